import type { Log } from '../rules/rule.ts'
import { unitsOfBlip } from '../state/look.ts'
import type { BlipId, Reveal, UnitId } from '../words.ts'

/**
 * Puts a Blip's units in its place and gives them; none for a Decoy, which is taken away. An Activation Counter
 * on the Blip becomes one on each unit. Source: Activating and Revealing Blips, p.17; R25.
 */
export function revealBlip(log: Log, id: BlipId, reason: Reveal): readonly UnitId[] {
  const blip = log.state.blips[id]
  if (!blip) return []
  const units = unitsOfBlip(log.state, blip).map((unit) => unit.id)
  log.emit({ kind: 'blip-revealed', blip: id, units, reason })
  return units
}

/** The units that a list of pieces stands for, its Blips revealed; Decoys drop out. */
export function revealAll(log: Log, ids: readonly string[], reason: Reveal): readonly UnitId[] {
  return ids.flatMap((id) => (log.state.blips[id] ? revealBlip(log, id, reason) : [id]))
}
