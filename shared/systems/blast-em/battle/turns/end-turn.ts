import { is, some, yesNo, one, type Fields } from '../../../../battle/field.ts'
import { impossible, when } from '../../../../battle/rule.ts'
import { notYours } from '../rules/against.ts'
import type { Log, Rule } from '../rules/rule.ts'
import {
  idsOf,
  isFighting,
  isUp,
  modelsOf,
  playing,
  rulesOf,
  standingEnemies,
  standingFoes,
} from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import { isInReach } from '../course/who.ts'
import { OUTCOMES, type Outcome, type Player } from '../words.ts'
import { endMission } from '../ending/losses.ts'
import { isToBeSaid } from '../ending/objective.ts'
import { reward } from '../ending/reward.ts'
import { endTurn, meetEnemies } from '../course/flow.ts'

/** Whether a fight is over is asked where the house rule looks at who is in sight. */
function asksSight(state: BattleState): boolean {
  return isFighting(state) && rulesOf(state).fightEnds === 'noneInSight' && standingEnemies(state).length > 0
}

/** Enemies with whom somebody of the team is in HTH are in sight of it (lines 284, 307). */
function inContact(state: BattleState): readonly ModelState[] {
  const team = modelsOf(state, state.active).filter(isUp)
  return standingEnemies(state).filter((enemy) => team.some((model) => isInReach(state, model, enemy)))
}

/** Somebody of the team who is up holds the room (line 46). */
function asksRoom(state: BattleState): boolean {
  return state.setup.mission.objective.kind === 'secure' && modelsOf(state, state.active).some(isUp)
}

function endFields(state: BattleState): Fields {
  return {
    inSight: asksSight(state)
      ? some(idsOf(standingEnemies(state)), { usual: idsOf(inContact(state)) })
      : is([]),
    secured: asksRoom(state) ? yesNo : is(null),
  }
}

/**
 * The turn ends once all have moved, acted and exchanged fire; a fight is over with no enemy up in sight, or nobody of
 * the team up. Source: lines 307, 311, 315.
 */
export const endTurnRule: Rule<'end-turn'> = {
  phases: ['free', 'closing'],
  offers: (state, side) => (side === state.active && !isToBeSaid(state) ? [endFields(state)] : []),
  check: (state, { side }) => [
    ...notYours(side, state.active, 315),
    ...when(isToBeSaid(state), () =>
      impossible('turn/say-how', 'Nobody of yours is left here: say how the mission ended.', { page: 5 }),
    ),
  ],
  resolve: (log, { inSight, secured }) => {
    closeFight(log, inSight)
    endTurn(log, secured === true)
  },
}

/** It is won once all of those are down whom the team has fought in it, whoever else stands elsewhere (lines 218, 311). */
function closeFight(log: Log, inSight: readonly string[]): void {
  const { state } = log
  const side = state.active
  if (side === null || state.exchange === null) return
  const won = modelsOf(state, side).some(isUp)
  const foes = standingFoes(state)
  const seen = standingEnemies(state).filter(({ id }) => inSight.includes(id))
  const there = [...inContact(state), ...(asksSight(state) ? seen : foes)]
  if (there.length > 0 && won) {
    // Whoever is still in sight has a part in it, whomever they were met by before.
    meetEnemies(
      log,
      there.flatMap(({ side: of }) => of ?? []),
      idsOf(there),
    )
    return
  }
  const apart = won && foes.length > 0
  log.emit({ kind: 'fight-ended', side, won, ...(apart && { apart }) })
  // Whoever only got out of sight has won nothing.
  if (won && !apart) reward(log, side)
}

/** Rivals who got away before have a word in how it ended (line 5). */
export function speakers(state: BattleState): readonly Player[] {
  if (rulesOf(state).teams === 'rivals' && isToBeSaid(state)) return playing(state)
  return state.active === null ? [] : [state.active]
}

/** The players end the mission: by what they wrote themselves, by a loss that only they see, or before anything is settled. */
export const endMissionRule: Rule<'end-mission'> = {
  phases: ['free', 'closing'],
  offers: (state, side) =>
    speakers(state).some((one) => one === side) ? [{ outcome: one(outcomesOf(state)) }] : [],
  check: (state, { side }) => notYours(side, speakers(state), 315),
  resolve: (log, { side, outcome }) => {
    const by = speakers(log.state).find((one) => one === side)
    const isAlone = outcome === 'won' && rulesOf(log.state).teams === 'rivals'
    endMission(log, outcome, 'by-agreement', isAlone && by ? by : null)
  },
}

/** What the program looks at itself the players settle only where it no more than assists. */
function outcomesOf({ setup: { mission, level } }: BattleState): readonly Outcome[] {
  return mission.objective.kind === 'own' || level === 'assist' ? OUTCOMES : ['broken-off', 'lost']
}
