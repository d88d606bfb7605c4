import { describe, expect, test } from 'vitest'
import {
  assisted,
  battle,
  counters,
  deviationsOf,
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
  command,
  endActivation,
  explode,
  explodeAtEach,
  kamikaze,
  move,
  resolveBlast,
} from '../orders.ts'

const K = 'a-kamikaze-1'
const GONE = `destroyed by kamikaze of ${K}`

/** Robotics 3 on side a; Armour 3 and Countermeasures 2 on side b. */
function flying(over: Battle = {}) {
  const units = ['a kamikaze', 'a tactical', 'b tactical 3tc', 'b scout', 'b basic 1tc']
  return battle({ units, acting: K, tech: { a: '444443', b: '443244' }, ...over })
}

/** It has flown past all of side b and an Objective, and may explode. */
function lit(over: Battle = {}) {
  const touchable = ['b-tactical-1', 'b-scout-1', 'b-basic-1', 'alpha']
  return flying({ activation: { actionsLeft: 0, pending: { kind: 'fuse', touchable } }, ...over })
}

describe('R21 the last flight (p.22)', () => {
  test.each<[string, ReturnType<typeof kamikaze>, string]>([
    ['a Move of 6"', kamikaze(K, 6), 'allowed'],
    ['a Move of more', kamikaze(K, 6.1), 'breaks move/too-far p.18'],
    ['3" of hindering ground', kamikaze(K, 3, { spent: 6 }), 'allowed'],
    ['more movement than 6"', kamikaze(K, 4, { spent: 8 }), 'breaks move/too-far p.18'],
    ['a Jump of 9"', kamikaze(K, 9, { by: 'jump' }), 'allowed'],
    ['a Jump of more', kamikaze(K, 9.1, { by: 'jump' }), 'breaks move/too-far p.18'],
    ['none at all', kamikaze(K, 0), 'allowed'],
    ['a Move without the movement spent', kamikaze(K, 3, { spent: null }), 'impossible move/spent p.18'],
    ['a Jump with it', kamikaze(K, 3, { by: 'jump', spent: 3 }), 'impossible move/spent p.18'],
  ])('%s', (_name, order, expected) => expect(verdict(flying(), order)).toBe(expected))

  test('none at all, also where a Move must go somewhere', () => {
    expect(verdict(flying({ rules: { turnOnTheSpot: false } }), kamikaze(K, 0))).toBe('allowed')
  })

  test('is offered by Move and by Jump', () => {
    expect(offersOf(flying(), 'a', 'kamikaze')).toMatchObject([
      { by: { value: 'move' }, inches: { most: 6 }, spent: { most: 6, notBelow: 'inches' } },
      { by: { value: 'jump' }, inches: { most: 9 }, spent: { kind: 'is', value: null } },
    ])
  })

  test('sheds and is sensed as any other movement, then may explode', () => {
    const state = flying({ units: ['a kamikaze 5tc', 'b tactical 3tc'] })
    const flown = play(state, kamikaze(K, 6, { by: 'jump', passes: ['b-tactical-1'] }))
    expect(counters(flown.state, K)).toBe(5 - 3 + 1 + 1)
    expect(counters(flown.state, 'b-tactical-1')).toBe(4)
    expect(offered(flown.state, 'a')).toEqual(['end-activation', 'explode'])
    expect(verdict(flown.state, move(K, 1))).toBe('impossible action/half-done p.17')
  })

  test('reveals whom it passes, so that it can touch them', () => {
    const flown = play(flying({ blips: ['b engineer'] }), kamikaze(K, 6, { passes: ['b-blip-1'] })).state
    expect(verdict(flown, explode(K, 'b-engineer-1'))).toBe('allowed')
  })
})

