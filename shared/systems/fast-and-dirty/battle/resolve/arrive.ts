import { MINES_RULES } from '../../data/advanced.ts'
import { WEAPON_TABLE } from '../../data/weapons.ts'
import { byTraits } from '../../sheet.ts'
import type { Charge, Moving, Step, StepOf } from '../documents/steps.ts'
import { partnerOf } from '../rules/arms.ts'
import type { Log } from '../rules/rule.ts'
import {
  craftIn,
  faceArmour,
  has,
  isOnTable,
  isUnit,
  joinedTo,
  pieceIn,
  ridersOf,
  rulesOf,
  traitsOf,
  unitIn,
  workIn,
} from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import { GAITS, SPEEDS, type Deed } from '../words.ts'
import { hurt } from './damage.ts'
import { passes, rollDie } from './dice.ts'
import { lose } from './losses.ts'

/** A move comes to its end: mines, the table's edge, contact; or it was repulsed (lines 664, 1405, 1454–1462, 2797). */
export function arrive(log: Log, { moving, charge }: StepOf<'arrive'>): Step[] {
  const { mover, leaves, carried = 0 } = moving
  const piece = pieceIn(log.state, mover)
  if (!piece || !isOnTable(piece)) return []
  if (log.state.activation?.repulsed) {
    if (charge) partnerActed(log, charge)
    return [{ kind: 'turn-away', moving }]
  }
  if (moving.boards !== undefined) {
    log.emit({ kind: 'done', unit: mover, deed: 'board' })
    return [...meetMines(log, mover, moving.mines), { kind: 'board', unit: mover, craft: moving.boards }]
  }
  const met = comeTo(log, piece, moving, charge !== null)
  if (leaves) return [...met, { kind: 'leave', mover, carried }]
  if (!charge) return met
  const charged = unitIn(log.state, charge.at)
  const partner = isUnit(piece) && charge.joint ? partnerOf(log.state, piece) : null
  if (partner)
    log.emit({ kind: 'moved', unit: partner.id, how: 'move', inches: moving.inches, into: moving.into })
  return [
    ...met,
    ...(charged ? [{ kind: 'free-shot' as const, charge }] : []),
    ...(charged ? heroesWith(log.state, charged) : []).map(({ id }) => ({
      kind: 'free-shot' as const,
      charge,
      by: id,
    })),
    { kind: 'contact' as const, charge },
  ]
}

/** Those who go with it, and fire for themselves (line 1757). */
const heroesWith = (state: BattleState, unit: UnitState): readonly UnitState[] =>
  joinedTo(state, unit.id).filter((one) => has(state, one, 'hero'))

/** The other Fire Team has charged along, and acts no more (line 1284). */
export function partnerActed(log: Log, { by, joint }: Charge): void {
  const unit = unitIn(log.state, by)
  const partner = joint && unit ? partnerOf(log.state, unit) : null
  if (partner) log.emit({ kind: 'activation-ended', unit: partner.id })
}

/** It stands where it ends; gives what it has met on the way, and left behind. */
export function comeTo(log: Log, piece: UnitState | CraftState, moving: Moving, charges: boolean): Step[] {
  const { mover, how, inches, into, shelter, mines, uncarried = 0, ground } = moving
  const gait = GAITS.find((one) => one === how)
  const speed = SPEEDS.find((one) => one === how)
  if (gait) log.emit({ kind: 'moved', unit: mover, how: gait, inches, into })
  else if (speed)
    log.emit({
      ...{ kind: 'driven', craft: mover, speed, inches, into },
      ...(ground !== undefined && { ground }),
    })
  if (shelter !== null && isUnit(piece)) log.emit({ kind: 'dug-in', unit: mover, work: shelter })
  const deed: Deed = charges ? 'closeAssault' : (gait ?? 'drive')
  if (log.state.activation?.unit === mover) log.emit({ kind: 'done', unit: mover, deed })
  const met = meetMines(log, mover, mines)
  const behind: Step[] = inches > 0 && uncarried > 0 ? [{ kind: 'wounded', unit: mover }] : []
  return [...behind, ...met]
}

