import { inject, nextTick, provide, type InjectionKey, type Ref } from 'vue'
import { useRoving } from '../ui/fields/roving.ts'

/** Explained words that are one stop for Tab together; the arrow keys go on from one to the next. */
export interface TermGroup {
  /** Some of them have come or gone. */
  readonly changed: () => void
  /** One of them has the focus: Tab comes back to it. */
  readonly reached: (term: HTMLElement) => void
  readonly onKey: (event: KeyboardEvent) => void
}

export const TERM = '[data-term]'
const key: InjectionKey<TermGroup> = Symbol('explained words')

function openGroup(root: Readonly<Ref<HTMLElement | null>>): TermGroup {
  const { onKey } = useRoving(root, TERM)
  let stop: HTMLElement | null = null
  let isAsked = false
  const settle = (): void => {
    isAsked = false
    const all = Array.from(root.value?.querySelectorAll<HTMLElement>(TERM) ?? [])
    if (!stop || !all.includes(stop)) stop = all[0] ?? null
    for (const term of all) term.tabIndex = term === stop ? 0 : -1
  }
  return {
    changed: () => {
      if (!isAsked) void nextTick(settle)
      isAsked = true
    },
    reached: (term) => {
      if (stop && stop !== term) stop.tabIndex = -1
      stop = term
      term.tabIndex = 0
    },
    onKey,
  }
}

/** All explained words below this component are one stop for Tab: a page of rules has hundreds of them. */
export function useTermGroup(root: Readonly<Ref<HTMLElement | null>>): void {
  provide(key, openGroup(root))
}

/** The group that a text stands in; it is one by itself where there is none. */
export const ownTermGroup = (root: Readonly<Ref<HTMLElement | null>>): TermGroup =>
  inject(key, null) ?? openGroup(root)
