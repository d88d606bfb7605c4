import type { Log } from '../rules/rule.ts'
import { craftOfCrew, isUnit, jointLevel, pieceIn, sentryIn, unitIn } from '../state/look.ts'
import type { Marker } from '../words.ts'
import { passes } from './dice.ts'

/** Under Fire and Pinned (lines 1101–1146). */

/** Pinned takes the place of Under Fire; vehicles are never Pinned; a Last Stand takes no marker, and fire at a crew is fire at its vehicle (lines 982, 1123, 1146, 1393). */
export function mark(log: Log, id: string, marker: Marker): void {
  const craft = craftOfCrew(log.state, id)
  if (craft) {
    mark(log, craft.id, 'underFire')
    return
  }
  const piece = pieceIn(log.state, id)
  if (sentryIn(log.state, id)?.fate === 'stands') {
    log.emit({ kind: 'marked', unit: id, marker: 'underFire' })
    return
  }
  const isThere = piece?.fate === 'onTable' || piece?.fate === 'aboard'
  if (!isThere || piece.used.includes('lastStand')) return
  const to = marker === 'pinned' && !isUnit(piece) ? 'underFire' : marker
  if (piece.marker === 'pinned' || piece.marker === to) {
    // A marker that is there already still outlasts this activation, where it was got in it (R27).
    if (log.state.activation?.unit !== id) return
  }
  log.emit({ kind: 'marked', unit: id, marker: piece.marker === 'pinned' ? 'pinned' : to })
}

/** Fire from opposite sides in one turn: a Pinning Test (line 1119). */
export function testPinning(log: Log, id: string): void {
  const unit = unitIn(log.state, id)
  if (unit?.fate !== 'onTable') return
  if (!passes(log, { purpose: 'pinning', side: unit.side, unit: id }, jointLevel(log.state, unit)))
    mark(log, id, 'pinned')
}
