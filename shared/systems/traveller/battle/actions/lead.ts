import { is, one } from '../../../../battle/field.ts'
import { noCheck } from '../../../../battle/rule.ts'
import { carryOn, undertake } from '../course/flow.ts'
import { canSpend, freeToAct, notSpendable } from '../rules/against.ts'
import type { Rule } from '../rules/rule.ts'
import {
  areLinked,
  commanderOf,
  fightersOf,
  hasSkill,
  idsOf,
  isFighting,
  isUp,
  LEADERSHIP,
  TACTICS,
  unitKey,
  unitOf,
} from '../state/look.ts'
import type { BattleState, Fighter } from '../state/state.ts'
import { REACHES } from '../words.ts'
import { given } from './initiative.ts'

/** Leadership, command and how far apart the people of a unit are (lines 97–105, 172). */

/** Others of one's side with whom one is in communication, and they with a commander of theirs who is up (line 99). */
function followers(state: BattleState, leader: Fighter): readonly string[] {
  return idsOf(
    fightersOf(state, leader.side).filter(
      (other) =>
        other.id !== leader.id &&
        isFighting(other) &&
        isHeard(state, leader, other) &&
        !isCutOff(state, other),
    ),
  )
}

/** There is a commander who is up, and no link to them. */
function isCutOff(state: BattleState, fighter: Fighter): boolean {
  const commander = commanderOf(state, fighter)
  return commander !== null && isUp(commander) && !areLinked(state, commander, fighter)
}

function isHeard(state: BattleState, leader: Fighter, other: Fighter): boolean {
  if (unitKey(leader) !== null && unitKey(leader) === unitKey(other)) return areLinked(state, leader, other)
  return leader.reach === 'near' && other.reach === 'near'
}

/** Somebody else of those in communication is led, as a Significant Action (lines 99, 172). */
export const lead: Rule<'lead'> = {
  phases: ['acting'],
  offers: (state, side) =>
    freeToAct(state, side)
      .filter((fighter) => canSpend(fighter, 'significant') && hasSkill(state, fighter, LEADERSHIP))
      .flatMap((fighter) => {
        const targets = followers(state, fighter)
        return targets.length === 0 ? [] : [{ fighter: is(fighter.id), target: one(targets), given }]
      }),
  check: (state, command) => notSpendable(state, command, 'significant'),
  resolve: undertake,
}

/** Where the commander is down somebody named takes over, who brings no bonus of his own (line 99, TRV-100). */
export const takeCommand: Rule<'take-command'> = {
  phases: ['acting'],
  offers: (state, side) =>
    freeToAct(state, side)
      .filter((fighter) => {
        const commander = unitKey(fighter) === null ? null : commanderOf(state, fighter)
        return commander !== null && !isUp(commander)
      })
      .map(({ id }) => ({ fighter: is(id) })),
  check: noCheck,
  resolve: (log, { fighter }) => {
    log.emit({ kind: 'command-taken', fighter })
    carryOn(log)
  },
}

/** Somebody else of its unit is up, and there is a commander, Tactics or Leadership to be cut off from. */
function isReachTold(state: BattleState, fighter: Fighter): boolean {
  const key = unitKey(fighter)
  if (key === null) return false
  const unit = unitOf(state, fighter).filter(isFighting)
  const leads = (one: Fighter): boolean => hasSkill(state, one, LEADERSHIP) || hasSkill(state, one, TACTICS)
  const isLost = commanderOf(state, fighter) !== null || state.tactics.some((one) => one.unit === key)
  return unit.length > 1 && (isLost || unit.some(leads))
}

/** Whom voice and signs do not reach, in sight or out of it: comms alone do (lines 99–105). */
export const tellReach: Rule<'tell-reach'> = {
  phases: ['initiative', 'hastening', 'acting'],
  offers: (state, side) => {
    const members = fightersOf(state, side).filter(
      (fighter) => isFighting(fighter) && isReachTold(state, fighter),
    )
    return members.length === 0
      ? []
      : [{ fighter: one(idsOf(members)), reach: { ...one(REACHES), measured: true } }]
  },
  check: noCheck,
  resolve: (log, { fighter, reach }) => log.emit({ kind: 'reach-told', fighter, reach }),
}
