import type { PictureMedia } from './kinds.ts'

/** What the first bytes of a picture say. */
export interface PictureHeader {
  readonly media: PictureMedia
  /** In px. */
  readonly width: number
  readonly height: number
  /** It moves: several pictures in one. */
  readonly moving: boolean
}

/** Reads the header of a PNG, JPEG or WebP; null for anything else, whatever its name says. */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readPng(view) ?? readJpeg(view) ?? readWebp(view)
  } catch (error) {
    // It ends before its header does.
    if (error instanceof RangeError) return null
    throw error
  }
}

function text(view: DataView, at: number, length: number): string {
  return Array.from({ length }, (_, i) => String.fromCharCode(view.getUint8(at + i))).join('')
}

const PNG_FIRST = 0x89504e47
const PNG_SECOND = 0x0d0a1a0a

function readPng(view: DataView): PictureHeader | null {
  if (view.getUint32(0) !== PNG_FIRST || view.getUint32(4) !== PNG_SECOND) return null
  if (text(view, 12, 4) !== 'IHDR') return null
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  // Chunk after chunk up to the pixels: one that moves says so before them.
  for (let at = 8; ; at += 12 + view.getUint32(at)) {
    const kind = text(view, at + 4, 4)
    if (kind === 'acTL') return { media: 'image/png', ...size, moving: true }
    if (kind === 'IDAT') return { media: 'image/png', ...size, moving: false }
  }
}

function readJpeg(view: DataView): PictureHeader | null {
  if (view.getUint16(0) !== 0xffd8) return null
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    if (marker < 0xffc0 || marker === 0xffff) return null
    // A frame: C0 to CF without the tables and arithmetic conditioning among them.
    const frame = marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (frame) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return { media: 'image/jpeg', width, height, moving: false }
    }
  }
}

function readWebp(view: DataView): PictureHeader | null {
  if (text(view, 0, 4) !== 'RIFF' || text(view, 8, 4) !== 'WEBP') return null
  const media = 'image/webp'
  switch (text(view, 12, 4)) {
    case 'VP8X':
      return {
        media,
        width: 1 + (view.getUint32(24, true) & 0xffffff),
        height: 1 + (view.getUint32(26, true) >>> 8),
        moving: (view.getUint8(20) & 0x02) !== 0,
      }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { media, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff), moving: false }
    }
    case 'VP8 ':
      return {
        media,
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
        moving: false,
      }
    default:
      return null
  }
}
