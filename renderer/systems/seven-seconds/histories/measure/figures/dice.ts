import { luck } from '../../../../../../shared/systems/seven-seconds/histories/measure/luck.ts'
import { SHOOTERS, shots } from '../../../../../../shared/systems/seven-seconds/histories/measure/shots.ts'
import { MOST_ROWS, type Cell, type Make } from '../figure.ts'
import { summaryOf } from './bars.ts'

/** Nineteen of twenty sums of many rolls lie within so many standard deviations. */
const USUAL = 1.96

/** Rolls against what was to be expected of them, and how likely so much luck is. */
export const luckFigure: Make = (making) => {
  const { t, number, signed, share } = making.say
  const { rows: found, unknown } = luck(making.scope)
  const rows = found
    .map((row) => ({ ...row, more: row.good - row.expected }))
    .toSorted((a, b) => b.more / (b.spread || 1) - a.more / (a.spread || 1))
  /** Nothing to be said of how it was worked out: all of it was, to the last digit. */
  const allExact = rows.every(({ exact }) => exact)
  const told = rows.map((row) => {
    const lucky = row.more >= 0
    return {
      name: row.contender.name,
      value: t(lucky ? 'numbers.told.lucky' : 'numbers.told.unlucky', {
        n: row.rolls,
        good: row.good,
        expected: number(row.expected),
        chance: share(lucky ? row.atLeast : row.atMost),
      }),
    }
  })
  return {
    drawing:
      rows.length === 0
        ? null
        : {
            kind: 'deviations',
            across: t('numbers.across.luck'),
            rows: rows.map(({ contender, more, spread, battles, atLeast, atMost }, index) => ({
              name: contender.name,
              place: contender.place,
              value: more,
              usual: USUAL * spread,
              text: `${signed(more)} · ${share(more >= 0 ? atLeast : atMost)}`,
              told: told[index]?.value ?? '',
              behind: battles,
            })),
          },
    summary: summaryOf('luck', told, making),
    head: [
      ...['who', 'rolls', 'good', 'expected', 'more', 'atLeast', 'atMost'],
      ...(allExact ? [] : ['method']),
    ].map((column) => t(`numbers.column.${column}`)),
    rows: () =>
      rows.map(({ contender, rolls, good, expected, more, atLeast, atMost, exact, battles }) => [
        { text: contender.name },
        { text: number(rolls), behind: battles },
        { text: number(good) },
        { text: number(expected) },
        { text: signed(more) },
        { text: share(atLeast) },
        { text: share(atMost) },
        ...(allExact ? [] : [{ text: t(exact ? 'numbers.method.exact' : 'numbers.method.normal') }]),
      ]),
    unknown,
  }
}

/** Kills by shots, against the kills that were to be expected of them. */
export const shotsFigure: Make = (making) => {
  const { t, number } = making.say
  const { rows: found, unknown } = shots(making.scope)
  const rows = found
    .toSorted((a, b) => b.kills - a.kills)
    .map(({ contender: { name, place }, fired, expected, kills, battles }) => ({
      name,
      place,
      expected,
      value: t('numbers.told.killsOf', { kills, n: fired }),
      parts: [
        {
          tone: place,
          value: kills,
          told: t('numbers.told.shots', { kills, n: fired, expected: number(expected) }),
          behind: battles,
        },
      ],
    }))
  return {
    drawing:
      rows.length === 0
        ? null
        : { kind: 'bars', across: t('numbers.across.kills'), legend: [], rows: rows.slice(0, MOST_ROWS) },
    summary: summaryOf('shots', rows, making),
    head: ['who', 'weapon', 'fired', 'expectedKills', 'kills'].map((column) => t(`numbers.column.${column}`)),
    rows: () =>
      found.flatMap((row) =>
        [...SHOOTERS, null].flatMap((weapon): Cell[][] => {
          const of = weapon === null ? row : row.weapons[weapon]
          if (of.fired === 0) return []
          return [
            [
              { text: row.contender.name },
              { text: weapon === null ? t('numbers.column.all') : t(`numbers.weapon.${weapon}`) },
              { text: number(of.fired), behind: of.battles },
              { text: number(of.expected) },
              { text: number(of.kills) },
            ],
          ]
        }),
      ),
    unknown,
  }
}
