import type { Action, CardFace, Trait } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import { piecesOf } from '../../../print/fitting/divide.ts'
import type { UnitFace } from '../prints/faces/face.ts'

/** What stands on a Unit card below its stats. */
export type AnyItem =
  | ({ readonly kind: 'trait' } & CardItem<Trait>)
  | ({ readonly kind: 'action' } & CardItem<Action>)
  | ({ readonly kind: 'counter' } & CardItem<CardFace['counters'][number]>)
export interface CardItem<Of> {
  /** Null where the text of a card before goes on. */
  readonly of: Of | null
  readonly text: string
}

/** Traits, actions, then counters, each with its text. */
const wholeOf = ({ traits, actions, counters }: CardFace): readonly AnyItem[] => [
  ...traits.map((of): AnyItem => ({ kind: 'trait', of, text: of.text.trim() })),
  ...actions.map((of): AnyItem => ({ kind: 'action', of, text: of.text.trim() })),
  ...counters.map((of): AnyItem => ({ kind: 'counter', of, text: of.text.trim() })),
]

/** The same in pieces, the first of each with its name: a long text goes on on a further card. */
export const piecesOn = (card: CardFace): readonly AnyItem[] =>
  wholeOf(card).flatMap((item) => {
    const [first = '', ...rest] = piecesOf(item.text)
    return [{ ...item, text: first }, ...rest.map((text): AnyItem => ({ kind: item.kind, of: null, text }))]
  })

/** What stands on this one of its cards; pieces of one text read on. */
export function itemsOn({ card, items }: Pick<UnitFace, 'card' | 'items'>): readonly AnyItem[] {
  if (!items) return wholeOf(card)
  return piecesOn(card)
    .slice(items.from, items.to)
    .reduce<readonly AnyItem[]>((all, item) => {
      const last = all.at(-1)
      return item.of === null && last
        ? [...all.slice(0, -1), { ...last, text: `${last.text} ${item.text}` }]
        : [...all, item]
    }, [])
}
