import type { Line } from '../../../../battle/correction.ts'
import { revealOptions } from '../../pings.ts'
import type { Command } from '../documents/commands.ts'
import type { BattleEvent } from '../documents/events.ts'
import { idsOf, isOnTable, ofSig, pingIn, reserveOf, unitIn } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'

/** A Ping that a correction brings to light earlier than it came to light then (lines 386, 412). */

type Lines = readonly Line<BattleEvent>[]

/** What Pings came to light as in these lines. */
const toldIn = (lines: Lines) =>
  lines.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'revealed' ? [event] : [])))

/** What it came to light as then; else a decoy where it may be one, else a Unit that no other Ping came to be. */
export function identityOf(state: BattleState, id: string, later: Lines): string | null {
  const ping = pingIn(state, id)
  if (!ping) return null
  const { decoy } = revealOptions(ofSig(state, ping))
  const reserve = idsOf(reserveOf(state, ping.side, ping.sig))
  const told = toldIn(later)
  const own = told.find((one) => one.ping === id)
  if (own && (own.unit === null ? decoy : reserve.includes(own.unit))) return own.unit
  if (decoy) return null
  return reserve.find((unit) => !told.some((one) => one.unit === unit)) ?? reserve[0] ?? null
}

/** A line about Pings that are Units by now, about those Units; null where it is about none. */
export function asUnits(command: Command, state: BattleState, following: Lines): Command | null {
  const unitOf = (id: string): string | null => {
    if (pingIn(state, id)?.fate !== 'unit') return null
    const unit = unitIn(state, toldIn(following).find((one) => one.ping === id)?.unit ?? null)
    return unit && isOnTable(unit) ? unit.id : null
  }
  if (command.kind === 'move') {
    const piece = unitOf(command.piece)
    return piece === null ? null : { ...command, piece }
  }
  if (command.kind !== 'designate') return null
  const units = command.pings.flatMap((id) => unitOf(id) ?? [])
  if (units.length === 0) return null
  const pings = command.pings.filter((id) => unitOf(id) === null)
  return { ...command, units: [...command.units, ...units], pings }
}
