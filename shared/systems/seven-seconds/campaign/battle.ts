import { TROOPERS } from '../words.ts'
import { CAMPAIGN_POINTS } from '../data/campaign.ts'
import { battleResult } from '../result.ts'
import type { BattleAccount, BattleFacts, BattleSide, CampaignRules } from './documents.ts'
import type { Ledger } from './ledger.ts'
import { streakEffect } from './streak.ts'

type SideAccount = BattleAccount['sides'][number]

/** Works out one battle and books it in both sides' ledgers (p.29, R5, R6, R9). */
export function accountBattle(
  battle: BattleFacts,
  ledgers: readonly [Ledger, Ledger],
  rules: Pick<CampaignRules, 'draws'>,
  where: Pick<BattleAccount, 'position' | 'afterTheEnd'>,
): BattleAccount {
  const { winner, ...result } = resultOf(battle)
  const book = (place: 0 | 1): SideAccount =>
    bookSide(battle.sides[place], ledgers[place], {
      won: winner === null ? null : winner === place,
      campaignPoints: result.campaignPoints,
      endsStreak: winner === null && rules.draws === 'end-streaks',
    })
  const sides: [SideAccount, SideAccount] = [book(0), book(1)]
  return {
    id: battle.id,
    winner,
    ...result,
    sides,
    rollDisagrees: rollDisagrees(battle, sides),
    ...where,
  }
}

type Scored = Pick<BattleFacts['sides'][0], 'victoryPoints'>

/** By the Victory Points, or as the group knows it where nobody noted them. */
export function resultOf({
  sides: [a, b],
  result,
}: {
  readonly sides: readonly [Scored, Scored]
  readonly result: BattleFacts['result']
}): Pick<BattleAccount, 'winner' | 'margin' | 'difference' | 'campaignPoints'> {
  if (result) {
    const { winner, margin } = result
    return { winner, margin, difference: null, campaignPoints: CAMPAIGN_POINTS[margin] }
  }
  const [of, against] = [a.victoryPoints ?? 0, b.victoryPoints ?? 0]
  const { winner, margin, campaignPoints } = battleResult(of, against)
  const won = winner === null ? null : winner === 'a' ? 0 : 1
  return { winner: won, margin, difference: Math.abs(of - against), campaignPoints }
}

interface Outcome {
  /** Null in a draw, which gives no points and leaves the streak alone, or ends it (R5◆). */
  readonly won: boolean | null
  readonly campaignPoints: number
  readonly endsStreak: boolean
}

/** Books one side. */
function bookSide(
  side: BattleSide,
  ledger: Ledger,
  { won, campaignPoints, endsStreak }: Outcome,
): SideAccount {
  const streakBefore = ledger.streak
  const effect = streakEffect(streakBefore)
  const pointsGained = won === true ? campaignPoints : 0
  const techGained = { battle: 1, table: side.controlsTable ? 1 : 0 }

  if (won === null) ledger.draws += 1
  else if (won) ledger.wins += 1
  else ledger.defeats += 1
  ledger.points += pointsGained
  if (won !== null) ledger.streak = won ? streakBefore + 1 : 0
  else if (endsStreak) ledger.streak = 0
  ledger.earned += techGained.battle + techGained.table
  let lost = 0
  for (const type of TROOPERS) {
    const count = side.lost[type] ?? 0
    if (count === 0) continue
    ledger.lost[type] = (ledger.lost[type] ?? 0) + count
    lost += count
  }

  return {
    participant: side.participant,
    streakBefore,
    streakAfter: ledger.streak,
    effect,
    roleTotal: side.roleDie === null ? null : side.roleDie + effect.roleBonus,
    pointsGained,
    pointsAfter: ledger.points,
    techGained,
    lost,
  }
}

/** High total attacks, a tie is a Chance Encounter (p.14, 29). A roll that nobody noted never disagrees. */
function rollDisagrees(battle: BattleFacts, sides: readonly [SideAccount, SideAccount]): boolean {
  const [a, b] = [sides[0].roleTotal, sides[1].roleTotal]
  if (a === null || b === null) return false
  const role = a > b ? 'attacker' : a < b ? 'defender' : null
  return battle.sides[0].role !== role
}
