import type { Command } from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Referee } from './referee.ts'
import { otherSide, type Piece } from './table.ts'

/** What the page tells before a decision, worked out from the rule book (L622–638, 778–834, 872, 880) in its words. */

/** What may come of it, each with its share. */
type Parts = readonly (readonly [what: string, share: number])[]

const percent = (share: number): string => {
  const round = Math.round(share * 100)
  if (share > 0 && round === 0) return 'hardly ever'
  return share < 1 && round === 100 ? 'nearly always' : `${round}%`
}
const told = (parts: Parts): string =>
  parts
    .filter(([, share]) => share > 1e-12)
    .map(([what, share]) => `${what} ${percent(share)}`)
    .join(', ')

/** A die shows so many faces or less. */
const upTo = (faces: number): number => Math.min(6, Math.max(0, faces)) / 6
const atLeastOne = (share: number, dice: number): number => 1 - (1 - share) ** Math.max(0, dice)

interface Harm {
  readonly killed?: number
  readonly both?: number
  readonly damaged?: number
  readonly stunned?: number
}
function harm({ killed = 0, both = 0, damaged = 0, stunned = 0 }: Harm, isDrone = false): string {
  return told([
    [isDrone ? 'destroyed' : 'killed', killed],
    ['Stunned and Damaged', both],
    ['Damaged', damaged],
    ['Stunned', stunned],
    ['nothing', 1 - killed - both - damaged - stunned],
  ])
}

/** L784; nobody is Stunned twice, and who is Damaged twice is destroyed. */
function grazed(armour: number, { damaged, stunned }: Piece, share = 1): Harm {
  const hurts = 1 - upTo(armour)
  const faints = stunned ? 0 : hurts
  const alone = share * faints * (1 - hurts)
  if (damaged) return { killed: share * hurts, stunned: alone }
  return { both: share * hurts * faints, damaged: share * hurts * (1 - faints), stunned: alone }
}

/** L834. */
function blasted(armour: number, dice: number, { damaged, stunned }: Piece): Harm {
  const hurts = atLeastOne(1 - upTo(armour), dice)
  if (damaged) return { killed: hurts }
  const faints = hurts ** 2 * (1 - hurts)
  const alone = hurts * (1 - hurts)
  return { killed: hurts ** 3, ...(stunned ? { damaged: alone + faints } : { damaged: alone, both: faints }) }
}

/** What the page tells of a decision before its dice, a line for each that may be harmed; null where it tells nothing. */
export function oddsOf(referee: Referee, command: Command): readonly string[] | null {
  const { table } = referee
  const inArea = (id: string, cause: 'blast' | 'flamer' | 'jamming', dice = 0): string[] => {
    const piece = table.piece(id)
    if (piece.where !== 'table' || piece.type === null) return []
    if (!table.isTrooper(id)) return [harm({ killed: 1 }, true)]
    const armour = table.stat(id, 'armour')
    if (cause === 'flamer') return [harm(grazed(armour, piece))]
    if (cause === 'blast') return [harm(blasted(armour, dice, piece))]
    const hurts = 1 - upTo(armour)
    return [harm(piece.damaged ? { killed: hurts } : { damaged: hurts })]
  }
  if (command.kind === 'fire-rifle') {
    const target = table.piece(command.target)
    const dice = referee.rifleDice(command)
    const kills = table.piece(command.unit).type === 'assault' ? 2 : 1
    const killed = atLeastOne(upTo(kills), dice)
    const grazes = atLeastOne(upTo(kills + 1), dice) - killed
    if (!table.isTrooper(target.id)) return [harm({ killed: killed + grazes }, true)]
    const after = grazed(table.stat(target.id, 'armour'), target, grazes)
    return [harm({ ...after, killed: killed + (after.killed ?? 0) })]
  }
  if (command.kind === 'fire-missile') {
    const { target, targetCover, interceptors } = command
    const past = (table.objectives.has(target) ? interceptors : [...interceptors, target])
      .map((id) => upTo(table.stat(id, 'countermeasures')) * (table.piece(id).damaged ? upTo(4) : 1))
      .reduce((share, stops) => share * (1 - stops), 1)
    const loss = targetCover === 'heavy' ? 2 : targetCover === 'light' ? 1 : 0
    const hits = past * upTo(table.countersOn(target) - loss)
    const parts: Parts = [
      ['direct hit', hits],
      ['deviates', past - hits],
      ['intercepted', 1 - past],
    ]
    return [told(parts)]
  }
  if (command.kind === 'explode') {
    if (command.contact === null) return []
    const hits = upTo(table.countersOn(command.contact) - 1)
    const parts: Parts = [
      ['destroys it', hits],
      ['blast', 1 - hits],
    ]
    return [told(parts)]
  }
  if (command.kind === 'fire-flamer') return command.inside.flatMap((id) => inArea(id, 'flamer'))
  if (command.kind === 'resolve-blast') {
    const { radius, touched } = referee.pending('blast')
    const within = [...touched, ...command.within]
    return within.flatMap(({ id, inches }) => inArea(id, 'blast', radius - Math.floor(inches)))
  }
  if (command.kind === 'roll-damage') {
    const { blow, within } = referee.pending('area')
    return within.flatMap(({ id, inches }) => inArea(id, blow.cause, blow.radius - Math.floor(inches)))
  }
  if (command.kind !== 'end-activation' || command.fields.length === 0) return null
  return table.isTrooper(command.piece) ? inArea(command.piece, 'jamming') : []
}

/** The actions of who acts, in the page's order; null where it has to do something else first. */
export function offersOf(referee: Referee): readonly string[] | null {
  const { table } = referee
  const active = referee.turn?.active
  const piece = active ? table.piece(active.piece) : null
  if (!active || active.pending || active.left === 0 || piece?.where !== 'table') return null
  const { id, side, type, damaged, stunned } = piece
  if (type === null || damaged || stunned) return null
  const isTrooper = table.isTrooper(id)
  const isMarked = table.units(otherSide(side)).some(({ counters }) => counters > 0)
  const idle = table.on(side).filter((one) => one.id !== id && !one.ready)
  const commanded = type === 'engineer' ? idle.filter((one) => one.type && !table.isTrooper(one.id)) : idle
  const offers: Readonly<Record<string, boolean>> = {
    Move: true,
    Jump: !isTrooper || type === 'scout',
    Target: isTrooper || type === 'recce',
    'Fire rifle': isTrooper && isMarked,
    'Fire missile':
      isTrooper &&
      type !== 'commander' &&
      (isMarked || table.surviving().some((name) => table.countersOn(name) > 0)),
    Flamer: isTrooper,
    Command: (type === 'commander' || type === 'engineer') && commanded.length > 0,
    Repair: type === 'engineer' && table.units(side).some((one) => one.damaged),
    Kamikaze: type === 'kamikaze',
    'Toggle jammer': type === 'haywire',
    'End activation': true,
  }
  return Object.keys(offers).filter((action) => offers[action])
}
