import type { InjectionKey } from 'vue'

/** One of the cards that a long text takes. */
export interface CardPart {
  readonly part: number
  readonly of: number
}

/** On paper, and where the screen shows what paper will, a title keeps to its room; elsewhere it takes what it needs. */
export const onPaper: InjectionKey<boolean> = Symbol('on paper')
