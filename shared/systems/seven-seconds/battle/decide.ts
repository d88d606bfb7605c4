import { isRefusal, problem, type Problem, type Refusal } from '../../../problem.ts'
import { openDice, seededDice, type DiceHand, type DiceState } from '../../../dice/source.ts'
import { typedDice } from '../../../dice/typed.ts'
import { openPiles } from '../cards/draw.ts'
import { commandSchema, type Command, type CommandKind } from './documents/commands.ts'
import type { BattleEvent } from './documents/events.ts'
import type { BattleSetup } from './documents/setup.ts'
import { notNow } from './rules/against.ts'
import { RULES } from './rulebook.ts'
import { openLog } from './rules/log.ts'
import type { Hindrance, Rule } from './rules/rule.ts'
import { evolve, opened } from './state/evolve.ts'
import type { BattleState } from './state/state.ts'
import { PURPOSES, SIDES, type Purpose, type Side, type TargetId } from './words.ts'

/** What a command led to: the events, to be appended to the log, and the state after them. */
export interface Decision {
  readonly events: readonly BattleEvent[]
  readonly state: BattleState
}

/**
 * The numbers of real dice in the order in which they were asked for; null lets the program roll, and one null among
 * them that die alone.
 */
export type TypedRolls = readonly (number | null)[] | null

/**
 * Begins a battle: the piles are shuffled by the battle's own generator. `seed` is any whole number; the same
 * seed and setup give the same battle.
 */
export function begin(setup: BattleSetup, seed: number): Decision {
  const dice = seededDice(openDice(seed))
  const begun = { kind: 'begun', setup } as const
  const shuffled = { kind: 'piles-changed', piles: openPiles(setup.cards, dice) } as const
  const end = dice.end()
  if (isRefusal(end)) throw new Error('Seeded dice never refuse.')
  const moved = { kind: 'dice-moved', dice: end.dice } as const
  return { events: [begun, shuffled, moved], state: [shuffled, moved].reduce(evolve, opened(begun)) }
}

/**
 * Carries out a command, which may come from anywhere, or refuses it with the rule that it breaks: then nothing
 * has happened. Where the battle
 * only assists, a broken rule is noted on the first event, and only what makes no sense is refused. The same
 * state, command and typed rolls give the same events. `from` is where the generator stands, where that is not
 * where the state left it.
 */
export function decide(
  state: BattleState,
  draft: unknown,
  rolls: TypedRolls = null,
  from: DiceState | null = null,
): Decision | Refusal {
  const dice = from ?? state.dice
  return decideWith(state, draft, rolls ? typedDice(rolls, dice) : seededDice(dice))
}

/** The same with a hand of dice that the caller has opened. */
export function decideWith(state: BattleState, draft: unknown, dice: DiceHand): Decision | Refusal {
  const command = readCommand(draft)
  if (isRefusal(command)) return command
  const hindrances = hindrancesOf(state, command)
  const refused = hindrances.find(({ firm }) => firm || state.setup.level === 'enforce')
  if (refused) return { problem: refused.problem }

  const rule = ruleOf(command.kind)
  const deviations: Problem[] = hindrances.map((hindrance) => hindrance.problem)
  const log = openLog(state, dice, deviations)
  rule.resolve(log, command)
  const end = dice.end()
  if (isRefusal(end)) return { problem: namingTheRoll(end.problem, log.events) }
  if (hasMoved(state, end.dice)) log.emit({ kind: 'dice-moved', dice: end.dice })
  return { events: log.events, state: log.state }
}

/** A roll that the players still have to make before a command can be carried out. */
export interface MissingRoll {
  readonly purpose: Purpose
  readonly side: Side
  /** Whose dice they are; null for a player's own. */
  readonly unit: TargetId | null
  readonly dice: number
  readonly least: number
  readonly most: number
  /** What each die is compared with; null where dice are added up. */
  readonly target: number | null
}

/** What stands against a command, and what is to be rolled for it next. */
export interface Consideration {
  readonly hindrances: readonly Hindrance[]
  /** Null when the numbers given are enough, or where none is wanted. */
  readonly missing: MissingRoll | null
  /** What is wrong with the numbers given: one out of range, or too many. */
  readonly rolls: Problem | null
}

/**
 * What would become of a command, without doing it: every rule that it breaks and not the first alone, and with
 * the numbers of real dice so far the roll that comes next. It tells no more than a refusal of `decide` would.
 */
export function consider(
  state: BattleState,
  draft: unknown,
  rolls: readonly (number | null)[],
): Consideration | Refusal {
  const command = readCommand(draft)
  if (isRefusal(command)) return command
  const hindrances = hindrancesOf(state, command)
  if (hindrances.some(({ firm }) => firm || state.setup.level === 'enforce')) {
    return { hindrances, missing: null, rolls: null }
  }
  const answer = decide(state, command, rolls)
  if (!isRefusal(answer)) return { hindrances, missing: null, rolls: null }
  const missing = missingOf(answer.problem)
  return { hindrances, missing, rolls: missing ? null : answer.problem }
}

function hindrancesOf(state: BattleState, command: Command): readonly Hindrance[] {
  const rule = ruleOf(command.kind)
  const now = notNow(state, rule.phases)
  return now.length > 0 ? now : rule.check(state, command)
}

function missingOf({ code, values = {} }: Problem): MissingRoll | null {
  const purpose = PURPOSES.find((one) => one === values.purpose)
  const side = SIDES.find((one) => one === values.side)
  if (code !== 'dice/too-few' || !purpose || !side) return null
  return {
    purpose,
    side,
    unit: values.unit === '' ? null : String(values.unit),
    dice: Number(values.dice),
    least: Number(values.least),
    most: Number(values.most),
    target: values.target === undefined ? null : Number(values.target),
  }
}

/** Says of missing dice which roll comes next, so that the players know what to roll. */
function namingTheRoll(found: Problem, events: readonly BattleEvent[]): Problem {
  if (found.code !== 'dice/too-few') return found
  let given = Number(found.values?.given ?? 0)
  for (const event of events) {
    if (event.kind !== 'rolled') continue
    if (given < event.dice.length) {
      const { purpose, side, unit, dice, target } = event
      const compared = target === null ? {} : { target }
      const roll = { purpose, side, unit: unit ?? '', dice: dice.length, ...compared }
      return { ...found, values: { ...found.values, ...roll } }
    }
    given -= event.dice.length
  }
  return found
}

/** Each rule is given the commands of its own kind only. */
function ruleOf<Kind extends CommandKind>(kind: Kind): Rule<Kind> {
  return RULES[kind]
}

/** Reads a command from outside; says what is wrong with it in the first place where something is. */
export function readCommand(draft: unknown): Command | Refusal {
  const read = commandSchema.safeParse(draft)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const path = (issue?.path ?? []).map((step) => (typeof step === 'symbol' ? String(step) : step))
  const where = path.length > 0 ? ` at "${path.join('.')}"` : ''
  const message = `This command cannot be read${where}: ${(issue?.message ?? 'unknown').replace(/\.$/, '')}.`
  return { problem: problem('command/unreadable', message, path) }
}

function hasMoved(state: BattleState, dice: BattleState['dice']): boolean {
  return dice.words.some((word, index) => word !== state.dice.words[index])
}
