import { distanceUpTo, is, one, wholeFrom, type Fields, type Field } from '../../../../battle/field.ts'
import { breaks, when } from '../../../../battle/rule.ts'
import { SQUARE_METRES } from '../../data/attacks.ts'
import { MOVE_METRES, HALVED, AIM } from '../../data/rounds.ts'
import { move as metresOf } from '../../field.ts'
import { isOfBody } from '../../documents/weapon.ts'
import { STANCES } from '../../words.ts'
import { carryOn } from '../course/flow.ts'
import { spend } from '../resolve/cost.ts'
import { passOn } from '../resolve/grapple.ts'
import { canSpend, freeToAct, notSpendable } from '../rules/against.ts'
import { armsOf } from '../rules/armed.ts'
import { speedLeft } from '../rules/speed.ts'
import type { Log, Rule } from '../rules/rule.ts'
import {
  allFighters,
  craftIn,
  fighterIn,
  isSeen,
  isShotDeclared,
  isUp,
  rulesOf,
  targetsOf,
} from '../state/look.ts'
import { heldBy, isByPiece, type BattleState, type Fighter, type Held } from '../state/state.ts'

/** Minor Actions: movement, stance, aim, weapons at the ready (lines 13–29). */

/** Metres of one Minor Action; of a machine what hits have left of them (lines 17, 282–283, 303). */
export function farOf(state: BattleState, fighter: Fighter, isRough: boolean): number {
  const machine = fighter.isMachine ? craftIn(state, fighter.id) : null
  const far = onFoot(state, fighter, isRough)
  return machine ? Math.round(far * speedLeft(state, machine) * CENTIMETRES) / CENTIMETRES : far
}
const CENTIMETRES = 100

/** By house rule low and difficult is a half and no more (R18). */
function onFoot(state: BattleState, { stance }: Fighter, isRough: boolean): number {
  const difficult = isRough && rulesOf(state).partlyRough === 'whole'
  const plain = metresOf({ stance, difficult })
  const { lowOnRough, proneMoves } = rulesOf(state)
  if (stance === 'prone' && proneMoves === 'never') return 0
  return difficult && stance !== 'standing'
    ? Math.max(plain, Math.min(lowOnRough, MOVE_METRES * HALVED))
    : plain
}

const hasSquares = ({ setup: { encounter } }: BattleState): boolean => encounter.ground.kind === 'squares'

/** How far, in squares where the ground has them. */
export function distance(state: BattleState, metres: number): Field {
  return hasSquares(state)
    ? { ...wholeFrom(0, Math.floor(metres / SQUARE_METRES), 'squares'), measured: true }
    : distanceUpTo(metres, null, 'metres')
}

export const inMetres = (state: BattleState, far: number): number =>
  hasSquares(state) ? far * SQUARE_METRES : far

/** By house rule what is difficult of the way is counted, and nothing else (TRV-037). */
const roughField = (state: BattleState, most: number, difficult: boolean): Field =>
  difficult && rulesOf(state).partlyRough === 'metres' ? distance(state, most) : is(0)

/** Each difficult metre counts for so many: as far as one goes in the open for one all of which is difficult (R18, TRV-037). */
function roughTimes(state: BattleState, { stance }: Fighter): number {
  const isHalf = stance !== 'standing' && rulesOf(state).lowOnRough >= MOVE_METRES * HALVED
  return isHalf ? 1 : 1 / HALVED
}

/** Six metres, three on difficult ground or low. Source: lines 17, 168; R18, R40, TRV-037; E3. */
export const move: Rule<'move'> = {
  phases: ['acting'],
  offers: (state, side) =>
    freeToAct(state, side)
      .filter((fighter) => canSpend(fighter, 'minor') && fighter.aboard === null)
      .flatMap((fighter) =>
        [false, true].flatMap((difficult) => {
          const most = farOf(state, fighter, difficult)
          return most === 0
            ? []
            : [
                {
                  fighter: is(fighter.id),
                  far: distance(state, most),
                  difficult: is(difficult),
                  rough: roughField(state, most, difficult),
                },
              ]
        }),
      ),
  check: (state, command) => {
    const fighter = fighterIn(state, command.fighter)
    const most = fighter ? farOf(state, fighter, command.difficult) : 0
    const extra = fighter ? Math.min(command.rough, command.far) * (roughTimes(state, fighter) - 1) : 0
    return [
      ...notSpendable(state, command, 'minor'),
      ...when(fighter !== null && inMetres(state, command.far + extra) > most, () =>
        breaks('move/too-far', `One Minor Action moves ${most} m at most this way: measure again.`, {
          page: 17,
          path: ['far'],
          values: { most },
        }),
      ),
    ]
  },
  resolve: (log, { fighter, far, difficult }) => {
    spend(log, fighter, 'minor')
    log.emit({ kind: 'moved', fighter, metres: inMetres(log.state, far), difficult })
    carryOn(log)
  },
}

/** From any stance to any other (line 21). */
export const changeStance: Rule<'change-stance'> = {
  phases: ['acting'],
  offers: (state, side) =>
    freeToAct(state, side)
      .filter((fighter) => canSpend(fighter, 'minor') && !fighter.isMachine)
      .map(({ id, stance }) => ({ fighter: is(id), stance: one(STANCES.filter((to) => to !== stance)) })),
  check: (state, command) => notSpendable(state, command, 'minor'),
  resolve: (log, { fighter, stance }) => {
    spend(log, fighter, 'minor')
    log.emit({ kind: 'stance-changed', fighter, stance })
    carryOn(log)
  },
}

