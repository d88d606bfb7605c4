import { useI18n } from 'vue-i18n'
import { isRefusal, type Refusal } from '../../../../../../shared/problem.ts'
import { grazeOdds, missileOdds } from '../../../../../../shared/systems/seven-seconds/index.ts'
import {
  LOWER_RATING,
  type Rating,
  type Stat,
  type Tech,
} from '../../../../../../shared/systems/seven-seconds/words.ts'
import { STAT_MOST } from '../../../../../../shared/systems/seven-seconds/data/building.ts'
import { useProblemText } from '../../../../../texts/problem.ts'
import { figure } from '../../../../../ui/marks/figure.ts'
import { COLUMNS, type Cell, type CellView, type Step } from './steps.ts'

/** Where the book says what a stat does; building is on p.28. */
const PAGES: Readonly<Record<Stat, string>> = {
  sensors: '19, 28',
  stealth: '18, 28',
  armour: '20, 28',
  countermeasures: '21, 28',
  nuclear: '21, 28',
  robotics: '12, 28',
}
const AVERAGE_DIE = 3.5

export interface Explanation {
  /** Names a cell: `3rd rate Stealth`. */
  readonly name: (cell: Cell) => string
  /** Goes on from the name: what it is and where it comes from. */
  readonly is: (cell: CellView) => string
  /** What a step does, or why it cannot be taken. */
  readonly step: (cell: CellView, step: Step) => string
  /** What putting a point that is on the move into a cell does, or why it cannot be put there. */
  readonly move: (from: Cell, to: CellView, outcome: { readonly tech: Tech } | Refusal | null) => string
  readonly pages: (cell: Cell) => string
}

export function useExplanation(): Explanation {
  const { t, n: number } = useI18n()
  const problemText = useProblemText()
  const rating = (one: Rating): string => t(`rating.${one}`)
  const stat = (cell: Cell): string => t(`stat.${cell.stat}`)
  const share = (chance: number): string => number(chance, 'share')

  function means(of: Stat, from: number, to: number): string {
    const values = {
      n: to,
      from: share(chanceOf(of, from)),
      to: share(chanceOf(of, to)),
      average: number(to * AVERAGE_DIE),
    }
    return t(`factions.grid.means.${of}`, values, to)
  }

  function refused({ value }: CellView, { to }: Step): string | null {
    if (to > STAT_MOST) return t('factions.grid.most', { n: value })
    return to < 1 ? t('factions.grid.least', { n: value }) : null
  }

  return {
    name: (cell) => t('factions.grid.cell', { rating: rating(cell.rating), stat: t(`stat.${cell.stat}`) }),
    is: ({ rating: one, value, start }) => {
      const added = value - start
      const lower = LOWER_RATING[one]
      const is =
        added > 0
          ? t('factions.grid.isRaised', { value, start, n: added }, added)
          : t('factions.grid.is', { value, start })
      const from =
        lower === null
          ? t('factions.grid.startsLow')
          : t('factions.grid.startsFrom', { lower: rating(lower) })
      return `${is} ${from}`
    },
    step: (cell, step) => {
      if (step.kind === 'refused') {
        const why = refused(cell, step) ?? problemText(step.problem)
        return `${t('factions.grid.not')} ${why}`
      }
      const parts = [t('factions.grid.to', { n: step.to }), means(cell.stat, cell.value, step.to)]
      if (step.lifted.length > 0) {
        const ratings = step.lifted.map(rating).join(t('factions.grid.and'))
        parts.push(t('factions.grid.lifts', { rating: ratings, ratings }, step.lifted.length))
      }
      const points = step.left.map(({ rating: one, points: left }) =>
        t('factions.grid.thenOne', { rating: rating(one), n: figure(left) }),
      )
      if (points.length > 0) parts.push(t('factions.grid.then', { points: points.join(', ') }))
      return parts.join(' ')
    },
    move: (from, to, outcome) => {
      if (outcome === null) return t('factions.grid.otherRating', { rating: rating(from.rating) })
      if (isRefusal(outcome)) return `${t('factions.grid.not')} ${problemText(outcome.problem)}`
      if (from.stat === to.stat) return t('factions.grid.stays', { cell: stat(from) })
      const line = outcome.tech[from.rating]
      const values = { from: stat(from), a: line[from.stat], to: stat(to), b: line[to.stat] }
      const higher = COLUMNS.filter((one) => one < from.rating).map(rating)
      const kept =
        higher.length > 0
          ? t('factions.grid.keep', { ratings: higher.join(t('factions.grid.and')) }, higher.length)
          : ''
      return `${t('factions.grid.puts', values)} ${kept}`.trim()
    },
    pages: ({ stat: one }) => PAGES[one],
  }
}

/** The chance that a stat's sentence speaks of; 0 where it speaks of none. */
function chanceOf(stat: Stat, value: number): number {
  if (stat === 'armour') return grazeOdds({ armour: value, damaged: false }).unharmed
  if (stat !== 'countermeasures') return 0
  const interceptors = [{ countermeasures: value, damaged: false }]
  return 1 - (missileOdds({ counters: 1, targetCover: 'none', interceptors })?.intercepted ?? 0)
}
