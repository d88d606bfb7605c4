import { commentsOn, type Comment } from '../../../../shared/systems/fast-and-dirty/documents/comments.ts'
import {
  fielded,
  ownTraitsIn,
  type Fielded,
} from '../../../../shared/systems/fast-and-dirty/documents/fielded.ts'
import { shownPoints } from '../../../../shared/systems/fast-and-dirty/decimal.ts'
import { totalOf, type ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import {
  sheetOf,
  strengthOf,
  withoutMissing,
  type Figure,
  type UnitDraft,
} from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import {
  vehicleSheet,
  type VehicleDraft,
  type VehicleSheet,
} from '../../../../shared/systems/fast-and-dirty/documents/vehicle.ts'
import { never } from '../../../../shared/never.ts'
import type { HouseRules } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import type { RecordSheet } from '../../../../shared/systems/fast-and-dirty/sheet.ts'
import type { Words } from '../../../texts/words.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import { armText, callNames, kindKey, notable } from '../texts/called.ts'
import { nameKey, paperKey } from './words.ts'

/** Units and vehicles of a force as they are printed: what they are called, and their sheets by the engine. */

interface Printed {
  readonly id: string
  /** By name, else as what it is. */
  readonly name: string
  readonly type: string
  readonly platoon: number | null
  /** Empty where it has no price. */
  readonly points: string
  readonly rules: HouseRules
}
export interface PrintedUnit extends Printed {
  readonly unit: Fielded<UnitDraft>
  readonly strength: number
  readonly sheet: RecordSheet
  /** Names, experience, and what weighs in close assault. */
  readonly comments: readonly string[]
}
export interface PrintedVehicle extends Printed {
  readonly vehicle: Fielded<VehicleDraft>
  readonly sheet: VehicleSheet
}

const pointsText = ({ t, n }: Words, of: Fielded<UnitDraft> | Fielded<VehicleDraft>): string => {
  const total = totalOf(of)
  return total === null ? '' : t(paperKey('points'), { n: n(shownPoints(total)) })
}

/** Who has somebody in it, as it goes into its next battle; what is empty has no numbers. */
export function printedUnits(words: Words, force: ForceDraft, rules: HouseRules): PrintedUnit[] {
  const called = callNames(force, words.t)
  return fielded(force).units.flatMap((unit) => {
    const there = withoutMissing(unit)
    const strength = strengthOf(there)
    if (strength < 1) return []
    return [
      {
        id: unit.id,
        name: called.get(unit.id) ?? '',
        type: words.t(kindKey(unit)),
        platoon: unit.platoon,
        points: pointsText(words, unit),
        ...{ rules, unit, strength },
        sheet: sheetOf(there),
        comments: commentsOf(words, force, unit, (id) => called.get(id) ?? ''),
      },
    ]
  })
}

export function printedVehicles(words: Words, force: ForceDraft, rules: HouseRules): PrintedVehicle[] {
  const called = callNames(force, words.t)
  const all = fielded(force).vehicles.filter(({ damage }) => damage?.destroyed !== true)
  return all.map((vehicle) => ({
    id: vehicle.id,
    name: called.get(vehicle.id) ?? '',
    type: words.t(kindKey(vehicle)),
    platoon: vehicle.platoon,
    points: pointsText(words, vehicle),
    ...{ rules, vehicle },
    sheet: vehicleSheet(vehicle, rules),
  }))
}

/** What the sheet's box says in the window too, and who is in the unit. */
function commentsOf(
  { t }: Words,
  force: ForceDraft,
  unit: Fielded<UnitDraft>,
  calledBy: (id: string) => string,
): string[] {
  const p = (key: string, values: Record<string, unknown> = {}, n?: number): string =>
    t(paperKey(key), values, n)
  const missing = unit.figures.reduce((sum, { lost = 0 }) => sum + lost, 0)
  // Of whom it lacks the sheet says how many, and nothing else.
  const there = withoutMissing(unit)
  const said = commentsOn(force, there)
  return [
    ...said.flatMap((one) => (one.kind === 'inAssault' ? [] : [commentText(t, one)])),
    ...there.figures.flatMap((figure) => figureText(t, figure)),
    ...unit.traits.map((trait) => t(nameKey('trait', trait))),
    ...ownTraitsIn(unit).map((trait) => trait.name),
    ...said.flatMap((one) => (one.kind === 'inAssault' ? [commentText(t, one)] : [])),
    ...(unit.charges > 0 ? [p('charges', { n: unit.charges }, unit.charges)] : []),
    ...(unit.partner === null ? [] : [p('partner', { name: calledBy(unit.partner) })]),
    ...(unit.offBoard ? [p('offBoard')] : []),
    ...(missing > 0 ? [p('missing', { n: missing }, missing)] : []),
  ].filter((one) => one !== '')
}

function commentText(t: Words['t'], one: Comment): string {
  switch (one.kind) {
    case 'officer':
      return t(paperKey('officerPresent'))
    case 'inAssault':
      return t(paperKey(one.count > 1 ? 'assaultEach' : 'assault'), {
        ...{ weapon: armText(one.weapon, t), n: signed(one.add), all: signed(one.add * one.count) },
      })
    case 'variation':
    case 'enhancement':
    case 'limitation':
      return t(paperKey(one.kind), { name: t(nameKey(one.kind, one.id)) })
    default:
      return never(one)
  }
}

/** Whoever is more than a trooper among others. */
function figureText(t: Words['t'], figure: Figure): string[] {
  const found = notable(figure, t, (n) => t(paperKey('strengthPoints'), { n }))
  if (!found) return []
  const { who, what } = found
  return [what.length === 0 ? who : t(paperKey('figure'), { who, what: what.join(', ') })]
}
