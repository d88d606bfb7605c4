import { is, must, one, type Field, type Fields } from '../../../../battle/field.ts'
import { noCheck, notSeen } from '../../../../battle/rule.ts'
import { PICKS } from '../../words.ts'
import type { CommandOf } from '../documents/commands.ts'
import type { Shot, StepOf } from '../documents/steps.ts'
import { carryOn, declare } from '../course/flow.ts'
import { spend } from '../resolve/cost.ts'
import { dueOf } from '../course/steps.ts'
import { canSpend, freeToAct, notSpendable } from '../rules/against.ts'
import { armIn, closedCraftOf, isMelee, isPayload, modesOf, reach, type Arm } from '../rules/armed.ts'
import type { Rule } from '../rules/rule.ts'
import { fighterIn } from '../state/look.ts'
import { sortedDice } from '../state/meeting.ts'
import type { BattleState, Fighter } from '../state/state.ts'
import type { Side } from '../words.ts'
import { withLimb } from './check.ts'
import {
  aimable,
  arcField,
  clearField,
  isShutIn,
  portField,
  rangeFields,
  ridesWith,
  seenOf,
  standers,
  usable,
} from './aimed.ts'

/** Attacks: the target is named, it may react, then dice fall (lines 45–56, 90–95). */

/** Whoever may attack in its turn. */
const attackers = (state: BattleState, side: Side): readonly Fighter[] =>
  freeToAct(state, side).filter((fighter) => canSpend(fighter, 'significant'))

/** Whom a weapon may be aimed at; null: a spot, for what bursts there. */
const aims = (state: BattleState, fighter: Fighter, arm: Arm): readonly (string | null)[] => [
  ...aimable(state, fighter, arm),
  ...(isPayload(arm) && !isShutIn(state, fighter, arm) ? [null] : []),
]

function attackFields(
  state: BattleState,
  fighter: Fighter,
  arm: Arm,
  beside: readonly string[],
): readonly Fields[] {
  const modes = modesOf(arm).filter((mode) => mode !== 'auto')
  if (modes.length === 0) return []
  const ranges = rangeFields(state, reach(arm.weapon))
  const attacker = {
    fighter: is(fighter.id),
    weapon: is(arm.ref),
    mode: modes.length === 1 ? is(modes[0] ?? 'single') : one(modes),
    with: isMelee(arm) && !fighter.isMachine ? one(PICKS) : is(null),
    clear: clearField(fighter, arm),
    ...withLimb(state, fighter),
  }
  return aims(state, fighter, arm).flatMap((target) => {
    const port = portField(state, fighter, arm, target)
    if (port === null) return []
    const seen = seenOf(state, fighter, arm, target, beside)
    return ranges.map((range) => ({
      ...attacker,
      port,
      target: is(target),
      range,
      ...seen,
      inArc: arcField(arm, target),
    }))
  })
}

/** What the players have to see of any attack. */
function notInSight(command: CommandOf<'attack'>) {
  return [
    ...notSeen(command.clear, 'clear', 127, 'Nobody fires out of full cover while low: stand up first.'),
    ...notSeen(
      command.inArc,
      'inArc',
      204,
      'That is outside its arc: turn the vehicle, or choose another weapon.',
    ),
  ]
}

/** One attack at one target, or at a spot with what bursts. Source: lines 45–56, 92–94, 134–140, 174–176; R41. */
export const attack: Rule<'attack'> = {
  phases: ['acting'],
  offers: (state, side) =>
    attackers(state, side).flatMap((fighter) => {
      const beside = standers(state, fighter)
      return usable(state, fighter).flatMap((arm) => attackFields(state, fighter, arm, beside))
    }),
  check: (state, command) => [...notSpendable(state, command, 'significant'), ...notInSight(command)],
  resolve: (log, command) => {
    const { fighter, weapon, mode, target, range, cover, soft, beside, aware, sensor, moved, given } = command
    const shot: Shot = {
      ...blank(log.state, fighter, weapon),
      mode,
      target,
      range,
      cover,
      soft,
      beside,
      aware,
      sensor,
      moved,
      given,
      with: command.with,
      ...(command.limb !== undefined && { limb: command.limb }),
    }
    spend(log, fighter, 'significant', true)
    declare(log, { kind: 'shot', shot }, command.port)
  },
}

/** An attack of which nothing is known yet but who makes it, and with what. */
function blank({ shots }: BattleState, by: string, weapon: string): Shot {
  return {
    id: shots + 1,
    by,
    weapon,
    mode: 'single',
    target: null,
    range: 'personal',
    cover: 'none',
    soft: false,
    beside: [],
    aware: false,
    sensor: null,
    with: null,
    pair: null,
    met: 'none',
    parry: 0,
  }
}

