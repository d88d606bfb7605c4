import { COVERS, type Cover } from '../../../../../../shared/systems/seven-seconds/words.ts'
import { coverOf } from './odds.ts'

/** What a target may stand in: sight does not matter to a missile, so that nothing blocks it (p.21). */
export function coversFor(command: string | undefined): readonly Cover[] {
  return command === 'fire-missile' ? COVERS.filter((cover) => cover !== 'blocking') : COVERS
}

/** The next of what may stand in a small choice: the next cover, or the other of two. */
export function turned(
  entry: string | boolean | undefined,
  covers: readonly Cover[] = COVERS,
): string | boolean {
  if (typeof entry !== 'string') return entry !== true
  return covers[(covers.indexOf(coverOf(entry)) + 1) % covers.length] ?? 'none'
}
