import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import {
  LOOKED_AT,
  lookedAt,
  type LookingCommand,
} from '../../../../shared/systems/downsync/battle/rules/looked-at.ts'
import {
  plainAction,
  plainModifier,
  plainTrait,
} from '../../../../shared/systems/downsync/documents/making.ts'
import { DEFAULT_RULES, RULE_BOOK, type HouseRules } from '../../../../shared/systems/downsync/house-rules.ts'
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
  tableOf,
  way,
  type Given,
  type Table,
} from './table.ts'

/** Each house rule, either way: what it changes in a battle. */

const PING = 'side-1.medium-1'
const rules = (of: Partial<HouseRules>, more: Given = {}): Given => ({ ...more, rules: of })

/** The first side’s Ping is the Taskforce, and is about to move. */
function pingMoves(of: Partial<HouseRules>): Table {
  const table = tableOf(rules(of))
  table.by(1, 'designate', { units: [], pings: [PING] })
  table.by(1, 'reveal-no-more', {})
  return table
}
/** The first side’s Unit is on the table, and is about to move. */
function unitMoves(of: Partial<HouseRules>, more: Given = {}): Table {
  const table = tableOf(rules(of, more))
  table.by(1, 'designate', { units: [], pings: [PING] })
  table.by(1, 'reveal', { ping: PING, unit: A })
  settled(table, A)
  return table
}

const SQUAD = plain({ bases: 3, cm: 1 })
const GHOST = plain({ traits: [plainTrait({ id: 'hush', name: 'Hush', at: 'reveal', gains: 'stealth' })] })

describe('before the first Round', () => {
  it.each([
    ['allAtOnce', [2]],
    ['alternating', [1, 1]],
  ] as const)('deployment %s', (deployment, counts) => {
    const table = tableOf({ rules: { deployment }, isLaid: false })
    expect(
      table.offers(1, 'lay-pings').map(({ pings }) => pings?.kind === 'is' && [pings.value].flat().length),
    ).toEqual(counts)
  })
  it.each([
    ['wholly', /wholly/u],
    ['partly', /a part of it/u],
  ] as const)('inZone %s: it says what is wanted', (inZone, told) => {
    const table = tableOf({ rules: { inZone }, isLaid: false })
    const pings = table
      .offers(1, 'lay-pings')
      .flatMap((one) => (one.pings?.kind === 'is' ? one.pings.value : []))
    const said = table.refuses(1, 'lay-pings', { pings: [pings].flat().map(String), zone: false })
    expect([said.code, told.test(said.message)]).toEqual(['table/not-so', true])
  })
  it.each([
    ['once', 3],
    ['each', 4],
  ] as const)('decoyTraits %s: two with Decoy[medium] bring it', (decoyTraits, count) => {
    const decoy = plain({ traits: [plainTrait({ id: 'decoy', name: 'Decoy', sig: 'medium' })] })
    const { state } = tableOf({ rules: { decoyTraits }, cards: [decoy, plain()] })
    expect(Object.values(state.pings).filter(({ side }) => side === 'side-1')).toHaveLength(count)
  })
})

