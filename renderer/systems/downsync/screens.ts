import { downsync } from '../../../shared/systems/downsync/game.ts'
import { loggedScreens } from '../../adventures/logged-screens.ts'
import './texts/cover.ts'

/** Downsync in the rooms of the house: Unit cards, force lists and missions are kept, fought, looked back at and printed there. */
export const downsyncScreens = loggedScreens({
  game: downsync,
  texts: 'downsync',
  picture: () => import('./CoverPicture.vue'),
  welcome: () => import('./SampleLists.vue'),
  rules: { workedOut: 179, all: 291 },
  shelves: [
    { kind: 'unit-card', label: 'downsync.cards', icon: 'cards' },
    { kind: 'force-list', label: 'downsync.lists', icon: 'roster' },
    { kind: 'mission', label: 'downsync.missions', icon: 'flag' },
    { kind: 'house-rules', label: 'downsync.rules', icon: 'rules' },
  ],
  kinds: async () => (await import('./library/kinds.ts')).libraryKinds,
  words: async () => (await import('./library/adventure.ts')).adventure,
  faces: async () => (await import('./faces/faces.ts')).faces,
  odds: async () => (await import('./odds/book.ts')).oddsBook,
  coverage: async () => (await import('./coverage.ts')).coverage,
  glossary: async (language) => (await import('./glossary/terms.ts')).glossaryIn(language),
  prints: async () => (await import('./prints/prints.ts')).prints,
})
