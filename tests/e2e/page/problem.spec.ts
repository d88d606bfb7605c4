import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../support/test.ts'

const nowhere = test.extend({
  // Below a file nobody can make a folder, not even root.
  folder: async ({ folder }, use) => {
    await writeFile(join(folder, 'a-file'), '')
    await use(join(folder, 'a-file', 'data'))
  },
})

nowhere('a data folder that cannot be written is told in the window', async ({ muster }) => {
  const { page } = muster
  await expect(page.getByRole('heading', { name: 'Your campaigns cannot be opened' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Muster may not write in its data folder')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing has changed yet: the same problem stands in the way.')).toBeVisible()
})

test('a file that is not ours is told, and when it is taken away the program goes on', async ({ muster }) => {
  await muster.ask('samples.open', {})
  await muster.stop()
  const file = join(muster.folder, 'muster.sqlite')
  await writeFile(file, 'Dear diary, today we lost the ridge.')
  await muster.start()
  const { page } = muster
  await expect(page.getByRole('alert')).toContainText('is not a Muster campaign file')
  await expect(page.getByRole('alert')).toContainText(file)
  await rm(file)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No campaign yet' })).toBeVisible()
})
