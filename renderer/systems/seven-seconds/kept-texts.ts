import { addTexts } from '../../texts/index.ts'

/** What 7 Seconds keeps, as the house counts and names it in backups and in other files. */
addTexts({
  safekeeping: {
    holds: {
      factions: '{n} faction | {n} factions',
      decks: '{n} deck | {n} decks',
    },
    restore: {
      named: {
        factions: 'the faction {names} | the factions {names}',
        decks: 'the deck {names} | the decks {names}',
      },
    },
  },
  archives: {
    kinds: {
      faction: 'Factions',
      deck: 'Decks',
      trooper: 'Named troopers',
    },
    what: {
      faction: 'Faction',
      deck: 'Deck',
      trooper: 'Trooper',
    },
    counted: {
      troopers: '{n} named trooper | {n} named troopers',
      cards: '{n} card | {n} cards',
    },
    comes: {
      faction: '{n} faction | {n} factions',
      deck: '{n} deck | {n} decks',
      trooper: '{n} named trooper | {n} named troopers',
    },
  },
  problems: {
    'archive-file/a-deck': 'There is one deck in {file}, and nothing else: import it on the screen of decks.',
    'archive-file/a-faction':
      'There is one faction in {file}, and nothing else: import it on the screen of factions.',
  },
})
