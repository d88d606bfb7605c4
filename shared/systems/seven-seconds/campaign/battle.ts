import { TROOPERS } from '../words.ts'
import { battleResult } from '../result.ts'
import type { BattleAccount, BattleFacts, BattleSide } from './documents.ts'
import type { Ledger } from './ledger.ts'
import { streakEffect } from './streak.ts'

type SideAccount = BattleAccount['sides'][number]

/** Works out one battle and books it in both sides' ledgers (p.29, R5, R6, R9). */
export function accountBattle(
  battle: BattleFacts,
  ledgers: readonly [Ledger, Ledger],
  position: number,
  afterTheEnd: boolean,
): BattleAccount {
  const [a, b] = battle.sides
  const { winner, margin, campaignPoints } = battleResult(a.victoryPoints, b.victoryPoints)
  const won = winner === null ? null : winner === 'a' ? 0 : 1
  // Both snapshots before either is booked: the numbers at the battle's end are those before any purchase.
  const opponents = [
    { participant: b.participant, battle: battle.id, tech: ledgers[1].tech },
    { participant: a.participant, battle: battle.id, tech: ledgers[0].tech },
  ] as const
  const sides: [SideAccount, SideAccount] = [
    bookSide(a, ledgers[0], won === null ? null : won === 0, campaignPoints),
    bookSide(b, ledgers[1], won === null ? null : won === 1, campaignPoints),
  ]
  ledgers[0].opponent = opponents[0]
  ledgers[1].opponent = opponents[1]
  return {
    id: battle.id,
    position,
    winner: won,
    margin,
    difference: Math.abs(a.victoryPoints - b.victoryPoints),
    campaignPoints,
    sides,
    rollDisagrees: rollDisagrees(battle, sides),
    afterTheEnd,
  }
}

/** Books one side; `won` is null in a draw, which gives no points and leaves the streak alone (R5◆). */
function bookSide(
  side: BattleSide,
  ledger: Ledger,
  won: boolean | null,
  campaignPoints: number,
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
