import { describe, expect, test } from 'vitest'
import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { battle, play, refusal, type Battle } from './builders.ts'
import {
  activate,
  checkSuit,
  endActivation,
  explode,
  fireFlamer,
  fireMissile,
  fireRifle,
  intercept,
  kamikaze,
  resolveBlast,
  rollDamage,
  rollMissile,
  target,
} from './orders.ts'
import { newBattle, order, upTo } from './setup-steps.ts'

/** Numbers of real dice that are missing: the refusal says what is to be rolled next, by whom and for whom. */

const A = 'a-tactical-1'
const K = 'a-kamikaze-1'

/** Countermeasures, Armour and Nuclear are 3. */
function acting(units: string[], over: Battle = {}): BattleState {
  return battle({ units: ['a tactical', ...units], acting: A, tech: { a: '443334', b: '443334' }, ...over })
}

const marked = acting(['b tactical 6tc'])
const missile = fireMissile(A, 'b-tactical-1')
const past = fireMissile(A, 'b-tactical-1', { interceptors: ['b-scout-1'] })
const fired = acting(['b tactical 3tc'], { blips: ['b engineer', 'b decoy'] })
const flight = play(fired, missile).state
const revealed = play(flight, intercept('b', 'b-blip-1')).state
const measuring = play(acting(['b tactical 3tc', 'b scout']), [missile, 4, 6, 1, 1, 0]).state
const burning = play(acting(['b scout'], { blips: ['b engineer'] }), fireFlamer(A, ['b-blip-1'])).state
const flown = play(
  battle({ units: ['a kamikaze', 'b tactical 2tc'], acting: K }),
  kamikaze(K, 6, { passes: ['b-tactical-1'] }),
).state

