import { attackDm } from './attack-dm.ts'
import { dm } from './checks.ts'
import { FIRE_MODES } from './data/attacks.ts'
import { UNSKILLED_DM } from './data/checks.ts'
import { VEHICLE_TYPES, type VehicleType } from './data/vehicles.ts'
import type { CharacterDraft } from './documents/character.ts'
import type { VehicleDraft } from './documents/vehicle.ts'
import type { Weapon } from './documents/weapon.ts'
import { DEFAULT_RULES, type HouseRules } from './house-rules.ts'
import { speedShare } from './speed.ts'
import { mostHits } from './vehicle.ts'
import { recoilLoss, rounds } from './weapons.ts'
import { BANDS, MODES, type Band, type Characteristic, type Mode } from './words.ts'

/** What documents come to at the table: ready-made DMs of weapons, and what riders of a vehicle have. */

type Skills = CharacterDraft['skills']
type Rules = Pick<HouseRules, 'sisterSpecialties'>

const alike = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * The level in a skill: that of the specialty, or of all of it; who holds a sister specialty counts 0; null: not held.
 * Source: line 47; TRV-004.
 */
export function skillLevel(
  skills: Skills,
  { skill, specialty }: Weapon['skill'],
  { sisterSpecialties }: Rules,
): number | null {
  const held = skills.filter((one) => alike(one.skill, skill))
  const fitting = held.filter(
    (one) => one.specialty === '' || specialty === '' || alike(one.specialty, specialty),
  )
  if (fitting.length > 0) return Math.max(...fitting.map(({ level }) => level))
  return held.length > 0 && sisterSpecialties ? 0 : null
}

/** A weapon as an attack has it: a band that it does not reach is left out. */
export function armOf({ weapon, range, auto, laser }: Weapon): {
  kind: Weapon['weapon']
  range: Partial<Record<Band, number>>
  auto: number
  laser: boolean
} {
  const reached = BANDS.flatMap((band) => {
    const of = range[band]
    return of === null ? [] : [[band, of] as const]
  })
  return { kind: weapon, range: Object.fromEntries(reached), auto: auto ?? 0, laser }
}

/** Fire modes of a weapon. Source: lines 88–95. */
export const modesOf = ({ auto }: Pick<Weapon, 'auto'>): readonly Mode[] =>
  auto === null ? ['single'] : MODES

/** An attack with a weapon in one mode, before anything of the moment is known. */
export interface ReadyAttack {
  readonly mode: Mode
  /** The DM in each band that it reaches. */
  readonly dms: Readonly<Partial<Record<Band, number>>>
  readonly damage: { readonly dice: number; readonly add: number }
  readonly rounds: number
  /** What the next round's Initiative loses. */
  readonly recoil: number
}

/** Whose attack it is: the level of the fitting skill, null where it is not held, and DMs. */
export interface Hand {
  readonly skill: number | null
  /** That of the attack. */
  readonly characteristicDm: number
  readonly strengthDm: number
}

/** The attacks of a weapon in each of its modes. Source: lines 47, 54, 60, 93–95; R1, R18. */
export function readyAttacks(
  weapon: Weapon,
  { strengthDm, ...hand }: Hand,
  { unskilled, halves }: Pick<HouseRules, 'unskilled' | 'halves'> = DEFAULT_RULES,
): ReadyAttack[] {
  const auto = weapon.auto ?? 0
  const house = hand.skill === null ? unskilled - UNSKILLED_DM : 0
  return modesOf(weapon).map((mode) => {
    const dms = BANDS.flatMap((band) => {
      const answer = attackDm({ weapon: armOf(weapon), mode, band, ...hand })
      return 'problem' in answer ? [] : [[band, answer.dm + house] as const]
    })
    const more = mode === 'auto' && auto % 2 === 1 && halves === 'up' ? 1 : 0
    const { dice, add } = weapon.damage
    return {
      mode,
      dms: Object.fromEntries(dms),
      damage: { dice, add: add + auto * FIRE_MODES[mode].damage },
      rounds: weapon.magazine === null ? 0 : rounds({ mode, auto }),
      recoil:
        weapon.recoil === null ? 0 : recoilLoss({ strengthDm, recoil: weapon.recoil + more, mode, auto }),
    }
  })
}

/** What is mounted, as whoever fires it feels it: a Recoil of 0 is none in every mode, and robots and drones have none (line 60; TRV-064). */
export const asMounted = (weapon: Weapon, { craft }: Pick<VehicleDraft, 'craft'>): Weapon => ({
  ...weapon,
  recoil: craft === 'vehicle' && weapon.recoil !== 0 ? weapon.recoil : null,
})

/** The characteristic that somebody uses a weapon with: of melee the better one, as the attacker likes (line 47). */
export function attackWith({ characteristics }: CharacterDraft, { weapon }: Weapon): Characteristic {
  const { str, dex } = characteristics
  return weapon === 'melee' && dm(str.left) > dm(dex.left) ? 'str' : 'dex'
}

/** How somebody holds a weapon. */
export function handOf(
  character: CharacterDraft,
  weapon: Weapon,
  rules: Rules & Pick<HouseRules, 'dmOfNone'>,
): Hand {
  const { characteristics, skills } = character
  return {
    skill: skillLevel(skills, weapon.skill, rules),
    characteristicDm: dmBy(characteristics[attackWith(character, weapon)].left, rules),
    strengthDm: dmBy(characteristics.str.left, rules),
  }
}

/** The DM of a characteristic, by the group's reading of one of 0 (R1). */
export const dmBy = (characteristic: number, { dmOfNone }: Pick<HouseRules, 'dmOfNone'>): number =>
  characteristic === 0 ? dmOfNone : dm(characteristic)

/** What riders have, and who may shoot out: as the description says, else as its type. Source: lines 193–200; R33. */
export function ridersOf({ closed, military, cover, shooters }: VehicleDraft): VehicleType {
  const type = VEHICLE_TYPES[closed ? (military ? 'closedMilitary' : 'closedCivilian') : 'open']
  return { ...type, ...cover, shooters: shooters ?? type.shooters }
}

/** Whole km/h that hits have left of a vehicle, robot or drone. Source: lines 282–284, 303–304, 328; R30. */
export function topSpeedOf(
  { craft, speed, structure, systems }: VehicleDraft,
  rules: Pick<HouseRules, 'lostSpeed'> = DEFAULT_RULES,
): number {
  // What is not fitted is neither hit nor gone.
  const hits = (of: keyof typeof systems): number => systems[of]?.hits ?? 0
  const isGone = (of: keyof typeof systems): boolean => hits(of) === mostHits(of)
  const stands =
    structure.left === 0 ||
    isGone('drive') ||
    isGone('powerPlant') ||
    (craft !== 'vehicle' && isGone('computer'))
  if (stands) return 0
  return Math.floor(speed * speedShare({ drive: hits('drive'), powerPlant: hits('powerPlant') }, rules))
}
