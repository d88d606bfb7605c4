import { isolate } from '../texts/isolate.ts'
import type { Words } from '../texts/words.ts'
import './texts.ts'

/** What a print is called: what it is, and whose. */
export function titleOf({ t }: Words, what: string, name: string): string {
  return t('paper.title.of', { what: isolate(what), name: isolate(name) })
}
