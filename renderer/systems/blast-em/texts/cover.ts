import { addTexts } from '../../../texts/index.ts'

/** What is read before anything of the game is opened. */
addTexts({
  blastEm: {
    sentence:
      'A handful of heroes against everything that waits behind the next door: raids, rescues and narrow escapes from pulp science fiction.',
    author: 'The book of Blast ’Em! names no author.',
    campaigns: 'A campaign is a log of missions: survivors go on to the sequel.',
    setUp: 'Play a mission',
    teams: 'Teams',
    missions: 'Missions',
    rules: 'House rules',
    itsOdds: 'Odds',
    its: { team: 'Its teams', mission: 'Its missions', 'house-rules': 'Its house rules' },
    welcome: {
      title: 'Missions to begin with',
      text: '{missions} missions and {teams} teams lie ready, all written for Muster. One player is enough: Muster leads the bad guys.',
    },
  },
})
