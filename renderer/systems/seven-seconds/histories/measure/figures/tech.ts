import { techByStat } from '../../../../../../shared/systems/seven-seconds/histories/measure/tech.ts'
import { RATINGS } from '../../../../../../shared/systems/seven-seconds/words.ts'
import type { Cell, Make } from '../figure.ts'
import { barsOf, summaryOf } from './bars.ts'

const TONES = { 1: 'strong', 2: 'middle', 3: 'soft' } as const

/** Steps of technology that were bought, by stat and rating; the table has what everybody began with too. */
export const techFigure: Make = (making) => {
  const { t, number } = making.say
  const found = techByStat(making.scope, making.all)
  const rows = found.map(({ stat, bought }) => ({
    name: t(`stat.${stat}`),
    place: null,
    value: number(RATINGS.reduce((sum, rating) => sum + bought[rating].value, 0)),
    parts: RATINGS.map((rating) => ({
      tone: TONES[rating],
      value: bought[rating].value,
      told: `${t(`rating.${rating}`)} ${number(bought[rating].value)}`,
      behind: bought[rating].battles,
    })),
  }))
  return {
    drawing: barsOf(
      t('numbers.across.steps'),
      rows,
      RATINGS.map((rating) => ({ name: t(`rating.${rating}`), tone: TONES[rating] })),
    ),
    summary: summaryOf('tech', rows, making),
    head: [
      t('numbers.column.who'),
      t('numbers.column.stat'),
      t('numbers.column.rating'),
      t('numbers.column.start'),
      t('numbers.column.bought'),
      t('numbers.column.now'),
    ],
    rows: () =>
      making.scope.contenders.flatMap((contender) =>
        found.flatMap(({ stat, of }) =>
          (of.find((one) => one.contender === contender)?.ratings ?? []).map(
            ({ rating, start, bought }): Cell[] => [
              { text: contender.name },
              { text: t(`stat.${stat}`) },
              { text: t(`rating.${rating}`) },
              { text: number(start) },
              { text: number(bought.value), behind: bought.battles },
              { text: number(start + bought.value) },
            ],
          ),
        ),
      ),
    unknown: [],
  }
}
