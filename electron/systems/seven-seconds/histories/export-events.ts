import type { ExportedEvent } from '../../../../shared/systems/seven-seconds/contract/tellings.ts'
import { tell, type Watcher } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { SIDES, type Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import type { SevenSeconds } from '../../../../shared/systems/seven-seconds/battle/rules/rule.ts'
import type { FightLog } from '../../../fights/log.ts'

export interface Wanted {
  /** Secrets of a fight that is not over. */
  readonly secrets: boolean
  readonly privateNotes: boolean
  /** Sides whose PIN keeps both from everybody else. */
  readonly locked: Readonly<Record<Side, boolean>>
}

/** The events of a log that may leave the program; what nobody may know before the end is never among them. */
export function eventsToExport(
  { events, state }: Pick<FightLog<SevenSeconds>, 'events' | 'state'>,
  { secrets, privateNotes, locked }: Wanted,
): ExportedEvent[] {
  const open = SIDES.filter((side) => !locked[side])
  return events.flatMap(({ number, decision, event }) => {
    const isPrivate = event.kind === 'noted' && event.private
    const watchers: readonly Watcher[] = (isPrivate ? privateNotes : secrets)
      ? ['public', ...open]
      : ['public']
    const told = watchers.some((watcher) => tell(event, state, watcher).kind !== 'hidden')
    return told ? [{ number, decision, event }] : []
  })
}
