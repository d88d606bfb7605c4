import { openDice, seededDice } from '../../../../shared/dice/source.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { MUSTER_CARDS } from '../../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { SAMPLE_FACTIONS } from '../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { begin, decide } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { BattleEvent } from '../../../../shared/systems/seven-seconds/battle/documents/events.ts'
import { DEFAULT_RULES } from '../../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import {
  BATTLE_VERSION,
  type BattleSetup,
} from '../../../../shared/systems/seven-seconds/battle/documents/setup.ts'
import { playAtRandom } from '../../../../shared/systems/seven-seconds/battle/player/random.ts'
import { writeAtRandom } from '../../../../shared/systems/seven-seconds/battle/player/writer.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'

export function setupOf(over: Partial<BattleSetup> = {}): BattleSetup {
  return {
    version: BATTLE_VERSION,
    level: 'enforce',
    rules: DEFAULT_RULES,
    sides: {
      a: { tech: SAMPLE_FACTIONS['new-tokyo'].tech, streak: 0 },
      b: { tech: SAMPLE_FACTIONS['peoples-utopian-collective'].tech, streak: 0 },
    },
    cards: MUSTER_CARDS,
    ...over,
  }
}

export interface Step {
  readonly before: BattleState
  readonly command: Command
  readonly events: readonly BattleEvent[]
  readonly after: BattleState
}

export interface Played {
  readonly state: BattleState
  readonly events: readonly BattleEvent[]
  readonly commands: number
}

/** A battle between two players who take any option and write beside it; throws when a command of theirs is refused. */
export function playBattle(setup: BattleSetup, seed: number, watch?: (step: Step) => void): Played {
  const begun = begin(setup, seed)
  const events = [...begun.events]
  const chance = seededDice(openDice(seed + 1_000_003))
  // Of his own chance: what is written beside a battle leaves its course alone.
  const writing = seededDice(openDice(seed + 2_000_003))
  let { state } = begun
  let commands = 0
  for (;;) {
    const command = writeAtRandom(state, writing, { photos: true }) ?? playAtRandom(state, chance)
    if (!command) return { state, events, commands }
    const decision = decide(state, command)
    if (isRefusal(decision)) {
      throw new Error(
        `${decision.problem.code} at command ${commands} of seed ${seed}: ${JSON.stringify(command)}`,
      )
    }
    watch?.({ before: state, command, events: decision.events, after: decision.state })
    events.push(...decision.events)
    state = decision.state
    commands += 1
    if (commands > 20_000) throw new Error(`Seed ${seed} does not end.`)
  }
}
