import { ask } from '../../../../battle/course.ts'
import { rollSum } from '../../../../battle/log.ts'
import { INTO_COMBAT, PIERCING } from '../../data/attacks.ts'
import { rounds, scatter } from '../../weapons.ts'
import type { Shot, Step, StepOf } from '../documents/steps.ts'
import {
  armInAir,
  armOfShot,
  burstDamage,
  firing,
  isHelpless,
  isMelee,
  isPayload,
  recoilOf,
  type Arm,
} from '../rules/armed.ts'
import { attackReasons, outcomeOf, weighed, type Outcome } from '../rules/weigh.ts'
import type { Log } from '../rules/rule.ts'
import { fighterIn, isShutDown, isUp, rulesOf } from '../state/look.ts'
import type { BattleState, Fighter } from '../state/state.ts'
import { inflict, throughArmour } from './harm.ts'

/** One attack, from its dice to its damage (lines 45–56, 134–180). */

/** Whether somebody may still meet an attack (lines 62–72, 152, 168, 216). */
export function canReact(state: BattleState, fighter: Fighter | null): boolean {
  return (
    fighter !== null &&
    isUp(fighter) &&
    fighter.grapple === null &&
    !isHelpless(state, fighter) &&
    !isShutDown(state, fighter)
  )
}

/** Who is asked before something that was declared is thrown. */
export function askedBefore(step: Step): Step[] {
  if (step.kind === 'grab') return [{ kind: 'resist', fighter: step.target }]
  if (step.kind === 'ram') return step.aware ? [{ kind: 'react', fighter: step.target }] : []
  if (step.kind !== 'shot' || !step.shot.aware || step.shot.target === null) return []
  return [{ kind: 'react', fighter: step.shot.target }]
}

/** What somebody declared cannot be done any more. */
export function lapse(log: Log, by: string | null): void {
  if (by !== null) log.emit({ kind: 'withdrawn', fighter: by, lapsed: true })
}

/** The dice of an attack fall. */
export function throwShot(log: Log, shot: Shot): void {
  const fighter = fighterIn(log.state, shot.by)
  // Of full auto the rounds are in the air, whatever has become of the firer.
  const isMade = fighter !== null && (isUp(fighter) || shot.pair !== null)
  const reasons = isMade ? attackReasons(log.state, fighter, shot) : null
  const arm = fighter && armOfShot(log.state, fighter, shot)
  if (!fighter || !arm || !reasons) {
    lapse(log, shot.by)
    return
  }
  const dm = weighed(log, fighter, 'attack', reasons)
  const total = shot.pair
    ? shot.pair[0] + shot.pair[1] + dm
    : rollSum(log, { purpose: 'attack', side: fighter.side, unit: fighter.id }, 2, dm)
  const outcome = outcomeOf(total, dm)
  // Rounds of full auto are spent with its dice.
  if (shot.pair === null) spendRounds(log, fighter, arm, shot)
  log.emit({ kind: 'attacked', shot, ...outcome })
  if (isPayload(arm)) deliver(log, fighter, arm, shot, outcome)
  else if (outcome.success) strike(log, arm, shot, shot.target, outcome.effect)
  else miss(log, fighter, arm, shot, outcome)
}

/** Rounds are spent, and the next round's Initiative pays for Recoil or Heft (lines 58–60, 93–95). */
export function spendRounds(log: Log, fighter: Fighter, arm: Arm, { mode }: Shot): void {
  const { weapon, ref } = arm
  const spent = weapon.magazine === null ? 0 : rounds(firing(weapon, mode))
  log.emit({ kind: 'fired', fighter: fighter.id, weapon: ref, rounds: spent })
  const loss = recoilOf(log.state, fighter, arm, mode)
  if (loss > 0)
    log.emit({ kind: 'initiative-shifted', fighter: fighter.id, why: 'recoil', add: loss, round: 'next' })
}

/** Damage with the Effect, less armour (lines 180–184). */
function strike(log: Log, arm: Arm, shot: Shot, target: string | null, effect: number): void {
  const fighter = fighterIn(log.state, shot.by)
  if (target === null || !fighter) return
  const { damage, name } = arm.weapon
  const thrown = rollSum(log, { purpose: 'damage', side: fighter.side, unit: fighter.id }, damage.dice)
  const burst = burstDamage(arm.weapon, shot.mode)
  const through = throughArmour(log.state, target, { thrown, add: damage.add, burst, effect })
  inflict(log, { target, ...through, by: shot.by, with: name })
}

