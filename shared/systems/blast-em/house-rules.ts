import { rowsIn, ruleBook, type RulesOf } from '../house-rules.ts'
import { DAMAGES } from './words.ts'

/**
 * What a group may rule otherwise (◆), each rule with its place in the rulings and the book. What a single mission says of itself (tokens, waves,
 * stocks, a trauma unit, who is surprised, the boarding's and the invasion's end) stands in `documents/mission.ts`, the
 * tables of tokens and finds (R32) in `documents/tables.ts`.
 */

/** In the order in which they are shown. */
export const RULE_GROUPS = [
  'team',
  'shooting',
  'blasts',
  'hth',
  'ground',
  'wounds',
  'healing',
  'skills',
  'gadgets',
  'fights',
  'tokens',
  'after',
] as const
export type RuleGroup = (typeof RULE_GROUPS)[number]

const { row, yesFirst, noFirst } = rowsIn<RuleGroup>()

const ROWS = {
  /** Inches of the Hero, by chart or list. */
  heroMv: row('team', 'R1', '129, 174', 8, 10),
  /** Inches of the team's Heavy, by chart or commentary. */
  heavyMv: row('team', 'R2', '176, 204', 8, 6),
  teacherWounds: row('team', 'R3', '180, 202', 3, 4),
  /** What a 'Bot that joins in the story is. */
  foundBots: row('team', null, '35, 67', 'botBasic', 'tagalong'),
  /** Movement of children, the old and babies: less with age, or as adults. */
  bystanderMv: row('team', null, '167', 'byAge', 'asAdults'),
  /** Several teams are one side, or each other's enemies. */
  teams: row('team', null, '11, 274, 319', 'allies', 'rivals'),

  damage: row('shooting', 'R4', '73, 115, 119–121, 176', ...DAMAGES),
  /** What a missed shot strikes is hit without a roll, or attacked at 0. */
  strays: row('shooting', 'R14', '91', 'hit', 'roll'),
  straySnapshots: yesFirst('shooting', null, '91, 337'),
  /** What a Heavy has besides the heavy weapon. */
  heavySidearm: noFirst('shooting', 'R36', '115, 333'),
  /** What wrecks breakable things: heavy and radius hits, or any. */
  wrecking: row('shooting', null, '91, 357', 'heavyHits', 'anyHit'),

  /** How a bad guy's blast wounds each model in it. */
  badGuyBlasts: row('blasts', 'R5', '248, 252', 'heavy', 'radius'),
  /** What weighs on grenades and radius shots: running and two shots, cover and intervening too, or nothing. */
  blastPenalties: row('blasts', null, '206', 'runAndShots', 'all', 'none'),
  strayBlasts: noFirst('blasts', null, '91, 206'),
  grenadesNeedSight: noFirst('blasts', null, '206, 357'),
  /** Gas is thrown as a grenade is, or aimed at one model. */
  gas: row('blasts', null, '250', 'grenade', 'direct'),
  /** What stun and gas weapons do to whom they beat. */
  effectWeapons: row('blasts', 'R19', '107, 250', 'losesTurn', 'wounds'),

  /** Inches. */
  hthReach: row('hth', 'R16', '75', 1, 2, 0),
  /** HTH wounds as a standard weapon does, or always one. */
  hthDamage: row('hth', 'R5', '75, 115', 'standard', 'one'),
  /** Leaving HTH costs nothing, or each enemy in reach strikes once. */
  leavingHth: row('hth', null, '75, 284', 'free', 'struck'),

  /** When a model may go to ground. */
  goingToGround: row('ground', null, '357', 'movingOrDeclaring', 'moving'),
  /** Shelter holds against enemies from whom it hides, or against all. */
  groundHolds: row('ground', 'R22', '357', 'whereHidden', 'always'),

  /** A Teacher spares where the others' wounds alone would not have felled, or wherever it struck. */
  mercy: row('wounds', 'R28', '55', 'decisive', 'always'),
  /** A Hero who is unconscious. */
  heroUnconscious: row('wounds', null, '49, 55', 'lost', 'goesOn'),
  attackTheFallen: yesFirst('wounds', null, '280'),
  /** How the fallen are moved. */
  dragging: row('wounds', null, '260', 'halfMovement', 'never'),

  medical: row('healing', 'R6', '258, 260, 264', 'exceed', 'meet'),
  court: row('healing', 'R25', '256', 'rank', 'ten'),
  /** Each healer of the Mostly Dead throws a d4 of its own, or the patient's first counts for all. */
  dyingDie: row('healing', 'R26', '260, 266', 'own', 'shared'),
  /** Who works in view of an enemy: the Corpsman alone, or any healer. */
  underFire: row('healing', 'R27', '63, 206', 'corpsman', 'anyone'),
  treatOneself: row('healing', null, '262, 266', 'hurt', 'never'),
  /** Which skill mends a 'Bot. */
  botPatients: row('healing', null, '101, 260', 'medical', 'technical'),
  /** The patient of a treatment gives up attack and operations of the turn too. */
  patientGivesUp: yesFirst('healing', null, '264'),
  /** When a model acts that was raised from 0. */
  raisedActs: row('healing', null, '260, 264', 'nextTurn', 'atOnce'),

  /** Locks and computers: a card, or no difficulty at all. */
  locks: row('skills', 'R29', '208', 'card', 'succeed'),
  /** Tries of a model at one lock or computer. */
  technicalTries: row('skills', null, '208', 'eachTurn', 'once'),
  devicesFromJunk: noFirst('skills', null, '57'),

  bodyArmour: row('gadgets', 'R30', '230', 1, 2),
  accurateUpgrade: row('gadgets', 'R30', '228', 1, 2),
  /** Drug turns begin with the turn of taking, or the next. */
  drugsFrom: row('gadgets', null, '232', 'thisTurn', 'nextTurn'),
  /** Dice that drugs lift. */
  drugsLift: row('gadgets', null, '139, 232', 'combat', 'combatAndSkills'),
  medpacksBy: row('gadgets', null, '224', 'anybody', 'healers'),
  medpacksRaise: yesFirst('gadgets', null, '224'),
  handingOver: row('gadgets', null, '216–236', 'outsideFights', 'always', 'never'),
  /** Whether a mission may grant a find for each fight won. */
  rewards: row('gadgets', null, '218', 'afterFights', 'foundOnly'),

  firstPlayer: row('fights', null, '301', 'highestD6', 'coin'),
  actionsATurn: row('fights', null, '311', 1, 2),
  /** Who declares first; or all in secret. */
  declaring: row('fights', null, '276', 'badGuysFirst', 'secret'),
  surprise: yesFirst('fights', null, '274'),
  /** Attacks left of a model that has attacked may be made in a fight that begins in the turn. */
  attacksLeft: yesFirst('fights', null, '313'),
  fightEnds: row('fights', null, '307, 311', 'noneInSight', 'noneUp'),
  backUp: yesFirst('fights', null, '245, 309'),
  /** A wave comes upon whoever begins the round, or stands at its way in until a team sees it. */
  waves: row('fights', null, '47, 305, 309', 'fight', 'stand'),

  /** A token that held nothing. */
  emptyTokens: row('tokens', 'R32', '305', 'spent', 'stays'),
  /** What a camera does while it is on: the next token of the area is a patrol, or nothing. */
  cameras: row('tokens', null, '289', 'patrol', 'nothing'),

  /** Points for each Tagalong saved. */
  tagalongPoints: row('after', 'R33', '192', 3, 1, 2, 4, 5, 6),
  /** Which Tagalongs score: those who turn up by chance, or whom the mission brings too. */
  tagalongsScored: row('after', 'R33', '192', 'metByChance', 'all'),
  sequels: yesFirst('after', null, '147, 214'),
  /** Somebody who is out may return as a guest where the group says so. */
  guests: yesFirst('after', null, '147'),
  /** Somebody may be of another type in the next mission. */
  changeOfType: yesFirst('after', null, '59'),
  /** Points of a team that are left over. */
  pointsLeft: row('team', 'R37', '190', 'lost', 'refused'),
  /** A team has gadgets from its first mission on, or wins them. */
  gadgetsFrom: row('gadgets', 'R37', '216, 218', 'sequel', 'firstMission'),
} as const

