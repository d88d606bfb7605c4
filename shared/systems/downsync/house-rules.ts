import { rowsIn, ruleBook, type RulesOf } from '../house-rules.ts'

/**
 * What a group may rule otherwise (◆), each rule with its place in the rulings and the book. What a single mission says
 * of itself (zones, tokens, scoring, decoys, an end by Rounds) stands in its document, and what a Unit says of itself on
 * its card.
 */

/** In the order in which they are shown. */
export const RULE_GROUPS = [
  'setup',
  'pings',
  'movement',
  'sight',
  'actions',
  'rolls',
  'countermeasures',
  'reactions',
  'tokens',
  'missions',
] as const
export type RuleGroup = (typeof RULE_GROUPS)[number]

const { row, yesFirst, noFirst } = rowsIn<RuleGroup>()

export const RULE_BOOK = ruleBook(
  RULE_GROUPS,
  {
    /** The first deployer sets out all Pings before the other side, or both in turns. */
    deployment: row('setup', null, '184, 187', 'allAtOnce', 'alternating'),
    /** A Ping lies wholly in its zone, or reaches into it. */
    inZone: row('setup', null, '101, 187, 657', 'wholly', 'partly'),

    /** Several Units with the same Decoy[SIG] bring one Ping, or one each. */
    decoyTraits: row('pings', 'R34', '408, 669', 'once', 'each'),
    /** A revealed Unit has acted if its Ping has, or is fresh. */
    revealedUnits: row('pings', null, '145, 252, 386', 'asPing', 'fresh'),
    /** A Ping keeps away from enemy Units that it cannot see, too. */
    pingsKeepAway: row('pings', 'R8', '374, 391, 394', 'always', 'inSight'),
    /** Enemy Units that come near reveal after each single move, or when all have moved. */
    revealsSettled: row('pings', null, '391', 'eachMove', 'allMoves'),
    placingReveals: yesFirst('pings', null, '391, 402, 757'),
    /** A vehicle that appears reveals Pings beside it at once. */
    appearingReveals: noFirst('pings', null, '391, 398'),
    /** Infantry Bases are Placed so that any part of them is near enough, or the whole. */
    placedBases: row('pings', null, '101, 402', 'partly', 'wholly'),
    pingsInBuildings: noFirst('pings', null, '300, 368'),
    /** Infantry may be Placed into a building on its reveal. */
    placedIntoBuildings: yesFirst('pings', null, '300, 402, 673'),

    /** Each two bases near enough, or all of them in one circle so wide. */
    coherency: row('movement', 'R7', '350', 'pairwise', 'circle'),
    /** A Move Action on slowing terrain pays again. */
    slowedAgain: yesFirst('movement', 'R12', '282, 466'),
    /** Pings may touch slowing terrain that they cannot enter. */
    pingsTouch: yesFirst('movement', null, '284'),

    /** A base that only touches concealing terrain is concealed. */
    touchingConceals: yesFirst('sight', 'R26', '262, 278'),
    /** What is seen through of concealing terrain: in all, or of each piece. */
    seenThrough: row('sight', 'R26', '292', 'inAll', 'eachPiece'),
    /** The building that a Unit is in conceals it. */
    buildingConceals: noFirst('sight', null, '262, 310'),

    /** A Free Action in one activation. */
    freeActions: row('actions', null, '433, 462', 'once', 'anyNumber'),
    /** Who of a Multi-Base Unit pays for Overwatch. */
    overwatchPaidBy: row('actions', null, '472–474, 735', 'anyBase', 'everyBase'),

    /** A Ping that is concealed and out of sight: one modifier, or two. */
    hiddenPings: row('rolls', 'R20', '497–498', 'once', 'each'),
    /** Scanning a Unit that is concealed or out of sight is harder, too. */
    hiddenUnits: noFirst('rolls', 'R20', '497–498'),
    /** A ★ with the SCAN label needs its check. */
    specialScans: row('rolls', null, '516, 553', 'check', 'atOnce'),

    /** What Countermeasures answer: any KILL and STUN, or those of Attacks alone. */
    negatedScans: yesFirst('countermeasures', 'R2', '504, 559'),
    boostedChecks: yesFirst('countermeasures', 'R36', '426, 579'),

    /** A Ping that an enemy’s move revealed may react at once. */
    revealedReacts: yesFirst('reactions', null, '391, 605'),
    /** A Ping that is revealed in an engagement joins it. */
    revealedJoins: noFirst('reactions', null, '392, 605, 617'),
    /** Overwatch Units that join the Taskforce are Refreshed. */
    joinersRefreshed: noFirst('reactions', 'R35', '643'),
    /** When Overwatch goes in an engagement: what a Unit gains there stays, or goes with it. */
    overwatchGoes: row('reactions', 'R3', '645, 736', 'beforeActing', 'afterActing'),
    /** A Unit that passes has activated. */
    passingActivates: yesFirst('reactions', 'R16', '641, 649'),

    /** What of a Multi-Base Unit pays for Stun by Action Point or token. */
    stunPaidBy: row('tokens', 'R23', '740, 745', 'everyBase', 'oneBase'),
    /** Each base pays in its own kind, or all in one. */
    stunPrice: row('tokens', null, '740, 745', 'eachItsOwn', 'allTheSame'),
    /** A stunned Unit that passes keeps the token, or pays. */
    stunnedPasses: row('tokens', null, '641, 740', 'keeps', 'pays'),
    /** Stealth goes after the Combat Action, or after its first Attack. */
    stealthGoes: row('tokens', null, '750, 757', 'afterAction', 'afterAttack'),
    /** Bases that must act or come near to cost a Multi-Base Unit its Stealth. */
    stealthOfBases: row('tokens', 'R25', '750, 756', 'anyBase', 'everyBase'),
    /** A player may give up Stealth in the Reveal phase. */
    dropStealth: yesFirst('tokens', null, '750'),

    /** Who scores when a Taskforce Activation ends. */
    scoring: row('missions', 'R30', '661', 'active', 'both'),
    /** A turn may score less than nothing. */
    negativeScore: noFirst('missions', 'R30', '661'),
    /** Enemy Multi-Base Units take a point only with more than half of their bases near. */
    enemyHalf: yesFirst('missions', 'R30', '661'),
    /** Where inches to a token end. */
    tokenMeasured: row('missions', 'R30', '101, 661', 'edge', 'middle'),
    /** Bases may end their move on a mission’s token. */
    ontoTokens: noFirst('missions', null, '659'),
    /** A side without Units loses at once, or when the turn is over. */
    wipedOut: row('missions', null, '663', 'atOnce', 'turnEnd'),
    /** Rounds of a mission that names no limit. */
    rounds: row('missions', 'R32', '663', 'none', 'four', 'six', 'eight'),
  },
  {
    says: ['seenThrough', 'slowedAgain', 'boostedChecks', 'joinersRefreshed', 'passingActivates'],
    silent: [
      'freeActions',
      'pingsInBuildings',
      'placedIntoBuildings',
      'revealedUnits',
      'revealedReacts',
      'revealedJoins',
      'stunnedPasses',
      'ontoTokens',
      'tokenMeasured',
      'negativeScore',
      'rounds',
    ],
  },
)

export const HOUSE_RULES = RULE_BOOK.rows
export type HouseRules = RulesOf<typeof HOUSE_RULES>
/** What Muster does unasked. */
export const DEFAULT_RULES: HouseRules = RULE_BOOK.usual
