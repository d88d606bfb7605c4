/** What things are called at the table, and in its log; terms are the book’s. */
export const downsyncNames = {
  sig: { small: 'small', medium: 'medium', large: 'large' },
  effect: { kill: 'KILL', stun: 'STUN', reveal: 'REVEAL', breach: 'BREACH', special: '★' },
  token: { activated: 'Activated', overwatch: 'Overwatch', stun: 'Stun', stealth: 'Stealth' },
  called: {
    somebody: 'somebody',
    action: 'an action',
    alike: '{name} {n}',
    ofSide: '{name} ({player})',
    baseOf: '{who}, base {n}',
    ping: { small: 'Small Ping {n}', medium: 'Medium Ping {n}', large: 'Large Ping {n}' },
  },
  reason: {
    short: '{n} short range',
    long: '{n} long range',
    concealed: '{n} concealed',
    hidden: '{n} concealed or out of sight',
    mod: '{n} by hand',
    card: '{n} {by}',
  },
  spending: {
    boost: 'a boost',
    stun: 'a Stun Token that goes',
    reactor: 'further Units that react',
    action: 'an action',
    ability: 'an ability of the card',
  },
  why: {
    near: 'Units at the token',
    hold: 'the token held',
    destroy: 'an enemy Unit destroyed',
    reveal: 'an enemy Ping come to light',
    own: 'as the mission has it',
  },
}
