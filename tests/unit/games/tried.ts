import { expect } from 'vitest'
import type { BattleTypes } from '../../../shared/battle/battle.ts'
import type { OfferOf } from '../../../shared/battle/loop.ts'
import type { Chance } from '../../../shared/battle/fits.ts'
import type { Play } from '../../../shared/battle/play.ts'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import { isRefusal, type Problem } from '../../../shared/problem.ts'

/** A decision of a battle that is played. */
export interface Step<Types extends BattleTypes> {
  readonly before: Types['State']
  readonly command: Types['Command']
  readonly events: readonly Types['Event'][]
  readonly after: Types['State']
}

export type Watch<Types extends BattleTypes> = (step: Step<Types>) => void

/** A game that is tried, with what only its own tests can say of it. */
export interface Tried<Types extends BattleTypes, Setup> {
  readonly name: string
  readonly play: Play<Types, Setup>
  /** Other samples and house rules with each seed. */
  readonly setupOf: (seed: number, level?: 'assist' | 'enforce') => Setup
  readonly isOffered: (offers: readonly OfferOf<Types>[], command: Types['Command']) => boolean
  /** Something that may stand in each field, chosen at random. */
  readonly fillAll: (fields: OfferOf<Types>['fields'], chance: Chance) => Readonly<Record<string, unknown>>
  /** What somebody writes beside the battle now and then; it leaves its course alone. */
  readonly writeAtRandom: (state: Types['State'], chance: Chance) => Types['Command'] | null
  /** What a step must not lead to: empty when all is right. */
  readonly wrong: (step: Step<Types>) => readonly string[]
  /** The same battle to everybody but this side: what it hides is otherwise. */
  readonly twin: (state: Types['State'], side: Types['Side']) => Types['State']
  /** The phases in which a side hides something. */
  readonly hiding: readonly Types['Phase'][]
  /** Kinds of events that nobody who plays at random brings about. */
  readonly never: readonly Types['Event']['kind'][]
  /** Every kind of event there is. */
  readonly kinds: readonly Types['Event']['kind'][]
}

export interface Played<Types extends BattleTypes> {
  readonly state: Types['State']
  readonly events: readonly Types['Event'][]
  readonly commands: number
}

/** More than any battle takes. */
const MOST_COMMANDS = 20_000

/** A battle between players who take any option and write beside it; throws when a command of theirs is refused. */
export function playOut<Types extends BattleTypes, Setup>(
  { play, writeAtRandom }: Pick<Tried<Types, Setup>, 'play' | 'writeAtRandom'>,
  setup: Setup,
  seed: number,
  watch?: Watch<Types>,
): Played<Types> {
  const begun = play.begin(setup, seed)
  const events = [...begun.events]
  const chance = seededDice(openDice(seed + 1_000_003))
  // Of his own chance: what is written beside a battle leaves its course alone.
  const writing = seededDice(openDice(seed + 2_000_003))
  let { state } = begun
  for (let commands = 0; commands < MOST_COMMANDS; commands += 1) {
    const command = writeAtRandom(state, writing) ?? play.playAtRandom(state, chance)
    if (!command) return { state, events, commands }
    const decision = play.decide(state, command)
    if (isRefusal(decision)) {
      const said = `${decision.problem.code} at command ${commands} of seed ${seed}`
      throw new Error(`${said}: ${JSON.stringify(command)}`)
    }
    watch?.({ before: state, command, events: decision.events, after: decision.state })
    events.push(...decision.events)
    ;({ state } = decision)
  }
  throw new Error(`Seed ${seed} does not end.`)
}

/** A problem that a player can make something of: what is wrong, where, and where the book says so. */
export function expectClear({ code, message, path, values }: Problem): void {
  expect(code).toMatch(/^[a-z-]+\/[a-z-]+$/)
  expect(message).toMatch(/^[A-Z].*\.$/)
  for (const step of path) expect(['string', 'number']).toContain(typeof step)
  const ofRules = code !== 'command/unreadable' && !code.startsWith('dice/')
  if (ofRules) expect(values?.page).toSatisfy(Number.isInteger)
}
