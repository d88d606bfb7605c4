import { problem, type Refusal } from '../problem.ts'
import { pictureHeader } from './header.ts'
import { PICTURE_FRAMES, type PictureKind, type PictureMedia } from './kinds.ts'

/**
 * Takes a picture's bytes as what they are for, or says why not. Only a still PNG, JPEG or WebP of a sane size
 * passes, told by its bytes. Problems: `picture/too-large`, `picture/not-one`, `picture/moving`, `picture/size`.
 */
export function checkPicture(
  bytes: Uint8Array,
  kind: PictureKind,
): { readonly media: PictureMedia } | Refusal {
  const { longest, bytes: most } = PICTURE_FRAMES[kind]
  const kilobytes = Math.round(most / 1000)
  if (bytes.length > most)
    return refuse('too-large', `This picture is larger than ${kilobytes} kB: make it smaller.`, { kilobytes })
  const header = pictureHeader(bytes)
  if (!header)
    return refuse('not-one', 'This is not a picture that Muster can keep. Choose a PNG, JPEG or WebP.')
  if (header.moving) return refuse('moving', 'This picture moves. Choose one that stands still.')
  const { width, height, media } = header
  if (Math.min(width, height) < 1 || Math.max(width, height) > longest)
    return refuse('size', `This picture is ${width} × ${height}: ${longest} to a side is the most.`, {
      width,
      height,
      longest,
    })
  return { media }
}

function refuse(what: string, message: string, values?: Readonly<Record<string, number>>): Refusal {
  return { problem: problem(`picture/${what}`, message, ['content'], values) }
}
