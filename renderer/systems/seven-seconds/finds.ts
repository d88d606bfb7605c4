import type { FoundKind } from '../screens.ts'

/** What the search over everything finds of 7 Seconds, in the order of its desk, and where it is. */
export const finds: readonly FoundKind[] = [
  {
    kind: 'battle',
    label: 'nav.battles',
    icon: 'battles',
    to: ({ id, campaign }) => ({ name: 'battle', params: { campaign: campaign?.id, battle: id } }),
  },
  {
    kind: 'report',
    label: 'sevenSeconds.reports',
    icon: 'note',
    to: ({ campaign, at: { battle } }) =>
      battle === undefined
        ? { name: 'chronicle', params: { campaign: campaign?.id } }
        : { name: 'report', params: { campaign: campaign?.id, battle } },
  },
  {
    kind: 'person',
    label: 'sevenSeconds.people',
    icon: 'roster',
    to: ({ id, campaign, at: { participant, faction } }) =>
      participant === undefined
        ? { name: 'faction', params: { faction, part: 'roster' }, query: { trooper: id } }
        : { name: 'roster', params: { campaign: campaign?.id, participant }, query: { trooper: id } },
  },
  {
    kind: 'faction',
    label: 'nav.factions',
    icon: 'factions',
    to: ({ id, at: { sample } }) =>
      sample === undefined
        ? { name: 'faction', params: { faction: id } }
        : { name: 'sample-faction', params: { sample } },
  },
  {
    kind: 'deck',
    label: 'nav.decks',
    icon: 'cards',
    to: ({ id }) => ({ name: 'deck', params: { deck: id, part: '' } }),
  },
  {
    kind: 'card',
    label: 'sevenSeconds.cards',
    icon: 'cards',
    to: ({ id, at: { deck, pile } }) => ({
      name: 'deck',
      params: { deck, part: pile === 'offense' ? '' : pile, card: id },
    }),
  },
]
