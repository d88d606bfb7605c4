import type { PictureFrame } from '../../shared/pictures/kinds.ts'
import type { Crop } from './crop.ts'
import { drawPicture, type Mask } from './draw.ts'

/** From sharpest to smallest; `part` is how much of what may be kept it may take. */
const WAYS = [
  { media: 'image/png', quality: 1, part: 0.5 },
  { media: 'image/webp', quality: 0.92, part: 1 },
  { media: 'image/webp', quality: 0.75, part: 1 },
  { media: 'image/webp', quality: 0.5, part: 1 },
] as const

/** Makes a cut picture anew, pixel by pixel: nothing else of its file is left. Null where it stays too large. */
export async function encodePicture(
  image: HTMLImageElement,
  crop: Crop,
  frame: PictureFrame,
  mask: Mask | null,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = frame.width
  canvas.height = frame.height
  const context = canvas.getContext('2d')
  if (!context) return null
  drawPicture(context, image, crop, frame, mask, false)
  for (const { media, quality, part } of WAYS) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, media, quality))
    if (blob && blob.size <= frame.bytes * part) return blob
  }
  return null
}
