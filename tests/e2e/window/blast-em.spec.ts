import { overflowing, violations } from '../support/looks.ts'
import { expect, test, type Muster } from '../support/test.ts'

/** A mission for one player, against bad guys that Muster leads, at the house's table from the set-up to its end. */

const log = ({ page }: Muster) => page.getByRole('list', { name: 'Log' })

test('a mission is set up, fought against Muster, and won', async ({ muster }) => {
  const { page } = muster
  const does = (name: RegExp | string) => page.getByRole('button', { name }).first().click()
  const stage = (phase: string) => expect(page.locator(`[data-stage="${phase}"]`)).toBeVisible()
  const doIt = () => page.getByRole('button', { name: 'Do it' }).click()

  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Blast ’Em!')
  await page.getByRole('navigation').getByRole('link', { name: 'Play a mission' }).click()
  await expect(page.getByText('Still to be said: Mission and Team of the first player.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Mission', exact: true }).selectOption('the-wrong-princess')
  await page.getByRole('textbox', { name: 'First player' }).fill('Ada')
  await page.getByRole('combobox', { name: 'Team of the first player' }).selectOption('late-shift')
  await expect(page.getByText('Six-Ton Maro (Trooper)')).toBeVisible()
  // Further seats wait for those before them, and whoever is named needs a team.
  const second = page.getByRole('textbox', { name: 'Second player' })
  await expect(page.getByRole('textbox', { name: 'Third player' })).toBeHidden()
  await second.fill('Bo')
  await expect(page.getByRole('textbox', { name: 'Third player' })).toBeVisible()
  await expect(page.getByText('Still to be said: Team of the second player.')).toBeVisible()
  await second.fill('')
  await page.getByRole('radio', { name: /Assist/ }).click()
  expect(await overflowing(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Control+Enter')

  // It is called by its mission, and speaks of no round before the first.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Wrong Princess')
  await expect(page.getByRole('main')).not.toContainText(/round 0/i)
  await does('find out who goes first')
  await stage('looking')
  await expect(page.getByText('which Hazard Tokens and enemies does your team see')).toBeVisible()
  await does('say what the team sees')
  await page.getByRole('checkbox', { name: 'Enemy trooper 1' }).click()
  await doIt()
  const justNow = page.getByRole('list', { name: 'Just now' })
  await expect(justNow).toContainText('A fight begins')

  // A fight: one of ours moves in view of an enemy, who is surprised and lets it pass.
  await stage('moving')
  await expect(log(muster)).toContainText('A fight begins, and the bad guys are surprised.')
  await does('Six-Ton Maro: move up to 8″')
  await page.getByRole('textbox', { name: 'How far' }).fill('6')
  await page.getByRole('group', { name: 'Who has a clear line' }).getByText('Enemy trooper 1').click()
  await page.getByRole('textbox', { name: 'How far' }).nth(1).fill('12,5')
  expect(await overflowing(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await doIt()
  await expect(log(muster)).toContainText('Six-Ton Maro moves 6″. Seen by Enemy trooper 1.')
  await does('move nobody else')

  // The players put right what no rule brought about, and take it back.
  await page.keyboard.press('u')
  await page.getByRole('combobox', { name: 'Of whom' }).selectOption('Six-Ton Maro')
  await does('Six-Ton Maro: is Mostly Dead')
  await page.getByRole('textbox', { name: 'Turns left' }).fill('2')
  await page.getByRole('textbox', { name: 'Why' }).fill('Fell off the roof')
  expect(await violations(page)).toEqual([])
  await doIt()
  await expect(log(muster)).toContainText('Put right by hand: Six-Ton Maro – Mostly Dead')
  await expect(log(muster)).toContainText('Fell off the roof')
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(log(muster)).not.toContainText('Fell off the roof')

  // Muster moves its people; the players say how far, and that nobody saw them.
  while (await page.getByText('Now the bad guys move').isVisible()) {
    await does(/(Enemy trooper|Personnel) \d: move up to \d+″, to the nearest cover/)
    await page.getByRole('textbox', { name: 'How far' }).fill('2')
    const before = await log(muster).getByRole('listitem').count()
    await doIt()
    await expect.poll(() => log(muster).getByRole('listitem').count()).toBeGreaterThan(before)
  }

  // One shot is declared, with its chances before it, and carried out.
  await stage('declaring')
  await does('Six-Ton Maro: shoot (standard weapon)')
  await page.getByRole('combobox', { name: 'At whom', exact: true }).selectOption('Enemy trooper 2')
  const odds = page.getByRole('list', { name: 'What it comes to' })
  await expect(odds.getByRole('listitem')).toHaveText([
    /^Six-Ton Maro: 5 and d8, against \d+ and d8 of Enemy trooper 2/,
    /^Enemy trooper 2, in the open: \d+% to hit/,
    /behind light cover/,
    /behind hard cover/,
  ])
  await doIt()
  await does('Ada: declare nothing more')
  await stage('resolving')
  await does('Six-Ton Maro: standard weapon at Enemy trooper 2')
  await page.getByRole('radiogroup', { name: 'In sight' }).getByText('Yes').click()
  await page.getByRole('radiogroup', { name: 'Cover of the target' }).getByText('None').click()
  await doIt()
  await expect(log(muster)).toContainText(
    /Six-Ton Maro (hits|misses) Enemy trooper 2 \(5 and d8 \d, \d+ against/,
  )
  while (await page.locator('[data-stage="settling"]').isVisible()) {
    await does('say what a stray shot strikes')
    await page
      .getByRole('combobox', { name: 'What it strikes' })
      .selectOption('Nothing, or nothing that counts')
    await doIt()
  }

  // Nobody is in sight any more: the maid is found, and all leave by boat.
  await stage('closing')
  await does('Ada: end the turn')
  await doIt()
  await stage('looking')
  await does('say what the team sees')
  await doIt()
  await stage('free')
  await does('Ottla Brandt: speak to somebody')
  await doIt()
  await expect(log(muster)).toContainText('Lisbet, the maid comes along with Ada.')
  await does('Ada: leave by a way out')
  const leaving = page.getByRole('group', { name: 'Who leaves' }).getByRole('checkbox')
  for (const one of await leaving.all()) await one.check()
  await page.getByRole('radio', { name: 'Your boat' }).click()
  await doIt()
  await does('Ada: end the turn')
  await expect(page.getByRole('status').filter({ hasText: 'Mission accomplished!' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  // Its report is a press away; then looked back at, and on paper.
  await page.getByRole('button', { name: 'To its report' }).click()
  await expect(page.getByRole('heading', { name: 'Afterwards' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Ada won.')
  await page.goBack()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Look back' }).click()
  await page.getByText('Moments', { exact: true }).click()
  await expect(page.getByRole('button', { name: /^The end/ })).toBeVisible()
  expect(await overflowing(page)).toEqual([])
  await muster.go('/print/sheets?what=battle&game=blast-em')
  await expect(page.getByRole('combobox', { name: 'Battle' })).toContainText('Ada')
})
