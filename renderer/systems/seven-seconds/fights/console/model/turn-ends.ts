import { endsRound } from '../../../../../../shared/systems/seven-seconds/battle/turns/may-activate.ts'
import type { BattleView } from '../../../../../../shared/systems/seven-seconds/battle/view.ts'
import type { Side } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Form } from './forms.ts'

/** A way to end the turn by the rules. */
export interface TurnEnd {
  readonly command: { readonly kind: 'pass' | 'end-turn'; readonly side: Side }
  /** What ends the round too has a key of its own: pressed twice, that of the turn before ends none. */
  readonly key: string
  readonly round: boolean
}

export function turnEnds(forms: readonly Form[], view: BattleView): readonly TurnEnd[] {
  return forms.flatMap(({ command: kind, side }): TurnEnd[] => {
    if (kind !== 'pass' && kind !== 'end-turn') return []
    const round = endsRound(view, kind, side)
    return [{ command: { kind, side }, key: round ? 'y' : kind === 'pass' ? 'p' : 'e', round }]
  })
}
