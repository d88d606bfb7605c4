import type { Problem } from '../../../../shared/problem.ts'
import type {
  CommandKind,
  CommandOf,
} from '../../../../shared/systems/traveller/battle/documents/commands.ts'
import type {
  BattleEvent,
  EventKind,
  EventOf,
} from '../../../../shared/systems/traveller/battle/documents/events.ts'
import { opensFor } from '../../../../shared/systems/traveller/battle/course/flow.ts'
import type { BattleSetup } from '../../../../shared/systems/traveller/battle/documents/setup.ts'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import { countOf } from '../../../../shared/systems/traveller/battle/state/look.ts'
import type { BattleState, Craft, Fighter } from '../../../../shared/systems/traveller/battle/state/state.ts'
import type { FightingSide, Side } from '../../../../shared/systems/traveller/battle/words.ts'
import type { CharacterDraft } from '../../../../shared/systems/traveller/documents/character.ts'
import type { EncounterDraft } from '../../../../shared/systems/traveller/documents/encounter.ts'
import { DEFAULT_RULES, type HouseRules } from '../../../../shared/systems/traveller/house-rules.ts'
import { atTable, there } from '../../../support/at-table.ts'
import { battleOf } from '../../games/traveller.ts'
import { aCharacter, anEncounter, carried, personIn, WEAPONS } from './documents.ts'

/** A battle on a bare table: Ann, Abe … against Bob, Bea …, and what a case is about. */
export interface Given {
  /** Who they are beside the plain; the first letter of the name is the side's: a, b, c. */
  readonly people?: Readonly<Record<string, Who>>
  readonly crafts?: BattleSetup['crafts']
  readonly rules?: Partial<HouseRules>
  readonly encounter?: Partial<Omit<EncounterDraft, 'sides'>>
  readonly level?: BattleSetup['level']
  readonly referee?: string
  readonly automatic?: readonly FightingSide[]
}

export interface Who extends Omit<Partial<CharacterDraft>, 'characteristics'> {
  /** STR, DEX, END; 7 each. */
  readonly body?: readonly [number, number, number]
  /** In hand and loaded: ids of `WEAPONS`; one with a `-` before it is stowed, `*3` behind it is three. */
  readonly arms?: string
  readonly at?: BattleSetup['people'][number]['aboard']
  readonly prepared?: boolean
  readonly hidden?: boolean
}

const sideOf = (id: string): FightingSide =>
  ({ a: 'side-1', b: 'side-2', c: 'side-3' })[id[0] ?? ''] as FightingSide

const armsOf = (arms: string): CharacterDraft['weapons'] =>
  arms
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [name = '', spare] = word.replace('-', '').split('*')
      const id = name as keyof typeof WEAPONS
      const inHand = !word.startsWith('-')
      return carried(id.toLowerCase(), WEAPONS[id], { inHand, ...(spare && { spare: Number(spare) }) })
    })

function personOf(id: string, { body = [7, 7, 7], arms = '', at, prepared, hidden, ...rest }: Who) {
  const [str, dex, end] = body.map((full) => ({ full, left: full }))
  const character = aCharacter({
    name: id,
    ...rest,
    ...(str && dex && end ? { characteristics: { str, dex, end } } : {}),
    weapons: rest.weapons ?? armsOf(arms),
  })
  return personIn(id, sideOf(id), character, {
    aboard: at ?? null,
    prepared: prepared ?? true,
    hidden: hidden ?? null,
  })
}

type Said<Kind extends CommandKind> = Omit<CommandOf<Kind>, 'kind' | 'side'>

export interface Table {
  readonly state: BattleState
  /** Everything that has happened. */
  readonly events: readonly BattleEvent[]
  /** Somebody does something; every number that is asked for must be there, and no more. */
  does<Kind extends CommandKind>(kind: Kind, said: Said<Kind>, ...rolls: number[]): BattleEvent[]
  by<Kind extends CommandKind>(side: Side, kind: Kind, said: Said<Kind>, ...rolls: number[]): BattleEvent[]
  /** Why it cannot be done. */
  refuses<Kind extends CommandKind>(kind: Kind, said: Said<Kind>, side?: Side): Problem
  /** All roll 2d6 in their order (the prepared none), and nobody hastens. */
  begins(...rolls: number[]): Table
  /** Every side opens the round. */
  opens(...hasty: string[]): void
  /** Whoever's turn it is ends it. */
  passes(): void
  fighter(id: string): Fighter
  craft(id: string): Craft
  count(id: string): number
  /** Whose turn it is. */
  acting(): readonly string[]
  /** The last event of a kind. */
  last<Kind extends EventKind>(kind: Kind): EventOf<Kind>
  all<Kind extends EventKind>(kind: Kind): readonly EventOf<Kind>[]
  offered(kind: CommandKind, side: Side): number
}

