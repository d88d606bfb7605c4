import { DECOY } from '../../data/forces.ts'
import type { Trait } from '../../documents/unit-card.ts'
import type { Trigger } from '../../words.ts'
import type { StepOf } from '../documents/steps.ts'
import { isOnTable, traitsOf, unitIn } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'

/** Abilities of a card that have their moment or their price (lines 230, 429, 433, 669, 681). */

/** It is not always so: it costs, or has a moment for what it brings. */
const isUsed = ({ at, commandPoints, gains, modifiers }: Trait): boolean =>
  commandPoints > 0 || (at !== 'always' && (gains !== null || modifiers.length > 0))

/** Without a moment of its own it is used as its Unit activates. */
const momentOf = ({ at }: Trait): Trigger => (at === 'always' ? 'activation' : at)

/** What a Unit may use at that moment. */
export const gainsAt = (unit: UnitState, at: Trigger): StepOf<'gain'>[] =>
  traitsOf(unit).flatMap((trait) =>
    isUsed(trait) && momentOf(trait) === at ? [{ kind: 'gain', unit: unit.id, trait: trait.id }] : [],
  )
export const gainsOf = (state: BattleState, units: readonly string[], at: Trigger): StepOf<'gain'>[] =>
  units.flatMap((id) => {
    const unit = unitIn(state, id)
    return unit && isOnTable(unit) ? gainsAt(unit, at) : []
  })

/** What modifies rolls until the Taskforce Activation is over lies on the Unit as a counter of its name (line 681). */
export const isKept = (trait: Trait): boolean => isUsed(trait) && trait.modifiers.length > 0

/** Abilities whose modifiers count now. */
export function inForce(unit: UnitState): readonly Trait[] {
  const traits = traitsOf(unit)
  return traits.filter((trait, index) => {
    if (!isKept(trait)) return true
    const before = traits.slice(0, index).filter(({ name }) => name === trait.name).length
    return unit.counters.filter(({ name }) => name === trait.name).length > before
  })
}

/** It costs nothing and brings no token: at its moment it is simply so. */
export const isPlain = ({ commandPoints, gains }: Trait): boolean => commandPoints === 0 && gains === null

/** Its words bring what the players alone see to (line 677). */
export const isByHand = ({ name, text, gains, modifiers }: Trait): boolean =>
  text !== '' && name !== DECOY && gains === null && modifiers.length === 0

/** A Unit of which all is so that costs nothing, as where one asks what it is good for. */
export const withPlain = (unit: UnitState): UnitState => ({
  ...unit,
  counters: traitsOf(unit).flatMap((trait) =>
    isKept(trait) && isPlain(trait) ? [{ name: trait.name, ends: 'taskforce-end' }] : [],
  ),
})

/** Nothing comes of a single token that the Unit has. */
export function isUseful(unit: UnitState, trait: Trait): boolean {
  const { gains } = trait
  const hasIt = gains === 'stealth' || gains === 'overwatch' ? unit[gains] : false
  return !hasIt || isKept(trait)
}
