import { addTexts } from '../../texts/index.ts'
import { addLanguage } from '../../texts/languages.ts'

/** The words of 7 Seconds that every place of it has: they are there from the start. */
export const sevenSecondsTexts = {
  unit: {
    commander: 'Commander',
    tactical: 'Tactical',
    scout: 'Scout',
    assault: 'Assault',
    engineer: 'Engineer',
  },
  stat: {
    sensors: 'Sensors',
    stealth: 'Stealth',
    armour: 'Armour',
    countermeasures: 'Countermeasures',
    nuclear: 'Nuclear',
    robotics: 'Robotics',
  },
  rating: {
    1: '1st rate',
    2: '2nd rate',
    3: '3rd rate',
    who: { 1: 'Special operations', 2: 'Front line', 3: 'Reserves' },
  },
  sevenSeconds: {
    name: '7 Seconds',
    author: '7 Seconds is a game by Stuart Kenny.',
    sentence:
      'Squads in powered armour leap from ruin to ruin, seen by their enemies as no more than Blips, and fight over their missions a few seconds at a time.',
    campaigns: 'Campaigns for two to twelve factions.',
    reports: 'Reports and chronicles',
    people: 'Troopers',
    cards: 'Cards',
    factions: 'The factions',
  },
  /** A step of technology, wherever one is named. */
  techStep: '{rating} {stat} {from}\u00a0→\u00a0{to}',
  /** What technology costs, wherever it is told. */
  techPrice: '{n} Tech Point | {n} Tech Points',
  nav: {
    factions: 'Factions',
    decks: 'Decks',
    warRoom: 'War room',
    battles: 'Battles',
    histories: 'Histories',
    technology: 'Technology',
    roster: 'Roster',
    ourRules: 'Our rules',
    setup: 'Set-up',
  },
  keys: {
    enterBattle: 'enter a battle',
    buyStep: 'buy',
    planStep: 'into the basket, and out',
    newCampaign: 'new campaign',
    next: 'next battle',
    previous: 'previous battle',
    warRoom: 'war room',
    battles: 'battles',
    technology: 'technology',
  },
  undo: {
    step: {
      samples: { open: 'sample campaign added' },
      campaigns: {
        start: 'campaign started',
        change: 'set-up changed',
        takeRules: 'new rules taken up',
        keepUsual: 'our usual saved',
        forgetUsual: 'our usual forgotten',
      },
      fights: { enter: 'battle entered', correctEntered: 'log of a battle corrected' },
      trash: { restore: 'battle put back', remove: 'battle deleted for good' },
      views: { keep: 'view saved', rename: 'view renamed', remove: 'view removed' },
      battles: {
        enter: 'battle entered',
        correct: 'battle corrected',
        move: 'battle moved',
        remove: 'battle deleted',
      },
      histories: { write: 'text written on', unwrite: 'text told anew' },
      fixtures: {
        plan: 'battle planned',
        change: 'planned battle changed',
        cancel: 'planned battle cancelled',
      },
      factions: {
        create: 'faction created',
        change: 'faction changed',
        move: 'faction moved',
        import: 'faction imported',
        remove: 'faction removed',
      },
      decks: {
        create: 'deck created',
        change: 'deck changed',
        keepCard: 'card saved',
        setCards: 'cards changed',
        removeCards: 'cards taken out',
        takeTable: 'cards imported',
        keepFigures: 'our figures saved',
        move: 'deck moved',
        import: 'deck imported',
        remove: 'deck removed',
      },
      technology: { buy: 'technology bought', takeBack: 'purchase taken back' },
      roster: {
        add: 'trooper added',
        change: 'trooper changed',
        remove: 'trooper removed',
        decorate: 'trooper decorated',
        takeBackDecoration: 'decoration taken back',
        recordBattle: 'who was there set',
        fillSquad: 'squad recruited',
      },
    },
    of: {
      fights: { enter: 'battle {of} entered', correctEntered: 'the log of {of} corrected' },
      trash: { restore: 'battle {of} put back', remove: 'battle {of} deleted for good' },
      battles: {
        enter: 'battle {of} entered',
        correct: 'battle {of} corrected',
        move: 'battle {of} moved',
        remove: 'battle {of} deleted',
      },
      fixtures: {
        plan: 'battle {of} planned',
        change: 'planned battle {of} changed',
        cancel: 'planned battle {of} cancelled',
      },
      factions: {
        create: '{of} created',
        change: '{of} changed',
        move: '{of} moved',
        import: '{of} imported',
        remove: '{of} removed',
      },
      decks: {
        create: '{of} created',
        change: '{of} changed',
        keepFigures: 'our figures of {of}',
        move: '{of} moved',
        import: '{of} imported',
        remove: '{of} removed',
      },
      technology: { buy: 'technology of {of} bought', takeBack: 'a purchase of {of} taken back' },
      roster: {
        add: '{of} added',
        change: '{of} changed',
        remove: '{of} removed',
        decorate: '{of} decorated',
        takeBackDecoration: 'a decoration of {of} taken back',
      },
    },
    part: {
      factions: {
        change: {
          name: 'the name of {of}',
          shortName: 'the short name of {of}',
          motto: 'the motto of {of}',
          colours: 'the colours of {of}',
          emblem: 'the emblem of {of}',
          picture: 'the picture of {of}',
          lore: 'the lore of {of}',
          notes: 'the private notes of {of}',
          tech: 'the numbers of {of}',
        },
      },
      decks: {
        change: { name: 'the name of {of}', notes: 'the notes of {of}' },
        keepCard: { card: 'a new card in {of}', cardChanged: 'a card of {of}' },
        setCards: {
          copies: 'how many of a card are in {of}',
          switched: 'which cards of {of} are played with',
        },
        takeTable: { table: 'cards imported into {of}' },
        removeCards: { cardsRemoved: 'a card taken out of {of}' },
      },
      roster: { change: { portrait: 'the portrait of {of}' } },
    },
  },
} as const

addTexts(sevenSecondsTexts)
addLanguage('de-DE', async () => (await import('./german.de.ts')).german)
