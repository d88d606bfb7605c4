/** Width and height, of a picture in its own px or of the frame that it is cut to. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Where a picture lies under a frame: px of the frame for one of its own, and its corner in px of the frame. */
export interface Crop {
  readonly scale: number
  readonly left: number
  readonly top: number
}

/** What is cut: a picture, its frame, and whether all of it may be seen, with some room beside it. */
export interface Cut {
  readonly picture: Size
  readonly frame: Size
  readonly whole: boolean
}

/** How much nearer than filling the frame one may come. */
const NEAREST = 6

/** The smallest and the largest scale. */
export function scales({ picture, frame, whole }: Cut): { least: number; most: number } {
  const ways = [frame.width / picture.width, frame.height / picture.height]
  const fill = Math.max(...ways)
  return { least: whole ? Math.min(...ways) : fill, most: fill * NEAREST }
}

/** The middle of the picture, filling the frame. */
export function middle(cut: Cut): Crop {
  const { picture, frame } = cut
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height)
  return {
    scale,
    left: (frame.width - picture.width * scale) / 2,
    top: (frame.height - picture.height * scale) / 2,
  }
}

/** Moved by px of the frame; never so far that the frame shows less of the picture than it can. */
export function moved(crop: Crop, x: number, y: number, cut: Cut): Crop {
  return settled({ ...crop, left: crop.left + x, top: crop.top + y }, cut)
}

/** Nearer or farther; what lies at a point of the frame, its middle unless another is said, stays there. */
export function zoomed(crop: Crop, scale: number, cut: Cut, at?: { x: number; y: number }): Crop {
  const { least, most } = scales(cut)
  const next = Math.min(most, Math.max(least, scale))
  const { x, y } = at ?? { x: cut.frame.width / 2, y: cut.frame.height / 2 }
  const by = next / crop.scale
  return settled({ scale: next, left: x - (x - crop.left) * by, top: y - (y - crop.top) * by }, cut)
}

function settled({ scale, left, top }: Crop, { picture, frame }: Cut): Crop {
  return {
    scale,
    left: within(left, frame.width - picture.width * scale),
    top: within(top, frame.height - picture.height * scale),
  }
}

/** Between the frame's two edges, whichever of picture and frame is larger. */
const within = (at: number, other: number): number =>
  Math.min(Math.max(0, other), Math.max(Math.min(0, other), at))

/** A scale as a part of the way from the least to the most, 0 to 1: each step of a slider looks alike. */
export function partOf(scale: number, cut: Cut): number {
  const { least, most } = scales(cut)
  return Math.log(scale / least) / Math.log(most / least)
}

export function scaleAt(part: number, cut: Cut): number {
  const { least, most } = scales(cut)
  return least * (most / least) ** part
}

/** The size of a whole picture that is to fit in a frame: in its own proportions, and never larger than it is. */
export function wholeSize(picture: Size, frame: Size): Size & { readonly scale: number } {
  const scale = Math.min(1, frame.width / picture.width, frame.height / picture.height)
  const fitted = (length: number): number => Math.max(1, Math.round(length * scale))
  return { width: fitted(picture.width), height: fitted(picture.height), scale }
}
