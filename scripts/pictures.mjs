// npm run pictures: the screenshots in docs/pictures anew, of the program as it is now.
import { buildIfChanged } from './lib/build.mjs'
import { run } from './lib/children.mjs'
import { hasDisplay, startVirtualDisplay } from './lib/display.mjs'
import { main } from './lib/say.mjs'
import { programHosts } from './lib/test-runs.mjs'
import { nodeProgram, root, toolFile } from './lib/tools.mjs'

await main(async () => {
  await buildIfChanged()
  const endDisplay = hasDisplay() ? () => undefined : await startVirtualDisplay()
  const config = ['--config', 'tests/pictures/playwright.config.ts']
  const args = [toolFile('@playwright/test', 'playwright'), 'test', ...config, ...process.argv.slice(2)]
  const code = await run(nodeProgram(), args, { cwd: root, env: { ...process.env, ...programHosts() } })
  endDisplay()
  return code
})
