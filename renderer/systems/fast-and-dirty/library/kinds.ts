import { defineAsyncComponent } from 'vue'
import { shownPoints } from '../../../../shared/systems/fast-and-dirty/decimal.ts'
import {
  isRow,
  PLAN_DOCUMENT,
  type CampaignPlan,
} from '../../../../shared/systems/fast-and-dirty/documents/campaign.ts'
import { LIMIT_LINES } from '../../../../shared/systems/fast-and-dirty/documents/check-force.ts'
import {
  FORCE_DOCUMENT,
  fitOf,
  isWipedOut,
  pointsOf,
  type ForceDraft,
} from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import {
  emptyForce,
  plainFigure,
  plainUnit,
} from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import { dueAfterBattle } from '../../../../shared/systems/fast-and-dirty/documents/recovery.ts'
import { RULES_DOCUMENT } from '../../../../shared/systems/fast-and-dirty/documents/rules.ts'
import {
  SCENARIO_DOCUMENT,
  type ScenarioDraft,
} from '../../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import { missingIn, strengthOf } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { RULE_BOOK } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { SAMPLE_CAMPAIGNS } from '../../../../shared/systems/fast-and-dirty/samples/campaigns.ts'
import { SAMPLE_FORCES } from '../../../../shared/systems/fast-and-dirty/samples/forces.ts'
import {
  randomAdvancedForce,
  randomBasicForce,
  randomPointsForce,
} from '../../../../shared/systems/fast-and-dirty/samples/generate-forces.ts'
import { plainScenario, plainSide } from '../../../../shared/systems/fast-and-dirty/documents/orders.ts'
import { randomScenario } from '../../../../shared/systems/fast-and-dirty/samples/generate-scenario.ts'
import { FORCE_NAMES, PLACES, SQUAD_NAMES } from '../../../../shared/systems/fast-and-dirty/samples/names.ts'
import { lookOfSample } from '../../../../shared/systems/fast-and-dirty/samples/looks.ts'
import { BASIC_GAME } from '../../../../shared/systems/fast-and-dirty/samples/rules.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import {
  TRAIT_DOCUMENT,
  type TraitDocument,
} from '../../../../shared/systems/fast-and-dirty/documents/trait.ts'
import { SAMPLE_TRAITS } from '../../../../shared/systems/fast-and-dirty/samples/traits.ts'
import {
  WEAPON_DOCUMENT,
  type WeaponDocument,
} from '../../../../shared/systems/fast-and-dirty/documents/weapon.ts'
import { SAMPLE_WEAPONS } from '../../../../shared/systems/fast-and-dirty/samples/weapons.ts'
import { armsOfUse, isBlast, refOf } from '../../../../shared/systems/fast-and-dirty/weapons.ts'
import type { WeaponUse } from '../../../../shared/systems/fast-and-dirty/words.ts'
import { libraryKind, type LibraryKind, type Offered, type Say } from '../../../library/kinds.ts'
import { rulesKind } from '../../../library/rules-kind.ts'
import { numberText } from '../../../ui/fields/whole-number.ts'
import { armText } from '../texts/called.ts'
import { forceHidden } from './hidden.ts'
import { doesRows, forceRows, scenarioRows, traitLine, weaponLine } from './rows.ts'
import './texts.ts'

const TEXTS = 'fastAndDirtyLibrary'
/** Points of a force that chance buys: about a platoon. */
const RANDOM_BUDGET = 300
const told = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')

/** Whoever has no name is called as what it is. */
const named = (
  all: readonly { readonly id: string; readonly name: string }[],
  kind: (at: number) => string,
): Offered[] => all.map(({ id, name }, at) => ({ value: id, label: name === '' ? kind(at) : name }))

/** Weapons of the book, and those that the force brings, by what they are put to. */
const armsIn = ({ weapons = [] }: ForceDraft, use: WeaponUse, say: Say): Offered[] =>
  armsOfUse(weapons, use).map((arm) => ({ value: refOf(arm), label: armText(arm, say) }))

