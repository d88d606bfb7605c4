import type { Log } from '../rules/rule.ts'
import { onTable, profileOf } from '../state/look.ts'
import type { Area, Reveal, TargetId, UnitId } from '../words.ts'
import { blast, graze, jam, type Attack } from './harm.ts'
import { revealBlip } from './reveal.ts'

const REVEALED_BY = {
  missile: 'blast',
  kamikaze: 'blast',
  flamer: 'flamer',
  jamming: 'jamming',
} as const satisfies Record<Area, Reveal>

interface Place {
  readonly id: TargetId
  readonly inches: number
}

/**
 * Harms everything in a blast, flames or a jamming field. Blips in it are revealed first; where that brought troopers to light, the
 * dice are rolled by a command of their own: what a Blip hid must not be told by how many numbers were asked for.
 * Gives whether it is over. Source: Resolving Blasts, p.21; Fire Flamer, Toggle Jammer, p.22; R19, R20, R22.
 */
export function harmArea(
  log: Log,
  by: UnitId,
  cause: Area,
  radius: number,
  places: readonly Place[],
): boolean {
  const hidden = places.some(({ id }) => log.state.blips[id])
  const within = places.flatMap(({ id, inches }) =>
    unitsAt(log, id, cause).map((unit) => ({ id: unit, inches })),
  )
  if (!hidden) {
    rollForAll(log, by, cause, radius, within)
    return true
  }
  const drones = within.filter(({ id }) => !isArmoured(log, id))
  rollForAll(log, by, cause, radius, drones)
  const troopers = within.filter(({ id }) => isArmoured(log, id))
  if (troopers.length === 0) return true
  log.emit({ kind: 'area-opened', unit: by, cause, radius, within: troopers })
  return false
}

/** The dice of everyone in it. */
export function rollForAll(
  log: Log,
  by: UnitId,
  cause: Area,
  radius: number,
  within: readonly { readonly id: UnitId; readonly inches: number }[],
): void {
  for (const { id, inches } of within) {
    if (cause === 'flamer') graze(log, id, { cause, by })
    else if (cause === 'jamming') jam(log, id, by)
    else blast(log, id, radius, inches, attackOf(cause, by))
  }
}

function attackOf(cause: 'missile' | 'kamikaze', by: UnitId): Attack {
  return { cause: cause === 'missile' ? 'blast' : 'kamikaze', by }
}

function unitsAt(log: Log, id: TargetId, cause: Area): readonly UnitId[] {
  return onTable(log.state, id) ? [id] : revealBlip(log, id, REVEALED_BY[cause])
}

function isArmoured(log: Log, id: UnitId): boolean {
  const unit = onTable(log.state, id)
  return unit !== null && profileOf(log.state, unit).armour !== null
}
