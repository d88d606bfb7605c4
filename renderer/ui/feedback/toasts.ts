import { ref, type Ref } from 'vue'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly harm: boolean
  /** It has outlived the page that it was told on. */
  readonly old: boolean
  readonly action: { readonly label: string; readonly run: () => void } | null
}

export interface Toasts {
  readonly list: Ref<readonly Toast[]>
  /** Takes the place of one that says the same. Gives the toast's id, to close it early. */
  readonly say: (text: string, action?: Toast['action']) => number
  /** For what went wrong: it stays until it is closed, on the page and on the next. Gives the toast's id. */
  readonly warn: (text: string) => number
  readonly close: (id: number) => void
  /** Another page is shown: news of the one before goes, but for what went wrong and the one that is named. */
  readonly leave: (but: number | null) => void
}

const MOST = 2
const list = ref<readonly Toast[]>([])
let last = 0

function add(text: string, harm: boolean, action: Toast['action']): number {
  last += 1
  const others = list.value.filter((toast) => toast.text !== text)
  list.value = [...others.slice(1 - MOST), { id: last, text, harm, old: false, action }]
  return last
}

/** Short news at the foot of the window, the same for every screen. */
export function useToasts(): Toasts {
  return {
    list,
    say: (text, action = null) => add(text, false, action),
    warn: (text) => add(text, true, null),
    leave: (but) => {
      list.value = list.value
        .filter(({ id, harm, old }) => (harm && !old) || id === but)
        .map((toast) => ({ ...toast, old: toast.id !== but }))
    },
    close: (id) => {
      list.value = list.value.filter((toast) => toast.id !== id)
    },
  }
}
