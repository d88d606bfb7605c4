import type {
  Command,
  CommandKind,
  CommandOf,
} from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import type { Cover } from '../../../shared/systems/seven-seconds/words.ts'
import { inField, type Point } from './measures.ts'
import { Table, otherSide, type Blow, type Numbers, type Piece, type Place } from './table.ts'

/**
 * The rule book read a second time, apart from the program: what a decision and its dice come to, with the lines of
 * the book. It knows nothing of `shared/systems`; only names are taken from there.
 */

/** What an action has begun. */
type Pending = Readonly<
  | { kind: 'pool'; points: number }
  /** `along` may stop it before its target does. */
  | { kind: 'flight'; target: string; needs: number; along: readonly string[]; answered: boolean }
  | { kind: 'blast'; radius: number; centre: Point; spared: string | null; touched: readonly Place[] }
  | { kind: 'area'; blow: Blow; within: readonly Place[] }
  | { kind: 'fuse' }
>

interface Active {
  readonly piece: string
  left: number
  obeyed: boolean
  /** Who came to light in its place. */
  revealed: readonly string[]
  pending: Pending | null
}
interface Turn {
  readonly side: Side
  readonly allowance: number
  units: number
  extras: number
  squad: readonly string[]
  active: Active | null
}

type Rule<Kind extends CommandKind> = (command: CommandOf<Kind>, to: Point) => void
type Sighted = Pick<CommandOf<'fire-rifle'>, 'range' | 'targetCover' | 'intervening' | 'outOfArc'>

/** Range Bands and Target Counters, or dice, that cover takes (L906–928). */
const STEPS: Readonly<Record<Cover, number>> = { none: 0, light: 1, heavy: 2, blocking: Infinity }
const inchesOf = (range: Sighted['range']): number => (typeof range === 'number' ? range : range[0])
/** Somebody inside, whose distance makes no difference. */
const inside = (id: string): Place => ({ id, inches: 0 })

export class Referee {
  readonly table: Table
  turn: Turn | null = null
  leaving: Side | null = null
  settled = false
  /** Set when the battle has ended. */
  controls: Side | null | undefined = undefined
  private initiative: Side = 'a'
  private passed: Side | null = null

