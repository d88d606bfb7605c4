import { z } from 'zod'
import type { Fated } from '../../../account.ts'
import type { ForceDraft } from '../../documents/force.ts'
import { amount } from '../documents/fields.ts'
import { isGone, rulesOf } from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'

/** What a force carries out of a battle: who is missing, and what is left of its vehicles (lines 2885–2903; R34, FAD-455). */

const unitHome = z.strictObject({
  unit: z.string(),
  /** Missing now, by their entries in the document. */
  lost: z.record(z.string(), amount),
})
const craftHome = z.strictObject({
  craft: z.string(),
  destroyed: z.boolean(),
  crewLost: amount,
  immobilised: z.boolean(),
  weaponsOut: z.array(amount).readonly(),
})
export type UnitHome = z.infer<typeof unitHome>
export type CraftHome = z.infer<typeof craftHome>

/** The killed, who ran or never came back from recon duty, and the wounded whom nobody looked after. */
export function unitHomeOf(state: BattleState, unit: UnitState): UnitHome {
  const { untreated } = rulesOf(state)
  const lost: Record<string, number> = {}
  for (const { of, fate } of unit.figures) {
    const isLeft = fate === 'wounded' && untreated !== 'return'
    const isGoneWhole = unit.fate === 'routed' || (unit.fate === 'destroyed' && fate === 'up')
    if (!isGoneWhole && fate !== 'killed' && !isLeft) continue
    lost[of] = (lost[of] ?? 0) + 1
  }
  return { unit: unit.document.id, lost }
}

export const craftHomeOf = ({ document, fate, crew, immobilised, weaponsOut }: CraftState): CraftHome => ({
  craft: document.id,
  destroyed: isGone({ fate }),
  crewLost: document.crew - crew,
  immobilised,
  weaponsOut,
})

/** The force for its next battle, before anybody is replaced; `battle`: the one that it comes from. */
export function forceAfter(
  force: ForceDraft,
  people: readonly Pick<Fated, 'home'>[],
  battle: string,
): ForceDraft {
  const units = people.flatMap(({ home }) => unitHome.safeParse(home).data ?? [])
  const crafts = people.flatMap(({ home }) => craftHome.safeParse(home).data ?? [])
  return {
    ...force,
    units: force.units.map((unit) => {
      const home = units.find((one) => one.unit === unit.id)
      if (!home) return unit
      const figures = unit.figures.map((figure) => {
        const lost = Math.min(figure.count, (figure.lost ?? 0) + (home.lost[figure.id] ?? 0))
        return lost === 0 ? figure : { ...figure, lost }
      })
      return { ...unit, figures }
    }),
    vehicles: force.vehicles.map((vehicle) => {
      const home = crafts.find((one) => one.craft === vehicle.id)
      if (!home) return vehicle
      const { destroyed, crewLost, immobilised, weaponsOut } = home
      const isWhole = !destroyed && crewLost === 0 && !immobilised && weaponsOut.length === 0
      return isWhole
        ? vehicle
        : { ...vehicle, damage: { destroyed, crewLost, immobilised, weaponsOut: [...weaponsOut] } }
    }),
    after: battle,
  }
}