export function tableOf(given: Given = {}): Table {
  const { people = { ann: {}, bob: {} }, encounter = {} } = given
  const isThird = Object.keys(people).some((id) => id.startsWith('c'))
  const setup = battleOf({
    level: given.level ?? 'enforce',
    rules: { ...DEFAULT_RULES, ...given.rules },
    encounter: anEncounter({ sides: isThird ? 3 : 2, ...encounter }),
    people: Object.entries(people).map(([id, who]) => personOf(id, who)),
    crafts: given.crafts ?? [],
    referee: given.referee ?? null,
    automatic: [...(given.automatic ?? [])],
  })
  const told = atTable(travellerPlay, setup)
  const ownerOf = (said: object): Side => {
    const named = Object.entries(said).find(([name]) => name === 'fighter' || name === 'craft')
    const id = String(named?.[1])
    return told.state.fighters[id]?.side ?? told.state.crafts[id]?.side ?? dueSide() ?? 'side-1'
  }
  const dueSide = (): Side | undefined => travellerPlay.openly(told.state).waitsFor[0]
  const table: Table = {
    get state() {
      return told.state
    },
    events: told.events,
    by: (side, kind, said, ...rolls) => told.says({ kind, side, ...said }, rolls),
    does: (kind, said, ...rolls) =>
      table.by(kind === 'choose-hold' ? (dueSide() ?? 'side-1') : ownerOf(said), kind, said, ...rolls),
    refuses: (kind, said, side = ownerOf(said)) => told.refuses({ kind, side, ...said }),
    begins: (...rolls) => {
      const left = [...rolls]
      for (const { side } of told.state.setup.sides) {
        const own = Object.values(told.state.fighters).filter((one) => one.side === side && !one.hidden)
        const rolling = own.filter(({ prepared }) => !prepared).length
        if (own.length > 0) table.by(side, 'roll-initiative', {}, ...left.splice(0, rolling * 2))
      }
      if (left.length > 0) throw new Error(`${left.length} numbers too many.`)
      table.opens()
      return table
    },
    opens: (...hasty) => {
      for (const { side } of told.state.setup.sides) {
        const sides = opensFor(told.state, side)
        const own = hasty.filter((id) => sides.some((one) => one === told.state.fighters[id]?.side))
        if (told.state.phase === 'hastening' && sides.length > 0)
          table.by(side, 'open-round', { sides: [...sides], hasty: own })
      }
    },
    passes: () => {
      for (const fighter of [...(told.state.turns[0]?.fighters ?? [])]) table.does('end-turn', { fighter })
    },
    fighter: (id) => there(told.state.fighters[id], id),
    craft: (id) => there(told.state.crafts[id], id),
    count: (id) => countOf(told.state, there(told.state.fighters[id], id)),
    acting: () => told.state.turns[0]?.fighters ?? [],
    last: told.last,
    all: told.all,
    offered: (kind, side) =>
      travellerPlay.options(told.state, side).filter(({ command }) => command === kind).length,
  }
  return table
}

/** What players see of a shot on an open table: nothing in the way, and nobody reacts. */
export const SEEN = {
  range: 10,
  cover: 'none',
  soft: false,
  aware: false,
  sensor: null,
  moved: null,
  given: null,
} as const
/** Such a shot, with nobody beside its target. */
export const shot = (
  fighter: string,
  weapon: string,
  target: string | null,
  over: Partial<Said<'attack'>> = {},
): Said<'attack'> => ({
  fighter,
  weapon,
  target,
  mode: 'single',
  ...SEEN,
  beside: [],
  with: null,
  clear: true,
  inArc: true,
  port: null,
  ...over,
})

/** A blow at arm's length. */
export const blow = (
  fighter: string,
  weapon: string,
  target: string,
  over: Partial<Said<'attack'>> = {},
): Said<'attack'> => shot(fighter, weapon, target, { range: 1, with: 'str', ...over })

/** Of the last check or attack: each reason with what it adds, in order. */
export const reasons = (table: Table): Record<string, number> =>
  Object.fromEntries(table.last('weighed').reasons.map(({ why, dm }) => [why, dm]))
