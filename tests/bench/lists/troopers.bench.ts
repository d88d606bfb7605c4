import { test } from '../../e2e/support/test.ts'
import { resize } from '../../e2e/support/window-size.ts'
import { NAME_STYLES, namesOfStyle } from '../../../shared/names/index.ts'
import { tellFrames, tellSearch, timeFrames, timeSearch } from './measure.ts'

test('2,000 troopers', async ({ muster }) => {
  const { page } = muster
  const { id: faction } = await muster.ask('factions.create', { name: 'Many', from: { kind: 'random' } })
  const names = NAME_STYLES.flatMap((style) => namesOfStyle(style)).slice(0, 2000)
  for (const name of names)
    await muster.ask('roster.add', { faction, campaign: null, unit: 'tactical', name, note: '' })
  await resize(muster, 1280, 800)
  await muster.go(`/faction/${faction}/roster`)
  await page.locator('[data-trooper]').first().waitFor()
  const rest = await timeFrames(page, null)
  const frames = await timeFrames(page, ':has(> ul[aria-label="Troopers"])')
  const wanted = names[1234] ?? ''
  const typed = [wanted, '', wanted.slice(0, 3), '', 'a', 'an', '', wanted]
  tellSearch(`${names.length} troopers`, await timeSearch(page.getByRole('searchbox').first(), typed))
  tellFrames(`${names.length} troopers`, frames, rest)
})
