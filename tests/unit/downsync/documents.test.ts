import { describe, expect, it } from 'vitest'
import {
  checkList,
  LIST_DOCUMENT,
  LIST_LINES,
  pingsOfList,
  sizeOf,
  type ListDraft,
} from '../../../shared/systems/downsync/documents/force-list.ts'
import {
  emptyList,
  listOf,
  plainAction,
  plainCard,
  plainFace,
  plainMission,
  plainModifier,
  plainScan,
  plainTrait,
} from '../../../shared/systems/downsync/documents/making.ts'
import {
  checkMission,
  MISSION_DOCUMENT,
  type MissionDraft,
} from '../../../shared/systems/downsync/documents/mission.ts'
import { DEFAULT_RULES_DOCUMENT, RULES_DOCUMENT } from '../../../shared/systems/downsync/documents/rules.ts'
import {
  CARD_DOCUMENT,
  CARD_LINES,
  cardOf,
  checkCard,
  isCombat,
  warnOfCard,
  type Action,
  type Modifier,
  type Trait,
  type CardFace,
} from '../../../shared/systems/downsync/documents/unit-card.ts'
import { CARD_KIND, LIST_KIND, MISSION_KIND } from '../../../shared/systems/downsync/kinds.ts'
import { codeOf, describeKinds } from '../games/named-kinds.ts'

const face = (over: Partial<CardFace> = {}): CardFace =>
  plainFace({ name: 'Plain', faction: 'Ours', ...over })
const squad = face({ sig: 'small', bases: 3 })
const cards = { small: face({ sig: 'small' }), medium: face(), large: face({ sig: 'large' }) }
const SMALL_UNITS = ['small', 'small', 'medium', 'medium', 'medium', 'large']
const list = (over: Partial<ListDraft> = {}): ListDraft => ({
  ...listOf(emptyList('Mine', 'Ours', { of: 'book', size: 'small' }), cards, SMALL_UNITS),
  ...over,
})
const mission = (over: Partial<MissionDraft> = {}): MissionDraft => ({
  ...plainMission('Hold', 10, [{ kind: 'destroy', id: 'all', points: { small: 1, medium: 1, large: 1 } }]),
  wins: 3,
  ...over,
})
const told = (problems: readonly { code: string; path: readonly (string | number)[] }[]): string[] =>
  problems.map(({ code, path }) => `${code} ${path.join('.')}`)

describeKinds([
  ['unit card', CARD_DOCUMENT, plainCard({ name: 'Plain', faction: 'Ours' })],
  ['force list', LIST_DOCUMENT, list()],
  ['mission', MISSION_DOCUMENT, mission()],
  ['house rules', RULES_DOCUMENT, DEFAULT_RULES_DOCUMENT],
])

