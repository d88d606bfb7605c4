import type { Command, CommandOf } from '../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { DroneType, TrooperType } from '../../shared/systems/seven-seconds/words.ts'
import { TERRAIN, type Ground, type Spot } from './tabletop.ts'

/**
 * The rule book read a second time, apart from the program: what a decision and its dice come to, with the lines of
 * the book. It knows nothing of `shared/systems`; only names of commands are taken from there.
 */

export type Side = 'a' | 'b'
type Type = TrooperType | DroneType

export interface Piece extends Spot {
  readonly id: string
  readonly side: Side
  /** Null for a Blip. */
  readonly type: Type | null
  counters: number
  damaged: boolean
  stunned: boolean
  jamming: boolean
  ready: boolean
  moved: boolean
  /** Where it is: hidden in a Blip, on the table, or out. */
  where: 'hidden' | 'table' | 'gone'
  /** What a Blip hides. */
  readonly hides: readonly string[]
  near: Set<string>
  fate: { by: Side | null } | null
}

export interface Target {
  counters: number
  holder: Side | null
  destroyed: boolean
}

interface Turn {
  side: Side
  allowance: number
  units: number
  extras: number
  squad: string[]
  active: {
    piece: string
    as: 'unit' | 'extra-blip'
    left: number
    obeyed: boolean
    revealed: string[]
  } | null
}

type Numbers = Readonly<
  Record<'sensors' | 'stealth' | 'armour' | 'countermeasures' | 'nuclear' | 'robotics', number>
>

const from = (range: number | readonly [number, number]): number =>
  typeof range === 'number' ? range : range[0]

/** Dice as they fell; asking for more than there are, or leaving some, is a fault. */
export class Fallen {
  private readonly dice: number[]
  constructor(dice: readonly number[]) {
    this.dice = [...dice]
  }
  take(count: number): number[] {
    const taken = this.dice.splice(0, count)
    if (taken.length < count) throw new Error(`the book asks for ${count} dice more than were rolled`)
    return taken
  }
  one(): number {
    return this.take(1)[0] ?? 0
  }
  get left(): number {
    return this.dice.length
  }
}

const other = (side: Side): Side => (side === 'a' ? 'b' : 'a')
const TROOPERS = ['tactical', 'commander', 'assault', 'scout', 'engineer']
export const COVER_STEPS = { none: 0, light: 1, heavy: 2, blocking: 99 } as const

export class Referee {
  readonly pieces = new Map<string, Piece>()
  readonly targets = new Map<string, Target>()
  readonly ground: Ground[] = [...TERRAIN]
  readonly passes: Side[] = []
  turn: Turn | null = null
  over = false
  initiative: Side = 'a'
  firstKill: Side | null = null
  pool = 0
  flight: {
    unit: string
    target: string
    cover: 'none' | 'light' | 'heavy'
    counters: number
    along: string[]
  } | null = null
  blast: {
    unit: string
    cause: 'missile' | 'kamikaze'
    radius: number
    spared: string | null
    touched: string | null
    centre: Spot
  } | null = null
  area: {
    unit: string
    cause: 'blast' | 'flamer' | 'jamming'
    radius: number
    within: { id: string; inches: number }[]
  } | null = null
  fuse: string | null = null
  private readonly numbers: Readonly<Record<Side, Numbers>>

  constructor(numbers: Readonly<Record<Side, Numbers>>) {
    this.numbers = numbers
  }

  piece(id: string): Piece {
    const found = this.pieces.get(id)
    if (!found) throw new Error(`no piece ${id}`)
    return found
  }
  /** Pieces on the table: units, and Blips that still lie there. */
  on(side?: Side): Piece[] {
    return [...this.pieces.values()].filter((one) => one.where === 'table' && (!side || one.side === side))
  }
  units(side?: Side): Piece[] {
    return this.on(side).filter(({ type }) => type !== null)
  }
  blips(side?: Side): Piece[] {
    return this.on(side).filter(({ type }) => type === null)
  }
  isTrooper(id: string): boolean {
    return TROOPERS.includes(this.piece(id).type ?? '')
  }

