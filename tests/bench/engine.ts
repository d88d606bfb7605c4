// npm run bench -- --engine: what the rules of 7 Seconds cost on one core, and 10,000 battles without a refusal.
import { seededDice, openDice } from '../../shared/dice/source.ts'
import { isRefusal } from '../../shared/problem.ts'
import { begin, decide } from '../../shared/systems/seven-seconds/battle/decide.ts'
import type { Command } from '../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { BattleEvent } from '../../shared/systems/seven-seconds/battle/documents/events.ts'
import { DEFAULT_RULES } from '../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import type { BattleSetup } from '../../shared/systems/seven-seconds/battle/documents/setup.ts'
import { playAtRandom } from '../../shared/systems/seven-seconds/battle/player/random.ts'
import { fold } from '../../shared/systems/seven-seconds/battle/state/evolve.ts'
import type { BattleState } from '../../shared/systems/seven-seconds/battle/state/state.ts'
import { MUSTER_CARDS } from '../../shared/systems/seven-seconds/cards/decks/index.ts'
import { SAMPLE_FACTIONS } from '../../shared/systems/seven-seconds/data/sample-factions.ts'
import {
  blastOdds,
  grazeOdds,
  missileOdds,
  rifleOdds,
  roleOdds,
} from '../../shared/systems/seven-seconds/index.ts'

const BATTLES = Number(process.argv[2] ?? 10_000)
const WARM_UP = 50
/** Battles whose commands are decided once more, without the player and his options. */
const REPLAYED = 300
const LONG = 2000
const FOLDS = 20
const ODDS = 20_000
const GOALS = { battlesPerSecond: 1000, oddsMicroseconds: 1000, foldMilliseconds: 20 }

const setup = (seed: number): BattleSetup => ({
  version: 2,
  level: 'enforce',
  rules: DEFAULT_RULES,
  sides: {
    a: { tech: SAMPLE_FACTIONS['new-tokyo'].tech, streak: seed % 4 },
    b: { tech: SAMPLE_FACTIONS['council-of-zane'].tech, streak: 0 },
  },
  cards: MUSTER_CARDS,
})

interface Battle {
  readonly seed: number
  readonly commands: readonly Command[]
  readonly events: readonly BattleEvent[]
}

function play(seed: number): Battle {
  const begun = begin(setup(seed), seed)
  const chance = seededDice(openDice(seed + 1_000_003))
  const commands: Command[] = []
  const events = [...begun.events]
  let { state } = begun
  for (;;) {
    const command = playAtRandom(state, chance)
    if (!command) break
    const decision = decide(state, command)
    if (isRefusal(decision))
      throw new Error(`Seed ${seed}: ${decision.problem.code} for ${JSON.stringify(command)}`)
    holds(decision.state, seed)
    commands.push(command)
    events.push(...decision.events)
    state = decision.state
  }
  if (state.phase !== 'over') throw new Error(`Seed ${seed} stops in ${state.phase}.`)
  return { seed, commands, events }
}

/** Nothing below zero, nothing on the destroyed. */
function holds({ units }: BattleState, seed: number): void {
  for (const { id, counters, activation, where } of Object.values(units)) {
    const isOff = where !== 'table' && (counters > 0 || activation)
    if (counters < 0 || isOff)
      throw new Error(`Seed ${seed}: ${id} is ${where} with ${counters} Target Counters.`)
  }
}

function decideAgain({ seed, commands }: Battle): void {
  let { state } = begin(setup(seed), seed)
  for (const command of commands) {
    const decision = decide(state, command)
    if (!isRefusal(decision)) state = decision.state
  }
}

function milliseconds(work: () => void): number {
  const from = performance.now()
  work()
  return performance.now() - from
}

function tell(what: string, figure: string, met: boolean | null, goal = ''): void {
  const verdict = met === null ? '' : ` (goal: ${goal}): ${met ? 'met' : 'not met'}`
  process.stdout.write(`${what} ${figure}${verdict}\n`)
}

for (let seed = 0; seed < WARM_UP; seed += 1) play(seed)

const kept: Battle[] = []
let commands = 0
let events = 0
let longest: readonly BattleEvent[] = []
const took = milliseconds(() => {
  for (let seed = 1; seed <= BATTLES; seed += 1) {
    const battle = play(seed)
    if (kept.length < REPLAYED) kept.push(battle)
    commands += battle.commands.length
    events += battle.events.length
    if (battle.events.length > longest.length) longest = battle.events
  }
})
tell('random battles played to the end, none refused:', String(BATTLES), null)
tell(
  'on average:',
  `${(commands / BATTLES).toFixed(0)} commands and ${(events / BATTLES).toFixed(0)} events a battle`,
  null,
)
tell(
  'with two players who look at all their options:',
  `${((BATTLES / took) * 1000).toFixed(0)} battles/s`,
  null,
)

const again = milliseconds(() => kept.forEach(decideAgain))
const perSecond = (kept.length / again) * 1000
const keptEvents = kept.reduce((sum, battle) => sum + battle.events.length, 0)
tell(
  'deciding alone:',
  `${perSecond.toFixed(0)} battles/s, ${((keptEvents / again) * 1000).toFixed(0)} events/s`,
  perSecond >= GOALS.battlesPerSecond,
  `${GOALS.battlesPerSecond} battles/s`,
)

const folded = milliseconds(() => {
  for (let turn = 0; turn < FOLDS; turn += 1) fold(longest)
})
const perFold = ((folded / FOLDS) * LONG) / longest.length
tell(
  `fold of ${LONG} events (from one of ${longest.length}):`,
  `${perFold.toFixed(2)} ms`,
  perFold < GOALS.foldMilliseconds,
  `${GOALS.foldMilliseconds} ms`,
)

const trooper = { kind: 'trooper', armour: 3, damaged: false } as const
const interceptors = Array.from({ length: 8 }, () => ({ countermeasures: 3, damaged: true }))
const questions: Readonly<Record<string, () => unknown>> = {
  rifleOdds: () => rifleOdds({ weapon: 'gauss', dice: 9, target: trooper }),
  grazeOdds: () => grazeOdds({ armour: 3, damaged: false }),
  missileOdds: () => missileOdds({ counters: 4, targetCover: 'light', interceptors }),
  blastOdds: () => blastOdds({ nuclear: 5, distance: 1.5, target: trooper }),
  roleOdds: () => roleOdds(3, 1),
}
for (const [name, ask] of Object.entries(questions)) {
  const each = (milliseconds(() => Array.from({ length: ODDS }, ask)) * 1000) / ODDS
  tell(`${name}:`, `${each.toFixed(2)} µs`, each < GOALS.oddsMicroseconds, 'under 1 ms')
}