describe('a Unit card', () => {
  const gun = plainAction({ id: 'gun', name: 'Gun' })
  const scan = plainScan({ id: 'scan', name: 'Scan' })
  it.each<[string, CardFace, string[]]>([
    ['is sound', face({ actions: [gun, scan] }), []],
    ['is never slower than a Ping', face({ spd: 3 }), ['card/spd spd']],
    ['may be as slow', face({ spd: 4 }), []],
    [
      'has decoys of a Signature',
      face({ traits: [plainTrait({ id: 'decoy', name: 'Decoy' })] }),
      ['card/decoy traits.0.sig'],
    ],
    ...['Decoy [Medium]', 'decoy', ' DECOYS '].map((name): [string, CardFace, string[]] => [
      `has no decoy that is written “${name}”`,
      face({ traits: [plainTrait({ id: 'decoy', name, sig: 'medium' })] }),
      ['card/decoy traits.0.name'],
    ]),
    ['may have a Decoy Launcher', face({ traits: [plainTrait({ id: 'own', name: 'Decoy Launcher' })] }), []],
    [
      'gains a token at a moment',
      face({ traits: [plainTrait({ id: 'ghost', name: 'Ghost', gains: 'stealth' })] }),
      ['card/moment traits.0.at'],
    ],
    [
      'gains one for a price as it activates',
      face({ traits: [plainTrait({ id: 'ghost', name: 'Ghost', gains: 'stealth', commandPoints: 1 })] }),
      [],
    ],
    ['has actions for its teams', { ...squad, actions: [{ ...gun, teams: [1, 3] }] }, []],
    [
      'has none for a team too many',
      { ...squad, actions: [{ ...gun, teams: [4] }] },
      ['card/team actions.0.teams'],
    ],
    ['has no teams in a vehicle', face({ actions: [{ ...gun, teams: [1] }] }), ['card/team actions.0.teams']],
    [
      'says what it is aimed at by its labels, and not by its name (449, 451)',
      face({
        actions: [
          { ...gun, name: 'Rifles (VS Infantry only)' },
          { ...scan, id: 'two', name: 'Hack [SCAN]', labels: [], effect: 'stun', target: 'enemyUnit' },
        ],
      }),
      ['card/label actions.0.labels', 'card/label actions.1.labels'],
    ],
    [
      'may be called by a label that it has, and by its words',
      face({
        actions: [
          { ...scan, name: 'Sensors [SCAN]' },
          { ...gun, name: 'Scanner burn' },
        ],
      }),
      [],
    ],
    [
      'reveals by a scan alone',
      face({ actions: [{ ...gun, effect: 'reveal', target: 'enemy' }] }),
      ['card/effect actions.0.effect'],
    ],
    [
      'breaches by a scan alone',
      face({ actions: [gun, { ...gun, id: 'two', effect: 'breach' }] }),
      ['card/effect actions.1.effect'],
    ],
    [
      'attacks enemy Units alone',
      face({ actions: [{ ...gun, target: 'friendlyUnit' }] }),
      ['card/target actions.0.target'],
    ],
    [
      'scans enemies alone',
      face({ actions: [{ ...scan, target: 'itself' }] }),
      ['card/target actions.0.target'],
    ],
    [
      'aims REVEAL alone at Pings',
      face({ actions: [{ ...scan, effect: 'stun' }] }),
      ['card/ping actions.0.target'],
    ],
    ['may stun by a scan', face({ actions: [{ ...scan, effect: 'stun', target: 'enemyUnit' }] }), []],
    [
      'gives counters of its own',
      face({ actions: [{ ...gun, counter: 'tag' }] }),
      ['card/counter actions.0.counter'],
    ],
    [
      'that it has',
      face({
        actions: [{ ...gun, counter: 'tag' }],
        counters: [{ id: 'tag', name: 'Tag', text: '', ends: 'kept' }],
      }),
      [],
    ],
  ])('%s', (_name, of, problems) => {
    expect(told(checkCard(of))).toEqual(problems)
    for (const { code } of checkCard(of)) expect(Object.keys(CARD_LINES)).toContain(code)
  })
  it('tells what is unusual', () => {
    expect(warnOfCard(face())).toEqual([])
    expect(told(warnOfCard(face({ spd: 8, scan: 4, def: 15, cmPlus: 9 })))).toEqual([
      'card/typical spd',
      'card/typical scan',
      'card/typical def',
    ])
  })
  it('tells which modifiers never count (lines 625–635, 681)', () => {
    const never = (of: Partial<Trait>, ...modifiers: Modifier[]): boolean =>
      warnOfCard(face({ traits: [plainTrait({ id: 'own', name: 'Own', ...of, modifiers })] })).length > 0
    const [attack, priority] = [plainModifier({ roll: 'attack' }), plainModifier({ roll: 'priority' })]
    expect([
      never({}, attack, priority),
      never({ at: 'move' }, priority),
      never({ at: 'activation' }, attack),
      never({}, plainModifier({ roll: 'priority', of: 'against' })),
      never({ at: 'activation' }, priority),
      never({ commandPoints: 1 }, priority),
      never({ at: 'taskforceEnd' }, attack),
      never({}, plainModifier({ roll: 'priority', when: 'infantry' })),
      never({}, plainModifier({ roll: 'priority', when: 'overwatch' })),
    ]).toEqual([false, false, false, true, true, false, true, true, false])
  })
  it('tells which modifiers of an action are about no roll of it (lines 109–117, 559)', () => {
    const never = (action: Action, of: Partial<Modifier> & Pick<Modifier, 'roll'>): boolean =>
      warnOfCard(face({ actions: [{ ...action, modifiers: [plainModifier(of)] }] })).length > 0
    const check = { roll: 'countermeasure', of: 'against' } as const
    expect([never(gun, { roll: 'attack' }), never(scan, { roll: 'scan' }), never(gun, check)]).toEqual([
      ...[false, false, false],
    ])
    expect([
      never(scan, { roll: 'attack' }),
      never(gun, { roll: 'scan' }),
      never(gun, { roll: 'priority' }),
      never(gun, { roll: 'attack', of: 'against' }),
      never(gun, { roll: 'countermeasure' }),
      never(scan, check),
    ]).toEqual([true, true, true, true, true, true])
  })
  it('knows a Combat Action (line 520)', () => {
    expect([gun, scan, { ...scan, effect: 'kill' as const }].map(isCombat)).toEqual([true, false, false])
  })
  it('becomes numbers of the rules', () => {
    const decoy = plainTrait({ id: 'decoy', name: 'Decoy', sig: 'large', text: 'One more.' })
    const plain = plainTrait({ id: 'plain', name: 'Plain' })
    expect(cardOf('one', face({ traits: [decoy, plain], cmPlus: 1 }))).toEqual({
      ...{ id: 'one', name: 'Plain', faction: 'Ours', sig: 'medium', spd: 6, scan: 6, targ: 6, def: 13 },
      ...{ cm: 1, cmPlus: 1, bases: null, actions: [] },
      traits: [
        { name: 'Decoy', sig: 'large', text: 'One more.' },
        { name: 'Plain', text: '' },
      ],
    })
  })
  it.each([
    ['five bases', { bases: 5 }],
    ['no bases', { bases: 0 }],
    ['a fourth Signature', { sig: 'huge' }],
    ['an action without a Range', { actions: [{ ...gun, range: 0 }] }],
    ['an action without ROF', { actions: [{ ...gun, rof: 0 }] }],
    ['a team twice', { actions: [{ ...gun, teams: [1, 1] }] }],
    ['two actions of one id', { actions: [gun, gun] }],
    ['no name', { name: ' ' }],
  ])('%s is no card', (_name, over) =>
    expect(codeOf(CARD_DOCUMENT, { ...plainCard({ name: 'Plain', faction: 'Ours' }), ...over })).toBe(
      'document/damaged',
    ),
  )
  it('is handed on without its picture', () => {
    const picture = 'a'.repeat(64)
    const card = plainCard({ name: 'Plain', faction: 'Ours', picture })
    expect(CARD_KIND.picturesOf(card)).toEqual([picture])
    expect(CARD_KIND.picturesOf(CARD_KIND.withoutPictures(card))).toEqual([])
  })
})

