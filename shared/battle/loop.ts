import type { z } from 'zod'
import { dieSchema, openDice, seededDice, type DiceHand, type DiceState, type Die } from '../dice/source.ts'
import { typedDice } from '../dice/typed.ts'
import { isRefusal, problem, type Problem, type Refusal } from '../problem.ts'
import { isRolled, type AnyEvent, type BattleTypes, type Decision, type TypedRolls } from './battle.ts'
import type { Offer } from './field.ts'
import { openLog } from './log.ts'
import type { Hindrance, Rule } from './rule.ts'

/** What a game gives of its book for its battles to be decided. */
export interface Book<Types extends BattleTypes, Setup> {
  readonly commandSchema: z.ZodType<Types['Command']>
  readonly kinds: readonly Types['Command']['kind'][]
  readonly phases: readonly Types['Phase'][]
  /** Who may be told something or do something in this battle, in the order of the game. */
  readonly sidesOf: (state: Types['State']) => readonly Types['Side'][]
  readonly purposes: readonly Types['Purpose'][]
  /** Each rule is given the commands of its own kind only. */
  readonly ruleOf: (kind: Types['Command']['kind']) => Rule<Types>
  /** The battle waits for something else than a rule of these phases. */
  readonly notNow: (state: Types['State'], phases: readonly Types['Phase'][]) => readonly Hindrance[]
  /** What a battle begins with. */
  readonly begin: (setup: Setup, dice: DiceHand) => readonly Types['Event'][]
  readonly diceMoved: (dice: DiceState) => Types['Event']
  /** What an event makes of the state. Never fails, never rolls; the state given stays as it is. */
  readonly evolve: (state: Types['State'], event: Types['Event']) => Types['State']
  /** The state that a log of events, the first of which began the battle, leads to. */
  readonly fold: (events: readonly Types['Event'][]) => Types['State']
  /** Commands whose choices would tell what a side holds. */
  readonly secret: readonly Types['Command']['kind'][]
  /** What a side may do at leisure: the battle does not wait for it. */
  readonly atLeisure: readonly Types['Command']['kind'][]
}

/** A roll that the players still have to make before a command can be carried out. */
export interface MissingRoll<Types extends BattleTypes> {
  readonly purpose: Types['Purpose']
  readonly side: Types['Side']
  /** Whose dice they are; null for a player's own. */
  readonly unit: string | null
  readonly die: Die
  readonly dice: number
  readonly least: number
  readonly most: number
  /** What each die is compared with; null where dice are added up. */
  readonly target: number | null
}

/** What stands against a command, and what is to be rolled for it next. */
export interface Consideration<Types extends BattleTypes> {
  readonly hindrances: readonly Hindrance[]
  /** Null when the numbers given are enough, or where none is wanted. */
  readonly missing: MissingRoll<Types> | null
  /** What is wrong with the numbers given: one out of range, or too many. */
  readonly rolls: Problem | null
}

export type OfferOf<Types extends BattleTypes> = Offer<
  Types['Command']['kind'],
  Types['Side'],
  Types['OwnField']
>
type DecisionOf<Types extends BattleTypes> = Decision<Types['State'], Types['Event']>

