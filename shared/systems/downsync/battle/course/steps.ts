import { due } from '../../../../battle/course.ts'
import { never } from '../../../../never.ts'
import type { Step, StepOf } from '../documents/steps.ts'
import { VIP_CAPTURE } from '../../data/missions.ts'
import { revealOptions } from '../../pings.ts'
import { isPlain, isUseful } from '../rules/abilities.ts'
import {
  activeOf,
  baseIn,
  idsOf,
  isInfantry,
  isOnTable,
  ofSig,
  outPings,
  outUnits,
  pingIn,
  reserveOf,
  rulesOf,
  sideOf,
  traitsOf,
  unitIn,
} from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { otherSide, type Phase, type Side } from '../words.ts'
import { targetsOf } from '../rules/targets.ts'

/** What the battle waits for, and for whom: the first of what is going on. */

/** The phase in which a step waits for players; null where it goes on by itself. */
export function phaseOf(state: BattleState, step: Step): Phase | null {
  switch (step.kind) {
    case 'near': {
      const { pings, stealthy } = nearby(state, step)
      return pings.length + stealthy.length > 0 ? 'settling' : null
    }
    case 'identify':
      return mayChoose(state, step.ping) ? 'settling' : null
    case 'place': {
      const unit = unitIn(state, step.unit)
      const piece = unit ?? pingIn(state, step.unit)
      const isAsked = step.by === 'card' || (unit !== null && isInfantry(unit))
      return piece && isOnTable(piece) && isAsked ? 'settling' : null
    }
    case 'gain':
      return canGain(state, step) ? 'settling' : null
    case 'volley': {
      const unit = unitIn(state, step.unit)
      const isThere = unit !== null && baseIn(unit, step.base) !== null
      return isThere && step.left > 0 && targetsOf(state, step).length > 0 ? 'acting' : null
    }
    case 'hit': {
      const unit = unitIn(state, step.unit)
      const base = unit && baseIn(unit, step.base)
      return base && base.cm + base.cmPlus > 0 ? 'countering' : null
    }
    case 'outcome':
      return unitIn(state, step.at)?.fate === 'onTable' ? 'acting' : null
    case 'score':
      return counts(state, step) ? 'scoring' : null
    case 'aimed':
    case 'late':
    case 'close':
      return null
    default:
      return never(step)
  }
}

/** Whose it is to answer. */
export function dueSide(state: BattleState, step: Step): Side {
  switch (step.kind) {
    case 'near':
      return sideOf(state, step.piece) ?? activeOf(state)
    case 'identify':
      return sideOf(state, step.ping) ?? activeOf(state)
    case 'place':
    case 'gain':
    case 'volley':
    case 'aimed':
    case 'late':
    case 'hit':
    case 'outcome':
      return sideOf(state, step.unit) ?? activeOf(state)
    case 'score':
      return step.side
    case 'close':
      return activeOf(state)
    default:
      return never(step)
  }
}

export const { dueOf } = due(phaseOf, (state: BattleState, step: Step) => [dueSide(state, step)])

/**
 * Who may be within 2" of what has moved or was Placed: enemy Pings of a Unit, and on both sides who has Stealth
 * (lines 391, 750).
 */
export function nearby(
  state: BattleState,
  { piece, how, appears }: StepOf<'near'>,
): { readonly pings: readonly string[]; readonly stealthy: readonly string[] } {
  const unit = unitIn(state, piece)
  if (!unit || !isOnTable(unit)) return { pings: [], stealthy: [] }
  const enemy = otherSide(unit.side)
  const enemies = outUnits(state, enemy)
  const own = unit.stealth && enemies.length > 0 ? [unit] : []
  const isBlind = how === 'placed' && appears === undefined && !rulesOf(state).placingReveals
  return {
    pings: isBlind ? [] : outPings(state, enemy).map(({ id }) => id),
    stealthy: [...own, ...enemies.filter(({ stealth }) => stealth)].map(({ id }) => id),
  }
}

/** Its owner has something to choose: which Unit it is, or whether it is one (lines 386, 412). */
export function mayChoose(state: BattleState, id: string): boolean {
  const ping = pingIn(state, id)
  if (!ping || !isOnTable(ping)) return false
  const can = revealOptions(ofSig(state, ping))
  return can.unit && (can.decoy || reserveOf(state, ping.side, ping.sig).length > 1)
}

function canGain(state: BattleState, { unit: id, trait: of }: StepOf<'gain'>): boolean {
  const unit = unitIn(state, id)
  const trait = unit && traitsOf(unit).find((one) => one.id === of)
  if (!unit || !trait || !isOnTable(unit) || isPlain(trait) || !isUseful(unit, trait)) return false
  return state.camps[unit.side].commandPoints >= trait.commandPoints
}

/** Somebody may be near who counts: without a Unit of one’s own there is no point to gain. */
function counts(state: BattleState, { side, score: id }: StepOf<'score'>): boolean {
  const score = state.setup.mission.scores.find((one) => one.id === id)
  const { own, enemy } = scorers(state, side)
  if (score?.kind === 'hold') return own.length > 0 || (score.tokens === 'anybody' && enemy.length > 0)
  if (score?.kind !== 'near') return score !== undefined
  return own.length > 0 || (rulesOf(state).negativeScore && score.takes !== null && enemy.length > 0)
}

/** Of a Multi-Base Unit more than half of the bases that it began with must be there (line 661; R30). */
const hasHalf = ({ bases, card }: UnitState): boolean =>
  bases.filter(({ alive }) => alive).length > (card.bases ?? 1) * VIP_CAPTURE.share

/** Who may count at a mission’s token, and against it. */
export function scorers(
  state: BattleState,
  side: Side,
): { readonly own: readonly string[]; readonly enemy: readonly string[] } {
  const enemies = outUnits(state, otherSide(side))
  return {
    own: idsOf(outUnits(state, side).filter(hasHalf)),
    enemy: idsOf(rulesOf(state).enemyHalf ? enemies.filter(hasHalf) : enemies),
  }
}
