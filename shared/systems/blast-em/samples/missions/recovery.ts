import { block, door, enemies, junk, mission, room, some, thing, token, tokensIn, way } from './writing.ts'

export const RECOVERIES = {
  'seed-vault': mission({
    name: 'The Seed Vault',
    mission: 'recovery',
    brief:
      'One drawer of wheat that the blight does not touch. The combine bought the vault to lock it. The colony would like to plant it before the rains.',
    rooms: [
      room('tunnel', 'Entry tunnel'),
      room('sorting', 'Sorting hall'),
      room('control', 'Climate control'),
      room('vault', 'Vault'),
    ],
    ways: [
      way('mouth', 'Tunnel mouth', 'tunnel', 'teamIn', 'teamOut'),
      way('shaft', 'Ventilation shaft', 'control', 'teamIn'),
      way('barracks', 'Barracks door', 'sorting', 'badGuysIn'),
    ],
    objective: { kind: 'fetch', item: 'drawer' },
    win: 'The drawer leaves by the tunnel in somebody’s arms.',
    loss: 'The hero is out, or the drawer burns.',
    items: [
      {
        ...thing('drawer', 'Drawer 118', 'vault', 'Who carries it does not run.'),
        locked: false,
        find: null,
      },
      {
        ...thing('toolbox', 'Toolbox', 'control'),
        locked: false,
        find: { kind: 'gadget', carried: { gadget: 'weaponUpgrade', upgrade: 'rapid' } },
      },
    ],
    doors: [
      door('vault-door', 'Vault door', 'vault', 'blast'),
      door('control-door', 'Service door', 'control', 'stuck'),
    ],
    terminals: [
      {
        ...thing('climate', 'Climate desk', 'control'),
        does: ['openDoors', 'shutDownSecurity'],
        opens: ['vault-door'],
      },
    ],
    things: [
      junk('crates', 'Sorting crates', 'sorting'),
      block('racks', 'Steel racks', 'vault'),
      block('cart', 'Mine cart', 'tunnel', { breakable: true }),
    ],
    tokens: [...tokensIn('tunnel', 'control', 'vault'), token('shift', 'sorting', enemies(some('guard', 4)))],
  }),
  'the-black-box': mission({
    name: 'The Black Box',
    mission: 'recovery',
    brief:
      'The liner Corona came down in the salt flats with every seat full. Two parties race for her recorder: you, and those who would rather not hear it.',
    area: { width: 60, depth: 48, notes: 'Open salt, wreckage in heaps.' },
    rooms: [
      room('salt', 'Open salt'),
      room('bow', 'Bow section'),
      room('cabin', 'Passenger deck'),
      room('tail', 'Tail section', 'Leans; groans when somebody climbs.'),
      room('galley', 'Galley', 'Off the passenger deck.'),
    ],
    ways: [
      way('west', 'Western edge', 'salt', 'teamIn', 'teamOut'),
      way('east', 'Eastern edge', 'salt', 'badGuysIn'),
    ],
    environment: {
      atmosphere: 'corrosive',
      gravity: 'standard',
      notes: 'Salt dust: masks on, voices muffled.',
    },
    objective: { kind: 'fetch', item: 'recorder' },
    win: 'The recorder leaves by the western edge.',
    loss: 'The hero is out, or the recorder leaves by the eastern one.',
    items: [
      { ...thing('recorder', 'Flight recorder', 'tail'), locked: false, find: null },
      {
        ...thing('strongbox', 'Purser’s box', 'cabin', 'Burst open. His key is still in it.'),
        locked: false,
        find: { kind: 'gadget', carried: { gadget: 'passkey' } },
      },
      {
        ...thing('first-aid', 'First-aid locker', 'galley'),
        locked: false,
        find: { kind: 'gadget', carried: { gadget: 'medpack', uses: 2 } },
      },
    ],
    people: [
      {
        ...thing('survivor', 'A child in seat 31', 'cabin', 'Has counted the birds for two days.'),
        who: { kind: 'bystander', type: 'child' },
        joins: true,
      },
    ],
    doors: [
      door('tail-hatch', 'Tail hatch', 'tail', 'blast'),
      door('galley-hatch', 'Galley hatch', 'galley', 'stuck'),
    ],
    things: [
      block('engine', 'Engine', 'salt'),
      block('fuel', 'Fuel cell', 'bow', { breakable: true, explosive: true }),
      junk('seats', 'Torn-out seats', 'cabin'),
    ],
    waves: [
      { id: 'scouts', way: 'east', turn: 2, models: [some('trooper', 3)] },
      { id: 'main-party', way: 'east', turn: 5, models: [some('trooper', 3), some('heavy', 1)] },
    ],
  }),
} as const
