import { app } from 'electron'
import { setFlagsFromString } from 'node:v8'

/**
 * Lets the engine clear up sooner than it would for a page of the web: screens of a thousand battles leave much behind
 * that nobody uses any more (ADR 14). Before the first window.
 */
export function spareMemory(): void {
  // The pages: small first rooms for what is new, and the rest grows by three tenths before it is looked through.
  app.commandLine.appendSwitch('js-flags', '--max-semi-space-size=4 --heap-growing-percent=30')
  // This process has begun already; what is left to say to it is this. In a page it would cost frames.
  setFlagsFromString('--optimize-for-size')
}
