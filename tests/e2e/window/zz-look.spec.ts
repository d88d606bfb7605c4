import { test } from '../support/test.ts'
import { overflowing, violations } from '../support/looks.ts'
import { resize } from '../support/window-size.ts'
for (const system of ['traveller', 'fast-and-dirty', 'downsync'] as const)
test('look ' + system, async ({ muster }) => {
  test.setTimeout(120000)
  const { page } = muster
  await resize(muster, 1280, 800)
  await muster.ask('sampleAdventures.open', { system })
  const [{ id }] = (await muster.ask('campaigns.list', {})) as any
  await muster.go(`/adventure/${system}/${id}`); await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/look-hou/log-${system}.png` })
  await page.getByRole('link', { name: /As it set out/u }).first().click(); await page.waitForTimeout(600)
  await page.screenshot({ path: `/tmp/look-hou/setout-${system}.png` })
  console.log(system, await overflowing(page), JSON.stringify(await violations(page)).slice(0, 400))
  await muster.go(`/people`); 
})
