import { expect, test } from 'vitest'
import { sentenceOf } from '../../renderer/table/moments.ts'

/** What a replay tells of a moment, of all that a decision led to. */

const LOG = [
  [1, 7, 'Gunner fires.'],
  [2, 7, null],
  [3, 7, 'Gunner hits Brack.'],
  [4, 7, 'Brack goes down.'],
  [5, 8, 'Ilse has the turn.'],
  [6, 9, null],
].map(([number, decision, kind]) => ({
  number: Number(number),
  decision: Number(decision),
  event: { kind: String(kind) },
}))

test.each([
  ['its own', 4, 'Brack goes down.'],
  ['the next, where its event is no line of its own', 2, 'Gunner hits Brack.'],
  ['none of another decision', 6, null],
  ['none after the end', 7, null],
])('the one sentence of a moment is %s', (_what, number, sentence) => {
  const says = ({ event }: { readonly event: { readonly kind: string } }): string | null =>
    event.kind === 'null' ? null : event.kind
  expect(sentenceOf(number, LOG, says)).toBe(sentence)
})
