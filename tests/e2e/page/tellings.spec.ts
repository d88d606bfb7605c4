import { beginFight, playTo } from '../support/fights.ts'
import { heldBack } from '../support/held-back.ts'
import { violations } from '../support/looks.ts'
import { savedFile } from '../support/saved.ts'
import { expect, test, type Muster } from '../support/test.ts'

const AWAY = '<script>alert(1)</script>'

/** The sample campaign and its sixth battle, the last of those that were only recorded. */
async function sample(muster: Muster): Promise<{ id: string; battle: string }> {
  const { id } = await muster.ask('samples.open', {})
  const { battles } = await muster.ask('campaigns.view', { id })
  return { id, battle: battles[5]?.id ?? '' }
}

/** Reports a battle's place and note anew, and nothing else of it. */
async function correct(muster: Muster, campaign: string, battle: string, place: string): Promise<void> {
  const { battles } = await muster.ask('campaigns.view', { id: campaign })
  const told = battles.find(({ id }) => id === battle)
  if (!told) throw new Error('The battle is gone.')
  const { sides, result, foughtOn, note } = told
  await muster.ask('battles.correct', { id: battle, report: { sides, result, foughtOn, place, note } })
}

test('a report is written on beside its facts; when these change that is said, and nothing is replaced unasked', async ({
  muster,
}) => {
  const { page } = muster
  const { id, battle } = await sample(muster)
  await muster.go(`/campaign/${id}/chronicle`)
  await page.getByRole('link', { name: 'The whole report of battle 6' }).click()
  await expect(page.getByRole('heading', { name: 'What followed' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  const field = page.getByRole('textbox', { name: 'The report of battle 6, in Markdown' })
  await expect(field).toBeFocused()
  await field.fill('# Our night\n\nIt was **cold**.')
  await expect(page.getByRole('heading', { name: 'Our night' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('The report of battle 6 is saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused()
  await expect(page.getByText('have changed since')).toBeHidden()

  await correct(muster, id, battle, 'Somewhere else')
  await expect(page.getByText('The facts of this battle have changed since this was written.')).toBeVisible()
  await expect(page.getByText('It was cold.')).toBeVisible()
  await page.getByRole('button', { name: 'See what Muster would tell now' }).click()
  const both = page.getByRole('dialog', { name: 'Two texts' })
  await expect(both.getByText('It was cold.')).toBeVisible()
  await expect(both.getByText('Somewhere else', { exact: false })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await both.getByRole('button', { name: 'Keep this text' }).click()
  await expect(page.getByText('have changed since')).toBeHidden()
  await expect(page.getByText('It was cold.')).toBeVisible()

  // In the chronicle the chapter is in the group's words.
  await muster.go(`/campaign/${id}/chronicle`)
  const chapter = page.locator('#chronicle-battle-6')
  await expect(chapter.getByText('It was cold.')).toBeVisible()
  await expect(chapter.getByText('written on by the group')).toBeVisible()

  await muster.go(`/campaign/${id}/report/${battle}`)
  await page.getByRole('button', { name: 'Compare with Muster’s text' }).click()
  await both.getByRole('button', { name: 'Take Muster’s text' }).click()
  await page
    .getByRole('dialog', { name: 'Take Muster’s text?' })
    .getByRole('button', { name: 'Take Muster’s text' })
    .click()
  await expect(page.getByRole('heading', { name: 'What followed' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('It was cold.')).toBeVisible()
})

test('the introduction of a chronicle is the group’s to write; the contents lead to each part', async ({
  muster,
}) => {
  const { page } = muster
  const { id } = await sample(muster)
  await muster.go(`/campaign/${id}/chronicle`)
  await expect(
    page.getByText('Eight battles have been fought in Border of Ash.', { exact: false }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Edit the introduction' }).click()
  await page.getByRole('textbox', { name: 'The introduction, in Markdown' }).fill(AWAY)
  const letGo = await heldBack(page, 'histories.write')
  await page.getByRole('button', { name: 'Save' }).click()
  // Whoever goes on while that is being kept stays where that led.
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('button', { name: 'Decorations' })
    .click()
  await expect(page.locator('#chronicle-decorations')).toBeFocused()
  letGo()
  await expect(page.getByRole('textbox', { name: 'The introduction, in Markdown' })).toBeHidden()
  await expect(page.locator('#chronicle-introduction').getByText(AWAY)).toBeVisible()
  await expect(page.locator('#chronicle-decorations')).toBeFocused()
  await expect(page.locator('#chronicle-decorations').getByText('Cross of Sump Nine')).toBeInViewport()
})

test('a chronicle is exported in every way, and a running battle keeps its secrets', async ({ muster }) => {
  test.slow()
  const { page } = muster
  const { id, battle } = await sample(muster)
  await muster.ask('histories.write', { campaign: id, battle, words: `# Ours\n\n${AWAY} & co.`, told: '' })
  const fight = await beginFight(muster, id)
  await playTo(muster, fight, { phase: 'action', seed: 3 })
  const { decision } = await muster.ask('fights.look', { id: fight, watcher: 'a' })
  await muster.ask('fights.act', {
    id: fight,
    after: decision,
    command: { kind: 'note', side: 'a', piece: null, text: 'For our eyes', private: true },
    rolls: null,
  })
  await muster.go(`/campaign/${id}/chronicle`)
  const dialog = page.getByRole('dialog', { name: 'Export the chronicle' })
  const take = (kind: string, options: readonly string[] = []) =>
    savedFile(muster, async () => {
      await page.getByRole('button', { name: 'Export…' }).click()
      await dialog.getByRole('radio', { name: kind }).click()
      for (const option of ['Secrets of battles that are not over', 'Private notes']) {
        const box = dialog.getByRole('checkbox', { name: option })
        if (await box.isVisible()) await box.setChecked(options.includes(option))
      }
      // With no options, and with all of them: a long page behind the dialog takes its time.
      if (kind === 'Text (Markdown)' || options.length > 0)
        expect.soft(await violations(page), kind).toEqual([])
      await dialog.getByRole('button', { name: 'Export' }).click()
      await expect(dialog).toBeHidden()
    })

  const markdown = await take('Text (Markdown)')
  expect(markdown.name).toBe('Border of Ash.md')
  for (const words of [
    '# Border of Ash',
    '## 6. ',
    '## Roll of the fallen',
    '**Genji Murasame**',
    '## Decorations',
  ])
    expect(markdown.text).toContain(words)

  const html = await take('Web page')
  expect(html.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; co.')
  expect(html.text).not.toContain('<script')
  expect(html.text).not.toMatch(/(?:src|href)="(?!data:|#)/)

  const battles = await take('Battles (CSV)')
  expect(battles.name).toBe('Border of Ash - battles.csv')
  expect(battles.text.trim().split('\r\n')).toHaveLength(9)

  const casualties = await take('Casualties (CSV)')
  expect(casualties.text).toContain('Genji Murasame')

  // Only the battles that are over have told their cards.
  const running = (text: string): string =>
    text
      .split('\r\n')
      .filter((line) => line.startsWith(`,${fight},`))
      .join('\n')
  const events = await take('Events (CSV)')
  expect(running(events.text)).toContain('round-begun')
  for (const secret of ['cards-drawn', 'mustered', 'For our eyes'])
    expect(running(events.text)).not.toContain(secret)
  expect(events.text).not.toContain('dice-moved')
  const told = await take('Events (CSV)', ['Secrets of battles that are not over', 'Private notes'])
  for (const secret of ['cards-drawn', 'mustered', 'For our eyes'])
    expect(running(told.text)).toContain(secret)
  expect(told.text).not.toContain('dice-moved')

  const json = await take('Everything (JSON)')
  expect(JSON.parse(json.text)).toMatchObject({
    format: 'muster-history',
    version: 1,
    texts: [{ battle, words: `# Ours\n\n${AWAY} & co.` }],
  })
  expect(json.text).not.toContain('For our eyes')

  await page.getByRole('button', { name: 'Export…' }).click()
  await dialog.getByRole('radio', { name: 'PDF or paper' }).click()
  await dialog.getByRole('button', { name: 'Go to the print room' }).click()
  await expect(
    page.locator('.frame').getByText('6. New Tokyo against', { exact: false }).first(),
  ).toBeAttached()
})
