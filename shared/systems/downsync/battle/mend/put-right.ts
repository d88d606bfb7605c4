import { LONGEST_NOTE } from '../../../../battle/asides.ts'
import { ask } from '../../../../battle/course.ts'
import { band, counted, is, isNow, one, some, words, yesNo, type Field } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { byHand, notThere, type Hindrance } from '../../../../battle/rule.ts'
import { baseOf } from '../actions/acts.ts'
import { asksAbilities, carryOn } from '../course/flow.ts'
import { hasBegun } from '../course/who.ts'
import type { CommandOf } from '../documents/commands.ts'
import { destroy } from '../resolve/effects.ts'
import type { Downsync, Rule } from '../rules/rule.ts'
import { hasFresh, isInfantry, isOnTable, pingIn, pingsOf, unitIn, unitsOf } from '../state/look.ts'
import type { BattleState, CounterOn, UnitState } from '../state/state.ts'
import { BATTLE_SIDES, PHASES, SINGLE_TOKENS, STANDINGS, type Side } from '../words.ts'

/**
 * Units, Pings and what is of a side as a whole are as the table has them: as a card says that is named, and where the
 * program only assists whyever. What a card says goes before the book (line 677).
 */

const PAGE = 677
const phases = PHASES.filter((phase) => phase !== 'over')

type Said = Pick<CommandOf<'put-right'>, 'card' | 'reason'>

/** Cards with words of their own, of whoever is or was on the table. */
const cardsWithWords = (state: BattleState): readonly string[] => [
  ...new Set(
    Object.values(state.units).flatMap(({ fate, heldBack, card: { name, traits, actions, counters } }) =>
      (fate !== 'reserve' || heldBack) &&
      [...traits, ...actions, ...counters].some(({ text }) => text.trim() !== '')
        ? [name]
        : [],
    ),
  ),
]

const against = (state: BattleState, { card }: Said): readonly Hindrance[] =>
  card !== null && cardsWithWords(state).includes(card) ? [] : byHand(state, { page: PAGE })

const because = ({ card, reason }: Said) => ({ reason, ...(card !== null && { card }) })

