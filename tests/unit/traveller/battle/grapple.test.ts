import { describe, expect, test } from 'vitest'
import { characterAfter } from '../../../../shared/systems/traveller/battle/ending/home.ts'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import {
  CHARACTER_DOCUMENT,
  type CharacterDraft,
} from '../../../../shared/systems/traveller/documents/character.ts'
import type { Grapple } from '../../../../shared/systems/traveller/words.ts'
import { aCharacter, carried, WEAPONS } from './documents.ts'
import { blow, shot, tableOf, type Given, type Table } from './table.ts'

/** Grappling: lines 142–152. */

/** Ann has Bob: 10 against 4, Effect 6. */
function held(over: Partial<Given> = {}, bob: object = {}): Table {
  const table = tableOf({
    ...over,
    people: { ann: { body: [9, 12, 7], arms: 'knife' }, bob: { arms: 'axe', ...bob }, ...over.people },
  }).begins()
  table.does('grapple', { fighter: 'ann', target: 'bob', with: 'str', within: true })
  expect(table.state.phase).toBe('reacting')
  // STR DM +1 against 0, both without the skill.
  table.does('resist', { fighter: 'bob', with: 'str' }, 6, 6, 3, 4)
  return table
}

const choose = (what: Grapple, over: object = {}) => ({
  fighter: 'bob',
  what,
  weapon: null,
  far: 0,
  ends: false,
  ...over,
})

test('the first is won by who grabs, and both are held', () => {
  const table = held()
  expect(table.state.phase).toBe('grappling')
  expect(table.last('grabbed')).toMatchObject({ winner: 'ann', effect: 6 })
  table.by('side-1', 'choose-hold', choose('hold'))
  expect([table.fighter('ann').grapple, table.fighter('bob').grapple]).toEqual(['bob', 'ann'])
})

test('who is grabbed and wins shakes it off (TRV-155); a tie changes nothing (R2)', () => {
  for (const [own, others] of [
    [
      [1, 1],
      [6, 6],
    ],
    [
      [3, 3],
      [3, 4],
    ],
  ] as const) {
    const table = tableOf({ people: { ann: { body: [9, 12, 7] }, bob: {} } }).begins()
    table.does('grapple', { fighter: 'ann', target: 'bob', with: 'str', within: true })
    table.does('resist', { fighter: 'bob', with: 'dex' }, ...own, ...others)
    expect(table.state.phase).toBe('acting')
    expect(table.fighter('bob').grapple).toBeNull()
  }
})

test('by house rule a tie is the target’s, who chooses with Effect 0 (R2, TRV-155)', () => {
  const rules = { opposedTies: 'defender', grabLost: 'option' } as const
  const table = tableOf({ rules, people: { ann: { body: [9, 12, 7] }, bob: {} } }).begins()
  table.does('grapple', { fighter: 'ann', target: 'bob', with: 'str', within: true })
  table.does('resist', { fighter: 'bob', with: 'dex' }, 3, 3, 3, 4)
  expect(table.state.steps[0]).toEqual({ kind: 'hold', winner: 'bob', loser: 'ann', effect: 0 })
})

test('on a map of squares one is moved by squares, two for three metres (lines 147–151, TRV-175)', () => {
  const table = held({ encounter: { ground: { kind: 'squares', width: 20, depth: 20 } } })
  expect(table.refuses('choose-hold', choose('drag', { far: 3 }), 'side-1').code).toBe('grapple/too-far')
  table.by('side-1', 'choose-hold', choose('drag', { far: 2 }))
  expect(table.last('held').metres).toBe(3)
  expect(table.fighter('bob').moved).toBe(3)
})

