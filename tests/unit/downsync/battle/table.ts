import type { Problem } from '../../../../shared/problem.ts'
import type { CommandKind, CommandOf } from '../../../../shared/systems/downsync/battle/documents/commands.ts'
import type {
  BattleEvent,
  EventKind,
  EventOf,
} from '../../../../shared/systems/downsync/battle/documents/events.ts'
import { downsyncPlay } from '../../../../shared/systems/downsync/battle/play.ts'
import type { BattleState, UnitState } from '../../../../shared/systems/downsync/battle/state/state.ts'
import type { Side } from '../../../../shared/systems/downsync/battle/words.ts'
import { DEFAULT_RULES, type HouseRules } from '../../../../shared/systems/downsync/house-rules.ts'
import {
  emptyList,
  listOf,
  plainAction,
  plainFace,
  plainScan,
} from '../../../../shared/systems/downsync/documents/making.ts'
import type { CardFace } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import type { MissionDraft } from '../../../../shared/systems/downsync/documents/mission.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/downsync/samples/missions.ts'
import { atTable, there } from '../../../support/at-table.ts'
import { battleOf } from '../../games/downsync.ts'

/** A battle of two Units a side, all Pings out, and the first side about to designate. */

const FACTION = 'Plain'
/** TARG 6, SCAN 6, DEF 13, one Countermeasure; a gun of 24" and ROF 2, and a scan of any range. */
export const plain = (of: Partial<CardFace> = {}): CardFace =>
  plainFace({
    ...{ name: 'Tank', faction: FACTION },
    actions: [
      plainAction({ id: 'gun', name: 'Gun', range: 24, rof: 2 }),
      plainScan({ id: 'sensors', name: 'Sensors' }),
    ],
    ...of,
  })

type Said<Kind extends CommandKind> = Omit<CommandOf<Kind>, 'kind' | 'side'>

export interface Table {
  readonly state: BattleState
  by<Kind extends CommandKind>(side: 1 | 2, kind: Kind, said: Said<Kind>, ...rolls: number[]): BattleEvent[]
  refuses<Kind extends CommandKind>(side: 1 | 2, kind: Kind, said: Said<Kind>): Problem
  last<Kind extends EventKind>(kind: Kind): EventOf<Kind>
  unit(id: string): UnitState
}

export interface Given {
  readonly cards?: readonly [first: CardFace, second: CardFace]
  readonly rules?: Partial<HouseRules>
  readonly mission?: MissionDraft
}

export function tableOf({ cards = [plain(), plain()], rules = {}, mission }: Given = {}): Table {
  const size = { of: 'own' as const, name: 'Two', slots: { small: 0, medium: 2, large: 0 }, commandPoints: 5 }
  const list = (card: CardFace) => listOf(emptyList('Own', FACTION, size), { card }, ['card', 'card'])
  const setup = battleOf({
    rules: { ...DEFAULT_RULES, ...rules },
    mission: mission ?? SAMPLE_MISSIONS['vip-capture'],
    players: [
      { name: 'Ana', list: list(cards[0]) },
      { name: 'Bo', list: list(cards[1]) },
    ],
  })
  const told = atTable(downsyncPlay, setup)
  const sideOf = (n: 1 | 2): Side => `side-${n}`
  const table: Table = {
    get state() {
      return told.state
    },
    by: (n, kind, said, ...rolls) => told.says({ kind, side: sideOf(n), ...said }, rolls),
    refuses: (n, kind, said) => told.refuses({ kind, side: sideOf(n), ...said }),
    last: told.last,
    unit: (id) => there(told.state.units[id], id),
  }
  table.by(1, 'roll-start', {}, 6, 6, 1, 1)
  table.by(1, 'choose-first', { first: 'side-1' })
  for (const n of [1, 2] as const) {
    const held = Object.values(told.state.pings).filter(({ side }) => side === sideOf(n))
    table.by(n, 'lay-pings', { pings: held.map(({ id }) => id) })
  }
  return table
}
/** The side’s first Ping is designated, is a Unit, and stays where it is; nobody reacts. */
export function outFor(table: Table, n: 1 | 2, at: 1 | 2 = 1): string {
  const side = `side-${n}` as const
  const [ping, unit] = [`${side}.medium-${at}`, `${side}.u${at}`]
  table.by(n, 'designate', { units: [], pings: [ping] })
  table.by(n, 'reveal', { ping, unit })
  table.by(n, 'refresh', { unit, freed: false })
  stays(table, n, unit)
  return unit
}

export function stays(table: Table, n: 1 | 2, piece: string): void {
  table.by(n, 'move', { piece, inches: 0, slowing: 'none', coherent: true, keeps: true, building: '' })
  if (table.state.phase === 'settling') table.by(n, 'say-near', { pings: [], stealthy: [] })
}

export const AIM = { base: '1', inches: 10, seen: true, concealed: false, boosted: false, mod: 0 } as const
