import type { Sighting } from '../../arguments.ts'
import { LONGEST } from '../documents/fields.ts'
import type { BattleRules } from '../documents/rules.ts'
import type { BattleState } from '../state/state.ts'
import { COVER, inchesUpTo, wholeFrom, yesNo, type Fields } from './field.ts'
import { impossible, when, type Hindrance } from './rule.ts'

/** More than all the pieces between two units can take off together. */
const LARGEST_TOLL = 20

/** What the players measure of a target (p.19, 20): where the group adds up what lies between, its sum too (R11). */
export function sightingFields(state: BattleState): Fields {
  const sighting = { range: inchesUpTo(LONGEST), targetCover: COVER, intervening: COVER, outOfArc: yesNo }
  return addsUp(state) ? { ...sighting, toll: { ...wholeFrom(0, LARGEST_TOLL), measured: true } } : sighting
}

/** Where the group adds up what lies between its sum is measured, and only there. */
export function wrongToll(
  state: BattleState,
  { toll }: { readonly toll?: number | undefined },
  path: readonly (string | number)[],
): readonly Hindrance[] {
  const message = addsUp(state)
    ? 'Your house rule adds up what lies between: give what all of it takes off together.'
    : 'The worst piece between decides: leave the sum out.'
  return when((toll === undefined) === addsUp(state), () =>
    impossible('measure/toll', message, { page: 23, path }),
  )
}

/**
 * What was measured, as the group reads its table: small figures halve the Range Bands, and where the heavy piece that
 * the target stands in takes its toll too it counts among what lies between (p.6, 19, 23; R11, R32).
 */
export function asRead({ scale, reading }: BattleRules, measured: Sighting): Sighting {
  const { intervening, targetCover } = measured
  const counts = reading.ownPieceTakesToll && targetCover === 'heavy' && intervening !== 'blocking'
  return { ...measured, scale, intervening: counts ? 'heavy' : intervening }
}

function addsUp({ setup }: BattleState): boolean {
  return setup.rules.reading.intervening === 'sum'
}