describe('the explosion is optional (p.15)', () => {
  test('it ends its activation instead: nothing explodes, and play passes', () => {
    const flown = play(flying(), kamikaze(K, 6, { passes: ['b-tactical-1'] })).state
    const over = play(flown, endActivation(K))
    expect(kindsOf(over.events)).toEqual(['activation-ended', 'turn-ended', 'turn-begun'])
    expect(over.state).toMatchObject({ craters: [], turn: { side: 'b', activation: null } })
    expect([fateOf(over.state, K), fateOf(over.state, 'b-tactical-1')]).toEqual(['1tc', '4tc'])
    expect(verdict(over.state, explode(K))).toBe('impossible action/not-begun p.17')
  })

  test('R22 where a jamming field is on it is asked whether it stands in it', () => {
    const state = flying({ units: ['a kamikaze', 'a scout', 'b haywire jamming'] })
    const flown = play(state, kamikaze(K, 6, { by: 'jump' })).state
    expect(offersOf(flown, 'a', 'end-activation')).toMatchObject([{ fields: { of: ['b-haywire-1'] } }])
    expect(fateOf(play(flown, endActivation(K)).state, K)).toBe('1tc')
    expect(fateOf(play(flown, endActivation(K, ['b-haywire-1'])).state, K)).toBe(
      'destroyed by jamming of b-haywire-1',
    )
  })

  test('R28 an Objective near its landing is Secured', () => {
    const state = flying({ units: ['a kamikaze', 'a scout', 'b scout'], objectives: { alpha: 'b' } })
    const landed = { passes: ['alpha'], near: ['alpha' as const] }
    const over = play(state, kamikaze(K, 6, landed), endActivation(K)).state
    expect(over.objectives.alpha?.holder).toBe('a')
  })

  test('commanded in the same round it flies and explodes after all', () => {
    const units = ['a kamikaze', 'a engineer', 'b scout']
    const state = flying({ units, turn: { allowance: 2 } })
    const again = play(
      state,
      kamikaze(K, 6),
      endActivation(K),
      activate('a-engineer-1'),
      command('a-engineer-1', K),
      endActivation('a-engineer-1'),
    ).state
    const later = { ...again, turn: flying({ units }).turn }
    expect(fateOf(play(later, kamikaze(K, 6), explode(K)).state, K)).toBe(GONE)
  })
})

describe('R21 what it may touch', () => {
  test.each<[string, Battle, string[], string[]]>([
    // what it came within 6" of, and what it may touch
    ['nothing', {}, [], []],
    ['units', {}, ['b-scout-1', 'b-basic-1'], ['b-scout-1', 'b-basic-1']],
    [
      'Objectives, the destroyed left out',
      { objectives: { alpha: '-', beta: 'x' } },
      ['alpha', 'beta'],
      ['alpha'],
    ],
    ['a Blip: its units', { blips: ['b engineer & recce'] }, ['b-blip-1'], ['b-engineer-1', 'b-recce-1']],
    ['a Decoy: nothing', { blips: ['b decoy'] }, ['b-blip-1'], []],
    [
      'and no Blip that stays hidden',
      { blips: ['b recce', 'b engineer'] },
      ['b-blip-2', 'b-scout-1'],
      ['b-scout-1', 'b-engineer-1'],
    ],
  ])('%s', (_name, over, passes, touchable) => {
    for (const by of ['move', 'jump'] as const) {
      const flown = play(flying(over), kamikaze(K, 6, { by, passes }))
      expect(eventsOf(flown, 'fuse-lit')).toEqual([{ kind: 'fuse-lit', unit: K, touchable }])
      expect(offersOf(flown.state, 'a', 'explode')).toMatchObject([
        { unit: { value: K }, contact: { kind: 'one', of: touchable, orNone: true, measured: true } },
      ])
      for (const id of touchable) expect(verdict(flown.state, explode(K, id))).toBe('allowed')
    }
  })

  test('nothing that it did not come within 6" of', () => {
    const flown = play(
      flying({ objectives: { alpha: '2' } }),
      kamikaze(K, 6, { passes: ['b-scout-1'] }),
    ).state
    for (const id of ['b-tactical-1', 'alpha']) {
      expect(verdict(flown, explode(K, id))).toBe('breaks kamikaze/no-contact p.22')
    }
  })

  test.each<[string, string | null, string]>([
    ['an enemy unit', 'b-scout-1', 'allowed'],
    ['an Objective', 'alpha', 'allowed'],
    ['nothing', null, 'allowed'],
    ['a Destroyed Objective', 'beta', 'impossible kamikaze/no-contact p.22'],
    ['an own unit', 'a-tactical-1', 'impossible kamikaze/no-contact p.22'],
    ['nobody', 'b-scout-9', 'impossible kamikaze/no-contact p.22'],
  ])('%s', (_name, contact, expected) => {
    expect(verdict(lit({ objectives: { alpha: '2', beta: 'x2' } }), explode(K, contact))).toBe(expected)
  })

  test('without a flight there is no explosion', () => {
    expect(verdict(flying(), explode(K))).toBe('impossible action/not-begun p.17')
  })
})