  /** L287–354, 417: drones answer with Robotics, specialists have one more, 5 at most. */
  stat(id: string, name: keyof Numbers): number {
    const { side, type } = this.piece(id)
    const own = this.numbers[side]
    if (!this.isTrooper(id)) return own.robotics
    const plus =
      (type === 'assault' && name === 'armour') ||
      (type === 'scout' && (name === 'sensors' || name === 'stealth')) ||
      (type === 'engineer' && name === 'countermeasures')
    return Math.min(5, own[name] + (plus ? 1 : 0))
  }

  countersOn(id: string): number {
    return this.targets.get(id)?.counters ?? this.pieces.get(id)?.counters ?? 0
  }
  private add(id: string, by: number): void {
    const target = this.targets.get(id)
    if (target) target.counters += by
    else if (this.pieces.get(id)?.where === 'table') this.piece(id).counters += by
  }

  // ----- turns (L580–596, R26) -----

  ready(side: Side): Piece[] {
    return this.on(side).filter((one) => one.ready)
  }
  /** What may be activated now: pieces as units, and Blips as further ones. */
  mayActivate(): { piece: string; as: 'unit' | 'extra-blip' }[] {
    const { turn } = this
    if (!turn || turn.active) return []
    const ready = this.ready(turn.side)
    const squad = ready.filter(({ id }) => turn.squad.includes(id))
    const rest = ready.filter(({ id }) => !turn.squad.includes(id))
    const units = turn.units < turn.allowance ? [...squad, ...rest] : squad
    const extras = turn.units > 0 && turn.extras < 3 ? rest.filter(({ type }) => type === null) : []
    return [
      ...units.map(({ id }) => ({ piece: id, as: 'unit' as const })),
      ...extras.map(({ id }) => ({ piece: id, as: 'extra-blip' as const })),
    ]
  }
  private begin(side: Side): void {
    const [own, theirs] = [this.ready(side).length, this.ready(other(side)).length]
    const times = theirs === 0 ? 3 : own / theirs
    const allowance = times >= 3 ? 3 : times >= 2 ? 2 : 1
    this.turn = { side, allowance, units: 0, extras: 0, squad: [], active: null }
  }
  private next(last: Side): void {
    const side = [other(last), last].find((one) => this.ready(one).length > 0)
    if (side) this.begin(side)
    else this.endRound()
  }
  endRound(): void {
    this.turn = null
    this.passes.length = 0
  }
  private maybeEndTurn(): void {
    if (this.turn && !this.turn.active && this.mayActivate().length === 0) this.next(this.turn.side)
  }
  /** L568–578: everybody gets an Activation Counter; the higher die, a tie passes the counter over. */
  round(dice: Fallen): void {
    for (const one of this.on()) one.ready = true
    const [a, b] = [dice.one(), dice.one()]
    this.initiative = a === b ? other(this.initiative) : a > b ? 'a' : 'b'
    this.begin(this.initiative)
  }
  firstRound(side: Side): void {
    this.initiative = side
    for (const one of this.on()) one.ready = true
    this.begin(side)
  }

  // ----- Blips (L644–664, R25) -----

  reveal(id: string): string[] {
    const blip = this.piece(id)
    blip.where = 'gone'
    const put: string[] = []
    blip.hides.forEach((hidden, index) => {
      const unit = this.piece(hidden)
      Object.assign(unit, {
        where: 'table',
        ready: blip.ready,
        moved: blip.moved,
        near: new Set(blip.near),
        x: blip.x + index * 1.05,
        y: blip.y,
        fx: 0,
        fy: blip.fy,
      })
      put.push(hidden)
      for (const pair of [...this.apart])
        if (pair.endsWith(` ${id}`)) this.apart.add(pair.replace(` ${id}`, ` ${hidden}`))
    })
    if (this.turn?.active?.piece === id) this.turn.active.revealed.push(...put)
    return put
  }

  // ----- Objectives (L376, R28) -----

  hold(): void {
    for (const [id, target] of this.targets) {
      if (target.destroyed || id.startsWith('ground')) continue
      const near = (side: Side) => this.on(side).filter((one) => one.near.has(id))
      const [a, b] = [near('a'), near('b')]
      if (a.length > 0 && b.length > 0) target.holder = null
      else if (a.length > 0 || b.length > 0) {
        const [side, there] = a.length > 0 ? (['a', a] as const) : (['b', b] as const)
        const secures = there.some(({ moved }) => moved) || target.holder === side
        target.holder = secures ? side : null
      }
    }
  }

