import {
  computed,
  inject,
  nextTick,
  provide,
  ref,
  watch,
  type ComputedRef,
  type InjectionKey,
  type Ref,
} from 'vue'
import type { Command, CommandKind } from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Side, TargetId } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { useTell, type Tell } from '../names.ts'
import type { Look, OpenFight } from '../use-fight.ts'
import { actionsOf, type Action } from './model/actions.ts'
import { standingOf } from './model/aim.ts'
import { forecast, type Forecast } from './model/odds.ts'
import { formsOf, offerOf, openFields, type Form } from './model/forms.ts'
import { lettersFor } from './model/letters.ts'
import { measuresOf } from './model/measures.ts'
import { tableOf, type Table } from './model/table.ts'
import { useDice, type DiceControl } from './use-dice.ts'
import { useOpenForm, type OpenForm } from './use-open-form.ts'
import { usePerform, type Perform } from './use-perform.ts'

/** A way to do something with the piece that was chosen, or between activations. */
export interface Way {
  readonly key: string
  readonly label: string
  readonly command: Command
}

export interface Console extends OpenForm, Perform {
  readonly fight: OpenFight
  readonly look: ComputedRef<Look>
  readonly table: ComputedRef<Table>
  readonly forms: ComputedRef<readonly Form[]>
  readonly actions: ComputedRef<readonly Action[]>
  readonly dice: DiceControl
  readonly tell: Tell
  readonly odds: ComputedRef<Forecast | null>
  /** The piece that is chosen to be activated. */
  readonly chosen: Ref<TargetId | null>
  readonly ways: ComputedRef<readonly Way[]>
  /** Letters of what can be chosen now. */
  readonly letters: ComputedRef<ReadonlyMap<TargetId, string>>
  /** How a piece stands in what is chosen now. */
  readonly standing: (id: TargetId) => 'no' | 'yes' | 'near'
  /** A piece was clicked, or its letter pressed. */
  readonly take: (id: TargetId) => void
  /** A piece can be clicked now. */
  readonly takes: (id: TargetId) => boolean
  /** An action's button or key. */
  readonly begin: (action: Action) => void
  readonly submit: () => Promise<void>
  readonly nameOf: (side: Side) => string
}

const KEY: InjectionKey<Console> = Symbol('console')

/** Asked for at once, without a key: the second half of an action, and what follows the end. */
const FOLLOW_UPS: readonly CommandKind[] = [
  'spend-pool',
  'resolve-blast',
  'roll-damage',
  'intercept',
  'settle-objectives',
  'measure-end',
]

/** Letters that mean something else while a piece is chosen or a form is filled in. */
const OF_CHOOSING = ['p', 'e', 'v', 'd', 'x']
const OF_FORMS = ['c', 'b', 'o', 'y', 'd']

