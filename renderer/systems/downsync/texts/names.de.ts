import type { Translated } from '../../../texts/translated.ts'
import { EFFECT_SIGNS, TOKEN_NAMES } from './signs.ts'
import type { downsyncNames as english } from './names.ts'

/** The same in German; terms that stand on cards and tokens stay as they are. */
export const downsyncTable: Translated<typeof english> = {
  sig: { small: 'Klein', medium: 'Mittel', large: 'Groß' },
  ping: { small: 'Kleiner Ping', medium: 'Mittlerer Ping', large: 'Großer Ping' },
  size: { small: 'Kleines Spiel', standard: 'Normales Spiel' },
  vehicle: 'Fahrzeug, {mm} mm',
  infantry: '{n} Infanterie-Base | {n} Infanterie-Bases',
  whole: {
    spd: 'Tempo',
    scan: 'Scannen',
    targ: 'Zielen',
    def: 'Verteidigung',
    cm: 'Countermeasures',
    cmPlus: 'Emergency Countermeasures',
  },
  column: { team: 'Trupp', cost: 'Kosten', target: 'Ziel', range: 'Reichw.', rof: 'ROF', effect: 'Wirkung' },
  free: 'Frei',
  paid: {
    action: 'ein Action Point',
    command: 'ein Command Point',
    either: 'ein Action Point oder ein Command Point',
    both: 'ein Action Point und ein Command Point',
    free: 'nichts',
  },
  target: {
    enemy: 'Gegner',
    enemyUnit: 'Gegn. Unit',
    enemyPing: 'Gegn. Ping',
    friendlyUnit: 'Eigene Unit',
    anyUnit: 'Jede Unit',
    itself: 'Sich selbst',
    place: 'Ein Punkt',
  },
  effect: EFFECT_SIGNS,
  label: { scan: '[SCAN]', vsInfantry: 'nur gegen Infanterie' },
  noActions: 'Keine eigene Aktion: sie kann sich bewegen und in Overwatch gehen.',
  counter: '{name} Counter',
  ends: {
    'taskforce-end': 'bis die Taskforce fertig ist',
    'round-end': 'bis die Runde endet',
    kept: 'für das ganze Gefecht',
  },
  commandPoints: '{n} Command Point | {n} Command Points',
  token: TOKEN_NAMES,
  called: {
    somebody: 'jemand',
    action: 'eine Aktion',
    alike: '{name} {n}',
    ofSide: '{name} ({player})',
    baseOf: '{who}, Base {n}',
    ping: { small: 'Kleiner Ping {n}', medium: 'Mittlerer Ping {n}', large: 'Großer Ping {n}' },
  },
  reason: {
    short: '{n} kurze Reichweite',
    long: '{n} weite Reichweite',
    concealed: '{n} verdeckt',
    hidden: '{n} verdeckt oder außer Sicht',
    mod: '{n} von Hand',
    card: '{n} {by}',
  },
  spending: {
    boost: 'einen Boost',
    stun: 'einen Stun Token, der geht',
    reactor: 'weitere Units, die reagieren',
    action: 'eine Aktion',
    ability: 'eine Fähigkeit der Karte',
  },
  why: {
    near: 'Units am Token',
    hold: 'den gehaltenen Token',
    destroy: 'eine zerstörte gegnerische Unit',
    reveal: 'einen aufgedeckten gegnerischen Ping',
    own: 'wie die Mission es will',
  },
}
