import { describe, expect, test } from 'vitest'
import type { HouseRules } from '../../../../shared/systems/traveller/house-rules.ts'
import type { Side } from '../../../../shared/systems/traveller/battle/words.ts'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import { aVehicle, craftIn } from './documents.ts'
import { reasons, shot, tableOf, type Given, type Table, type Who } from './table.ts'

/** Initiative, rounds, haste and delay: lines 3–11, 84–86. */

const TACTICIAN = { skills: [{ skill: 'Tactics', specialty: '', level: 2 }], unit: 'squad' }

describe('the start of combat', () => {
  test.each([
    ['nobody ready: two dice and DEX', false, false, [4, 5, 1, 2], 9, 4],
    ['the ready count 12 without dice (R11)', true, false, [1, 2], 13, 4],
    ['all ready: 12 each, DEX decides (TRV-013)', true, true, [], 13, 13],
  ])('%s', (_name, ours, theirs, rolls, ann, bob) => {
    const table = tableOf({
      people: { ann: { body: [7, 9, 7], prepared: ours }, bob: { body: [7, 9, 7], prepared: theirs } },
    })
    table.begins(...rolls)
    expect([table.count('ann'), table.count('bob')]).toEqual([ours ? ann : ann + 1, bob])
  })

  test('by house rule all roll where all are ready', () => {
    const table = tableOf({ rules: { allPrepared: 'roll' } })
    table.by('side-1', 'roll-initiative', {}, 3, 4)
    table.by('side-2', 'roll-initiative', {}, 6, 6)
    expect([table.count('ann'), table.count('bob')]).toEqual([7, 12])
  })

  test('Tactics of the commander lifts everybody of the unit, and a failed check nobody (R8)', () => {
    const people = {
      ann: { ...TACTICIAN, role: 'commander' as const },
      abe: { unit: 'squad' },
      alf: { unit: '' },
      bob: {},
    }
    const table = tableOf({ people })
    expect(table.offered('check-tactics', 'side-1')).toBe(1)
    table.does('check-tactics', { fighter: 'ann', given: null }, 5, 4)
    expect(reasons(table)).toEqual({ skill: 2 })
    expect(table.offered('check-tactics', 'side-1')).toBe(0)
    table.begins()
    expect(['ann', 'abe', 'alf', 'bob'].map((id) => table.count(id))).toEqual([15, 15, 12, 12])

    const failed = tableOf({ people })
    failed.does('check-tactics', { fighter: 'ann', given: null }, 1, 1)
    expect(failed.begins().count('abe')).toBe(12)
  })
})

describe('before the first round', () => {
  test('who was ready is said of each combatant, as long as their side has not rolled (line 3, TRV-010)', () => {
    const people = { ann: { prepared: false }, abe: { prepared: false }, bob: { prepared: false } }
    const table = tableOf({ people })
    table.by('side-1', 'say-ready', { ready: ['abe'] })
    table.by('side-1', 'roll-initiative', {}, 3, 4)
    expect(['ann', 'abe'].map((id) => table.fighter(id).initiative?.roll)).toEqual([7, 'prepared'])
    expect(table.refuses('say-ready', { ready: [] }, 'side-1').code).toBe('battle/not-offered')
    expect(table.refuses('say-ready', { ready: ['ann'] }, 'side-2').code).toBe('battle/not-offered')
  })

  test('so is what is in hand (TRV-041)', () => {
    const table = tableOf({ people: { ann: { arms: 'pistol -knife' }, abe: { arms: 'knife' }, bob: {} } })
    const [offer] = travellerPlay
      .options(table.state, 'side-1')
      .filter(({ command }) => command === 'take-in-hand')
    expect(offer?.fields.held).toMatchObject({
      of: ['ann/pistol', 'ann/knife', 'abe/knife'],
      usual: ['ann/pistol', 'abe/knife'],
    })
    table.by('side-1', 'take-in-hand', { held: ['ann/knife'] })
    expect(['ann', 'abe'].map((id) => table.fighter(id).weapons.map(({ at }) => at))).toEqual([
      ['stowed', 'hand'],
      ['stowed'],
    ])
  })
})

