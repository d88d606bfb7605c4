import { describe, expect, it } from 'vitest'
import * as blast from '../../../shared/systems/blast-em/index.ts'
import { attack, claimed, hit } from './builders.ts'

/** Wrong arguments are our own mistakes: each call throws a RangeError. */

const shot = { movement: 'stand', shots: 1, cover: 'none', intervening: 0 } as const
const skill = { av: 4, cd: 8 } as const
const model = { id: 'a', side: 'team' } as const
const view = { by: 'a', at: 'a', inches: 1 }

describe('a RangeError', () => {
  it.each<[string, () => unknown]>([
    ['half an AV', () => blast.hitOdds({ ...hit('1d6 1d6'), av: 1.5 })],
    ['an AV below 0', () => blast.hitOdds({ ...hit('1d6 1d6'), av: -1 })],
    ['a die of seven sides', () => blast.hitOdds(hit('1d7 1d6'))],
    ['a target’s die of three', () => blast.hitOdds(hit('1d6 1d3'))],
    ['no DV', () => blast.hitOdds({ ...hit('1d6 1d6'), dv: NaN })],
    ['half a modifier', () => blast.hitOdds(hit('1d6 1d6', 0.5))],
    ['an endless modifier', () => blast.hitOdds(hit('1d6 1d6', -Infinity))],
    ['an unknown weapon', () => blast.woundOdds(attack('1d6 1d6', { weapon: claimed('grenade') }))],
    ['unknown damage', () => blast.woundOdds(attack('1d6 1d6', { damage: claimed('some') }))],
    ['wounds below 0', () => blast.fightOdds({ attacks: [], wounds: -1 })],
    ['half a wound', () => blast.fightOdds({ attacks: [], wounds: 0.5 })],
    ['attacks that are no list', () => blast.fightOdds({ attacks: claimed(null), wounds: 1 })],
    ['a wrong attack among them', () => blast.fightOdds({ attacks: [attack('1d6 1d5')], wounds: 1 })],
    ['a field that is no flag', () => blast.fightOdds({ attacks: [], wounds: 1, forceField: claimed(1) })],
    ['a healer’s die', () => blast.medicalOdds({ av: 4, cd: claimed(20), dying: true })],
    ['dying or so', () => blast.medicalOdds({ ...skill, dying: claimed('yes') })],
    ['a house rule', () => blast.medicalOdds({ ...skill, dying: true, house: { court: claimed('eleven') } })],
    ['a healer below 0', () => blast.rescueOdds({ healers: [{ av: -1, cd: 8 }] })],
    ['healers that are no list', () => blast.rescueOdds({ healers: claimed('all') })],
    ['a house rule without healers', () => blast.rescueOdds({ healers: [], house: { medical: claimed(1) } })],
    ['half a skill', () => blast.skillOdds({ av: 0.5, cd: 8 })],
    ['a house rule of skills', () => blast.skillOdds({ ...skill, house: { heroMv: claimed(9) } })],
    ['a d20 under drugs', () => blast.drugged(claimed(20))],
    ['crawling', () => blast.shotModifier({ ...shot, movement: claimed('crawl') })],
    ['three shots', () => blast.shotModifier({ ...shot, shots: claimed(3) })],
    ['soft cover', () => blast.shotModifier({ ...shot, cover: claimed('soft') })],
    ['half a model between', () => blast.shotModifier({ ...shot, intervening: 0.5 })],
    ['fewer than none between', () => blast.shotModifier({ ...shot, intervening: -1 })],
    ['an upgrade that is no flag', () => blast.shotModifier({ ...shot, upgrade: claimed('rapid') })],
    ['a third side', () => blast.snapshots({ models: [], views: [] }, claimed('aliens'))],
    [
      'a model of a third side',
      () => blast.snapshots({ models: [{ id: 'a', side: claimed('x') }], views: [] }, 'team'),
    ],
    [
      'asleep',
      () => blast.snapshots({ models: [{ ...model, status: claimed('asleep') }], views: [] }, 'team'),
    ],
    ['a strange flag', () => blast.snapshots({ models: [{ ...model, ran: claimed(1) }], views: [] }, 'team')],
    ['nobody looks', () => blast.snapshots({ models: [model], views: [{ ...view, by: 'b' }] }, 'team')],
    ['at nobody', () => blast.snapshots({ models: [model], views: [{ ...view, at: 'b' }] }, 'team')],
    ['inches below 0', () => blast.snapshots({ models: [model], views: [{ ...view, inches: -1 }] }, 'team')],
    [
      'endless inches',
      () => blast.snapshots({ models: [model], views: [{ ...view, inches: Infinity }] }, 'team'),
    ],
    [
      'half intervening',
      () => blast.snapshots({ models: [model], views: [{ ...view, intervening: 0.5 }] }, 'team'),
    ],
    ['a type of nobody', () => blast.profile('team', claimed('wizard'))],
  ])('%s', (_name, call) => expect(call).toThrow(RangeError))

  it('not for half inches, nor for a modifier below 0', () => {
    expect(blast.snapshots({ models: [model], views: [{ ...view, inches: 0.5 }] }, 'team')).toEqual([])
    expect(blast.hitOdds(hit('1d6 1d6', -1))).toBeGreaterThan(0)
  })
})
