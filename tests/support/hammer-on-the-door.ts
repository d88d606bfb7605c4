import { line, play, type Line } from './battle-script.ts'

/**
 * A battle of five rounds with every action, worked out by hand from the rule book (p.16–24) and its rulings.
 *
 * New Tokyo (a) attacks with "Hammer on the Door" (O-02, line B) and "Survey Escort" (T-14 B: 1 Commander,
 * 2 Tactical, 2 Scouts, 1 Engineer, 9 points of drones, 2nd rate). Its 2nd rate numbers are Sensors 3, Stealth 4,
 * Armour 2, CM 4, Nuclear 1, Robotics 4; a Scout has Sensors 4 and Stealth 5, an Engineer CM 5.
 *
 * The Council of Zane (b) defends with "Nobody Touches Beta" (D-02, line B) and "The Chosen Few" (T-07 B:
 * 1 Commander, 2 Tactical, one question mark, 3 points of drones, 1st rate). Every 1st rate number of Zane is 4;
 * an Assault Trooper has Armour 5.
 *
 * Each line names every piece that changes: `3 damaged` is a unit with 3 Target Counters and a Damaged suit,
 * `gone` a Blip that was revealed, `b 2` an Objective that b has Secured and on which 2 Target Counters lie.
 */

/** Where the battle's generator stands before the first unit is mustered: the units get these numbers. */
export const SEED = 1

export const A = {
  tactical1: 'a-tactical-22',
  tactical2: 'a-tactical-52',
  commander: 'a-commander-37',
  scout1: 'a-scout-32',
  scout2: 'a-scout-25',
  engineer: 'a-engineer-38',
  basic1: 'a-basic-42',
  basic2: 'a-basic-39',
  kamikaze: 'a-kamikaze-43',
  haywire: 'a-haywire-51',
  recce: 'a-recce-23',
} as const

export const B = {
  tactical1: 'b-tactical-82',
  tactical2: 'b-tactical-73',
  commander: 'b-commander-88',
  assault: 'b-assault-64',
  basic: 'b-basic-79',
  haywire: 'b-haywire-61',
} as const

export const CARDS = {
  a: { mission: 'O-02', troops: 'T-14' },
  b: { mission: 'D-02', troops: 'T-07' },
} as const

export const DRONES = {
  a: { basic: 2, kamikaze: 1, haywire: 1, recce: 1 },
  b: { basic: 1, haywire: 1 },
} as const

/** Which square each unit stands on; the other squares are Decoys. */
export const SQUARES: Readonly<Record<'a' | 'b', Readonly<Record<string, number>>>> = {
  a: {
    [A.scout1]: 1,
    [A.kamikaze]: 1,
    [A.commander]: 2,
    [A.recce]: 2,
    [A.engineer]: 3,
    [A.tactical1]: 4,
    [A.tactical2]: 5,
    [A.scout2]: 6,
    [A.basic1]: 7,
    [A.basic2]: 7,
    [A.haywire]: 11,
  },
  b: { [B.commander]: 1, [B.tactical1]: 2, [B.basic]: 2, [B.tactical2]: 3, [B.assault]: 4, [B.haywire]: 4 },
}

/** Blips that lie within 6" of an Objective when they are deployed. */
export const NEAR = { 'b-blip-1': 'beta', 'b-blip-5': 'gamma' } as const

