import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { openDice, seededDice, type Dice } from '../../../../shared/dice/source.ts'
import { NAME_STYLES, namesOfStyle } from '../../../../shared/names/index.ts'
import { pickNames } from '../../../../shared/names/pick.ts'
import type { UnitFate } from '../../../../shared/systems/seven-seconds/contract/fights.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { decide } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import {
  playAtRandom,
  type Eagerness,
} from '../../../../shared/systems/seven-seconds/battle/player/random.ts'
import { deedsOf } from '../../../../shared/systems/seven-seconds/battle/ending/service.ts'
import { isTrooper } from '../../../../shared/systems/seven-seconds/battle/state/look.ts'
import type { BattleState, Unit } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import {
  SIDES,
  type Cause,
  type Level,
  type Side,
} from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { RATINGS, STATS, TROOPERS } from '../../../../shared/systems/seven-seconds/words.ts'
import { participants, troopers } from '../../../database/schema.ts'
import type { Store, Tables } from '../../../database/store.ts'
import { beginFight } from '../fights/begin.ts'
import { openDecisions } from '../../../fights/decisions.ts'
import { enterFight } from '../fights/enter.ts'
import { openStoredFights } from '../../../fights/stored.ts'
import { openOwnLogs } from '../fights/own-logs.ts'
import { loadRoll, summaries } from '../people/records.ts'
import { technologyHandlers } from '../technology/calls.ts'

