import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { exitCodeOf, startChild, wasAskedToEnd } from '../lib/children.mjs'
import { withProgress } from '../lib/say.mjs'
import { isWindows, nodeProgram, readJson, toolFile } from '../lib/tools.mjs'

/** @typedef {import('./copy.mjs').Copy} Copy */
/** @typedef {{ file: string, title: string, state: 'passed' | 'failed' | 'broken', why: string, seconds: number, proof: Proof | null }} Test broken: its file does not load */
/** @typedef {import('../../tests/support/proof.ts').Proof} Proof */
/** @typedef {{ tests: Test[], late: boolean, output: string }} Ran late: it had to be ended */

/** Roomy: a busy machine is many times slower than an idle one. */
const minutes = { build: 5, file: 10, related: 30 }
const allowed = (/** @type {readonly string[]} */ files) => 3 + files.length * minutes.file
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs Node in the copy. What it starts ends with it, also when the time is over; and nothing waits for output, which a
 * program that was left behind might hold open.
 * @param {Copy} copy
 * @param {string} label
 * @param {string[]} args
 * @param {{ minutes: number, env?: NodeJS.ProcessEnv }} options
 */
async function runNode(copy, label, args, { minutes: most, env = {} }) {
  const log = join(copy.reports, 'output.txt')
  const file = openSync(log, 'w')
  let late = false
  const code = await withProgress(
    () => label,
    async () => {
      const child = startChild(nodeProgram(), args, {
        cwd: copy.folder,
        env: { ...process.env, ...env, FORCE_COLOR: '0' },
        stdio: ['ignore', file, file],
        detached: !isWindows,
      })
      const end = (/** @type {NodeJS.Signals} */ signal) => {
        try {
          if (isWindows || child.pid === undefined) child.kill(signal)
          else process.kill(-child.pid, signal)
        } catch {
          // It has ended already.
        }
      }
      for (const signal of signals) process.on(signal, end)
      const timers = [
        setTimeout(() => ((late = true), end('SIGTERM')), most * 60_000),
        setTimeout(() => end('SIGKILL'), most * 60_000 + 10_000),
      ]
      const ended = await exitCodeOf(child)
      // What it has left behind would take the next run's time.
      end('SIGKILL')
      timers.forEach(clearTimeout)
      for (const signal of signals) process.off(signal, end)
      return ended
    },
  )
  closeSync(file)
  if (wasAskedToEnd()) process.exit(code || 130)
  return { code, late, output: readFileSync(log, 'utf8') }
}

/** @param {Copy} copy @returns {Promise<boolean>} whether the program could be built */
export async function buildCopy(copy) {
  const args = [join(copy.folder, 'scripts/build.mjs')]
  const { code, late } = await runNode(copy, 'Building', args, { minutes: minutes.build })
  return code === 0 && !late
}

/**
 * Runs files of Vitest; with `bail` up to the first test that fails.
 * @param {Copy} copy
 * @param {string[]} files
 * @param {{ bail: boolean }} how
 * @returns {Promise<Ran>}
 */
export function runTests(copy, files, { bail }) {
  return vitest(copy, 'Tests', ['run', ...files, ...(bail ? ['--bail=1'] : [])], allowed(files))
}

/**
 * Runs all of Vitest that a change of a file reaches, up to the first test that fails.
 * @param {Copy} copy
 * @param {string} file
 */
export function runRelated(copy, file) {
  const args = ['related', file, '--run', '--bail=1', '--passWithNoTests']
  return vitest(copy, 'All tests that it reaches', args, minutes.related)
}

/** @param {Copy} copy @param {string} label @param {string[]} args @param {number} most @returns {Promise<Ran>} */
async function vitest(copy, label, args, most) {
  const report = join(copy.reports, 'vitest.json')
  rmSync(report, { force: true })
  const told = ['--reporter=json', `--outputFile.json=${report}`]
  const { late, output } = await runNode(copy, label, [toolFile('vitest'), ...args, ...told], {
    minutes: most,
  })
  if (!existsSync(report)) return { tests: [], late, output }
  return {
    tests: readJson(report).testResults.flatMap((/** @type {any} */ one) => testsIn(copy, one)),
    late,
    output,
  }
}

