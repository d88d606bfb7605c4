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
  const done = muster.electron.evaluate(
    ({ session }, folder) =>
      new Promise<string>((resolve) => {
        session.defaultSession.once('will-download', (_event, item) => {
          // Nobody is asked where it goes.
          item.setSavePath(`${folder}/${item.getFilename()}`)
          item.once('done', () => resolve(item.getFilename()))
        })
      }),
    muster.folder,
  )
  await press()
  const name = await done
  expect(name).not.toBe('')
  return { name, text: await readFile(join(muster.folder, name), 'utf8') }
}
