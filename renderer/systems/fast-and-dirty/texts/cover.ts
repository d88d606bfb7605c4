import { addTexts } from '../../../texts/index.ts'

/** What is read before anything of the game is opened. */
addTexts({
  fastAndDirty: {
    sentence:
      'Platoons, tanks and stranger things, in wars near and far: units break and rally, fire answers whoever moves, and every shot’s odds are on the table before the dice.',
    author: 'Ivan Sorensen gives the rule book away.',
    campaigns: 'A campaign is a row of battles or a tree of them: what a force loses is missing in the next.',
    setUp: 'Play a battle',
    turn: 'turn {n}',
    forces: 'Forces',
    weapons: 'Own weapons',
    traits: 'Own traits',
    scenarios: 'Scenarios',
    plans: 'Campaign plans',
    rules: 'House rules',
    itsOdds: 'Odds',
    its: {
      force: 'Its forces',
      weapon: 'Its own weapons',
      trait: 'Its own traits',
      scenario: 'Its scenarios',
      'campaign-plan': 'Its campaign plans',
      'house-rules': 'Its house rules',
    },
    welcome: {
      title: 'Forces to begin with',
      text: '{forces} forces and {scenarios} scenarios lie ready, all written for Muster but the book’s five scenarios.',
      soldiers: '1 soldier | {n} soldiers',
      vehicles: '1 vehicle | {n} vehicles',
    },
  },
})
