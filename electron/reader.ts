import { answerBeside } from './beside/answer.ts'
import type { Refusal } from '../shared/problem.ts'
import { reads } from './systems/registry.ts'
import type { Brought, Progress, TravelKind } from './travel/brought.ts'
import type { Asked, Said } from './travel/readings.ts'

/** A process beside the program that reads files from others. It can be ended in the midst of one: it keeps nothing. */

type Read<K extends TravelKind> = (
  content: Uint8Array,
  tell: Progress,
  own: boolean,
) => Brought[K] | Refusal | Promise<Brought[K] | Refusal>

const READS: { readonly [K in TravelKind]: () => Read<K> | Promise<Read<K>> } = {
  ...reads,
  // With it comes all that reads a campaign.
  archive: async () => {
    const { unpackArchive } = await import('./archives/open.ts')
    return (content, tell, own) => unpackArchive(content, own, tell)
  },
}

/** Not more often than somebody can see it. */
const TELL_EVERY = 100

async function answer({ kind, content, own }: Asked, say: (said: Said) => void): Promise<void> {
  let told = performance.now()
  const tell: Progress = (done, of) => {
    const now = performance.now()
    if (now - told < TELL_EVERY) return
    told = now
    say({ kind: 'progress', done, of })
  }
  try {
    const read = await READS[kind]()
    say({ kind: 'answer', answer: await read(content, tell, own) })
  } catch (error) {
    say({ kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

answerBeside((asked, say) => void answer(asked as Asked, say))
