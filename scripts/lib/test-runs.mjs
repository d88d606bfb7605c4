import { existsSync } from 'node:fs'
import { run } from './children.mjs'
import { say } from './say.mjs'
import { nodeProgram, readJson, root, toolFile } from './tools.mjs'

/** @typedef {{ passed: number, failed: number, tests: number }} Count skipped tests are in none of them */

/**
 * A runner that failed without a failed test (a file that does not load, no tests) is itself one failure.
 * @param {number} code
 * @param {number} passed
 * @param {number} failed
 * @returns {Count}
 */
function count(code, passed, failed) {
  return { passed, failed: failed || (code === 0 ? 0 : 1), tests: passed + failed }
}

/**
 * @param {string} project of vitest.config.ts
 * @param {string} report where vitest writes its results
 */
export async function runVitest(project, report) {
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await run(nodeProgram(), [toolFile('vitest'), ...args], { cwd: root, minutes: 30 })
  if (!existsSync(report)) return count(code || 1, 0, 0)
  const { numPassedTests, numFailedTests } = readJson(report)
  return count(code, numPassedTests, numFailedTests)
}

/**
 * @param {string} report where Playwright writes its results
 * @param {Record<string, string>} environment
 */
export async function runPlaywright(report, environment) {
  const tool = toolFile('@playwright/test', 'playwright')
  // A busy machine may lose a key between two windows: once more tells that from a fault, and the list names it.
  const code = await run(nodeProgram(), [tool, 'test', '--retries=1', '--reporter=list,json'], {
    cwd: root,
    env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    minutes: 60,
  })
  if (!existsSync(report)) return count(code || 1, 0, 0)
  const { expected, flaky, unexpected } = readJson(report).stats
  if (flaky) say(`${String(flaky)} of them passed only when tried again.`)
  return count(code, expected + flaky, unexpected)
}
