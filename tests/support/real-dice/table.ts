import type { CommandOf } from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Objective, Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import type { DroneType, Stat, TrooperType } from '../../../shared/systems/seven-seconds/words.ts'
import {
  NAMES,
  OBJECTIVES,
  TERRAIN,
  besideOf,
  deployedAt,
  nearObjectives,
  type Ground,
  type Point,
} from './measures.ts'

/**
 * What lies on the table and what happens to it, by the lines of the rule book. Like the referee it knows nothing of
 * `shared/systems` but names. Side a attacks.
 */

export interface Piece {
  readonly id: string
  readonly side: Side
  /** Null for a Blip. */
  readonly type: TrooperType | DroneType | null
  /** What a Blip hides. */
  readonly hides: readonly string[]
  where: 'hidden' | 'table' | 'gone'
  at: Point
  /** Null for drones and Blips. */
  facing: Point | null
  counters: number
  damaged: boolean
  stunned: boolean
  jamming: boolean
  ready: boolean
  moved: boolean
  near: readonly string[]
  /** Who came to light beside it, as long as both stay there. */
  beside: string | null
  /** Haywire drones of which it was said that it does not stand in their field. */
  clearOf: Set<string>
}

/** Somebody in a blast, in flames or in a jamming field. */
export type Place = Readonly<{ id: string; inches: number }>
export type Blow = Readonly<{ cause: 'blast' | 'flamer' | 'jamming'; by: Side; radius: number }>
export type Numbers = Readonly<Record<Stat, number>>
type Way = Omit<CommandOf<'move'>, 'kind' | 'side' | 'piece' | 'spent'>

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a')
const TROOPERS: readonly unknown[] = ['tactical', 'commander', 'assault', 'scout', 'engineer']

export class Table {
  readonly pieces = new Map<string, Piece>()
  readonly objectives = new Map<string, { counters: number; holder: Side | null; destroyed: boolean }>(
    NAMES.map((name) => [name, { counters: 0, holder: null, destroyed: false }]),
  )
  readonly ground: Ground[] = [...TERRAIN]
  firstKill: Side | null = null
  /** As they fell, those that are not used yet. */
  dice: number[] = []
  private readonly numbers: Readonly<Record<Side, Numbers>>

  constructor(numbers: Readonly<Record<Side, Numbers>>) {
    this.numbers = numbers
  }

  /** Puts a Blip for each of 16 squares on the table, and hides in them what stands there. */
  deploy(
    side: Side,
    units: readonly Pick<Piece, 'id' | 'type'>[],
    squares: Readonly<Record<string, number>>,
  ): void {
    const put = (id: string, square: number, rest: Pick<Piece, 'type' | 'hides' | 'where'>): void => {
      const at = deployedAt(square, side === 'a')
      const facing = TROOPERS.includes(rest.type) ? { x: 0, y: side === 'a' ? 1 : -1 } : null
      const marks = { counters: 0, damaged: false, stunned: false, jamming: false, ready: true, moved: false }
      const known = { near: nearObjectives(at), beside: null, clearOf: new Set<string>() }
      this.pieces.set(id, { id, side, at, facing, ...marks, ...known, ...rest })
    }
    for (const { id, type } of units) put(id, squares[id] ?? 0, { type, hides: [], where: 'hidden' })
    for (let square = 1; square <= 16; square += 1) {
      const hides = units.filter(({ id }) => squares[id] === square).map(({ id }) => id)
      put(`${side}-blip-${square}`, square, { type: null, hides, where: 'table' })
    }
  }

  piece(id: string): Piece {
    const found = this.pieces.get(id)
    if (!found) throw new Error(`no piece ${id}`)
    return found
  }
  /** Units on the table, and Blips that still lie there. */
  on(side?: Side): Piece[] {
    return [...this.pieces.values()].filter((one) => one.where === 'table' && (!side || one.side === side))
  }
  units(side?: Side): Piece[] {
    return this.on(side).filter(({ type }) => type !== null)
  }
  blips(side: Side): Piece[] {
    return this.on(side).filter(({ type }) => type === null)
  }
  isTrooper(id: string): boolean {
    return TROOPERS.includes(this.piece(id).type)
  }
  /** Troopers that are out of the battle, or those that are left, hidden ones too. */
  troopers(side: Side, are: 'out' | 'left'): Piece[] {
    return [...this.pieces.values()].filter(
      (one) => one.side === side && this.isTrooper(one.id) && (one.where === 'gone') === (are === 'out'),
    )
  }
  surviving(): Objective[] {
    return NAMES.filter((name) => this.objectives.get(name)?.destroyed === false)
  }
  placeOf(id: string): Point {
    return NAMES.includes(id as Objective) ? OBJECTIVES[id as Objective] : this.piece(id).at
  }
  countersOn(id: string): number {
    return (this.objectives.get(id) ?? this.piece(id)).counters
  }
  /** L287–354, 417: drones answer with Robotics, specialists have one more, 5 at most. */
  stat(id: string, name: Stat): number {
    const { side, type } = this.piece(id)
    if (!this.isTrooper(id)) return this.numbers[side].robotics
    const plus =
      (type === 'assault' && name === 'armour') ||
      (type === 'scout' && (name === 'sensors' || name === 'stealth')) ||
      (type === 'engineer' && name === 'countermeasures')
    return Math.min(5, this.numbers[side][name] + (plus ? 1 : 0))
  }

  roll(count: number): number[] {
    const rolled = this.dice.splice(0, count)
    if (rolled.length < count) throw new Error(`the book asks for ${count} dice more than were rolled`)
    return rolled
  }
  die(): number {
    return this.roll(1)[0] ?? 0
  }

