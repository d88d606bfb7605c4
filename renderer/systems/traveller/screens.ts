import { defineAsyncComponent } from 'vue'
import { traveller } from '../../../shared/systems/traveller/game.ts'
import {
  adventurePlaces,
  adventureRoutes,
  beginName,
  foughtName,
  foughtPlaces,
  setUpName,
} from '../../adventures/routes.ts'
import { oddsName, oddsRoute } from '../../odds/rooms.ts'
import { documentRoute, listRoute } from '../../library/kinds.ts'
import { libraryFinds, libraryRoutes } from '../../library/routes.ts'
import type { TableFaces } from '../../table/faces.ts'
import { tableRooms } from '../../table/rooms.ts'
import type { GamePlace, GameScreens } from '../screens.ts'
import './texts/cover.ts'

const { id } = traveller
const opensCampaign = async () => (await import('../../adventures/use-opened.ts')).opensCampaign
const faces = async (): Promise<TableFaces> => ({
  ...(await import('./faces/faces.ts')).faces,
  opensCampaign: await opensCampaign(),
})
const setUp = setUpName(id)

/** What the group keeps of it. */
const SHELVES = [
  { kind: 'character', label: 'traveller.characters', icon: 'roster' },
  { kind: 'weapon', label: 'traveller.weapons', icon: 'weapon' },
  { kind: 'armour', label: 'traveller.armours', icon: 'factions' },
  { kind: 'vehicle', label: 'traveller.vehicles', icon: 'vehicle' },
  { kind: 'encounter', label: 'traveller.encounters', icon: 'flag' },
  { kind: 'house-rules', label: 'traveller.rules', icon: 'rules' },
] as const
const shelves = (inCampaign: boolean): GamePlace[] =>
  SHELVES.map(({ kind, label, icon }) => {
    const to = listRoute(id, kind, inCampaign)
    return {
      label: inCampaign ? `traveller.its.${kind}` : label,
      icon,
      to,
      names: [to, ...(inCampaign ? [] : [documentRoute(id, kind)])],
      ...(kind === 'house-rules' && !inCampaign && { outside: true }),
    }
  })

/** Traveller-style combat in the rooms of the house: characters, vehicles and encounters are kept, fought, looked back at and printed there. */
export const travellerScreens: GameScreens = {
  ...traveller,
  ...tableRooms(faces),
  author: 'traveller.author',
  routes: [
    ...libraryRoutes(
      id,
      SHELVES.map(({ kind }) => kind),
      async () => (await import('./library/kinds.ts')).libraryKinds,
      opensCampaign,
    ),
    ...adventureRoutes(traveller, async () => (await import('./library/adventure.ts')).adventure, faces),
    oddsRoute(traveller, async () => (await import('./odds/book.ts')).oddsBook),
  ],
  cover: {
    picture: defineAsyncComponent(() => import('./CoverPicture.vue')),
    sentence: 'traveller.sentence',
    campaigns: 'traveller.campaigns',
    rules: { workedOut: 207, all: 305 },
    start: { name: beginName(id) },
    sample: async () => (await import('../../adventures/open-sample.ts')).openSample(id),
    play: { name: setUp },
  },
  welcome: defineAsyncComponent(() => import('./SampleEncounters.vue')),
  library: [
    { label: 'traveller.setUp', icon: 'dice', to: setUp, names: [setUp], outside: true },
    ...shelves(false),
    ...foughtPlaces(id),
    { label: 'traveller.itsOdds', icon: 'numbers', to: oddsName(id), names: [oddsName(id)] },
  ],
  fought: { name: foughtName(id) },
  campaign: adventurePlaces(id, shelves(true)),
  finds: async () => {
    const [{ peopleFound }, { adventure }] = await Promise.all([
      import('../../adventures/finds.ts'),
      import('./library/adventure.ts'),
    ])
    return [...libraryFinds(id, SHELVES), peopleFound(id, adventure)]
  },
  keys: async () => (await import('./keys.ts')).keys,
  coverage: async () => (await import('./coverage.ts')).coverage,
  glossary: async (language) => (await import('./glossary/terms.ts')).glossaryIn(language),
  prints: async () => (await import('./prints/prints.ts')).prints,
}
