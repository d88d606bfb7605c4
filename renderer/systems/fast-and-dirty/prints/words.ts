import { damageOf } from '../../../../shared/systems/fast-and-dirty/battle/rules/arms.ts'
import type { HouseRules } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import type { SheetRow } from '../../../../shared/systems/fast-and-dirty/sheet.ts'
import { rowOf, type Arm } from '../../../../shared/systems/fast-and-dirty/weapons.ts'
import { BANDS } from '../../../../shared/systems/fast-and-dirty/words.ts'
import type { Words } from '../../../texts/words.ts'
import { armText } from '../texts/called.ts'
import { signed } from '../../../ui/fields/whole-number.ts'

/** What pages say of weapons. */

export const NONE = '–'
export const paperKey = (key: string): string => `paper.fastAndDirty.${key}`
export const nameKey = (group: string, id: string): string => `fastAndDirtyNames.${group}.${id}`
export const doesKey = (group: string, id: string): string => `fastAndDirtyDoes.${group}.${id}`
/** Inches of the table. */
export const inch = (n: number): string => `${n}″`

export const WEAPON_HEAD = [
  'qty',
  'weapon',
  'damage',
  'fireEffect',
  'antiTank',
  'blast',
  'mult',
  ...BANDS,
] as const

const rated = (n: number | '1d6' | null, die: string): string =>
  n === null ? NONE : n === '1d6' ? die : signed(n)

/** What counts of a gun that fires from off the table. */
export const GUN_HEAD = ['weapon', 'damage', 'fireEffect', 'blast'] as const
export function gunCells({ t }: Words, gun: Arm): string[] {
  const { damage, fireEffect, blast } = rowOf(gun)
  return [
    armText(gun, t),
    damage === null ? NONE : signed(damage),
    rated(fireEffect, t(paperKey('die'))),
    blast === null ? NONE : inch(blast),
  ]
}

/** A weapon of a record sheet, cell by cell as the book has them; Damage is as the group rules. */
export function weaponCells({ t }: Words, row: SheetRow, rules: HouseRules): string[] {
  const die = t(paperKey('die'))
  return [
    String(row.qty),
    armText(row.weapon, t),
    row.damage === null ? NONE : signed(damageOf(row.weapon, rules)),
    rated(row.fireEffect, die),
    rated(row.antiTank, die),
    row.blast === null ? NONE : inch(row.blast),
    `×${row.mult}`,
    ...BANDS.map((band) => inch(row[band])),
  ]
}