/** Full auto: its dice fall first (line 95, R19). */
export const fireAuto: Rule<'fire-auto'> = {
  phases: ['acting'],
  offers: (state, side) =>
    attackers(state, side).flatMap((fighter) =>
      usable(state, fighter).flatMap((arm) => {
        const canFire = modesOf(arm).includes('auto') && !isMelee(arm)
        const ports = canFire ? autoPorts(state, fighter, arm) : []
        return ports.map((port) => ({
          fighter: is(fighter.id),
          weapon: is(arm.ref),
          clear: clearField(fighter, arm),
          ...withLimb(state, fighter),
          port,
        }))
      }),
    ),
  check: (state, command) => [
    ...notSpendable(state, command, 'significant'),
    ...notSeen(command.clear, 'clear', 127, 'Nobody fires out of full cover while low: stand up first.'),
  ],
  resolve: (log, { fighter, weapon, limb, port }) => {
    spend(log, fighter, 'significant', true)
    const shot: Shot = {
      ...blank(log.state, fighter, weapon),
      mode: 'auto',
      ...(limb !== undefined && { limb }),
    }
    declare(log, { kind: 'volley', shot }, port)
  },
}

/** Out of a closed vehicle through one of its ports, or inside, where an enemy rides with who fires. */
function autoPorts(state: BattleState, fighter: Fighter, arm: Arm): readonly Field[] {
  const targets = aimable(state, fighter, arm)
  if (arm.craft !== null || closedCraftOf(state, fighter.id) === null)
    return targets.length > 0 ? [is(null)] : []
  const inside = targets.filter((id) => ridesWith(state, fighter, id))
  const out = targets.length > inside.length ? portField(state, fighter, arm) : null
  const isMeant = inside.some((id) => fighterIn(state, id)?.side !== fighter.side)
  return [...(out ? [out] : []), ...(isMeant ? [is(null)] : [])]
}

/** Whom its pairs may be given to: who fires through no port strikes nobody outside a closed vehicle. */
function paired(state: BattleState, fighter: Fighter, arm: Arm): readonly (string | null)[] {
  const craft = arm.craft === null ? closedCraftOf(state, fighter.id) : null
  const isOut = craft === null || craft.ports.some((port) => port.fighter === fighter.id)
  return aims(state, fighter, arm).filter((id) => isOut || ridesWith(state, fighter, id))
}

const numbered = (dice: readonly number[]): readonly string[] => dice.map((_die, at) => String(at + 1))

/**
 * First all dice are laid out in pairs, as the firer likes; dice that fell alike are one choice. Source: line 95; R19.
 */
export const layPair: Rule<'lay-pair'> = {
  phases: ['sorting'],
  offers: (state, side) => {
    const step = dueOf(state, side, 'pairs')
    const places = step ? loosePlaces(step) : []
    const face = (at: string): number => step?.dice[Number(at) - 1] ?? 0
    const firsts = places.filter((at, index) => places.findIndex((one) => face(one) === face(at)) === index)
    return firsts.flatMap((first) => {
      const others = places.filter((at) => at !== first && face(at) <= face(first))
      return others
        .filter((at, index) => others.findIndex((one) => face(one) === face(at)) === index)
        .map((second) => ({ first: is(first), second: is(second) }))
    })
  },
  check: noCheck,
  resolve: (log, { first, second }) => {
    const [step] = log.state.steps
    if (step?.kind !== 'pairs') return
    const { dice, laid = 0 } = step
    const places = [Number(first) - 1, Number(second) - 1]
    const [one = 1, other = 1] = places.map((at) => dice[at] ?? 1)
    const others = dice.filter((_die, at) => at >= laid * 2 && !places.includes(at))
    log.emit({
      kind: 'pair-laid',
      pair: [one, other],
      dice: [...dice.slice(0, laid * 2), one, other, ...others],
    })
    carryOn(log)
  },
}

/** Places of the dice that are still to be laid in pairs. */
const loosePlaces = (step: StepOf<'pairs'>): readonly string[] =>
  sortedDice(step).loose.length > 0 ? numbered(step.dice).slice((step.laid ?? 0) * 2) : []

/** Then each pair is one attack at one target, in the order in which they lie; at the same one it flies as the last. Source: line 95; R19. */
export const pairDice: Rule<'pair-dice'> = {
  phases: ['sorting'],
  offers: (state, side) => {
    const step = dueOf(state, side, 'pairs')
    if (!step || sortedDice(step).loose.length > 0) return []
    const pair = { first: is('1'), second: is('2') }
    return pairTargets(state, step).flatMap(({ target, seen }) => {
      const last = target === null ? undefined : step.taken.findLast((shot) => shot.target === target)
      if (last) return [{ ...pair, target: is(target), ...asBefore(last), inArc: is(true), close: is(true) }]
      return seen.map((fields) => ({ ...pair, ...fields }))
    })
  },
  check: (_state, command) => [
    ...notSeen(command.inArc, 'inArc', 204, 'That is outside its arc: choose another target.'),
    ...notSeen(
      command.close,
      'close',
      95,
      'Its targets stand within six metres of each other: choose a nearer one.',
    ),
  ],
  resolve: (log, command) => {
    const [step] = log.state.steps
    if (step?.kind !== 'pairs') return
    const { target, range, cover, soft, beside, aware, sensor, moved, given } = command
    const places = [Number(command.first) - 1, Number(command.second) - 1]
    const [first = 1, second = 1] = places.map((at) => step.dice[at] ?? 1)
    const shot: Shot = {
      ...step.shot,
      id: log.state.shots + 1,
      target,
      range,
      cover,
      soft,
      beside,
      aware,
      sensor,
      moved,
      given,
      pair: [first, second],
    }
    log.emit({ kind: 'pair-taken', shot, dice: step.dice.filter((_die, at) => !places.includes(at)) })
    carryOn(log)
  },
}

