import { isAlike } from '../../../../alike.ts'
import { DECOY } from '../../data/forces.ts'
import { isUsed, momentsOf, type Moment, type Trait } from '../../documents/unit-card.ts'
import type { Trigger } from '../../words.ts'
import type { StepOf } from '../documents/steps.ts'
import { isOnTable, traitsOf, unitIn } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'

/** Abilities of a card that have their moment or their price (lines 230, 429, 433, 669, 681). */

/** What a Unit may use at that moment; beside an enemy Unit it gains no Stealth (line 750). */
export const gainsAt = (unit: UnitState, at: Moment, isBesideEnemy = false): StepOf<'gain'>[] =>
  traitsOf(unit).flatMap((trait) =>
    isUsed(trait) && momentsOf(trait).includes(at) && !(isBesideEnemy && trait.gains === 'stealth')
      ? [{ kind: 'gain', unit: unit.id, trait: trait.id }]
      : [],
  )
export const gainsOf = (state: BattleState, units: readonly string[], at: Moment): StepOf<'gain'>[] =>
  units.flatMap((id) => {
    const unit = unitIn(state, id)
    return unit && isOnTable(unit) ? gainsAt(unit, at) : []
  })

/** What modifies rolls until the Taskforce Activation is over lies on the Unit as a counter of its name (line 681). */
export const isKept = (trait: Trait): boolean => isUsed(trait) && trait.modifiers.length > 0

/** As that counter is called: several traits of one name are told apart. */
export function counterOf(unit: UnitState, { id, name }: Trait): string {
  const n = traitsOf(unit)
    .filter((one) => one.name === name)
    .findIndex((one) => one.id === id)
  return n < 1 ? name : `${name} ${n + 1}`
}

/** Its counter lies on the Unit: a second one would change nothing (line 669). */
export const isLying = (unit: UnitState, trait: Trait): boolean =>
  isKept(trait) && unit.counters.some(({ name }) => name === counterOf(unit, trait))

/** Abilities whose modifiers count now: what two moments bring alike once (line 669). */
export function inForce(unit: UnitState): readonly Trait[] {
  const traits = traitsOf(unit).filter((trait) => !isKept(trait) || isLying(unit, trait))
  const isTwice = ({ name, modifiers, stacks }: Trait, before: readonly Trait[]): boolean =>
    !stacks && before.some((one) => one.name === name && isAlike(one.modifiers, modifiers))
  return traits.filter((trait, index) => !isTwice(trait, traits.slice(0, index)))
}

/** It costs nothing and brings no token: at its moment it is simply so. */
export const isPlain = ({ commandPoints, gains }: Trait): boolean => commandPoints === 0 && gains === null

/** Its words bring what the players alone see to (line 677). */
export const isByHand = ({ name, text, gains, modifiers }: Trait): boolean =>
  text !== '' && name !== DECOY && gains === null && modifiers.length === 0

/** A Unit of which all is so that costs nothing and whose moment has come, as where one asks what it is good for. */
export const withPlain = (unit: UnitState, come: readonly Trigger[]): UnitState => ({
  ...unit,
  counters: traitsOf(unit).flatMap((trait) =>
    isKept(trait) && isPlain(trait) && come.includes(trait.at)
      ? [{ name: counterOf(unit, trait), ends: 'taskforce-end' }]
      : [],
  ),
})

/** Nothing comes of a single token that the Unit has, nor of an ability that it has used and that still counts. */
export function isUseful(unit: UnitState, trait: Trait): boolean {
  const { gains } = trait
  const isCounted = isKept(trait) && !isLying(unit, trait)
  if (gains === 'stealth' || gains === 'overwatch') return !unit[gains] || isCounted
  return isCounted || !isKept(trait)
}
