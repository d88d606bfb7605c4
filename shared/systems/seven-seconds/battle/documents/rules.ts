import { z } from 'zod'
import { SCALES } from '../../words.ts'

/** What a group may rule otherwise in a battle (◆). A battle keeps the rules that it was begun with. */
export const battleRulesSchema = z.strictObject({
  /** Figures under 20 mm halve movement and Range Bands (p.6, R32). */
  scale: z.literal(SCALES),
  /** Inches that take a Target Counter off a moving unit on that scale: half-inches, or whole ones as ever (p.6, 18, R32). */
  shedding: z.enum(['half-inches', 'whole-inches']),
  /** No squad has more of a type than a figure set, or as many as the players own (p.6, 8, 15, R31). */
  figures: z.enum(['one-set', 'any-number']),
  reading: z.strictObject({
    /** Terrain between that counts against a shot: the worst piece, or every piece (p.23, R11). */
    intervening: z.enum(['worst', 'sum']),
    /** Whether the heavy piece that the target stands in takes its toll too (p.19, 23, R11). */
    ownPieceTakesToll: z.boolean(),
    /** Inches of heavy cover: over all pieces, or the widest piece alone (p.23, R11). */
    heavyInches: z.enum(['all-pieces', 'widest-piece']),
    /** Inches of a crater's radius: the missile's Nuclear, or a fixed number (p.21, R18). */
    craterRadius: z.union([z.literal('nuclear'), z.number().int().min(1).max(5)]),
  }),
  /** What a piece of terrain does: as agreed for it before the game, or by its kind alone (p.23, R12). */
  terrain: z.enum(['agreed', 'by-kind']),
  /** Where a trooper faces that comes to light: as its owner likes, or as its Blip went (p.17, 18, R14). */
  facing: z.enum(['owner', 'as-moved']),
  /** A Move of 0" may turn a trooper on the spot (p.18, R14). */
  turnOnTheSpot: z.boolean(),
  /** Stunned units still sense who passes (p.18, R15). */
  stunnedSense: z.boolean(),
  /** Whose movement puts Target Counters on Objectives (p.19, R15, R28). */
  objectivesSense: z.enum(['both', 'attacker']),
  /** A moving Blip is revealed by enemy Blips as well as by enemy units (p.18, 19, R15). */
  blipsRevealBlips: z.boolean(),
  /** Missiles may be aimed at ground with Target Counters (p.11, 19, 21, R17). */
  missilesAtGround: z.boolean(),
  /** The owner of a hidden Blip may reveal it to intercept a missile (p.21, R17). */
  blipsMayIntercept: z.boolean(),
  /** A missile that deviates off the table still explodes (p.21, R18). */
  blastOffTable: z.boolean(),
  /** Blasts and flamers reveal the Blips in them and harm their units (p.21, 22, R19). */
  areasRevealBlips: z.boolean(),
  /** A flamer harms units without Target Counters too (p.22, R20). */
  flamerNeedsNoCounters: z.boolean(),
  /** A kamikaze that does not destroy what it touches explodes like a missile that deviates (p.22, R21). */
  kamikazeDeviates: z.boolean(),
  /** Countermeasures of the touched unit may stop a kamikaze (p.22, R21). */
  kamikazeIntercepted: z.boolean(),
  kamikazeLeavesCrater: z.boolean(),
  /** Of several that a kamikaze touches it rolls against one that its owner names, or against each (p.22, R21). */
  kamikazeContacts: z.enum(['one', 'each']),
  /** The jammer may be toggled after a Move or Jump of the same activation (p.15, 22, 32, R22). */
  jammerAfterMove: z.boolean(),
  /** Whom a commander may give an Activation Counter: units and Blips, units, or troopers only (p.22, R23). */
  commanderCommands: z.enum(['all', 'units', 'troopers']),
  /** When an owner may turn his Blips over: between rounds too, or in the Action Phase alone (p.17, R25). */
  revealing: z.enum(['any-time', 'action-phase']),
  /** A trooper Stunned in its own activation loses the rest of it (p.24, R24). */
  stunEndsActivation: z.boolean(),
  /** A unit of a Blip revealed to be activated that is left out keeps its Activation Counter (p.17, R25). */
  leftOutKeepsCounter: z.boolean(),
  /** The three extra Blips are for the turn, or for each unit activated in it (p.16, R26). */
  extraBlips: z.enum(['per-turn', 'per-unit']),
  /** A pass skips one turn, or takes the player out of the round (p.16, R26). */
  passing: z.enum(['skips-a-turn', 'ends-the-round-for-him']),
  /** Hidden Blips hold Objectives as units do (p.11, R28). */
  blipsHoldObjectives: z.boolean(),
  /** Who Secures an Objective: a piece that has moved since it was deployed, or any that is near (p.11, R28). */
  securedBy: z.enum(['moved', 'anyone']),
  /** When that is looked at: after each Move or Jump too, or after each activation alone (p.11, R28). */
  securedAfter: z.enum(['each-move', 'each-activation']),
  /** An Objective with nobody near keeps its holder, or, otherwise than in the book, is Contested again (p.11, R28). */
  leftObjectives: z.enum(['keep', 'contested']),
  /** For whom an Objective with enough Target Counters is Inspected: whoever holds it, or who holds it alone (p.9, 11, R28). */
  inspected: z.enum(['whoever-holds', 'own']),
  /** The attacker in control settles every Objective for itself, or all alike (p.16, R29). */
  settling: z.enum(['each', 'all-alike']),
})

/** How battles were played before there were these rules: those begun then go on so. */
const BEFORE: Partial<BattleRules> = {
  kamikazeContacts: 'one',
  securedBy: 'anyone',
  securedAfter: 'each-activation',
  revealing: 'action-phase',
  stunEndsActivation: true,
  shedding: 'half-inches',
  figures: 'one-set',
  terrain: 'agreed',
  facing: 'owner',
  inspected: 'whoever-holds',
}

/** The rules of a battle that may have been begun with fewer. */
export const begunRulesSchema = z.preprocess(
  (rules) => (typeof rules === 'object' ? { ...BEFORE, ...rules } : rules),
  battleRulesSchema,
)

export type BattleRules = z.infer<typeof battleRulesSchema>
