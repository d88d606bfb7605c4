import type { Page } from '@playwright/test'
import { png } from '../../unit/pictures/builders.ts'
import { violations } from '../support/looks.ts'
import { expect, test, type Muster } from '../support/test.ts'

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
  expect(await violations(page, 'best-practice')).toEqual([])
  const drawing = (): Promise<string> => frame.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const first = await drawing()
  await page.keyboard.press('+')
  await page.keyboard.press('Shift+ArrowLeft')
  expect(await drawing()).not.toBe(first)
  await page.getByRole('radio', { name: 'Roundel' }).click()
  await page.getByRole('slider', { name: 'Zoom' }).fill('40')
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

/** Chooses a picture in the dialog that is open, and uses it as it lies. */
async function use(page: Page, width: number, height: number): Promise<void> {
  await choose(page, 'Choose a file…', 'own.png', 'image/png', png(width, height))
  await expect(page.getByRole('img', { name: 'The picture under its frame' })).toBeFocused()
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

const inList = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Troopers' }).getByRole('button', { name }).locator('img')

test('a trooper gets a portrait, which is seen in the roster and on the roll, and loses it with undo', async ({
  muster,
}) => {
  const { page } = muster
  const faction = await make(muster)
  const one = { faction, campaign: null, unit: 'scout', note: '' } as const
  const { id } = await muster.ask('roster.add', { ...one, name: 'Nao' })
  await muster.ask('roster.add', { ...one, name: 'Ren' })
  await muster.ask('roster.change', { id, change: { fell: 'A fall from a roof' } })
  await muster.go(`/faction/${faction}/roster?trooper=${id}`)
  await page.getByRole('button', { name: 'Choose a portrait' }).click()
  await expect(page.getByRole('dialog', { name: 'A portrait of Nao' })).toBeVisible()
  await use(page, 60, 80)
  await expect(page.getByText('Nao has a portrait.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Portrait of Nao' })).toBeVisible()
  await expect(inList(page, 'Nao')).toHaveAttribute('src', /^data:image\//)
  await expect(inList(page, 'Ren')).toHaveCount(0)
  expect(await violations(page, 'best-practice')).toEqual([])
  await page.getByRole('link', { name: 'Roll of the fallen' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Nao' }).locator('img')).toBeVisible()

  await muster.restart()
  const again = muster.page
  await muster.go(`/faction/${faction}/roster?trooper=${id}`)
  await again.getByRole('button', { name: 'Take it away' }).click()
  await expect(again.getByText('The portrait of Nao was taken away.')).toBeVisible()
  await expect(again.getByRole('button', { name: 'Choose a portrait' })).toBeFocused()
  await expect(inList(again, 'Nao')).toHaveCount(0)
  await again.keyboard.press('ControlOrMeta+z')
  await expect(again.getByText('Undone: the portrait of Nao.')).toBeVisible()
  await expect(again.getByRole('img', { name: 'Portrait of Nao' })).toBeVisible()
})

test('a campaign gets a map when it is set up; it hangs in the war room and is seen large', async ({
  muster,
}) => {
  const { page } = muster
  await muster.go('/new')
  await page.getByRole('textbox', { name: 'Name of the campaign' }).fill('Mapped')
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await expect(page.getByRole('dialog', { name: 'A picture of the map' })).toBeVisible()
  // Escape closes the dialog, and leaves the form alone.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
  await page.keyboard.press('Enter')
  await use(page, 200, 150)
  const preview = page.getByRole('img', { name: 'The map' })
  await expect(preview).toBeVisible()
  expect(await violations(page, 'best-practice')).toEqual([])
  await page.getByRole('link', { name: /Factions and players/ }).click()
  await page.getByLabel('Player 1', { exact: true }).fill('Ada')
  await page.getByLabel('Player 2', { exact: true }).fill('Ben')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mapped' })).toBeVisible()

  const look = page.getByRole('button', { name: 'Look at the map' })
  await look.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'The map of Mapped' })).toBeVisible()
  expect(await violations(page, 'best-practice')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(look).toBeFocused()
  await look.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name: 'Set-up' }).click()
  await expect(preview).toBeVisible()
  await page.getByRole('button', { name: 'Take it away' }).click()
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
  await expect(preview).toBeHidden()
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByText('The set-up was changed.')).toBeVisible()
  const [campaign] = await muster.ask('campaigns.list', {})
  const id = campaign?.id ?? ''
  expect((await muster.ask('campaigns.view', { id })).map).toBeNull()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(preview).toBeVisible()
  await page.getByRole('link', { name: 'War room' }).click()
  await expect(look).toBeVisible()
})
