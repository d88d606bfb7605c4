import type { Translated } from '../../../texts/translated.ts'
import type { downsyncCard as english } from './texts.ts'

/** What a Unit card says, in German. */
export const downsyncCard: Translated<typeof english> = {
  unit: 'Einheitenkarte',
  sig: { small: 'Klein', medium: 'Mittel', large: 'Groß' },
  signature: 'Signatur {sig}',
  base: '{mm} mm',
  vehicle: 'Fahrzeug, {mm} mm',
  infantry: '{n} Infanteriebase | {n} Infanteriebasen',
  stat: { spd: 'SPD', scan: 'SCAN', targ: 'TARG', def: 'DEF', cm: 'CM', cmPlus: 'CM+' },
  whole: {
    spd: 'Bewegung in Zoll',
    scan: 'Ortung',
    targ: 'Zielen',
    def: 'Verteidigung',
    cm: 'Gegenmaßnahmen',
    cmPlus: 'Notfall-Gegenmaßnahmen',
  },
  column: {
    action: 'Aktion',
    team: 'Trupp',
    cost: 'Kosten',
    target: 'Ziel',
    range: 'Weite',
    rof: 'ROF',
    effect: 'Wirkung',
  },
  cost: { action: 'A', command: 'C', either: 'A/C', both: 'A+C', free: 'Frei' },
  paid: {
    action: '1 Aktionspunkt',
    command: '1 Befehlspunkt',
    either: '1 Aktionspunkt oder 1 Befehlspunkt',
    both: '1 Aktionspunkt und 1 Befehlspunkt',
    free: 'Freie Aktion',
  },
  target: {
    enemy: 'Feind',
    enemyUnit: 'Feindliche Einheit',
    enemyPing: 'Feindlicher Ping',
    friendlyUnit: 'Eigene Einheit',
    anyUnit: 'Jede Einheit',
    itself: 'Sich selbst',
    place: 'Ein Punkt',
  },
  effect: { kill: 'KILL', stun: 'STUN', reveal: 'REVEAL', breach: 'BREACH', special: '★' },
  label: { scan: '[SCAN]', vsInfantry: '(nur gegen Infanterie)' },
  commandPoints: '{n} BP',
  traits: 'Eigenschaften',
  counters: 'Zähler',
  ends: {
    'taskforce-end': 'bis zum Ende der Taskforce-Aktivierung',
    'round-end': 'bis zum Ende der Runde',
    kept: 'bleibt',
  },
  noActions: 'Keine eigene Aktion: sie kann sich bewegen und in Overwatch gehen.',
}
