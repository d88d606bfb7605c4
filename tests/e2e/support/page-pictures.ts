import type { Locator } from '@playwright/test'
import type { Muster } from './muster.ts'

/** What the picture of a page tells. */
export interface PagePicture {
  /** The part of its points that are not white, of 1. */
  readonly inked: number
  /** How dark it is in all, of 1. */
  readonly dark: number
  /** Points that are not white in its outer `margin` millimetres. */
  readonly astray: number
}

/** Takes a picture of a page in the preview and looks at its points; `paper` is how wide the page is. */
export async function pagePicture(
  muster: Muster,
  page: Locator,
  { margin, paper }: { margin: number; paper: number },
): Promise<PagePicture> {
  const picture = (await page.screenshot()).toString('base64')
  return muster.electron.evaluate(
    ({ nativeImage }, given) => {
      const image = nativeImage.createFromBuffer(Buffer.from(given.picture, 'base64'))
      const { width, height } = image.getSize()
      const points = image.toBitmap()
      // The hairline around the page belongs to the preview.
      const frame = 2
      const edge = Math.floor((given.margin / given.paper) * width)
      const told = { inked: 0, dark: 0, astray: 0 }
      for (let y = frame; y < height - frame; y += 1)
        for (let x = frame; x < width - frame; x += 1) {
          const at = 4 * (y * width + x)
          const [blue = 0, green = 0, red = 0] = points.subarray(at, at + 3)
          const darkness = 1 - (red + green + blue) / 765
          told.dark += darkness
          if (darkness < 0.06) continue
          told.inked += 1
          if (x < edge || y < edge || x >= width - edge || y >= height - edge) told.astray += 1
        }
      const all = width * height
      return { inked: told.inked / all, dark: told.dark / all, astray: told.astray }
    },
    { picture, margin, paper },
  )
}
