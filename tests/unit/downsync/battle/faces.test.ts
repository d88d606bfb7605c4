import { describe, expect, it } from 'vitest'
import { faces } from '../../../../renderer/systems/downsync/faces/faces.ts'
import type { FightSummary } from '../../../../shared/contract/fights.ts'
import { asItLies } from '../../../../shared/systems/downsync/battle/mend/put-right.ts'
import { momentOf } from '../../../../shared/systems/downsync/battle/ending/moments.ts'
import { downsyncPlay } from '../../../../shared/systems/downsync/battle/play.ts'
import { one, words } from '../../../../shared/battle/field.ts'
import { typedOf } from '../../../../renderer/table/values.ts'
import { commandSchema } from '../../../../shared/systems/downsync/battle/documents/commands.ts'
import {
  plainAction,
  plainModifier,
  plainTrait,
} from '../../../../shared/systems/downsync/documents/making.ts'
import { SAMPLE_LISTS } from '../../../../shared/systems/downsync/samples/lists.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/downsync/samples/missions.ts'
import { atTable } from '../../../support/at-table.ts'
import { battleOf } from '../../games/downsync.ts'
import { A, acting, B, ends, engaged, facing, plain, ready, tableOf, type Table } from './table.ts'

/** What the house's table shows of a battle of Downsync. */

const SUMMARY = { names: { 'side-1': 'Ana', 'side-2': 'Bo' } } as unknown as FightSummary
const viewOf = (table: Table) => downsyncPlay.view(table.state, 'public')
const lineOf = (table: Table, event: object) => faces.line(event, SUMMARY, viewOf(table))

describe('what can be done', () => {
  it('a Move Action goes as far again as the SPD, whatever a card may add (line 464)', () => {
    const table = acting({ cards: [plain({ spd: 8 }), plain()] })
    const offer = downsyncPlay.options(table.state, 'side-1').find(({ command }) => command === 'move-again')
    expect(offer && faces.act?.(offer, viewOf(table))).toMatchObject({
      does: { key: 'act.moveAgain', values: { most: 8 } },
    })
  })
})

it('what is put right is of whom it is about, in the middle of an action too (677)', () => {
  const table = acting({ level: 'assist' })
  table.by(1, 'perform', { action: 'gun', pay: 'action' })
  const about = asItLies(table.state).map((offer) => {
    const { of } = faces.act?.(offer, viewOf(table)) ?? {}
    return [offer.command, `${offer.side} ${JSON.stringify(of)}`, of] as const
  })
  const named = about.filter(([command]) => command === 'put-right' || command === 'put-ping-right')
  expect(new Set(named.map(([, whom]) => whom)).size).toBe(named.length)
  expect(about.find(([command]) => command === 'put-camp-right')?.[2]).toBeNull()
})

it('a boost and the roll that it is for are one line, and dice of both sides are of neither (426, 631)', () => {
  const table = acting()
  table.by(1, 'perform', { action: 'gun', pay: 'action' })
  const spent = { kind: 'command-spent', side: 'side-1', count: 1, on: 'boost' }
  const rolled = { kind: 'rolled', side: 'side-1', unit: A, purpose: 'attack', dice: [4, 3] }
  const next = lineOf(table, rolled)
  expect(next && lineOf(table, spent)?.with?.(next)).toMatchObject({ key: 'line.rolledBoosted.attack' })
  const known = { kind: 'priority-known', numbers: [{ unit: A, number: 3 }] }
  expect(lineOf(table, known)).toMatchObject({ ofAll: true })
})

describe('an engagement in which nobody of the other side reacts (605)', () => {
  it('is fought out by the others alone', () => {
    const table = facing()
    ready(table, 1, A)
    table.by(2, 'react', {})
    table.by(2, 'answer', { units: [] })
    table.by(1, 'boost', { units: [] }, 3)
    expect(table.last('priority-known').numbers.map(({ unit }) => unit)).toEqual([A])
    table.by(1, 'pass', { unit: A })
    expect([table.state.engagement, table.unit(A).activated, table.unit(B).activated]).toEqual([
      null,
      true,
      false,
    ])
  })
  it('says nothing of dice, and is no moment, where nobody takes part at all', () => {
    const table = facing({ level: 'assist' })
    const none = { bases: [], breach: 0, counters: [], reason: '' }
    table.by(1, 'put-right', { ...none, unit: A, tokens: ['activated', 'overwatch'] })
    table.by(2, 'put-camp-right', { commandPoints: 0, points: 0, reason: '' })
    table.by(1, 'designate', { units: [], pings: ['side-1.medium-2'] })
    table.by(1, 'reveal-no-more', {})
    table.by(1, 'move-no-more', {})
    table.by(2, 'react', {})
    table.by(1, 'join', { units: [] })
    expect(table.state).toMatchObject({ phase: 'activating', engagement: null })
    const known = table.last('priority-known')
    expect([known.numbers, lineOf(table, known)]).toEqual([[], null])
    expect(momentOf(known)).toBeNull()
  })
})