describe('Pings', () => {
  it.each([
    ['always', /enemy Units, and/u],
    ['inSight', /every enemy that it sees/u],
  ] as const)('pingsKeepAway %s: it says what is wanted', (pingsKeepAway, told) =>
    expect(pingMoves({ pingsKeepAway }).refuses(1, 'move', { ...way(PING), keeps: false }).message).toMatch(
      told,
    ),
  )
  it.each([
    ['eachMove', 'settling'],
    ['allMoves', 'moving'],
  ] as const)('revealsSettled %s', (revealsSettled, phase) => {
    const table = tableOf(rules({ revealsSettled }))
    table.by(1, 'designate', { units: [], pings: [PING, 'side-1.medium-2'] })
    table.by(1, 'reveal', { ping: PING, unit: A })
    table.by(1, 'reveal-no-more', {})
    table.by(1, 'move', way(A, 6))
    expect(table.state.phase).toBe(phase)
    if (phase === 'settling') return
    table.by(1, 'move', way('side-1.medium-2'))
    // Once all have moved.
    expect(table.state.phase).toBe('settling')
    table.by(1, 'say-near', { pings: ['side-2.medium-1'], stealthy: [] })
    table.by(2, 'identify', { ping: 'side-2.medium-1', unit: B })
    expect(table.unit(B).fate).toBe('onTable')
  })
  it.each([
    [true, ['side-2.medium-1', 'side-2.medium-2']],
    [false, null],
  ])('placingReveals %s: infantry that is Placed', (placingReveals, pings) => {
    const table = tableOf(rules({ placingReveals }, { cards: [SQUAD, plain()] }))
    table.by(1, 'designate', { units: [], pings: [PING] })
    table.by(1, 'reveal', { ping: PING, unit: A })
    table.by(1, 'place', { unit: A, within: true, coherent: true, building: '' })
    const [near] = table.offers(1, 'say-near')
    expect(near?.pings?.kind === 'some' ? near.pings.of : null).toEqual(pings)
  })
  it('placingReveals false: a vehicle that a card Places is asked for nobody, as one that appears is (391, 673)', () => {
    const star = plainAction({ id: 'star', name: 'Star', effect: 'special', target: 'place' })
    const cards = [plain({ actions: [star] }), plain()] as const
    const table = acting(rules({ placingReveals: false }, { cards }))
    table.by(1, 'perform', { action: 'star', pay: 'action' })
    table.by(1, 'carry-out', { at: null, placed: A })
    table.by(1, 'place', { unit: A, within: true, coherent: true, building: '' })
    expect(table.state.phase).toBe('scoring')
  })
  it.each([true, false])('appearingReveals %s: a vehicle that appears', (appearingReveals) => {
    const table = tableOf(rules({ appearingReveals }))
    table.by(1, 'designate', { units: [], pings: [PING] })
    table.by(1, 'reveal', { ping: PING, unit: A })
    expect(table.state.phase === 'settling').toBe(appearingReveals)
  })
  it.each([
    ['partly', /partly/u],
    ['wholly', /wholly/u],
  ] as const)('placedBases %s: it says what is wanted', (placedBases, told) => {
    const table = tableOf(rules({ placedBases }, { cards: [SQUAD, plain()] }))
    table.by(1, 'designate', { units: [], pings: [PING] })
    table.by(1, 'reveal', { ping: PING, unit: A })
    const said = table.refuses(1, 'place', { unit: A, within: false, coherent: true, building: '' })
    expect(said.message).toMatch(told)
  })
  it.each([
    [false, 'is'],
    [true, 'words'],
  ])('pingsInBuildings %s', (pingsInBuildings, kind) =>
    expect(pingMoves({ pingsInBuildings }).offers(1, 'move')[0]?.building?.kind).toBe(kind),
  )
  it.each([
    [true, 'words'],
    [false, 'is'],
  ])('placedIntoBuildings %s', (placedIntoBuildings, kind) => {
    const table = tableOf(rules({ placedIntoBuildings }, { cards: [SQUAD, plain()] }))
    table.by(1, 'designate', { units: [], pings: [PING] })
    table.by(1, 'reveal', { ping: PING, unit: A })
    expect(table.offers(1, 'place').at(-1)?.building?.kind).toBe(kind)
  })
  it.each([
    ['asPing', true],
    ['fresh', false],
  ] as const)('revealedUnits %s: one whose Ping has acted', (revealedUnits, activated) => {
    const table = tableOf(rules({ revealedUnits }))
    idles(table, 1, { ping: PING })
    table.by(2, 'designate', { units: [], pings: ['side-2.medium-1'] })
    table.by(2, 'reveal', { ping: 'side-2.medium-1', unit: B })
    table.by(2, 'move', way(B))
    table.by(2, 'say-near', { pings: [PING], stealthy: [] })
    table.by(1, 'identify', { ping: PING, unit: A })
    expect(table.unit(A).activated).toBe(activated)
  })
})

