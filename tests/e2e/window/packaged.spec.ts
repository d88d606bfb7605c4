import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { packDeck } from '../../../electron/systems/seven-seconds/decks/file.ts'
import { backupFolder, backupsIn, contentOf } from '../../../electron/safekeeping/backups.ts'
import { FILE_NAME } from '../../../electron/safekeeping/open.ts'
import { runs } from '../../support/long.ts'
import { powerCut } from '../../support/power-cut.ts'
import { tellProof } from '../../support/proof.ts'
import type { Ask } from '../support/calls.ts'
import { sampleOf } from '../support/covers.ts'
import { look, lookAtAll, writeUntil, type Round } from '../support/kills.ts'
import { PROGRAM, startPackaged, UNPACKED, type Packaged } from '../support/packaged.ts'
import { ROOT } from '../support/places.ts'
import { expect, test as base } from '../support/test.ts'

const ARCHIVE = join(UNPACKED, 'resources/app.asar')

const test = base.extend<{ packaged: Packaged }>({
  packaged: async ({ folder }, use) => {
    const packaged = await startPackaged(folder)
    try {
      await use(packaged)
    } finally {
      await packaged.kill()
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
  const { page, ask, output, stop } = packaged
  await sampleOf(page, '7 Seconds').click()
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
  // The process that reads files is found in the package.
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
  await ask('safekeeping.setSecond', { folder: stick })
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

test.describe('the packaged program keeps safe', () => {
  test.skip(
    runs(1, 0) > 0,
    'The same is proven beside it in each run; the package is asked in the long form.',
  )

  /** A folder with the sample campaign, a backup of it, and a name that came later. */
  async function begun(folder: string): Promise<{ id: string; backup: Buffer }> {
    const { ask, kill } = await startPackaged(folder)
    const { id } = await ask('samples.open', {})
    await ask('safekeeping.backUp', {})
    await ask('campaigns.rename', { id, name: 'Later' })
    await kill()
    const [found] = backupsIn(backupFolder(folder), 'own')
    return { id, backup: (found && contentOf(found)) ?? Buffer.alloc(0) }
  }
  const names = async (ask: Ask): Promise<string[]> =>
    (await ask('campaigns.list', {})).map(({ name }) => name)

  test('it is killed at any instant: what was acknowledged is there, and nothing is there by half', async ({
    folder,
  }, info) => {
    const times = runs(0, 50)
    info.setTimeout(60_000 + times * 20_000)
    const rounds: Round[] = []
    let number = 0
    for (let kill = 0; kill < times; kill += 1) {
      const packaged = await startPackaged(folder)
      expect((await packaged.ask('program.status', {})).data.problem).toBeNull()
      const [last] = rounds.slice(-1)
      if (last) expect(await look(packaged.ask, last)).toMatchObject({ lost: 0, half: 0 })
      const killed = async (): Promise<void> => {
        await after(randomInt(5, 400))
        await packaged.kill()
      }
      rounds.push(await writeUntil(packaged.ask, `Kill ${kill}`, () => (number += 1), killed))
    }
    const { ask, stop } = await startPackaged(folder)
    const found = await lookAtAll(ask, rounds)
    expect(await stop()).toBe(0)
    tellProof(info, { times, found })
    expect(found.acknowledged).toBeGreaterThan(times)
    expect(found).toMatchObject({ lost: 0, half: 0 })
  })

  test('a backup that somebody puts beside a journal is opened as it is', async ({ folder }, info) => {
    const { backup } = await begun(folder)
    const times = runs(0, 20)
    info.setTimeout(60_000 + times * 20_000)
    for (let n = 0; n < times; n += 1) {
      const cut = mkdtempSync(join(tmpdir(), 'muster-cut-'))
      powerCut(folder, cut)
      writeFileSync(join(cut, FILE_NAME), backup)
      const { ask, stop } = await startPackaged(cut)
      expect(await names(ask)).toEqual(['Border of Ash'])
      expect(await stop()).toBe(0)
      expect(readdirSync(join(cut, 'set-aside'))).toHaveLength(1)
      rmSync(cut, { recursive: true, force: true, maxRetries: 5 })
    }
    tellProof(info, { times, found: { mixed: 0 } })
  })

  test('where the file is gone the last backup is offered, and takes its place', async ({ folder }) => {
    await begun(folder)
    rmSync(join(folder, FILE_NAME))
    const { ask, page, stop } = await startPackaged(folder)
    expect((await ask('program.status', {})).data.problem?.code).toBe('database/gone')
    await page.getByRole('button', { name: 'Put in place…' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Put it in place' }).click()
    await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible()
    expect(await names(ask)).toEqual(['Border of Ash'])
    expect(await stop()).toBe(0)
  })

  test('where the file may only be read, everything can be looked at, and nothing is changed', async ({
    folder,
  }) => {
    const { id } = await begun(folder)
    // Root may write anywhere: the program runs as a user who may not.
    const nobody = process.geteuid?.() === 0 ? 65_534 : undefined
    if (nobody === undefined) chmodSync(folder, 0o555)
    const home = mkdtempSync(join(tmpdir(), 'muster-home-'))
    if (nobody !== undefined) {
      chmodSync(folder, 0o755)
      chownSync(home, nobody, nobody)
    }
    const bytes = readFileSync(join(folder, FILE_NAME))
    const { ask, kill } = await startPackaged(folder, { user: nobody, home })
    expect(await names(ask)).toEqual(['Later'])
    expect((await ask('program.status', {})).data.backups?.code).toBe('database/read-only')
    await expect(ask('campaigns.rename', { id, name: 'Changed' })).rejects.toThrow('database/read-only')
    await kill()
    chmodSync(folder, 0o755)
    expect(readFileSync(join(folder, FILE_NAME)).equals(bytes)).toBe(true)
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  })
})
