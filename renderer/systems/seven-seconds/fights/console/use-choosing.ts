import { computed, type ComputedRef, type Ref } from 'vue'
import type { Command } from '../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Offer } from '../../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import { mayFollow } from '../../../../../shared/systems/seven-seconds/battle/turns/may-activate.ts'
import {
  OTHER_SIDE,
  sideOf,
  type TargetId,
} from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Tell } from '../names.ts'
import type { Look } from '../open-fight.ts'
import type { Form } from './model/forms.ts'
import { inOrder } from './model/order.ts'
import type { Table } from './model/table.ts'
import type { Way } from './model/ways.ts'
import type { Loose } from './use-loose.ts'

/** Which pieces may be chosen between activations, and for what. */
export interface Choosing {
  /** Who can be activated, then the Blips of either side that can only be revealed, and those to follow. */
  readonly choosable: ComputedRef<readonly TargetId[]>
  /** Who can be activated. */
  readonly ready: ComputedRef<readonly TargetId[]>
  /** What ends the turn in favour of a piece of the other side that does nothing else in it; null for all others. */
  readonly givesTurn: (id: TargetId) => Command | null
  /** What can be done with the chosen one. */
  readonly ways: ComputedRef<readonly Way[]>
}

interface Around {
  readonly look: () => Look
  readonly table: ComputedRef<Table>
  readonly forms: ComputedRef<readonly Form[]>
  readonly loose: Loose
  readonly chosen: Readonly<Ref<TargetId | null>>
  readonly tell: Tell
  /** An old line is being corrected. */
  readonly isPast: () => boolean
}

/** The piece that an offer is about. */
function pieceOf(name: 'piece' | 'blip', { fields }: Offer): string {
  const field = fields[name]
  return field?.kind === 'is' ? String(field.value) : ''
}

export function useChoosing({ look, table, forms, loose, chosen, tell, isPast }: Around): Choosing {
  const activations = computed(() =>
    loose.on.value
      ? loose.activations.value
      : (forms.value.find(({ command }) => command === 'activate')?.offers ?? []),
  )
  const ready = computed(() =>
    inOrder([...new Set(activations.value.map((offer) => pieceOf('piece', offer)))], look().view),
  )
  const revealable = computed(() =>
    loose.on.value
      ? []
      : forms.value
          .filter(({ command }) => command === 'reveal')
          .flatMap(({ offers }) => offers.map((offer) => pieceOf('blip', offer))),
  )
  /** The end of the turn, where it may be ended and is nobody's to be corrected. */
  const end = computed(() =>
    loose.on.value || isPast() ? undefined : forms.value.find(({ command }) => command === 'end-turn'),
  )
  /** Who may act then. */
  const next = computed(() => (end.value ? mayFollow(look().view, OTHER_SIDE[end.value.side]) : []))
  const choosable = computed(() => {
    const only = new Set([...revealable.value, ...next.value].filter((id) => !ready.value.includes(id)))
    return [...ready.value, ...inOrder([...only], look().view)]
  })

  /** A Blip of the other side, which may as well be revealed in this turn: the key tells which is meant. */
  function afterTurn(piece: TargetId): Way[] {
    const side = sideOf(piece)
    if (!end.value || side === null || !next.value.includes(piece)) return []
    const command = { kind: 'end-turn', side: end.value.side } as const
    return [false, true].map((reveal) => ({
      key: reveal ? 'v' : 'Enter',
      label: tell(`fight.console.choose.${reveal ? 'endAndReveal' : 'endAndActivate'}`),
      command,
      then: { kind: 'activate', side, piece, as: 'unit', reveal } as const,
    }))
  }

  function activate(piece: TargetId): Way[] {
    const found: Way[] = []
    for (const offer of activations.value) {
      if (pieceOf('piece', offer) !== piece) continue
      const { fields, side } = offer
      const as = fields.as?.kind === 'is' && fields.as.value === 'extra-blip' ? 'extra-blip' : 'unit'
      const reveal = fields.reveal?.kind === 'is' && fields.reveal.value === true
      const lawful = reveal ? 'revealFirst' : as === 'unit' ? 'activate' : 'extra'
      const key = reveal ? 'v' : as === 'unit' || found.length === 0 ? 'Enter' : 'x'
      const label = loose.on.value
        ? tell(`fight.mend.loose.${reveal ? 'reveal' : 'activate'}`)
        : tell(`fight.console.choose.${lawful}`)
      found.push({ key, label, command: { kind: 'activate', side, piece, as, reveal } })
    }
    return found
  }

  const ways = computed<readonly Way[]>(() => {
    const piece = chosen.value
    if (piece === null || (table.value.activation && !loose.on.value)) return []
    const found = [...activate(piece), ...afterTurn(piece)]
    if (!revealable.value.includes(piece)) return found
    const side = piece.startsWith('a-') ? 'a' : 'b'
    const key = found.some((way) => way.key === 'v') ? 'Shift+V' : 'v'
    const label = tell('fight.console.choose.revealOnly')
    return [...found, { key, label, command: { kind: 'reveal', side, blip: piece } }]
  })
  return {
    choosable,
    ready,
    ways,
    givesTurn: (id) =>
      end.value && next.value.includes(id) && !revealable.value.includes(id)
        ? { kind: 'end-turn', side: end.value.side }
        : null,
  }
}
