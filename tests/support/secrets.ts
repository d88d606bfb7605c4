import type { BattleState } from '../../shared/systems/seven-seconds/battle/state/state.ts'
import type { Side } from '../../shared/systems/seven-seconds/battle/words.ts'

/** Everything that would tell what a side hides: its cards, their words, its units that are not on the table, and its notes. */
export function secretsOf({ sides, units, notes, setup: { cards } }: BattleState, side: Side): string[] {
  const { hand, mission, troops } = sides[side]
  const ids = [mission, troops, ...(hand?.missions ?? []), ...(hand?.troops ?? [])].filter(
    (id) => id !== null,
  )
  const letter = { offense: 'O', defense: 'D', 'chance-encounter': 'E' } as const
  const titles = [
    ...cards.missions.map((card) => ({
      id: `${letter[card.deck]}-${String(card.number).padStart(2, '0')}`,
      card,
    })),
    ...cards.troops.map((card) => ({ id: `T-${String(card.number).padStart(2, '0')}`, card })),
  ].flatMap(({ id, card }) => (ids.includes(id) ? [card.title] : []))
  const hidden = Object.values(units).filter((unit) => unit.side === side && unit.where === 'holding-area')
  const names = hidden.flatMap(({ name }) => (name === null ? [] : [name]))
  const open = new Set(notes.filter((note) => !note.private).map(({ text }) => text))
  const own = notes.filter((note) => note.private && note.side === side && !open.has(note.text))
  const written = own.map(({ text }) => text)
  return [...ids, ...titles, ...hidden.map(({ id }) => id), ...names, ...written].map((text) =>
    JSON.stringify(text),
  )
}