  /** L644–664, R25. */
  reveal(id: string): readonly string[] {
    const blip = this.piece(id)
    if (blip.type !== null) return [id]
    blip.where = 'gone'
    for (const [index, hidden] of blip.hides.entries()) {
      const { ready, moved, near } = blip
      const at = index === 0 ? blip.at : besideOf(blip.at)
      const beside = blip.hides.find((other) => other !== hidden) ?? null
      Object.assign(this.piece(hidden), { where: 'table', ready, moved, near, at, beside })
    }
    return blip.hides
  }
  /** L376, R28. */
  holdObjectives(): void {
    for (const [name, objective] of this.objectives) {
      const near = this.on().filter((one) => one.near.includes(name))
      const [holder] = near.map(({ side }) => side)
      if (objective.destroyed || !holder) continue
      const secures = objective.holder === holder || near.some(({ moved }) => moved)
      objective.holder = secures && near.every(({ side }) => side === holder) ? holder : null
    }
  }
  add(id: string, counters: number): void {
    const objective = this.objectives.get(id)
    if (objective) objective.counters += counters
    else if (this.piece(id).where === 'table') this.piece(id).counters += counters
  }

  /** Gives who came to light in place of a moving Blip. */
  travel(
    id: string,
    by: 'move' | 'jump',
    { inches, passes, near, fields }: Way,
    to: Point,
  ): readonly string[] {
    const piece = this.piece(id)
    if (inches !== 0) {
      if (piece.facing) piece.facing = { x: to.x - piece.at.x, y: to.y - piece.at.y }
      if (piece.beside !== null) this.piece(piece.beside).beside = null
      Object.assign(piece, { at: to, moved: true, beside: null, clearOf: new Set() })
      this.forget(id)
    }
    piece.near = near
    if (fields) this.said(id, fields)
    if (piece.type !== null) {
      piece.counters -= Math.min(piece.counters, this.stat(id, 'stealth'), Math.floor(inches ?? 0))
      if (by === 'jump') piece.counters += 1
    }
    const movers = this.sense(piece, passes)
    this.holdObjectives()
    return piece.where === 'gone' ? movers : []
  }
  private sense({ id, side }: Piece, passes: readonly string[]): readonly string[] {
    const met = passes.filter((one) => this.pieces.get(one)?.side === otherSide(side))
    // L710: a moving Blip is revealed first; a Decoy goes and nothing else happens.
    const movers = met.length > 0 ? this.reveal(id) : [id]
    if (movers.length === 0) return []
    const enemies = met.flatMap((one) => this.reveal(one))
    for (const one of enemies) this.add(one, 1)
    for (const one of movers) this.add(one, enemies.length)
    for (const one of passes) if (this.objectives.has(one)) this.add(one, 1)
    return movers
  }

  jammers(but: string): string[] {
    return this.units().flatMap(({ id, jamming }) => (jamming && id !== but ? [id] : []))
  }
  /** Drones in whose field a piece may stand, for all that was said. */
  jammersFor(id: string): string[] {
    return this.jammers(id).filter((one) => !this.piece(id).clearOf.has(one))
  }
  /** In which fields it stands was said: it is clear of the others. */
  said(id: string, fields: readonly string[]): void {
    for (const one of this.jammers(id)) if (!fields.includes(one)) this.piece(id).clearOf.add(one)
  }
  /** A field is somewhere else: nobody knows any more who stands in it. */
  private forget(drone: string): void {
    for (const one of this.pieces.values()) one.clearOf.delete(drone)
  }
  toggle(id: string): void {
    this.piece(id).jamming = !this.piece(id).jamming
    this.forget(id)
  }

  destroy(id: string, by: Side): void {
    const objective = this.objectives.get(id)
    if (objective) objective.destroyed = true
    else if (this.piece(id).where === 'table') {
      Object.assign(this.piece(id), { where: 'gone', jamming: false, ready: false })
      if (this.isTrooper(id) && by !== this.piece(id).side) this.firstKill ??= by
    }
  }
  private damage(id: string, by: Side): void {
    if (this.piece(id).damaged) this.destroy(id, by)
    else this.piece(id).damaged = true
  }
  graze(id: string, by: Side): void {
    if (!this.isTrooper(id)) return this.destroy(id, by)
    const [red = 0, normal = 0] = this.roll(2)
    if (red > this.stat(id, 'armour')) this.piece(id).stunned = true
    if (normal > this.stat(id, 'armour')) this.damage(id, by)
  }
  private blast(id: string, dice: number, by: Side): void {
    const exceeds = (): boolean => dice > 0 && this.roll(dice).some((die) => die > this.stat(id, 'armour'))
    const { damaged } = this.piece(id)
    if (!exceeds()) return
    this.damage(id, by)
    if (damaged || !exceeds()) return
    this.piece(id).stunned = true
    if (exceeds()) this.destroy(id, by)
  }
  strike({ id, inches }: Place, { cause, by, radius }: Blow): void {
    if (this.piece(id).where !== 'table') return
    if (!this.isTrooper(id)) this.destroy(id, by)
    else if (cause === 'flamer') this.graze(id, by)
    else if (cause === 'blast') this.blast(id, radius - Math.floor(inches), by)
    else if (this.die() > this.stat(id, 'armour')) this.damage(id, by)
  }
  /** Gives who has still to roll: where a Blip is among them, troopers roll by a command of their own. */
  strikeAll(places: readonly Place[], blow: Blow): readonly Place[] {
    const isHidden = places.some(({ id }) => this.piece(id).type === null)
    const all = places.flatMap(({ id, inches }) => this.reveal(id).map((unit) => ({ id: unit, inches })))
    const late = all.filter(({ id }) => isHidden && this.isTrooper(id))
    for (const place of all) if (!late.includes(place)) this.strike(place, blow)
    return late
  }
}
