import { addLanguage } from '../../../texts/languages.ts'
import { addTexts } from '../../../texts/index.ts'

const weapons = {
  melee: 'Melee',
  gun: 'Guns',
  heavy: 'Heavy weapons',
  thrown: 'Thrown weapons',
  explosive: 'Explosives',
}

/** A campaign of fights, and what is counted in them. */
export const travellerAdventure = {
  begin: 'Begin a battle',
  sequel: 'Let wounds and ammunition stay',
  noneYet: 'No battle yet',
  noneYetText:
    'Choose an encounter and who is in it, and fight. What became of everybody stands here afterwards; wounds, ammunition and dents stay.',
  standingsText:
    'A battle counts for whoever played the side. The records of the players count in the same way.',
  recordsText:
    'Whoever brings down their own people is counted nothing for it; machines that are destroyed count as killed.',
  type: { person: 'Person', vehicle: 'Vehicle', robot: 'Robot', drone: 'Drone' },
  lostTo: {
    explosion: 'An explosion',
    collision: 'A collision',
    grapple: 'In a grapple, {by}',
    own: '{with}, {by}',
    alone: '{with}',
  },
  /** The book knows no winner. */
  result: { open: 'Nobody holds the field' },
  ended: { 'by-agreement': 'Ended by agreement', 'nobody-up': 'Nobody was left standing' },
  became: {
    unconscious: '{who} was unconscious | {who} were unconscious',
    disabled: '{who} was out of action | {who} were out of action',
  },
  fate: {
    up: 'Up',
    unconscious: 'Unconscious',
    disabled: 'Out of action',
    dead: 'Dead',
    destroyed: 'Destroyed',
  },
  deed: { felled: 'Felled', killed: 'Killed', hits: 'Hits', reacted: 'Reacted', led: 'Led' },
  did: {
    felled: '{n} felled',
    killed: '{n} killed',
    hits: '{n} hit | {n} hits',
    reacted: '{n} reaction | {n} reactions',
    led: 'led once | led {n} times',
  },
  figure: {
    battles: {
      title: 'How battles end',
      about: 'How often battles ended in which way.',
      what: 'End',
      count: 'Battles',
      by: {
        'last-standing': 'One side held the field',
        'by-agreement': 'Ended by agreement',
        'nobody-up': 'Nobody was left standing',
        open: 'Not over',
      },
    },
    hits: {
      title: 'Hits',
      about: 'How many attacks hit, beside how many were to be expected by their exact chances.',
      what: 'Weapon',
      count: 'Hits',
      by: weapons,
    },
    pairs: {
      title: 'Pairs of full auto',
      about: 'How many pairs of dice of full auto hit.',
      what: 'Weapon',
      count: 'Hits',
      by: weapons,
    },
    damage: {
      title: 'Damage by weapon',
      about: 'How much damage went through, to people and to machines, and what did it.',
      what: 'Weapon',
      count: 'Damage',
      by: { ...weapons, explosion: 'Explosions of vehicles', collision: 'Collisions', grapple: 'Grapples' },
    },
    underFire: {
      title: 'Rounds under fire',
      about: 'In how many rounds of a battle somebody was attacked, or stood in a blast.',
      what: 'Who',
      count: 'Rounds',
      by: { person: 'People', machine: 'Robots and drones' },
    },
    checks: {
      title: 'Checks',
      about: 'How many checks succeeded, beside how many were to be expected by their exact chances.',
      what: 'Check',
      count: 'Successes',
      by: { checked: 'Other checks', led: 'Leadership', 'tactics-checked': 'Tactics' },
    },
    control: {
      title: 'At the controls',
      about: 'How many control checks succeeded, beside how many were to be expected by their exact chances.',
      what: 'Check',
      count: 'Successes',
      by: { evaded: 'Evasive action', stunted: 'Stunts', wove: 'Weaving', rammed: 'Rams' },
    },
    reactions: {
      title: 'Reactions',
      about: 'How often somebody met an attack or a blast, and how.',
      what: 'Reaction',
      count: 'How often',
      by: {
        dodge: 'Dodge in the open',
        dodgeBehind: 'Dodge behind something',
        dodgeBlast: 'Dodge of a blast',
        parry: 'Parry',
        dive: 'Dive for cover',
      },
    },
    felled: {
      title: 'Who went down',
      about: 'How often somebody went down, and how.',
      what: 'How',
      count: 'How often',
      by: { unconscious: 'Unconscious', disabled: 'Out of action', dead: 'Dead, or destroyed' },
    },
    lost: {
      title: 'Who is lost',
      about: 'How many of those who fought do not come back.',
      what: 'What',
      count: 'Lost',
      by: { person: 'People', vehicle: 'Vehicles', machine: 'Robots and drones' },
    },
  },
}

addTexts({ travellerAdventure })
addLanguage('de-DE', () => import('./adventure.de.ts'))
