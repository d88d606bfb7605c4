import type { SampleCampaign } from '../../shared/battle/sample-campaign.ts'
import { blastEm } from '../../shared/systems/blast-em/game.ts'
import type { Summarise } from '../campaigns/calls.ts'
import type { Store } from '../database/store.ts'
import type { Leading } from '../people/players.ts'
import type { RecordOf } from '../records/calls.ts'
import { sevenSecondsDesk } from './seven-seconds/desk.ts'

/** What the games of this program keep in the campaign file. A further one with a desk stands in each of these. */
export const desks = [sevenSecondsDesk] as const

/** Games without a desk, whose campaigns are logs of their battles. */
const LOGGED = [blastEm] as const

/** Handlers that no first screen needs, by the subject of their calls. */
export const later = { ...sevenSecondsDesk.later }

/** The samples of games whose campaigns are logs, loaded when one of them is asked for. */
export async function sampleCampaigns(): Promise<Readonly<Record<string, SampleCampaign>>> {
  const { SAMPLE_CAMPAIGN } = await import('../../shared/systems/blast-em/samples/campaign.ts')
  return { [blastEm.id]: sampleOf(SAMPLE_CAMPAIGN) }
}

/** Hands a sample to the house, which gives it back no other states than its game's. */
const sampleOf = <State, Command>(of: SampleCampaign<State, Command>): SampleCampaign =>
  of as unknown as SampleCampaign

/** How files of the games' own kinds are read. */
export const reads = { ...sevenSecondsDesk.reads }

/** How the campaigns of each game are told in the list of all. */
export async function summaries(): Promise<Readonly<Record<string, Summarise>>> {
  const { summarise: logged } = await import('../adventures/summary.ts')
  return {
    ...Object.fromEntries(LOGGED.map(({ id }) => [id, logged])),
    ...Object.fromEntries(
      await Promise.all(desks.map(async ({ system, summarise }) => [system, await summarise()] as const)),
    ),
  }
}

/** What each game knows of its battles beside their documents. */
export async function fightDesks() {
  return Promise.all(desks.map(async ({ system, fights }) => ({ system, ...(await fights()) })))
}

/** What people may lead, in each game. */
export async function leadings(): Promise<Leading[]> {
  const { keptLeading } = await import('../documents/leading.ts')
  return [
    ...(await Promise.all(desks.map((desk) => desk.leading()))),
    ...LOGGED.map(({ id }) => keptLeading(id)),
  ]
}

/** What players have done, in each game. */
export async function records(store: Store): Promise<RecordOf[]> {
  const { adventureRecord } = await import('../adventures/records.ts')
  return [
    ...(await Promise.all(desks.map((desk) => desk.recordOf()))),
    ...LOGGED.map(({ id }) => adventureRecord(store, id)),
  ]
}
