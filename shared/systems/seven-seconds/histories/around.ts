import type { CampaignFacts } from '../campaign/documents.ts'

/** A campaign as it stood just before one of its battles, and just after it: what came later is left out. */
export function aroundBattle(
  facts: CampaignFacts,
  battle: string,
): { readonly before: CampaignFacts; readonly after: CampaignFacts } | null {
  const number = facts.battles.find(({ id }) => id === battle)?.number
  if (number === undefined) return null
  // What was bought after the battle is no doing of it.
  const purchases = facts.purchases.filter(({ afterNumber }) => afterNumber < number)
  const until = (fits: (number: number) => boolean): CampaignFacts => ({
    ...facts,
    purchases,
    battles: facts.battles.filter((one) => fits(one.number)),
  })
  return { before: until((one) => one < number), after: until((one) => one <= number) }
}
