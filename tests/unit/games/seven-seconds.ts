import { openDice } from '../../../shared/dice/source.ts'
import { DEFAULT_RULES } from '../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import { eventSchema } from '../../../shared/systems/seven-seconds/battle/documents/events.ts'
import {
  BATTLE_VERSION,
  type BattleSetup,
} from '../../../shared/systems/seven-seconds/battle/documents/setup.ts'
import { sevenSecondsPlay } from '../../../shared/systems/seven-seconds/battle/play.ts'
import { writeAtRandom } from '../../../shared/systems/seven-seconds/battle/player/writer.ts'
import { fillAll, isOffered } from '../../../shared/systems/seven-seconds/battle/rules/field.ts'
import type { SevenSeconds } from '../../../shared/systems/seven-seconds/battle/rules/rule.ts'
import type {
  BattleState,
  SideState,
  Unit,
} from '../../../shared/systems/seven-seconds/battle/state/state.ts'
import { isRevealed } from '../../../shared/systems/seven-seconds/battle/view.ts'
import { PHASES, type Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { MUSTER_CARDS } from '../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { SAMPLE_FACTIONS } from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { playOut, type Played, type Step, type Tried, type Watch } from './tried.ts'

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

/** What must hold after every command. */
function wrong({ before, events, after }: Step<SevenSeconds>): string[] {
  const found: string[] = []
  for (const unit of Object.values(after.units)) {
    if (unit.counters < 0) found.push(`${unit.id} has ${unit.counters} Target Counters.`)
    if (unit.where !== 'table' && (unit.counters > 0 || unit.activation))
      found.push(`${unit.id} has counters.`)
  }
  const dead = new Set(
    Object.values(before.units)
      .filter((unit) => unit.where === 'destroyed')
      .map(({ id }) => id),
  )
  for (const event of events) {
    if (
      'piece' in event &&
      event.kind !== 'noted' &&
      event.kind !== 'action-spent' &&
      event.kind !== 'activation-ended' &&
      dead.has(event.piece)
    ) {
      found.push(`${event.piece} is destroyed and takes part in ${event.kind}.`)
    }
    if (event.kind === 'activation-given') {
      const piece = before.units[event.piece] ?? before.blips[event.piece]
      if (piece?.activation !== false) found.push(`${event.piece} gets a second Activation Counter.`)
    }
  }
  return found
}

/**
 * The same battle to everyone but `side`: it hides nothing but Decoys, has other cards, wrote nothing for itself, and
 * neither the piles nor the dice are the same.
 */
export function twin(state: BattleState, side: Side): BattleState {
  const { hand, mission, troops } = state.sides[side]
  const other: SideState = {
    ...state.sides[side],
    hand: hand && { deck: hand.deck, missions: [...hand.missions].reverse(), troops: ['T-01'] },
    mission: mission === null ? null : 'E-01',
    troops: troops === null ? null : 'T-02',
  }
  const shown = ([, unit]: [string, Unit]): boolean => unit.side !== side || unit.where !== 'holding-area'
  const reversed = (pile: readonly string[]): string[] => pile.toReversed()
  const { offense, defense, troops: pile } = state.piles
  return {
    ...state,
    dice: openDice(99),
    piles: {
      offense: reversed(offense),
      defense: reversed(defense),
      'chance-encounter': reversed(state.piles['chance-encounter']),
      troops: reversed(pile),
    },
    sides: { ...state.sides, [side]: other },
    notes: state.notes.filter((note) => !note.private || note.side !== side),
    units: Object.fromEntries(Object.entries(state.units).filter(shown)),
  }
}

export const triedSevenSeconds: Tried<SevenSeconds, BattleSetup> = {
  name: '7 Seconds',
  play: sevenSecondsPlay,
  setupOf: (seed, level = 'enforce') => {
    const { a, b } = setupOf().sides
    return setupOf({ level, sides: { a: { ...a, streak: seed % 5 }, b: { ...b, streak: (seed >> 2) % 4 } } })
  },
  isOffered,
  fillAll,
  writeAtRandom: (state, chance) => writeAtRandom(state, chance, { photos: true }),
  wrong,
  twin,
  hiding: PHASES.filter((phase) => !isRevealed({ phase })),
  kinds: eventSchema.options.map((option) => option.shape.kind.value),
  // A counter is lost by a house rule only; names, corrections, lost PINs and what is put right by hand are for people.
  never: ['units-named', 'activation-lost', 'score-corrected', 'pin-given-up', 'put-right', 'turn-put-right'],
}

/** A battle between two players who take any option and write beside it. */
export function playBattle(
  setup: BattleSetup,
  seed: number,
  watch?: Watch<SevenSeconds>,
): Played<SevenSeconds> {
  return playOut(triedSevenSeconds, setup, seed, watch)
}
