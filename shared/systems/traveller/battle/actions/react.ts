import { is, one, some, type Field, type Fields } from '../../../../battle/field.ts'
import { noCheck, notThere } from '../../../../battle/rule.ts'
import { PICKS } from '../../words.ts'
import { carryOn } from '../course/flow.ts'
import { shift, spend } from '../resolve/cost.ts'
import { dueOf } from '../course/steps.ts'
import { strayInto } from '../resolve/attack.ts'
import { burst } from '../resolve/blast.ts'
import { suffer } from '../resolve/harm.ts'
import { armIn, armsOf, HANDS, isMelee, type Arm } from '../rules/armed.ts'
import type { Log, Rule } from '../rules/rule.ts'
import { acting, fighterIn, isSeen, levelOf, rulesOf, targetsOf, UNARMED } from '../state/look.ts'
import { attackMet } from '../state/meeting.ts'
import type { BattleState, Fighter } from '../state/state.ts'

/** Reactions, and what the players see of what goes astray or bursts (lines 62–72, 136, 140, 180). */

/** Whether what is to be met is struck with in melee: then it can be parried (line 72). */
function isStruckAt(state: BattleState): boolean {
  const met = attackMet(state.steps)
  if (met?.kind !== 'shot') return false
  const by = fighterIn(state, met.shot.by)
  const arm = by && armIn(state, by, met.shot.weapon)
  return arm !== null && isMelee(arm)
}

/** In cover one ducks behind that; what else there is to duck behind the players see (line 68). */
function dodging(state: BattleState): Field {
  const met = attackMet(state.steps)
  return met?.kind === 'shot' && met.shot.cover !== 'none' ? is('dodgeBehind') : one(['dodge', 'dodgeBehind'])
}

/** One reaction an attack: a dodge, not when prone, or a parry against melee. Source: lines 62–72, 168; R41, TRV-074. */
export const react: Rule<'react'> = {
  phases: ['reacting'],
  offers: (state, side) => {
    const step = dueOf(state, side, 'react')
    const fighter = fighterIn(state, step?.fighter ?? null)
    if (!step || !fighter) return []
    const none = { fighter: is(fighter.id), how: is('none'), weapon: is(null) }
    const dodges = fighter.stance === 'prone' ? [] : [{ ...none, how: dodging(state) }]
    const parries = isStruckAt(state)
      ? [{ ...none, how: is('parry'), weapon: parryWith(state, fighter) }]
      : []
    return [none, ...dodges, ...parries]
  },
  check: noCheck,
  resolve: (log, { fighter: id, how, weapon }) => {
    const fighter = fighterIn(log.state, id)
    if (!fighter) return
    log.emit({
      kind: 'reacted',
      fighter: id,
      how,
      parry: how === 'parry' ? parryLevel(log.state, fighter, weapon) : 0,
    })
    if (how !== 'none') payFor(log, fighter)
    carryOn(log)
  },
}

/** In cover too one dodged in the open, as older logs tell it. */
export const dodgesAsTold: Rule<'react'>['offers'] = (state, side) =>
  react
    .offers(state, side)
    .flatMap((offer) =>
      offer.how?.kind === 'is' && offer.how.value === 'dodgeBehind' ? [{ ...offer, how: is('dodge') }] : [],
    )

/** What is in hand, or of a machine what is mounted on it (line 72, TRV-074). */
const parrying = (state: BattleState, fighter: Fighter): readonly Arm[] =>
  armsOf(state, fighter).filter(
    (arm) => isMelee(arm) && arm.ref !== HANDS && (arm.craft === null || arm.craft.id === fighter.id),
  )

function parryWith(state: BattleState, fighter: Fighter): Field {
  const held = parrying(state, fighter).map(({ ref }) => ref)
  return held.length === 0 ? is(null) : { kind: 'one', of: held, orNone: true, measured: false }
}

/** The Melee level with what is in hand; without the skill 0, by house rule a help to the attacker (R41). */
export function parryLevel(state: BattleState, fighter: Fighter, weapon: string | null): number {
  const held = parrying(state, fighter).find(({ ref }) => ref === weapon)
  const { unskilledParry, unskilled } = rulesOf(state)
  const level = levelOf(state, fighter, held?.weapon.skill ?? UNARMED)
  return level ?? (unskilledParry === 'helpsAttacker' ? unskilled : 0)
}

/** Initiative −2 and −1 to all checks of the round; aim and long work are lost (lines 29, 64; R12, R17, TRV-078). */
function payFor(log: Log, fighter: Fighter): void {
  shift(log, fighter, 'reactions', 1)
  spend(log, fighter.id, 'free', false)
  if (fighter.work) log.emit({ kind: 'work-ended', fighter: fighter.id, finished: false })
}

/** Whoever is nearest to the target, of several (line 140, TRV-150). */
export const settleStray: Rule<'settle-stray'> = {
  phases: ['settling'],
  offers: (state, side) => {
    const step = dueOf(state, side, 'stray')
    return step ? [{ struck: { ...one(step.among), measured: true } }] : []
  },
  check: noCheck,
  resolve: (log, { struck }) => {
    const [step] = log.state.steps
    if (step?.kind !== 'stray') return
    log.emit({ kind: 'answered' })
    strayInto(log, step, struck)
    carryOn(log)
  },
}

