import { onMounted, onUnmounted } from 'vue'

const readers = new Set<() => void>()

/** Main has changed something, in whichever window. */
export function tellChanged(): void {
  for (const read of readers) read()
}

/** Hears of every change, as long as the window is open. */
export function hearChanges(heard: () => void): void {
  readers.add(heard)
}

/** Reads what a screen shows again after every change, as long as the screen is there. */
export function useChanges(read: () => void): void {
  onMounted(() => readers.add(read))
  onUnmounted(() => readers.delete(read))
}
