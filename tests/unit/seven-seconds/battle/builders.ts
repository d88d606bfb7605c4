import { isRefusal, type Problem } from '../../../../shared/problem.ts'
import { decide, type Decision } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import type {
  Command,
  CommandKind,
} from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import {
  eventSchema,
  type BattleEvent,
  type EventKind,
  type EventOf,
} from '../../../../shared/systems/seven-seconds/battle/documents/events.ts'
import { DEFAULT_RULES } from '../../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import { type BattleRules } from '../../../../shared/systems/seven-seconds/battle/documents/rules.ts'
import { options } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { Fields } from '../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import { isOffered } from '../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import { opened } from '../../../../shared/systems/seven-seconds/battle/state/evolve.ts'
import type {
  Activation,
  BattleState,
  Blip,
  ObjectiveState,
  Turn,
  Unit,
} from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import {
  OBJECTIVES,
  SIDES,
  blipId,
  sideOf,
  type Objective,
  type Side,
  type TargetId,
} from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { type Level } from '../../../../shared/battle/battle.ts'
import {
  RATINGS,
  TROOPERS,
  UNITS,
  type Tech,
  type UnitType,
} from '../../../../shared/systems/seven-seconds/words.ts'
import { tech } from '../builders.ts'
import { objectives as objectiveWords } from '../cards-builders.ts'
import { setupOf } from '../../games/seven-seconds.ts'

/** A battle in the middle of a round; every field may be left out. */
export interface Battle {
  /**
   * One word after the other: `'a scout'`, `'b tactical 2nd 3tc damaged stunned near:alpha,beta'`. Further
   * words: `spent` (no Activation Counter), `jamming`, `destroyed`. Ids count by side and type: `b-tactical-1`.
   */
  units?: readonly string[]
  /**
   * `'b decoy'`, `'a scout & basic 2nd spent near:alpha'`: side, one or two types, words for both units and for
   * the Blip. Each stands for the next square of its side: `b-blip-1`; its units count on from those on the table.
   */
  blips?: readonly string[]
  /** Words as in `cards-builders`: `{ alpha: '-', beta: 'b3', gamma: 'ax' }`; others are not on the table. */
  objectives?: Partial<Record<Objective, string>>
  /** Target Counters on marked ground: `{ 'ground-1': 2 }`. */
  grounds?: Readonly<Record<TargetId, number>>
  /** Who is activated now, with all its actions; without it a turn of `side` has begun and nobody acts. */
  acting?: TargetId
  activation?: Partial<Activation>
  side?: Side
  turn?: Partial<Turn>
  rules?: Partial<BattleRules>
  level?: Level
  /** As `tech` reads it, or six digits that hold for every rating; 4, 3 and 2 throughout when left out. */
  tech?: Partial<Record<Side, string>>
  /** Null for a Chance Encounter; a attacks when left out. */
  attacker?: Side | null
  /** Anything else of the state. */
  over?: Partial<BattleState>
}

const ORDINALS = { '1st': 1, '2nd': 2, '3rd': 3 } as const
const FLAT = '444444/333333/222222'

/** A battle as it stands in its first round, side a about to act. */
export function battle(given: Battle = {}): BattleState {
  const { rules, level = 'enforce', acting, attacker = 'a', over } = given
  const sides = {
    a: { tech: techOf(given.tech?.a), streak: 0 },
    b: { tech: techOf(given.tech?.b), streak: 0 },
  }
  const setup = setupOf({ level, sides, rules: { ...DEFAULT_RULES, ...rules } })
  const { units, blips } = pieces(given.units ?? [], given.blips ?? [], acting)
  return {
    ...opened({ kind: 'begun', setup }),
    phase: 'action',
    kind: attacker ? 'attack-defense' : 'chance-encounter',
    attacker,
    initiative: 'a',
    round: 1,
    units,
    blips,
    objectives: objectiveStates(given.objectives ?? {}),
    grounds: given.grounds ?? {},
    turn: turnOf(given, units),
    ...over,
  }
}

function techOf(digits = FLAT): Tech {
  return tech(digits.includes('/') ? digits : [digits, digits, digits].join('/'))
}

