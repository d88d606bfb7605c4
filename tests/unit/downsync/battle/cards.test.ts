import { describe, expect, it } from 'vitest'
import {
  plainAction,
  plainModifier,
  plainScan,
  plainTrait,
} from '../../../../shared/systems/downsync/documents/making.ts'
import { inForce, withPlain } from '../../../../shared/systems/downsync/battle/rules/abilities.ts'
import { view } from '../../../../shared/systems/downsync/battle/view.ts'
import { now } from '../../../../renderer/systems/downsync/faces/now.ts'
import { line } from '../../../../renderer/systems/downsync/faces/lines.ts'
import { typedOf } from '../../../../renderer/table/values.ts'
import { asItLies } from '../../../../shared/systems/downsync/battle/mend/put-right.ts'
import { downsyncPlay } from '../../../../shared/systems/downsync/battle/play.ts'
import type { Trait } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/downsync/samples/missions.ts'
import {
  A,
  acting,
  AIM,
  B,
  ends,
  engaged,
  facing,
  firing,
  idles,
  outFor,
  plain,
  ready,
  scoreless,
  settled,
  stays,
  tableOf,
  way,
  type Given,
  type Table,
} from './table.ts'

/** What cards say beside the book, worked out or entered by hand (lines 429, 677, 681). */

const trait = (of: Partial<Trait>): Trait => plainTrait({ id: 'own', name: 'Own', ...of })
const PING = 'side-2.medium-2'
const SCAN = { inches: 10, concealed: false, unseen: false, boosted: false } as const

