import { describe, expect, it } from 'vitest'
import {
  eventSchema,
  type BattleEvent,
} from '../../../../shared/systems/fast-and-dirty/battle/documents/events.ts'
import {
  setupFrom,
  type BattleSetup,
} from '../../../../shared/systems/fast-and-dirty/battle/documents/setup.ts'
import { evolve, fold } from '../../../../shared/systems/fast-and-dirty/battle/state/evolve.ts'
import type { BattleState } from '../../../../shared/systems/fast-and-dirty/battle/state/state.ts'
import { otherSide } from '../../../../shared/systems/fast-and-dirty/battle/words.ts'
import { DEFAULT_RULES } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { SAMPLE_FORCES } from '../../../../shared/systems/fast-and-dirty/samples/forces.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { claimed } from '../builders.ts'

/** What a battle begins with, and what its events make of it. */

const GIVEN: Omit<BattleSetup, 'version'> = {
  level: 'enforce',
  rules: DEFAULT_RULES,
  scenario: {
    ...SAMPLE_SCENARIOS.dropZone,
    sides: SAMPLE_SCENARIOS.dropZone.sides.map((side, at) => ({
      ...side,
      artillery: at === 0 ? [{ id: 'a', weapon: 'cannonMedium', quality: 'regular', calls: 2 }] : [],
    })),
  },
  players: [
    { name: 'Ana', force: SAMPLE_FORCES['seventh-column'] },
    { name: 'Bo', force: SAMPLE_FORCES['the-lichen'] },
  ],
}
function setup(): BattleSetup {
  const made = setupFrom(GIVEN)
  if ('problem' in made) throw new Error(made.problem.message)
  return made
}
const SQUAD = 'side-1.dragoons-1'
const TANK = 'side-1.tank-1'

/** The state after these, every event read by its schema. */
const after = (...events: BattleEvent[]): BattleState =>
  fold([{ kind: 'begun', setup: setup() }, ...events].map((event) => eventSchema.parse(event)))
const unitAfter = (...events: BattleEvent[]) => after(...events).units[SQUAD]
const tankAfter = (...events: BattleEvent[]) => after(...events).crafts[TANK]

describe('the set-up', () => {
  it.each<[string, Partial<Omit<BattleSetup, 'version'>>, string]>([
    [
      'a force that nobody is in',
      {
        players: [
          { name: 'Ana', force: { ...SAMPLE_FORCES['anvil-drop'], units: [], vehicles: [] } },
          GIVEN.players[1] ?? claimed(null),
        ],
      },
      'force/empty players.0.force.units',
    ],
    [
      'a scenario that cannot be played',
      { scenario: { ...SAMPLE_SCENARIOS.bottleneck, feature: '' } },
      'scenario/feature scenario.feature',
    ],
    ['one player alone', { players: GIVEN.players.slice(0, 1) }, 'battle/set-up players'],
  ])('refuses %s', (_name, over, expected) => {
    const made = setupFrom({ ...GIVEN, ...over })
    const problem = 'problem' in made ? made.problem : null
    expect(`${problem?.code} ${problem?.path.join('.')}`).toBe(expected)
  })

  it('brings everybody, off the table, figure by figure', () => {
    const state = after()
    expect([state.phase, state.round, state.active]).toEqual(['deploying', 0, null])
    expect(Object.keys(state.units)).toHaveLength(4 + 7)
    expect(Object.keys(state.crafts)).toEqual([
      TANK,
      'side-1.tank-2',
      'side-1.carrier-1',
      'side-1.carrier-2',
      'side-2.strider',
    ])
    expect(unitAfter()?.figures.map(({ id }) => id)).toEqual([
      ...['leader', 'men.1', 'men.2', 'men.3', 'men.4', 'men.5', 'plasma', 'saw'],
    ])
    expect(unitAfter()).toMatchObject({ fate: 'waiting', marker: null, done: false, strength: null })
    expect(state.units['side-2.mother']?.strength).toBe(5)
    expect(state.guns['side-1.gun-a']).toMatchObject({ weapon: 'cannonMedium', calls: 2, silenced: false })
    expect(otherSide('side-1')).toBe('side-2')
  })
})

