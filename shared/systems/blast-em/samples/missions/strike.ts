import { block, door, enemies, junk, mission, room, some, thing, token, tokensIn, way } from './writing.ts'

export const STRIKES = {
  'the-big-ear': mission({
    name: 'The Big Ear',
    mission: 'strike',
    brief:
      'From its rock the dish hears every whisper between here and the moons. The fleet sails in an hour and would like to whisper undisturbed.',
    rooms: [
      room('cliff', 'Cliff path'),
      room('barracks', 'Barracks'),
      room('power', 'Generator house'),
      room('dish', 'Under the dish'),
    ],
    ways: [
      way('ropes', 'Your ropes', 'cliff', 'teamIn', 'teamOut'),
      way('landing', 'Landing pad', 'barracks', 'badGuysIn'),
    ],
    environment: { atmosphere: 'standard', gravity: 'standard', notes: 'Gale from the sea.' },
    objective: { kind: 'destroy', target: 'receiver' },
    win: 'The receiver is wrecked. Getting home is your own affair.',
    loss: 'The hero is out, or the hour is over.',
    turnLimit: 12,
    things: [
      block('receiver', 'Receiver', 'dish', { breakable: true }),
      block('generator', 'Generator', 'power', { breakable: true, explosive: true }),
      junk('bunks', 'Bunks', 'barracks'),
      block('rocks', 'Rocks', 'cliff'),
    ],
    doors: [
      door('dish-door', 'Pit door', 'dish', 'blast'),
      door('power-door', 'Generator door', 'power', 'locked'),
    ],
    terminals: [
      { ...thing('switchboard', 'Switchboard', 'power'), does: ['openDoors'], opens: ['dish-door'] },
    ],
    tokens: [
      ...tokensIn('cliff', 'power', 'dish'),
      token('off-duty', 'barracks', enemies(some('trooper', 3), some('personnel', 2))),
    ],
    items: [
      {
        ...thing('quarry-chest', 'Quarry chest', 'barracks', 'Under the bunk of the one who snores.'),
        locked: false,
        find: { kind: 'gadget', carried: { gadget: 'grenade' } },
      },
    ],
    stocks: { grenades: null, demoPacs: 2, heavyShots: null },
  }),
  'an-end-to-colonel-varga': mission({
    name: 'An End to Colonel Varga',
    mission: 'strike',
    brief:
      'The colonel inspects his new walking gun in person. Tonight both stand in the same shed. Tomorrow the gun walks to your village.',
    rooms: [
      room('fence', 'Fence and floodlights'),
      room('shed', 'Machine shed'),
      room('fuel', 'Fuel store'),
      room('villa', 'The colonel’s villa'),
    ],
    ways: [
      way('ditch', 'Drainage ditch', 'fence', 'teamIn', 'teamOut'),
      way('road', 'Road', 'fence', 'badGuysIn'),
    ],
    objective: { kind: 'destroy', target: 'walking-gun' },
    win: 'The walking gun is out of the game, whoever does it and however.',
    loss: 'The hero is out.',
    garrison: [
      {
        id: 'walking-gun',
        place: { room: 'shed', at: null },
        models: [{ who: { kind: 'own', type: 'walking-gun' }, count: 1 }],
      },
      {
        id: 'inspection',
        place: { room: 'shed', at: null },
        models: [some('assault', 1), some('guard', 2), { who: { kind: 'team', type: 'techie' }, count: 1 }],
      },
    ],
    own: {
      'walking-gun': {
        name: 'Walking gun',
        notes: 'Three legs, one idea.',
        cost: 0,
        ...{ av: 3, dv: 6, cd: 10, wounds: 6, mv: 6, hth: 'one', skill: null },
        ranged: { av: 5, cd: 8, weapon: 'heavy', blast: { inches: 2, wounds: 2 } },
        traits: ['bot'],
      },
    },
    doors: [
      door('shed-door', 'Shed doors', 'shed', 'closed'),
      door('fuel-door', 'Fuel store door', 'fuel', 'locked'),
    ],
    things: [
      junk('drums', 'Fuel drums', 'fuel', { explosive: true }),
      block('tractor', 'Tractor', 'shed', { breakable: true }),
      block('wall', 'Garden wall', 'villa'),
    ],
    rewards: true,
  }),
} as const
