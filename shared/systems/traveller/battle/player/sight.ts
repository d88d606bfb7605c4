import type { Settled } from '../../../../battle/field.ts'
import { rangeBand } from '../../field.ts'
import type { Band } from '../../words.ts'
import { BARE_HANDS, type Weapon } from '../../documents/weapon.ts'
import { HANDS } from '../rules/armed.ts'
import type { BattleView, FighterView } from '../view.ts'

/** What a side knows of distances and weapons, by what was told. */

/** The band in which two last stood, until one of them moves; null: nobody has said. */
export function bandOfView({ ranges, encounter }: BattleView, one: string, other: string): Band | null {
  const told = ranges.find(({ of }) => of.includes(one) && of.includes(other))
  if (!told) return null
  const { range } = told
  if (typeof range === 'string') return range
  return encounter.ground.kind === 'squares' ? rangeBand({ squares: range }) : rangeBand({ metres: range })
}

export const isNear = (view: BattleView, one: string, other: string): boolean =>
  bandOfView(view, one, other) === 'personal'

/** A weapon that is carried, or bare hands; null: it is mounted. */
export const weaponOf = ({ weapons }: FighterView, ref: Settled | undefined): Weapon | null =>
  ref === HANDS ? BARE_HANDS : (weapons.find(({ id }) => id === ref)?.weapon ?? null)