describe('movement', () => {
  it.each([
    ['pairwise', /each within 6″/u],
    ['circle', /circle/u],
  ] as const)('coherency %s: it says what is wanted', (coherency, told) =>
    expect(
      unitMoves({ coherency }, { cards: [SQUAD, plain()] }).refuses(1, 'move', { ...way(A), coherent: false })
        .message,
    ).toMatch(told),
  )
  it.each([
    [true, 'move/too-far'],
    [false, null],
  ])('slowedAgain %s: SPD 6 out of a wood twice in a turn', (slowedAgain, code) => {
    const table = unitMoves({ slowedAgain })
    table.by(1, 'move', { ...way(A, 4), slowing: 'crosses' })
    settled(table, A)
    table.by(1, 'activate', { unit: A })
    const again = { ...way(A, 6), slowing: 'crosses' } as const
    if (code === null) table.by(1, 'move-again', again)
    else expect(table.refuses(1, 'move-again', again).code).toBe(code)
  })
  it.each([true, false])('pingsTouch %s', (pingsTouch) => {
    const [{ slowing } = {}] = pingMoves({ pingsTouch }).offers(1, 'move')
    expect(slowing?.kind === 'one' && slowing.of.includes('touches')).toBe(pingsTouch)
  })
})

describe('sight', () => {
  it.each([
    ['inAll', /in all/u],
    ['eachPiece', /a piece/u],
  ] as const)('seenThrough %s: it says what is wanted', (seenThrough, told) =>
    expect(
      firing(rules({ seenThrough })).refuses(1, 'attack', { ...AIM, at: B, seen: false }).message,
    ).toMatch(told),
  )
  it.each([
    [true, 'is'],
    [false, 'yes-no'],
  ])('buildingConceals %s: at infantry all of which is inside', (buildingConceals, kind) => {
    const table = tableOf(rules({ buildingConceals }, { cards: [plain(), SQUAD] }))
    const own = outFor(table, 1)
    table.by(1, 'pass', { unit: own })
    scoreless(table)
    table.by(2, 'designate', { units: [], pings: ['side-2.medium-1'] })
    table.by(2, 'reveal', { ping: 'side-2.medium-1', unit: B })
    settled(table, B, { building: 'The mill' })
    // It stays where it was Placed.
    table.by(2, 'move-no-more', {})
    table.by(2, 'pass', { unit: B })
    scoreless(table)
    for (const n of [1, 2] as const) idles(table, n, { ping: `side-${n}.medium-2` })
    ready(table, 1, A)
    table.by(2, 'let-act', {})
    table.by(1, 'activate', { unit: A })
    table.by(1, 'perform', { action: 'gun', pay: 'action' })
    expect(table.offers(1, 'attack')[0]?.concealed?.kind).toBe(kind)
  })
})

describe('actions', () => {
  const free = plain({ actions: [plainAction({ id: 'gun', name: 'Gun', cost: 'free' })] })
  it.each([
    ['once', 0],
    ['anyNumber', 1],
  ] as const)('freeActions %s', (freeActions, count) => {
    const table = acting(rules({ freeActions }, { cards: [free, plain({ cm: 0 })] }))
    table.by(1, 'perform', { action: 'gun', pay: 'none' })
    table.by(1, 'cease', {})
    expect(table.offers(1, 'perform')).toHaveLength(count)
  })
  it.each([
    ['anyBase', [true, false, false]],
    ['everyBase', [false, false, true]],
  ] as const)('overwatchPaidBy %s', (overwatchPaidBy, gained) => {
    const table = acting(rules({ overwatchPaidBy }, { cards: [SQUAD, plain()] }))
    const now = [1, 2, 3].map((base) => {
      if (table.state.activation?.base == null) table.by(1, 'begin-base', { base: `${base}` as '1' })
      const had = table.unit(A).overwatch
      if (table.offers(1, 'watch').length > 0) table.by(1, 'watch', {})
      const has = table.unit(A).overwatch
      ends(table, 1, base)
      return has && !had
    })
    expect(now).toEqual(gained)
  })
  it('overwatchPaidBy everyBase: a base that has done otherwise spoils it', () => {
    const table = acting(rules({ overwatchPaidBy: 'everyBase' }, { cards: [SQUAD, plain()] }))
    table.by(1, 'begin-base', { base: '2' })
    ends(table, 1)
    table.by(1, 'begin-base', { base: '1' })
    expect(table.offers(1, 'watch')).toEqual([])
  })
})

