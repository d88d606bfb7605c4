import { fastAndDirty } from '../../../shared/systems/fast-and-dirty/game.ts'
import { loggedScreens } from '../../adventures/logged-screens.ts'
import './texts/cover.ts'

/** Fast and Dirty in the rooms of the house: forces, scenarios and campaign trees are kept, fought, looked back at and printed there. */
export const fastAndDirtyScreens = loggedScreens({
  game: fastAndDirty,
  texts: 'fastAndDirty',
  round: 'fastAndDirty.turn',
  picture: () => import('./CoverPicture.vue'),
  welcome: () => import('./SampleForces.vue'),
  rules: { workedOut: 300, all: 457 },
  shelves: [
    { kind: 'force', label: 'fastAndDirty.forces', icon: 'roster' },
    { kind: 'weapon', label: 'fastAndDirty.weapons', icon: 'weapon' },
    { kind: 'trait', label: 'fastAndDirty.traits', icon: 'decoration' },
    { kind: 'scenario', label: 'fastAndDirty.scenarios', icon: 'flag' },
    { kind: 'campaign-plan', label: 'fastAndDirty.plans', icon: 'campaigns' },
    { kind: 'house-rules', label: 'fastAndDirty.rules', icon: 'rules' },
  ],
  kinds: async () => (await import('./library/kinds.ts')).libraryKinds,
  words: async () => (await import('./library/adventure.ts')).adventure,
  faces: async () => (await import('./faces/faces.ts')).faces,
  odds: async () => (await import('./odds/book.ts')).oddsBook,
  coverage: async () => (await import('./coverage.ts')).coverage,
  glossary: async (language) => (await import('./glossary/terms.ts')).glossaryIn(language),
  prints: async () => (await import('./prints/prints.ts')).prints,
})