export const putRight: Rule<'put-right'> = {
  phases,
  offers: () => [],
  check: (state, { side, unit, ...said }) => {
    const found = unitIn(state, unit)
    return found?.side === side && found.fate !== 'reserve'
      ? against(state, said)
      : notThere({ page: PAGE, path: ['unit'] })
  },
  resolve: (log, { unit, bases, tokens, breach, counters, reserve, ...said }: CommandOf<'put-right'>) => {
    const before = unitIn(log.state, unit)
    const given = new Map(bases.map(({ base, ...rest }) => [baseOf(base), rest]))
    const known = countersFor(log.state, before)
    log.emit({
      ...{ kind: 'put-right', unit, tokens, breach, ...because(said) },
      ...(reserve && { reserve: true as const }),
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
    // Whom a card destroys is lost as any other.
    if (said.card !== null && before && isOnTable(before) && unitIn(log.state, unit)?.fate === 'destroyed')
      destroy(log, before)
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
  check: (state, { side, ping, there, revealed, ...said }) => {
    const found = pingIn(state, ping)
    const isWhole = !revealed || (there && mayComeToLight(state, ping))
    return found?.side === side && (isOnTable(found) || found.fate === 'removed') && isWhole
      ? against(state, said)
      : notThere({ page: PAGE, path: ['ping'] })
  },
  resolve: (log, { side, ping, there, activated, revealed, ...said }) => {
    log.emit({ kind: 'ping-put-right', side, ping, there, activated, ...because(said) })
    if (revealed) ask(log, { kind: 'identify', ping, by: 'chosen' })
    carryOn(log)
  },
}

/** It lies there, and the game has begun. */
const mayComeToLight = (state: BattleState, ping: string): boolean =>
  state.round > 0 && pingIn(state, ping)?.fate === 'onTable'

export const putCampRight: Rule<'put-camp-right'> = {
  phases,
  offers: () => [],
  check: against,
  resolve: (log, { side, commandPoints, points, ...said }) => {
    log.emit({
      ...{ kind: 'camp-put-right', side, points, ...because(said) },
      commandPoints: Math.min(commandPoints, log.state.setup.commandPoints),
    })
    carryOn(log)
  },
}

/** The die beside a Unit that has yet to act (line 617). */
export const putPriorityRight: Rule<'put-priority-right'> = {
  phases,
  offers: () => [],
  check: (state, { side, unit, ...said }) =>
    unitIn(state, unit)?.side === side && state.engagement?.priority[unit] !== undefined
      ? against(state, said)
      : notThere({ page: PAGE, path: ['unit'] }),
  resolve: (log, { unit, number, ...said }) => {
    log.emit({ kind: 'priority-put-right', unit, number, ...because(said) })
    carryOn(log)
  },
}

/** Action Points of the base that acts (lines 250, 354). */
export const putActingRight: Rule<'put-acting-right'> = {
  phases,
  offers: () => [],
  check: (state, { side, ...said }) =>
    actingOf(state, side) === null ? notThere({ page: PAGE }) : against(state, said),
  resolve: (log, { side, actionPoints, ...said }) => {
    const acting = actingOf(log.state, side)
    if (acting) log.emit({ kind: 'acting-put-right', ...acting, actionPoints, ...because(said) })
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
  check: (state, { active, stage, ...said }) => {
    const isThere =
      stage === 'designating' ? hasFresh(state, active) : state.taskforce !== null && active === state.active
    return state.round > 0 && isThere ? against(state, said) : notThere({ page: PAGE, path: ['stage'] })
  },
  resolve: (log, { active, stage, ...said }) => {
    log.emit({ kind: 'turn-put-right', side: active, stage, ...because(said) })
    carryOn(log)
  },
}

/**
 * What may be put right: every Unit that has been on the table, every Ping that is there or was removed, and each side. Where
 * the rules are enforced a card has to say so.
 */
export function asItLies(state: BattleState): readonly OfferOf<Downsync>[] {
  const cards = cardsWithWords(state)
  const isEnforced = state.setup.level === 'enforce'
  if (state.phase === 'over' || (isEnforced && cards.length === 0)) return []
  const card: Field = { kind: 'one', of: cards, orNone: !isEnforced, measured: false }
  const why = { ...(cards.length > 0 && { card }), reason: words(LONGEST_NOTE) }
  return BATTLE_SIDES.flatMap((side) => ofSide(state, side)).map(({ fields, ...offer }) => ({
    ...offer,
    fields: { ...fields, ...why },
  }))
}

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
        revealed: mayComeToLight(state, ping.id) ? isNow(false) : is(false),
      },
    })),
  {
    command: 'put-camp-right' as const,
    side,
    fields: {
      commandPoints: counted(0, state.setup.commandPoints, state.camps[side].commandPoints),
      points: counted(-99, 99, state.camps[side].points),
    },
  },
  ...unitsOf(state, side)
    .filter(({ id }) => state.engagement?.priority[id] !== undefined)
    .map(({ id }) => ({
      command: 'put-priority-right' as const,
      side,
      fields: { unit: is(id), number: counted(1, 6, state.engagement?.priority[id] ?? null) },
    })),
  ...(actingOf(state, side) === null
    ? []
    : [
        {
          command: 'put-acting-right' as const,
          side,
          fields: { actionPoints: counted(0, 9, state.activation?.actionPoints ?? null) },
        },
      ]),
  ...(state.round === 0 ? [] : turnFields(state, side)),
]

function turnFields(state: BattleState, side: Side): readonly OfferOf<Downsync>[] {
  const stages = STANDINGS.filter((stage) =>
    stage === 'designating' ? hasFresh(state, side) : state.taskforce !== null && state.active === side,
  )
  const fields = { active: is(side), stage: one(stages) }
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
    reserve: isOnTable(unit) ? isNow(false) : is(false),
  }
}
