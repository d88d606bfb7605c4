import { DECOY } from '../../../../shared/systems/downsync/data/forces.ts'
import {
  pingsOfList,
  sizeOf,
  type ListDraft,
} from '../../../../shared/systems/downsync/documents/force-list.ts'
import { CARD_DOCUMENT, type CardFace } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import { randomList } from '../../../../shared/systems/downsync/samples/generate.ts'
import { SIGS, type Sig, type Sizes } from '../../../../shared/systems/downsync/words.ts'
import { freeId } from '../../../library/form/shape.ts'

/** The slots of a force list, and who fills them. */

type Unit = ListDraft['units'][number]
type Card = ListDraft['cards'][number]

export interface Slots {
  readonly sig: Sig
  readonly slots: number
  readonly units: readonly { readonly unit: Unit; readonly card: Card }[]
}

const cardOfUnit = ({ cards }: ListDraft, unit: Unit): Card | undefined =>
  cards.find(({ id }) => id === unit.card)

export const slotsOf = (list: ListDraft): Slots[] =>
  SIGS.map((sig) => ({
    sig,
    slots: sizeOf(list).slots[sig],
    units: list.units.flatMap((unit) => {
      const card = cardOfUnit(list, unit)
      return card?.sig === sig ? [{ unit, card }] : []
    }),
  }))

export const withoutCard = (list: ListDraft): Unit[] =>
  list.units.filter((unit) => cardOfUnit(list, unit) === undefined)

/** Slots of each Signature that nobody fills yet. */
export function openSlots(list: ListDraft): Sizes {
  const open = { small: 0, medium: 0, large: 0 }
  for (const { sig, slots, units } of slotsOf(list)) open[sig] = Math.max(0, slots - units.length)
  return open
}

/** Pings by Signature: of so many Units, and how many decoys beside them, with the Units that bring those. */
export function pingRows(list: ListDraft) {
  const pings = pingsOfList(list)
  return slotsOf(list).map(({ sig, units }) => {
    const bring = list.cards.filter(
      ({ id, traits }) =>
        list.units.some(({ card }) => card === id) &&
        traits.some((trait) => trait.name === DECOY && trait.sig === sig),
    )
    return {
      ...{ sig, units: units.length, decoys: pings[sig] - units.length, pings: pings[sig] },
      from: bring.map(({ name }) => name),
    }
  })
}

/** What is on a card, as documents are compared. */
export function faceOf(card: object): CardFace | null {
  const { id: _id, ...rest }: { id?: unknown } = { id: '', ...card }
  const read = CARD_DOCUMENT.schema.safeParse({ ...rest, kind: 'unit-card', version: 1 })
  if (!read.success) return null
  const { kind: _kind, version: _version, ...face } = read.data
  return face
}
export const isAlike = (one: object, other: object): boolean =>
  JSON.stringify(faceOf(one)) === JSON.stringify(faceOf(other))

/** One more Unit of a card, which the list carries along once; the first one says of which faction the force is. */
export function withUnit(list: ListDraft, face: CardFace): ListDraft {
  const known = list.cards.find((card) => isAlike(card, face))
  const card = known?.id ?? freeId(list, face.name.toLowerCase().replace(/^[^a-z]+/u, '') || 'card')
  return {
    ...list,
    faction: list.units.length === 0 ? face.faction : list.faction,
    cards: known ? list.cards : [...list.cards, { id: card, ...face }],
    units: [...list.units, { id: freeId(list, 'u'), card, name: '', crew: [] }],
  }
}

/** The list with its open slots filled by chance, as far as these cards do. */
export function filled(list: ListDraft, faces: readonly CardFace[], pick: (n: number) => number): ListDraft {
  const open = openSlots(list)
  const own = faces.filter(({ faction }) => faction === list.faction)
  for (const sig of SIGS) if (!own.some((face) => face.sig === sig)) open[sig] = 0
  const cards = Object.fromEntries(own.map((face, at) => [`c${at}`, face]))
  const size = { of: 'own', name: list.name, slots: open, commandPoints: 0 } as const
  const made = randomList({ pick }, list.faction, cards, size)
  if ('problem' in made) return list
  return made.list.units.reduce((all, { card }) => {
    const face = cards[card]
    return face ? withUnit(all, face) : all
  }, list)
}
