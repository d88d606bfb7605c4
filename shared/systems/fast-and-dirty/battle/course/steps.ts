import { due } from '../../../../battle/course.ts'
import { never } from '../../../../never.ts'
import type { Step, StepOf } from '../documents/steps.ts'
import { mustSay } from '../resolve/harm.ts'
import { mayAbandon } from '../resolve/losses.ts'
import { mustSayHit } from '../resolve/hits.ts'
import { applies } from '../resolve/vehicle.ts'
import { armsFor } from '../rules/weigh.ts'
import { canFireAtAll, craftArms, isPacked } from '../rules/arms.ts'
import { weaponsServed } from '../rules/barred.ts'
import { farthest, isAimedAt, isShotAt } from '../rules/targets.ts'
import {
  craftIn,
  figuresUp,
  handsOf,
  has,
  isOnTable,
  isTeam,
  markerOf,
  ownerOf,
  pieceIn,
  piecesOf,
  isUnit,
  rulesOf,
  sentryIn,
  unitIn,
  unitsOf,
} from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import { otherSide, type Phase, type Side } from '../words.ts'

/** What the battle waits for, and for whom: the first of what is going on. */

/** Units that may fire at this mover with something that is fired at such a target (lines 916, 1452, 3126; FAD-260). */
export function opFirers(
  state: BattleState,
  { side, mover }: Pick<StepOf<'window'>, 'side' | 'mover'>,
): readonly (UnitState | CraftState)[] {
  if (!rulesOf(state).opportunityFire || state.camps[side].quiet) return []
  return piecesOf(state, side).filter((one) => {
    if (!isOnTable(one)) return false
    if (!isUnit(one)) return canFireOn(state, one, mover)
    if (one.opFired) return false
    // A team and a hero fire for themselves, and are Pinned with their squad (lines 1324, 1326, 1757).
    const lead = unitIn(state, one.attached)
    const isOwn = isTeam(state, one) || (has(state, one, 'hero') && figuresUp(one).length > 0)
    if (lead !== null && (!isOwn || markerOf(state, lead) === 'pinned')) return false
    return (
      !isPacked(state, one) &&
      !one.usedNow.includes('noClearShot') &&
      markerOf(state, one) !== 'pinned' &&
      isAimedAt(state, armsFor(state, one, { mount: null, joint: false }), mover)
    )
  })
}

/** Who hides and might fire at this mover, once its side says where it is (lines 1345, 1452; FAD-230). */
export function ambushers(
  state: BattleState,
  { side, mover }: Pick<StepOf<'window'>, 'side' | 'mover'>,
): readonly UnitState[] {
  if (!rulesOf(state).opportunityFire || state.camps[side].quiet) return []
  return unitsOf(state, side).filter(
    (unit) =>
      unit.fate === 'hidden' &&
      unit.hidden > 0 &&
      !unit.opFired &&
      !isPacked(state, unit) &&
      isAimedAt(state, armsFor(state, unit, { mount: null, joint: false }), mover),
  )
}

/** Anybody may yet fire at this mover. */
export const isWatched = (state: BattleState, window: Pick<StepOf<'window'>, 'side' | 'mover'>): boolean =>
  opFirers(state, window).length > 0 || ambushers(state, window).length > 0

/** A weapon for each of its crew, all at the same mover (lines 744, 1452–1456). */
function canFireOn(state: BattleState, craft: CraftState, mover: string): boolean {
  const { opFire, weaponsOut, document } = craft
  if (handsOf(craft) === 0 || wentFast(state, craft) || (opFire !== null && opFire.at !== mover)) return false
  const fired = opFire?.mounts ?? []
  const isLeft = document.weapons.some(
    (_one, at) =>
      ![...weaponsOut, ...fired].includes(at + 1) && isAimedAt(state, craftArms(craft, at + 1), mover),
  )
  return isLeft && fired.length < weaponsServed(state, craft)
}

/** At Standard speed this turn: it does not shoot (line 744). */
const wentFast = (state: BattleState, { done, speed, document }: CraftState): boolean => {
  const isSteady = rulesOf(state).vehicleProperties && document.properties.includes('weaponStabilizer')
  return done && speed === 'standard' && !isSteady
}

const GONE = { fate: 'destroyed' }