  // ----- harm (L784, 834, 958) -----

  destroy(id: string, by: Side | null): void {
    const target = this.targets.get(id)
    if (target) {
      target.destroyed = true
      return
    }
    const unit = this.piece(id)
    if (unit.where !== 'table') return
    unit.where = 'gone'
    unit.jamming = false
    unit.ready = false
    unit.fate = { by }
    if (this.isTrooper(id) && by !== null && by !== unit.side) this.firstKill ??= by
  }
  private damage(id: string, by: Side | null): void {
    const unit = this.piece(id)
    if (unit.damaged) this.destroy(id, by)
    else unit.damaged = true
  }
  graze(id: string, dice: Fallen, by: Side): void {
    if (!this.isTrooper(id)) return this.destroy(id, by)
    const [red = 0, normal = 0] = dice.take(2)
    const armour = this.stat(id, 'armour')
    if (red > armour) this.piece(id).stunned = true
    if (normal > armour) this.damage(id, by)
  }
  blastOn(id: string, radius: number, inches: number, dice: Fallen, by: Side): void {
    if (this.piece(id).where !== 'table') return
    if (!this.isTrooper(id)) return this.destroy(id, by)
    const count = radius - Math.floor(inches)
    if (count < 1) return
    const armour = this.stat(id, 'armour')
    const above = (): boolean => dice.take(count).some((die) => die > armour)
    const before = this.piece(id).damaged
    if (!above()) return
    this.damage(id, by)
    if (before || !above()) return
    this.piece(id).stunned = true
    if (above()) this.destroy(id, by)
  }
  private rollFor(
    id: string,
    inches: number,
    { cause, radius, by }: { cause: 'blast' | 'flamer' | 'jamming'; radius: number; by: string },
    dice: Fallen,
  ): void {
    const { side } = this.piece(by)
    if (this.piece(id).where !== 'table') return
    if (cause === 'flamer') this.graze(id, dice, side)
    else if (cause === 'blast') this.blastOn(id, radius, inches, dice, side)
    else if (!this.isTrooper(id)) this.destroy(id, side)
    else if (dice.one() > this.stat(id, 'armour')) this.damage(id, side)
  }
  /** Everything inside; who comes out of a Blip is a trooper rolls by a command of his own. */
  private harm(
    within: readonly { id: string; inches: number }[],
    how: { cause: 'blast' | 'flamer' | 'jamming'; radius: number; by: string },
    dice: Fallen,
  ): boolean {
    const hidden = within.some(({ id }) => this.piece(id).type === null)
    const all = within.flatMap(({ id, inches }) =>
      (this.piece(id).type === null ? this.reveal(id) : [id]).map((unit) => ({ id: unit, inches })),
    )
    const [late, now] = [
      all.filter(({ id }) => hidden && this.isTrooper(id)),
      all.filter(({ id }) => !hidden || !this.isTrooper(id)),
    ]
    for (const { id, inches } of now) this.rollFor(id, inches, how, dice)
    if (late.length === 0) return true
    this.area = { unit: how.by, cause: how.cause, radius: how.radius, within: late }
    return false
  }

  // ----- activations -----

