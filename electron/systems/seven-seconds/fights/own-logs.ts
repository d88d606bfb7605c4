import type { SevenSeconds } from '../../../../shared/systems/seven-seconds/battle/rules/rule.ts'
import { openFightLogs, type FightLogs } from '../../../fights/log.ts'
import type { Tables } from '../../../database/store.ts'

/** Logs of battles of 7 Seconds: who asks for one knows that it is this game's. */
export function openOwnLogs(tables: Tables): FightLogs<SevenSeconds> {
  return openFightLogs(tables) as unknown as FightLogs<SevenSeconds>
}
