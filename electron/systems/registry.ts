import type { Summarise } from '../campaigns/calls.ts'
import type { Store } from '../database/store.ts'
import { LOGGED } from '../games.ts'
import type { Leading } from '../people/players.ts'
import type { RecordOf } from '../records/calls.ts'
import { sevenSecondsDesk } from './seven-seconds/desk.ts'

/** What games keep in the campaign file in tables of their own. A further one with a desk stands in each of these. */
export const desks = [sevenSecondsDesk] as const

/** Handlers that no first screen needs, by the subject of their calls. */
export const later = { ...sevenSecondsDesk.later }

/** How files of the games' own kinds are read. */
export const reads = { ...sevenSecondsDesk.reads }

/** How the campaigns of each game are told in the list of all. */
export async function summaries(): Promise<Readonly<Record<string, Summarise>>> {
  const { summarise: logged } = await import('../adventures/summary.ts')
  return {
    ...Object.fromEntries(LOGGED.map((system) => [system, logged])),
    ...Object.fromEntries(
      await Promise.all(desks.map(async ({ system, summarise }) => [system, await summarise()] as const)),
    ),
  }
}

/** What games know of their battles beside their documents: each, or those named. */
export async function fightDesks(systems: readonly string[] = desks.map(({ system }) => system)) {
  const wanted = desks.filter(({ system }) => systems.includes(system))
  return Promise.all(wanted.map(async ({ system, fights }) => ({ system, ...(await fights()) })))
}

/** What people may lead, in each game. */
export async function leadings(): Promise<Leading[]> {
  const { keptLeading } = await import('../documents/leading.ts')
  return [
    ...(await Promise.all(desks.map((desk) => desk.leading()))),
    ...LOGGED.map((system) => keptLeading(system)),
  ]
}

/** What players have done, in each game. */
export async function records(store: Store): Promise<RecordOf[]> {
  const { adventureRecord } = await import('../adventures/records.ts')
  return [
    ...(await Promise.all(desks.map((desk) => desk.recordOf()))),
    ...LOGGED.map((system) => adventureRecord(store, system)),
  ]
}
