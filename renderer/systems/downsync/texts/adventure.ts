import { addLanguage } from '../../../texts/languages.ts'
import { addTexts } from '../../../texts/index.ts'

import { downsyncNames } from './names.ts'

const sizes = downsyncNames.sig

/** A campaign of battles, and what is counted in them. */
export const downsyncAdventure = {
  begin: 'Begin a battle',
  sequel: 'The next battle',
  noneYet: 'No battle yet',
  noneYetText:
    'Choose a mission and two force lists of one size, and fight. Who won, by how many points, and what became of each Unit stands here afterwards.',
  recordsText:
    'Whoever has done most in all stands first; a head that is pressed sorts by it alone. Lost below are those whose last battle here was their last.',
  type: { ...sizes, crew: 'Crew' },
  by: { small: 'small Ping', medium: 'medium Ping', large: 'large Ping' },
  lostTo: { own: '{with}, {by}', alone: '{with}' },
  fate: {
    reserve: 'Still in Reserve',
    onTable: 'On the table',
    destroyed: 'Destroyed',
    unitLost: 'Unit destroyed',
  },
  deed: {
    destroyed: 'Destroyed',
    hits: 'Hits',
    scans: 'Scans',
    negated: 'Hits negated',
    reacted: 'Reactions',
  },
  did: {
    destroyed: 'one Unit destroyed | {n} Units destroyed',
    hits: 'one hit | {n} hits',
    scans: 'one scan that succeeded | {n} scans that succeeded',
    negated: 'one hit negated | {n} hits negated',
    reacted: 'one reaction | {n} reactions',
  },
  figure: {
    battles: {
      title: 'How battles end',
      about: 'How often battles ended in which way.',
      what: 'End',
      count: 'Battles',
      by: {
        points: 'A side had the points',
        'wiped-out': 'One side had nobody left',
        'round-limit': 'With the last Round',
        draw: 'Draw',
        'by-agreement': 'By agreement',
        open: 'Not over',
      },
    },
    points: {
      title: 'Points by Round',
      about: 'In which Round the Victory Points of both sides were scored.',
      what: 'Round',
      count: 'Points',
      by: {
        1: 'Round 1',
        2: 'Round 2',
        3: 'Round 3',
        4: 'Round 4',
        5: 'Round 5',
        6: 'Round 6',
        7: 'Round 7',
        8: 'Round 8',
        later: 'Later',
      },
    },
    attacks: {
      title: 'Hits of Attacks',
      about:
        'How many Attacks hit, before any Countermeasure, beside how many were to be expected by their exact chances.',
      what: 'Effect',
      count: 'Hits',
      by: { kill: 'KILL', stun: 'STUN' },
    },
    scans: {
      title: 'Scan Checks',
      about: 'How many Scan Checks succeeded, beside how many were to be expected by their exact chances.',
      what: 'At what',
      count: 'Successes',
      by: { small: 'Small Pings', medium: 'Medium Pings', large: 'Large Pings', unit: 'Units' },
    },
    counters: {
      title: 'Countermeasures',
      about: 'How many of the tokens that were spent negated a hit.',
      what: 'Token',
      count: 'Negated',
      by: { cm: 'Countermeasures', cmPlus: 'Emergency Countermeasures' },
    },
    pings: {
      title: 'Pings that were decoys',
      about: 'How many of the Pings that came to light were decoys.',
      what: 'Signature',
      count: 'Decoys',
      by: sizes,
    },
    revealed: {
      title: 'How Pings came to light',
      about: 'Whether their player showed them, an enemy came near, or a scan found them.',
      what: 'How',
      count: 'Pings',
      by: { chosen: 'By choice', near: 'An enemy within 2″', hit: 'By a scan' },
    },
    first: {
      title: 'Reactions that came first',
      about: 'How many reacting Units had a higher priority than every Unit of the Active Player.',
      what: 'Reacting Units',
      count: 'First',
      by: { plain: 'Without Overwatch', overwatch: 'With Overwatch' },
    },
    reactions: {
      title: 'Hits in Reaction Engagements',
      about: 'How many Attacks hit there, of reacting Units and of those that they reacted to.',
      what: 'Whose',
      count: 'Hits',
      by: { reacting: 'Reacting Units', active: 'The Taskforce' },
    },
    gained: {
      title: 'What reactions gained',
      about: 'Units destroyed in Reaction Engagements, of so many Units that took part on that side.',
      what: 'By whom',
      count: 'Destroyed',
      by: { reacting: 'By reacting Units', active: 'By the Taskforce' },
    },
    lost: {
      title: 'Units lost',
      about: 'How many of the Units in the force lists were destroyed.',
      what: 'Signature',
      count: 'Lost',
      by: sizes,
    },
  },
}

addTexts({ downsyncAdventure })
addLanguage('de-DE', () => import('./adventure.de.ts'))
