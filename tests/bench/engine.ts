// npm run bench -- --engine: what the rules of each game cost on one core, beside the moves that boardgame.io makes there,
// and 5,000 battles of each without a refusal.
import type { BattleTypes } from '../../shared/battle/battle.ts'
import { seededDice } from '../../shared/dice/source.ts'
import { isRefusal } from '../../shared/problem.ts'
import { fightOdds, rescueOdds } from '../../shared/systems/blast-em/index.ts'
import {
  blastOdds,
  grazeOdds,
  missileOdds,
  rifleOdds,
  roleOdds,
} from '../../shared/systems/seven-seconds/index.ts'
import { triedBlastEm } from '../unit/games/blast-em.ts'
import { triedDownsync } from '../unit/games/downsync.ts'
import { triedFastAndDirty } from '../unit/games/fast-and-dirty.ts'
import { triedSevenSeconds } from '../unit/games/seven-seconds.ts'
import { playOut, type Tried } from '../unit/games/tried.ts'
import { triedTraveller } from '../unit/games/traveller.ts'

/** Moves a second, measured before. */
const BOARDGAME = Number(process.argv[2])
const BATTLES = Number(process.argv[3] ?? 5000)
const WARM_UP = 50
/** Battles whose commands are decided once more, without the player and his options. */
const REPLAYED = 300
const LONG = 2000
const FOLDS = 20
const ODDS = 20_000
const GOALS = { timesBoardgame: 3, oddsMicroseconds: 1000, foldMilliseconds: 20 }

function milliseconds(work: () => void): number {
  const from = performance.now()
  work()
  return performance.now() - from
}

function tell(what: string, figure: string, met: boolean | null, goal = ''): void {
  const verdict = met === null ? '' : ` (goal: ${goal}): ${met ? 'met' : 'not met'}`
  process.stdout.write(`${what} ${figure}${verdict}\n`)
}

/** Battles of a game between players who look at all their options; nothing is refused, and all that must hold does. */
function measure<Types extends BattleTypes, Setup>(tried: Tried<Types, Setup>): void {
  const { play, name, setupOf, wrong } = tried
  for (let seed = 1; seed <= WARM_UP; seed += 1) playOut(tried, setupOf(seed), seed)

  const kept: { readonly seed: number; readonly commands: readonly Types['Command'][] }[] = []
  let commands = 0
  let events = 0
  let longest: readonly Types['Event'][] = []
  const took = milliseconds(() => {
    for (let seed = 1; seed <= BATTLES; seed += 1) {
      const given: Types['Command'][] = []
      const battle = playOut(tried, setupOf(seed), seed, (step) => {
        given.push(step.command)
        const [fault] = wrong(step)
        if (fault !== undefined) throw new Error(`Seed ${seed} of ${name}: ${fault}`)
      })
      commands += battle.commands
      events += battle.events.length
      if (kept.length < REPLAYED) {
        kept.push({ seed, commands: given })
      }
      if (battle.events.length > longest.length) longest = battle.events
    }
  })
  tell(`${name}, random battles played to the end, none refused:`, String(BATTLES), null)
  tell(
    'on average:',
    `${(commands / BATTLES).toFixed(0)} commands and ${(events / BATTLES).toFixed(0)} events a battle`,
    null,
  )
  tell(
    'with players who look at all their options:',
    `${((BATTLES / took) * 1000).toFixed(0)} battles/s`,
    null,
  )

  type Decide = (state: Types['State'], command: Types['Command']) => ReturnType<typeof play.decide>
  const decidedBy = (how: string, decide: Decide): void => {
    let decided = 0
    // What a battle begins with is put together once, and decided on many times.
    const begun = kept.map((battle) => ({ ...battle, ...play.begin(setupOf(battle.seed), battle.seed) }))
    const took = milliseconds(() => {
      for (const battle of begun) {
        let { state } = battle
        for (const command of battle.commands) {
          const decision = decide(state, command)
          if (!isRefusal(decision)) ({ state } = decision)
        }
        decided += battle.commands.length
      }
    })
    const each = (decided / took) * 1000
    const times = each / BOARDGAME
    const figure = `${((kept.length / took) * 1000).toFixed(0)} battles/s, ${each.toFixed(0)} commands/s, ${times.toFixed(2)} times boardgame.io`
    tell(how, figure, times >= GOALS.timesBoardgame, `${GOALS.timesBoardgame} times`)
  }
  decidedBy('deciding alone:', (state, command) => play.decide(state, command))
  decidedBy('of players who are trusted:', (state, command) =>
    play.carryOut(state, command, seededDice(state.dice)),
  )

  const folded = milliseconds(() => {
    for (let turn = 0; turn < FOLDS; turn += 1) play.fold(longest)
  })
  const perFold = ((folded / FOLDS) * LONG) / longest.length
  tell(
    `fold of ${LONG} events (from one of ${longest.length}):`,
    `${perFold.toFixed(2)} ms`,
    perFold < GOALS.foldMilliseconds,
    `${GOALS.foldMilliseconds} ms`,
  )
}

tell('boardgame.io, tic-tac-toe:', `${BOARDGAME.toFixed(0)} moves/s`, null)
measure(triedSevenSeconds)
measure(triedBlastEm)
measure(triedTraveller)
measure(triedFastAndDirty)
measure(triedDownsync)

const trooper = { kind: 'trooper', armour: 3, damaged: false } as const
const interceptors = Array.from({ length: 8 }, () => ({ countermeasures: 3, damaged: true }))
const hit = { av: 5, cd: 8, dv: 4, targetCd: 8 } as const
const shot = { hit, weapon: 'standard', damage: 'fixed' } as const
const medic = { av: 5, cd: 8 } as const
const questions: Readonly<Record<string, () => unknown>> = {
  rifleOdds: () => rifleOdds({ weapon: 'gauss', dice: 9, target: trooper }),
  grazeOdds: () => grazeOdds({ armour: 3, damaged: false }),
  missileOdds: () => missileOdds({ counters: 4, targetCover: 'light', interceptors }),
  blastOdds: () => blastOdds({ nuclear: 5, distance: 1.5, target: trooper }),
  roleOdds: () => roleOdds(3, 1),
  fightOdds: () => fightOdds({ attacks: [shot, shot, shot], wounds: 3 }),
  rescueOdds: () => rescueOdds({ healers: [medic, medic] }),
}
for (const [name, ask] of Object.entries(questions)) {
  const each = (milliseconds(() => Array.from({ length: ODDS }, ask)) * 1000) / ODDS
  tell(`${name}:`, `${each.toFixed(2)} µs`, each < GOALS.oddsMicroseconds, 'under 1 ms')
}
