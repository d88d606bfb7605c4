import { openDice, seededDice } from '../../../shared/dice/source.ts'
import { isRefusal } from '../../../shared/problem.ts'
import type { Input } from '../../../shared/contract/index.ts'
import { decide } from '../../../shared/systems/seven-seconds/battle/decide.ts'
import { DEFAULT_RULES } from '../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import { playAtRandom } from '../../../shared/systems/seven-seconds/battle/player/random.ts'
import { writeAtRandom } from '../../../shared/systems/seven-seconds/battle/player/writer.ts'
import type { BattleState } from '../../../shared/systems/seven-seconds/battle/state/state.ts'
import type { Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { storedState } from '../../support/stored-fight.ts'
import type { TestProgram } from './program.ts'

/** A battle without a campaign. */
export const QUICK: Input<'fights.begin'> = {
  campaign: null,
  a: { kind: 'sample-faction', faction: 'new-tokyo' },
  b: { kind: 'sample-faction', faction: 'council-of-zane' },
  level: 'enforce',
  rules: DEFAULT_RULES,
}

interface PlayWith {
  readonly pins?: Partial<Record<Side, string>>
  /** After each command, with what its side was answered. */
  readonly after?: (state: BattleState, side: Side, answer: readonly object[]) => Promise<void> | void
}

/** Plays at random over the contract, and writes beside it, until it is over, or as long as told; gives the number of commands. */
export async function play(
  test: TestProgram,
  fight: string,
  seed: number,
  most = 5000,
  { pins = {}, after: hear = () => undefined }: PlayWith = {},
): Promise<number> {
  const chance = seededDice(openDice(seed))
  const writing = seededDice(openDice(seed + 1_000_003))
  let state = storedState(test, fight)
  let after = (await test.ask('fights.look', { id: fight, watcher: 'public' })).decision
  for (let commands = 0; commands < most; commands += 1) {
    const command = writeAtRandom(state, writing) ?? playAtRandom(state, chance)
    if (!command) return commands
    const pin = pins[command.side]
    const { events } = await test.ask('fights.act', {
      id: fight,
      after,
      command,
      rolls: null,
      ...(pin !== undefined && { pin }),
    })
    after += 1
    const decided = decide(state, command)
    if (isRefusal(decided)) throw new Error(decided.problem.code)
    state = decided.state
    await hear(state, command.side, events)
  }
  return most
}