describe('what a card says', () => {
  it('is told with its name, and with the reason beside (677)', () => {
    const table = acting()
    const said = { kind: 'priority-put-right', unit: A, number: 3 }
    const because = (more: object) => lineOf(table, { ...said, ...more })?.values?.because
    expect(because({ reason: '' })).toBe('')
    expect(because({ reason: '', card: 'Hex' })).toMatchObject({
      key: 'line.byCard',
      values: { card: 'Hex' },
    })
    expect(because({ reason: 'Hit', card: 'Hex' })).toMatchObject({ key: 'line.byCardBecause' })
  })
})

describe('the die beside a Unit', () => {
  it('has its reasons: a boost, a card’s words, and what its traits make of it (633–635, 677)', () => {
    const keen = plainTrait({
      ...{ id: 'keen', name: 'Keen' },
      modifiers: [plainModifier({ roll: 'priority', add: 1, advantage: 1 })],
    })
    const table = engaged({ cards: [plain(), plain({ traits: [keen] })] })
    table.by(2, 'boost', { units: [B] })
    table.by(1, 'boost', { units: [], favoured: [A] }, 3, 1, 4, 2, 1)
    const notes = faces.order?.(viewOf(table), SUMMARY).flatMap((turns) => turns.map((one) => one.notes))
    expect(notes).toEqual([
      [
        { key: 'die.boosted', values: { n: '', by: '' } },
        { key: 'reason.card', values: { n: '+1', by: 'Keen' } },
      ],
      [{ key: 'die.hand', values: { n: '', by: '' } }],
    ])
    const [last] = [lineOf(table, table.last('priority-known'))]
    expect(last).toMatchObject({ values: { who: [{ values: { n: 5 } }, { values: { n: 3 } }] } })
  })
})

describe('what is asked now', () => {
  const asked = (table: Table) => faces.now?.(viewOf(table), SUMMARY) ?? []
  it.each([
    ['vip-capture', 'vip', true],
    ['open-channel', 'relay', false],
  ] as const)('of %s tells by what bases points are taken away, where any are (661)', (id, score, isTold) => {
    const table = facing({
      mission: SAMPLE_MISSIONS[id],
      rules: { enemyHalf: false, tokenMeasured: 'middle' },
    })
    const view = { ...viewOf(table), phase: 'scoring', steps: [{ kind: 'score', side: 'side-1', score }] }
    const keys = (faces.now?.(view, SUMMARY) ?? []).map(({ key }) => key)
    expect(keys.includes('houseRule.enemyHalf')).toBe(isTold)
    expect(keys).toContain('houseRule.tokenMeasured')
  })
  const star = plainAction({ id: 'star', name: 'Star', effect: 'special', target: 'itself' })
  it.each([
    ['gun', 522, 'volley'],
    ['sensors', 480, 'volley'],
    // Nobody is chosen, and nothing is measured.
    ['star', 553, 'volleyItself'],
  ])('has the line of the book that speaks of a point of ROF of it: %s', (action, line, key) => {
    const table = acting({ cards: [plain({ actions: [...plain().actions, star] }), plain()] })
    table.by(1, 'perform', { action, pay: 'action' })
    expect(asked(table)).toMatchObject([{ key: `now.${key}`, values: { line } }])
  })
  it('says the words of the action on its card: what a ★ does, only they say (516)', () => {
    const told = plainAction({
      ...{ id: 'orders', name: 'Orders', effect: 'special', target: 'anyUnit' },
      text: 'It loses its Stun Token.',
    })
    const table = acting({ cards: [plain({ actions: [told] }), plain()] })
    table.by(1, 'perform', { action: 'orders', pay: 'action' })
    expect(asked(table)[0]?.values?.text).toEqual({ key: 'now.words', values: { text: told.text } })
    expect(faces.pieces(viewOf(table), SUMMARY).find(({ id }) => id === A)?.more?.label).toEqual({
      ...{ key: 'piece.card', values: { names: ['Orders'] } },
    })
  })
  it('has the house rules by which Pings move a second time, too (374, 382)', () => {
    const table = tableOf({ rules: { pingsKeepAway: 'inSight' } })
    table.by(1, 'designate', { units: [], pings: ['side-1.medium-1'] })
    table.by(1, 'reveal-no-more', {})
    table.by(1, 'move-no-more', {})
    expect(asked(table).map(({ key }) => key)).toEqual(['now.pingsAgain', 'houseRule.pingsKeepAway'])
  })
})

