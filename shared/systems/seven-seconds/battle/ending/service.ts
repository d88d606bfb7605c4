import type { KillWeapon, Kills } from '../../people/words.ts'
import { KILL_WEAPONS } from '../../people/words.ts'
import type { Unit } from '../state/state.ts'
import type { Cause } from '../words.ts'

/** What a battle tells of a named trooper's part in it, before the players say what became of them. */
export interface Deeds {
  readonly unit: Unit
  /** The destroyed are killed (R30), the rest unhurt, until somebody says otherwise. */
  readonly fate: 'unhurt' | 'killed'
  readonly round: number | null
  readonly kills: Kills
}

/** Units with an own name, side a first, and what each of them did: enemies destroyed, drones among them. */
export function deedsOf(units: readonly Unit[]): Deeds[] {
  return units
    .filter(({ name }) => name !== null)
    .toSorted((one, other) => one.side.localeCompare(other.side))
    .map((unit) => ({
      unit,
      fate: unit.fate ? 'killed' : 'unhurt',
      round: unit.fate?.round ?? null,
      kills: killsOf(unit, units),
    }))
}

function killsOf({ id, side }: Unit, units: readonly Unit[]): Kills {
  const kills: Partial<Record<KillWeapon, number>> = {}
  for (const other of units) {
    if (other.side === side || other.fate?.by !== id) continue
    const weapon = weaponOf(other.fate.cause)
    kills[weapon] = (kills[weapon] ?? 0) + 1
  }
  return kills
}

/** The weapon that a kill counts for. */
export function weaponOf(cause: Cause): KillWeapon {
  return KILL_WEAPONS.find((weapon) => weapon === cause) ?? 'other'
}
