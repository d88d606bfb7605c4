import { LONGEST_NOTE } from '../../../../battle/asides.ts'
import { band, counted, is, isNow, one, some, words, yesNo, type Field } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { byHand, notThere } from '../../../../battle/rule.ts'
import { baseOf } from '../actions/acts.ts'
import { asksAbilities, carryOn } from '../course/flow.ts'
import { hasBegun } from '../course/who.ts'
import type { CommandOf } from '../documents/commands.ts'
import type { Downsync, Rule } from '../rules/rule.ts'
import { hasFresh, isInfantry, isOnTable, pingIn, pingsOf, unitIn, unitsOf } from '../state/look.ts'
import type { BattleState, CounterOn, UnitState } from '../state/state.ts'
import { BATTLE_SIDES, PHASES, SINGLE_TOKENS, STANDINGS, type Side } from '../words.ts'

/** Units, Pings and what is of a side as a whole are as the table has them, where the program only assists. */

const PAGE = 677
const phases = PHASES.filter((phase) => phase !== 'over')

export const putRight: Rule<'put-right'> = {
  phases,
  offers: () => [],
  check: (state, { side, unit }) => {
    const found = unitIn(state, unit)
    return found?.side === side && found.fate !== 'reserve'
      ? byHand(state, { page: PAGE })
      : notThere({ page: PAGE, path: ['unit'] })
  },
  resolve: (log, { unit, bases, tokens, breach, counters, reason }: CommandOf<'put-right'>) => {
    const before = unitIn(log.state, unit)
    const given = new Map(bases.map(({ base, ...rest }) => [baseOf(base), rest]))
    const known = countersFor(log.state, before)
    log.emit({
      ...{ kind: 'put-right', unit, tokens, breach, reason },
      bases: (before?.bases ?? []).map(({ number: base, ...kept }) => ({
        ...{ base, ...kept },
        ...given.get(base),
      })),
      // As many of each as lie there, else one.
      counters: counters.flatMap((name): CounterOn[] => {
        const lying = (before?.counters ?? []).filter((one) => one.name === name)
        const ends = known.find((one) => one.name === name)?.ends ?? 'taskforce-end'
        return lying.length > 0 ? lying : [{ name, ends }]
      }),
    })
    // Of whoever owes nothing for Stun any more the abilities have their moment (line 740).
    const owed = before?.stun === true && log.state.activation?.unit === unit && !hasBegun(log.state)
    if (owed && !tokens.includes('stun')) asksAbilities(log, unit)
    carryOn(log)
  },
}

/** Counters that may lie on a Unit: of every card in the battle, and those that it has. */
const countersFor = (state: BattleState, unit: UnitState | null): readonly CounterOn[] => [
  ...(unit?.counters ?? []),
  ...Object.values(state.units).flatMap(({ card }) => card.counters),
]

export const putPingRight: Rule<'put-ping-right'> = {
  phases,
  offers: () => [],
  check: (state, { side, ping }) => {
    const found = pingIn(state, ping)
    return found?.side === side && (isOnTable(found) || found.fate === 'removed')
      ? byHand(state, { page: PAGE })
      : notThere({ page: PAGE, path: ['ping'] })
  },
  resolve: (log, { side, ping, there, activated, reason }) => {
    log.emit({ kind: 'ping-put-right', side, ping, there, activated, reason })
    carryOn(log)
  },
}

export const putCampRight: Rule<'put-camp-right'> = {
  phases,
  offers: () => [],
  check: (state) => byHand(state, { page: PAGE }),
  resolve: (log, { side, commandPoints, points, reason }) => {
    log.emit({
      ...{ kind: 'camp-put-right', side, points, reason },
      commandPoints: Math.min(commandPoints, log.state.setup.commandPoints),
    })
    carryOn(log)
  },
}

/** The die beside a Unit that has yet to act (line 617). */
export const putPriorityRight: Rule<'put-priority-right'> = {
  phases,
  offers: () => [],
  check: (state, { side, unit }) =>
    unitIn(state, unit)?.side === side && state.engagement?.priority[unit] !== undefined
      ? byHand(state, { page: PAGE })
      : notThere({ page: PAGE, path: ['unit'] }),
  resolve: (log, { unit, number, reason }) => {
    log.emit({ kind: 'priority-put-right', unit, number, reason })
    carryOn(log)
  },
}