describe('the log', () => {
  it('says who let the others act', () => {
    const table = facing()
    ready(table, 1, A)
    const [asked] = table.by(2, 'let-act', {}).filter(({ kind }) => kind === 'reaction-asked')
    expect(asked && lineOf(table, asked)).toEqual({
      ...{ key: 'line.letsAct', values: { name: 'Bo' } },
      side: 'side-2',
    })
  })
  it('says that one Ping goes, or that several go, where no Unit of their size is left (414)', () => {
    const told = (pings: string[]) => lineOf(tableOf(), { kind: 'pings-removed', pings })
    expect(told(['side-1.medium-2'])?.values?.n).toBe(1)
    expect(told(['side-1.medium-1', 'side-1.medium-2'])?.values?.n).toBe(2)
  })
  it('tells an Overwatch Action and its token in one line, and one that a card gives by itself', () => {
    const table = acting()
    const told = table.by(1, 'watch', {}).flatMap((event) => lineOf(table, event) ?? [])
    const [watches, gained] = told
    expect(told.map(({ key }) => key).slice(0, 2)).toEqual(['line.watches', 'line.gained'])
    expect(gained && watches?.with?.(gained)?.key).toBe('line.watches')
    expect(gained?.with).toBeUndefined()
  })
  it('counts Pings that are set out together, and names one alone', () => {
    const table = tableOf()
    const { pings } = table.last('pings-laid')
    expect(pings).toHaveLength(2)
    expect(lineOf(table, table.last('pings-laid'))?.values).toMatchObject({
      pings: [{ key: 'line.pings.medium', values: { n: 2 } }],
    })
    const alone = tableOf({ rules: { deployment: 'alternating' }, isLaid: false })
    alone.by(1, 'lay-pings', { pings: ['side-1.medium-2'] })
    expect(lineOf(alone, alone.last('pings-laid'))?.values).toMatchObject({
      pings: [{ key: 'called.ping.medium', values: { n: 2 } }],
    })
  })
})

describe('what lies first on a full wall', () => {
  it('is what both sides have, and who has a part in the turn', () => {
    const ids = (table: Table) => faces.foremost?.(viewOf(table))?.filter((id) => !id.startsWith('size.'))
    expect(ids(facing())).toEqual(['camp.side-1', 'camp.side-2'])
    expect(ids(engaged())).toEqual(['camp.side-1', 'camp.side-2', A, B])
  })
})

describe('whom a ★ Places', () => {
  it('is called with its side where it is a Ping: both sides have some of that number (673)', () => {
    const table = facing()
    expect(faces.named?.('placed', 'side-2.medium-2', viewOf(table))).toMatchObject({
      ...{ key: 'called.ofSide', values: { player: 'Bo', name: { key: 'called.ping.medium' } } },
    })
    expect(faces.named?.('ping', 'side-2.medium-2', viewOf(table))).toMatchObject({
      key: 'called.ping.medium',
    })
  })
})

describe('the order of priority', () => {
  it('keeps the number of two that are called alike, however long their name is', () => {
    const name = 'The Society for the Preservation of the Sea Wall'
    const table = engaged({ cards: [plain({ name }), plain()] })
    table.by(2, 'boost', { units: [] })
    table.by(1, 'boost', { units: [] }, 4, 2)
    const [[first] = []] = faces.order?.(viewOf(table), SUMMARY) ?? []
    expect(first?.name).toEqual({
      ...{ key: 'called.alike', values: { name: 'The Society for the Pres…', n: 1 } },
    })
  })
})

