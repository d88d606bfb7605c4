import { FACES } from '../../../../shared/systems/fast-and-dirty/words.ts'
import type { SheetRow } from '../../../../shared/systems/fast-and-dirty/sheet.ts'
import type { Words } from '../../../texts/words.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import type { PrintedUnit, PrintedVehicle } from './printed.ts'
import { inch, nameKey, NONE, paperKey, weaponCells } from './words.ts'

/** What stands on the card of a unit or vehicle. */
export interface UnitCardText {
  readonly kind: string
  readonly numbers: readonly { readonly key: string; readonly name: string; readonly value: string }[]
  readonly weapons: readonly { readonly name: string; readonly numbers: string; readonly reach: string }[]
  /** Traits, properties and who is in it. */
  readonly also: string
  readonly boxes: readonly {
    readonly key: 'hits' | 'crew' | 'lost'
    readonly n: number
    readonly breaks: number | null
    readonly gone: number
  }[]
}

const HIT_BOXES = 5

export const isVehicle = (of: PrintedUnit | PrintedVehicle): of is PrintedVehicle => 'vehicle' in of

export const cardOf = (words: Words, of: PrintedUnit | PrintedVehicle): UnitCardText =>
  isVehicle(of) ? vehicleCard(words, of) : unitCard(words, of)

function weaponsOf(words: Words, { sheet, rules }: PrintedUnit | PrintedVehicle): UnitCardText['weapons'] {
  return sheet.rows.map((one: SheetRow) => {
    const [qty = '', name = '', ...cells] = weaponCells(words, one, rules)
    const keys = ['damage', 'fireEffect', 'antiTank', 'blast'] as const
    const rated = keys.flatMap((key, at) => {
      const cell = cells[at] ?? NONE
      return cell === NONE ? [] : [`${words.t(paperKey(`head.${key}`))} ${cell}`]
    })
    return {
      name: one.qty > 1 ? `${qty} × ${name}` : name,
      numbers: rated.join(' '),
      reach: cells.slice(-3).join(' '),
    }
  })
}

function unitCard(words: Words, of: PrintedUnit): UnitCardText {
  const { unit, sheet, strength } = of
  const { t } = words
  const number = (key: string, value: string): UnitCardText['numbers'][number] => ({
    key,
    name: t(paperKey(`short.${key}`)),
    value,
  })
  return {
    kind: [
      ...(of.name === of.type ? [] : [of.type]),
      t(nameKey('quality', unit.quality)),
      t(nameKey('resolve', unit.resolve)),
    ].join(' · '),
    numbers: [
      number('level', `${sheet.level}+`),
      number('fp', String(sheet.fp)),
      number('rating', sheet.rating === 0 ? '0' : signed(sheet.rating)),
      number('movement', inch(sheet.movement)),
      number('coherency', inch(sheet.coherency)),
    ],
    weapons: weaponsOf(words, of),
    also: of.comments.join(' · '),
    boxes: [{ key: 'lost', n: strength, breaks: sheet.break, gone: 0 }],
  }
}

function vehicleCard(words: Words, of: PrintedVehicle): UnitCardText {
  const { vehicle, sheet } = of
  const { t } = words
  return {
    kind: [
      ...(of.name === of.type ? [] : [of.type]),
      t(nameKey('quality', vehicle.quality)),
      t(nameKey('resolve', vehicle.resolve)),
    ].join(' · '),
    numbers: FACES.map((face) => ({
      key: face,
      name: t(nameKey('face', face)),
      value: String(sheet.faces[face]),
    })),
    weapons: weaponsOf(words, of),
    also: [
      t(nameKey('method', vehicle.method)),
      t(paperKey('vehicle.speed'), { cautious: sheet.cautious, standard: sheet.standard }),
      ...vehicle.properties.map((one) => t(nameKey('property', one))),
    ].join(' · '),
    boxes: [
      { key: 'hits', n: Math.max(HIT_BOXES, sheet.break), breaks: sheet.break, gone: 0 },
      ...(vehicle.crew > 0
        ? [{ key: 'crew', n: vehicle.crew, breaks: null, gone: vehicle.damage?.crewLost ?? 0 } as const]
        : []),
    ],
  }
}
