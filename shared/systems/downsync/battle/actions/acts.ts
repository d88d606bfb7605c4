import { ask } from '../../../../battle/course.ts'
import { is, one, type Field } from '../../../../battle/field.ts'
import { noCheck } from '../../../../battle/rule.ts'
import { WATCH } from '../../data/actions.ts'
import { BASE_COUNTS, type BaseCount, type StunPrice } from '../../words.ts'
import { asksAbilities, carryOn, endOfBase } from '../course/flow.ts'
import { nextUp, owesStun, toActivate, toMoveAgain, yetToAct } from '../course/who.ts'
import { performable, type Acting } from '../rules/performing.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import { actionIn, activeOf, baseIn, living, nonActiveOf, rulesOf, sideOf, unitIn } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { freeOfStun, refreshed } from '../resolve/effects.ts'
import { checkMove, moveFields, movePiece } from '../turns/taskforce.ts'
import type { Side } from '../words.ts'

/** A Unit is activated, and acts base by base (lines 246–252, 354, 431–476). */

/** Source: lines 248, 641–645; R17. */
export const activate: Rule<'activate'> = {
  phases: ['activating'],
  offers: (state, side) => {
    const ids = state.engagement ? nextUp(state) : toActivate(state).map(({ id }) => id)
    const isDue = state.engagement !== null || activeOf(state) === side
    return isDue ? ids.filter((id) => sideOf(state, id) === side).map((unit) => ({ unit: is(unit) })) : []
  },
  check: noCheck,
  resolve: (log, { side, unit: id }) => {
    const isReacting = log.state.engagement !== null
    log.emit({ kind: 'activation-begun', unit: id })
    const joined = log.state.taskforce?.joined.includes(id) ?? false
    const isRefreshed = side === nonActiveOf(log.state) || (joined && rulesOf(log.state).joinersRefreshed)
    if (isReacting && rulesOf(log.state).overwatchGoes === 'beforeActing' && unitIn(log.state, id)?.overwatch)
      log.emit({ kind: 'token-lost', unit: id, token: 'overwatch' })
    // What is asked last comes first: Refresh, the price of Stun, and then the moment of activation.
    if (unitIn(log.state, id)?.stun === false) asksAbilities(log, id)
    if (isReacting && isRefreshed) refreshed(log, id)
    carryOn(log)
  },
}

/** The base that acts now, of that side. */
function acting(state: BattleState, side: Side): Acting | null {
  const { activation } = state
  const unit = unitIn(state, activation?.unit ?? null)
  if (!activation || !unit || unit.side !== side || activation.base === null) return null
  return state.steps.length === 0 ? { unit, activation, base: activation.base } : null
}
const waits = (state: BattleState, side: Side): UnitState | null => {
  const unit = unitIn(state, state.activation?.unit ?? null)
  return unit?.side === side && state.activation?.base === null && state.steps.length === 0 ? unit : null
}

const numbered = (base: BaseCount): string => String(base)
/** As forms choose it. */
export const atBase = (base: BaseCount | null): `${BaseCount}` | null => (base === null ? null : `${base}`)
export const baseOf = (text: string): BaseCount =>
  BASE_COUNTS.find((count) => numbered(count) === text) ?? BASE_COUNTS[0]

/** What each base may pay with: a Command Point frees them all. Source: line 740; R23. */
export const payStun: Rule<'pay-stun'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const unit = waits(state, side)
    if (!unit) return []
    const owing = owesStun(state, unit)
    if (isOneKind(state)) {
      const [first] = owing
      const all = first === undefined ? [] : pricesOf(state, unit, first)
      const prices = all.filter((price) => owing.every((base) => pricesOf(state, unit, base).includes(price)))
      return first === undefined ? [] : [{ unit: is(unit.id), base: is(numbered(first)), by: one(prices) }]
    }
    return owing.flatMap((number) => {
      const prices = pricesOf(state, unit, number)
      return prices.length > 0 ? [{ unit: is(unit.id), base: is(numbered(number)), by: one(prices) }] : []
    })
  },
  check: noCheck,
  resolve: (log, { side, unit: id, base, by }) => {
    const unit = unitIn(log.state, id)
    if (by === 'commandPoint') {
      freeOfStun(log, side, id)
      asksAbilities(log, id)
    } else if (unit) {
      const payers = isOneKind(log.state) ? owesStun(log.state, unit) : [baseOf(base)]
      for (const payer of payers) payFor(log, unit, payer, by)
    }
    carryOn(log)
  },
}

/** Where one base pays for all there is nothing to agree on. */
const isOneKind = (state: BattleState): boolean =>
  rulesOf(state).stunPrice === 'allTheSame' && rulesOf(state).stunPaidBy === 'everyBase'

function payFor(log: Log, unit: UnitState, base: BaseCount, by: Exclude<StunPrice, 'commandPoint'>): void {
  const found = baseIn(unit, base)
  if (found && by !== 'actionPoint') {
    const token = by === 'countermeasure' ? 'cm' : 'cmPlus'
    log.emit({ kind: 'base-tokens', unit: unit.id, base, token, count: found[token] - 1 })
  }
  log.emit({ kind: 'stun-paid', unit: unit.id, base, actionPoints: by === 'actionPoint' ? 1 : 0 })
}