/** The loop that every game's battles go through: a command is decided, and what it led to is appended to the log. */
export interface Loop<Types extends BattleTypes, Setup> {
  /** `seed` is any whole number; the same seed and setup give the same battle. */
  readonly begin: (setup: Setup, seed: number) => DecisionOf<Types>
  /**
   * Carries out a command, which may come from anywhere, or refuses it with the rule that it breaks: then nothing
   * has happened. Where the battle only assists, a broken rule is noted on the first event, and only what makes no
   * sense is refused. The same state, command and typed rolls give the same events. `from` is where the generator
   * stands, where that is not where the state left it.
   */
  readonly decide: (
    state: Types['State'],
    draft: unknown,
    rolls?: TypedRolls,
    from?: DiceState | null,
  ) => DecisionOf<Types> | Refusal
  /**
   * Carries out what is known to be one of the options as it is filled in: neither the command is read nor its rule asked.
   * For whoever plays many battles of the program against itself.
   */
  readonly carryOut: (
    state: Types['State'],
    command: Types['Command'],
    dice: DiceHand,
  ) => DecisionOf<Types> | Refusal
  /** The same with a hand of dice that the caller has opened. */
  readonly decideWith: (state: Types['State'], draft: unknown, dice: DiceHand) => DecisionOf<Types> | Refusal
  /**
   * What would become of a command, without doing it: every rule that it breaks and not the first alone, and with
   * the numbers of real dice so far the roll that comes next. It tells no more than a refusal of `decide` would.
   */
  readonly consider: (
    state: Types['State'],
    draft: unknown,
    rolls: readonly (number | null)[],
  ) => Consideration<Types> | Refusal
  /** Reads a command from outside; says what is wrong with it in the first place where something is. */
  readonly readCommand: (draft: unknown) => Types['Command'] | Refusal
  readonly sidesOf: Book<Types, Setup>['sidesOf']
  readonly fold: (events: readonly Types['Event'][]) => Types['State']
  /** What an event makes of the state, which itself stays as it is. */
  readonly evolve: (state: Types['State'], event: Types['Event']) => Types['State']
  /**
   * Every command that a side may give now within the rules, with the choices it has and the measurements that
   * each action wants. What a side may not know does not show in its options.
   */
  readonly options: (state: Types['State'], side: Types['Side']) => readonly OfferOf<Types>[]
  /**
   * What any side may do now, as everybody at the table may know it, and the sides that the battle waits for: the same
   * whatever the sides hide.
   */
  readonly openly: (state: Types['State']) => {
    readonly options: OfferOf<Types>[]
    readonly waitsFor: Types['Side'][]
  }
}

