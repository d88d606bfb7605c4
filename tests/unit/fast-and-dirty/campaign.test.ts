import { describe, expect, it } from 'vitest'
import { readNamed } from '../../../shared/document.ts'
import {
  experienceCost,
  experiencePoints,
  formsSquad,
  infantryReplaced,
  losesQuality,
  qualityAfter,
  resolveAfter,
  trained,
  vehicleReplaced,
} from '../../../shared/systems/fast-and-dirty/after-battle.ts'
import {
  checkPlan,
  PLAN_DOCUMENT,
  repeatedMission,
  waysThrough,
  type CampaignPlan,
  type TreeBattle,
} from '../../../shared/systems/fast-and-dirty/documents/campaign.ts'
import { PLAN_KIND } from '../../../shared/systems/fast-and-dirty/kinds.ts'
import { SAMPLE_CAMPAIGNS } from '../../../shared/systems/fast-and-dirty/samples/campaigns.ts'
import { MISSIONS, QUALITIES, RESOLVES } from '../../../shared/systems/fast-and-dirty/words.ts'

const FACES = [1, 2, 3, 4, 5, 6]

describe('after a battle, lines 2889–2940', () => {
  it('infantry is replaced', () => {
    expect(FACES.map((roll) => infantryReplaced({ roll, losses: 5, lone: false }))).toEqual([
      0, 0, 3, 3, 5, 5,
    ])
    expect(FACES.map((roll) => infantryReplaced({ roll, losses: 1, lone: true }))).toEqual([0, 0, 0, 0, 1, 1])
  })
  it('vehicles are', () => {
    expect(FACES.map((roll) => vehicleReplaced({ roll, destroyed: false }))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ])
    expect(FACES.map((roll) => vehicleReplaced({ roll, destroyed: true }))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ])
  })
  it('Quality is lost to half a unit of new men', () => {
    expect(losesQuality({ replaced: 4, strength: 8 })).toBe(true)
    expect(losesQuality({ replaced: 4, strength: 9 })).toBe(false)
    expect(QUALITIES.map((quality) => qualityAfter(quality, 2))).toEqual([
      'rabble',
      'rabble',
      'conscript',
      'regular',
    ])
    expect(QUALITIES.map((quality) => qualityAfter(quality, 3))).toEqual([...QUALITIES])
  })
  it('Resolve goes either way', () => {
    expect(RESOLVES.map((resolve) => resolveAfter(resolve, 1))).toEqual([
      'reluctant',
      'reluctant',
      'uncertain',
      'steady',
    ])
    expect(RESOLVES.map((resolve) => resolveAfter(resolve, 6))).toEqual([
      'uncertain',
      'steady',
      'determined',
      'determined',
    ])
    expect(resolveAfter('steady', 4)).toBe('steady')
  })
  it('experience', () => {
    expect(experiencePoints(2)).toBe(4)
    expect(experienceCost(['quality', 'trait', 'replaceVehicle'])).toBe(5)
    expect(QUALITIES.map(trained)).toEqual(['conscript', 'regular', null, null])
    expect([4, 5, 8, 9].map(formsSquad)).toEqual([false, true, true, false])
  })
  it('rolls are dice', () => expect(() => qualityAfter('regular', 7)).toThrow(RangeError))
})

describe('plans that lie ready', () => {
  const plans: readonly CampaignPlan[] = Object.values(SAMPLE_CAMPAIGNS)
  it.each(plans.map((plan) => [plan.name, plan] as const))('%s', (_name, plan) => {
    expect(readNamed(PLAN_DOCUMENT, JSON.parse(JSON.stringify(plan)))).toEqual({ document: plan })
    expect(PLAN_KIND.check(plan)).toEqual([])
  })
  it('the tree has three battles to five, every mission, and none twice for anybody', () => {
    const { plan } = SAMPLE_CAMPAIGNS['river-war']
    const battles = plan.kind === 'tree' ? plan.battles : []
    const ways = waysThrough(battles)
    expect([...new Set(ways.map(({ length }) => length))].toSorted()).toEqual([3, 4, 5])
    expect(repeatedMission(battles)).toBeNull()
    const missions = new Set(battles.flatMap(({ attacker, defender }) => [attacker, defender]))
    expect([...missions].toSorted()).toEqual([...MISSIONS].toSorted())
    expect(battles.every(({ attacker, defender }) => attacker !== defender)).toBe(true)
  })
})

describe('checkPlan', () => {
  const battle = (id: string, ifAttacker: string | null, ifDefender: string | null): TreeBattle => ({
    ...{ id, name: id, notes: '', attacker: 'assault', defender: 'hold', ifAttacker, ifDefender },
  })
  it.each<[string, TreeBattle[], string[]]>([
    ['a sound one', [battle('a', 'b', null), battle('b', null, null)], []],
    ['a line to nowhere', [battle('a', 'c', null)], ['plan/battle plan.battles.0.ifAttacker']],
    ['a circle', [battle('a', 'b', null), battle('b', null, 'a')], ['plan/circle plan.battles.0']],
    ['a circle of one', [battle('a', 'a', null)], ['plan/circle plan.battles.0']],
    ['a battle aside', [battle('a', null, null), battle('b', null, null)], ['plan/unreached plan.battles.1']],
  ])('%s', (_name, battles, expected) => {
    const plan: CampaignPlan = {
      kind: 'campaign-plan',
      version: 1,
      name: 'Plan',
      notes: '',
      plan: { kind: 'tree', battles },
    }
    expect(checkPlan(plan).map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(expected)
  })
  it('finds a mission that is fought twice', () =>
    expect(repeatedMission([battle('a', 'b', null), battle('b', null, null)])).toBe('assault'))
})
