import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../../../shared/problem.ts'
import { eventSchema, type BattleEvent } from '../../../../shared/systems/downsync/battle/documents/events.ts'
import { setupFrom, type BattleSetup } from '../../../../shared/systems/downsync/battle/documents/setup.ts'
import { evolve, fold } from '../../../../shared/systems/downsync/battle/state/evolve.ts'
import type { BattleState } from '../../../../shared/systems/downsync/battle/state/state.ts'
import type { ListDraft } from '../../../../shared/systems/downsync/documents/force-list.ts'
import { DEFAULT_RULES, type HouseRules } from '../../../../shared/systems/downsync/house-rules.ts'
import { SAMPLE_LISTS } from '../../../../shared/systems/downsync/samples/lists.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/downsync/samples/missions.ts'

/** Sea Gate Watch against Lamp Row; decoys of the mission: two small, two medium, one large each. */
const given = (over: Partial<BattleSetup> = {}): Omit<BattleSetup, 'version'> => ({
  level: 'enforce',
  rules: DEFAULT_RULES,
  mission: SAMPLE_MISSIONS['ghost-fleet'],
  players: [
    { name: 'Ada', list: SAMPLE_LISTS['sea-gate'] },
    { name: 'Ben', list: SAMPLE_LISTS['lamp-row'] },
  ],
  ...over,
})

function begun(rules: Partial<HouseRules> = {}): BattleEvent {
  const setup = setupFrom(given({ rules: { ...DEFAULT_RULES, ...rules } }))
  if (isRefusal(setup)) throw new Error(setup.problem.message)
  return { kind: 'begun', setup }
}

/** Every event as a file has it, and the state that they lead to; nothing that was given is changed. */
function after(events: readonly BattleEvent[], rules: Partial<HouseRules> = {}): BattleState {
  const all = [begun(rules), ...events].map((event) => eventSchema.parse(JSON.parse(JSON.stringify(event))))
  const [first, ...others] = all
  if (!first) throw new Error('Nothing has begun.')
  let state = fold([first])
  for (const event of others) {
    const kept = structuredClone(state)
    const next = evolve(state, event)
    expect(state).toEqual(kept)
    expect(JSON.parse(JSON.stringify(next))).toEqual(next)
    state = next
  }
  expect(fold(all)).toEqual(state)
  return state
}

const countOf = ({ pings }: BattleState, side: string): Record<string, number> => {
  const own = Object.values(pings).filter((ping) => ping.side === side)
  return Object.fromEntries(
    ['small', 'medium', 'large'].map((sig) => [sig, own.filter((ping) => ping.sig === sig).length]),
  )
}

const ROUND: BattleEvent[] = [
  { kind: 'first-chosen', side: 'side-1' },
  { kind: 'round-begun', round: 1, side: 'side-1' },
]
const [PLOVER, GROYNE, LAMPS] = ['side-1.u1', 'side-1.u2', 'side-2.u2'] as const
const out = (ping: string, unit: string | null): BattleEvent => ({
  kind: 'revealed',
  ping,
  unit,
  by: 'chosen',
})

describe('a set-up', () => {
  const wrong = (over: Partial<BattleSetup>): string => {
    const setup = setupFrom(given(over))
    return isRefusal(setup) ? `${setup.problem.code} ${setup.problem.path.join('.')}` : 'sound'
  }
  const [ada, ben] = given().players
  const unfit: ListDraft = { ...SAMPLE_LISTS['lamp-row'], faction: 'Nobody' }
  it.each<[string, Partial<BattleSetup>, string]>([
    ['is sound', {}, 'sound'],
    [
      'has lists that are legal',
      { players: ada ? [ada, { name: 'Ben', list: unfit }] : [] },
      'force/faction players.1.list.units.0',
    ],
    [
      'has two lists of one size',
      { players: ben ? [{ name: 'Ada', list: SAMPLE_LISTS['third-tide'] }, ben] : [] },
      'battle/sizes players',
    ],
    [
      'has a mission that can be played',
      { mission: { ...SAMPLE_MISSIONS['dead-weight'], scores: [] } },
      'mission/end mission.wins',
    ],
    ['has two players', { players: ada ? [ada] : [] }, 'battle/set-up players'],
  ])('%s', (_name, over, found) => expect(wrong(over)).toBe(found))
})

