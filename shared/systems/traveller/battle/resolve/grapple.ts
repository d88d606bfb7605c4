import { ask } from '../../../../battle/course.ts'
import { rollSum } from '../../../../battle/log.ts'
import { PIERCING } from '../../data/attacks.ts'
import type { Grapple } from '../../words.ts'
import { GRAPPLE_TABLE } from '../../data/grapples.ts'
import type { CommandOf } from '../documents/commands.ts'
import type { StepOf } from '../documents/steps.ts'
import { check, checkReasons } from '../rules/weigh.ts'
import type { Log } from '../rules/rule.ts'
import { fighterIn, isUp, rulesOf, turnOf, UNARMED } from '../state/look.ts'
import { freeName, isByPiece, type BattleState, type Fighter, type Held } from '../state/state.ts'
import { lapse } from './attack.ts'
import { inflict, throughArmour } from './harm.ts'

/** Grappling (lines 142–152). */

/**
 * An opposed check: the higher total wins, Effect is the gap, a tie changes nothing, or by house rule is the
 * defender's. Who is grabbed and wins only shakes it off, or by house rule chooses. Source: line 144; R2, TRV-155.
 */
export function wrestleOut(log: Log, { by, target, with: own, resists, first }: StepOf<'grab'>): void {
  const one = fighterIn(log.state, by)
  const other = fighterIn(log.state, target)
  const isOn = one?.grapple === target
  const rival = first && one?.grapple === null && other ? heldAtOnce(log.state, other) : null
  const begins = first && !isOn
  const isFree = isOn || (begins && one?.grapple === null && (other?.grapple === null || rival !== null))
  if (!one || !other || !isUp(one) || !isUp(other) || !isFree) {
    lapse(log, by)
    return
  }
  const totals = [
    check(log, one, 'grapple', checkReasons(log.state, one, UNARMED, own, null)).total,
    check(log, other, 'grapple', checkReasons(log.state, other, UNARMED, resists, null)).total,
  ] as const
  const gap = totals[0] - totals[1]
  const { opposedTies, grabLost } = rulesOf(log.state)
  if (gap === 0 && (opposedTies === 'nothing' || (begins && grabLost === 'shakenOff'))) {
    log.emit({ kind: 'grabbed', winner: null, loser: null, effect: 0, first: false })
    return
  }
  const [winner, loser] = gap > 0 ? [by, target] : [target, by]
  const isShaken = begins && winner === target && grabLost === 'shakenOff'
  const effect = Math.abs(gap)
  if (rival && !isShaken && effect <= rival.effect) {
    lapse(log, by)
    return
  }
  log.emit({ kind: 'grabbed', winner, loser, effect, first: begins && !isShaken })
  if (isShaken) return
  if (turnOf(log.state)?.tied) log.emit({ kind: 'hold-waits', winner, loser, effect })
  else ask(log, { kind: 'hold', winner, loser, effect })
}

/** A grapple takes two: of several who are tied and take hold of the same the greater Effect does (lines 7, 144; TRV-169). */
function heldAtOnce(state: BattleState, { id, grapple }: Fighter): StepOf<'hold'> | null {
  for (const step of turnOf(state)?.declared ?? [])
    if (step.kind === 'hold' && step.loser === id && step.winner === grapple) return step
  return null
}

/** What the winner chose happens (lines 145–152). */
export function takeHold(
  log: Log,
  { winner, loser, effect }: StepOf<'hold'>,
  chosen: Pick<CommandOf<'choose-hold'>, 'what' | 'weapon' | 'ends'> & { readonly metres: number },
): void {
  const { what, metres } = chosen
  const row = GRAPPLE_TABLE[what]
  const beaten = fighterIn(log.state, loser)
  if (!beaten) return
  if (what === 'disarm') disarm(log, beaten, winner, effect, chosen.weapon)
  const ends = row.ends === 'always' || (row.ends === 'choice' && chosen.ends)
  log.emit({ kind: 'held', winner, loser, what, metres: row.metres === null ? 0 : metres, ends })
  if (row.damage) injure(log, winner, beaten, what, effect)
}

function disarm(log: Log, beaten: Fighter, winner: string, effect: number, weapon: string | null): void {
  const held = beaten.weapons.find(({ id, at }) => id === weapon && at === 'hand')
  if (held) passOn(log, beaten, held, winner, effect >= (GRAPPLE_TABLE.disarm.moreFrom ?? Infinity))
}

/** What somebody held comes into another's hand, or to the floor (line 146). */
export function passOn(log: Log, from: Fighter, held: Held, to: string, isTaken: boolean): void {
  const own = fighterIn(log.state, to)
  if (!own) return
  const { at: _at, ...carried } = held
  // What is in the hand goes; rounds and further pieces are carried elsewhere.
  const rest = isByPiece(held) ? Math.max(0, held.spare - 1) : 0
  log.emit({
    kind: 'disarmed',
    from: from.id,
    weapon: held.id,
    to: isTaken ? to : null,
    carried: {
      ...carried,
      id: freeName(isTaken ? own : from, held.id),
      spare: isByPiece(held) ? 1 : 0,
      inHand: true,
    },
    ...(rest > 0 && { rest }),
  })
}

/** By house rule armour does not count; from an Effect of 6 one point goes through (TRV-167). */
function injure(log: Log, winner: string, beaten: Fighter, what: Grapple, effect: number): void {
  const { state } = log
  const row = what === 'throw' ? GRAPPLE_TABLE.throw.damage : GRAPPLE_TABLE.damage.damage
  const own = fighterIn(state, winner)
  if (!row || !own) return
  const { dice, add } = row
  const thrown = dice === 0 ? 0 : rollSum(log, { purpose: 'damage', side: own.side, unit: winner }, dice)
  const through = throughArmour(state, beaten.id, {
    thrown,
    add,
    effect: row.effect ? effect : 0,
    // The Effect of a throw adds nothing, and lets a point through all the same.
    pierces: effect >= PIERCING.effect,
    bare: !rulesOf(state).grappleArmour || beaten.isMachine,
  })
  inflict(log, { target: beaten.id, ...through, by: winner, with: 'grapple' })
}
