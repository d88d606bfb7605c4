import { DEFAULT_RULES, type HouseRules } from '../../house-rules.ts'
import type { CommandKind } from '../documents/commands.ts'

/** House rules that change what the players look at on their table, by the command in which they say it. */
const MOVING = ['coherency', 'pingsKeepAway', 'ontoTokens'] as const
const SEEN = ['seenThrough', 'touchingConceals', 'buildingConceals'] as const
export const LOOKED_AT = {
  'lay-pings': ['inZone'],
  move: MOVING,
  'move-again': MOVING,
  attack: SEEN,
  scan: SEEN,
  'say-near': ['stealthOfBases'],
  place: ['placedBases', 'coherency', 'ontoTokens'],
  score: ['enemyHalf', 'tokenMeasured'],
} as const satisfies Partial<Record<CommandKind, readonly (keyof HouseRules)[]>>
export type LookingCommand = keyof typeof LOOKED_AT

/** Those that the group has ruled otherwise than Muster does unasked. */
export const lookedAt = (rules: HouseRules, command: LookingCommand): readonly (keyof HouseRules)[] =>
  LOOKED_AT[command].filter((key) => rules[key] !== DEFAULT_RULES[key])
