import type { Tech } from '../words.ts'
import { accountBattle } from './battle.ts'
import type { CampaignAccount, CampaignFacts, CampaignWinner, Standing } from './documents.ts'
import { openLedger, type Ledger } from './ledger.ts'
import { accountPurchase } from './purchase.ts'
import { streakEffect } from './streak.ts'

/**
 * Everything that follows from a campaign's facts (p.29): standings, what each battle gave, what each
 * purchase cost, and the winner. Battles count in the order of their numbers, purchases in the order in
 * which they were bought; the order of the lists given here does not matter for battles.
 * A purchase that later corrections made impossible keeps its effect and carries a problem (R8).
 */
export function accountCampaign(facts: CampaignFacts): CampaignAccount {
  const ledgers = new Map(facts.participants.map((p) => [p.id, openLedger(p.id, p.startingTech)]))
  const battles = facts.battles.toSorted((a, b) => a.number - b.number)
  const account: CampaignAccount = { standings: [], battles: [], purchases: [], winner: null }

  const waiting = facts.purchases.toSorted((a, b) => a.afterNumber - b.afterNumber)
  const buyUntil = (number: number): void => {
    while (waiting[0] && waiting[0].afterNumber < number) {
      const purchase = waiting.shift()
      if (purchase) account.purchases.push(accountPurchase(purchase, ledgerOf(ledgers, purchase.participant)))
    }
  }

  for (const battle of battles) {
    buyUntil(battle.number)
    const sides = [
      ledgerOf(ledgers, battle.sides[0].participant),
      ledgerOf(ledgers, battle.sides[1].participant),
    ] as const
    const told = accountBattle(battle, sides, account.battles.length + 1, account.winner !== null)
    account.battles.push(told)
    account.winner ??= winnerAfter(battle.id, sides, facts)
  }
  buyUntil(Infinity)

  const last = new Map([...ledgers].map(([id, ledger]) => [id, ledger.opponent?.battle]))
  for (const purchase of account.purchases)
    purchase.fresh = purchase.afterBattle === last.get(purchase.participant)
  account.standings = facts.participants.map((p) => standing(ledgerOf(ledgers, p.id)))
  return account
}

function ledgerOf(ledgers: ReadonlyMap<string, Ledger>, participant: string): Ledger {
  const ledger = ledgers.get(participant)
  if (!ledger) throw new RangeError(`Participant ${participant} is not in this campaign.`)
  return ledger
}

/** A campaign is won by points or by a streak (R8); only a battle's winner can have reached either. */
function winnerAfter(battle: string, sides: readonly Ledger[], facts: CampaignFacts): CampaignWinner | null {
  for (const { participant, streak, points } of sides) {
    if (streak >= facts.rules.streakToWin) return { participant, by: 'streak', battle }
    if (points >= facts.rules.pointsToWin) return { participant, by: 'points', battle }
  }
  return null
}

function standing(ledger: Ledger): Standing {
  return {
    participant: ledger.participant,
    battles: ledger.wins + ledger.draws + ledger.defeats,
    wins: ledger.wins,
    draws: ledger.draws,
    defeats: ledger.defeats,
    campaignPoints: ledger.points,
    streak: ledger.streak,
    effect: streakEffect(ledger.streak),
    techPoints: { earned: ledger.earned, spent: ledger.spent, inHand: ledger.earned - ledger.spent },
    lost: { ...ledger.lost },
    tech: copyTech(ledger.tech),
    opponent: ledger.opponent,
  }
}

function copyTech(tech: Tech): Tech {
  return { 1: { ...tech[1] }, 2: { ...tech[2] }, 3: { ...tech[3] } }
}
