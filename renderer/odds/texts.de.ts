import type { paper as english } from './texts.ts'
import type { Translated } from '../texts/translated.ts'

/** What printed odds say in German. */
export const paper: Translated<typeof english> = {
  what: { odds: 'Chancen' },
}
