import { isolate } from '../../texts/isolate.ts'
import { escapeMarkdown } from './escape.ts'

/** Texts that are told: which wording is taken, how names stand in sentences, and what becomes of these. */

/** Every sentence that varies has so many wordings. */
export const WORDINGS = 3

/** The wording of a sentence that the event's number chooses: the same battle always reads the same. */
export function wording(key: string, event: number): string {
  // Two that follow each other never sound alike, and now and then the order changes.
  return `${key}.${(event * 7 + (event >>> 3)) % WORDINGS}`
}

/**
 * Wordings in turn: no sentence is said again in the same words before its others were, and what follows, by its `place`
 * from 1, begins in other words. `many`: how many wordings a key has.
 */
export function wordingsInTurn(place: number, many: (key: string) => number): (key: string) => string {
  const said = new Map<string, number>()
  return (key) => {
    const turn = said.get(key) ?? place - 1
    said.set(key, turn + 1)
    return `${key}.${turn % many(key)}`
  }
}

/** Begins large, where no name begins it, and ends what names and quotations brought along: one point, one space. */
export function sentence(words: string): string {
  return words
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase())
    .replace(/\s+/gu, ' ')
    .replace(/([.!?…][”"’)]?\u2069?)\.$/u, '$1')
    .trim()
}

/** A paragraph of the sentences that there are. */
export function paragraph(sentences: readonly string[]): string {
  return sentences.map(sentence).filter(Boolean).join(' ')
}

/** A text in Markdown of the parts that there are. */
export function inMarkdown(parts: readonly string[]): string {
  return `${parts.filter((part) => part.trim() !== '').join('\n\n')}\n`
}

/** A name in a sentence: as it is written, and with its own direction. */
export function named(name: string): string {
  return isolate(escapeMarkdown(name))
}