describe('R21 contact: a die lower than the Target Counters destroys', () => {
  test.each<[string, string, number[], string]>([
    ['b-tactical-1', '3 Target Counters', [1], `destroyed by contact of ${K}`],
    ['b-tactical-1', '3 Target Counters', [2], `destroyed by contact of ${K}`],
    ['b-tactical-1', '3 Target Counters', [3], '3tc'],
    ['b-tactical-1', '3 Target Counters', [6], '3tc'],
    ['b-basic-1', '1 Target Counter', [1], '1tc'],
    ['b-scout-1', 'no Target Counter', [1], 'unharmed'],
  ])('%s with %s and %j: %s', (contact, _marks, rolls, fate) => {
    const struck = play(lit(), [explode(K, contact), ...rolls])
    expect(fateOf(struck.state, contact)).toBe(fate)
    expect(fateOf(struck.state, K)).toBe(GONE)
    expect(eventsOf(struck, 'rolled')).toMatchObject([{ purpose: 'contact', test: 'below', unit: K }])
  })

  test.each([
    [1, true],
    [2, false],
  ])('an Objective with 2 and a %i: Destroyed %s', (die, destroyed) => {
    const struck = play(lit({ objectives: { alpha: 'b2' } }), [explode(K, 'alpha'), die], resolveBlast(K))
    expect(struck.state.objectives.alpha).toEqual({ holder: 'b', destroyed, counters: 2 })
  })

  test('the Target Counter of its own passive sensors counts', () => {
    const state = flying({ units: ['a kamikaze', 'b tactical 1tc'] })
    const struck = play(state, kamikaze(K, 3, { passes: ['b-tactical-1'] }), [explode(K, 'b-tactical-1'), 1])
    expect(fateOf(struck.state, 'b-tactical-1')).toBe(`destroyed by contact of ${K}`)
  })
})

describe('R21 for all others a blast of Robotics inches around the drone, which is gone', () => {
  test('without contact nothing is rolled first', () => {
    const struck = play(lit(), explode(K))
    expect(kindsOf(struck.events)).toEqual(['exploded', 'destroyed', 'blast-opened'])
    expect(eventsOf(struck, 'exploded')).toEqual([{ kind: 'exploded', unit: K, contact: null }])
    expect(eventsOf(struck, 'blast-opened')).toMatchObject([
      { cause: 'kamikaze', radius: 3, centre: K, deviation: null, spared: null, touched: null },
    ])
  })

  test('a hit on the touched unit leaves the blast for the others', () => {
    const struck = play(lit(), [explode(K, 'b-tactical-1'), 1]).state
    expect(verdict(struck, resolveBlast(K, { 'b-tactical-1': 0 }))).toBe('impossible measure/unknown p.21')
    const after = play(struck, [resolveBlast(K, { 'b-scout-1': 2, 'b-basic-1': 3 }), 4, 3]).state
    expect([fateOf(after, 'b-scout-1'), fateOf(after, 'b-basic-1')]).toEqual(['damaged', GONE])
  })

  test('a touched unit that it did not destroy is in the blast at 0", named or not', () => {
    const struck = play(lit(), [explode(K, 'b-tactical-1'), 6]).state
    for (const within of [{}, { 'b-tactical-1': 2.5 }]) {
      const after = play(struck, [resolveBlast(K, within), 1, 1, 4, 3, 3, 3])
      expect(eventsOf(after, 'rolled')[0]?.dice).toHaveLength(3)
      expect(fateOf(after.state, 'b-tactical-1')).toBe('3tc damaged')
    }
  })

  test('friend and foe alike; the drone itself is not asked for', () => {
    const struck = play(lit(), explode(K)).state
    const within = offersOf(struck, 'a', 'resolve-blast')[0]?.within
    expect(within).toMatchObject({
      of: { id: { of: ['a-tactical-1', 'b-tactical-1', 'b-scout-1', 'b-basic-1'] }, inches: { most: 3 } },
    })
  })

  test('then play passes', () => {
    const struck = play(lit(), explode(K), resolveBlast(K))
    expect(struck.state.turn).toMatchObject({ side: 'b', activation: null })
  })
})

