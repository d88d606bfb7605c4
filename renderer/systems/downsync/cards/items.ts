import type { Action, CardFace, Trait } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import { piecesOf } from '../../../print/fitting/divide.ts'

/** What stands on a Unit card below its stats, in pieces: a long text goes on on a further card. */
export interface CardItem<Of> {
  /** Null where its text goes on. */
  readonly of: Of | null
  readonly text: string
}
export type AnyItem =
  | ({ readonly kind: 'trait' } & CardItem<Trait>)
  | ({ readonly kind: 'action' } & CardItem<Action>)
  | ({ readonly kind: 'counter' } & CardItem<Counter>)

type Counter = CardFace['counters'][number]

/** With the first words of its text, and then the others. */
function divided<Of extends { readonly text: string }>(of: Of): CardItem<Of>[] {
  const [first = '', ...rest] = piecesOf(of.text.trim())
  return [{ of, text: first }, ...rest.map((text) => ({ of: null, text }))]
}

/** Traits, actions, then counters, each with its text. */
export const itemsOf = ({ traits, actions, counters }: CardFace): readonly AnyItem[] => [
  ...traits.flatMap((one) => divided(one).map((item): AnyItem => ({ kind: 'trait', ...item }))),
  ...actions.flatMap((one) => divided(one).map((item): AnyItem => ({ kind: 'action', ...item }))),
  ...counters.flatMap((one) => divided(one).map((item): AnyItem => ({ kind: 'counter', ...item }))),
]
