import { cardId, type MissionCard, type TroopCard, type TroopLine } from '../../cards/documents.ts'
import type { BattleState } from './state.ts'
import type { Side } from '../words.ts'

/** The mission that a side keeps; null before it does. */
export function missionOf({ setup, sides }: BattleState, side: Side): MissionCard | null {
  return setup.cards.missions.find((card) => cardId(card) === sides[side].mission) ?? null
}

export function troopCardOf({ setup, sides }: BattleState, side: Side): TroopCard | null {
  return setup.cards.troops.find((card) => cardId(card) === sides[side].troops) ?? null
}

/** The squad that marches: the line of the troop card that the mission names (p.8). */
export function troopLineOf(state: BattleState, side: Side): TroopLine | null {
  const [mission, troops] = [missionOf(state, side), troopCardOf(state, side)]
  return mission && troops ? troops.lines[mission.troopLine] : null
}