/** The phase in which a step waits for players; null where it goes on by itself. */
export function phaseOf(state: BattleState, step: Step): Phase | null {
  switch (step.kind) {
    case 'window': {
      const mover = pieceIn(state, step.mover)
      const isThere = mover !== null && isOnTable(mover) && state.activation?.repulsed !== true
      return isThere && isWatched(state, step) ? 'reacting' : null
    }
    case 'free-shot':
      return canAnswer(state, step) ? 'reacting' : null
    case 'elude':
      return isOnTable(unitIn(state, step.unit) ?? GONE) ? 'reacting' : null
    case 'contact':
      return bothThere(state, step) ? 'settling' : null
    case 'harm':
      return mustSay(state, step.harm) ? 'allocating' : null
    case 'hit':
      return mustSayHit(state, step.hit) ? 'allocating' : null
    case 'inside':
    case 'wreck':
      return 'settling'
    case 'prefer': {
      const craft = craftIn(state, step.craft)
      const isOpen = craft?.fate === 'onTable' && step.of.every((one) => applies(craft, one))
      return isOpen ? 'allocating' : null
    }
    case 'block':
      return state.camps[step.side].reconPoints > 0 ? 'recon' : null
    case 'show':
      return unitsOf(state, step.side).some(({ fate }) => fate === 'hidden') || craftsHidden(state, step.side)
        ? 'recon'
        : null
    case 'sentry':
      return sentryIn(state, step.gun)?.fate === 'stands' ? 'turnEnd' : null
    case 'judge':
      return 'turnEnd'
    case 'mine': {
      const mover = pieceIn(state, step.mover)
      return mover !== null && isOnTable(mover) ? 'settling' : null
    }
    case 'turn-away':
      return isOnTable(pieceIn(state, step.moving.mover) ?? GONE) ? 'settling' : null
    case 'touch-down':
    case 'fall-back': {
      const unit = unitIn(state, step.unit)
      return unit !== null && isOnTable(unit) ? 'settling' : null
    }
    case 'wounded': {
      const unit = unitIn(state, step.unit)
      return unit && isOnTable(unit) && mayAbandon(state, unit) ? 'settling' : null
    }
    case 'arrive':
    case 'board':
    case 'leave':
    case 'land':
    case 'pierce':
      return null
    default:
      return never(step)
  }
}

const craftsHidden = (state: BattleState, side: Side): boolean =>
  Object.values(state.crafts).some((one) => one.side === side && one.fate === 'hidden')

function canAnswer(state: BattleState, { charge, by }: StepOf<'free-shot'>): boolean {
  const [charged, attacker] = [unitIn(state, charge.at), unitIn(state, charge.by)]
  const defender = unitIn(state, by ?? charge.at)
  if (!charged || !defender || !attacker || !isOnTable(defender) || !isOnTable(attacker)) return false
  if (figuresUp(defender).length === 0) return false
  if (
    [charged, defender].some((one) => markerOf(state, one) === 'pinned') ||
    defender.usedNow.includes('noClearShot')
  )
    return false
  if (isPacked(state, defender)) return false
  const arms = armsFor(state, defender, { mount: null, joint: false, at: attacker.id })
  return (
    canFireAtAll(arms) &&
    isShotAt(state, arms, attacker.id) &&
    farthest(state, defender, arms, attacker.id) >= charge.inches
  )
}

function bothThere(state: BattleState, { charge }: StepOf<'contact'>): boolean {
  const attacker = unitIn(state, charge.by)
  const piece = pieceIn(state, charge.at)
  const isThere = piece
    ? isOnTable(piece)
    : state.works[charge.at]?.fate === 'stands' || sentryIn(state, charge.at)?.fate === 'stands'
  return attacker !== null && isOnTable(attacker) && isThere && state.activation?.repulsed !== true
}

/** Whose it is to answer. */
export function dueSide(state: BattleState, step: Step): Side {
  const of = (id: string | null): Side => ownerOf(state, id) ?? 'side-1'
  switch (step.kind) {
    case 'window':
    case 'block':
    case 'show':
    case 'inside':
    case 'wreck':
    case 'prefer':
    case 'judge':
    case 'mine':
      return step.side
    case 'free-shot':
      return otherSide(of(step.charge.by))
    case 'contact':
      return of(step.charge.by)
    case 'harm': {
      const owner = of(step.harm.unit)
      // A sniper names whom he hits, and so does a hero close by (lines 1644, 1757).
      return step.harm.how === 'firer' ? of(step.harm.by) : owner
    }
    case 'hit':
      return step.hit.how === 'firer' ? of(step.hit.by) : of(step.hit.unit)
    case 'sentry':
      return of(step.gun)
    case 'pierce':
      return of(step.by)
    case 'arrive':
    case 'turn-away':
      return of(step.moving.mover)
    case 'leave':
      return of(step.mover)
    case 'board':
    case 'land':
    case 'touch-down':
    case 'elude':
    case 'wounded':
    case 'fall-back':
      return of(step.unit)
    default:
      return never(step)
  }
}

export const { dueOf } = due(phaseOf, (state: BattleState, step: Step) => [dueSide(state, step)])