/** +1 a Minor Action on the next attack at that target, up to +6. Source: line 29; R17, E2. */
export const aim: Rule<'aim'> = {
  phases: ['acting'],
  offers: (state, side) =>
    freeToAct(state, side)
      .filter((fighter) => canSpend(fighter, 'minor'))
      .flatMap((fighter) => {
        const full = fighter.aim && fighter.aim.actions >= AIM.most ? fighter.aim.target : null
        const targets = targetsOf(state, side).filter((id) => id !== fighter.id && id !== full)
        return targets.length === 0 ? [] : [{ fighter: is(fighter.id), target: one(targets) }]
      }),
  check: (state, command) => notSpendable(state, command, 'minor'),
  resolve: (log, { fighter, target }) => {
    const before = fighterIn(log.state, fighter)?.aim
    spend(log, fighter, 'minor', true)
    const actions = before?.target === target ? before.actions + 1 : 1
    log.emit({ kind: 'aimed', fighter, target, actions })
    carryOn(log)
  },
}

/** Minor Actions that it takes are kept until it is done, or something else is taken up. Source: line 25; TRV-040. */
export const draw: Rule<'draw'> = {
  phases: ['acting'],
  offers: (state, side) =>
    freeToAct(state, side).flatMap((fighter) => {
      const lying = fighter.weapons.filter(
        (held) => held.at === 'stowed' || held.at === 'floor' || isNextToDraw(state, fighter, held),
      )
      return readyOffers(fighter, [
        ...lying.map(({ id, weapon }) => ({ ref: id, needs: weapon.draw })),
        ...lyingAbout(state, fighter).map(({ from, held }) => ({
          ref: heldBy(from.id, held.id),
          needs: held.weapon.draw,
        })),
      ])
    }),
  check: (state, command) => notSpendable(state, command, needsOf(state, command) === 0 ? 'free' : 'minor'),
  resolve: (log, { fighter, weapon }) => {
    ready(log, fighter, weapon, 'draw', needsOf(log.state, { fighter, weapon }))
  },
}

interface Lying {
  readonly from: Fighter
  readonly held: Held
}

/** What others have let fall, or hold and are down: whether it is at hand the table sees (lines 33, 146). */
function lyingAbout(state: BattleState, fighter: Fighter): readonly Lying[] {
  if (fighter.isMachine) return []
  return allFighters(state)
    .filter((one) => one.id !== fighter.id && isSeen(one) && one.aboard?.craft === fighter.aboard?.craft)
    .flatMap((from) =>
      from.weapons
        .filter(
          (held) => held.at === 'floor' || (held.at === 'hand' && !isUp(from) && !isOfBody(held.weapon)),
        )
        .map((held) => ({ from, held })),
    )
}

/** Of several pieces the one that those who are tied have declared to throw is out of the hand (line 7). */
const isNextToDraw = (state: BattleState, fighter: Fighter, held: Held): boolean =>
  isByPiece(held) && held.spare > 1 && isShotDeclared(state, { by: fighter.id, ref: held.id })

function needsOf(
  state: BattleState,
  { fighter, weapon }: { readonly fighter: string; readonly weapon: string },
): number {
  return weaponIn(state, fighter, weapon)?.held.weapon.draw ?? 1
}

/** One's own by its id, another's by who has it too. */
function weaponIn(state: BattleState, fighter: string, ref: string): Lying | null {
  const [owner = '', own] = ref.split('/')
  const from = fighterIn(state, own === undefined ? fighter : owner)
  const held = from?.weapons.find(({ id }) => id === (own ?? ref))
  return from && held ? { from, held } : null
}

export const reload: Rule<'reload'> = {
  phases: ['acting'],
  offers: (state, side) =>
    freeToAct(state, side).flatMap((fighter) =>
      readyOffers(
        fighter,
        armsOf(state, fighter)
          .filter(({ weapon, loaded, spare }) => loaded < (weapon.magazine ?? 0) && spare > 0)
          .map(({ ref, weapon }) => ({ ref, needs: weapon.reload })),
      ),
    ),
  check: (state, command) => {
    const fighter = fighterIn(state, command.fighter)
    const arm = fighter && armsOf(state, fighter).find(({ ref }) => ref === command.weapon)
    return notSpendable(state, command, arm?.weapon.reload === 0 ? 'free' : 'minor')
  },
  resolve: (log, { fighter, weapon }) => {
    const one = fighterIn(log.state, fighter)
    const arm = one && armsOf(log.state, one).find(({ ref }) => ref === weapon)
    ready(log, fighter, weapon, 'reload', arm?.weapon.reload ?? 1)
  },
}

function readyOffers(
  fighter: Fighter,
  weapons: readonly { readonly ref: string; readonly needs: number }[],
): readonly Fields[] {
  return weapons
    .filter(({ needs }) => canSpend(fighter, needs === 0 ? 'free' : 'minor'))
    .map(({ ref }) => ({ fighter: is(fighter.id), weapon: is(ref) }))
}

function ready(log: Log, fighter: string, weapon: string, what: 'draw' | 'reload', needs: number): void {
  const before = fighterIn(log.state, fighter)?.readying
  const isSame = before?.weapon === weapon && before.what === what
  spend(log, fighter, needs === 0 ? 'free' : 'minor')
  const spent = (isSame ? before.spent : 0) + Math.min(1, needs)
  log.emit({ kind: 'readied', fighter, weapon, what, spent, done: spent >= needs })
  const lying = weaponIn(log.state, fighter, weapon)
  if (what === 'draw' && spent >= needs && lying && lying.from.id !== fighter)
    passOn(log, lying.from, lying.held, fighter, true)
  carryOn(log)
}
