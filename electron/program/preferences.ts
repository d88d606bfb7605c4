import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { THEMES } from '../../shared/contract/program.ts'

const windowPlace = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().min(320).max(20_000),
  height: z.number().int().min(240).max(20_000),
  maximized: z.boolean(),
  fullScreen: z.boolean(),
  zoom: z.number().min(-8).max(9),
})

const schema = z.object({
  theme: z.enum(THEMES).catch('system'),
  window: windowPlace.nullable().catch(null),
})

export type WindowPlace = z.infer<typeof windowPlace>
export type PreferenceValues = z.infer<typeof schema>

/** What one person likes on one machine: needed before the database is open, so kept beside it. */
export interface Preferences {
  get(): PreferenceValues
  set(change: Partial<PreferenceValues>): void
}

/** A missing or broken file gives the defaults: preferences are never worth an error. */
export function openPreferences(folder: string): Preferences {
  const path = join(folder, 'preferences.json')
  let values = read(path)
  return {
    get: () => values,
    set: (change) => {
      values = { ...values, ...change }
      try {
        writeFileSync(`${path}.part`, JSON.stringify(values, null, 2))
        renameSync(`${path}.part`, path)
      } catch {
        // A folder that cannot be written is told to the user where the database is opened.
      }
    },
  }
}

function read(path: string): PreferenceValues {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return schema.parse({})
  }
}
