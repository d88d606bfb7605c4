import type { paper as english } from './texts.ts'
import type { Translated } from '../texts/translated.ts'

/** What printed pages say in German. */
export const paper: Translated<typeof english> = {
  what: {
    battle: 'Protokoll einer Schlacht',
    report: 'Schlachtbericht',
    chronicle: 'Chronik',
    numbers: 'Zahlen',
    glossary: 'Wörter des Spiels',
    reference: 'Kurzübersicht',
    'stand-ups': 'Papierfiguren',
  },
  number: '{n} / {of}',
  goesOn: '{title} (Fortsetzung)',
  card: { goesOn: 'weiter: {part}/{of}', wentOn: '{part}/{of}' },
  tab: 'Hier kleben',
  full: {
    title: 'Namen in voller Länge',
    lead: 'Diese waren zu lang für ihren Platz und enden dort mit …',
  },
  title: {
    of: '{what}: {name}',
  },
  photo: {
    without: 'Foto ohne Bildunterschrift',
    gone: 'Dieses Foto ist nicht mehr vorhanden.',
  },
  ruler: {
    label: 'Lineal mit 100 Millimetern und 4 Zoll',
    millimetres: '100 mm',
    inches: '4 Zoll',
    advice: 'Mit 100 % drucken und hier nachmessen, bevor geschnitten wird.',
  },
}

/** Where something stands in the rule book. */
export const book = 'Buch S. {pages}'
export const bookLines = 'Buch, Zeile {pages} | Buch, Zeilen {pages}'
