import { describe, expect, it } from 'vitest'
import { assaultAdd, type AssaultSide } from '../../../shared/systems/fast-and-dirty/assault-modifiers.ts'
import { changeForce, type Changed } from '../../../shared/systems/fast-and-dirty/changes.ts'
import { checkDraft } from '../../../shared/systems/fast-and-dirty/documents/check-force.ts'
import { advancedDraft, basicDraft } from '../../../shared/systems/fast-and-dirty/documents/making.ts'
import { freshVariety, withChanges } from '../../../shared/systems/fast-and-dirty/documents/remaking.ts'
import { DEFAULT_RULES } from '../../../shared/systems/fast-and-dirty/house-rules.ts'
import type { Unit } from '../../../shared/systems/fast-and-dirty/index.ts'
import { readRolls } from '../../../shared/systems/fast-and-dirty/rolling.ts'
import { TYLER, unit } from './builders.ts'

const POINTS = { manpower: 2, firepower: 2, gear: 2, support: 1, training: 1, aggression: 1 }
const HQ = unit({ id: '1.C', strength: 4, officer: true })
const SQUAD = unit({ id: '1.1', support: ['flamethrower'] })
const OTHER = unit({ id: '1.2', strength: 2, quality: 'rabble', armour: 'heavy' })

const change = (id: Changed['id'], on: string | null): Changed => ({ id, unit: on })
const changed = (...changes: Changed[]): ReturnType<typeof changeForce> =>
  changeForce([HQ, SQUAD, OTHER], POINTS, changes)

describe('Additional Changes, lines 2213–2218', () => {
  it.each<[string, Changed, Partial<Unit>]>([
    [
      'Assault Troops',
      change('assaultTroops', '1.1'),
      { basic: 'submachineGuns', traits: ['assaultTroops'] },
    ],
    ['Human Wave', change('humanWave', '1.1'), { strength: 11, support: [] }],
    ['Improved Armour', change('improvedArmour', '1.1'), { strength: 6, armour: 'improved' }],
    [
      'Local Militia',
      change('localMilitia', '1.1'),
      { quality: 'conscript', resolve: 'determined', traits: ['agile'] },
    ],
    [
      'More Support',
      change('moreSupport', '1.1'),
      { strength: 7, support: ['flamethrower', 'squadAutomaticWeapon'] },
    ],
  ])('%s', (_name, one, over) => expect(changed(one)).toEqual({ units: [HQ, { ...SQUAD, ...over }, OTHER] }))
  it('Independent Officer', () =>
    expect(changed(change('independentOfficer', null))).toEqual({
      units: [
        { ...HQ, strength: 1 },
        { ...SQUAD, strength: 9 },
        { ...OTHER, strength: 3 },
      ],
    }))
  it.each<[string, Changed[], string]>([
    ['the HQ', [change('localMilitia', '1.C')], 'advanced/unit'],
    ['nobody', [change('humanWave', '1.9')], 'advanced/unit'],
    ['twice', [change('assaultTroops', '1.1'), change('assaultTroops', '1.1')], 'advanced/again'],
    ['no weapon', [change('humanWave', '1.2')], 'advanced/weapon'],
    ['rabble', [change('localMilitia', '1.2')], 'advanced/level'],
    ['heavy armour', [change('improvedArmour', '1.2')], 'advanced/level'],
    ['too few men', [change('moreSupport', '1.2'), change('moreSupport', '1.2')], 'advanced/again'],
  ])('refuses %s', (_name, changes, code) => {
    const answer = changed(...changes)
    expect('problems' in answer ? answer.problems.map((one) => one.code) : []).toEqual([code])
  })
  it('changesOnce: a squad takes one again where the group plays so (FAD-389)', () => {
    const twice = [change('moreSupport', '1.1'), change('moreSupport', '1.1')]
    expect(changeForce([HQ, SQUAD], POINTS, twice, true)).toMatchObject({
      units: [HQ, { strength: 6, support: ['flamethrower', 'squadAutomaticWeapon', 'squadAutomaticWeapon'] }],
    })
    const militia = [change('localMilitia', '1.1'), change('localMilitia', '1.1')]
    expect(changeForce([HQ, SQUAD], POINTS, militia, true)).toMatchObject({
      units: [HQ, { quality: 'rabble', traits: ['agile'] }],
    })
    const officers = [change('independentOfficer', null), change('independentOfficer', null)]
    expect(changeForce([HQ, SQUAD], POINTS, officers, true)).toMatchObject({
      problems: [{ code: 'advanced/again' }],
    })
    // The force says by which rule it was changed, and is whole by it.
    const platoon = { points: POINTS, each: [], rolls: [], changes: [] }
    expect(withChanges(platoon, twice, { changesOnce: false })).toEqual({
      ...platoon,
      changes: twice,
      often: true,
    })
    const often = withChanges(platoon, twice, { changesOnce: false })
    expect(withChanges(often, twice, { changesOnce: true })).toEqual({ ...platoon, changes: twice })
    const made = advancedDraft('Column', () => 4, [often])
    expect('force' in made ? checkDraft(made.force).map(({ code }) => code) : null).toEqual([])
  })
  it('heavyWeaponsByPlatoon: each platoon is thrown a heavy weapon along (line 559)', () => {
    const none = { enhancement: null, limitation: null }
    const made = {
      ...{ way: 'basic' as const, rolls: [], variation: null, platoons: [none, none] },
      variety: { leaders: [], heavy: [], artillery: [] },
    }
    const heavy = (heavyWeaponsByPlatoon: boolean): number[] =>
      freshVariety(made, { heavyWeaponsByPlatoon }, () => 5).heavy
    expect([heavy(false), heavy(true)]).toEqual([[], [5, 5]])
  })
  it('needs a point in the category', () => {
    const answer = changeForce([HQ, SQUAD], { ...POINTS, gear: 0 }, [change('improvedArmour', '1.1')])
    expect(answer).toMatchObject({ problems: [{ code: 'advanced/category', path: ['changes', 0] }] })
  })
  it('needs men', () =>
    expect(
      changeForce([unit({ strength: 2, support: ['flamethrower'] })], POINTS, [change('moreSupport', '1.1')]),
    ).toMatchObject({ problems: [{ code: 'advanced/riflemen' }] }))
})