/** @param {Copy} copy @param {any} told of one file by Vitest @returns {Test[]} */
function testsIn(copy, { name, status, message, assertionResults }) {
  const file = relative(copy.folder, name).replaceAll('\\', '/')
  const tests = assertionResults
    .filter((/** @type {any} */ one) => one.status === 'passed' || one.status === 'failed')
    .map((/** @type {any} */ one) => ({
      file,
      title: one.fullName,
      state: one.status,
      why: one.failureMessages?.[0] ?? '',
      seconds: (one.duration ?? 0) / 1000,
      proof: one.meta?.proof ?? null,
    }))
  const isTold = status !== 'failed' || tests.some((/** @type {Test} */ { state }) => state === 'failed')
  if (isTold) return tests
  // Where it knows its tests and none of them failed, what they need before them did.
  return [
    ...tests,
    {
      file,
      title: '',
      state: assertionResults.length > 0 ? 'failed' : 'broken',
      why: message,
      seconds: 0,
      proof: null,
    },
  ]
}

/**
 * Runs specs of Playwright, in every project that has them.
 * @param {Copy} copy
 * @param {string[]} files
 * @param {string[]} titles only tests with one of these in their titles; all where there are none
 * @param {{ bail: boolean, env: NodeJS.ProcessEnv }} how
 * @returns {Promise<Ran>}
 */
export async function runSpecs(copy, files, titles, { bail, env }) {
  const report = join(copy.reports, 'playwright.json')
  rmSync(report, { force: true })
  const plain = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const args = [
    ...files.map(plain),
    ...(titles.length > 0 ? ['-g', titles.map(plain).join('|')] : []),
    ...(bail ? ['-x'] : []),
    '--retries=0',
    '--reporter=json',
    `--global-timeout=${String(allowed(files) * 60_000)}`,
  ]
  const { late, output } = await runNode(
    copy,
    'Specs',
    [toolFile('@playwright/test', 'playwright'), 'test', ...args],
    { minutes: allowed(files) + 1, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  if (!existsSync(report)) return { tests: [], late, output }
  const { config, suites, errors } = readJson(report)
  const from = relative(copy.folder, config.rootDir).replaceAll('\\', '/')
  const tests = suites.flatMap((/** @type {any} */ suite) => specsIn(suite, from, []))
  const [error] = errors
  const broken = {
    file: files[0] ?? '',
    title: '',
    state: /** @type {const} */ ('broken'),
    why: error?.message ?? '',
    seconds: 0,
    proof: null,
  }
  return { tests: tests.length === 0 && error ? [broken] : tests, late, output }
}

/** @param {any} suite of Playwright's report @param {string} from @param {string[]} above @returns {Test[]} */
function specsIn({ specs = [], suites = [] }, from, above) {
  return [
    ...specs.flatMap((/** @type {any} */ { file, title, tests }) =>
      tests.flatMap((/** @type {any} */ { results, annotations }) => {
        const last = results.at(-1)
        const told = annotations.find((/** @type {any} */ { type }) => type === 'proof')
        const state = { passed: 'passed', failed: 'failed', timedOut: 'failed' }[String(last?.status)]
        const test = {
          file: `${from}/${file}`,
          title: [...above, title].join(' '),
          why: last?.error?.message ?? '',
          seconds: (last?.duration ?? 0) / 1000,
          proof: told ? JSON.parse(told.description) : null,
        }
        return state ? [{ ...test, state: /** @type {Test['state']} */ (state) }] : []
      }),
    ),
    ...suites.flatMap((/** @type {any} */ suite) => specsIn(suite, from, [...above, suite.title])),
  ]
}
