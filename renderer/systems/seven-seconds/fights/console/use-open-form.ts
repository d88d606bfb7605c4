import { computed, nextTick, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type {
  Command,
  CommandKind,
} from '../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Fields } from '../../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import type { Hindrance } from '../../../../../shared/battle/rule.ts'
import type { Side } from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Problem } from '../../../../../shared/problem.ts'
import { newest } from '../../../../client/newest.ts'
import type { OpenFight } from '../open-fight.ts'
import { barring } from './model/barring.ts'
import { aimsOf, picked, type Aim } from './model/aim.ts'
import { draftOf } from './model/draft-of.ts'
import {
  emptyDraft,
  fillIn,
  openFields,
  rowsOf,
  withChosen,
  type Draft,
  type Entry,
  type Filled,
  type Form,
} from './model/forms.ts'
import { inBands } from './model/inches.ts'
import type { Measures } from './model/measures.ts'
import { withUsualCounters } from './model/pool.ts'
import type { Table } from './model/table.ts'

export interface OpenForm {
  readonly form: ComputedRef<Form | null>
  readonly draft: Ref<Draft>
  readonly fields: ComputedRef<Fields>
  readonly filled: ComputedRef<Filled>
  /** It was tried to send: what is missing is said. */
  readonly tried: Ref<boolean>
  /** What the rules have against it as it stands. */
  readonly against: ComputedRef<readonly Problem[]>
  /** Of that, what it cannot be done with: all of it where the rules are enforced. */
  readonly barring: ComputedRef<readonly Problem[]>
  readonly aims: ComputedRef<readonly Aim[]>
  readonly aim: ComputedRef<Aim | null>
  /** The one that letters went to before, to choose otherwise there. */
  readonly aimBefore: ComputedRef<Aim | null>
  /** With a command it is filled in as that was given. */
  readonly open: (command: CommandKind, side: Side, given?: Command) => void
  readonly close: () => void
  readonly aimAt: (name: string) => void
  readonly set: (name: string, entry: Entry) => void
  readonly setInRow: (name: string, index: number, field: string, entry: string | boolean) => void
  readonly pick: (id: string) => void
  /** Keeps what was measured for the next time. */
  readonly remember: () => void
}

