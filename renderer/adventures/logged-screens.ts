import { defineAsyncComponent, type Component } from 'vue'
import type { Game } from '../../shared/systems/game.ts'
import { documentRoute, listRoute, type LibraryKind } from '../library/kinds.ts'
import { libraryFinds, libraryRoutes } from '../library/routes.ts'
import type { OddsBook } from '../odds/odds.ts'
import { oddsName, oddsRoute } from '../odds/rooms.ts'
import type { GameCover, GamePlace, GameScreens } from '../systems/screens.ts'
import type { TableFaces } from '../table/faces.ts'
import { tableRooms } from '../table/rooms.ts'
import {
  adventurePlaces,
  adventureRoutes,
  beginName,
  foughtPlaces,
  reportName,
  setUpName,
  type AdventureWords,
} from './routes.ts'

/** A shelf: `label` is the key of its text. */
type Shelf = { readonly kind: string } & Pick<GamePlace, 'label' | 'icon'>

/** What a game brings that goes through the rooms of the house alone. Everything is loaded when it is first asked for. */
interface LoggedGame extends Pick<GameScreens, 'coverage' | 'prints' | 'round'> {
  readonly game: Game
  /** Where its texts stand: `author`, `sentence`, `campaigns`, `setUp`, `itsOdds`, and `its.…` for each kind. */
  readonly texts: string
  readonly picture: () => Promise<{ default: Component }>
  readonly welcome: () => Promise<{ default: Component }>
  readonly rules: GameCover['rules']
  /** What the group keeps of it; `rules` is the kind of its house rules. */
  readonly shelves: readonly Shelf[]
  readonly kinds: () => Promise<readonly LibraryKind[]>
  readonly words: () => Promise<AdventureWords>
  readonly faces: () => Promise<TableFaces>
  readonly odds: () => Promise<OddsBook>
  readonly glossary: NonNullable<GameScreens['glossary']>
}

const HOUSE_RULES = 'house-rules'

/** The screens of a game that is kept on the house's shelves, fought at its table and told in its logs. */
export function loggedScreens({ game, texts, shelves, words, ...own }: LoggedGame): GameScreens {
  const { id } = game
  const setUp = setUpName(id)
  const opensCampaign = async () => (await import('./use-opened.ts')).opensCampaign
  const faces = async (): Promise<TableFaces> => ({
    ...(await own.faces()),
    opensCampaign: await opensCampaign(),
  })
  const places = (inCampaign: boolean): GamePlace[] =>
    shelves.map(({ kind, label, icon }) => {
      const to = listRoute(id, kind, inCampaign)
      return {
        label: inCampaign ? `${texts}.its.${kind}` : label,
        icon,
        to,
        names: [to, ...(inCampaign ? [] : [documentRoute(id, kind)])],
        // A campaign goes by its own.
        ...(kind === HOUSE_RULES && !inCampaign && { outside: true }),
      }
    })
  return {
    ...game,
    ...tableRooms(faces),
    author: `${texts}.author`,
    ...(own.round !== undefined && { round: own.round }),
    routes: [
      ...libraryRoutes(
        id,
        shelves.map(({ kind }) => kind),
        own.kinds,
        opensCampaign,
      ),
      ...adventureRoutes(game, words, faces, own.kinds),
      oddsRoute(game, own.odds),
    ],
    cover: {
      picture: defineAsyncComponent(own.picture),
      sentence: `${texts}.sentence`,
      campaigns: `${texts}.campaigns`,
      rules: own.rules,
      start: { name: beginName(id) },
      sample: async () => (await import('./open-sample.ts')).openSample(id),
      play: { name: setUp },
    },
    welcome: defineAsyncComponent(own.welcome),
    library: [
      { label: `${texts}.setUp`, icon: 'dice', to: setUp, names: [setUp], outside: true },
      ...places(false),
      ...foughtPlaces(id),
      { label: `${texts}.itsOdds`, icon: 'target', to: oddsName(id), names: [oddsName(id)] },
    ],
    report: (fight) => ({ name: reportName(id), params: { fight } }),
    campaign: adventurePlaces(id, places(true)),
    finds: async () => {
      const [{ peopleFound }, adventure] = await Promise.all([import('./finds.ts'), words()])
      return [...libraryFinds(id, shelves), peopleFound(id, adventure)]
    },
    coverage: own.coverage,
    glossary: own.glossary,
    prints: own.prints,
  }
}