const NONE = { small: 0, medium: 0, large: 0 }
describe('a force list', () => {
  const [first, ...others] = list().units
  it.each<[string, ListDraft, string[]]>([
    ['is sound', list(), []],
    [
      'has somebody',
      list({ units: [], size: { of: 'own', name: 'None', slots: NONE, commandPoints: 1 } }),
      ['force/empty units'],
    ],
    [
      'says of each Signature that its slots are open',
      list({ units: [] }),
      ['force/slots units', 'force/slots units', 'force/slots units'],
    ],
    ['fills every slot', list({ units: others }), ['force/slots units']],
    [
      'has a card for each Unit',
      list({ units: [{ id: 'x', card: 'gone', name: '', crew: [] }, ...others] }),
      ['force/card units.0', 'force/slots units'],
    ],
    [
      'is of one faction',
      list({ faction: 'Theirs' }),
      SMALL_UNITS.map((_card, at) => `force/faction units.${at}`),
    ],
    [
      'has playable cards',
      { ...list(), cards: list().cards.map((card) => (card.id === 'large' ? { ...card, spd: 2 } : card)) },
      ['card/spd cards.2.spd'],
    ],
    [
      'minds no card that is not in use',
      { ...list(), cards: [...list().cards, { id: 'spare', ...face({ spd: 0 }) }] },
      [],
    ],
    [
      'goes by a size of the group’s own',
      list({
        size: { of: 'own', name: 'Duel', slots: { small: 2, medium: 3, large: 1 }, commandPoints: 3 },
      }),
      [],
    ],
    [
      'goes by the larger size',
      list({ size: { of: 'book', size: 'standard' } }),
      ['force/slots units', 'force/slots units', 'force/slots units'],
    ],
  ])('%s', (_name, of, problems) => {
    expect(told(checkList(of))).toEqual(problems)
    for (const { code } of checkList(of))
      expect([...Object.keys(LIST_LINES), ...Object.keys(CARD_LINES)]).toContain(code)
  })
  it('knows its size and its Pings', () => {
    expect(sizeOf(list()).commandPoints).toBe(5)
    const decoy = plainTrait({ id: 'decoy', name: 'Decoy', sig: 'small' })
    const of = { ...list(), cards: list().cards.map((card) => ({ ...card, traits: [decoy] })) }
    expect(pingsOfList(of, { large: 1 })).toEqual({ small: 3, medium: 3, large: 2 })
    const [unit] = of.units
    if (!unit) throw new Error('Nobody is in it.')
    expect(pingsOfList({ ...of, units: [{ ...unit, card: 'gone' }] })).toEqual({
      small: 0,
      medium: 0,
      large: 0,
    })
  })
  it('is handed on without pictures of cards and crew', () => {
    if (!first) throw new Error('Nobody is in it.')
    const [one, two] = ['a'.repeat(64), 'b'.repeat(64)]
    const crew = [{ id: 'ada', name: 'Ada', picture: two }]
    const [card] = list().cards
    if (!card) throw new Error('No card is in it.')
    const of = list({ units: [{ ...first, crew }], cards: [{ ...card, picture: one }] })
    expect(LIST_KIND.picturesOf(of)).toEqual([one, two])
    expect(LIST_KIND.picturesOf(LIST_KIND.withoutPictures(of))).toEqual([])
  })
})

