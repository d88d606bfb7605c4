import { computed, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import {
  THING_KINDS,
  type FoundThing,
  type Standing,
  type ThingKind,
} from '../../shared/contract/archives.ts'
import { finder } from '../../shared/search.ts'
import { keyOf, type OpenedFile } from './use-opened.ts'

export interface Choosing {
  readonly find: Ref<string>
  /** Leaves out what is the same here. */
  readonly onlyOther: Ref<boolean>
  /** How much of it is the same here. */
  readonly same: ComputedRef<'all' | 'some' | 'none'>
  /** What is looked for; troopers stand below their factions. */
  readonly groups: ComputedRef<
    readonly { readonly kind: ThingKind; readonly things: readonly FoundThing[] }[]
  >
  readonly troopersOf: (faction: FoundThing) => readonly FoundThing[]
  readonly standingOf: (thing: FoundThing) => Standing['standing'] | null
  readonly isChosen: (thing: FoundThing) => boolean
  readonly choose: (things: readonly FoundThing[], on: boolean) => void
  /** What shall come over: a trooper whose faction comes comes with it. */
  readonly wanted: ComputedRef<readonly FoundThing[]>
  readonly restart: () => void
}

/** What of a file is looked at and ticked. */
export function useChoosing(opened: () => OpenedFile | null): Choosing {
  const find = ref('')
  const onlyOther = ref(false)
  const chosen = shallowRef<ReadonlySet<string>>(new Set())
  const things = computed(() => opened()?.things ?? [])
  const standingOf: Choosing['standingOf'] = (thing) => opened()?.standings.get(keyOf(thing)) ?? null
  const isChosen: Choosing['isChosen'] = (thing) => chosen.value.has(keyOf(thing))

  const same = computed(() => {
    const count = things.value.filter((one) => standingOf(one) === 'same').length
    return count === 0 ? 'none' : count === things.value.length ? 'all' : 'some'
  })
  const shown = computed(() => {
    const hides = onlyOther.value && same.value === 'some'
    const has = finder(find.value)
    const found = new Set(
      things.value.filter((one) => has(one.name) && !(hides && standingOf(one) === 'same')),
    )
    const factions = new Set([...found].map(({ of }) => of))
    // A faction stands over those of its troopers that are shown.
    return things.value.filter((one) => found.has(one) || factions.has(one.id))
  })
  const troopers = computed(() => {
    const byFaction = new Map<string, FoundThing[]>()
    for (const one of shown.value) {
      if (one.of === null) continue
      const known = byFaction.get(one.of)
      if (known) known.push(one)
      else byFaction.set(one.of, [one])
    }
    return byFaction
  })

  return {
    find,
    onlyOther,
    same,
    groups: computed(() =>
      THING_KINDS.filter((kind) => kind !== 'trooper')
        .map((kind) => ({ kind, things: shown.value.filter((one) => one.kind === kind) }))
        .filter((group) => group.things.length > 0),
    ),
    troopersOf: ({ id }) => troopers.value.get(id) ?? [],
    standingOf,
    isChosen,
    choose: (ones, on) => {
      const next = new Set(chosen.value)
      for (const one of ones) {
        if (on) next.add(keyOf(one))
        else next.delete(keyOf(one))
      }
      chosen.value = next
    },
    wanted: computed(() =>
      things.value.filter(
        (one) =>
          isChosen(one) && !(one.of !== null && chosen.value.has(keyOf({ kind: 'faction', id: one.of }))),
      ),
    ),
    restart: () => {
      chosen.value = new Set()
      find.value = ''
      onlyOther.value = false
    },
  }
}
