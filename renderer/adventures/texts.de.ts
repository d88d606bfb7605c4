import type { Translated } from '../texts/translated.ts'
import type { told } from './texts.ts'

/** What reports and chronicles say in German. */
export const adventures: Translated<typeof told> = {
  battle: 'Schlacht {n}',
  epilogue: 'Nachwort',
  nth: '{type} {n}',
  report: {
    afterwards: 'Danach',
    won: '{name} hat gewonnen.',
    lost: '{name} hat verloren.',
    drawn: 'Für {name} ging es unentschieden aus.',
    open: 'Ob {name} gewonnen oder verloren hat, kann niemand sagen.',
    ofSide: 'Auf der Seite von {name} {what}.',
    became: {
      fallen: 'fiel {who} | fielen {who}',
      lost: 'ging {who} verloren | gingen {who} verloren',
      destroyed: 'wurde {who} zerstört | wurden {who} zerstört',
    },
    besides: '{one}; außerdem {other}',
    hurt: '{fate}: {who}.',
    points: 'Es kam auf einen Punkt. | Es kam auf {n} Punkte.',
    gone: { fallen: 'Gefallen: {who}.', lost: 'Verloren: {who}.', destroyed: 'Zerstört: {who}.' },
    joined: 'Mitgekommen: {who}.',
    best: 'Am meisten getan: {who} – {deeds}.',
    bestOf: 'Auf der Seite von {name} hat am meisten getan: {who} – {deeds}.',
    whom: '{did} ({whom})',
  },
}