describe('the winner’s option', () => {
  test('prone, and on or over as he likes', () => {
    const table = held()
    table.by('side-1', 'choose-hold', choose('prone', { ends: true }))
    expect(table.fighter('bob')).toMatchObject({ stance: 'prone', grapple: null })
  })

  test('disarm: by six or more the weapon is the winner’s', () => {
    const table = held()
    table.by('side-1', 'choose-hold', choose('disarm', { weapon: 'axe' }))
    expect(table.fighter('bob').weapons[0]?.at).toBe('gone')
    expect(table.fighter('ann').weapons.at(-1)).toMatchObject({ id: 'axe', at: 'hand' })
  })

  test('throw: 1d6 against armour, and it is over; from an Effect of 6 one point goes through (TRV-167)', () => {
    const table = held({}, { armour: { name: 'Plate', notes: '', value: 9, price: null } })
    table.by('side-1', 'choose-hold', choose('throw', { far: 3, ends: true }), 4)
    expect(table.fighter('bob')).toMatchObject({ grapple: null, left: { end: 6 } })
  })

  test('damage: two and the Effect', () => {
    const table = held()
    table.by('side-1', 'choose-hold', choose('damage'))
    expect(table.state.steps[0]).toMatchObject({ kind: 'loss', harm: { damage: 8 } })
  })

  test('escape: it is over, and the winner goes as with a Minor move', () => {
    const table = held()
    table.by('side-1', 'choose-hold', choose('escape', { far: 5, ends: true }))
    expect(table.fighter('ann')).toMatchObject({ grapple: null, moved: 5 })
  })

  test.each([
    ['like who crouches', {}, 3],
    ['by house rule nowhere', { proneMoves: 'never' }, 0],
  ] as const)('escape: whoever lies prone goes %s (lines 149, 168)', (_name, rules, most) => {
    const table = held({ rules })
    table.by('side-1', 'choose-hold', choose('prone'))
    table.passes()
    table.does('wrestle', { fighter: 'bob', with: 'str' })
    table.does('resist', { fighter: 'ann', with: 'str' }, 6, 6, 1, 1)
    const escape = { ...choose('escape', { ends: true }), fighter: 'ann' }
    expect(table.refuses('choose-hold', { ...escape, far: most + 1 }, 'side-2').code).toBe('grapple/too-far')
    table.by('side-2', 'choose-hold', { ...escape, far: most })
    expect(table.fighter('bob')).toMatchObject({ grapple: null, moved: most })
  })

  test('drag: both are somewhere else', () => {
    const table = held()
    table.by('side-1', 'choose-hold', choose('drag', { far: 3 }))
    expect([table.fighter('ann').moved, table.fighter('bob').moved]).toEqual([3, 3])
  })
})

test('held, one does nothing but wrestle, and reacts to nothing (line 152)', () => {
  const table = held({ people: { bea: { arms: 'knife' } } })
  table.by('side-1', 'choose-hold', choose('hold'))
  table.passes()
  expect(table.acting()).toEqual(['bob', 'bea'])
  expect(table.refuses('move', { fighter: 'bob', far: 1, difficult: false, rough: 0 }).code).toBe(
    'battle/not-offered',
  )
  expect(table.refuses('attack', blow('bob', 'axe', 'ann')).code).toBe('battle/not-offered')
  table.does('wrestle', { fighter: 'bob', with: 'dex' })
  expect(table.fighter('bob')).toMatchObject({ minor: 0, significant: 0 })
  table.passes()
  // What the tied declare waits for both, and Ann says with what she holds.
  table.does('resist', { fighter: 'ann', with: 'str' }, 6, 6, 1, 1)
  expect(table.last('grabbed')).toMatchObject({ winner: 'bob', loser: 'ann' })
})

test('whoever is interrupted as he wrestles has all of his turn again (lines 86, 152)', () => {
  const table = held({ people: { abe: { body: [7, 9, 7] } }, rules: { grappleChecks: 'eachRound' } })
  table.by('side-1', 'choose-hold', choose('hold'))
  for (let turn = 0; turn < 3; turn += 1) table.passes()
  table.opens()
  table.passes()
  table.does('delay', { fighter: 'abe' })
  table.does('wrestle', { fighter: 'bob', with: 'str' })
  table.does('act-now', { fighter: 'abe' })
  table.passes()
  expect(table.acting()).toEqual(['bob'])
  expect(table.fighter('bob')).toMatchObject({ minor: 1, significant: 1 })
  table.does('wrestle', { fighter: 'bob', with: 'str' })
  expect(table.state.phase).toBe('reacting')
})

