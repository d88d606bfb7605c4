import { ref, watch, type Ref } from 'vue'

export interface Draft<T> {
  /** What is typed; kept while it is changed, so that a crash or a closed window loses nothing. */
  readonly value: Ref<T>
  /** The draft was begun on an earlier visit. */
  readonly restored: Ref<boolean>
  /** Something was typed that is not saved yet. */
  readonly touched: Ref<boolean>
  /** Throws what is typed away: after saving, or to start over. */
  clear(): void
}

/**
 * A form that is kept on this machine until it is saved. `make` gives the empty form; `fits` says whether a
 * kept one still belongs here (the campaign may have changed).
 */
export function useDraft<T extends object>(key: string, make: () => T, fits: (kept: T) => boolean): Draft<T> {
  const place = `muster-draft:${key}`
  // What was kept is what this form wrote; `fits` looks at the rest.
  const kept = read(place) as T | null
  const good = kept !== null && fits(kept)
  const value = ref(good ? kept : make()) as Ref<T>
  const restored = ref(good)
  const touched = ref(good)

  watch(
    value,
    (now) => {
      touched.value = true
      localStorage.setItem(place, JSON.stringify(now))
    },
    { deep: true, flush: 'sync' },
  )

  return {
    value,
    restored,
    touched,
    clear: () => {
      value.value = make()
      localStorage.removeItem(place)
      restored.value = false
      touched.value = false
    },
  }
}

function read(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}