const ROUND_1: readonly Line[] = [
  line('New Tokyo attacks and has the Initiative Counter (p.15).', play.activate('a-blip-1')),
  line(
    'A Blip has one action and moves up to 6" (p.16, 18). Blips that were deployed near Objectives and have not moved Secure none (p.11, R28).',
    play.drift('a-blip-1'),
  ),
  line('Up to three further Blips after a unit (p.16).', play.activate('a-blip-2', 'extra-blip')),
  line('', play.drift('a-blip-2')),
  line('The second of them.', play.activate('a-blip-3', 'extra-blip')),
  line('', play.drift('a-blip-3')),
  line('The third of them.', play.activate('a-blip-8', 'extra-blip')),
  line('No fourth: the turn passes by itself.', play.drift('a-blip-8')),

  line(
    'Revealed before it acts: a trooper with two actions, a drone with one (p.17).',
    play.open('b-blip-2'),
    {
      'b-blip-2': 'gone',
      [B.tactical1]: '0',
      [B.basic]: '0',
    },
  ),
  line('', play.activate(B.tactical1)),
  line(
    'One Target Counter for each of 4 dice; 3 + 5 + 2 + 4 = 14 points (p.19).',
    play.target(B.tactical1, 4),
    {
      dice: [3, 5, 2, 4],
      [B.tactical1]: '4',
    },
  ),
  line(
    '14" and 16" are the third band: 2 counters cost 6 points each time, 2 points are lost (p.19). Square 9 is a Decoy and goes with its counters; square 4 is a trooper and keeps them (p.17).',
    play.spend(
      B.tactical1,
      { at: 'a-blip-9', counters: 2, range: 14 },
      { at: 'a-blip-4', counters: 2, range: 16 },
    ),
    { 'a-blip-9': 'gone', 'a-blip-4': 'gone', [A.tactical1]: '2' },
  ),
  line(
    '16" is the second gauss band: 2 counters give 1 die. A 2 grazes; red 5 is above Armour 2 and stuns, 1 does not damage (p.20). The shot puts 1 on the shooter.',
    play.rifle(B.tactical1, A.tactical1, 16),
    { dice: [2, 5, 1], [A.tactical1]: '2 stunned', [B.tactical1]: '5' },
  ),
  line('The other unit of the Blip, before play passes (p.17).', play.activate(B.basic)),
  line('A Jump up to 9" adds 1 (p.18).', play.jump(B.basic, 9), { [B.basic]: '1' }),
  line('', play.endTurn('b')),

  line('', play.open('a-blip-6'), { 'a-blip-6': 'gone', [A.scout2]: '0' }),
  line('', play.activate(A.scout2)),
  line(
    'The Jump adds 1; it lands within 6" of the drone: 1 on each (p.18).',
    play.jump(A.scout2, 8, { passes: [B.basic] }),
    { [A.scout2]: '2', [B.basic]: '2' },
  ),
  line('2 dice: 2 counters on it, 11 points.', play.target(A.scout2, 2), { dice: [6, 5], [A.scout2]: '4' }),
  line(
    '5" is the first band: 3 counters for 3. 9" is the second: 4 counters for 8. Objectives keep theirs (p.11).',
    play.spend(
      A.scout2,
      { at: B.tactical1, counters: 3, range: 5 },
      { at: 'epsilon', counters: 4, range: 9 },
    ),
    { [B.tactical1]: '8', epsilon: 'contested 4' },
  ),
  line('', play.endTurn('a')),

  line('', play.open('b-blip-1'), { 'b-blip-1': 'gone', [B.commander]: '0' }),
  line('', play.activate(B.commander)),
  line('1 on who commands (p.22).', play.command(B.commander, B.tactical1), { [B.commander]: '1' }),
  line('', play.command(B.commander, B.basic), { [B.commander]: '2' }),
  line('', play.endTurn('b')),

  line(
    'A Stunned trooper wakes on 1 or 2: 4 does not, the activation is spent (p.24).',
    play.activate(A.tactical1),
    {
      dice: [4],
    },
  ),
  line('', play.endTurn('a')),

  line('Its Activation Counter came back by the Command (p.22).', play.activate(B.tactical1)),
  line('A missile at 4 Target Counters, 1 on the firer (p.21).', play.missile(B.tactical1, A.scout2), {
    [B.tactical1]: '9',
  }),
  line(
    'A Blip within 6" of the path is revealed to intercept, before a die is named (R17).',
    play.intercept('a', 'a-blip-5'),
    { 'a-blip-5': 'gone', [A.tactical2]: '0' },
  ),
  line(
    'Its 5 is above CM 4 and fails; the target rolls 3, not above 4: the missile is destroyed, without a blast (p.21).',
    play.fly(B.tactical1),
    { dice: [5, 3] },
  ),
  line(
    'A second missile, past the trooper that is now known.',
    play.missile(B.tactical1, A.scout2, { along: [A.tactical2] }),
    {
      [B.tactical1]: '10',
    },
  ),
  line(
    '5 and 6 are above CM 4: both fail. 5 is more than 4 Target Counters: no direct hit. It deviates 1 + 3 = 4" to 6 o’clock (p.21).',
    play.intercept('a'),
    { dice: [5, 6, 5, 1, 3, 180] },
  ),
  line(
    'Nuclear 4. Hidden Blips inside are revealed (R19): two drones are destroyed, a Decoy goes, the Engineer comes to light. The troopers roll next.',
    play.blast(B.tactical1, [A.scout2, 3.5], ['a-blip-7', 3], ['a-blip-10', 1], ['a-blip-3', 2.5]),
    {
      'a-blip-7': 'gone',
      'a-blip-10': 'gone',
      'a-blip-3': 'gone',
      [A.basic1]: 'destroyed',
      [A.basic2]: 'destroyed',
      [A.engineer]: '0',
    },
  ),
  line(
    'Scout: 4 − 3 = 1 die, 1 is not above Armour 2. Engineer: 4 − 2 = 2 dice, 5 damages; 1 and 2 do not stun, so nothing more (p.21).',
    play.rollDamage(B.tactical1),
    { dice: [1, 2, 5, 1, 2], [A.engineer]: '0 damaged' },
  ),
  line('', play.endTurn('b')),

  line(
    'A Blip revealed by choice gives its Activation Counter to its trooper (p.17).',
    play.activate(A.tactical2),
  ),
  line(
    'At an Objective with 4 Target Counters, past a drone.',
    play.missile(A.tactical2, 'epsilon', { along: [B.basic] }),
    {
      [A.tactical2]: '1',
    },
  ),
  line(
    'The drone’s 5 is above CM 4; an Objective has none. 3 is not more than 4: a direct hit destroys it (p.11, 21).',
    play.intercept('b'),
    { dice: [5, 3], epsilon: 'contested 4 destroyed' },
  ),
  line('Nobody is within Nuclear 1.', play.blast(A.tactical2)),
  line(
    '14" is the second band, light cover makes it the third: 10 counters give 3 dice, light cover between takes 1. A 1 kills (p.20, 23). It is the first kill.',
    play.rifle(A.tactical2, B.tactical1, 14, { cover: 'light', between: 'light' }),
    { dice: [1, 4], [B.tactical1]: 'destroyed', [A.tactical2]: '2' },
  ),
  line('', play.endTurn('a')),

  line('', play.activate('b-blip-9')),
  line(
    'A Blip that moves within 6" of an enemy is revealed first; a Decoy is taken away and nothing else happens (p.18).',
    play.drift('b-blip-9', { passes: [A.scout2] }),
    { 'b-blip-9': 'gone' },
  ),
  line('', play.endTurn('b')),
  line('Both pass: the round is over (p.16).', play.pass('a')),
  line('', play.pass('b')),
]

