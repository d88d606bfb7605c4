import type { paper as english } from './texts.ts'
import type { Translated } from '../texts/translated.ts'

/** What the table says on paper, in German. */
export const paper: Translated<typeof english> = { what: { battle: 'Ein Gefecht' } }