export function openLoop<Types extends BattleTypes, Setup>(book: Book<Types, Setup>): Loop<Types, Setup> {
  const { commandSchema, kinds, phases, sidesOf, secret, atLeisure } = book
  /** The commands that a phase knows, so that the rules of the others need not be asked. */
  const kindsOf: ReadonlyMap<Types['Phase'], readonly Types['Command']['kind'][]> = new Map(
    phases.map((phase) => [phase, kinds.filter((kind) => book.ruleOf(kind).phases.includes(phase))]),
  )

  const readCommand = (draft: unknown): Types['Command'] | Refusal => {
    const read = commandSchema.safeParse(draft)
    if (read.success) return read.data
    const [issue] = read.error.issues
    const path = (issue?.path ?? []).map((step) => (typeof step === 'symbol' ? String(step) : step))
    const where = path.length > 0 ? ` at "${path.join('.')}"` : ''
    const message = `This command cannot be read${where}: ${(issue?.message ?? 'unknown').replace(/\.$/, '')}.`
    return { problem: problem('command/unreadable', message, path) }
  }

  const hindrancesOf = (state: Types['State'], command: Types['Command']): readonly Hindrance[] => {
    const rule = book.ruleOf(command.kind)
    const now = book.notNow(state, rule.phases)
    return now.length > 0 ? now : rule.check(state, command)
  }

  const decideWith = (state: Types['State'], draft: unknown, dice: DiceHand): DecisionOf<Types> | Refusal => {
    const command = readCommand(draft)
    if (isRefusal(command)) return command
    const hindrances = hindrancesOf(state, command)
    const refused = hindrances.find(({ firm }) => firm || state.setup.level === 'enforce')
    if (refused) return { problem: refused.problem }
    const deviations = hindrances.map((hindrance) => hindrance.problem)
    return carryOut(state, command, dice, deviations)
  }

  const carryOut = (
    state: Types['State'],
    command: Types['Command'],
    dice: DiceHand,
    deviations: Problem[] = [],
  ): DecisionOf<Types> | Refusal => {
    const log = openLog<Types['State'], Types['Event']>(state, dice, deviations, book.evolve)
    book.ruleOf(command.kind).resolve(log, command)
    const end = dice.end()
    if (isRefusal(end)) return { problem: namingTheRoll(end.problem, log.events) }
    if (hasMoved(state.dice, end.dice)) log.emit(book.diceMoved(end.dice))
    return { events: log.events, state: log.state }
  }

  const decide: Loop<Types, Setup>['decide'] = (state, draft, rolls = null, from = null) => {
    const dice = from ?? state.dice
    return decideWith(state, draft, rolls ? typedDice(rolls, dice) : seededDice(dice))
  }

  const options = (state: Types['State'], side: Types['Side']): readonly OfferOf<Types>[] => {
    const offers: OfferOf<Types>[] = []
    for (const command of kindsOf.get(state.phase) ?? []) {
      for (const fields of book.ruleOf(command).offers(state, side)) offers.push({ command, side, fields })
    }
    return offers
  }

  return {
    begin: (setup, seed) => {
      const dice = seededDice(openDice(seed))
      const begun = book.begin(setup, dice)
      const end = dice.end()
      if (isRefusal(end)) throw new Error('Seeded dice never refuse.')
      const events = [...begun, book.diceMoved(end.dice)]
      return { events, state: book.fold(events) }
    },
    decide,
    carryOut: (state, command, dice) => carryOut(state, command, dice),
    decideWith,
    consider: (state, draft, rolls) => {
      const command = readCommand(draft)
      if (isRefusal(command)) return command
      const hindrances = hindrancesOf(state, command)
      const considered = (
        missing: MissingRoll<Types> | null,
        wrong: Problem | null,
      ): Consideration<Types> => ({
        hindrances,
        missing,
        rolls: wrong,
      })
      if (hindrances.some(({ firm }) => firm || state.setup.level === 'enforce'))
        return considered(null, null)
      const answer = decide(state, command, rolls)
      if (!isRefusal(answer)) return considered(null, null)
      const missing = missingOf(answer.problem, book.purposes, sidesOf(state))
      return considered(missing, missing ? null : answer.problem)
    },
    readCommand,
    sidesOf,
    fold: book.fold,
    evolve: book.evolve,
    options,
    openly: (state) => {
      const sides = sidesOf(state)
      const all = sides.flatMap((side) => options(state, side))
      const urgent = new Set(all.flatMap(({ command, side }) => (atLeisure.includes(command) ? [] : [side])))
      return {
        options: all.filter(({ command }) => !secret.includes(command)),
        waitsFor: sides.filter((side) => urgent.has(side)),
      }
    },
  }
}

function missingOf<Types extends BattleTypes>(
  { code, values = {} }: Problem,
  purposes: readonly Types['Purpose'][],
  sides: readonly Types['Side'][],
): MissingRoll<Types> | null {
  const purpose = purposes.find((one) => one === values.purpose)
  const side = sides.find((one) => one === values.side)
  if (code !== 'dice/too-few' || purpose === undefined || side === undefined) return null
  return {
    purpose,
    side,
    unit: values.unit === '' ? null : String(values.unit),
    die: dieSchema.parse(values.die),
    dice: Number(values.dice),
    least: Number(values.least),
    most: Number(values.most),
    target: values.target === undefined ? null : Number(values.target),
  }
}

/** Says of missing dice which roll comes next, so that the players know what to roll. */
function namingTheRoll(found: Problem, events: readonly AnyEvent[]): Problem {
  if (found.code !== 'dice/too-few') return found
  let given = Number(found.values?.given ?? 0)
  for (const event of events) {
    if (!isRolled(event)) continue
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

function hasMoved(before: DiceState, after: DiceState): boolean {
  return after.words.some((word, index) => word !== before.words[index])
}
