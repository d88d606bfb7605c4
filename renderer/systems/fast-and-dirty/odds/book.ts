import type { OddsBook } from '../../../odds/odds.ts'

export const oddsBook: OddsBook = {
  texts: 'fastAndDirtyOdds',
  kinds: ['force', 'house-rules'],
  of: () => ({
    fields: () => ({}),
    tableFields: () => ({}),
    named: () => null,
    answer: () => ({ title: { key: 'title' }, isBarred: false, chances: [], reasons: [] }),
    tables: () => ({ about: { key: 'about' }, tables: [] }),
  }),
}
