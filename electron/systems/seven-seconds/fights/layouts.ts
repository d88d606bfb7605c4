import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { KeptLayout } from '../../../../shared/systems/seven-seconds/contract/fights.ts'
import { sameName } from '../../../../shared/names/pick.ts'
import { problem, type Refusal } from '../../../../shared/problem.ts'
import { UNITS } from '../../../../shared/systems/seven-seconds/words.ts'
import { usuals } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import { gone } from '../../../handlers.ts'

/**
 * Layouts of the Holding Area that the player of a faction keeps for the next time, by types of units. They are a
 * habit, and as secret as the squares: who asks for them has passed the side's gate.
 */
export interface Layouts {
  of(faction: string): KeptLayout[]
  keep(faction: string, name: string, squares: KeptLayout['squares']): { layout: string } | Refusal
  rename(faction: string, layout: string, name: string): Record<string, never> | Refusal
  remove(faction: string, layout: string): Record<string, never> | Refusal
}

const VERSION = 1
/** More than anybody has habits. */
const MOST = 40
const documentSchema = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    squares: z.array(z.strictObject({ square: z.number(), units: z.array(z.enum(UNITS)) })),
  }),
)

export function openLayouts(tables: Tables): Layouts {
  const read = (faction: string): KeptLayout[] => {
    const row = tables
      .select()
      .from(usuals)
      .where(eq(usuals.id, rowOf(faction)))
      .get()
    // Of a newer version, or not ours: there are none.
    const known = row?.version === VERSION ? documentSchema.safeParse(row.document) : null
    return known?.data ?? []
  }
  const write = (faction: string, layouts: readonly KeptLayout[]): void => {
    const id = rowOf(faction)
    const document = layouts.toSorted((one, other) => one.name.localeCompare(other.name))
    tables
      .insert(usuals)
      .values({ id, version: VERSION, document })
      .onConflictDoUpdate({ target: usuals.id, set: { version: VERSION, document } })
      .run()
  }

  return {
    of: read,
    keep: (faction, name, squares) => {
      const all = read(faction)
      const known = all.find((one) => sameName(one.name) === sameName(name))
      if (!known && all.length >= MOST) return full()
      const layout = known?.id ?? uuid()
      write(faction, [...all.filter((one) => one !== known), { id: layout, name, squares }])
      return { layout }
    },
    rename: (faction, layout, name) => {
      const all = read(faction)
      const known = all.find(({ id }) => id === layout)
      if (!known) return gone('layout')
      const others = all.filter((one) => one !== known)
      if (others.some((one) => sameName(one.name) === sameName(name))) return taken(name)
      write(faction, [...others, { ...known, name }])
      return {}
    },
    remove: (faction, layout) => {
      const all = read(faction)
      if (!all.some(({ id }) => id === layout)) return gone('layout')
      write(
        faction,
        all.filter(({ id }) => id !== layout),
      )
      return {}
    },
  }
}

function rowOf(faction: string): string {
  return `layouts-${faction}`
}

function full(): Refusal {
  const message = `${MOST} layouts are kept already: remove one first.`
  return { problem: problem('layout/full', message, ['name'], { most: MOST }) }
}

function taken(name: string): Refusal {
  const message = `Another layout is called ${name}: choose another name.`
  return { problem: problem('layout/name-taken', message, ['name'], { name }) }
}
