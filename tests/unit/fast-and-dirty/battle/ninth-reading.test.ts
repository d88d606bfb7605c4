import { describe, expect, it } from 'vitest'
import { named, objectiveCalled } from '../../../../renderer/systems/fast-and-dirty/faces/called.ts'
import { usual } from '../../../../renderer/systems/fast-and-dirty/faces/acts.ts'
import { odds } from '../../../../renderer/systems/fast-and-dirty/faces/odds.ts'
import { loop } from '../../../../shared/systems/fast-and-dirty/battle/decide.ts'
import { isWon } from '../../../../shared/systems/fast-and-dirty/battle/ending/mission.ts'
import { looseOptions } from '../../../../shared/systems/fast-and-dirty/battle/mend/loose-options.ts'
import { nervesNeed } from '../../../../shared/systems/fast-and-dirty/battle/resolve/morale.ts'
import { stormReasons } from '../../../../shared/systems/fast-and-dirty/battle/resolve/assault.ts'
import { opened } from '../../../../shared/systems/fast-and-dirty/battle/state/open.ts'
import { luckOf } from '../../../../shared/systems/fast-and-dirty/battle/state/look.ts'
import { view } from '../../../../shared/systems/fast-and-dirty/battle/view.ts'
import {
  basicDraft,
  draftId,
  plainFigure,
  plainUnit,
  team,
} from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import { withPsionicOf } from '../../../../shared/systems/fast-and-dirty/documents/extras.ts'
import { DEFAULT_RULES } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { there } from '../../../support/at-table.ts'
import { battleOf } from '../../games/fast-and-dirty.ts'
import { FOE, OWN, PLAINLY, QUIET, rushAt, scenarioWith, shot, step, tableOf, type Table } from './table.ts'

/** What a ninth reading with the book in hand found; numbers are lines. */

const deployed = (table: Table): Table => {
  table.by(1, 'deployed', {})
  table.by(2, 'deployed', {})
  return table
}
const begun = (table: Table): Table => {
  deployed(table).by(1, 'roll-initiative', {}, 6, 1)
  return table
}
const offered = (table: Table, side: 1 | 2): readonly string[] => [
  ...new Set(loop.options(table.state, `side-${side}`).map(({ command }) => command)),
]
const offersOf = (table: Table, side: 1 | 2, kind: string) =>
  loop.options(table.state, `side-${side}`).filter(({ command }) => command === kind)
const OFFICER = plainUnit({
  ...{ id: 'captain', kind: 'officer' },
  figures: [plainFigure({ id: 'leader', role: 'officer', rating: 'heroic', branch: 'infantry' })],
})
const CAPTAIN = 'side-1.captain'
const TWO = 'side-1.two'
const fireTeams = (own: object = {}, two: object = {}): [object[], object[]] => [
  [
    { traits: ['fireTeams'], partner: 'two', ...own },
    { id: 'two', traits: ['fireTeams'], partner: 'squad', ...two },
  ],
  [{}],
]

describe('two Fire Teams that charge as one (1284)', () => {
  it('have the nerves of the worse, and the traits of both (1055–1068)', () => {
    const table = tableOf({ rules: QUIET, units: fireTeams({ quality: 'elite' }, { quality: 'rabble' }) })
    begun(table)
    const own = table.unit(OWN)
    expect([nervesNeed(table.state, own, false), nervesNeed(table.state, own, true)]).toEqual([2, 5])
  })
  it('lack grenades where either does (1076)', () => {
    const units = fireTeams({}, { traits: ['fireTeams', 'noGrenades'] })
    const table = begun(tableOf({ rules: QUIET, units }))
    const codes = (joint: boolean): string[] =>
      stormReasons(table.state, table.unit(OWN), joint).map(({ code }) => code)
    expect([codes(false), codes(true)]).toEqual([[], ['grenades']])
  })
  it('infect where either does (1775)', () => {
    const units = fireTeams({}, { traits: ['fireTeams', 'infect'], infect: 2 })
    const table = begun(tableOf({ rules: QUIET, units }))
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'charge', rushAt({ joint: true }))
    table.by(2, 'hold-fire', { turn: false })
    table.by(1, 'fight', { own: 1, enemy: 1, alien: false }, 3, 3, 5, 5, 6, 1, 5)
    expect(table.last('infected').count).toBe(1)
  })
  it('do so without a partner that makes its Last Stand (1393)', () => {
    const table = begun(tableOf({ rules: { ...QUIET, lastStand: true }, units: fireTeams() }))
    table.by(1, 'make-stand', { unit: TWO })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    expect(offersOf(table, 1, 'charge').map(({ fields }) => fields.joint)).toEqual([
      { kind: 'is', value: false, measured: false },
    ])
    expect(table.refuses(1, 'charge', rushAt({ joint: true })).code).toBe('battle/not-offered')
  })
})

