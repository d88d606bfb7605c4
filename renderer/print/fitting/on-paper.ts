import type { InjectionKey } from 'vue'

/** Texts of a set that ended in an ellipsis somewhere. */
export const cutTexts: InjectionKey<{ readonly add: (text: string) => void }> = Symbol('cut texts')

/** On paper, and where the screen shows what paper will, a title keeps to its room; elsewhere it takes what it needs. */
export const onPaper: InjectionKey<boolean> = Symbol('on paper')
