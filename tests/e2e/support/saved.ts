import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Muster } from './muster.ts'

/** Does what hands a file to the person at the screen, and gives that file. */
export async function savedFile(
  muster: Muster,
  press: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  if (muster.host === 'browser') {
    const coming = muster.page.waitForEvent('download')
    await press()
    const file = await coming
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  const name = await chosenName(muster, muster.folder, press)
  const file = join(muster.folder, name)
  await expect.poll(() => existsSync(file)).toBe(true)
  return { name, text: await readFile(file, 'utf8') }
}

/** Does the same in a window, where the file goes into a folder without a dialog; gives its name. */
export async function chosenName(
  muster: Muster,
  folder: string,
  press: () => Promise<void>,
): Promise<string> {
  const asked = muster.electron.evaluate(
    ({ app, dialog }, into) =>
      new Promise<string>((resolve) => {
        const showSaveDialog = ({ defaultPath = '' }: { defaultPath?: string }) => {
          const name = defaultPath.slice(app.getPath('documents').length + 1)
          resolve(name)
          return Promise.resolve({ canceled: false, filePath: `${into}/${name}` })
        }
        Object.assign(dialog, { showSaveDialog })
      }),
    folder,
  )
  await press()
  return asked
}
