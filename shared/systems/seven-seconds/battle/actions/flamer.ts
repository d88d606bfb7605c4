import { changeCounters } from '../effects/counters.ts'
import { harmArea } from '../effects/area.ts'
import { actor, cannotAct, unable } from '../rules/against.ts'
import { distanceUpTo, is, must, some } from '../../../../battle/field.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import { onTable, piecesOf, profileOf, unitsOnTable } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { afterAction, comeToAct, spendAction } from '../turns/flow.ts'
import { SIDES, type TargetId } from '../words.ts'

/** Inches to the centre of the smoke (p.22). */
const REACH = 6

/**
 * One Target Counter on the firer; smoke 5" across, its centre within 6" and the arc, light cover for the rest of
 * the battle. Whoever is inside is grazed, own side too, drones are destroyed. Source: Fire Flamer, p.22; R20.
 */
export const fireFlamer: Rule<'fire-flamer'> = {
  phases: ['action'],
  offers: (state, side) => {
    const unit = actor(state, side)
    if (!unit || !profileOf(state, unit).flamer) return []
    return [
      {
        unit: is(unit.id),
        inches: distanceUpTo(REACH),
        outOfArc: must(false),
        inside: some(burnable(state)),
      },
    ]
  },
  check: (state, { side, unit: id, inches, outOfArc, inside }) => {
    const hindered = cannotAct(state, side, id)
    if (hindered.some(({ firm }) => firm)) return hindered
    const unit = onTable(state, id)
    const known = burnable(state)
    return [
      ...hindered,
      ...unable(unit === null || !profileOf(state, unit).flamer, 'Fire a Flamer', 22),
      ...when(inches > REACH, () =>
        breaks('flamer/too-far', `The centre of the smoke lies within ${REACH}″.`, {
          page: 22,
          path: ['inches'],
        }),
      ),
      ...when(outOfArc, () =>
        breaks('flamer/out-of-arc', 'The smoke lies within the firing arc of 180°.', {
          page: 22,
          path: ['outOfArc'],
        }),
      ),
      ...when(
        inside.some((one) => !known.includes(one)),
        () =>
          impossible('measure/unknown', 'Name only units and Blips on the table.', {
            page: 22,
            path: ['inside'],
          }),
      ),
    ]
  },
  resolve: (log, { side, unit, inches, inside }) => {
    comeToAct(log, side, unit)
    log.emit({ kind: 'flamer-fired', unit, inches, inside: [...inside] })
    changeCounters(log, unit, 1, 'fired')
    spendAction(log)
    const places = inside.map((id) => ({ id, inches: 0 }))
    if (harmArea(log, unit, 'flamer', 0, places)) afterAction(log)
  },
}

function burnable(state: BattleState): TargetId[] {
  const { areasRevealBlips, flamerNeedsNoCounters } = state.setup.rules
  const pieces = areasRevealBlips ? SIDES.flatMap((side) => piecesOf(state, side)) : unitsOnTable(state)
  return pieces
    .filter((piece) => flamerNeedsNoCounters || ('counters' in piece && piece.counters > 0))
    .map(({ id }) => id)
}
