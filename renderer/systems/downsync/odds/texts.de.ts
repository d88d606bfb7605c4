import type { Translated } from '../../../texts/translated.ts'
import type { downsyncOdds as english } from './texts.ts'

type English = typeof english
type OnPaper = Translated<Pick<English, 'ping' | 'boostedChecks' | 'stock' | 'about'>>

/** The odds of Downsync in German; what only the screen says is left out. */
export const downsyncOdds: OnPaper & {
  readonly tables: Translated<Omit<English['tables'], 'faction' | 'card'>>
} = {
  tables: {
    short: '{own} gegen {foes}, {n}" entfernt oder so weit es reicht',
    usual: '{own} gegen {foes}, {n}" entfernt',
    long: '{own} gegen {foes}, {n}" entfernt',
    pings: 'Scans von {own} auf Pings',
    first: '{own} am Zug, {foes} reagiert',
    guard: 'Gegenmaßnahmen von {own}',
  },
  ping: {
    clear: { small: 'Klein', medium: 'Mittel', large: 'Groß' },
    concealed: { small: 'Klein, verdeckt', medium: 'Mittel, verdeckt', large: 'Groß, verdeckt' },
  },
  boostedChecks: 'Keine verstärkt | Eine verstärkt | {n} verstärkt',
  stock: '{cm} und {cmPlus} für den Notfall',
  about: {
    act: 'Zuerst, wie oft von hundert ein Wurf gelingt, dann, wie oft die ganze Aktion mindestens einmal wirkt, nach den Gegenmaßnahmen.',
    react: 'Wie oft von hundert die eigene Einheit vor der anderen handelt.',
    guard: 'Wie oft von hundert ein Treffer mit allen Markern der Karte abgewehrt wird.',
  },
}
