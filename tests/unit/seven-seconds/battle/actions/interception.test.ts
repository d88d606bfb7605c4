import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../../shared/problem.ts'
import { decide } from '../../../../../shared/systems/seven-seconds/battle/decide.ts'
import {
  battle,
  counters,
  eventsOf,
  fateOf,
  kindsOf,
  offered,
  offersOf,
  play,
  verdict,
  type Battle,
} from '../builders.ts'
import {
  activate,
  endActivation,
  fireMissile,
  intercept,
  move,
  resolveBlast,
  reveal,
  rollMissile,
} from '../orders.ts'

/** R17: hidden Blips intercept a missile when their owner reveals them, before any die is rolled. */

const A = 'a-tactical-1'
const fire = (at: string, over: Partial<ReturnType<typeof fireMissile>> = {}) => fireMissile(A, at, over)

/** Side b answers with Countermeasures 3, engineers and drones with 4; side a's missiles have Nuclear 2. */
const TECH = { a: '444424', b: '444344' }

function range(over: Battle = {}) {
  const units = ['a tactical', 'b tactical 3tc', 'b scout']
  return battle({ units, acting: A, tech: TECH, ...over })
}

const shot = fire('b-tactical-1')
/** Fired at the tactical; side b has these Blips. */
const flying = (...blips: string[]) => play(range({ blips }), shot).state
/** The owner's answer, and the dice: where Blips were revealed they fall by a command of their own. */
const answering = (named: readonly string[], ...rolls: number[]): Parameters<typeof play>[1][] =>
  named.length === 0 ? [[intercept('b'), ...rolls]] : [intercept('b', ...named), [rollMissile(A), ...rolls]]
const rolledBy = (decision: ReturnType<typeof play>) =>
  eventsOf(decision, 'rolled').map(({ unit, purpose }) => (purpose === 'countermeasures' ? unit : purpose))

test('the firer cannot name them', () => {
  const state = range({ blips: ['b basic'] })
  expect(verdict(state, fire('b-tactical-1', { interceptors: ['b-blip-1'] }))).toBe(
    'unreadable interceptors.0',
  )
  expect(verdict(state, fire('b-tactical-1', { interceptors: ['b-basic-1'] }))).toBe(
    'impossible measure/unknown p.21',
  )
})

test('fired, it is on its way: the action is spent, no die is rolled, and only the owner is asked', () => {
  const fired = play(range({ blips: ['a scout', 'b basic', 'b decoy'] }), shot)
  expect(kindsOf(fired.events)).toEqual(['missile-fired', 'counters-changed', 'action-spent'])
  expect(counters(fired.state, A)).toBe(1)
  expect(offered(fired.state, 'a')).toEqual([])
  expect(offered(fired.state, 'b')).toEqual(['intercept'])
  expect(offersOf(fired.state, 'b', 'intercept')).toMatchObject([
    { blips: { kind: 'some', of: ['b-blip-1', 'b-blip-2'], usual: [], measured: true } },
  ])
})

test.each<[string, Parameters<typeof verdict>[1], string]>([
  ['the owner reveals nothing', intercept('b'), 'allowed'],
  ['the owner reveals one', intercept('b', 'b-blip-2'), 'allowed'],
  ['the firing side answers', intercept('a'), 'impossible missile/nothing-to-intercept p.21'],
  ['for the owner', intercept('a', 'b-blip-1'), 'impossible missile/nothing-to-intercept p.21'],
  ['with Blips of the firing side', intercept('b', 'a-blip-1'), 'impossible measure/unknown p.21'],
  ['with one that is not there', intercept('b', 'b-blip-9'), 'impossible measure/unknown p.21'],
  ['with a unit', intercept('b', 'b-scout-1'), 'unreadable blips.0'],
  ['with one twice', intercept('b', 'b-blip-1', 'b-blip-1'), 'unreadable blips'],
  ['the firer acts on', move(A, 3), 'impossible action/half-done p.17'],
  ['the firer ends its activation', endActivation(A), 'breaks action/half-done p.17'],
  ['the blast comes before the answer', resolveBlast(A), 'impossible action/not-begun p.17'],
  ['a Blip is revealed otherwise', reveal('b-blip-1'), 'breaks action/half-done p.17'],
  [
    'the owner activates',
    activate('b-scout-1'),
    'breaks turn/activation-open p.16, action/half-done p.17, turn/not-yours p.16',
  ],
])('%s: %s', (_name, order, expected) => {
  const state = play(range({ blips: ['a scout', 'b basic', 'b decoy'] }), shot).state
  expect(verdict(state, order)).toBe(expected)
})

