import type { Log } from '../rules/rule.ts'
import { onTable } from '../state/look.ts'
import { isEnemy, objectiveAt } from '../state/look.ts'
import type { Side, TargetId, UnitId } from '../words.ts'
import { changeCounters } from './counters.ts'
import { revealAll, revealBlip } from './reveal.ts'

/**
 * What a Move or Jump within 6" of others sets off. Enemy Blips are revealed; every enemy unit gets one Target
 * Counter, the mover one for each; Objectives get one and give none. A moving Blip near enemies is revealed
 * first: a Decoy goes and nothing else happens, two units each take what the mover takes.
 * `passes` names what lay within 6". Source: Passive Sensors, p.18; R15.
 */
export function sensePassively(log: Log, side: Side, mover: TargetId, passes: readonly TargetId[]): void {
  const enemies = passes.filter((id) => isEnemy(side, id))
  const blip = log.state.blips[mover]
  const { blipsRevealBlips } = log.state.setup.rules
  const reveals = blipsRevealBlips || !blip || enemies.some((id) => onTable(log.state, id))
  const met = reveals ? enemies : []

  const movers = blip && met.length > 0 ? revealBlip(log, mover, 'passive-sensors') : [mover]
  if (movers.length === 0) return
  if (met.length > 0) senseEachOther(log, movers, revealAll(log, met, 'passive-sensors'))
  if (senseObjectives(log, side)) {
    for (const id of passes) {
      if (objectiveAt(log.state, id)) changeCounters(log, id, 1, 'passive-sensors')
    }
  }
}

/** Where the Stunned do not sense who passes, passing them does nothing to either. */
function senseEachOther(log: Log, movers: readonly UnitId[], enemies: readonly UnitId[]): void {
  const { stunnedSense } = log.state.setup.rules
  const sensing = enemies.filter((id) => stunnedSense || onTable(log.state, id)?.stunned === false)
  for (const id of sensing) changeCounters(log, id, 1, 'passive-sensors')
  for (const id of movers) changeCounters(log, id, sensing.length, 'passive-sensors')
}

function senseObjectives(log: Log, side: Side): boolean {
  return log.state.setup.rules.objectivesSense === 'both' || log.state.attacker === side
}
