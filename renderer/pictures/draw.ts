import { outlinePath } from '../../shared/heraldry/draw/emblem.ts'
import { BOX } from '../../shared/heraldry/draw/shapes.ts'
import type { Shape } from '../../shared/heraldry/words.ts'
import type { PictureFrame } from '../../shared/pictures/kinds.ts'
import type { Crop } from './crop.ts'

/** What surrounds a picture: the shape it is cut to, the ground under it, and the line around it. */
export interface Mask {
  readonly shape: Shape
  readonly ground: string
  readonly rim: string
}

/** The line around a picture, in units of an emblem's box. */
const RIM = 2.6
/** How much is seen of what lies outside. */
const OUTSIDE = 0.22

/** Paints a picture as it is cut, to the size of its frame; `ghost` shows faintly what is cut off. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { scale, left, top }: Crop,
  frame: Pick<PictureFrame, 'width' | 'height'>,
  mask: Mask | null,
  ghost: boolean,
): void {
  const paint = (): void =>
    context.drawImage(image, left, top, image.naturalWidth * scale, image.naturalHeight * scale)
  context.clearRect(0, 0, frame.width, frame.height)
  context.imageSmoothingQuality = 'high'
  if (!mask) {
    paint()
    return
  }
  if (ghost) {
    context.globalAlpha = OUTSIDE
    paint()
    context.globalAlpha = 1
  }
  context.save()
  context.scale(frame.width / BOX.width, frame.height / BOX.height)
  const outline = new Path2D(outlinePath(mask.shape))
  context.save()
  context.clip(outline)
  context.fillStyle = mask.ground
  context.fillRect(0, 0, BOX.width, BOX.height)
  context.scale(BOX.width / frame.width, BOX.height / frame.height)
  paint()
  context.restore()
  context.strokeStyle = mask.rim
  context.lineWidth = RIM
  context.lineJoin = 'round'
  context.stroke(outline)
  context.restore()
}