test.each<[string, string[], string[], number[], string[]]>([
  // hidden; revealed; Countermeasures 3, but 4 of engineers and drones; who rolls, and what comes then
  ['nothing revealed: the units roll', ['b basic'], [], [3], ['b-tactical-1']],
  ['nothing revealed, and nothing stops it', ['b basic'], [], [4, 1], ['b-tactical-1', 'missile']],
  ['one unit', ['b basic'], ['b-blip-1'], [5, 3], ['b-basic-1', 'b-tactical-1']],
  ['one unit that stops it', ['b engineer'], ['b-blip-1'], [4], ['b-engineer-1']],
  [
    'two units, one after the other',
    ['b basic & engineer'],
    ['b-blip-1'],
    [5, 6, 3],
    ['b-basic-1', 'b-engineer-1', 'b-tactical-1'],
  ],
  ['the first of two that stops it is the last', ['b basic & engineer'], ['b-blip-1'], [4], ['b-basic-1']],
  ['a Decoy goes and rolls nothing', ['b decoy'], ['b-blip-1'], [3], ['b-tactical-1']],
  [
    'several, in the order in which they are named',
    ['b basic', 'b decoy', 'b engineer'],
    ['b-blip-3', 'b-blip-2', 'b-blip-1'],
    [5, 5, 6, 4, 2, 5, 90],
    ['b-engineer-1', 'b-basic-1', 'b-tactical-1', 'missile', 'deviation', 'direction'],
  ],
])('%s', (_name, blips, named, rolls, expected) => {
  const state = flying(...blips)
  const answered = play(state, ...answering(named, ...rolls))
  expect(rolledBy(answered)).toEqual(expected)
  expect(eventsOf(answered, 'blip-revealed').map(({ blip, reason }) => [blip, reason])).toEqual(
    named.map((blip) => [blip, 'by-choice']),
  )
  const hidden = Object.keys(state.blips).filter((id) => !named.includes(id))
  expect(Object.keys(answered.state.blips)).toEqual(hidden)
  // Revealed before any die is rolled, and asked once.
  const kinds = kindsOf(answered.events)
  expect(kinds.lastIndexOf('blip-revealed')).toBeLessThan(kinds.indexOf('rolled'))
  expect(offered(answered.state, 'b')).not.toContain('intercept')
})

test('units that the firer named roll first, then the revealed, the target last', () => {
  const state = play(
    range({ blips: ['b basic'] }),
    fire('b-tactical-1', { interceptors: ['b-scout-1'] }),
  ).state
  const answered = play(state, ...answering(['b-blip-1'], 6, 6, 6, 1))
  expect(rolledBy(answered)).toEqual(['b-scout-1', 'b-basic-1', 'b-tactical-1', 'missile'])
})

test('stopped by a revealed unit it does nothing more, and the firer acts on', () => {
  const answered = play(flying('b engineer'), ...answering(['b-blip-1'], 4))
  expect(kindsOf(answered.events)).toEqual([
    'blip-revealed',
    'interceptors-revealed',
    'rolled',
    'missile-intercepted',
  ])
  expect(eventsOf(answered, 'missile-intercepted')).toMatchObject([{ unit: A, by: 'b-engineer-1' }])
  expect(answered.state).toMatchObject({
    craters: [],
    turn: { side: 'a', activation: { piece: A, actionsLeft: 1, pending: null } },
  })
})

test('not stopped it hits or deviates as it was fired: its cover and Target Counters are kept', () => {
  const state = play(range({ blips: ['b decoy'] }), fire('b-tactical-1', { targetCover: 'light' })).state
  expect(fateOf(play(state, [intercept('b'), 6, 2]).state, 'b-tactical-1')).toBe(
    `destroyed by missile of ${A}`,
  )
  const deviated = play(state, [intercept('b'), 6, 3, 1, 1, 7])
  expect(eventsOf(deviated, 'blast-opened')).toMatchObject([
    { unit: A, centre: 'b-tactical-1', deviation: { inches: 2, direction: 7 } },
  ])
  expect(offered(deviated.state, 'a')).toEqual(['resolve-blast'])
})

test.each(['alpha', 'ground-1'])('they intercept what is fired at %s, which has none of its own', (at) => {
  const state = range({ blips: ['b basic'], objectives: { alpha: '3' }, grounds: { 'ground-1': 3 } })
  const answered = play(state, fire(at), ...answering(['b-blip-1'], 5, 1))
  expect(rolledBy(answered)).toEqual(['b-basic-1', 'missile'])
})

test('R25 an Activation Counter on the Blip becomes one on each unit', () => {
  const answered = play(
    range({ blips: ['b basic & engineer', 'b recce spent'] }),
    shot,
    intercept('b', 'b-blip-1', 'b-blip-2'),
  )
  const { units } = answered.state
  const ready = ['b-basic-1', 'b-engineer-1', 'b-recce-1'].map((id) => units[id]?.activation)
  expect(ready).toEqual([true, true, false])
})

test('the firer that has no action left ends its activation with the answer', () => {
  const state = range({ blips: ['b basic'], activation: { actionsLeft: 1 } })
  const answered = play(state, shot, ...answering(['b-blip-1'], 3)).state
  expect(answered.turn).toMatchObject({ side: 'b', activation: null })
})

