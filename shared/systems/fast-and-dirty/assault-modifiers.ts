import { requireCount, requireFlag, requireModifier, requireObject, requireWord } from '../arguments.ts'
import { ASSAULT_MODIFIERS } from './data/assault.ts'
import { ARMOUR_TABLE, POWER_ARMOUR } from './data/units.ts'
import type { HouseRules } from './house-rules.ts'
import { byTraits } from './sheet.ts'
import { ARMOURS, QUALITIES, type Armour, type Quality } from './words.ts'
import { traitsOfBook, type AnyTrait } from './traits.ts'
import { assaultBonusOf, type Arm } from './weapons.ts'

/** What is added to one side's dice of a Close Assault on infantry (lines 1026–1037, 3094–3096). */

export interface AssaultSide {
  readonly quality: Quality
  readonly armour: Armour
  /** What its Armour Rating comes to, where works and powers are there too (lines 1294, 1534, 1544); else by armour and traits. */
  readonly rating?: number
  /** In contact with the enemy, or in sight of it. */
  readonly figures: number
  readonly charging?: boolean
  /** The scenario says that it has none (R8). */
  readonly lacksGrenades?: boolean
  readonly weapons?: readonly Arm[]
  readonly traits?: readonly AnyTrait[]
  /** Personalities, officers, psionics: whatever else adds. */
  readonly other?: number
}

export const ASSAULT_REASONS = [
  'charging',
  'grenades',
  'armour',
  'powerArmour',
  'outnumber',
  'quality',
  'weapons',
  'traits',
  'other',
] as const
export type AssaultReason = (typeof ASSAULT_REASONS)[number]

/** Every modifier of a side with its reason, none of 0. Source: lines 1026–1037, 544, 3094–3096; R8. */
export function assaultAdd(
  own: AssaultSide,
  enemy: AssaultSide,
  { noGrenades }: Pick<HouseRules, 'noGrenades'>,
): { readonly add: number; readonly reasons: { code: AssaultReason; add: number }[] } {
  requireSide('own', own)
  requireSide('enemy', enemy)
  const { traits = [], weapons = [], other = 0 } = own
  const limited = traits.includes('noGrenades') ? noGrenades : 0
  const levels = QUALITIES.indexOf(own.quality) - QUALITIES.indexOf(enemy.quality)
  const terms: Readonly<Record<AssaultReason, number>> = {
    charging: own.charging ? ASSAULT_MODIFIERS.charging : 0,
    grenades: own.lacksGrenades ? ASSAULT_MODIFIERS.lacksGrenades : limited,
    armour: ratingOf(own) > ratingOf(enemy) ? ASSAULT_MODIFIERS.betterArmour : 0,
    powerArmour: POWER_ARMOUR.includes(own.armour) ? ASSAULT_MODIFIERS.powerArmour : 0,
    outnumber: Math.max(0, own.figures - enemy.figures) * ASSAULT_MODIFIERS.outnumber,
    quality: Math.max(0, levels) * ASSAULT_MODIFIERS.higherQuality,
    weapons: weapons.reduce((sum, weapon) => sum + assaultBonusOf(weapon), 0),
    // Those of the group's own have lines of their own.
    traits: byTraits(traitsOfBook(traits), 'assault'),
    other,
  }
  const reasons = ASSAULT_REASONS.map((code) => ({ code, add: terms[code] })).filter(({ add }) => add !== 0)
  return { add: reasons.reduce((sum, { add }) => sum + add, 0), reasons }
}

const ratingOf = ({ armour, traits = [], rating }: AssaultSide): number =>
  rating ?? ARMOUR_TABLE[armour] + byTraits(traits, 'armour')

function requireSide(name: string, side: AssaultSide): void {
  requireObject(name, side)
  requireWord(`${name}.quality`, side.quality, QUALITIES)
  requireWord(`${name}.armour`, side.armour, ARMOURS)
  requireCount(`${name}.figures`, side.figures)
  requireFlag(`${name}.charging`, side.charging)
  requireFlag(`${name}.lacksGrenades`, side.lacksGrenades)
  requireModifier(`${name}.rating`, side.rating ?? 0)
  requireModifier(`${name}.other`, side.other ?? 0)
}
