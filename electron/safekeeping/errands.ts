import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  backupsIn,
  contentOf,
  isGood,
  isWhole,
  PACKED,
  RECORD,
  secondFolders,
  thinOut,
  type Found,
} from './backups.ts'
import { writeWhole, type Step } from './drafts.ts'

/** What is done beside the program, in a place that may be slow or never answer: what it asks for and what it brings. */
export interface Errands {
  readonly bring: {
    readonly asks: { readonly folder: string; readonly second: string; readonly megabytes: number }
    readonly brings: boolean
  }
  readonly list: { readonly asks: { readonly place: string }; readonly brings: readonly Found[] | null }
  readonly read: { readonly asks: Found; readonly brings: { readonly content: Uint8Array | null } }
  readonly prepare: {
    readonly asks: { readonly place: string }
    readonly brings: 'ready' | 'missing' | 'unwritable'
  }
  readonly thin: {
    readonly asks: { readonly folder: string; readonly megabytes: number }
    readonly brings: boolean
  }
}
export type Errand = keyof Errands

export interface Asked<K extends Errand = Errand> {
  readonly kind: K
  readonly asks: Errands[K]['asks']
}
/** It goes on; or it is done. */
export type Said<K extends Errand = Errand> =
  { readonly kind: 'step' } | { readonly kind: 'done'; readonly brought: Errands[K]['brings'] }

type Runs = { readonly [K in Errand]: (asks: Errands[K]['asks'], step: Step) => Errands[K]['brings'] }

/** How each is done. What cannot be read is not there. */
const RUNS: Runs = {
  bring: ({ folder, second, megabytes }, step) =>
    tried(false, () => bringAlong(folder, second, step) && (thinOut(second, megabytes, step), true)),
  list: ({ place }, step) => tried(null, () => inSecond(place, step)),
  read: (found, step) => ({ content: contentOf(found, step) }),
  prepare: ({ place }) => {
    if (!tried(false, () => statSync(place).isDirectory())) return 'missing'
    return tried('unwritable', () => (mkdirSync(secondFolders(place), { recursive: true }), 'ready'))
  },
  thin: ({ folder, megabytes }, step) => tried(false, () => (thinOut(folder, megabytes, step), true)),
}

export function runErrand<K extends Errand>({ kind, asks }: Asked<K>, step: Step): Errands[K]['brings'] {
  const run: Runs[K] = RUNS[kind]
  return run(asks, step)
}

function tried<T>(otherwise: T, attempt: () => T): T {
  try {
    return attempt()
  } catch {
    return otherwise
  }
}

/** Brings the newest backup into a second place as well; false where it is not whole there. */
function bringAlong(folder: string, second: string, step: Step): boolean {
  const newest = backupsIn(folder, 'own').find(isGood)
  if (!newest) return true
  const target = join(second, `${newest.id}${PACKED}`)
  // What was made there when the place was chosen is not made again: the empty folder of a stick that is away is not it.
  if (!existsSync(dirname(second))) return false
  mkdirSync(second, { recursive: true })
  if (!existsSync(target)) {
    copyFileSync(join(folder, `${newest.id}${RECORD}`), join(second, `${newest.id}${RECORD}`))
    writeWhole(target, readFileSync(newest.path), step)
  }
  const there = backupsIn(second, 'second').find(({ id }) => id === newest.id)
  return there !== undefined && isWhole(there, step)
}

/** What lies in the second place, also of other machines: theirs may be gone. */
function inSecond(place: string, step: Step): Found[] {
  const folders = secondFolders(place)
  return readdirSync(folders).flatMap((own) => {
    step()
    return statSync(join(folders, own)).isDirectory()
      ? backupsIn(join(folders, own), 'second').map((one) => ({ ...one, id: `${own}.${one.id}` }))
      : []
  })
}
