import type { RouteLocationRaw } from 'vue-router'
import type { CampaignView, Fixture } from '../../../../shared/systems/seven-seconds/contract/campaigns.ts'

/** What planned battles are good for: the next one is what a group plays, enters and prints for. */

/** Who fights in a planned battle, of these; where a side is open, the first that is not the other one. */
export function whoFights(
  all: readonly string[],
  planned: Pick<Fixture, 'sides'> | undefined,
): readonly [string, string] {
  const [a, b] = planned?.sides ?? [null, null]
  const free = (other: string | null): string => all.find((id) => id !== other) ?? ''
  const first = a ?? free(b)
  return [first, b ?? free(first)]
}

/** The planned battle that these two have fought, the next first: one of them was planned for it, and nobody else. */
export function plannedFor<Planned extends Pick<Fixture, 'sides'>>(
  fixtures: readonly Planned[],
  fought: readonly (string | null)[],
): Planned | undefined {
  const fits = ({ sides }: Planned): boolean => {
    const settled = sides.filter((id) => id !== null)
    return settled.length > 0 && settled.every((id) => fought.includes(id))
  }
  const settled = fixtures.find((one) => fits(one) && !one.sides.includes(null))
  return settled ?? fixtures.find(fits)
}

/** Leads to the form of a battle: of the next one that is planned, where there is one. */
export function enterNext(view: Pick<CampaignView, 'id' | 'fixtures'>): RouteLocationRaw {
  return { name: 'enter-battle', params: { campaign: view.id, fixture: view.fixtures[0]?.id ?? '' } }
}
