import { strToU8, zlibSync } from 'fflate'

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})

const crcOf = (bytes: Uint8Array): number =>
  (bytes.reduce((crc, byte) => (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0

const u32 = (n: number): number[] => [n >>> 24, (n >>> 16) & 0xff, (n >>> 8) & 0xff, n & 0xff]

function chunk(kind: string, data: Uint8Array): number[] {
  const body = Uint8Array.from([...strToU8(kind), ...data])
  return [...u32(data.length), ...body, ...u32(crcOf(body))]
}

/** A PNG of one colour that decoders take; `extra` chunks stand before its pixels. */
export function png(
  width = 4,
  height = 4,
  grey = 120,
  extra: readonly [string, Uint8Array][] = [],
): Uint8Array {
  const header = Uint8Array.from([...u32(width), ...u32(height), 8, 0, 0, 0, 0])
  const pixels = new Uint8Array((width + 1) * height).fill(grey)
  for (let row = 0; row < height; row += 1) pixels[row * (width + 1)] = 0
  return Uint8Array.from([
    ...u32(0x89504e47),
    ...u32(0x0d0a1a0a),
    ...chunk('IHDR', header),
    ...extra.flatMap(([kind, data]) => chunk(kind, data)),
    ...chunk('IDAT', zlibSync(pixels)),
    ...chunk('IEND', new Uint8Array()),
  ])
}

/** A JPEG's head: an application segment, then a frame of some size. */
export const jpeg = (width: number, height: number, frame = 0xc0): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2],
    ...[0xff, 0xc4, 0, 3, 9],
    ...[0xff, frame, 0, 11, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 0, 0, 0],
  ])

/** A WebP's head in each of its three kinds. */
export function webp(kind: 'VP8X' | 'VP8L' | 'VP8 ', width: number, height: number, flags = 0): Uint8Array {
  const [w, h] = [width - 1, height - 1]
  const bits = w | (h << 14)
  const body = {
    VP8X: [flags, 0, 0, 0, w & 0xff, w >> 8, 0, h & 0xff, h >> 8, 0],
    VP8L: [0x2f, bits & 0xff, (bits >>> 8) & 0xff, (bits >>> 16) & 0xff, bits >>> 24],
    'VP8 ': [0, 0, 0, 0x9d, 1, 0x2a, width & 0xff, width >> 8, height & 0xff, height >> 8],
  }[kind]
  return Uint8Array.from([...strToU8('RIFF'), 0, 0, 0, 0, ...strToU8(`WEBP${kind}`), 0, 0, 0, 0, ...body])
}
