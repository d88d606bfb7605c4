import { describe, expect, test } from 'vitest'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import { reasons, tableOf, type Given, type Table, type Who } from './table.ts'

/** Leadership, command and communication: lines 97–105, 172. */

const LEADER: Who = {
  skills: [
    { skill: 'Tactics', specialty: '', level: 2 },
    { skill: 'Leadership', specialty: '', level: 1 },
  ],
  unit: 'squad',
  role: 'commander',
  body: [7, 12, 7],
  dms: { tactics: 0, leadership: 1 },
}
const MEMBER: Who = { unit: 'squad' }

/** A squad with a Tactics bonus of 3. */
function squad(ann: Who = {}, abe: Who = {}, over: Partial<Given> = {}): Table {
  const table = tableOf({
    ...over,
    people: { ann: { ...LEADER, ...ann }, abe: { ...MEMBER, ...abe }, bob: {}, ...over.people },
  })
  table.does('check-tactics', { fighter: 'ann', given: null }, 5, 4)
  return table.begins()
}

describe('Leadership', () => {
  test('lifts somebody else’s Initiative by its Effect, for this round before the turn (R12)', () => {
    const table = squad()
    expect(table.refuses('lead', { fighter: 'ann', target: 'ann', given: null }).code).toBe(
      'battle/not-offered',
    )
    table.does('lead', { fighter: 'ann', target: 'abe', given: null }, 5, 4)
    expect(reasons(table)).toEqual({ skill: 1, readyDm: 1 })
    expect(table.count('abe')).toBe(12 + 3 + 3)
    for (let n = 0; n < 3; n += 1) table.passes()
    table.opens()
    expect(table.count('abe')).toBe(15)
  })

  test.each([
    ['nobody sinks where it fails (R8)', 'nothing', 15],
    ['by house rule they do', 'lowers', 12],
  ] as const)('%s', (_name, leadershipFailed, count) => {
    const table = squad({}, {}, { rules: { leadershipFailed } })
    table.does('lead', { fighter: 'ann', target: 'abe', given: null }, 1, 2)
    expect(table.count('abe')).toBe(count)
  })
})

test('Leadership reaches nobody who is cut off from a commander who is up (line 99)', () => {
  const laser: Who = { comms: ['laser'], skills: LEADER.skills ?? [] }
  const table = squad(
    { body: [7, 5, 7] },
    { ...laser, body: [7, 12, 7] },
    { people: { alf: { ...MEMBER, ...laser } } },
  )
  const followers = (): unknown =>
    travellerPlay.options(table.state, 'side-1').find(({ command }) => command === 'lead')?.fields.target
  expect(followers()).toMatchObject({ of: ['ann', 'alf'] })
  for (const fighter of ['abe', 'alf']) table.does('tell-reach', { fighter, reach: 'seen' })
  expect(followers()).toBeUndefined()
})

describe('communication', () => {
  test.each([
    ['in earshot it needs nothing', [], [], 'near', {}, 15],
    ['out of it the bonus is gone (R16)', [], [], 'seen', {}, 12],
    ['but for radio', ['radio'], ['radio'], 'away', {}, 15],
    ['that is not jammed', ['radio'], ['radio'], 'away', { radio: 'jammed' }, 12],
    ['nor blocked', ['radio'], ['radio'], 'away', { radio: 'blocked' }, 12],
    ['a laser needs sight', ['laser'], ['laser'], 'away', {}, 12],
    ['which it has here', ['laser'], ['laser'], 'seen', {}, 15],
    ['and no smoke', ['laser'], ['laser'], 'seen', { smoke: 'smoke' }, 12],
    ['which a maser cuts through', ['maser'], ['maser'], 'seen', { smoke: 'smoke' }, 15],
    ['nothing stops a wire', ['hardlink'], ['hardlink'], 'away', { radio: 'blocked' }, 15],
    ['nor a meson beam', ['meson'], ['meson'], 'away', { radio: 'blocked' }, 15],
    ['both need the same', ['radio'], ['meson'], 'away', {}, 12],
  ] as const)('%s', (_name, ours, theirs, reach, encounter, count) => {
    const table = squad({ comms: [...ours] }, { comms: [...theirs] }, { encounter })
    table.does('tell-reach', { fighter: 'ann', reach: 'near' === reach ? 'seen' : reach })
    if (reach === 'near') table.does('tell-reach', { fighter: 'ann', reach })
    expect(table.count('abe')).toBe(count)
  })

  test('is told in one act, and of nobody for whom it makes no difference: alone, or with nobody to lead', () => {
    const offered = (ann: Who, abe: Who): unknown[] =>
      travellerPlay
        .options(tableOf({ people: { ann, abe, bob: {} } }).begins().state, 'side-1')
        .flatMap(({ command, fields }) => (command === 'tell-reach' ? [fields.fighter] : []))
    expect(offered(LEADER, MEMBER)).toMatchObject([{ kind: 'one', of: ['ann', 'abe'] }])
    expect(offered(MEMBER, MEMBER)).toEqual([])
    expect(offered(LEADER, { ...MEMBER, unit: 'Another' })).toEqual([])
  })

  test('a meson beam is silent while its user moves (TRV-107)', () => {
    const table = squad({ comms: ['meson'] }, { comms: ['meson'] })
    table.does('tell-reach', { fighter: 'abe', reach: 'away' })
    expect(table.count('abe')).toBe(15)
    table.does('move', { fighter: 'ann', far: 2, difficult: false, rough: 0 })
    expect(table.count('abe')).toBe(12)
  })

  test.each([
    ['by way of a third', true, 15],
    ['or not, by house rule', false, 12],
  ])('%s (TRV-101)', (_name, linksByOthers, count) => {
    const table = squad(
      { comms: ['radio'] },
      { comms: ['meson'] },
      {
        rules: { linksByOthers },
        people: { alf: { ...MEMBER, comms: ['radio', 'meson'] } },
      },
    )
    for (const fighter of ['ann', 'abe', 'alf']) table.does('tell-reach', { fighter, reach: 'away' })
    expect(table.count('abe')).toBe(count)
  })

  test('a commander who is down leads nobody, until somebody takes over (TRV-100)', () => {
    const table = squad({ body: [7, 9, 7] }, { role: 'deputy', body: [7, 12, 7] }, { level: 'assist' })
    table.by('side-1', 'put-right', {
      fighter: 'ann',
      fate: 'unconscious',
      str: 0,
      dex: 1,
      end: 0,
      reason: '',
    })
    expect(table.count('abe')).toBe(14)
    table.does('take-command', { fighter: 'abe' })
    expect(table.count('abe')).toBe(17)
  })

  test('from one who is up, though cut off, nobody takes over (line 99)', () => {
    const table = squad({ body: [7, 9, 7] }, { role: 'deputy', body: [7, 12, 7] })
    table.does('tell-reach', { fighter: 'ann', reach: 'away' })
    expect(table.count('abe')).toBe(14)
    expect(table.refuses('take-command', { fighter: 'abe' }).code).toBe('battle/not-offered')
  })
})
