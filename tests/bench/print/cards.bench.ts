import { join } from 'node:path'
import { missionPiece } from '../../../renderer/systems/seven-seconds/print/sets/cards/pieces.ts'
import type { PrintDocument } from '../../../renderer/print/document.ts'
import { CARD_MEASURES } from '../../../shared/printing/paper.ts'
import { DEFAULT_OPTIONS } from '../../../shared/printing/words.ts'
import { MUSTER_CARDS } from '../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { expect, test } from '../../e2e/support/test.ts'
import { bareMemory, privateMemory } from './memory.ts'

const ROUNDS = 7
const CARDS = 54
/** Six sheets of nine, with their backs. */
const PAGES = 12
/** Milliseconds; and MB above a bare window. */
const GOALS = { time: 1000, memory: 150 }
const verdict = (met: boolean): string => (met ? 'met' : 'not met')
const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

test(`${CARDS} cards with backs`, async ({ muster, folder }) => {
  const cards = [...MUSTER_CARDS.missions, ...MUSTER_CARDS.missions].slice(0, CARDS)
  const document: PrintDocument = {
    game: 'seven-seconds',
    title: 'Cards',
    options: { ...DEFAULT_OPTIONS, sides: 'long-edge' },
    parts: [
      {
        kind: 'grid',
        size: CARD_MEASURES.poker,
        pieces: cards.map((card) => missionPiece(card, MUSTER_CARDS.name)),
      },
    ],
  }
  // One after the other, so that neither disturbs the other's figures.
  await muster.stop()
  const bare = await bareMemory(folder)
  await muster.start()
  await muster.electron.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    },
    join(folder, 'cards.pdf'),
  )
  await muster.go('/print')
  await expect(muster.page.getByText(/^\d+ pages$/)).toBeVisible()
  const pid = muster.electron.process().pid ?? 0
  const times: number[] = []
  let most = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    const state = { done: false }
    const printing = muster
      .ask('printing.begin', { title: 'Cards', to: 'pdf', document: JSON.stringify(document) })
      .then(async ({ id }) => {
        expect(await muster.ask('printing.ending', { id })).toMatchObject({ how: 'kept' })
        times.push(performance.now() - begun)
        state.done = true
      })
    // Looking at memory costs time: the last round is for that alone.
    while (!state.done && round === ROUNDS - 1) {
      most = Math.max(most, privateMemory(pid) ?? 0)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await printing
  }
  const plain = await muster.electron.evaluate(async ({ BrowserWindow }, pages) => {
    const window = new BrowserWindow({ show: false })
    const page = '<p style="break-after:page">A plain page</p>'
    await window.loadURL(`data:text/html,${encodeURIComponent(page.repeat(pages - 1))}<p>The last`)
    const begun = performance.now()
    await window.webContents.printToPDF({})
    const took = performance.now() - begun
    window.destroy()
    return took
  }, PAGES)
  const time = middle(times.slice(0, -1))
  console.log(
    `${CARDS} cards with backs to a PDF: ${time.toFixed(0)} ms in the middle of ${ROUNDS - 1} (goal ${GOALS.time}): ${verdict(time <= GOALS.time)}`,
  )
  console.log(`a bare printToPDF of ${PAGES} plain pages: ${plain.toFixed(0)} ms`)
  if (bare === null || most === 0) console.log('Memory is not measured on this system.')
  else {
    const above = most - bare
    console.log(
      `private memory while printing: ${most.toFixed(0)} MB, a bare window ${bare.toFixed(0)} MB, ${above.toFixed(0)} MB more (goal ${GOALS.memory}): ${verdict(above <= GOALS.memory)}`,
    )
  }
})
