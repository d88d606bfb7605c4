import { rulesKept } from '../house-rules.ts'
import type { KeptKind } from '../kept.ts'
import { forceAfter } from './battle/ending/home.ts'
import { checkPlan, PLAN_DOCUMENT, type CampaignPlan } from './documents/campaign.ts'
import { checkDraft } from './documents/check-force.ts'
import { FORCE_DOCUMENT, type ForceDraft } from './documents/force.ts'
import { RULES_DOCUMENT } from './documents/rules.ts'
import { TRAIT_DOCUMENT, type TraitDocument } from './documents/trait.ts'
import { WEAPON_DOCUMENT, type WeaponDocument } from './documents/weapon.ts'
import { lookOfSample } from './samples/looks.ts'
import { checkScenario, SCENARIO_DOCUMENT, type ScenarioDraft } from './documents/scenario.ts'

/** What a group keeps of Fast and Dirty: its forces, weapons and traits, scenarios, plans of campaigns and house rules. */

export const FORCE_KIND: KeptKind<ForceDraft> = {
  ...FORCE_DOCUMENT,
  nameOf: ({ name }) => name,
  sampleLook: lookOfSample,
  picturesOf: ({ units, vehicles }) =>
    [...units.flatMap(({ figures }) => figures), ...vehicles].flatMap(({ picture }) => picture ?? []),
  withoutPictures: (force) => ({
    ...force,
    units: force.units.map((unit) => ({
      ...unit,
      figures: unit.figures.map((figure) => ({ ...figure, picture: null })),
    })),
    vehicles: force.vehicles.map((vehicle) => ({ ...vehicle, picture: null })),
  }),
  check: checkDraft,
  goesOn: { next: forceAfter, after: ({ after }) => after ?? null },
}

export const WEAPON_KIND: KeptKind<WeaponDocument> = {
  ...WEAPON_DOCUMENT,
  nameOf: ({ name }) => name,
  picturesOf: () => [],
  withoutPictures: (weapon) => weapon,
  check: () => [],
  goesOn: null,
}

export const TRAIT_KIND: KeptKind<TraitDocument> = {
  ...TRAIT_DOCUMENT,
  nameOf: ({ name }) => name,
  picturesOf: () => [],
  withoutPictures: (trait) => trait,
  check: () => [],
  goesOn: null,
}

export const SCENARIO_KIND: KeptKind<ScenarioDraft> = {
  ...SCENARIO_DOCUMENT,
  nameOf: ({ name }) => name,
  picturesOf: () => [],
  withoutPictures: (scenario) => scenario,
  check: checkScenario,
  goesOn: null,
}

export const PLAN_KIND: KeptKind<CampaignPlan> = {
  ...PLAN_DOCUMENT,
  nameOf: ({ name }) => name,
  picturesOf: () => [],
  withoutPictures: (plan) => plan,
  check: checkPlan,
  goesOn: null,
}

export const RULES_KIND = rulesKept(RULES_DOCUMENT)
