import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '../lib/say.mjs'
import { buildCopy, runSpecs, runTests } from './runs.mjs'

/** @typedef {import('./copy.mjs').Copy} Copy */
/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./runs.mjs').Test} Test */
/** @typedef {{ file: string, title: string, isSpec: boolean }} Hint */

/** @param {string} told @returns {Hint} a file, and perhaps the title of a test in it */
export function hintOf(told) {
  const [file = '', title = ''] = told.split(' -g ')
  return { file, title, isSpec: /\.spec\.[cm]?[jt]s$/.test(file) }
}

/** @param {Fault} fault */
export function needsProgram({ tests }) {
  return tests.some((told) => hintOf(told).isSpec)
}

/**
 * What stands against trusting a hint: its file is gone, it runs no test, or one fails without any fault. A test
 * that is red anyway catches nothing.
 * @param {Copy} copy
 * @param {readonly Fault[]} faults
 * @param {NodeJS.ProcessEnv} env for the program
 * @returns {Promise<Map<string, string>>} by hint
 */
export async function unfitHints(copy, faults, env) {
  const all = [...new Set(faults.flatMap(({ tests }) => tests))]
  /** @type {Map<string, string>} */
  const unfit = new Map()
  const there = all.filter((told) => {
    const { file } = hintOf(told)
    const isThere = existsSync(join(copy.folder, file))
    if (!isThere) unfit.set(told, `${file} is no longer there`)
    return isThere
  })
  const ofTests = there.filter((told) => !hintOf(told).isSpec)
  const ofSpecs = there.filter((told) => hintOf(told).isSpec)
  say(`Without a fault: ${String(ofTests.length)} files of tests, ${String(ofSpecs.length)} specs`)
  if (ofTests.length > 0) {
    const { tests } = await runTests(copy, ofTests, { bail: false })
    for (const told of ofTests) judge(unfit, told, tests)
  }
  if (ofSpecs.length > 0) {
    if (!(await buildCopy(copy))) ofSpecs.forEach((told) => unfit.set(told, 'the program does not build'))
    else
      for (const titled of [true, false]) {
        const hints = ofSpecs.filter((told) => (hintOf(told).title !== '') === titled)
        if (hints.length === 0) continue
        const files = [...new Set(hints.map((told) => hintOf(told).file))]
        const titles = titled ? hints.map((told) => hintOf(told).title) : []
        const { tests } = await runSpecs(copy, files, titles, { bail: false, env })
        for (const told of hints) judge(unfit, told, tests)
      }
  }
  for (const [told, why] of unfit) say(`Not used: ${told}: ${why}`)
  return unfit
}

/** @param {Map<string, string>} unfit @param {string} told @param {readonly Test[]} tests */
function judge(unfit, told, tests) {
  const { file, title } = hintOf(told)
  const own = tests.filter((test) => test.file === file && test.title.includes(title))
  const red = own.find(({ state }) => state !== 'passed')
  if (own.length === 0) unfit.set(told, `${told} runs no test`)
  else if (red) unfit.set(told, `${file} is red without the fault: ${red.title}`)
}