describe('an ability', () => {
  /** The first side’s Unit is activated, and is asked about its trait. */
  const asked = (of: Partial<Trait>): Table => {
    const table = facing({ cards: [plain({ traits: [trait(of)] }), plain({ cm: 0 })] })
    ready(table, 1, A)
    table.by(2, 'let-act', {})
    table.by(1, 'activate', { unit: A })
    return table
  }
  const gains = (table: Table, takes: boolean): void =>
    void table.by(1, 'gain', { unit: A, trait: 'own', takes, clear: true })
  it('has its moment as its Unit activates (230, 433)', () => {
    const table = asked({ at: 'activation', gains: 'overwatch' })
    gains(table, true)
    expect([table.unit(A).overwatch, table.state.phase]).toEqual([true, 'acting'])
  })
  it.each([true, false])(
    'that costs is bought or left, and counts until the turn is over: %s (429)',
    (takes) => {
      const table = asked({ commandPoints: 2, modifiers: [plainModifier({ roll: 'attack', add: 3 })] })
      gains(table, takes)
      expect(table.state.camps['side-1'].commandPoints).toBe(takes ? 3 : 5)
      table.by(1, 'perform', { action: 'gun', pay: 'action' })
      table.by(1, 'attack', { ...AIM, at: B }, 1, 1)
      expect(table.last('shot').need).toBe(takes ? 4 : 7)
      table.by(1, 'cease', {})
      ends(table, 1)
      scoreless(table)
      expect(table.unit(A).counters).toEqual([])
    },
  )
  it('that costs nothing and brings no token is so from its moment on, and nobody is asked', () => {
    const free: Partial<Trait> = {
      ...{ at: 'activation', modifiers: [plainModifier({ roll: 'attack', advantage: 1 })] },
    }
    const table = asked(free)
    expect([table.state.phase, table.unit(A).counters.length]).toEqual(['acting', 1])
    table.by(1, 'perform', { action: 'gun', pay: 'action' })
    table.by(1, 'attack', { ...AIM, at: B }, 1, 4, 3)
    expect(table.last('shot')).toMatchObject({ advantage: 1, hit: true })
    // Before its moment it is not so; where one asks what a Unit is good for it is.
    const before = facing({ cards: [plain({ traits: [trait(free)] }), plain()] }).unit(A)
    expect([inForce(before), inForce(withPlain(before, ['activation']))].map((all) => all.length)).toEqual([
      0, 1,
    ])
  })
  it.each([
    ['countermeasure', 3, 'now.bringsEach', [2, 2, 2]],
    ['countermeasure', null, 'now.brings', [2]],
    ['stealth', 3, 'now.brings', [1, 1, 1]],
  ] as const)('that brings %s to %s bases says so, and does it (346, 362)', (of, bases, key, cm) => {
    const giving = trait({ at: 'activation', gains: of })
    const table = facing({ cards: [plain({ bases, cm: 1, traits: [giving] }), plain()] })
    ready(table, 1, A)
    table.by(2, 'let-act', {})
    table.by(1, 'activate', { unit: A })
    const told = now(view(table.state, 'side-1'), { createdAt: new Date().toISOString() })
    expect(told[0]?.values?.text).toMatchObject({ key })
    gains(table, true)
    expect(table.unit(A).bases.map((base) => base.cm)).toEqual(cm)
  })
  it.each(['commandPoint', 'actionPoint'] as const)(
    'has its moment once Stun is paid for, here by %s (433, 740)',
    (by) => {
      const gaining = trait({ at: 'activation', gains: 'countermeasure' })
      const table = facing({ cards: [plain({ cm: 0, traits: [gaining] }), plain()], level: 'assist' })
      table.by(1, 'put-right', { unit: A, tokens: ['stun'], breach: 0, counters: [], reason: '', bases: [] })
      ready(table, 1, A)
      table.by(2, 'let-act', {})
      table.by(1, 'activate', { unit: A })
      expect(table.offers(1, 'pay-stun').map((fields) => fields.by)).toMatchObject([
        { of: ['commandPoint', 'actionPoint'] },
      ])
      table.by(1, 'pay-stun', { unit: A, base: '1', by })
      gains(table, true)
      expect(table.unit(A)).toMatchObject({ stun: false, bases: [{ cm: 1 }] })
    },
  )
  it('that costs and has no moment is asked for before the roll that it is about (429, 563, 627)', () => {
    const flares = trait({
      commandPoints: 1,
      modifiers: [plainModifier({ roll: 'countermeasure', advantage: 1 })],
    })
    const hit = firing({ cards: [plain(), plain({ cm: 1, traits: [flares] })] })
    hit.by(1, 'attack', { ...AIM, at: B }, 6, 6)
    hit.by(2, 'gain', { unit: B, trait: 'own', takes: true, clear: true })
    hit.by(2, 'counter', { token: 'cm', boosted: false }, 1, 3)
    expect([hit.last('countered').negated, hit.state.camps['side-2'].commandPoints]).toEqual([true, 4])
    // Who has nothing to answer with is asked for nothing.
    const bare = firing({ cards: [plain(), plain({ cm: 0, traits: [flares] })] })
    bare.by(1, 'attack', { ...AIM, at: B }, 6, 6)
    expect(bare.unit(B).fate).toBe('destroyed')

    const quick = trait({ commandPoints: 1, modifiers: [plainModifier({ roll: 'priority', add: 2 })] })
    const table = engaged({ cards: [plain(), plain({ traits: [quick] })] })
    table.by(2, 'gain', { unit: B, trait: 'own', takes: true, clear: true })
    table.by(2, 'boost', { units: [] })
    table.by(1, 'boost', { units: [] }, 3, 2)
    expect(table.state.engagement?.priority).toEqual({ [A]: 3, [B]: 4 })
    table.by(2, 'activate', { unit: B })
    expect(table.state.phase).toBe('acting')
  })
  it('about enemies’ rolls is asked for before the Attack or the scan at its Unit, whose turn it ever is (429, 526)', () => {
    const smoke = trait({
      commandPoints: 1,
      modifiers: [plainModifier({ of: 'against', roll: 'attack', add: -2 })],
    })
    const table = firing({ cards: [plain(), plain({ cm: 0, traits: [smoke] })] })
    table.by(1, 'attack', { ...AIM, at: B, boosted: true })
    expect([table.state.phase, table.state.camps['side-1'].commandPoints]).toEqual(['settling', 5])
    table.by(2, 'gain', { unit: B, trait: 'own', takes: true, clear: true }, 1, 3, 5)
    expect(table.last('shot')).toMatchObject({ at: B, need: 9, advantage: 1, hit: false })
    expect(table.state.camps['side-1'].commandPoints).toBe(4)
    expect(table.state.camps['side-2'].commandPoints).toBe(4)
    // It counts until the Taskforce Activation is over, and is not bought again.
    table.by(1, 'attack', { ...AIM, at: B }, 4, 4)
    expect(table.last('shot')).toMatchObject({ need: 9, hit: false })
    // Nobody is asked about scans, nor as its own Unit activates.
    const scanned = acting({ cards: [plain(), plain({ traits: [smoke] })] })
    scanned.by(1, 'perform', { action: 'sensors', pay: 'action' })
    scanned.by(1, 'scan', { ...SCAN, at: 'side-2.medium-2', base: null }, 1, 1)
    const own = acting({ cards: [plain({ traits: [smoke] }), plain()] })
    expect([scanned.state.phase, own.state.phase]).not.toContain('settling')
  })
  it('about scans is asked for before the scan, and let be it changes nothing (429, 486)', () => {
    const jams = trait({
      commandPoints: 1,
      modifiers: [plainModifier({ of: 'against', roll: 'scan', add: -1 })],
    })
    const burn = plainScan({ ...{ id: 'burn', name: 'Burn' }, target: 'enemyUnit', effect: 'breach' })
    const table = acting({ cards: [plain({ actions: [burn] }), plain({ traits: [jams] })] })
    table.by(1, 'perform', { action: 'burn', pay: 'action' })
    table.by(1, 'scan', { ...SCAN, base: '1', at: B })
    table.by(2, 'gain', { unit: B, trait: 'own', takes: false, clear: true }, 3, 4)
    expect(table.last('shot')).toMatchObject({ need: 7, hit: true })
  })
  it('has its moment where its Unit owes nothing for Stun any more, put right by hand too (433, 740)', () => {
    const gaining = trait({ at: 'activation', gains: 'countermeasure' })
    const table = facing({ cards: [plain({ cm: 0, traits: [gaining] }), plain()], level: 'assist' })
    const has = (tokens: 'stun'[]) =>
      table.by(1, 'put-right', {
        ...{ unit: A, tokens, breach: 0, counters: [], reason: '' },
        bases: [{ base: '1', alive: true, cm: 0, cmPlus: 0 }],
      })
    has(['stun'])
    ready(table, 1, A)
    table.by(2, 'let-act', {})
    table.by(1, 'activate', { unit: A })
    expect(table.offers(1, 'gain')).toEqual([])
    has([])
    table.by(1, 'gain', { unit: A, trait: 'own', takes: true, clear: true })
    expect([table.state.phase, table.unit(A).bases[0]?.cm]).toEqual(['acting', 1])
  })
  it('has several moments and parts, each a trait of its name, and the same counts once (669, 681)', () => {
    const aims = plainModifier({ roll: 'attack', add: 1 })
    const parts = [
      trait({ id: 'a', at: 'refresh', gains: 'stealth' }),
      trait({ id: 'b', at: 'activation', gains: 'stealth' }),
      trait({ id: 'c', at: 'refresh', modifiers: [aims] }),
      trait({ id: 'd', at: 'activation', modifiers: [aims] }),
      trait({ id: 'e', at: 'activation', modifiers: [plainModifier({ roll: 'scan', add: 1 })] }),
      trait({ id: 'f', at: 'activation', gains: 'stealth' }),
    ]
    const table = facing({ cards: [plain({ traits: parts }), plain({ cm: 0 })] })
    const asked = (): unknown[] => table.offers(1, 'gain').map((fields) => fields.trait)
    const says = (id: string): void =>
      void table.by(1, 'gain', { unit: A, trait: id, takes: false, clear: true })
    table.by(1, 'designate', { units: [A], pings: [] })
    expect(asked()).toMatchObject([{ value: 'a' }, { value: 'a' }])
    says('a')
    table.by(1, 'move', way(A))
    table.by(1, 'say-near', { pings: [], stealthy: [] })
    table.by(2, 'let-act', {})
    table.by(1, 'activate', { unit: A })
    expect(asked()).toMatchObject([{ value: 'b' }, { value: 'b' }])
    says('b')
    expect(table.unit(A).counters.map(({ name }) => name)).toEqual(['Own 3', 'Own 4', 'Own 5'])
    table.by(1, 'perform', { action: 'gun', pay: 'action' })
    table.by(1, 'attack', { ...AIM, at: B }, 1, 1)
    expect(table.last('shot').need).toBe(6)
  })
  it('that lies on its Unit is not to be bought again (669)', () => {
    const again: Partial<Trait> = {
      ...{ at: 'refresh', commandPoints: 1 },
      modifiers: [plainModifier({ roll: 'attack', add: 3 })],
    }
    const renews = plainAction({ id: 'renews', name: 'Renews', effect: 'special', target: 'itself' })
    const table = facing({ cards: [plain({ traits: [trait(again)], actions: [renews] }), plain()] })
    table.by(1, 'designate', { units: [A], pings: [] })
    gains(table, true)
    table.by(1, 'move', way(A))
    settled(table, A)
    table.by(2, 'let-act', {})
    table.by(1, 'activate', { unit: A })
    table.by(1, 'perform', { action: 'renews', pay: 'action' })
    table.by(1, 'carry-out', { at: A, base: '1', does: ['refreshed'] })
    expect([table.state.phase, table.state.camps['side-1'].commandPoints]).toEqual(['scoring', 4])
  })
  it('of words alone is asked for where it costs, and only where it can be paid for', () => {
    expect(asked({ commandPoints: 2 }).state.phase).toBe('settling')
    expect(asked({}).state.phase).toBe('acting')
    expect(asked({ commandPoints: 5 }).state.phase).toBe('settling')
    const table = facing({
      cards: [plain({ traits: [trait({ commandPoints: 5 })] }), plain()],
      size: { of: 'own', name: 'Poor', slots: { small: 0, medium: 2, large: 0 }, commandPoints: 4 },
    })
    ready(table, 1, A)
    table.by(2, 'let-act', {})
    table.by(1, 'activate', { unit: A })
    expect(table.state.phase).toBe('acting')
  })
})

