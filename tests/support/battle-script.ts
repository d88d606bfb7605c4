import type {
  Command,
  CommandKind,
  CommandOf,
} from '../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { sideOf, type Objective, type Side } from '../../shared/systems/seven-seconds/battle/words.ts'
import type { BattleView } from '../../shared/systems/seven-seconds/battle/view.ts'

/**
 * A battle written down: what the players do, what their dice show, and what the rule book makes of it. The same
 * script is decided by the engine alone and played by keys in the window.
 */

/** How pieces stand after a line, by their names; what is not named has not changed. */
export type Standing = Readonly<Record<string, string>>

export interface Line {
  /** The working, by the book. */
  readonly why: string
  readonly command: Command
  readonly dice: readonly number[]
  readonly then: Standing
}

type Fields<Kind extends CommandKind> = Omit<CommandOf<Kind>, 'kind' | 'side'>

function order<Kind extends CommandKind>(kind: Kind, side: Side, fields: Fields<Kind>): Command {
  // A union cannot be put together from its parts without saying so.
  return { kind, side, ...fields } as unknown as Command
}

/** One line of a script: the working, what is done, and with the dice how the pieces stand that it changes. */
export function line(
  why: string,
  command: Command,
  told: Readonly<Record<string, string | readonly number[]>> = {},
): Line {
  const { dice = [], ...rest } = told
  const then = Object.fromEntries(
    Object.entries(rest).map(([name, how]): [string, string] => [name, String(how)]),
  )
  return { why, command, dice: typeof dice === 'string' ? [] : dice, then }
}

const owner = (id: string): Side => sideOf(id) ?? 'a'

interface Way {
  readonly passes?: readonly string[]
  readonly near?: readonly Objective[]
  /** Jamming fields that it ends in. */
  readonly fields?: readonly string[]
  /** Movement used up where hindering ground lies on the way. */
  readonly spent?: number
}

interface Sight {
  readonly cover?: 'light' | 'heavy'
  readonly between?: 'light' | 'heavy' | 'blocking'
  readonly behind?: boolean
}

const sighting = (range: number, { cover, between, behind = false }: Sight = {}) => ({
  range,
  targetCover: cover ?? ('none' as const),
  intervening: between ?? ('none' as const),
  outOfArc: behind,
})

export interface Wish {
  readonly at: string
  readonly counters: number
  readonly range: number
  readonly sight?: Sight
}

