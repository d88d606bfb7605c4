import { TRAIT_TABLE } from '../../data/traits.ts'
import { harmOdds, type Harm } from '../../chances/harm.ts'
import { meanOf, type Spread } from '../../chances/spread.ts'
import { wreckOdds, type Hull, type Wreck } from '../../chances/wreck.ts'
import { remembering } from '../../../../remembering.ts'
import type { UnitTrait } from '../../words.ts'
import { armourOf, has, rulesOf } from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import { figuresIn } from './damage.ts'

/** What so many hits are likely to cost whom they fall on. */

/** Every shot is asked what it is likely to cost, and most have been fired before. */
const harmKnown = remembering<Parameters<typeof harmOdds>, Harm>(
  ({ hits, figures, damage, armour, save = null }, { recoverWounded, squadBasedDamage, moreHits }) =>
    `${hits.join()} ${figures} ${damage} ${armour} ${save} ${recoverWounded} ${squadBasedDamage} ${moreHits}`,
  harmOdds,
)
const wreckKnown = remembering<Parameters<typeof wreckOdds>, ReturnType<typeof wreckOdds>>(
  ({ crew, weapons, immobilised, flies, driver }, { hits, at, armour, reactive }, { noRating, driverless }) =>
    `${hits.join()} ${at} ${armour} ${reactive} ${crew} ${weapons} ${immobilised} ${flies} ${driver} ${noRating} ${driverless}`,
  wreckOdds,
)

/** Of figures on foot, and whoever goes with them (lines 824–885, 1556, 1803). */
export function harmOn(
  state: BattleState,
  target: UnitState,
  q: { readonly hits: Spread; readonly damage: number; readonly traits: readonly UnitTrait[] },
): Harm {
  const figures = figuresIn(state, target)
  const armour = armourOf(state, target, q.traits)
  const save = has(state, target, 'save') ? (TRAIT_TABLE.save.does.saves ?? null) : null
  return harmKnown({ hits: q.hits, figures, damage: q.damage, armour, save }, rulesOf(state))
}

/** Of a vehicle (lines 914–972). */
export const wreckOn = (
  state: BattleState,
  craft: CraftState,
  q: Parameters<typeof wreckOdds>[1],
): Wreck & { readonly penetrates: number } => wreckKnown(hullOf(craft), q, rulesOf(state))

export function hullOf({ crew, document, weaponsOut, immobilised, landed, speed }: CraftState): Hull {
  return {
    ...{ crew, immobilised, weapons: document.weapons.length - weaponsOut.length },
    flies: document.method === 'fly' && !landed,
    driver: document.type !== 'lightTransports' ? 'none' : speed === 'still' ? 'still' : 'moving',
  }
}

/** Figures that are expected to fall. */
export const fallenOn = (...of: Parameters<typeof harmOn>): number => meanOf(harmOn(...of).fallen)
