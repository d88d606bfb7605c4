import { eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Checked } from '../../../../shared/contract/index.ts'
import type { Output } from '../../../../shared/systems/seven-seconds/contract/answers.ts'
import { NAME_STYLES, namesOfStyle } from '../../../../shared/names/index.ts'
import { pickNames } from '../../../../shared/names/pick.ts'
import { isRefusal, problem, type Refusal } from '../../../../shared/problem.ts'
import { namesSchema } from '../../../../shared/names/read.ts'
import { totalOf } from '../../../../shared/systems/seven-seconds/people/fallen.ts'
import { pickSquad } from '../../../../shared/systems/seven-seconds/people/squad.ts'
import { TROOPERS } from '../../../../shared/systems/seven-seconds/words.ts'
import { nameLists, troopers } from '../../../database/schema.ts'
import type { Store, Tables } from '../../../database/store.ts'
import { gone } from '../../../handlers.ts'
import { loadRoll, summaries } from './records.ts'

type Fill = Pick<Checked<'roster.fillSquad'>, 'faction' | 'campaign' | 'need' | 'names'>

/**
 * Fills a squad with the living who have fought least and recruits whoever is missing. A recruit's name is none
 * that anybody of the faction has or had, while the list has others left.
 */
export function fillSquad(
  { tables }: Pick<Store, 'tables'>,
  { faction, campaign, need, names: from }: Fill,
): Output<'roster.fillSquad'> | Refusal {
  const people = summaries(tables, loadRoll(tables, { faction, campaign })).map(({ fallen, ...one }) => ({
    ...one,
    alive: fallen === null,
  }))
  const { members, missing } = pickSquad(people, need)
  const names = namesOf(tables, from)
  if (isRefusal(names)) return names
  const taken = tables
    .select({ name: troopers.name })
    .from(troopers)
    .where(eq(troopers.factionId, faction))
    .all()
    .map(({ name }) => name)
  const recruits = pickNames(names, taken, totalOf(missing), (n) => randomInt(n))
  if (recruits.length < totalOf(missing)) return noNames()
  const createdAt = new Date().toISOString()
  const recruited = TROOPERS.flatMap((unit) =>
    recruits.splice(0, missing[unit] ?? 0).map((name) => {
      const id = uuid()
      tables
        .insert(troopers)
        .values({ id, factionId: faction, campaignId: campaign, unit, name, createdAt })
        .run()
      return { id, unit, name, recruited: true }
    }),
  )
  const veterans = members.map(({ id, unit, name }) => ({ id, unit, name, recruited: false }))
  const order = ({ unit }: { unit: (typeof TROOPERS)[number] }): number => TROOPERS.indexOf(unit)
  return { members: [...veterans, ...recruited].toSorted((one, other) => order(one) - order(other)) }
}

/** The names of a style or list. */
export function namesOf(tables: Tables, from: Fill['names']): readonly string[] | Refusal {
  if ('list' in from) {
    const list = tables.select().from(nameLists).where(eq(nameLists.id, from.list)).get()
    return list ? namesSchema.parse(list.namesDocument) : gone('name-list')
  }
  const style = NAME_STYLES.find(({ id }) => id === from.style)
  return style ? namesOfStyle(style) : noNames()
}

function noNames(): Refusal {
  const message = 'There are no names to choose from. Choose another list of names.'
  return { problem: problem('roster/no-names', message, ['names']) }
}