/** Whom a pair may be given to, and what is asked of it there. */
function pairTargets(
  state: BattleState,
  step: StepOf<'pairs'>,
): readonly { readonly target: string | null; readonly seen: readonly Fields[] }[] {
  const fighter = fighterIn(state, step.shot.by)
  const arm = fighter && armIn(state, fighter, step.shot.weapon)
  if (!fighter || !arm) return []
  const beside = standers(state, fighter)
  const aimedAt = new Set(step.taken.map(({ target }) => target))
  return paired(state, fighter, arm).map((target) => {
    // Of spots each is another.
    const isFar = aimedAt.size > 0 && !(target !== null && aimedAt.size === 1 && aimedAt.has(target))
    return {
      target,
      seen: rangeFields(state, reach(arm.weapon)).map((range) => ({
        target: is(target),
        range,
        ...seenOf(state, fighter, arm, target, beside),
        inArc: arcField(arm, target),
        close: isFar ? must(true) : (is(true) satisfies Field),
      })),
    }
  })
}

/** Any two that are loose, whichever is named first: a die before may have been corrected since. */
export function layingsAsTold(state: BattleState, side: Side): readonly Fields[] {
  const step = dueOf(state, side, 'pairs')
  const places = step ? loosePlaces(step) : []
  return places.map((first) => ({ first: is(first), second: one(places.filter((at) => at !== first)) }))
}

/** Where nothing is laid out: in older logs dice were taken from all that lay there. */
function unlaid(state: BattleState, side: Side): StepOf<'pairs'> | null {
  const step = dueOf(state, side, 'pairs')
  return step && (step.laid ?? 0) === 0 ? step : null
}

/** Two dice with their target at once, as older logs tell it. */
export function pairsAsTold(state: BattleState, side: Side): readonly Fields[] {
  const step = unlaid(state, side)
  if (!step) return []
  const [first = '1', ...others] = numbered(step.dice)
  const pair = { first: is(first), second: one(others) }
  return pairTargets(state, step).flatMap(({ seen }) => seen.map((fields) => ({ ...pair, ...fields })))
}

/** Any die, while their number is odd, as older logs tell it. */
export function dropsAsTold(state: BattleState, side: Side): readonly Fields[] {
  const { dice } = unlaid(state, side) ?? { dice: [] }
  return dice.length % 2 === 1 ? [{ die: one(numbered(dice)) }] : []
}

/** What the players see of a target they have seen already. */
const asBefore = ({
  range,
  cover,
  soft,
  beside,
  aware,
  sensor,
  moved = null,
  given = null,
}: Shot): Fields => ({
  range: is(range),
  cover: is(cover),
  soft: is(soft),
  beside: is(beside),
  aware: is(aware),
  sensor: is(sensor),
  moved: is(moved),
  given: is(given),
})

/** An odd die is lost; so are all where nothing is left to fire at. */
export const dropDie: Rule<'drop-die'> = {
  phases: ['sorting'],
  offers: (state, side) => {
    const step = dueOf(state, side, 'pairs')
    const fighter = fighterIn(state, step?.shot.by ?? null)
    if (!step) return []
    const arm = fighter && armIn(state, fighter, step.shot.weapon)
    const isStuck = !arm || paired(state, fighter, arm).length === 0
    const places = isStuck ? numbered(step.dice) : loosePlaces(step)
    return isStuck || places.length % 2 === 1 ? [{ die: one(places) }] : []
  },
  check: noCheck,
  resolve: (log, { die }) => {
    const [step] = log.state.steps
    if (step?.kind !== 'pairs') return
    log.emit({ kind: 'die-dropped', dice: step.dice.filter((_die, at) => at !== Number(die) - 1) })
    carryOn(log)
  },
}

/** What puts dice in their places where nobody says how: they lie in pairs as they fell, and an odd one at the end is lost. */
export function sortOn(step: StepOf<'pairs'>, side: Side): CommandOf<'lay-pair' | 'drop-die'> | null {
  const places = loosePlaces(step)
  const [first, second] = places
  if (first === undefined || second === undefined) return null
  return places.length % 2 === 1
    ? { kind: 'drop-die', side, die: places.at(-1) ?? first }
    : { kind: 'lay-pair', side, first, second }
}

/** Whether dice lie as a line of before would have them: nothing of it is left to be done. */
export const isSorted = (state: BattleState, { kind, side }: CommandOf<'lay-pair' | 'drop-die'>): boolean => {
  const step = dueOf(state, side, 'pairs')
  if (!step || loosePlaces(step).length > 0) return false
  return kind === 'lay-pair' || [...dropDie.offers(state, side), ...dropsAsTold(state, side)].length === 0
}
