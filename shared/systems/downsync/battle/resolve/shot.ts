import { ask } from '../../../../battle/course.ts'
import { rollDice } from '../../../../battle/log.ts'
import { DICE_PER_ADVANTAGE } from '../../data/rolls.ts'
import { isCombat, type Action } from '../../documents/unit-card.ts'
import type { BaseCount } from '../../words.ts'
import type { StepOf } from '../documents/steps.ts'
import { gainsAt } from '../rules/abilities.ts'
import type { Log } from '../rules/rule.ts'
import { mayBeNegated, wayOf } from '../rules/targets.ts'
import { weighAttack, weighScan, type Weighed } from '../rules/weigh.ts'
import { actionIn, baseIn, isOnTable, living, ofBase, pingIn, rulesOf, unitIn } from '../state/look.ts'
import type { BattleState, PingState, UnitState } from '../state/state.ts'
import { affect, apply, mark } from './effects.ts'

/** One point of ROF, from the declared target to what a hit comes to (lines 480–502, 522–549). */

type Aimed = StepOf<'aimed'>

/** Abilities of its target come before the dice (line 429). */
export function declare(log: Log, aimed: Omit<Aimed, 'kind'>): void {
  const unit = unitIn(log.state, aimed.unit)
  const action = unit && actionIn(unit, aimed.action)
  const target = unitIn(log.state, aimed.at)
  const before = action && wayOf(action, rulesOf(log.state)) === 'attack' ? 'attacked' : 'scanned'
  const gains = target ? gainsAt(target, before) : []
  if (gains.length > 0) ask(log, ...gains, { kind: 'aimed', ...aimed })
  else shoot(log, aimed)
}

/** The dice of what was declared, if its target is still there. */
export function shoot(log: Log, aimed: Omit<Aimed, 'kind'>): void {
  const [step] = log.state.steps
  const unit = unitIn(log.state, aimed.unit)
  const action = unit && actionIn(unit, aimed.action)
  const target = unitIn(log.state, aimed.at) ?? pingIn(log.state, aimed.at)
  if (!unit || !action || step?.kind !== 'volley' || !target || !isOnTable(target)) return
  const weighed = weigh(log.state, { unit, action, target }, aimed)
  if (!weighed) return
  const { side } = unit
  const { at, atBase, boosted } = aimed
  if (boosted) log.emit({ kind: 'command-spent', side, count: 1, on: 'boost' })
  const { need, advantage, reasons } = weighed
  const purpose = isCombat(action) ? ('attack' as const) : ('scan' as const)
  const roll = { purpose, side, unit: unit.id, ...ofBase(unit, step.base) }
  const dice = rollDice(log, roll, 2 + advantage * DICE_PER_ADVANTAGE)
  const [best = 0, second = 0] = dice.toSorted((one, other) => other - one)
  const hit = best + second >= need
  log.emit({
    ...{ kind: 'shot', unit: unit.id, base: step.base, action: action.id, at, atBase },
    ...{ effect: action.effect, need, reasons: [...reasons], advantage, hit },
  })
  spend(log, step)
  if (hit) strike(log, unit, action, aimed)
  if (rulesOf(log.state).stealthGoes === 'afterAttack') endVolley(log, step)
}

function weigh(
  state: BattleState,
  { unit, action, target }: { unit: UnitState; action: Action; target: UnitState | PingState },
  aimed: Omit<Aimed, 'kind'>,
): Weighed | null {
  if (wayOf(action, rulesOf(state)) !== 'attack')
    return weighScan(rulesOf(state), unit, action, target, aimed)
  if (!('card' in target)) return null
  // Where it has been let pass that it is too far, it reaches there.
  const range = action.range === null ? null : Math.max(action.range, aimed.inches)
  const weighed = weighAttack(unit, { ...action, range }, target, aimed)
  return 'problem' in weighed ? null : weighed
}

/** A point of ROF is used up. */
export function spend(log: Log, step: StepOf<'volley'>): void {
  log.emit({ kind: 'answered' })
  ask(log, { ...step, left: step.left - 1 })
}

function strike(
  log: Log,
  unit: UnitState,
  action: Action,
  { at, atBase, concealed }: Omit<Aimed, 'kind'>,
): void {
  mark(log, unit.id, action, at)
  const { effect } = action
  if (effect === 'kill' || effect === 'stun') {
    const target = unitIn(log.state, at)
    const base = target && (atBase ?? living(target)[0]?.number)
    if (!target || base == null || !baseIn(target, base)) return
    const hit = {
      ...{ kind: 'hit' as const, unit: at, base, by: unit.id, action: action.id, effect },
      ...(concealed && { concealed }),
    }
    if (mayBeNegated(action, rulesOf(log.state))) ask(log, ...beforeChecks(log.state, at, base), hit)
    else apply(log, hit)
    return
  }
  if (effect === 'reveal' && pingIn(log.state, at)) {
    ask(log, { kind: 'identify', ping: at, by: 'hit' })
    return
  }
  affect(log, effect, at)
  if (effect === 'special') ask(log, { kind: 'outcome', unit: unit.id, action: action.id, at, atBase })
}

/** What a Unit may use before it answers a hit, where it has something to answer with (lines 429, 563). */
function beforeChecks(state: BattleState, id: string, number: BaseCount): StepOf<'gain'>[] {
  const unit = unitIn(state, id)
  const base = unit && baseIn(unit, number)
  return base && base.cm > 0 ? gainsAt(unit, 'hit') : []
}

/** No further point of ROF: Stealth goes after a Combat Action of any base, or of all of them (line 750). */
export function endVolley(log: Log, { unit: id, action: of }: StepOf<'volley'>): void {
  const unit = unitIn(log.state, id)
  const action = unit && actionIn(unit, of)
  if (!unit?.stealth || !action || !isCombat(action)) return
  const fired = log.state.activation?.fired ?? []
  const isGone =
    rulesOf(log.state).stealthOfBases === 'anyBase' ||
    living(unit).every(({ number }) => fired.includes(number))
  if (isGone) log.emit({ kind: 'token-lost', unit: id, token: 'stealth' })
}