describe('a round', () => {
  test('goes down from the highest, then by DEX, then together (R13)', () => {
    const table = tableOf({
      people: { ann: { body: [7, 12, 7] }, abe: { body: [7, 8, 7] }, bob: { body: [7, 8, 7] }, bea: {} },
    }).begins()
    const order: (readonly string[])[] = []
    while (table.state.round === 1) {
      order.push([...table.acting()])
      table.passes()
    }
    expect(order).toEqual([['ann'], ['abe', 'bob'], ['bea']])
  })

  test('DEX breaks ties as it stands, or by house rule as the fight found it (TRV-007)', () => {
    const orderBy = (woundedDms: 'asItStands' | 'asItBegan') => {
      const people = { ann: { body: [7, 8, 7] as const }, bob: {}, bea: { body: [7, 12, 7] as const } }
      const table = tableOf({ level: 'assist', people, rules: { woundedDms } }).begins()
      table.by('side-1', 'put-right', { fighter: 'ann', fate: 'up', str: 7, dex: 6, end: 0, reason: '' })
      table.passes()
      return table.acting()
    }
    expect(orderBy('asItStands')).toEqual(['bob'])
    expect(orderBy('asItBegan')).toEqual(['ann'])
  })

  test('what the tied declare is thrown when all have acted, and then damage takes hold', () => {
    const table = tableOf({
      people: { ann: { arms: 'pistol' }, bob: { arms: 'pistol', body: [7, 7, 1] } },
    }).begins()
    expect(table.acting()).toEqual(['ann', 'bob'])
    table.does('attack', shot('ann', 'pistol', 'bob'))
    table.does('attack', shot('bob', 'pistol', 'ann'))
    expect(table.all('attacked')).toEqual([])
    table.does('end-turn', { fighter: 'ann' })
    // Both hit: 6+6-3 = 9, and 3d6 each; Bob is to lose 10 and more.
    table.does('end-turn', { fighter: 'bob' }, 6, 6, 6, 6, 6, 6, 6, 2, 2, 2)
    expect(table.all('attacked')).toHaveLength(2)
    expect(table.fighter('bob').fate).toBe('dead')
    expect(table.fighter('ann').left).toEqual({ str: 7, dex: 7, end: 0 })
  })

  test('a reaction of the tied weighs on what they declared, whose dice fall first or not (lines 7, 64; R13)', () => {
    const table = tableOf({ people: { ann: { arms: 'pistol' }, bob: { arms: 'pistol' } } }).begins()
    table.does('attack', shot('ann', 'pistol', 'bob', { aware: true }))
    table.does('attack', shot('bob', 'pistol', 'ann', { aware: true }))
    table.passes()
    table.does('react', { fighter: 'bob', how: 'dodge', weapon: null })
    expect(table.all('attacked')).toEqual([])
    table.does('react', { fighter: 'ann', how: 'dodgeBehind', weapon: null }, 1, 1, 1, 1)
    const weighed = table
      .all('weighed')
      .map(({ fighter, reasons: all }) => [fighter, Object.fromEntries(all.map(({ why, dm }) => [why, dm]))])
    expect(weighed).toEqual([
      ['ann', { skill: -3, dodge: -1, reactions: -1 }],
      ['bob', { skill: -3, dodge: -2, reactions: -1 }],
    ])
    expect(table.all('initiative-shifted').map(({ round }) => round)).toEqual(['next', 'next'])
  })

  test('of two tied full autos all dice fall and are paired before anybody reacts (lines 7, 64, 95; R13, R19)', () => {
    const gunner: Who = {
      arms: 'machineGun',
      skills: [{ skill: 'Gun Combat', specialty: 'slug', level: 1 }],
    }
    const table = tableOf({ people: { ann: gunner, bob: gunner } }).begins()
    for (const fighter of ['ann', 'bob'])
      table.does('fire-auto', { fighter, weapon: 'machinegun', clear: true, port: null })
    table.does('end-turn', { fighter: 'ann' })
    table.does('end-turn', { fighter: 'bob' }, 1, 1, 1)
    const open = { range: 10, cover: 'none', soft: false, sensor: null, moved: null, given: null } as const
    const pair = { ...open, beside: [], aware: true, inArc: true, close: true, first: '1', second: '2' }
    table.by('side-1', 'pair-dice', { ...pair, target: 'bob' }, 1, 1, 1)
    table.by('side-2', 'pair-dice', { ...pair, target: 'ann' })
    table.does('react', { fighter: 'bob', how: 'dodge', weapon: null })
    expect(table.all('attacked')).toEqual([])
    table.does('react', { fighter: 'ann', how: 'dodge', weapon: null })
    const weighed = table.all('weighed').map(({ reasons: all }) => all.map(({ why, dm }) => [why, dm]))
    const each = [
      ['skill', 1],
      ['dodge', -1],
      ['reactions', -1],
    ]
    expect(weighed).toEqual([each, each])
  })

  test('what the tied declared and cannot be done any more is told (line 127)', () => {
    const table = tableOf({ people: { ann: { arms: 'pistol' }, bob: {} } }).begins()
    table.does('attack', shot('ann', 'pistol', 'bob', { cover: 'full' }))
    table.does('change-stance', { fighter: 'bob', stance: 'prone' })
    table.passes()
    expect(table.all('attacked')).toEqual([])
    expect(table.last('withdrawn')).toEqual({ kind: 'withdrawn', fighter: 'ann', lapsed: true })
    expect(table.fighter('ann').significant).toBe(0)
  })

  test('whoever dodged a shot and dives from a blast before its dice is shot at all the same (lines 7, 68, 136)', () => {
    const table = tableOf({
      people: { ann: { arms: 'pistol' }, abe: { arms: 'grenade' }, bob: { body: [7, 6, 20] } },
    }).begins()
    expect(table.acting()).toEqual(['ann', 'abe'])
    table.does('attack', shot('abe', 'grenade', 'bob'))
    table.does('attack', shot('ann', 'pistol', 'bob', { aware: true }))
    table.passes()
    table.does('react', { fighter: 'bob', how: 'dodgeBehind', weapon: null }, 6, 6)
    table.by('side-1', 'settle-blast', { near: [], far: [] })
    table.does('brace', { fighter: 'bob', how: 'dive' }, 1, 1, 1, 1, 1, 1, 1)
    expect(table.all('attacked').map(({ shot: { by } }) => by)).toEqual(['abe', 'ann'])
    expect(reasons(table)).toEqual({ skill: -3, stance: -2, dodge: -2 })
  })

  test('what the tied do behind what they declared costs it no aim, and aim taken then is for the next (lines 7, 29)', () => {
    const aiming = (): Table => {
      const table = tableOf({
        people: { ann: { arms: 'pistol' }, bob: { body: [7, 7, 50] } },
      }).begins()
      for (let n = 0; n < 3; n += 1) table.does('aim', { fighter: 'ann', target: 'bob' })
      table.does('end-turn', { fighter: 'ann' })
      table.does('end-turn', { fighter: 'bob' })
      table.opens()
      table.does('attack', shot('ann', 'pistol', 'bob'))
      return table
    }
    const ends = (table: Table): void => {
      table.does('end-turn', { fighter: 'ann' })
      table.does('end-turn', { fighter: 'bob' }, 1, 1)
    }
    const walking = aiming()
    walking.does('move', { fighter: 'ann', far: 6, difficult: false, rough: 0 })
    ends(walking)
    expect(reasons(walking)).toMatchObject({ aim: 3 })
    expect(walking.fighter('ann').aim).toBeNull()
    const onwards = aiming()
    onwards.does('aim', { fighter: 'ann', target: 'bob' })
    ends(onwards)
    expect(reasons(onwards)).toMatchObject({ aim: 3 })
    expect(onwards.fighter('ann').aim).toEqual({ target: 'bob', actions: 1 })
  })

  test('opens with one word for all the people at the table, and Muster’s own sides by themselves (line 11)', () => {
    const begun = (automatic: Given['automatic'] = []) => {
      const table = tableOf({ people: { ann: {}, bob: {}, cat: {} }, automatic })
      for (const side of ['side-1', 'side-2', 'side-3'] as const) table.by(side, 'roll-initiative', {})
      return table
    }
    const table = begun()
    expect(travellerPlay.openly(table.state).waitsFor).toEqual(['side-1'])
    expect(['side-1', 'side-2', 'side-3'].map((side) => table.offered('open-round', side as Side))).toEqual([
      2, 0, 0,
    ])
    table.by('side-1', 'open-round', { sides: ['side-1', 'side-2', 'side-3'], hasty: ['bob', 'cat'] })
    expect(table.all('round-opened').map(({ side, hasty }) => [side, hasty])).toEqual([
      ['side-1', []],
      ['side-2', ['bob']],
      ['side-3', ['cat']],
    ])
    expect(table.state.phase).toBe('acting')
    const led = begun(['side-1'])
    expect(travellerPlay.openly(led.state).waitsFor).toEqual(['side-1', 'side-2'])
    led.by('side-2', 'open-round', { sides: ['side-2', 'side-3'], hasty: [] })
    expect(led.state.phase).toBe('hastening')
  })

  test('of whoever ends a turn with nothing done it is told', () => {
    const table = tableOf({
      people: { ann: { body: [7, 15, 7] }, bob: { body: [7, 12, 7] }, bea: { body: [7, 9, 7] } },
    }).begins()
    table.does('end-turn', { fighter: 'ann' })
    table.does('move', { fighter: 'bob', far: 6, difficult: false, rough: 0 })
    table.does('end-turn', { fighter: 'bob' })
    expect(table.all('turn-ended')).toEqual([
      { kind: 'turn-ended', fighter: 'ann', idle: true },
      { kind: 'turn-ended', fighter: 'bob' },
    ])
  })

  test('haste: +2 now and −1 on checks, gone with the round (R14)', () => {
    const table = tableOf({ people: { ann: { arms: 'pistol' }, bob: { body: [7, 12, 7] } } })
    table.by('side-1', 'roll-initiative', {})
    table.by('side-2', 'roll-initiative', {})
    table.opens('ann')
    expect([table.count('ann'), table.count('bob')]).toEqual([14, 14])
    table.passes()
    expect(table.acting()).toEqual(['ann'])
    table.does('attack', shot('ann', 'pistol', 'bob'), 1, 2)
    expect(reasons(table)).toEqual({ skill: -3, hasty: -1 })
    table.passes()
    table.opens()
    expect(table.count('ann')).toBe(12)
  })
})

