import { ask } from '../../../../battle/course.ts'
import {
  choice,
  counted,
  distanceUpTo,
  is,
  must,
  one,
  some,
  yesNo,
  type Field,
} from '../../../../battle/field.ts'
import { rollDice } from '../../../../battle/log.ts'
import { breaks, noCheck, notSeen, when, type Hindrance } from '../../../../battle/rule.ts'
import { DICE_PER_ADVANTAGE } from '../../data/rolls.ts'
import { isCombat, type Action } from '../../documents/unit-card.ts'
import type { BaseCount } from '../../words.ts'
import { carryOn, endVolley } from '../course/flow.ts'
import { dueOf } from '../course/steps.ts'
import type { CommandOf } from '../documents/commands.ts'
import type { StepOf } from '../documents/steps.ts'
import { affect, apply, mark } from '../resolve/effects.ts'
import { comesTo } from '../resolve/special.ts'
import { gainsAt } from '../rules/abilities.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import { mayBeNegated, NOBODY, targetsOf, wayOf } from '../rules/targets.ts'
import { countsConcealed, weighAttack, weighScan, type Weighed } from '../rules/weigh.ts'
import {
  actionIn,
  baseIn,
  idsOf,
  living,
  ofBase,
  outPings,
  outUnits,
  pingIn,
  rulesOf,
  unitIn,
} from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { BATTLE_SIDES, SPECIAL_OUTCOMES, type Side } from '../words.ts'
import { atBase, baseOf } from './acts.ts'

/** Attacks and Scan Checks, one for each point of ROF (lines 478–553; R21). */

const FARTHEST = 72
const MOST_BY_HAND = 9
const MOST_DICE_BY_HAND = 5

interface Volley {
  readonly step: StepOf<'volley'>
  readonly unit: UnitState
  readonly action: Action
}

function volleyOf(state: BattleState, side: Side): Volley | null {
  const step = dueOf(state, side, 'volley')
  const unit = step && unitIn(state, step.unit)
  const action = unit && actionIn(unit, step.action)
  return step && unit && action ? { step, unit, action } : null
}
/** The volley of that way, if it is this one’s turn. */
const ofWay = (state: BattleState, side: Side, way: ReturnType<typeof wayOf>): Volley | null => {
  const found = volleyOf(state, side)
  return found && wayOf(found.action, rulesOf(state)) === way ? found : null
}

const byHand = counted(-MOST_BY_HAND, MOST_BY_HAND)
const diceByHand = counted(0, MOST_DICE_BY_HAND)
/** Beyond 6" concealing terrain stops sight (line 292; R26). */
const UNSEEN = {
  inAll:
    'Nothing is attacked that is out of sight, or farther than 6″ behind more than 2″ of concealing terrain in all: choose another target.',
  eachPiece:
    'Nothing is attacked that is out of sight, or farther than 6″ behind a piece of concealing terrain with more than 2″ in the way: choose another target.',
} as const
/** All of it is in buildings, and the group counts those as cover (lines 262, 310). */
const isHoused = (state: BattleState, target: UnitState): boolean =>
  rulesOf(state).buildingConceals && living(target).every(({ building }) => building !== '')
const basesOf = (unit: UnitState): Field => {
  const numbers = living(unit).map(({ number }) => String(number))
  const [only] = numbers
  return numbers.length === 1 && only !== undefined ? is(only) : one(numbers)
}

/** Source: lines 340, 526–539. */
export const attack: Rule<'attack'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const volley = ofWay(state, side, 'attack')
    if (!volley) return []
    return targetsOf(state, volley.step).flatMap((id): Fields[] => {
      const target = unitIn(state, id)
      if (!target) return []
      return [
        {
          ...{ at: is(id), base: basesOf(target), inches: distanceUpTo(volley.action.range ?? FARTHEST) },
          ...{ seen: must(true), concealed: isHoused(state, target) ? is(true) : yesNo },
          ...{ boosted: choice(state.camps[side].commandPoints > 0), mod: byHand, advantage: diceByHand },
        },
      ]
    })
  },
  check: (state, command) => {
    const { seen, inches } = command
    const range = volleyOf(state, command.side)?.action.range ?? null
    return [...outOfRange(inches, range), ...notSeen(seen, 'seen', 526, UNSEEN[rulesOf(state).seenThrough])]
  },
  resolve: (log, command) => {
    const volley = volleyOf(log.state, command.side)
    const target = unitIn(log.state, command.at)
    if (!volley || !target) return
    const { unit, action } = volley
    const { at, boosted, concealed, inches } = command
    // Where it has been let pass that it is too far, it reaches there.
    const range = action.range === null ? null : Math.max(action.range, inches)
    const weighed = weighAttack(unit, { ...action, range }, target, command)
    if ('problem' in weighed) return
    shoot(log, volley, { at, atBase: baseOf(command.base), boosted, concealed }, weighed)
  },
}

const outOfRange = (inches: number, range: number | null): readonly Hindrance[] =>
  when(range !== null && inches > range, () =>
    breaks('attack/out-of-range', `This reaches ${range}″: choose a nearer target.`, {
      page: 443,
      path: ['inches'],
      values: { inches, range: range ?? 0 },
    }),
  )