describe('rolls', () => {
  const scanned = (of: Partial<HouseRules>, at: string, more: Given = {}): Table => {
    const table = acting(rules(of, more))
    table.by(1, 'perform', { action: 'sensors', pay: 'action' })
    const base = at === B ? ('1' as const) : null
    table.by(1, 'scan', { at, base, inches: 10, concealed: true, unseen: true, boosted: false }, 1, 1)
    return table
  }
  it.each([
    ['once', 13 - 6 + 1],
    ['each', 13 - 6 + 2],
  ] as const)('hiddenPings %s', (hiddenPings, need) =>
    expect(scanned({ hiddenPings }, 'side-2.medium-2').last('shot').need).toBe(need),
  )
  it.each([
    [false, 'is'],
    [true, 'yes-no'],
  ])('hiddenUnits %s', (hiddenUnits, kind) => {
    const jam = plain({
      actions: [
        plainAction({ id: 'jam', name: 'Jam', effect: 'breach', labels: ['scan'], target: 'enemyUnit' }),
      ],
    })
    const table = acting(rules({ hiddenUnits }, { cards: [jam, plain()] }))
    table.by(1, 'perform', { action: 'jam', pay: 'action' })
    expect(table.offers(1, 'scan')[0]?.concealed?.kind).toBe(kind)
    if (!hiddenUnits) return
    const seen = { at: B, base: '1', inches: 9, concealed: true, unseen: false, boosted: false } as const
    table.by(1, 'scan', seen, 4, 4)
    expect(table.last('shot')).toMatchObject({ need: 8, reasons: [{ code: 'hidden', add: -1 }] })
    expect(table.unit(B).breach).toBe(1)
  })
  const starred = plain({
    actions: [
      plainAction({ id: 'tag', name: 'Tag', effect: 'special', labels: ['scan'], target: 'enemyUnit' }),
    ],
  })
  it.each([
    ['check', 'scan'],
    ['atOnce', 'carry-out'],
  ] as const)('specialScans %s', (specialScans, kind) => {
    const table = acting(rules({ specialScans }, { cards: [starred, plain()] }))
    table.by(1, 'perform', { action: 'tag', pay: 'action' })
    expect(table.offers(1, kind)).toHaveLength(1)
  })
})

describe('Countermeasures', () => {
  const burn = plain({
    actions: [plainAction({ id: 'burn', name: 'Burn', labels: ['scan'], target: 'enemyUnit' })],
  })
  it.each([
    [true, 'onTable', 'countering'],
    [false, 'destroyed', 'scoring'],
  ])('negatedScans %s: a scan that kills', (negatedScans, fate, phase) => {
    const table = acting(rules({ negatedScans }, { cards: [burn, plain()] }))
    table.by(1, 'perform', { action: 'burn', pay: 'action' })
    const seen = { at: B, base: '1', inches: 9, concealed: false, unseen: false, boosted: false } as const
    table.by(1, 'scan', seen, 6, 6)
    expect([table.unit(B).fate, table.state.phase]).toEqual([fate, phase])
  })
  it.each([
    [true, 'yes-no'],
    [false, 'is'],
  ])('boostedChecks %s', (boostedChecks, kind) => {
    const table = firing(rules({ boostedChecks }))
    table.by(1, 'attack', { ...AIM, at: B }, 6, 6)
    expect(table.offers(2, 'counter')[0]?.boosted?.kind).toBe(kind)
  })
})

