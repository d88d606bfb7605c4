import { z } from 'zod'
import type { Fated } from '../../../account.ts'
import type { Aftermath } from '../../documents/aftermath.ts'
import type { ForceDraft } from '../../documents/force.ts'
import type { VehicleDraft } from '../../documents/vehicle.ts'
import { amount } from '../documents/fields.ts'
import { isGone, rulesOf } from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'

/** What a force carries out of a battle: who is missing, and what is left of its vehicles (lines 2885–2903; R34, FAD-455). */

const unitHome = z.strictObject({
  unit: z.string(),
  /** Missing now, by their entries in the document. */
  lost: z.record(z.string(), amount),
  /** Killed among them, and wounded whom a die may bring back (FAD-455). */
  killed: z.record(z.string(), amount),
  wounded: z.record(z.string(), amount),
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
  const mayLive = untreated === 'byDie' && state.ending?.won === unit.side && unit.fate !== 'routed'
  const home = { lost: {}, killed: {}, wounded: {} } satisfies Omit<UnitHome, 'unit'>
  const add = (to: Record<string, number>, of: string): void => {
    to[of] = (to[of] ?? 0) + 1
  }
  for (const { of, fate } of unit.figures) {
    const isLeft = fate === 'wounded' && untreated !== 'return'
    const isGoneWhole = unit.fate === 'routed' || (unit.fate === 'destroyed' && fate === 'up')
    if (!isGoneWhole && fate !== 'killed' && !isLeft) continue
    add(home.lost, of)
    if (fate === 'killed') add(home.killed, of)
    else if (isLeft && mayLive) add(home.wounded, of)
  }
  return { unit: unit.document.id, ...home }
}

export const craftHomeOf = ({ document, fate, crew, immobilised, weaponsOut }: CraftState): CraftHome => ({
  craft: document.id,
  destroyed: isGone({ fate }),
  crewLost: document.crew - crew,
  immobilised,
  weaponsOut,
})

/** The force as a battle left it, before anybody is replaced; `battle`: the one that it comes from. */
export function forceAfter(
  force: ForceDraft,
  people: readonly Pick<Fated, 'home'>[],
  battle: string,
): ForceDraft {
  const units = people.flatMap(({ home }) => unitHome.safeParse(home).data ?? [])
  const crafts = people.flatMap(({ home }) => craftHome.safeParse(home).data ?? [])
  const losses = force.units.flatMap(({ id, figures }) => {
    const home = units.find(({ unit }) => unit === id)
    return figures.flatMap((figure): Aftermath['losses'] => {
      const lost = Math.min(figure.count - (figure.lost ?? 0), home?.lost[figure.id] ?? 0)
      const [killed, wounded] = [home?.killed[figure.id] ?? 0, home?.wounded[figure.id] ?? 0]
      return lost > 0 ? [{ unit: id, figure: figure.id, lost, killed, wounded }] : []
    })
  })
  const vehicles = force.vehicles.map((vehicle) => {
    const home = crafts.find((one) => one.craft === vehicle.id)
    if (!home) return vehicle
    const { destroyed, crewLost, immobilised, weaponsOut } = home
    const isWhole = !destroyed && crewLost === 0 && !immobilised && weaponsOut.length === 0
    return isWhole
      ? vehicle
      : { ...vehicle, damage: { destroyed, crewLost, immobilised, weaponsOut: [...weaponsOut] } }
  })
  const isWorse = ({ damage }: VehicleDraft, at: number): boolean =>
    JSON.stringify(damage) !== JSON.stringify(force.vehicles[at]?.damage)
  return {
    ...force,
    units: force.units.map((unit) => ({
      ...unit,
      figures: unit.figures.map((figure) => {
        const row = losses.find((one) => one.unit === unit.id && one.figure === figure.id)
        return row ? { ...figure, lost: (figure.lost ?? 0) + row.lost } : figure
      }),
    })),
    vehicles,
    after: battle,
    aftermath: [
      ...(force.aftermath ?? []),
      { battle, losses, hit: vehicles.filter(isWorse).map(({ id }) => id), steps: [] },
    ],
  }
}
