import type { Make } from '../figure.ts'
import { roundsFigure, troopersFigure } from './battles.ts'
import { growthFigure, raceFigure, streaksFigure } from './courses.ts'
import { luckFigure, shotsFigure } from './dice.ts'
import { pointsFigure, winsFigure } from './groups.ts'
import { lossesByTypeFigure, lossesByWeaponFigure } from './losses.ts'
import { longestFigure } from './streaks.ts'
import { techFigure } from './tech.ts'

/** All that is measured, in the order in which it is shown and printed. */

export const PARTS = ['race', 'technology', 'victory', 'losses', 'dice', 'versus'] as const
export type PartName = (typeof PARTS)[number]

/** Why of a battle nothing is known. */
type Unknown = 'log' | 'drones' | 'weapons' | 'people' | 'points' | 'cards'

export interface FigureKind {
  readonly key: string
  readonly part: PartName
  readonly make: Make
  readonly unknown: Unknown
  /** Over several campaigns it has no meaning. */
  readonly ofCampaign?: boolean
}

export const FIGURES: readonly FigureKind[] = [
  { key: 'race', part: 'race', make: raceFigure, unknown: 'log' },
  { key: 'streaks', part: 'race', make: streaksFigure, unknown: 'log', ofCampaign: true },
  { key: 'longest', part: 'race', make: longestFigure, unknown: 'log' },
  { key: 'rounds', part: 'race', make: roundsFigure, unknown: 'log' },
  { key: 'growth', part: 'technology', make: growthFigure, unknown: 'log', ofCampaign: true },
  { key: 'tech', part: 'technology', make: techFigure, unknown: 'log' },
  { key: 'points-role', part: 'victory', make: pointsFigure('role'), unknown: 'points' },
  { key: 'wins-role', part: 'victory', make: winsFigure('role'), unknown: 'cards' },
  { key: 'points-mission', part: 'victory', make: pointsFigure('mission'), unknown: 'points' },
  { key: 'wins-mission', part: 'victory', make: winsFigure('mission'), unknown: 'cards' },
  { key: 'wins-rating', part: 'victory', make: winsFigure('rating'), unknown: 'cards' },
  { key: 'wins-troops', part: 'victory', make: winsFigure('troops'), unknown: 'cards' },
  { key: 'losses-type', part: 'losses', make: lossesByTypeFigure, unknown: 'drones' },
  { key: 'losses-weapon', part: 'losses', make: lossesByWeaponFigure, unknown: 'weapons' },
  { key: 'troopers', part: 'losses', make: troopersFigure, unknown: 'people' },
  { key: 'luck', part: 'dice', make: luckFigure, unknown: 'log' },
  { key: 'shots', part: 'dice', make: shotsFigure, unknown: 'log' },
]
