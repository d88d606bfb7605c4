import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { PrintDocument } from '../../../renderer/print/document.ts'
import type { Contents } from '../../../renderer/print/contents.ts'
import { CARD_MEASURES } from '../../../shared/printing/paper.ts'
import { DEFAULT_OPTIONS, type PrintOptions } from '../../../shared/printing/words.ts'
import type { MissionCard } from '../../../shared/systems/seven-seconds/cards/documents.ts'
import { readPdf, type Pdf } from './pdf.ts'
import { expect, type Muster } from './test.ts'

/** A millimetre and a bit: what a printer is off by anyway. */
export const OFF = 0.3

/** All pages have found their places: what saves and prints them is there to be pressed, and changes its colour no more. */
export const laidOut = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Save as PDF' })).toBeEnabled({ timeout: 30_000 })

/** The next PDF goes there, without a dialog. */
export async function savesTo(muster: Muster, file: string): Promise<void> {
  await muster.electron.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, file)
}

/** Makes a PDF of a document as the print room does, without clicking, and reads it back. */
export async function pdfOf(
  muster: Muster,
  contents: Contents,
  options: Partial<PrintOptions> = {},
  game = 'seven-seconds',
): Promise<Pdf> {
  const file = join(muster.folder, 'printed.pdf')
  await savesTo(muster, file)
  const document: PrintDocument = {
    game,
    ...contents,
    options: { ...DEFAULT_OPTIONS, ...options },
  }
  const { id } = await muster.ask('printing.begin', {
    title: contents.title,
    to: 'pdf',
    document: JSON.stringify(document),
  })
  expect(await muster.ask('printing.ending', { id })).toEqual({ how: 'kept', file })
  return readPdf(file)
}

/** Makes a PDF of what the print room shows. */
export async function pdfShown(muster: Muster, name = 'shown'): Promise<Pdf> {
  const file = join(muster.folder, `${name}.pdf`)
  await savesTo(muster, file)
  await muster.page.getByRole('button', { name: 'Save as PDF' }).click()
  await expect(muster.page.getByText(`Saved: ${file}`)).toBeVisible()
  return readPdf(file)
}

export const cardsOf = (missions: readonly MissionCard[]): Contents => ({
  title: 'Cards',
  parts: [
    {
      kind: 'grid',
      size: CARD_MEASURES.poker,
      pieces: missions.map((card) => ({
        front: { kind: 'mission', card, deckName: 'Muster deck' },
        back: { kind: 'back', pile: card.deck },
      })),
    },
  ],
})

/** What a page tells, without what the layout put between the words. */
export const letters = (text: string): string => text.replace(/[\s\u00ad\u2060]+/gu, '')
