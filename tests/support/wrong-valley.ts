import type { Command } from '../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { line, play, type Line } from './battle-script.ts'

/**
 * A Chance Encounter of three rounds, worked out by hand from the rule book (p.14–24, 29) and its rulings: plasma,
 * kamikazes that touch, jamming, a missile past Damaged and hidden interceptors, a Withdraw that is pursued.
 *
 * New Tokyo (a) has "Wrong Valley" (E-01, line A) and "Swarm Doctrine" (T-22 A: 1 Commander, 1 Tactical, 1 Scout,
 * 1 Assault, 12 points of drones, 1st rate): Sensors 5, Stealth 5, Armour 3 (Assault 4), CM 5, Nuclear 1, Robotics 5.
 *
 * The Council of Zane (b) has "Own the Middle" (E-04, line A) and "Short-Handed Veterans" (T-11 A: 1 Commander,
 * 2 Tactical, 1 Scout, 1 Assault, 6 points of drones, 1st rate): everything 4; its Assault has Armour 5, its Scout
 * Sensors 5 and Stealth 5.
 */

export const CARDS = {
  a: { mission: 'E-01', troops: 'T-22' },
  b: { mission: 'E-04', troops: 'T-11' },
} as const

export const DRONES = {
  a: { basic: 1, kamikaze: 2, haywire: 2, recce: 1 },
  b: { kamikaze: 2, haywire: 1 },
} as const

/** 4 against 3 and 1 for the streak: a tie, a Chance Encounter (p.14, 29). Then 2 against 5: b has the Initiative. */
export const OPENING = { roles: [4, 3], initiative: [2, 5] } as const

/** The squares, by the units' types: the first of a type, then its second. The others are Decoys. */
export const SQUARES = {
  a: [
    ['kamikaze', 'kamikaze'],
    ['assault', 'haywire'],
    ['commander'],
    ['tactical', 'recce'],
    ['scout'],
    ['basic', 'haywire'],
  ],
  b: [['assault', 'kamikaze'], ['commander'], ['tactical'], ['tactical', 'haywire'], ['scout', 'kamikaze']],
} as const

/** Units by type and turn, as `assault` and `kamikaze2`: their numbers are drawn by lot. */
export type Named = Readonly<Record<string, string>>

export function namesOf(units: readonly { readonly id: string; readonly type: string }[]): Named {
  const names: Record<string, string> = {}
  for (const { id, type } of units) {
    const before = Object.keys(names).filter((name) => name.replace(/\d$/, '') === type).length
    names[before === 0 ? type : `${type}${before + 1}`] = id
  }
  return names
}

/** Which units lie on which square. */
export function squaresOf(side: 'a' | 'b', units: Named): { square: number; units: string[] }[] {
  const used: Record<string, number> = {}
  return SQUARES[side].map((types, index) => ({
    square: index + 1,
    units: types.map((type) => {
      const nth = (used[type] ?? 0) + 1
      used[type] = nth
      return units[nth === 1 ? type : `${type}${nth}`] ?? ''
    }),
  }))
}

const leap = (unit: string, inches: number, passes: readonly string[]): Command => ({
  kind: 'kamikaze',
  side: unit.startsWith('a') ? 'a' : 'b',
  unit,
  by: 'jump',
  inches,
  spent: null,
  passes: [...passes],
  near: [],
})

const get = (names: Named, name: string): string => names[name] ?? `no ${name}`

