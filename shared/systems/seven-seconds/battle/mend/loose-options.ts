import { options } from '../decide.ts'
import type { Fields, Offer } from '../rules/field.ts'
import { is } from '../../../../battle/field.ts'
import { RULES } from '../rulebook.ts'
import { activationChanged, unitChanged } from '../state/change.ts'
import { onTable, piecesOf } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import type { CommandKind } from '../documents/commands.ts'
import { SIDES, type Side } from '../words.ts'

/** What an acting piece may do once more, although it has no action left, is Stunned or its suit was not asked. */
const ACTIONS = [
  'move',
  'jump',
  'target',
  'fire-rifle',
  'fire-missile',
  'fire-flamer',
  'command',
  'repair',
  'kamikaze',
] as const satisfies readonly CommandKind[]

/**
 * What the players may agree on beside the rules, where the program only assists: any piece acts, of either side and
 * as often as they like, and a turn ends whenever. All of it is known to everybody.
 */
export function looseOptions(state: BattleState): readonly Offer[] {
  if (state.setup.level !== 'assist' || state.phase !== 'action' || !state.turn) return []
  const lawful = SIDES.flatMap((side) => options(state, side))
  const isNew = ({ command, side, fields }: Offer): boolean =>
    !lawful.some(
      (offer) =>
        offer.command === command &&
        offer.side === side &&
        (command !== 'activate' || sameValue(offer.fields.piece, fields.piece)),
    )
  return [...SIDES.flatMap((side) => outOfTurn(state, side)), ...onceMore(state)].filter(isNew)
}

function outOfTurn(state: BattleState, side: Side): Offer[] {
  const activations = piecesOf(state, side).flatMap(({ id }): Fields[] => {
    const fields = { piece: is(id), as: is('unit'), reveal: is(false) }
    return state.blips[id] ? [fields, { ...fields, reveal: is(true) }] : [fields]
  })
  const acting = state.turn?.side === side ? (state.turn.activation?.piece ?? null) : null
  return [
    ...activations.map((fields): Offer => ({ command: 'activate', side, fields })),
    ...(acting === null
      ? []
      : [{ command: 'end-activation', side, fields: { piece: is(acting), fields: NO_FIELDS } } as const]),
    { command: 'end-turn', side, fields: {} },
    { command: 'pass', side, fields: {} },
  ]
}

/** An activation that is ended in the middle of an action asks for no jamming fields. */
const NO_FIELDS = { kind: 'some', of: [], usual: [], partOf: null, known: null, measured: true } as const

function onceMore(state: BattleState): Offer[] {
  const { side, activation } = state.turn ?? {}
  if (!side || !activation || activation.pending) return []
  const unit = onTable(state, activation.piece)
  const fresh = activationChanged(state, {
    actionsLeft: Math.max(1, activation.actionsLeft),
    suitObeyed: true,
  })
  const able = unit ? unitChanged(fresh, unit.id, { stunned: false }) : fresh
  return ACTIONS.flatMap((command) =>
    RULES[command].offers(able, side).map((fields): Offer => ({ command, side, fields })),
  )
}

function sameValue(one: Fields[string] | undefined, other: Fields[string] | undefined): boolean {
  return one?.kind === 'is' && other?.kind === 'is' && one.value === other.value
}
