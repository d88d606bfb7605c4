import { problem, type Problem } from '../../../problem.ts'
import { RATING_NAMES, STAT_NAMES } from '../words.ts'
import { accountCampaign } from './account.ts'
import type { CampaignAccount, CampaignFacts } from './documents.ts'

/**
 * Why purchases cannot be taken back together, or null: their faction has fought a battle with one of them, and
 * it is no problem by itself; or a step that stays hangs on one of them, such as a 3rd rate step up to a raised
 * 2nd rate, or another faction's that was half price against it. Problems: `purchase/gone`,
 * `tech/used-in-battle`, `tech/needed` with the step that stays and its faction in `values`.
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

/** A step that works now and would not without these. */
function needed(facts: CampaignFacts, account: CampaignAccount, wanted: ReadonlySet<string>): Problem | null {
  const good = new Set(account.purchases.flatMap((one) => (one.problem === null ? [one.id] : [])))
  const without = { ...facts, purchases: facts.purchases.filter((one) => !wanted.has(one.id)) }
  const broken = accountCampaign(without).purchases.find((one) => one.problem !== null && good.has(one.id))
  if (!broken) return null
  const { participant, rating, stat } = broken
  const { from = 0, to = 0 } = account.purchases.find((one) => one.id === broken.id) ?? {}
  return problem(
    'tech/needed',
    `${RATING_NAMES[rating]} ${STAT_NAMES[stat]} ${to} was bought on the strength of this: take that back first.`,
    [],
    { purchase: broken.id, participant, rating, stat, from, to },
  )
}
