import { percentOf } from '../../../odds/percent.ts'
import type { Fields, Filled, Offer } from '../../../../shared/battle/field.ts'
import { counterWorks, effectsOf } from '../../../../shared/systems/downsync/attacks.ts'
import { firstOdds } from '../../../../shared/systems/downsync/reactions.ts'
import { chanceOf } from '../../../../shared/systems/downsync/rolls.ts'
import { ATTACK_MODIFIERS, BOOST, PING_DEF } from '../../../../shared/systems/downsync/data/rolls.ts'
import { EFFECT_TABLE } from '../../../../shared/systems/downsync/data/actions.ts'
import type { Action } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import {
  costOf,
  participants,
  taskforceUnits,
} from '../../../../shared/systems/downsync/battle/course/who.ts'
import { weighDie } from '../../../../shared/systems/downsync/battle/course/priority.ts'
import { SLOWING } from '../../../../shared/systems/downsync/battle/documents/commands.ts'
import { reachOf } from '../../../../shared/systems/downsync/battle/turns/taskforce.ts'
import {
  strikerOf,
  weighAttack,
  weighCheck,
  weighScan,
  type Striker,
  type Weighed,
} from '../../../../shared/systems/downsync/battle/rules/weigh.ts'
import {
  actionIn,
  activeOf,
  baseIn,
  living,
  pingIn,
  rulesOf,
  unitIn,
} from '../../../../shared/systems/downsync/battle/state/look.ts'
import type { BattleState, UnitState } from '../../../../shared/systems/downsync/battle/state/state.ts'
import type { TableWords } from '../../../table/faces.ts'
import { calledOr, seenState } from './called.ts'
import { citedReasons, dieWords } from './reasons.ts'

/** What an act would come to, with everything that weighs on it, before the dice. */

type Chosen = Readonly<Record<string, Filled>>

export function odds({ command, fields }: Offer, chosen: Chosen, seen: object): readonly TableWords[] {
  const state = seenState(seen)
  switch (command) {
    case 'attack':
      return attackLines(state, chosen)
    case 'scan':
      return scanLines(state, chosen)
    case 'carry-out':
      return fields.inches?.kind === 'number' ? rangeLines(state, chosen) : []
    case 'counter':
      return counterLines(state, chosen)
    case 'answer':
      return [...costLines(state, chosen), ...answerLines(state, chosen)]
    case 'boost':
      return boostLines(state, chosen)
    case 'hold':
      return holdLines(state, chosen)
    case 'move':
    case 'move-parted':
    case 'move-again':
      return reachLines(state, chosen)
    default:
      return []
  }
}

const idOf = (filled: Filled | undefined): string | null => (typeof filled === 'string' ? filled : null)
const numberOf = (filled: Filled | undefined): number | null => (typeof filled === 'number' ? filled : null)
const idsIn = (filled: Filled | undefined): readonly string[] =>
  Array.isArray(filled) ? filled.map(String) : []
/** Dice more, and by what on cards; what else brings some is named beside them. */
const advantageLines = (
  key: string,
  { advantage, favoured }: Weighed,
  said: Partial<Said> = {},
): TableWords[] => {
  const beside = [
    ...(said.boosted === true ? [words('byBoost')] : []),
    ...((said.advantage ?? 0) > 0 ? [words('byHand')] : []),
  ]
  const by = favoured.length > 0 ? words('byCards', { by: [...favoured, ...beside] }) : ''
  return advantage > 0 ? [words(key, { n: advantage, by })] : []
}
const words = (key: string, values: NonNullable<TableWords['values']> = {}): TableWords => ({
  key: `odds.${key}`,
  values,
})

interface Aiming {
  readonly unit: UnitState
  readonly action: Action
  /** Points of ROF that are left. */
  readonly left: number
}

function aimingIn(state: BattleState): Aiming | null {
  const [step] = state.steps
  const unit = step?.kind === 'volley' ? unitIn(state, step.unit) : null
  const action = unit && step?.kind === 'volley' ? actionIn(unit, step.action) : null
  return unit && action && step?.kind === 'volley' ? { unit, action, left: step.left } : null
}