  /** Drones whose field the piece may stand in: not where the two did not come near each other, or where it was said. */
  jammersFor(id: string): string[] {
    return this.units()
      .filter((one) => one.jamming && one.id !== id && !this.apart.has(`${one.id} ${id}`))
      .map((one) => one.id)
  }
  private readonly apart = new Set<string>()
  private parted(id: string, inches: number | null, passes: readonly string[]): void {
    const forget = (pair: string): boolean => pair.split(' ').includes(id)
    if (inches !== 0) for (const pair of [...this.apart].filter(forget)) this.apart.delete(pair)
    const { side, jamming } = this.piece(id)
    for (const enemy of this.on(other(side)).filter((one) => !passes.includes(one.id))) {
      if (enemy.jamming) this.apart.add(`${enemy.id} ${id}`)
      if (jamming) this.apart.add(`${id} ${enemy.id}`)
    }
  }
  private spend(): void {
    const active = this.turn?.active
    if (active) {
      active.left = Math.max(0, active.left - 1)
      active.obeyed = false
    }
  }
  /** Whether the acting piece has to say in which fields it ends. */
  private after(): void {
    const active = this.turn?.active
    if (!active) return
    const there = [active.piece, ...active.revealed].filter((id) => this.piece(id).where === 'table')
    if (there.length === 0) return this.close()
    const piece = this.piece(active.piece)
    const goesOn = piece.where === 'table' && !piece.stunned && active.left > 0
    if (goesOn || this.jammersFor(active.piece).length > 0) return
    this.close()
  }
  private close(): void {
    this.hold()
    if (this.turn) this.turn.active = null
    this.maybeEndTurn()
  }

  private sense(mover: string, passes: readonly string[]): void {
    const { side, type } = this.piece(mover)
    const met = passes.filter((id) => this.pieces.get(id)?.side === other(side))
    // L710: a moving Blip is revealed first; a Decoy goes and nothing else happens.
    const movers = type === null && met.length > 0 ? this.reveal(mover) : [mover]
    if (movers.length === 0) return
    const enemies = met.flatMap((id) => (this.piece(id).type === null ? this.reveal(id) : [id]))
    for (const id of enemies) this.add(id, 1)
    for (const id of movers) this.add(id, enemies.length)
    for (const id of passes) if (this.targets.has(id)) this.add(id, 1)
  }

  private travel(
    id: string,
    by: 'move' | 'jump',
    { inches, passes, near }: { inches: number | null; passes: readonly string[]; near: readonly string[] },
    to: Spot,
  ): void {
    const piece = this.piece(id)
    const [dx, dy] = [to.x - piece.x, to.y - piece.y]
    const long = Math.hypot(dx, dy)
    if (long > 0.01) Object.assign(piece, { fx: dx / long, fy: dy / long })
    piece.x = to.x
    piece.y = to.y
    if (inches !== 0) piece.moved = true
    piece.near = new Set(near)
    if (piece.type !== null) {
      // L668–672, 688.
      piece.counters -= Math.min(piece.counters, this.stat(id, 'stealth'), Math.floor(inches ?? 0))
      if (by === 'jump') piece.counters += 1
    }
    this.parted(id, inches, passes)
    this.sense(id, passes)
    this.hold()
  }

  /** What a command and its dice come to. `to` is where a movement ends, or the Mean Point of Impact. */
  decide(command: Command, fallen: readonly number[], to: Spot = { x: 0, y: 0, fx: 0, fy: 0 }): void {
    const dice = new Fallen(fallen)
    this.carryOut(command, dice, to)
    if (dice.left > 0) throw new Error(`${command.kind}: ${dice.left} dice more than the book asks for`)
  }

