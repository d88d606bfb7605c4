import { statSync } from 'node:fs'
import type { BackupRecord } from '../../shared/contract/safekeeping.ts'
import { MOST_CHANGES } from '../database/header.ts'

/** Whether a file is the one that one takes it for: somebody may have put another in its place. */

/** So many changes apart, two counts are of the same file; a backup counts from far away (docs/adr/0022). */
const NEAR = 50_000

const since = (before: number, now: number): number => (now - before + MOST_CHANGES) % MOST_CHANGES

/**
 * How many changes the newest backup has that a file of so many has not; 0 where that went on from it, or is
 * another. `records`: those of its backups, the newest first.
 */
export function changesBehind(
  changes: number,
  records: readonly Pick<BackupRecord, 'changes' | 'marked'>[],
): number {
  const [newest] = records
  if (!newest) return 0
  const more = since(changes, newest.changes)
  // A backup that was put there, since when there has been none.
  const isRestored = records.some(
    ({ marked }) => since(marked, changes) < NEAR && since(marked, newest.changes) >= NEAR,
  )
  return more < NEAR && !isRestored ? more : 0
}

/** What the disk calls the file that lies there; null where none does. Windows lets nobody replace one that is open. */
export function fileAt(path: string): bigint | null {
  return process.platform === 'win32'
    ? null
    : (statSync(path, { bigint: true, throwIfNoEntry: false })?.ino ?? null)
}
