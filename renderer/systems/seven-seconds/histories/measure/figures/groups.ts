import type { Facet, Group } from '../../../../../../shared/systems/seven-seconds/histories/measure/facets.ts'
import { victoryPointsBy } from '../../../../../../shared/systems/seven-seconds/histories/measure/points.ts'
import { OUTCOMES, winsBy } from '../../../../../../shared/systems/seven-seconds/histories/measure/wins.ts'
import { MOST_ROWS, type Make, type Say } from '../figure.ts'
import { barsOf, summaryOf } from './bars.ts'

/** What sides got, by their role, rating and cards. */

const TONES = { won: 'strong', drawn: 'middle', lost: 'soft' } as const

/** A group's name: a card's title, else its own word. */
function nameOf(facet: Facet, { key, title }: Group, { t }: Say): string {
  if (title !== null) return title
  if (facet === 'rating' && key !== 'mixed') return t(`rating.${key}`)
  return t(`numbers.group.${key}`)
}

export const pointsFigure =
  (facet: Facet): Make =>
  (making) => {
    const { scope, say } = making
    const { t, number } = say
    const { rows: found, unknown } = victoryPointsBy(scope, facet)
    const rows = found.slice(0, MOST_ROWS).map((group) => ({
      name: nameOf(facet, group, say),
      place: null,
      value: t('numbers.told.meanOf', { mean: number(group.mean), n: group.sides }),
      parts: [
        {
          tone: 'strong' as const,
          value: group.mean,
          told: t('numbers.told.points', {
            mean: number(group.mean),
            n: group.sides,
            least: number(group.least),
            most: number(group.most),
          }),
          behind: group.battles,
        },
      ],
    }))
    return {
      drawing: barsOf(t('numbers.across.meanPoints'), rows),
      summary: summaryOf(`points-${facet}`, rows, making),
      head: [
        t(`numbers.column.${facet}`),
        ...['times', 'points', 'mean', 'least', 'most'].map((column) => t(`numbers.column.${column}`)),
      ],
      rows: () =>
        found.map((group) => [
          { text: nameOf(facet, group, say) },
          { text: number(group.sides), behind: group.battles },
          { text: number(group.sum) },
          { text: number(group.mean) },
          { text: number(group.least) },
          { text: number(group.most) },
        ]),
      unknown,
    }
  }

export const winsFigure =
  (facet: Facet): Make =>
  (making) => {
    const { scope, say } = making
    const { t, number, share } = say
    const outcome = {
      won: t('numbers.outcome.won'),
      drawn: t('numbers.outcome.drawn'),
      lost: t('numbers.outcome.lost'),
    }
    const { rows: found, unknown } = winsBy(scope, facet)
    const rows = found.slice(0, MOST_ROWS).map(({ outcomes, ...group }) => ({
      name: nameOf(facet, group, say),
      place: null,
      value: OUTCOMES.map((one) => number(outcomes[one].value)).join(' – '),
      parts: OUTCOMES.map((one) => ({
        tone: TONES[one],
        value: outcomes[one].value,
        told: `${outcome[one]} ${number(outcomes[one].value)}`,
        behind: outcomes[one].battles,
      })),
    }))
    return {
      drawing: barsOf(
        t('numbers.across.sides'),
        rows,
        OUTCOMES.map((one) => ({ name: outcome[one], tone: TONES[one] })),
      ),
      summary: summaryOf(`wins-${facet}`, rows, making),
      head: [
        t(`numbers.column.${facet}`),
        t('numbers.column.times'),
        ...OUTCOMES.map((one) => outcome[one]),
        t('numbers.column.shareWon'),
      ],
      rows: () =>
        found.map(({ outcomes, sides, ...group }) => [
          { text: nameOf(facet, group, say) },
          { text: number(sides) },
          ...OUTCOMES.map((one) => ({
            text: number(outcomes[one].value),
            behind: outcomes[one].battles,
          })),
          { text: share(outcomes.won.value / sides) },
        ]),
      unknown,
    }
  }