describe('modifiers of cards', () => {
  const shotWith = (given: Given, ...dice: number[]): Table => {
    const table = firing(given)
    table.by(1, 'attack', { ...AIM, at: B }, ...dice)
    return table
  }
  it('against whoever is infantry look at who rolls (677)', () => {
    const hush = trait({
      modifiers: [plainModifier({ of: 'against', roll: 'attack', add: -1, when: 'infantry' })],
    })
    const foe = plain({ traits: [hush] })
    expect(shotWith({ cards: [plain(), foe] }, 1, 1).last('shot').need).toBe(7)
    expect(shotWith({ cards: [plain({ bases: 1 }), foe] }, 1, 1).last('shot').need).toBe(8)
  })
  it('against enemies, with an Overwatch Token, look at the token of whose card it is (677, 730)', () => {
    const dug = trait({
      modifiers: [plainModifier({ of: 'against', roll: 'attack', add: -1, when: 'overwatch' })],
    })
    const need = (watching: 1 | 2): number => {
      const table = facing({ cards: [plain(), plain({ traits: [dug] })], level: 'assist' })
      const unit = watching === 1 ? A : B
      ready(table, 1, A)
      table.by(2, 'let-act', {})
      table.by(1, 'activate', { unit: A })
      table.by(watching, 'put-right', {
        ...{ unit, tokens: ['overwatch'], breach: 0, counters: [], reason: '', bases: [] },
      })
      table.by(1, 'perform', { action: 'gun', pay: 'action' })
      table.by(1, 'attack', { ...AIM, at: B }, 1, 1)
      return table.last('shot').need
    }
    expect([need(1), need(2)]).toEqual([7, 8])
  })
  it('of one name count once, whosever they are (669)', () => {
    const fog = trait({
      name: 'Fog',
      modifiers: [
        plainModifier({ roll: 'attack', add: -1 }),
        plainModifier({ of: 'against', roll: 'attack', add: -1 }),
      ],
    })
    const both = plain({ traits: [fog] })
    expect(shotWith({ cards: [both, both] }, 1, 1).last('shot').need).toBe(8)
    const stacks = plain({ traits: [{ ...fog, stacks: true }] })
    expect(shotWith({ cards: [stacks, stacks] }, 1, 1).last('shot').need).toBe(9)
  })
  it('are added to Countermeasure Checks, those of the action that hits too', () => {
    const piercing = plain({
      actions: [
        plainAction({
          ...{ id: 'gun', name: 'Gun' },
          modifiers: [plainModifier({ of: 'against', roll: 'countermeasure', add: -2 })],
        }),
      ],
    })
    const guarded = plain({
      traits: [trait({ modifiers: [plainModifier({ roll: 'countermeasure', add: 1 })] })],
    })
    const table = shotWith({ cards: [piercing, guarded] }, 6, 6)
    // 3+, easier by 1 and harder by 2: 4+.
    table.by(2, 'counter', { token: 'cm', boosted: false }, 3)
    expect(table.last('countered')).toMatchObject({ negated: false, reasons: [{ add: 1 }, { add: -2 }] })
    expect(table.unit(B).fate).toBe('destroyed')
  })
  it('are added to priority, beyond no face of the die', () => {
    const quick = plain({ traits: [trait({ modifiers: [plainModifier({ roll: 'priority', add: 2 })] })] })
    const table = engaged({ cards: [quick, plain()] })
    table.by(2, 'boost', { units: [] })
    table.by(1, 'boost', { units: [] }, 5, 2)
    expect(table.state.engagement?.priority).toEqual({ [A]: 6, [B]: 2 })
  })
})

