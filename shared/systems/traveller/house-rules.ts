import { rowsIn, ruleBook, type RulesOf } from '../house-rules.ts'

/**
 * What a group may rule otherwise (◆), each rule with its place in the rulings and the book. What a single encounter
 * says of itself (who is prepared, light, smoke, weather) stands in `documents/encounter.ts`; what a weapon or a vehicle
 * says of itself (whether it scatters, its cover, its size) in its own document.
 */

/** In the order in which they are shown. */
export const RULE_GROUPS = [
  'checks',
  'initiative',
  'leading',
  'actions',
  'attacks',
  'blasts',
  'grapples',
  'vehicles',
  'hits',
] as const
export type RuleGroup = (typeof RULE_GROUPS)[number]

const { row, yesFirst, noFirst } = rowsIn<RuleGroup>()

export const RULE_BOOK = ruleBook(
  RULE_GROUPS,
  {
    /** DM of a characteristic of 0. */
    dmOfNone: row('checks', 'R1', '3, 47', -3, -2),
    /** DM of a skill that is not held. */
    unskilled: row('checks', 'R1', '47', -3, -4, -2, -1, 0),
    /** Who holds a specialty of a skill has level 0 in its others. */
    sisterSpecialties: yesFirst('checks', null, '47'),
    /** What an opposed check does where both are equal: nothing, or who defends wins with Effect 0. */
    opposedTies: row('checks', 'R2', '144', 'nothing', 'defender'),
    /** DMs follow a wounded characteristic, or stay as the fight found them. */
    woundedDms: row('checks', null, '180', 'asItStands', 'asItBegan'),

    /** All sides ready: everybody counts 12, or everybody rolls. */
    allPrepared: row('initiative', null, '3', 'twelve', 'roll'),
    /** Who comes later has the Tactics of the unit too. */
    newcomersTactics: noFirst('initiative', null, '7'),
    /** Who is lifted above the count that runs acts next, or in the next round. */
    lifted: row('initiative', null, '11, 172', 'next', 'nextRound'),
    /** How often one may hasten. */
    hasten: row('initiative', 'R14', '11', 'eachRound', 'eachFight'),
    /** The count on which a delayed character acted: kept, or for that round alone. */
    delayedCount: row('initiative', 'R15', '86', 'stays', 'oneRound'),
    /** Who waited over the end leads who is highest with haste and changes, or without. */
    delayedLead: row('initiative', null, '11, 86', 'afterChanges', 'base'),

    /** Who makes a unit's Tactics check. */
    tacticsBy: row('leading', null, '3, 172', 'commander', 'anyMember'),
    /** What a negative Effect of Tactics does. */
    tacticsFailed: row('leading', 'R8', '3, 172', 'nothing', 'lowers'),
    leadershipFailed: row('leading', 'R8', '172', 'nothing', 'lowers'),
    /** A commander who is down: the unit loses the bonus, or keeps it. */
    commanderDown: row('leading', null, '99', 'bonusLost', 'bonusStays'),
    /** What Leadership gave for a round, once one is cut off from the commander: it stays, or counts with a link alone. */
    leadershipCutOff: row('leading', null, '99', 'stays', 'lost'),
    /** Members are linked by way of others. */
    linksByOthers: yesFirst('leading', null, '99, 103'),

    /** Metres of a Minor Action, low and on difficult ground. */
    lowOnRough: row('actions', 'R18', '17, 168', 1.5, 3),
    /** A move that is difficult anywhere is so as a whole, or metre by metre. */
    partlyRough: row('actions', null, '17', 'whole', 'metres'),
    /** How who lies prone moves: like who crouches, or not at all. */
    proneMoves: row('actions', 'R40', '168', 'crouched', 'never'),
    /** Actions spent on a long draw or reload, after a move or a hit. */
    longReadying: row('actions', null, '25', 'kept', 'lost'),
    /** When a delayed character may come between: before any dice, or between turns. */
    interrupting: row('actions', null, '86', 'beforeDice', 'betweenTurns'),

    /** The nearest band at which shooting at somebody prone costs 2. */
    proneFrom: row('attacks', 'R6', '55, 168', 'short', 'medium'),
    /** A parry without the skill: never below 0, or a help to the attacker. */
    unskilledParry: row('attacks', 'R41', '72', 'none', 'helpsAttacker'),
    /** When the rest is within a program's tolerance: from −T to T, or up to T. */
    tolerance: row('attacks', 'R42', '52', 'eitherWay', 'upTo'),
    /** Halves of Auto and of damage. */
    halves: row('attacks', 'R18', '60, 136', 'down', 'up'),
    /** Pairs of full auto on the aimed target for which aim counts. */
    aimedPairs: row('attacks', 'R19', '29, 95', 'all', 'first'),
    /** Full auto may be met at each pair, or by each target once, for all pairs at it. */
    autoReactions: row('attacks', null, '64, 95', 'eachPair', 'once'),

    scatter: row('blasts', 'R21', '176', 'printed', 'farther'),
    /** The Effect of who fires an explosive is added to its damage. */
    firedEffect: noFirst('blasts', 'R22', '136, 180'),
    /** One roll of damage for everybody, or one each. */
    blastDice: row('blasts', null, '136', 'forAll', 'each'),
    /** Reactions of who is aimed at with a payload: to the throw or the blast, or to both. */
    payloadReactions: row('blasts', null, '64, 136', 'one', 'both'),

    /** A first grab that its target wins: shaken off, or an option for the target. */
    grabLost: row('grapples', null, '144, 152', 'shakenOff', 'option'),
    /** Checks of a grapple: in the turn of each, or once a round. */
    grappleChecks: row('grapples', null, '152', 'eachTurn', 'eachRound'),
    grappleArmour: yesFirst('grapples', null, '147–148, 184'),

    /** A vehicle whose driver did not keep control. */
    driverless: row('vehicles', null, '190', 'straightOn', 'crashes'),
    /** Riders who can be seen may be shot at. */
    aimAtRiders: yesFirst('vehicles', null, '191, 216'),
    /** Speed of a collision of two: of who drives into the other, or both in sum. */
    twoSpeeds: row('vehicles', null, '208', 'rammer', 'sum'),
    /** When a collision hurts riders. */
    collisionRiders: row('vehicles', null, '208', 'whenDamaged', 'always'),
    /** Riders' own armour counts against what comes through the vehicle's. */
    ridersArmour: yesFirst('vehicles', 'R32', '315, 323'),
    robotsExplode: yesFirst('vehicles', null, '274'),
    /** A robot without sensors: it neither shoots nor reacts, or it does at −2. */
    blindRobots: row('vehicles', null, '297', 'helpless', 'penalty'),

    /** Damage above the table: two steps are a Double, or every step a Single and every two a Double besides. */
    extraHits: row('hits', 'R27', '251–252', 'pairs', 'both'),
    /** An Armour hit with no armour left: Hull, or the row's entry inside. */
    armourGone: row('hits', 'R37', '278', 'hull', 'internal'),
    /** Hull hits of a plant that goes, with no Hull left: Structure, or nothing. */
    plantHits: row('hits', 'R38', '304', 'structure', 'nothing'),
    /** What a Cargo hit takes. */
    cargoHits: row('hits', 'R39', '319', 'oneLot', 'all'),
    /** "Weapon or Limb": one draw among all, or weapons as long as there are any. */
    weaponOrLimb: row('hits', 'R39', '259, 263', 'oneDraw', 'weaponsFirst'),
    /** A halving by the plant and losses of the drive: one after the other, or the worse alone. */
    lostSpeed: row('hits', null, '282–283, 303', 'both', 'worse'),
  },
  {
    says: ['scatter', 'collisionRiders'],
    silent: [
      'dmOfNone',
      'unskilled',
      'sisterSpecialties',
      'woundedDms',
      'allPrepared',
      'newcomersTactics',
      'lifted',
      'commanderDown',
      'partlyRough',
      'proneMoves',
      'longReadying',
      'unskilledParry',
      'halves',
      'blastDice',
      'grappleChecks',
      'driverless',
      'armourGone',
      'lostSpeed',
    ],
  },
  // What groups wrote before it was there is read as Muster has it.
  ['leadershipCutOff'],
)

export const HOUSE_RULES = RULE_BOOK.rows
export type HouseRules = RulesOf<typeof HOUSE_RULES>
/** What Muster does unasked. */
export const DEFAULT_RULES: HouseRules = RULE_BOOK.usual
