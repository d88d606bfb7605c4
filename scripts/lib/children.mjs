import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { Trouble, withProgress } from './say.mjs'

/** @typedef {{ code: number, output: string }} Ended */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let asked = 0

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  asked += 1
  // A terminal sends Ctrl-C to children too; a second copy from here would cut their clean end short.
  const theyKnow = signal === 'SIGINT' && process.stdin.isTTY && asked === 1
  if (running.size === 0) process.exit(128 + constants.signals[signal])
  for (const child of running) if (!theyKnow) child.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM')
  setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), 10_000).unref()
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => endAll(signal))

// Some tools colour their output on CI machines even where nobody shows colours.
if (!process.stdout.isTTY && !process.env.FORCE_COLOR) process.env.NO_COLOR = '1'
process.on('exit', () => running.forEach((child) => child.kill()))

/** True once Ctrl-C or a termination signal arrived: what fails from then on was meant to. */
export function wasAskedToEnd() {
  return asked > 0
}

/**
 * Starts a program that ends with this one.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function startChild(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  running.add(child)
  const forget = () => running.delete(child)
  child.once('exit', forget).once('error', forget)
  return child
}

/**
 * The exit code as a shell gives it; 127 when the program could not be started.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function exitCodeOf(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

/**
 * Runs a program to its end, showing what it writes, within a limit of time.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { minutes?: number }} [options]
 * @returns {Promise<number>} its exit code
 */
export async function run(command, args, { minutes = 60, ...options } = {}) {
  const child = startChild(command, args, options)
  const timer = setTimeout(() => child.kill(), minutes * 60_000)
  const code = await exitCodeOf(child)
  clearTimeout(timer)
  if (wasAskedToEnd()) process.exit(code || 130)
  return code
}

/**
 * Runs a program with its output kept back.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { minutes?: number }} [options]
 * @returns {Promise<Ended>}
 */
export async function capture(command, args, { minutes = 60, ...options } = {}) {
  const child = startChild(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout?.on('data', (/** @type {Buffer} */ data) => (output += data.toString()))
  child.stderr?.on('data', (/** @type {Buffer} */ data) => (output += data.toString()))
  const timer = setTimeout(() => child.kill(), minutes * 60_000)
  const code = await exitCodeOf(child)
  clearTimeout(timer)
  if (wasAskedToEnd()) process.exit(code || 130)
  return { code, output }
}

/**
 * As capture, so that the caller shows the output only when it matters.
 * @param {string} label shown with the seconds when it takes over two
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { minutes?: number }} [options]
 * @returns {Promise<Ended>}
 */
export function runQuietly(label, command, args, options = {}) {
  return withProgress(label, () => capture(command, args, options))
}

/**
 * As runQuietly, but a failure is a Trouble: what the program wrote, then the advice.
 * @param {string} label
 * @param {string} command
 * @param {string[]} args
 * @param {string} advice
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function mustRun(label, command, args, advice, options = {}) {
  const { code, output } = await runQuietly(label, command, args, options)
  if (code !== 0)
    throw new Trouble(`${output.trimEnd()}\n${label} failed (exit code ${String(code)}). ${advice}`)
  return output
}