/** Off the table as its mission has it, with who has joined it; who falls back so is lost (lines 634, 1047, 2797). */
export function leave(
  log: Log,
  mover: string,
  falls = log.state.activation?.fallsBack ?? false,
  carried = 0,
): void {
  // With a vehicle go those who ride in it (line 678).
  const along = [...joinedTo(log.state, mover), ...ridersOf(log.state, mover)].map(({ id }) => id)
  for (const id of along) lose(log, id, falls ? 'routed' : 'left', null)
  lose(log, mover, falls ? 'routed' : 'left', null, carried)
}

/** All its figures reach the vehicle, and are off the table; by house rule the vehicle has acted with them. Source: line 676; FAD-092. */
export function comeAboard(log: Log, { unit: id, craft: to }: StepOf<'board'>): void {
  const [unit, craft] = [unitIn(log.state, id), craftIn(log.state, to)]
  if (!unit || !isOnTable(unit) || !craft || !isOnTable(craft)) return
  for (const one of [id, ...joinedTo(log.state, id).map((along) => along.id)])
    log.emit({ kind: 'boarded', unit: one, craft: to })
  if (rulesOf(log.state).boarding === 'bothDone' && !craft.done)
    log.emit({ kind: 'activation-ended', unit: to })
}

/** Each minefield marker that it has come near, one after the other (line 1405). */
export const meetMines = (log: Log, mover: string, mines: readonly string[]): Step[] =>
  mines.flatMap((marker) => meetMine(log, mover, marker))

/** On 5 or more it passes; else it learns what lies there (lines 1405–1413; FAD-250). */
function meetMine(log: Log, mover: string, marker: string): Step[] {
  const piece = pieceIn(log.state, mover)
  const work = workIn(log.state, marker.slice(0, marker.lastIndexOf('/')))
  const number = Number(marker.slice(marker.lastIndexOf('/') + 1))
  if (!piece || !isOnTable(piece) || !work?.mines || !work.fields.includes(number)) return []
  const plus = isUnit(piece) ? byTraits(traitsOf(log.state, piece), 'mine') : 0
  const roll = { side: piece.side, unit: mover }
  if (passes(log, { purpose: 'mine', ...roll }, MINES_RULES.passes - plus)) {
    log.emit({ kind: 'mine-met', unit: mover, marker, outcome: 'passed' })
    return []
  }
  return [{ kind: 'mine', mover, marker, side: work.side }]
}

/** What the owner's records say of it: a dummy that is taken away, or mines (lines 1405–1413). */
export function blow(log: Log, { mover, marker }: StepOf<'mine'>): Step[] {
  const piece = pieceIn(log.state, mover)
  const work = workIn(log.state, marker.slice(0, marker.lastIndexOf('/')))
  if (!piece || !work?.mines) return []
  const isReal = work.mines.real === Number(marker.slice(marker.lastIndexOf('/') + 1))
  log.emit({ kind: 'mine-met', unit: mover, marker, outcome: isReal ? 'blew' : 'dummy' })
  if (!isReal) return []
  const hits = Math.ceil(
    rollDie(log, { purpose: 'mine-hits', side: work.side, unit: work.id }) / (6 / MINES_RULES.hitSides),
  )
  const mines = WEAPON_TABLE[work.mines.heavy ? 'minesAntiVehicle' : 'minesAntiPersonnel']
  if (isUnit(piece)) {
    return hurt(log, { unit: mover, hits, damage: mines.damage ?? 0, by: work.id })
  }
  const armour = faceArmour(log.state, piece, 'bottom')
  const blast = { craft: mover, by: work.id, hits, antiTank: mines.antiTank, armour }
  return [{ kind: 'pierce', ...blast, twoDice: false, sure: false }]
}
