import { defineAsyncComponent, h } from 'vue'
import type { GameScreens } from '../../renderer/systems/screens.ts'
import { setUpRoute, tableRooms } from '../../renderer/table/rooms.ts'
import type { TableFaces } from '../../renderer/table/faces.ts'
import type { Game } from '../../shared/systems/game.ts'
import { i18n } from '../../renderer/texts/index.ts'

i18n.global.mergeLocaleMessage('en-GB', {
  lanterns: {
    name: 'Lantern Night',
    sentence: 'Three friends throw at each other’s lanterns until the night is over.',
  },
})

const game: Game = {
  id: 'lanterns',
  name: 'Lantern Night',
  edition: 'of no book',
  seats: { least: 3, most: 3, referee: true, automatic: true },
}
const faces = async (): Promise<TableFaces> => (await import('./faces.ts')).faces

/** Lantern Night in the rooms of the house, without one of its own. */
export const lanternsScreens: GameScreens = {
  ...game,
  ...tableRooms(faces),
  routes: [setUpRoute(game, faces)],
  cover: {
    picture: defineAsyncComponent(() => Promise.resolve({ render: () => h('div') })),
    sentence: 'lanterns.sentence',
    campaigns: null,
    rules: null,
    start: null,
    sample: null,
    play: { name: 'set-up-lanterns' },
  },
  library: [{ label: 'lanterns.name', icon: 'dice', to: 'set-up-lanterns', names: ['set-up-lanterns'] }],
  campaign: [],
  welcome: defineAsyncComponent(() => Promise.resolve({ render: () => null })),
  coverage: () => Promise.resolve([]),
  prints: async () => (await import('./prints.ts')).prints,
}