const ROUND_2: readonly Line[] = [
  line('A tie: the player with the Initiative Counter passes it over, here to b (p.16).', play.initiative(), {
    dice: [3, 3],
  }),
  line('', play.open('b-blip-4'), { 'b-blip-4': 'gone', [B.assault]: '0', [B.haywire]: '0' }),
  line('', play.activate(B.haywire)),
  line('The field goes on; 1 on the drone (p.22).', play.jammer(B.haywire), { [B.haywire]: '1 jamming' }),
  line('', play.activate(B.assault)),
  line('It stands in the field now.', play.move(B.assault, 2, { fields: [B.haywire] })),
  line(
    '7" is the first plasma band, heavy cover makes it the third: 4 counters give 1 die. Plasma grazes on 3; both 6 are above Armour 2 (p.20).',
    play.rifle(B.assault, A.scout2, 7, { cover: 'heavy' }),
    { dice: [3, 6, 6], [A.scout2]: '4 damaged stunned', [B.assault]: '1' },
  ),
  line(
    'It ends its activation in the field and rolls 6, above Armour 5: damaged, friend or foe (p.22).',
    play.end(B.assault, B.haywire),
    { dice: [6], [B.assault]: '1 damaged' },
  ),
  line('', play.endTurn('b')),

  line('', play.open('a-blip-1'), { 'a-blip-1': 'gone', [A.scout1]: '0', [A.kamikaze]: '0' }),
  line('', play.activate(A.kamikaze)),
  line(
    'A Jump that lands within 6" of an Objective puts 1 on it and none on the drone, beside the Jump’s own (p.18). Alone within 6" of it: Secured (p.11).',
    play.jump(A.kamikaze, 9, { passes: ['delta'], near: ['delta'] }),
    { [A.kamikaze]: '1', delta: 'a 1' },
  ),
  line('In no field, as is said with its Move (p.22).', play.activate(A.scout1)),
  line('', play.move(A.scout1, 6)),
  line('A Scout’s Sensors are 3 + 1.', play.target(A.scout1, 4), { dice: [4, 4, 5, 6], [A.scout1]: '4' }),
  line(
    '19 points. Exactly 6" is the second band (R10): 4 for 8. The jamming drone stands in its own field, heavy cover: 9" becomes the fourth band, 2 for 8 (p.22, 23). Ground at 3": 3 for 3.',
    play.spend(
      A.scout1,
      { at: 'delta', counters: 4, range: 6 },
      { at: B.haywire, counters: 2, range: 9, sight: { cover: 'heavy' } },
      { at: 'ground-1', counters: 3, range: 3 },
    ),
    { delta: 'a 5', [B.haywire]: '3 jamming', 'ground-1': '3' },
  ),
  line('', play.endTurn('a')),

  line('', play.activate(B.commander)),
  line('1 counter at 8" gives 1 die; 4 misses.', play.rifle(B.commander, A.kamikaze, 8), {
    dice: [4],
    [B.commander]: '3',
  }),
  line(
    '4" with Stealth 4 shed all 3; 2" of it hindering ground, which use up 2" more (p.18, 23). The Objective that it leaves and reaches gets 1, whoever moves (p.18, R15).',
    play.move(B.commander, 4, { spent: 6, passes: ['beta'], near: ['beta'] }),
    { [B.commander]: '0', beta: 'b 1' },
  ),
  line('', play.endTurn('b')),

  line('A Damaged suit rolls before each action (p.24).', play.activate(A.engineer)),
  line('5: the action is lost.', play.suit(A.engineer), { dice: [5] }),
  line('2: it obeys.', play.suit(A.engineer), { dice: [2] }),
  line('Engineers repair their own suit, for 1 Target Counter (p.22).', play.repair(A.engineer, A.engineer), {
    [A.engineer]: '1',
  }),
  line('', play.end(A.engineer)),
  line('', play.endTurn('a')),

  line('', play.open('b-blip-3'), { 'b-blip-3': 'gone', [B.tactical2]: '0' }),
  line('', play.activate(B.tactical2)),
  line(
    'Whoever is inside is attacked, own side too: the Scout is grazed, 5 is above Armour 2 and damages a second time, which destroys; the own drone is destroyed (p.22, 24).',
    play.flamer(B.tactical2, 5, A.scout2, B.basic),
    { dice: [5, 5], [A.scout2]: 'destroyed', [B.basic]: 'destroyed', [B.tactical2]: '1' },
  ),
  line(
    '10": 2 counters give 2 dice. The lowest is a 2: grazed; red 1 does not stun, 4 is above Armour 2 and damages.',
    play.rifle(B.tactical2, A.tactical2, 10),
    { dice: [5, 2, 1, 4], [A.tactical2]: '2 damaged', [B.tactical2]: '2' },
  ),
  line('', play.end(B.tactical2)),
  line('', play.endTurn('b')),

  line('', play.activate(A.tactical2)),
  line('4: it obeys.', play.suit(A.tactical2), { dice: [4] }),
  line('A missile at marked ground (R17).', play.missile(A.tactical2, 'ground-1', { along: [B.tactical2] }), {
    [A.tactical2]: '3 damaged',
  }),
  line('4 is not above CM 4: intercepted.', play.intercept('b'), { dice: [4] }),
  line('6: the second action is lost.', play.suit(A.tactical2), { dice: [6] }),
  line('', play.end(A.tactical2)),
  line('', play.endTurn('a')),
  line('A single pass only skips a turn (R26).', play.pass('b')),

  line('', play.open('a-blip-2'), { 'a-blip-2': 'gone', [A.commander]: '0', [A.recce]: '0' }),
  line('', play.activate(A.recce)),
  line('A Recce Drone targets with Robotics 4.', play.target(A.recce, 1), { dice: [6], [A.recce]: '1' }),
  line(
    'Drones have no facing: nothing is doubled. 11" in heavy cover is the fourth band: 1 for 4, 2 points are lost.',
    play.spend(A.recce, { at: B.haywire, counters: 1, range: 11, sight: { cover: 'heavy', behind: true } }),
    { [B.haywire]: '4 jamming' },
  ),
  line('', play.end(A.recce)),
  line('', play.activate(A.commander)),
  line('Drones too, at any distance (R23).', play.command(A.commander, A.kamikaze), { [A.commander]: '1' }),
  line('', play.command(A.commander, A.recce), { [A.commander]: '2' }),
  line('', play.end(A.commander)),
  line('', play.endTurn('a')),
  line('', play.pass('b')),

  line('', play.activate(A.kamikaze)),
  line(
    '3" shed its 1 Target Counter; its passive sensors put a 6th on Delta (p.18).',
    play.kamikaze(A.kamikaze, 3, { passes: ['delta'], near: ['delta'] }),
    { [A.kamikaze]: '0', delta: 'a 6' },
  ),
  line(
    'It touches Delta: 5 is lower than 6 and destroys it; the drone is gone (p.22).',
    play.explode(A.kamikaze, 'delta'),
    {
      dice: [5],
      delta: 'a 6 destroyed',
      [A.kamikaze]: 'destroyed',
    },
  ),
  line('All others within Robotics 4: a Decoy is revealed (R21).', play.blast(A.kamikaze, ['b-blip-11', 3]), {
    'b-blip-11': 'gone',
  }),
  line('', play.endTurn('a')),
  line('', play.pass('b')),
  line('2: it wakes and acts normally (p.24).', play.activate(A.tactical1), {
    dice: [2],
    [A.tactical1]: '2',
  }),
  line('', play.move(A.tactical1, 4), { [A.tactical1]: '0' }),
  line('The other action is left out.', play.end(A.tactical1)),
  line('', play.endTurn('a')),
  line('', play.pass('b')),
  line('', play.pass('a')),
]