/** Battles to be fought in a campaign by players of chance. The same seed fights the same battles. */
export interface BattlePlan {
  /** A whole number. */
  readonly seed: number
  readonly battles: number
  /** The day of the first; the others follow a week apart each. */
  readonly from: string
  readonly places: readonly string[]
  /** How far the program helps in them, in turn; enforced where nothing is said. */
  readonly levels?: readonly Level[]
  readonly note?: (battle: number) => string
  /** What somebody with a name fell to, in words; whose doing it was, null where it was nobody's, and whether their own side's. */
  readonly fell?: (cause: Cause, by: Unit | null, isOwn: boolean) => string
  /** How eagerly the players take some options, such as agreeing to end. */
  readonly eagerness?: Eagerness
  /** How many troopers of each side have a name, at most. */
  readonly named?: number
  /** Steps of technology are tried this often after a battle, each by one of the two who fought. */
  readonly purchases?: number
  readonly entered?: (battle: { readonly number: number; readonly fight: string }) => void
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const NAMED = 4
const SEEDS = 2 ** 31

/** A trooper that can be sent into battle. */
interface Living {
  readonly id: string
  readonly type: string
  readonly name: string
}

/**
 * Fights battles in a campaign through the engine, with dice, cards, logs, named troopers, entries and purchases as
 * if they had been played here. Each battle is one transaction, and none a step of undo.
 */
export function fightBattles(store: Store, campaign: string, plan: BattlePlan): void {
  const chance = seededDice(openDice(plan.seed))
  const sides = store.tables
    .select({ id: participants.id, faction: participants.factionId, place: participants.place })
    .from(participants)
    .where(eq(participants.campaignId, campaign))
    .orderBy(participants.place)
    .all()
  const rosters = new Map(sides.map((side) => [side.id, openRoster(store.tables, campaign, side, chance)]))
  for (let number = 0; number < plan.battles; number += 1) {
    const first = chance.pick(sides.length)
    const second = (first + 1 + chance.pick(sides.length - 1)) % sides.length
    const [a, b] = [nth(sides, first).id, nth(sides, second).id]
    store.keep(() => {
      const fight = fightOne(store, { campaign, number, sides: { a, b }, rosters }, plan, chance)
      for (let turn = 0; turn < (plan.purchases ?? 0); turn += 1) buy(store, turn % 2 === 0 ? a : b, chance)
      plan.entered?.({ number, fight })
    })
  }
}

interface Roster {
  /** Sends out so many troopers of a type with a name, the living first, then recruits. */
  send(type: string, count: number): readonly Living[]
  bury(ids: readonly string[]): void
}

interface One {
  readonly campaign: string
  readonly number: number
  readonly sides: Readonly<Record<Side, string>>
  readonly rosters: ReadonlyMap<string, Roster>
}

function fightOne(
  store: Store,
  { campaign, number, sides, rosters }: One,
  plan: BattlePlan,
  chance: Dice,
): string {
  const { tables } = store
  const logs = openOwnLogs(tables)
  const decisions = openDecisions(tables)
  const place = nth(plan.places, chance.pick(plan.places.length))
  const { levels = ['enforce'] } = plan
  const level = nth(levels, number % levels.length)
  const fighter = (participant: string) => ({ kind: 'participant', participant }) as const
  const begun = beginFight(
    store,
    logs,
    { campaign, a: fighter(sides.a), b: fighter(sides.b), level, place, rules: null, deck: null },
    chance.pick(SEEDS),
  )
  if (isRefusal(begun)) throw new Error(begun.problem.message)
  const { id } = begun
  const named = new Set<Side>()
  const players = seededDice(openDice(chance.pick(SEEDS)))
  for (;;) {
    const { state, decision } = logs.read(id)
    const command =
      naming(state, named, plan.named ?? NAMED, (side) => rosters.get(sides[side])) ??
      playAtRandom(state, players, plan.eagerness)
    if (!command) break
    const decided = decide(state, command)
    if (isRefusal(decided)) throw new Error(`${decided.problem.code}: ${JSON.stringify(command)}`)
    decisions.note(id, { decision: decision + 1, command, rolls: null, from: null, marks: [] })
    logs.append(id, decision + 1, decided)
  }
  const log = logs.read(id)
  const fight = openStoredFights(tables).find(id)
  if (!fight) throw new Error('A fight that was begun is there.')
  const foughtOn = new Date(Date.parse(plan.from) + number * WEEK_MS).toISOString().slice(0, 10)
  const fates = fatesOf(log.state, plan.fell)
  const about = { foughtOn, place, note: plan.note?.(number) ?? '', fixture: null, fates, recruit: [] }
  const entered = enterFight(store, fight, log, about)
  if (isRefusal(entered)) throw new Error(entered.problem.message)
  for (const { side, trooper, where } of Object.values(log.state.units)) {
    if (trooper !== null && where === 'destroyed') rosters.get(sides[side])?.bury([trooper])
  }
  return id
}

/** What became of those with a name, as the log has it, and in the plan's words how. */
function fatesOf({ units }: BattleState, fell: BattlePlan['fell']): UnitFate[] {
  return deedsOf(Object.values(units)).map(({ unit: { id: unit, side, fate: end }, fate, round }) => {
    const by = end?.by == null ? null : (units[end.by] ?? null)
    return { unit, fate, wounds: 0, round, cause: (end && fell?.(end.cause, by, by?.side === side)) ?? '' }
  })
}

/** Names some of a side's troopers once they are known; null when there is nobody to name. */
function naming(
  state: BattleState,
  done: Set<Side>,
  most: number,
  rosterOf: (side: Side) => Roster | undefined,
): Command | null {
  const side = SIDES.find((one) => state.sides[one].mustered && !done.has(one))
  if (side === undefined) return null
  done.add(side)
  const units = Object.values(state.units)
    .filter((unit) => unit.side === side && isTrooper(unit.type))
    .toSorted(
      (one, other) =>
        TROOPERS.findIndex((type) => type === one.type) - TROOPERS.findIndex((type) => type === other.type),
    )
    .slice(0, most)
  const roster = rosterOf(side)
  const names = TROOPERS.flatMap((type) => {
    const own = units.filter((unit) => unit.type === type)
    const people = roster?.send(type, own.length) ?? []
    return own.flatMap(({ id: unit }, index) => {
      const one = people[index]
      return one ? [{ unit, name: one.name, trooper: one.id }] : []
    })
  })
  return names.length > 0 ? { kind: 'name-units', side, names } : null
}

function openRoster(
  tables: Tables,
  campaign: string,
  { faction, place }: { readonly faction: string; readonly place: number },
  chance: Dice,
): Roster {
  const style = nth(NAME_STYLES, place % NAME_STYLES.length)
  const names = namesOfStyle(style)
  const known = summaries(tables, loadRoll(tables, { faction, campaign }))
  const living: Living[] = known
    .filter(({ fallen }) => fallen === null)
    .map(({ id, unit: type, name }) => ({ id, type, name }))
  const taken = new Set(known.map(({ name }) => name))
  const recruit = (unit: string): Living => {
    const [name = ''] = pickNames(names, taken, 1, (n) => chance.pick(n))
    taken.add(name)
    const id = uuid()
    const createdAt = new Date().toISOString()
    tables
      .insert(troopers)
      .values({ id, factionId: faction, campaignId: campaign, unit, name, createdAt })
      .run()
    const one = { id, type: unit, name }
    living.push(one)
    return one
  }
  return {
    send: (type, count) => {
      const ready = living.filter((one) => one.type === type).slice(0, count)
      return [...ready, ...Array.from({ length: count - ready.length }, () => recruit(type))]
    },
    bury: (ids) => {
      for (const id of ids) {
        const at = living.findIndex((one) => one.id === id)
        if (at !== -1) living.splice(at, 1)
      }
    },
  }
}

/** One step of technology, where what is chosen can be paid. */
function buy(store: Store, participant: string, chance: Dice): void {
  const step = {
    rating: nth(RATINGS, chance.pick(RATINGS.length)),
    stat: nth(STATS, chance.pick(STATS.length)),
  }
  technologyHandlers(store)['technology.buy']({ participant, steps: [step] })
}

function nth<T>(all: readonly T[], place: number): T {
  const one = all[place]
  if (one === undefined) throw new RangeError(`There are no ${place} of these.`)
  return one
}
