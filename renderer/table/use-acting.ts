import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import type { Offer } from '../../shared/battle/field.ts'
import type { GivenCommand } from '../../shared/contract/fight-parts.ts'
import type { Output } from '../../shared/contract/index.ts'
import type { Problem } from '../../shared/problem.ts'
import { filledOf, typedOf, type Typed } from './values.ts'

type Consideration = Output<'fights.consider'>
export type Missing = NonNullable<Consideration['missing']>

/** How a command is looked at beforehand, and carried out; with the numbers of real dice, or null for the program's. */
export interface Doing {
  /** The dice of the table are typed. */
  readonly typesDice: () => boolean
  readonly consider: (command: GivenCommand, rolls: readonly number[]) => Promise<Consideration | Problem>
  readonly act: (command: GivenCommand, rolls: readonly number[] | null) => Promise<Problem | null>
}

/** A command on its way: what is chosen in it, what stands against it, and the dice that it wants. */
export interface Acting {
  readonly chosen: Ref<Offer | null>
  readonly typed: Ref<Typed>
  /** What stands against it; in a battle that only assists it may be done all the same. */
  readonly against: Ref<readonly Problem[]>
  /** The roll that is typed now; null while none is. */
  readonly roll: Ref<Consideration['missing']>
  readonly numbers: Ref<readonly string[]>
  readonly busy: Ref<boolean>
  /** `usual`: what stands there already. */
  readonly choose: (offer: Offer | null, usual?: Typed) => void
  readonly go: () => Promise<boolean>
  /** Whatever is on its way has come to its end. */
  readonly settled: () => Promise<void>
}

export function useActing(doing: Doing): Acting {
  const chosen = shallowRef<Offer | null>(null)
  const typed = ref<Typed>({})
  const against = shallowRef<readonly Problem[]>([])
  const roll = shallowRef<Consideration['missing']>(null)
  const numbers = ref<readonly string[]>([])
  const fallen = ref<readonly number[]>([])
  const busy = ref(false)
  const filled = computed(() => chosen.value && filledOf(chosen.value.fields, typed.value))
  const command = computed<GivenCommand | null>(() =>
    chosen.value && filled.value
      ? { kind: chosen.value.command, side: chosen.value.side, ...filled.value }
      : null,
  )

  function choose(offer: Offer | null, usual: Typed = {}): void {
    chosen.value = offer
    typed.value = offer ? typedOf(offer.fields, usual) : {}
    forget()
  }
  function forget(): void {
    against.value = []
    roll.value = null
    numbers.value = []
    fallen.value = []
  }
  // Dice that were typed for something else are none for this.
  watch(typed, forget)
  // Nor are there any to type once the program rolls, whoever said so where.
  watch(doing.typesDice, (isTyped) => {
    if (!isTyped) forget()
  })

  let running: Promise<boolean> = Promise.resolve(true)
  function go(): Promise<boolean> {
    const told = command.value
    if (!told || busy.value) return Promise.resolve(false)
    running = carryOut(told)
    return running
  }
  async function carryOut(told: GivenCommand): Promise<boolean> {
    busy.value = true
    try {
      const typedNow = numbers.value.map(Number)
      const rolls = [...fallen.value, ...typedNow]
      if (doing.typesDice()) {
        const considered = await doing.consider(told, rolls)
        if ('code' in considered) return stop([considered])
        if (considered.rolls) return stop([considered.rolls])
        const firm = considered.hindrances.filter((one) => one.firm)
        if (firm.length > 0) return stop(firm.map(({ problem }) => problem))
        if (considered.missing) {
          fallen.value = rolls
          against.value = []
          roll.value = considered.missing
          numbers.value = Array.from({ length: considered.missing.dice }, () => '')
          return false
        }
      }
      const refused = await doing.act(told, rolls.length > 0 ? rolls : null)
      if (refused) return stop([refused])
      choose(null)
      return true
    } finally {
      busy.value = false
    }
  }
  function stop(why: readonly Problem[]): false {
    against.value = why
    return false
  }

  return {
    chosen,
    typed,
    against,
    roll,
    numbers,
    busy,
    choose,
    go,
    settled: async () => void (await running),
  }
}
