import { addTexts } from '../../../texts/index.ts'

/** What a Unit card says beside what was written on it, on screens and on paper: terms are the book's. */
export const downsyncCard = {
  unit: 'Unit card',
  sig: { small: 'Small', medium: 'Medium', large: 'Large' },
  signature: '{sig} Signature',
  base: '{mm} mm',
  vehicle: 'Vehicle, {mm} mm',
  infantry: '{n} Infantry Base | {n} Infantry Bases',
  stat: { spd: 'SPD', scan: 'SCAN', targ: 'TARG', def: 'DEF', cm: 'CM', cmPlus: 'CM+' },
  whole: {
    spd: 'Speed in inches',
    scan: 'Scan',
    targ: 'Targeting',
    def: 'Defense',
    cm: 'Countermeasures',
    cmPlus: 'Emergency Countermeasures',
  },
  column: {
    action: 'Action',
    team: 'Team',
    cost: 'Cost',
    target: 'Target',
    range: 'Range',
    rof: 'ROF',
    effect: 'Effect',
  },
  cost: { action: 'A', command: 'C', either: 'A/C', both: 'A+C', free: 'Free' },
  paid: {
    action: '1 Action Point',
    command: '1 Command Point',
    either: '1 Action Point or 1 Command Point',
    both: '1 Action Point and 1 Command Point',
    free: 'Free Action',
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
  effect: { kill: 'KILL', stun: 'STUN', reveal: 'REVEAL', breach: 'BREACH', special: '★' },
  label: { scan: '[SCAN]', vsInfantry: '(VS Infantry only)' },
  commandPoints: '{n} CP',
  traits: 'Traits',
  counters: 'Counters',
  ends: {
    'taskforce-end': 'until the Taskforce Activation ends',
    'round-end': 'until the Round ends',
    kept: 'stays',
  },
  noActions: 'No action of its own: it can Move, and take Overwatch.',
}

addTexts({ downsyncCard })
