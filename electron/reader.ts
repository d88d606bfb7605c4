import { parentPort } from 'node:worker_threads'
import { unpackDeck, unpackTable } from './decks/file.ts'
import { unpackFaction } from './factions/file.ts'
import type { Refusal } from '../shared/problem.ts'
import type { Brought, Progress, TravelKind } from './travel/brought.ts'
import type { Asked, Said } from './travel/thread.ts'

/** A thread of the program that reads files from others. It can be ended in the midst of one: it keeps nothing. */

type Read<K extends TravelKind> = (
  content: Uint8Array,
  tell: Progress,
  own: boolean,
) => Brought[K] | Refusal | Promise<Brought[K] | Refusal>

const READS: { readonly [K in TravelKind]: () => Read<K> | Promise<Read<K>> } = {
  deck: () => unpackDeck,
  table: () => unpackTable,
  faction: () => unpackFaction,
  // With it comes all that reads a campaign.
  archive: async () => {
    const { unpackArchive } = await import('./archives/open.ts')
    return (content, tell, own) => unpackArchive(content, own, tell)
  },
}

/** Not more often than somebody can see it. */
const TELL_EVERY = 100

const say = (said: Said<TravelKind>): void => parentPort?.postMessage(said)

async function answer({ kind, content, own }: Asked): Promise<void> {
  const read = await READS[kind]()
  say({ kind: 'ready' })
  let told = performance.now()
  const tell: Progress = (done, of) => {
    const now = performance.now()
    if (now - told < TELL_EVERY) return
    told = now
    say({ kind: 'progress', done, of })
  }
  say({ kind: 'answer', answer: await read(content, tell, own) })
}

parentPort?.on('message', (asked: Asked | null) => {
  if (asked === null) parentPort?.close()
  else void answer(asked)
})