describe('what a card’s words give by hand (677)', () => {
  it('stands beside an Attack and a scan', () => {
    const table = firing()
    table.by(1, 'attack', { ...AIM, at: B, mod: -2, advantage: 1 }, 4, 4, 1)
    expect(table.last('shot')).toMatchObject({ need: 9, advantage: 1, hit: false })
    const scans = acting()
    scans.by(1, 'perform', { action: 'sensors', pay: 'action' })
    scans.by(1, 'scan', { ...SCAN, at: PING, base: null, mod: 1, advantage: 1 }, 1, 1, 1)
    expect(scans.last('shot')).toMatchObject({ need: 6, advantage: 1 })
  })
  it('beside a Countermeasure Check', () => {
    const table = firing()
    table.by(1, 'attack', { ...AIM, at: B }, 6, 6)
    table.by(2, 'counter', { token: 'cm', boosted: false, mod: 1, advantage: 1 }, 1, 2)
    expect(table.last('countered').negated).toBe(true)
  })
  it('beside a priority roll, where nothing is paid', () => {
    const table = engaged()
    table.by(2, 'boost', { units: [B], favoured: [B] })
    table.by(1, 'boost', { units: [] }, 1, 2, 3, 4)
    expect([table.state.engagement?.priority, table.state.camps['side-2'].commandPoints]).toEqual([
      { [A]: 1, [B]: 4 },
      4,
    ])
  })
  it('beside it without a Command Point too, where a card of that side has words of its own', () => {
    const poor = (text: string): Table => {
      const cards = [
        plain(),
        plain({ traits: [plainTrait({ id: 'nerves', name: 'Nerves', text })] }),
      ] as const
      const table = facing({ cards, level: 'assist' })
      table.by(2, 'put-camp-right', { commandPoints: 0, points: 0, reason: '' })
      ready(table, 1, A)
      table.by(2, 'react', {})
      table.by(2, 'answer', { units: [B] })
      return table
    }
    const table = poor('Once a game it reacts with a die more.')
    expect(table.refuses(2, 'boost', { units: [B] }).code).toBe('command-points/too-few')
    table.by(2, 'boost', { units: [], favoured: [B] })
    table.by(1, 'boost', { units: [] }, 1, 2, 3)
    expect(table.state.engagement?.priority).toEqual({ [A]: 1, [B]: 3 })
    // Where there is nothing to say the others are asked at once.
    expect(poor('').offers(2, 'boost')).toEqual([])
  })
  it('and lengthens or shortens a move', () => {
    const table = facing()
    table.by(1, 'designate', { units: [A], pings: [] })
    expect(table.refuses(1, 'move', { ...way(A, 6), mod: -1 }).code).toBe('move/too-far')
    expect(table.refuses(1, 'move', way(A, 7)).code).toBe('move/too-far')
    table.by(1, 'move', { ...way(A, 8), mod: 2 })
    expect(table.last('moved').inches).toBe(8)
  })
})

