// npm run bench [-- --test-electron]: cold start to the first usable screen, against a bare Electron window; long
// lists against the frames that the machine can draw; cards to a PDF; a campaign of 1,000 battles; and what the rules
// engine costs, against boardgame.io. With --start, --lists, --print, --histories or --engine only that.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from './lib/build.mjs'
import { exitCodeOf, mustRun, run, startChild } from './lib/children.mjs'
import { hasDisplay, startVirtualDisplay } from './lib/display.mjs'
import { electronEnvironment, electronHere, electronProgram } from './lib/electron.mjs'
import { electronVersion, sandboxArguments } from './lib/electron.mjs'
import { installPackages } from './lib/install.mjs'
import { Trouble, main, say } from './lib/say.mjs'
import { testElectron, testElectronHere } from './lib/test-electron.mjs'
import { nodeProgram, npmCommand, root, toolFile } from './lib/tools.mjs'

const rounds = 10
const goal = 1.25
const limitSeconds = 60

/**
 * Starts a program and waits for the line it writes when a person could use it.
 * @param {string} program
 * @param {string[]} args
 * @param {string} line
 * @returns {Promise<number>} milliseconds from the start of the process to the line
 */
async function timeToLine(program, args, line) {
  const begun = performance.now()
  const child = startChild(program, [...sandboxArguments(), ...args], {
    env: { ...electronEnvironment(), MUSTER_BENCH: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = exitCodeOf(child)
  const took = await new Promise((resolve) => {
    let output = ''
    child.stdout?.on('data', (/** @type {Buffer} */ data) => {
      output += data.toString()
      if (output.includes(line)) resolve(performance.now() - begun)
    })
    void ended.then(() => resolve(undefined))
    setTimeout(() => resolve(undefined), limitSeconds * 1000).unref()
  })
  child.kill()
  const force = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(force)
  if (typeof took === 'number') return took
  throw new Trouble(`The line "${line}" did not come: ${program} ${args.join(' ')}`)
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}

/** The rules engine beside boardgame.io, each in a process of its own: their figures are for one core. */
async function measureEngine() {
  const boardgame = join(root, 'scripts/bench/boardgame')
  const npm = npmCommand(['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'])
  await mustRun('Installing boardgame.io, to measure by', npm.command, npm.args, 'Check the network.', {
    cwd: boardgame,
    shell: npm.shell,
  })
  const env = { ...process.env, NODE_ENV: 'production' }
  const program = [join(boardgame, 'moves.js')]
  const moves = await mustRun('Measuring boardgame.io', nodeProgram(), program, 'See above.', { env })
  const child = startChild(nodeProgram(), [join(root, 'tests/bench/engine.ts'), moves.trim()])
  return exitCodeOf(child)
}

/** Does something with the built program, an Electron and a display. */
async function withWindow(/** @type {(dist: string) => Promise<void>} */ measure) {
  await buildIfChanged()
  const asked = process.argv.includes('--test-electron')
  const dist = asked ? await testElectron() : (electronHere() ?? testElectronHere())
  if (!dist)
    throw new Trouble('No Electron here. Run "npm start" once, or "npm run bench -- --test-electron".')
  if (dist === testElectronHere()) say(`Measured in the stand-in for Electron that the tests use: ${dist}`)
  const endDisplay = hasDisplay() ? () => undefined : await startVirtualDisplay()
  try {
    await measure(dist)
  } finally {
    endDisplay()
  }
}

/** Long lists, prints, or histories, in the real window. @param {'lists' | 'print' | 'histories'} what @param {string} dist */
async function measureInWindow(what, dist) {
  const tool = toolFile('@playwright/test', 'playwright')
  await run(nodeProgram(), [tool, 'test', '--config', `tests/bench/${what}/playwright.config.ts`], {
    cwd: root,
    env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: dist },
    minutes: 40,
  })
}

/** @param {string} dist */
async function measureStart(dist) {
  const data = mkdtempSync(join(tmpdir(), 'muster-bench-'))
  const program = electronProgram(dist)
  const bareFolder = join(root, 'scripts/bench/bare')
  const muster = () => timeToLine(program, [root, '--data', join(data, 'muster')], 'muster:usable')
  const bare = () => timeToLine(program, [bareFolder, `--user-data-dir=${join(data, 'bare')}`], 'bare:usable')
  try {
    // The first runs create the data folders and fill the disk cache; they do not count.
    await muster()
    await bare()
    /** @type {{ muster: number[], bare: number[] }} */
    const times = { muster: [], bare: [] }
    for (let round = 1; round <= rounds; round += 1) {
      times.bare.push(await bare())
      times.muster.push(await muster())
      const last = [times.muster, times.bare].map((list) => (list.at(-1) ?? NaN).toFixed(0))
      say(`round ${String(round)} of ${String(rounds)}: Muster ${last[0]} ms, bare window ${last[1]} ms`)
    }
    const [ours, theirs] = [median(times.muster), median(times.bare)]
    say(`Electron ${electronVersion(dist)}, medians of ${String(rounds)} starts:`)
    say(`Muster ${ours.toFixed(0)} ms, bare window ${theirs.toFixed(0)} ms`)
    const ratio = ours / theirs
    say(
      `cold start ratio ${ratio.toFixed(2)} (goal: at most ${String(goal)}): ${ratio <= goal ? 'met' : 'not met'}`,
    )
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

await main(async () => {
  await installPackages()
  const parts = ['--start', '--lists', '--print', '--histories', '--engine'].filter((part) =>
    process.argv.includes(part),
  )
  const wanted = (/** @type {string} */ part) => parts.length === 0 || parts.includes(part)
  if (wanted('--start')) await withWindow(measureStart)
  if (wanted('--lists')) await withWindow((dist) => measureInWindow('lists', dist))
  if (wanted('--print')) await withWindow((dist) => measureInWindow('print', dist))
  if (wanted('--histories')) await withWindow((dist) => measureInWindow('histories', dist))
  return wanted('--engine') ? measureEngine() : 0
})
