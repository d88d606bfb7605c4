import { never } from '../../never.ts'
import { problem, type Problem } from '../../problem.ts'
import { requireList, requireObject, requireWord } from '../arguments.ts'
import { CHANGE_NUMBERS, CHANGE_TABLE } from './data/advanced-force.ts'
import { levelBy, riflemenOf, type Unit } from './units.ts'
import { ARMOURS, CHANGES, QUALITIES, RESOLVES, type Category, type Change, type UnitTrait } from './words.ts'

/** Additional Changes of an advanced force (lines 2211–2218). */

export interface Changed {
  readonly id: Change
  /** The squad that takes it; null for what changes the whole platoon. */
  readonly unit: string | null
}

/**
 * A platoon with its Additional Changes, or what keeps it from them: `advanced/category`, `advanced/unit`,
 * `advanced/again`, `advanced/riflemen`, `advanced/weapon`, `advanced/level`. Source: lines 2211–2218; FAD-389.
 */
export function changeForce(
  units: readonly Unit[],
  points: Readonly<Record<Category, number>>,
  changes: readonly Changed[],
  /** A squad may take the same change again (FAD-389). */
  often = false,
): { readonly units: Unit[] } | { readonly problems: Problem[] } {
  requireList('units', units)
  requireObject('points', points)
  requireList('changes', changes)
  const problems: Problem[] = []
  let changed = [...units]
  for (const [at, change] of changes.entries()) {
    requireWord('changes', change.id, CHANGES)
    const wrong = (code: string, message: string): void => {
      problems.push(
        problem(`advanced/${code}`, message, ['changes', at], { change: change.id, unit: change.unit ?? '' }),
      )
    }
    const { category } = CHANGE_TABLE[change.id]
    const isAgain =
      (!often || change.id === 'independentOfficer') &&
      changes.slice(0, at).some(({ id, unit }) => id === change.id && unit === change.unit)
    if (points[category] < 1)
      wrong('category', `This needs a Force Priority point in ${category}: give it one, or leave the change.`)
    else if (isAgain) wrong('again', 'A squad takes a change once: choose another.')
    else if (change.id === 'independentOfficer') changed = independent(changed)
    else {
      const squad = changed.find(({ id, officer }) => id === change.unit && !officer)
      const made = squad ? changedSquad(squad, change.id) : 'unit'
      if (typeof made === 'string') wrong(made, MESSAGES[made])
      else changed = changed.map((one) => (one.id === made.id ? made : one))
    }
  }
  return problems.length > 0 ? { problems } : { units: changed }
}

const MESSAGES = {
  unit: 'This is for a squad of the platoon: choose one.',
  riflemen: 'This squad has too few men with basic weapons for it: choose another.',
  weapon: 'This squad has no support weapon to give up: choose another.',
  level: 'This squad can go no further that way: choose another.',
} as const

/** The Platoon HQ becomes its officer alone, and every squad gets a man. */
function independent(units: readonly Unit[]): Unit[] {
  return units.map((unit) =>
    unit.officer
      ? { ...unit, strength: 1 }
      : { ...unit, strength: unit.strength + CHANGE_NUMBERS.independentOfficer },
  )
}

const withTrait = ({ traits }: Unit, trait: UnitTrait): UnitTrait[] => [...new Set([...traits, trait])]

function changedSquad(
  unit: Unit,
  change: Exclude<Change, 'independentOfficer'>,
): Unit | Exclude<keyof typeof MESSAGES, 'unit'> {
  switch (change) {
    case 'assaultTroops':
      return { ...unit, basic: 'submachineGuns', traits: withTrait(unit, 'assaultTroops') }
    case 'humanWave':
      if (unit.support.length === 0) return 'weapon'
      return {
        ...unit,
        strength: unit.strength + CHANGE_NUMBERS.humanWave,
        support: unit.support.slice(0, -1),
      }
    case 'improvedArmour': {
      const armour = levelBy(ARMOURS, unit.armour, 1)
      if (unit.armour === 'heavy' || armour === null) return 'level'
      const strength = unit.strength + CHANGE_NUMBERS.improvedArmour
      return strength < Math.max(1, unit.support.length) ? 'riflemen' : { ...unit, strength, armour }
    }
    case 'localMilitia': {
      const quality = levelBy(QUALITIES, unit.quality, -1)
      if (quality === null) return 'level'
      const resolve = levelBy(RESOLVES, unit.resolve, 1) ?? unit.resolve
      return { ...unit, quality, resolve, traits: withTrait(unit, 'agile') }
    }
    case 'moreSupport': {
      if (riflemenOf(unit) < -CHANGE_NUMBERS.moreSupport) return 'riflemen'
      const support = [...unit.support, 'squadAutomaticWeapon' as const]
      return { ...unit, strength: unit.strength + CHANGE_NUMBERS.moreSupport + 1, support }
    }
    default:
      return never(change)
  }
}
