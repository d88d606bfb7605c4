import type { Command } from '../../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { extraBlipsLeft } from '../../../../../../shared/systems/seven-seconds/battle/turns/may-activate.ts'
import type { BattleView } from '../../../../../../shared/systems/seven-seconds/battle/view.ts'
import type { BlipId } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Form } from './forms.ts'
import { inOrder } from './order.ts'

/** How Blips may be activated in the turn: as one of its units, or as a further Blip. */
interface Ways {
  readonly units: readonly BlipId[]
  readonly extras: readonly BlipId[]
}

/** What Blips of a turn may move one after the other, and how many of them. */
export interface MovableBlips {
  readonly ids: readonly BlipId[]
  readonly most: number
}

function waysOf(forms: readonly Form[], view: BattleView): Ways {
  const offers = forms.filter(({ command }) => command === 'activate').flatMap((form) => form.offers)
  const ids = (as: 'unit' | 'extra-blip'): BlipId[] =>
    offers.flatMap(({ fields }) => {
      const { piece, reveal } = fields
      const fits = fields.as?.kind === 'is' && fields.as.value === as
      const hidden = reveal?.kind === 'is' && reveal.value === false
      const id = piece?.kind === 'is' ? String(piece.value) : ''
      return fits && hidden && view.blips.some((blip) => blip.id === id) ? [id] : []
    })
  return { units: ids('unit'), extras: ids('extra-blip') }
}

/** The Blips that could move now; null where there are not two of them. */
export function movableBlips(forms: readonly Form[], view: BattleView): MovableBlips | null {
  const { turn } = view
  if (!turn || turn.activation) return null
  const { units, extras } = waysOf(forms, view)
  const asUnits = units.length > 0 ? turn.allowance - turn.units : 0
  const asExtras = extraBlipsLeft(view.rules, { ...turn, units: turn.units + asUnits })
  // Whoever stands near an Objective passes it, which is measured: it moves by itself.
  const far = (id: BlipId): boolean => view.blips.some((blip) => blip.id === id && blip.near.length === 0)
  const ids = inOrder([...new Set([...units, ...extras])], view).filter(far)
  const most = Math.min(ids.length, asUnits + asExtras)
  return most >= 2 ? { ids, most } : null
}

/** As many as may move: what most groups do with them. */
export function usualBlips({ ids, most }: MovableBlips): readonly BlipId[] {
  return ids.slice(0, most)
}

/** What each of them does: it is activated, as a unit while the turn allows it, and moves with nobody near. */
export function commandsFor(blip: BlipId, view: BattleView): readonly Command[] {
  const { turn } = view
  if (!turn) return []
  const { side } = turn
  const as = turn.units < turn.allowance ? 'unit' : 'extra-blip'
  return [
    { kind: 'activate', side, piece: blip, as, reveal: false },
    { kind: 'move', side, piece: blip, inches: null, spent: null, passes: [], near: [], fields: [] },
  ]
}
