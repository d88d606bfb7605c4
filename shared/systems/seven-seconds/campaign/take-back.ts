import { problem, type Problem } from '../../../problem.ts'
import { RATING_NAMES, STAT_NAMES } from '../words.ts'
import { accountCampaign } from './account.ts'
import type { CampaignAccount, CampaignFacts, PurchaseAccount } from './documents.ts'

/**
 * Why purchases cannot be taken back together, or null: their faction has fought a battle with one of them, and
 * it is no problem by itself; or a step that stays hangs on one of them, such as a 3rd rate step up to a raised
 * 2nd rate, or one of any faction that would have another price without it. Problems: `purchase/gone`,
 * `tech/used-in-battle`, `tech/needed` and `tech/needed-in-battle` with the step that stays, its faction, and the
 * price that it would have (`becomes`) in `values`.
 */
export function checkTakeBack(
  facts: CampaignFacts,
  ids: readonly string[],
  account: CampaignAccount = accountCampaign(facts),
): Problem | null {
  const wanted = new Set(ids)
  for (const id of wanted) {
    const purchase = account.purchases.find((one) => one.id === id)
    if (!purchase) {
      return problem('purchase/gone', 'This purchase is no longer there. Go back to the list and look again.')
    }
    if (!purchase.fresh && !purchase.problem) {
      return problem(
        'tech/used-in-battle',
        'A battle has been fought with this technology, so it can no longer be taken back.',
        ['ids', ids.indexOf(id)],
      )
    }
  }
  return needed(facts, account, wanted)
}

/**
 * A step that stays and would not work without these, or would have another price. Where a battle has been fought
 * with that step it cannot make room; then only what has become a problem itself goes, for that has to be mended.
 */
function needed(facts: CampaignFacts, account: CampaignAccount, wanted: ReadonlySet<string>): Problem | null {
  const without = { ...facts, purchases: facts.purchases.filter((one) => !wanted.has(one.id)) }
  const then = new Map(accountCampaign(without).purchases.map((one) => [one.id, one]))
  const staying = account.purchases.flatMap((now) => {
    const after = then.get(now.id)
    return after ? [{ now, after }] : []
  })
  const broken = staying.find(({ now, after }) => now.problem === null && after.problem !== null)
  if (broken) return hangs(broken.now, null)
  const mends = account.purchases.every((one) => !wanted.has(one.id) || one.problem !== null)
  const priced = staying.find(
    ({ now, after }) => now.price !== after.price && (!mends || now.fresh || now.problem !== null),
  )
  return priced ? hangs(priced.now, priced.after.price) : null
}

/** What hangs on the purchases; `becomes` is the price that it would have, where only that changes. */
function hangs(step: PurchaseAccount, becomes: number | null): Problem {
  const { id: purchase, participant, rating, stat, from, to, price } = step
  const name = `${RATING_NAMES[rating]} ${STAT_NAMES[stat]} ${to}`
  const why =
    becomes === null
      ? `${name} was bought on the strength of this`
      : `Without this, ${name} would have cost ${becomes} Tech Points instead of ${price}`
  const values = { purchase, participant, rating, stat, from, to, price }
  const told = becomes === null ? values : { ...values, becomes }
  return step.fresh || step.problem !== null
    ? problem('tech/needed', `${why}: take that back first.`, [], told)
    : problem('tech/needed-in-battle', `${why}, and a battle has been fought with it: this stays.`, [], told)
}