function miss(log: Log, fighter: Fighter, arm: Arm, shot: Shot, { effect }: Outcome): void {
  // What sticks in somebody else comes down nowhere.
  if (!goAstray(log, fighter, arm, shot) && arm.weapon.weapon === 'thrown')
    scatterFrom(log, arm, shot, effect)
}

/** Into combat a miss may strike whoever is nearest to the target; false where it strikes nobody (line 140, R20). */
function goAstray(log: Log, fighter: Fighter, arm: Arm, shot: Shot): boolean {
  if (isMelee(arm) || shot.beside.length === 0) return false
  const die = rollSum(log, { purpose: 'stray', side: fighter.side, unit: fighter.id }, 1)
  const stands = shot.beside.filter((id) => fighterIn(log.state, id)?.fate !== 'dead')
  const isHit = die >= INTO_COMBAT.strayFrom && stands.length > 0
  if (isHit) ask(log, { kind: 'stray', shot, among: stands })
  else log.emit({ kind: 'strayed', by: shot.by, struck: null })
  return isHit
}

/** It strikes without Effect; a payload bursts there. */
export function strayInto(log: Log, { shot }: StepOf<'stray'>, struck: string): void {
  const fighter = fighterIn(log.state, shot.by)
  const arm = fighter && armInAir(log.state, fighter, shot.weapon)
  log.emit({ kind: 'strayed', by: shot.by, struck })
  if (!arm) return
  if (isPayload(arm)) burstAt(log, arm, shot, { struck: [struck], effect: 0, scatter: null })
  else strike(log, arm, shot, struck, 0)
}

/**
 * A payload bursts where it was meant to, at whom it strikes instead, or where it comes down; one that flies on is gone.
 * Source: lines 136, 140, 176.
 */
function deliver(log: Log, fighter: Fighter, arm: Arm, shot: Shot, { success, effect }: Outcome): void {
  const { weapon } = arm
  if (success) {
    const isFired = weapon.weapon !== 'thrown'
    const gained = isFired && rulesOf(log.state).firedEffect ? effect : 0
    burstAt(log, arm, shot, {
      struck: shot.target === null ? [] : [shot.target],
      effect: gained,
      scatter: null,
      // What is thrown does nothing by its impact (line 176).
      pierces: isFired && effect >= PIERCING.effect,
    })
    return
  }
  if (goAstray(log, fighter, arm, shot)) return
  if (weapon.weapon === 'thrown' || weapon.scatters)
    burstAt(log, arm, shot, {
      struck: [],
      effect: 0,
      scatter: scatterFrom(log, arm, shot, effect),
      missed: shot.target,
    })
}

/** Who is in it the players say. */
function burstAt(
  log: Log,
  { weapon }: Arm,
  shot: Shot,
  at: {
    readonly struck: string[]
    readonly effect: number
    readonly scatter: number | null
    readonly pierces?: boolean
    readonly missed?: string | null
  },
): void {
  const { dice } = weapon.damage
  const { scatter: off, missed = null } = at
  const isNear = missed !== null && off !== null && off <= (weapon.blast ?? 0)
  const add = weapon.damage.add + burstDamage(weapon, shot.mode)
  ask(log, {
    kind: 'inside',
    by: shot.by,
    with: weapon.name,
    rings: [{ metres: weapon.blast ?? 0, dice, add: add + at.effect, always: at.struck }],
    met: shot.met === 'none' ? null : shot.target,
    helpless: [],
    scatter: at.scatter,
    ...(at.pierces === true && at.struck.length > 0 && { pierced: at.struck }),
    ...(isNear && { missed }),
  })
}

/** A clock face shows the direction, twelve away from who threw (line 176, TRV-186). */
function scatterFrom(log: Log, { weapon }: Arm, shot: Shot, effect: number): number {
  const fighter = fighterIn(log.state, shot.by)
  const metres = scatter(effect, rulesOf(log.state).scatter === 'farther')
  const roll = {
    purpose: 'direction' as const,
    side: fighter?.side ?? 'side-1',
    unit: shot.by,
    die: 'd12' as const,
  }
  const hours = rollSum(log, roll, 1)
  log.emit({ kind: 'scattered', by: shot.by, weapon: weapon.name, metres, hours })
  return metres
}
