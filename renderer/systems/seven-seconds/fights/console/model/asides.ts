import type { ToldEvent } from '../../../../../../shared/systems/seven-seconds/contract/answers.ts'
import { isAsideEvent } from '../../../../../../shared/battle/asides.ts'

/** Whether nothing was done since a decision but to write beside the battle: what is half chosen may stay. */
export function onlyWritten(log: readonly ToldEvent[], since: number): boolean {
  const from = log.findIndex(({ decision }) => decision > since)
  return (
    from >= 0 &&
    log.slice(from).every(({ event }) => isAsideEvent(event.kind === 'hidden' ? event.of : event.kind))
  )
}
