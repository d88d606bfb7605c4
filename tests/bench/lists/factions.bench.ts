import { test } from '../../e2e/support/test.ts'
import { resize } from '../../e2e/support/window-size.ts'
import { tellFrames, tellSearch, timeFrames, timeSearch } from './measure.ts'

test('500 factions', async ({ muster }) => {
  const { page } = muster
  for (let n = 0; n < 500; n += 1)
    await muster.ask('factions.create', { name: `Faction ${n}`, from: { kind: n % 2 ? 'random' : 'blank' } })
  await resize(muster, 1280, 800)
  await muster.go('/factions')
  await page.getByRole('article').first().waitFor()
  const rest = await timeFrames(page, null)
  const frames = await timeFrames(page, 'main')
  const field = page.getByRole('searchbox')
  tellSearch(
    '500 factions',
    await timeSearch(field, ['f', 'fa', 'fac', 'faction 4', 'faction 49', '', 'faction 1', '7', '']),
  )
  tellFrames('500 factions', frames, rest)
})