/** What answers a hit: the tokens of the base that is aimed at, and the chance of each check. */
interface Guard {
  readonly cm: number
  readonly cmPlus: number
  readonly works: number
  readonly check: Weighed
}

function guardOf(by: Striker, unit: UnitState, base: Filled | undefined): Guard {
  const all = living(unit)
  const { cm = 0, cmPlus = 0 } = all.find(({ number }) => String(number) === base) ?? all[0] ?? {}
  const check = weighCheck(unit, by, { boosted: false })
  return { cm, cmPlus, works: checkOf(check), check }
}

/** What so many points of ROF come to against these tokens: no effect, one, two … */
const left = ({ cm, cmPlus, works }: Guard, hit: number, rof = 1): number[] =>
  effectsOf(
    hit,
    rof,
    Array.from({ length: cm }, () => works),
    cmPlus,
  )

function attackLines(state: BattleState, chosen: Chosen): TableWords[] {
  const aiming = aimingIn(state)
  const target = unitIn(state, idOf(chosen.at))
  if (!aiming || !target) return []
  const inches = numberOf(chosen.inches)
  const idle = idleLines(aiming.action, target)
  if (inches === null) return [...idle, ...byBand(aiming, target, chosen), ...rangeLines(state, chosen)]
  const said = saidOf(chosen)
  const reach = farthest(aiming.action, chosen)
  const action = reaching(aiming.action, inches)
  const weighed = weighAttack(aiming.unit, action, target, { ...said, inches })
  if (inches > reach || 'problem' in weighed) return rangeLines(state, chosen)
  const guard = guardOf({ ...aiming, concealed: said.concealed }, target, chosen.base)
  return [
    ...idle,
    ...rollLines('hits', weighed, { def: target.card.def, stat: aiming.unit.card.targ }, said),
    ...guardLines(aiming.action, chanceOf(weighed.need, weighed.advantage), guard),
    ...volleyLines(state, { ...aiming, action }, target, guard, { ...said, inches }),
    ...rangeLines(state, chosen),
  ]
}

/** Whoever is stunned already is not stunned again (line 549). */
const idleLines = ({ effect }: Action, { stun }: UnitState): TableWords[] =>
  effect === 'stun' && stun ? [words('stunnedAlready')] : []

/** How far it reaches, with what a card’s words give beside (lines 443, 677). */
const farthest = ({ range }: Action, { range: more }: Chosen): number =>
  range === null ? Infinity : Math.max(0, range + (numberOf(more) ?? 0))
/** Said where it is otherwise than by its card, or is too short. */
function rangeLines(state: BattleState, chosen: Chosen): TableWords[] {
  const action = aimingIn(state)?.action
  if (!action || action.range === null) return []
  const n = farthest(action, chosen)
  return n !== action.range || (numberOf(chosen.inches) ?? 0) > n ? [words('reaches', { n })] : []
}

/** How far a Unit or Ping goes, and an action reaches, by their cards (lines 236, 282, 443). */
export function hint(field: string, command: string, fields: Fields, seen: object): TableWords | null {
  if (field !== 'inches') return null
  const state = seenState(seen)
  if (command.startsWith('move')) {
    const piece = fields.piece?.kind === 'is' ? String(fields.piece.value) : ''
    const goes = (slowing: 'none' | 'crosses') => reachOf(state, { piece, slowing, mod: 0 })
    const [n, slowed] = [goes('none'), goes('crosses')]
    return n === slowed
      ? { key: 'hint.goes', values: { n } }
      : { key: 'hint.goesSlowed', values: { n, slowed } }
  }
  const range = aimingIn(state)?.action.range ?? null
  return range === null ? { key: 'hint.reachesAll' } : { key: 'hint.reaches', values: { n: range } }
}
/** The same action where it reaches so far; that a Range is short stays so (line 539). */
const reaching = (action: Action, inches: number): Action =>
  action.range === null ? action : { ...action, range: Math.max(action.range, inches) }