describe('a ★', () => {
  const starred = (of: Partial<Parameters<typeof plainAction>[0]> = {}): Given => ({
    cards: [
      plain({
        actions: [
          plainAction({ ...{ id: 'star', name: 'Star', effect: 'special' }, target: 'enemyUnit', ...of }),
        ],
      }),
      plain({ cm: 2, cmPlus: 1 }),
    ],
  })
  const doing = (given: Given): Table => {
    const table = acting(given)
    table.by(1, 'perform', { action: 'star', pay: 'action' })
    return table
  }
  it('comes to what its players say, and no Countermeasure answers it (553, 571)', () => {
    const table = doing(starred())
    table.by(1, 'carry-out', { at: B, base: '1', does: ['stun', 'breach', 'emergency'], placed: null })
    expect(table.unit(B)).toMatchObject({ stun: true, breach: 1, bases: [{ cm: 2, cmPlus: 2 }] })
    const killed = doing(starred())
    killed.by(1, 'carry-out', { at: B, base: '1', does: ['kill', 'breach', 'overwatch'], placed: null })
    expect(killed.unit(B)).toMatchObject({ fate: 'destroyed', breach: 0, overwatch: false })
  })
  it('with the SCAN label comes to it after its check alone (516)', () => {
    const scan = starred({ labels: ['scan'] })
    const table = doing(scan)
    table.by(1, 'scan', { ...SCAN, at: B, base: '1' }, 1, 1)
    expect(table.offers(1, 'carry-out')).toEqual([])
    const hit = doing(scan)
    hit.by(1, 'scan', { ...SCAN, at: B, base: '1' }, 6, 6)
    hit.by(1, 'carry-out', { at: B, base: '1', does: ['stun'], placed: null })
    expect(hit.unit(B).stun).toBe(true)
  })
  it('Places somebody: without a way, and what is near comes to light (673, 757)', () => {
    const table = doing(starred({ target: 'place' }))
    table.by(1, 'carry-out', { at: null, placed: A })
    const where = { unit: A, within: true, coherent: true, building: '' } as const
    expect(table.refuses(1, 'place', { ...where, within: false }).message).toMatch(/its card/u)
    table.by(1, 'place', where)
    table.by(1, 'say-near', { pings: [PING], stealthy: [] })
    // It can be nobody else.
    expect(table.unit('side-2.u2').fate).toBe('onTable')
  })
  it('Places a Ping as well, of either side: nothing is near it, and it keeps away from the enemy (374, 673)', () => {
    const table = doing(starred({ target: 'place' }))
    table.by(1, 'carry-out', { at: null, placed: PING })
    const where = { unit: PING, within: true, coherent: true, building: '' } as const
    expect(table.offers(1, 'place')).toEqual([])
    expect(table.refuses(2, 'place', { ...where, keeps: false }).values).toMatchObject({ page: 374 })
    table.by(2, 'place', where)
    expect([table.state.phase, table.last('moved')]).toMatchObject([
      'scoring',
      { piece: PING, how: 'placed' },
    ])
  })
})

it('REVEAL with a counter of its card may be aimed at a Unit without Stealth (681)', () => {
  const tagger = plain({
    actions: [plainScan({ id: 'tag', name: 'Tag', counter: 'tag' })],
    counters: [{ id: 'tag', name: 'Tag', text: '', ends: 'taskforce-end' }],
  })
  const table = acting({ cards: [tagger, plain()] })
  table.by(1, 'perform', { action: 'tag', pay: 'action' })
  table.by(1, 'scan', { ...SCAN, at: B, base: '1' }, 6, 6)
  expect(table.unit(B).counters).toEqual([{ name: 'Tag', ends: 'taskforce-end' }])
})

it('REVEAL of which the card says more may be aimed at a Unit without Stealth (677)', () => {
  const blinding = plainScan({ id: 'blind', name: 'Blind', text: 'The target loses its Overwatch Token.' })
  const table = acting({ cards: [plain({ actions: [blinding] }), plain()] })
  table.by(1, 'perform', { action: 'blind', pay: 'action' })
  expect(table.offers(1, 'scan').map(({ at }) => at)).toContainEqual(expect.objectContaining({ value: B }))
})

describe('Pings that come to light together', () => {
  it('are told in the order that their owner likes, as decoys depend on it (391, 412)', () => {
    const table = tableOf({ mission: SAMPLE_MISSIONS['ghost-fleet'] })
    outFor(table, 1)
    table.by(1, 'pass', { unit: A })
    const pings = [1, 2, 3].map((n) => `side-1.medium-${n}`)
    table.by(2, 'designate', { units: [], pings: ['side-2.medium-1'] })
    table.by(2, 'reveal', { ping: 'side-2.medium-1', unit: B })
    table.by(2, 'move', way(B))
    table.by(2, 'say-near', { pings: pings.slice(1), stealthy: [] })
    // Each of the two is the one Unit that is left, or a decoy.
    expect(table.offers(1, 'identify').map(({ ping, unit }) => [ping, unit])).toMatchObject(
      ['side-1.medium-2', 'side-1.medium-3'].flatMap((ping) => [
        [{ value: ping }, { value: 'side-1.u2' }],
        [{ value: ping }, { value: null }],
      ]),
    )
    table.by(1, 'identify', { ping: 'side-1.medium-3', unit: null })
    table.by(1, 'identify', { ping: 'side-1.medium-2', unit: 'side-1.u2' })
    // Nobody is left in Reserve: the last of four goes.
    expect(
      Object.values(table.state.pings)
        .map(({ fate }) => fate)
        .slice(0, 2),
    ).toEqual(['unit', 'unit'])
    expect(table.state.pings['side-1.medium-3']?.fate).toBe('decoy')
    expect(table.state.pings['side-1.medium-4']?.fate).toBe('removed')
  })
})

