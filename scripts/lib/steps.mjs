import { CACHED, lint } from '../lint/linters.mjs'
import { capture } from './children.mjs'
import { Trouble, say, withProgress } from './say.mjs'
import { tellFailure } from './test-runs.mjs'
import { nodeProgram, root, toolFile } from './tools.mjs'

/** @typedef {import('./test-runs.mjs').Outcome} Outcome */

/**
 * One thing that is checked. A quiet one keeps what it writes to itself unless it fails, and can run beside others.
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Outcome | Quiet>} run
 */

/** @typedef {{ good: boolean, output: string }} Quiet */

/**
 * @param {string} name
 * @param {string} tool the package, and its program where that has another name
 * @param {string[]} args
 * @returns {Step}
 */
function toolStep(name, tool, ...args) {
  return {
    name,
    run: async () => {
      const { code, output } = await capture(nodeProgram(), [toolFile(tool), ...args], { cwd: root })
      return { good: code === 0, output }
    },
  }
}

export const TYPES = toolStep('Types', 'vue-tsc', '--noEmit')
export const FORMAT = toolStep('Format', 'prettier', '--check', '.', '--log-level=warn', ...CACHED)
/** @param {string[]} [files] some of the checkout's; all, unless told @returns {Step} */
export const linting = (files) => ({ name: 'Lint', run: () => lint(files) })

const SLOWEST = 10

/** What the steps came to, for the last lines. */
export function account() {
  /** @type {{ name: string, line: string, seconds: number }[]} */
  const steps = []
  /** @type {Outcome['files']} */
  const files = []
  /** @type {import('./test-runs.mjs').Failure[]} */
  const failures = []
  let [passed, failed] = [0, 0]
  /** How many tests ran, once some should have. @type {number | null} */
  let tests = null
  const begun = Date.now()

  /** @param {Step} step @returns {Promise<boolean>} whether it was good */
  async function take({ name, run }) {
    const start = Date.now()
    const came = await run().catch((/** @type {unknown} */ error) => {
      if (!(error instanceof Trouble)) throw error
      return { good: false, output: error.message }
    })
    const seconds = (Date.now() - start) / 1000
    const good = 'good' in came ? came.good : came.failed === 0
    if (!good && came.output) say(`\n== ${name}\n${came.output.trimEnd()}`)
    if ('good' in came) {
      passed += good ? 1 : 0
      failed += good ? 0 : 1
    } else {
      passed += came.passed
      failed += came.failed
      tests = (tests ?? 0) + came.passed + came.failed
      files.push(...came.files)
      failures.push(...came.failures)
    }
    const bad = 'good' in came ? 'failed' : `${String(came.failed)} failed`
    steps.push({ name, line: good ? 'good' : bad, seconds })
    return good
  }

  return {
    /**
     * Quiet steps side by side: each lane from its first to its last.
     * @param {Step[][]} lanes
     */
    async together(...lanes) {
      const names = lanes.flat().map(({ name }) => name)
      const waits = new Set(names)
      await withProgress(
        () => (waits.size > 0 ? [...waits] : names).join(', '),
        () =>
          Promise.all(
            lanes.map(async (lane) => {
              for (const step of lane) {
                await take(step)
                waits.delete(step.name)
              }
            }),
          ),
      )
    },
    /** @param {Step} step that shows what it does */
    async alone(step) {
      say(`\n== ${step.name}`)
      return take(step)
    },
    /**
     * The last lines: what failed, where the time went, and the sum.
     * @param {{ mayBeNone?: boolean }} [options] whether no test at all is good as well
     * @returns {number} the exit code
     */
    end({ mayBeNone = false } = {}) {
      for (const failure of failures) tellFailure('Failed', failure)
      const slow = files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
      if (slow.length > 1) {
        say(`\n== The slowest test files`)
        for (const { file, seconds } of slow) say(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
      }
      say(`\n== All steps`)
      for (const { name, line, seconds } of steps)
        say(`${seconds.toFixed(1).padStart(7)} s  ${name}: ${line}`)
      say(`${((Date.now() - begun) / 1000).toFixed(1).padStart(7)} s  all of it`)
      const none = tests === 0 && !mayBeNone
      if (none) say('No test ran at all, which counts as a failure.')
      say(`${String(passed)} passed, ${String(failed)} failed`)
      return failed || none ? 1 : 0
    },
  }
}
