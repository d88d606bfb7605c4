import { addTexts } from '../../../texts/index.ts'

/** What is read before anything of the game is opened. */
addTexts({
  traveller: {
    sentence:
      'Gunfights, brawls, car chases and machines in a far future: six seconds a round, with every shot’s odds on the table before the dice.',
    author: 'The free rule book names no author of its combat chapter.',
    campaigns: 'A campaign is a log of battles: wounds, ammunition and dents stay.',
    setUp: 'Play a battle',
    characters: 'Characters',
    weapons: 'Weapons',
    armours: 'Armour',
    vehicles: 'Vehicles and robots',
    encounters: 'Encounters',
    rules: 'House rules',
    itsOdds: 'Odds',
    its: {
      character: 'Its characters',
      weapon: 'Its weapons',
      armour: 'Its armour',
      vehicle: 'Its vehicles',
      encounter: 'Its encounters',
      'house-rules': 'Its house rules',
    },
    welcome: {
      title: 'Encounters to begin with',
      text: '{encounters} encounters, {characters} people, {weapons} weapons and {vehicles} vehicles and machines lie ready, all written for Muster.',
    },
  },
})
