import type { Problem } from '../../../../shared/problem.ts'
import type { z } from 'zod'
import type {
  CommandKind,
  commandSchema,
} from '../../../../shared/systems/downsync/battle/documents/commands.ts'
import type {
  BattleEvent,
  EventKind,
  EventOf,
} from '../../../../shared/systems/downsync/battle/documents/events.ts'
import type { Fields } from '../../../../shared/battle/field.ts'
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
import type { ListSize } from '../../../../shared/systems/downsync/documents/force-list.ts'
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

type Said<Kind extends CommandKind> = Omit<
  Extract<z.input<typeof commandSchema>, { kind: Kind }>,
  'kind' | 'side'
>

export interface Table {
  readonly state: BattleState
  by<Kind extends CommandKind>(side: 1 | 2, kind: Kind, said: Said<Kind>, ...rolls: number[]): BattleEvent[]
  refuses<Kind extends CommandKind>(side: 1 | 2, kind: Kind, said: Said<Kind>): Problem
  offers(side: 1 | 2, kind: CommandKind): readonly Fields[]
  last<Kind extends EventKind>(kind: Kind): EventOf<Kind>
  unit(id: string): UnitState
}

export interface Given {
  readonly cards?: readonly [first: CardFace, second: CardFace]
  readonly rules?: Partial<HouseRules>
  readonly mission?: MissionDraft
  readonly size?: ListSize
  readonly level?: 'assist' | 'enforce'
  /** False: their Pings are still in hand. */
  readonly isLaid?: boolean
}

const TWO: ListSize = {
  ...{ of: 'own', name: 'Two', slots: { small: 0, medium: 2, large: 0 }, commandPoints: 5 },
}

