import type { HouseRules } from '../../house-rules.ts'
import type { CommandKind } from '../documents/commands.ts'

/**
 * House rules that change what the players look at on their table, by the command and the field in which they say it: what
 * is asked there is asked as the rule has it.
 */
type Asked = Readonly<Record<string, readonly (keyof HouseRules)[]>>

const MOVING: Asked = {
  coherent: ['coherency'],
  keeps: ['pingsKeepAway'],
  free: ['ontoTokens'],
}

export const LOOKED_AT: Readonly<Partial<Record<CommandKind, Asked>>> = {
  'lay-pings': { zone: ['inZone'] },
  move: MOVING,
  'move-again': MOVING,
  attack: {
    seen: ['seenThrough'],
    concealed: ['touchingConceals', 'buildingConceals'],
  },
  scan: {
    unseen: ['seenThrough'],
    concealed: ['touchingConceals', 'buildingConceals'],
  },
  'say-near': { stealthy: ['stealthOfBases'] },
  place: { within: ['placedBases'], coherent: ['coherency'], free: ['ontoTokens'] },
  score: { own: ['tokenMeasured'], enemy: ['enemyHalf', 'tokenMeasured'] },
}

/** The house rules that a field depends on, each with how it stands. */
export const lookedAt = (
  rules: HouseRules,
  command: CommandKind,
  field: string,
): readonly { readonly key: keyof HouseRules; readonly value: HouseRules[keyof HouseRules] }[] =>
  (LOOKED_AT[command]?.[field] ?? []).map((key) => ({ key, value: rules[key] }))
