import type { Translated } from '../../../texts/translated.ts'
import type { travellerOdds as english } from './texts.ts'

/** The odds of Traveller-style combat in German; what only the screen says is left out. */
export const travellerOdds: Translated<
  typeof english,
  | 'none'
  | 'field'
  | 'meets'
  | 'light'
  | 'smoke'
  | 'sensors'
  | 'against'
  | 'chance'
  | 'bar'
  | 'out'
  | 'down'
  | 'because'
  | 'plot'
> = {
  mode: { single: 'Einzelschuss', burst: 'Feuerstoß', auto: 'Dauerfeuer, jedes Paar' },
  band: {
    personal: 'Persönlich',
    close: 'Nah',
    short: 'Kurz',
    medium: 'Mittel',
    long: 'Weit',
    veryLong: 'Sehr weit',
    distant: 'Fern',
  },
  cover: {
    open: 'keine',
    quarter: 'ein Viertel',
    half: 'halbe',
    threeQuarters: 'drei Viertel',
    full: 'volle',
  },
  stance: { standing: 'stehend', crouched: 'geduckt', prone: 'liegend' },
  tableAbout:
    '{attacker} gegen {target}: zuerst, wie oft von hundert getroffen wird, dann, wie oft etwas durch die Panzerung geht.',
  tables: {
    arms: 'Alles, was {attacker} trägt, ohne Deckung',
    covers: '{weapon} gegen jede Deckung',
    armHead: 'Waffe',
    coverHead: 'Deckung und Haltung',
  },
}
