import type {
  Command,
  CommandOf,
} from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { sideOf, type Side, type TargetId } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Sighting } from '../../../../shared/systems/seven-seconds/arguments.ts'

/**
 * Commands in short, given by the side whose piece it is. What is not named was measured so that it does not
 * matter: in the open, in the arc, at 0", nothing near. `over` changes anything, the side too.
 */

type Over<Kind extends Command['kind']> = Partial<CommandOf<Kind>>

function of(piece: TargetId): Side {
  const side = sideOf(piece)
  if (!side) throw new Error(`${piece} is nobody's.`)
  return side
}

const SEEN = { range: 0, targetCover: 'none', intervening: 'none', outOfArc: false } as const

export function activate(piece: TargetId, over: Over<'activate'> = {}): CommandOf<'activate'> {
  return { kind: 'activate', side: of(piece), piece, as: 'unit', reveal: false, ...over }
}

export function checkSuit(unit: string): CommandOf<'check-suit'> {
  return { kind: 'check-suit', side: of(unit), unit }
}

export function reveal(blip: string): CommandOf<'reveal'> {
  return { kind: 'reveal', side: of(blip), blip }
}

export function endActivation(piece: TargetId, fields: string[] = []): CommandOf<'end-activation'> {
  return { kind: 'end-activation', side: of(piece), piece, fields }
}

export function endTurn(side: Side): CommandOf<'end-turn'> {
  return { kind: 'end-turn', side }
}

export function pass(side: Side): CommandOf<'pass'> {
  return { kind: 'pass', side }
}

/** Over open ground: as much movement is spent as the straight line is long. */
/** `inches` is null for a Blip, whose way nobody measures. */
export function move(piece: TargetId, inches: number | null, over: Over<'move'> = {}): CommandOf<'move'> {
  return { kind: 'move', side: of(piece), piece, inches, spent: inches, passes: [], near: [], ...over }
}

export function jump(unit: string, inches: number, over: Over<'jump'> = {}): CommandOf<'jump'> {
  return { kind: 'jump', side: of(unit), unit, inches, passes: [], near: [], ...over }
}

export function target(unit: string, dice: number): CommandOf<'target'> {
  return { kind: 'target', side: of(unit), unit, dice }
}

export function wish(
  to: TargetId,
  counters: number,
  seen: Partial<Omit<Sighting, 'scale'>> = {},
): CommandOf<'spend-pool'>['wishes'][number] {
  return { target: to, counters, ...SEEN, ...seen }
}

export function spendPool(
  unit: string,
  ...wishes: CommandOf<'spend-pool'>['wishes']
): CommandOf<'spend-pool'> {
  return { kind: 'spend-pool', side: of(unit), unit, wishes }
}

export function fireRifle(
  unit: string,
  at: TargetId,
  over: Over<'fire-rifle'> = {},
): CommandOf<'fire-rifle'> {
  return { kind: 'fire-rifle', side: of(unit), unit, target: at, ...SEEN, ...over }
}

/** Past nobody but the target itself. */
export function fireMissile(
  unit: string,
  at: TargetId,
  over: Over<'fire-missile'> = {},
): CommandOf<'fire-missile'> {
  const seen = { targetCover: 'none' } as const
  return { kind: 'fire-missile', side: of(unit), unit, target: at, ...seen, interceptors: [], ...over }
}

/** The owner's answer to a missile on its way: `intercept('b')` reveals nothing. */
export function intercept(side: Side, ...blips: TargetId[]): CommandOf<'intercept'> {
  return { kind: 'intercept', side, blips }
}

/** `resolveBlast('a-tactical-1', { 'b-scout-1': 2.5 })`: who is in it, and how far from its centre. */
export function resolveBlast(
  unit: string,
  within: Readonly<Record<TargetId, number>> = {},
  over: Over<'resolve-blast'> = {},
): CommandOf<'resolve-blast'> {
  const list = Object.entries(within).map(([id, inches]) => ({ id, inches }))
  return { kind: 'resolve-blast', side: of(unit), unit, within: list, onTable: true, ...over }
}

export function fireFlamer(
  unit: string,
  inside: TargetId[] = [],
  over: Over<'fire-flamer'> = {},
): CommandOf<'fire-flamer'> {
  return { kind: 'fire-flamer', side: of(unit), unit, inches: 3, outOfArc: false, inside, ...over }
}

/** The dice of a missile that Blips were revealed to intercept. */
export function rollMissile(unit: string): CommandOf<'roll-missile'> {
  return { kind: 'roll-missile', side: of(unit), unit }
}

export function rollDamage(unit: string): CommandOf<'roll-damage'> {
  return { kind: 'roll-damage', side: of(unit), unit }
}

export function command(unit: string, to: TargetId): CommandOf<'command'> {
  return { kind: 'command', side: of(unit), unit, to }
}

export function repair(unit: string, trooper: string, touching = true): CommandOf<'repair'> {
  return { kind: 'repair', side: of(unit), unit, target: trooper, touching }
}

export function kamikaze(unit: string, inches: number, over: Over<'kamikaze'> = {}): CommandOf<'kamikaze'> {
  const spent = over.by === 'jump' ? null : inches
  const flight = { inches, spent, passes: [], near: [] }
  return { kind: 'kamikaze', side: of(unit), unit, by: 'move', ...flight, ...over }
}

export function explode(unit: string, contact: TargetId | null = null): CommandOf<'explode'> {
  return { kind: 'explode', side: of(unit), unit, contact }
}

/** Against each that it touches, where the group rules it so. */
export function explodeAtEach(unit: string, ...contacts: TargetId[]): CommandOf<'explode'> {
  return { ...explode(unit), contacts }
}

export function toggleJammer(unit: string): CommandOf<'toggle-jammer'> {
  return { kind: 'toggle-jammer', side: of(unit), unit }
}
