import { LONGEST_NOTE } from '../../../../battle/asides.ts'
import { band, counted, is, some, words, yesNo, type Field } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { byHand, notThere } from '../../../../battle/rule.ts'
import { baseOf } from '../actions/acts.ts'
import type { CommandOf } from '../documents/commands.ts'
import type { Downsync, Rule } from '../rules/rule.ts'
import { isOnTable, pingIn, pingsOf, unitIn, unitsOf } from '../state/look.ts'
import type { BattleState, CounterOn, UnitState } from '../state/state.ts'
import { BATTLE_SIDES, PHASES, SINGLE_TOKENS, type Side } from '../words.ts'

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
      counters: counters.map((name) => ({
        name,
        ends: known.find((one) => one.name === name)?.ends ?? 'taskforce-end',
      })),
    })
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
  resolve: (log, { side, ping, there, activated, reason }) =>
    log.emit({ kind: 'ping-put-right', side, ping, there, activated, reason }),
}

export const putCampRight: Rule<'put-camp-right'> = {
  phases,
  offers: () => [],
  check: (state) => byHand(state, { page: PAGE }),
  resolve: (log, { side, commandPoints, points, reason }) =>
    log.emit({
      ...{ kind: 'camp-put-right', side, points, reason },
      commandPoints: Math.min(commandPoints, log.state.setup.commandPoints),
    }),
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
    .map(({ id }) => ({
      command: 'put-ping-right' as const,
      side,
      fields: { ping: is(id), there: yesNo, activated: yesNo, reason },
    })),
  {
    command: 'put-camp-right' as const,
    side,
    fields: {
      commandPoints: counted(0, state.setup.commandPoints),
      points: counted(-99, 99),
      reason,
    },
  },
]

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
        building: words(120),
      },
      key: 'base',
      begin: bases.map(({ number, cm, cmPlus, building }) => ({
        ...{ base: String(number), cm, cmPlus },
        ...(building !== '' && { building }),
      })),
      ...{ least: 0, most: bases.length, measured: true },
    },
    tokens: some(SINGLE_TOKENS),
    breach: counted(0, 20),
    counters: some([...new Set(countersFor(state, unit).map(({ name }) => name))]),
    reason,
  }
}
