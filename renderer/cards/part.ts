import type { InjectionKey } from 'vue'

/** One of the cards that a long text takes. */
export interface CardPart {
  readonly part: number
  readonly of: number
}

/** On paper a title keeps to its room; on the screen it takes what it needs. */
export const onPaper: InjectionKey<boolean> = Symbol('on paper')
