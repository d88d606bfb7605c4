import type { Page } from '@playwright/test'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { overflowing, violations } from '../support/looks.ts'
import { expect, test, type Muster } from '../support/test.ts'

const UNKNOWN = 'Muster does not know this page'

/** Another browser of the same machine: it has nothing of what the first one keeps. */
async function otherBrowser(muster: Muster): Promise<Page> {
  const context = await muster.page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 1280, height: 800 } })
  if (!context) throw new Error('The page has no browser.')
  return context.newPage()
}

/** The page says why it shows nothing else, and looks as it should. */
async function isUnknown(page: Page, why: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(UNKNOWN)
  await expect(page.getByRole('alert')).toContainText(why)
  await expect(page.getByRole('alert')).toContainText('press Enter where Muster was started')
  expect(await violations(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}

const campaigns = (page: Page) => page.getByRole('heading', { level: 1, name: 'Campaigns' })

test('a printed address opens one browser, once; Enter prints another', async ({ muster }) => {
  const address = await muster.newAddress()
  const first = await otherBrowser(muster)
  await first.goto(address)
  await expect(campaigns(first)).toBeVisible()
  // Neither where it is seen nor in what a page keeps is the link any more.
  await expect.poll(() => first.url()).not.toContain('open')
  const link = new URL(address).hash.slice(1)
  expect(first.url() + (await first.evaluate(() => JSON.stringify(localStorage)))).not.toContain(link)

  const second = await otherBrowser(muster)
  await second.goto(address)
  await isUnknown(second, 'works once')
  await second.goto(new URL('/', address).href)
  await isUnknown(second, 'printed last')
  await second.goto(await muster.newAddress())
  await expect(campaigns(second)).toBeVisible()

  // Whoever is in stays in: with the same address, loaded anew, and in a further tab.
  await first.goto(address)
  await expect(campaigns(first)).toBeVisible()
  await first.reload()
  await expect(campaigns(first)).toBeVisible()
  const tab = await first.context().newPage()
  await tab.goto(new URL('/#/settings', address).href)
  await expect(tab.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  for (const page of [first, second]) await page.context().close()
})

test('a link from another page gets nothing from us, and puts nobody out', async ({ muster }) => {
  const { page } = muster
  const origin = new URL(page.url()).origin
  const heard: IncomingHttpHeaders[] = []
  const elsewhere = createServer(({ headers }, answer) => {
    heard.push(headers)
    answer.setHeader('content-type', 'text/html')
    answer.end(`<a href="${origin}/open#wrong">wrong</a> <a href="${origin}/?token=wrong">older</a>`)
  }).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const { port } = elsewhere.address() as AddressInfo
  const tab = await page.context().newPage()
  for (const name of ['wrong', 'older']) {
    await tab.goto(`http://127.0.0.1:${port}/`)
    await tab.getByRole('link', { name }).click()
    await expect(campaigns(tab)).toBeVisible()
  }
  elsewhere.close()
  expect(heard.length).toBeGreaterThan(1)
  for (const headers of heard) {
    expect(headers.cookie).toBeUndefined()
    expect(headers.authorization).toBeUndefined()
  }
  expect(await page.context().cookies()).toEqual([])
  await page.reload()
  await expect(campaigns(page)).toBeVisible()
})

test('after a new start an open page says what to do, and goes on by itself when it has been done', async ({
  muster,
}) => {
  const page = await otherBrowser(muster)
  await page.goto(await muster.newAddress())
  await expect(campaigns(page)).toBeVisible()
  await muster.stop()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muster does not answer')
  await muster.start()
  await isUnknown(page, 'Muster has been started again since.')
  await page.reload()
  await isUnknown(page, 'Muster has been started again since.')

  const tab = await page.context().newPage()
  await tab.goto(await muster.newAddress())
  await expect(campaigns(tab)).toBeVisible()
  await expect(campaigns(page)).toBeVisible()
  // And it hears of changes again.
  await muster.ask('samples.open', {})
  await expect(page.getByText('Border of Ash').first()).toBeVisible()
  await page.context().close()
})
