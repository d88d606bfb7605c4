import type { Translated } from '../../../texts/translated.ts'
import type { downsyncAdventure as english } from './adventure.ts'

const sizes = { small: 'Klein', medium: 'Mittel', large: 'Groß' }

/** A campaign of battles in German; what only the screen says is left out. */
export const downsyncAdventure: Translated<
  typeof english,
  'begin' | 'sequel' | 'people' | 'noneYet' | 'noneYetText'
> = {
  type: sizes,
  by: { small: 'kleiner Ping', medium: 'mittlerer Ping', large: 'großer Ping' },
  lostTo: { own: '{with}, durch {by}', alone: 'Durch {with}' },
  fate: { reserve: 'Noch in Reserve', onTable: 'Auf dem Tisch', destroyed: 'Zerstört' },
  deed: {
    destroyed: 'Zerstört',
    hits: 'Treffer',
    scans: 'Erfolgreiche Scans',
    negated: 'Abgewehrt',
    reacted: 'Reaktionen',
  },
  did: {
    destroyed: 'eine Einheit zerstört | {n} Einheiten zerstört',
    hits: 'ein Treffer | {n} Treffer',
    scans: 'ein erfolgreicher Scan | {n} erfolgreiche Scans',
    negated: 'einen Treffer abgewehrt | {n} Treffer abgewehrt',
    reacted: 'einmal reagiert | {n}-mal reagiert',
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
        'by-agreement': 'In Einvernehmen',
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
      title: 'Treffer der Attacken',
      about:
        'Wie viele Attacken trafen, vor jeder Countermeasure, neben dem, was nach den genauen Chancen zu erwarten war.',
      what: 'Wirkung',
      count: 'Treffer',
      by: { kill: 'KILL', stun: 'STUN' },
    },
    scans: {
      title: 'Scans',
      about: 'Wie viele Scans gelangen, neben dem, was nach den genauen Chancen zu erwarten war.',
      what: 'Worauf',
      count: 'Gelungen',
      by: { small: 'Kleine Pings', medium: 'Mittlere Pings', large: 'Große Pings', unit: 'Einheiten' },
    },
    counters: {
      title: 'Gegenmaßnahmen',
      about: 'Wie viele der ausgegebenen Token einen Treffer abwehrten.',
      what: 'Token',
      count: 'Abgewehrt',
      by: { cm: 'Countermeasures', cmPlus: 'Emergency Countermeasures' },
    },
    pings: {
      title: 'Pings, die Täuschungen waren',
      about: 'Wie viele der aufgedeckten Pings Täuschungen waren.',
      what: 'Signatur',
      count: 'Täuschungen',
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
      about: 'Wie viele reagierende Einheiten vor allen der aktiven Seite an der Reihe waren.',
      what: 'Wer reagierte',
      count: 'Zuerst',
      by: { plain: 'Ohne Overwatch', overwatch: 'Mit Overwatch' },
    },
    reactions: {
      title: 'Treffer in Reaction Engagements',
      about:
        'Wie viele Attacken dort trafen: von denen, die reagierten, und von denen, auf die reagiert wurde.',
      what: 'Wessen',
      count: 'Treffer',
      by: { reacting: 'Wer reagierte', active: 'Die Taskforce' },
    },
    gained: {
      title: 'Was Reaktionen brachten',
      about: 'In Reaction Engagements zerstörte Einheiten, von so vielen, die auf dieser Seite dabei waren.',
      what: 'Durch wen',
      count: 'Zerstört',
      by: { reacting: 'Durch die, die reagierten', active: 'Durch die Taskforce' },
    },
    lost: {
      title: 'Verlorene Einheiten',
      about: 'Wie viele Einheiten der Listen zerstört wurden.',
      what: 'Signatur',
      count: 'Verloren',
      by: sizes,
    },
  },
}
