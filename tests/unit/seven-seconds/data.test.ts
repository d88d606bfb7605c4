import { describe, expect, it } from 'vitest'
import {
  CAMPAIGN_LENGTHS,
  CAMPAIGN_POINTS,
  FIGURE_SET,
  MARGIN_LEADS,
  STREAK_EFFECTS,
  STREAK_TO_WIN,
  TECH_PRICES,
} from '../../../shared/systems/seven-seconds/data/campaign.ts'
import { DRONE_EQUIPMENT, TROOPER_EQUIPMENT } from '../../../shared/systems/seven-seconds/data/equipment.ts'
import * as ranges from '../../../shared/systems/seven-seconds/data/ranges.ts'
import {
  SAMPLE_FACTION_IDS,
  SAMPLE_FACTIONS,
  sampleFactionId,
} from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { DRONES, TROOPERS, UNITS } from '../../../shared/systems/seven-seconds/words.ts'
import { rows } from './builders.ts'

/** The book's tables typed a second time, in its own columns. */

describe('Troopers, p.10', () => {
  it.each([
    // Unit, Sensors, Stealth, Armour, CM, Nuclear, Rifle, Missiles, Flamer, Jump; then Repair and Command, p.22
    ['tactical', 0, 0, 0, 0, 0, 'gauss', true, true, false, false, null],
    ['commander', 0, 0, 0, 0, 0, 'gauss', false, true, false, false, 'all'],
    ['assault', 0, 0, 1, 0, 0, 'plasma', true, true, false, false, null],
    ['scout', 1, 1, 0, 0, 0, 'gauss', true, true, true, false, null],
    ['engineer', 0, 0, 0, 1, 0, 'gauss', true, true, false, true, 'drones'],
  ] as const)('%s', (unit, ...cells) => {
    const { bonuses, rifle, missiles, flamer, jump, repairs, commands } = TROOPER_EQUIPMENT[unit]
    const { sensors = 0, stealth = 0, armour = 0, countermeasures = 0, nuclear = 0, robotics = 0 } = bonuses
    const equipment = [rifle, missiles, flamer, jump, repairs, commands]
    expect([sensors, stealth, armour, countermeasures, nuclear, ...equipment]).toEqual(cells)
    expect(robotics).toBe(0)
  })

  it('has five of them', () => expect(Object.keys(TROOPER_EQUIPMENT).sort()).toEqual([...TROOPERS].sort()))
})

describe('Drones, p.10 and 15', () => {
  it.each([
    // Unit, Cost, Jump, Explode, Jam, Target
    ['basic', 1, true, false, false, false],
    ['kamikaze', 2, true, true, false, false],
    ['haywire', 2, true, false, true, false],
    ['recce', 3, true, false, false, true],
  ] as const)('%s', (unit, ...cells) => {
    const { cost, jump, explodes, jams, targets } = DRONE_EQUIPMENT[unit]
    expect([cost, jump, explodes, jams, targets]).toEqual(cells)
  })

  it('has four of them', () => expect(Object.keys(DRONE_EQUIPMENT).sort()).toEqual([...DRONES].sort()))
})

describe('Ranges and terrain', () => {
  it('Range Bands, p.12', () => expect(ranges.BAND_WIDTHS).toEqual({ targeting: 6, gauss: 12, plasma: 8 }))

  it.each([
    // what it is in, Targeting, Rifle, Missile (p.23)
    ['light', 1, 1],
    ['heavy', 2, 2],
    ['none', 0, 0],
  ] as const)('target in %s cover', (cover, bands, missile) => {
    expect([ranges.COVER_BANDS[cover], ranges.MISSILE_LOSSES[cover]]).toEqual([bands, missile])
  })

  it.each([
    ['light', 1],
    ['heavy', 2],
    ['none', 0],
  ] as const)('intervening %s cover', (cover, toll) => expect(ranges.TOLLS[cover]).toBe(toll))

  it('three inches of heavy cover are seen through', () => expect(ranges.HEAVY_SEEN_THROUGH).toBe(3))
  it('the price doubles outside the arc', () => expect(ranges.OUT_OF_ARC_FACTOR).toBe(2))
})

describe('Campaign, p.29', () => {
  it('lengths', () =>
    expect(Object.entries(CAMPAIGN_LENGTHS)).toEqual([
      ['short', 6],
      ['medium', 10],
      ['long', 20],
    ]))
  it('Campaign Points', () =>
    expect(Object.entries(CAMPAIGN_POINTS)).toEqual([
      ['draw', 0],
      ['marginal', 1],
      ['normal', 2],
      ['decisive', 3],
    ]))
  it('a streak of 4 wins', () => expect(STREAK_TO_WIN).toBe(4))

  it.each([
    // streak, role roll, extra troop cards, extra mission cards
    [0, 0, 0, 0],
    [1, 1, 0, 0],
    [2, 2, 1, 0],
    [3, 3, 1, 1],
  ])('streak %i', (streak, ...cells) => {
    const effect = STREAK_EFFECTS[streak]
    expect([effect?.roleBonus, effect?.extraTroopCards, effect?.extraMissionCards]).toEqual(cells)
    expect(STREAK_EFFECTS).toHaveLength(4)
  })

  it('margins', () => {
    const leads = MARGIN_LEADS.map(({ margin, from }) => `${margin} from ${from}`)
    expect(leads).toEqual(['decisive from 20', 'normal from 6', 'marginal from 1'])
  })

  it('tech prices of 3rd, 2nd, 1st rate', () =>
    expect([TECH_PRICES[3], TECH_PRICES[2], TECH_PRICES[1]]).toEqual([2, 4, 6]))
})

describe('Figures, p.6, R31', () => {
  it.each([
    ['commander', 1],
    ['tactical', 7],
    ['scout', 4],
    ['assault', 4],
    ['engineer', 1],
    ['basic', 12],
    ['kamikaze', 6],
    ['haywire', 6],
    ['recce', 4],
  ] as const)('%s: %i', (unit, count) => expect(FIGURE_SET[unit]).toBe(count))

  it('counts every unit', () => expect(Object.keys(FIGURE_SET).sort()).toEqual([...UNITS].sort()))
})

describe('Sample factions, p.25–27', () => {
  it.each([
    ['new-tokyo', 'New Tokyo', [5, 5, 3, 5, 1, 5], [3, 4, 2, 4, 1, 4], [2, 3, 1, 2, 1, 3]],
    [
      'peoples-utopian-collective',
      "People's Utopian Collective",
      [4, 4, 5, 4, 4, 3],
      [3, 3, 4, 3, 3, 2],
      [2, 2, 3, 2, 2, 1],
    ],
    ['council-of-zane', 'Council of Zane', [4, 4, 4, 4, 4, 4], [3, 3, 3, 3, 3, 3], [2, 2, 2, 2, 2, 2]],
  ] as const)('%s', (id, name, ...numbers) => {
    const faction = SAMPLE_FACTIONS[id]
    expect([faction.id, faction.name, rows(faction.tech)]).toEqual([id, name, numbers])
  })

  it.each(SAMPLE_FACTION_IDS)('%s is known by its id', (id) => expect(sampleFactionId(id)).toBe(id))
  it.each([null, '', 'new-york'])('%o names none', (text) => expect(sampleFactionId(text)).toBeNull())
})