test('whoever is interrupted as he takes hold keeps the aim, which the dice of it would cost (lines 29, 86)', () => {
  const begun = (): Table => {
    const table = tableOf({
      people: { ann: { arms: 'pistol', body: [7, 9, 7] }, bob: { body: [7, 15, 7] } },
    }).begins()
    table.does('delay', { fighter: 'bob' })
    table.does('aim', { fighter: 'ann', target: 'bob' })
    table.does('grapple', { fighter: 'ann', target: 'bob', with: 'str', within: true })
    return table
  }
  const interrupted = begun()
  interrupted.does('act-now', { fighter: 'bob' })
  expect(interrupted.fighter('ann')).toMatchObject({ significant: 1, aim: { target: 'bob', actions: 1 } })
  const carriedOut = begun()
  carriedOut.by('side-2', 'let-pass', {})
  carriedOut.does('resist', { fighter: 'bob', with: 'str' }, 1, 1, 6, 6)
  expect(carriedOut.fighter('ann').aim).toBeNull()
})

test('nobody prone begins one, and nobody takes hold of who is held', () => {
  const table = held({ people: { bea: {} } })
  table.by('side-1', 'choose-hold', choose('hold'))
  table.passes()
  expect(table.refuses('grapple', { fighter: 'bea', target: 'ann', with: 'str', within: true }).code).toBe(
    'battle/not-offered',
  )
})

describe('of those who are tied', () => {
  const even = { body: [9, 7, 7] as const }
  const grabs = (table: Table, fighter: string, target: string): void => {
    table.does('grapple', { fighter, target, with: 'str', within: true })
  }
  const ends = (table: Table, ...fighters: readonly string[]): void => {
    for (const fighter of fighters) table.does('end-turn', { fighter })
  }

  test('a grab undoes no shot of the same moment, whichever was declared first (line 7, R13)', () => {
    const table = tableOf({ people: { ann: even, bob: { arms: 'pistol', body: [7, 7, 7] } } }).begins()
    grabs(table, 'ann', 'bob')
    table.does('attack', shot('bob', 'pistol', 'ann'))
    table.does('end-turn', { fighter: 'ann' })
    table.does('end-turn', { fighter: 'bob' }, 1, 1)
    expect(table.last('attacked').shot.by).toBe('bob')
    table.does('resist', { fighter: 'bob', with: 'str' }, 6, 6, 3, 4)
    table.by('side-1', 'choose-hold', choose('disarm', { weapon: 'pistol' }))
    expect(table.fighter('bob').weapons[0]?.at).toBe('gone')
  })

  test.each([
    ['greater', [6, 6], 'abe'],
    ['equal', [5, 5], 'ann'],
  ] as const)(
    'two take hold of the same: dice of both fall, and a %s Effect of the second decides (TRV-169)',
    (_what, second, winner) => {
      const table = tableOf({ people: { ann: even, abe: even, bob: { body: [7, 3, 7] } } }).begins()
      grabs(table, 'ann', 'bob')
      grabs(table, 'abe', 'bob')
      ends(table, 'ann', 'abe')
      table.does('resist', { fighter: 'bob', with: 'str' }, 5, 5, 3, 4)
      expect(table.state.phase).toBe('reacting')
      table.does('resist', { fighter: 'bob', with: 'str' }, ...second, 3, 4)
      expect(table.state.steps).toEqual([expect.objectContaining({ kind: 'hold', winner, loser: 'bob' })])
      expect(['ann', 'abe', 'bob'].map((id) => table.fighter(id).grapple)).toEqual(
        winner === 'ann' ? ['bob', null, 'ann'] : [null, 'bob', 'abe'],
      )
    },
  )

  test('two take hold of each other: the second check is one within the grapple, and each winner has an option', () => {
    const table = tableOf({ people: { ann: even, bob: even } }).begins()
    grabs(table, 'ann', 'bob')
    grabs(table, 'bob', 'ann')
    ends(table, 'ann', 'bob')
    table.does('resist', { fighter: 'bob', with: 'str' }, 6, 6, 3, 4)
    table.does('resist', { fighter: 'ann', with: 'str' }, 6, 6, 3, 4)
    expect(table.all('grabbed').map(({ winner, first }) => [winner, first])).toEqual([
      ['ann', true],
      ['bob', false],
    ])
    table.by('side-1', 'choose-hold', choose('hold'))
    table.by('side-2', 'choose-hold', { ...choose('prone'), fighter: 'ann' })
    expect(table.fighter('ann').stance).toBe('prone')
  })
})