const activated = { kind: 'activated', unit: SQUAD, along: [] } satisfies BattleEvent
const ended = { kind: 'activation-ended', unit: SQUAD } as const
const marked = (marker: 'underFire' | 'pinned' | null) => ({ kind: 'marked', unit: SQUAD, marker }) as const

describe('events', () => {
  it('an activation: its action, its deeds, its end', () => {
    const during = after(
      activated,
      { kind: 'action-chosen', unit: SQUAD, action: 'engage' },
      { kind: 'done', unit: SQUAD, deed: 'move' },
    )
    expect(during.activation).toMatchObject({ unit: SQUAD, action: 'engage', deeds: ['move'], marked: [] })
    expect(unitAfter(activated, ended)).toMatchObject({ done: true })
    expect(after(activated, ended).activation).toBeNull()
    expect(unitAfter(activated, ended, { kind: 'round-begun', round: 2 })).toMatchObject({ done: false })
  })
  it('a marker comes off at its end, but for one that it got meanwhile', () => {
    expect(unitAfter(marked('pinned'))?.marker).toBe('pinned')
    expect(unitAfter(marked('pinned'), activated, ended)?.marker).toBeNull()
    expect(unitAfter(activated, marked('underFire'), ended)?.marker).toBe('underFire')
    expect(unitAfter(activated, marked('underFire'), marked(null), ended)?.marker).toBeNull()
  })
  it('figures are hit, and recovered', () => {
    const hit: BattleEvent = {
      kind: 'figures-hit',
      unit: SQUAD,
      figures: ['men.2', 'saw'],
      fate: 'wounded',
      by: null,
    }
    const fates = (state: ReturnType<typeof unitAfter>) =>
      state?.figures.flatMap(({ id, fate }) => (fate === 'up' ? [] : [`${id} ${fate}`]))
    expect(fates(unitAfter(hit))).toEqual(['men.2 wounded', 'saw wounded'])
    expect(unitAfter(hit)?.hurt).toBe(true)
    expect(unitAfter(hit, activated, ended)?.hurt).toBe(false)
    expect(
      fates(unitAfter(hit, { kind: 'recovered', unit: SQUAD, figure: 'saw', fate: 'stabilised' })),
    ).toEqual(['men.2 wounded', 'saw stabilised'])
  })
  it('spirits', () => {
    const broke = { kind: 'broke', unit: SQUAD } as const
    const tested = (outcome: 'rallied' | 'fellBack') =>
      ({ kind: 'morale-tested', unit: SQUAD, successes: 1, outcome }) as const
    expect(unitAfter(broke)?.broken).toBe(true)
    expect(unitAfter(broke, tested('fellBack'))?.broken).toBe(true)
    expect(unitAfter(broke, tested('rallied'))?.broken).toBe(false)
    expect(unitAfter({ kind: 'resolve-lost', unit: SQUAD, levels: 1 })?.resolveLost).toBe(1)
    const { camps } = after({ kind: 'heart-lost', side: 'side-2', share: 0.5 })
    expect([camps['side-1'].heartLost, camps['side-2'].heartLost]).toEqual([[], [0.5]])
  })
  it('moving, riding, scouts and smoke', () => {
    expect(
      unitAfter(
        { kind: 'placed', unit: SQUAD, fate: 'onTable' },
        { kind: 'moved', unit: SQUAD, how: 'move', inches: 4, into: 'hard' },
      ),
    ).toMatchObject({
      moved: true,
      cover: 'hard',
    })
    const boarded = { kind: 'boarded', unit: SQUAD, craft: 'side-1.carrier-1' } as const
    expect(unitAfter(boarded)).toMatchObject({ fate: 'aboard', aboard: 'side-1.carrier-1' })
    expect(unitAfter(boarded, { kind: 'got-out', unit: SQUAD, craft: 'side-1.carrier-1' })).toMatchObject({
      fate: 'onTable',
      aboard: null,
    })
    const away = unitAfter({ kind: 'scouted', unit: SQUAD }, { kind: 'smoke-laid', unit: SQUAD })
    expect(away).toMatchObject({ scouting: true, smoke: true })
    expect(unitAfter({ kind: 'scouted', unit: SQUAD }, activated)).toMatchObject({
      scouting: false,
      smoke: false,
    })
    expect(unitAfter({ kind: 'used', unit: SQUAD, what: 'smoke' })?.used).toEqual(['smoke'])
  })
  it('vehicles', () => {
    const hit = (damage: 'crew' | 'immobilised' | 'weapon', weapon: number | null = null) =>
      ({ kind: 'penetrated', craft: TANK, damage, weapon, by: null }) as const
    expect(tankAfter(hit('crew'), hit('weapon', 1), hit('immobilised'))).toMatchObject({
      ...{ crew: 2, hits: 3, immobilised: true, weaponsOut: [1] },
    })
    expect(
      tankAfter({ kind: 'driven', craft: TANK, speed: 'standard', inches: 18, into: 'none' })?.speed,
    ).toBe('standard')
    expect(tankAfter({ kind: 'bogged', craft: TANK, isBogged: true })?.bogged).toBe(true)
    expect(tankAfter({ kind: 'lost', unit: TANK, fate: 'destroyed', by: null })).toMatchObject({
      fate: 'destroyed',
      crew: 0,
    })
    expect(tankAfter({ kind: 'marked', unit: TANK, marker: 'underFire' })?.marker).toBe('underFire')
  })
  it('Op-Fire is once a turn', () => {
    const fired: BattleEvent = {
      kind: 'fired',
      unit: SQUAD,
      at: 'side-2.brood-1',
      weapon: null,
      mount: null,
      band: 'close',
      total: 7,
      reasons: [{ code: 'quality', add: 1 }],
      hits: 2,
      expected: 1.5,
      opFire: true,
      free: false,
    }
    expect(unitAfter(fired)?.opFired).toBe(true)
    expect(unitAfter(fired, { kind: 'round-begun', round: 2 })?.opFired).toBe(false)
  })
  it('guns are called so often, and fall silent', () => {
    const call = (outcome: 'strikes' | 'silenced') =>
      ({ kind: 'called', unit: SQUAD, gun: 'side-1.gun-a', outcome }) as const
    expect(after(call('strikes')).guns['side-1.gun-a']).toMatchObject({ calls: 1, calledThisTurn: true })
    expect(after(call('silenced'), { kind: 'round-begun', round: 2 }).guns['side-1.gun-a']).toMatchObject({
      ...{ calls: 1, calledThisTurn: false, silenced: true },
    })
  })
  it('powers lie on a unit, or are done with at once', () => {
    const used = (power: 'shield' | 'harm', successes: number) =>
      ({ kind: 'power-used', unit: 'side-2.mother', power, at: SQUAD, successes, strength: 4 }) as const
    expect(unitAfter(used('shield', 1))?.effects).toEqual(['shield'])
    expect(unitAfter(used('shield', 0))?.effects).toEqual([])
    expect(unitAfter(used('harm', 2))?.effects).toEqual([])
    expect(after(used('harm', 1)).units['side-2.mother']?.strength).toBe(4)
    expect(unitAfter(used('shield', 2), activated, ended)?.effects).toEqual([])
  })
  it('names that nobody has change nothing', () => {
    const state = after()
    for (const unit of ['nobody', '__proto__', 'constructor'])
      expect(evolve(state, { kind: 'broke', unit })).toEqual(state)
  })
  it('the end', () =>
    expect(after({ kind: 'ended', how: 'mission', won: 'side-1' }).ending).toEqual({
      how: 'mission',
      won: 'side-1',
    }))
})
