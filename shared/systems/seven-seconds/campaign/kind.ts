import type { BattleKind } from '../battle/words.ts'
import type { BattleFacts } from './documents.ts'

interface Reported {
  readonly sides: readonly Pick<BattleFacts['sides'][0], 'role'>[]
  readonly result: BattleFacts['result']
}

/**
 * Which kind of battle was reported. A whole report without roles is that of a Chance Encounter (p.14); where only the
 * result is known it has to say so, else nobody noted who attacked: null.
 */
export function kindOf({ sides, result }: Reported): BattleKind | null {
  if (sides.some(({ role }) => role !== null)) return 'attack-defense'
  return result === null || result.encounter ? 'chance-encounter' : null
}
