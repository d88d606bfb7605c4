import { FATES, type Fate } from '../../../../../../shared/contract/choices.ts'
import type { UnitFate } from '../../../../../../shared/systems/seven-seconds/contract/fights.ts'
import type { Deeds } from '../../../../../../shared/systems/seven-seconds/battle/ending/service.ts'
import type {
  Fate as Fallen,
  Unit,
} from '../../../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { bare } from '../../../../../texts/isolate.ts'
import { wholeNumber } from '../../../../../ui/fields/whole-number.ts'
import { shortName, type Tell } from '../../names.ts'

/** What became of somebody, as it is chosen; the wounds as they are typed. */
export interface FateDraft {
  fate: Fate
  wounds: string
}

export type FateDrafts = Record<string, FateDraft>

export const WOUNDS = { least: 0, most: 99 } as const

/** What is proposed, and what was chosen otherwise: only that is kept. */
export function fateOf(drafts: Readonly<FateDrafts>, { unit, fate }: Deeds): FateDraft {
  return drafts[unit.id] ?? { fate, wounds: '' }
}

/**
 * The fates there are to choose from. As killed no more can be named than troopers of the type were lost: while each
 * of these is another's fate, a survivor cannot have fallen.
 */
export function fatesFor(
  one: Deeds,
  deeds: readonly Deeds[],
  drafts: Readonly<FateDrafts>,
  units: readonly Unit[],
): readonly Fate[] {
  const isAlike = ({ side, type }: Unit): boolean => side === one.unit.side && type === one.unit.type
  const lost = units.filter((unit) => isAlike(unit) && unit.where === 'destroyed').length
  const named = deeds.filter(
    (other) =>
      other.unit.id !== one.unit.id && isAlike(other.unit) && fateOf(drafts, other).fate === 'killed',
  ).length
  const mayHaveFallen = lost > named || fateOf(drafts, one).fate === 'killed'
  return mayHaveFallen ? FATES : FATES.filter((fate) => fate !== 'killed')
}

/** What they fell to: `flamer of Scout 3`. */
export function causeText({ unit: { fate } }: Deeds, tell: Tell): string {
  return fate ? fellText(fate, tell) : ''
}

/** The same of a cause and whose doing it was. */
export function fellText(fate: Pick<Fallen, 'cause' | 'by'>, tell: Tell): string {
  const cause = tell(`fight.words.cause.${fate.cause}`)
  if (fate.by === null) return cause
  return tell('fight.console.after.fates.cause', { cause, by: shortName(fate.by, tell) }).slice(0, 200)
}

/** As entering wants them. Who is wounded has one wound at least. */
export function fatesOf(deeds: readonly Deeds[], drafts: Readonly<FateDrafts>, tell: Tell): UnitFate[] {
  return deeds.map((one) => {
    const { fate, wounds: typed } = fateOf(drafts, one)
    const wounds = wholeNumber(typed, WOUNDS) ?? 0
    return {
      unit: one.unit.id,
      fate,
      wounds: fate === 'unhurt' ? 0 : fate === 'wounded' ? Math.max(1, wounds) : wounds,
      round: fate === 'killed' ? one.round : null,
      cause: fate === 'unhurt' ? '' : bare(causeText(one, tell)),
    }
  })
}
