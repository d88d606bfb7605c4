import type { Action, CardFace } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import { piecesOf } from '../../../print/fitting/divide.ts'
import type { DividedText } from '../../../print/prints.ts'
import type { Words } from '../../../texts/words.ts'
import type { UnitFace } from './faces/face.ts'
import { paperKey, sigText } from './words.ts'

/** What stands on a Unit card below its stats, in pieces: a long text goes on on a further card. */
export type CardItem = (Headed | { readonly kind: 'more' }) & { readonly text: string }
type Headed =
  | { readonly kind: 'trait'; readonly trait: CardFace['traits'][number] }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'counter'; readonly name: string }

/** With the first words of its text, and then the others. */
function withWords(head: Headed, text: string): CardItem[] {
  const [first = '', ...rest] = piecesOf(text.trim())
  return [{ ...head, text: first }, ...rest.map((piece): CardItem => ({ kind: 'more', text: piece }))]
}

/** Traits, actions, then counters, each with its text. */
export const itemsOf = ({ traits, actions, counters }: CardFace): readonly CardItem[] => [
  ...traits.flatMap((trait) => withWords({ kind: 'trait', trait }, trait.text)),
  ...actions.flatMap((action) => withWords({ kind: 'action', action }, action.text)),
  ...counters.flatMap(({ name, text }) => withWords({ kind: 'counter', name }, text)),
]

/** A trait with what its name alone does not say: Decoy[SIG], and what its use costs. Source: lines 408, 429. */
export function traitName(words: Words, { name, sig, commandPoints }: CardFace['traits'][number]): string {
  const whole = sig === null ? name : `${name} [${sigText(words, sig)}]`
  return commandPoints > 0
    ? `${whole} (${words.t(paperKey('commandPoints'), { n: commandPoints }, commandPoints)})`
    : whole
}

/** A card holds some of its items; its stats stand on each. */
export const divided: DividedText<UnitFace> = {
  itemsOf: ({ card }) => Math.max(1, itemsOf(card).length),
  slice: (face, from, to) => ({ ...face, items: { from, to } }),
  hasPicture: () => false,
  withoutPicture: (face) => face,
  picturesGoFirst: () => false,
}
