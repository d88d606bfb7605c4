import type { z } from 'zod'
import { isRefusal, type Problem } from '../../../../shared/problem.ts'
import type { MissionDraft } from '../../../../shared/systems/blast-em/documents/mission.ts'
import type { TeamDraft } from '../../../../shared/systems/blast-em/documents/team.ts'
import type { HouseRules } from '../../../../shared/systems/blast-em/house-rules.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/blast-em/samples/missions.ts'
import type {
  Command,
  CommandKind,
  commandSchema,
} from '../../../../shared/systems/blast-em/battle/documents/commands.ts'
import type {
  BattleEvent,
  EventKind,
  EventOf,
} from '../../../../shared/systems/blast-em/battle/documents/events.ts'
import { setupFrom } from '../../../../shared/systems/blast-em/battle/documents/setup.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import type { BattleState, ModelState } from '../../../../shared/systems/blast-em/battle/state/state.ts'
import type { Carried, TeamType, WhoRef } from '../../../../shared/systems/blast-em/words.ts'
import { atTable, there } from '../../../support/at-table.ts'
import { rulesWith } from '../builders.ts'

/** A battle on a bare table: a team of these, enemies of those, and what a case is about. */
export interface Given {
  /** `'hero trooper medic'`: `hero`, `trooper`, `medic`; a second trooper is `trooper2`. */
  readonly team?: string
  /** `'trooper*3 personnel'`: `trooper`, `trooper2`, `trooper3`, `personnel`; with `their` before it in commands. */
  readonly enemies?: string
  readonly gadgets?: Readonly<Record<string, readonly Carried[]>>
  readonly rules?: Partial<HouseRules>
  readonly mission?: Partial<MissionDraft>
  readonly players?: number
  readonly level?: 'assist' | 'enforce'
}

const EMPTY: MissionDraft = {
  ...SAMPLE_MISSIONS['seed-vault'],
  mission: 'firefight',
  objective: { kind: 'own' },
  doors: [],
  terminals: [],
  items: [],
  people: [],
  things: [],
  vessels: [],
  garrison: [],
  waves: [],
  tokens: [],
  rooms: [],
  ways: [
    { id: 'in', name: 'In', notes: '', place: { room: null, at: null }, for: ['teamIn', 'teamOut'] },
    { id: 'theirs', name: 'Theirs', notes: '', place: { room: null, at: null }, for: ['badGuysIn'] },
  ],
}

/** What lies about in a mission. */
export const lying = (id: string) => ({ id, name: id, notes: '', place: { room: null, at: null } })
export const thing = (id: string, over: Partial<MissionDraft['things'][number]> = {}) => ({
  ...lying(id),
  cover: 'hard' as const,
  hides: true,
  breakable: false,
  explosive: false,
  ...over,
})

/** Names of several of a kind: the second has a 2 behind it. */
function named(types: readonly string[]): string[] {
  return types.map((type, index) => {
    const before = types.slice(0, index).filter((one) => one === type).length
    return before === 0 ? type : `${type}${before + 1}`
  })
}

const spelled = (text: string): string[] =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => {
      const [type = '', count = '1'] = word.split('*')
      return Array.from({ length: Number(count) }, () => type)
    })

function whoOf(type: string): WhoRef {
  if (type === 'camera' || type === 'gun') return { kind: 'automatic', type }
  if (type.startsWith('team-')) return { kind: 'team', type: type.slice(5) as TeamType }
  return { kind: 'badGuy', type: type as never }
}

function teamOf(types: readonly string[], gadgets: Given['gadgets'] = {}): TeamDraft {
  const ids = named(types)
  return {
    kind: 'team',
    version: 1,
    name: 'Us',
    notes: '',
    sequel: Object.keys(gadgets).length > 0,
    members: types.map((type, index) => ({
      id: `m${index + 1}`,
      type,
      name: ids[index] ?? '',
      notes: '',
      gadgets: [...(gadgets[ids[index] ?? ''] ?? [])],
      picture: null,
      guest: false,
    })),
    known: [],
    own: {},
  }
}

/** What may be left out has its default. */
type Said<Kind extends CommandKind> = Omit<
  Extract<z.input<typeof commandSchema>, { kind: Kind }>,
  'kind' | 'side'
>

/** A battle that is told one thing after the other, with the numbers that fall. */
export interface Table {
  readonly state: BattleState
  /** Everything that has happened. */
  readonly events: readonly BattleEvent[]
  /** The team's player, or `bad-guys`, does something; every number that is asked for must be there, and no more. */
  does<Kind extends CommandKind>(kind: Kind, said: Said<Kind>, ...rolls: number[]): BattleEvent[]
  by<Kind extends CommandKind>(
    side: Command['side'],
    kind: Kind,
    said: Said<Kind>,
    ...rolls: number[]
  ): BattleEvent[]
  /** Why it cannot be done. */
  refuses<Kind extends CommandKind>(kind: Kind, said: Said<Kind>, side?: Command['side']): Problem
  /** Ids by the short names of `Given`. */
  id(name: string): string
  model(name: string): ModelState
  /** The last event of a kind. */
  last<Kind extends EventKind>(kind: Kind): EventOf<Kind>
}

