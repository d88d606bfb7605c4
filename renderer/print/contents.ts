import type { PrintOptions } from '../../shared/printing/words.ts'
import type { Part } from './document.ts'

/** What shall be printed, before it is laid out. Null while nothing is chosen. */
export interface Contents {
  /** Names the file. */
  readonly title: string
  readonly parts: readonly Part[]
}

/** What every form of the print room gets. */
export interface SetProps {
  readonly options: PrintOptions
  /** The open campaign; null without one. */
  readonly campaign: string | null
}
