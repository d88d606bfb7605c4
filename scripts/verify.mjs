// npm run verify: every check in order. Its last line is `N passed, N failed`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, isBuilt } from './lib/build.mjs'
import { runQuietly } from './lib/children.mjs'
import { hasDisplay } from './lib/display.mjs'
import { electronHere } from './lib/electron.mjs'
import { Trouble, main, say, secondsSince } from './lib/say.mjs'
import { programOnPath } from './lib/system-packages.mjs'
import { testElectronHere } from './lib/test-electron.mjs'
import { runPlaywright, runVitest } from './lib/test-runs.mjs'
import { nodeProgram, root, toolFile } from './lib/tools.mjs'
import { lint } from './lint/linters.mjs'

/** @typedef {import('./lib/test-runs.mjs').Count} Count */

/** @param {string} tool @param {string[]} args @returns {() => Promise<Count>} */
function check(tool, ...args) {
  return async () => {
    const { code, output } = await runQuietly(tool, nodeProgram(), [toolFile(tool), ...args], { cwd: root })
    if (code !== 0) say(output.trimEnd())
    return code === 0 ? { passed: 1, failed: 0, tests: 0 } : { passed: 0, failed: 1, tests: 0 }
  }
}

async function checkBuild() {
  if (!isBuilt()) await build()
  return { passed: 1, failed: 0, tests: 0 }
}

/** @param {string} folder for the runner's report */
async function endToEnd(folder) {
  if (!hasDisplay())
    throw new Trouble('No display here for the end-to-end tests: run "npm test", which brings one.')
  if (!isBuilt()) throw new Trouble('The end-to-end tests were not run, because there is no fresh build.')
  const electron = electronHere() ?? testElectronHere()
  if (!electron)
    throw new Trouble('No Electron here for the end-to-end tests: run "npm test", which fetches one.')
  const chromium = programOnPath(['chromium', 'chromium-browser', 'google-chrome'])
  return runPlaywright(join(folder, 'e2e.json'), {
    ELECTRON_OVERRIDE_DIST_PATH: electron,
    ...(chromium && { MUSTER_CHROMIUM: chromium }),
  })
}

await main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-verify-'))
  /** @type {[string, () => Promise<Count>][]} */
  const steps = [
    ['Types', check('vue-tsc', '--noEmit')],
    ['Lint', lint],
    ['Unit tests', () => runVitest('unit', join(folder, 'unit.json'))],
    ['App tests', () => runVitest('app', join(folder, 'app.json'))],
    ['Build', checkBuild],
    ['End-to-end tests', () => endToEnd(folder)],
  ]
  const total = { passed: 0, failed: 0, tests: 0 }
  const lines = []
  for (const [name, step] of steps) {
    say(`\n== ${name}`)
    const begun = Date.now()
    const count = await step().catch((/** @type {unknown} */ error) => {
      say(error instanceof Trouble ? error.message : String(error))
      return { passed: 0, failed: 1, tests: 0 }
    })
    for (const key of /** @type {const} */ (['passed', 'failed', 'tests'])) total[key] += count[key]
    lines.push(
      `${name}: ${count.failed ? `${String(count.failed)} failed` : 'good'}, ${String(secondsSince(begun))} s`,
    )
    say(lines.at(-1) ?? '')
  }
  rmSync(folder, { recursive: true, force: true })
  say(`\n== All steps\n${lines.join('\n')}`)
  if (total.tests === 0) say('No test ran at all, which counts as a failure.')
  say(`${String(total.passed)} passed, ${String(total.failed)} failed`)
  return total.failed || total.tests === 0 ? 1 : 0
})