describe('mines (1405)', () => {
  const FIELD = 'side-1.work-field'
  const mined = (...given: Parameters<typeof tableOf>): Table => {
    const works = (at: number) =>
      at === 0 ? { works: [{ id: 'field', name: '', work: 'minefield' as const }] } : {}
    const table = tableOf({ ...given[0], scenario: scenarioWith(works) })
    table.by(1, 'lay-mines', { work: FIELD, heavy: false })
    return deployed(table)
  }
  it('stop whoever infiltrates, and the turn begins as it would have (1779)', () => {
    const table = mined({ rules: QUIET, units: [[{}], [{ traits: ['infiltration'] }]] })
    const number = table.state.works[FIELD]?.mines?.real ?? 1
    const mines = [`${FIELD}/${number}`]
    table.by(2, 'infiltrate', { unit: FOE, inches: 12, rough: 0, into: 'none', mines }, 4)
    expect(table.state.phase).toBe('settling')
    table.by(1, 'check-mine', {}, 1, 6, 1)
    expect(table.up(FOE)).toBe(5)
    expect(table.state.phase).toBe('initiative')
    table.by(1, 'roll-initiative', {}, 6, 1)
    expect(table.state).toMatchObject({ phase: 'activating', active: 'side-1' })
  })
  it('stop whoever falls back from a fight (1047)', () => {
    const table = mined({ rules: QUIET })
    table.acts(FOE)
    table.by(2, 'charge', rushAt({ unit: FOE, at: OWN }))
    table.by(1, 'hold-fire', { turn: false })
    table.by(2, 'fight', { own: 1, enemy: 1, alien: false }, 3, 3, 3, 3, 1, 1)
    const lay = table.state.steps.flatMap((one) => (one.kind === 'fall-back' ? [one.unit] : []))
    expect(lay).toEqual([OWN])
    const mines = [`${FIELD}/1`]
    table.by(1, 'fall-back', { unit: OWN, into: 'none', leaves: false, mines }, 5)
    expect(table.last('mine-met')).toMatchObject({ unit: OWN, outcome: 'passed' })
  })
  it('stop whoever slips away from a shot (1723)', () => {
    const table = mined({ rules: QUIET, units: [[{}], [{ traits: ['elusive'] }]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ cover: 'hard' }))
    const mines = [`${FIELD}/1`]
    table.by(2, 'elude', { unit: FOE, inches: 19, into: 'hard', seen: true, mines }, 5, 1, 1)
    expect(table.all('mine-met')).toHaveLength(1)
    expect(table.last('fired').at).toBe(FOE)
  })
})

it('an officer parts from one squad and joins another in one turn (1427)', () => {
  const table = begun(tableOf({ rules: QUIET, units: [[{}, { id: 'two' }, OFFICER], [{}]] }))
  table.by(1, 'join', { unit: CAPTAIN, to: OWN, beside: true })
  table.by(1, 'part', { unit: CAPTAIN })
  table.by(1, 'join', { unit: CAPTAIN, to: TWO, beside: true })
  expect(table.unit(CAPTAIN).attached).toBe(TWO)
})

describe('an Assault (2757)', () => {
  const aim = { kind: 'mission', mission: 'assault' } as const
  const scenario = {
    ...scenarioWith((at) => (at === 0 ? { aim } : {})),
    objectives: (['near', 'far'] as const).flatMap((sector) =>
      [1, 2].map((n) => ({ id: `${sector}-${n}`, name: '', side: 'one', sector })),
    ),
  }
  const [side] = scenario.sides
  const objectives = scenario.objectives.map((one) => ({ ...one, side: side?.id ?? '' }))
  const set = (): Table => tableOf({ rules: QUIET, scenario: { ...scenario, objectives } })
  it('is on the far objective that its side declares', () => {
    const table = set()
    expect(offersOf(table, 1, 'deployed')[0]?.fields.objective).toMatchObject({ of: ['far-1', 'far-2'] })
    expect(table.refuses(1, 'deployed', {}).code).toBe('battle/not-offered')
    table.by(1, 'deployed', { objective: 'far-2' })
    expect(table.state.camps['side-1'].objective).toBe('far-2')
    const seen = view(table.state, 'side-2')
    expect(named('objective', 'far-2', seen)).toEqual(objectiveCalled(seen, 'far-2'))
    expect(objectiveCalled(seen, 'far-2')).toMatchObject({ key: 'called.alike', values: { n: 2 } })
    table.by(2, 'deployed', {})
  })
})

