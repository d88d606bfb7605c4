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
  /** `lawful`: only if no rule stands against it. */
  readonly act: (
    command: GivenCommand,
    rolls: readonly number[] | null,
    lawful: boolean,
  ) => Promise<Problem | null>
  /** The players may do otherwise than the rules have it: they are asked first. */
  readonly asks: () => boolean
}

/** A command on its way: what is chosen in it, what stands against it, and the dice that it wants. */
export interface Acting {
  readonly chosen: Ref<Offer | null>
  readonly typed: Ref<Typed>
  /** Why it was not done. */
  readonly against: Ref<readonly Problem[]>
  /** What it is against in the rules, until somebody says that it is done all the same; empty where nothing is asked. */
  readonly asked: Ref<readonly Problem[]>
  /** The roll that is typed now; null while none is. */
  readonly roll: Ref<Consideration['missing']>
  readonly numbers: Ref<readonly string[]>
  readonly busy: Ref<boolean>
  /** `usual`: what stands there already. */
  readonly choose: (offer: Offer | null, usual?: Typed) => void
  readonly go: () => Promise<boolean>
  /** It is done all the same. */
  readonly confirm: () => Promise<boolean>
  /** Whatever is on its way has come to its end. */
  readonly settled: () => Promise<void>
}

export function useActing(doing: Doing): Acting {
  const chosen = shallowRef<Offer | null>(null)
  const typed = ref<Typed>({})
  const against = shallowRef<readonly Problem[]>([])
  const asked = shallowRef<readonly Problem[]>([])
  const isAgreed = ref(false)
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
    asked.value = []
    isAgreed.value = false
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
        if (isHindered(considered)) return false
        if (considered.missing) {
          fallen.value = rolls
          against.value = []
          roll.value = considered.missing
          numbers.value = Array.from({ length: considered.missing.dice }, () => '')
          return false
        }
      }
      // By the rules and with the program's dice there is nothing to ask first: one way to main instead of two.
      const lawful = doing.asks() && !isAgreed.value && rolls.length === 0
      const refused = await doing.act(told, rolls.length > 0 ? rolls : null, lawful)
      if (refused && lawful) {
        const considered = await doing.consider(told, [])
        // What is secret cannot be asked about: the first that stands against it is known.
        const all = 'code' in considered ? [{ problem: refused, firm: false }] : considered.hindrances
        const isOne = !('code' in considered) || considered.code !== refused.code
        if (isOne && isHindered({ hindrances: all })) return false
      }
      if (refused) return stop([refused])
      choose(null)
      return true
    } finally {
      busy.value = false
    }
  }
  /** Firmly, or until somebody agrees. */
  function isHindered({ hindrances }: Pick<Consideration, 'hindrances'>): boolean {
    const firm = hindrances.filter((one) => one.firm)
    if (firm.length > 0) return !stop(firm.map(({ problem }) => problem))
    if (hindrances.length === 0 || !doing.asks() || isAgreed.value) return false
    against.value = []
    asked.value = hindrances.map(({ problem }) => problem)
    return true
  }
  function confirm(): Promise<boolean> {
    asked.value = []
    isAgreed.value = true
    return go()
  }
  function stop(why: readonly Problem[]): false {
    against.value = why
    return false
  }

  return {
    chosen,
    typed,
    against,
    asked,
    roll,
    numbers,
    busy,
    choose,
    go,
    confirm,
    settled: async () => void (await running),
  }
}
