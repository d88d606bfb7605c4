import { z } from 'zod'
import type { DocumentKind } from '../../../document.ts'
import { problemSchema } from '../../../problem-schema.ts'
import { battleRulesSchema } from '../battle/documents/rules.ts'
import { CAMPAIGN_LENGTHS } from '../data/campaign.ts'
import { DRAWS, OPPONENT_NUMBERS, OPPONENTS } from '../data/house-rules.ts'
import { MARGINS, RATINGS, STATS, TROOPERS, type Tech } from '../words.ts'

/**
 * The documents of a 7 Seconds campaign: what is kept (facts) and what is worked out (account).
 * The types are inferred from these schemas, which check them on the way in and out.
 */

const whole = z.number().int()
const id = z.uuid()

export const ratingSchema = z.literal(RATINGS)
export const statSchema = z.enum(STATS)
const trooperSchema = z.enum(TROOPERS)

const statLine = z.record(statSchema, whole.min(1).max(5))
/** A faction's 18 numbers: rating, then stat, each 1–5 (p.28). */
export const techSchema = z.strictObject({ 1: statLine, 2: statLine, 3: statLine })
export const techKind: DocumentKind<Tech> = { version: 1, schema: techSchema, upgrades: [] }

const LENGTHS = ['short', 'medium', 'long', 'own'] as const

/** What the group agreed on for a campaign; the house rules (◆) are part of it. */
export const rulesSchema = z
  .strictObject({
    length: z.enum(LENGTHS),
    /** Campaign Points that win (p.29). */
    pointsToWin: whole.min(1).max(999),
    /** Wins in a row that win (p.29, R8◆). */
    streakToWin: whole.min(1).max(99),
    /** What a draw does to both Winning Streaks (p.29, R5◆). */
    draws: z.enum(DRAWS),
    /** Whose higher numbers halve a price (p.29, R4◆). */
    opponent: z.enum(OPPONENTS),
    /** Which numbers of theirs are compared (p.29, R7◆). */
    opponentNumbers: z.enum(OPPONENT_NUMBERS),
    /** The house rules of the battles that are begun from now on. */
    battle: battleRulesSchema,
  })
  .refine(
    ({ length, pointsToWin }) => length === 'own' || CAMPAIGN_LENGTHS[length] === pointsToWin,
    'A short campaign goes to 6 Campaign Points, a medium one to 10, a long one to 20.',
  )

const die = whole.min(1).max(6)

/** One side of a battle as it was reported. Both roles are null in a Chance Encounter; ask `kindOf`. */
export const sideSchema = z.strictObject({
  participant: id,
  role: z.enum(['attacker', 'defender']).nullable(),
  /** The die of the role roll, without bonuses; null when nobody noted it. */
  roleDie: die.nullable(),
  /** Null where only the battle's result is known. */
  victoryPoints: whole.min(-999).max(999).nullable(),
  controlsTable: z.boolean(),
  /** Troopers killed, by type: out of this and all later battles (R30). */
  lost: z.partialRecord(trooperSchema, whole.min(0).max(99)),
})

/** How a battle ended of which nobody noted the Victory Points. */
export const resultSchema = z.strictObject({
  winner: z.literal([0, 1]).nullable(),
  margin: z.enum(MARGINS),
  /** It was a Chance Encounter (p.14). Without this, roles that are null are roles that nobody noted. */
  encounter: z.literal(true).exactOptional(),
})

export const battleSchema = z.strictObject({
  id,
  /** Orders the battles of a campaign; gaps mean nothing. */
  number: whole.min(1),
  sides: z.tuple([sideSchema, sideSchema]),
  /** Null where the Victory Points tell it. */
  result: resultSchema.nullable(),
})

export const purchaseSchema = z.strictObject({
  id,
  participant: id,
  /** The number of the campaign's last battle when it was bought: it counts from the next one. */
  afterNumber: whole.min(0),
  rating: ratingSchema,
  stat: statSchema,
})

/** What a faction brings from a campaign that was kept on paper until then. */
export const openingSchema = z.strictObject({
  campaignPoints: whole.min(0).max(999),
  streak: whole.min(0).max(99),
  techPoints: whole.min(0).max(999),
})