describe('a choice of the set-up', () => {
  const first = { value: 'third-tide', document: null }
  const said = (field: string, value: string) =>
    faces.about?.(field, value, null, (other) => (other === 'list1' ? first : null))
  it('says where it is made that two lists are of different sizes (lines 151–173)', () => {
    expect(said('list2', 'lamp-row')).toMatchObject({
      ...{ key: 'about.unlike', values: { size: { key: 'size.small' }, first: { key: 'size.standard' } } },
    })
    expect(said('list2', 'hollow-night')).toMatchObject({ key: 'about.list' })
    expect(said('list1', 'lamp-row')).toMatchObject({ key: 'about.list' })
  })
  it('knows a list that the group keeps', () => {
    const { 'sea-gate': kept } = SAMPLE_LISTS
    expect(faces.about?.('list2', 'kept-1', kept, () => first)).toMatchObject({ key: 'about.unlike' })
  })
})

it('tokens lie on the board in the colours of the book (761–768)', () => {
  const table = acting()
  table.by(1, 'watch', {})
  ends(table, 1)
  const pieces = faces.pieces(viewOf(table), SUMMARY)
  const colours = new Map([
    ...pieces.flatMap(({ tracks = [] }) => tracks.map(({ says, token }) => [says.key, token] as const)),
    ...pieces.flatMap(({ marks = [] }) => marks.map(({ key, token }) => [key, token] as const)),
  ])
  expect(Object.fromEntries(colours)).toMatchObject({
    'piece.command': 'blue',
    'piece.cm': 'white',
    'mark.activated': 'green',
    'mark.overwatch': 'purple',
  })
})

describe('a Unit on the table', () => {
  const cool = plainTrait({ id: 'cool', name: 'Cool Hands', text: 'It looks twice.' })
  const more = (traits: readonly (typeof cool)[]) => {
    const pieces = faces.pieces(viewOf(acting({ cards: [plain({ traits: [...traits] }), plain()] })), SUMMARY)
    return pieces.find(({ id }) => id === A)
  }
  it('has behind the names of its traits what they do, each once', () =>
    expect(more([cool, { ...cool, id: 'cooler' }])?.more).toEqual({
      label: { key: 'piece.card', values: { names: ['Cool Hands'] } },
      says: [{ key: 'piece.says', values: { name: 'Cool Hands', text: 'It looks twice.' } }],
    }))
  it('has the names alone where nothing is written of them', () => {
    const piece = more([{ ...cool, text: '' }])
    expect(piece?.more).toBeUndefined()
    expect(piece?.states.at(-1)).toMatchObject({ key: 'piece.traits' })
  })
})

describe('a battle that was played without Muster', () => {
  const begun = atTable(downsyncPlay, battleOf()).state
  const seen = downsyncPlay.view(begun, 'public')
  const [offer] = downsyncPlay.options(begun, 'side-1').filter(({ command }) => command === 'record')
  it('asks who has won, a draw among them, and has nobody beforehand', () => {
    expect(offer?.fields.won).toMatchObject({ of: ['side-1', 'side-2', 'nobody'], orNone: false })
    expect(offer && typedOf(offer.fields).won).toBe('')
  })
  it('says whose Units and points it asks for', () => {
    expect(faces.named?.('destroyed', A, seen)).toMatchObject({
      values: { player: begun.setup.sides[0]?.player },
    })
    expect(offer && faces.asks?.('points2', offer.fields, seen)).toMatchObject({
      values: { name: begun.setup.sides[1]?.player },
    })
  })
  it('reads a draw as it was once written', () => {
    const draw = { kind: 'record', side: 'side-1', destroyed: [], points1: 0, points2: 0 } as const
    for (const won of ['nobody', null])
      expect(commandSchema.parse({ ...draw, won })).toMatchObject({ won: 'nobody' })
  })
})

it('a building that no mission names is asked for by what the players call it (300)', () => {
  const own = { building: words(120) }
  expect(faces.asks?.('building', own, viewOf(acting()))).toEqual({ key: 'field.ownBuilding' })
  expect(faces.asks?.('building', { building: one(['Mill']) }, viewOf(acting()))).toBeNull()
})

