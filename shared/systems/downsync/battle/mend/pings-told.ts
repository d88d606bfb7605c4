import type { Line } from '../../../../battle/correction.ts'
import { revealOptions } from '../../pings.ts'
import { taskforcePings } from '../course/who.ts'
import type { Command } from '../documents/commands.ts'
import type { BattleEvent } from '../documents/events.ts'
import { activeOf, idsOf, isOnTable, ofSig, pingIn, reserveOf, unitIn } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'

/** A Ping that a correction brings to light earlier or later than it came to light then (lines 386, 412). */

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

/** A Taskforce with Units that are not to light yet, with the Pings that they came of; null where there are none. */
export function asPings(command: Command, state: BattleState, earlier: Lines): Command | null {
  if (command.kind !== 'designate') return null
  const pingOf = (id: string): string | null => {
    if (unitIn(state, id)?.fate !== 'reserve') return null
    const ping = pingIn(state, toldIn(earlier).find(({ unit }) => unit === id)?.ping ?? null)
    return ping && isOnTable(ping) ? ping.id : null
  }
  const pings = command.units.flatMap((id) => pingOf(id) ?? [])
  if (pings.length === 0) return null
  const units = command.units.filter((id) => pingOf(id) === null)
  return { ...command, units, pings: [...command.pings, ...pings] }
}

/** In the Reveal phase: a Ping of the Taskforce that was designated then as the Unit that it had come to light as (lines 219, 390). */
export function revealedFor(state: BattleState, earlier: Lines): Command | null {
  const at = earlier.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'designated'))
  const designated = (earlier[at]?.events ?? []).flatMap((event) =>
    event.kind === 'designated' ? event.units : [],
  )
  const pings = taskforcePings(state)
  const [told] = toldIn(earlier.slice(0, Math.max(0, at))).filter(
    ({ ping, unit }) =>
      unit !== null &&
      designated.includes(unit) &&
      pings.includes(ping) &&
      unitIn(state, unit)?.fate === 'reserve',
  )
  return told ? { kind: 'reveal', side: activeOf(state), ping: told.ping, unit: told.unit } : null
}
