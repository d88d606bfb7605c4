import { is, some, type Field } from '../../../../battle/field.ts'
import { finish } from '../course/flow.ts'
import { noCheck } from '../rules/against.ts'
import type { Rule } from '../rules/rule.ts'
import { allFighters, idsOf, isUp } from '../state/look.ts'

/** A combat that was played without the program: who held the field, and whom it cost. */
export const record: Rule<'record'> = {
  phases: ['initiative'],
  offers: (state, side) => {
    if (side !== 'side-1' || state.ready.length > 0) return []
    const able = idsOf(allFighters(state).filter((one) => isUp(one) && !one.hidden))
    const controls: Field = {
      kind: 'one',
      of: state.setup.sides.map((one) => one.side),
      orNone: true,
      measured: false,
    }
    const those = able.length === 0 ? is([]) : some(able)
    return [{ controls, dead: those, unconscious: those }]
  },
  check: noCheck,
  resolve: (log, { controls, dead, unconscious }) => {
    log.emit({ kind: 'recorded', dead, unconscious: unconscious.filter((id) => !dead.includes(id)) })
    finish(log, controls === null ? 'by-agreement' : 'last-standing', controls)
  },
}