/** The gaps of the book (R29–R37 and what nobody ruled), and what it says itself; it is at odds with itself in all else. */
export const RULE_BOOK = ruleBook(
  RULE_GROUPS,
  ROWS,
  {
    says: [
      'bystanderMv',
      'wrecking',
      'drugsLift',
      'surprise',
      'backUp',
      'tagalongsScored',
      'sequels',
      'guests',
      'changeOfType',
    ],
    silent: [
      'teams',
      'straySnapshots',
      'heavySidearm',
      'blastPenalties',
      'strayBlasts',
      'gas',
      'effectWeapons',
      'hthReach',
      'hthDamage',
      'leavingHth',
      'goingToGround',
      'heroUnconscious',
      'attackTheFallen',
      'dragging',
      'court',
      'treatOneself',
      'botPatients',
      'raisedActs',
      'locks',
      'technicalTries',
      'devicesFromJunk',
      'bodyArmour',
      'accurateUpgrade',
      'drugsFrom',
      'medpacksBy',
      'medpacksRaise',
      'handingOver',
      'firstPlayer',
      'actionsATurn',
      'declaring',
      'fightEnds',
      'waves',
      'emptyTokens',
      'cameras',
      'tagalongPoints',
      'pointsLeft',
      'gadgetsFrom',
    ],
  },
  ['pointsLeft', 'gadgetsFrom', 'waves'],
)

export const HOUSE_RULES = RULE_BOOK.rows
export type HouseRules = RulesOf<typeof HOUSE_RULES>
/** What Muster does unasked. */
export const DEFAULT_RULES: HouseRules = RULE_BOOK.usual

/** Those that the numbers of a model and of a check depend on. */
export const NUMBER_RULES = ['heroMv', 'heavyMv', 'teacherWounds', 'medical', 'court'] as const
/** As scripts hand them in: what is left out is as Muster has it unasked. */
export type House = { readonly [Key in (typeof NUMBER_RULES)[number]]?: HouseRules[Key] }
