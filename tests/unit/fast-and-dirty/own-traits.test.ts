import { describe, expect, it } from 'vitest'
import { readNamed } from '../../../shared/document.ts'
import { armourOf, has } from '../../../shared/systems/fast-and-dirty/battle/state/look.ts'
import { reachOf } from '../../../shared/systems/fast-and-dirty/battle/rules/strides.ts'
import {
  assaultReasons,
  killRolls,
  stormReasons,
} from '../../../shared/systems/fast-and-dirty/battle/resolve/assault.ts'
import { moraleDice, responseReasons } from '../../../shared/systems/fast-and-dirty/battle/resolve/morale.ts'
import { resolveOf } from '../../../shared/systems/fast-and-dirty/battle/resolve/losses.ts'
import { checkDraft } from '../../../shared/systems/fast-and-dirty/documents/check-force.ts'
import { fielded } from '../../../shared/systems/fast-and-dirty/documents/fielded.ts'
import {
  FORCE_DOCUMENT,
  totalOf,
  type ForceDraft,
} from '../../../shared/systems/fast-and-dirty/documents/force.ts'
import { emptyForce } from '../../../shared/systems/fast-and-dirty/documents/making.ts'
import { takenFrom, TRAIT_DOCUMENT } from '../../../shared/systems/fast-and-dirty/documents/trait.ts'
import { sheetOf } from '../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { DEFAULT_RULES } from '../../../shared/systems/fast-and-dirty/house-rules.ts'
import { mineOdds } from '../../../shared/systems/fast-and-dirty/odds/hazards.ts'
import { shotOdds } from '../../../shared/systems/fast-and-dirty/odds/shooting.ts'
import { lay } from '../../../shared/systems/fast-and-dirty/odds/table.ts'
import { SAMPLE_TRAITS } from '../../../shared/systems/fast-and-dirty/samples/traits.ts'
import type { OwnTrait } from '../../../shared/systems/fast-and-dirty/traits.ts'
import { there } from '../../support/at-table.ts'
import { FOE, OWN, PLAINLY, QUIET, shot, squad, tableOf } from './battle/table.ts'

/** Traits that a group brings beside the book's (line 319; FAD-004). */

const river = takenFrom(SAMPLE_TRAITS['river-born'], 'river')
const trait = (id: string, does: OwnTrait['does']): OwnTrait => ({
  ...{ id, name: id, text: '', does, price: 1 },
})
const born = squad({ ownTraits: ['river'] })
const force = (over: Partial<ForceDraft> = {}): ForceDraft => ({
  ...emptyForce('Own', { way: 'points', budget: null }),
  ...{ units: [born], traits: [river] },
  ...over,
})
const codes = (of: ForceDraft): string[] =>
  checkDraft(of).map(({ code, path }) => `${code} ${path.join('.')}`)

describe('traits of one’s own', () => {
  it.each(Object.entries(SAMPLE_TRAITS))('%s is kept as it is', (_id, sample) => {
    expect(readNamed(TRAIT_DOCUMENT, JSON.parse(JSON.stringify(sample)))).toEqual({ document: sample })
  })
  it('are in the file of the force that brings them', () => {
    expect(codes(force())).toEqual([])
    expect(readNamed(FORCE_DOCUMENT, JSON.parse(JSON.stringify(force())))).toEqual({ document: force() })
  })
  it('are refused that are not there any more, and that nobody has agreed on a factor for', () => {
    expect(codes(force({ traits: [] }))).toEqual(['force/trait units.0.ownTraits'])
    const free = [{ ...river, price: null }]
    expect(codes(force({ traits: free }))).toEqual(['points/agreed-trait units.0.ownTraits'])
    expect(codes(force({ traits: free, made: { way: 'free' } }))).toEqual([])
  })
  it('multiply what a unit costs, and stand on its sheet', () => {
    const [one] = fielded(force()).units
    const unit = there(one, 'squad')
    expect(totalOf(unit)).toBeCloseTo(6 * 4 * 1.3 * 1.2, 9)
    expect(sheetOf(unit)).toMatchObject({ movement: 7 })
  })
})

