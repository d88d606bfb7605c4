import { TRASH_DAYS } from '../../../../shared/contract/trash.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What was thrown away at this moment or before is kept no longer. */
export function noLongerKept(now: number): string {
  return new Date(now - TRASH_DAYS * DAY_MS).toISOString()
}

/** Until when it can be put back. */
export function keptUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY_MS).toISOString()
}
