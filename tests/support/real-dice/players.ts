import type { Command, CommandOf } from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Objective, Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import type { Referee } from './referee.ts'
import { otherSide, type Piece } from './table.ts'
import {
  BASE,
  FIELD,
  NAMES,
  OBJECTIVES,
  apart,
  besideOf,
  between,
  gap,
  inField,
  inside,
  isOnTable,
  nearObjectives,
  offWay,
  sight,
  tape,
  towards,
  type Ground,
  type Point,
} from './measures.ts'

/** What is done next, and where on the table a movement ends or smoke is laid. */
export interface Order {
  readonly command: Command
  readonly to?: Point
}

/** Pairs of a trooper and a drone on the first squares; Decoys between them and behind. */
export function squaresOf(
  squad: readonly { readonly id: string; readonly type: string }[],
): Readonly<Record<string, number>> {
  const isDrone = ({ type }: { readonly type: string }): boolean =>
    ['basic', 'kamikaze', 'haywire', 'recce'].includes(type)
  const troopers = squad.filter((unit) => !isDrone(unit)).map(({ id }, index) => [id, 2 * index + 1])
  const drones = squad.filter(isDrone).map(({ id }, index) => [id, 2 * index + (index < 3 ? 1 : 2)])
  return Object.fromEntries([...troopers, ...drones]) as Record<string, number>
}

/** Chance of the players' own, apart from the dice of the battle: from 0 up to 1. */
export type Chance = () => number

const REACH = { move: 6, jump: 9 } as const
type By = keyof typeof REACH
const SETTLEMENTS = ['secured', 'destroyed', 'inspected'] as const

/**
 * Two players who look at the referee's table, measure it, and do something that the rules allow; with `enough` both
 * let the round end and the battle with it. Null when it is at its end.
 */
