import type { Translated } from '../../../texts/translated.ts'
import { downsyncTable } from '../texts/names.de.ts'
import type { downsyncOdds as english } from './texts.ts'

const { small, medium, large } = downsyncTable.sig

type English = typeof english
type OnPaper = Translated<Pick<English, 'ping' | 'boostedChecks' | 'stock' | 'about' | 'given'>>

/** The odds of Downsync in German; what only the screen says is left out. */
export const downsyncOdds: OnPaper & {
  readonly tables: Translated<Omit<English['tables'], 'faction' | 'card'>>
} = {
  tables: {
    short: '{own} gegen {foes}, {n}″ entfernt oder so weit es reicht, {seen}',
    usual: '{own} gegen {foes}, {n}″ entfernt, {seen}',
    long: '{own} gegen {foes}, {n}″ entfernt, {seen}',
    seen: { clear: 'frei in Sicht', concealed: 'verdeckt' },
    pings: 'Scans von {own} auf Pings',
    first: '{own} am Zug, {foes} reagiert',
    guard: 'Countermeasures von {own}',
  },
  ping: {
    clear: { small, medium, large },
    concealed: { small: `${small}, verdeckt`, medium: `${medium}, verdeckt`, large: `${large}, verdeckt` },
  },
  boostedChecks: 'Keine verstärkt | Eine verstärkt | {n} verstärkt',
  stock: '{cm} und {cmPlus} für den Notfall',
  about: {
    act: 'Zuerst, wie oft von hundert ein Wurf gelingt, dann, wie oft die ganze Aktion mindestens einmal wirkt: alle Bases, die dürfen, gegen eine Unit oder Base mit den Token ihrer Karte; „–“, wo nichts gewürfelt wird: zu weit weg, nur gegen andere, oder kein Stealth zu nehmen.{so}',
    react: 'Wie oft von hundert die eigene Unit vor der anderen handelt.{so}',
    guard: 'Wie oft von hundert ein Treffer mit allen Token der Karte abgewehrt wird.{so}',
  },
  given: {
    so: ' Hier gilt: {what}.',
    boosted: 'ein Wurf ist für einen Command Point verstärkt (die erste Zahl ist seine Chance)',
    breach: 'das Ziel hat einen Breach Counter | das Ziel hat {n} Breach Counter',
    stunned: 'das Ziel hat einen Stun Token',
    rules: 'die Hausregeln „{name}“',
    react: {
      watches: 'Overwatch auf der Seite am Zug',
      foeWatches: 'Overwatch auf der Seite, die reagiert',
      ownBoosted: 'die Reaction Priority der Seite am Zug ist verstärkt',
      foeBoosted: 'die Reaction Priority der Seite, die reagiert, ist verstärkt',
    },
  },
}