  private carryOut(command: Command, dice: Fallen, to: Spot): void {
    const { turn } = this
    switch (command.kind) {
      case 'activate': {
        if (!turn) throw new Error('no turn')
        const piece = this.piece(command.piece)
        if (!this.mayActivate().some((one) => one.piece === piece.id && one.as === command.as))
          throw new Error(`${piece.id} may not be activated as ${command.as}`)
        this.passes.length = 0
        if (command.as === 'extra-blip') turn.extras += 1
        else if (!turn.squad.includes(piece.id)) turn.units += 1
        if (command.reveal) {
          turn.squad.push(...this.reveal(piece.id))
          if (piece.hides.length === 0) this.hold()
          return this.maybeEndTurn()
        }
        piece.ready = false
        turn.squad = turn.squad.filter((id) => id !== piece.id)
        const left = piece.type !== null && this.isTrooper(piece.id) ? 2 : 1
        turn.active = { piece: piece.id, as: command.as, left, obeyed: false, revealed: [] }
        if (!piece.stunned) return
        // L966.
        if (dice.one() <= 2) piece.stunned = false
        else {
          turn.active.left = 0
          this.after()
        }
        return
      }
      case 'check-suit':
        // L960.
        if (dice.one() <= 4 && turn?.active) turn.active.obeyed = true
        else {
          this.spend()
          this.after()
        }
        return
      case 'move':
        this.travel(command.piece, 'move', command, to)
        this.spend()
        return this.after()
      case 'jump':
        this.travel(command.unit, 'jump', command, to)
        this.spend()
        return this.after()
      case 'kamikaze':
        this.travel(command.unit, command.by, command, to)
        this.spend()
        this.fuse = command.unit
        return
      case 'target':
        this.add(command.unit, command.dice)
        this.pool = dice.take(command.dice).reduce((sum, die) => sum + die, 0)
        this.spend()
        return
      case 'spend-pool':
        return this.allot(command)
      case 'fire-rifle': {
        const plasma = this.piece(command.unit).type === 'assault'
        const rolled = dice.take(this.rifleDice(command))
        this.add(command.unit, 1)
        const [kills, grazes] = plasma ? [2, 3] : [1, 2]
        const { side } = this.piece(command.unit)
        if (rolled.some((die) => die <= kills)) this.destroy(command.target, side)
        else if (rolled.some((die) => die <= grazes)) this.graze(command.target, dice, side)
        this.spend()
        return this.after()
      }
      case 'fire-missile': {
        const { unit, target, targetCover, interceptors } = command
        this.flight = {
          unit,
          target,
          cover: targetCover === 'blocking' ? 'none' : targetCover,
          counters: this.countersOn(target),
          along: [...interceptors],
        }
        this.add(unit, 1)
        this.spend()
        if (this.blips(other(this.piece(unit).side)).length === 0) this.fly(dice, to)
        return
      }
      case 'intercept':
        if (command.blips.length === 0) return this.fly(dice, to)
        this.flight?.along.push(...command.blips.flatMap((id) => this.reveal(id)))
        return
      case 'roll-missile':
        return this.fly(dice, to)
      case 'resolve-blast': {
        const { blast } = this
        if (!blast) throw new Error('no blast')
        this.blast = null
        if (command.onTable) {
          const { x, y } = blast.centre
          this.ground.push({ x, y, radius: blast.radius, cover: 'heavy', hinders: true, name: 'crater' })
        }
        const touched = blast.touched
        const within = command.within.filter(({ id }) => id !== touched)
        const all = touched === null ? within : [{ id: touched, inches: 0 }, ...within]
        if (this.harm(all, { cause: 'blast', radius: blast.radius, by: command.unit }, dice)) this.after()
        return
      }
      case 'roll-damage': {
        const { area } = this
        if (!area) throw new Error('no area')
        this.area = null
        for (const { id, inches } of area.within)
          this.rollFor(id, inches, { cause: area.cause, radius: area.radius, by: area.unit }, dice)
        if (area.cause === 'jamming') return this.close()
        return this.after()
      }
      case 'fire-flamer': {
        this.ground.push({ x: to.x, y: to.y, radius: 2.5, cover: 'light', hinders: false, name: 'smoke' })
        this.add(command.unit, 1)
        this.spend()
        const within = command.inside.map((id) => ({ id, inches: 0 }))
        if (this.harm(within, { cause: 'flamer', radius: 0, by: command.unit }, dice)) this.after()
        return
      }
      case 'command':
        this.add(command.unit, 1)
        this.piece(command.to).ready = true
        this.spend()
        return this.after()
      case 'repair':
        this.add(command.unit, 1)
        this.piece(command.target).damaged = false
        this.spend()
        return this.after()
      case 'toggle-jammer': {
        const drone = this.piece(command.unit)
        this.add(command.unit, 1)
        drone.jamming = !drone.jamming
        for (const pair of this.apart) if (pair.startsWith(`${command.unit} `)) this.apart.delete(pair)
        this.spend()
        return this.after()
      }
      case 'explode':
        return this.explode(command, dice)
      case 'end-activation': {
        this.fuse = null
        const active = turn?.active
        const [field] = command.fields
        if (!active) throw new Error('nobody acts')
        const away = this.jammersFor(active.piece).filter((id) => !command.fields.includes(id))
        if (field !== undefined) {
          const stands = [active.piece, ...active.revealed].filter((id) => this.piece(id).where === 'table')
          const enemy = command.fields.find((id) => this.piece(id).side !== this.piece(active.piece).side)
          const within = stands.map((id) => ({ id, inches: 0 }))
          if (!this.harm(within, { cause: 'jamming', radius: 0, by: enemy ?? field }, dice)) return
        }
        for (const id of away) this.apart.add(`${id} ${active.piece}`)
        return this.close()
      }
      case 'end-turn':
        return this.next(command.side)
      case 'pass': {
        const both = this.passes.includes(other(command.side))
        this.passes.push(command.side)
        if (both || this.ready(other(command.side)).length === 0) this.endRound()
        else this.next(command.side)
        return
      }
      case 'reveal': {
        const active = turn?.active
        const acting = active?.piece === command.blip ? active : null
        const units = this.reveal(command.blip)
        if (!acting || !turn) return
        if (acting.as === 'unit' && acting.left > 0) {
          turn.active = null
          turn.squad.push(...units)
          return this.maybeEndTurn()
        }
        return this.after()
      }
      case 'roll-initiative':
        return this.round(dice)
      case 'roll-roles':
      case 'choose-edge':
      case 'place-objective':
      case 'draw-cards':
      case 'keep-cards':
      case 'muster':
      case 'name-units':
      case 'fill-holding-area':
      case 'deploy':
      case 'withdraw':
      case 'allow-withdrawal':
      case 'pursue':
      case 'agree-to-end':
      case 'settle-objectives':
      case 'measure-end':
      case 'correct-score':
      case 'note':
      case 'set-counter':
      case 'photo':
      case 'give-up-pin':
      case 'put-right':
      case 'put-turn-right':
        throw new Error(`The referee looks at the rounds alone, not at ${command.kind}.`)
    }
  }

