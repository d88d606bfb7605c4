import { parentPort } from 'node:worker_threads'
import { unpackDeck } from './decks/file.ts'
import { unpackFaction } from './factions/file.ts'
import type { Refusal } from '../shared/problem.ts'
import type { Brought, Progress, TravelKind } from './travel/brought.ts'
import type { Asked, Said } from './travel/thread.ts'

/** A thread of the program that reads files from others. It can be ended in the midst of one: it keeps nothing. */

const READS: { readonly [K in TravelKind]: (content: Uint8Array, tell: Progress) => Brought[K] | Refusal } = {
  deck: unpackDeck,
  faction: unpackFaction,
}

/** Not more often than somebody can see it. */
const TELL_EVERY = 100

const say = (said: Said<TravelKind>): void => parentPort?.postMessage(said)

parentPort?.on('message', ({ kind, content }: Asked) => {
  let told = performance.now()
  const tell: Progress = (done, of) => {
    const now = performance.now()
    if (now - told < TELL_EVERY) return
    told = now
    say({ kind: 'progress', done, of })
  }
  say({ kind: 'answer', answer: READS[kind](content, tell) })
})