function pricesOf(state: BattleState, unit: UnitState, number: BaseCount): StunPrice[] {
  const base = baseIn(unit, number)
  const paid = state.activation?.stunPaid ?? []
  return [
    ...(state.camps[unit.side].commandPoints > 0 && paid.length === 0 ? (['commandPoint'] as const) : []),
    'actionPoint',
    ...((base?.cm ?? 0) > 0 ? (['countermeasure'] as const) : []),
    ...((base?.cmPlus ?? 0) > 0 ? (['emergency'] as const) : []),
  ]
}

/** Which of its bases is next (line 354). */
export const beginBase: Rule<'begin-base'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const unit = waits(state, side)
    return unit && owesStun(state, unit).length === 0
      ? yetToAct(state, unit).map((number) => ({ base: is(numbered(number)) }))
      : []
  },
  check: noCheck,
  resolve: (log, { base }) => {
    const { activation } = log.state
    if (activation) log.emit({ kind: 'base-begun', unit: activation.unit, base: baseOf(base) })
    carryOn(log)
  },
}

/** A second movement: of the base that acts, or of a Ping of the Taskforce. Source: lines 382, 466; R12. */
export const moveAgain: Rule<'move-again'> = {
  phases: ['activating', 'acting'],
  offers: (state, side): readonly Fields[] => {
    const now = acting(state, side)
    if (now) return now.activation.actionPoints > 0 ? [moveFields(state, now.unit.id)] : []
    const isDue = state.phase === 'activating' && state.engagement === null && activeOf(state) === side
    return isDue ? toMoveAgain(state).map((id) => moveFields(state, id)) : []
  },
  check: checkMove,
  resolve: (log, command) => {
    const { activation } = log.state
    if (activation?.unit === command.piece) begin(log, 'move', 1)
    movePiece(log, command, 'action')
    carryOn(log)
  },
}

function begin(log: Log, action: string, actionPoints: number): void {
  const { activation } = log.state
  if (activation?.base == null) return
  log.emit({ kind: 'action-begun', unit: activation.unit, base: activation.base, action, actionPoints })
}

/** Source: lines 472–476. */
export const watch: Rule<'watch'> = {
  phases: ['acting'],
  offers: (state, side) => {
    const now = acting(state, side)
    return now && now.activation.actionPoints > 0 && !now.unit.overwatch && mayWatch(state, now) ? [{}] : []
  },
  check: noCheck,
  resolve: (log) => {
    const { activation } = log.state
    begin(log, WATCH, 1)
    const unit = unitIn(log.state, activation?.unit ?? null)
    if (unit && isWatching(log.state, unit))
      log.emit({ kind: 'token-gained', unit: unit.id, token: 'overwatch' })
    carryOn(log)
  },
}
/** Where every base pays, none may have spent its point otherwise: the last that watches brings the token. */
const mayWatch = (state: BattleState, { activation, unit }: Acting): boolean =>
  rulesOf(state).overwatchPaidBy === 'anyBase' ||
  living(unit).every(
    ({ number }) => !activation.acted.includes(number) || activation.watched.includes(number),
  )
const isWatching = (state: BattleState, unit: UnitState): boolean =>
  rulesOf(state).overwatchPaidBy === 'anyBase' ||
  living(unit).every(({ number }) => state.activation?.watched.includes(number))

/** An action of its card: what it costs, and then point of ROF after point. Source: lines 433–462, 480, 522. */
export const perform: Rule<'perform'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const now = acting(state, side)
    if (!now) return []
    return performable(state, now).map(({ action, pays }) => {
      const [only] = pays
      const pay: Field = pays.length === 1 && only !== undefined ? is(only) : one(pays)
      return { action: is(action.id), pay }
    })
  },
  check: noCheck,
  resolve: (log, { side, action: id, pay }) => {
    const { activation } = log.state
    const unit = unitIn(log.state, activation?.unit ?? null)
    const action = unit && actionIn(unit, id)
    if (!unit || !action || activation?.base == null) return
    begin(log, id, pay === 'action' || pay === 'both' ? 1 : 0)
    if (pay === 'command' || pay === 'both') log.emit({ kind: 'command-spent', side, count: 1, on: 'action' })
    ask(log, { kind: 'volley', unit: unit.id, base: activation.base, action: id, left: action.rof })
    carryOn(log)
  },
}

/** It does no more. */
export const endBase: Rule<'end-base'> = {
  phases: ['acting'],
  offers: (state, side) => (acting(state, side) ? [{}] : []),
  check: noCheck,
  resolve: (log) => {
    endOfBase(log)
    carryOn(log)
  },
}

/** Pings need not move a second time: it is over (line 382). */
export const endTaskforce: Rule<'end-taskforce'> = {
  phases: ['activating'],
  offers: (state, side) =>
    activeOf(state) === side &&
    state.engagement === null &&
    toActivate(state).length === 0 &&
    toMoveAgain(state).length > 0
      ? [{}]
      : [],
  check: noCheck,
  resolve: (log) => {
    for (const piece of toMoveAgain(log.state))
      log.emit({ kind: 'moved', piece, base: null, how: 'action', inches: 0, building: '' })
    carryOn(log)
  },
}
