import { expect, test } from 'vitest'
import {
  lookedAt,
  type Doing,
} from '../../../renderer/systems/seven-seconds/fights/console/model/looked-at.ts'
import { tableOf } from '../../../renderer/systems/seven-seconds/fights/console/model/table.ts'
import { view } from '../../../shared/systems/seven-seconds/battle/view.ts'
import { battle, type Battle } from '../seven-seconds/battle/builders.ts'

const UNITS = ['a tactical', 'a haywire', 'b scout']
const JAMS = ['a tactical', 'a haywire jamming', 'b scout']
const FALLEN = ['a tactical', 'a haywire jamming destroyed', 'b scout']

/** What is told how to measure where side a's tactical acts, or what else is said. */
function told(doing: Doing, over: Battle = {}, by?: 'move' | 'jump'): string {
  const state = battle({ units: UNITS, acting: 'a-tactical-1', ...over })
  return lookedAt(tableOf(view(state, 'public')), doing, by).join(' ')
}

const blast = (cause: 'missile' | 'kamikaze'): NonNullable<Battle['activation']> => ({
  pending: {
    kind: 'blast',
    cause,
    radius: 3,
    centre: 'b-scout-1',
    deviation: null,
    spared: null,
    touched: [],
  },
})

test.each<[string, Doing, Battle, string]>([
  ['a rifle', 'fire-rifle', {}, 'edges middle terrain'],
  ['a rifle where a jammer is on', 'fire-rifle', { units: JAMS }, 'edges middle terrain field'],
  ['a rifle where the jamming drone fell', 'fire-rifle', { units: FALLEN }, 'edges middle terrain'],
  ['a Sensor Pool where a jammer is on', 'spend-pool', { units: JAMS }, 'edges middle terrain field light'],
  ['a missile where a jammer is on', 'fire-missile', { units: JAMS }, 'path pathBlips middle terrain field'],
  [
    'a missile where no Blip intercepts',
    'fire-missile',
    { rules: { blipsMayIntercept: false } },
    'path middle terrain',
  ],
  ['a blast', 'resolve-blast', { activation: blast('missile') }, 'area crater light'],
  ['the blast of a kamikaze', 'resolve-blast', { activation: blast('kamikaze') }, 'area crater light'],
  [
    'the blast of a kamikaze that leaves no crater',
    'resolve-blast',
    { activation: blast('kamikaze'), rules: { kamikazeLeavesCrater: false } },
    'area light',
  ],
  [
    'a missile’s where kamikazes leave none',
    'resolve-blast',
    { activation: blast('missile'), rules: { kamikazeLeavesCrater: false } },
    'area crater light',
  ],
  [
    'a blast that reveals no Blips',
    'resolve-blast',
    { activation: blast('missile'), rules: { areasRevealBlips: false } },
    'area crater',
  ],
  ['flames', 'fire-flamer', {}, 'area smoke light'],
  ['flames that reveal no Blips', 'fire-flamer', { rules: { areasRevealBlips: false } }, 'area smoke'],
  ['the end of a trooper in a field', 'end-activation', { units: JAMS }, 'field'],
  [
    'the end of a Blip in a field',
    'end-activation',
    { units: JAMS, blips: ['a scout'], acting: 'a-blip-1' },
    'field light',
  ],
  ['an explosion', 'explode', {}, 'touch touchedOne'],
  [
    'an explosion against each that is touched',
    'explode',
    { rules: { kamikazeContacts: 'each' } },
    'touch touchedEach',
  ],
  ['a Move', 'move', {}, 'way sensors facing light'],
  [
    'a Move where who comes to light faces as its Blip went',
    'move',
    { rules: { facing: 'as-moved' } },
    'way sensors facing lightMoved',
  ],
  ['Blips that move together', 'several', {}, 'way'],
  ['whatever is not measured', 'command', {}, ''],
])('how to measure: %s', (_name, doing, over, expected) => {
  expect(told(doing, over)).toBe(expected)
})

test('a kamikaze that jumps is told what a Jump is told', () => {
  expect(told('kamikaze')).toBe('way sensors light')
  expect(told('kamikaze', {}, 'jump')).toBe('landing sensors facing light')
})
