import { block, door, enemies, junk, mission, room, some, thing, token, tokensIn, way } from './writing.ts'

export const BOARDINGS = {
  'taking-the-heron': mission({
    name: 'Taking the Heron',
    mission: 'boarding',
    brief:
      'The customs cutter Heron has your cargo, your captain’s licence and, for eleven minutes, a docking clamp that will not let go. You are the clamp.',
    rooms: [
      room('lock', 'Air lock'),
      room('mess', 'Mess deck'),
      room('armoury', 'Armoury'),
      room('bridge', 'Bridge'),
    ],
    ways: [
      way('clamp', 'Docking clamp', 'lock', 'teamIn', 'teamOut'),
      way('quarters', 'Crew quarters', 'mess', 'badGuysIn'),
    ],
    objective: { kind: 'secure', room: 'bridge', enemies: 'noneUp' },
    win: 'One of you stands on the bridge at the end of a turn, and none of the crew is up there.',
    loss: 'The hero is out.',
    doors: [
      door('bridge-door', 'Bridge door', 'bridge', 'blast'),
      door('armoury-door', 'Armoury door', 'armoury', 'locked'),
    ],
    terminals: [
      {
        ...thing('mess-panel', 'Wall panel', 'mess'),
        does: ['openDoors', 'shutDownSecurity'],
        opens: ['bridge-door'],
      },
    ],
    items: [
      {
        ...thing('gun-rack', 'Gun rack', 'armoury'),
        locked: false,
        find: { kind: 'gadget', carried: { gadget: 'grenade' } },
      },
    ],
    vessels: [thing('heron', 'The Heron herself', 'bridge', 'A pilot on the bridge can undock.')],
    things: [
      junk('mess-tables', 'Tables, bolted', 'mess', { breakable: false }),
      block('consoles', 'Consoles', 'bridge', { breakable: true }),
    ],
    tokens: [
      ...tokensIn('lock', 'mess', 'armoury'),
      token('watch', 'bridge', enemies(some('guard', 3), some('personnel', 2))),
    ],
  }),
  'ghost-of-the-anneliese': mission({
    name: 'Ghost of the Anneliese',
    mission: 'boarding',
    brief:
      'The ore ship Anneliese has drifted dark since spring. Now she has turned, on her own, towards the station. Whoever steers her does not answer, and there is no air.',
    rooms: [
      room('hull', 'Hull breach'),
      room('holds', 'Ore holds', 'Off the way to the engines.'),
      room('engines', 'Engine deck'),
      room('helm', 'Helm'),
    ],
    ways: [
      way('breach', 'Hull breach', 'hull', 'teamIn', 'teamOut'),
      way('ducts', 'Cable ducts', 'engines', 'badGuysIn'),
    ],
    environment: { atmosphere: 'vacuum', gravity: 'none', notes: 'Suits on, lamps on.' },
    objective: { kind: 'secure', room: 'helm', enemies: 'noneUp' },
    win: 'One of you holds the helm at the end of a turn, with no machine up there.',
    loss: 'The hero is out, or the ship reaches the station.',
    turnLimit: 14,
    doors: [
      door('helm-door', 'Helm door', 'helm', 'locked'),
      door('hold-door', 'Hold door', 'holds', 'stuck'),
    ],
    terminals: [
      { ...thing('engine-board', 'Engine board', 'engines'), does: ['shutDownSecurity'], opens: [] },
    ],
    things: [block('ore', 'Heaps of ore', 'holds'), junk('pipes', 'Pipes', 'engines', { explosive: true })],
    tokenTable: [
      { kind: 'nothing' },
      { kind: 'notYet' },
      enemies(some('securityBot', 2)),
      enemies(some('combatBot', 2)),
      { kind: 'automatic', of: ['gun'] },
      { kind: 'find' },
    ],
    tokens: [
      ...tokensIn('hull', 'holds', 'engines'),
      token('steersman', 'helm', enemies(some('assaultBot', 1))),
    ],
    junk: { gadget: 'grenade' },
  }),
} as const
