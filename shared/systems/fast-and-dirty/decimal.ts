/**
 * Decimals that multiply exactly: points are never off by what a float cannot hold (R6: they are shown, not kept, to two
 * places).
 */
export interface Decimal {
  readonly digits: bigint
  /** Places behind the point. */
  readonly places: number
}

/** A finite number as it is written. */
export function decimal(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const places = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 }
}

export function times(one: Decimal, other: Decimal): Decimal {
  return { digits: one.digits * other.digits, places: one.places + other.places }
}

export function plus(one: Decimal, other: Decimal): Decimal {
  const places = Math.max(one.places, other.places)
  const at = ({ digits, places: own }: Decimal): bigint => digits * 10n ** BigInt(places - own)
  return { digits: at(one) + at(other), places }
}

export const product = (all: readonly Decimal[]): Decimal => all.reduce(times, decimal(1))
export const sum = (all: readonly Decimal[]): Decimal => all.reduce(plus, decimal(0))

/** The nearest number that a float can hold. */
export const numberOf = ({ digits, places }: Decimal): number => Number(`${digits}e-${places}`)

/** Points as they are shown: two places, a half up. Source: R6. */
export function shownPoints(points: number): number {
  const { digits, places } = decimal(points)
  if (places <= 2) return points
  const cut = 10n ** BigInt(places - 2)
  // Half up, below 0 too: the floor of what is a half more.
  const raised = digits + cut / 2n
  const floor = raised / cut - (raised < 0n && raised % cut !== 0n ? 1n : 0n)
  return numberOf({ digits: floor, places: 2 })
}
