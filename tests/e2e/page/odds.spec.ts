import { SAMPLE_TEAMS } from '../../../shared/systems/blast-em/samples/teams.ts'
import { overflowing, violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

const NASTY = 'The <b>Nine</b> “Lives” of Überlänge, שלום and friends, who went out and all came home again'

test('the odds of one against another are told with reasons, and those of a whole team in a table that prints', async ({
  muster,
}) => {
  const { page } = muster
  const team = { ...SAMPLE_TEAMS['late-shift'], name: NASTY }
  const members = team.members.map((member) => ({ ...member, name: `${member.name} ${NASTY}`.slice(0, 90) }))
  await muster.ask('documents.create', {
    system: 'blast-em',
    kind: 'team',
    campaign: null,
    document: { ...team, members },
  })
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Blast ’Em!')
  await page.getByRole('navigation').getByRole('link', { name: 'Odds' }).click()
  await expect(page.getByRole('combobox', { name: 'Team', exact: true })).toContainText(NASTY)

  // One Trooper at another, behind hard cover: each part of the number, and its line.
  const chances = page.getByRole('list', { name: 'Odds' }).getByRole('listitem')
  const reasons = page.getByRole('list', { name: 'Why' }).getByRole('listitem')
  await page.getByRole('combobox', { name: 'Team', exact: true }).selectOption('The types of the book')
  await page.getByRole('combobox', { name: 'Of the team' }).selectOption('Trooper')
  await page.getByRole('combobox', { name: 'Of the bad guys' }).selectOption('Enemy trooper')
  await expect(chances.first()).toHaveText(/It hits\s*56%/)
  await page.getByRole('radiogroup', { name: 'Cover' }).getByText('hard').click()
  await expect(chances.first()).toHaveText(/It hits\s*33%/)
  await expect(reasons.filter({ hasText: '−2 for the cover' })).toContainText('lines 353–355')
  await page.getByRole('checkbox', { name: 'The target is to ground' }).click()
  await expect(reasons).toHaveText([/cannot be hit by a shot.*line 357/])
  await page.getByRole('checkbox', { name: 'The target is to ground' }).click()

  // The table of a team; a chance in it is asked for with its reasons.
  // A name from right to left stands between marks that nobody sees: it is chosen by its value.
  const own = page.getByRole('combobox', { name: 'Team', exact: true }).locator('option', { hasText: NASTY })
  await page
    .getByRole('combobox', { name: 'Team', exact: true })
    .selectOption((await own.getAttribute('value')) ?? '')
  const attacks = page.getByRole('table', { name: 'their attacks' })
  await attacks.getByRole('button', { name: 'Guard', exact: true }).click()
  await expect(attacks.getByRole('columnheader', { name: 'Guard' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  expect(await overflowing(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await page
    .getByRole('table', { name: 'attacks on them' })
    .getByRole('button', { name: /^Assault ’Bot, heavy weapon, radius, against .?Six-Ton Maro/ })
    .click()
  await expect(page.getByRole('radiogroup', { name: 'Who attacks' }).getByText('The bad guys')).toBeVisible()
  await expect(
    page.getByRole('heading', { name: /^Assault ’Bot at .?Six-Ton Maro.*heavy weapon, radius/ }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Print the tables' }).click()
  await expect(page.getByText(/^\d pages?$/)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Odds' })).toBeChecked()
})