function pieces(
  unitWords: readonly string[],
  blipWords: readonly string[],
  acting: TargetId | undefined,
): { units: Record<string, Unit>; blips: Record<string, Blip> } {
  const units: Record<string, Unit> = {}
  const blips: Record<string, Blip> = {}
  const add = (side: Side, type: UnitType, words: readonly string[], square: number | null): void => {
    const number = Object.values(units).filter((unit) => unit.side === side && unit.type === type).length + 1
    const id = `${side}-${type}-${number}`
    const unit = unitOf(id, side, type, words)
    const hidden = { where: 'holding-area', square, activation: false } as const
    units[id] =
      square === null ? { ...unit, activation: unit.activation && id !== acting } : { ...unit, ...hidden }
  }
  for (const text of unitWords) {
    const { side, types, words } = read(text)
    const [type] = types
    if (!type || types.length > 1) throw new Error(`"${text}" names no unit.`)
    add(side, type, words, null)
  }
  for (const text of blipWords) {
    const { side, types, words } = read(text)
    const square = Object.values(blips).filter((blip) => blip.side === side).length + 1
    const id = blipId(side, square)
    const activation = !words.includes('spent') && id !== acting
    blips[id] = { id, side, square, activation, moved: !words.includes('unmoved'), near: nearOf(words) }
    for (const type of types) add(side, type, words, square)
  }
  return { units, blips }
}

function read(text: string): { side: Side; types: UnitType[]; words: string[] } {
  const [first, ...words] = text.split(' ')
  const side = SIDES.find((one) => one === first)
  if (!side) throw new Error(`"${text}" begins with no side.`)
  const types = words.flatMap((word) => UNITS.filter((type) => type === word))
  const rest = words.filter((word) => !types.some((type) => type === word))
  const unknown = rest.find(
    (word) =>
      !/^(1st|2nd|3rd|\d+tc|damaged|stunned|jamming|spent|unmoved|destroyed|decoy|&|near:[a-z,]+)$/.test(
        word,
      ),
  )
  if (unknown !== undefined) throw new Error(`"${unknown}" in "${text}" says nothing.`)
  return { side, types, words: rest }
}

function unitOf(id: string, side: Side, type: UnitType, words: readonly string[]): Unit {
  const ordinal = words.map((word) => (word in ORDINALS ? ORDINALS[word as keyof typeof ORDINALS] : null))
  const destroyed = words.includes('destroyed')
  return {
    id,
    side,
    type,
    rating: RATINGS.find((rating) => ordinal.includes(rating)) ?? 1,
    name: null,
    trooper: null,
    where: destroyed ? 'destroyed' : 'table',
    square: null,
    counters: Number(words.find((word) => word.endsWith('tc'))?.slice(0, -2) ?? 0),
    activation: !words.includes('spent') && !destroyed,
    damaged: words.includes('damaged'),
    stunned: words.includes('stunned'),
    jamming: words.includes('jamming'),
    moved: !words.includes('unmoved'),
    near: nearOf(words),
    beside: [],
    clear: [],
    fate: destroyed ? { cause: 'gauss', by: null, round: 1 } : null,
  }
}

function nearOf(words: readonly string[]): Objective[] {
  const named =
    words
      .find((word) => word.startsWith('near:'))
      ?.slice('near:'.length)
      .split(',') ?? []
  return OBJECTIVES.filter((objective) => named.includes(objective))
}

function objectiveStates(words: Partial<Record<Objective, string>>): BattleState['objectives'] {
  const states: Partial<Record<Objective, ObjectiveState>> = {}
  for (const name of OBJECTIVES) {
    const word = words[name]
    if (word !== undefined) states[name] = objectiveWords(word).alpha
  }
  return states
}

function turnOf({ acting, activation, side, turn }: Battle, units: Readonly<Record<string, Unit>>): Turn {
  const whose = side ?? (acting === undefined ? 'a' : sideOf(acting)) ?? 'a'
  const type = acting === undefined ? undefined : units[acting]?.type
  const isTrooper = TROOPERS.some((trooper) => trooper === type)
  const now: Activation | null =
    acting === undefined
      ? null
      : {
          piece: acting,
          as: 'unit',
          actionsLeft: isTrooper ? 2 : 1,
          suitObeyed: false,
          mayToggle: false,
          revealed: [],
          pending: null,
          ...activation,
        }
  return {
    side: whose,
    allowance: 1,
    units: now ? 1 : 0,
    extraBlips: 0,
    squad: [],
    activation: now,
    ...turn,
  }
}

/**
 * What the commands lead to, one after the other, each with its dice; throws when one is refused. Events pass
 * their schema.
 */
export function play(
  state: BattleState,
  ...steps: readonly (Command | readonly [Command, ...number[]])[]
): Decision {
  const events: BattleEvent[] = []
  let now = state
  for (const step of steps) {
    const [command, ...rolls] = 'kind' in step ? [step] : step
    const decision = decide(now, command, rolls)
    if (isRefusal(decision)) {
      const { code, message } = decision.problem
      throw new Error(`${command.kind} is refused, ${code}: ${message}`)
    }
    events.push(...decision.events.map((event) => eventSchema.parse(event)))
    now = decision.state
  }
  return { events, state: now }
}