export type CampaignRules = z.infer<typeof rulesSchema>
export type Opening = z.infer<typeof openingSchema>
export type KnownResult = z.infer<typeof resultSchema>
export type BattleSide = z.infer<typeof sideSchema>
export type BattleFacts = z.infer<typeof battleSchema>
export type PurchaseFacts = z.infer<typeof purchaseSchema>
export interface ParticipantFacts {
  readonly id: string
  readonly startingTech: Tech
  readonly opening: Opening
  /** Whose numbers halve its prices, where the house rules have a rival chosen (R4◆). */
  readonly rival: string | null
}
export interface CampaignFacts {
  readonly rules: CampaignRules
  readonly participants: readonly ParticipantFacts[]
  readonly battles: readonly BattleFacts[]
  /** In the order in which they were bought. */
  readonly purchases: readonly PurchaseFacts[]
}

const streakEffectSchema = z.strictObject({
  roleBonus: whole,
  extraTroopCards: whole,
  extraMissionCards: whole,
})

const sideAccountSchema = z.strictObject({
  participant: id,
  streakBefore: whole,
  streakAfter: whole,
  /** What the streak gave in this battle (R9). */
  effect: streakEffectSchema,
  /** The role roll with its bonus; null without a noted die. */
  roleTotal: whole.nullable(),
  pointsGained: whole,
  pointsAfter: whole,
  /** Tech Points: one for taking part, one for Controlling the Table (R6). */
  techGained: z.strictObject({ battle: whole, table: whole }),
  lost: whole,
})

export const battleAccountSchema = z.strictObject({
  id,
  /** 1 for the campaign's first battle, without gaps. */
  position: whole,
  winner: z.literal([0, 1]).nullable(),
  margin: z.enum(MARGINS),
  /** Victory Points between the two; null where nobody noted them. */
  difference: whole.nullable(),
  campaignPoints: whole,
  sides: z.tuple([sideAccountSchema, sideAccountSchema]),
  /** The role roll, with bonuses, says something else than what was recorded. */
  rollDisagrees: z.boolean(),
  /** This battle was fought after the campaign had been won. */
  afterTheEnd: z.boolean(),
})

export const purchaseAccountSchema = z.strictObject({
  id,
  participant: id,
  rating: ratingSchema,
  stat: statSchema,
  from: whole,
  to: whole,
  price: whole,
  halved: z.boolean(),
  /** Whose higher number halved it. */
  against: id.nullable(),
  /** The battle after which it was bought, null when all earlier ones are gone. */
  afterBattle: id.nullable(),
  /** No battle of this faction has been fought since: it may be taken back. */
  fresh: z.boolean(),
  problem: problemSchema.nullable(),
})

/** A faction that prices are compared with: its numbers at the end of a battle, or as they stand (R7◆). */
const rivalSchema = z.strictObject({ participant: id, battle: id.nullable(), tech: techSchema })

export const standingSchema = z.strictObject({
  participant: id,
  battles: whole,
  wins: whole,
  draws: whole,
  defeats: whole,
  campaignPoints: whole,
  streak: whole,
  /** What the streak gives in the next battle (R9). */
  effect: streakEffectSchema,
  techPoints: z.strictObject({ earned: whole, spent: whole, inHand: whole }),
  lost: z.partialRecord(trooperSchema, whole),
  /** The 18 numbers with every purchase so far. */
  tech: techSchema,
  /** "Your opponent" for the price of technology (R4◆): nobody, one faction, or all others. */
  rivals: z.array(rivalSchema),
})

export const winnerSchema = z.strictObject({
  participant: id,
  by: z.enum(['points', 'streak']),
  battle: id,
})

/** Everything that follows from a campaign's facts. Nothing of it is stored. */
export const accountSchema = z.strictObject({
  standings: z.array(standingSchema),
  battles: z.array(battleAccountSchema),
  purchases: z.array(purchaseAccountSchema),
  winner: winnerSchema.nullable(),
})

export type BattleAccount = z.infer<typeof battleAccountSchema>
export type PurchaseAccount = z.infer<typeof purchaseAccountSchema>
export type Rival = z.infer<typeof rivalSchema>
export type Standing = z.infer<typeof standingSchema>
export type CampaignAccount = z.infer<typeof accountSchema>
export type CampaignWinner = z.infer<typeof winnerSchema>
