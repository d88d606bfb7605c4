import { isRefusal, problem, type Refusal } from '../../../../../../shared/problem.ts'
import type {
  HistoryBattle,
  HistoryCampaign,
} from '../../../../../../shared/systems/seven-seconds/contract/histories.ts'
import type { LoggedFight } from '../../../../../../shared/systems/seven-seconds/contract/tellings.ts'
import { csv } from '../../../../../../shared/systems/seven-seconds/histories/tell/export/csv.ts'
import { historyDocument } from '../../../../../../shared/systems/seven-seconds/histories/tell/export/document.ts'
import {
  battlesTable,
  casualtiesTable,
  eventsTable,
  type ExportedFight,
} from '../../../../../../shared/systems/seven-seconds/histories/tell/export/tables.ts'
import { addressOf } from '../../../../../ui/marks/pictures.ts'
import { call } from '../../../call.ts'
import type { ExportChoice } from './kinds.ts'
import type { PagePicture } from './page.ts'

/** What exports are made of is asked for anew: what a screen shows may be a moment old. */

/** A campaign, or one battle of it. */
export interface Scope {
  readonly campaign: string
  readonly battle: string | null
}

interface Facts {
  readonly campaign: HistoryCampaign
  readonly battles: readonly HistoryBattle[]
}

/** How far it has got. */
export type Progress = (done: number, of: number) => void

/** The text of an export of facts. */
export async function gather(
  scope: Scope,
  choice: ExportChoice & { readonly kind: 'battles' | 'casualties' | 'events' | 'json' },
  progress: Progress,
): Promise<string | Refusal> {
  const facts = await factsOf(scope)
  if (isRefusal(facts)) return facts
  if (choice.kind === 'battles') return csv(battlesTable(facts))
  if (choice.kind === 'casualties') return csv(casualtiesTable(facts))
  const fights = await fightsOf(scope, facts, choice, progress)
  if (isRefusal(fights)) return fights
  if (choice.kind === 'events') return csv(eventsTable(fights))
  const written = await call('histories.written', { campaign: scope.campaign })
  if (isRefusal(written)) return written
  const ours = (battle: string | null): boolean => scope.battle === null || battle === scope.battle
  return historyDocument(
    facts,
    written.honours.filter(({ battle }) => ours(battle)),
    fights,
    written.tellings.filter(({ battle }) => ours(battle)).map(({ battle, words }) => ({ battle, words })),
  )
}

async function factsOf({ campaign: id, battle }: Scope): Promise<Facts | Refusal> {
  const answer = await call('histories.battles', { campaign: id })
  if (isRefusal(answer)) return answer
  const [campaign] = answer.campaigns
  if (!campaign)
    return {
      problem: problem(
        'campaign/gone',
        'This campaign is no longer there. Go back to the list and look again.',
      ),
    }
  return { campaign, battles: answer.battles.filter((one) => battle === null || one.id === battle) }
}

async function fightsOf(
  scope: Scope,
  { battles }: Facts,
  { secrets, privateNotes }: ExportChoice,
  progress: Progress,
): Promise<ExportedFight[] | Refusal> {
  const known = await call('histories.fights', { campaign: scope.campaign })
  if (isRefusal(known)) return known
  const wanted = known.fights.filter(({ battle }) => scope.battle === null || battle === scope.battle)
  const position = ({ battle }: LoggedFight): number | null =>
    battles.find(({ id }) => id === battle)?.account.position ?? null
  const fights: ExportedFight[] = []
  for (const [index, fight] of wanted.entries()) {
    progress(index + 1, wanted.length)
    const answer = await call('histories.events', { fight: fight.id, secrets, privateNotes })
    if (isRefusal(answer)) return answer
    fights.push({ fight: fight.id, position: position(fight), events: answer.events })
  }
  return fights
}

/** Photos with their addresses; `missing` counts those that are not kept any more. */
export async function picturesOf(
  photos: readonly { readonly picture: string; readonly caption: string }[],
): Promise<{ pictures: PagePicture[]; missing: number }> {
  const pictures: PagePicture[] = []
  let missing = 0
  for (const { picture, caption } of photos) {
    const answer = await call('pictures.view', { id: picture })
    if (isRefusal(answer)) missing += 1
    else pictures.push({ address: addressOf(answer), caption })
  }
  return { pictures, missing }
}
