import {
  computed,
  inject,
  provide,
  ref,
  shallowRef,
  type ComputedRef,
  type InjectionKey,
  type Ref,
} from 'vue'
import type { Problem } from '../../../../../../shared/problem.ts'
import type { Command } from '../../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { OwnCounter } from '../../../../../../shared/systems/seven-seconds/battle/state/state.ts'
import {
  SIDES,
  sideOf,
  type Side,
  type TargetId,
} from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import { piecesToWriteOn } from '../../names.ts'
import { sideToAct } from '../model/table.ts'
import type { Console } from '../use-console.ts'

/** What can be written beside the battle, each in a dialog of its own. */
export type Writing = 'note' | 'counter' | 'photo' | 'clock'

/** A command that is written beside the battle, without its side. */
export type AsideOf<Kind extends Command['kind']> = Omit<Extract<Command, { kind: Kind }>, 'side'>
type Aside = AsideOf<'note'> | AsideOf<'set-counter'> | AsideOf<'photo'>

export interface Asides {
  /** The dialog that is open. */
  readonly writing: Ref<Writing | null>
  /** What it is about; null is the battle as a whole. */
  readonly about: Ref<TargetId | null>
  /** A file that was dropped on the console. */
  readonly dropped: Ref<File | null>
  /** The side that wants to look at its own cards. */
  readonly peeking: Ref<Side | null>
  /** Units and Blips that can be written on, by name. */
  readonly pieces: ComputedRef<readonly { readonly value: TargetId; readonly label: string }[]>
  readonly begin: (writing: Writing, about?: TargetId | null) => void
  /** Does what a key means; false when it means nothing here. */
  readonly hear: (key: string) => boolean
  /** The shared note on a piece or on the battle; empty without one. */
  readonly noteOn: (about: TargetId | null) => string
  readonly countersOn: (piece: TargetId) => readonly OwnCounter[]
  readonly write: (aside: Aside) => Promise<Problem | undefined>
}

const KEY: InjectionKey<Asides> = Symbol('asides')
const KEYS: Readonly<Record<string, Writing>> = {
  'Shift+N': 'note',
  'Shift+K': 'counter',
  'Shift+F': 'photo',
}
const LOOKS: Readonly<Record<string, Side>> = { 'Shift+L': 'a', 'Shift+R': 'b' }

/** What is written beside the battle, for the parts of the console that show it. */
export function provideAsides({ fight, look, table, chosen, tell, nameOf }: Console): Asides {
  const writing = ref<Writing | null>(null)
  const about = ref<TargetId | null>(null)
  const dropped = shallowRef<File | null>(null)
  const peeking = ref<Side | null>(null)

  /** The piece that the cursor is on, that is chosen or that acts. */
  function current(): TargetId | null {
    const on = document.activeElement?.closest<HTMLElement>('[data-piece]')?.dataset.piece
    const piece = on ?? chosen.value ?? table.value.activation?.piece ?? null
    return piece !== null && pieces.value.some(({ value }) => value === piece) ? piece : null
  }

  function begin(what: Writing, which: TargetId | null = current()): void {
    about.value = which
    writing.value = what
  }

  const pieces = computed(() => piecesToWriteOn(look.value.view, SIDES, nameOf, tell))

  const api: Asides = {
    writing,
    about,
    dropped,
    peeking,
    pieces,
    begin,
    hear: (key) => {
      const [what, side] = [KEYS[key], LOOKS[key]]
      if (what) begin(what)
      else if (side) peeking.value = side
      else return false
      return true
    },
    noteOn: (which) =>
      look.value.view.notes.find((note) => note.piece === which && !note.private)?.text ?? '',
    countersOn: (piece) => look.value.view.ownCounters.filter((counter) => counter.piece === piece),
    write: async (aside) => {
      const piece = 'piece' in aside ? aside.piece : null
      const side = (piece === null ? null : sideOf(piece)) ?? sideToAct(table.value) ?? 'a'
      return (await fight.act({ ...aside, side })) ?? undefined
    },
  }
  provide(KEY, api)
  return api
}

/** What is written beside the battle of the console around. */
export function useAsides(): Asides {
  const found = inject(KEY)
  if (!found) throw new Error('This part belongs into the battle console.')
  return found
}
