import { expect, test } from 'vitest'
import { added } from '../../../../shared/systems/account.ts'
import { medicalOdds } from '../../../../shared/systems/blast-em/healing.ts'
import type { BattleEvent, EventOf } from '../../../../shared/systems/blast-em/battle/documents/events.ts'
import { figuresOf } from '../../../../shared/systems/blast-em/battle/ending/figures.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import { blastEmLibrary } from '../../../../renderer/systems/blast-em/library/texts.ts'
import { AUTOMATICS, BAD_GUYS, BYSTANDERS, TEAM_TYPES } from '../../../../shared/systems/blast-em/words.ts'
import { battleOf } from '../../games/blast-em.ts'
import { there } from '../../../support/at-table.ts'
import { lying, resolves, resolving, shoots } from './table.ts'

/** What missions come to in numbers, each beside what the rules let expect. */

const { state, events } = blastEmPlay.begin(battleOf(), 1)
const [ours = ''] = Object.keys(state.models)
const thrown = (
  value: number,
  face: number,
  die: 'd4' | 'd6' = 'd6',
  reasons: { code: 'cover'; add: number }[] = [],
) => ({
  value,
  die,
  face,
  reasons,
  total: reasons.reduce((sum, { add }) => sum + add, value + face),
})
const shot = (over: Partial<EventOf<'attack-made'>>): BattleEvent => ({
  kind: 'attack-made',
  attack: 1,
  by: ours,
  target: 'bad-guy',
  with: 'standard',
  attacker: thrown(3, 4),
  defender: thrown(4, 2),
  hit: true,
  wounds: 2,
  ...over,
})
const of = (kind: string, more: readonly BattleEvent[]) =>
  figuresOf(state, [...events, ...more]).filter((one) => one.of === kind)

test('hits stand beside their exact chances, by the weapon', () => {
  const [hits] = of('hits', [
    // d6 and 3 against d6 and 4: 10 of 36.
    shot({}),
    // The same from behind cover, −2: 3 of 36.
    shot({ attacker: thrown(3, 6, 'd6', [{ code: 'cover', add: -2 }]), hit: false, wounds: 0 }),
  ])
  expect(hits).toEqual({
    of: 'hits',
    by: 'standard',
    count: 1,
    tries: 2,
    expected: expect.closeTo(13 / 36) as number,
  })
  expect(of('wounds', [shot({}), shot({ with: 'hth', wounds: 1 })])).toMatchObject([
    { by: 'standard', count: 2, tries: null, expected: null },
    { by: 'hth', count: 1 },
  ])
  // Whom a stray shot struck it has hit, as in the record of who fired it.
  const stray: BattleEvent = { kind: 'stray-settled', by: ours, struck: 'bad-guy', wounds: 2 }
  const foe = { ...there(state.models[ours], ours), id: 'bad-guy', side: 'bad-guys' as const }
  const met = { ...state, models: { ...state.models, [foe.id]: foe } }
  expect(figuresOf(met, [stray]).filter((one) => one.by === 'stray')).toEqual([
    { of: 'hits', by: 'stray', count: 1, tries: null, expected: null },
    { of: 'wounds', by: 'stray', count: 2, tries: null, expected: null },
  ])
  expect(of('hits', [{ ...stray, struck: ours }])).toEqual([])
  // What blew up aims at nobody.
  expect(of('hits', [shot({ with: null })])).toEqual([])
})

test('treatments of the Mostly Dead and of the wounded are told apart', () => {
  const treated = (worse: number, success: boolean): BattleEvent => ({
    kind: 'treated',
    model: ours,
    patient: ours,
    roll: thrown(5, 3, 'd6'),
    card: 4,
    worse,
    success,
  })
  const house = state.setup.rules
  expect(of('medical', [treated(2, false), treated(0, true), treated(3, true)])).toEqual([
    {
      of: 'medical',
      by: 'dying',
      count: 1,
      tries: 2,
      expected: expect.closeTo(2 * medicalOdds({ av: 5, cd: 6, dying: true, house })) as number,
    },
    {
      of: 'medical',
      by: 'hurt',
      count: 1,
      tries: 1,
      expected: expect.closeTo(medicalOdds({ av: 5, cd: 6, dying: false, house })) as number,
    },
  ])
})