it('a report tells what a Round brought to light in one sentence for both sides', () => {
  const table = facing({ mission: SAMPLE_MISSIONS['ghost-fleet'] })
  const scored = (side: string) => ({ kind: 'scored', side, points: 1, why: 'reveal' })
  const tell = (event: object, before: { kind: string }[]) =>
    faces.tale?.(event, SUMMARY, viewOf(table), (key) => key, before) ?? null
  const round = { kind: 'round-begun', round: 2, side: 'side-1' }
  const before = [scored('side-1'), round, scored('side-2'), scored('side-1'), scored('side-2')]
  expect(tell(scored('side-1'), before)).toBeNull()
  expect(tell({ kind: 'counters-off', at: 'taskforce-end' }, before)).toBeNull()
  const found = (name: string, n: number) => ({ key: 'tale.stands', values: { name, n } })
  expect(tell({ kind: 'counters-off', at: 'round-end' }, before)).toMatchObject({
    ...{ key: 'tale.reveals', values: { found: [found('Ana', 1), found('Bo', 2)] } },
  })
  expect(tell({ kind: 'counters-off', at: 'round-end' }, [round])).toBeNull()
})

it('the report of an engagement says who reacts against whom, and names few of many', () => {
  const table = facing()
  const tell = (units: string[], reacting: string[]) =>
    faces.tale?.(
      { kind: 'priority-known', numbers: units.map((unit) => ({ unit, number: 3 })) },
      SUMMARY,
      viewOf(table),
      (key) => key,
      [{ kind: 'reacted', units: reacting } as { kind: string }],
    ) ?? null
  expect(tell([A, B], [B])).toMatchObject({ key: 'tale.engagement', values: { name: 'Bo' } })
  expect(tell([A, B], [B])?.values).toMatchObject({ who: [{}], whom: [{}] })
  expect(tell([A, A, A, A, B], [B])?.values?.whom).toMatchObject([
    {},
    {},
    { key: 'tale.more', values: { n: 2 } },
  ])
  expect([tell([A], []), tell([B], [B])]).toEqual([null, null])
})

it('a boost of priority and its price are one line, and nobody reacts with one press (605, 627)', () => {
  const table = facing()
  ready(table, 1, A)
  table.by(2, 'react', {})
  const answers = downsyncPlay.options(table.state, 'side-2').filter(({ command }) => command === 'answer')
  expect(answers.map((offer) => faces.act?.(offer, viewOf(table)).does.key)).toContain('act.nobodyReacts')
  const spent = lineOf(table, { kind: 'command-spent', side: 'side-2', count: 2, on: 'boost' })
  const boosted = lineOf(table, { kind: 'boosted', side: 'side-2', units: [B] })
  expect(boosted && spent?.with?.(boosted)).toMatchObject({ key: 'line.boostedFor', values: { n: 2 } })
  const rolled = lineOf(table, { kind: 'passed', unit: B })
  expect(rolled && spent?.with?.(rolled)).toBeNull()
})

it('what the words of a ★ say that it does is ticked, where there is something to lose (553)', () => {
  const ticked = (target: 'itself' | 'friendlyUnit', text: string) => {
    const star = plainAction({ id: 'star', name: 'Star', effect: 'special', target, text })
    const table = acting({ cards: [plain({ actions: [star] }), plain()] })
    table.by(1, 'perform', { action: 'star', pay: 'action' })
    const [offer] = downsyncPlay
      .options(table.state, 'side-1')
      .filter(({ command }) => command === 'carry-out')
    return offer && faces.usual?.(offer, viewOf(table)).does
  }
  expect(ticked('itself', 'It gains a Stealth Token, where no enemy Unit is within 2″.')).toEqual(['stealth'])
  expect(ticked('friendlyUnit', 'A friendly Unit loses its Stun Token.')).toEqual([])
  expect(ticked('friendlyUnit', 'It hums.')).toEqual([])
  expect(ticked('itself', 'It cannot gain a Stealth Token this Round.')).toEqual([])
  expect(ticked('itself', 'Its scans are easier by 1 until it is Refreshed.')).toEqual([])
})

it('a Unit is folded while it is on the table', () => {
  const table = facing()
  const [unit] = faces.pieces(viewOf(table), SUMMARY).filter(({ id }) => id === A)
  expect(unit?.folds).toBe(true)
})

