import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { computed, ref, watch, type ComputedRef } from 'vue'
import type { Dice } from '../../shared/dice/source.ts'
import { contrast, LEAST, readableOn } from '../../shared/heraldry/contrast.ts'
import type { Colours, Emblem } from '../../shared/heraldry/emblem.ts'
import { firstEmblem, mirrored, randomEmblem, readable, siblings } from '../../shared/heraldry/making.ts'

export type Change = Partial<Omit<Emblem, 'version'>>

export interface Design {
  /** The emblem, or what one would begin with. */
  emblem: ComputedRef<Emblem>
  /** The colour that a division has, or would have. */
  second: ComputedRef<string>
  six: ComputedRef<Emblem[]>
  change: (change: Change) => void
  random: () => void
  mirror: () => void
  mend: () => void
  reshuffle: () => void
}

/** What can be done to an emblem; each step gives a whole new one. */
export function useDesign(
  model: () => Emblem | null,
  colours: () => Colours,
  update: (emblem: Emblem) => void,
): Design {
  const emblem = computed(() => model() ?? firstEmblem(colours()))

  /** A plain field has no second colour; the one it had is there again with the next division. */
  const latest = ref<string | null>(null)
  watch(
    emblem,
    ({ division, second }) => {
      if (division !== 'plain') latest.value = second
    },
    { immediate: true },
  )
  const second = computed(() => {
    const { division, field, second: own } = emblem.value
    if (division !== 'plain') return own
    const wished = latest.value ?? colours().second
    return contrast(field, wished) >= LEAST.division ? wished : readableOn(field, field)
  })

  function change(changed: Change): void {
    const next = { ...emblem.value, second: second.value, ...changed }
    update(next.division === 'plain' ? { ...next, second: next.field } : next)
  }

  /** What the six are drawn from: they stay as they are until others are asked for. */
  const seed = ref(newSeed())

  return {
    emblem,
    second,
    six: computed(() => siblings(emblem.value, chance(seed.value))),
    change,
    random: () => update(randomEmblem(chance(newSeed()))),
    mirror: () => update(mirrored(emblem.value)),
    mend: () => update(readable(emblem.value)),
    reshuffle: () => (seed.value = newSeed()),
  }
}

const newSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 0

/** Chance for pictures alone: no battle hangs on it, and the dice with all their checks stay unloaded. */
function chance(seed: number): Pick<Dice, 'pick'> {
  const generator = xoroshiro128plus(seed)
  // The first values of neighbouring seeds resemble each other.
  for (let i = 0; i < 64; i += 1) generator.next()
  return { pick: (n) => uniformInt(generator, 0, n - 1) }
}
