import { beforeAll, expect, test } from 'vitest'
import { openDice, seededDice } from '../../../../shared/dice/source.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { ASIDES } from '../../../../shared/battle/asides.ts'
import { decide } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import {
  commandSchema,
  type Command,
  type CommandKind,
} from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { options } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import { fillAll } from '../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import { RULES } from '../../../../shared/systems/seven-seconds/battle/rulebook.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import {
  OTHER_SIDE,
  PHASES,
  SIDES,
  type Phase,
} from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { playBattle, setupOf } from '../../games/seven-seconds.ts'
import { assisted } from './builders.ts'
import { expectClear } from '../../games/tried.ts'
import { problemOf } from './levels-hands.ts'
import { newBattle } from './setup-steps.ts'

/** Kinds that somebody at random gives: what people put right by hand, and that they give up a PIN, is not. */
const BY_PEOPLE: readonly CommandKind[] = ['give-up-pin', 'put-right', 'put-turn-right']
const KINDS: readonly CommandKind[] = commandSchema.options
  .map((option) => option.shape.kind.value)
  .filter((kind) => !BY_PEOPLE.includes(kind))
/** What nobody gives who plays at random: such a command is made from what is offered. */
const AT_LEISURE: readonly CommandKind[] = ['name-units', 'correct-score']
/** What may be given when all is over. */
const AFTERWARDS: readonly CommandKind[] = ['correct-score']
/** What is written beside the battle knows no phase and no turn. */
const isAside = (kind: CommandKind): boolean => ASIDES.some((aside) => aside === kind)
const RULED = KINDS.filter((kind) => !isAside(kind))

/** A good command of each kind, and the battle that it was given in. */
const samples = new Map<CommandKind, { readonly before: BattleState; readonly command: Command }>()
/** A state of each phase. */
const phases = new Map<Phase, BattleState>()

beforeAll(() => {
  const streaks = { a: { ...setupOf().sides.a, streak: 3 }, b: { ...setupOf().sides.b, streak: 2 } }
  const keepOffered = (state: BattleState): void => {
    for (const { command, side, fields } of SIDES.flatMap((one) => options(state, one))) {
      if (!AT_LEISURE.includes(command) || samples.has(command)) continue
      const filled = { kind: command, side, ...fillAll(fields, seededDice(openDice(1))) }
      samples.set(command, { before: state, command: commandSchema.parse(filled) })
    }
  }
  for (let seed = 1; samples.size < KINDS.length || phases.size < PHASES.length; seed += 1) {
    const { state } = playBattle(setupOf({ sides: streaks }), seed, ({ before, command }) => {
      // Later ones have more in them than the first.
      if (!samples.has(command.kind) || seed % 3 === 0) samples.set(command.kind, { before, command })
      phases.set(before.phase, before)
      keepOffered(before)
    })
    keepOffered(state)
    phases.set(state.phase, state)
  }
})

test.each(PHASES.filter((phase) => phase !== 'over'))(
  '%s: nothing of another phase is carried out',
  (phase) => {
    const state = phases.get(phase) ?? newBattle()
    const now = new Set(SIDES.flatMap((side) => options(state, side).map(({ command }) => command)))
    for (const [kind, { command, before }] of samples) {
      if (now.has(kind) || before.phase === phase || isAside(kind)) continue
      // A Blip is revealed between rounds too, and whoever forgot to name a trooper may do so later.
      if (RULES[kind].phases.includes(phase)) continue
      for (const side of SIDES) {
        const problem = problemOf(state, { ...command, side })
        expect(problem.code).toBe('battle/not-now')
        expectClear(problem)
        expect(problemOf(assisted(state), { ...command, side })).toEqual(problem)
      }
    }
  },
)

test.each(RULED.filter((kind) => !AFTERWARDS.includes(kind)))(
  '%s is refused after the battle is over, at both levels',
  (kind) => {
    const over = phases.get('over') ?? newBattle()
    const command = samples.get(kind)?.command
    for (const side of SIDES) {
      for (const state of [over, assisted(over)]) {
        expect(problemOf(state, { ...command, side })).toMatchObject({
          code: 'battle/not-now',
          message: 'Not now: the battle waits for nothing more.',
          values: { page: 16, phase: 'over' },
        })
      }
    }
  },
)

/** Kinds that either side may give: the dice and the tape measure belong to both. */
const COMMON: readonly CommandKind[] = [
  'roll-roles',
  'roll-initiative',
  'measure-end',
  'withdraw',
  'agree-to-end',
  'draw-cards',
  'correct-score',
]

/** Kinds that speak of no piece of a side: the players may agree that the other one does it. */
const BY_EITHER: readonly CommandKind[] = [
  'choose-edge',
  'place-objective',
  'end-turn',
  'pass',
  'settle-objectives',
]

test.each(RULED.filter((kind) => !COMMON.includes(kind)))(
  '%s is refused when the other side gives it',
  (kind) => {
    const sample = samples.get(kind)
    if (!sample) throw new Error(`No sample of ${kind}.`)
    const draft = { ...sample.command, side: OTHER_SIDE[sample.command.side] }
    const enforced = problemOf(sample.before, draft)
    expectClear(enforced)
    if (!BY_EITHER.includes(kind)) return expectClear(problemOf(assisted(sample.before), draft))
    const decision = decide(assisted(sample.before), draft)
    if (isRefusal(decision)) throw new Error(decision.problem.code)
    expect(decision.events[0]?.deviations?.[0]).toEqual(enforced)
  },
)