export function tableOf({
  cards = [plain(), plain()],
  rules = {},
  mission,
  size = TWO,
  level = 'enforce',
  isLaid = true,
}: Given = {}): Table {
  const count = size.of === 'own' ? size.slots.medium : 0
  const list = (card: CardFace) =>
    listOf(
      emptyList('Own', FACTION, size),
      { card },
      Array.from({ length: count }, () => 'card'),
    )
  const setup = battleOf({
    ...{ level, rules: { ...DEFAULT_RULES, ...rules } },
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
    offers: (n, kind) =>
      downsyncPlay
        .options(told.state, sideOf(n))
        .flatMap(({ command, fields }) => (command === kind ? [fields] : [])),
    refuses: (n, kind, said) => told.refuses({ kind, side: sideOf(n), ...said }),
    last: told.last,
    unit: (id) => there(told.state.units[id], id),
  }
  table.by(1, 'roll-start', {}, 6, 6, 1, 1)
  table.by(1, 'choose-first', { first: 'side-1' })
  if (isLaid) for (const n of [1, 2] as const) layAll(table, n)
  return table
}

/** All at once. */
function layAll(table: Table, n: 1 | 2): void {
  const held = Object.values(table.state.pings).filter(({ side }) => side === `side-${n}`)
  table.by(n, 'lay-pings', { pings: held.map(({ id }) => id) })
}

/** One of the side’s Pings is designated, is a Unit, and stays where it is. */
export function outFor(table: Table, n: 1 | 2, at: 1 | 2 = 1): string {
  const side = `side-${n}` as const
  const [ping, unit] = [`${side}.medium-${at}`, `${side}.u${at}`]
  table.by(n, 'designate', { units: [], pings: [ping] })
  table.by(n, 'reveal', { ping, unit })
  settled(table, unit)
  stays(table, n, unit)
  return unit
}

/** Infantry is Placed where it may be, nobody is near, and no ability is wanted. */
export function settled(table: Table, unit: string, where: { readonly building?: string } = {}): void {
  const n = unit.startsWith('side-1') ? 1 : 2
  while (table.state.phase === 'settling') {
    const [step] = table.state.steps
    if (step?.kind === 'place') {
      const { building = '' } = where
      table.by(n, 'place', { unit: step.unit, within: true, coherent: true, building })
    } else if (step?.kind === 'near') table.by(n, 'say-near', { pings: [], stealthy: [] })
    else if (step?.kind === 'gain')
      table.by(n, 'gain', { unit: step.unit, trait: step.trait, takes: false, clear: true })
    else throw new Error(`Nobody settles ${step?.kind}.`)
  }
}

export const way = (piece: string, inches = 0) =>
  ({ piece, inches, slowing: 'none', coherent: true, keeps: true, building: '' }) as const

export function stays(table: Table, n: 1 | 2, piece: string): void {
  const isChosen = table.offers(n, 'move').some(({ building }) => building?.kind === 'one')
  table.by(n, 'move', { ...way(piece), building: isChosen ? null : '' })
  settled(table, piece)
}

export const AIM = { base: '1', inches: 10, seen: true, concealed: false, boosted: false } as const

export const [A, B] = ['side-1.u1', 'side-2.u1'] as const

/** Nobody reacts, and nobody is at a token. */
function quiet(table: Table, n: 1 | 2): void {
  if (table.state.phase === 'reacting') table.by(n === 1 ? 2 : 1, 'let-act', {})
}
export function scoreless(table: Table): void {
  while (table.state.phase === 'scoring') {
    const [step] = table.state.steps
    if (step?.kind !== 'score') throw new Error('Nobody scores.')
    table.by(step.side === 'side-1' ? 1 : 2, 'score', { own: [], enemy: [] })
  }
}

/** A whole turn of one that is on the table, or of a Ping, in which it does nothing. */
export function idles(
  table: Table,
  n: 1 | 2,
  of: { readonly unit: string } | { readonly ping: string },
): void {
  if ('unit' in of) {
    ready(table, n, of.unit)
    quiet(table, n)
    table.by(n, 'pass', of)
  } else {
    table.by(n, 'designate', { units: [], pings: [of.ping] })
    table.by(n, 'reveal-no-more', {})
    table.by(n, 'move-no-more', {})
    quiet(table, n)
    table.by(n, 'end-taskforce', {})
  }
  scoreless(table)
}

/** Both sides have their first Unit on the table, and a Ping each; the first side is about to designate in Round 2. */
export function facing(given: Given = {}): Table {
  const table = tableOf(given)
  for (const n of [1, 2] as const) {
    const unit = outFor(table, n)
    quiet(table, n)
    table.by(n, 'pass', { unit })
    scoreless(table)
  }
  for (const n of [1, 2] as const) idles(table, n, { ping: `side-${n}.medium-2` })
  return table
}

/** One on the table is the Taskforce, and has had its Move phase. */
export function ready(table: Table, n: 1 | 2, unit: string): void {
  table.by(n, 'designate', { units: [unit], pings: [] })
  if (table.state.phase === 'revealing') table.by(n, 'reveal-no-more', {})
  if (table.state.phase === 'refreshing') table.by(n, 'refresh', { unit, freed: false })
  settled(table, unit)
  stays(table, n, unit)
}

/** The first side’s Unit acts, and nobody has reacted. */
export function acting(given: Given = {}): Table {
  const table = facing(given)
  ready(table, 1, A)
  quiet(table, 1)
  table.by(1, 'activate', { unit: A })
  settled(table, A)
  return table
}

/** Who acts does no more, or that base of it, if it has not ended by itself. */
export function ends(table: Table, n: 1 | 2, base?: number): void {
  const { activation, steps } = table.state
  if (activation?.base == null || steps.length > 0 || !activation.unit.startsWith(`side-${n}`)) return
  if (base === undefined || base === activation.base) table.by(n, 'end-base', {})
}

/** It fires its gun. */
export function firing(given: Given = {}): Table {
  const table = acting(given)
  if (table.state.activation?.base === null) table.by(1, 'begin-base', { base: '1' })
  table.by(1, 'perform', { action: 'gun', pay: 'action' })
  return table
}

/** The other side’s Unit reacts to the first’s. */
export function engaged(given: Given = {}): Table {
  const table = facing(given)
  ready(table, 1, A)
  table.by(2, 'react', {})
  table.by(2, 'answer', { units: [B] })
  return table
}
