import type { Tech } from '../words.ts'
import { accountBattle } from './battle.ts'
import type { CampaignAccount, CampaignFacts, CampaignWinner, Rival, Standing } from './documents.ts'
import { openLedger, type Ledger } from './ledger.ts'
import { accountPurchase } from './purchase.ts'
import { rivalsOf } from './rivals.ts'
import { streakEffect } from './streak.ts'

/**
 * Everything that follows from a campaign's facts (p.29): standings, what each battle gave, what each
 * purchase cost, and the winner. Battles count in the order of their numbers, purchases in the order in
 * which they were bought; the order of the lists given here does not matter for battles.
 * A purchase that later corrections made impossible keeps its effect and carries a problem (R8).
 */
export function accountCampaign(facts: CampaignFacts): CampaignAccount {
  const ledgers = new Map(facts.participants.map((p) => [p.id, openLedger(p)]))
  const battles = facts.battles.toSorted((a, b) => a.number - b.number)
  const account: CampaignAccount = { standings: [], battles: [], purchases: [], winner: null }

  const chosen = new Map(facts.participants.map((p) => [p.id, p.rival]))
  const rivals = (buyer: Ledger): Rival[] =>
    rivalsOf(buyer, ledgers, facts.rules, chosen.get(buyer.participant) ?? null)
  const waiting = facts.purchases.toSorted((a, b) => a.afterNumber - b.afterNumber)
  const buyUntil = (number: number): void => {
    while (waiting[0] && waiting[0].afterNumber < number) {
      const purchase = waiting.shift()
      if (!purchase) return
      const buyer = ledgerOf(ledgers, purchase.participant)
      account.purchases.push(accountPurchase(purchase, buyer, rivals(buyer)))
    }
  }

  for (const battle of battles) {
    buyUntil(battle.number)
    const sides = [
      ledgerOf(ledgers, battle.sides[0].participant),
      ledgerOf(ledgers, battle.sides[1].participant),
    ] as const
    const told = accountBattle(battle, sides, facts.rules, {
      position: account.battles.length + 1,
      afterTheEnd: account.winner !== null,
    })
    account.battles.push(told)
    lookBack(battle.id, sides, ledgers)
    account.winner ??= winnerAfter(battle.id, sides, facts)
  }
  buyUntil(Infinity)

  const last = new Map([...ledgers].map(([id, ledger]) => [id, ledger.latest?.battle ?? null]))
  for (const purchase of account.purchases)
    purchase.fresh = purchase.afterBattle === last.get(purchase.participant)
  account.standings = facts.participants.map((p) => {
    const ledger = ledgerOf(ledgers, p.id)
    return standing(ledger, rivals(ledger))
  })
  return account
}

/** Both sides keep whom they fought, and every faction's numbers before anybody buys. */
function lookBack(
  battle: string,
  [a, b]: readonly [Ledger, Ledger],
  ledgers: ReadonlyMap<string, Ledger>,
): void {
  const numbers = new Map([...ledgers].map(([id, { tech }]) => [id, tech]))
  a.latest = { battle, opponent: b.participant, numbers }
  b.latest = { battle, opponent: a.participant, numbers }
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

function standing(ledger: Ledger, rivals: Rival[]): Standing {
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
    rivals,
  }
}

function copyTech(tech: Tech): Tech {
  return { 1: { ...tech[1] }, 2: { ...tech[2] }, 3: { ...tech[3] } }
}