describe('what is taken out of a hand', () => {
  test('is the weapon alone: its spare rounds stay where they are carried (line 146)', () => {
    const table = held({}, { arms: 'pistol' })
    table.by('side-1', 'choose-hold', choose('disarm', { weapon: 'pistol' }))
    expect(table.fighter('ann').weapons.at(-1)).toMatchObject({ id: 'pistol', loaded: 6, spare: 0 })
    expect(table.fighter('bob').weapons[0]).toMatchObject({ at: 'gone', spare: 6 })
  })

  test('lost for good it leaves its rounds to another of its kind, and else beside an empty place (line 146)', () => {
    const lost = (weapons: CharacterDraft['weapons']): CharacterDraft['weapons'] => {
      const bob = aCharacter({ name: 'bob', weapons })
      const table = held({ people: { bob: { weapons } } })
      table.by('side-1', 'choose-hold', choose('disarm', { weapon: 'pistol' }))
      const [fated] = travellerPlay.account?.of(table.events).sides[1]?.people ?? []
      const after = fated && characterAfter(bob, fated)
      return CHARACTER_DOCUMENT.schema.parse(after).weapons
    }
    const [pistol, other] = [
      carried('pistol', WEAPONS.pistol),
      carried('other', WEAPONS.pistol, { inHand: false }),
    ]
    expect(lost([pistol])).toEqual([{ ...pistol, loaded: 0, inHand: false, isLost: true }])
    expect(lost([pistol, other])).toEqual([{ ...other, spare: 12 }])
    expect(lost([{ ...pistol, spare: 0 }])).toEqual([])
    // With what was lost nobody fights on, and its rounds fit whatever of its kind has come since.
    const gone = { ...pistol, loaded: 0, inHand: false, isLost: true }
    const bare = tableOf({ people: { ann: {}, bob: { weapons: [gone] } } })
    expect(bare.offered('take-in-hand', 'side-2')).toBe(0)
    expect(
      tableOf({ people: { ann: {}, bob: { weapons: [gone, other] } } }).fighter('bob').weapons,
    ).toMatchObject([
      { at: 'gone', spare: 0 },
      { at: 'stowed', spare: 12 },
    ])
  })

  test('and taken back it has its rounds again (lines 25, 146)', () => {
    const table = held({}, { arms: 'pistol' })
    table.by('side-1', 'choose-hold', choose('disarm', { weapon: 'pistol', ends: true }))
    table.passes()
    table.does('grapple', { fighter: 'bob', target: 'ann', with: 'str', within: true })
    table.does('resist', { fighter: 'ann', with: 'str' }, 6, 6, 1, 1)
    table.by('side-2', 'choose-hold', { ...choose('disarm', { weapon: 'pistol' }), fighter: 'ann' })
    expect(table.fighter('bob').weapons).toMatchObject([
      { at: 'gone', spare: 0 },
      { at: 'hand', loaded: 6, spare: 6 },
    ])
  })

  test.each([
    ['into the winner’s hand', [6, 6], 'ann', 'hand'],
    ['to the floor', [5, 5], 'bob', 'floor'],
  ] as const)('of several pieces is the one: %s', (_where, rolls, holder, at) => {
    const table = tableOf({ people: { ann: { body: [9, 12, 7] }, bob: { arms: 'grenade*3' } } }).begins()
    table.does('grapple', { fighter: 'ann', target: 'bob', with: 'str', within: true })
    table.does('resist', { fighter: 'bob', with: 'str' }, ...rolls, 3, 4)
    table.by('side-1', 'choose-hold', choose('disarm', { weapon: 'grenade' }))
    expect(table.fighter('bob').weapons[0]).toMatchObject({ at: 'stowed', spare: 2 })
    expect(table.fighter(holder).weapons.at(-1)).toMatchObject({ at, spare: 1 })
  })

  test('is no bare hand (lines 60, 146)', () => {
    const both = held({}, { arms: 'hands knife' })
    expect(both.refuses('choose-hold', choose('disarm', { weapon: 'hands' }), 'side-1').code).toBe(
      'battle/not-offered',
    )
    both.by('side-1', 'choose-hold', choose('disarm', { weapon: 'knife' }))
    const bare = held({}, { arms: 'hands' })
    expect(bare.offered('choose-hold', 'side-1')).toBe(6)
  })
})