describe('points', () => {
  it('win as soon as they are there (663)', () => {
    const { decoys } = SAMPLE_MISSIONS['vip-capture']
    const mission = { ...SAMPLE_MISSIONS['dead-weight'], decoys, wins: 2 }
    const table = firing({ mission, cards: [plain(), plain({ cm: 0 })] })
    table.by(1, 'attack', { ...AIM, at: B }, 6, 6)
    expect(table.state.ending).toEqual({ how: 'points', won: 'side-1' })
  })
  it('are not asked for where nobody of that side is there to gain them', () => {
    const table = tableOf()
    table.by(1, 'designate', { units: [], pings: ['side-1.medium-1'] })
    table.by(1, 'reveal-no-more', {})
    table.by(1, 'move-no-more', {})
    table.by(1, 'end-taskforce', {})
    expect([table.state.phase, table.state.active]).toEqual(['designating', 'side-2'])
  })
})

describe('put right by hand, where the program assists', () => {
  const assisted = (given: Given = {}): Table => facing({ ...given, level: 'assist' })
  it('is every mark of a Unit', () => {
    const table = assisted({ cards: [plain({ bases: 2 }), plain()] })
    table.by(1, 'put-right', {
      ...{ unit: A, tokens: ['stealth'], breach: 2, counters: ['Tag'], reason: '' },
      bases: [{ base: '2', alive: false, cm: 0, cmPlus: 0, building: 'Mill' }],
    })
    expect(table.unit(A)).toMatchObject({ stealth: true, breach: 2, counters: [{ name: 'Tag' }] })
    expect(table.unit(A).bases.map(({ alive, building }) => [alive, building])).toEqual([
      [true, ''],
      [false, 'Mill'],
    ])
  })
  it('begins with what lies on the table: nobody is lost, nor a point, by what is mended beside it', () => {
    const table = acting({ level: 'assist' })
    const fieldsOf = (command: string, name: string, id: string) =>
      asItLies(table.state).find((one) => {
        const field = one.fields[name]
        return one.command === command && (id === '' || (field?.kind === 'is' && field.value === id))
      })?.fields ?? {}
    expect(typedOf(fieldsOf('put-right', 'unit', A))).toMatchObject({
      bases: [{ base: '1', alive: true, cm: '1', cmPlus: '0' }],
      ...{ tokens: [], breach: '0', counters: [] },
    })
    expect(typedOf(fieldsOf('put-camp-right', '', ''))).toMatchObject({ commandPoints: '5', points: '0' })
    expect(typedOf(fieldsOf('put-acting-right', '', ''))).toMatchObject({ actionPoints: '1' })
    expect(typedOf(fieldsOf('put-ping-right', 'ping', 'side-1.medium-2'))).toMatchObject({
      ...{ there: true, activated: false },
    })
  })
  it('are Pings, Command Points and points', () => {
    const table = assisted()
    table.by(1, 'put-ping-right', { ping: 'side-1.medium-2', there: false, activated: true, reason: '' })
    expect(table.state.pings['side-1.medium-2']).toMatchObject({ fate: 'removed', activated: true })
    table.by(1, 'put-ping-right', { ping: 'side-1.medium-2', there: true, activated: false, reason: '' })
    expect(table.state.pings['side-1.medium-2']).toMatchObject({ fate: 'onTable', activated: false })
    table.by(2, 'put-camp-right', { commandPoints: 9, points: -1, reason: 'Miscounted' })
    // Nobody has more than the capacity (422).
    expect(table.state.camps['side-2']).toMatchObject({ commandPoints: 5, points: -1 })
    expect(new Set(asItLies(table.state).map(({ command }) => command))).toEqual(
      new Set(['put-right', 'put-ping-right', 'put-camp-right', 'put-turn-right']),
    )
    expect(facing().refuses(2, 'put-camp-right', { commandPoints: 1, points: 0, reason: '' }).code).toBe(
      'put-right/enforced',
    )
  })
  it('leaves nobody waiting for who has gone: a hit is nobody’s any more, and no base acts that fell', () => {
    const gone = { tokens: [], breach: 0, counters: [], reason: '' }
    const dead = { ...gone, bases: [{ base: '1' as const, alive: false, cm: 0, cmPlus: 0 }] }
    const hit = firing({ level: 'assist' })
    hit.by(1, 'attack', { ...AIM, at: B }, 6, 6)
    expect(hit.state.phase).toBe('countering')
    hit.by(2, 'put-right', { ...dead, unit: B })
    // There is nobody else to aim at, and nothing else to do.
    expect(hit.state.phase).toBe('scoring')
    const acts = acting({ level: 'assist' })
    acts.by(1, 'put-right', { ...dead, unit: A })
    expect([acts.state.activation, acts.unit(A).fate]).toEqual([null, 'destroyed'])
  })
  it('is the die beside a Unit, and who is up next with it (617)', () => {
    const table = engaged({ level: 'assist' })
    table.by(2, 'boost', { units: [] })
    table.by(1, 'boost', { units: [] }, 5, 2)
    table.by(2, 'put-priority-right', { unit: B, number: 6, reason: '' })
    expect(table.offers(2, 'activate')).toHaveLength(1)
    table.by(2, 'pass', { unit: B })
    expect(table.refuses(2, 'put-priority-right', { unit: B, number: 1, reason: '' }).code).toBe(
      'put-right/not-there',
    )
  })
  it('are Action Points of the base that acts; without any it has ended, unless something is left to do', () => {
    const table = acting({ level: 'assist' })
    table.by(1, 'put-acting-right', { actionPoints: 2, reason: '' })
    table.by(1, 'watch', {})
    expect(table.state.activation?.actionPoints).toBe(1)
    expect(table.refuses(2, 'put-acting-right', { actionPoints: 2, reason: '' }).code).toBe(
      'put-right/not-there',
    )
    table.by(1, 'put-acting-right', { actionPoints: 0, reason: '' })
    expect(table.unit(A).activated).toBe(true)
  })
  it('is where the turn stands: what comes after is done once more, and what is going on is dropped', () => {
    const table = firing({ level: 'assist' })
    table.by(1, 'put-turn-right', { active: 'side-1', stage: 'moving', reason: '' })
    expect([table.state.steps, table.state.activation, table.state.phase]).toEqual([[], null, 'moving'])
    expect(table.offers(1, 'move')).toHaveLength(1)
    table.by(1, 'put-turn-right', { active: 'side-1', stage: 'refreshing', reason: '' })
    expect([table.last('refreshed').unit, table.state.phase]).toEqual([A, 'moving'])
    table.by(1, 'put-turn-right', { active: 'side-1', stage: 'activating', reason: '' })
    // Nobody is asked a second time.
    expect([table.state.phase, table.state.taskforce?.asked]).toEqual(['activating', true])
    table.by(2, 'put-turn-right', { active: 'side-2', stage: 'designating', reason: 'Forgotten' })
    expect([table.state.phase, table.state.active, table.state.taskforce]).toEqual([
      ...['designating', 'side-2', null],
    ])
    const nobody = { active: 'side-1', stage: 'moving', reason: '' } as const
    expect(table.refuses(1, 'put-turn-right', nobody).code).toBe('put-right/not-there')
  })
})

