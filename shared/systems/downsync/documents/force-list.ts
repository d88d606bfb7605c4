import { z } from 'zod'
import { line, name, pictureId, text } from '../../../contract/fields.ts'
import type { NamedKind } from '../../../document.ts'
import { problem, under, type Problem } from '../../../problem.ts'
import { areUnique, count, idSchema, TWICE } from '../../fields.ts'
import type { GameSize } from '../data/forces.ts'
import { checkForce, gameSize, pingsFor, type UnitCard } from '../forces.ts'
import { GAME_SIZES, SIGS, type Sizes } from '../words.ts'
import { cardFields, cardOf, checkCard } from './unit-card.ts'

const MOST = 60

const slots = count(0, 20)
export const sizesSchema = z.strictObject({ small: slots, medium: slots, large: slots })

/** A size of the book, or one that the group has agreed on. */
const sizeSchema = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('book'), size: z.enum(GAME_SIZES) }),
  z.strictObject({ of: z.literal('own'), name, slots: sizesSchema, commandPoints: count(0, 40) }),
])
export type ListSize = z.infer<typeof sizeSchema>

/** A Unit in a slot; who serves in it has a name where the group gives one. */
const unitSchema = z.strictObject({
  id: idSchema,
  card: idSchema,
  /** Empty: called as its card is. */
  name: line,
  crew: z
    .array(z.strictObject({ id: idSchema, name, picture: pictureId.nullable() }))
    .max(20)
    .refine(areUnique, TWICE),
})

const listSchema = z.strictObject({
  kind: z.literal('force-list'),
  version: z.literal(1),
  name,
  notes: text,
  faction: name,
  size: sizeSchema,
  units: z.array(unitSchema).max(MOST).refine(areUnique, TWICE),
  /** What its Units are: the list carries their cards along. */
  cards: z
    .array(z.strictObject({ id: idSchema, ...cardFields }))
    .max(MOST)
    .refine(areUnique, TWICE),
})

/** A force list as somebody writes it: it may be unfinished or against the rules. */
export type ListDraft = z.infer<typeof listSchema>

export const LIST_DOCUMENT: NamedKind<ListDraft> = {
  kind: 'force-list',
  version: 1,
  schema: listSchema,
  upgrades: [],
}

/** Where each limit stands in the book; null: Muster's own, which no line tells. */
export const LIST_LINES = {
  'force/empty': null,
  'force/card': null,
  'force/faction': '151',
  'force/slots': '151–173',
} as const satisfies Readonly<Record<string, string | null>>

/** Slots and Command Points of a list. Source: lines 151–173. */
export const sizeOf = ({ size }: Pick<ListDraft, 'size'>): GameSize =>
  size.of === 'book' ? gameSize(size.size) : { slots: size.slots, commandPoints: size.commandPoints }

/** Only lists of one size meet. Source: lines 151–173. */
export const isSameSize = (one: GameSize, other: GameSize): boolean =>
  one.commandPoints === other.commandPoints && SIGS.every((sig) => one.slots[sig] === other.slots[sig])

/** Its cards in the numbers of the rules. */
export const cardsOf = ({ cards }: Pick<ListDraft, 'cards'>): UnitCard[] =>
  cards.map(({ id, ...face }) => cardOf(id, face))

const forceOf = ({ faction, units }: Pick<ListDraft, 'faction' | 'units'>) => ({
  faction,
  units: units.map(({ card }) => card),
})

/**
 * What keeps a list from being played; `[]` when nothing does. Problems: those of `checkForce`, of `checkCard` for each
 * card that is in use, and `force/empty` where it has no slots either. Never throws: the list may come from a file. Source: lines 151–173.
 */
export function checkList(f: ListDraft): Problem[] {
  const ofSlots = checkForce(forceOf(f), cardsOf(f), sizeOf(f))
  const empty =
    f.units.length + ofSlots.length > 0
      ? []
      : [problem('force/empty', 'Nobody is in this force: fill its slots.', ['units'])]
  const used = new Set(f.units.map(({ card }) => card))
  const ofCards = f.cards.flatMap(({ id, ...face }, at) =>
    used.has(id) ? under(checkCard(face), 'cards', at) : [],
  )
  return [...empty, ...ofSlots, ...ofCards]
}

/**
 * Pings that a list begins with, by Signature; a Unit without a card has none yet. Source: lines 187, 408–410; R34.
 */
export function pingsOfList(
  f: ListDraft,
  granted: Partial<Sizes> = {},
  counts: 'once' | 'each' = 'once',
): Sizes {
  const cards = cardsOf(f)
  const units = f.units.filter(({ card }) => cards.some(({ id }) => id === card))
  return pingsFor(forceOf({ ...f, units }), cards, granted, counts)
}
