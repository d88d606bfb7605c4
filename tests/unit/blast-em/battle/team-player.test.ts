import { describe, expect, it } from 'vitest'
import { openDice, seededDice, type Dice } from '../../../../shared/dice/source.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import type { Command } from '../../../../shared/systems/blast-em/battle/documents/commands.ts'
import { isWatched, modelsOf } from '../../../../shared/systems/blast-em/battle/state/look.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import { playAtRandom } from '../../../../shared/systems/blast-em/battle/player/random.ts'
import { playSensibly } from '../../../../shared/systems/blast-em/battle/player/team.ts'
import type { BattleState } from '../../../../shared/systems/blast-em/battle/state/state.ts'
import { SAMPLE_MISSION_IDS, SAMPLE_MISSIONS } from '../../../../shared/systems/blast-em/samples/missions.ts'
import { SAMPLE_TEAMS } from '../../../../shared/systems/blast-em/samples/teams.ts'
import { runs } from '../../../support/long.ts'
import { battleOf } from '../../games/blast-em.ts'
import { resolving } from './table.ts'

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

/** Fires at what lies about, holds fire, gives up early, bursts among friends, leaves the fallen beside a Corpsman. */
function isSilly(state: BattleState, command: Command): boolean {
  const { models, round, active } = state
  const isOwn = (id: string): boolean => models[id]?.side === command.side
  if (command.kind === 'hold-fire' || command.kind === 'flip-coin') return true
  if (command.kind === 'end-mission') return command.outcome === 'broken-off' && round < 10
  if (command.kind === 'declare-shot') return !models[command.target]
  if (command.kind === 'resolve-blast') return command.inside.filter(isOwn).length > 1
  if (command.kind !== 'end-turn' || isWatched(state, active)) return false
  const own = modelsOf(state, active)
  const isIdle = own.some(
    ({ fate, who, now }) => fate === 'up' && who.type === 'corpsman' && !now.treated && now.actions === 0,
  )
  return isIdle && own.some(({ fate }) => fate === 'mostlyDead')
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
    expect(silly(sensible)).toBeLessThan(silly(random) / 10)
  })
  it('does the same of the same state and chance', () => {
    expect(played(playSensibly, 3).state).toEqual(played(playSensibly, 3).state)
  })
  it('lets nothing go off over its own', () => {
    const table = resolving({ team: 'hero demo' }, (one) => {
      const grenade = { attack: 'grenade', target: one.id('their trooper'), second: null } as const
      one.does('declare-blast', { model: one.id('demo'), ...grenade })
    })
    const struck = Array.from({ length: 40 }, (_one, seed) => {
      const command = playSensibly(table.state, seededDice(openDice(seed)))
      return command?.kind === 'resolve-blast' ? command.inside : []
    }).flat()
    expect(struck).toContain('enemy.2')
    expect(struck.filter((id) => id.startsWith('player-1'))).toEqual([])
  })
})
