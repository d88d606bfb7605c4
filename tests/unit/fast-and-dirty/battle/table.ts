import type { Problem } from '../../../../shared/problem.ts'
import type {
  CommandKind,
  CommandOf,
} from '../../../../shared/systems/fast-and-dirty/battle/documents/commands.ts'
import type {
  BattleEvent,
  EventKind,
  EventOf,
} from '../../../../shared/systems/fast-and-dirty/battle/documents/events.ts'
import { fastAndDirtyPlay } from '../../../../shared/systems/fast-and-dirty/battle/play.ts'
import type {
  BattleState,
  CraftState,
  UnitState,
} from '../../../../shared/systems/fast-and-dirty/battle/state/state.ts'
import type { Side } from '../../../../shared/systems/fast-and-dirty/battle/words.ts'
import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import {
  emptyForce,
  plainFigure,
  plainUnit,
} from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { ScenarioDraft } from '../../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { DEFAULT_RULES, type HouseRules } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { atTable, there } from '../../../support/at-table.ts'
import { battleOf } from '../../games/fast-and-dirty.ts'

/** A battle on a bare table: each side has one plain squad of six Regulars, `squad`, and what a case is about. */
export interface Given {
  readonly units?: readonly [readonly Partial<UnitDraft>[], readonly Partial<UnitDraft>[]]
  readonly crafts?: readonly [
    readonly ForceDraft['vehicles'][number][],
    readonly ForceDraft['vehicles'][number][],
  ]
  /** What both bring beside the book's. */
  readonly brings?: Pick<ForceDraft, 'weapons' | 'traits'>
  readonly rules?: Partial<HouseRules>
  readonly scenario?: ScenarioDraft
  readonly level?: 'assist' | 'enforce'
}

/** Six who are all alike. */
export const squad = (over: Partial<UnitDraft> = {}): UnitDraft =>
  plainUnit({
    id: 'squad',
    kind: 'squad',
    figures: [plainFigure({ id: 'men', role: 'trooper', count: 6 })],
    ...over,
  })

type Said<Kind extends CommandKind> = Omit<CommandOf<Kind>, 'kind' | 'side'>

export interface Table {
  readonly state: BattleState
  readonly events: readonly BattleEvent[]
  by<Kind extends CommandKind>(side: 1 | 2, kind: Kind, said: Said<Kind>, ...rolls: number[]): BattleEvent[]
  refuses<Kind extends CommandKind>(side: 1 | 2, kind: Kind, said: Said<Kind>): Problem
  /** Side 1 wins initiative and activates this unit; more dice for its morale and Command Response. */
  acts(unit: string, ...rolls: number[]): void
  last<Kind extends EventKind>(kind: Kind): EventOf<Kind>
  all<Kind extends EventKind>(kind: Kind): readonly EventOf<Kind>[]
  unit(id: string): UnitState
  craft(id: string): CraftState
  up(id: string): number
}

const force = (
  name: string,
  units: readonly Partial<UnitDraft>[],
  vehicles: readonly ForceDraft['vehicles'][number][],
): ForceDraft => ({
  ...emptyForce(name, { way: 'free' }),
  units: units.map((one) => squad(one)),
  vehicles: [...vehicles],
})

export function tableOf(given: Given = {}): Table {
  const { units = [[{}], [{}]], crafts = [[], []] } = given
  const setup = battleOf({
    level: given.level ?? 'enforce',
    rules: { ...DEFAULT_RULES, losingHeart: false, ...given.rules },
    scenario: given.scenario ?? SAMPLE_SCENARIOS.meetingEngagement,
    players: [
      { name: 'Ana', force: { ...force('Own', units[0], crafts[0]), ...given.brings } },
      { name: 'Bo', force: { ...force('Other', units[1], crafts[1]), ...given.brings } },
    ],
  })
  const told = atTable(fastAndDirtyPlay, setup)
  const sideOf = (n: 1 | 2): Side => `side-${n}`
  const table: Table = {
    get state() {
      return told.state
    },
    events: told.events,
    by: (n, kind, said, ...rolls) => told.says({ kind, side: sideOf(n), ...said }, rolls),
    refuses: (n, kind, said) => told.refuses({ kind, side: sideOf(n), ...said }),
    acts: (unit, ...rolls) => {
      if (told.state.phase === 'deploying') {
        table.by(1, 'deployed', {})
        table.by(2, 'deployed', {})
      }
      if (told.state.phase === 'initiative')
        table.by(1, 'roll-initiative', {}, ...(unit.startsWith('side-1') ? [6, 1] : [1, 6]))
      table.by(unit.startsWith('side-1') ? 1 : 2, 'activate', { ...PLAINLY, unit }, ...rolls)
    },
    last: told.last,
    all: told.all,
    unit: (id) => there(told.state.units[id], id),
    craft: (id) => there(told.state.crafts[id], id),
    up: (id) => there(told.state.units[id], id).figures.filter(({ fate }) => fate === 'up').length,
  }
  return table
}

