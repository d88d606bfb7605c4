import { block, door, enemies, junk, mission, room, some, thing, token, tokensIn, way } from './writing.ts'

export const RESCUES = {
  'the-wrong-princess': mission({
    name: 'The Wrong Princess',
    mission: 'rescue',
    brief:
      'The raiders took the maid for her mistress, and the maid has not told them. She will keep it up until supper. Fetch her before somebody asks her to dance.',
    rooms: [
      room('cave', 'Mooring cave'),
      room('hall', 'Feast hall'),
      room('kitchen', 'Kitchen'),
      room('tower', 'Tower room', 'Barred from outside.'),
    ],
    ways: [
      way('boat', 'Your boat', 'cave', 'teamIn', 'teamOut'),
      way('bridge', 'Drawbridge', 'hall', 'badGuysIn', 'teamOut'),
    ],
    objective: { kind: 'bringOut', person: 'maid' },
    win: 'The maid leaves with you on her own feet, hurt or not.',
    loss: 'The hero or the maid is out.',
    people: [
      {
        ...thing('maid', 'Lisbet, the maid', 'tower', 'Sharper than the whole castle.'),
        who: { kind: 'team', type: 'tagalong' },
        joins: true,
      },
    ],
    doors: [
      door('tower-door', 'Tower door', 'tower', 'locked'),
      door('kitchen-door', 'Kitchen door', 'kitchen', 'open'),
    ],
    things: [
      junk('benches', 'Benches', 'hall'),
      block('oven', 'Bread oven', 'kitchen'),
      junk('barrels', 'Lamp oil', 'cave', { explosive: true }),
    ],
    garrison: [
      { id: 'feast', place: { room: 'hall', at: null }, models: [some('trooper', 3), some('personnel', 2)] },
    ],
    surprised: 'badGuys',
  }),
  'ward-nine': mission({
    name: 'Ward Nine',
    mission: 'rescue',
    brief:
      'The only witness lies in a prison hospital with a broken leg and an appointment for tomorrow that nobody survives. The doctors are good here. So are the guards.',
    rooms: [
      room('ambulances', 'Ambulance bay'),
      room('corridor', 'Long corridor'),
      room('ward', 'Ward nine'),
      room('theatre', 'Operating theatre'),
    ],
    ways: [
      way('ramp', 'Ambulance ramp', 'ambulances', 'teamIn', 'teamOut'),
      way('lift', 'Security lift', 'corridor', 'badGuysIn'),
    ],
    objective: { kind: 'bringOut', person: 'witness' },
    win: 'The witness is out of the building, and not Mostly Dead.',
    loss: 'The hero or the witness is out.',
    people: [
      {
        ...thing('witness', 'Marek Dunn', 'ward', 'On crutches, and glad of an arm.'),
        who: { kind: 'bystander', type: 'adult' },
        joins: true,
      },
      {
        ...thing('surgeon', 'Dr. Fathima Roy', 'theatre', 'Comes along if somebody asks politely.'),
        who: { kind: 'team', type: 'medic' },
        joins: true,
      },
    ],
    doors: [
      door('ward-door', 'Ward door', 'ward', 'locked'),
      door('theatre-door', 'Theatre door', 'theatre', 'closed'),
    ],
    terminals: [
      {
        ...thing('station', 'Nurses’ station', 'corridor'),
        does: ['locateObjective', 'openDoors'],
        opens: ['ward-door'],
      },
    ],
    items: [
      {
        ...thing('cabinet', 'Drug cabinet', 'theatre'),
        locked: true,
        find: { kind: 'gadget', carried: { gadget: 'medpack', uses: 2 } },
      },
    ],
    things: [
      junk('beds', 'Beds', 'ward'),
      block('ambulance', 'Ambulance', 'ambulances', { breakable: true }),
      junk('oxygen', 'Oxygen bottles', 'theatre', { explosive: true, hides: false }),
    ],
    tokens: [
      ...tokensIn('ambulances', 'corridor', 'theatre'),
      token('ward-guard', 'ward', enemies(some('guard', 2), some('securityBot', 1))),
    ],
    traumaUnit: true,
  }),
} as const