/** Action Points of the base that acts (lines 250, 354). */
export const putActingRight: Rule<'put-acting-right'> = {
  phases,
  offers: () => [],
  check: (state, { side }) =>
    actingOf(state, side) === null ? notThere({ page: PAGE }) : byHand(state, { page: PAGE }),
  resolve: (log, { side, actionPoints, reason }) => {
    const acting = actingOf(log.state, side)
    if (acting) log.emit({ kind: 'acting-put-right', ...acting, actionPoints, reason })
    carryOn(log)
  },
}

function actingOf({ units, activation }: BattleState, side: Side) {
  if (activation?.base == null || units[activation.unit]?.side !== side) return null
  return { unit: activation.unit, base: activation.base }
}

/** Whose turn it is, and how far: what is going on is dropped, and what comes after is done once more (lines 193–211). */
export const putTurnRight: Rule<'put-turn-right'> = {
  phases,
  offers: () => [],
  check: (state, { active, stage }) => {
    const isThere =
      stage === 'designating' ? hasFresh(state, active) : state.taskforce !== null && active === state.active
    return state.round > 0 && isThere
      ? byHand(state, { page: PAGE })
      : notThere({ page: PAGE, path: ['stage'] })
  },
  resolve: (log, { active, stage, reason }) => {
    log.emit({ kind: 'turn-put-right', side: active, stage, reason })
    carryOn(log)
  },
}

const reason = words(LONGEST_NOTE)

/** What may be put right: every Unit that has been on the table, every Ping that is there or was removed, and each side. */
export const asItLies = (state: BattleState): readonly OfferOf<Downsync>[] =>
  state.phase === 'over' ? [] : BATTLE_SIDES.flatMap((side) => ofSide(state, side))

const ofSide = (state: BattleState, side: Side): readonly OfferOf<Downsync>[] => [
  ...unitsOf(state, side)
    .filter(({ fate }) => fate !== 'reserve')
    .map((unit) => ({ command: 'put-right' as const, side, fields: unitFields(state, unit) })),
  ...pingsOf(state, side)
    .filter((ping) => isOnTable(ping) || ping.fate === 'removed')
    .map((ping) => ({
      command: 'put-ping-right' as const,
      side,
      fields: {
        ping: is(ping.id),
        there: isNow(isOnTable(ping)),
        activated: isNow(ping.activated),
        reason,
      },
    })),
  {
    command: 'put-camp-right' as const,
    side,
    fields: {
      commandPoints: counted(0, state.setup.commandPoints, state.camps[side].commandPoints),
      points: counted(-99, 99, state.camps[side].points),
      reason,
    },
  },
  ...unitsOf(state, side)
    .filter(({ id }) => state.engagement?.priority[id] !== undefined)
    .map(({ id }) => ({
      command: 'put-priority-right' as const,
      side,
      fields: { unit: is(id), number: counted(1, 6, state.engagement?.priority[id] ?? null), reason },
    })),
  ...(actingOf(state, side) === null
    ? []
    : [
        {
          command: 'put-acting-right' as const,
          side,
          fields: { actionPoints: counted(0, 9, state.activation?.actionPoints ?? null), reason },
        },
      ]),
  ...(state.round === 0 ? [] : turnFields(state, side)),
]

function turnFields(state: BattleState, side: Side): readonly OfferOf<Downsync>[] {
  const stages = STANDINGS.filter((stage) =>
    stage === 'designating' ? hasFresh(state, side) : state.taskforce !== null && state.active === side,
  )
  const fields = { active: is(side), stage: one(stages), reason }
  return stages.length === 0 ? [] : [{ command: 'put-turn-right', side, fields }]
}

function unitFields(state: BattleState, unit: UnitState): Readonly<Record<string, Field>> {
  const { id, bases } = unit
  return {
    unit: is(id),
    bases: {
      kind: 'list',
      of: {
        base: band(bases.map(({ number }) => String(number))),
        alive: yesNo,
        ...{ cm: counted(0, 9), cmPlus: counted(0, 9) },
        ...(isInfantry(unit) && { building: words(120) }),
      },
      key: 'base',
      begin: bases.map(({ number, alive, cm, cmPlus, building }) => ({
        ...{ base: String(number), alive, cm, cmPlus },
        ...(building !== '' && { building }),
      })),
      ...{ least: bases.length, most: bases.length, measured: true },
    },
    tokens: some(SINGLE_TOKENS, { usual: SINGLE_TOKENS.filter((token) => unit[token]) }),
    breach: counted(0, 20, unit.breach),
    counters: some([...new Set(countersFor(state, unit).map(({ name }) => name))], {
      usual: [...new Set(unit.counters.map(({ name }) => name))],
    }),
    reason,
  }
}
