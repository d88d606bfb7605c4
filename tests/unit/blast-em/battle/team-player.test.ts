import { describe, expect, it } from 'vitest'
import { openDice, seededDice, type Dice } from '../../../../shared/dice/source.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import type { Command } from '../../../../shared/systems/blast-em/battle/documents/commands.ts'
import { isWatched } from '../../../../shared/systems/blast-em/battle/state/look.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import { playAtRandom } from '../../../../shared/systems/blast-em/battle/player/random.ts'
import { playSensibly } from '../../../../shared/systems/blast-em/battle/player/team.ts'
import type { BattleState } from '../../../../shared/systems/blast-em/battle/state/state.ts'
import { SAMPLE_MISSION_IDS, SAMPLE_MISSIONS } from '../../../../shared/systems/blast-em/samples/missions.ts'
import { SAMPLE_TEAMS } from '../../../../shared/systems/blast-em/samples/teams.ts'
import { runs } from '../../../support/long.ts'
import { battleOf } from '../../games/blast-em.ts'

const LONGEST = 3000
/** On until nobody has anything to do. */
type Player = (state: BattleState, chance: Pick<Dice, 'pick'>) => Command | null

/** A mission of two teams, with what was done in it that nobody at a table would do. */
function played(player: Player, seed: number): { state: BattleState; silly: number } {
  const mission = SAMPLE_MISSION_IDS[seed % SAMPLE_MISSION_IDS.length] ?? 'seed-vault'
  const setup = battleOf({
    automatic: true,
    mission: SAMPLE_MISSIONS[mission],
    players: [
      { name: 'Ada', team: SAMPLE_TEAMS['late-shift'] },
      { name: 'Bo', team: SAMPLE_TEAMS['lantern-choir'] },
    ],
  })
  const chance = seededDice(openDice(seed))
  let { state } = blastEmPlay.begin(setup, seed)
  let silly = 0
  for (let commands = 0; commands < LONGEST; commands += 1) {
    const command = player(state, chance)
    if (!command) break
    silly += Number(isSilly(state, command))
    const decided = blastEmPlay.decide(state, command)
    if (isRefusal(decided)) throw new Error(`${mission} ${seed}: ${decided.problem.code} ${command.kind}`)
    state = decided.state
  }
  return { state, silly }
}

/** Fires at what lies about, holds fire, gives up early, goes on past the fallen, bursts among friends. */
function isSilly({ models, round, active, ...state }: BattleState, command: Command): boolean {
  const isOwn = (id: string): boolean => models[id]?.side === command.side
  switch (command.kind) {
    case 'hold-fire':
    case 'flip-coin':
      return true
    case 'end-mission':
      return command.outcome === 'broken-off' && round < 10
    case 'declare-shot':
      return !models[command.target]
    case 'resolve-blast':
      return command.inside.filter(isOwn).length > 1
    case 'end-turn': {
      const isTended = (id: string): boolean =>
        !isWatched({ ...state, models, round, active }, active) && isOwn(id)
      const healers = Object.values(models).filter(
        ({ side, fate, who, now }) =>
          side === active &&
          fate === 'up' &&
          who.kind === 'team' &&
          who.type === 'corpsman' &&
          !now.treated &&
          now.actions === 0,
      )
      return (
        healers.length > 0 &&
        Object.values(models).some(({ id, fate }) => fate === 'mostlyDead' && isTended(id))
      )
    }
    default:
      return false
  }
}

describe('somebody who leads a team as people do', () => {
  const SEEDS = runs(15, 150)
  const of = (player: Player, count: number) =>
    Array.from({ length: count }, (_one, index) => played(player, index + 1))
  const share = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length
  it(`plays ${SEEDS} missions to their end, wins most, and does little that is silly`, () => {
    const [sensible, random] = [of(playSensibly, SEEDS), of(playAtRandom, SEEDS / 5)]
    expect(sensible.filter(({ state }) => state.ending === null)).toEqual([])
    const won = (all: typeof sensible): number =>
      share(all.map(({ state }) => Number(state.ending?.outcome === 'won')))
    const silly = (all: typeof sensible): number => share(all.map((one) => one.silly))
    expect(won(sensible)).toBeGreaterThan(0.5)
    expect(silly(sensible)).toBeLessThan(silly(random) / 20)
  })
  it('does the same of the same state and chance', () => {
    expect(played(playSensibly, 3).state).toEqual(played(playSensibly, 3).state)
  })
})