  // ----- targeting (L716–746) -----

  price(
    wish: {
      range: number | readonly [number, number]
      targetCover: keyof typeof COVER_STEPS
      intervening: keyof typeof COVER_STEPS
      outOfArc: boolean
    },
    drone: boolean,
  ): { each: number; toll: number } | null {
    if (wish.targetCover === 'blocking' || wish.intervening === 'blocking') return null
    const band = Math.floor(from(wish.range) / 6) + 1 + COVER_STEPS[wish.targetCover]
    const each = band * (wish.outOfArc && !drone ? 2 : 1)
    return { each, toll: each * COVER_STEPS[wish.intervening] }
  }
  private allot({ unit, wishes }: CommandOf<'spend-pool'>): void {
    const drone = !this.isTrooper(unit)
    const cost = wishes.reduce((sum, wish) => {
      const price = this.price(wish, drone)
      if (!price || wish.counters < 1) throw new Error('a wish that the book does not grant')
      return sum + price.toll + price.each * wish.counters
    }, 0)
    if (cost > this.pool) throw new Error(`${cost} points of ${this.pool}`)
    for (const { target } of wishes)
      if (target.startsWith('ground') && !this.targets.has(target))
        this.targets.set(target, { counters: 0, holder: null, destroyed: false })
    const hidden = wishes.filter(({ target }) => this.pieces.get(target)?.type === null)
    for (const wish of wishes) if (!hidden.includes(wish)) this.add(wish.target, wish.counters)
    for (const { target, counters } of hidden) for (const id of this.reveal(target)) this.add(id, counters)
    this.pool = 0
    this.after()
  }

  // ----- rifles (L758–776) -----

  rifleDice({ unit, target, range, targetCover, intervening, outOfArc }: CommandOf<'fire-rifle'>): number {
    if (outOfArc || targetCover === 'blocking' || intervening === 'blocking') return 0
    const width = this.piece(unit).type === 'assault' ? 8 : 12
    const band = Math.floor(from(range) / width) + 1 + COVER_STEPS[targetCover]
    return Math.max(0, Math.floor(this.countersOn(target) / band) - COVER_STEPS[intervening])
  }

  // ----- missiles (L804–834) -----

