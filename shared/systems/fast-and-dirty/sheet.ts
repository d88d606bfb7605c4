import { refuse } from '../arguments.ts'
import { remembering } from '../../remembering.ts'
import { CHOICE_NUMBERS } from './data/basic-force.ts'
import { TRAIT_TABLE, type TraitNumber } from './data/traits.ts'
import { ARMOUR_TABLE, COHERENCY, MOVEMENT, POWER_ARMOUR, QUALITY_TABLE } from './data/units.ts'
import { bands, breakAt } from './ranges.ts'
import { levelBy, requireUnit, riflemenOf, type Unit } from './units.ts'
import { countedArms, rowOf as numbersOf, type Arm } from './weapons.ts'
import { addOf, ownTraits, type AnyTrait } from './traits.ts'
import { QUALITIES, RESOLVES, TRAITS, type Quality } from './words.ts'

/** One weapon of a unit as its sheet has it; a dash is null. */
export interface SheetRow {
  readonly qty: number
  readonly weapon: Arm
  readonly damage: number | null
  readonly fireEffect: number | '1d6' | null
  readonly antiTank: number | null
  readonly blast: number | null
  readonly mult: number
  readonly base: number
  readonly close: number
  readonly medium: number
  readonly long: number
}

export interface RecordSheet {
  readonly level: number
  readonly fp: number
  readonly coherency: number
  readonly movement: number
  readonly break: number
  readonly rating: number
  readonly rows: SheetRow[]
}

/**
 * A unit's Force Record Sheet. Source: lines 1960–2069, 541, 722, 1749, 1767, 1779, 1791, 1819, 1831, 1843; R13, R20; E19.
 */
export function recordSheet(u: Unit): RecordSheet {
  requireUnit(u)
  const { level, firePriority } = QUALITY_TABLE[u.quality]
  const traits = [...u.traits, ...(u.own ?? [])]
  const resolve = levelBy(RESOLVES, u.resolve, byTraits(traits, 'resolveLevel')) ?? 'determined'
  return {
    level,
    fp: firePriority,
    coherency: coherencyOf(u),
    movement: Math.max(0, MOVEMENT.inches + byTraits(traits, 'movement')),
    break: breakAt({ resolve, size: u.strength }),
    rating: ARMOUR_TABLE[u.armour] + byTraits(traits, 'armour'),
    rows: rowsOf(u),
  }
}

/** What a unit's traits come to for one number; those that come with another trait wait for it to be used. */
export function byTraits(traits: readonly AnyTrait[], number: TraitNumber): number {
  const own = ownTraits(traits).reduce((sum, one) => sum + addOf(one, number), 0)
  const ofBook = thoseThatDo(number)
  return own + ofBook.reduce((sum, { trait, add }) => (traits.includes(trait) ? sum + add : sum), 0)
}

/** Traits of the book that do something to a number: few of them. */
const thoseThatDo = remembering(
  (number: TraitNumber) => number,
  (number) =>
    TRAITS.flatMap((trait) => {
      const add = TRAIT_TABLE[trait].does[number] ?? 0
      return add === 0 ? [] : [{ trait, add }]
    }),
)

/** Inches between members. Source: lines 541, 717–722, 1779, 1791; R13. */
export function coherencyOf({
  quality,
  armour,
  traits,
  own = [],
}: Pick<Unit, 'quality' | 'armour' | 'traits' | 'own'>): number {
  if (traits.includes('inflexible')) return COHERENCY.inflexible
  if (POWER_ARMOUR.includes(armour)) return COHERENCY.powerArmour
  const all = [...traits, ...own]
  const level = levelBy(QUALITIES, quality, byTraits(all, 'coherencyLevel'))
  const by = byTraits(all, 'coherency')
  return Math.max(0, (level ? QUALITY_TABLE[level].coherency : COHERENCY.aboveElite) + by)
}

function rowsOf(u: Unit): SheetRow[] {
  const basic = riflemenOf(u)
  const more =
    (u.traits.includes('longerRange') ? CHOICE_NUMBERS.longerRange : 0) +
    (u.traits.includes('shorterRange') ? CHOICE_NUMBERS.shorterRange : 0)
  return [
    ...(basic > 0 ? [rowOf(u, u.basic, basic, more)] : []),
    ...countedArms(u.support).map(({ arm, n }) => rowOf(u, arm, n)),
  ]
}

const rowOf = ({ quality }: Unit, weapon: Arm, qty: number, more = 0): SheetRow =>
  sheetRow(quality, weapon, qty, more) ?? refuse('weapon', weapon)

/** A weapon in somebody's hands; null: it is set, and never fired. */
export function sheetRow(quality: Quality, weapon: Arm, qty: number, more = 0): SheetRow | null {
  const { damage, fireEffect, antiTank, blast, mult } = numbersOf(weapon)
  if (mult === null) return null
  const reach = mult + more
  return {
    ...{ qty, weapon, damage, fireEffect, antiTank, blast, mult: reach },
    ...bands({ quality, mult: reach }),
  }
}