describe('Reaction Engagements', () => {
  /** A Ping of the other side comes to light by the move of the first’s Unit. */
  const exposed = (of: Partial<HouseRules>): Table => {
    const table = unitMoves(of)
    table.by(1, 'move', way(A, 6))
    table.by(1, 'say-near', { pings: ['side-2.medium-1'], stealthy: [] })
    table.by(2, 'identify', { ping: 'side-2.medium-1', unit: B })
    return table
  }
  it.each([
    [true, 'reacting'],
    [false, 'activating'],
  ])('revealedReacts %s', (revealedReacts, phase) =>
    expect(exposed({ revealedReacts }).state.phase).toBe(phase),
  )
  const SCAN = { inches: 9, base: null, concealed: false, unseen: false, boosted: false } as const
  it.each([
    [false, [B]],
    [true, [B, 'side-2.u2']],
  ])('revealedJoins %s: a scan in an engagement', (revealedJoins, taking) => {
    const table = engaged(rules({ revealedJoins }))
    table.by(2, 'boost', { units: [] })
    table.by(1, 'boost', { units: [] }, 5, 2)
    table.by(1, 'activate', { unit: A })
    table.by(1, 'perform', { action: 'sensors', pay: 'action' })
    const late = revealedJoins ? [6] : []
    table.by(1, 'scan', { ...SCAN, at: 'side-2.medium-2' }, 6, 6, ...late)
    expect(Object.keys(table.state.engagement?.priority ?? {}).toSorted()).toEqual(taking)
    ends(table, 1)
    // Six acts before two.
    const next = table.offers(2, 'activate').map(({ unit }) => unit?.kind === 'is' && unit.value)
    expect(next).toEqual([revealedJoins ? 'side-2.u2' : B])
  })
  it('revealedJoins: who comes in late may use what it has for its priority before its die falls (429, 627)', () => {
    const quick = plainTrait({
      ...{ id: 'quick', name: 'Quick', commandPoints: 1 },
      modifiers: [plainModifier({ roll: 'priority', add: 2 })],
    })
    const cards = [plain(), plain({ traits: [quick] })] as const
    const table = engaged(rules({ revealedJoins: true }, { cards }))
    table.by(2, 'gain', { unit: B, trait: 'quick', takes: false, clear: true })
    table.by(2, 'boost', { units: [] })
    table.by(1, 'boost', { units: [] }, 5, 2)
    table.by(1, 'activate', { unit: A })
    table.by(1, 'perform', { action: 'sensors', pay: 'action' })
    table.by(1, 'scan', { ...SCAN, at: 'side-2.medium-2' }, 6, 6)
    table.by(2, 'gain', { unit: 'side-2.u2', trait: 'quick', takes: true, clear: true }, 3)
    expect(table.state.engagement?.priority['side-2.u2']).toBe(5)
  })
  it.each([
    [false, 1],
    [true, 2],
  ])('joinersRefreshed %s', (joinersRefreshed, cm) => {
    const table = tableOf(rules({ joinersRefreshed }, { cards: [plain({ cm: 2 }), plain()] }))
    const own = outFor(table, 1)
    table.by(1, 'activate', { unit: own })
    table.by(1, 'watch', {})
    ends(table, 1)
    scoreless(table)
    const enemy = outFor(table, 2)
    table.by(1, 'let-act', {})
    table.by(2, 'activate', { unit: enemy })
    table.by(2, 'perform', { action: 'gun', pay: 'action' })
    table.by(2, 'attack', { ...AIM, at: own }, 6, 6)
    table.by(1, 'counter', { token: 'cm', boosted: false }, 6)
    table.by(2, 'cease', {})
    ends(table, 2)
    scoreless(table)
    for (const n of [1, 2] as const) idles(table, n, { ping: `side-${n}.medium-2` })
    // Of the next Round a Ping is its Taskforce; who is on Overwatch comes in.
    table.by(1, 'designate', { units: [], pings: ['side-1.medium-2'] })
    table.by(1, 'reveal-no-more', {})
    table.by(1, 'move-no-more', {})
    table.by(2, 'react', {})
    table.by(1, 'join', { units: [own] })
    table.by(2, 'answer', { units: [enemy] })
    table.by(2, 'boost', { units: [] })
    table.by(1, 'boost', { units: [] }, 6, 6, 1)
    table.by(1, 'activate', { unit: own })
    expect(table.unit(own)).toMatchObject({ overwatch: false, bases: [{ cm }] })
  })
  it.each([
    ['beforeActing', true],
    ['afterActing', false],
  ] as const)('overwatchGoes %s: what is gained in an engagement', (overwatchGoes, stays_) => {
    const table = engaged(rules({ overwatchGoes }))
    table.by(2, 'boost', { units: [] })
    table.by(1, 'boost', { units: [] }, 2, 5)
    table.by(2, 'activate', { unit: B })
    table.by(2, 'watch', {})
    ends(table, 2)
    expect(table.unit(B).overwatch).toBe(stays_)
  })
  it.each([true, false])('passingActivates %s', (passingActivates) => {
    const table = engaged(rules({ passingActivates }))
    table.by(2, 'boost', { units: [] })
    table.by(1, 'boost', { units: [] }, 2, 5)
    table.by(2, 'pass', { unit: B })
    table.by(1, 'activate', { unit: A })
    ends(table, 1)
    expect([table.unit(A).activated, table.unit(B).activated]).toEqual([true, passingActivates])
  })
  it('passingActivates false: of the Taskforce, too, who passes acts no more in this turn, and may in a later one', () => {
    const table = engaged(rules({ passingActivates: false }))
    table.by(2, 'boost', { units: [] })
    table.by(1, 'boost', { units: [] }, 5, 2)
    table.by(1, 'pass', { unit: A })
    table.by(2, 'pass', { unit: B })
    expect([table.unit(A).activated, table.state.phase]).toEqual([false, 'scoring'])
  })
})

