import { words } from '../../../../battle/field.ts'
import { impossible, when } from '../../../../battle/rule.ts'
import { flip } from '../course/throws.ts'
import type { Rule } from '../rules/rule.ts'
import { PHASES } from '../words.ts'

const LONGEST = 200

/**
 * Where players see cover, or the fairness of a Snapshot, otherwise each, a coin decides; what it means they say before
 * it falls. Source: lines 343, 353.
 */
export const flipCoin: Rule<'flip-coin'> = {
  phases: PHASES.filter((phase) => phase !== 'first-player' && phase !== 'over'),
  offers: (state, side) => (side === state.active ? [{ about: words(LONGEST, false) }] : []),
  check: (state, { side }) =>
    when(side !== state.active, () =>
      impossible('coin/not-yours', 'Whoever has the turn flips it: wait for him.', {
        page: 343,
        path: ['side'],
      }),
    ),
  resolve: (log, { side, about }) =>
    log.emit({ kind: 'coin-flipped', side, about, heads: flip(log, side, null, 'dispute') }),
}