describe('traits of one’s own in battle', () => {
  const table = (does: OwnTrait['does'], ...theirs: OwnTrait['does']) =>
    tableOf({
      rules: QUIET,
      brings: { traits: [trait('own', does), trait('theirs', theirs)] },
      units: [[{ ownTraits: ['own'] }], [{ ownTraits: ['theirs'] }]],
    })
  it('each stands in a line of its own with its name', () => {
    const at = tableOf({ rules: QUIET, brings: { traits: [river] }, units: [[born], [{}]] })
    at.acts(OWN)
    at.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    expect(at.last('fired')).toMatchObject({
      total: 3,
      reasons: [
        { code: 'quality', add: 1 },
        { code: 'riflemen', add: 2 },
        { code: 'ownTrait', add: -1, name: 'River-born' },
      ],
    })
  })
  it('the target’s weighs on fire at it', () => {
    const at = table([], { number: 'fireAtIt', add: -3 })
    at.acts(OWN)
    at.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    expect(at.last('fired').reasons).toContainEqual({ code: 'ownTrait', add: -3, name: 'theirs' })
  })
  it('armour, movement and morale count with them', () => {
    const { state } = table([
      { number: 'armour', add: 2 },
      { number: 'movement', add: 3 },
      { number: 'moraleSucceeds', add: 1 },
      { number: 'moraleFails', add: 2 },
    ])
    const unit = there(state.units[OWN], OWN)
    expect(armourOf(state, unit)).toBe(2)
    expect(reachOf(state, unit, 'move')).toBe(9)
    expect(moraleDice(state, unit, false, false)).toMatchObject({ auto: 1, fail: 2 })
  })
  it('hand to hand they have their line, on infantry and on vehicles', () => {
    const { state } = table([
      { number: 'assault', add: 2 },
      { number: 'assaultVehicle', add: -1 },
    ])
    const [one, other] = [there(state.units[OWN], OWN), there(state.units[FOE], FOE)]
    const fighter = { figures: 6, charging: false, joint: false }
    expect(assaultReasons(state, { ...fighter, unit: one }, { ...fighter, unit: other }, false)).toEqual([
      { code: 'ownTrait', add: 2, name: 'own' },
    ])
    expect(stormReasons(state, one, false)).toEqual([{ code: 'ownTrait', add: -1, name: 'own' }])
  })
  it('damage counts with them, and odds ask the same', () => {
    const [one] = fielded(
      force({
        units: [squad({ ownTraits: ['own'] })],
        traits: [trait('own', [{ number: 'damage', add: 2 }])],
      }),
    ).units
    const laid = lay({ piece: there(one, 'squad') }, { piece: squad() }, DEFAULT_RULES)
    const { unit: _unit, mount: _mount, at: _at, seen: _seen, near: _near, ...said } = shot()
    expect(shotOdds(laid, null, said)).toMatchObject({ foot: { damage: 4 } })
  })
  it('Resolve, coherency and what is thrown for count with them', () => {
    const { state } = table([
      { number: 'resolveLevel', add: 1 },
      { number: 'coherencyLevel', add: 1 },
      { number: 'response', add: -2 },
      { number: 'moraleRerolls', add: 2 },
      { number: 'killRolls', add: 1 },
    ])
    const unit = there(state.units[OWN], OWN)
    expect(resolveOf(state, unit)).toBe('determined')
    expect(sheetOf(unit.document)).toMatchObject({ coherency: 5, break: 5 })
    expect(responseReasons(state, unit)).toEqual([{ code: 'ownTrait', add: -2, name: 'own' }])
    expect(moraleDice(state, unit, false, false)).toMatchObject({ rerolls: 2 })
    expect(killRolls(state, { unit, figures: 2, charging: true, joint: false })).toBe(3)
  })
  it('mines and wounds are thrown for with them', () => {
    const at = tableOf({
      ...{ rules: { ...QUIET, recoverWounded: true }, units: [[{ ownTraits: ['own'] }], [{}]] },
      brings: {
        traits: [
          trait('own', [
            { number: 'mine', add: 3 },
            { number: 'aid', add: 2 },
          ]),
        ],
      },
    })
    const met = mineOdds(at.state, OWN, { heavy: false, known: true }).told.chances
    expect(met.find(({ code }) => code === 'passes')?.chance).toBeCloseTo(5 / 6, 12)
    at.acts(FOE)
    at.by(2, 'shoot', shot({ unit: FOE, at: OWN }), 1, 1, 3, 3)
    at.by(2, 'end-activation', { unit: FOE })
    at.by(1, 'activate', { ...PLAINLY, unit: OWN })
    at.by(1, 'recover', { unit: OWN, teams: 1, self: 0 }, 5)
    expect(at.up(OWN)).toBe(6)
  })
  it('traits of the book come along with one of one’s own', () => {
    const tough: OwnTrait = { ...trait('own', []), has: ['tough', 'fearless', 'save'] }
    const at = tableOf({ rules: QUIET, brings: { traits: [tough] }, units: [[{ ownTraits: ['own'] }], [{}]] })
    const unit = at.unit(OWN)
    expect(armourOf(at.state, unit)).toBe(1)
    expect(sheetOf(unit.document)).toMatchObject({ rating: 1 })
    expect([has(at.state, unit, 'fearless'), has(at.state, unit, 'save')]).toEqual([true, true])
    const off = tableOf({
      ...{ rules: { ...QUIET, traits: false }, brings: { traits: [tough] } },
      units: [[{ ownTraits: ['own'] }], [{}]],
    })
    expect(has(off.state, off.unit(OWN), 'save')).toBe(false)
  })
  it.each(['hero', 'combatDrugs', 'infect', 'mechanized'])('%s comes along with none', (one) => {
    const read = readNamed(TRAIT_DOCUMENT, { ...SAMPLE_TRAITS['river-born'], has: [one] })
    expect(read).toHaveProperty('problem')
  })
  it('are out where traits are not played', () => {
    const { state } = tableOf({
      ...{ rules: { ...QUIET, traits: false }, brings: { traits: [river] }, units: [[born], [{}]] },
    })
    expect(reachOf(state, there(state.units[OWN], OWN), 'move')).toBe(6)
  })
})