/** The form of the action that was chosen: what stands in it, what is missing, and what the rules say to it. */
export function useOpenForm(
  fight: OpenFight,
  table: () => Table,
  forms: () => readonly Form[],
  measures: () => Measures,
): OpenForm {
  const chosen = shallowRef<{ readonly command: CommandKind; readonly side: Side } | null>(null)
  const draft = ref<Draft>({})
  const aimed = ref<string | null>(null)
  const tried = ref(false)
  const hindrances = shallowRef<readonly Hindrance[]>([])

  const form = computed(
    () =>
      forms().find(({ command, side }) => command === chosen.value?.command && side === chosen.value.side) ??
      null,
  )
  const fields = computed(() => (form.value ? openFields(form.value, draft.value) : {}))
  const filled = computed<Filled>(() =>
    form.value ? fillIn(form.value, withUsualCounters(draft.value, table())) : { command: null, gaps: [] },
  )
  const aims = computed(() => (form.value ? aimsOf(form.value, fields.value, table()) : []))
  const aim = computed(() => aims.value.find(({ name }) => name === aimed.value) ?? aims.value[0] ?? null)
  const aimBefore = computed(() => {
    const index = aim.value ? aims.value.indexOf(aim.value) : 0
    return aims.value[index - 1] ?? null
  })
  const unit = (): string => table().activation?.piece ?? ''

  const ask = newest(
    async () => {
      const { command } = filled.value
      return command ? fight.consider(command) : { hindrances: [] }
    },
    (answer) => {
      hindrances.value = 'code' in answer ? [{ problem: answer, firm: true }] : answer.hindrances
    },
  )
  watch(filled, () => void ask(), { deep: true })

  /** What was measured of a piece before, as far as these fields want it. */
  function recalled(id: string, of: Fields): Draft {
    const known = Object.entries(measures().recall(unit(), id)).flatMap(
      ([name, entry]): [string, Entry][] => {
        const field = of[name]
        if (!field) return []
        const isBanded = field.kind === 'number' && field.bands !== null && typeof entry === 'string'
        return [[name, isBanded ? inBands(entry, field.bands) : entry]]
      },
    )
    return Object.fromEntries(known)
  }

  function pick(id: string): void {
    const { value: now } = aim
    if (!now) return
    let next = picked(draft.value, now, id, fields.value)
    let known = false
    if (now.field.kind === 'one' && next[now.name] === id) {
      const before = recalled(id, fields.value)
      known = Object.keys(before).length > 0
      next = { ...next, ...before }
      const after = aims.value[aims.value.indexOf(now) + 1]
      if (after) aimed.value = after.name
    }
    if (now.field.kind === 'list') {
      const { key, of } = now.field
      const rows = rowsOf(next[now.name]).map((row) => {
        return row[key] === id ? ({ ...row, ...recalled(id, of) } as typeof row) : row
      })
      next = { ...next, [now.name]: rows }
    }
    draft.value = next
    // Whoever is named along a way leaves the hands where they type; a line of a list has numbers of its own, and what
    // was measured before is written over by what is typed.
    void focusNext(now.field.kind === 'list' ? 'last' : known ? 'first' : 'here')
  }

  return {
    form,
    draft,
    fields,
    filled,
    tried,
    against: computed(() => hindrances.value.map(({ problem }) => problem)),
    barring: computed(() => barring(hindrances.value, table().view.level === 'enforce')),
    aims,
    aim,
    aimBefore,
    open: (command, side, given) => {
      chosen.value = { command, side }
      aimed.value = null
      tried.value = false
      hindrances.value = []
      draft.value = !form.value ? {} : given ? draftOf(form.value, given) : emptyDraft(form.value)
      const { target } = draft.value
      if (!given && typeof target === 'string' && target !== '')
        draft.value = { ...draft.value, ...recalled(target, fields.value) }
      // Where there was only one to choose, letters go on to the next field.
      const open = ({ field, name }: Aim): boolean => field.kind !== 'one' || (draft.value[name] ?? '') === ''
      aimed.value = (given ? null : aims.value.find(open)?.name) ?? null
      void focusNext(given ? 'first' : 'last')
    },
    close: () => {
      chosen.value = null
      hindrances.value = []
    },
    aimAt: (name) => (aimed.value = name),
    set: (name, entry) => {
      draft.value = form.value ? withChosen(form.value, draft.value, name, entry) : draft.value
    },
    setInRow: (name, index, field, entry) => {
      const rows = rowsOf(draft.value[name]).map((row, at) =>
        at === index ? { ...row, [field]: entry } : row,
      )
      draft.value = { ...draft.value, [name]: rows }
    },
    pick,
    remember: () => {
      const { target, wishes } = draft.value
      if (typeof target === 'string') measures().keep(unit(), target, draft.value)
      for (const row of rowsOf(wishes)) {
        if (typeof row.target === 'string') measures().keep(unit(), row.target, row)
      }
    },
  }
}

/**
 * Goes to the first measurement that is still empty, to the first choice, or to what carries the action out. Where
 * all is measured already it goes to the first, to the last, or stays in the one that has the focus.
 */
async function focusNext(otherwise: 'first' | 'last' | 'here'): Promise<void> {
  await nextTick()
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[data-measure]')]
  const empty = inputs.find((input) => input.value === '' && input.dataset.measure === 'wanted')
  const here = inputs.find((input) => input === document.activeElement)
  if (!empty && here && otherwise === 'here') return
  const next =
    empty ??
    inputs.at(otherwise === 'last' ? -1 : 0) ??
    document.querySelector<HTMLElement>('[data-chooses] [role="radio"]') ??
    document.querySelector<HTMLElement>('[data-submit]')
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}
