import { addTexts } from '../texts/index.ts'
import { addLanguage } from '../texts/languages.ts'

/** What is likely, before there is a battle. */
const chances = {
  title: 'Odds',
  ask: 'The question',
  reasons: 'Why',
  percent: '{n}%',
  mend: 'Mend what is marked in the question first.',
  print: 'Print the tables',
  all: 'Every matchup',
  ofTables: 'As chosen above. Press a chance to see its reasons, the head of a column to sort by it.',
  cell: '{attacker}, {how}, against {target}: ',
  cellWhere: '{attacker}, {how}, {target}: ',
  who: 'Who',
  none: 'There is nobody here yet.',
  how: 'The arrow keys go from value to value.',
} as const

/** The same on paper. */
export const paper = {
  what: { odds: 'Odds' },
} as const

addTexts({ chances, paper })
addLanguage('de-DE', () => import('./texts.de.ts'))
