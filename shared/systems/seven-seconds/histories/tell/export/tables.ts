import type { HistoryBattle, HistoryCampaign } from '../../../contract/histories.ts'
import type { ExportedEvent } from '../../../contract/tellings.ts'
import { unnamedFallen } from '../../../people/fallen.ts'
import { totalKills } from '../../../people/words.ts'
import { TROOPERS } from '../../../words.ts'
import { kindOf } from '../../../campaign/kind.ts'
import type { Cell, Table } from './csv.ts'

/**
 * The tables that are exported: battles, what happened in them, and who fell. Empty cells are what nobody noted, or
 * what a battle does not have: in a `chance-encounter` neither side has a role.
 */

type Fighter = HistoryCampaign['participants'][number]

export interface Exported {
  readonly campaign: HistoryCampaign
  /** In the order in which they were fought. */
  readonly battles: readonly HistoryBattle[]
}

/** The events of one fight, and the number of the battle that it became; null while it is not entered. */
export interface ExportedFight {
  readonly fight: string
  readonly position: number | null
  readonly events: readonly ExportedEvent[]
}

function fighterOf({ participants }: HistoryCampaign, id: string): Fighter | undefined {
  return participants.find((one) => one.id === id)
}

const SIDE_COLUMNS = [
  'faction',
  'player',
  'role',
  'victory_points',
  'controls_table',
  'lost',
  'campaign_points',
  'streak_after',
] as const

export function battlesTable({ campaign, battles }: Exported): Table {
  return {
    columns: [
      'battle',
      'date',
      'place',
      'help',
      'kind',
      'winner',
      'margin',
      'rounds',
      ...(['a', 'b'] as const).flatMap((side) => SIDE_COLUMNS.map((column) => `${side}_${column}`)),
      'a_mission',
      'b_mission',
      'a_troops',
      'b_troops',
      'note',
    ],
    rows: battles.map((battle) => {
      const { account, digest } = battle
      const winner = account.winner === null ? undefined : battle.sides[account.winner].participant
      const sideOf = (at: 0 | 1): Cell[] => {
        const [side, own] = [battle.sides[at], account.sides[at]]
        const fighter = fighterOf(campaign, side.participant)
        return [
          fighter?.faction.name ?? '',
          fighter?.player.name ?? '',
          side.role,
          side.victoryPoints,
          side.controlsTable,
          own.lost,
          own.pointsGained,
          own.streakAfter,
        ]
      }
      return [
        account.position,
        battle.foughtOn,
        battle.place,
        battle.level,
        kindOf(battle),
        winner === undefined ? null : (fighterOf(campaign, winner)?.faction.name ?? ''),
        account.margin,
        digest?.rounds ?? null,
        ...sideOf(0),
        ...sideOf(1),
        digest?.sides.a.mission?.title ?? null,
        digest?.sides.b.mission?.title ?? null,
        digest?.sides.a.troops?.title ?? null,
        digest?.sides.b.troops?.title ?? null,
        battle.note,
      ]
    }),
  }
}

/** A line for each trooper killed or wounded; those without a name by their type alone. */
export function casualtiesTable({ campaign, battles }: Exported): Table {
  const rows = battles.flatMap((battle) =>
    battle.sides.flatMap(({ participant, lost }): Cell[][] => {
      const fighter = fighterOf(campaign, participant)
      const head = [battle.account.position, battle.foughtOn, battle.place]
      const who = [fighter?.faction.name ?? '', fighter?.player.name ?? '']
      const there = battle.people.filter((one) => one.participant === participant)
      const killed = there.filter(({ fate }) => fate === 'killed')
      const unnamed = unnamedFallen(
        lost,
        killed.map(({ unit }) => unit),
      )
      return [
        ...there
          .filter(({ fate }) => fate !== 'unhurt')
          .map(({ name, unit, fate, round, cause, kills }): Cell[] => [
            ...head,
            ...who,
            name,
            unit,
            fate,
            round,
            cause,
            totalKills(kills),
          ]),
        ...TROOPERS.flatMap((type) =>
          Array.from({ length: unnamed[type] ?? 0 }, (): Cell[] => [
            ...head,
            ...who,
            null,
            type,
            'killed',
            null,
            null,
            null,
          ]),
        ),
      ]
    }),
  )
  return {
    columns: [
      'battle',
      'date',
      'place',
      'faction',
      'player',
      'name',
      'unit',
      'fate',
      'round',
      'cause',
      'kills',
    ],
    rows,
  }
}

/** A line for each event: what every event has in columns of its own, the rest as JSON. */
export function eventsTable(fights: readonly ExportedFight[]): Table {
  return {
    columns: ['battle', 'fight', 'event', 'decision', 'round', 'kind', 'side', 'unit', 'data'],
    rows: fights.flatMap(({ fight, position, events }) => {
      let round = 0
      return events.map(({ number, decision, event }): Cell[] => {
        const { kind, ...data } = event
        if (event.kind === 'round-begun') round = event.round
        const side = 'side' in event ? event.side : null
        const unit = 'unit' in event ? event.unit : null
        return [position, fight, number, decision, round, kind, side, unit, JSON.stringify(data)]
      })
    }),
  }
}
