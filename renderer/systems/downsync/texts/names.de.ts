import type { downsyncNames as english } from './names.ts'
import type { Translated } from '../../../texts/translated.ts'

/** The same in German; terms of the book stay as they are. */
export const downsyncNames: Translated<typeof english> = {
  sig: { small: 'klein', medium: 'mittel', large: 'groß' },
  effect: { kill: 'KILL', stun: 'STUN', reveal: 'REVEAL', breach: 'BREACH', special: '★' },
  token: { activated: 'Activated', overwatch: 'Overwatch', stun: 'Stun', stealth: 'Stealth' },
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
    reactor: 'weitere Einheiten, die reagieren',
    action: 'eine Aktion',
    ability: 'eine Fähigkeit der Karte',
  },
  why: {
    near: 'Einheiten am Marker',
    hold: 'den gehaltenen Marker',
    destroy: 'eine zerstörte gegnerische Einheit',
    reveal: 'einen aufgedeckten gegnerischen Ping',
    own: 'wie die Mission es will',
  },
}
