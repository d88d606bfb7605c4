import { DEFAULT_RULES_DOCUMENT } from '../../../shared/systems/blast-em/documents/rules.ts'
import { declarers } from '../../../shared/systems/blast-em/battle/course/who.ts'
import { shotOffers } from '../../../shared/systems/blast-em/battle/fight/aims.ts'
import { BAD_GUYS_SIDE } from '../../../shared/systems/blast-em/battle/words.ts'
import { missionState, playUntil } from '../../support/missions.ts'
import { heldBack } from '../support/held-back.ts'
import { overflowing, violations } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

test('by house rule two players declare in secret, and nobody sees it before both have', async ({
  muster,
}) => {
  const { page } = muster
  const { id: rules } = await muster.ask('documents.create', {
    system: 'blast-em',
    kind: 'house-rules',
    campaign: null,
    document: {
      ...DEFAULT_RULES_DOCUMENT,
      name: 'In secret',
      rules: { ...DEFAULT_RULES_DOCUMENT.rules, declaring: 'secret' },
    },
  })
  const { id } = await muster.ask('fights.setUp', {
    system: 'blast-em',
    campaign: null,
    level: 'enforce',
    said: {
      mission: 'seed-vault',
      automatic: false,
      rules,
      ...{ name1: 'Ada', team1: 'late-shift', name2: 'Bo', team2: 'lantern-choir' },
    },
  })
  const state = await playUntil(
    muster,
    id,
    (now) =>
      now.phase === 'declaring' &&
      now.active !== null &&
      declarers(now).length === 2 &&
      now.exchange?.attacks.length === 0 &&
      // Nobody surprised, in HTH or out of breath: there is something to declare.
      shotOffers(now, now.active).length > 0,
    'team',
  )
  const active = state.setup.players.find(({ side }) => side === state.active)?.name ?? ''
  await muster.go(`/fight/${id}`)

  const choosing = (who: string) => page.getByRole('button', { name: `${who} chooses in secret` })
  await expect(choosing('Bad guys')).toBeVisible()
  await choosing(active).click()
  await page.getByRole('button', { name: `I am ${active}` }).click()
  const own = page.getByRole('dialog')
  await own
    .getByRole('button', { name: /: shoot \(/ })
    .first()
    .click()
  const first = own
    .getByRole('radio')
    .or(own.getByRole('combobox', { name: 'At whom' }))
    .first()
  // However many there are.
  if (await first.evaluate((shown) => shown.matches('select'))) await first.selectOption({ index: 1 })
  else await first.click()
  expect(await overflowing(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await own.getByRole('button', { name: 'Do it' }).click()
  const log = page.getByRole('list', { name: 'Log' })
  await expect(log).toContainText(`${active} has declared an attack.`)
  await expect(log).not.toContainText('means to attack')
  // Whoever is faster than the program does both all the same, and neither twice.
  const letGo = await heldBack(page, 'fights.act')
  for (const who of [active, active, 'Bad guys'])
    await page.getByRole('button', { name: `${who}: declare nothing more` }).click()
  letGo()
  await expect(log).toContainText('What was declared in secret')
  expect(missionState(muster, id).exchange?.attacks).toHaveLength(1)
  expect(state.exchange?.declared).not.toContain(BAD_GUYS_SIDE)
})