/** Everything that the parts of the console share; they ask for it with `useConsole`. */
export function provideConsole(fight: OpenFight, look: () => Look): Console {
  const tell = useTell()
  const table = computed(() => tableOf(look().view))
  const forms = computed(() => formsOf(look().options))
  const measures = computed(() => measuresOf(look().summary.id))
  const dice = useDice(fight)
  const form = useOpenForm(
    fight,
    () => table.value,
    () => forms.value,
    () => measures.value,
  )
  const doing = usePerform(fight, () => look().view.level === 'enforce', dice)
  const chosen = ref<TargetId | null>(null)
  const actions = computed(() => actionsOf(table.value, forms.value))

  const activations = computed(() => forms.value.find(({ command }) => command === 'activate')?.offers ?? [])
  const pieceOf = (name: string, { fields }: { fields: Form['offers'][number]['fields'] }): string => {
    const field = fields[name]
    return field?.kind === 'is' ? String(field.value) : ''
  }
  const ready = computed(() =>
    inOrder([...new Set(activations.value.map((offer) => pieceOf('piece', offer)))], look()),
  )
  const revealable = computed(() =>
    forms.value
      .filter(({ command }) => command === 'reveal')
      .flatMap(({ offers }) => offers.map((offer) => pieceOf('blip', offer))),
  )

  const ways = computed<readonly Way[]>(() => {
    const piece = chosen.value
    if (piece === null || table.value.activation) return []
    const own = activations.value.filter((offer) => pieceOf('piece', offer) === piece)
    const found: Way[] = []
    for (const { fields, side } of own) {
      const as = fields.as?.kind === 'is' && fields.as.value === 'extra-blip' ? 'extra-blip' : 'unit'
      const reveal = fields.reveal?.kind === 'is' && fields.reveal.value === true
      const label = reveal ? 'revealFirst' : as === 'unit' ? 'activate' : 'extra'
      const key = reveal ? 'v' : as === 'unit' ? 'Enter' : found.length === 0 ? 'Enter' : 'x'
      found.push({
        key,
        label: tell(`fight.console.choose.${label}`),
        command: { kind: 'activate', side, piece, as, reveal },
      })
    }
    if (revealable.value.includes(piece)) {
      const side = piece.startsWith('a-') ? 'a' : 'b'
      const key = found.some((way) => way.key === 'v') ? 'Shift+V' : 'v'
      found.push({
        key,
        label: tell('fight.console.choose.revealOnly'),
        command: { kind: 'reveal', side, blip: piece },
      })
    }
    return found
  })

  const isFree = computed(() => look().view.phase === 'action' && table.value.activation === null)
  const letters = computed<ReadonlyMap<TargetId, string>>(() => {
    if (dice.entry.value) return new Map()
    if (form.form.value) return lettersFor(inOrder(form.aim.value?.of ?? [], look()), OF_FORMS)
    return isFree.value ? lettersFor(ready.value, OF_CHOOSING) : new Map()
  })

  /** Whatever was half chosen belongs to an earlier state. */
  function settle(): void {
    chosen.value = null
    form.close()
    dice.cancel()
    doing.asked.value = null
    const next = forms.value.find(({ command }) => FOLLOW_UPS.includes(command))
    if (next) form.open(next.command, next.side)
    else void focusStage()
  }
  watch(() => look().decision, settle, { flush: 'post' })
  watch(() => look().summary.id, settle, { immediate: true })

  async function submit(): Promise<void> {
    form.tried.value = true
    const { command } = form.filled.value
    if (!command) {
      doing.refused.value = []
      await nextTick()
      document.querySelector<HTMLElement>('[data-measure][aria-invalid="true"]')?.focus()
      return
    }
    form.remember()
    await doing.perform(command)
  }

  const api: Console = {
    ...form,
    ...doing,
    fight,
    look: computed(look),
    table,
    forms,
    actions,
    dice,
    tell,
    odds: computed(() =>
      form.form.value ? forecast(table.value, form.form.value, form.draft.value, tell) : null,
    ),
    chosen,
    ways,
    letters,
    standing: (id) => {
      const { value: aim } = form.aim
      if (form.form.value && aim) return standingOf(form.draft.value, aim, id)
      return chosen.value === id ? 'yes' : 'no'
    },
    takes: (id) =>
      form.form.value
        ? (form.aim.value?.of.includes(id) ?? false)
        : isFree.value && (ready.value.includes(id) || revealable.value.includes(id)),
    take: (id) => {
      if (!api.takes(id)) return
      if (form.form.value) form.pick(id)
      else {
        chosen.value = id
        void focusStage()
      }
    },
    begin: (action) => {
      const { form: wanted } = action
      if (!wanted) return
      form.open(wanted.command, wanted.side)
      if (isPlain(wanted)) void submit()
    },
    submit,
    nameOf: (side) => look().summary[side],
  }
  provide(KEY, api)
  return api
}

/** As the pieces stand on the screen, so that the letters run down it. */
function inOrder(ids: readonly TargetId[], { view }: Look): readonly TargetId[] {
  const blips = view.blips.toSorted((one, other) => one.square - other.square)
  const shown = [...view.units, ...blips].map(({ id }) => id)
  const placeOf = (id: TargetId): number => (shown.includes(id) ? shown.indexOf(id) : shown.length)
  return ids.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Nothing is to be chosen or measured for it. */
function isPlain(form: Form): boolean {
  const fields = openFields(form, {})
  return (
    offerOf(form, {}) !== undefined &&
    Object.values(fields).every((field) => field.kind === 'some' && field.of.length === 0)
  )
}

/** After something was done the keys go on from the heading of what comes next. */
async function focusStage(): Promise<void> {
  await nextTick()
  const stage =
    document.querySelector<HTMLElement>('[data-submit]') ??
    document.querySelector<HTMLElement>('[data-stage]')
  stage?.focus({ preventScroll: true })
}

/** The console around. */
export function useConsole(): Console {
  const found = inject(KEY)
  if (!found) throw new Error('This part belongs into the battle console.')
  return found
}
