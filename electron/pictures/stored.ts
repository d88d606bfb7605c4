import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { checkPicture } from '../../shared/pictures/check.ts'
import type { PictureKind, PictureMedia } from '../../shared/pictures/kinds.ts'
import { isRefusal, type Refusal } from '../../shared/problem.ts'
import { pictures } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'

/** A picture that passed its check. */
export interface Picture {
  readonly id: string
  readonly media: PictureMedia
  readonly bytes: Buffer
}

/** Takes bytes as a picture of a kind, or says why not. */
export function pictureOf(content: Uint8Array, kind: PictureKind): Picture | Refusal {
  const checked = checkPicture(content, kind)
  if (isRefusal(checked)) return checked
  const bytes = Buffer.from(content)
  return { id: createHash('sha256').update(bytes).digest('hex'), media: checked.media, bytes }
}

/** Keeps a picture; the same bytes are kept once. */
export function keepPicture(tables: Tables, { id, media, bytes }: Picture): void {
  tables
    .insert(pictures)
    .values({ id, media, bytes, createdAt: new Date().toISOString() })
    .onConflictDoNothing()
    .run()
}

export function findPicture(tables: Tables, id: string): Picture | null {
  return tables.select().from(pictures).where(eq(pictures.id, id)).get() ?? null
}

/** As the contract tells a picture. */
export function told({ media, bytes }: Picture): { media: PictureMedia; content: string } {
  return { media, content: bytes.toString('base64') }
}