/** A weapon that nobody has changed yet: a support weapon. */
const NEW_NUMBERS: WeaponDocument['numbers'] = {
  ...{ use: 'support', mult: 4, damage: null, fireEffect: 1, fireDie: false },
  ...{ antiTank: null, assault: 0, habits: [] },
}

/** The same of one that bursts. */
const NEW_GUN: WeaponDocument['numbers'] = {
  ...{ use: 'heavy', mult: 10, damage: 2, fireEffect: null, antiTank: null },
  ...{ blast: 2, crew: 3, habits: [] },
}

const hasLosses = ({ units, vehicles }: ForceDraft): boolean =>
  units.some((unit) => missingIn(unit) > 0) || vehicles.some(({ damage }) => damage?.destroyed)

/** Dice for its losses are still to be thrown. */
function isDue(force: ForceDraft): boolean {
  const { wounded, infantry, vehicles } = dueAfterBattle(force)
  return wounded.length + infantry.length + vehicles.length > 0
}

/** How many there are and what they are worth; since its battles, how many are left of them. */
function strengthTold(draft: ForceDraft, say: Say): string[] {
  const { units, vehicles } = draft
  const soldiers = units.reduce((sum, unit) => sum + strengthOf(unit), 0)
  const [whole, fit] = [pointsOf(draft), fitOf(draft)]
  const [n, points] = [numberText(shownPoints(whole)), numberText(shownPoints(fit.points))]
  if (!hasLosses(draft))
    return [
      units.length > 0 ? say(`${TEXTS}.onFoot`, { n: units.length, soldiers }) : '',
      vehicles.length > 0 ? say(`${TEXTS}.vehicles`, { n: vehicles.length }) : '',
      say(`${TEXTS}.points`, { points: n }),
    ]
  return [
    units.length > 0
      ? say(`${TEXTS}.onFootLeft`, { units: fit.units, of: units.length, n: fit.soldiers, soldiers })
      : '',
    vehicles.length > 0 ? say(`${TEXTS}.vehiclesLeft`, { n: fit.vehicles, of: vehicles.length }) : '',
    say(`${TEXTS}.pointsLeft`, { points, of: n }),
  ]
}