/** Source: lines 480–502; R20. */
export const scan: Rule<'scan'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const volley = ofWay(state, side, 'scan')
    if (!volley) return []
    const asked = (isAsked: boolean): Field => (isAsked ? yesNo : is(false))
    const { unit, action } = volley
    const boosted = choice(state.camps[side].commandPoints > 0)
    return targetsOf(state, volley.step).map((id) => {
      const target = unitIn(state, id)
      const isHarder = target === null || rulesOf(state).hiddenUnits
      return {
        ...{ at: is(id), base: target ? basesOf(target) : is(null) },
        inches: distanceUpTo(action.range ?? FARTHEST),
        concealed: asked(isHarder || countsConcealed(unit, action, target)),
        unseen: asked(isHarder),
        ...{ boosted, mod: byHand, advantage: diceByHand },
      }
    })
  },
  check: (state, { side, inches }) => outOfRange(inches, volleyOf(state, side)?.action.range ?? null),
  resolve: (log, command) => {
    const volley = volleyOf(log.state, command.side)
    const target = unitIn(log.state, command.at) ?? pingIn(log.state, command.at)
    if (!volley || !target) return
    const weighed = weighScan(rulesOf(log.state), volley.unit, volley.action, target, command)
    const atBase = command.base === null ? null : baseOf(command.base)
    const { at, boosted, concealed } = command
    shoot(log, volley, { at, atBase, boosted, concealed }, weighed)
  },
}

interface Aimed {
  readonly at: string
  readonly atBase: BaseCount | null
  readonly boosted: boolean
  readonly concealed: boolean
}

/** One point of ROF: the dice, and what a hit comes to. Source: lines 480–502, 522–549. */
function shoot(log: Log, { step, unit, action }: Volley, aimed: Aimed, weighed: Weighed): void {
  const { side } = unit
  const { at, atBase, boosted } = aimed
  if (boosted) log.emit({ kind: 'command-spent', side, count: 1, on: 'boost' })
  const { need, advantage, reasons } = weighed
  const purpose = isCombat(action) ? ('attack' as const) : ('scan' as const)
  const roll = { purpose, side, unit: unit.id, ...ofBase(unit, step.base) }
  const dice = rollDice(log, roll, 2 + advantage * DICE_PER_ADVANTAGE)
  const [best = 0, second = 0] = dice.toSorted((one_, other) => other - one_)
  const hit = best + second >= need
  const { base, left } = step
  log.emit({
    ...{ kind: 'shot', unit: unit.id, base, action: action.id, at, atBase },
    ...{ effect: action.effect, need, reasons: [...reasons], advantage, hit },
  })
  spend(log, step, left)
  if (hit) strike(log, unit, action, aimed)
  if (rulesOf(log.state).stealthGoes === 'afterAttack') endVolley(log, step)
  carryOn(log)
}

/** A point of ROF is used up. */
function spend(log: Log, step: StepOf<'volley'>, left: number): void {
  log.emit({ kind: 'answered' })
  ask(log, { ...step, left: left - 1 })
}

function strike(log: Log, unit: UnitState, action: Action, { at, atBase, concealed }: Aimed): void {
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

/** A ★: as its card says, without dice or once its check has succeeded. Source: lines 516, 553. */
export const carryOut: Rule<'carry-out'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const units = BATTLE_SIDES.flatMap((one) => idsOf(outUnits(state, one)))
    const pings = BATTLE_SIDES.flatMap((one) => idsOf(outPings(state, one)))
    const placed: Field = { kind: 'one', of: [...units, ...pings], orNone: true, measured: true }
    const outcome = dueOf(state, side, 'outcome')
    if (outcome)
      return [
        {
          ...{ at: is(outcome.at), base: is(atBase(outcome.atBase)), inches: is(0) },
          ...{ placed, does: some(SPECIAL_OUTCOMES) },
        },
      ]
    const volley = ofWay(state, side, 'special')
    if (!volley) return []
    return targetsOf(state, volley.step).map((id) => {
      const target = unitIn(state, id)
      return {
        ...{ at: is(id === NOBODY ? null : id), base: target ? basesOf(target) : is(null) },
        inches: reaching(volley, id),
        placed,
        does: target ? some(SPECIAL_OUTCOMES) : is([]),
      }
    })
  },
  check: (state, { side, inches }) => outOfRange(inches, volleyOf(state, side)?.action.range ?? null),
  resolve: (log, { side, at, base, does, placed }: CommandOf<'carry-out'>) => {
    const volley = volleyOf(log.state, side)
    if (volley) aimSpecial(log, volley, at)
    else log.emit({ kind: 'answered' })
    if (placed !== null)
      ask(log, { kind: 'place', unit: placed, by: 'card' }, { kind: 'near', piece: placed, how: 'placed' })
    if (at !== null) for (const what of does) comesTo(log, what, at, base === null ? null : baseOf(base))
    carryOn(log)
  },
}

/** A ★ has a Range as any action has; of what is about itself nothing is measured (line 443). */
const reaching = ({ unit, action: { range } }: Volley, at: string): Field =>
  range === null || at === unit.id ? is(0) : distanceUpTo(range)

function aimSpecial(log: Log, { step, unit, action }: Volley, at: string | null): void {
  log.emit({
    ...{ kind: 'shot', unit: unit.id, base: step.base, action: action.id, at: at ?? unit.id, atBase: null },
    ...{ effect: action.effect, need: 0, reasons: [], advantage: 0, hit: true },
  })
  spend(log, step, step.left)
  if (at !== null) mark(log, unit.id, action, at)
}

/** The points of ROF that are left are given up. */
export const cease: Rule<'cease'> = {
  phases: ['acting'],
  offers: (state, side) => (volleyOf(state, side) ? [{}] : []),
  check: noCheck,
  resolve: (log, { side }) => {
    const volley = volleyOf(log.state, side)
    log.emit({ kind: 'answered' })
    if (volley) endVolley(log, volley.step)
    carryOn(log)
  },
}
