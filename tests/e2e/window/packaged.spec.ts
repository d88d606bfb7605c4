import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { chromium, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packDeck } from '../../../electron/decks/file.ts'
import { electronEnvironment, MAY_SANDBOX, ROOT } from '../support/places.ts'
import { expect, test as base } from '../support/test.ts'

const UNPACKED = join(ROOT, 'release/linux-unpacked')
const PROGRAM = join(UNPACKED, 'muster')
const ARCHIVE = join(UNPACKED, 'resources/app.asar')

interface Packaged {
  readonly page: Page
  /** What it wrote until now. */
  readonly output: () => string
  readonly stop: () => Promise<number | null>
}

/** Playwright starts Electron by Node’s debugger, which the package refuses: it is reached as a browser is. */
const test = base.extend<{ packaged: Packaged }>({
  packaged: async ({ folder }, use) => {
    const args = ['--remote-debugging-port=0', '--inspect=0', '--data', folder]
    const child = spawn(PROGRAM, [...(MAY_SANDBOX ? [] : ['--no-sandbox']), ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      // Whoever sets these means to run code of his own in the program.
      env: {
        ...electronEnvironment(),
        ELECTRON_RUN_AS_NODE: '1',
        NODE_OPTIONS: '--require=/nowhere/of-my-own.js',
      },
    })
    const ended = once(child, 'exit') as Promise<[number | null]>
    let output = ''
    child.stderr.on('data', (data: Buffer) => (output += data.toString()))
    try {
      const port = (): string | undefined =>
        /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(output)?.[1]
      await expect.poll(port, 'the port for DevTools').toBeDefined()
      const address = `http://127.0.0.1:${port() ?? ''}`
      // Who attaches before the page is there waits for ever.
      await expect
        .poll(async () => (await fetch(`${address}/json/list`)).text())
        .toContain('app://muster/index.html')
      const browser = await chromium.connectOverCDP(address, { timeout: 120_000 })
      const page = browser.contexts()[0]?.pages()[0]
      if (!page) throw new Error('The program has no page.')
      await use({
        page,
        output: () => output,
        stop: async () => {
          await browser.close()
          child.kill('SIGTERM')
          const [code] = await ended
          return code
        },
      })
    } finally {
      if (child.exitCode === null) child.kill('SIGKILL')
    }
  },
})

test.skip(process.platform !== 'linux', 'The test Electron, from which this is packaged, is for Linux only.')
test.describe.configure({ mode: 'default', timeout: 300_000 })

test.beforeAll(async () => {
  const script = join(ROOT, 'scripts/package.mjs')
  const packing = spawn(process.execPath, [script, '--test-electron'], { cwd: ROOT })
  let output = ''
  for (const stream of [packing.stdout, packing.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()))
  const [code] = (await once(packing, 'exit')) as [number | null]
  expect(code, output).toBe(0)
})

test('the packaged program opens the sample campaign, shows its standings and reads a deck file', async ({
  packaged,
  folder,
}) => {
  const { page, output, stop } = packaged
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Border of Ash')
  const standings = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: 'Streak' }) })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  // Campaign Points after the sample's eight battles.
  for (const [faction, points] of [
    ['New Tokyo', /^5\b/],
    ['Council of Zane', /^4\b/],
    ['Collective', /^5\b/],
  ] as const)
    await expect(standings.filter({ hasText: faction }).getByRole('cell').first()).toHaveText(points)
  expect(page.url()).toMatch(/^app:\/\/muster\/index\.html#\/campaign\//)
  // The thread that reads files is found in the package.
  await page.getByRole('link', { name: 'Decks' }).click()
  const choose = async (buffer: Buffer): Promise<void> => {
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await (await chosen).setFiles({ name: 'club.muster-deck', mimeType: '', buffer })
  }
  await choose(Buffer.from('not a deck'))
  await expect(page.getByText('This is not a deck file of Muster')).toBeVisible()
  await choose(Buffer.from(packDeck({ name: 'Club cards', notes: '', cards: [] }).content))
  await page.getByRole('button', { name: 'Import it' }).click()
  await expect(page.getByRole('link', { name: 'Club cards' })).toBeFocused()
  // So is the process that goes to a second place for backups.
  const stick = join(folder, 'stick')
  mkdirSync(stick)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Folder for a second copy of each backup').fill(stick)
  await page.getByRole('button', { name: 'Use this folder' }).click()
  await expect.poll(() => existsSync(join(stick, 'Muster backups'))).toBe(true)
  expect(output()).not.toContain('Debugger listening')
  expect(existsSync(join(folder, 'muster.sqlite'))).toBe(true)
  expect(await stop()).toBe(0)
})

test('its fuses are blown', async () => {
  const wire = await getCurrentFuseWire(PROGRAM)
  // In the program itself a fuse is one character.
  const isOn = (fuse: FuseV1Options): boolean => String.fromCharCode(wire[fuse] ?? 0) === '1'
  expect({
    runAsNode: isOn(FuseV1Options.RunAsNode),
    nodeOptions: isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
    nodeCliInspect: isOn(FuseV1Options.EnableNodeCliInspectArguments),
    asarIntegrity: isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
    onlyAsar: isOn(FuseV1Options.OnlyLoadAppFromAsar),
    fileProtocol: isOn(FuseV1Options.GrantFileProtocolExtraPrivileges),
  }).toEqual({
    runAsNode: false,
    nodeOptions: false,
    nodeCliInspect: false,
    asarIntegrity: true,
    onlyAsar: true,
    fileProtocol: false,
  })
})

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>
}

/** The files of an asar archive: after four lengths its list as JSON. */
function filesOfArchive(path: string): string[] {
  const bytes = readFileSync(path)
  const list = JSON.parse(bytes.subarray(16, 16 + bytes.readUInt32LE(12)).toString('utf8')) as Entry
  const walk = ({ files = {} }: Entry, folder: string): string[] =>
    Object.entries(files).flatMap(([name, entry]) =>
      entry.files ? walk(entry, `${folder}${name}/`) : [folder + name],
    )
  return walk(list, '')
}

test('it holds what it needs and nothing else', () => {
  const files = filesOfArchive(ARCHIVE)
  expect(files).toEqual(
    expect.arrayContaining([
      'package.json',
      'out/main/main.js',
      'out/preload/preload.cjs',
      'out/renderer/index.html',
      'migrations/meta/_journal.json',
    ]),
  )
  const expected =
    /^(package\.json|out\/(main|preload|renderer)\/.+\.(js|cjs|css|html|svg|woff2)|migrations\/.+|node_modules\/better-sqlite3\/.+)$/
  expect(files.filter((file) => !expected.test(file))).toEqual([])
  expect(files.filter((file) => /\.(ts|vue|map|c|h|cpp|gyp)$/.test(file))).toEqual([])
  expect(files.filter((file) => file.endsWith('.node'))).toHaveLength(1)
  expect(readdirSync(join(UNPACKED, 'resources'))).not.toContain('default_app.asar')
})
