import { COVERS } from '../../../../shared/systems/seven-seconds/words.ts'
import { coverOf } from './odds.ts'

/** The next of what may stand in a small choice: the next cover, or the other of two. */
export function turned(entry: string | boolean | undefined): string | boolean {
  if (typeof entry !== 'string') return entry !== true
  return COVERS[(COVERS.indexOf(coverOf(entry)) + 1) % COVERS.length] ?? 'none'
}
