import { violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

test('a casualty is corrected like a result: what follows is said first, and who and why are kept', async ({
  muster,
}) => {
  const { page } = muster
  const { id: campaign } = await muster.ask('samples.open', {})
  const { battles } = await muster.ask('histories.battles', { campaign })
  const battle = battles.find(
    ({ fight, people }) => fight !== null && people.some(({ fate }) => fate === 'killed'),
  )
  const fallen = battle?.people.find(({ fate }) => fate === 'killed')
  if (!battle || !fallen) throw new Error('Nobody fell in a battle with a log.')
  await muster.go(`/campaign/${campaign}/who-was-there/${battle.id}/${fallen.participant}`)
  const entry = page.getByRole('region', { name: fallen.name })
  await expect(page.getByText('Nothing is changed yet.')).toBeVisible()

  await entry.getByRole('radio', { name: 'unhurt' }).click()
  await expect(page.getByText(`${fallen.name} comes off the roll of the fallen`)).toBeVisible()
  await expect(page.getByText(/Losses with a name: \d → \d of \d/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Who', exact: true }).fill('Mara')
  await page.getByRole('textbox', { name: 'Why' }).fill('Only stunned')
  expect.soft(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await expect(page.getByText(/Who was there in battle \d+ is set\./)).toBeVisible()

  await muster.go(`/campaign/${campaign}/battle/${battle.id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Who was there was corrected by Mara')
  await expect(main).toContainText('Only stunned')
  await expect(main).toContainText('→ unhurt')
  // The log tells it otherwise still.
  const note = main.getByText('Recorded otherwise than the log tells it, and that is what counts:')
  await expect(note).toContainText(`${fallen.name} (unhurt)`)
  await page.keyboard.press('Control+z')
  await expect(main).toContainText('Nothing was corrected since it was entered.')
  await expect(note).toHaveCount(0)
})