test('whoever is thrown has moved so far (line 51, R25)', () => {
  const table = held()
  table.by('side-1', 'choose-hold', choose('throw', { far: 3, ends: true }), 4)
  expect(table.fighter('bob').moved).toBe(3)
})

describe('what lies about anybody may draw (lines 33, 146)', () => {
  test('what was knocked out of a hand, by whoever is quicker', () => {
    // 8 against 7: by less than six it falls to the floor.
    const table = tableOf({
      people: { ann: { body: [9, 12, 7] }, abe: { body: [7, 9, 7] }, bob: { arms: 'pistol' } },
    }).begins()
    table.does('grapple', { fighter: 'ann', target: 'bob', with: 'str', within: true })
    table.does('resist', { fighter: 'bob', with: 'str' }, 6, 6, 6, 5)
    table.by('side-1', 'choose-hold', choose('disarm', { weapon: 'pistol', ends: true }))
    table.does('end-turn', { fighter: 'ann' })
    table.does('draw', { fighter: 'abe', weapon: 'bob/pistol' })
    expect(table.fighter('abe').weapons).toMatchObject([{ id: 'pistol', at: 'hand', loaded: 6, spare: 0 }])
    expect(table.fighter('bob').weapons).toMatchObject([{ id: 'pistol', at: 'gone', spare: 6 }])
    table.does('attack', shot('abe', 'pistol', 'bob', { beside: [] }), 1, 1)
  })

  test('what whoever is down holds, in as many actions as it takes to draw', () => {
    const table = tableOf({
      people: { ann: { body: [9, 12, 7] }, bob: { arms: 'rifle -knife hands' }, bea: { arms: 'knife' } },
      level: 'assist',
    }).begins()
    const drawn = (): unknown[] =>
      travellerPlay
        .options(table.state, 'side-1')
        .flatMap(({ command, fields }) => (command === 'draw' ? [fields.weapon] : []))
    expect(drawn()).toEqual([])
    table.by('side-2', 'put-right', { fighter: 'bob', fate: 'dead', str: 0, dex: 0, end: 0, reason: '' })
    expect(drawn()).toMatchObject([{ value: 'bob/rifle' }])
    table.does('draw', { fighter: 'ann', weapon: 'bob/rifle' })
    expect(table.fighter('ann').weapons).toEqual([])
    table.does('draw', { fighter: 'ann', weapon: 'bob/rifle' })
    expect(table.fighter('ann').weapons).toMatchObject([{ id: 'rifle', at: 'hand' }])
    expect(drawn()).toEqual([])
  })
})
