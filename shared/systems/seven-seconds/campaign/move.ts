import { makeRoomBefore } from './changes.ts'
import type { BattleFacts, CampaignFacts } from './documents.ts'

/**
 * A campaign's facts with a battle moved before another one, or to the end. The given facts stay as they are; so
 * does everything where the battle stands there already, or one of the two is gone.
 *
 * It is as if the battle had been taken out and entered there: all others keep their order, and a purchase keeps
 * its place among them, for it was made at a moment that has nothing to do with where this battle belongs. What
 * was bought with the points of a battle that moves to a later place may therefore be too dear now, which
 * is shown before.
 *
 * Where it stood, its number stays free, and the purchases made after it stay behind that number: a battle that is
 * moved there takes the number. So moving there and back leaves every figure as it was.
 */
export function moveBattle(facts: CampaignFacts, id: string, before: string | null): CampaignFacts {
  const order = facts.battles.toSorted((a, b) => a.number - b.number)
  const at = order.findIndex((battle) => battle.id === id)
  const moved = order[at]
  const target = before === null ? null : order.find((battle) => battle.id === before)
  const next = order[at + 1]
  if (!moved || target === undefined || target === moved || target?.id === next?.id) return facts
  const left = withoutIts(facts, moved, order[at - 1], next)
  return target ? putBefore(left, moved, target.number) : putLast(left, moved)
}

/**
 * Takes a battle out. What was bought between the ones beside it stays in two heaps: before it, right behind the
 * earlier one; after it, right before the later one.
 */
function withoutIts(
  facts: CampaignFacts,
  moved: BattleFacts,
  earlier: BattleFacts | undefined,
  later: BattleFacts | undefined,
): CampaignFacts {
  const [from, until] = [earlier?.number ?? 0, later?.number ?? Infinity]
  const after = facts.purchases.map(({ afterNumber }) => afterNumber).filter((number) => number < until)
  const last = later ? later.number - 1 : Math.max(moved.number, ...after)
  return {
    ...facts,
    battles: facts.battles.filter(({ id }) => id !== moved.id),
    purchases: facts.purchases.map((purchase) => {
      const { afterNumber } = purchase
      if (afterNumber <= from || afterNumber >= until) return purchase
      return { ...purchase, afterNumber: afterNumber < moved.number ? from : last }
    }),
  }
}

/** Into the free number before a battle; where there is none, that battle and all after it move up. */
function putBefore(facts: CampaignFacts, moved: BattleFacts, number: number): CampaignFacts {
  const free = number > 1 && facts.battles.every((battle) => battle.number !== number - 1)
  if (free) return put(facts, moved, number - 1)
  return put(makeRoomBefore(facts, number), moved, number)
}

/** Behind all battles; purchases that stood behind one that is no longer there come after it. */
function putLast(facts: CampaignFacts, moved: BattleFacts): CampaignFacts {
  const top = Math.max(0, ...facts.battles.map(({ number }) => number))
  const bought = Math.max(0, ...facts.purchases.map(({ afterNumber }) => afterNumber))
  return put(facts, moved, Math.max(top + 1, bought))
}

function put(facts: CampaignFacts, battle: BattleFacts, number: number): CampaignFacts {
  return { ...facts, battles: [...facts.battles, { ...battle, number }] }
}