describe('tokens', () => {
  const stunner = plain({ actions: [plainAction({ id: 'gun', name: 'Gun', effect: 'stun' })] })
  /** The other side’s Unit is stunned, and its own turn has come to activate it. */
  const stunned = (of: Partial<HouseRules>, foe = plain({ cm: 0 })): Table => {
    const table = firing(rules(of, { cards: [stunner, foe] }))
    table.by(1, 'attack', { ...AIM, at: B }, 6, 6)
    if (table.state.phase === 'countering') table.by(2, 'accept', {})
    ends(table, 1)
    scoreless(table)
    ready(table, 2, B)
    if (table.state.phase === 'reacting') table.by(1, 'let-act', {})
    return table
  }
  it.each([
    ['everyBase', 3],
    ['oneBase', 1],
  ] as const)('stunPaidBy %s', (stunPaidBy, times) => {
    const table = stunned({ stunPaidBy }, SQUAD)
    table.by(2, 'activate', { unit: B })
    let paid = 0
    while (table.offers(2, 'pay-stun').length > 0) {
      paid += 1
      table.by(2, 'pay-stun', { unit: B, base: `${paid}` as '1', by: 'countermeasure' })
    }
    expect([paid, table.unit(B).stun]).toEqual([times, false])
  })
  it.each([
    ['eachItsOwn', 3, [1, 1, 0]],
    ['allTheSame', 1, [0, 0, 0]],
  ] as const)('stunPrice %s', (stunPrice, offers, left) => {
    const table = stunned({ stunPrice }, SQUAD)
    table.by(2, 'activate', { unit: B })
    expect(table.offers(2, 'pay-stun')).toHaveLength(offers)
    const base = stunPrice === 'eachItsOwn' ? '3' : '1'
    table.by(2, 'pay-stun', { unit: B, base, by: 'countermeasure' })
    expect(table.unit(B).bases.map(({ cm }) => cm)).toEqual(left)
  })
  it.each([
    ['keeps', true],
    ['pays', false],
  ] as const)('stunnedPasses %s in an engagement', (stunnedPasses, stun) => {
    const table = engaged(rules({ stunnedPasses }, { cards: [stunner, plain({ cm: 0 })] }))
    table.by(2, 'boost', { units: [] })
    table.by(1, 'boost', { units: [] }, 5, 2)
    table.by(1, 'activate', { unit: A })
    table.by(1, 'perform', { action: 'gun', pay: 'action' })
    table.by(1, 'attack', { ...AIM, at: B }, 6, 6)
    ends(table, 1)
    table.by(2, 'pass', { unit: B })
    expect(table.unit(B)).toMatchObject({ stun, activated: true })
  })
  it('who does nothing in its own turn has paid with its Action Point (250, 740)', () => {
    const table = stunned({})
    table.by(2, 'pass', { unit: B })
    expect(table.unit(B)).toMatchObject({ stun: false, activated: true })
  })
  /** The first side’s Unit has Stealth, and fires. */
  const hidden = (of: Partial<HouseRules>, bases: 3 | null = null): Table => {
    const table = tableOf(rules(of, { cards: [{ ...GHOST, bases }, plain({ cm: 0 })] }))
    table.by(1, 'designate', { units: [], pings: [PING] })
    table.by(1, 'reveal', { ping: PING, unit: A })
    while (table.state.phase === 'settling') {
      const [step] = table.state.steps
      if (step?.kind === 'gain') table.by(1, 'gain', { unit: A, trait: step.trait, takes: true, clear: true })
      else if (step?.kind === 'place')
        table.by(1, 'place', { unit: A, within: true, coherent: true, building: '' })
      else table.by(1, 'say-near', { pings: [], stealthy: [] })
    }
    if (table.state.phase === 'revealing') table.by(1, 'reveal-no-more', {})
    table.by(1, 'move-no-more', {})
    table.by(1, 'pass', { unit: A })
    scoreless(table)
    const enemy = outFor(table, 2)
    table.by(2, 'pass', { unit: enemy })
    scoreless(table)
    for (const n of [1, 2] as const) idles(table, n, { ping: `side-${n}.medium-2` })
    ready(table, 1, A)
    table.by(2, 'let-act', {})
    table.by(1, 'activate', { unit: A })
    if (table.state.activation?.base == null) table.by(1, 'begin-base', { base: '1' })
    table.by(1, 'perform', { action: 'gun', pay: 'action' })
    return table
  }
  it.each([
    ['afterAction', [true, false]],
    ['afterAttack', [false, false]],
  ] as const)('stealthGoes %s: of two Attacks', (stealthGoes, has) => {
    const table = hidden({ stealthGoes })
    const after = [1, 2].map(() => {
      table.by(1, 'attack', { ...AIM, at: B }, 1, 1)
      return table.unit(A).stealth
    })
    expect(after).toEqual(has)
  })
  it.each([
    ['anyBase', [false, false, false]],
    ['everyBase', [true, true, false]],
  ] as const)('stealthOfBases %s: three bases fire', (stealthOfBases, has) => {
    const table = hidden({ stealthOfBases }, 3)
    const after = [1, 2, 3].map((base) => {
      if (base > 1) {
        if (table.state.activation?.base == null) table.by(1, 'begin-base', { base: `${base}` as '1' })
        table.by(1, 'perform', { action: 'gun', pay: 'action' })
      }
      table.by(1, 'cease', {})
      const { stealth } = table.unit(A)
      ends(table, 1, base)
      return stealth
    })
    expect(after).toEqual(has)
  })
  it.each([true, false])('dropStealth %s', (dropStealth) => {
    const table = tableOf(rules({ dropStealth }, { cards: [GHOST, plain()] }))
    table.by(1, 'designate', { units: [], pings: [PING] })
    table.by(1, 'reveal', { ping: PING, unit: A })
    table.by(1, 'gain', { unit: A, trait: 'hush', takes: true, clear: true })
    expect(table.offers(1, 'drop-stealth')).toHaveLength(dropStealth ? 1 : 0)
  })
})

