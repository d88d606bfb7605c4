import { createHash } from 'node:crypto'
import { checkPicture } from '../../shared/pictures/check.ts'
import type { PictureKind, PictureMedia } from '../../shared/pictures/kinds.ts'
import { isRefusal, type Refusal } from '../../shared/problem.ts'

/** A picture that passed its check. */
export interface Picture {
  readonly id: string
  readonly media: PictureMedia
  readonly bytes: Uint8Array
}

/** Takes bytes as a picture of a kind, or says why not. */
export function pictureOf(content: Uint8Array, kind: PictureKind): Picture | Refusal {
  const checked = checkPicture(content, kind)
  if (isRefusal(checked)) return checked
  // Its own bytes, and not a window into those of a whole file.
  const bytes = new Uint8Array(content)
  return { id: createHash('sha256').update(bytes).digest('hex'), media: checked.media, bytes }
}

/** As the contract tells a picture. */
export function told({ media, bytes }: Picture): { media: PictureMedia; content: string } {
  return { media, content: Buffer.from(bytes).toString('base64') }
}