export function nextOrder(referee: Referee, chance: Chance, enough: boolean): Order | null {
  const { table, turn } = referee
  const pick = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T
  const only = (command: Command): Order => ({ command })
  const nearest = (from: Point, all: readonly Piece[]): Piece | undefined =>
    all.toSorted((one, other) => between(from, one.at) - between(from, other.at))[0]

  const ground = (): Ground[] => [
    ...table.ground,
    ...table
      .units()
      .filter(({ jamming }) => jamming)
      .map(({ at }) => ({ ...at, radius: FIELD + BASE, cover: 'heavy' as const, hinders: false })),
  ]
  const seen = (from: Piece, target: string) =>
    sight(from, table.placeOf(target), ground(), table.pieces.has(target))

  /** As far as it goes towards something, stopping short of it, or a random way. */
  function wayTo(
    piece: Piece,
    goal: Point,
    by: By,
    short = 0,
  ): { to: Point; inches: number; spent: number } | null {
    const whole = Math.max(0, between(piece.at, goal) - short)
    for (let tries = 0; tries < 30; tries += 1) {
      const turned = tries === 0 ? 0 : (chance() - 0.5) * Math.min(3, tries / 4)
      const angle = Math.atan2(goal.y - piece.at.y, goal.x - piece.at.x) + turned
      const long = Math.min(REACH[by], tries === 0 ? whole : whole * chance() + 1)
      const to = { x: piece.at.x + long * Math.cos(angle), y: piece.at.y + long * Math.sin(angle) }
      const slow = ground().reduce((sum, one) => sum + (one.hinders ? inside(piece.at, to, one) : 0), 0)
      const inches = tape(long)
      const spent = by === 'move' ? Math.round(10 * (inches + slow)) / 10 : inches
      const isFree = table.on().every(({ id, at }) => id === piece.id || between(at, to) >= 2 * BASE - 1e-6)
      if (spent <= REACH[by] && isFree && isOnTable(to, BASE)) return { to, inches, spent }
    }
    return null
  }
  /** What a movement passes, and where it ends (L694–704, 880). */
  function measured(piece: Piece, to: Point, by: By) {
    const way = (point: Point): number => (by === 'move' ? offWay(point, piece.at, to) : between(point, to))
    const enemies = table.on(otherSide(piece.side)).filter(({ at }) => way(at) - 2 * BASE <= 6)
    const objectives = NAMES.filter(
      (name) => way(OBJECTIVES[name]) - BASE <= 6 || (by === 'move' && piece.near.includes(name)),
    )
    const jammers = table.jammers(piece.id)
    const places = [to, ...piece.hides.slice(1).map(() => besideOf(to))]
    const fields = jammers.filter((id) => places.some((at) => inField(at, table.piece(id).at)))
    return {
      passes: [...enemies.map(({ id }) => id), ...objectives],
      near: nearObjectives(to),
      ...(jammers.length > 0 ? { fields } : {}),
    }
  }
  function travel(piece: Piece, goal: Point, by: By, short = 0): Order | null {
    const way = wayTo(piece, goal, by, short)
    if (!way) return null
    const { to, inches, spent } = way
    const { side, id } = piece
    const rest = measured(piece, to, by)
    if (by === 'jump') return { command: { kind: 'jump', side, unit: id, inches, ...rest }, to }
    const walked = piece.type === null ? { inches: null, spent: null } : { inches, spent }
    return { command: { kind: 'move', side, piece: id, ...walked, ...rest }, to }
  }

  function carryOn(piece: Piece): Order {
    const { side, id } = piece
    const { pending } = referee.acting()
    const enemies = table.on(otherSide(side))
    switch (pending?.kind) {
      case 'pool':
        return only({ kind: 'spend-pool', side, unit: id, wishes: wishesOf(piece, pending.points) })
      case 'flight': {
        if (pending.answered) return only({ kind: 'roll-missile', side, unit: id })
        const aim = table.placeOf(pending.target)
        const near = table
          .blips(otherSide(side))
          .filter(({ at, hides }) => hides.length > 0 && offWay(at, piece.at, aim) - BASE <= 6)
        const blips = chance() < 0.3 ? near.slice(0, 1).map((blip) => blip.id) : []
        return only({ kind: 'intercept', side: otherSide(side), blips })
      }
      case 'blast': {
        const { centre, radius, spared, touched } = pending
        const isDone = (one: string): boolean => one === spared || touched.some((place) => place.id === one)
        const within = table
          .on()
          .filter((one) => !isDone(one.id) && gap(centre, one.at) <= radius)
          .map((one) => ({ id: one.id, inches: tape(gap(centre, one.at)) }))
        return only({ kind: 'resolve-blast', side, unit: id, within, onTable: isOnTable(centre) })
      }
      case 'area':
        return only({ kind: 'roll-damage', side, unit: id })
      case 'fuse': {
        const touched = enemies.find(({ at, type }) => type !== null && apart(at, piece.at) < 0.11)
        const reaches = enemies.some(({ at }) => gap(piece.at, at) <= table.stat(id, 'robotics'))
        return touched || reaches
          ? only({ kind: 'explode', side, unit: id, contact: touched?.id ?? null })
          : end(piece)
      }
      case undefined:
        throw new Error('nothing has begun')
    }
  }
  function end(piece: Piece): Order {
    const there = referee.present()
    const fields = table
      .jammersFor(piece.id)
      .filter((id) => there.some(({ at }) => inField(at, table.piece(id).at)))
    return only({ kind: 'end-activation', side: piece.side, piece: piece.id, fields })
  }

  function kamikaze(piece: Piece): Order | null {
    const enemies = table.on(otherSide(piece.side)).filter(({ at }) => apart(at, piece.at) <= REACH.jump)
    const marked = enemies.filter(({ counters }) => counters > 1)
    const prey = nearest(piece.at, marked.length > 0 && chance() < 0.6 ? marked : enemies)
    const by = prey && apart(prey.at, piece.at) <= REACH.move && chance() < 0.5 ? 'move' : 'jump'
    const way = prey && wayTo(piece, prey.at, by, 2 * BASE)
    if (!way) return null
    const { to, inches, spent } = way
    const { side, id } = piece
    const rest = { inches, spent: by === 'move' ? spent : null, ...measured(piece, to, by) }
    return { command: { kind: 'kamikaze', side, unit: id, by, ...rest }, to }
  }
  function toggle({ side, id, jamming, at }: Piece): Order | null {
    const isClose = table.units(otherSide(side)).some((one) => inField(one.at, at))
    const share = jamming ? 0.2 : isClose ? 1 : 0.5
    return chance() < share ? only({ kind: 'toggle-jammer', side, unit: id }) : null
  }
  /** Whom the engineer can touch; else it goes to who needs it. */
  function repair(piece: Piece): Order | null {
    const { side, id, at } = piece
    const broken = table.units(side).filter(({ damaged }) => damaged)
    const touched = broken.find((one) => one.id === id || apart(one.at, at) < 0.1)
    if (touched) return only({ kind: 'repair', side, unit: id, target: touched.id, touching: true })
    const friend = nearest(at, broken)
    return friend ? travel(piece, friend.at, 'move', 2 * BASE) : null
  }
  function command({ side, id, type }: Piece): Order | null {
    const isDrone = (one: Piece): boolean => one.type !== null && !table.isTrooper(one.id)
    const able = table
      .on(side)
      .filter((one) => one.id !== id && !one.ready && (type === 'commander' || isDrone(one)))
    const to = able.find(({ stunned }) => stunned) ?? able[Math.floor(chance() * able.length)]
    return to ? only({ kind: 'command', side, unit: id, to: to.id }) : null
  }
  function rifle(piece: Piece): Order | null {
    const { side, id } = piece
    const [best] = table
      .units(otherSide(side))
      .map((one) => ({ kind: 'fire-rifle' as const, side, unit: id, target: one.id, ...seen(piece, one.id) }))
      .map((shot) => ({ shot, dice: referee.rifleDice(shot) }))
      .toSorted((one, other) => other.dice - one.dice)
    return best && best.dice > 0 ? only(best.shot) : null
  }
  function missile(piece: Piece): Order | null {
    const { side, id } = piece
    const enemies = table.units(otherSide(side))
    const marked = [...enemies.map((one) => one.id), ...table.surviving()].filter(
      (one) => table.countersOn(one) > 0,
    )
    if (marked.length === 0) return null
    const target = pick(marked)
    const aim = table.placeOf(target)
    // The page names first who is known to stand near the target.
    const isKnown = (one: Piece): boolean => one.near.includes(target) || one.beside === target
    const interceptors = enemies
      .filter((one) => one.id !== target && (isKnown(one) || offWay(one.at, piece.at, aim) - BASE <= 6))
      .toSorted((one, other) => Number(isKnown(other)) - Number(isKnown(one)))
      .map((one) => one.id)
    const { targetCover } = seen(piece, target)
    return only({ kind: 'fire-missile', side, unit: id, target, targetCover, interceptors })
  }
  function flamer({ side, id, at, facing }: Piece): Order | null {
    const enemy = nearest(at, table.on(otherSide(side)))?.at
    if (!enemy || !facing || apart(at, enemy) > 6) return null
    if ((enemy.x - at.x) * facing.x + (enemy.y - at.y) * facing.y < 0) return null
    const inches = Math.min(6, tape(between(at, enemy) - BASE))
    const to = towards(at, enemy, inches + BASE)
    const burnt = table.on().filter((one) => gap(to, one.at) <= 2.5)
    const rest = { inches, outOfArc: false, inside: burnt.map((one) => one.id) }
    return { command: { kind: 'fire-flamer', side, unit: id, ...rest }, to }
  }
  /** What lies nearest may be targeted. */
  function marksOf(piece: Piece) {
    return table
      .on(otherSide(piece.side))
      .map(({ id }) => ({ target: id, ...seen(piece, id) }))
      .filter((mark) => referee.price(mark, piece.id))
      .toSorted((one, other) => one.range - other.range)
      .slice(0, 4)
  }
  function target(piece: Piece): Order | null {
    if (marksOf(piece).length === 0) return null
    const dice = 1 + Math.floor(chance() * table.stat(piece.id, 'sensors'))
    return only({ kind: 'target', side: piece.side, unit: piece.id, dice })
  }
  function wishesOf(piece: Piece, points: number): CommandOf<'spend-pool'>['wishes'] {
    const objective: Objective[] = chance() < 0.25 ? [pick(NAMES)] : []
    const marks = [...marksOf(piece), ...objective.map((name) => ({ target: name, ...seen(piece, name) }))]
    let left = points
    return marks.flatMap((mark) => {
      const { each, toll } = referee.price(mark, piece.id) ?? { each: Infinity, toll: 0 }
      const most = Math.floor((left - toll) / each)
      if (most < 1) return []
      const counters = Math.min(most, 1 + Math.floor(chance() * most))
      left -= toll + counters * each
      return [{ ...mark, counters }]
    })
  }

  /** Towards the nearest enemy, or across the table. */
  function advance(piece: Piece): Order | null {
    const { side, type, at, id } = piece
    const forwards = side === 'a' ? 1 : -1
    if (type === null)
      return travel(piece, { x: at.x + (chance() - 0.5) * 6, y: at.y + forwards * 5 * chance() }, 'move')
    const goal = nearest(at, table.on(otherSide(side)))?.at ?? { x: 15, y: 15 + forwards * 10 }
    const jumps = (type === 'scout' || !table.isTrooper(id)) && chance() < 0.5
    return travel(piece, goal, jumps ? 'jump' : 'move')
  }
  function flee(piece: Piece): Order | null {
    return travel(piece, { x: 15 + (chance() - 0.5) * 25, y: 15 + (chance() - 0.5) * 25 }, 'move')
  }

  /** One action of a unit or Blip: the first that it comes to and can do. */
  function act(piece: Piece): Order | null {
    const { id, type, counters } = piece
    const isTrooper = table.isTrooper(id)
    const actions: readonly (readonly [boolean, number, (piece: Piece) => Order | null])[] = [
      [type === 'kamikaze', 0.9, kamikaze],
      [type === 'haywire', 1, toggle],
      [type === 'engineer', 0.8, repair],
      [type === 'engineer' || type === 'commander', 0.4, command],
      [isTrooper, 0.6, rifle],
      [isTrooper && type !== 'commander', 0.4, missile],
      [isTrooper, 0.5, flamer],
      [isTrooper && counters >= 4, 0.4, flee],
      [isTrooper || type === 'recce', 0.8, target],
      [true, 1, advance],
    ]
    for (const [can, share, action] of actions) {
      const order = can && chance() < share ? action(piece) : null
      if (order) return order
    }
    return null
  }

  /** First who is wanted most; an engineer waits until somebody is Damaged, and Decoys move now and then. */
  function activate(side: Side, squad: readonly string[], units: number): Order {
    const isRepaired = table.units(side).every(({ damaged }) => !damaged)
    const rankOf = (id: string, as: 'unit' | 'extra-blip'): number => {
      const { type, hides } = table.piece(id)
      const types = [type, ...hides.map((one) => table.piece(one).type)]
      if (squad.includes(id)) return 4
      if (as === 'extra-blip' || types.every((one) => one === null)) return 0
      if (types.includes('engineer')) return isRepaired ? 1 : 3
      return types.includes('kamikaze') || types.includes('haywire') ? 2 + chance() : 1 + 2 * chance()
    }
    const ways = referee.mayActivate().map((way) => ({ ...way, rank: rankOf(way.piece, way.as) }))
    const [first] = ways.toSorted((one, other) => other.rank - one.rank)
    if (!first || (first.rank === 0 && chance() < 0.7))
      return only(units > 0 ? { kind: 'end-turn', side } : { kind: 'pass', side })
    const { piece, as } = first
    const reveal = as === 'unit' && table.piece(piece).hides.length > 0
    return only({ kind: 'activate', side, piece, as, reveal })
  }

  function betweenRounds(): Order | null {
    const { controls, leaving, settled } = referee
    if (controls === undefined && !enough) return only({ kind: 'roll-initiative', side: 'a' })
    if (controls === undefined && leaving) return only({ kind: 'allow-withdrawal', side: otherSide(leaving) })
    const [a, b] = [table.troopers('a', 'left'), table.troopers('b', 'left')]
    if (controls === undefined) return only({ kind: 'withdraw', side: a.length < b.length ? 'a' : 'b' })
    const surviving = table.surviving()
    if (settled || controls !== 'a' || surviving.length === 0) return null
    const states = surviving.map((name, index) => [name, SETTLEMENTS[index % SETTLEMENTS.length]])
    return only({
      kind: 'settle-objectives',
      side: 'a',
      states: Object.fromEntries(states) as CommandOf<'settle-objectives'>['states'],
    })
  }

  if (!turn) return betweenRounds()
  const { side, units, squad, active } = turn
  if (!active) return enough && units === 0 ? only({ kind: 'pass', side }) : activate(side, squad, units)
  const piece = table.piece(active.piece)
  if (active.pending) return carryOn(piece)
  const isIdle = piece.where !== 'table' || piece.stunned || active.left === 0
  if (isIdle) return end(piece)
  if (piece.damaged && !active.obeyed) return only({ kind: 'check-suit', side, unit: piece.id })
  const stops = piece.type !== null && active.left === 1 && chance() < 0.04
  return (stops ? null : act(piece)) ?? end(piece)
}
