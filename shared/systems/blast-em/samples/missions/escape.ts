import { block, door, enemies, junk, mission, room, some, thing, token, tokensIn, way } from './writing.ts'

export const ESCAPES = {
  'laundry-day': mission({
    name: 'Laundry Day',
    mission: 'escape',
    brief:
      'Somebody left the cell block open for the laundry robot. It takes nine minutes to fold the sheets. After that the block counts its prisoners.',
    rooms: [
      room('cells', 'Cell block C', 'Six bunks, one of them yours.'),
      room('laundry', 'Laundry', 'Steam to the knees.'),
      room('guardroom', 'Guardroom'),
      room('yard', 'Exercise yard'),
    ],
    ways: [
      way('bunk', 'The open cell', 'cells', 'teamIn'),
      way('gate', 'Supply gate', 'yard', 'teamOut'),
      way('stairs', 'Guards’ stairs', 'guardroom', 'badGuysIn'),
    ],
    objective: { kind: 'leave' },
    win: 'The hero is through the supply gate. Whoever is left behind is counted with the others.',
    loss: 'The hero is out, or the count begins before the hero is gone.',
    turnLimit: 9,
    doors: [
      door('laundry-door', 'Laundry door', 'laundry', 'closed'),
      door('yard-door', 'Yard door', 'yard', 'locked'),
      door('supply-gate', 'Supply gate', 'yard', 'blast'),
    ],
    terminals: [
      {
        ...thing('desk', 'Duty desk', 'guardroom'),
        does: ['openDoors', 'shutDownSecurity'],
        opens: ['yard-door', 'supply-gate'],
      },
    ],
    items: [
      {
        ...thing('lockers', 'Prisoners’ belongings', 'guardroom'),
        locked: true,
        find: { kind: 'gadget', carried: { gadget: 'passkey' } },
      },
    ],
    things: [
      junk('baskets', 'Laundry baskets', 'laundry'),
      block('press', 'Steam press', 'laundry', { explosive: true, breakable: true }),
      block('tower-foot', 'Foot of the watchtower', 'yard'),
    ],
    tokens: [...tokensIn('cells', 'laundry', 'yard'), token('count', 'guardroom', enemies(some('guard', 3)))],
  }),
  'cold-storage': mission({
    name: 'Cold Storage',
    mission: 'escape',
    brief:
      'You wake in a freezer aboard a slave ship, forty years early. The ice is off your lungs, the crew is at dinner, and one shuttle still has fuel.',
    rooms: [
      room('freezer', 'Sleeper hall', 'Ice on every step.'),
      room('spine', 'Spine corridor'),
      room('galley', 'Galley'),
      room('pumps', 'Pump room'),
      room('hangar', 'Shuttle hangar'),
    ],
    ways: [
      way('pods', 'Open pods', 'freezer', 'teamIn'),
      way('shuttle-lock', 'The shuttle’s lock', 'hangar', 'teamOut'),
      way('crew-lift', 'Crew lift', 'spine', 'badGuysIn'),
    ],
    environment: {
      atmosphere: 'other',
      gravity: 'low',
      notes: 'Thin, cold air; breath shows in torchlight.',
    },
    objective: { kind: 'leave' },
    win: 'The hero is aboard the shuttle at the end of a turn.',
    loss: 'The hero is out.',
    doors: [
      door('galley-door', 'Galley hatch', 'galley', 'closed'),
      door('hangar-door', 'Hangar door', 'hangar', 'blast'),
    ],
    terminals: [
      { ...thing('pump-panel', 'Pump panel', 'pumps'), does: ['openDoors'], opens: ['hangar-door'] },
    ],
    people: [
      {
        ...thing('sleeper', 'Another sleeper', 'freezer', 'Woke with you, and remembers less.'),
        who: { kind: 'bystander', type: 'elder' },
        joins: true,
      },
    ],
    things: [
      block('pods-row', 'Row of pods', 'freezer'),
      block('tank', 'Coolant tank', 'pumps', { breakable: true, explosive: true }),
      junk('tables', 'Galley tables', 'galley'),
    ],
    vessels: [thing('shuttle', 'Shuttle', 'hangar', 'Only a pilot can fly it; whoever is aboard is away.')],
    garrison: [
      { id: 'diners', place: { room: 'galley', at: null }, models: [some('personnel', 4), some('guard', 2)] },
    ],
  }),
} as const
