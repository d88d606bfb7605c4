import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  backupsIn,
  contentOf,
  isGood,
  isWhole,
  packCopy,
  PACKED,
  RECORD,
  secondFolders,
  thinOut,
  type Found,
  type Packing,
} from './backups.ts'
import type { BackupRecord } from '../../shared/contract/safekeeping.ts'
import { writeWhole, type Step } from './drafts.ts'
import { isEmpty } from './figures.ts'

/**
 * What is done beside the program, in a place that may be slow or never answer, or since it takes long: what it asks for
 * and what it brings.
 */
export interface Errands {
  readonly pack: { readonly asks: { readonly draft: string }; readonly brings: Packing }
  readonly bring: {
    readonly asks: { readonly folder: string; readonly second: string; readonly megabytes: number }
    readonly brings: Delivered
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

/**
 * Whether the newest backup is in the second place, as far as it is wanted there. `above`: no, since backups lie there
 * that the data folder does not know, up to this number: it was lost, and began again from 1.
 */
interface Delivered {
  readonly there: boolean
  readonly above: number | null
}

export interface Asked<K extends Errand = Errand> {
  readonly kind: K
  readonly asks: Errands[K]['asks']
}
/** It goes on; or it is done. */
export type Said<K extends Errand = Errand> =
  { readonly kind: 'step' } | { readonly kind: 'done'; readonly brought: Errands[K]['brings'] }

type Runs = {
  readonly [K in Errand]: (
    asks: Errands[K]['asks'],
    step: Step,
  ) => Errands[K]['brings'] | Promise<Errands[K]['brings']>
}

/** How each is done. What cannot be read is not there. */
const RUNS: Runs = {
  pack: ({ draft }, step) => packCopy(draft, step),
  bring: ({ folder, second, megabytes }, step) =>
    tried({ there: false, above: null }, () => {
      const delivered = bringAlong(folder, second, step)
      if (delivered.there) thinOut(second, megabytes, step)
      return delivered
    }),
  list: ({ place }, step) => tried(null, () => inSecond(place, step)),
  read: (found, step) => ({ content: contentOf(found, step) }),
  prepare: ({ place }) => {
    if (!tried(false, () => statSync(place).isDirectory())) return 'missing'
    return tried('unwritable', () => (mkdirSync(secondFolders(place), { recursive: true }), 'ready'))
  },
  thin: ({ folder, megabytes }, step) => tried(false, () => (thinOut(folder, megabytes, step), true)),
}

export async function runErrand<K extends Errand>(
  { kind, asks }: Asked<K>,
  step: Step,
): Promise<Errands[K]['brings']> {
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

/** Brings the newest backup into a second place as well. */
function bringAlong(folder: string, second: string, step: Step): Delivered {
  const newest = backupsIn(folder, 'own').find(isGood)
  if (!newest?.record) return { there: true, above: null }
  const target = join(second, `${newest.id}${PACKED}`)
  // What was made there when the place was chosen is not made again: the empty folder of a stick that is away is not it.
  if (!existsSync(dirname(second))) return { there: false, above: null }
  mkdirSync(second, { recursive: true })
  const before = backupsIn(second, 'second')
    .filter(isGood)
    .flatMap((one) => one.record ?? [])
  // Nobody loses what is there to a folder that began empty.
  if (isEmpty(newest.record.figures) && before.some(({ figures }) => !isEmpty(figures)))
    return { there: true, above: null }
  const above = Math.max(0, ...before.map(({ number }) => number))
  if (before.some((one) => isUnknown(one, newest.record))) return { there: false, above }
  if (!existsSync(target)) {
    copyFileSync(join(folder, `${newest.id}${RECORD}`), join(second, `${newest.id}${RECORD}`))
    writeWhole(target, readFileSync(newest.path), step)
  }
  const there = backupsIn(second, 'second').find(({ id }) => id === newest.id)
  return { there: there !== undefined && isWhole(there, step), above: null }
}

/** One of a later number than the newest here has, or of the same and another. */
function isUnknown(one: BackupRecord, newest: BackupRecord | null): boolean {
  if (newest === null || one.number > newest.number) return true
  return one.number === newest.number && one.packed.sha256 !== newest.packed.sha256
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
