import { block, door, junk, mission, room, some, thing, way } from './writing.ts'

export const INVASIONS = {
  'harvest-night': mission({
    name: 'Harvest Night',
    mission: 'invasion',
    brief:
      'They come down where the corn is highest, and they come for the barn where everybody is dancing. Bar the doors. Wake whoever can hold a gun.',
    rooms: [
      room('barn', 'Barn'),
      room('farmyard', 'Farmyard'),
      room('north-field', 'North field'),
      room('south-field', 'South field'),
    ],
    ways: [
      way('dance', 'On the dance floor', 'barn', 'teamIn'),
      way('north', 'Out of the north field', 'north-field', 'badGuysIn'),
      way('south', 'Out of the south field', 'south-field', 'badGuysIn'),
    ],
    objective: { kind: 'beatWaves', turns: null },
    win: 'Every wave is beaten and somebody of yours still stands.',
    loss: 'The hero is out, or all the dancers are.',
    waves: [
      { id: 'feelers', way: 'north', turn: 1, models: [some('trooper', 3)] },
      { id: 'reapers', way: 'south', turn: null, models: [some('trooper', 4), some('assault', 1)] },
      { id: 'thresher', way: 'north', turn: null, models: [some('assault', 2), some('heavy', 1)] },
    ],
    people: [
      {
        ...thing('grandmother', 'Old Wenna', 'barn', 'Has seen them before.'),
        who: { kind: 'bystander', type: 'elder' },
        joins: true,
      },
      {
        ...thing('infant', 'The baker’s baby', 'barn'),
        who: { kind: 'bystander', type: 'baby' },
        joins: false,
      },
    ],
    doors: [door('barn-door', 'Barn doors', 'barn', 'open')],
    things: [
      junk('bales', 'Straw bales', 'barn'),
      block('well', 'Well', 'farmyard'),
      block('harvester', 'Harvester', 'farmyard', { breakable: true, explosive: true }),
    ],
  }),
  'last-relay': mission({
    name: 'The Last Relay',
    mission: 'invasion',
    brief:
      'The evacuation needs ten more rounds of the beacon. The beacon needs you. Everything else on this moon has eight legs and heard the generator start.',
    rooms: [
      room('beacon', 'Beacon deck'),
      room('ramp', 'Ramp'),
      room('workshop', 'Workshop'),
      room('crater', 'Crater floor'),
    ],
    ways: [
      way('deck', 'Beacon deck', 'beacon', 'teamIn', 'teamOut'),
      way('floor', 'Crater floor', 'crater', 'badGuysIn'),
      way('burrow', 'Burrow under the workshop', 'workshop', 'badGuysIn'),
    ],
    environment: { atmosphere: 'vacuum', gravity: 'low', notes: '' },
    objective: { kind: 'beatWaves', turns: 10 },
    win: 'Ten rounds are over and the hero is not out.',
    loss: 'The hero is out.',
    own: {
      crawler: {
        name: 'Crawler',
        notes: 'All legs. It does not shoot.',
        cost: 0,
        ...{ av: 3, dv: 3, cd: 6, wounds: 1, mv: 10, hth: 'one', ranged: null, skill: null },
        traits: [],
      },
    },
    waves: [
      { id: 'first', way: 'floor', turn: 1, models: [{ who: { kind: 'own', type: 'crawler' }, count: 5 }] },
      { id: 'second', way: 'burrow', turn: 4, models: [{ who: { kind: 'own', type: 'crawler' }, count: 6 }] },
      { id: 'third', way: 'floor', turn: 7, models: [{ who: { kind: 'own', type: 'crawler' }, count: 8 }] },
    ],
    items: [
      {
        ...thing('bench', 'Workbench', 'workshop'),
        locked: false,
        find: { kind: 'gadget', carried: { gadget: 'weaponUpgrade', upgrade: 'rapid' } },
      },
    ],
    things: [
      block('parapet', 'Parapet', 'beacon'),
      block('generator', 'Generator', 'beacon', { breakable: true, explosive: true }),
      junk('spools', 'Cable spools', 'ramp'),
    ],
    junk: { gadget: 'grenade' },
  }),
} as const
