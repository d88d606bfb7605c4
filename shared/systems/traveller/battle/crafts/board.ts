import { choice, is, one } from '../../../../battle/field.ts'
import { isControlled } from '../../documents/vehicle.ts'
import { carryOn } from '../course/flow.ts'
import { spend } from '../resolve/cost.ts'
import { canSpend, freeToAct, notSpendable } from '../rules/against.ts'
import type { Rule } from '../rules/rule.ts'
import { allCrafts, drivenBy, driverOf, isFighting, isSeen, vehicleDraftOf } from '../state/look.ts'
import type { BattleState, Craft, Fighter } from '../state/state.ts'

/** In and out of vehicles, and to their controls (lines 33, 190; TRV-206). */

/** Whoever drove it is out, or nobody did. */
function mayTake(state: BattleState, fighter: Fighter, craft: Craft): boolean {
  const driver = driverOf(state, craft)
  if (craft.destroyed || !isSeen(craft) || (driver && isFighting(driver))) return false
  const draft = vehicleDraftOf(state, craft.id)
  const isRemote = draft !== null && isControlled(draft) && craft.side === fighter.side
  return fighter.aboard?.craft === craft.id || isRemote
}

/** Somebody else takes the controls, as a Significant Action (TRV-206). */
export const takeControls: Rule<'take-controls'> = {
  phases: ['acting'],
  offers: (state, side) =>
    freeToAct(state, side)
      .filter((fighter) => canSpend(fighter, 'significant') && !fighter.isMachine)
      .flatMap((fighter) =>
        allCrafts(state)
          .filter((craft) => mayTake(state, fighter, craft))
          .map((craft) => ({ fighter: is(fighter.id), craft: is(craft.id) })),
      ),
  check: (state, command) => notSpendable(state, command, 'significant'),
  resolve: (log, { fighter, craft }) => {
    spend(log, fighter, 'significant')
    log.emit({ kind: 'controls-taken', fighter, craft })
    carryOn(log)
  },
}

/** Into any vehicle that is seen, another side's too: the table knows whether a door is open. */
export const board: Rule<'board'> = {
  phases: ['acting'],
  offers: (state, side) => {
    const crafts = allCrafts(state).filter(
      (craft) => isSeen(craft) && !craft.destroyed && vehicleDraftOf(state, craft.id)?.craft === 'vehicle',
    )
    return freeToAct(state, side)
      .filter((fighter) => canSpend(fighter, 'minor') && !fighter.isMachine && fighter.aboard === null)
      .flatMap((fighter) =>
        crafts.map((craft) => ({
          fighter: is(fighter.id),
          craft: is(craft.id),
          seat: one(['crew', 'passenger']),
          secured: choice(true),
        })),
      )
  },
  check: (state, command) => notSpendable(state, command, 'minor'),
  resolve: (log, { fighter, craft, seat, secured }) => {
    spend(log, fighter, 'minor')
    log.emit({ kind: 'boarded', fighter, craft, seat, secured })
    carryOn(log)
  },
}

/** Whoever drives it and pursues has to weave or break off first (line 232). */
export const leaveCraft: Rule<'leave-craft'> = {
  phases: ['acting'],
  offers: (state, side) =>
    freeToAct(state, side)
      .filter((fighter) => canSpend(fighter, 'minor') && fighter.aboard !== null)
      .filter((fighter) => !drivenBy(state, fighter).some(({ pursues }) => pursues))
      .map(({ id }) => ({ fighter: is(id) })),
  check: (state, command) => notSpendable(state, command, 'minor'),
  resolve: (log, { fighter }) => {
    const craft = log.state.fighters[fighter]?.aboard?.craft
    if (craft === undefined) return
    spend(log, fighter, 'minor')
    log.emit({ kind: 'left-craft', fighter, craft })
    carryOn(log)
  },
}