test('where the program only assists another drone explodes too, with its own Robotics', () => {
  const B = 'a-basic-1'
  const state = assisted(flying({ units: ['a basic', 'b tactical 3tc'], acting: B }))
  const flown = play(state, kamikaze(B, 3, { passes: ['b-tactical-1'] }))
  expect(deviationsOf(flown)).toEqual(['unit/unable p.22'])
  const struck = play(flown.state, [explode(B, 'b-tactical-1'), 6], [resolveBlast(B), 1, 1, 1])
  expect(eventsOf(struck, 'blast-opened')).toMatchObject([{ radius: 3, touched: 'b-tactical-1' }])
  expect(deviationsOf(struck)).toEqual([])
})

describe('R21 house rules', () => {
  test.each([
    [true, [3]],
    [false, []],
  ])('kamikazeLeavesCrater %s: %j', (kamikazeLeavesCrater, craters) => {
    const struck = play(lit({ rules: { kamikazeLeavesCrater } }), explode(K), resolveBlast(K))
    expect(struck.state.craters).toEqual(craters)
  })

  test.each<[string, string | null, number[]]>([
    ['without contact', null, [2, 5, 10]],
    ['when contact does not destroy', 'b-tactical-1', [3, 2, 5, 10]],
  ])('kamikazeDeviates: 2d6" %s', (_name, contact, rolls) => {
    const struck = play(lit({ rules: { kamikazeDeviates: true } }), [explode(K, contact), ...rolls])
    expect(eventsOf(struck, 'blast-opened')).toMatchObject([
      { centre: K, deviation: { inches: 7, direction: 10 }, spared: null, touched: null },
    ])
    expect(verdict(struck.state, resolveBlast(K, {}, { onTable: false }))).toBe('allowed')
  })

  test('kamikazeDeviates: not when contact destroys', () => {
    const struck = play(lit({ rules: { kamikazeDeviates: true } }), [explode(K, 'b-tactical-1'), 1])
    expect(eventsOf(struck, 'blast-opened')).toMatchObject([{ deviation: null, spared: 'b-tactical-1' }])
  })

  test.each<[string, string | null, number[], string[]]>([
    ['stopped: it is gone without a blast', 'b-tactical-1', [2], ['countermeasures']],
    ['not stopped', 'b-tactical-1', [3, 1], ['countermeasures', 'contact']],
    ['an Objective has none', 'alpha', [1], ['contact']],
    ['without contact nobody rolls', null, [], []],
  ])('kamikazeIntercepted: %s', (_name, contact, rolls, purposes) => {
    const state = lit({ objectives: { alpha: '2' }, rules: { kamikazeIntercepted: true } })
    const struck = play(state, [explode(K, contact), ...rolls])
    expect(eventsOf(struck, 'rolled').map(({ purpose }) => purpose)).toEqual(purposes)
    const stopped = purposes.length === 1 && purposes[0] === 'countermeasures'
    expect(kindsOf(struck.events).includes('blast-opened')).toBe(!stopped)
    expect(fateOf(struck.state, K)).toBe(GONE)
    if (stopped) expect(struck.state).toMatchObject({ craters: [], turn: { side: 'b' } })
  })

  test('kamikazeIntercepted: not by default', () => {
    const struck = play(lit(), [explode(K, 'b-tactical-1'), 1])
    expect(eventsOf(struck, 'rolled').map(({ purpose }) => purpose)).toEqual(['contact'])
  })

  describe('kamikazeContacts each: it rolls against each that it touches', () => {
    const each = (rules: Battle['rules'] = {}) =>
      lit({ objectives: { alpha: '2' }, rules: { kamikazeContacts: 'each', ...rules } })
    const [TACTICAL, BASIC] = ['b-tactical-1', 'b-basic-1']

    test('it is asked whom it touches of several, and one is named as ever', () => {
      expect(offersOf(each(), 'a', 'explode')).toMatchObject([
        { contact: { value: null }, contacts: { kind: 'some', of: [TACTICAL, 'b-scout-1', BASIC, 'alpha'] } },
      ])
      const pending = { kind: 'fuse' as const, touchable: [TACTICAL] }
      const alone = lit({ activation: { pending }, rules: { kamikazeContacts: 'each' } })
      expect(offersOf(alone, 'a', 'explode')).toMatchObject([{ contact: { kind: 'one', of: [TACTICAL] } }])
    })

    test('one die each: who is not destroyed is in the blast at 0"', () => {
      const struck = play(each(), [explodeAtEach(K, TACTICAL, BASIC, 'alpha', 'b-scout-1'), 2, 1, 1, 1])
      expect(eventsOf(struck, 'rolled')).toMatchObject([
        { purpose: 'contact', target: 3 },
        { purpose: 'contact', target: 1 },
        { purpose: 'contact', target: 2 },
        { purpose: 'contact', target: 0 },
      ])
      expect(fateOf(struck.state, TACTICAL)).toBe(`destroyed by contact of ${K}`)
      expect(struck.state.objectives.alpha?.destroyed).toBe(true)
      expect(eventsOf(struck, 'exploded')).toMatchObject([
        { contact: TACTICAL, furtherContacts: [BASIC, 'alpha', 'b-scout-1'] },
      ])
      const after = play(struck.state, [resolveBlast(K), 4, 4, 4, 4, 4, 4, 4, 4, 4])
      expect(eventsOf(after, 'rolled')[0]?.dice).toHaveLength(3)
      expect([fateOf(after.state, BASIC), fateOf(after.state, 'b-scout-1')]).toEqual([GONE, GONE])
    })

    test('nobody at all, or one', () => {
      expect(kindsOf(play(each(), explodeAtEach(K)).events)).toEqual([
        'exploded',
        'destroyed',
        'blast-opened',
      ])
      const one = play(each(), [explodeAtEach(K, TACTICAL), 6])
      expect(one.events).toEqual(play(lit({ objectives: { alpha: '2' } }), [explode(K, TACTICAL), 6]).events)
    })

    test('any of them may intercept it', () => {
      const struck = play(each({ kamikazeIntercepted: true }), [
        explodeAtEach(K, TACTICAL, 'b-scout-1'),
        3,
        2,
      ])
      expect(eventsOf(struck, 'rolled').map(({ purpose }) => purpose)).toEqual([
        'countermeasures',
        'countermeasures',
      ])
      expect(kindsOf(struck.events)).not.toContain('blast-opened')
    })

    test.each<[string, number[], object]>([
      ['it deviates when it destroys none', [3, 1, 2, 5, 10], { deviation: { inches: 7 }, touched: null }],
      ['and not when it destroys one', [2, 1], { deviation: null, touched: 'b-scout-1' }],
    ])('%s', (_name, rolls, opened) => {
      const struck = play(each({ kamikazeDeviates: true }), [
        explodeAtEach(K, TACTICAL, 'b-scout-1'),
        ...rolls,
      ])
      expect(eventsOf(struck, 'blast-opened')).toMatchObject([opened])
    })

    test.each([
      ['not by default', {}, explodeAtEach(K, TACTICAL, BASIC), 'breaks kamikaze/one-contact p.22'],
      ['somebody far away', { kamikazeContacts: 'each' }, explodeAtEach(K, TACTICAL, 'beta'), 'breaks'],
      ['an own unit', { kamikazeContacts: 'each' }, explodeAtEach(K, 'a-tactical-1', BASIC), 'impossible'],
    ] as const)('%s', (_name, rules, order, expected) => {
      const verdictOf = verdict(lit({ objectives: { alpha: '2', beta: '2' }, rules }), order)
      expect(verdictOf).toBe(expected.includes(' ') ? expected : `${expected} kamikaze/no-contact p.22`)
    })
  })
})
