import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { checkPicture } from '../../../shared/pictures/check.ts'
import { pictureHeader } from '../../../shared/pictures/header.ts'
import { isRefusal } from '../../../shared/problem.ts'
import { jpeg, png, webp } from './builders.ts'

const MOVING: [string, Uint8Array][] = [['acTL', new Uint8Array(8)]]

describe('the header of a picture', () => {
  test.each<[string, Uint8Array, object | null]>([
    ['a PNG', png(12, 7), { media: 'image/png', width: 12, height: 7, moving: false }],
    ['a PNG that moves', png(4, 4, 0, MOVING), { media: 'image/png', width: 4, height: 4, moving: true }],
    ['a PNG with words', png(4, 4, 0, [['tEXt', strToU8('acTL')]]), { media: 'image/png', moving: false }],
    ['a JPEG', jpeg(640, 300), { media: 'image/jpeg', width: 640, height: 300, moving: false }],
    ['a progressive JPEG', jpeg(640, 300, 0xc2), { media: 'image/jpeg', width: 640, height: 300 }],
    ['a lossy WebP', webp('VP8 ', 500, 333), { media: 'image/webp', width: 500, height: 333, moving: false }],
    ['a lossless WebP', webp('VP8L', 500, 333), { media: 'image/webp', width: 500, height: 333 }],
    ['an extended WebP', webp('VP8X', 500, 333, 0x10), { width: 500, height: 333, moving: false }],
    ['a WebP that moves', webp('VP8X', 500, 333, 0x12), { width: 500, height: 333, moving: true }],
    ['nothing', new Uint8Array(), null],
    ['a PNG cut off', png().slice(0, 30), null],
    ['a JPEG cut off', jpeg(4, 4).slice(0, 12), null],
    ['a JPEG that jumps over its frame', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1]), null],
    ['a WebP cut off', webp('VP8X', 4, 4).slice(0, 22), null],
    ['an SVG', strToU8('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['a GIF', strToU8('GIF89a\x01\0\x01\0'), null],
    ['a page', strToU8('<!doctype html><script>1</script>'), null],
  ])('of %s', (_name, bytes, expected) => {
    const header = pictureHeader(bytes)
    if (expected === null) expect(header).toBeNull()
    else expect(header).toMatchObject(expected)
  })
})

describe('what is taken as a picture', () => {
  const noise = Uint8Array.from([...png(10, 10), ...new Uint8Array(400_000)])
  test.each([
    ['a small PNG', png(10, 10), 'emblem', null],
    ['the longest side', jpeg(1024, 1), 'emblem', null],
    ['a side too long', jpeg(1025, 1), 'emblem', 'picture/size'],
    ['a bomb of pixels', png(1, 1).fill(0xff, 16, 24), 'emblem', 'picture/size'],
    ['no height', jpeg(10, 0), 'portrait', 'picture/size'],
    ['more bytes than an emblem has', noise, 'emblem', 'picture/too-large'],
    ['as many in a map', noise, 'map', null],
    ['a map as wide as one is', webp('VP8 ', 1280, 960), 'map', null],
    ['an SVG', strToU8('<svg onload="1"/>'), 'emblem', 'picture/not-one'],
    ['a moving one', png(4, 4, 0, MOVING), 'emblem', 'picture/moving'],
  ] as const)('%s', (_name, bytes, kind, code) => {
    const answer = checkPicture(bytes, kind)
    expect(isRefusal(answer) ? answer.problem.code : null).toBe(code)
  })
})
