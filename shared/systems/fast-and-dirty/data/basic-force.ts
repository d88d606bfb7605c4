import type {
  Armour,
  BasicWeapon,
  Enhancement,
  HeavyWeapon,
  Limitation,
  Quality,
  Resolve,
  SupportWeapon,
  Variation,
} from '../words.ts'

/** Building Basic Forces: every table by the face of a d6. */

/** A table that one die is rolled on. */
export type ByFace<Result> = readonly [Result, Result, Result, Result, Result, Result]

/** Squads of a platoon (lines 452–453). */
export const PLATOON_SIZE: ByFace<number> = [3, 3, 3, 3, 4, 4]
/** Soldiers of a squad (lines 463–465). */
export const SQUAD_STRENGTH: ByFace<number> = [6, 6, 8, 8, 10, 10]
/** Lines 471–473. */
export const SQUAD_QUALITY: ByFace<Quality> = [
  'rabble',
  'conscript',
  'conscript',
  'conscript',
  'regular',
  'regular',
]
/** Lines 479–481. */
export const SQUAD_RESOLVE: ByFace<Resolve> = [
  'uncertain',
  'steady',
  'steady',
  'steady',
  'steady',
  'determined',
]
/** Lines 487–489. */
export const SQUAD_ARMOUR: ByFace<Armour> = ['none', 'light', 'light', 'light', 'light', 'improved']
/** Lines 497–499. */
export const SQUAD_BASIC: ByFace<BasicWeapon> = [
  'lowTechRifles',
  'lowTechRifles',
  'assaultCarbines',
  'assaultCarbines',
  'assaultRifles',
  'assaultRifles',
]
/** Lines 505–507, and again 2148–2150. */
export const SQUAD_SUPPORT: ByFace<SupportWeapon> = [
  'flamethrower',
  'squadAutomaticWeapon',
  'squadAutomaticWeapon',
  'squadAutomaticWeapon',
  'grenadeLauncher',
  'grenadeLauncher',
]

/** Command Squads: a leader and three soldiers (line 509). */
export const COMMAND_SQUAD = { strength: 4, quality: 'regular', resolve: 'steady', armour: 'light' } as const

/** How many units a choice names, and of which: those of its platoon, a variation's of the whole force. */
export interface ChoiceRow {
  readonly line: number
  /** Exactly so many; null: any number, or none of them. */
  readonly units: number | 'any' | 'none'
  /** Command squads may not be named. */
  readonly basicOnly: boolean
}
const all = (line: number): ChoiceRow => ({ line, units: 'none', basicOnly: false })
const some = (line: number, units: number | 'any', basicOnly = false): ChoiceRow => ({
  line,
  units,
  basicOnly,
})

/** Variations (lines 517–524; R37). */
export const VARIATION_TABLE: Readonly<Record<Variation, ChoiceRow>> = {
  assaultTroops: all(517),
  energyWeapons: some(518, 'any'),
  heavyRifles: some(519, 1, true),
  humanWave: some(520, 'any', true),
  improvedCommand: all(521),
  localMilitia: some(522, 'any'),
  loneLeader: all(523),
  moreSupport: some(524, 'any', true),
}
/** Enhancements (lines 530–537; R37). */
export const ENHANCEMENT_TABLE: Readonly<Record<Enhancement, ChoiceRow>> = {
  firepower: all(530),
  heavyTroopers: some(531, 2),
  improvedIntel: all(532),
  longerRange: all(533),
  manpower: all(534),
  recon: all(535),
  urbanAssault: some(536, 'any'),
  veterans: some(537, 1),
}
/** Limitations (lines 541–549; R37). */
export const LIMITATION_TABLE: Readonly<Record<Limitation, ChoiceRow>> = {
  inflexible: all(541),
  inexperienced: some(542, 2),
  militia: some(543, 1),
  noGrenades: all(544),
  shorterRange: all(545),
  underGunned: some(547, 2),
  underStrength: all(548),
  warWeary: some(549, 2),
}

/** Limitations that an enhancement rules out (line 539; R37). */
export const CONTRARY: Readonly<Partial<Record<Enhancement, readonly Limitation[]>>> = {
  manpower: ['underStrength'],
  longerRange: ['shorterRange'],
  firepower: ['underGunned'],
  veterans: ['inexperienced', 'militia'],
  heavyTroopers: ['militia'],
}

/** What the choices add and take (lines 520–524, 533–536, 545–548; R37). */
export const CHOICE_NUMBERS = {
  humanWave: 2,
  improvedCommand: 2,
  loneLeader: 1,
  moreSupport: { riflemen: 2, weapons: 1 },
  manpower: 2,
  underStrength: -1,
  recon: 5,
  urbanAssault: 2,
  longerRange: 1,
  shorterRange: -1,
  improvedIntel: 1,
} as const

/** Greater Variety: Heavy Weapons and Artillery Support, by the face of a d6 (lines 559–561). */
export const VARIETY_HEAVY: ByFace<HeavyWeapon> = [
  'autoCannonLight',
  'autoCannonLight',
  'chainGunLight',
  'chainGunLight',
  'heavyMg',
  'heavyMg',
]
export const VARIETY_ARTILLERY: ByFace<HeavyWeapon> = [
  'mortarLight',
  'mortarLight',
  'cannonLight',
  'cannonLight',
  'cannonMedium',
  'cannonMedium',
]
