import { longestStreaks } from '../../../../../../shared/systems/seven-seconds/histories/measure/streaks.ts'
import { MOST_ROWS, type Make } from '../figure.ts'
import { barsOf, summaryOf } from './bars.ts'

/** Everybody's longest run of wins. */
export const longestFigure: Make = (making) => {
  const { t, number } = making.say
  const found = longestStreaks(making.scope).toSorted((a, b) => b.value - a.value)
  const rows = found.slice(0, MOST_ROWS).map(({ contender: { name, place }, value, battles }) => ({
    name,
    place,
    value: number(value),
    parts: [{ tone: place, value, told: t('numbers.told.inARow', { n: value }), behind: battles }],
  }))
  return {
    drawing: barsOf(t('numbers.across.inARow'), rows),
    summary: summaryOf('longest', rows, making),
    head: [t('numbers.column.who'), t('numbers.column.inARow')],
    rows: () =>
      found.map(({ contender, value, battles }) => [
        { text: contender.name },
        { text: number(value), behind: battles },
      ]),
    unknown: [],
  }
}
