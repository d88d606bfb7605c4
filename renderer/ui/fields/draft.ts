import { computed, ref, watch, type Ref } from 'vue'
import { forgetTyped, keepTyped } from '../../client/keep-typed.ts'
import { rebased } from './rebased.ts'

export interface Draft<T> {
  /** Names the draft on this machine. */
  readonly key: string
  /** What is typed; kept while it is changed, so that a crash or a closed window loses nothing. */
  readonly value: Ref<T>
  /** The draft was begun on an earlier visit. */
  readonly restored: Ref<boolean>
  /** Something is typed that is not saved yet: the form differs from an empty one. */
  readonly touched: Ref<boolean>
  /** Throws what is typed away: after saving, or to start over. */
  clear(): void
}

/**
 * A form that is kept on this machine until it is saved. `make` gives the empty form, and its shape: a kept
 * one of another shape, such as an older version's, is dropped. Fields that nobody touched follow what has changed
 * since. `fits` says whether a kept one still belongs here (the campaign may have changed).
 */
export function useDraft<T extends object>(key: string, make: () => T, fits: (kept: T) => boolean): Draft<T> {
  const place = `muster-draft:${key}`
  /** What stood in the fields when they were shown. */
  let base = make()
  const kept = read(place)
  const typed = hasShapeOf(base, kept.typed) ? rebased(kept.typed, kept.from, base) : null
  const good = typed !== null && fits(typed) && JSON.stringify(typed) !== JSON.stringify(base)
  const value = ref(good ? typed : make()) as Ref<T>
  const restored = ref(good)
  const touched = ref(good)

  // What was still on its way when the form was opened has arrived, or somebody else has changed it.
  watch(make, (now) => {
    if (JSON.stringify(now) === JSON.stringify(base)) return
    const next = rebased(value.value, base, now)
    base = now
    value.value = next
  })
  watch(
    value,
    (now) => {
      touched.value = JSON.stringify(now) !== JSON.stringify(make())
      if (touched.value) keepTyped(place, JSON.stringify({ typed: now, from: base } satisfies Kept))
      else forgetTyped(place)
    },
    { deep: true, flush: 'sync' },
  )

  return {
    key,
    value,
    restored,
    touched,
    clear: () => {
      base = make()
      value.value = make()
      forgetTyped(place)
      restored.value = false
      touched.value = false
    },
  }
}

/** The fields of a draft, each for its own widget. */
export function fieldsOf<T extends object>(typed: Ref<T>): { readonly [K in keyof T]: Ref<T[K]> } {
  const of = <K extends keyof T>(field: K): Ref<T[K]> =>
    computed({ get: () => typed.value[field], set: (now) => (typed.value[field] = now) })
  const fields = Object.keys(typed.value) as (keyof T)[]
  return Object.fromEntries(fields.map((field) => [field, of(field)])) as { [K in keyof T]: Ref<T[K]> }
}

/** What was typed, and what it grew from. */
interface Kept {
  readonly typed: unknown
  readonly from: unknown
}

function read(place: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    if (typeof kept === 'object' && kept !== null && 'typed' in kept && 'from' in kept) return kept
  } catch {
    // Nothing that can be read is nothing.
  }
  return { typed: undefined, from: undefined }
}

/** The same fields of the same types all the way down; null, an empty field, stands for any of them. */
function hasShapeOf<T>(model: T, value: unknown): value is T {
  if (model === null) return value === null || typeof value !== 'object'
  if (value === null) return typeof model !== 'object'
  if (typeof model !== 'object' || typeof value !== 'object') return typeof model === typeof value
  if (Array.isArray(model) !== Array.isArray(value)) return false
  const fields = Object.entries(model)
  const given = new Map(Object.entries(value))
  if (Array.isArray(value)) {
    const [first] = fields
    // A list that is empty at first may have anything in it; another never gets empty.
    if (first === undefined) return true
    return value.length > 0 && value.every((item) => hasShapeOf(first[1], item))
  }
  return (
    fields.length === given.size &&
    fields.every(([name, field]) => given.has(name) && hasShapeOf(field, given.get(name)))
  )
}
