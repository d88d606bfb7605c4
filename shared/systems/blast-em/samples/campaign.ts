import type { SampleBattle, SampleCampaign, SampleDocument } from '../../../battle/sample-campaign.ts'
import { loop } from '../battle/decide.ts'
import type { Command } from '../battle/documents/commands.ts'
import { playSensibly } from '../battle/player/team.ts'
import { modelsOf, standingFoes } from '../battle/state/look.ts'
import type { BattleState } from '../battle/state/state.ts'
import { MISSION_KIND, RULES_KIND, TEAM_KIND } from '../kinds.ts'
import { SAMPLE_LOOKS } from './looks.ts'
import { SAMPLE_MISSIONS, type SampleMissionId } from './missions.ts'
import { SAMPLE_TEAMS } from './teams.ts'

/** The sample campaign: four missions that three players have behind them, and one in the middle of a fight. */

/** Those of the other sample play here too: a group's players are the same in all its games. */
const LED = ['Mara', 'Tomas', 'Ilse'] as const
const TEAMS = ['late-shift', 'lantern-choir', 'spare-parts'] as const
type TeamKey = (typeof TEAMS)[number]

interface Played {
  readonly mission: SampleMissionId
  readonly teams: readonly TeamKey[]
  readonly begun: string
  readonly place: string
  /** Muster leads the bad guys; else the players do, in turn. */
  readonly automatic: boolean
  /** Found by trying: `tests/app/sample-adventure.test.ts` holds what they come to. */
  readonly seed: number
  readonly until?: (state: BattleState) => boolean
}

const PLAYED: readonly Played[] = [
  {
    mission: 'second-set-of-books',
    teams: ['late-shift', 'lantern-choir'],
    begun: '2026-10-09T18:30:00.000Z',
    place: 'Halloran Freight, after hours',
    automatic: true,
    seed: 11,
  },
  {
    mission: 'the-wrong-princess',
    teams: ['late-shift', 'spare-parts'],
    begun: '2026-10-16T18:15:00.000Z',
    place: 'Castle Skerry, suppertime',
    automatic: false,
    seed: 27,
  },
  {
    mission: 'the-big-ear',
    teams: ['lantern-choir', 'spare-parts'],
    begun: '2026-10-23T18:40:00.000Z',
    place: 'The rock with the dish',
    automatic: true,
    seed: 32,
  },
  {
    mission: 'seed-vault',
    teams: ['late-shift', 'lantern-choir', 'spare-parts'],
    begun: '2026-10-30T19:00:00.000Z',
    place: 'Vault Eleven, before the rains',
    automatic: true,
    seed: 25,
  },
  {
    mission: 'taking-the-heron',
    teams: ['late-shift', 'lantern-choir'],
    begun: '2026-11-06T18:30:00.000Z',
    place: 'Alongside the Heron',
    automatic: true,
    seed: 150,
    until: isTelling,
  },
]

/** Somebody lies there and can be treated, enemies stand and can be shot at: the team is to say which. */
function isTelling(state: BattleState): boolean {
  const { phase, active } = state
  if (phase !== 'declaring' || active === null || standingFoes(state).length < 2) return false
  const commands = loop.options(state, active).map(({ command }) => command)
  const falls = modelsOf(state, active).some(({ fate }) => fate === 'mostlyDead')
  return falls && commands.includes('treat') && commands.includes('declare-shot')
}

const documents: readonly SampleDocument[] = [
  ...TEAMS.map((key, index) => ({
    key,
    kind: TEAM_KIND.kind,
    document: SAMPLE_TEAMS[key],
    player: LED[index] ?? null,
    look: { colours: SAMPLE_LOOKS[key].colours, emblem: SAMPLE_LOOKS[key].emblem },
  })),
  ...PLAYED.map(({ mission: key }) => ({
    key,
    kind: MISSION_KIND.kind,
    document: SAMPLE_MISSIONS[key],
    player: null,
    look: null,
  })),
]

export const SAMPLE_CAMPAIGN: SampleCampaign<BattleState, Command> = {
  name: 'Nine Berths from Home',
  startsOn: '2026-10-09',
  place: 'Port Halloran and its moons',
  documents,
  battles: PLAYED.map(
    ({ mission, teams, begun, place, automatic, seed, until = null }): SampleBattle<BattleState> => ({
      begun,
      place,
      level: 'enforce',
      said: (idOf) => ({
        mission: idOf(mission),
        rules: idOf(RULES_KIND.kind),
        automatic,
        ...Object.fromEntries(
          teams.flatMap((team, index) => [
            [`team${index + 1}`, idOf(team)],
            [`name${index + 1}`, LED[TEAMS.indexOf(team)]],
          ]),
        ),
      }),
      seed,
      chance: seed,
      until,
      goOn: until ? [] : teams.map((_team, index) => `player-${index + 1}`),
    }),
  ),
  play: playSensibly,
}