interface Said {
  readonly concealed: boolean
  readonly boosted: boolean
  readonly mod: number
  readonly advantage: number
}
const saidOf = (chosen: Chosen): Said => ({
  concealed: chosen.concealed === true,
  boosted: chosen.boosted === true,
  mod: numberOf(chosen.mod) ?? 0,
  advantage: numberOf(chosen.advantage) ?? 0,
})

/** As long as nobody has measured: near, in the middle and far, as far as it reaches. */
function byBand({ unit, action }: Aiming, target: UnitState, chosen: Chosen): TableWords[] {
  const { short, long } = ATTACK_MODIFIERS
  const reach = farthest(action, chosen)
  // What reaches no farther is as easy at any distance (line 539).
  if ((action.range ?? reach) <= short.notOfRange) {
    const weighed = weighAttack(unit, action, target, { ...saidOf(chosen), inches: 0 })
    return 'problem' in weighed
      ? []
      : rollLines('hits', weighed, { def: target.card.def, stat: unit.card.targ }, saidOf(chosen))
  }
  const bands = [
    ['short', 0, short.below],
    ['middle', short.below, long.above],
    ['long', long.above + 1, long.above],
  ] as const
  return bands.flatMap(([band, inches, edge]) => {
    const weighed = weighAttack(unit, reaching(action, inches), target, { ...saidOf(chosen), inches })
    if (inches > reach || 'problem' in weighed) return []
    const chance = percentOf(chanceOf(weighed.need, weighed.advantage))
    const n = band === 'middle' ? Math.min(edge, reach) : edge
    return [words(`atBand.${band}`, { n, from: short.below, chance, need: weighed.need })]
  })
}

/** The chance, and what it comes from. */
function rollLines(
  what: 'hits' | 'succeeds',
  weighed: Weighed,
  against: { readonly def: number; readonly stat: number },
  said: Said,
): TableWords[] {
  const { need, reasons, advantage } = weighed
  const chance = percentOf(chanceOf(need, advantage))
  return [
    words(what, { chance, need, ...against }),
    ...citedReasons(reasons),
    ...advantageLines('advantage', weighed, said),
  ]
}

/** What Countermeasures leave of it, if each that is there is spent (lines 563–585). */
function guardLines({ effect }: Action, hit: number, guard: Guard): TableWords[] {
  if (!EFFECT_TABLE[effect].negated) return []
  const { cm, cmPlus } = guard
  if (cm + cmPlus === 0) return [words('noGuard', { effect: { key: `effect.${effect}` } })]
  const negated = left(guard, 1)[0] ?? 0
  const tokens = [
    ...(cm > 0 ? [words('cm', { n: cm })] : []),
    ...(cmPlus > 0 ? [words('cmPlus', { n: cmPlus })] : []),
  ]
  return [
    words('guard', {
      ...{ tokens, negated: percentOf(negated), chance: percentOf(hit * (1 - negated)) },
      effect: { key: `effect.${effect}` },
    }),
    ...(cm > 0
      ? [...citedReasons(guard.check.reasons), ...advantageLines('checkAdvantage', guard.check)]
      : []),
  ]
}

/** There is a Command Point for each point of ROF that is left. */
const canBoostAll = (state: BattleState, { unit, left: rof }: Aiming): boolean =>
  state.camps[unit.side].commandPoints >= rof * BOOST.commandPoints

/** All points of ROF that are left at the same target (line 522); boosted each time, where there are the points for it. */
function volleyLines(
  state: BattleState,
  aiming: Aiming,
  target: UnitState,
  guard: Guard,
  said: Said & { readonly inches: number },
): TableWords[] {
  const { unit, action, left: rof } = aiming
  if (rof < 2) return []
  const boosted = said.boosted && canBoostAll(state, aiming)
  const weighed = weighAttack(unit, action, target, { ...said, boosted })
  if ('problem' in weighed) return []
  const all = left(guard, chanceOf(weighed.need, weighed.advantage), rof)
  const none = all[0] ?? 1
  return [
    words(boosted ? 'volleyBoosted' : 'volley', {
      ...{ n: rof, chance: percentOf(1 - none), effect: { key: `effect.${action.effect}` } },
      all: all.map((chance, k) => words('times', { n: k, chance: percentOf(chance) })),
    }),
  ]
}

