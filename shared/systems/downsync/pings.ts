import { requireCount, requireObject, requireWhole } from '../arguments.ts'

export interface Reveal {
  /** It may become a Unit. */
  readonly unit: boolean
  /** It may be called a decoy. */
  readonly decoy: boolean
  /** Pings that stay of its Signature once it is a Unit; null: it cannot be one. */
  readonly pingsLeftAfterUnit: number | null
}

/**
 * What a Ping may turn out to be, of so many on the Battlefield, itself one of them, and Units in Reserve of its
 * Signature. Source: lines 386, 412–416; R28, R29; E5.
 */
export function revealOptions(q: { readonly pings: number; readonly reserve: number }): Reveal {
  requireObject('reveal', q)
  const { pings, reserve } = q
  requireWhole('pings', pings, 1, Number.MAX_SAFE_INTEGER)
  requireCount('reserve', reserve)
  const unit = reserve > 0
  const left = reserve === 1 ? 0 : pings - 1
  return { unit, decoy: pings > reserve, pingsLeftAfterUnit: unit ? left : null }
}