test('below 0 in a trauma unit two dice are to be expected on top, until somebody is up again', () => {
  const fell: BattleEvent = { kind: 'fell', model: ours, to: 'mostlyDead', turns: 2, deep: true }
  const treated: BattleEvent = {
    ...{ kind: 'treated', model: ours, patient: ours, roll: thrown(5, 3, 'd6') },
    ...{ card: 4, worse: 3, success: true },
  }
  const house = state.setup.rules
  const chance = (deep: boolean) => medicalOdds({ av: 5, cd: 6, dying: true, deep, house })
  expect(of('medical', [fell, treated, { ...fell, deep: false }, treated])[0]?.expected).toBeCloseTo(
    chance(true) + chance(false),
  )
})

test('one die for all healers is known once it has been thrown', () => {
  const rules = { ...state.setup.rules, dyingDie: 'shared' as const }
  const at = { ...state, setup: { ...state.setup, rules } }
  const treated: BattleEvent = {
    ...{ kind: 'treated', model: ours, patient: ours, roll: thrown(5, 3, 'd6') },
    ...{ card: 4, worse: 4, success: false },
  }
  const chance = (worse: number | null) => medicalOdds({ av: 5, cd: 6, dying: true, worse, house: rules })
  const [figure] = figuresOf(at, [treated, treated]).filter((one) => one.of === 'medical')
  expect(figure?.expected).toBeCloseTo(chance(null) + chance(4))
})

test('a mission that is over counts once, and everybody who went', () => {
  const all = figuresOf(state, events)
  expect(all.filter((one) => one.of === 'missions')).toEqual([
    { of: 'missions', by: 'recovery', count: 0, tries: 1, expected: null },
  ])
  const went = all.flatMap((one) => (one.of === 'lost' ? [one.tries ?? 0] : []))
  expect(went.reduce((sum, one) => sum + one, 0)).toBe(
    Object.values(state.models).filter(({ origin }) => origin === 'team').length,
  )
})

test('figures add up; what one battle cannot expect nobody can', () => {
  const one = { of: 'hits', by: 'hth', count: 1, tries: 3, expected: 0.5 }
  expect(added([one, one, { ...one, by: 'stun', expected: null }, { ...one, by: 'stun' }])).toEqual([
    { of: 'hits', by: 'hth', count: 2, tries: 6, expected: 1 },
    { of: 'hits', by: 'stun', count: 2, tries: 6, expected: null },
  ])
})

test('whoever falls Mostly Dead and does not get up again is felled once', () => {
  const who = { kind: 'badGuy', type: 'guard' } as const
  const fell = (to: EventOf<'fell'>['to'], turns: number | null): BattleEvent => ({
    kind: 'fell',
    model: 'bad-guy',
    to,
    turns,
    deep: false,
  })
  const deeds = (...more: readonly BattleEvent[]) =>
    blastEmPlay.account
      ?.of([
        ...events,
        {
          kind: 'arrived',
          models: [{ id: 'bad-guy', who, name: '' }],
          side: 'bad-guys',
          origin: 'token',
          from: null,
        },
        shot({}),
        ...more,
      ])
      .sides[0]?.people.find(({ id }) => ours.endsWith(id))?.deeds
  expect(deeds(fell('mostlyDead', 2))).toEqual({ hits: 1 })
  expect(deeds(fell('mostlyDead', 2), fell('out', null))).toEqual({ hits: 1, felled: 1 })
})

test('whoever may be felled has a word: enemies may be of any type (line 242)', () => {
  const { felled } = blastEmLibrary.adventure.figure
  const all = [...TEAM_TYPES, ...BAD_GUYS, ...BYSTANDERS, ...AUTOMATICS, 'own']
  expect(all.filter((type) => !Object.hasOwn(felled.by, type))).toEqual([])
})

test('a bystander whom a stray shot strikes is no deed of anybody', () => {
  const who = { kind: 'bystander' as const, type: 'baby' as const }
  const table = resolving({ mission: { people: [{ ...lying('baby'), who, joins: false }] } }, (one) => {
    shoots(one, 'trooper', 'their trooper', { second: one.id('their trooper') })
  })
  for (const shot of [1, 2]) {
    resolves(table, [1, 8])
    table.does('settle-stray', { struck: 'baby' })
    expect(table.model('baby').fate).toBe(shot === 1 ? 'up' : 'out')
  }
  const account = blastEmPlay.account?.of(table.events)
  expect(account?.sides[0]?.people.map(({ deeds }) => deeds.felled)).toEqual([undefined, undefined])
})