test.each<[string, Battle]>([
  ['no Blip on the table', {}],
  ['only own Blips', { blips: ['a scout', 'a decoy'] }],
  ['blipsMayIntercept off', { blips: ['b basic'], rules: { blipsMayIntercept: false } }],
])('%s: nobody is asked, and the dice are rolled at once', (_name, over) => {
  const fired = play(range(over), [shot, 6, 1])
  expect(rolledBy(fired)).toEqual(['b-tactical-1', 'missile'])
  expect(offered(fired.state, 'a')).toEqual(['resolve-blast'])
  expect(offered(fired.state, 'b')).not.toContain('intercept')
})

test('with no missile on its way there is nothing to intercept', () => {
  const state = range({ blips: ['b basic'] })
  expect(verdict(state, intercept('b', 'b-blip-1'))).toBe('impossible missile/nothing-to-intercept p.21')
  expect(verdict(play(state, shot, [intercept('b'), 6, 1]).state, intercept('b'))).toBe(
    'impossible missile/nothing-to-intercept p.21',
  )
})

test('whether it was a Decoy or units is not told by the firing', () => {
  for (const rolls of [[], [3], [6, 1], [6, 6, 1, 1, 0]]) {
    const answers = ['b decoy', 'b basic', 'b engineer & scout'].map((blip) => {
      const answer = decide(range({ blips: [blip] }), shot, rolls)
      return isRefusal(answer) ? answer.problem : answer.events
    })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  }
})

test('revealed to intercept they are in the log before a die is named, whatever they hide', () => {
  for (const rolls of [null, [], [3], [6, 1]]) {
    const answers = ['b decoy', 'b basic', 'b engineer & scout'].map((blip) => {
      const answer = decide(flying(blip), intercept('b', 'b-blip-1'), rolls)
      return isRefusal(answer) ? answer.problem : kindsOf(answer.events)
    })
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
  }
  const revealed = play(flying('b decoy'), intercept('b', 'b-blip-1')).state
  expect([offered(revealed, 'a'), offered(revealed, 'b')]).toEqual([['roll-missile'], []])
  expect(verdict(revealed, intercept('b'))).toBe('impossible missile/nothing-to-intercept p.21')
  expect(verdict(revealed, { ...rollMissile(A), side: 'b' })).toBe('impossible action/not-begun p.17')
  expect(verdict(flying('b decoy'), rollMissile(A))).toBe('impossible missile/not-answered p.21')
})

describe('R17 whom the battle knows to be near the target', () => {
  const near = (over: Battle = {}) =>
    range({
      units: [
        'a tactical',
        'b tactical near:alpha',
        'b scout near:beta',
        'b engineer near:alpha',
        'a scout near:alpha',
      ],
      objectives: { alpha: '3', beta: '3' },
      ...over,
    })
  const both = ['b-tactical-1', 'b-engineer-1']
  const at = (interceptors: string[], leftOut?: string) =>
    fire('alpha', leftOut === undefined ? { interceptors } : { interceptors, leftOut })

  test('is named with it, or it is said why not', () => {
    const [offer] = offersOf(near(), 'a', 'fire-missile')
    expect(offer?.interceptors).toMatchObject({
      known: { by: 'target', ids: { alpha: both, beta: ['b-scout-1'] } },
    })
    expect(verdict(near(), at(both))).toBe('allowed')
    for (const some of [[], ['b-tactical-1'], ['b-engineer-1']])
      expect(verdict(near(), at(some))).toBe('breaks missile/known-left-out p.21')
    expect(verdict(near(), at(['b-engineer-1'], 'Moved back by hand'))).toBe('allowed')
    expect(verdict(near(), at([], ' '))).toBe('unreadable leftOut')
  })

  test('and the reason is in the log, with who was left out', () => {
    const fired = (interceptors: string[], leftOut?: string) =>
      eventsOf(play(near(), [at(interceptors, leftOut), 6, 6, 6, 1, 1, 0]), 'missile-fired')[0]?.leftOut
    expect(eventsOf(play(near(), [at([], 'A wall stands there'), 1]), 'missile-fired')[0]?.leftOut).toEqual({
      units: both,
      why: 'A wall stands there',
    })
    expect(fired(both, 'For nothing')).toBeUndefined()
  })

  test('near another Objective, hidden or destroyed it is not known to be', () => {
    const state = near({ units: ['a tactical', 'b scout near:beta'], blips: ['b engineer near:alpha'] })
    expect(verdict(state, at([]))).toBe('allowed')
  })

  test('units of one Blip stand together until one of them moves', () => {
    const state = battle({ units: ['a tactical', 'b commander'], blips: ['b scout & engineer'], side: 'b' })
    const besides = ({ units }: typeof state) => ['b-scout-1', 'b-engineer-1'].map((id) => units[id]?.beside)
    const open = play(state, reveal('b-blip-1')).state
    expect(besides(open)).toEqual([['b-engineer-1'], ['b-scout-1']])
    const moved = play(open, activate('b-scout-1'), move('b-scout-1', 3)).state
    expect(besides(moved)).toEqual([[], []])
  })
})
