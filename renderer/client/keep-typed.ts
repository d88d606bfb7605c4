import { call } from './client.ts'

/** The browser writes what is kept for a page some seconds later; a program with windows of its own is told to. */
const SOON = 300
let waiting: ReturnType<typeof setTimeout> | null = null

/** Keeps on this machine what was typed, on the disk within a second, whatever happens to the program then. */
export function keepTyped(place: string, text: string): void {
  try {
    localStorage.setItem(place, text)
  } catch {
    // A page has room for some megabytes: better nothing than an earlier text in the place of this one.
    localStorage.removeItem(place)
  }
  writeSoon()
}

/** It was saved, or is not wanted. */
export function forgetTyped(place: string): void {
  localStorage.removeItem(place)
  writeSoon()
}

function writeSoon(): void {
  waiting ??= setTimeout(() => {
    waiting = null
    void call('program.keepTyped', {})
  }, SOON)
}
