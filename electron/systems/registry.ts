import type { Summarise } from '../campaigns/calls.ts'
import { sevenSecondsDesk } from './seven-seconds/desk.ts'

/** What the games of this program keep in the campaign file. A further one with a desk stands in each of these. */
export const desks = [sevenSecondsDesk] as const

/** Handlers that no first screen needs, by the subject of their calls. */
export const later = { ...sevenSecondsDesk.later }

/** How files of the games' own kinds are read. */
export const reads = { ...sevenSecondsDesk.reads }

/** How the campaigns of each game are told in the list of all. */
export async function summaries(): Promise<Readonly<Record<string, Summarise>>> {
  return Object.fromEntries(
    await Promise.all(desks.map(async ({ system, summarise }) => [system, await summarise()] as const)),
  )
}

/** What each game knows of its battles beside their documents. */
export async function fightDesks() {
  return Promise.all(desks.map(async ({ system, fights }) => ({ system, ...(await fights()) })))
}

/** What people may lead, in each game. */
export const leadings = () => Promise.all(desks.map((desk) => desk.leading()))
