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
import { breaks, noCheck, notSeen, when, type Hindrance } from '../../../../battle/rule.ts'
import type { Action } from '../../documents/unit-card.ts'
import { carryOn } from '../course/flow.ts'
import { dueOf } from '../course/steps.ts'
import type { CommandOf } from '../documents/commands.ts'
import type { StepOf } from '../documents/steps.ts'
import { mark } from '../resolve/effects.ts'
import { declare, endVolley, spend } from '../resolve/shot.ts'
import { comesTo } from '../resolve/special.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import { NOBODY, targetsOf, wayOf } from '../rules/targets.ts'
import { countsConcealed } from '../rules/weigh.ts'
import { actionIn, idsOf, living, outPings, outUnits, rulesOf, unitIn } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { BATTLE_SIDES, SPECIAL_OUTCOMES, type Side } from '../words.ts'
import { atBase, baseOf } from './acts.ts'

/** Attacks and Scan Checks, one for each point of ROF (lines 478–553; R21). */

const FARTHEST = 72
/** Inches that a card’s words give or take of a Range, at most (line 677). */
const LONGER = 24
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
          ...{ at: is(id), base: basesOf(target), inches: inchesTo(volley.action) },
          ...{ seen: must(true), concealed: isHoused(state, target) ? is(true) : yesNo },
          ...{ boosted: choice(state.camps[side].commandPoints > 0), mod: byHand, advantage: diceByHand },
          range: farther(volley.action),
        },
      ]
    })
  },
  check: (state, command) => [
    ...outOfRange(command, volleyOf(state, command.side)),
    ...notSeen(command.seen, 'seen', 526, UNSEEN[rulesOf(state).seenThrough]),
  ],
  resolve: (log, { side, ...said }) => {
    aim(log, volleyOf(log.state, side), { ...said, unseen: false })
  },
}

/** At whom a point of ROF is, and what is seen of it. */
type Aim = Pick<
  CommandOf<'scan'>,
  'at' | 'base' | 'inches' | 'concealed' | 'unseen' | 'boosted' | 'mod' | 'advantage'
>

function aim(log: Log, volley: Volley | null, { at, base, ...said }: Aim): void {
  const { inches, concealed, unseen, boosted, mod, advantage } = said
  if (!volley) return
  declare(log, {
    ...{ unit: volley.unit.id, base: volley.step.base, action: volley.action.id, at },
    ...{ atBase: base === null ? null : baseOf(base), inches, concealed, unseen, boosted, mod, advantage },
  })
  carryOn(log)
}

/** How far away it is. */
const inchesTo = ({ range }: Action): Field => distanceUpTo(range === null ? FARTHEST : range + LONGER)
/** How much farther than its Range it reaches by a card’s words (lines 443, 677). */
const farther = ({ range }: Action): Field => (range === null ? is(0) : counted(-LONGER, LONGER))

/** How far that reaches which is offered so, by its card alone. */
export const printedIn = ({ inches }: Fields): number =>
  inches?.kind === 'number' ? inches.most - LONGER : 0

function outOfRange(
  { inches, range: more }: { readonly inches: number; readonly range: number },
  volley: Volley | null,
): readonly Hindrance[] {
  const printed = volley?.action.range ?? null
  const range = printed === null ? null : Math.max(0, printed + more)
  return when(range !== null && inches > range, () =>
    breaks('attack/out-of-range', `This reaches ${range}″: choose a nearer target.`, {
      page: 443,
      path: ['inches'],
      values: { inches, range: range ?? 0 },
    }),
  )
}

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
        inches: inchesTo(action),
        concealed: asked(isHarder || countsConcealed(unit, action, target)),
        unseen: asked(isHarder),
        ...{ boosted, mod: byHand, advantage: diceByHand, range: farther(action) },
      }
    })
  },
  check: (state, command) => outOfRange(command, volleyOf(state, command.side)),
  resolve: (log, { side, ...said }) => {
    aim(log, volleyOf(log.state, side), said)
  },
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
          ...{ at: is(outcome.at), base: is(atBase(outcome.atBase)), inches: is(0), range: is(0) },
          ...{ placed, does: some(SPECIAL_OUTCOMES) },
        },
      ]
    const volley = ofWay(state, side, 'special')
    if (!volley) return []
    return targetsOf(state, volley.step).map((id) => {
      const target = unitIn(state, id)
      return {
        ...{ at: is(id === NOBODY ? null : id), base: target ? basesOf(target) : is(null) },
        inches: isMeasured(volley, id) ? inchesTo(volley.action) : is(0),
        placed,
        does: target ? some(SPECIAL_OUTCOMES) : is([]),
        range: isMeasured(volley, id) ? farther(volley.action) : is(0),
      }
    })
  },
  check: (state, command) => outOfRange(command, volleyOf(state, command.side)),
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
const isMeasured = ({ unit, action }: Volley, at: string): boolean => action.range !== null && at !== unit.id

function aimSpecial(log: Log, { step, unit, action }: Volley, at: string | null): void {
  log.emit({
    ...{ kind: 'shot', unit: unit.id, base: step.base, action: action.id, at: at ?? unit.id, atBase: null },
    ...{ effect: action.effect, need: 0, reasons: [], advantage: 0, hit: true },
  })
  spend(log, step)
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
