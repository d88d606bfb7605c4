import type { Dice } from '../../../dice/source.ts'
import { POINTS_PER_RATING, STAT_LEAST, STAT_MOST } from '../data/building.ts'
import { STATS, type Stat, type Tech } from '../words.ts'

type Line = Record<Stat, number>

function lineOf(value: number): Line {
  return {
    sensors: value,
    stealth: value,
    armour: value,
    countermeasures: value,
    nuclear: value,
    robotics: value,
  }
}

/** Nothing spent yet: every stat at 1 (p.28). */
export const BLANK_TECH: Tech = { 1: lineOf(STAT_LEAST), 2: lineOf(STAT_LEAST), 3: lineOf(STAT_LEAST) }

/** A legal faction whose points fell anywhere, each stat below 5 as likely as any other (p.28). */
export function randomTech(dice: Pick<Dice, 'pick'>): Tech {
  const third = raised(lineOf(STAT_LEAST), dice)
  const second = raised(third, dice)
  return { 3: third, 2: second, 1: raised(second, dice) }
}

function raised(start: Line, dice: Pick<Dice, 'pick'>): Line {
  const line = { ...start }
  for (let points = POINTS_PER_RATING; points > 0; points -= 1) {
    const open = STATS.filter((stat) => line[stat] < STAT_MOST)
    const stat = open[dice.pick(open.length)]
    if (stat) line[stat] += 1
  }
  return line
}
