/** What a picture is for. */
export const PICTURE_KINDS = ['emblem', 'portrait', 'map', 'card', 'photo'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** How large a picture of a kind is made, and what is taken of it at most. */
export interface PictureFrame {
  /** What it is scaled to, in px: its proportions, and the most that is kept of a larger one. */
  readonly width: number
  readonly height: number
  /** The longest side that is taken, in px: files of other programs may hold another size. */
  readonly longest: number
  readonly bytes: number
}

const KILO = 1000

/** An emblem has the proportions of the drawn ones, so that both stand in one column. */
export const PICTURE_FRAMES: Readonly<Record<PictureKind, PictureFrame>> = {
  emblem: { width: 440, height: 506, longest: 1024, bytes: 400 * KILO },
  portrait: { width: 512, height: 512, longest: 1024, bytes: 400 * KILO },
  /** A band as wide as the text of a card, so low that a usual mission still fits below it. */
  card: { width: 660, height: 220, longest: 1024, bytes: 150 * KILO },
  map: { width: 1280, height: 960, longest: 1280, bytes: 1200 * KILO },
  photo: { width: 1600, height: 1600, longest: 1600, bytes: 1200 * KILO },
}

export const PICTURE_MEDIA = ['image/png', 'image/jpeg', 'image/webp'] as const
export type PictureMedia = (typeof PICTURE_MEDIA)[number]
