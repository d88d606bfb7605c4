import { addTexts } from '../../../texts/index.ts'

/** What stands on mission and troop cards, beside their own words. */
export const cards = {
  deck: {
    offense: 'Offense',
    defense: 'Defense',
    'chance-encounter': 'Chance Encounter',
    troops: 'Troops',
  },
  troopLine: 'Troop line {line}',
  victoryPoints: 'Victory Points',
  condition: 'For',
  objective: { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε' },
  /** Whom a condition counts: one | several. */
  group: {
    units: 'unit | units',
    troopers: 'trooper | troopers',
    drones: 'drone | drones',
    tactical: 'tactical trooper | tactical troopers',
    commander: 'commander | commanders',
    assault: 'assault trooper | assault troopers',
    scout: 'scout | scouts',
    engineer: 'engineer | engineers',
    basic: 'basic drone | basic drones',
    kamikaze: 'kamikaze drone | kamikaze drones',
    haywire: 'haywire drone | haywire drones',
    recce: 'recce drone | recce drones',
  },
  objectives: {
    one: 'Objective {list}',
    eachOf: 'Each of {list}',
    each: 'Each Objective',
    allOf: 'All of {list}',
    all: 'All Objectives',
    noneOf: 'None of {list}',
    none: 'No Objective',
    someOf: 'At least {n} of {list}',
    some: 'At least one Objective | At least {n} Objectives',
  },
  state: {
    secured: '{what} Secured',
    destroyed: '{what} Destroyed',
    'not-destroyed': '{what} not Destroyed',
    inspected:
      '{what} Inspected, with {n} Target Counter or more | {what} Inspected, with {n} Target Counters or more',
  },
  atMost: '{what}; {n} at most',
  kills: {
    each: 'Each enemy {who} destroyed',
    once: 'One enemy {who} destroyed | At least {n} enemy {who} destroyed',
  },
  losses: {
    each: 'Each own {who} destroyed',
    once: 'One own {who} destroyed | At least {n} own {who} destroyed',
  },
  noLosses: 'No own {who} destroyed',
  alive: {
    each: 'Each own {who} alive at the end',
    once: 'One own {who} alive at the end | At least {n} own {who} alive at the end',
  },
  near: {
    each: 'Each own trooper within {inches}″ of {place} at the end',
    once: 'One own trooper within {inches}″ of {place} at the end | At least {n} own troopers within {inches}″ of {place} at the end',
  },
  clear: 'No enemy trooper within {inches}″ of {place} at the end',
  control: 'Control the Table',
  deny: 'The enemy does not Control the Table',
  own: { each: 'Each time: {text}', once: '{text} | At least {n} times: {text}' },
  firstKill: 'First to destroy an enemy trooper',
  place: {
    objective: 'Objective {letter}',
    centre: 'the centre of the table',
    'own-edge': 'your table edge',
    'enemy-edge': 'the enemy’s table edge',
  },
  line: 'Line',
  marches: 'Your mission marches with line {line}.',
  column: {
    commander: 'Cdr',
    tactical: 'Tac',
    scout: 'Sct',
    assault: 'Ast',
    engineer: 'Eng',
    drones: 'Drn',
    rate: 'Rate',
  },
  rate: { 1: '1st', 2: '2nd', 3: '3rd' },
  dronePoints: 'Points for drones',
  rating: 'Rating',
  question: '{line}, your choice: {choices}',
  someOf: 'one {list} | {n} {list}, in any mix',
  /** While a card is typed: what stands there is no number or choice. */
  unread: 'Not readable yet',
}

addTexts({ cards })