export function linesOf(first: Named, second: Named): readonly Line[] {
  const a = (name: string): string => get(first, name)
  const b = (name: string): string => get(second, name)
  return [
    line('Zane has the Initiative (p.15).', play.open('b-blip-1'), {
      'b-blip-1': 'gone',
      [b('assault')]: '0',
      [b('kamikaze')]: '0',
    }),
    line('', play.activate(b('assault'))),
    line('6 + 5 = 11 points; 2 dice put 2 on it (p.19).', play.target(b('assault'), 2), {
      dice: [6, 5],
      [b('assault')]: '2',
    }),
    line(
      '13" is the third band: 2 for 6. 7" in light cover is the third too: 1 for 3; 2 points are lost. Two drones get 2 each; the Decoy goes with its one (p.17, 19).',
      play.spend(
        b('assault'),
        { at: 'a-blip-1', counters: 2, range: 13 },
        { at: 'a-blip-7', counters: 1, range: 7, sight: { cover: 'light' } },
      ),
      { 'a-blip-1': 'gone', 'a-blip-7': 'gone', [a('kamikaze')]: '2', [a('kamikaze2')]: '2' },
    ),
    line(
      '13" is the second plasma band: 2 counters give 1 die. Plasma grazes on 3, and a graze destroys a drone (p.20).',
      play.rifle(b('assault'), a('kamikaze'), 13),
      { dice: [3], [a('kamikaze')]: 'destroyed', [b('assault')]: '3' },
    ),
    line('The other unit of the Blip (p.17).', play.activate(b('kamikaze'))),
    line('', play.kamikaze(b('kamikaze'), 6)),
    line('It may explode after its Move, and need not (p.10).', play.end(b('kamikaze'))),
    line('', play.activate('b-blip-6', 'extra-blip')),
    line('', play.drift('b-blip-6')),
    line('', play.endTurn('b')),

    line('Revealed by the enemy it keeps its Activation Counter (p.17, R25).', play.activate(a('kamikaze2'))),
    line(
      'The Jump sheds 2 and puts 1 on; two enemies sense it: 2 more, 1 on each (p.18).',
      leap(a('kamikaze2'), 9, [b('assault'), b('kamikaze')]),
      { [a('kamikaze2')]: '3', [b('assault')]: '4', [b('kamikaze')]: '1' },
    ),
    line(
      'It touches the Assault: 4 is not lower than 4, the touch fails; the drone is gone (p.22).',
      play.explode(a('kamikaze2'), b('assault')),
      { dice: [4], [a('kamikaze2')]: 'destroyed' },
    ),
    line(
      'A blast of Robotics 5, the touched at 0": 5 dice, 6 is above Armour 5 and damages; of the next five none is. The other drone is destroyed (p.21, 22).',
      play.blast(a('kamikaze2'), [b('kamikaze'), 2]),
      {
        dice: [6, 1, 2, 3, 1, 1, 2, 3, 4, 5],
        [b('assault')]: '4 damaged',
        [b('kamikaze')]: 'destroyed',
      },
    ),
    line('', play.endTurn('a')),

    line('', play.activate('b-blip-3')),
    line(
      'A moving Blip that comes near an enemy Blip is revealed first; that one is a Decoy and gives nothing (p.18, R15). The trooper has no action left (p.17).',
      play.drift('b-blip-3', { passes: ['a-blip-8'] }),
      { 'b-blip-3': 'gone', 'a-blip-8': 'gone', [b('tactical')]: '0' },
    ),
    line('', play.endTurn('b')),

    line('', play.open('a-blip-2'), { 'a-blip-2': 'gone', [a('assault')]: '0', [a('haywire')]: '0' }),
    line('', play.activate(a('assault'))),
    line(
      'Past two enemies: 2 on it, 1 on each (p.18).',
      play.move(a('assault'), 6, { passes: [b('assault'), b('tactical')] }),
      { [a('assault')]: '2', [b('assault')]: '5 damaged', [b('tactical')]: '1' },
    ),
    line(
      '7.9" is the first plasma band: 5 counters give 5 dice, heavy cover between takes 2. Plasma kills on 2 (p.20, 23). It is the first kill.',
      play.rifle(a('assault'), b('assault'), 7.9, { between: 'heavy' }),
      { dice: [4, 2, 6], [b('assault')]: 'destroyed', [a('assault')]: '3' },
    ),
    line('', play.activate(a('haywire'))),
    line('The field goes on (p.22).', play.jammer(a('haywire')), { [a('haywire')]: '1 jamming' }),
    line('', play.endTurn('a')),

    line('', play.open('b-blip-4'), { 'b-blip-4': 'gone', [b('tactical2')]: '0', [b('haywire')]: '0' }),
    line('', play.activate(b('tactical2'))),
    line('', play.move(b('tactical2'), 3, { passes: [a('assault'), a('haywire')] }), {
      [b('tactical2')]: '2',
      [a('assault')]: '4',
      [a('haywire')]: '2 jamming',
    }),
    line(
      'The target stands in the field: heavy cover (p.22).',
      play.missile(b('tactical2'), a('assault'), { cover: 'heavy', along: [a('haywire')] }),
      { [b('tactical2')]: '3' },
    ),
    line('A Blip near the path is revealed to intercept: two units (R17).', play.intercept('a', 'a-blip-4'), {
      'a-blip-4': 'gone',
      [a('tactical')]: '0',
      [a('recce')]: '0',
    }),
    line(
      'All four have CM 5, and four 6 are above it. 3 is more than 4 − 2 = 2: it deviates by 3" (p.21, 23).',
      play.fly(b('tactical2')),
      { dice: [6, 6, 6, 6, 3, 2, 1, 90] },
    ),
    line(
      'Nuclear 4. At 2.9" 2 dice: 5 is above Armour 4, then 6 again, then neither: Damaged and Stunned. A drone is destroyed and its field goes. At 3.5" 1 die: 4 is above Armour 3, then 3 is not (p.21).',
      play.blast(b('tactical2'), [a('assault'), 2.9], [a('haywire'), 1], [a('tactical'), 3.5]),
      {
        dice: [5, 1, 6, 2, 1, 3, 4, 3],
        [a('assault')]: '4 damaged stunned',
        [a('haywire')]: 'destroyed',
        [a('tactical')]: '0 damaged',
      },
    ),
    line('', play.activate(b('haywire'))),
    line('', play.move(b('haywire'), 6)),
    line('', play.endTurn('b')),

    line('', play.activate(a('tactical'))),
    line('5 and 6: both actions are lost (p.24).', play.suit(a('tactical')), { dice: [5] }),
    line('', play.suit(a('tactical')), { dice: [6] }),
    line('', play.endTurn('a')),

    line('', play.open('b-blip-5'), { 'b-blip-5': 'gone', [b('scout')]: '0', [b('kamikaze2')]: '0' }),
    line('', play.activate(b('scout'))),
    line('A Scout’s Sensors are 4 + 1; 27 points (p.10, 19).', play.target(b('scout'), 5), {
      dice: [6, 6, 6, 5, 4],
      [b('scout')]: '5',
    }),
    line(
      '9" is the second band: 3 for 6. 10" behind it: 2 × 2 points each, light cover between takes 1: 2 for 12. 20" is the fourth band: 2 for 8. 1 point is lost (p.19, 23).',
      play.spend(
        b('scout'),
        { at: a('assault'), counters: 3, range: 9 },
        { at: a('tactical'), counters: 2, range: 10, sight: { between: 'light', behind: true } },
        { at: 'a-blip-3', counters: 2, range: 20 },
      ),
      {
        'a-blip-3': 'gone',
        [a('commander')]: '2',
        [a('assault')]: '7 damaged stunned',
        [a('tactical')]: '2 damaged',
      },
    ),
    line('', play.missile(b('scout'), a('assault')), { [b('scout')]: '6' }),
    line(
      'The Damaged suit does not obey on 5: no Countermeasures. 6 is not more than 7: a direct hit (p.21, 24, 35).',
      play.intercept('a'),
      { dice: [5, 6], [a('assault')]: 'destroyed' },
    ),
    line('At 3" 1 die: 2 is not above Armour 3.', play.blast(b('scout'), [a('tactical'), 3]), { dice: [2] }),
    line('', play.activate(b('kamikaze2'))),
    line('', play.kamikaze(b('kamikaze2'), 5, { passes: [a('tactical'), a('recce')] }), {
      [b('kamikaze2')]: '2',
      [a('tactical')]: '3 damaged',
      [a('recce')]: '1',
    }),
    line(
      'It touches the Recce Drone, which has 1: not even a 1 is lower (p.22).',
      play.explode(b('kamikaze2'), a('recce')),
      { dice: [1], [b('kamikaze2')]: 'destroyed' },
    ),
    line(
      'The blast destroys the drone. At 1" 4 − 1 = 3 dice: 3 is not above Armour 3.',
      play.blast(b('kamikaze2'), [a('tactical'), 1]),
      { dice: [1, 2, 3], [a('recce')]: 'destroyed' },
    ),
    line('', play.endTurn('b')),

    line('', play.activate(a('commander'))),
    line('', play.command(a('commander'), a('tactical')), { [a('commander')]: '3' }),
    line('4" shed all 3 (p.18).', play.move(a('commander'), 4), { [a('commander')]: '0' }),
    line('', play.endTurn('a')),

    line('', play.open('b-blip-2'), { 'b-blip-2': 'gone', [b('commander')]: '0' }),
    line('', play.activate(b('commander'))),
    line(
      'In the flames: red 4 is above Armour 3 and stuns, 2 does not damage (p.22).',
      play.flamer(b('commander'), 4, a('tactical')),
      { dice: [4, 2], [a('tactical')]: '3 damaged stunned', [b('commander')]: '1' },
    ),
    line(
      'In the smoke, light cover: 5" counts as the second band, 3 counters give 1 die. 2 grazes; 5 damages a second time, which destroys (p.20, 24).',
      play.rifle(b('commander'), a('tactical'), 5, { cover: 'light' }),
      { dice: [2, 1, 5], [a('tactical')]: 'destroyed', [b('commander')]: '2' },
    ),
    line('', play.endTurn('b')),

    line('', play.open('a-blip-5'), { 'a-blip-5': 'gone', [a('scout')]: '0' }),
    line('', play.activate(a('scout'))),
    line('', play.jump(a('scout'), 9), { [a('scout')]: '1' }),
    line(
      '11" is the first gauss band: 2 dice, a 1 kills (p.20).',
      play.rifle(a('scout'), b('commander'), 11),
      {
        dice: [6, 1],
        [b('commander')]: 'destroyed',
        [a('scout')]: '2',
      },
    ),
    line('', play.endTurn('a')),
    line('', play.pass('b')),

    line('', play.open('a-blip-6'), { 'a-blip-6': 'gone', [a('basic')]: '0', [a('haywire2')]: '0' }),
    line('', play.activate(a('basic'))),
    line('', play.jump(a('basic'), 9), { [a('basic')]: '1' }),
    line('', play.activate(a('haywire2'))),
    line('', play.jammer(a('haywire2')), { [a('haywire2')]: '1 jamming' }),
    line('', play.endTurn('a')),

    line('', play.activate('b-blip-7')),
    line('It ends in the field and is revealed: a Decoy (p.22).', play.end('b-blip-7', a('haywire2')), {
      'b-blip-7': 'gone',
    }),
    line('', play.activate('b-blip-8', 'extra-blip')),
    line('Not in the field, as is said with the Move: nobody is asked again (p.22).', play.drift('b-blip-8')),
    line('', play.endTurn('b')),
    line('', play.pass('a')),
    line('Both pass: the round is over (p.16).', play.pass('b')),

    line('A tie: Zane passes the counter over (p.16).', play.initiative(), { dice: [4, 4] }),
    line('', play.activate(a('scout'))),
    line('', play.target(a('scout'), 1), { dice: [5], [a('scout')]: '3' }),
    line('', play.spend(a('scout'), { at: b('scout'), counters: 5, range: 5 }), { [b('scout')]: '11' }),
    line(
      '23" is the second band, light cover makes it the third: 11 counters give 3 dice, heavy cover between takes 2 (p.20, 23).',
      play.rifle(a('scout'), b('scout'), 23, { cover: 'light', between: 'heavy' }),
      { dice: [6], [a('scout')]: '4' },
    ),
    line('', play.end(a('scout'))),
    line('', play.endTurn('a')),

    line('', play.activate(b('scout'))),
    line(
      'Stealth 5 sheds 5 of 11; three enemies put 3 on (p.18).',
      play.move(b('scout'), 6, { passes: [a('scout'), a('commander'), a('basic')] }),
      { [b('scout')]: '9', [a('scout')]: '5', [a('commander')]: '1', [a('basic')]: '2' },
    ),
    line(
      'The same once more, past the haywire drone too: four (p.18).',
      play.move(b('scout'), 6, {
        passes: [a('scout'), a('commander'), a('basic'), a('haywire2')],
        fields: [a('haywire2')],
      }),
      {
        [b('scout')]: '8',
        [a('scout')]: '6',
        [a('commander')]: '2',
        [a('basic')]: '3',
        [a('haywire2')]: '2 jamming',
      },
    ),
    line('It ends in the field: 5 is above Armour 4 (p.22).', play.end(b('scout'), a('haywire2')), {
      dice: [5],
      [b('scout')]: '8 damaged',
    }),
    line('', play.endTurn('b')),

    line('', play.activate(a('commander'))),
    line(
      'In the field, heavy cover: 6" counts as the third band, 8 counters give 2 dice. 2 grazes: red 5 is above Armour 4 and stuns, 4 does not damage (p.20).',
      play.rifle(a('commander'), b('scout'), 6, { cover: 'heavy' }),
      { dice: [2, 5, 5, 4], [b('scout')]: '8 damaged stunned', [a('commander')]: '3' },
    ),
    line('', play.command(a('commander'), a('scout')), { [a('commander')]: '4' }),
    line('', play.end(a('commander'))),
    line('', play.endTurn('a')),

    line('', play.activate(b('tactical2'))),
    line(
      'Past three others.',
      play.missile(b('tactical2'), a('scout'), { along: [a('commander'), a('basic'), a('haywire2')] }),
      { [b('tactical2')]: '4' },
    ),
    line(
      'Two 6 are above CM 5, 5 is not: the jamming drone intercepts it; jamming does not touch Countermeasures (p.21, 22).',
      play.intercept('a'),
      { dice: [6, 6, 5] },
    ),
    line('', play.move(b('tactical2'), 4), { [b('tactical2')]: '0' }),
    line('', play.endTurn('b')),

    line('A second activation, by the Command (p.22).', play.activate(a('scout'))),
    line('', play.missile(a('scout'), b('scout'), { cover: 'heavy', along: [b('tactical')] }), {
      [a('scout')]: '7',
    }),
    line(
      '5 is above CM 4. The Damaged suit obeys on 3, and 5 is above CM 4; the Stunned one’s work too. 5 is not more than 8 − 2 (p.21, 24).',
      play.intercept('b'),
      { dice: [5, 3, 5, 5], [b('scout')]: 'destroyed' },
    ),
    line('', play.blast(a('scout'))),
    line('', play.jump(a('scout'), 9), { [a('scout')]: '3' }),
    line('', play.endTurn('a')),
    line('', play.pass('b')),
    line('', play.pass('a')),

    line('Zane leaves (p.16).', play.withdraw('b')),
    line('New Tokyo pursues for one more round (p.16).', play.pursue('a')),
    line('', play.initiative(), { dice: [3, 5] }),
    line('', play.pass('b')),
    line('Both sides have troopers left: the Table is Contested (p.16).', play.pass('a')),
    line(
      '“Own the Middle” counts who stands there.',
      play.measure(
        'a',
        { side: 'b', place: 'centre', inches: 6, count: 2 },
        { side: 'a', place: 'centre', inches: 6, count: 0 },
      ),
    ),
  ]
}

