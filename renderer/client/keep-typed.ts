import { call } from './client.ts'

/** The browser writes what is kept for a page some seconds later; a program with windows of its own is told to. */
const SOON = 300
let waiting: ReturnType<typeof setTimeout> | null = null

/** What was typed is on the disk within a second, whatever happens to the program then. */
export function keepTypedSoon(): void {
  waiting ??= setTimeout(() => {
    waiting = null
    void call('program.keepTyped', {})
  }, SOON)
}