describe('put right by hand, where the rules are enforced', () => {
  const curse = plainTrait({ id: 'curse', name: 'Curse', text: 'Its killer loses its Countermeasures.' })
  const bases = [{ base: '1' as const, alive: true, cm: 0, cmPlus: 0 }]
  const said = { unit: A, bases, tokens: [], breach: 0, counters: [], reason: '' }
  it('is what a card says that is named, and by the rules then (677)', () => {
    const table = facing({ cards: [plain(), plain({ name: 'Hex', traits: [curse] })] })
    const offers = downsyncPlay.looseOptions(table.state)
    expect(offers.length).toBeGreaterThan(4)
    for (const { fields } of offers) expect(fields.card).toMatchObject({ of: ['Hex'], orNone: false })
    expect(table.refuses(1, 'put-right', { ...said, card: null }).code).toBe('put-right/enforced')
    expect(table.refuses(1, 'put-right', { ...said, card: 'Anything' }).code).toBe('put-right/enforced')
    const command = { kind: 'put-right', side: 'side-1', ...said, card: 'Hex' }
    expect(downsyncPlay.consider(table.state, command, [])).toMatchObject({ hindrances: [] })
    table.by(1, 'put-right', { ...said, card: 'Hex' })
    expect([table.unit(A).bases[0]?.cm, table.last('put-right').card]).toEqual([0, 'Hex'])
    table.by(1, 'put-camp-right', { commandPoints: 1, points: 0, card: 'Hex', reason: '' })
    expect(table.state.camps['side-1'].commandPoints).toBe(1)
  })
  it('destroys as a hit does, and the mission has its points for it (548, 677)', () => {
    const mission = { ...SAMPLE_MISSIONS['dead-weight'], decoys: SAMPLE_MISSIONS['vip-capture'].decoys }
    const table = facing({ mission, cards: [plain(), plain({ name: 'Hex', traits: [curse] })] })
    const none = bases.map((one) => ({ ...one, alive: false }))
    table.by(1, 'put-right', { ...said, bases: none, card: 'Hex' })
    expect(table.last('unit-destroyed').unit).toBe(A)
    expect(table.state.camps['side-2'].points).toBe(2)
  })
  it('brings a Ping to light, and its owner says what it is (386, 677)', () => {
    const table = facing({ cards: [plain(), plain({ name: 'Hex', traits: [curse] })] })
    const ping = { ping: PING, there: true, activated: false, revealed: true, card: 'Hex', reason: '' }
    expect(table.refuses(2, 'put-ping-right', { ...ping, there: false }).code).toBe('put-right/not-there')
    table.by(2, 'put-ping-right', ping)
    // There is one Unit that it can be.
    expect(table.last('revealed')).toMatchObject({ ping: PING, unit: 'side-2.u2', by: 'chosen' })
    expect([table.unit('side-2.u2').fate, table.state.phase]).toEqual(['onTable', 'designating'])
  })
  it('sends a Unit back to Reserve, with a Ping that may lie there again (677)', () => {
    const table = acting({ cards: [plain({ cmPlus: 2, traits: [curse], name: 'Hex' }), plain()] })
    const ping = Object.values(table.state.pings).find(
      ({ side, fate }) => side === 'side-1' && fate === 'unit',
    )
    const spent = bases.map((one) => ({ ...one, cmPlus: 1 }))
    table.by(1, 'put-right', { ...said, bases: spent, tokens: ['stun'], card: 'Hex' })
    table.by(1, 'put-right', { ...said, bases: spent, tokens: ['stun'], reserve: true, card: 'Hex' })
    // It was the one that acted: the turn is over, and it may come to light anew.
    expect(table.unit(A)).toMatchObject({ fate: 'reserve', stun: false, bases: [{ alive: true, cm: 0 }] })
    expect([table.state.activation, table.state.taskforce?.units ?? []]).toEqual([null, []])
    expect(table.state.pings[ping?.id ?? '']?.fate).toBe('removed')
    const told = line(table.last('put-right'), { names: {} }, view(table.state, 'public'))
    expect(told).toMatchObject({ key: 'line.heldBack', values: { because: { key: 'line.byCard' } } })
    // Its card can still be named, and what it has spent it does not get again (589).
    const lies = { ping: ping?.id ?? '', there: true, activated: false, card: 'Hex', reason: '' }
    table.by(1, 'put-ping-right', { ...lies, revealed: false })
    table.by(1, 'put-ping-right', { ...lies, revealed: true })
    table.by(1, 'identify', { ping: lies.ping, unit: A })
    expect(table.unit(A)).toMatchObject({ fate: 'onTable', bases: [{ cmPlus: 1 }] })
  })
  it('is nothing where no card has words of its own', () =>
    expect(downsyncPlay.looseOptions(facing().state)).toEqual([]))
  it('names no card where Muster only assists and none says so', () => {
    const table = facing({ level: 'assist', cards: [plain(), plain({ name: 'Hex', traits: [curse] })] })
    const [offer] = downsyncPlay.looseOptions(table.state)
    expect(offer?.fields.card).toMatchObject({ of: ['Hex'], orNone: true })
    table.by(1, 'put-right', said)
    expect(table.last('put-right').card).toBeUndefined()
  })
})