describe('charges (1198–1222)', () => {
  it('lie at several targets, each with its own fate', () => {
    const table = begun(tableOf({ rules: QUIET, units: [[{ charges: 2 }], [{}]] }))
    const turn = (): void => {
      table.by(1, 'end-activation', { unit: OWN })
      table.by(2, 'activate', { ...PLAINLY, unit: FOE })
      table.by(2, 'end-activation', { unit: FOE })
      table.by(1, 'roll-initiative', {}, 6, 1)
      table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    }
    const steps = (): string[] => table.unit(OWN).charges.map((one) => `${one.target} ${one.step}`)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'rig', { unit: OWN, target: 'The dam' }, 3, 1)
    expect(steps()).toEqual(['The dam rigging'])
    turn()
    table.by(1, 'rig', { unit: OWN, target: 'The bridge' }, 3, 3)
    turn()
    expect(table.refuses(1, 'rig', { unit: OWN, target: 'More' }).code).toBe('battle/not-offered')
    // One die too few before is ready where the unit has stayed, whatever else it did.
    expect(steps()).toEqual(['The dam rigged', 'The bridge rigged'])
    table.by(1, 'detonate', { unit: OWN, clear: true, target: 'The bridge' }, 3, 1, 1)
    expect(steps()).toEqual(['The dam rigged', 'The bridge badlyDamaged'])
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'end-activation', { unit: FOE }, 4)
    expect(steps()).toEqual(['The dam rigged', 'The bridge destroyed'])
  })
})

describe('whoever hides (1345, 1452)', () => {
  const hidden = (): Table => {
    const rules = { ...QUIET, opportunityFire: true, hiddenMovement: true }
    const table = tableOf({ rules, units: [[{}], [{}, { id: 'two' }]] })
    table.acts(OWN)
    return table
  }
  const hides = (): Table => {
    const table = tableOf({ rules: { ...QUIET, opportunityFire: true, hiddenMovement: true } })
    deployed(table).by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, hides: true }, 6)
    table.by(1, 'end-activation', { unit: OWN, within: true })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'move', step({ unit: FOE }))
    return table
  }
  it('comes out as an enemy moves, and fires at it', () => {
    const table = hides()
    expect(table.state.phase).toBe('reacting')
    expect(offered(table, 1)).toEqual(expect.arrayContaining(['come-out', 'hold-fire']))
    expect(offered(table, 1)).not.toContain('op-fire')
    table.by(1, 'come-out', { unit: OWN, real: true, into: 'hard', shelter: null })
    expect(table.unit(OWN).fate).toBe('onTable')
    table.by(1, 'op-fire', shot({ unit: OWN, at: FOE, cover: 'hard' }), 1, 1)
    expect(table.unit(OWN).opFired).toBe(true)
    expect(table.state.phase).toBe('acting')
  })
  it('or lets it pass', () => {
    const table = hides()
    table.by(1, 'hold-fire', { turn: true })
    expect(table.state.phase).toBe('acting')
    expect(table.unit(OWN).fate).toBe('hidden')
  })
  it('is no reason to wait where nobody hides', () => {
    const table = hidden()
    table.by(1, 'move', step())
    expect(offered(table, 2)).not.toContain('come-out')
  })
})

describe('a heavy team', () => {
  const gun = { ...team('gun', 'heavyMg'), partner: 'squad' }
  const watched = (units: object[]): Table => {
    const table = tableOf({ rules: { ...QUIET, opportunityFire: true }, units: [units, [{}]] })
    table.acts(FOE)
    table.by(2, 'move', step({ unit: FOE }))
    return table
  }
  it('that has fired at a mover stays for the turn, and its squad with it (1320, 1324)', () => {
    const table = watched([{}, gun])
    table.by(1, 'op-fire', shot({ unit: 'side-1.gun', at: FOE, cover: 'hard' }), 1)
    table.by(1, 'hold-fire', { turn: true })
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    expect(table.refuses(1, 'move', step()).code).toBe('unit/deployed')
    table.by(1, 'end-activation', { unit: OWN })
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'move', step())
  })
  it('moves where it was its squad that fired', () => {
    const table = watched([{}, gun])
    table.by(1, 'op-fire', shot({ unit: OWN, at: FOE, cover: 'hard' }), 1, 1)
    table.by(1, 'hold-fire', { turn: true })
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'move', step())
  })
})