it('each base of a Unit that is put right is spoken of, and a building only where infantry may be in one', () => {
  const bases = (card: ReturnType<typeof plain>) => {
    const offers = asItLies(acting({ cards: [card, plain()], level: 'assist' }).state)
    const field = offers.find(({ command }) => command === 'put-right')?.fields.bases
    return field?.kind === 'list' ? [field.least, field.most, 'building' in field.of] : null
  }
  expect([bases(plain()), bases(plain({ bases: 3 }))]).toEqual([
    [1, 1, false],
    [3, 3, true],
  ])
})

it('a token that a card brings beyond the number on it is one of as many as there are', () => {
  const table = acting({ level: 'assist' })
  const base = { base: '1', alive: true, cm: 1, cmPlus: 1, building: '' } as const
  table.by(1, 'put-right', { unit: A, bases: [base], tokens: [], breach: 0, counters: [], reason: '' })
  const tracks = faces.pieces(viewOf(table), SUMMARY).find(({ id }) => id === A)?.tracks
  expect(tracks?.map(({ left, of }) => [left, of])).toEqual([
    [1, 1],
    [1, 1],
  ])
})

it('the table says where the tokens of its mission lie (657–659)', () => {
  const [mission] = faces.pieces(viewOf(facing({ mission: SAMPLE_MISSIONS['vip-capture'] })), SUMMARY)
  const { tokens } = SAMPLE_MISSIONS['vip-capture']
  expect(tokens.length).toBeGreaterThan(0)
  expect(mission?.more?.says).toEqual(
    tokens.map(({ name: token, side, right, back }) => ({
      key: `piece.lies.${side ?? 'nobody'}`,
      values: { token, right, back },
    })),
  )
})

it('a report says who found and who stunned whom, and how it stands', () => {
  const table = facing()
  const hit = (unit: string, at: string, effect: string) => ({ kind: 'shot', unit, at, effect, hit: true })
  const tell = (event: object, before: { kind: string }[]) =>
    faces.tale?.(event, SUMMARY, viewOf(table), (key) => key, before) ?? null
  const found = (unit: string, by: string) =>
    tell({ kind: 'revealed', ping: 'ping-1', unit, by: 'hit' }, [hit(by, 'ping-1', 'reveal')])
  const first = found(B, A)
  const second = found(A, A)
  const third = found(A, B)
  expect(first).toMatchObject({ key: 'tale.found.hit', values: { who: [{}] } })
  expect((second && first?.with?.(second))?.values?.who).toHaveLength(2)
  expect(third && first?.with?.(third)).toBeNull()
  const stun = { kind: 'token-gained', unit: B, token: 'stun' }
  expect(tell(stun, [hit(A, B, 'stun')])?.key).toBe('tale.stunned.hit')
  expect(tell(stun, [hit(A, B, 'kill')])?.key).toBe('tale.stunned.plain')
  const scored = (side: string, points: number, why: string) => ({ kind: 'scored', side, points, why })
  const before = [scored('side-1', 2, 'destroy'), scored('side-2', 5, 'destroy')]
  expect(tell(scored('side-1', 4, 'near'), before)?.values).toMatchObject({ n: 4, mine: 6, theirs: 5 })
  const set = { kind: 'camp-put-right', side: 'side-2', points: 1 }
  expect(tell(scored('side-1', 1, 'near'), [...before, set])?.values).toMatchObject({ mine: 3, theirs: 1 })
})

it.each([
  ['by the points that it takes', 'points', 5, 'points'],
  ['with the last Round', 'round-limit', 5, 'limit'],
  ['with nobody left of the other side', 'wiped-out', 0, 'wipedOut'],
  ['as it was agreed', 'by-agreement', 5, 'agreed'],
  ['by points that nobody wrote down', 'points', 0, 'agreed'],
])('the last sentence of a report fits a battle that ended %s', (_what, how, points, key) => {
  const before = [{ kind: 'scored', side: 'side-1', points, why: 'near' }]
  const told = faces.tale?.(
    { kind: 'ended', how, won: 'side-1' },
    SUMMARY,
    viewOf(facing()),
    (one) => one,
    before,
  )
  expect(told).toMatchObject({ key: `tale.ended.${key}`, values: { name: 'Ana', mine: points, theirs: 0 } })
})
