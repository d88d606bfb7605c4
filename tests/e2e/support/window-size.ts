import { expect } from '@playwright/test'
import type { Muster } from './muster.ts'

/** Gives the page a size in px, in its window or in the browser. */
export async function resize(muster: Muster, width: number, height: number): Promise<void> {
  const { page } = muster
  if (muster.host === 'browser') await page.setViewportSize({ width, height })
  else
    await muster.electron.evaluate(
      ({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h),
      [width, height] as const,
    )
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height])
}
