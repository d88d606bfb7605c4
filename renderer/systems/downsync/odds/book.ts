import type { OddsBook } from '../../../odds/odds.ts'

export const oddsBook: OddsBook = {
  texts: 'downsyncOdds',
  kinds: ['unit-card', 'house-rules'],
  of: () => {
    throw new Error('Not written yet.')
  },
}
