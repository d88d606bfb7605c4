import type { Ability, Personality, Trait } from '../words.ts'

/** Numbers that a trait or a personality changes. */
export const TRAIT_NUMBERS = [
  /** Close Assault on infantry, on vehicles. */
  'assault',
  'assaultVehicle',
  /** Fire Effect: the unit's own, and that of others' fire at it. */
  'fire',
  'fireAtIt',
  'fireDiceMoved',
  'damage',
  'armour',
  /** Inches. */
  'movement',
  'coherency',
  'fallBack',
  /** Levels up. */
  'coherencyLevel',
  'resolveLevel',
  /** Dice that succeed or fail by themselves. */
  'moraleSucceeds',
  'moraleFails',
  'chargeSucceeds',
  'artillerySucceeds',
  /** To a roll. */
  'nerves',
  'mine',
  'response',
  'artillery',
  'killRolls',
  'aid',
  /** On so much or more. */
  'saves',
  'infects',
  'rises',
  /** Inches in which it works. */
  'terrifies',
  'controls',
  'mounts',
  /** How often. */
  'rerolls',
  /** Dice of a Morale Test that fell short, thrown again. */
  'moraleRerolls',
] as const
export type TraitNumber = (typeof TRAIT_NUMBERS)[number]

export interface TraitRow {
  readonly line: number
  /** What a unit's cost is multiplied by; null: the players agree on it (lines 2468–2513). */
  readonly price: number | null
  readonly does: Readonly<Partial<Record<TraitNumber, number>>>
  /** Traits that come with it. */
  readonly has: readonly Trait[]
}

const trait = (
  line: number,
  price: number | null,
  does: TraitRow['does'] = {},
  ...has: readonly Trait[]
): TraitRow => ({ line, price, does, has })

/** Traits (lines 1691–1855) and their prices; what is no number is a rule of the battle. */
export const TRAIT_TABLE: Readonly<Record<Trait, TraitRow>> = {
  aerial: trait(1691, 1.3),
  aggressive: trait(1695, 1.1),
  agile: trait(1699, 1.2),
  assaultTroops: trait(1703, 1.3, { assault: 2, assaultVehicle: 2 }),
  berserk: trait(1707, 1.3, { assault: 2 }),
  brave: trait(1711, 1.5, { moraleSucceeds: 1 }),
  bugHunter: trait(1715, 1.2, { assault: 1, fire: 1 }),
  combatDrugs: trait(1719, 1.2, {}, 'berserk', 'fearless', 'swift'),
  elusive: trait(1723, 1.4, { fallBack: 4 }),
  engineer: trait(1727, 1.2, { chargeSucceeds: 1, mine: 2 }),
  fanatic: trait(1731, 1.6),
  fearless: trait(1735, 1.1),
  flyer: trait(1739, 1.2),
  goon: trait(1745, 0.7, { fire: -1, armour: -1 }),
  grizzled: trait(1749, 1.2, { resolveLevel: 1 }),
  hardened: trait(1753, 1.1),
  hero: trait(1757, 1.5, { fireAtIt: -2 }, 'fearless', 'shockTroops'),
  hivemind: trait(1761, 1.5, { controls: 12 }, 'fanatic', 'relentless'),
  holyArmour: trait(1767, 1.3, { armour: 2 }),
  unholyArmour: trait(1847, 1.3, { armour: 2 }),
  holyWeapon: trait(1767, 1.1, { damage: 1 }),
  unholyWeapon: trait(1847, 1.1, { damage: 1 }),
  hq: trait(1771, 1.2, { rerolls: 1 }),
  infect: trait(1775, null, { infects: 5 }),
  infiltration: trait(1779, 1.3, { coherencyLevel: 1 }),
  legend: trait(1783, 2, {}, 'hero', 'villain'),
  mechanized: trait(1787, 1.2, { mounts: 12 }),
  recon: trait(1791, 1.3, { coherency: 1, artillerySucceeds: 1 }),
  regenerate: trait(1795, 1.2),
  relentless: trait(1799, 1.2),
  save: trait(1803, 1.4, { saves: 5 }),
  selfRepairing: trait(1807, 1.1),
  shaky: trait(1811, 0.8, { moraleFails: 1 }),
  shockTroops: trait(1815, 1.1, { assault: 1, assaultVehicle: 1 }),
  slow: trait(1819, 0.8, { movement: -2 }),
  slowFiring: trait(1823, 0.8, { fireDiceMoved: 1 }),
  stealth: trait(1827, 1.1),
  swift: trait(1831, 1.3, { movement: 2 }),
  tankHunter: trait(1835, 1.2, { nerves: 1, assaultVehicle: 2 }),
  terrifying: trait(1839, 1.6, { terrifies: 8 }),
  tough: trait(1843, 1.2, { armour: 1 }),
  villain: trait(1851, 1.5, { rises: 5 }),
  zombie: trait(1855, 0.7, { fire: -2 }, 'relentless', 'fanatic'),
}

/** Abilities (lines 2450–2452): what a unit's cost is multiplied by, and where they are told. */
export const ABILITY_TABLE: Readonly<Record<Ability, { readonly line: number; readonly price: number }>> = {
  dropTroops: { line: 1228, price: 1.3 },
  fireTeams: { line: 1278, price: 1.2 },
  jetPacks: { line: 1373, price: 1.5 },
}

export interface PersonalityRow {
  readonly line: number
  /** Points of the figure (lines 2305–2312). */
  readonly price: number
  readonly does: Readonly<Partial<Record<TraitNumber, number>>>
}

/** Personalities (lines 1472–1486). */
export const PERSONALITY_TABLE: Readonly<Record<Personality, PersonalityRow>> = {
  brawler: { line: 1472, price: 1, does: { killRolls: 1 } },
  comms: { line: 1474, price: 2, does: { response: 1, artillery: 1 } },
  knifeFighter: { line: 1476, price: 1, does: { assault: 1 } },
  lucky: { line: 1478, price: 1, does: { rerolls: 1 } },
  medic: { line: 1480, price: 2, does: { aid: 1 } },
  motivator: { line: 1482, price: 2, does: { rerolls: 1 } },
  sharpshooter: { line: 1484, price: 1, does: { damage: 1 } },
  triggerHappy: { line: 1486, price: 1, does: { fire: 1 } },
}
