import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { nameCalls } from '../../shared/contract/names.ts'
import { namesSchema, readNames } from '../../shared/names/read.ts'
import { nameLists } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { gone, type HandlersOf } from '../handlers.ts'

export function nameHandlers({ tables }: Store): HandlersOf<typeof nameCalls> {
  const there = (id: string): boolean =>
    tables.select({ id: nameLists.id }).from(nameLists).where(eq(nameLists.id, id)).get() !== undefined
  /** Each name once, however it was sent. */
  const tidy = (names: readonly string[]): readonly string[] => readNames(names.join('\n')).names

  return {
    'names.lists': () =>
      tables
        .select()
        .from(nameLists)
        .all()
        .map(({ id, name, namesDocument }) => ({ id, name, names: namesSchema.parse(namesDocument) }))
        .sort((one, other) => one.name.localeCompare(other.name)),

    'names.create': ({ name, names }) => {
      const id = uuid()
      const createdAt = new Date().toISOString()
      tables
        .insert(nameLists)
        .values({ id, name, namesDocument: tidy(names), createdAt })
        .run()
      return { id }
    },

    'names.change': ({ id, name, names }) => {
      if (!there(id)) return gone('name-list')
      tables
        .update(nameLists)
        .set({ name, namesDocument: tidy(names) })
        .where(eq(nameLists.id, id))
        .run()
      return {}
    },

    'names.remove': ({ id }) => {
      if (!there(id)) return gone('name-list')
      tables.delete(nameLists).where(eq(nameLists.id, id)).run()
      return {}
    },
  }
}