export function tableOf(given: Given = {}): Table {
  const { team = 'hero trooper', enemies = '', gadgets, rules, mission = {}, players = 1 } = given
  const [own, theirs] = [spelled(team), spelled(enemies)]
  const setup = setupFrom({
    level: given.level ?? 'enforce',
    rules: rulesWith(rules),
    players: Array.from({ length: players }, (_none, index) => ({
      name: `Player ${index + 1}`,
      team: teamOf(own, gadgets),
    })),
    mission: {
      ...EMPTY,
      garrison:
        theirs.length === 0
          ? []
          : [
              {
                id: 'garrison',
                place: { room: null, at: null },
                models: theirs.map((type) => ({ who: whoOf(type), count: 1 })).slice(0, 8),
              },
            ],
      ...mission,
    },
    first: 'player-1',
    automatic: false,
  })
  if (isRefusal(setup)) throw new Error(`${setup.problem.code} ${setup.problem.message}`)
  const told = atTable(blastEmPlay, setup)
  const [ours, others] = [named(own), named(theirs)]

  const id = (name: string): string => {
    const plain = name.replace(/^their /, '')
    const at = others.indexOf(plain)
    if (name.startsWith('their ') && at >= 0) return `enemy.${at + 1}`
    const mine = ours.indexOf(name)
    return mine >= 0 ? `player-1.m${mine + 1}` : name
  }
  const by: Table['by'] = (side, kind, said, ...rolls) => told.says({ kind, side, ...said }, rolls)
  return {
    get state() {
      return told.state
    },
    events: told.events,
    by,
    does: (kind, said, ...rolls) => by('player-1', kind, said, ...rolls),
    refuses: (kind, said, side = 'player-1') => told.refuses({ kind, side, ...said }),
    id,
    model: (name) => there(told.state.models[id(name)], name),
    last: told.last,
  }
}

/** The first turn has begun. */
export function begun(given: Given = {}): Table {
  const table = tableOf(given)
  table.does('roll-first-player', {})
  return table
}

/** No enemy has been seen: the team moves freely. */
export function freely(given: Given = {}): Table {
  const table = begun(given)
  if (table.state.phase === 'looking') table.does('look', { tokens: [], enemies: [] })
  return table
}

const standing = (table: Table): string[] =>
  Object.values(table.state.models).flatMap(({ id, side, fate, who }) =>
    side === 'bad-guys' && fate === 'up' && who.type !== 'camera' ? [id] : [],
  )

/** A fight, the team to move. */
export function fighting(given: Given = {}): Table {
  const table = begun({ enemies: 'trooper*2', ...given })
  table.does('look', { tokens: [], enemies: standing(table) })
  return table
}

/** A model goes so far, and is seen by nobody. */
export function went(
  table: Table,
  name: string,
  over: Partial<Said<'move'>> = {},
  side: Command['side'] = 'player-1',
): BattleEvent[] {
  const model = table.id(name)
  const plain: Said<'move'> = { model, how: 'move', inches: 4, seenBy: [], reaches: [], keepsCover: null }
  return table.by(side, 'move', { ...plain, ...over })
}

/** Both sides have moved, as the table says before it; the bad guys declare. */
export function declaring(given: Given = {}, before?: (table: Table) => void): Table {
  const table = fighting(given)
  before?.(table)
  for (const [side, moves] of [
    ['player-1', 'team'],
    ['bad-guys', 'badGuys'],
  ] as const)
    if (table.state.exchange?.moves === moves) table.by(side, 'done-moving', {})
  return table
}

/** The team's attacks alone are declared and come to be resolved. */
export function resolving(
  given: Given,
  declare: (table: Table) => void,
  before?: (table: Table) => void,
): Table {
  const table = declaring(given, before)
  table.by('bad-guys', 'done-declaring', {})
  declare(table)
  table.does('done-declaring', {})
  return table
}

/** One of the team shoots at one of theirs. */
export function shoots(
  table: Table,
  who: string,
  at: string,
  over: Partial<Said<'declare-shot'>> = {},
): void {
  table.does('declare-shot', {
    model: table.id(who),
    attack: 'standard',
    target: table.id(at),
    second: null,
    ...over,
  })
}

const CLEAR: Omit<Said<'resolve-shot'>, 'attack'> = {
  inSight: true,
  cover: 'none',
  near: [],
  obstacles: 0,
}
/** The attack that is next, with a clear line unless told otherwise. */
export function resolves(
  table: Table,
  rolls: readonly number[],
  over: Partial<Said<'resolve-shot'>> = {},
  side: Command['side'] = 'player-1',
): BattleEvent[] {
  const { exchange } = table.state
  const attack = exchange?.attacks.find(({ id }) => !exchange.resolved.includes(id))?.id ?? 0
  return table.by(side, 'resolve-shot', { attack, ...CLEAR, ...over }, ...rolls)
}

/** Nothing is struck behind the target. */
export function flownBy(table: Table, side: Command['side'] = 'player-1'): void {
  if (table.state.phase === 'settling') table.by(side, 'settle-stray', { struck: null })
}