/** The commands as a player says them. */
export const play = {
  activate: (piece: string, as: 'unit' | 'extra-blip' = 'unit') =>
    order('activate', owner(piece), { piece, as, reveal: false }),
  /** A Blip turned over before it acts. */
  open: (piece: string) => order('activate', owner(piece), { piece, as: 'unit', reveal: true }),
  reveal: (blip: string) => order('reveal', owner(blip), { blip }),
  move: (piece: string, inches: number, { passes = [], near = [], fields = [], spent = inches }: Way = {}) =>
    order('move', owner(piece), {
      piece,
      inches,
      spent,
      passes: [...passes],
      near: [...near],
      fields: [...fields],
    }),
  /** A Blip's Move, which nobody measures. */
  drift: (piece: string, { passes = [], near = [], fields = [] }: Way = {}) =>
    order('move', owner(piece), {
      piece,
      inches: null,
      spent: null,
      passes: [...passes],
      near: [...near],
      fields: [...fields],
    }),
  jump: (unit: string, inches: number, { passes = [], near = [], fields = [] }: Way = {}) =>
    order('jump', owner(unit), { unit, inches, passes: [...passes], near: [...near], fields: [...fields] }),
  target: (unit: string, dice: number) => order('target', owner(unit), { unit, dice }),
  spend: (unit: string, ...wishes: readonly Wish[]) =>
    order('spend-pool', owner(unit), {
      unit,
      wishes: wishes.map(({ at, counters, range, sight }) => ({
        target: at,
        counters,
        ...sighting(range, sight),
      })),
    }),
  rifle: (unit: string, target: string, range: number, sight?: Sight) =>
    order('fire-rifle', owner(unit), { unit, target, ...sighting(range, sight) }),
  missile: (
    unit: string,
    target: string,
    { cover, along = [] }: { cover?: 'light' | 'heavy'; along?: readonly string[] } = {},
  ) =>
    order('fire-missile', owner(unit), {
      unit,
      target,
      targetCover: cover ?? 'none',
      interceptors: [...along],
    }),
  fly: (unit: string) => order('roll-missile', owner(unit), { unit }),
  intercept: (side: Side, ...blips: readonly string[]) => order('intercept', side, { blips: [...blips] }),
  blast: (unit: string, ...within: readonly (readonly [string, number])[]) =>
    order('resolve-blast', owner(unit), {
      unit,
      within: within.map(([id, inches]) => ({ id, inches })),
      onTable: true,
    }),
  rollDamage: (unit: string) => order('roll-damage', owner(unit), { unit }),
  flamer: (unit: string, inches: number, ...inside: readonly string[]) =>
    order('fire-flamer', owner(unit), { unit, inches, outOfArc: false, inside: [...inside] }),
  command: (unit: string, to: string) => order('command', owner(unit), { unit, to }),
  repair: (unit: string, target: string) => order('repair', owner(unit), { unit, target, touching: true }),
  kamikaze: (unit: string, inches: number, { passes = [], near = [], fields = [] }: Way = {}) =>
    order('kamikaze', owner(unit), {
      unit,
      by: 'move',
      inches,
      spent: inches,
      passes: [...passes],
      near: [...near],
      fields: [...fields],
    }),
  explode: (unit: string, contact: string | null) => order('explode', owner(unit), { unit, contact }),
  jammer: (unit: string) => order('toggle-jammer', owner(unit), { unit }),
  suit: (unit: string) => order('check-suit', owner(unit), { unit }),
  end: (piece: string, ...fields: readonly string[]) =>
    order('end-activation', owner(piece), { piece, fields: [...fields] }),
  endTurn: (side: Side) => order('end-turn', side, {}),
  pass: (side: Side) => order('pass', side, {}),
  initiative: () => order('roll-initiative', 'a', {}),
  withdraw: (side: Side) => order('withdraw', side, {}),
  allow: (side: Side) => order('allow-withdrawal', side, {}),
  pursue: (side: Side) => order('pursue', side, {}),
  settle: (side: Side, states: CommandOf<'settle-objectives'>['states']) =>
    order('settle-objectives', side, { states }),
  measure: (side: Side, ...near: CommandOf<'measure-end'>['near']) => order('measure-end', side, { near }),
} as const

/** Everything on the open table with its Target Counters, as a script writes it. */
export function standingOf(view: Pick<BattleView, 'units' | 'blips' | 'objectives' | 'grounds'>): Standing {
  const units = view.units
    .filter(({ where }) => where !== 'holding-area')
    .map(({ id, where, counters, damaged, stunned, jamming }): [string, string] => [
      id,
      where === 'destroyed'
        ? 'destroyed'
        : [counters, damaged && 'damaged', stunned && 'stunned', jamming && 'jamming']
            .filter((word) => word !== false)
            .join(' '),
    ])
  const blips = view.blips.map(({ id }): [string, string] => [id, 'hidden'])
  const objectives = Object.entries(view.objectives).map(
    ([id, { holder, counters, destroyed }]): [string, string] => [
      id,
      `${holder ?? 'contested'} ${counters}${destroyed ? ' destroyed' : ''}`,
    ],
  )
  const grounds = Object.entries(view.grounds).map(([id, counters]): [string, string] => [
    id,
    String(counters),
  ])
  return Object.fromEntries([...units, ...blips, ...objectives, ...grounds])
}

/** What a line changed. */
export function changed(before: Standing, after: Standing): Standing {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...names]
      .filter((name) => before[name] !== after[name])
      .map((name): [string, string] => [name, after[name] ?? 'gone']),
  )
}