describe('delay', () => {
  const people = {
    ann: { body: [7, 12, 7], arms: 'pistol' },
    bob: { body: [7, 9, 7], arms: 'pistol' },
    bea: {},
  } as const

  test('who has delayed comes between before the dice, and keeps that count (R15, TRV-083)', () => {
    const table = tableOf({ people }).begins()
    table.does('delay', { fighter: 'ann' })
    expect(table.acting()).toEqual(['bob'])
    table.does('attack', shot('bob', 'pistol', 'ann'))
    expect(table.state.phase).toBe('reacting')
    table.does('act-now', { fighter: 'ann' })
    expect(table.acting()).toEqual(['ann'])
    expect(table.count('ann')).toBe(13)
    table.passes()
    // Bob may choose anew: nothing was thrown, and his action is back.
    expect(table.all('attacked')).toEqual([])
    expect(table.fighter('bob').significant).toBe(1)
    table.passes()
    table.passes()
    table.opens()
    expect(table.count('ann')).toBe(13)
  })

  test('whoever came between acts: it is not held back once more, but older logs may tell so (line 86, R15)', () => {
    const table = tableOf({ people }).begins()
    table.does('delay', { fighter: 'ann' })
    table.does('act-now', { fighter: 'ann' })
    expect([table.acting(), table.offered('delay', 'side-1')]).toEqual([['ann'], 0])
    table.does('delay', { fighter: 'ann' })
    expect(table.fighter('ann').turn).toBe('delaying')
    const waited = tableOf({ people }).begins()
    waited.does('delay', { fighter: 'ann' })
    waited.passes()
    waited.passes()
    waited.does('act-now', { fighter: 'ann' })
    expect([waited.acting(), waited.offered('delay', 'side-1')]).toEqual([['ann'], 0])
  })

  test('who has delayed comes between those who act together too: before anything, and after each declares (line 86, TRV-083)', () => {
    const armed = { body: [7, 9, 7], arms: 'pistol' } as const
    const begun = () => {
      const table = tableOf({
        people: { ann: { ...armed, body: [7, 12, 7] }, abe: armed, bob: armed },
      }).begins()
      table.does('delay', { fighter: 'ann' })
      expect(table.acting()).toEqual(['abe', 'bob'])
      return table
    }
    const first = begun()
    first.does('act-now', { fighter: 'ann' })
    expect([first.acting(), first.count('ann')]).toEqual([['ann'], 13])
    first.passes()
    expect(first.acting()).toEqual(['abe', 'bob'])

    const between = begun()
    between.does('attack', shot('abe', 'pistol', 'bob'))
    between.by('side-1', 'let-pass', {})
    between.does('attack', shot('bob', 'pistol', 'ann'))
    expect(between.state.phase).toBe('reacting')
    between.does('act-now', { fighter: 'ann' })
    // Bob is hit before the dice of the tied fall, and may do something else; what Abe declared stands.
    between.does('attack', shot('ann', 'pistol', 'bob'), 6, 6, 1, 1, 1)
    expect(between.fighter('bob').left.end).not.toBe(7)
    between.passes()
    expect(between.acting()).toEqual(['abe', 'bob'])
    expect(between.fighter('bob').significant).toBe(1)
    between.does('end-turn', { fighter: 'bob' })
    between.does('end-turn', { fighter: 'abe' }, 1, 1)
    expect(between.all('attacked').map(({ shot: { by } }) => by)).toEqual(['ann', 'abe'])
  })

  const driver: Who = {
    skills: [{ skill: 'Leadership', specialty: '', level: 0 }],
    body: [7, 10, 7],
    at: { craft: 'car', seat: 'pilot', secured: true },
  }
  const driven = { fighter: 'bob', craft: 'car', given: null } as const
  const lock = { action: 'minor', about: 'the lock', characteristic: null, limb: null, given: null } as const
  type Throws = (table: Table, ...rolls: number[]) => unknown
  test.each<[string, Throws]>([
    ['a check', (table, ...rolls) => table.does('check', { fighter: 'bob', skill: null, ...lock }, ...rolls)],
    [
      'Leadership',
      (table, ...rolls) => table.does('lead', { fighter: 'bob', target: 'bea', given: null }, ...rolls),
    ],
    ['evasive action', (table, ...rolls) => table.does('evade', driven, ...rolls)],
    [
      'a stunt',
      (table, ...rolls) =>
        table.does('stunt', { ...driven, what: 'feat', target: null, arc: null }, ...rolls),
    ],
    ['weaving', (table, ...rolls) => table.does('weave', { ...driven, number: 1, pursuers: [] }, ...rolls)],
  ])(
    '%s waits for whoever delays, and nothing is spent on it before its dice (line 86, TRV-083)',
    (_what, throws) => {
      const begun = (): Table => {
        const table = tableOf({
          people: { ann: { body: [7, 12, 7] }, bob: driver, bea: {} },
          crafts: [craftIn('car', 'side-2', aVehicle({ passengers: [] }), { speed: 40 })],
          encounter: { obstacles: true },
        }).begins()
        table.does('delay', { fighter: 'ann' })
        throws(table)
        expect([table.state.phase, table.all('weighed')]).toEqual(['reacting', []])
        return table
      }
      const passed = begun()
      passed.by('side-1', 'let-pass', {}, 6, 6)
      expect([passed.acting(), passed.all('weighed').length]).toEqual([['bob'], 1])

      const broken = begun()
      broken.does('act-now', { fighter: 'ann' })
      broken.passes()
      expect(broken.fighter('bob')).toMatchObject({ turn: 'now', minor: 1, significant: 1, acted: false })
      throws(broken, 6, 6)
      expect(broken.all('weighed')).toHaveLength(1)
    },
  )

  test('so does the check at the end of an Extended Action', () => {
    const table = tableOf({ people: { ann: { body: [7, 12, 7] }, bob: {} } }).begins()
    table.passes()
    table.does('begin-work', {
      fighter: 'bob',
      about: 'the lock',
      skill: null,
      characteristic: null,
      given: null,
      rounds: 1,
    })
    table.passes()
    table.opens()
    table.does('delay', { fighter: 'ann' })
    table.does('finish-work', { fighter: 'bob' })
    expect(table.fighter('bob').work).not.toBeNull()
    table.by('side-1', 'let-pass', {}, 6, 6)
    expect(table.fighter('bob').work).toBeNull()
  })

  test('who hastens and comes between is on that count, for the rest of the round and after it; the DM stays (lines 11, 86)', () => {
    const table = tableOf({ people })
    table.by('side-1', 'roll-initiative', {})
    table.by('side-2', 'roll-initiative', {})
    table.opens('ann')
    table.does('delay', { fighter: 'ann' })
    table.passes()
    expect(table.acting()).toEqual(['bea'])
    table.does('act-now', { fighter: 'ann' })
    expect(table.count('ann')).toBe(table.count('bea'))
    table.does('attack', shot('ann', 'pistol', 'bob'), 1, 2)
    expect(reasons(table)).toMatchObject({ hasty: -1 })
    table.passes()
    expect(table.count('ann')).toBe(table.count('bea'))
    table.passes()
    table.opens()
    expect(table.count('ann')).toBe(table.count('bea'))
  })

  test('who waited over the end is set above all, without haste and above it (line 86, TRV-086)', () => {
    const over = (rules: Partial<HouseRules>, hasty: string) => {
      const table = tableOf({ people, rules }).begins()
      table.does('delay', { fighter: 'ann' })
      table.passes()
      table.passes()
      table.by('side-1', 'let-pass', {})
      table.opens(hasty)
      return table
    }
    const led = over({}, 'bob')
    expect([led.acting(), led.count('ann'), led.count('bob')]).toEqual([['ann'], 16, 15])
    expect(() => over({}, 'ann')).toThrow('battle/not-offered')
    // Above bases alone there is something to gain.
    expect(over({ delayedLead: 'base' }, 'ann').count('ann')).toBe(16)
  })

  test('who acts as the round ends is on the last count that came, not on that of somebody who fell before it (line 86)', () => {
    const table = tableOf({ people: { ...people, ben: { body: [7, 3, 7] } } }).begins()
    table.does('delay', { fighter: 'ann' })
    table.does('attack', shot('bob', 'pistol', 'ben', { given: '4' }))
    table.by('side-1', 'let-pass', {}, 6, 6, 6, 6, 6)
    expect(table.fighter('ben').fate).toBe('dead')
    table.passes()
    table.passes()
    table.does('act-now', { fighter: 'ann' })
    expect(table.count('ann')).toBe(table.count('bea'))
  })

  test('and with reactions on what they have left of the own count, below which it goes on down (lines 11, 64, 86)', () => {
    const all = { ...people, abe: { body: [7, 11, 7] }, bea: { arms: 'pistol' } } as const
    const table = tableOf({ people: all }).begins()
    for (const fighter of ['ann', 'abe']) table.does('delay', { fighter })
    table.does('attack', shot('bob', 'pistol', 'ann', { aware: true }))
    table.by('side-1', 'let-pass', {})
    table.does('react', { fighter: 'ann', how: 'dodge', weapon: null }, 1, 1)
    table.passes()
    table.does('attack', shot('bea', 'pistol', 'ann', { aware: true }))
    table.by('side-1', 'let-pass', {})
    table.does('react', { fighter: 'ann', how: 'dodge', weapon: null }, 1, 1)
    table.passes()
    table.does('act-now', { fighter: 'ann' })
    expect([table.last('came-between').count, table.count('ann')]).toEqual([10, 10])
    table.passes()
    table.does('act-now', { fighter: 'abe' })
    expect(table.count('abe')).toBe(10)
  })

  test('who waits over the end of the round leads the next one', () => {
    const table = tableOf({ people }).begins()
    table.does('delay', { fighter: 'ann' })
    table.does('delay', { fighter: 'bob' })
    table.passes()
    table.by('side-1', 'let-pass', {})
    table.by('side-2', 'let-pass', {})
    table.opens()
    expect([table.count('ann'), table.count('bob')]).toEqual([13, 13])
    expect(table.acting()).toEqual(['ann'])
  })

  test('or gives up the turn, and keeps the old count: each for themselves (line 86)', () => {
    const table = tableOf({ people }).begins()
    table.does('delay', { fighter: 'ann' })
    table.does('delay', { fighter: 'bob' })
    expect(table.offered('keep-count', 'side-1')).toBe(0)
    table.passes()
    table.does('keep-count', { fighter: 'ann' })
    table.by('side-2', 'let-pass', {})
    table.opens()
    expect([table.count('ann'), table.count('bob')]).toEqual([14, 15])
    expect(table.all('took-the-lead').map(({ fighter }) => fighter)).toEqual(['bob'])
  })

  test('whoever is interrupted before acting, and reacts, acts that much later in this round (lines 11, 64)', () => {
    const table = tableOf({ people }).begins()
    table.does('delay', { fighter: 'ann' })
    table.does('attack', shot('bob', 'pistol', 'ann'))
    table.does('act-now', { fighter: 'ann' })
    table.does('attack', shot('ann', 'pistol', 'bob', { aware: true }))
    table.does('react', { fighter: 'bob', how: 'dodge', weapon: null }, 1, 1)
    expect(table.last('initiative-shifted')).toMatchObject({ why: 'reactions', round: 'now' })
    table.passes()
    // 13 − 2: Bea, on 12, comes first.
    expect(table.last('fell-behind')).toEqual({ kind: 'fell-behind', fighter: 'bob', count: 11 })
    expect(table.acting()).toEqual(['bea'])
    table.passes()
    expect([table.acting(), table.count('bob')]).toEqual([['bob'], 11])
    expect(table.fighter('bob')).toMatchObject({ minor: 1, significant: 1 })
    table.passes()
    table.opens()
    expect(table.count('bob')).toBe(13)
  })

  test('once something is done in the turn, it is the next round that pays (line 11)', () => {
    const table = tableOf({ people }).begins()
    table.does('delay', { fighter: 'ann' })
    table.does('change-stance', { fighter: 'bob', stance: 'crouched' })
    table.does('act-now', { fighter: 'ann' })
    table.does('attack', shot('ann', 'pistol', 'bob', { aware: true }))
    table.does('react', { fighter: 'bob', how: 'dodge', weapon: null }, 1, 1)
    expect(table.last('initiative-shifted').round).toBe('next')
    table.passes()
    expect(table.acting()).toEqual(['bob'])
  })

  test('whoever comes between somebody lifted is not lifted with them (lines 86, 172; TRV-030)', () => {
    const leader: Who = { body: [7, 9, 7], skills: [{ skill: 'Leadership', specialty: '', level: 4 }] }
    const table = tableOf({
      people: { ann: leader, abe: { body: [7, 6, 7] }, bob: { body: [7, 12, 7] } },
    }).begins()
    table.does('delay', { fighter: 'bob' })
    table.does('lead', { fighter: 'ann', target: 'abe', given: null })
    table.by('side-2', 'let-pass', {}, 6, 6)
    table.passes()
    expect([table.acting(), table.count('abe')]).toEqual([['abe'], 20])
    table.does('act-now', { fighter: 'bob' })
    expect(table.count('bob')).toBe(13)
  })

  test('is a turn held back whole: not after something was done', () => {
    const table = tableOf({ people }).begins()
    table.does('change-stance', { fighter: 'ann', stance: 'crouched' })
    expect(table.refuses('delay', { fighter: 'ann' }).code).toBe('battle/not-offered')
  })
})
