import { expect } from 'vitest'
import { isRefusal } from '../../../../shared/problem.ts'
import type {
  CardSet,
  MissionCard,
  TroopLine,
} from '../../../../shared/systems/seven-seconds/cards/documents.ts'
import { LINES, MISSION_DECKS } from '../../../../shared/systems/seven-seconds/cards/words.ts'
import { begin, decide, type Decision } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import { type TypedRolls } from '../../../../shared/battle/battle.ts'
import type {
  Command,
  CommandKind,
  CommandOf,
} from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { BattleSetup } from '../../../../shared/systems/seven-seconds/battle/documents/setup.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import {
  SQUARES,
  blipId,
  type Phase,
  type Side,
} from '../../../../shared/systems/seven-seconds/battle/words.ts'
import type { UnitType } from '../../../../shared/systems/seven-seconds/words.ts'
import { mission, squad, troopCard } from '../cards-builders.ts'
import { setupOf } from '../../games/seven-seconds.ts'

/** A battle's set-up step by step, each step a command of one side. */

/** Four cards in each pile, all alike but for their numbers; every line of a troop card is the same. */
export function cardsOf(line: TroopLine, over: Partial<MissionCard> = {}): CardSet {
  const numbers = [1, 2, 3, 4]
  const lines = Object.fromEntries(LINES.map((name) => [name, line]))
  return {
    version: 1,
    id: 'test',
    name: 'Test',
    missions: MISSION_DECKS.flatMap((deck) => numbers.map((number) => mission({ ...over, deck, number }))),
    troops: numbers.map((number) => troopCard({ number, ...lines })),
  }
}

/** Six troopers and nothing to choose. */
export const PLAIN_CARDS = cardsOf(squad('1 3 0 1 1 0 1st'))

type Fields<Kind extends CommandKind> = Omit<CommandOf<Kind>, 'kind' | 'side'>

/** The command, for a compiler that cannot put a union together from its parts. */
export function order<Kind extends CommandKind>(kind: Kind, side: Side, fields: Fields<Kind>): Command {
  return { kind, side, ...fields } as unknown as Command
}

/** What the command leads to; a refusal fails the test. */
export function carriedOut(state: BattleState, command: Command, rolls: TypedRolls = null): Decision {
  const decision = decide(state, command, rolls)
  if (isRefusal(decision))
    throw new Error(`${command.kind}: ${decision.problem.code} ${decision.problem.message}`)
  return decision
}

export function give<Kind extends CommandKind>(
  state: BattleState,
  kind: Kind,
  side: Side,
  fields: Fields<Kind>,
  rolls: TypedRolls = null,
): Decision {
  return carriedOut(state, order(kind, side, fields), rolls)
}

/** The state after the command. */
export function after<Kind extends CommandKind>(
  state: BattleState,
  kind: Kind,
  side: Side,
  fields: Fields<Kind>,
  rolls: TypedRolls = null,
): BattleState {
  return give(state, kind, side, fields, rolls).state
}

/** The code that the command is refused with; null when it is carried out. The state stays as it was. */
export function refusal<Kind extends CommandKind>(
  state: BattleState,
  kind: Kind,
  side: Side,
  fields: Fields<Kind>,
  rolls: TypedRolls = null,
): string | null {
  const before = JSON.stringify(state)
  const decision = decide(state, order(kind, side, fields), rolls)
  expect(JSON.stringify(state)).toBe(before)
  return isRefusal(decision) ? decision.problem.code : null
}

export type Over = Partial<Omit<BattleSetup, 'sides'>> & {
  readonly streaks?: readonly [number, number]
  readonly seed?: number
}

export function newBattle({ streaks: [a, b] = [0, 0], seed = 7, ...over }: Over = {}): BattleState {
  const { sides } = setupOf()
  const setup = setupOf({
    cards: PLAIN_CARDS,
    ...over,
    sides: { a: { ...sides.a, streak: a }, b: { ...sides.b, streak: b } },
  })
  return begin(setup, seed).state
}

type Step = readonly [Command, TypedRolls?]

/** Side a attacks and side b picks the northern edge; or a has the Initiative Counter of a Chance Encounter. */
const OPENING: Readonly<Record<'attack' | 'chance', readonly Step[]>> = {
  attack: [
    [order('roll-roles', 'a', {}), [5, 2]],
    [order('choose-edge', 'b', { edge: 'north' })],
    ...(['delta', 'epsilon'] as const).map((objective, index) => placing('a', objective, index === 0)),
    ...(['alpha', 'beta', 'gamma'] as const).map((objective) => placing('b', objective, false)),
  ],
  chance: [
    [order('roll-roles', 'a', {}), [3, 3]],
    [order('roll-initiative', 'a', {}), [4, 1]],
    [order('choose-edge', 'b', { edge: 'north' })],
  ],
}

function placing(side: Side, objective: CommandOf<'place-objective'>['objective'], first: boolean): Step {
  return [order('place-objective', side, { objective, inZone: true, toEdge: 9, toNearest: first ? null : 9 })]
}

/** The squad of the card that the side has kept, with no question marks and no drones. */
export function mustered(state: BattleState, side: Side): BattleState {
  return after(state, 'muster', side, { choices: [], drones: {} })
}

/** Cards drawn by both sides, and their squads mustered. */
export function bothMustered(over: Over = {}): BattleState {
  const drawn = after(after(upTo('cards', 'attack', over), 'draw-cards', 'a', {}), 'draw-cards', 'b', {})
  return mustered(mustered(drawn, 'a'), 'b')
}

/** The names of a side's units in the order in which they were mustered; their numbers are drawn by lot. */
export function unitsOf(state: BattleState, side: Side, type?: UnitType): string[] {
  return Object.values(state.units)
    .filter((unit) => unit.side === side && (type === undefined || unit.type === type))
    .map(({ id }) => id)
}

/** Every unit of a side alone on a square, in the order in which they were mustered. */
export function oneASquare(state: BattleState, side: Side): CommandOf<'fill-holding-area'>['squares'] {
  return unitsOf(state, side).map((id, index) => ({ square: index + 1, units: [id] }))
}

/** The Blips of these squares, near no Objective. */
export function blips(side: Side, squares: readonly number[] = SQUARES): CommandOf<'deploy'>['blips'] {
  return squares.map((square) => ({ blip: blipId(side, square), near: [] }))
}

export const FOURS = [0, 4, 8, 12].map((from) => SQUARES.slice(from, from + 4))

/** The state in which a phase of the set-up, or the first round, begins. The attacker or first player is side a. */
export function upTo(phase: Phase, kind: 'attack' | 'chance', over: Over = {}): BattleState {
  let state = newBattle(over)
  const go = (...steps: readonly Step[]): void => {
    for (const [command, rolls] of steps) {
      if (state.phase !== phase) state = carriedOut(state, command, rolls ?? null).state
    }
  }
  go(...OPENING[kind], [order('draw-cards', 'a', {})], [order('draw-cards', 'b', {})])
  for (const side of ['a', 'b'] as const) go([order('muster', side, { choices: [], drones: {} })])
  for (const side of ['a', 'b'] as const)
    go([order('fill-holding-area', side, { squares: oneASquare(state, side) })])
  const deploy = (side: Side, squares: readonly number[]): Step => [
    order('deploy', side, { blips: blips(side, squares), inZone: true }),
  ]
  if (kind === 'attack') go(deploy('b', SQUARES), deploy('a', SQUARES))
  else go(...FOURS.flatMap((four) => [deploy('a', four), deploy('b', four)]))
  if (state.phase !== phase) throw new Error(`The set-up ended in ${state.phase}.`)
  return state
}
