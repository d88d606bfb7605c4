import { rulesKept } from '../house-rules.ts'
import type { KeptKind } from '../kept.ts'
import { characterAfter, vehicleAfter } from './battle/ending/home.ts'
import { ARMOUR_DOCUMENT, type ArmourDocument } from './documents/armour.ts'
import { CHARACTER_DOCUMENT, type CharacterDraft } from './documents/character.ts'
import { ENCOUNTER_DOCUMENT, type EncounterDraft } from './documents/encounter.ts'
import { RULES_DOCUMENT } from './documents/rules.ts'
import { VEHICLE_DOCUMENT, type VehicleDraft } from './documents/vehicle.ts'
import { WEAPON_DOCUMENT, type WeaponDocument } from './documents/weapon.ts'

/** What a group keeps of it: characters, weapons, armour, vehicles and robots, encounters, house rules. */

const NO_PICTURES = { picturesOf: () => [], withoutPictures: <One>(one: One): One => one }
const ALWAYS_READY = { check: () => [], goesOn: null }

export const CHARACTER_KIND: KeptKind<CharacterDraft> = {
  ...CHARACTER_DOCUMENT,
  ...ALWAYS_READY,
  nameOf: ({ name }) => name,
  picturesOf: ({ picture }) => (picture === null ? [] : [picture]),
  withoutPictures: (character) => ({ ...character, picture: null }),
  goesOn: {
    next: (character, [one], battle) => ({
      ...((one && characterAfter(character, one)) ?? character),
      after: battle,
    }),
    after: ({ after = null }) => after,
  },
}

export const WEAPON_KIND: KeptKind<WeaponDocument> = {
  ...WEAPON_DOCUMENT,
  ...NO_PICTURES,
  ...ALWAYS_READY,
  nameOf: ({ name }) => name,
}

export const ARMOUR_KIND: KeptKind<ArmourDocument> = {
  ...ARMOUR_DOCUMENT,
  ...NO_PICTURES,
  ...ALWAYS_READY,
  nameOf: ({ name }) => name,
}

export const VEHICLE_KIND: KeptKind<VehicleDraft> = {
  ...VEHICLE_DOCUMENT,
  ...ALWAYS_READY,
  nameOf: ({ name }) => name,
  picturesOf: ({ picture }) => (picture === null ? [] : [picture]),
  withoutPictures: (vehicle) => ({ ...vehicle, picture: null }),
  goesOn: {
    next: (vehicle, [one], battle) => ({
      ...((one && vehicleAfter(vehicle, one)) ?? vehicle),
      after: battle,
    }),
    after: ({ after = null }) => after,
  },
}

export const ENCOUNTER_KIND: KeptKind<EncounterDraft> = {
  ...ENCOUNTER_DOCUMENT,
  ...NO_PICTURES,
  ...ALWAYS_READY,
  nameOf: ({ name }) => name,
}

export const RULES_KIND = rulesKept(RULES_DOCUMENT)
