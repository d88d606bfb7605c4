import { defineAsyncComponent } from 'vue'
import { blastEm } from '../../../shared/systems/blast-em/game.ts'
import {
  adventurePlaces,
  adventureRoutes,
  beginName,
  foughtName,
  foughtPlaces,
  setUpName,
} from '../../adventures/routes.ts'
import { listRoute, documentRoute } from '../../library/kinds.ts'
import { oddsName, oddsRoute } from '../../odds/rooms.ts'
import { libraryFinds, libraryRoutes } from '../../library/routes.ts'
import type { TableFaces } from '../../table/faces.ts'
import { tableRooms } from '../../table/rooms.ts'
import type { GamePlace, GameScreens } from '../screens.ts'
import './texts/cover.ts'

const { id } = blastEm
const opensCampaign = async () => (await import('../../adventures/use-opened.ts')).opensCampaign
const faces = async (): Promise<TableFaces> => ({
  ...(await import('./faces/faces.ts')).faces,
  opensCampaign: await opensCampaign(),
})
const setUp = setUpName(id)

/** What the group keeps of it. */
const SHELVES = [
  { kind: 'team', label: 'blastEm.teams', icon: 'factions' },
  { kind: 'mission', label: 'blastEm.missions', icon: 'flag' },
  { kind: 'house-rules', label: 'blastEm.rules', icon: 'rules' },
] as const
const shelves = (inCampaign: boolean): GamePlace[] =>
  SHELVES.map(({ kind, label, icon }) => {
    const to = listRoute(id, kind, inCampaign)
    return {
      label: inCampaign ? `blastEm.its.${kind}` : label,
      icon,
      to,
      names: [to, ...(inCampaign ? [] : [documentRoute(id, kind)])],
      // A campaign goes by its own.
      ...(kind === 'house-rules' && !inCampaign && { outside: true }),
    }
  })

/** Blast 'Em! in the rooms of the house: teams and missions are kept, played, looked back at and printed there. */
export const blastEmScreens: GameScreens = {
  ...blastEm,
  ...tableRooms(faces),
  author: 'blastEm.author',
  routes: [
    ...libraryRoutes(
      id,
      SHELVES.map(({ kind }) => kind),
      async () => (await import('./library/kinds.ts')).libraryKinds,
      opensCampaign,
    ),
    ...adventureRoutes(blastEm, async () => (await import('./library/adventure.ts')).adventure, faces),
    oddsRoute(blastEm, async () => (await import('./odds/book.ts')).oddsBook),
  ],
  cover: {
    picture: defineAsyncComponent(() => import('./CoverPicture.vue')),
    sentence: 'blastEm.sentence',
    campaigns: 'blastEm.campaigns',
    rules: { workedOut: 198, all: 288 },
    start: { name: beginName(id) },
    sample: async () => (await import('../../adventures/open-sample.ts')).openSample(id),
    play: { name: setUp },
  },
  welcome: defineAsyncComponent(() => import('./SampleMissions.vue')),
  library: [
    { label: 'blastEm.setUp', icon: 'dice', to: setUp, names: [setUp], outside: true },
    ...shelves(false),
    ...foughtPlaces(id),
    { label: 'blastEm.itsOdds', icon: 'numbers', to: oddsName(id), names: [oddsName(id)] },
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