/** Everybody and every vehicle within its radius; a vehicle that explodes has two of them (lines 136, 187, 274). */
export const settleBlast: Rule<'settle-blast'> = {
  phases: ['settling'],
  offers: (state, side) => {
    const step = dueOf(state, side, 'inside')
    if (!step) return []
    const known = new Set(step.rings.flatMap(({ always }) => always))
    const others = targetsOf(state, side).filter((id) => !known.has(id))
    // A throw that misses lands so near that its target is in it, where nothing stands between (lines 136, 176).
    const usual = others.filter((id) => id === step.missed)
    const field = (inIt: readonly string[]): Field =>
      others.length === 0 ? is([]) : some(others, { usual: inIt })
    return [{ near: field(usual), far: step.rings.length > 1 ? field([]) : is([]) }]
  },
  check: noCheck,
  resolve: (log, { near, far }) => {
    const [step] = log.state.steps
    if (step?.kind !== 'inside') return
    log.emit({ kind: 'answered' })
    burst(
      log,
      step,
      near,
      far.filter((id) => !near.includes(id)),
    )
    carryOn(log)
  },
}

/** What was thrown bursts on landing or later, as its owner says (line 176, TRV-188). */
export const keepFuse: Rule<'keep-fuse'> = {
  phases: ['settling'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'inside')
    return step && step.with !== 'explosion' ? [{}] : []
  },
  check: noCheck,
  resolve: (log) => {
    const [step] = log.state.steps
    if (step?.kind !== 'inside') return
    // Whoever it struck may have walked away by then.
    const { pierced: _pierced, missed: _missed, ...kept } = step
    const rings = step.rings.map((ring) => ({ ...ring, always: [] }))
    log.emit({ kind: 'fuse-kept', step: { ...kept, rings, met: null } })
    carryOn(log)
  },
}

export const setOff: Rule<'set-off'> = {
  phases: ['acting'],
  offers: (state, side) =>
    state.fuses.flatMap((step, at) =>
      step.kind === 'inside' && fighterIn(state, step.by)?.side === side ? [{ fuse: is(String(at)) }] : [],
    ),
  check: noCheck,
  resolve: (log, { fuse }) => {
    const step = log.state.fuses[Number(fuse)]
    const what = step?.kind === 'inside' ? { by: step.by, with: step.with } : {}
    log.emit({ kind: 'set-off', fuse: Number(fuse), ...what })
    carryOn(log)
  },
}

/** Whoever loses sight of the target for a whole turn loses the aim (line 29, TRV-046). */
export const loseAim: Rule<'lose-aim'> = {
  phases: ['acting'],
  offers: (state, side) =>
    Object.values(state.fighters)
      .filter((fighter) => fighter.aim !== null && fighter.side === side && isSeen(fighter))
      .map(({ id }) => ({ fighter: is(id) })),
  check: noCheck,
  resolve: (log, { fighter }) => log.emit({ kind: 'aim-lost', fighter }),
}

/**
 * Of a side that Muster plays: it cannot aim there, as the players see it, and means something else. Stands beside what it
 * means to do, and is no offer of its own. Source: lines 54, 127, 204.
 */
export const ruleOut: Rule<'rule-out'> = {
  phases: ['acting'],
  offers: () => [],
  check: (state, { side, fighter }) => {
    const isMeant =
      state.automatic.includes(side) &&
      acting(state).some((one) => one.id === fighter && one.side === side && isSeen(one))
    return isMeant ? [] : notThere({ page: 54, path: ['fighter'] })
  },
  resolve: (log, { fighter, weapon, target }) => log.emit({ kind: 'ruled-out', fighter, weapon, target }),
}

/** A dodge takes 1d6 off, a dive, of people, half and the next Significant Action. Source: line 136; R24, TRV-137. */
export const brace: Rule<'brace'> = {
  phases: ['reacting'],
  offers: (state, side) => {
    const step = dueOf(state, side, 'brace')
    if (!step) return []
    const isMachine = fighterIn(state, step.fighter)?.isMachine === true
    return [
      { fighter: is(step.fighter), how: one(isMachine ? ['none', 'dodge'] : ['none', 'dodge', 'dive']) },
    ]
  },
  check: noCheck,
  resolve: (log, { fighter: id, how }) => {
    const fighter = fighterIn(log.state, id)
    log.emit({ kind: 'braced', fighter: id, how })
    if (fighter && how !== 'none') payFor(log, fighter)
    carryOn(log)
  },
}

/** END is gone: Strength or Dexterity, and that one until it is gone as well (line 180, R26). */
export const chooseLoss: Rule<'choose-loss'> = {
  phases: ['suffering'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'loss')
    return step ? [{ fighter: is(step.harm.target), from: one(PICKS) }] : []
  },
  check: noCheck,
  resolve: (log, { from }) => {
    const [step] = log.state.steps
    if (step?.kind !== 'loss') return
    log.emit({ kind: 'answered' })
    suffer(log, step.harm, from)
    carryOn(log)
  },
}
