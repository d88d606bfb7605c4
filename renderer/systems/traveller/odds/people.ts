import type { KeptDocument } from '../../../../shared/systems/kept.ts'
import { rulesAmong, type KeptRules } from '../../../odds/ask.ts'
import {
  carriedBy,
  CHARACTER_DOCUMENT,
  type CharacterDraft,
} from '../../../../shared/systems/traveller/documents/character.ts'
import { RULES_DOCUMENT } from '../../../../shared/systems/traveller/documents/rules.ts'
import {
  isSpent,
  VEHICLE_DOCUMENT,
  type VehicleDraft,
} from '../../../../shared/systems/traveller/documents/vehicle.ts'
import { BARE_HANDS, isOfBody, type Weapon } from '../../../../shared/systems/traveller/documents/weapon.ts'
import { DEFAULT_RULES, type HouseRules } from '../../../../shared/systems/traveller/house-rules.ts'
import { SAMPLE_CHARACTERS } from '../../../../shared/systems/traveller/samples/characters.ts'
import { SAMPLE_VEHICLES } from '../../../../shared/systems/traveller/samples/vehicles.ts'
import { asMounted, dmBy, handOf, skillLevel, type Hand } from '../../../../shared/systems/traveller/sheet.ts'
import { mostHits } from '../../../../shared/systems/traveller/vehicle.ts'
import { stateOf, type Body } from '../../../../shared/systems/traveller/damage.ts'

/** Who can be asked about: characters, robots and vehicles of the group and the samples, with what they carry. */

export interface Arm {
  readonly id: string
  readonly weapon: Weapon
  /** It is mounted, and has taken a hit (line 290). */
  readonly isDamaged?: boolean
}

/** How somebody is down already, with where the book has it. */
export const OUT = { unconscious: '180', dead: '180', scrap: '236', disabled: '304, 328' } as const
export type Out = keyof typeof OUT

export interface Person {
  readonly id: string
  readonly name: string
  readonly arms: readonly Arm[]
  readonly handOf: (weapon: Weapon, rules: HouseRules) => Hand
  /** To Initiative. */
  readonly initiativeDm: (rules: HouseRules) => number
  readonly armour: number
  /** Null for what is hit by locations, and has no stance. */
  readonly body: Body | null
  /** It may dodge or parry: what somebody drives does not (line 214). */
  readonly reacts: boolean
  /** As wounds and hits have left them; null: up. */
  readonly out: Out | null
  readonly size: number
}

export interface People {
  /** Whoever attacks by themselves, or with what they carry. */
  readonly attackers: readonly Person[]
  readonly targets: readonly Person[]
  readonly rules: readonly KeptRules<HouseRules>[]
}

const HANDS: Arm = { id: 'hands', weapon: BARE_HANDS }

function characterIn(id: string, character: CharacterDraft): Person {
  const { str, dex, end } = character.characteristics
  const body = { str: str.left, dex: dex.left, end: end.left }
  const state = stateOf(body)
  const carried = carriedBy(character).map((one) => ({ id: one.id, weapon: one.weapon }))
  return {
    id,
    name: character.name,
    arms: carried.some(({ weapon }) => isOfBody(weapon)) ? carried : [...carried, HANDS],
    handOf: (weapon, rules) => handOf(character, weapon, rules),
    initiativeDm: (rules) => dmBy(dex.left, rules),
    armour: character.armour?.value ?? 0,
    body,
    reacts: true,
    out: state === 'up' ? null : state,
    size: 0,
  }
}

function vehicleIn(id: string, vehicle: VehicleDraft): Person {
  const { mind } = vehicle
  const working = vehicle.weapons.filter(({ hits }) => hits < mostHits('weapon'))
  return {
    id,
    name: vehicle.name,
    arms: mind
      ? working.map(({ id: of, weapon, hits }) => ({
          id: of,
          weapon: asMounted(weapon, vehicle),
          isDamaged: hits > 0,
        }))
      : [],
    handOf: (weapon, rules) => ({
      skill: skillLevel(mind?.skills ?? [], weapon.skill, rules),
      characteristicDm: mind?.attackDm ?? 0,
      strengthDm: 0,
    }),
    initiativeDm: () => mind?.initiativeDm ?? 0,
    armour: vehicle.armour.left,
    body: null,
    reacts: mind !== null,
    out: vehicle.structure.left === 0 ? 'scrap' : mind && isSpent(vehicle) ? 'disabled' : null,
    size: vehicle.sizeDm,
  }
}

/** People are asked about more often than machines, and who shoots more often than who strikes; the like by name. */
function usualFirst(all: readonly Person[]): readonly Person[] {
  const fires = ({ arms: [first] }: Person): boolean => first !== undefined && first.weapon.weapon !== 'melee'
  const after = (one: Person): number => (one.body === null ? 2 : fires(one) ? 0 : 1)
  return all.toSorted((one, other) => after(one) - after(other) || one.name.localeCompare(other.name))
}

/** Everybody who can be asked about: those who are up, and of them what the group keeps, come first. */
export function peopleIn(kept: readonly KeptDocument[]): People {
  const own = kept.flatMap(({ id, document }): Person[] => {
    const character = CHARACTER_DOCUMENT.schema.safeParse(document)
    if (character.success) return [characterIn(id, character.data)]
    const vehicle = VEHICLE_DOCUMENT.schema.safeParse(document)
    return vehicle.success ? [vehicleIn(id, vehicle.data)] : []
  })
  const samples = [
    ...Object.entries(SAMPLE_CHARACTERS).map(([id, one]) => characterIn(id, one)),
    ...Object.entries(SAMPLE_VEHICLES).map(([id, one]) => vehicleIn(id, one)),
  ].filter((sample) => !own.some(({ name }) => name === sample.name))
  const all = [own, samples]
    .flatMap(usualFirst)
    .toSorted((one, other) => Number(one.out !== null) - Number(other.out !== null))
  const rules = rulesAmong(kept, RULES_DOCUMENT)
  return { attackers: all.filter(({ arms }) => arms.length > 0), targets: all, rules }
}

export const rulesIn = ({ rules }: People, id: unknown): HouseRules =>
  rules.find((one) => one.id === id)?.rules ?? DEFAULT_RULES
