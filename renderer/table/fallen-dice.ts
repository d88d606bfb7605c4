import { isRolled, type AnyEvent } from '../../shared/battle/battle.ts'

/** Dice of one roll that have pips to be drawn. */
export interface FallenDice {
  readonly side: string
  readonly dice: readonly number[]
}

/** What an event shows as dice: none where nothing fell, or where it was a card, a coin or a direction. */
export function fallenDice(event: AnyEvent): readonly FallenDice[] {
  if (!isRolled(event) || event.dice.length === 0) return []
  const { side, die = 'd6', dice, test } = event
  return die === 'd6' && test !== 'direction' ? [{ side, dice }] : []
}
