import type { InjectionKey } from 'vue'

/** Texts of a set that ended in an ellipsis somewhere. */
export const cutTexts: InjectionKey<{ readonly add: (text: string) => void }> = Symbol('cut texts')