  private fly(dice: Fallen, to: Spot): void {
    const { flight } = this
    if (!flight) throw new Error('no flight')
    this.flight = null
    const { unit, target, cover, counters } = flight
    const enemy = this.pieces.get(target)
    const along = [...flight.along]
    if (enemy && !along.includes(target)) along.push(target)
    for (const id of along) {
      if (this.piece(id).where !== 'table') continue
      if (this.piece(id).damaged && dice.one() > 4) continue
      if (dice.one() <= this.stat(id, 'countermeasures')) return this.after()
    }
    const hit = dice.one() <= counters - COVER_STEPS[cover]
    const at = enemy ?? to
    if (hit) this.destroy(target, this.piece(unit).side)
    else dice.take(2)
    this.blast = {
      unit,
      cause: 'missile',
      radius: this.stat(unit, 'nuclear'),
      spared: hit ? target : null,
      touched: null,
      centre: hit && enemy ? { ...at } : { ...to },
    }
  }

  private explode({ unit, contact }: CommandOf<'explode'>, dice: Fallen): void {
    const drone = this.piece(unit)
    this.fuse = null
    const hit = contact !== null && dice.one() < this.countersOn(contact)
    if (hit) this.destroy(contact, drone.side)
    this.destroy(unit, drone.side)
    const enemy = contact !== null && this.pieces.has(contact)
    this.blast = {
      unit,
      cause: 'kamikaze',
      radius: this.stat(unit, 'robotics'),
      spared: hit ? contact : null,
      touched: !hit && enemy ? contact : null,
      centre: { ...drone },
    }
  }

  /** As a script writes how pieces stand. */
  standing(): Record<string, string> {
    const units = [...this.pieces.values()].flatMap((one): [string, string][] => {
      if (one.type === null) return one.where === 'table' ? [[one.id, 'hidden']] : []
      if (one.where === 'hidden') return []
      if (one.where === 'gone') return [[one.id, 'destroyed']]
      const words = [
        one.counters,
        one.damaged && 'damaged',
        one.stunned && 'stunned',
        one.jamming && 'jamming',
      ]
      return [[one.id, words.filter((word) => word !== false).join(' ')]]
    })
    const targets = [...this.targets].map(([id, { holder, counters, destroyed }]): [string, string] => [
      id,
      id.startsWith('ground')
        ? String(counters)
        : `${holder ?? 'contested'} ${counters}${destroyed ? ' destroyed' : ''}`,
    ])
    return Object.fromEntries([...units, ...targets])
  }
}

// ----- chances, worked out die by die (L784, 792, 808–834) -----

const atLeastOne = (faces: number, dice: number): number => 1 - ((6 - faces) / 6) ** dice

export interface Harm {
  readonly killed: number
  readonly both: number
  readonly damaged: number
  readonly stunned: number
}
export function grazed(armour: number, before: { damaged: boolean; stunned: boolean }): Harm {
  const above = Math.max(0, 6 - armour) / 6
  const [hurts, faints] = [above, before.stunned ? 0 : above]
  if (before.damaged) return { killed: hurts, both: 0, damaged: 0, stunned: (1 - hurts) * faints }
  return { killed: 0, both: hurts * faints, damaged: hurts * (1 - faints), stunned: faints * (1 - hurts) }
}
export function shot(
  plasma: boolean,
  dice: number,
  armour: number | null,
  before: { damaged: boolean; stunned: boolean },
): Harm {
  const kills = plasma ? 2 : 1
  const kill = atLeastOne(kills, dice)
  const graze = atLeastOne(kills + 1, dice) - kill
  if (armour === null) return { killed: kill + graze, both: 0, damaged: 0, stunned: 0 }
  const after = grazed(armour, before)
  return {
    killed: kill + graze * after.killed,
    both: graze * after.both,
    damaged: graze * after.damaged,
    stunned: graze * after.stunned,
  }
}
export function blasted(
  dice: number,
  armour: number | null,
  before: { damaged: boolean; stunned: boolean },
): Harm {
  if (armour === null) return { killed: 1, both: 0, damaged: 0, stunned: 0 }
  const p = dice < 1 ? 0 : atLeastOne(6 - armour, dice)
  if (before.damaged) return { killed: p, both: 0, damaged: 0, stunned: 0 }
  const faints = p * p * (1 - p)
  return {
    killed: p ** 3,
    both: before.stunned ? 0 : faints,
    damaged: p * (1 - p) + (before.stunned ? faints : 0),
    stunned: 0,
  }
}