const ROUND_3: readonly Line[] = [
  line('', play.initiative(), { dice: [6, 2] }),
  line('', play.activate(A.scout1)),
  line('The drone stands in its field: heavy cover.', play.missile(A.scout1, B.haywire, { cover: 'heavy' }), {
    [A.scout1]: '5',
  }),
  line(
    '5 is above CM 4; jamming does not help Countermeasures (p.22). Heavy cover leaves 4 − 2 = 2: a 2 hits (p.21).',
    play.intercept('b'),
    { dice: [5, 2], [B.haywire]: 'destroyed' },
  ),
  line(
    'At 0.5" Nuclear 1 gives 1 die: 6 is above Armour 5. Damaged a second time is destroyed (p.21, 24).',
    play.blast(A.scout1, [B.assault, 0.5]),
    { dice: [6], [B.assault]: 'destroyed' },
  ),
  line('A Scout’s Stealth 4 + 1 sheds 5, the Jump adds 1.', play.jump(A.scout1, 9), { [A.scout1]: '1' }),
  line('', play.endTurn('a')),
  line('At any time a player may reveal an own Blip (p.17); it was a Decoy.', play.reveal('b-blip-6'), {
    'b-blip-6': 'gone',
  }),
  line('', play.pass('b')),
  line('', play.open('a-blip-11'), { 'a-blip-11': 'gone', [A.haywire]: '0' }),
  line('', play.activate(A.haywire)),
  line('', play.jammer(A.haywire), { [A.haywire]: '1 jamming' }),
  line('', play.endTurn('a')),
  line('', play.pass('b')),
  line('', play.pass('a')),
]