describe('missions', () => {
  /** The first side’s Unit has done nothing, and its turn ends. */
  const ending = (of: Partial<HouseRules>, more: Given = {}): Table => {
    const table = facing(rules(of, more))
    ready(table, 1, A)
    table.by(2, 'let-act', {})
    table.by(1, 'pass', { unit: A })
    return table
  }
  it.each([
    ['active', 1],
    ['both', 2],
  ] as const)('scoring %s', (scoring, sides) =>
    expect(ending({ scoring }).state.steps.filter(({ kind }) => kind === 'score')).toHaveLength(sides),
  )
  it.each([
    [false, 0],
    [true, -1],
  ])('negativeScore %s', (negativeScore, points) => {
    const table = ending({ negativeScore })
    table.by(1, 'score', { own: [], enemy: [B] })
    expect(table.state.camps['side-1'].points).toBe(points)
  })
  it.each([
    [true, []],
    [false, [B]],
  ])('enemyHalf %s: with two of four bases left', (enemyHalf, of) => {
    const foe = plain({ bases: 4, cm: 0 })
    const table = firing(rules({ enemyHalf }, { cards: [plain(), foe] }))
    for (const base of ['1', '2'] as const) table.by(1, 'attack', { ...AIM, at: B, base }, 6, 6)
    ends(table, 1)
    const [{ enemy } = {}] = table.offers(1, 'score')
    expect(enemy?.kind === 'some' ? enemy.of : null).toEqual(of)
  })
  it.each([
    [false, /no token/u],
    [true, /ends on nobody, and/u],
  ])('ontoTokens %s: it says what is wanted', (ontoTokens, told) =>
    expect(unitMoves({ ontoTokens }).refuses(1, 'move', { ...way(A), free: false }).message).toMatch(told),
  )
  it.each([
    ['atOnce', true],
    ['turnEnd', false],
  ] as const)('wipedOut %s', (wipedOut, isOver) => {
    const size = {
      of: 'own' as const,
      name: 'One',
      slots: { small: 0, medium: 1, large: 0 },
      commandPoints: 5,
    }
    const table = tableOf(rules({ wipedOut }, { cards: [plain(), plain({ cm: 0 })], size }))
    const own = outFor(table, 1)
    table.by(1, 'pass', { unit: own })
    scoreless(table)
    const enemy = outFor(table, 2)
    table.by(2, 'pass', { unit: enemy })
    scoreless(table)
    ready(table, 1, A)
    table.by(2, 'let-act', {})
    table.by(1, 'activate', { unit: A })
    table.by(1, 'perform', { action: 'gun', pay: 'action' })
    table.by(1, 'attack', { ...AIM, at: B }, 6, 6)
    expect(table.state.ending !== null).toBe(isOver)
  })
  it.each([
    ['none', false],
    ['four', true],
  ] as const)('rounds %s: after four', (rounds, isOver) => {
    const mission = { ...SAMPLE_MISSIONS['vip-capture'], rounds: null }
    const table = tableOf(rules({ rounds }, { mission }))
    for (let round = 1; round <= 4; round += 1)
      for (const at of [1, 2])
        for (const n of [1, 2] as const) idles(table, n, { ping: `side-${n}.medium-${at}` })
    expect(table.state.ending?.how === 'draw').toBe(isOver)
  })
})

describe('every house rule', () => {
  it('that changes what is looked at is told where it is looked at, if it is ruled otherwise', () => {
    expect(lookedAt({ ...DEFAULT_RULES, tokenMeasured: 'middle' }, 'score')).toEqual(['tokenMeasured'])
    expect(
      Object.keys(LOOKED_AT).flatMap((command) => lookedAt(DEFAULT_RULES, command as LookingCommand)),
    ).toEqual([])
  })
  it('is read by a battle', async () => {
    const root = 'shared/systems/downsync'
    const names = (await readdir(root, { recursive: true })).filter(
      (name) => name.endsWith('.ts') && !name.includes('house-rules'),
    )
    const all = (await Promise.all(names.map((name) => readFile(`${root}/${name}`, 'utf8')))).join('\n')
    expect(RULE_BOOK.keys.filter((key) => !new RegExp(`\\b${key}\\b`, 'u').test(all))).toEqual([])
  })
})
