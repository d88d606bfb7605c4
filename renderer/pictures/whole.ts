import { PICTURE_FRAMES, type PictureKind } from '../../shared/pictures/kinds.ts'
import { isRefusal, type Problem } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { readFile } from '../client/files.ts'
import { wholeSize } from './crop.ts'
import { encodePicture } from './encode.ts'

/**
 * Keeps a picture uncut, made as large as its kind allows, and gives its id; `tooRich` where it stays too large.
 * As with one that is cut, only its pixels are kept: nothing of where or with what it was taken.
 */
export async function keepWhole(
  image: HTMLImageElement,
  kind: PictureKind,
): Promise<{ readonly id: string } | { readonly problem: Problem } | 'tooRich'> {
  const frame = PICTURE_FRAMES[kind]
  const { scale, ...size } = wholeSize({ width: image.naturalWidth, height: image.naturalHeight }, frame)
  const blob = await encodePicture(image, { scale, left: 0, top: 0 }, { ...frame, ...size }, null)
  if (!blob) return 'tooRich'
  const answer = await call('pictures.keep', { kind, content: await readFile(blob) })
  return isRefusal(answer) ? { problem: answer.problem } : answer
}
