import type { KeptDocument } from '../../../../shared/systems/kept.ts'
import { rulesAmong, type KeptRules } from '../../../odds/ask.ts'
import { CARD_DOCUMENT, type CardFace } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import { LIST_DOCUMENT } from '../../../../shared/systems/downsync/documents/force-list.ts'
import { RULES_DOCUMENT } from '../../../../shared/systems/downsync/documents/rules.ts'
import { DEFAULT_RULES, type HouseRules } from '../../../../shared/systems/downsync/house-rules.ts'
import { SAMPLE_CARDS } from '../../../../shared/systems/downsync/samples/cards.ts'

/** Who can be asked about: the Unit cards of the group, those that its force lists carry along, then the samples. */

export interface Piece {
  readonly id: string
  readonly card: CardFace
}

/** The cards of a faction, by its name. */
export interface Faction {
  readonly id: string
  readonly cards: readonly Piece[]
}

export interface People {
  readonly factions: readonly Faction[]
  readonly rules: readonly KeptRules<HouseRules>[]
}

export function peopleIn(kept: readonly KeptDocument[]): People {
  const own = kept.flatMap(({ id, document }): Piece[] => {
    const card = CARD_DOCUMENT.schema.safeParse(document)
    return card.success ? [{ id, card: card.data }] : []
  })
  const listed = kept.flatMap(({ id, document }): Piece[] => {
    const list = LIST_DOCUMENT.schema.safeParse(document)
    if (!list.success) return []
    return list.data.cards.map(({ id: of, ...card }) => ({ id: `${id}.${of}`, card }))
  })
  const samples = Object.entries(SAMPLE_CARDS).flatMap(([faction, cards]) =>
    Object.entries<CardFace>(cards).map(([id, card]): Piece => ({ id: `${faction}.${id}`, card })),
  )
  const all = [listed, samples].reduce<readonly Piece[]>(
    (known, more) => [...known, ...newTo(known, more)],
    own,
  )
  const names = [...new Set(all.map(({ card }) => card.faction))]
  const rules = rulesAmong(kept, RULES_DOCUMENT)
  return {
    factions: names.map((id) => ({ id, cards: all.filter(({ card }) => card.faction === id) })),
    rules,
  }
}

/** A card that is there already by its faction and name does not come a second time. */
function newTo(known: readonly Piece[], more: readonly Piece[]): Piece[] {
  const nameOf = ({ card }: Piece): string => JSON.stringify([card.faction, card.name])
  const names = new Set(known.map(nameOf))
  return more.filter((piece) => {
    const name = nameOf(piece)
    const isNew = !names.has(name)
    names.add(name)
    return isNew
  })
}

export const rulesIn = ({ rules }: People, id: unknown): HouseRules =>
  rules.find((one) => one.id === id)?.rules ?? DEFAULT_RULES