export const PLAINLY: Omit<Said<'activate'>, 'unit'> = {
  ...{ inspired: false, close: false, terrified: false, controlled: false },
  ...{ reach: false, hides: false, rerolls: false, lucky: false },
}

/** Nobody interferes, and nothing is looked after. */
export const QUIET = { opportunityFire: false, commandResponse: false, recoverWounded: false } as const
export const TANK: ForceDraft['vehicles'][number] = {
  ...{ id: 'tank', name: '', notes: '', picture: null, platoon: 1, type: 'mediumTanks', front: 5 },
  ...{ method: 'tracked', weapons: ['heavyMg'], crew: 2, seats: 0, quality: 'regular', resolve: 'steady' },
  properties: [],
}
/** A squad with somebody at its head. */
export const LED: Partial<UnitDraft> = {
  figures: [
    plainFigure({ id: 'leader', role: 'leader' }),
    plainFigure({ id: 'men', role: 'trooper', count: 5 }),
  ],
}
export const OWN = 'side-1.squad'
export const FOE = 'side-2.squad'

/** A shot at an open target in close range. */
export const shot = (over: Partial<Said<'shoot'>> = {}): Said<'shoot'> => ({
  ...{
    unit: OWN,
    mount: null,
    at: FOE,
    inches: 15,
    cover: 'none',
    bunched: false,
    open: false,
    face: 'front',
  },
  ...{ crossfire: false, seen: true, near: true, joint: false, lucky: false, alien: false, wet: false },
  ...over,
})

export const step = (over: Partial<Said<'move'>> = {}): Said<'move'> => ({
  ...{
    unit: OWN,
    how: 'move',
    inches: 6,
    rough: 0,
    heading: 'free',
    into: 'none',
    shelter: null,
    mines: [],
    leaves: false,
    carries: 0,
  },
  ...over,
})

export const rushAt = (over: Partial<Said<'charge'>> = {}): Said<'charge'> => ({
  ...{
    unit: OWN,
    at: FOE,
    how: 'move',
    inches: 8,
    rough: 0,
    clear: true,
    mines: [],
    joint: false,
    drugs: false,
  },
  ...over,
})

export type SideDraft = ScenarioDraft['sides'][number]
/** A meeting whose sides have something beside what is usual. */
export const scenarioWith = (over: (at: number) => Partial<SideDraft>): ScenarioDraft => {
  const { meetingEngagement } = SAMPLE_SCENARIOS
  return {
    ...meetingEngagement,
    sides: meetingEngagement.sides.map((side, at) => ({ ...side, ...over(at) })),
  }
}

/** The squad of side 1 has got out of its carrier, which was assaulted before (line 1095). */
export function setDown(
  rules: Partial<HouseRules> = {},
  said: object = {},
  ...dice: readonly number[]
): Table {
  const apc = { ...TANK, type: 'apcs' as const, weapons: [], crew: 1, seats: 8 }
  const table = tableOf({ rules: { ...QUIET, ...rules }, crafts: [[apc], []] })
  table.by(1, 'embark', { unit: OWN, craft: 'side-1.tank' })
  table.acts(FOE)
  table.by(2, 'charge', rushAt({ unit: FOE, at: 'side-1.tank' }), 6)
  table.by(2, 'storm', { own: 1 }, 1, 6)
  table.by(2, 'end-activation', { unit: FOE })
  table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.tank' })
  table.by(1, 'get-out', { unit: OWN, also: [], into: 'none', ...said }, ...dice)
  return table
}
