import type { GivenHonour } from '../../../contract/tellings.ts'
import type { Exported, ExportedFight } from './tables.ts'

/** A campaign's history for other programs. */

export const HISTORY_FORMAT = 'muster-history'
/** Grows when a reader of the former shape would read it wrongly. */
export const HISTORY_VERSION = 1

/** What stands where, for whoever reads the file. */
const ABOUT = {
  campaign: 'name, participants in the order of their places, standings as they are now, winner or null',
  battles:
    'facts of each battle in the order in which they were fought; account: what follows from them; people: who was there; digest: what its log comes to, null without a log',
  honours: 'decorations; battle: the id of the battle that it was given for, or null',
  fights:
    'logs of battles that Muster ran; battle: the position of the battle that it became, null while it is not entered; events: number, decision and event; numbers that are missing are kept secret',
  texts: 'what the group wrote on, in Markdown; battle: the id of its battle, null for the introduction',
} as const

export interface HistoryText {
  readonly battle: string | null
  readonly words: string
}

/** The whole file. */
export function historyDocument(
  { campaign, battles }: Exported,
  honours: readonly GivenHonour[],
  fights: readonly ExportedFight[],
  texts: readonly HistoryText[],
): string {
  const document = {
    format: HISTORY_FORMAT,
    version: HISTORY_VERSION,
    system: 'seven-seconds',
    about: ABOUT,
    campaign,
    battles,
    honours,
    fights: fights.map(({ fight, position, events }) => ({ id: fight, battle: position, events })),
    texts,
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
