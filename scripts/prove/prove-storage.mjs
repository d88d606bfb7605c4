import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from '../lib/build.mjs'
import { Trouble, say, secondsSince } from '../lib/say.mjs'
import { root } from '../lib/tools.mjs'
import { hintOf } from './hints.mjs'
import { runSpecs, runTests } from './runs.mjs'
import { stage } from './stage.mjs'
import { packagedFaults, storageFaults } from './storage.mjs'
import { columns } from './table.mjs'

/**
 * @typedef {import('./runs.mjs').Test} Test
 * @typedef {import('./runs.mjs').Ran} Ran
 * @typedef {import('./storage.mjs').StorageFault} StorageFault
 */

const PACKAGED = '--packaged'

/**
 * Runs the tests that put faults of storage in for real, at length, and shows what became of each fault. Only what ran
 * and held is good.
 * @param {string[]} words
 */
export async function proveStorage(words) {
  const unknown = words.find((word) => word !== PACKAGED)
  if (unknown !== undefined) throw new Trouble(`--storage knows ${PACKAGED}, not ${unknown}.`)
  const begun = Date.now()
  const faults = [...storageFaults, ...(words.includes(PACKAGED) ? packagedFaults : [])]
  process.env.MUSTER_LONG = '1'
  await buildIfChanged()
  const { env, end } = await stage()
  const reports = mkdtempSync(join(tmpdir(), 'muster-prove-'))
  const here = { folder: root, reports }
  const hints = faults.flatMap(({ tests }) => tests).map(hintOf)
  const files = (/** @type {boolean} */ ofSpecs) => [
    ...new Set(hints.filter(({ isSpec }) => isSpec === ofSpecs).map(({ file }) => file)),
  ]
  const titles = hints.filter(({ isSpec }) => isSpec).map(({ title }) => title)
  const specs = await runSpecs(here, files(true), titles.includes('') ? [] : titles, { bail: false, env })
  const tests = await runTests(here, files(false), { bail: false })
  end()
  rmSync(reports, { recursive: true, force: true })
  const all = [...specs.tests, ...tests.tests]
  const rows = faults.map((fault) => rowOf(fault, all))
  say('\n== Storage')
  columns([
    ['fault', 'times', 'found', 'seconds', 'verdict'],
    ...rows.map(({ fault, times, found, seconds, verdict }) => [
      fault,
      times.toLocaleString('en'),
      found,
      seconds.toFixed(1),
      verdict,
    ]),
  ])
  for (const { file, title, why } of all.filter(({ state }) => state !== 'passed'))
    say(`\n${file} › ${title}\n${plain(why)}`)
  for (const { late, output } of [specs, tests]) if (late) say(`\nNot ended in time:\n${output}`)
  const bad = rows.filter(({ verdict }) => verdict !== GOOD).length
  say(`\n${String(rows.length - bad)} good, ${String(bad)} not; ${String(secondsSince(begun))} s for all`)
  return bad === 0 && [specs, tests].every(({ late }) => !late) ? 0 : 1
}

const GOOD = 'good'

/** @param {StorageFault} fault @param {readonly Test[]} all */
function rowOf({ fault, tests }, all) {
  const hints = tests.map(hintOf)
  const ofHint = (/** @type {import('./hints.mjs').Hint} */ { file, title }) =>
    all.filter((test) => test.file === file && (test.title.includes(title) || test.state === 'broken'))
  const own = [...new Set(hints.flatMap(ofHint))]
  const unproven = hints.filter((hint) => ofHint(hint).length === 0)
  const failed = own.filter(({ state }) => state !== 'passed')
  const proofs = own.flatMap(({ proof }) => proof ?? [])
  return {
    fault,
    // A test that tells nothing puts its fault in once.
    times: own.reduce((sum, { proof }) => sum + (proof?.times ?? 1), 0),
    found: foundIn(proofs),
    seconds: own.reduce((sum, test) => sum + test.seconds, 0),
    verdict: failed.length > 0 ? 'FAILED' : unproven.length > 0 ? `NOT RUN: ${titleOf(unproven)}` : GOOD,
  }
}

/** @param {readonly import('./hints.mjs').Hint[]} hints */
const titleOf = (hints) => hints.map(({ file, title }) => title || file).join(', ')

/** Counts are added up, and of what is measured each is told. @param {readonly import('./runs.mjs').Proof[]} proofs */
function foundIn(proofs) {
  /** @type {Map<string, number | string>} */
  const sums = new Map()
  for (const [what, value] of proofs.flatMap(({ found }) => Object.entries(found))) {
    const before = sums.get(what)
    sums.set(
      what,
      typeof value === 'number'
        ? value + Number(before ?? 0)
        : before === undefined
          ? value
          : `${String(before)}, ${value}`,
    )
  }
  return Array.from(sums, ([what, value]) =>
    typeof value === 'number' ? `${value.toLocaleString('en')} ${what}` : `${what} ${value}`,
  ).join(', ')
}

/** @param {string} why without colours */
const plain = (why) => why.replaceAll(/\u001b\[[\d;]*m/g, '').slice(0, 1000)
