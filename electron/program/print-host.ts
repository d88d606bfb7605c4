import type { PrintSheet } from '../../shared/contract/printing.ts'

/** What brings pages onto paper, where the program has windows of its own. */
export interface PrintHost {
  /** Opens a page that lays out a print and that nobody sees; `crashed` hears when it ended by itself. */
  open(print: string, crashed: () => void): PrintWindow
  /** Where the PDF shall go; null when the person thought better of it. */
  askPlace(fileName: string): Promise<string | null>
}

export interface PrintWindow {
  pdf(): Promise<Uint8Array>
  /** Hands the pages to the system's print dialog, which has this paper and these sides chosen at first. */
  paper(sheet: PrintSheet): Promise<PaperEnding>
  close(): void
}

export type PaperEnding = 'printed' | 'cancelled' | 'no-printer' | 'failed'

/** How the system's print ended, by what Chromium says of it. */
export function paperEnding(done: boolean, reason: string): PaperEnding {
  if (done) return 'printed'
  if (/cancel/i.test(reason)) return 'cancelled'
  // What else there is speaks of printers: there is none, or they cannot be listed, or theirs are no settings.
  return /job failed/i.test(reason) ? 'failed' : 'no-printer'
}
