import { eq } from 'drizzle-orm'
import type { Refusal } from '../../shared/problem.ts'
import { pictures } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'
import { gone } from '../handlers.ts'
import type { Picture } from './picture.ts'

/** Keeps a picture; the same bytes are kept once. */
export function keepPicture(tables: Tables, { id, media, bytes }: Picture): void {
  tables
    .insert(pictures)
    .values({ id, media, bytes: Buffer.from(bytes), createdAt: new Date().toISOString() })
    .onConflictDoNothing()
    .run()
}

export function findPicture(tables: Tables, id: string): Picture | null {
  return tables.select().from(pictures).where(eq(pictures.id, id)).get() ?? null
}

/** Refuses to let anything name a picture that is not kept; none at all may be named. Problem: `picture/gone`. */
export function checkNamed(tables: Tables, id: string | null | undefined): Refusal | null {
  return id && !findPicture(tables, id) ? gone('picture') : null
}
