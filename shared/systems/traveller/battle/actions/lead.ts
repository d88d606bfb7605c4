import { is, one } from '../../../../battle/field.ts'
import { noCheck } from '../../../../battle/rule.ts'
import { carryOn, shift, spend } from '../course/flow.ts'
import { canSpend, freeToAct, notSpendable } from '../rules/against.ts'
import { check, givenReason, reason, roundReasons, skillReason } from '../rules/weigh.ts'
import type { Rule } from '../rules/rule.ts'
import {
  areLinked,
  characterOf,
  commanderOf,
  fighterIn,
  fightersOf,
  hasSkill,
  idsOf,
  isFighting,
  isUp,
  LEADERSHIP,
  rulesOf,
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

/** The Effect is added to somebody else’s Initiative, for one round. Source: lines 11, 99, 172; R8, R12, R16. */
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
  resolve: (log, command) => {
    const leader = fighterIn(log.state, command.fighter)
    if (!leader) return
    spend(log, leader.id, 'significant')
    const outcome = check(log, leader, 'leadership', [
      skillReason(log.state, leader, LEADERSHIP),
      reason('readyDm', characterOf(log.state, leader.id)?.dms.leadership ?? 0),
      ...roundReasons(leader),
      givenReason(command.given),
    ])
    log.emit({ kind: 'led', fighter: leader.id, target: command.target, ...outcome })
    const target = fighterIn(log.state, command.target)
    const counts = outcome.effect > 0 || rulesOf(log.state).leadershipFailed === 'lowers'
    if (target && counts && outcome.effect !== 0) shift(log, target, 'leadership', outcome.effect)
    carryOn(log)
  },
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

/** Somebody else of its unit is up, and there is a commander to be cut off from, or somebody who could lead. */
function isReachTold(state: BattleState, fighter: Fighter): boolean {
  if (unitKey(fighter) === null) return false
  const unit = unitOf(state, fighter).filter(isUp)
  const leads = (one: Fighter): boolean => hasSkill(state, one, LEADERSHIP)
  return unit.length > 1 && (commanderOf(state, fighter) !== null || unit.some(leads))
}

/** Who is out of earshot, or of sight: comms alone reach them (lines 99–105). */
export const tellReach: Rule<'tell-reach'> = {
  phases: ['hastening', 'acting'],
  offers: (state, side) => {
    const members = fightersOf(state, side).filter(
      (fighter) => isFighting(fighter) && isReachTold(state, fighter),
    )
    return members.map(({ id, reach }) => ({
      fighter: is(id),
      reach: { ...one(REACHES.filter((far) => far !== reach)), measured: true },
    }))
  },
  check: noCheck,
  resolve: (log, { fighter, reach }) => log.emit({ kind: 'reach-told', fighter, reach }),
}
