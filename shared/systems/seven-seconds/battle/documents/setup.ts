import { z } from 'zod'
import { techSchema } from '../../campaign/documents.ts'
import { cardSetSchema } from '../../cards/documents.ts'
import { LEVELS } from '../../../../battle/battle.ts'
import { begunRulesSchema } from './rules.ts'

/**
 * Grows when a stored battle would no longer be read rightly: up to 1 the units of both sides were numbered from 1, up
 * to 2 whoever drew cards first had those on top.
 */
export const BATTLE_VERSION = 3

const setupSideSchema = z.strictObject({
  /** The faction's numbers as they stand when the battle begins. */
  tech: techSchema,
  /** Winning Streak before the battle (p.29). */
  streak: z.number().int().min(0).max(999),
  /** The group's own faction that it is, in a battle without a campaign. */
  faction: z.uuid().exactOptional(),
})

/** Everything that a battle is begun with. */
export const battleSetupSchema = z.strictObject({
  version: z.literal([1, 2, BATTLE_VERSION]),
  level: z.enum(LEVELS),
  rules: begunRulesSchema,
  sides: z.strictObject({ a: setupSideSchema, b: setupSideSchema }),
  /** The very cards that the battle is played with. */
  cards: cardSetSchema,
})

export type BattleSetup = z.infer<typeof battleSetupSchema>