function scanLines(state: BattleState, chosen: Chosen): TableWords[] {
  const aiming = aimingIn(state)
  const at = idOf(chosen.at)
  const unit = unitIn(state, at)
  const target = unit ?? pingIn(state, at)
  if (!aiming || !target) return []
  const said = { ...saidOf(chosen), inches: numberOf(chosen.inches) ?? 0, unseen: chosen.unseen === true }
  if (said.inches > farthest(aiming.action, chosen)) return rangeLines(state, chosen)
  const weigh = (boosted: boolean): Weighed =>
    weighScan(rulesOf(state), aiming.unit, aiming.action, target, { ...said, boosted })
  const weighed = weigh(said.boosted)
  const chance = chanceOf(weighed.need, weighed.advantage)
  const isAnswered = unit !== null && rulesOf(state).negatedScans
  return [
    ...(unit ? idleLines(aiming.action, unit) : []),
    ...rollLines(
      'succeeds',
      weighed,
      {
        def: unit ? unit.card.def : PING_DEF[pingIn(state, at)?.sig ?? 'small'],
        stat: aiming.unit.card.scan,
      },
      said,
    ),
    ...(isAnswered
      ? guardLines(
          aiming.action,
          chance,
          guardOf({ ...aiming, concealed: said.concealed }, unit, chosen.base),
        )
      : []),
    ...scansLines(state, aiming, said.boosted, weigh),
    ...rangeLines(state, chosen),
  ]
}

/** All points of ROF that are left (line 480); boosted each time, where there are the points for it. */
function scansLines(
  state: BattleState,
  aiming: Aiming,
  isBoosted: boolean,
  weigh: (boosted: boolean) => Weighed,
): TableWords[] {
  const { left: rof } = aiming
  if (rof < 2) return []
  const boosted = isBoosted && canBoostAll(state, aiming)
  const { need, advantage } = weigh(boosted)
  const chance = percentOf(1 - (1 - chanceOf(need, advantage)) ** rof)
  return [words(boosted ? 'scansBoosted' : 'scans', { n: rof, chance })]
}

/** One check, and all tokens that are left, one after the other. */
function counterLines(state: BattleState, chosen: Chosen): TableWords[] {
  const [step] = state.steps
  const unit = step?.kind === 'hit' ? unitIn(state, step.unit) : null
  const base = unit && step?.kind === 'hit' ? baseIn(unit, step.base) : null
  if (!unit || !base) return []
  if (chosen.token === 'cmPlus') return [words('certain')]
  const by = step?.kind === 'hit' ? strikerOf(state, step) : null
  const said = saidOf(chosen)
  const now = weighCheck(unit, by, said)
  const later = weighCheck(unit, by, { boosted: false })
  const works = Array.from({ length: base.cm }, (_none, at) => checkOf(at === 0 ? now : later))
  return [
    words('check', { chance: percentOf(checkOf(now)), need: now.need }),
    ...citedReasons(now.reasons),
    ...advantageLines(now.advantage > later.advantage ? 'boostedCheck' : 'checkAdvantage', now, said),
    ...(base.cm > 1
      ? [words('allChecks', { n: base.cm, chance: percentOf(effectsOf(1, 1, works, 0)[0] ?? 0) })]
      : []),
  ]
}

const checkOf = ({ advantage, need }: Weighed): number => counterWorks(advantage, need)

/** What those cost who are chosen to react (line 609). */
function costLines(state: BattleState, chosen: Chosen): TableWords[] {
  const { length } = idsIn(chosen.units)
  return length === 0 ? [] : [words('cost', { n: costOf(state, length) })]
}