/** What a refused command is refused for; throws when it is carried out. */
export function refusal(state: BattleState, command: Command, rolls: readonly number[] = []): Problem {
  const decision = decide(state, command, rolls)
  if (isRefusal(decision)) return decision.problem
  throw new Error(`${command.kind} is carried out: ${kindsOf(decision.events).join(', ')}`)
}

/** The code and the page of a refusal: `'rifle/no-counters p.20'`. */
export function refusalOf(state: BattleState, command: Command, rolls: readonly number[] = []): string {
  return coded(refusal(state, command, rolls))
}

/** `'rifle/no-counters p.20'` of every broken rule that is noted on the first event; throws when noted elsewhere. */
export function deviationsOf({ events }: Decision): string[] {
  const [first, ...later] = events
  if (later.some(({ deviations }) => deviations)) throw new Error('Deviations stand on a later event.')
  return (first?.deviations ?? []).map(coded)
}

function coded({ code, values }: Problem): string {
  return `${code} p.${values?.page ?? '?'}`
}

/** The same battle where the program only assists. */
export function assisted(state: BattleState): BattleState {
  return { ...state, setup: { ...state.setup, level: 'assist' } }
}

export function kindsOf(events: readonly BattleEvent[]): EventKind[] {
  return events.map(({ kind }) => kind)
}

/** The events of one kind. */
export function eventsOf<Kind extends EventKind>(
  { events }: Pick<Decision, 'events'>,
  kind: Kind,
): EventOf<Kind>[] {
  return events.filter((event): event is EventOf<Kind> => event.kind === kind)
}

/** The unit as it stands; throws when there is none of that name. */
export function unitIn({ units }: BattleState, id: string): Unit {
  const unit = units[id]
  if (!unit) throw new Error(`There is no ${id}.`)
  return unit
}

/** Target Counters on a unit, an Objective or ground. */
export function counters(state: BattleState, id: TargetId): number {
  const objective = OBJECTIVES.find((name) => name === id)
  return (
    state.units[id]?.counters ??
    (objective && state.objectives[objective]?.counters) ??
    state.grounds[id] ??
    0
  )
}

/**
 * A unit in short: `'2tc damaged stunned'`, `'unharmed'`, or how it went, `'destroyed by gauss of a-scout-1'`.
 * Activation Counters and what is near do not show.
 */
export function fateOf(state: BattleState, id: string): string {
  const { where, fate, counters: tc, damaged, stunned, jamming } = unitIn(state, id)
  if (where === 'destroyed') return `destroyed by ${fate?.cause ?? '?'} of ${fate?.by ?? 'nobody'}`
  if (where === 'holding-area') return 'hidden'
  const words = [
    tc > 0 && `${tc}tc`,
    damaged && 'damaged',
    stunned && 'stunned',
    jamming && 'jamming',
  ].filter((word) => word !== false)
  return words.join(' ') || 'unharmed'
}

/** Every way in which a side may give a command now; empty when it may not. */
export function offersOf(state: BattleState, side: Side, kind: CommandKind): Fields[] {
  return options(state, side)
    .filter(({ command }) => command === kind)
    .map(({ fields }) => fields)
}

/** The commands that a side may give now, each once. */
export function offered(state: BattleState, side: Side): CommandKind[] {
  return [...new Set(options(state, side).map(({ command }) => command))]
}

/**
 * How the rules take a command: `'allowed'`, and then it was offered; `'breaks rifle/no-counters p.20'`, refused in
 * `enforce` and noted in `assist`; or `'impossible unit/unable p.20'`, refused in both; or `'unreadable unit'`, when no
 * command can say so. The generator rolls.
 */
export function verdict(state: BattleState, command: Command): string {
  const enforced = { ...state, setup: { ...state.setup, level: 'enforce' as const } }
  const strict = decide(enforced, command)
  const lax = decide(assisted(state), command)
  if (isRefusal(strict) && strict.problem.code === 'command/unreadable') {
    return `unreadable ${strict.problem.path.join('.')}`
  }
  if (!isRefusal(strict)) {
    if (!isOffered(options(enforced, command.side), command)) return 'allowed, but not offered'
    if (isRefusal(lax)) return `refused where it only assists: ${coded(lax.problem)}`
    const noted = [strict, lax].flatMap(deviationsOf)
    return noted.length === 0 ? 'allowed' : `allowed, noting ${noted.join(', ')}`
  }
  if (isRefusal(lax)) return `impossible ${coded(lax.problem)}`
  const noted = deviationsOf(lax)
  return noted[0] === coded(strict.problem)
    ? `breaks ${noted.join(', ')}`
    : `refused ${coded(strict.problem)}, noted ${noted.join(', ')}`
}
