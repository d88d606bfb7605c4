import { one } from '../../../../battle/field.ts'
import { impossible, when } from '../../../../battle/rule.ts'
import { notYours } from '../rules/against.ts'
import type { Rule } from '../rules/rule.ts'
import { SIDES, type Side as Kind } from '../../words.ts'
import { allModels, partyOf, rulesOf } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { isSecret } from '../course/who.ts'

/** With the table's consent a side is surprised: no Snapshots, no attacks this turn (line 274). */
export const agreeSurprise: Rule<'agree-surprise'> = {
  phases: ['moving', 'declaring'],
  offers: (state, side) =>
    mayBeSurprised(state) && side === state.active ? [{ whom: one(unaware(state)) }] : [],
  check: (state, { side, whom }) => [
    ...notYours(side, state.active, 274),
    ...when(!mayBeSurprised(state) || !unaware(state).includes(whom), () =>
      impossible('surprise/too-late', 'Who is surprised is said as a fight begins.', { page: 274 }),
    ),
  ],
  resolve: (log, { whom }) => log.emit({ kind: 'surprise-agreed', whom }),
}

/** Who is surprised takes no Snapshots: whoever has taken one is not. */
function unaware(state: BattleState): readonly Kind[] {
  return SIDES.filter(
    (kind) => !allModels(state).some(({ side, now }) => now.snapped && partyOf(state, side) === kind),
  )
}

/** As a fight begins, before the first declaration; what is declared in secret must not be told by it. */
function mayBeSurprised(state: BattleState): boolean {
  const { exchange, phase } = state
  if (!rulesOf(state).surprise || !exchange?.isNew || exchange.surprised !== null) return false
  if (unaware(state).length === 0) return false
  return phase === 'moving' || (!isSecret(state) && exchange.attacks.length + exchange.declared.length === 0)
}