it('a psionic of a squad without riflemen is the last of the others (2234)', () => {
  const armed = (id: string, saws = 1) =>
    plainUnit({
      ...{ id, kind: 'squad', platoon: 1 },
      figures: [
        plainFigure({ id: 'leader', role: 'leader' }),
        plainFigure({ id: 'weapon-1', role: 'trooper', weapon: 'flamethrower' }),
        plainFigure({ id: 'weapon-2', role: 'trooper', weapon: 'squadAutomaticWeapon', count: saws }),
      ],
    })
  const psionic = plainUnit({
    ...{ id: 'psionic-1', kind: 'psionic', partner: 'a' },
    figures: [plainFigure({ id: 'psionic', role: 'psionic' })],
  })
  const force = {
    ...{ kind: 'force' as const, version: 1 as const, name: 'Own', notes: '', vehicles: [] },
    made: {
      ...{ way: 'advanced' as const, platoons: [] },
      extras: { heroes: [], psionics: [5, 1], notLikeUs: [] },
    },
    units: [armed('a'), armed('b'), psionic],
  }
  const counts = (of: typeof force.units, id: string): number[] =>
    there(
      of.find((one) => one.id === id),
      id,
    ).figures.map(({ count }) => count)
  const moved = withPsionicOf({ ...force, units: [armed('a', 0), armed('b'), psionic] }, 'psionic-1', 'b')
  expect(counts(moved.units, 'b')).toEqual([1, 1, 0])
  const back = withPsionicOf(moved, 'psionic-1', 'a')
  expect([counts(back.units, 'a'), counts(back.units, 'b')]).toEqual([
    [1, 1, 0],
    [1, 1, 1],
  ])
})

describe('chances beside an act', () => {
  it('of a charge with combat drugs count what they do (1719)', () => {
    const table = begun(tableOf({ rules: QUIET, units: [[{ traits: ['combatDrugs'] }], [{}]] }))
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, drugs: false })
    const seen = view(table.state, 'side-1')
    const chances = (drugs: boolean): string => {
      const offer = offersOf(table, 1, 'charge').find(
        ({ fields }) => fields.drugs?.kind === 'is' && fields.drugs.value === drugs,
      )
      return JSON.stringify(offer && odds(offer, { unit: OWN, at: FOE, how: 'move', drugs }, seen))
    }
    expect(chances(true)).not.toBe(chances(false))
  })
  it('show the fearless no Morale Test (1735)', () => {
    const told = (traits: readonly 'fearless'[]): string => {
      const units: [object[], object[]] = [[{ traits }], [{ traits: ['terrifying'] }]]
      const table = begun(tableOf({ rules: QUIET, units }))
      const [offer] = offersOf(table, 1, 'activate')
      const seen = view(table.state, 'side-1')
      return JSON.stringify(offer && odds(offer, { unit: OWN, terrified: true }, seen))
    }
    expect(told([])).not.toBe('[]')
    expect(told(['fearless'])).toBe('[]')
  })
})

it('a Breakthrough counts who goes over the edge on his feet or is carried (432, 1581)', () => {
  const aim = { kind: 'breakThrough', works: 0, share: 1 } as const
  const scenario = scenarioWith((at) => (at === 0 ? { aim } : {}))
  const broken = (carries: number): Table => {
    const rules = { ...QUIET, recoverWounded: true }
    const table = tableOf({ level: 'assist', rules, scenario, units: [[{}], [{}, { id: 'two' }]] })
    begun(table)
    const figures = [{ figure: `${OWN}#men.1`, fate: 'wounded' as const }]
    table.by(1, 'put-right', { unit: OWN, figures, reason: 'So it lies.' })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'move', step({ inches: 3, leaves: true, carries }), ...(carries > 0 ? [4] : []))
    if (carries === 0) table.by(1, 'abandon', { unit: OWN, stays: 'alone' }, 6)
    return table
  }
  expect(broken(0).unit(OWN)).toMatchObject({ fate: 'left', carried: 0 })
  expect(isWon(broken(0).state, 'side-1')).toBe(false)
  expect(isWon(broken(1).state, 'side-1')).toBe(true)
})