describe('before the first Round', () => {
  it('all Units are in Reserve, and their Pings in hand', () => {
    const state = after([])
    expect(state.setup.commandPoints).toBe(5)
    expect(new Set(Object.values(state.units).map(({ fate }) => fate))).toEqual(new Set(['reserve']))
    expect(countOf(state, 'side-1')).toEqual({ small: 2, medium: 3, large: 2 })
    expect(countOf(state, 'side-2')).toEqual({ small: 3, medium: 4, large: 1 })
    expect(state.units[GROYNE]?.bases.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(state.units[PLOVER]).toMatchObject({ name: 'Salt One', bases: [{ number: 1, cm: 0 }] })
  })
  it('decoys of the mission come on top once it is known who is who', () => {
    const state = after(ROUND)
    expect(countOf(state, 'side-1')).toEqual({ small: 4, medium: 5, large: 3 })
    expect(Object.keys(state.pings)).toContain('side-2.medium-6')
    expect(state).toMatchObject({ round: 1, active: 'side-1', first: 'side-1' })
    expect(state.camps['side-2'].commandPoints).toBe(5)
  })
})

describe('Pings', () => {
  const designated: BattleEvent = {
    ...{ kind: 'designated', side: 'side-1', units: [], pings: ['side-1.small-1', 'side-1.small-2'] },
  }
  it('become Units of the Taskforce, with their tokens', () => {
    const state = after([...ROUND, designated, out('side-1.small-1', GROYNE)])
    expect(state.units[GROYNE]).toMatchObject({ fate: 'onTable', activated: false })
    expect(state.units[GROYNE]?.bases.map(({ cm, cmPlus }) => [cm, cmPlus])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ])
    expect(state.taskforce).toMatchObject({ units: [GROYNE], pings: ['side-1.small-2'] })
    expect(state.pings['side-1.small-1']?.fate).toBe('unit')
  })
  it('or decoys, which go', () => {
    const state = after([...ROUND, designated, out('side-1.small-1', null)])
    expect(state.pings['side-1.small-1']?.fate).toBe('decoy')
    expect(state.taskforce?.pings).toEqual(['side-1.small-2'])
  })
  const over: BattleEvent[] = [...ROUND, designated, { kind: 'taskforce-ended', side: 'side-1' }]
  it('have activated with their Taskforce, and pass that on', () => {
    expect(after(over).pings['side-1.small-1']?.activated).toBe(true)
    expect(after([...over, out('side-1.small-1', PLOVER)]).units[PLOVER]?.activated).toBe(true)
    expect(
      after([...over, out('side-1.small-1', PLOVER)], { revealedUnits: 'fresh' }).units[PLOVER]?.activated,
    ).toBe(false)
  })
  it('are fresh in the next Round', () =>
    expect(
      after([...over, { kind: 'round-begun', round: 2, side: 'side-2' }]).pings['side-1.small-1']?.activated,
    ).toBe(false))
})

describe('an engagement', () => {
  const there: BattleEvent[] = [
    ...ROUND,
    out('side-1.small-1', PLOVER),
    out('side-2.small-1', LAMPS),
    { kind: 'token-gained', unit: LAMPS, token: 'overwatch' },
    { kind: 'designated', side: 'side-1', units: [PLOVER], pings: [] },
    { kind: 'reaction-asked' },
    { kind: 'joined', units: [] },
    { kind: 'reacted', units: [LAMPS] },
    {
      kind: 'priority-known',
      numbers: [
        { unit: PLOVER, number: 2 },
        { unit: LAMPS, number: 5 },
      ],
    },
  ]
  it('goes by dice that are held and used up', () => {
    const held = after([...there, { kind: 'held', unit: LAMPS }])
    expect(held.engagement?.priority).toEqual({ [PLOVER]: 2, [LAMPS]: 4 })
    const acted = after([
      ...there,
      { kind: 'refreshed', unit: LAMPS },
      { kind: 'activation-begun', unit: LAMPS },
      { kind: 'base-begun', unit: LAMPS, base: 1 },
      { kind: 'action-begun', unit: LAMPS, base: 1, action: 'gun', actionPoints: 1 },
      { kind: 'base-ended', unit: LAMPS, base: 1 },
      { kind: 'activation-ended', unit: LAMPS },
    ])
    expect(acted.engagement).toMatchObject({ priority: { [PLOVER]: 2 }, done: [LAMPS] })
    expect(acted.units[LAMPS]).toMatchObject({ overwatch: false, activated: false })
    expect(acted.activation).toBeNull()
  })
  it('leaves everybody Activated, also who passed (R16)', () => {
    const state = after([
      ...there,
      { kind: 'passed', unit: LAMPS },
      { kind: 'activation-begun', unit: PLOVER },
      { kind: 'activation-ended', unit: PLOVER },
      { kind: 'engagement-ended' },
    ])
    expect([state.units[PLOVER]?.activated, state.units[LAMPS]?.activated]).toEqual([true, true])
    expect(state.engagement).toBeNull()
  })
  it('goes on without whom it lost (line 548)', () => {
    const state = after([...there, { kind: 'unit-destroyed', unit: PLOVER }])
    expect(state.engagement?.priority).toEqual({ [LAMPS]: 5 })
    expect(state.taskforce?.units).toEqual([])
    expect(state.units[PLOVER]?.fate).toBe('destroyed')
  })
})

describe('bases and marks', () => {
  const there = [...ROUND, out('side-1.small-1', GROYNE)]
  it('each base has its own tokens; a dead one gets none back', () => {
    const state = after([
      ...there,
      { kind: 'countered', unit: GROYNE, base: 2, token: 'cm', negated: false },
      { kind: 'base-destroyed', unit: GROYNE, base: 3 },
    ])
    expect(state.units[GROYNE]?.bases.map(({ alive, cm }) => [alive, cm])).toEqual([
      [true, 1],
      [true, 0],
      [false, 0],
    ])
    const again = evolve(state, { kind: 'refreshed', unit: GROYNE })
    expect(again.units[GROYNE]?.bases.map(({ cm }) => cm)).toEqual([1, 1, 0])
  })
  it('counters go when they end (lines 681, 692)', () => {
    const state = after([
      ...there,
      { kind: 'breached', unit: GROYNE },
      { kind: 'counter-gained', unit: GROYNE, counter: 'Tag', ends: 'taskforce-end' },
      { kind: 'counter-gained', unit: GROYNE, counter: 'Burning', ends: 'round-end' },
      { kind: 'counters-off', at: 'taskforce-end' },
    ])
    expect(state.units[GROYNE]).toMatchObject({ breach: 0, counters: [{ name: 'Burning' }] })
  })
  it('names that nobody has change nothing', () => {
    const state = after(there)
    for (const unit of ['nobody', 'toString'])
      expect(evolve(state, { kind: 'breached', unit }).units).toEqual(state.units)
  })
})
