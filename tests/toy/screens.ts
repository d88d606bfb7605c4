import { defineAsyncComponent, h } from 'vue'
import type { GameScreens } from '../../renderer/systems/screens.ts'
import { setUpRoute, tableRooms } from '../../renderer/table/rooms.ts'
import type { TableFaces } from '../../renderer/table/faces.ts'
import { lanternNight } from './lanterns.ts'
import { addTexts, i18n } from '../../renderer/texts/index.ts'

addTexts({
  lanterns: {
    name: 'Lantern Night',
    author: 'Lantern Night is nobody’s but the tests’.',
    sentence: 'Three friends throw at each other’s lanterns until the night is over.',
  },
})

const WORDS = {
  'en-GB': {
    lantern: { name: 'Lantern', says: 'What everybody has three of, and the others try to put out.' },
    night: {
      name: 'Night',
      says: 'As many rounds as were agreed on; then whoever has most lanterns has won.',
    },
    wind: { name: 'Wind', says: 'Adds to the distance: a die has to show more than both.' },
  },
  'de-DE': {
    lantern: { name: 'Laterne', says: 'Davon hat jeder drei, und die anderen wollen sie löschen.' },
    night: {
      name: 'Nacht',
      says: 'So viele Runden wie abgemacht; dann gewinnt, wer die meisten Laternen hat.',
    },
    wind: { name: 'Wind', says: 'Zählt zur Entfernung dazu: ein Würfel muss mehr zeigen als beides.' },
  },
}

const faces = async (): Promise<TableFaces> => (await import('./faces.ts')).faces

/** Lantern Night in the rooms of the house, without one of its own. */
export const lanternsScreens: GameScreens = {
  ...lanternNight,
  ...tableRooms(faces),
  routes: [setUpRoute(lanternNight, faces)],
  author: 'lanterns.author',
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
  finds: () => Promise.resolve([]),
  welcome: defineAsyncComponent(() => Promise.resolve({ render: () => null })),
  coverage: () => Promise.resolve([]),
  glossary: (language) => {
    i18n.global.mergeLocaleMessage(language, { lanterns: { glossary: WORDS[language] } })
    return Promise.resolve({
      texts: 'lanterns.glossary',
      terms: [
        { key: 'lantern', page: 1 },
        { key: 'night', page: 1, written: [] },
        { key: 'wind', page: 2 },
      ],
    })
  },
  prints: async () => (await import('./prints.ts')).prints,
}
