import { overflowing, violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

test('a player’s record over all games leads to each campaign and each who was decorated', async ({
  muster,
}) => {
  const { page } = muster
  const { id: campaign } = await muster.ask('samples.open', {})
  const { name, participants } = await muster.ask('campaigns.view', { id: campaign })
  await muster.ask('players.create', {
    name: 'Guest <i>of</i> all',
    contact: '',
    colour: '',
    guest: true,
    led: [],
    sameName: false,
  })
  const players = participants.map(({ player }) => player)
  const records = await Promise.all(players.map(({ id }) => muster.ask('records.ofPlayer', { player: id })))
  const most = records.toSorted(
    (one, other) => (other.games[0]?.decorations.length ?? 0) - (one.games[0]?.decorations.length ?? 0),
  )[0]
  const [game] = most?.games ?? []
  if (!most || !game) throw new Error('The sample has somebody with a decoration.')

  await muster.go('/players')
  await page.getByRole('link', { name: most.player.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(most.player.name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByRole('cell').nth(1)).toHaveText(String(game.campaigns[0]?.tally.battles))
  const decorations = page.getByRole('list', { name: 'Decorations' }).getByRole('listitem')
  await expect(decorations).toHaveCount(game.decorations.length)
  expect(await violations(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  await decorations.first().getByRole('link').click()
  await expect(page).toHaveURL(/roster\/[0-9a-f-]+\?trooper=/)
  await page.goBack()
  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`campaign/${campaign}$`))

  // Found by the search, and empty where there is nothing to count.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'What is sought' }).fill('guest')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guest <i>of</i> all')
  await expect(page.getByRole('heading', { name: 'Nothing to tell yet' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
