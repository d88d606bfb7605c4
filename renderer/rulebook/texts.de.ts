import type { glossary as english } from './texts.ts'
import type { Translated } from '../texts/translated.ts'

/** What stands around the words of a game, in German. */
export const glossary: Translated<typeof english> = {
  title: 'Wörter des Spiels',
  text: 'Was die Wörter des Regelbuchs bedeuten, in Kürze. Wo mehr steht, ist dabei.',
  game: 'Spiel',
  search: 'Suchen',
  language: 'Sprache',
  languages: { 'en-GB': 'English', 'de-DE': 'Deutsch' },
  nothing: 'Kein Wort und kein Satz enthält das.',
  none: 'Dieses Spiel hat keine eigenen Wörter, die zu erklären wären.',
  failed: 'Die Wörter konnten nicht geladen werden. Versuche es gleich noch einmal.',
  print: 'Wörter drucken',
  page: 'S. {n}',
  line: 'Zeile {n}',
}
