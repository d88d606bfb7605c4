import { inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import type { Side, TargetId } from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Tell } from '../names.ts'
import type { Look } from '../open-fight.ts'
import type { Standing } from './model/aim.ts'
import type { Table } from './model/table.ts'

/** The table as its cards show it: to act on, or to be looked at once more. */
export interface Shown {
  readonly look: ComputedRef<Pick<Look, 'view' | 'summary'>>
  readonly table: ComputedRef<Table>
  readonly tell: Tell
  readonly nameOf: (side: Side) => string
  /** Letters of what can be chosen now. */
  readonly letters: ComputedRef<ReadonlyMap<TargetId, string>>
  /** How a piece stands in what is chosen now. */
  readonly standing: (id: TargetId) => Standing
  /** A piece can be clicked now. */
  readonly takes: (id: TargetId) => boolean
  /** A piece was clicked, or its letter pressed. */
  readonly take: (id: TargetId) => void
  /** Nothing can be chosen: the cards are no buttons. */
  readonly still: boolean
}

const KEY: InjectionKey<Shown> = Symbol('shown')

/** Gives the table to the cards within. */
export function provideShown(shown: Shown): void {
  provide(KEY, shown)
}

/** The table around. */
export function useShown(): Shown {
  const found = inject(KEY)
  if (!found) throw new Error('This part shows a table.')
  return found
}
