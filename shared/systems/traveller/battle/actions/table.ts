import { one, yesNo, type Field } from '../../../../battle/field.ts'
import { noCheck } from '../../../../battle/rule.ts'
import { LIGHTS, SMOKES } from '../../words.ts'
import type { Rule } from '../rules/rule.ts'
import { mayJudge } from '../state/look.ts'
import { isFightingSide, RADIO, REFEREE } from '../words.ts'

/** What the table is like for everybody (lines 119–123). */

const orNone = (of: readonly string[]): Field => ({ kind: 'one', of, orNone: true, measured: true })

/** The Referee says it, or without one any side does. */
export const setConditions: Rule<'set-conditions'> = {
  phases: ['hastening', 'acting'],
  offers: (state, side) =>
    mayJudge(state, side) && (side === REFEREE || isFightingSide(side))
      ? [
          {
            light: orNone(LIGHTS),
            smoke: orNone(SMOKES),
            weather: yesNo,
            radio: { ...one(RADIO), measured: true },
            obstacles: yesNo,
          },
        ]
      : [],
  check: noCheck,
  resolve: (log, { light, smoke, weather, radio, obstacles }) =>
    log.emit({ kind: 'conditions-set', conditions: { light, smoke, weather, radio, obstacles } }),
}
