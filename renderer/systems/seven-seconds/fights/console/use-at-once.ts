import { computed, nextTick, type ComputedRef, type Ref } from 'vue'
import type { Command } from '../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { TargetId } from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import { canBeAimed, firstActions, KEYS, type ActionKind } from './model/actions.ts'
import type { Table } from './model/table.ts'
import type { Way } from './model/ways.ts'
import type { OpenForm } from './use-open-form.ts'
import type { Perform } from './use-perform.ts'

/** An action that the chosen piece can be activated for: one key does both. */
interface Soon {
  readonly key: string
  readonly command: ActionKind
}

export interface AtOnce {
  readonly atOnce: ComputedRef<readonly Soon[]>
  /** Activates the chosen piece and opens the action, a Move perhaps with its first digit. */
  readonly goOn: (command: ActionKind, digit?: string) => void
  /** Does what comes first, such as the die of a Damaged suit, and opens the action if it may still be taken. */
  readonly goAfter: (first: Command, command: ActionKind) => void
  /** Opens a Move of the acting piece with the first digit of its inches. */
  readonly moveBy: (digit: string) => void
  /** After a decision: opens the action that was wanted of the piece that acts now, and tells whether one was. */
  readonly follow: () => boolean
}

interface Beside {
  readonly chosen: Ref<TargetId | null>
  readonly ways: ComputedRef<readonly Way[]>
  readonly table: ComputedRef<Table>
  readonly form: Pick<OpenForm, 'set'>
  readonly perform: Perform['perform']
  /** Opens an action of the piece that acts; tells whether it can be opened. */
  readonly begin: (command: ActionKind) => boolean
}

/** Activating and acting with one key, and Moves by nothing but their inches. */
export function useAtOnce({ chosen, ways, table, form, perform, begin }: Beside): AtOnce {
  let wanted: { readonly piece: TargetId; readonly command: ActionKind; readonly digit: string } | null = null
  const way = computed(() => ways.value.find(({ command }) => command.kind === 'activate' && !command.reveal))

  function open(command: ActionKind, digit: string): boolean {
    if (!begin(command)) return false
    if (digit !== '') void typeFirst(digit)
    return true
  }

  async function typeFirst(digit: string): Promise<void> {
    form.set('inches', digit)
    await nextTick()
    const input = document.querySelector<HTMLInputElement>('[data-measure]')
    input?.focus()
    input?.setSelectionRange(digit.length, digit.length)
  }

  return {
    atOnce: computed(() => {
      const unit = chosen.value === null ? null : table.value.unit(chosen.value)
      // A die comes before the first action of these.
      if (!way.value || unit?.stunned || unit?.damaged) return []
      const kinds = firstActions(unit && table.value.profile(unit))
      return kinds
        .filter((kind) => !unit || canBeAimed(table.value, unit.side, kind))
        .map((command) => ({ key: KEYS[command], command }))
    }),
    goOn: (command, digit = '') => {
      if (!way.value || chosen.value === null) return
      wanted = { piece: chosen.value, command, digit }
      void perform(way.value.command)
    },
    goAfter: (first, command) => {
      const piece = table.value.activation?.piece
      if (piece === undefined) return
      wanted = { piece, command, digit: '' }
      void perform(first)
    },
    moveBy: (digit) => void open('move', digit),
    follow: () => {
      const then = wanted
      wanted = null
      return then !== null && table.value.activation?.piece === then.piece && open(then.command, then.digit)
    },
  }
}
