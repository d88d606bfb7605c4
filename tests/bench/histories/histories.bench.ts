import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { FILE_NAME } from '../../../electron/safekeeping/open.ts'
import { test as base } from '../../e2e/support/test.ts'
import { ROOT } from '../../e2e/support/places.ts'
import { bareMemory, privateMemory } from '../print/memory.ts'
import { tellSearch, timeSearch } from '../lists/measure.ts'
import { FIGURES, type Figures } from './figures.ts'

const BATTLES = 1000
/** Milliseconds to open a screen; MB of the file; MB of private memory above a bare window. */
const GOALS = { open: 100, file: 300, memory: 150 }
const ROUNDS = 5
/** Milliseconds after which the engine has cleared what nobody uses any more. */
const REST = 30_000
const verdict = (met: boolean): string => (met ? 'met' : 'not met')
const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

/** The campaign is there before the program starts. */
const test = base.extend({
  folder: async ({ folder }, use) => {
    // A process of its own: what writes half a million events is not measured with the rest.
    execFileSync(
      process.execPath,
      [join(ROOT, 'tests/bench/histories/campaign.ts'), folder, String(BATTLES)],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
    await use(folder)
  },
})

/** Milliseconds from the change of the address until the screen's heading is there and painted. */
function timeOpening(page: Page, path: string): Promise<number> {
  return page.evaluate(async (to) => {
    const begun = performance.now()
    const before = document.querySelector('h1')
    window.location.hash = to
    for (;;) {
      await new Promise(requestAnimationFrame)
      const heading = document.querySelector('h1')
      const isThere = heading !== null && heading !== before && !document.querySelector('[aria-busy="true"]')
      if (isThere) break
      if (performance.now() - begun > 20_000) throw new Error(`${to} does not open.`)
    }
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
    return performance.now() - begun
  }, path)
}

test(`${BATTLES} battles`, async ({ muster, folder }) => {
  const { page } = muster
  const megabytes = statSync(join(folder, FILE_NAME)).size / 1e6
  const { campaign, battle, fight, events } = JSON.parse(
    readFileSync(join(folder, FIGURES), 'utf8'),
  ) as Figures
  console.log(
    `${BATTLES} battles with ${events} events: ${megabytes.toFixed(0)} MB (goal ${GOALS.file}): ${verdict(megabytes <= GOALS.file)}`,
  )

  const screens = {
    'war room': `/campaign/${campaign}`,
    'battles of the campaign': `/campaign/${campaign}/battles`,
    battle: `/campaign/${campaign}/battle/${battle}`,
    'all histories': '/histories',
    replay: `/replay/${fight}`,
    numbers: `/campaign/${campaign}/numbers`,
    report: `/campaign/${campaign}/report/${battle}`,
    chronicle: `/campaign/${campaign}/chronicle`,
  }
  for (const [name, path] of Object.entries(screens)) {
    const times: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      await timeOpening(page, '/settings')
      times.push(await timeOpening(page, path))
    }
    const [first = NaN, ...later] = times
    const time = middle(later)
    console.log(
      `${name}: ${time.toFixed(0)} ms in the middle of ${ROUNDS}, the first time ${first.toFixed(0)} ms (goal ${GOALS.open}): ${verdict(time <= GOALS.open)}`,
    )
  }

  await muster.go('/histories')
  const field = page.getByRole('searchbox').first()
  await field.waitFor()
  tellSearch(
    `${BATTLES} battles`,
    await timeSearch(field, ['kettle', '', 'relay ridge', '', 'a', '', 'mara tokyo', '']),
  )

  const pid = muster.electron.process().pid ?? 0
  const busy = privateMemory(pid)
  // What was left behind on the way is cleared when nothing is done for a moment.
  await page.waitForTimeout(REST)
  const ours = privateMemory(pid)
  const bare = await bareMemory(folder)
  if (bare === null || busy === null || ours === null) console.log('Memory is not measured on this system.')
  else {
    const told = (megabytes: number): string =>
      `${megabytes.toFixed(0)} MB (goal ${GOALS.memory}): ${verdict(megabytes <= GOALS.memory)}`
    console.log(
      `private memory above a bare window of ${bare.toFixed(0)} MB: right after all these screens ${told(busy - bare)}; at rest ${told(ours - bare)}`,
    )
  }
})
