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
import type {
  Command,
  CommandKind,
} from '../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Side, TargetId } from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import { useTell, type Tell } from '../names.ts'
import { sideName } from '../sides.ts'
import type { Look, OpenFight } from '../open-fight.ts'
import { onlyWritten } from './model/asides.ts'
import { actionsOf, type Action } from './model/actions.ts'
import { isTarget, standingOf, type Standing } from './model/aim.ts'
import { forecast, type Forecast } from './model/odds.ts'
import { emptyDraft, fillIn, formsOf, openFields, type Form } from './model/forms.ts'
import { lettersFor, meantBy } from './model/letters.ts'
import { endsBattle } from './model/between.ts'
import { measuresOf } from './model/measures.ts'
import { tableOf, type Table } from './model/table.ts'
import { inOrder } from './model/order.ts'
import { useAtOnce, type AtOnce } from './use-at-once.ts'
import { useChoosing, type Choosing } from './use-choosing.ts'
import { useDice, type DiceControl } from './use-dice.ts'
import { useLoose, type Loose } from './use-loose.ts'
import { useOpenForm, type OpenForm } from './use-open-form.ts'
import { useSeveral, type Several } from './use-several.ts'
import { usePerform, type Perform } from './use-perform.ts'
import { provideShown } from './use-shown.ts'
import { useTypedNumber, type TypedNumber } from './use-typed-number.ts'

export interface Console
  extends
    OpenForm,
    Perform,
    TypedNumber,
    Pick<Choosing, 'ways' | 'givesTurn'>,
    Omit<AtOnce, 'follow'>,
    Omit<Several, 'toggle'> {
  readonly fight: OpenFight
  readonly look: ComputedRef<Look>
  readonly table: ComputedRef<Table>
  readonly forms: ComputedRef<readonly Form[]>
  readonly actions: ComputedRef<readonly Action[]>
  readonly dice: DiceControl
  /** The piece that is to be put right by hand, or `turn`; null while none is. */
  readonly righting: Ref<string | null>
  /** Opens that, for the piece with the focus or the one that is chosen or acts. */
  readonly putRight: () => void
  readonly canPutRight: ComputedRef<boolean>
  /** A Withdraw or an agreed end that is asked once more. */
  readonly ending: Ref<Command | null>
  /** Does what is chosen between rounds, or asks once more. */
  readonly doOrAsk: (command: Command) => void
  /** What the players may agree on beside the rules. */
  readonly loose: Loose
  readonly tell: Tell
  readonly odds: ComputedRef<Forecast | null>
  /** The piece that is chosen to be activated. */
  readonly chosen: Ref<TargetId | null>
  /** Who may be activated in the place of the chosen unit, of the same square: its letter may be an action there. */
  readonly instead: ComputedRef<TargetId | null>
  /** Letters of what can be chosen now. */
  readonly letters: ComputedRef<ReadonlyMap<TargetId, string>>
  /** How a piece stands in what is chosen now. */
  readonly standing: (id: TargetId) => Standing
  /** A piece was clicked, or its letter pressed. */
  readonly take: (id: TargetId) => void
  /** The piece whose letter this is now. */
  readonly lettered: (key: string) => TargetId | undefined
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
  'roll-missile',
  'settle-objectives',
  'measure-end',
]

