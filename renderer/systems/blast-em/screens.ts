import { blastEm } from '../../../shared/systems/blast-em/game.ts'
import { loggedScreens } from '../../adventures/logged-screens.ts'
import './texts/cover.ts'

/** Blast 'Em! in the rooms of the house: teams and missions are kept, played, looked back at and printed there. */
export const blastEmScreens = loggedScreens({
  game: blastEm,
  texts: 'blastEm',
  picture: () => import('./CoverPicture.vue'),
  welcome: () => import('./SampleMissions.vue'),
  rules: { workedOut: 198, all: 288 },
  shelves: [
    { kind: 'team', label: 'blastEm.teams', icon: 'factions' },
    { kind: 'mission', label: 'blastEm.missions', icon: 'flag' },
    { kind: 'house-rules', label: 'blastEm.rules', icon: 'rules' },
  ],
  kinds: async () => (await import('./library/kinds.ts')).libraryKinds,
  words: async () => (await import('./library/adventure.ts')).adventure,
  faces: async () => (await import('./faces/faces.ts')).faces,
  odds: async () => (await import('./odds/book.ts')).oddsBook,
  coverage: async () => (await import('./coverage.ts')).coverage,
  glossary: async (language) => (await import('./glossary/terms.ts')).glossaryIn(language),
  prints: async () => (await import('./prints/prints.ts')).prints,
})
