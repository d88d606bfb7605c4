import { LONGEST } from '../documents/fields.ts'
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

function addsUp({ setup }: BattleState): boolean {
  return setup.rules.reading.intervening === 'sum'
}