/** Everything that the parts of the console share; they ask for it with `useConsole`. */
export function provideConsole(fight: OpenFight, look: () => Look): Console {
  const tell = useTell()
  const table = computed(() => tableOf(look().view))
  const forms = computed(() => formsOf(look().options))
  const measures = computed(() =>
    measuresOf(look().summary.id, { log: () => fight.log.value, blipOf: table.value.blipOf }),
  )
  const dice = useDice(fight)
  const loose = useLoose(look)
  const righting = ref<string | null>(null)
  const canPutRight = computed(
    () =>
      look().view.level === 'assist' &&
      fight.past.value === null &&
      look().view.phase !== 'over' &&
      look().summary.battle === null,
  )
  const form = useOpenForm(
    fight,
    () => table.value,
    () => [...forms.value, ...loose.forms.value],
    () => measures.value,
  )
  const doing = usePerform(fight, () => look().view.level === 'enforce', dice)
  const { toggle, ...together } = useSeveral({ fight, look, forms, doing })
  const { several, movable } = together
  const ending = ref<Command | null>(null) as Ref<Command | null>
  const chosen = ref<TargetId | null>(null)
  const actions = computed(() => actionsOf(table.value, forms.value, loose.forms.value))

  const { choosable, ready, ways, givesTurn } = useChoosing({
    look,
    table,
    forms,
    loose,
    chosen,
    tell,
    isPast: () => fight.past.value !== null,
  })

  const { atOnce, goOn, goAfter, moveBy, follow } = useAtOnce({
    chosen,
    ways,
    table,
    form,
    perform: doing.perform,
    begin: (command) => {
      const action = actions.value.find((one) => one.command === command)
      if (action?.form) api.begin(action)
      return action?.form != null
    },
  })

  const isFree = computed(() => table.value.activation === null || loose.on.value)
  const takeable = computed<readonly TargetId[]>(() => {
    if (form.form.value) return form.aim.value?.of ?? []
    if (several.value) return movable.value?.ids ?? []
    return isFree.value ? choosable.value : []
  })
  const number = useTypedNumber({
    look,
    takeable,
    isTaken: (id) => api.standing(id) !== 'no',
    take: (id) => api.take(id),
  })
  const letters = computed<ReadonlyMap<TargetId, string>>(() => {
    if (dice.entry.value) return new Map()
    const { view } = look()
    if (form.form.value || several.value) {
      const name = form.aim.value?.name ?? ''
      const open = takeable.value.filter((id) => !isTarget(form.draft.value, name, id))
      return lettersFor(inOrder(open, view), view)
    }
    // Between rounds letters go on or end the battle: a Blip is turned over there by its number or a click.
    if (view.phase !== 'action') return new Map()
    // A key that the chosen piece acts by chooses no other.
    const acting = atOnce.value.map(({ key }) => key)
    return new Map([...lettersFor(takeable.value, view)].filter(([, letter]) => !acting.includes(letter)))
  })

  /** Whatever was half chosen belongs to an earlier state. */
  function settle(): void {
    chosen.value = null
    several.value = null
    form.close()
    dice.cancel()
    loose.off()
    doing.asked.value = null
    const given = fight.past.value?.command
    if (given && takeUp(given)) return
    const next = forms.value.find(({ command }) => FOLLOW_UPS.includes(command))
    if (next) form.open(next.command, next.side)
    else if (!follow()) {
      chosen.value = nextOfSquad() ?? ready.value.find((id) => id === follower) ?? null
      void focusStage()
    }
    follower = null
  }
  /** The piece of the other side that the turn was ended for. */
  let follower: TargetId | null = null
  async function giveTurn(piece: TargetId, end: Command): Promise<void> {
    follower = piece
    await doing.perform(end)
    if (doing.refused.value.length > 0) follower = null
  }
  /** Opens what was given when this line was made, to be given otherwise. */
  function takeUp(given: Command): boolean {
    if (given.kind === 'activate') {
      loose.set(!ready.value.includes(given.piece))
      chosen.value = given.piece
      void focusStage()
      return true
    }
    const all = [...forms.value, ...loose.forms.value]
    const wanted = all.find(({ command, side }) => command === given.kind && side === given.side)
    if (!wanted || plainCommand(wanted)) return false
    form.open(given.kind, given.side, given)
    return true
  }

  /** The units of a Blip that was revealed act one after the other (p.17). */
  function nextOfSquad(): TargetId | null {
    if (table.value.activation) return null
    return look().view.turn?.squad.find((id) => ready.value.includes(id)) ?? null
  }

  watch(
    () => look().decision,
    (_now, before) => {
      // A note or a counter disturbs nothing that is half chosen or half measured.
      if (!onlyWritten(fight.log.value, before)) settle()
    },
    { flush: 'post' },
  )
  watch(() => look().summary.id, settle, { immediate: true })

  // A log that is empty is that of another battle, which is not read yet.
  watch(
    fight.log,
    (now, before) => {
      if (now.length > 0) measures.value.follow(before)
    },
    { flush: 'sync' },
  )

  // What was said against a number does not stand beside the next one.
  watch(form.draft, () => (doing.refused.value = []))

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

  /** Carries out what asks for nothing. It has a form all the same where there is a chance to weigh up or a refusal. */
  async function beginPlainly(wanted: Form, command: Command): Promise<void> {
    if (forecast(table.value, wanted, emptyDraft(wanted), tell)) {
      form.open(wanted.command, wanted.side)
      await submit()
      return
    }
    await doing.perform(command)
    if (doing.refused.value.length > 0) form.open(wanted.command, wanted.side)
  }

  const api: Console = {
    ...form,
    ...doing,
    ...together,
    ...number,
    ending,
    doOrAsk: (command) => {
      if (endsBattle(command)) ending.value = command
      else void doing.perform(command)
    },
    fight,
    look: computed(look),
    table,
    forms,
    actions,
    dice,
    loose,
    righting,
    canPutRight,
    putRight: () => {
      if (!canPutRight.value) return
      const focused = document.activeElement?.closest<HTMLElement>('[data-piece]')?.dataset.piece
      righting.value = focused ?? chosen.value ?? table.value.activation?.piece ?? 'turn'
    },
    tell,
    odds: computed(() =>
      form.form.value ? forecast(table.value, form.form.value, form.draft.value, tell) : null,
    ),
    chosen,
    ways,
    givesTurn,
    instead: computed(() => {
      const { value: piece } = chosen
      const from = piece === null ? null : table.value.blipOf(piece)
      const same = (id: TargetId): boolean => id !== piece && table.value.blipOf(id) === from
      return from === null ? null : (ready.value.find(same) ?? null)
    }),
    atOnce,
    goOn,
    goAfter,
    moveBy,
    letters,
    standing: (id) => {
      const { value: aim } = form.aim
      if (form.form.value && aim) return standingOf(form.draft.value, aim, id)
      if (several.value) return several.value.includes(id) ? 'yes' : 'no'
      return chosen.value === id ? 'yes' : 'no'
    },
    takes: (id) => takeable.value.includes(id),
    lettered: (key) => {
      const isTaken = (id: TargetId): boolean => ['yes', 'near'].includes(api.standing(id))
      const chosenTogether = form.form.value ? form.aim.value?.field.kind !== 'one' : several.value !== null
      return meantBy(key, letters.value, isTaken, chosenTogether)
    },
    take: (id) => {
      if (!api.takes(id)) return
      if (form.form.value) form.pick(id)
      else if (several.value) toggle(id)
      else {
        const end = givesTurn(id)
        if (end) return void giveTurn(id, end)
        chosen.value = id
        void focusStage()
      }
    },
    begin: (action) => {
      const { form: wanted } = action
      const suit = action.why === 'suit' ? forms.value.find(({ command }) => command === 'check-suit') : null
      const first = suit && plainCommand(suit)
      if (first) return goAfter(first, action.command)
      if (!wanted) return
      const command = plainCommand(wanted)
      if (!command) form.open(wanted.command, wanted.side)
      else void beginPlainly(wanted, command)
    },
    submit,
    nameOf: (side) => sideName(look().summary.names, side),
  }
  provide(KEY, api)
  provideShown({ ...api, still: false })
  return api
}

/** What is carried out at once, where nothing is to be chosen or measured for it. */
function plainCommand(form: Form): Command | null {
  const fields = Object.values(openFields(form, {}))
  const isPlain = fields.every((field) => field.kind === 'some' && field.of.length === 0)
  return isPlain ? fillIn(form, emptyDraft(form)).command : null
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