describe('Greater Variety, lines 557–561', () => {
  it('rates leaders, and brings a gun each platoon and mortars', () => {
    const { next } = readRolls([...TYLER, 1, 3, 6, 2, 1, 6])
    const made = basicDraft(
      'Varied',
      next,
      { platoons: [{ limitation: { id: 'inflexible' } }] },
      { leaders: true, heavy: true, artillery: 2 },
    )
    if (!('force' in made)) throw new Error('It is legal.')
    const { units } = made.force
    const leaders = units.flatMap(({ figures }) => figures.filter(({ role }) => role === 'leader'))
    expect(leaders.map(({ rating }) => rating)).toEqual(['inexperienced', 'experienced', 'veteran'])
    expect(units.flatMap(({ serves, offBoard }) => (serves ? [[serves, offBoard]] : []))).toEqual([
      ['autoCannonLight', false],
      ['mortarLight', true],
      ['cannonMedium', true],
    ])
    expect(checkDraft(made.force)).toEqual([])
  })
})

describe('what a platoon was given', () => {
  const points = { manpower: 2, firepower: 2, gear: 2, support: 1, training: 1, aggression: 1 }
  const made = advancedDraft('Given', () => 3, [{ points }])
  if (!('force' in made)) throw new Error('It is legal.')
  it('is no more than its dice gave', () => {
    expect(checkDraft(made.force)).toEqual([])
    const [hq, ...others] = made.force.units
    if (!hq) throw new Error('There is an HQ.')
    const figures = hq.figures.map((one) => ({
      ...one,
      rating: one.role === 'officer' ? ('inspiring' as const) : null,
    }))
    const more = { ...made.force, units: [{ ...hq, figures }, ...others] }
    expect(checkDraft(more)).toMatchObject([
      { code: 'advanced/grants', values: { grant: 'officerLevels', has: 2, most: 0 } },
    ])
    expect(checkDraft({ ...more, after: '00000000-0000-4000-8000-000000000000' })).toEqual([])
  })
})

describe('assaultAdd, lines 1026–1037', () => {
  const plain: AssaultSide = { quality: 'regular', armour: 'light', figures: 5 }
  const add = (own: Partial<AssaultSide>, enemy: Partial<AssaultSide> = {}): object =>
    Object.fromEntries(
      assaultAdd({ ...plain, ...own }, { ...plain, ...enemy }, DEFAULT_RULES).reasons.map((one) => [
        one.code,
        one.add,
      ]),
    )
  it.each<[string, object, object]>([
    ['nothing', add({}), {}],
    ['charging', add({ charging: true }), { charging: 1 }],
    ['no grenades in the scenario', add({ lacksGrenades: true, traits: ['noGrenades'] }), { grenades: -2 }],
    ['the limitation', add({ traits: ['noGrenades'] }), { grenades: -1 }],
    ['better armour', add({ armour: 'heavy' }), { armour: 1 }],
    ['the same by being tough', add({ traits: ['tough'] }), { armour: 1 }],
    [
      'power armour against the same',
      add({ armour: 'lightPower' }, { armour: 'lightPower' }),
      { powerArmour: 3 },
    ],
    ['three more', add({ figures: 8 }), { outnumber: 3 }],
    ['three fewer', add({ figures: 2 }), {}],
    ['two levels', add({ quality: 'elite' }, { quality: 'conscript' }), { quality: 4 }],
    [
      'flames and shotguns',
      add({ weapons: ['flamethrower', 'assaultShotgun', 'assaultShotgun'] }),
      { weapons: 4 },
    ],
    ['assault and shock troops', add({ traits: ['assaultTroops', 'shockTroops'] }), { traits: 3 }],
    ['a knife', add({ other: 1 }), { other: 1 }],
  ])('%s', (_name, found, expected) => expect(found).toEqual(expected))
})