it('bases that stand in a building are there one by one (354)', () => {
  const table = acting({ cards: [plain({ bases: 2 }), plain()] })
  table.by(1, 'begin-base', { base: '2' })
  table.by(1, 'move-again', { ...way(A, 2), building: 'Mill' })
  settled(table, A)
  expect(table.unit(A).bases.map(({ building }) => building)).toEqual(['', 'Mill'])
})

describe('who has come in by a Reaction Engagement (603, 643)', () => {
  it('is in the Taskforce no more where the turn is put back before it: neither moved nor Refreshed', () => {
    const late = 'side-1.u2'
    const back = (): Table => {
      const table = facing({ level: 'assist' })
      outFor(table, 1, 2)
      table.by(2, 'let-act', {})
      table.by(1, 'pass', { unit: late })
      scoreless(table)
      idles(table, 2, { ping: 'side-2.medium-2' })
      const watches = { unit: late, bases: [], tokens: ['activated', 'overwatch'] as const }
      table.by(1, 'put-right', {
        ...watches,
        tokens: [...watches.tokens],
        breach: 0,
        counters: [],
        reason: '',
      })
      ready(table, 1, A)
      table.by(2, 'react', {})
      table.by(1, 'join', { units: [late] })
      expect(table.state.taskforce).toMatchObject({ units: [A, late], joined: [late] })
      return table
    }
    for (const stage of ['refreshing', 'moving'] as const) {
      const table = back()
      table.by(1, 'put-turn-right', { active: 'side-1', stage, reason: '' })
      expect(table.state.taskforce).toMatchObject({ units: [A], joined: [] })
      expect(table.offers(1, 'move')).toHaveLength(1)
      expect(table.unit(late).overwatch).toBe(true)
      // It may come in once more.
      stays(table, 1, A)
      table.by(2, 'react', {})
      expect(table.state.phase).toBe('joining')
    }
  })
})

describe('what is put right by hand', () => {
  const gone = (table: Table, n: 1 | 2): void => {
    for (const at of [1, 2])
      table.by(n, 'put-ping-right', {
        ...{ ping: `side-${n}.medium-${at}`, there: true, activated: true, reason: '' },
      })
  }
  it('passes over who has nobody left to designate, and ends the Round (193, 215)', () => {
    const table = tableOf({ level: 'assist' })
    gone(table, 1)
    expect(table.state).toMatchObject({ phase: 'designating', active: 'side-2', round: 1 })
    gone(table, 2)
    expect(table.state).toMatchObject({ phase: 'designating', round: 2 })
    expect(table.offers(1, 'designate').length + table.offers(2, 'designate').length).toBe(1)
  })
  it('keeps as many counters of a name as lie there (681)', () => {
    const tag = { id: 'tag', name: 'Tag', text: '', ends: 'kept' } as const
    const marks = plainAction({
      ...{ id: 'tag', name: 'Tag', range: null, effect: 'special', cost: 'free', rof: 2, counter: 'tag' },
    })
    const table = acting({ level: 'assist', cards: [plain({ actions: [marks], counters: [tag] }), plain()] })
    table.by(1, 'perform', { action: 'tag', pay: 'none' })
    for (let n = 0; n < 2; n += 1)
      table.by(1, 'carry-out', { at: B, base: '1', inches: 0, does: [], placed: null })
    const offer = downsyncPlay
      .looseOptions(table.state)
      .find(
        ({ command, fields }) =>
          command === 'put-right' && fields.unit?.kind === 'is' && fields.unit.value === B,
      )
    expect(offer?.fields.counters).toMatchObject({ usual: ['Tag'] })
    const base = { base: '1', alive: true, cm: 0, cmPlus: 0, building: '' } as const
    const said = { unit: B, bases: [base], tokens: [], breach: 0, reason: '' }
    table.by(2, 'put-right', { ...said, counters: ['Tag'] })
    expect(table.unit(B).counters.map(({ name }) => name)).toEqual(['Tag', 'Tag'])
    table.by(2, 'put-right', { ...said, counters: [] })
    expect(table.unit(B).counters).toEqual([])
  })
})