const force: LibraryKind<ForceDraft> = {
  kind: 'force',
  schema: FORCE_DOCUMENT.schema,
  texts: `${TEXTS}.force`,
  hasLook: true,
  blank: () => ({
    ...emptyForce('New force', { way: 'points', budget: RANDOM_BUDGET }),
    units: [
      plainUnit({
        ...{ id: 'squad-1', kind: 'squad' },
        figures: [
          plainFigure({ id: 'leader', role: 'leader', rating: 'inexperienced' }),
          plainFigure({ id: 'men', role: 'trooper', count: 7 }),
        ],
      }),
    ],
  }),
  random: (pick) => {
    const ways = [
      () => randomBasicForce({ pick }),
      () => randomAdvancedForce({ pick }),
      () => randomPointsForce({ pick }, RANDOM_BUDGET),
    ]
    return (ways[pick(ways.length)] ?? ways[0])?.() ?? randomBasicForce({ pick })
  },
  samples: Object.values(SAMPLE_FORCES),
  sampleLook: lookOfSample,
  about: ({ notes }) => notes,
  told: (draft, say) => told(say(`${TEXTS}.force.value.way-${draft.made.way}`), ...strengthTold(draft, say)),
  isOut: (draft, say) =>
    isWipedOut(draft)
      ? say(`${TEXTS}.nobodyLeft`)
      : hasLosses(draft) && isDue(draft)
        ? say(`${TEXTS}.lossesDue`)
        : '',
  choices: (draft, say) => ({
    'units.basic': armsIn(draft, 'basic', say),
    'figures.weapon': armsIn(draft, 'support', say),
    'units.serves': armsIn(draft, 'heavy', say),
    'vehicles.weapons': armsIn(draft, 'heavy', say),
    'units.ownTraits': (draft.traits ?? []).map(({ id, name }) => ({ value: id, label: name })),
    'units.partner': [
      ...named(draft.units, (at) => say(`${TEXTS}.force.value.kind-${draft.units[at]?.kind ?? 'squad'}`)),
      ...named(draft.vehicles, (at) => say(`${TEXTS}.force.value.${draft.vehicles[at]?.type ?? 'apcs'}`)),
    ],
  }),
  suggests: {
    name: FORCE_NAMES.first.map((first, at) => `${first} ${FORCE_NAMES.last[at] ?? ''}`.trim()),
    'units.name': SQUAD_NAMES.map((one) => `${one} Squad`),
    'weapons.name': [],
    'traits.name': [],
  },
  groups: {},
  blanks: () => ({
    units: {
      ...{ quality: 'regular', resolve: 'steady', armour: 'light', basic: 'assaultRifles', name: '' },
      figures: [
        plainFigure({ id: 'leader', role: 'leader', rating: 'inexperienced' }),
        plainFigure({ id: 'men', role: 'trooper', count: 7 }),
      ],
      platoon: 1,
      charges: 0,
    },
    figures: { count: 1, lost: 0, name: '' },
    weapons: { numbers: NEW_NUMBERS, price: null },
    vehicles: {
      ...{ name: '', type: 'apcs', method: 'tracked', front: 5, crew: 1, seats: 8, platoon: 1 },
      ...{ quality: 'regular', resolve: 'steady', weapons: ['heavyMg'], crewArmour: 'light' },
      damage: { destroyed: false, crewLost: 0, immobilised: false, weaponsOut: [] },
    },
  }),
  hides: forceHidden,
  askedBeside: ['made', 'after', 'aftermath'],
  sheet: 'force-sheet',
  rows: forceRows,
  lines: ({ code }) => new Map<string, string | null>(Object.entries(LIMIT_LINES)).get(code) ?? null,
  beside: defineAsyncComponent(() => import('./ForceBeside.vue')),
  below: defineAsyncComponent(() => import('./SheetPane.vue')),
}

const weapon: LibraryKind<WeaponDocument> = {
  kind: 'weapon',
  schema: WEAPON_DOCUMENT.schema,
  texts: `${TEXTS}.weapon`,
  hasLook: false,
  blank: () => ({
    ...{ kind: 'weapon', version: 1, name: 'New weapon', notes: '' },
    ...{ numbers: NEW_NUMBERS, price: null },
  }),
  random: null,
  samples: Object.values(SAMPLE_WEAPONS),
  told: (document, say) => weaponLine(document, say),
  choices: () => ({}),
  groups: {},
  sheet: null,
  beside: defineAsyncComponent(() => import('./WeaponBeside.vue')),
}

const trait: LibraryKind<TraitDocument> = {
  kind: 'trait',
  schema: TRAIT_DOCUMENT.schema,
  texts: `${TEXTS}.trait`,
  hasLook: false,
  blank: () => ({ kind: 'trait', version: 1, name: 'New trait', text: '', does: [], price: null }),
  random: null,
  samples: Object.values(SAMPLE_TRAITS),
  told: (document, say) => told(traitLine(document, say), document.text),
  choices: () => ({}),
  groups: {},
  rows: (document, say) => ({ does: doesRows(document, say) }),
  sheet: null,
  beside: null,
}

const newSide = (at: 1 | 2, say?: Say) =>
  plainSide({
    id: `side-${at}`,
    name: say ? say(`${TEXTS}.scenario.row.sides`, { n: at }) : `Side ${at}`,
    zone: { where: 'edge', width: null, depth: 12 },
    aim: { kind: 'defeat' },
  })

