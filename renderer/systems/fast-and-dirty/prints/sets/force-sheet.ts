import type { Shown } from '../../../../../shared/heraldry/looks.ts'
import { shownPoints } from '../../../../../shared/systems/fast-and-dirty/decimal.ts'
import {
  platoonsIn,
  pointsOf,
  type ForceDraft,
} from '../../../../../shared/systems/fast-and-dirty/documents/force.ts'
import { broughtBy } from '../../../../../shared/systems/fast-and-dirty/documents/fielded.ts'
import type { HouseRules } from '../../../../../shared/systems/fast-and-dirty/house-rules.ts'
import {
  HARM,
  HEAL,
  POWER_TABLE,
  PSIONICS,
} from '../../../../../shared/systems/fast-and-dirty/data/advanced.ts'
import { VEHICLE_DAMAGES } from '../../../../../shared/systems/fast-and-dirty/data/fire.ts'
import { POWERS } from '../../../../../shared/systems/fast-and-dirty/words.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { emptyRows, heading, lead, paragraphs, row, rule } from '../../../../print/blocks/make.ts'
import type { Words } from '../../../../texts/words.ts'
import { signed } from '../../../../ui/fields/whole-number.ts'
import { printedUnits, printedVehicles, type PrintedUnit, type PrintedVehicle } from '../printed.ts'
import { doesKey, nameKey, paperKey } from '../words.ts'
import { facesText } from './tables.ts'

/** What is printed of a force beside its numbers. */
export interface Wanted {
  readonly lines: boolean
  readonly vehicles: boolean
  readonly traits: boolean
}

/** Lines to write on below the force. */
const LINES = 4
const DAMAGE_WIDTHS = [1, 6]

/** A force on its record sheet, unit by unit. Source: lines 2033–2069. */
export function forceBlocks(
  words: Words,
  force: ForceDraft,
  shown: Shown,
  rules: HouseRules,
  wanted: Wanted,
): Block[] {
  const p = (key: string): string => words.t(paperKey(key))
  const units = printedUnits(words, force, rules)
  const vehicles = printedVehicles(words, force, rules)
  const { lines } = wanted
  const platoon = platoonText(words, force)
  return [
    { kind: 'title', text: shown.name, lead: leadText(words, force, units), faction: shown },
    ...(units.length > 0 ? [lead(p('breaks'))] : []),
    ...units.map((of): Block => ({
      kind: 'own',
      view: 'record',
      given: { of, platoon: platoon(of), lines },
    })),
    ...(wanted.vehicles ? vehicles.map((of) => vehicleBlock(of, platoon(of), lines)) : []),
    ...(wanted.traits ? doesBlocks(words, units, wanted.vehicles ? vehicles : []) : []),
    ...(force.notes !== '' || lines ? [heading(p('notes'))] : []),
    ...paragraphs(force.notes),
    ...(lines ? emptyRows(LINES, [1]) : []),
  ]
}

/** Vehicles of a force, each with all its boxes, and the table of damage below them. */
export function vehicleBlocks(
  words: Words,
  force: ForceDraft,
  shown: Shown,
  rules: HouseRules,
  { lines, traits }: Omit<Wanted, 'vehicles'>,
): Block[] {
  const vehicles = printedVehicles(words, force, rules)
  if (vehicles.length === 0) return []
  const platoon = platoonText(words, force)
  return [
    {
      kind: 'title',
      text: shown.name,
      lead: words.t(paperKey('vehicles'), { n: vehicles.length }, vehicles.length),
      faction: shown,
    },
    ...vehicles.map((of) => vehicleBlock(of, platoon(of), lines)),
    heading(words.t(paperKey('vehicle.damageTable'))),
    lead(words.t(paperKey('vehicle.lead'))),
    ...VEHICLE_DAMAGES.map((damage) =>
      row([facesText(damage), words.t(paperKey(`damage.${damage}`))], DAMAGE_WIDTHS),
    ),
    ...(traits ? doesBlocks(words, [], vehicles) : []),
  ]
}

const vehicleBlock = (of: PrintedVehicle, platoon: string, lines: boolean): Block => ({
  kind: 'own',
  view: 'vehicle',
  given: { of, platoon, lines },
})

/** Of which platoon something is, where there are several. */
const platoonText =
  ({ t }: Words, force: ForceDraft) =>
  ({ platoon }: PrintedUnit | PrintedVehicle): string =>
    platoon === null || platoonsIn(force) < 2 ? '' : t(paperKey('platoon'), { n: platoon })

function leadText(words: Words, force: ForceDraft, units: readonly PrintedUnit[]): string {
  const p = (key: string, n: number): string => words.t(paperKey(key), { n }, n)
  const soldiers = units.reduce((sum, { strength }) => sum + strength, 0)
  return [
    ...(units.length > 0 ? [p('units', units.length), p('soldiers', soldiers)] : []),
    ...(force.vehicles.length > 0 ? [p('vehicles', force.vehicles.length)] : []),
    words.t(paperKey('points'), { n: words.n(shownPoints(pointsOf(force))) }),
  ].join(' · ')
}

/** What the traits, personalities and properties that are there do, each once. */
function doesBlocks(
  { t }: Words,
  units: readonly PrintedUnit[],
  vehicles: readonly PrintedVehicle[],
): Block[] {
  const groups = {
    trait: units.flatMap(({ unit }) => unit.traits),
    personality: units.flatMap(({ unit }) => unit.figures.flatMap(({ personalities }) => personalities)),
    property: vehicles.flatMap(({ vehicle }) => vehicle.properties),
  }
  const told = Object.entries(groups).flatMap(([group, all]) =>
    [...new Set<string>(all)]
      .map((id) => ({ name: t(nameKey(group, id)), does: t(doesKey(group, id)) }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  )
  const own = broughtBy(units.map(({ unit }) => unit)).traits.map(({ name, text }) => ({ name, does: text }))
  return [
    ...(told.length + own.length > 0 ? [heading(t(paperKey('traits')))] : []),
    ...[...told, ...own].map(({ name, does }) => rule(`${name}.`, does, null)),
    ...(units.some(({ unit }) => unit.figures.some(({ role, count }) => role === 'psionic' && count > 0))
      ? powerBlocks(t)
      : []),
  ]
}

/** What a psionic can do; all have every power. Source: lines 1526–1546. */
const powerBlocks = (t: Words['t']): Block[] => [
  heading(t(paperKey('powers'), { inches: PSIONICS.inches })),
  ...POWERS.map((power) => {
    const { line, roll, armour } = POWER_TABLE[power]
    const values = { roll: signed(roll), armour: signed(armour), harm: HARM.kills, heal: HEAL }
    const does = t(paperKey(`power.${power}.does`), values)
    return rule(`${t(paperKey(`power.${power}.name`))}.`, does, String(line))
  }),
]
