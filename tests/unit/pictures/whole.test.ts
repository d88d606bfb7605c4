import { expect, test } from 'vitest'
import { wholeSize } from '../../../renderer/pictures/crop.ts'
import { PICTURE_FRAMES } from '../../../shared/pictures/kinds.ts'

test.each([
  ['a wide one', 4000, 2250, 1600, 900],
  ['a tall one', 2250, 4000, 900, 1600],
  ['one that fits', 800, 600, 800, 600],
  ['one that just fits', 1600, 1600, 1600, 1600],
  ['a thread', 10_000, 2, 1600, 1],
  ['a dot', 1, 1, 1, 1],
])('%s, %i × %i, is kept whole as %i × %i', (_name, width, height, wide, high) => {
  const size = wholeSize({ width, height }, PICTURE_FRAMES.photo)
  expect([size.width, size.height]).toEqual([wide, high])
  expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(PICTURE_FRAMES.photo.longest)
})
