import { block, junk, mission, room, some, token, tokensIn, way } from './writing.ts'

/** Neither of the book's seven: a plain fight (line 5). */
export const FIREFIGHTS = {
  'wrong-bar': mission({
    name: 'Wrong Bar',
    mission: 'firefight',
    brief:
      'You only came in for directions. The whole room has stopped talking, and somebody at the counter is looking from your face to a poster and back.',
    area: { width: 24, depth: 24, notes: '' },
    rooms: [
      room('taproom', 'Taproom'),
      room('gallery', 'Gallery'),
      room('cellar', 'Cellar'),
      room('yard', 'Back yard'),
    ],
    ways: [
      way('door', 'Swing door', 'taproom', 'teamIn', 'teamOut'),
      way('back', 'Back gate', 'yard', 'badGuysIn', 'teamOut'),
    ],
    objective: { kind: 'own' },
    win: 'No enemy is up in the taproom, or all of you who can walk are out of the door.',
    loss: 'The hero is out.',
    things: [
      junk('bar-tables', 'Tables', 'taproom'),
      block('counter', 'Counter', 'taproom'),
      junk('kegs', 'Kegs', 'cellar'),
    ],
    garrison: [
      {
        id: 'regulars',
        place: { room: 'taproom', at: null },
        models: [some('guard', 3), some('trooper', 1), some('personnel', 2)],
      },
    ],
    tokens: [...tokensIn('taproom', 'gallery', 'cellar'), token('card-players', 'yard')],
  }),
} as const
