import { assaultBonusOf, countedArms, type Arm } from '../weapons.ts'
import type { ForceDraft } from './force.ts'
import { draftId } from './making.ts'
import { armIn, type Fielded } from './fielded.ts'
import type { UnitDraft } from './unit.ts'

/** What stands in the box for comments on a unit's record sheet (lines 2010–2069). */
export type Comment =
  | { readonly kind: 'officer' }
  | { readonly kind: 'variation' | 'enhancement' | 'limitation'; readonly id: string }
  /** Each of so many adds that. */
  | { readonly kind: 'inAssault'; readonly weapon: Arm; readonly count: number; readonly add: number }

/** Choices that name no units, and are not for all squads. */
const FOR: Readonly<Record<string, (unit: UnitDraft) => boolean>> = {
  improvedCommand: (unit) => unit.kind === 'command',
  improvedIntel: (unit) => unit.kind === 'command',
  firepower: (unit) => unit.kind === 'squad' && !unit.traits.includes('recon'),
  manpower: (unit) => unit.kind === 'squad' && !unit.traits.includes('recon'),
  underStrength: (unit) => unit.kind === 'squad',
  recon: (unit) => unit.traits.includes('recon'),
}

/** An officer, what was chosen of a quick force for this unit, and weapons that count in Close Assault. Source: lines 2010–2069. */
export function commentsOn({ made }: Pick<ForceDraft, 'made'>, unit: Fielded<UnitDraft>): Comment[] {
  const weapons = countedArms(
    unit.figures.flatMap(({ weapon, count }) => {
      const arm = armIn(unit, weapon, 'support')
      return arm === null ? [] : Array.from({ length: count }, () => arm)
    }),
  )
  const isRolled =
    made.way === 'basic' && (unit.kind === 'squad' || unit.kind === 'command' || unit.kind === 'officer')
  const platoon = isRolled ? made.platoons[(unit.platoon ?? 0) - 1] : undefined
  const picks = isRolled
    ? ([
        ['variation', made.variation],
        ['enhancement', platoon?.enhancement],
        ['limitation', platoon?.limitation],
      ] as const)
    : []
  return [
    ...(unit.figures.some(({ role, count }) => role === 'officer' && count > 0)
      ? [{ kind: 'officer' } as const]
      : []),
    ...picks.flatMap(([kind, pick]) => {
      if (!pick) return []
      const isFor =
        pick.units.length > 0
          ? pick.units.some((id) => draftId(id) === unit.id)
          : (FOR[pick.id]?.(unit) ?? true)
      return isFor ? [{ kind, id: pick.id }] : []
    }),
    ...weapons.flatMap(({ arm: weapon, n: count }) => {
      const add = assaultBonusOf(weapon)
      return add === 0 ? [] : [{ kind: 'inAssault', weapon, count, add } as const]
    }),
  ]
}
