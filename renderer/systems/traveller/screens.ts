import { traveller } from '../../../shared/systems/traveller/game.ts'
import { loggedScreens } from '../../adventures/logged-screens.ts'
import './texts/cover.ts'

/** Traveller-style combat in the rooms of the house: characters, vehicles and encounters are kept, fought, looked back at and printed there. */
export const travellerScreens = loggedScreens({
  game: traveller,
  texts: 'traveller',
  picture: () => import('./CoverPicture.vue'),
  welcome: () => import('./SampleEncounters.vue'),
  rules: { workedOut: 208, all: 305 },
  shelves: [
    { kind: 'character', label: 'traveller.characters', icon: 'roster' },
    { kind: 'weapon', label: 'traveller.weapons', icon: 'weapon' },
    { kind: 'armour', label: 'traveller.armours', icon: 'factions' },
    { kind: 'vehicle', label: 'traveller.vehicles', icon: 'vehicle' },
    { kind: 'encounter', label: 'traveller.encounters', icon: 'flag' },
    { kind: 'house-rules', label: 'traveller.rules', icon: 'rules' },
  ],
  kinds: async () => (await import('./library/kinds.ts')).libraryKinds,
  words: async () => (await import('./library/adventure.ts')).adventure,
  faces: async () => (await import('./faces/faces.ts')).faces,
  odds: async () => (await import('./odds/book.ts')).oddsBook,
  coverage: async () => (await import('./coverage.ts')).coverage,
  glossary: async (language) => (await import('./glossary/terms.ts')).glossaryIn(language),
  prints: async () => (await import('./prints/prints.ts')).prints,
})
