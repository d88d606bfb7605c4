import type { BattleFacts, CampaignFacts } from './documents.ts'

/** The id of a battle that is only thought of. */
export const NOT_YET = '00000000-0000-7000-8000-000000000000'

/** Where a battle goes: in the place of one that is corrected, before a later one, or at the end. */
export type BattlePlace =
  | { readonly kind: 'correct'; readonly id: string }
  | { readonly kind: 'before'; readonly id: string }
  | { readonly kind: 'last' }

/** A campaign's facts as they would be with a battle entered or corrected. The given facts stay as they are. */
export function withBattle(
  facts: CampaignFacts,
  report: Pick<BattleFacts, 'sides' | 'result'>,
  place: BattlePlace,
): CampaignFacts {
  switch (place.kind) {
    case 'correct':
      return {
        ...facts,
        battles: facts.battles.map((battle) => (battle.id === place.id ? { ...battle, ...report } : battle)),
      }
    case 'before': {
      const number = facts.battles.find(({ id }) => id === place.id)?.number
      if (number === undefined) return withBattle(facts, report, { kind: 'last' })
      const moved = makeRoomBefore(facts, number)
      return { ...moved, battles: [...moved.battles, { id: NOT_YET, number, ...report }] }
    }
    case 'last':
      return {
        ...facts,
        battles: [...facts.battles, { id: NOT_YET, number: nextNumber(facts), ...report }],
      }
  }
}

/** A campaign's facts without one of its battles. */
export function withoutBattle(facts: CampaignFacts, id: string): CampaignFacts {
  return { ...facts, battles: facts.battles.filter((battle) => battle.id !== id) }
}

/** A campaign's facts with a deleted battle back where it stood: before the one that has its number by now. */
export function withBattleBack(facts: CampaignFacts, battle: BattleFacts): CampaignFacts {
  const isTaken = facts.battles.some(({ number }) => number === battle.number)
  const moved = isTaken ? makeRoomBefore(facts, battle.number) : facts
  return { ...moved, battles: [...moved.battles, battle] }
}

/** Moves the battles from a number on up by one, with the purchases that were made after them. */
export function makeRoomBefore(facts: CampaignFacts, number: number): CampaignFacts {
  return {
    ...facts,
    battles: facts.battles.map((battle) =>
      battle.number >= number ? { ...battle, number: battle.number + 1 } : battle,
    ),
    purchases: facts.purchases.map((purchase) =>
      purchase.afterNumber >= number ? { ...purchase, afterNumber: purchase.afterNumber + 1 } : purchase,
    ),
  }
}

/**
 * The number of the next battle: above every battle, and above every purchase, which may have been made after
 * a battle that has been deleted since. New technology counts from the next battle (R7).
 */
export function nextNumber(facts: Pick<CampaignFacts, 'battles' | 'purchases'>): number {
  const taken = [
    ...facts.battles.map(({ number }) => number),
    ...facts.purchases.map(({ afterNumber }) => afterNumber),
  ]
  return Math.max(0, ...taken) + 1
}
