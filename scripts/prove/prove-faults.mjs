import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Trouble, say, secondsSince } from '../lib/say.mjs'
import { copyCheckout } from './copy.mjs'
import { faults } from './faults.mjs'
import { hintOf, needsProgram, unfitHints } from './hints.mjs'
import { buildCopy, runRelated, runSpecs, runTests } from './runs.mjs'
import { stage } from './stage.mjs'
import { showTable } from './table.mjs'

/**
 * @typedef {import('./copy.mjs').Copy} Copy
 * @typedef {import('./faults.mjs').Fault} Fault
 * @typedef {import('./runs.mjs').Ran} Ran
 * @typedef {import('./table.mjs').Row} Row
 * @typedef {{ copy: Copy, unfit: Map<string, string>, env: NodeJS.ProcessEnv }} Bench
 * @typedef {Pick<Row, 'result' | 'by'>} Outcome
 * @typedef {(bench: Bench, fault: Fault, restore: () => void) => Promise<Outcome | null>} Way
 */

/** @type {Outcome} */
const OPEN = { result: 'not caught', by: '' }

/** @param {string[]} words ids and subjects; none for all @returns {Fault[]} */
function chosenBy(words) {
  const unknown = words.find((word) => !faults.some(({ id, subject }) => id === word || subject === word))
  if (unknown !== undefined) {
    const subjects = [...new Set(faults.map(({ subject }) => subject))].join(', ')
    throw new Trouble(`No fault and no subject is called ${unknown}. Subjects: ${subjects}.`)
  }
  return words.length === 0
    ? faults
    : faults.filter(({ id, subject }) => words.includes(id) || words.includes(subject))
}

/**
 * Puts faults into a copy of the checkout, one at a time, and tells which of them the tests catch. Only a test that
 * fails has caught one, never a build that breaks.
 * @param {string[]} words
 */
export async function proveFaults(words) {
  const begun = Date.now()
  const chosen = chosenBy(words)
  const { env, end } = chosen.some(needsProgram) ? await stage() : { env: {}, end: () => undefined }
  const copy = copyCheckout()
  const unfit = await unfitHints(copy, chosen, env)
  const bench = { copy, unfit, env }
  /** @type {Map<string, Row>} */
  const rows = new Map()
  const work = async (/** @type {string} */ what, /** @type {Fault[]} */ some, /** @type {Way} */ way) => {
    for (const [at, fault] of some.entries()) {
      say(`\n${what}, ${String(at + 1)} of ${String(some.length)}: ${fault.id} (${fault.subject})`)
      const before = rows.get(fault.id)?.seconds ?? 0
      const since = Date.now()
      const outcome = await withFault(bench, fault, way)
      const notes = fault.tests.flatMap((told) => unfit.get(told) ?? [])
      const row = { fault, ...(outcome ?? OPEN), seconds: before + secondsSince(since), notes }
      rows.set(fault.id, row)
      say([`${row.result}, ${String(row.seconds)} s`, row.by, ...notes].filter(Boolean).join('; '))
    }
  }
  await work(
    'Tests',
    chosen.filter((one) => !needsProgram(one)),
    byHints,
  )
  await work('Program', chosen.filter(needsProgram), byHints)
  // What is left takes long: everything that could notice it is run.
  const left = chosen.filter(({ id }) => rows.get(id)?.result === 'not caught')
  await work('All that it reaches', left, byReach)
  end()
  const all = chosen.flatMap(({ id }) => rows.get(id) ?? [])
  showTable(all)
  say(`\n${String(secondsSince(begun))} s for all`)
  return all.every(({ result }) => result === 'caught') ? 0 : 1
}

/** @param {Bench} bench @param {Fault} fault @param {Way} way @returns {Promise<Outcome | null>} */
async function withFault(bench, fault, way) {
  const path = join(bench.copy.folder, fault.file)
  const original = readOr(path)
  const times = original === null ? 0 : original.split(fault.text).length - 1
  if (original === null) return { result: 'does not fit', by: `${fault.file} is not there` }
  if (times !== 1)
    return { result: 'does not fit', by: `its text stands ${String(times)} times in ${fault.file}` }
  const restore = () => writeFileSync(path, original)
  writeFileSync(
    path,
    original.replace(fault.text, () => fault.instead),
  )
  try {
    return await way(bench, fault, restore)
  } finally {
    restore()
  }
}

/** @param {string} path */
function readOr(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** What the tests say that are named. @param {Bench} bench @param {Fault} fault @returns {Promise<Outcome | null>} */
async function byHints({ copy, unfit, env }, fault) {
  const hints = fault.tests.filter((told) => !unfit.has(told)).map(hintOf)
  const files = hints.filter(({ isSpec }) => !isSpec).map(({ file }) => file)
  const found = files.length > 0 ? judged(await runTests(copy, files, { bail: true })) : null
  const specs = hints.filter(({ isSpec }) => isSpec)
  if (found || specs.length === 0) return found
  if (!(await buildCopy(copy))) return { result: 'does not fit', by: 'the program does not build with it' }
  for (const { file, title } of specs) {
    const outcome = judged(await runSpecs(copy, [file], title ? [title] : [], { bail: true, env }))
    if (outcome) return outcome
  }
  return null
}

/**
 * What all say that it reaches. What catches it there is run once more without it, in case it is always red.
 * @param {Bench} bench
 * @param {Fault} fault
 * @param {() => void} restore
 * @returns {Promise<Outcome | null>}
 */
async function byReach({ copy }, fault, restore) {
  const ran = await runRelated(copy, fault.file)
  const outcome = judged(ran)
  // Nobody knows what the others would have said.
  if (!outcome && ran.late) return { ...OPEN, by: 'not all tests that it reaches ended in time' }
  if (outcome?.result !== 'caught') return outcome
  restore()
  const without = await runTests(copy, [outcome.by], { bail: true })
  if (judged(without)) return { ...OPEN, by: `${outcome.by} is red without it too` }
  return without.late ? { ...outcome, by: `${outcome.by} (without it, it did not end in time)` } : outcome
}

/** @param {Ran} ran @returns {Outcome | null} null where nothing stands against the fault */
function judged({ tests }) {
  const failed = tests.find(({ state }) => state === 'failed')
  if (failed) {
    const [why = ''] = failed.why.replace(/\u001b\[[\d;]*m/g, '').split('\n')
    say(`  ${failed.title}\n  ${why}`)
    return { result: 'caught', by: failed.file }
  }
  const broken = tests.find(({ state }) => state === 'broken')
  if (broken) return { result: 'does not fit', by: `${broken.file} does not load with it` }
  return null
}
