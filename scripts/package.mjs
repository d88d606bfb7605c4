// npm run package [-- --installers] [-- --test-electron]: the program for this system, in release/.
import { buildIfChanged } from './lib/build.mjs'
import { run } from './lib/children.mjs'
import { electronHere, electronVersion } from './lib/electron.mjs'
import { installPackages } from './lib/install.mjs'
import { main, say } from './lib/say.mjs'
import { testElectron } from './lib/test-electron.mjs'
import { nodeProgram, root, toolFile } from './lib/tools.mjs'

await main(async () => {
  await installPackages()
  await buildIfChanged()
  const dist = process.argv.includes('--test-electron') ? await testElectron() : electronHere()
  // Without an Electron at hand electron-builder downloads the official one itself.
  const electron = dist ? [`-c.electronDist=${dist}`, `-c.electronVersion=${electronVersion(dist)}`] : []
  const target = process.argv.includes('--installers') ? [] : ['--dir']
  const args = [toolFile('electron-builder'), ...target, '--publish=never', ...electron]
  const code = await run(nodeProgram(), args, { cwd: root, minutes: 30 })
  say(code === 0 ? 'Packaged: see the folder release.' : 'Packaging failed; the lines above say why.')
  return code
})