const ROUND_4: readonly Line[] = [
  line('', play.initiative(), { dice: [2, 5] }),
  line('', play.activate('b-blip-7')),
  line(
    'Not in the field of the haywire drone, as is said with the Move: nobody is asked again (p.22).',
    play.drift('b-blip-7'),
  ),
  line('', play.activate('b-blip-8', 'extra-blip')),
  line('A Blip that ends in the field is revealed (p.22): a Decoy.', play.end('b-blip-8', A.haywire), {
    'b-blip-8': 'gone',
  }),
  line('', play.endTurn('b')),
  line('', play.activate(A.haywire)),
  line('The field moves with it; 1 off for the inches, 1 on for the Jump.', play.jump(A.haywire, 7)),
  line('', play.endTurn('a')),
  line('', play.activate(B.commander)),
  line(
    'Past the drone: 1 on each. Past Beta: 1 on it.',
    play.move(B.commander, 5, { passes: [A.haywire, 'beta'], near: ['beta'] }),
    { [A.haywire]: '2 jamming', [B.commander]: '1', beta: 'b 2' },
  ),
  line('Blips too (R23).', play.command(B.commander, 'b-blip-7'), { [B.commander]: '2' }),
  line('', play.endTurn('b')),
  line('', play.pass('a')),
  line('', play.pass('b')),
]

