import type { Translated } from '../../../texts/translated.ts'
import type { downsyncAdventure as english } from './adventure.ts'

import { downsyncTable } from './names.de.ts'

const sizes = downsyncTable.sig

/** A campaign of battles in German; what only the screen says is left out. */
export const downsyncAdventure: Translated<
  typeof english,
  'begin' | 'sequel' | 'people' | 'noneYet' | 'noneYetText' | 'recordsText'
> = {
  type: { ...sizes, crew: 'Besatzung' },
  by: { small: 'kleiner Ping', medium: 'mittlerer Ping', large: 'großer Ping' },
  lostTo: { own: '{with}, durch {by}', alone: 'Durch {with}' },
  fate: {
    reserve: 'Noch in Reserve',
    onTable: 'Auf dem Tisch',
    destroyed: 'Zerstört',
    unitLost: 'Unit zerstört',
  },
  deed: {
    destroyed: 'Zerstört',
    hits: 'Treffer',
    scans: 'Erfolgreiche Scans',
    negated: 'Abgewehrt',
    reacted: 'Reaktionen',
  },
  did: {
    destroyed: 'eine Unit zerstört | {n} Units zerstört',
    hits: 'ein Treffer | {n} Treffer',
    scans: 'ein erfolgreicher Scan | {n} erfolgreiche Scans',
    negated: 'einen Treffer abgewehrt | {n} Treffer abgewehrt',
    reacted: 'eine Reaktion | {n} Reaktionen',
  },
  figure: {
    battles: {
      title: 'Wie Gefechte enden',
      about: 'Wie oft Gefechte auf welche Weise endeten.',
      what: 'Ende',
      count: 'Gefechte',
      by: {
        points: 'Eine Seite hatte die Punkte',
        'wiped-out': 'Eine Seite hatte niemanden mehr',
        'round-limit': 'Mit der letzten Runde',
        draw: 'Unentschieden',
        'by-agreement': 'Einvernehmlich',
        open: 'Nicht vorbei',
      },
    },
    points: {
      title: 'Punkte nach Runden',
      about: 'In welcher Runde die Siegpunkte beider Seiten fielen.',
      what: 'Runde',
      count: 'Punkte',
      by: {
        1: 'Runde 1',
        2: 'Runde 2',
        3: 'Runde 3',
        4: 'Runde 4',
        5: 'Runde 5',
        6: 'Runde 6',
        7: 'Runde 7',
        8: 'Runde 8',
        later: 'Später',
      },
    },
    attacks: {
      title: 'Treffer der Angriffe',
      about:
        'Wie viele Angriffe trafen, vor jeder Countermeasure, neben dem, was nach den genauen Chancen zu erwarten war.',
      what: 'Wirkung',
      count: 'Treffer',
      by: { kill: 'KILL', stun: 'STUN' },
    },
    scans: {
      title: 'Scans',
      about: 'Wie viele Scans gelangen, neben dem, was nach den genauen Chancen zu erwarten war.',
      what: 'Worauf',
      count: 'Gelungen',
      by: { small: 'Kleine Pings', medium: 'Mittlere Pings', large: 'Große Pings', unit: 'Units' },
    },
    counters: {
      title: 'Countermeasures',
      about: 'Wie viele der ausgegebenen Token einen Treffer abwehrten.',
      what: 'Token',
      count: 'Abgewehrt',
      by: { cm: 'Countermeasures', cmPlus: 'Emergency Countermeasures' },
    },
    pings: {
      title: 'Pings, die Decoys waren',
      about: 'Wie viele der aufgedeckten Pings Decoys waren.',
      what: 'Signatur',
      count: 'Decoys',
      by: sizes,
    },
    revealed: {
      title: 'Wie Pings aufgedeckt wurden',
      about: 'Ob jemand sie selbst zeigte, ein Gegner nahe kam oder ein Scan sie fand.',
      what: 'Wie',
      count: 'Pings',
      by: { chosen: 'Freiwillig', near: 'Ein Gegner auf 2″', hit: 'Durch einen Scan' },
    },
    first: {
      title: 'Reaktionen, die zuerst kamen',
      about: 'Wie viele reagierende Units vor allen der aktiven Seite an der Reihe waren.',
      what: 'Wer reagierte',
      count: 'Zuerst',
      by: { plain: 'Ohne Overwatch', overwatch: 'Mit Overwatch' },
    },
    reactions: {
      title: 'Treffer in Reaction Engagements',
      about:
        'Wie viele Angriffe dort trafen: von denen, die reagierten, und von denen, auf die reagiert wurde.',
      what: 'Wessen',
      count: 'Treffer',
      by: { reacting: 'Wer reagierte', active: 'Die Taskforce' },
    },
    gained: {
      title: 'Was Reaktionen brachten',
      about: 'In Reaction Engagements zerstörte Units, von so vielen, die auf dieser Seite dabei waren.',
      what: 'Durch wen',
      count: 'Zerstört',
      by: { reacting: 'Durch die, die reagierten', active: 'Durch die Taskforce' },
    },
    lost: {
      title: 'Verlorene Units',
      about: 'Wie viele Units der Listen zerstört wurden.',
      what: 'Signatur',
      count: 'Verloren',
      by: sizes,
    },
  },
}
