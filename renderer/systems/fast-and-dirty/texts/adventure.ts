import { addLanguage } from '../../../texts/languages.ts'
import { addTexts } from '../../../texts/index.ts'
import { fastAndDirtyNames } from './names.ts'

const { kind, mission, quality, role, vehicleType, weapon } = fastAndDirtyNames

/** With what somebody fights, beside weapons. */
const means = {
  assault: 'Close Assault',
  mines: 'Mines',
  power: 'Psionic power',
  closeIn: 'Close-in defence',
  sentry: 'Sentry gun',
  recon: 'Ambushed on recon duty',
}
const harm = { ...weapon, ...means, destroyed: 'Otherwise' }
const by = (all: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).map(([key, name]) => [key, `${name}, {by}`]))

/** A campaign of battles, and what is counted in them. */
export const fastAndDirtyAdventure = {
  begin: 'Begin a battle',
  sequel: 'Let losses stay for the next battle',
  noneYet: 'No battle yet',
  noneYetText:
    'Choose a scenario and two forces, and fight. What became of each unit and of whoever has a name stands here afterwards; who is lost is missing in the next battle.',
  standingsText:
    'A battle counts for the player who leads what was sent out; where nobody does, for whoever was named at its beginning. Lost are units and vehicles, of all that set out battle after battle; whoever serves in one is counted with it. The records of the players count in the same way.',
  type: { ...role, ...kind, ...vehicleType },
  by: { ...kind, ...vehicleType, offTable: 'from off the table' },
  lostTo: {
    ...by(weapon),
    ...by(means),
    own: '{with}, {by}',
    alone: '{with}',
    ownSide: 'Their own side, {by}',
    routed: 'Routed',
    recon: means.recon,
    destroyed: 'In battle',
  },
  fate: {
    onTable: 'Fit',
    waiting: 'Not called on',
    hidden: 'Fit',
    aboard: 'Fit',
    offBoard: 'Fit',
    left: 'Through and away',
    routed: 'Routed',
    destroyed: 'Lost',
    carriedOff: 'Out of action, its wounded brought home',
    up: 'Fit',
    wounded: 'Wounded',
    stabilised: 'Wounded, looked after',
    killed: 'Fallen',
    diedOfWounds: 'Died of wounds',
    leftWounded: 'Wounded, and not brought home',
    neverBack: 'Never came back',
  },
  deed: {
    felled: 'Felled',
    wrecked: 'Wrecked',
    shots: 'Shots',
    assaults: 'Assaults',
    opFires: 'Op-Fire',
    rallied: 'Rallied',
    called: 'Artillery',
    treated: 'Treated',
    powers: 'Powers',
  },
  did: {
    felled: 'felled {n}',
    wrecked: 'wrecked one vehicle | wrecked {n} vehicles',
    shots: 'fired once | fired {n} times',
    assaults: 'assaulted once | assaulted {n} times',
    opFires: 'gave Op-Fire once | gave Op-Fire {n} times',
    rallied: 'rallied once | rallied {n} times',
    called: 'called artillery once | called artillery {n} times',
    treated: 'treated one wounded | treated {n} wounded',
    powers: 'used one power | used {n} powers',
  },
  figure: {
    battles: {
      title: 'How battles end',
      about: 'How often battles ended in which way.',
      what: 'End',
      count: 'Battles',
      by: {
        mission: 'A side had done what it came for',
        both: 'Both had done what they came for',
        draw: 'Draw',
        'turn-limit': 'With the last turn',
        'nobody-left': 'One side had nobody left',
        'by-agreement': 'By agreement',
        open: 'Not over',
      },
    },
    missions: {
      title: 'Battles by mission',
      about: 'How often a side that came for it won the battle.',
      what: 'Mission',
      count: 'Won',
      by: {
        ...mission,
        defeat: 'Defeat the enemy',
        holdFeature: 'Hold the feature',
        breakThrough: 'Break through',
        deny: 'Deny it to the enemy',
        own: 'By own words',
      },
    },
    fire: {
      title: 'Hits of fire',
      about: 'How many hits fire made, beside how many were to be expected by its exact chances.',
      what: 'Weapon',
      count: 'Hits',
      tries: 'Volleys',
      each: 'Hits a volley',
      by: { ...weapon, sentry: means.sentry },
    },
    opFire: {
      title: 'Hits of Op-Fire',
      about: 'The same of fire at whoever moved: it hurts nobody, but may repulse.',
      what: 'Weapon',
      count: 'Hits',
      tries: 'Volleys',
      each: 'Hits a volley',
      by: { ...weapon, sentry: means.sentry },
    },
    felled: {
      title: 'Who was felled, by what',
      about:
        'How many figures were killed or wounded with which weapon, beside how many its fire was expected to fell as it was fired. Riders of a wreck are in the number alone.',
      what: 'Weapon',
      count: 'Figures',
      by: harm,
    },
    wrecked: {
      title: 'Vehicles wrecked, by what',
      about: 'How many vehicles were destroyed with which weapon, beside how many were to be expected.',
      what: 'Weapon',
      count: 'Vehicles',
      by: harm,
    },
    broke: {
      title: 'Units broken',
      about: 'How often a unit of that Quality had lost too many.',
      what: 'Quality',
      count: 'How often',
      by: quality,
    },
    morale: {
      title: 'Units rallied',
      about: 'How many Morale Tests rallied the unit.',
      what: 'Quality',
      count: 'Rallied',
      by: quality,
    },
    response: {
      title: 'Command Response',
      about: 'How many tests of Command Response were passed.',
      what: 'Quality',
      count: 'Passed',
      by: quality,
    },
    assaults: {
      title: 'Close Assaults',
      about: 'How many were won by those who charged.',
      what: 'How it ended',
      count: 'Won',
      by: { overrun: 'Overrun', assault: 'Without Overrun' },
    },
    figures: {
      title: 'Figures hit',
      about: 'What became of figures that were hit.',
      what: 'What',
      count: 'Figures',
      by: { up: 'Fit', wounded: 'Wounded', stabilised: 'Looked after', killed: 'Killed' },
    },
    repulsed: {
      title: 'Repulsed',
      about: 'How often Op-Fire stopped a move.',
      what: 'Who',
      count: 'How often',
      by: { foot: 'On foot', vehicle: 'Vehicles' },
    },
    lost: {
      title: 'Units lost',
      about: 'How many of those that fought were destroyed, or routed.',
      what: 'What',
      count: 'Lost',
      by: { ...kind, ...vehicleType },
    },
    points: {
      title: 'Points lost',
      about: 'What those who were lost had cost, of all that was brought.',
      what: 'What',
      count: 'Points',
      by: { foot: 'On foot', vehicle: 'Vehicles' },
    },
  },
}

addTexts({ fastAndDirtyAdventure })
addLanguage('de-DE', () => import('./adventure.de.ts'))
