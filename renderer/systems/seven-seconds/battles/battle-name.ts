import { useCampaign, type ToldBattle } from '../campaign/store.ts'

/** A battle in few words: its place, else who fought. */
export function useBattleName(): (battle: Pick<ToldBattle, 'place' | 'sides'>) => string {
  const campaign = useCampaign()
  return ({ place, sides }) =>
    place ||
    sides.map(({ participant }) => campaign.contender(participant)?.faction.shortName ?? '').join(' – ')
}
