import { describe, expect, test } from 'vitest'
import { accountCampaign } from '../../../shared/systems/seven-seconds/campaign/account.ts'
import { compareAccounts, isUnchanged } from '../../../shared/systems/seven-seconds/campaign/compare.ts'
import type {
  BattleFacts,
  BattleSide,
  CampaignFacts,
  PurchaseFacts,
} from '../../../shared/systems/seven-seconds/campaign/documents.ts'
import { NO_OPENING, rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { tech } from './builders.ts'

const id = (n: number): string => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`
const [ANN, BEN, CLEO] = [id(1), id(2), id(3)]

const side = (participant: string, victoryPoints: number, rest: Partial<BattleSide> = {}): BattleSide => ({
  participant,
  role: null,
  roleDie: null,
  victoryPoints,
  controlsTable: true,
  lost: {},
  ...rest,
})

const battle = (number: number, a: BattleSide, b: BattleSide): BattleFacts => ({
  id: id(100 + number),
  number,
  sides: [a, b],
  result: null,
})

/** Ann beats Ben decisively three times (9 points, a streak of 3), then Cleo, who has the best Sensors. */
const base: CampaignFacts = {
  rules: rulesFor('long'),
  participants: ['111111/111111/111111', '211111/211111/211111', '311111/311111/311111'].map(
    (digits, place) => ({
      id: id(place + 1),
      startingTech: tech(digits),
      opening: NO_OPENING,
      rival: null,
    }),
  ),
  battles: [
    ...[1, 2, 3].map((number) => battle(number, side(ANN, 30), side(BEN, 0))),
    battle(4, side(ANN, 1), side(CLEO, 1)),
  ],
  purchases: [],
}
const change = (now: CampaignFacts, rest: Partial<CampaignFacts>) =>
  compareAccounts(accountCampaign(now), accountCampaign({ ...now, ...rest }))
const rules = (over: Partial<CampaignFacts['rules']>) => ({ rules: { ...base.rules, ...over } })

test('nothing changed is nothing', () => {
  expect(isUnchanged(change(base, {}))).toBe(true)
  expect(isUnchanged(change(base, rules({ battle: { ...base.rules.battle, scale: 0.5 } })))).toBe(true)
})

describe('a winner', () => {
  const won = { ...base, ...rules({ pointsToWin: 6 }) }
  test('comes, and later battles come after the end', () => {
    const told = change(base, rules({ pointsToWin: 9 }))
    expect(told.winner).toEqual({
      before: null,
      after: { participant: ANN, by: 'points', battle: id(103) },
    })
    expect(told.marks).toEqual([{ key: 'afterTheEnd', comes: true, battles: [id(104)] }])
    expect(told.figures).toEqual([])
    expect(isUnchanged(told)).toBe(false)
  })
  test('is the same one in another battle', () => {
    const told = change(won, rules({ pointsToWin: 9 }))
    expect(told.winner).toMatchObject({ before: { battle: id(102) }, after: { battle: id(103) } })
    expect(told.marks).toEqual([{ key: 'afterTheEnd', comes: false, battles: [id(103)] }])
  })
  test('is the same one by something else', () => {
    const told = change(won, rules({ pointsToWin: 6, streakToWin: 2 }))
    expect(told.winner).toMatchObject({ before: { by: 'points' }, after: { by: 'streak' } })
    expect(told.marks).toEqual([])
    expect(isUnchanged(told)).toBe(false)
  })
})

test('a role roll that the streaks no longer fit', () => {
  const rolled: CampaignFacts = {
    ...base,
    battles: [
      battle(1, side(ANN, 3), side(BEN, 0)),
      battle(
        2,
        side(ANN, 1, { role: 'attacker', roleDie: 3 }),
        side(BEN, 1, { role: 'defender', roleDie: 3 }),
      ),
    ],
  }
  const { marks } = change(rolled, { battles: rolled.battles.slice(1) })
  expect(marks).toEqual([{ key: 'rollDisagrees', comes: true, battles: [id(102)] }])
})

test('losses alone', () => {
  const [first = battle(1, side(ANN, 0), side(BEN, 0)), ...rest] = base.battles
  const lost = { ...first, sides: [side(ANN, 30, { lost: { scout: 2 } }), first.sides[1]] as const }
  expect(change(base, { battles: [{ ...lost, sides: [...lost.sides] }, ...rest] }).figures).toEqual([
    { participant: ANN, key: 'fallen', before: 0, after: 2 },
  ])
})

describe('prices', () => {
  const sensors: PurchaseFacts = { id: id(201), participant: ANN, afterNumber: 3, rating: 1, stat: 'sensors' }
  test('of what was bought, and what is in hand', () => {
    // After battle 3 Ben, with Sensors 2, is the opponent; of all others Cleo counts too, and nobody by choice.
    const told = change({ ...base, purchases: [sensors] }, rules({ opponent: 'chosen-rival' }))
    expect(told.priced).toMatchObject([{ purchase: { id: id(201), price: 3 }, becomes: 6 }])
    expect(told.figures).toEqual([{ participant: ANN, key: 'tech', before: 5, after: 2 }])
  })
  test('of the next steps alone', () => {
    const told = change(base, rules({ opponent: 'chosen-rival' }))
    expect(told.offers).toEqual([{ participant: ANN, steps: 3 }])
    expect(told.figures).toEqual([])
    expect(isUnchanged(told)).toBe(false)
  })
  test('of a purchase that breaks with it, or is mended', () => {
    // 4 Tech Points after battle 2: enough for half the price alone.
    const early = { ...base, purchases: [{ ...sensors, afterNumber: 2 }] }
    const told = change(early, rules({ opponent: 'chosen-rival' }))
    expect([told.broken.map((one) => one.id), told.priced]).toEqual([[id(201)], []])
    expect(change({ ...early, ...rules({ opponent: 'chosen-rival' }) }, rules({})).mended).toHaveLength(1)
  })
})