test.each<[string, BattleState, Command, number[], string]>([
  // numbers given; purpose, side, unit and dice of the roll that is not complete
  ['the role roll', newBattle(), order('roll-roles', 'b', {}), [], 'role a - 1'],
  ['of the other side', newBattle(), order('roll-roles', 'b', {}), [5], 'role b - 1'],
  [
    'initiative',
    upTo('first-initiative', 'chance'),
    order('roll-initiative', 'a', {}),
    [],
    'initiative a - 1',
  ],
  [
    'after a tie',
    upTo('first-initiative', 'chance'),
    order('roll-initiative', 'a', {}),
    [4, 4],
    'initiative a - 1',
  ],
  [
    'after two ties',
    upTo('first-initiative', 'chance'),
    order('roll-initiative', 'a', {}),
    [4, 4, 2, 2, 6],
    'initiative b - 1',
  ],
  ['the Stunned', battle({ units: ['a tactical stunned', 'b scout'] }), activate(A), [], `recover a ${A} 1`],
  [
    'a suit',
    battle({ units: ['a tactical damaged', 'b scout'], acting: A }),
    checkSuit(A),
    [],
    `suit a ${A} 1`,
  ],
  ['a Sensor Pool', marked, target(A, 3), [], `sensor-pool a ${A} 3`],
  ['half a Sensor Pool', marked, target(A, 3), [6, 1], `sensor-pool a ${A} 3`],
  ['a rifle', marked, fireRifle(A, 'b-tactical-1'), [], `rifle a ${A} 6`],
  ['half a rifle', marked, fireRifle(A, 'b-tactical-1'), [4, 4, 4, 4, 4], `rifle a ${A} 6`],
  ['what it grazed', marked, fireRifle(A, 'b-tactical-1'), [2, 4, 4, 4, 4, 4], 'graze b b-tactical-1 2'],
  ['half of it', marked, fireRifle(A, 'b-tactical-1'), [2, 4, 4, 4, 4, 4, 6], 'graze b b-tactical-1 2'],
  ['the target of a missile', marked, missile, [], 'countermeasures b b-tactical-1 1'],
  ['who stands in its way', acting(['b tactical 3tc', 'b scout']), past, [], 'countermeasures b b-scout-1 1'],
  ['then the target', acting(['b tactical 3tc', 'b scout']), past, [4], 'countermeasures b b-tactical-1 1'],
  ['a Damaged suit that must obey', acting(['b tactical 3tc damaged']), missile, [], 'suit b b-tactical-1 1'],
  [
    'and its Countermeasures',
    acting(['b tactical 3tc damaged']),
    missile,
    [4],
    'countermeasures b b-tactical-1 1',
  ],
  ['to hit', marked, missile, [4], `missile a ${A} 1`],
  ['a deviation', acting(['b tactical 3tc']), missile, [4, 6], `deviation a ${A} 2`],
  ['half a deviation', acting(['b tactical 3tc']), missile, [4, 6, 1], `deviation a ${A} 2`],
  ['its direction', acting(['b tactical 3tc']), missile, [4, 6, 1, 1], `direction a ${A} 1`],
  ['the units that were hidden', revealed, rollMissile(A), [], 'countermeasures b b-engineer-1 1'],
  ['then those in sight', revealed, rollMissile(A), [6], 'countermeasures b b-tactical-1 1'],
  ['with nothing revealed', flight, intercept('b'), [], 'countermeasures b b-tactical-1 1'],
  ['a blast', measuring, resolveBlast(A, { 'b-scout-1': 1 }), [], 'blast-damage b b-scout-1 2'],
  ['its second roll', measuring, resolveBlast(A, { 'b-scout-1': 1 }), [6, 1], 'blast-stun b b-scout-1 2'],
  ['its third', measuring, resolveBlast(A, { 'b-scout-1': 1 }), [6, 1, 1, 6], 'blast-destroy b b-scout-1 2'],
  ['flames', acting(['b scout']), fireFlamer(A, [A, 'b-scout-1']), [1, 1], 'graze b b-scout-1 2'],
  ['damage to be rolled', burning, rollDamage(A), [3], 'graze b b-engineer-1 2'],
  ['a kamikaze', flown, explode(K, 'b-tactical-1'), [], `contact a ${K} 1`],
  [
    'a jamming field',
    acting(['b haywire jamming']),
    endActivation(A, ['b-haywire-1']),
    [],
    `jamming a ${A} 1`,
  ],
])('%s', (_name, state, command, rolls, expected) => {
  const before = JSON.stringify(state)
  const found = refusal(state, command, rolls)
  expect(found.code).toBe('dice/too-few')
  const { purpose, side, unit, dice } = found.values ?? {}
  expect(`${purpose} ${side} ${unit === '' ? '-' : unit} ${dice}`).toBe(expected)
  expect(found.values).toMatchObject({ given: rolls.length, least: purpose === 'direction' ? 0 : 1 })
  expect(found.values?.most).toBe(purpose === 'direction' ? 359 : 6)
  expect(JSON.stringify(state)).toBe(before)
})

test.each<[string, Command, number[], number | undefined]>([
  ['the dice of a Sensor Pool are added up', target(A, 3), [], undefined],
  ['a rifle', fireRifle(A, 'b-tactical-1'), [], 2],
  ['Armour against a graze', fireRifle(A, 'b-tactical-1'), [2, 4, 4, 4, 4, 4], 3],
  ['Countermeasures', missile, [], 3],
  ['Target Counters', missile, [4], 6],
])('%s: what each die is compared with', (_name, command, rolls, compared) => {
  expect(refusal(marked, command, rolls).values?.target).toBe(compared)
})

describe('what is not missing', () => {
  test.each<[string, number[], string]>([
    ['a number that no die shows', [3, 7], 'dice/out-of-range'],
    ['before one that is missing', [7], 'dice/out-of-range'],
    ['one too many', [3, 4, 5], 'dice/left-over'],
  ])('%s names no roll', (_name, rolls, code) => {
    const found = refusal(marked, target(A, 2), rolls)
    expect(found.code).toBe(code)
    expect(found.values).not.toHaveProperty('purpose')
  })
})
