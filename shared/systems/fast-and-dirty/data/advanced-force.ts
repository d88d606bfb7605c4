import type {
  Aptitude,
  Armour,
  BasicWeapon,
  Category,
  Change,
  HeavyWeapon,
  Priority,
  Quality,
  Resolve,
  Trait,
} from '../words.ts'
import type { ByFace } from './basic-force.ts'

/** Advanced Force Generation: every table by the face of a d6. */

/** Force Priority points (line 2089), and the most of one category (lines 2103–2106). */
export const PRIORITY_POINTS = { all: 9, most: 3 } as const
/** Priority Level: dice of a Quantity Test (lines 2103–2106), and what a die succeeds on (line 2098). */
export const PRIORITY_TABLE: Readonly<Record<Priority, { readonly points: number; readonly dice: number }>> =
  {
    top: { points: 3, dice: 5 },
    high: { points: 2, dice: 4 },
    medium: { points: 1, dice: 3 },
    low: { points: 0, dice: 2 },
  }
export const QUANTITY_SUCCESS = 5

/** Platoon HQ (line 2110); what Manpower adds to it (line 2132). */
export const PLATOON_HQ = { strength: 4, quality: 'regular', resolve: 'steady' } as const
export const HQ_MORE: Readonly<Record<Priority, number>> = { top: 2, high: 1, medium: 0, low: 0 }

export type ByPriority<Result> = Readonly<Record<Priority, ByFace<Result>>>

/** Squads of a platoon (lines 2117–2120). */
export const SIZE_BY_MANPOWER: ByPriority<number> = {
  top: [4, 4, 4, 4, 4, 5],
  high: [3, 3, 4, 4, 4, 4],
  medium: [3, 3, 3, 3, 4, 4],
  low: [2, 3, 3, 3, 3, 3],
}
/** Troopers of a squad (lines 2127–2130; R14). */
export const STRENGTH_BY_MANPOWER: ByPriority<number> = {
  top: [8, 8, 10, 10, 12, 12],
  high: [8, 8, 10, 10, 12, 12],
  medium: [6, 6, 8, 8, 10, 10],
  low: [4, 4, 6, 6, 8, 8],
}
/** Lines 2139–2142. */
export const BASIC_BY_FIREPOWER: ByPriority<BasicWeapon> = {
  top: ['assaultRifles', 'assaultRifles', 'highTechRifles', 'highTechRifles', 'gaussRifles', 'gaussRifles'],
  high: [
    'assaultCarbines',
    'assaultCarbines',
    'assaultRifles',
    'assaultRifles',
    'highTechRifles',
    'highTechRifles',
  ],
  medium: [
    'lowTechRifles',
    'lowTechRifles',
    'assaultCarbines',
    'assaultCarbines',
    'assaultRifles',
    'assaultRifles',
  ],
  low: [
    'submachineGuns',
    'lowTechRifles',
    'lowTechRifles',
    'lowTechRifles',
    'lowTechRifles',
    'assaultCarbines',
  ],
}
/** Plasma rifles of a platoon beside its rifle grenades (line 2152). */
export const PLASMA_BY_FIREPOWER: Readonly<Record<Priority, number>> = { top: 1, high: 0, medium: 0, low: 0 }
/** Lines 2161–2164. */
export const ARMOUR_BY_GEAR: ByPriority<Armour> = {
  top: ['improved', 'improved', 'heavy', 'heavy', 'heavy', 'heavy'],
  high: ['light', 'light', 'improved', 'improved', 'improved', 'heavy'],
  medium: ['none', 'light', 'light', 'light', 'light', 'improved'],
  low: ['none', 'none', 'none', 'light', 'light', 'light'],
}
/** A squad has jet packs on so much or more; null: none are issued (line 2166). */
export const JET_PACKS_BY_GEAR: Readonly<Record<Priority, number | null>> = {
  top: 5,
  high: 6,
  medium: null,
  low: null,
}
/** Heavy Weapons (lines 2172–2177). */
export const SUPPORT_HEAVY: ByFace<HeavyWeapon> = [
  'autoCannonLight',
  'beamLight',
  'cannonLight',
  'chainGunLight',
  'heavyMg',
  'railGunLight',
]
/** Off-board artillery in support (line 2179). */
export const SUPPORT_ARTILLERY: { readonly weapon: HeavyWeapon; readonly quality: Quality } = {
  weapon: 'mortarLight',
  quality: 'regular',
}
/** Lines 2188–2191. */
export const QUALITY_BY_TRAINING: ByPriority<Quality> = {
  top: ['conscript', 'regular', 'regular', 'regular', 'regular', 'elite'],
  high: ['conscript', 'conscript', 'regular', 'regular', 'regular', 'elite'],
  medium: ['rabble', 'conscript', 'conscript', 'conscript', 'regular', 'regular'],
  low: ['rabble', 'rabble', 'conscript', 'conscript', 'conscript', 'conscript'],
}
/** Lines 2204–2207. */
export const RESOLVE_BY_AGGRESSION: ByPriority<Resolve> = {
  top: ['steady', 'determined', 'determined', 'determined', 'determined', 'determined'],
  high: ['steady', 'steady', 'steady', 'determined', 'determined', 'determined'],
  medium: ['uncertain', 'steady', 'steady', 'steady', 'steady', 'determined'],
  low: ['reluctant', 'uncertain', 'uncertain', 'uncertain', 'steady', 'steady'],
}

/** Additional Changes (lines 2213–2218), and the category that each needs a point in. */
export const CHANGE_TABLE: Readonly<Record<Change, { readonly line: number; readonly category: Category }>> =
  {
    assaultTroops: { line: 2213, category: 'aggression' },
    humanWave: { line: 2214, category: 'manpower' },
    improvedArmour: { line: 2215, category: 'gear' },
    independentOfficer: { line: 2216, category: 'support' },
    localMilitia: { line: 2217, category: 'training' },
    moreSupport: { line: 2218, category: 'firepower' },
  }
/** What they give and take in riflemen (lines 2214–2218). */
export const CHANGE_NUMBERS = {
  humanWave: 3,
  improvedArmour: -2,
  independentOfficer: 1,
  moreSupport: -2,
} as const

/** Heroic Characters: dice and success for the whole force (line 2224), and their nature (lines 2228–2230). */
export const HEROES = { dice: 3, success: 5, rating: 'experienced', trait: 'agile' } as const
export const CHARACTER_TRAIT: ByFace<Trait> = ['villain', 'villain', 'hero', 'hero', 'legend', 'legend']

/** Psionics: on so much or more for each platoon (line 2232), and their Aptitude (lines 2236–2238). */
export const PSIONIC_SUCCESS = 5
export const PSIONIC_APTITUDE: ByFace<Aptitude> = [
  'marginal',
  'marginal',
  'competent',
  'competent',
  'expert',
  'expert',
]

/** Not Like Us: a boon and a flaw for every figure (lines 2246–2251; R13). */
export const NOT_LIKE_US: {
  readonly boons: ByFace<readonly Trait[]>
  readonly flaws: ByFace<Trait>
} = {
  boons: [
    ['aerial', 'swift'],
    ['agile', 'infiltration'],
    ['elusive', 'stealth'],
    ['fanatic', 'selfRepairing'],
    ['shockTroops', 'tough'],
    ['regenerate', 'terrifying'],
  ],
  flaws: ['aggressive', 'berserk', 'shaky', 'slow', 'slowFiring', 'relentless'],
}
