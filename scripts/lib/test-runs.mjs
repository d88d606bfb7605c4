import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { capture, run } from './children.mjs'
import { electronHere } from './electron.mjs'
import { Trouble, say } from './say.mjs'
import { programOnPath } from './system-packages.mjs'
import { testElectronHere } from './test-electron.mjs'
import { nodeProgram, readJson, root, toolFile } from './tools.mjs'

/**
 * What a run of tests came to. Skipped tests are in none of the numbers.
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {{ file: string, seconds: number }[]} files how long each file's tests took
 * @property {Failure[]} failures
 * @property {string} [output] what the runner wrote, where nobody saw it
 */

/**
 * A failed test, and what to look at.
 * @typedef {object} Failure
 * @property {string} test its file and name
 * @property {string} why the first line of what it says
 * @property {string[]} look files it left: the screen, the log, what the program wrote
 * @property {string} alone the command that runs it by itself
 */

/** @param {string} file @returns {string} from the folder of the checkout, as people type it */
const inCheckout = (file) => relative(root, file).replaceAll('\\', '/')

/** @param {string} text without colours, its first line that says something */
function firstLine(text) {
  const plain = text.replaceAll(/\u001b\[[\d;]*m/g, '')
  return plain.split('\n').find((line) => line.trim() !== '') ?? ''
}

/**
 * A runner that failed without a failed test (a file that does not load, no tests) is itself one failure.
 * @param {string} runner
 * @param {number} code
 * @param {Omit<Outcome, 'failed'>} outcome
 * @returns {Outcome}
 */
function outcomeOf(runner, code, outcome) {
  const { failures } = outcome
  if (code !== 0 && failures.length === 0)
    failures.push({ test: runner, why: 'It ended without a result.', look: [], alone: '' })
  return { ...outcome, failed: failures.length }
}

/** @param {string} report @param {string[]} args */
const vitest = (report, args) => [
  toolFile('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...args,
]

/**
 * @param {string} report where vitest writes its results
 * @param {string[]} args projects, files, other options of vitest
 * @returns {Promise<Outcome>}
 */
export async function runVitest(report, ...args) {
  const code = await run(nodeProgram(), vitest(report, args), { cwd: root, minutes: 30 })
  return outcomeOfVitest(report, code)
}

/** As `runVitest`, with what it writes kept back. @param {string} report @param {string[]} args @returns {Promise<Outcome>} */
export async function captureVitest(report, ...args) {
  const { code, output } = await capture(nodeProgram(), vitest(report, args), { cwd: root, minutes: 30 })
  return { ...outcomeOfVitest(report, code), output }
}

/** @param {string} report @param {number} code */
function outcomeOfVitest(report, code) {
  /** @type {Outcome['files']} */
  const files = []
  /** @type {Failure[]} */
  const failures = []
  if (!existsSync(report)) return outcomeOf('vitest', code || 1, { passed: 0, files, failures })
  const { numPassedTests, testResults } = readJson(report)
  for (const { name, startTime, endTime, status, message, assertionResults } of testResults) {
    const file = inCheckout(name)
    files.push({ file, seconds: (endTime - startTime) / 1000 })
    const failed = assertionResults.filter((/** @type {{ status: string }} */ one) => one.status === 'failed')
    for (const { fullName, failureMessages } of failed)
      failures.push({
        test: `${file} › ${fullName}`,
        why: firstLine(failureMessages.join('\n')),
        look: [],
        alone: `npm test -- ${file} -t ${JSON.stringify(fullName)}`,
      })
    if (status === 'failed' && failed.length === 0)
      failures.push({ test: file, why: firstLine(message), look: [], alone: `npm test -- ${file}` })
  }
  return outcomeOf('vitest', code, { passed: numPassedTests, files, failures })
}

/** What shows the program to end-to-end tests: an Electron, and a Chromium where the system has one. */
export function programHosts() {
  const electron = electronHere() ?? testElectronHere()
  if (!electron) throw new Trouble('No Electron here: run "npm test", which fetches one.')
  const chromium = programOnPath(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'])
  return { ELECTRON_OVERRIDE_DIST_PATH: electron, ...(chromium && { MUSTER_CHROMIUM: chromium }) }
}

/**
 * @param {string} report where Playwright writes its results
 * @param {string[]} args files, other options of Playwright
 * @returns {Promise<Outcome>}
 */
export async function runPlaywright(report, ...args) {
  const tool = toolFile('@playwright/test', 'playwright')
  // A busy machine may lose a key between two windows: once more tells that from a fault, and the list names it.
  const own = ['test', '--retries=1', '--reporter=list,json']
  // Playwright's workers are told of colours another way, and Node warns of two that differ.
  const colours = process.env.NO_COLOR ? { NO_COLOR: undefined, FORCE_COLOR: '0' } : {}
  const code = await run(nodeProgram(), [tool, ...own, ...args], {
    cwd: root,
    env: { ...process.env, ...programHosts(), ...colours, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    minutes: 60,
  })
  /** @type {Map<string, number>} */
  const seconds = new Map()
  /** @type {Failure[]} */
  const failures = []
  if (!existsSync(report)) return outcomeOf('Playwright', code || 1, { passed: 0, files: [], failures })
  const { suites, stats } = readJson(report)
  for (const { file: name, line, title, tests } of suites.flatMap(specsIn)) {
    const file = `tests/e2e/${name}`
    for (const { status, results } of tests) {
      for (const { duration } of results) seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000)
      if (status !== 'unexpected' && status !== 'flaky') continue
      const [first] = results
      const failure = {
        test: `${file}:${String(line)} › ${title}`,
        why: firstLine(first?.error?.message ?? first?.status ?? ''),
        look: (first?.attachments ?? []).flatMap((/** @type {{ path?: string }} */ { path }) =>
          path ? [inCheckout(path)] : [],
        ),
        alone: `npm test -- ${file}:${String(line)}`,
      }
      if (status === 'unexpected') failures.push(failure)
      else tellFailure('Passed only when it was tried again, which is a fault of the test', failure)
    }
  }
  const files = [...seconds].map(([file, sum]) => ({ file, seconds: sum }))
  return outcomeOf('Playwright', code, { passed: stats.expected + stats.flaky, files, failures })
}

/** @typedef {{ file: string, line: number, title: string, tests: { status: string, results: Tried[] }[] }} Spec */
/** @typedef {{ duration: number, status: string, error?: { message?: string }, attachments?: { path?: string }[] }} Tried */

/** @param {{ suites?: object[], specs?: Spec[] }} suite @returns {Spec[]} */
function specsIn({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsIn)]
}

/** @param {string} title @param {Failure} failure */
export function tellFailure(title, { test, why, look, alone }) {
  say(`\n${title}: ${test}\n  ${why}`)
  for (const file of look) say(`  look at ${file}`)
  if (alone) say(`  alone: ${alone}`)
}
