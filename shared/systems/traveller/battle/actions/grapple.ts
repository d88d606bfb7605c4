import { choice, is, must, one, type Fields } from '../../../../battle/field.ts'
import { breaks, noCheck, notSeen, when } from '../../../../battle/rule.ts'
import { GRAPPLE_TABLE } from '../../data/grapples.ts'
import { isOfBody } from '../../documents/weapon.ts'
import { GRAPPLES, PICKS, type Grapple } from '../../words.ts'
import { carryOn, declare } from '../course/flow.ts'
import { aimSpent, spend } from '../resolve/cost.ts'
import { dueOf } from '../course/steps.ts'
import { distance, farOf, inMetres } from './move.ts'
import { takeHold } from '../resolve/grapple.ts'
import { canSpend, freeToAct, notSpendable } from '../rules/against.ts'
import type { Rule } from '../rules/rule.ts'
import { acting, allFighters, fighterIn, idsOf, isFighting, rulesOf } from '../state/look.ts'
import type { BattleState, Fighter, Held } from '../state/state.ts'

/** Grappling (lines 142–152). */

/** Pairs only; people, since machines have neither Strength nor Dexterity of their own (TRV-169). */
const canBeHeld = (fighter: Fighter): boolean =>
  isFighting(fighter) && fighter.grapple === null && !fighter.isMachine

/** On foot, or in the same vehicle (line 188). */
const areTogether = (one: Fighter, other: Fighter): boolean => one.aboard?.craft === other.aboard?.craft

/** An opposed Melee (unarmed) check at Personal range; nobody prone begins one. Source: lines 144, 168; TRV-168. */
export const grapple: Rule<'grapple'> = {
  phases: ['acting'],
  offers: (state, side) =>
    freeToAct(state, side)
      .filter(
        (fighter) => canSpend(fighter, 'significant') && canBeHeld(fighter) && fighter.stance !== 'prone',
      )
      .flatMap((fighter) => {
        const others = idsOf(
          allFighters(state).filter(
            (other) => other.id !== fighter.id && canBeHeld(other) && areTogether(fighter, other),
          ),
        )
        return others.length === 0
          ? []
          : [{ fighter: is(fighter.id), target: one(others), with: one(PICKS), within: must(true) }]
      }),
  check: (state, command) => [
    ...notSpendable(state, command, 'significant'),
    ...notSeen(command.within, 'within', 144, 'It is not at Personal range: move up to it first.'),
  ],
  resolve: (log, { fighter, target, with: own }) => {
    const aim = aimSpent(log, fighter)
    declare(log, { kind: 'grab', by: fighter, target, with: own, resists: 'str', first: true, ...aim })
  },
}

/** With what somebody who is grabbed or held resists. */
export const resist: Rule<'resist'> = {
  phases: ['reacting'],
  offers: (state, side) => {
    const step = dueOf(state, side, 'resist')
    return step ? [{ fighter: is(step.fighter), with: one(PICKS) }] : []
  },
  check: noCheck,
  resolve: (log, { fighter, with: own }) => {
    log.emit({ kind: 'resisted', fighter, with: own })
    carryOn(log)
  },
}

/** By house rule a grapple has one check a round, not one in each turn (TRV-166). */
const mayWrestle = (state: BattleState, { wrestled }: Fighter): boolean =>
  rulesOf(state).grappleChecks === 'eachTurn' || !wrestled

/** Whoever is held does nothing but wrestle: one check in each one’s turn. Source: line 152; TRV-166. */
export const wrestle: Rule<'wrestle'> = {
  phases: ['acting'],
  offers: (state, side) =>
    acting(state)
      .filter(
        (fighter) =>
          fighter.side === side &&
          fighter.grapple !== null &&
          canSpend(fighter, 'significant') &&
          mayWrestle(state, fighter),
      )
      .map(({ id }) => ({ fighter: is(id), with: one(PICKS) })),
  check: (state, command) => notSpendable(state, command, 'significant'),
  resolve: (log, { fighter, with: own }) => {
    const one = fighterIn(log.state, fighter)
    if (!one || one.grapple === null) return
    const { minor, grapple: target } = one
    spend(log, fighter, 'significant')
    if (minor > 0) spend(log, fighter, 'minor')
    const grab = { kind: 'grab', by: fighter, target, with: own, resists: 'str', first: false } as const
    declare(log, { ...grab, ...(minor > 0 && { minor: 1 }) })
  },
}

/** How far an option moves somebody; who breaks free goes as in a Minor Action (lines 147–151, 168). */
function mostMetres(state: BattleState, winner: string, what: Grapple): number | null {
  const free = what === 'escape' ? fighterIn(state, winner) : null
  return free ? farOf(state, free, false) : GRAPPLE_TABLE[what].metres
}

/** A weapon in hand; what has no Heft is the hand itself (lines 60, 146). */
const canBeTaken = ({ at, weapon }: Held): boolean => at === 'hand' && !isOfBody(weapon)

/** What is asked with an option: what is taken, how far, and whether the grapple is over. */
function holdFields(state: BattleState, loser: Fighter, what: Grapple, metres: number | null): Fields | null {
  const { ends } = GRAPPLE_TABLE[what]
  const hands = idsOf(loser.weapons.filter(canBeTaken))
  if (what === 'disarm' && hands.length === 0) return null
  return {
    fighter: is(loser.id),
    what: is(what),
    weapon: what === 'disarm' ? one(hands) : is(null),
    far: metres === null || metres === 0 ? is(0) : distance(state, metres),
    ends: ends === 'choice' ? choice(true) : is(ends === 'always'),
  }
}

/** Just one option for the winner of each check (lines 144–152). */
export const chooseHold: Rule<'choose-hold'> = {
  phases: ['grappling'],
  offers: (state, side) => {
    const step = dueOf(state, side, 'hold')
    const loser = fighterIn(state, step?.loser ?? null)
    const all =
      step && loser
        ? GRAPPLES.map((what) => holdFields(state, loser, what, mostMetres(state, step.winner, what)))
        : []
    return all.filter((fields) => fields !== null)
  },
  check: (state, { what, far }) => {
    const [step] = state.steps
    const most = mostMetres(state, step?.kind === 'hold' ? step.winner : '', what)
    return when(most !== null && inMetres(state, far) > most, () =>
      breaks('grapple/too-far', `That moves somebody ${most ?? 0} m at most: measure again.`, {
        page: GRAPPLE_TABLE[what].line,
        path: ['far'],
        values: { most: most ?? 0 },
      }),
    )
  },
  resolve: (log, command) => {
    const [step] = log.state.steps
    if (step?.kind !== 'hold') return
    log.emit({ kind: 'answered' })
    takeHold(log, step, { ...command, metres: inMetres(log.state, command.far) })
    carryOn(log)
  },
}
