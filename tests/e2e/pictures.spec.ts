import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { png } from '../unit/pictures/builders.ts'
import { expect, test, type Muster } from './support/test.ts'

/** What would do harm if an SVG were more than a picture: a script, and something from elsewhere. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" onload="window.ran = 1">
  <script>window.ran = 1; fetch('https://muster.invalid/')</script>
  <image href="https://muster.invalid/x.png" width="9" height="9" />
  <circle cx="20" cy="20" r="18" fill="#c03020" />
</svg>`

async function make(muster: Muster): Promise<string> {
  const from = { kind: 'archetype', archetype: 'even' } as const
  return (await muster.ask('factions.create', { name: 'Kestrels', from })).id
}

async function choose(page: Page, button: string, name: string, mimeType: string, bytes: Uint8Array) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ])
  await chooser.setFiles({ name, mimeType, buffer: Buffer.from(bytes) })
}

test('an own picture is cut, kept and shown wherever the faction is, and the drawn emblem comes back', async ({
  muster,
}) => {
  const { page } = muster
  const id = await make(muster)
  await muster.go(`/faction/${id}/emblem`)
  await page.getByRole('button', { name: 'Random' }).click()
  await expect.poll(async () => (await muster.ask('factions.view', { id })).emblem).not.toBeNull()
  const { emblem } = await muster.ask('factions.view', { id })

  await page.getByRole('button', { name: 'A picture of your own…' }).click()
  await choose(page, 'Choose a file…', 'notes.png', 'image/png', Buffer.from('no picture'))
  await expect(page.getByText('notes.png is no picture', { exact: false })).toBeVisible()
  await choose(page, 'Choose a file…', 'huge.png', 'image/png', new Uint8Array(8 * 1024 * 1024 + 1))
  await expect(page.getByText('huge.png is larger than 8 MB', { exact: false })).toBeVisible()
  await choose(page, 'Choose a file…', 'crest.svg', 'image/svg+xml', Buffer.from(SVG))
  const frame = page.getByRole('img', { name: 'The picture under its frame' })
  await expect(frame).toBeFocused()
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  expect(violations.map((one) => [one.id, one.nodes.map(({ html }) => html)])).toEqual([])
  const drawing = (): Promise<string> => frame.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const first = await drawing()
  await page.keyboard.press('+')
  await page.keyboard.press('Shift+ArrowLeft')
  expect(await drawing()).not.toBe(first)
  await page.getByRole('radio', { name: 'Roundel' }).click()
  await page.getByRole('slider', { name: 'Nearness' }).fill('40')
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(async () => (await muster.ask('factions.view', { id })).picture).not.toBeNull()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)

  const { picture, emblem: kept } = await muster.ask('factions.view', { id })
  expect(kept).toEqual(emblem)
  const { media, content } = await muster.ask('pictures.view', { id: picture ?? '' })
  expect(['image/png', 'image/webp']).toContain(media)
  expect(Buffer.from(content, 'base64').toString('latin1')).not.toMatch(/script|muster\.invalid/)
  await muster.go('/factions')
  await expect(page.getByRole('article').locator('image').first()).toHaveAttribute('href', /^data:image\//)

  await muster.go(`/faction/${id}/emblem`)
  await page.getByRole('button', { name: 'Use the drawn emblem' }).click()
  await expect(page.getByRole('button', { name: 'A picture of your own…' })).toBeFocused()
  expect(await muster.ask('factions.view', { id })).toMatchObject({ picture: null, emblem })
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByRole('button', { name: 'Use the drawn emblem' })).toBeVisible()
})

test('a picture that is dropped on the emblem is taken', async ({ muster }) => {
  const { page } = muster
  const id = await make(muster)
  await muster.go(`/faction/${id}/emblem`)
  await expect(page.getByRole('heading', { name: 'Emblem' })).toBeVisible()
  await page.evaluate(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(bytes)], 'crest.png', { type: 'image/png' }))
      const target = document.querySelector('main .pane')
      target?.dispatchEvent(
        new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
      )
    },
    Array.from(png(60, 80)),
  )
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect.poll(async () => (await muster.ask('factions.view', { id })).picture).not.toBeNull()
})
