import type { z } from 'zod'
import type { Sighting } from '../../arguments.ts'
import { BAND_WIDTHS, TOLLS } from '../../data/ranges.ts'
import { LONGEST, type distance } from '../documents/fields.ts'
import type { BattleRules } from '../documents/rules.ts'
import type { BattleState } from '../state/state.ts'
import { COVER, type Fields } from './field.ts'
import { distanceOrBand, wholeFrom, yesNo } from '../../../../battle/field.ts'
import { impossible, when, type Hindrance } from '../../../../battle/rule.ts'

/** More than all the pieces between two units can take off together. */
const LARGEST_TOLL = 20

export type Distance = z.infer<typeof distance>

/** A sighting as it was measured: perhaps the Range Band alone. */
export type Measured = Omit<Sighting, 'range'> & { readonly range: Distance }

type Aimed = keyof typeof BAND_WIDTHS

/** The width of a Range Band on this table (p.12); halved for small figures (R32). */
function bandWidth({ setup }: BattleState, by: Aimed): number {
  return BAND_WIDTHS[by] * setup.rules.scale
}

/** What the players measure of a target (p.19, 20): where the group adds up what lies between, its sum too (R11). */
export function sightingFields(state: BattleState, by: Aimed): Fields {
  const range = distanceOrBand(LONGEST, bandWidth(state, by))
  const sighting = { range, targetCover: COVER, intervening: COVER, outOfArc: yesNo }
  return addsUp(state) ? { ...sighting, toll: { ...wholeFrom(0, LARGEST_TOLL), measured: true } } : sighting
}

/** A Range Band is one of those that there are. */
export function wrongBand(
  state: BattleState,
  by: Aimed,
  { range }: { readonly range: Distance },
  path: readonly (string | number)[],
): readonly Hindrance[] {
  const width = bandWidth(state, by)
  return when(typeof range !== 'number' && (range[0] % width > 0 || range[1] !== range[0] + width), () =>
    impossible('measure/band', `Give inches, or a Range Band of ${width}″.`, {
      page: 12,
      path,
      values: { width },
    }),
  )
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
export function asRead({ scale, reading }: BattleRules, measured: Measured): Sighting {
  const { range, intervening, targetCover } = measured
  const counts = reading.ownPieceTakesToll && targetCover === 'heavy' && intervening !== 'blocking'
  const toll = measured.toll === undefined ? {} : { toll: measured.toll + (counts ? TOLLS.heavy : 0) }
  return {
    ...measured,
    ...toll,
    range: typeof range === 'number' ? range : range[0],
    scale,
    intervening: counts ? 'heavy' : intervening,
  }
}

function addsUp({ setup }: BattleState): boolean {
  return setup.rules.reading.intervening === 'sum'
}