/** Before whom those act who are chosen, as long as nobody is boosted. */
const answerLines = (state: BattleState, chosen: Chosen): TableWords[] =>
  priorityLines(state, idsIn(chosen.units), taskforceUnits(state), {})

function boostLines(state: BattleState, chosen: Chosen): TableWords[] {
  const [units, more] = [idsIn(chosen.units), idsIn(chosen.favoured)]
  const { boosted = [], favoured = [] } = state.engagement ?? {}
  const given = { boosted: [...boosted, ...units], favoured: [...favoured, ...more] }
  return [
    ...(units.length > 0 ? [words('cost', { n: units.length })] : []),
    ...priorityLines(state, [...new Set([...units, ...more])], participants(state), given),
  ]
}

/** Before whom each of them acts, and what the dice have that the book or a card gives (lines 617, 629–635). */
function priorityLines(
  state: BattleState,
  ids: readonly string[],
  all: readonly UnitState[],
  given: Parameters<typeof weighDie>[1],
): TableWords[] {
  const units = ids.flatMap((id) => unitIn(state, id) ?? [])
  const othersOf = ({ side }: UnitState): UnitState[] => all.filter((one) => one.side !== side)
  const compared = [
    ...new Map([...units, ...units.flatMap(othersOf)].map((unit) => [unit.id, unit])).values(),
  ]
  return [
    ...units.flatMap((unit) => beforeLine(state, unit, othersOf(unit), given)),
    ...compared.flatMap((unit) => {
      const { advantage, why } = weighDie(unit, given)
      if (why.length === 0) return []
      return [words('die', { who: calledOr(state, unit.id), n: 1 + advantage, why: dieWords(why) })]
    }),
  ]
}

/** The chance of each pair of dice; the active side has ties (lines 617, 629–635). */
function beforeLine(
  state: BattleState,
  unit: UnitState,
  others: readonly UnitState[],
  given: Parameters<typeof weighDie>[1],
): TableWords[] {
  if (others.length === 0) return []
  const before = (active: UnitState, other: UnitState): number => {
    const [own, against] = [weighDie(active, given), weighDie(other, given)]
    return firstOdds({
      ...{ active: own.advantage, activeAdd: own.add },
      ...{ other: against.advantage, otherAdd: against.add },
    })
  }
  const isActive = unit.side === activeOf(state)
  const chanceOver = (other: UnitState): number => (isActive ? before(unit, other) : 1 - before(other, unit))
  return [
    words('first', {
      who: calledOr(state, unit.id),
      others: others.map((other) =>
        words('firstOf', { who: calledOr(state, other.id), chance: percentOf(chanceOver(other)) }),
      ),
    }),
  ]
}

/** Who comes before it then (lines 617, 641; R15). */
function holdLines(state: BattleState, chosen: Chosen): TableWords[] {
  const id = idOf(chosen.unit)
  const unit = unitIn(state, id)
  const priority = state.engagement?.priority ?? {}
  if (!unit || id === null) return []
  const n = (priority[id] ?? 1) - 1
  const hasTies = unit.side === activeOf(state)
  const before = Object.entries(priority).filter(([other, number]) => {
    const side = unitIn(state, other)?.side
    return other !== id && side !== undefined && side !== unit.side && (hasTies ? number > n : number >= n)
  })
  const who = before.map(([other]) => calledOr(state, other))
  return [who.length === 0 ? words('holdsFirst', { n }) : words('holds', { n, who })]
}

/** How far it goes, by how it meets slowing terrain and what a card’s words give (lines 282–288, 677). */
function reachLines(state: BattleState, chosen: Chosen): TableWords[] {
  const slowing = SLOWING.find((how) => how === chosen.slowing) ?? 'none'
  const said = { piece: idOf(chosen.piece) ?? '', slowing, mod: numberOf(chosen.mod) ?? 0 }
  return [words('reach', { n: reachOf(state, said) })]
}
