import { block, door, junk, mission, room, some, thing, way } from './writing.ts'

export const INFILTRATIONS = {
  'second-set-of-books': mission({
    name: 'The Second Set of Books',
    mission: 'infiltration',
    brief:
      'Halloran Freight keeps one ledger for the tax office and one for itself. The second is read on a single machine, on the floor where the carpets begin.',
    rooms: [
      room('loading', 'Loading floor'),
      room('lift', 'Lift hall'),
      room('offices', 'Open offices'),
      room('ledger', 'Ledger room', 'No window, one chair.'),
    ],
    ways: [
      way('dock', 'Truck dock', 'loading', 'teamIn', 'teamOut'),
      way('roof', 'Roof stairs', 'lift', 'teamOut', 'badGuysIn'),
    ],
    objective: { kind: 'learn', from: 'ledger-machine' },
    win: 'Somebody has read the ledger, and one who knows it leaves the building.',
    loss: 'The hero is out, or everybody who has read it is.',
    doors: [
      door('office-door', 'Glass doors', 'offices', 'closed'),
      door('ledger-door', 'Ledger room door', 'ledger', 'locked'),
    ],
    terminals: [
      {
        ...thing('reception', 'Reception desk', 'lift'),
        does: ['locateObjective', 'shutDownSecurity'],
        opens: [],
      },
      { ...thing('ledger-machine', 'Ledger machine', 'ledger'), does: [], opens: [] },
    ],
    things: [
      junk('desks', 'Desks', 'offices'),
      junk('plants', 'Potted palms', 'lift', { hides: false }),
      block('forklift', 'Forklift', 'loading', { breakable: true }),
    ],
    people: [
      {
        ...thing('temp', 'The temp', 'offices', 'Owed three weeks’ pay, and good with machines.'),
        who: { kind: 'team', type: 'sidekick' },
        joins: true,
      },
    ],
    garrison: [{ id: 'night-clerks', place: { room: 'offices', at: null }, models: [some('personnel', 3)] }],
    rewards: true,
  }),
  'what-the-bishop-saw': mission({
    name: 'What the Bishop Saw',
    mission: 'infiltration',
    brief:
      'An old survey robot, called the Bishop for its hat, watched the landing on Kessel Reach. It stands in a museum now, and the museum is closing for good tonight.',
    rooms: [
      room('foyer', 'Foyer'),
      room('fossils', 'Hall of fossils'),
      room('machines', 'Hall of machines'),
      room('store', 'Store'),
    ],
    ways: [
      way('skylight', 'Skylight', 'fossils', 'teamIn'),
      way('doors', 'Great doors', 'foyer', 'teamOut', 'badGuysIn'),
    ],
    objective: { kind: 'learn', from: 'bishop' },
    win: 'Somebody has asked the Bishop, and leaves by the great doors with the answer.',
    loss: 'The hero is out, or the Bishop is destroyed before it was asked.',
    people: [
      {
        ...thing('bishop', 'The Bishop', 'machines', 'Answers one who shares a turn with it.'),
        who: { kind: 'team', type: 'botBasic' },
        joins: false,
      },
    ],
    doors: [
      door('store-door', 'Store door', 'store', 'stuck'),
      door('machine-door', 'Rolling shutter', 'machines', 'locked'),
    ],
    terminals: [
      { ...thing('tickets', 'Ticket office', 'foyer'), does: ['openDoors'], opens: ['machine-door'] },
    ],
    items: [
      {
        ...thing('exhibit', 'A field kit behind glass', 'store'),
        locked: true,
        find: { kind: 'gadget', carried: { gadget: 'forceField' } },
      },
    ],
    things: [
      block('skeleton', 'Skeleton of a strider', 'fossils', { cover: 'light', breakable: true }),
      block('plinths', 'Plinths', 'machines'),
      junk('cases', 'Glass cases', 'foyer', { hides: false }),
    ],
  }),
} as const
