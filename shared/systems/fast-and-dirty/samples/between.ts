import type { RecoveryStep } from '../documents/aftermath.ts'
import type { ForceDraft } from '../documents/force.ts'
import {
  dueAfterBattle,
  infantryBy,
  infantryStep,
  recovered,
  takingTroopers,
  troopersLeft,
  vehicleBy,
  vehicleStep,
  woundedStep,
} from '../documents/recovery.ts'
import { missingIn } from '../documents/unit.ts'
import { REINFORCEMENTS } from '../data/campaign.ts'
import type { NextRoll } from '../rolling.ts'

/** A force with all that is due after its last battle rolled, and troopers given to whoever lacks most. */
export function recoveredByDice(force: ForceDraft, next: NextRoll): ForceDraft {
  let now = force
  const take = (step: RecoveryStep | null): void => {
    if (step) now = recovered(now, step)
  }
  for (const { unit, dice } of dueAfterBattle(now).wounded)
    take(woundedStep(unit, Array.from({ length: dice }, next)))
  for (const { unit } of dueAfterBattle(now).infantry) {
    const roll = next()
    const quality = infantryBy(unit, roll).losesQuality ? next() : null
    take(infantryStep(unit, { roll, quality, resolve: next() }))
  }
  for (const vehicle of dueAfterBattle(now).vehicles) {
    const roll = next()
    const quality = vehicleBy(vehicle, roll).losesQuality ? next() : null
    take(vehicleStep(vehicle, { roll, quality, resolve: next() }))
  }
  if (dueAfterBattle(now).reinforcements)
    take({ kind: 'reinforcements', rolls: Array.from({ length: REINFORCEMENTS.dice }, next) })
  for (;;) {
    const [most] = takingTroopers(now).toSorted((one, other) => missingIn(other) - missingIn(one))
    const back = most ? Math.min(missingIn(most), troopersLeft(now)) : 0
    if (!most || back < 1) return now
    take({ kind: 'reinforced', of: most.id, back })
  }
}