  constructor(numbers: Readonly<Record<Side, Numbers>>) {
    this.table = new Table(numbers)
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
  private ready(side: Side): Piece[] {
    return this.table.on(side).filter((one) => one.ready)
  }
  begin(side: Side): void {
    const times = this.ready(side).length / this.ready(otherSide(side)).length
    const allowance = times >= 3 ? 3 : times >= 2 ? 2 : 1
    this.turn = { side, allowance, units: 0, extras: 0, squad: [], active: null }
  }
  private nextTurn(last: Side): void {
    const side = [otherSide(last), last].find((one) => this.ready(one).length > 0)
    if (side) this.begin(side)
    else this.endRound()
  }
  private maybeEndTurn({ side }: Turn): void {
    if (this.mayActivate().length === 0) this.nextTurn(side)
  }
  private endRound(): void {
    this.turn = null
    this.passed = null
    const left = (['a', 'b'] as const).filter((side) => this.table.troopers(side, 'left').length > 0)
    if (left.length < 2) this.end(left[0] ?? null)
  }
  private end(controls: Side | null): void {
    this.controls = controls
    if (controls === 'b')
      this.settle(Object.fromEntries(this.table.surviving().map((name) => [name, 'secured'])))
  }
  /** L376, 618: what its side had Secured stays so when it is Inspected. */
  private settle(states: CommandOf<'settle-objectives'>['states']): void {
    for (const [name, state] of Object.entries(states)) {
      const objective = this.table.objectives.get(name)
      if (!objective) throw new Error(`no Objective ${name}`)
      if (state === 'inspected') objective.counters = Math.max(10, objective.counters)
      if (state === 'destroyed') objective.destroyed = true
      else if (state === 'secured') objective.holder = this.controls ?? null
      else if (objective.holder !== this.controls) objective.holder = null
    }
  }

  acting(): Active {
    if (!this.turn?.active) throw new Error('nobody acts')
    return this.turn.active
  }
  pending<Kind extends Pending['kind']>(kind: Kind): Extract<Pending, { kind: Kind }> {
    const { pending } = this.acting()
    if (pending?.kind !== kind) throw new Error(`no ${kind} has begun`)
    return pending as Extract<Pending, { kind: Kind }>
  }
  /** The acting piece, or who came to light in its place. */
  present(): Piece[] {
    const { piece, revealed } = this.acting()
    return [piece, ...revealed].map((id) => this.table.piece(id)).filter(({ where }) => where === 'table')
  }
  /** An action is used, and shows who takes it (L626). */
  private spend(counters = 0): void {
    const active = this.acting()
    this.table.add(active.piece, counters)
    active.left -= 1
    active.obeyed = false
  }
  /** An action that is over with that. */
  private finish(counters = 0): void {
    this.spend(counters)
    this.goOn()
  }
  private wait(pending: Pending): void {
    this.acting().pending = pending
  }
  /** Ends the activation, unless it goes on or it has to be said in which fields the piece stands. */
  private goOn(): void {
    const active = this.acting()
    active.pending = null
    const { id, where, stunned } = this.table.piece(active.piece)
    const canAct = where === 'table' && !stunned && active.left > 0
    const isAsked = this.table.jammersFor(id).length > 0
    if (this.present().length > 0 && (canAct || isAsked)) return
    for (const one of this.present())
      for (const drone of this.table.jammers(one.id))
        if (inField(one.at, this.table.piece(drone).at))
          throw new Error(`${one.id} ends in the field of ${drone}, and nobody asks`)
    this.close()
  }
  private close(): void {
    const { turn } = this
    if (!turn) return
    this.table.holdObjectives()
    turn.active = null
    this.maybeEndTurn(turn)
  }
  /** Harms all in an area; false where somebody has still to roll. */
  private harm(places: readonly Place[], blow: Blow): boolean {
    const within = this.table.strikeAll(places, blow)
    if (within.length > 0) this.wait({ kind: 'area', blow, within })
    return within.length === 0
  }

  /** What a command and its dice come to. `to` is where a movement ends, or where smoke is laid. */
  decide(command: Command, dice: readonly number[], to: Point = { x: 0, y: 0 }): void {
    this.table.dice = [...dice]
    const rule = this.ruleOf(command.kind)
    if (!rule) throw new Error(`The referee knows nothing of ${command.kind}.`)
    rule(command, to)
    const { length } = this.table.dice
    if (length > 0) throw new Error(`${command.kind}: ${length} dice more than the book asks for`)
  }
  private ruleOf<Kind extends CommandKind>(kind: Kind): Rule<Kind> | undefined {
    return this.rules[kind]
  }

  private readonly rules: { readonly [Kind in CommandKind]?: Rule<Kind> } = {
    // L568–578: a tie passes the Initiative Counter over.
    'roll-initiative': () => {
      for (const one of this.table.on()) one.ready = true
      const [a = 0, b = 0] = this.table.roll(2)
      this.initiative = a === b ? otherSide(this.initiative) : a > b ? 'a' : 'b'
      this.begin(this.initiative)
    },
    activate: (command) => this.activate(command),
    // L960.
    'check-suit': () => {
      this.acting().obeyed = this.table.die() <= 4
      if (!this.acting().obeyed) this.finish()
    },
    move: (command, to) => {
      this.acting().revealed = this.table.travel(command.piece, 'move', command, to)
      this.finish()
    },
    jump: (command, to) => {
      this.table.travel(command.unit, 'jump', command, to)
      this.finish()
    },
    kamikaze: (command, to) => {
      this.table.travel(command.unit, command.by, command, to)
      this.spend()
      this.wait({ kind: 'fuse' })
    },
    // L870–872.
    explode: ({ unit, contact, side }) => {
      const { table } = this
      const isHit = contact !== null && table.die() < table.countersOn(contact)
      if (isHit) table.destroy(contact, side)
      table.destroy(unit, side)
      const touched = !isHit && contact !== null && table.pieces.has(contact) ? [inside(contact)] : []
      const [radius, centre] = [table.stat(unit, 'robotics'), table.piece(unit).at]
      this.wait({ kind: 'blast', radius, centre, spared: isHit ? contact : null, touched })
    },
    // L716–718.
    target: ({ dice }) => {
      this.spend(dice)
      this.wait({ kind: 'pool', points: this.table.roll(dice).reduce((sum, die) => sum + die, 0) })
    },
    'spend-pool': (command) => this.allot(command),
    'fire-rifle': (command) => this.fireRifle(command),
    'fire-missile': ({ side, target, targetCover, interceptors: along }) => {
      const needs = this.table.countersOn(target) - STEPS[targetCover]
      this.spend(1)
      this.wait({ kind: 'flight', target, needs, along, answered: false })
      if (this.table.blips(otherSide(side)).length === 0) this.fly()
    },
    intercept: ({ blips }) => {
      if (blips.length === 0) return this.fly()
      const flight = this.pending('flight')
      const revealed = blips.flatMap((blip) => this.table.reveal(blip))
      this.wait({ ...flight, along: [...flight.along, ...revealed], answered: true })
    },
    'roll-missile': () => this.fly(),
    // L828–836, R18–19, R21: who was touched stands at 0", named or not.
    'resolve-blast': ({ side, within, onTable }) => {
      const { radius, centre, touched } = this.pending('blast')
      if (onTable) this.table.ground.push({ ...centre, radius, cover: 'heavy', hinders: true })
      if (this.harm([...touched, ...within], { cause: 'blast', by: side, radius })) this.goOn()
    },
    'roll-damage': () => {
      const { blow, within } = this.pending('area')
      for (const place of within) this.table.strike(place, blow)
      if (blow.cause === 'jamming') this.close()
      else this.goOn()
    },
    // L842–846.
    'fire-flamer': ({ side, inside: within }, to) => {
      this.table.ground.push({ ...to, radius: 2.5, cover: 'light', hinders: false })
      this.spend(1)
      if (this.harm(within.map(inside), { cause: 'flamer', by: side, radius: 0 })) this.goOn()
    },
    command: ({ to }) => {
      this.table.piece(to).ready = true
      this.finish(1)
    },
    repair: ({ target }) => {
      this.table.piece(target).damaged = false
      this.finish(1)
    },
    'toggle-jammer': ({ unit }) => {
      this.table.toggle(unit)
      this.finish(1)
    },
    // L880.
    'end-activation': ({ side, piece, fields }) => {
      const by = fields.some((id) => this.table.piece(id).side !== side) ? otherSide(side) : side
      const places = fields.length > 0 ? this.present().map(({ id }) => inside(id)) : []
      if (!this.harm(places, { cause: 'jamming', by, radius: 0 })) return
      this.table.said(piece, fields)
      this.close()
    },
    'end-turn': ({ side }) => this.nextTurn(side),
    pass: ({ side }) => {
      const ends = this.passed === otherSide(side) || this.ready(otherSide(side)).length === 0
      this.passed = side
      if (ends) this.endRound()
      else this.nextTurn(side)
    },
    withdraw: ({ side }) => {
      this.leaving = side
    },
    'allow-withdrawal': ({ side }) => this.end(side),
    'settle-objectives': ({ states }) => {
      this.settled = true
      this.settle(states)
    },
  }

  private activate({ piece: id, as, reveal }: CommandOf<'activate'>): void {
    const { turn, table } = this
    const piece = table.piece(id)
    if (!turn || !this.mayActivate().some((one) => one.piece === id && one.as === as))
      throw new Error(`${id} may not be activated as ${as}`)
    this.passed = null
    if (as === 'extra-blip') turn.extras += 1
    else if (!turn.squad.includes(id)) turn.units += 1
    if (reveal) {
      turn.squad = [...turn.squad, ...table.reveal(id)]
      return this.maybeEndTurn(turn)
    }
    piece.ready = false
    turn.squad = turn.squad.filter((one) => one !== id)
    turn.active = { piece: id, left: table.isTrooper(id) ? 2 : 1, obeyed: false, revealed: [], pending: null }
    // L966.
    if (piece.stunned) piece.stunned = table.die() > 2
    if (!piece.stunned) return
    turn.active.left = 0
    this.goOn()
  }

  /** L720–746: what a Target Counter costs, and what terrain between takes first; null where there is none to be had. */
  price(
    { range, targetCover, intervening, outOfArc }: Sighted,
    unit: string,
  ): { each: number; toll: number } | null {
    if (targetCover === 'blocking' || intervening === 'blocking') return null
    const bands = Math.floor(inchesOf(range) / 6) + 1 + STEPS[targetCover]
    const each = bands * (outOfArc && this.table.isTrooper(unit) ? 2 : 1)
    return { each, toll: each * STEPS[intervening] }
  }
  private allot({ unit, wishes }: CommandOf<'spend-pool'>): void {
    const { points } = this.pending('pool')
    const cost = wishes.reduce((sum, wish) => {
      const price = this.price(wish, unit)
      if (!price || wish.counters < 1) throw new Error('a wish that the book does not grant')
      return sum + price.toll + price.each * wish.counters
    }, 0)
    if (cost > points) throw new Error(`${cost} points of ${points}`)
    for (const { target, counters } of wishes) {
      const found = this.table.objectives.has(target) ? [target] : this.table.reveal(target)
      for (const id of found) this.table.add(id, counters)
    }
    this.goOn()
  }

  /** L754–776. */
  rifleDice({ unit, target, range, targetCover, intervening, outOfArc }: CommandOf<'fire-rifle'>): number {
    if (outOfArc) return 0
    const width = this.table.piece(unit).type === 'assault' ? 8 : 12
    const bands = Math.floor(inchesOf(range) / width) + 1 + STEPS[targetCover]
    return Math.max(0, Math.floor(this.table.countersOn(target) / bands) - STEPS[intervening])
  }
  /** L782–792. */
  private fireRifle(command: CommandOf<'fire-rifle'>): void {
    const { unit, target, side } = command
    const lowest = Math.min(...this.table.roll(this.rifleDice(command)))
    const kills = this.table.piece(unit).type === 'assault' ? 2 : 1
    if (lowest <= kills) this.table.destroy(target, side)
    else if (lowest === kills + 1) this.table.graze(target, side)
    this.finish(1)
  }

  /** L808–818, 828: past its interceptors a missile hits or deviates. */
  private fly(): void {
    const { table } = this
    const { piece: unit } = this.acting()
    const { target, needs, along } = this.pending('flight')
    for (const id of table.objectives.has(target) ? along : [...along, target]) {
      const { where, damaged } = table.piece(id)
      if (where !== 'table' || (damaged && table.die() > 4)) continue
      if (table.die() <= table.stat(id, 'countermeasures')) return this.goOn()
    }
    const radius = table.stat(unit, 'nuclear')
    const aim = table.placeOf(target)
    if (table.die() <= needs) {
      table.destroy(target, table.piece(unit).side)
      return this.wait({ kind: 'blast', radius, centre: aim, spared: target, touched: [] })
    }
    const [red = 0, normal = 0, degrees = 0] = table.roll(3)
    const angle = (degrees * Math.PI) / 180
    const off = red + normal
    const centre = { x: aim.x + off * Math.sin(angle), y: aim.y + off * Math.cos(angle) }
    this.wait({ kind: 'blast', radius, centre, spared: null, touched: [] })
  }

  /** How everything stands, in the words of a script, and whose turn it is. */
  account() {
    const { table, turn, controls } = this
    const pieces = [...table.pieces.values()].flatMap((one): [string, string][] => {
      if (one.type === null) return one.where === 'table' ? [[one.id, 'hidden']] : []
      if (one.where === 'hidden') return []
      const marks = (['damaged', 'stunned', 'jamming'] as const).filter((mark) => one[mark])
      return [[one.id, one.where === 'gone' ? 'destroyed' : [one.counters, ...marks].join(' ')]]
    })
    const objectives = [...table.objectives].map(
      ([id, { holder, counters, destroyed }]): [string, string] => [
        id,
        `${holder ?? 'contested'} ${counters}${destroyed ? ' destroyed' : ''}`,
      ],
    )
    const ready = table.on().filter((one) => one.ready)
    return {
      standing: Object.fromEntries([...pieces, ...objectives]),
      ready: ready.map(({ id }) => id).toSorted(),
      turn: turn && {
        side: turn.side,
        allowance: turn.allowance,
        units: turn.units,
        extras: turn.extras,
        acts: turn.active?.piece,
        left: turn.active?.left,
      },
      firstKill: table.firstKill,
      controls,
    }
  }
}