describe('a hero who goes along (1757)', () => {
  const hero = plainUnit({ ...OFFICER, traits: ['hero'] })
  const charged = (foe: object = {}): Table => {
    const table = begun(tableOf({ rules: QUIET, units: [[{}, hero], [foe]] }))
    table.by(1, 'join', { unit: CAPTAIN, to: OWN, beside: true })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'charge', rushAt({ unit: FOE, at: OWN }))
    return table
  }
  const free = { at: FOE, inches: 8, cover: 'hard' } as const
  it('fires at whoever charges them, after his squad', () => {
    const table = charged()
    table.by(1, 'free-shot', shot({ unit: OWN, ...free }), 1, 1, 1, 6)
    table.by(1, 'free-shot', shot({ unit: CAPTAIN, ...free }), 1)
    expect(table.all('fired').map(({ unit, free: is }) => [unit, is])).toEqual([
      [OWN, true],
      [CAPTAIN, true],
    ])
    expect(table.state.steps[0]?.kind).toBe('contact')
  })
  it('and not where the charge has fallen short (1723)', () => {
    const table = charged({ traits: ['elusive'] })
    table.by(1, 'free-shot', shot({ unit: OWN, ...free }))
    table.by(2, 'elude', { unit: FOE, inches: 12, into: 'none', seen: false, mines: [] })
    expect(table.state.steps).toEqual([])
  })
})

it('one Lucky trooper is lucky once, whomever he goes with (1478)', () => {
  const lucky = plainUnit({
    ...OFFICER,
    figures: OFFICER.figures.map((one) => ({ ...one, personalities: ['lucky' as const] })),
  })
  const table = begun(tableOf({ rules: QUIET, units: [[{}, { id: 'two' }, lucky], [{}]] }))
  table.by(1, 'join', { unit: CAPTAIN, to: OWN, beside: true })
  table.by(1, 'activate', { ...PLAINLY, unit: OWN })
  table.by(1, 'shoot', shot({ lucky: true, cover: 'hard' }), 1, 1, 1, 1, 6)
  table.by(1, 'end-activation', { unit: OWN })
  table.by(2, 'activate', { ...PLAINLY, unit: FOE })
  table.by(2, 'end-activation', { unit: FOE })
  table.by(1, 'part', { unit: CAPTAIN })
  table.by(1, 'join', { unit: CAPTAIN, to: TWO, beside: true })
  expect(table.unit(CAPTAIN).used).toContain('lucky')
  expect([luckOf(table.state, table.unit(OWN)), luckOf(table.state, table.unit(TWO))]).toEqual([null, null])
})

it('Resolve that is rolled in battle is moved as choices moved it before (522, 549, FAD-061)', () => {
  const dice = [1, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 3, 3, 5, 2, 2, 2]
  const limitation = { id: 'warWeary' as const, units: ['1.1', '1.2'] }
  const rolls = [...dice]
  const made = basicDraft('Own', () => rolls.shift() ?? 3, { platoons: [{ limitation }] })
  if (!('force' in made)) throw new Error('no force')
  const setup = battleOf({
    rules: { ...DEFAULT_RULES, unknownResolve: true },
    players: [
      { name: 'Ana', force: made.force },
      { name: 'Bo', force: made.force },
    ],
  })
  const state = opened(setup)
  const shifts = ['1.1', '1.3'].map((id) => state.units[`side-1.${draftId(id)}`]?.resolveShift)
  expect(shifts).toEqual([-1, 0])
})

describe('what the table has otherwise, where the program only assists', () => {
  const RIGHT = { unit: OWN, mark: 'underFire', cover: 'hard', acted: true, resolveLost: 1 } as const
  it('is put right: markers, cover, who has acted, Resolve', () => {
    const table = begun(tableOf({ level: 'assist', rules: QUIET }))
    table.by(1, 'put-marks-right', { ...RIGHT, reason: 'So it lies.' })
    expect(table.unit(OWN)).toMatchObject({ marker: 'underFire', cover: 'hard', done: true, resolveLost: 1 })
    // Nobody else of its side is left to act.
    expect(table.state.active).toBe('side-2')
  })
  it('begins as it stands, and figures are not put right without any', () => {
    const table = begun(tableOf({ level: 'assist', rules: QUIET }))
    const offers = looseOptions(table.state)
    const marks = offers.find(({ command }) => command === 'put-marks-right')
    expect(marks?.fields.resolveLost).toMatchObject({ kind: 'number', usual: 0, most: 3 })
    expect(offers.find(({ command }) => command === 'put-right')?.fields.figures).toMatchObject({ least: 1 })
    expect(marks && usual(marks, view(table.state, 'public'))).toEqual({ mark: '', cover: 'none' })
  })
  it('is nothing for a battle that keeps the rules', () => {
    const table = begun(tableOf({ rules: QUIET }))
    expect(table.refuses(1, 'put-marks-right', { ...RIGHT, reason: '' }).code).toBe('put-right/enforced')
  })
})
