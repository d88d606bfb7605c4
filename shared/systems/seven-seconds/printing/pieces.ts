import { BAND_WIDTHS, REACH } from '../data/ranges.ts'
import type { Scale } from '../words.ts'
import { OBJECTIVES, type Objective } from '../cards/words.ts'
import { inches, printable } from '../../../printing/paper.ts'
import { DEFAULT_OPTIONS, type Size } from '../../../printing/words.ts'

/** What lies on the table beside figures and cards (Counters, p.7). */

/** Counters are cut from a grid of squares. */
export const COUNTER_SIZE: Size = { width: 20, height: 20 }

export type Counter =
  | { readonly kind: 'activation' }
  | { readonly kind: 'target'; readonly n: 1 | 5 }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'stunned' }
  | { readonly kind: 'blip'; readonly side: 0 | 1 }
  | { readonly kind: 'blip-back'; readonly side: 0 | 1; readonly n: number }
  | { readonly kind: 'initiative' }
  /** Blue ones are placed by the attacker, red ones by the defender. */
  | { readonly kind: 'objective'; readonly letter: Objective; readonly by: 'attacker' | 'defender' }
  | { readonly kind: 'haywire' }

/** Squares of a Holding Area, and so Blips of a side (p.8). */
export const BLIPS = 16

export const COUNTER_GROUPS = [
  'activation',
  'target-1',
  'target-5',
  'damaged',
  'stunned',
  'blips',
  'initiative',
  'objectives',
  'haywire',
] as const
export type CounterGroup = (typeof COUNTER_GROUPS)[number]

/** How many of a group serve a usual battle. Blips and Objectives come as a set. */
const COUNTS: Readonly<Record<Exclude<CounterGroup, 'blips' | 'objectives'>, number>> = {
  activation: 32,
  'target-1': 48,
  'target-5': 16,
  damaged: 12,
  stunned: 12,
  initiative: 1,
  haywire: 6,
}

export interface CutCounter {
  readonly front: Counter
  readonly back: Counter | null
}

const times = (n: number, front: Counter): CutCounter[] =>
  Array.from({ length: n }, () => ({ front, back: front }))

/** The counters of a group. */
export function countersOf(group: CounterGroup): CutCounter[] {
  switch (group) {
    case 'blips':
      return ([0, 1] as const).flatMap((side) =>
        Array.from({ length: BLIPS }, (_, index) => ({
          front: { kind: 'blip', side } as const,
          back: { kind: 'blip-back', side, n: index + 1 } as const,
        })),
      )
    case 'objectives':
      return (['attacker', 'defender'] as const).flatMap((by) =>
        OBJECTIVES.flatMap((letter) => times(1, { kind: 'objective', letter, by })),
      )
    case 'target-1':
      return times(COUNTS[group], { kind: 'target', n: 1 })
    case 'target-5':
      return times(COUNTS[group], { kind: 'target', n: 5 })
    case 'activation':
    case 'damaged':
    case 'stunned':
    case 'initiative':
    case 'haywire':
      return times(COUNTS[group], { kind: group })
  }
}

/** Templates, cut out along their own outline. */
export const TEMPLATE_GROUPS = ['mat', 'smoke', 'blast', 'jammer', 'sticks', 'arc', 'compass'] as const
export type TemplateGroup = (typeof TEMPLATE_GROUPS)[number]

export type Template =
  | { readonly kind: 'mat' }
  | {
      readonly kind: 'disc'
      readonly of: 'smoke' | 'blast' | 'jammer'
      /** In inches. */
      readonly radius: number
      /** A disc wider than the paper comes as two halves; the left one has a tab to glue the other on. */
      readonly half: 'left' | 'right' | null
    }
  | {
      readonly kind: 'stick'
      readonly of: Stick
      /** In inches; `from` is what the other part of a stick in two has already. */
      readonly from: number
      readonly length: number
      readonly tab: boolean
    }
  | { readonly kind: 'arc' }
  | { readonly kind: 'compass' }

/** What a range stick measures; for small figures Move and passive sensors are two of them. */
export type Stick = 'move' | 'small-move' | 'sensors' | 'jump' | 'plasma' | 'gauss'

export interface CutTemplate extends Size {
  readonly template: Template
}

/** Smoke of a flamer is 5" across (p.21). */
const SMOKE_RADIUS = 2.5
/** A Nuclear stat is 1–5: how far a blast reaches (p.21). */
const BLAST_RADII = [1, 2, 3, 4, 5] as const
/** The field of a Haywire Drone (p.22). */
const JAMMER_RADIUS = 3
/** What a tab adds. */
export const TAB = 8
const STICK_WIDTH = 14

/** Move, Jump and the widths of the Range Bands (p.12, 18), halved for small figures; what else is measured is not (R32). */
function sticks(scale: Scale): readonly { readonly of: Stick; readonly length: number }[] {
  const moved =
    scale === 1
      ? ([{ of: 'move', length: REACH.move }] as const)
      : ([
          { of: 'small-move', length: REACH.move * scale },
          { of: 'sensors', length: PASSIVE_SENSORS },
        ] as const)
  return [
    ...moved,
    { of: 'jump', length: REACH.jump * scale },
    { of: 'plasma', length: BAND_WIDTHS.plasma * scale },
    { of: 'gauss', length: BAND_WIDTHS.gauss * scale },
  ]
}
/** How near passive sensors feel who moves (p.18). */
const PASSIVE_SENSORS = 6
/** A longer stick is printed in two parts. */
const LONGEST_STICK = 9

/**
 * The templates of a group, with the room that each takes on paper; a disc wider than that room comes in two halves.
 * `scale` is that of the figures (R32).
 */
export function templatesOf(
  group: TemplateGroup,
  { width, height }: Size = printable(DEFAULT_OPTIONS),
  scale: Scale = 1,
): CutTemplate[] {
  const widest = Math.min(width, height)
  switch (group) {
    case 'mat':
      return [{ template: { kind: 'mat' }, width: 180, height: 192 }]
    case 'smoke':
      return disc('smoke', SMOKE_RADIUS, widest)
    case 'blast':
      return BLAST_RADII.flatMap((radius) => disc('blast', radius, widest))
    case 'jammer':
      return disc('jammer', JAMMER_RADIUS, widest)
    case 'sticks':
      return sticks(scale).flatMap(({ of, length }) => stick(of, length))
    case 'arc':
      return [{ template: { kind: 'arc' }, width: 160, height: 80 }]
    case 'compass':
      return [{ template: { kind: 'compass' }, width: 110, height: 110 }]
  }
}

function disc(of: 'smoke' | 'blast' | 'jammer', radius: number, widest: number): CutTemplate[] {
  const width = inches(2 * radius)
  if (width <= widest) {
    return [{ template: { kind: 'disc', of, radius, half: null }, width, height: width }]
  }
  return [
    { template: { kind: 'disc', of, radius, half: 'left' }, width: width / 2 + TAB, height: width },
    { template: { kind: 'disc', of, radius, half: 'right' }, width: width / 2, height: width },
  ]
}

function stick(of: Stick, length: number): CutTemplate[] {
  const part = (from: number, long: number, tab: boolean): CutTemplate => ({
    template: { kind: 'stick', of, from, length: long, tab },
    width: STICK_WIDTH,
    height: inches(long) + (tab ? TAB : 0),
  })
  return length <= LONGEST_STICK
    ? [part(0, length, false)]
    : [part(0, length / 2, true), part(length / 2, length / 2, false)]
}