/** What the book forbids just before a line, and what it is refused with where the rules are enforced. */
export function wrongsOf(
  first: Named,
  second: Named,
): Readonly<Record<number, readonly (readonly [Command, string])[]>> {
  const a = (name: string): string => get(first, name)
  const b = (name: string): string => get(second, name)
  return {
    0: [
      [play.pass('a'), 'turn/not-yours'],
      [play.activate('a-blip-1'), 'turn/not-yours'],
      [play.activate('b-blip-2', 'extra-blip'), 'activate/extra-blips'],
      [play.endTurn('b'), 'turn/nothing-activated'],
      [play.initiative(), 'battle/not-now'],
      [play.withdraw('b'), 'battle/not-now'],
      [play.activate(b('assault')), 'unit/not-on-table'],
    ],
    2: [
      [play.jump(b('assault'), 3), 'unit/unable'],
      [play.target(b('assault'), 5), 'target/dice'],
      [play.target(b('assault'), 0), 'target/dice'],
      [play.repair(b('assault'), b('assault')), 'unit/unable'],
      [play.command(b('assault'), 'b-blip-2'), 'unit/unable'],
      [play.jammer(b('assault')), 'unit/unable'],
      [play.kamikaze(b('assault'), 3), 'unit/unable'],
      [play.rifle(b('assault'), 'a-blip-1', 5), 'rifle/no-enemy'],
      [play.missile(b('assault'), 'a-blip-1'), 'missile/no-target'],
      [play.flamer(b('assault'), 6.5), 'flamer/too-far'],
      [play.move(b('assault'), 6.1), 'move/too-far'],
      [play.move(b('assault'), 4, { spent: 7 }), 'move/too-far'],
      [play.move(b('assault'), 4, { spent: 3 }), 'move/spent-less'],
      [play.move(b('assault'), 4, { passes: ['b-blip-2'] }), 'measure/unknown'],
      [play.move(b('kamikaze'), 3), 'unit/not-activated'],
      [play.suit(b('assault')), 'suit/nothing-to-check'],
    ],
    3: [
      [play.spend(b('assault'), { at: 'a-blip-1', counters: 4, range: 13 }), 'target/pool-too-small'],
      [play.spend(b('assault'), { at: 'b-blip-2', counters: 1, range: 3 }), 'target/unknown'],
      [
        play.spend(b('assault'), {
          at: 'a-blip-2',
          counters: 1,
          range: 3,
          sight: { between: 'blocking' },
        }),
        'target/cannot-be-targeted',
      ],
      [play.activate(b('kamikaze')), 'turn/activation-open'],
      [play.endTurn('b'), 'turn/activation-open'],
      [play.move(b('assault'), 3), 'action/half-done'],
      [
        play.spend(
          b('assault'),
          { at: 'a-blip-1', counters: 1, range: 3 },
          { at: 'a-blip-1', counters: 1, range: 3 },
        ),
        'target/twice',
      ],
    ],
    4: [
      [play.rifle(b('assault'), a('kamikaze'), 16), 'rifle/no-dice'],
      [play.rifle(b('assault'), a('kamikaze'), 5, { behind: true }), 'rifle/no-dice'],
      [play.rifle(b('assault'), a('kamikaze'), 5, { between: 'heavy' }), 'rifle/no-dice'],
      [play.rifle(b('assault'), b('kamikaze'), 5), 'rifle/no-enemy'],
    ],
    6: [
      [play.target(b('kamikaze'), 1), 'unit/unable'],
      [play.rifle(b('kamikaze'), a('kamikaze2'), 3), 'unit/unable'],
      [play.explode(b('kamikaze'), a('kamikaze2')), 'action/not-begun'],
      [play.kamikaze(b('kamikaze'), 6.5), 'move/too-far'],
      [play.flamer(b('kamikaze'), 2), 'unit/unable'],
    ],
    8: [
      [play.open('b-blip-2'), 'activate/too-many'],
      [play.activate('b-blip-2'), 'activate/too-many'],
      [play.activate(b('assault')), 'activate/no-counter'],
      [
        { kind: 'activate', side: 'b', piece: 'b-blip-6', as: 'extra-blip', reveal: true },
        'activate/extra-revealed',
      ],
    ],
    9: [[play.reveal('b-blip-6'), 'activate/extra-revealed']],
    13: [
      [play.explode(a('kamikaze2'), b('tactical')), 'kamikaze/no-contact'],
      [play.explode(a('kamikaze2'), 'a-blip-2'), 'kamikaze/no-contact'],
      [play.activate('a-blip-2'), 'turn/activation-open'],
    ],
    14: [
      [play.blast(a('kamikaze2'), [b('kamikaze'), 5.1]), 'blast/too-far'],
      [
        { kind: 'resolve-blast', side: 'a', unit: a('kamikaze2'), within: [], onTable: false },
        'blast/on-table',
      ],
      [play.endTurn('a'), 'turn/activation-open'],
      [play.blast(a('kamikaze2'), [a('kamikaze'), 1]), 'measure/unknown'],
    ],
    18: [
      [play.activate(b('tactical')), 'activate/no-counter'],
      [play.pass('b'), 'turn/begun'],
    ],
    30: [
      [play.fly(b('tactical2')), 'missile/not-answered'],
      [play.intercept('a', 'b-blip-2'), 'measure/unknown'],
      [play.activate('a-blip-3'), 'turn/activation-open'],
      [play.move(b('tactical2'), 3), 'action/half-done'],
      [play.end(b('tactical2')), 'action/half-done'],
    ],
    37: [
      [play.move(a('tactical'), 3), 'unit/suit-unchecked'],
      [play.target(a('tactical'), 1), 'unit/suit-unchecked'],
      [play.repair(a('tactical'), a('tactical')), 'unit/suit-unchecked'],
    ],
    53: [
      [play.command(a('commander'), 'a-blip-5'), 'command/second-counter'],
      [play.command(a('commander'), a('commander')), 'command/no-unit'],
      [play.command(a('commander'), b('scout')), 'command/no-unit'],
      [play.missile(a('commander'), b('scout')), 'unit/unable'],
      [play.rifle(a('commander'), b('tactical'), 13), 'rifle/no-dice'],
    ],
    66: [
      [play.endTurn('b'), 'turn/nothing-activated'],
      [play.withdraw('b'), 'battle/not-now'],
    ],
    80: [
      [play.activate(a('scout')), 'battle/not-now'],
      [play.pass('a'), 'battle/not-now'],
      [play.allow('a'), 'battle/not-now'],
      [play.pursue('a'), 'battle/not-now'],
    ],
    90: [
      [play.end(b('scout'), b('haywire')), 'measure/unknown'],
      [play.endTurn('b'), 'turn/activation-open'],
    ],
    111: [
      [play.allow('b'), 'battle/other-side'],
      [play.pursue('b'), 'battle/other-side'],
      [play.initiative(), 'battle/not-now'],
      [play.activate(a('scout')), 'battle/not-now'],
    ],
    112: [
      [play.withdraw('b'), 'withdraw/pursued'],
      [{ kind: 'agree-to-end', side: 'a' }, 'withdraw/pursued'],
    ],
    115: [
      [
        play.measure(
          'a',
          { side: 'b', place: 'centre', inches: 6, count: 3 },
          { side: 'a', place: 'centre', inches: 6, count: 0 },
        ),
        'measure/too-many',
      ],
      [play.measure('a', { side: 'b', place: 'centre', inches: 6, count: 2 }), 'measure/not-all'],
    ],
  }
}

/**
 * Wrong Valley: first kill 3, the Commander 4, three troopers 3 × 2, control 0, two lost 2 × −3: 7. Own the Middle:
 * two troopers there 2 × 3, no enemy there 5, two troopers 2 × 2, control 0, three lost 3 × −3: 6. 7 − 6 = 1 is
 * marginal: 1 Campaign Point (p.14, 29).
 */
export const SCORE = {
  a: { lines: [3, 4, 6, 0, -6], total: 7 },
  b: { lines: [6, 5, 4, 0, -9], total: 6 },
  result: { winner: 'a', margin: 'marginal', campaignPoints: 1 },
  lost: { a: { tactical: 1, assault: 1 }, b: { commander: 1, scout: 1, assault: 1 } },
} as const