describe('a mission', () => {
  it.each<[string, MissionDraft, string[]]>([
    ['is sound', mission(), []],
    [
      'lets both deploy',
      mission({ zones: { first: { depth: 0, width: null }, second: { depth: 9, width: null } } }),
      ['mission/zones zones'],
    ],
    [
      'lets both deploy somewhere',
      mission({ zones: { first: { depth: 9, width: 0 }, second: { depth: 9, width: null } } }),
      ['mission/zones zones'],
    ],
    [
      'keeps them apart',
      mission({ zones: { first: { depth: 25, width: null }, second: { depth: 24, width: null } } }),
      ['mission/zones zones'],
    ],
    [
      'has the tokens that score',
      mission({ scores: [{ kind: 'hold', id: 'a', tokens: 'anybody', within: 3, points: 1 }] }),
      ['mission/tokens scores.0.tokens'],
    ],
    [
      'for both sides',
      mission({
        tokens: [{ id: 'one', name: 'One', side: 'first', right: 12, back: 12 }],
        scores: [{ kind: 'near', id: 'a', tokens: 'enemy', within: 1, points: 1, takes: null }],
      }),
      ['mission/tokens scores.0.tokens'],
    ],
    ['asks for no points that nobody gets', mission({ scores: [] }), ['mission/end wins']],
    ['needs no points', mission({ scores: [], wins: null }), []],
  ])('%s', (_name, of, problems) => {
    expect(told(checkMission(of))).toEqual(problems)
    expect(MISSION_KIND.check(of)).toEqual(checkMission(of))
  })
})
