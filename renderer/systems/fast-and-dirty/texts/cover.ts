import { addTexts } from '../../../texts/index.ts'

/** What is read before anything of the game is opened. */
addTexts({
  fastAndDirty: {
    sentence:
      'Platoons and armour in near and far wars: short orders, fire that answers fire, and every shot’s odds on the table before the dice.',
    author: 'A free rule book of its author.',
    campaigns: 'A campaign is a tree of battles: what a force loses is missing in the next.',
    setUp: 'Play a battle',
    forces: 'Forces',
    scenarios: 'Scenarios',
    plans: 'Campaign trees',
    rules: 'House rules',
    itsOdds: 'Odds',
    its: {
      force: 'Its forces',
      scenario: 'Its scenarios',
      'campaign-plan': 'Its trees',
      'house-rules': 'Its house rules',
    },
    keys: {
      title: 'In a battle',
      acts: 'do what is offered',
      end: 'end what is done now',
      loose: 'say what else is so on the table',
    },
    welcome: {
      title: 'Forces to begin with',
      text: '{forces} forces and {scenarios} scenarios lie ready.',
    },
  },
})