const ROUND_5: readonly Line[] = [
  line('', play.initiative(), { dice: [4, 1] }),
  line('', play.activate(A.haywire)),
  line('Off, for 1 more.', play.jammer(A.haywire), { [A.haywire]: '3' }),
  line('', play.endTurn('a')),
  line('', play.activate(B.tactical2)),
  line('3" shed both.', play.move(B.tactical2, 3), { [B.tactical2]: '0' }),
  line('', play.end(B.tactical2)),
  line('', play.endTurn('b')),
  line('', play.pass('a')),
  line('', play.pass('b')),
]

const END: readonly Line[] = [
  line('Zane leaves (p.16).', play.withdraw('b')),
  line('Allowed: New Tokyo Controls the Table.', play.allow('a')),
  line(
    'The attacker in control chooses what became of each surviving Objective (p.16, R29): 10 Target Counters where Inspected, which is then Secured by nobody (p.35).',
    play.settle('a', { alpha: 'secured', beta: 'destroyed', gamma: 'inspected' }),
    { alpha: 'a 0', beta: 'b 2 destroyed', gamma: 'contested 10' },
  ),
  line(
    '“Nobody Touches Beta” asks for enemy troopers within 6" of it.',
    play.measure('a', { side: 'a', place: 'beta', inches: 6, count: 0 }),
  ),
]

export const LINES: readonly Line[] = [...ROUND_1, ...ROUND_2, ...ROUND_3, ...ROUND_4, ...ROUND_5, ...END]

/**
 * Hammer on the Door: Delta destroyed 8, Epsilon destroyed 8, control 7, two troopers killed (a Tactical, the
 * Assault Trooper) 2 × 2, one lost (a Scout) −2: 8 + 8 + 7 + 4 − 2 = 25.
 * Nobody Touches Beta: it is destroyed and not Secured, 0 + 0; nobody is near it 4; one trooper killed 2; two lost
 * 2 × −2: 4 + 2 − 4 = 2.
 * 25 − 2 = 23, 20 or more is decisive: 3 Campaign Points (p.14, 29). The winner's streak grows by 1, the loser's is
 * 0; one Tech Point each for the battle and one more for who Controls the Table (p.29).
 */
export const SCORE = {
  a: { lines: [8, 8, 7, 4, -2], total: 25 },
  b: { lines: [0, 0, 4, 2, -4], total: 2 },
  result: { winner: 'a', margin: 'decisive', campaignPoints: 3 },
  lost: { a: { scout: 1 }, b: { tactical: 1, assault: 1 } },
} as const

/** All that is decided before round 1. */
export const PLAN = {
  seed: SEED,
  cards: CARDS,
  choices: { b: ['assault'] },
  drones: DRONES,
  squares: SQUARES,
  near: NEAR,
} as const
