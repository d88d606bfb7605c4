import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')

/** The scripts are JavaScript: what comes from them is looked at before it is believed. */
const { faults } = z
  .object({
    faults: z.array(
      z.object({ id: z.string(), file: z.string(), text: z.string(), tests: z.array(z.string()) }),
    ),
  })
  .parse(await import(pathToFileURL(join(root, 'scripts/prove/faults.mjs')).href))

describe('a fault that `npm run prove` puts in', () => {
  test.each(faults)('$id fits the program, and its tests are there', ({ file, text, tests }) => {
    const path = join(root, file)
    const times = existsSync(path) ? readFileSync(path, 'utf8').split(text).length - 1 : 0
    expect(times, `its text in ${file}`).toBe(1)
    expect(tests.filter((told) => !existsSync(join(root, told.split(' -g ')[0] ?? '')))).toEqual([])
  })
})
