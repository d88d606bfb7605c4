import { expect, test } from './support/test.ts'

test('starts on an empty folder, and finds what was kept there when it starts again', async ({ muster }) => {
  await expect(muster.page.getByRole('heading', { level: 1 })).toHaveText('Campaigns')
  expect(await muster.ask('campaigns.list', {})).toEqual([])
  const { id } = await muster.ask('samples.open', {})
  await muster.restart()
  await expect(muster.page.getByText('Border of Ash').first()).toBeVisible()
  await muster.go(`/campaign/${id}`)
  await expect(muster.page.getByRole('table').first()).toBeVisible()
})

test('keeps what it acknowledged when it is killed', async ({ muster }) => {
  const { id } = await muster.ask('samples.open', {})
  await muster.ask('campaigns.rename', { id, name: 'Before the power cut' })
  await muster.kill()
  await muster.start()
  await expect(muster.page.getByText('Before the power cut').first()).toBeVisible()
  expect((await muster.ask('history.look', {})).undo?.call).toBe('campaigns.rename')
})

test('shows a change that was made elsewhere', async ({ muster }) => {
  const { id } = await muster.ask('samples.open', {})
  await expect(muster.page.getByText('Border of Ash').first()).toBeVisible()
  await muster.ask('campaigns.rename', { id, name: 'Renamed elsewhere' })
  await expect(muster.page.getByText('Renamed elsewhere').first()).toBeVisible()
})
