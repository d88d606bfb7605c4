import { addTexts } from '../../../texts/index.ts'

/** What is read before anything of the game is opened. */
addTexts({
  downsync: {
    sentence:
      'Two forces hunt each other as Pings on a scanner: nobody knows what one is until it is revealed, not even its owner.',
    author: 'A free beta; its author’s name does not stand in it.',
    campaigns: 'A campaign is a log of battles: who won, by how many points, and which Units were lost.',
    setUp: 'Play a battle',
    cards: 'Unit cards',
    lists: 'Force lists',
    missions: 'Missions',
    rules: 'House rules',
    itsOdds: 'Odds',
    its: {
      'unit-card': 'Its Unit cards',
      'force-list': 'Its force lists',
      mission: 'Its missions',
      'house-rules': 'Its house rules',
    },
    welcome: {
      title: 'Forces to begin with',
      text: '{lists} force lists, {cards} Unit cards of two factions and {missions} missions lie ready: the book has no Units and one mission, all else was written for Muster.',
    },
  },
})