/** What a battle is about, unless that is a side's secret; said once where the other side only wants to spoil it. */
function foughtFor({ sides, secretOrders }: ScenarioDraft, say: Say): string {
  if (secretOrders) return ''
  const wanted = sides.flatMap(({ aim }) => {
    if (aim.kind === 'deny') return []
    return say(`${TEXTS}.scenario.value.${aim.kind === 'mission' ? aim.mission : aim.kind}`)
  })
  return [...new Set(wanted)].join(' – ')
}

const scenario: LibraryKind<ScenarioDraft> = {
  kind: 'scenario',
  schema: SCENARIO_DOCUMENT.schema,
  texts: `${TEXTS}.scenario`,
  hasLook: false,
  blank: () => plainScenario({ name: 'New scenario', brief: '', sides: [newSide(1), newSide(2)] }),
  random: (pick) => randomScenario({ pick }),
  samples: Object.values(SAMPLE_SCENARIOS),
  about: ({ brief }) => brief,
  told: (draft, say) =>
    told(
      say(`${TEXTS}.against`, { one: draft.sides[0]?.name ?? '', other: draft.sides[1]?.name ?? '' }),
      foughtFor(draft, say),
      say(`${TEXTS}.table`, draft.table),
      draft.turns === null ? say(`${TEXTS}.open`) : say(`${TEXTS}.turns`, { n: draft.turns }),
      draft.secretOrders ? say(`${TEXTS}.sealed`) : '',
    ),
  choices: ({ sides, weapons = [] }, say) => ({
    'artillery.weapon': armsOfUse(weapons, 'heavy')
      .filter(isBlast)
      .map((arm) => ({ value: refOf(arm), label: armText(arm, say) })),
    'objectives.side': named(sides, (at) => say(`${TEXTS}.scenario.row.sides`, { n: at + 1 })),
  }),
  suggests: { feature: [...PLACES], 'weapons.name': [] },
  groups: {},
  blanks: () => ({
    ...{ antiAir: {}, objectives: { name: '' }, works: { name: '' } },
    weapons: { numbers: NEW_GUN, price: null },
  }),
  askedBeside: ['planned'],
  sheet: 'scenario-sheet',
  rows: scenarioRows,
  beside: defineAsyncComponent(() => import('./ScenarioBeside.vue')),
}

const howPlanned = (battles: CampaignPlan['plan']['battles']): string =>
  typeof battles === 'number' ? 'kind-random' : isRow(battles) ? 'told-row' : 'told-tree'

const plan: LibraryKind<CampaignPlan> = {
  kind: 'campaign-plan',
  schema: PLAN_DOCUMENT.schema,
  texts: `${TEXTS}.plan`,
  hasLook: false,
  blank: () => ({ ...SAMPLE_CAMPAIGNS['one-road'], name: 'New campaign plan', notes: '' }),
  random: null,
  samples: Object.values(SAMPLE_CAMPAIGNS),
  told: ({ plan: { battles }, notes }, say) =>
    told(
      say(`${TEXTS}.plan.value.${howPlanned(battles)}`),
      say(`${TEXTS}.battles`, { n: typeof battles === 'number' ? battles : battles.length }),
      notes,
    ),
  choices: () => ({}),
  groups: {},
  askedBeside: ['plan'],
  sheet: 'campaign-tree',
  beside: defineAsyncComponent(() => import('./PlanBeside.vue')),
  below: defineAsyncComponent(() => import('./PlanBelow.vue')),
}

const plainRules = rulesKind(RULE_BOOK, RULES_DOCUMENT, `${TEXTS}.rules`)
const houseRules: LibraryKind = {
  ...plainRules,
  samples: [BASIC_GAME],
  told: (document, say) =>
    document === BASIC_GAME ? say(`${TEXTS}.rules.basic`) : plainRules.told(document, say),
}

/** What a group keeps of Fast and Dirty, as it is shown and written. */
export const libraryKinds: readonly LibraryKind[] = [
  libraryKind(force),
  libraryKind(weapon),
  libraryKind(trait),
  libraryKind(scenario),
  libraryKind(plan),
  houseRules,
]
