import { addLanguage } from '../../../texts/languages.ts'
import { addTexts } from '../../../texts/index.ts'
import { EFFECT_SIGNS, TOKEN_NAMES } from './signs.ts'

/** The words of cards and of the table, wherever they are said: terms are the book’s, and those of `signs.ts` are never translated. */
export const downsyncNames = {
  sig: { small: 'Small', medium: 'Medium', large: 'Large' },
  ping: { small: 'Small Ping', medium: 'Medium Ping', large: 'Large Ping' },
  size: { small: 'Small Game', standard: 'Standard Game' },
  vehicle: 'Vehicle, {mm} mm',
  infantry: '{n} Infantry Base | {n} Infantry Bases',
  whole: {
    spd: 'Speed',
    scan: 'Scan',
    targ: 'Targeting',
    def: 'Defense',
    cm: 'Countermeasures',
    cmPlus: 'Emergency Countermeasures',
  },
  column: { team: 'Team', cost: 'Cost', target: 'Target', range: 'Range', rof: 'ROF', effect: 'Effect' },
  free: 'Free',
  paid: {
    action: 'an Action Point',
    command: 'a Command Point',
    either: 'an Action Point or a Command Point',
    both: 'an Action Point and a Command Point',
    free: 'nothing',
  },
  target: {
    enemy: 'Enemy',
    enemyUnit: 'Enemy Unit',
    enemyPing: 'Enemy Ping',
    friendlyUnit: 'Friendly Unit',
    anyUnit: 'Any Unit',
    itself: 'Itself',
    place: 'A point',
  },
  effect: EFFECT_SIGNS,
  label: { scan: '[SCAN]', vsInfantry: 'VS Infantry only' },
  ground: {
    forest: 'Forest',
    urban: 'Urban',
    'high-grass': 'High Grass',
    'rough-ground': 'Rough Ground',
    building: 'Building, {n} Infantry Base | Building, {n} Infantry Bases',
    blocksSight: 'blocks sight',
    impassable: 'impassable',
  },
  noActions: 'No action of its own: it can Move, and take Overwatch.',
  counter: '{name} Counter',
  ends: {
    'taskforce-end': 'until the Taskforce Activation ends',
    'round-end': 'until the Round ends',
    kept: 'for the whole battle',
  },
  commandPoints: '{n} Command Point | {n} Command Points',
  token: TOKEN_NAMES,
  /** What Muster works out of traits and actions. */
  works: {
    modifier: '{roll} {what}',
    against: '{roll} at it {what}',
    advantages: '+{n} Advantage',
    perBreach: 'for each Breach Counter',
    gains: '{token} Token',
    roll: {
      attack: 'Attack Roll',
      scan: 'Scan Roll',
      countermeasure: 'Countermeasure Check',
      priority: 'Reaction Priority Roll',
    },
    when: {
      infantry: 'if the other Unit is infantry',
      vehicle: 'if the other Unit is a vehicle',
      breached: 'if the target has a Breach Counter',
      stunned: 'if the target is stunned',
      concealed: 'if the target is concealed',
      overwatch: 'with an Overwatch Token',
    },
    at: {
      reveal: 'When it is revealed',
      refresh: 'When it is Refreshed',
      move: 'When its Move phase ends',
      activation: 'When it activates',
      taskforceEnd: 'When its Taskforce Activation ends',
    },
  },
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
  die: {
    boosted: 'boosted',
    hand: 'a die by a card',
    card: '{by}',
  },
  spending: {
    boost: 'a boost',
    stun: 'a Stun Token that goes',
    reactor: 'a further Unit that reacts | further Units that react',
    action: 'an action',
    ability: 'an ability of the card',
  },
  why: {
    near: 'standing at the token',
    hold: 'the token held',
    destroy: 'an enemy Unit destroyed',
    reveal: 'an enemy Ping come to light',
    own: 'what the mission says',
  },
}

addTexts({ downsyncTable: downsyncNames })
addLanguage('de-DE', () => import('./names.de.ts'))
