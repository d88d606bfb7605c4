import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { packDeck } from '../../electron/systems/seven-seconds/decks/file.ts'
import type { PrintHost } from '../../electron/program/print-host.ts'
import { backupFolder, backupsIn } from '../../electron/safekeeping/backups.ts'
import { FILE_NAME, openDatabase } from '../../electron/safekeeping/open.ts'
import { contract, type CallName } from '../../shared/contract/index.ts'
import { isRefusal } from '../../shared/problem.ts'
import '../support/proof.ts'
import { png } from '../unit/pictures/builders.ts'
import { startProgram, type TestProgram } from './support/program.ts'
import { allRows } from './support/rows.ts'
import { MAY_MOUNT, smallDisk, type SmallDisk } from './support/small-disk.ts'
import { begunWorld, MISSION, validPayloads, type Targets } from './support/world.ts'

/** Under which a file is read. */
const READING = '019ab7c2-5d1e-7a04-8f3b-6c2d9e4a1b71'
/** More than is left on a disk that is nearly full. */
const LARGE = Buffer.alloc(500_000, 'x')
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** A desktop that makes a large PDF of everything. */
const printsInto = (folder: string): PrintHost => ({
  open: () => ({
    pdf: () => Promise.resolve(LARGE),
    paper: () => Promise.resolve('printed'),
    close: () => undefined,
  }),
  askPlace: (fileName) => {
    mkdirSync(folder, { recursive: true })
    return Promise.resolve(join(folder, fileName))
  },
})

/** A world on a disk of its own, with a backup of it. */
async function onSmallDisk(): Promise<Targets & { muster: TestProgram; disk: SmallDisk }> {
  const { muster: made, ...world } = await begunWorld()
  made.program.close()
  const disk = smallDisk(6)
  const folder = join(disk.folder, 'data')
  cpSync(made.folder, folder, { recursive: true })
  const muster = startProgram(folder, printsInto(join(folder, 'copies')))
  await muster.ask('safekeeping.backUp', {})
  return { ...world, muster, disk }
}

/** Everything that is there to be looked at, as its answers. */
async function looks(muster: TestProgram, world: Targets): Promise<ReadonlyMap<CallName, unknown>> {
  const payloads = validPayloads(world)
  const reads = (Object.keys(contract) as CallName[]).filter((name) => contract[name].kind === 'read')
  const seen = new Map<CallName, unknown>()
  for (const name of reads) seen.set(name, await muster.reply(name, payloads[name]))
  return seen
}

/** Every file of the folder but the log, with its size. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/-journal$|\.log$/.test(entry.name))
    .map(({ parentPath, name }) => `${join(parentPath, name)} ${readFileSync(join(parentPath, name)).length}`)
    .toSorted()

describe.skipIf(!MAY_MOUNT)('on a disk that is full', () => {
  test('a change is refused with a sentence, nothing of it is there, and it works when there is room', async ({
    task,
  }) => {
    const { muster, disk, campaign } = await onSmallDisk()
    disk.fill()
    let kept = 0
    // The room that the journal had before is used up first.
    const write = () =>
      muster.ask('histories.write', {
        campaign,
        battle: null,
        words: `${kept} `.repeat(9000),
        told: '# Told',
      })
    const deck = () => muster.ask('decks.create', { name: `Deck ${kept}`, from: { kind: 'muster' } })
    let before = allRows(muster.folder)
    let refused = ''
    for (const change of [write, deck])
      for (;;) {
        before = allRows(muster.folder)
        try {
          await change()
          kept += 1
        } catch (error) {
          refused = String(error)
          break
        }
      }
    expect(refused).toContain('database/disk-full')
    expect(refused).toMatch(/Make some room and try again; nothing was changed/)
    expect(allRows(muster.folder)).toEqual(before)
    disk.makeRoom()
    await deck()
    expect((await muster.ask('decks.list', {})).filter(({ name }) => name === `Deck ${kept}`)).toHaveLength(1)
    expect((await muster.ask('undo.undo', {})).call).toBe('decks.create')
    task.meta.proof = { times: 2, found: { 'half done': 0 } }
  })

  test('everything can be looked at, also after a new start', async ({ task }) => {
    // What is packed says when.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { muster: before, disk, ...world } = await onSmallDisk()
    before.program.close()
    // What was thrown away so long ago is cleared by the first look at it.
    vi.setSystemTime(Date.now() + 100 * 24 * 3_600_000)
    const muster = startProgram(before.folder)
    disk.fill()
    const seen = await looks(muster, world)
    muster.program.close()
    const again = startProgram(muster.folder)
    expect((await again.ask('program.status', {})).data.problem).toBeNull()
    expect(await looks(again, world)).toEqual(seen)
    disk.makeRoom()
    expect(await looks(again, world)).toEqual(seen)
    expect([...muster.errors, ...again.errors]).toEqual([])
    task.meta.proof = { times: 2 * seen.size, found: { 'not shown': 0 } }
  })

  const doors: readonly [string, RegExp, (muster: TestProgram) => Promise<unknown>][] = [
    [
      'a file that is taken in',
      /database\/disk-full/,
      async (muster) => {
        const deck = { name: 'Club', notes: '', cards: [{ card: MISSION, copies: 1, off: false }] }
        await muster.ask('decks.unpack', { content: base64(packDeck(deck).content), reading: READING })
        return muster.ask('decks.import', { reading: READING, as: { kind: 'new', name: 'Club' } })
      },
    ],
    ['a backup', /safekeeping\/disk-full/, (muster) => muster.ask('safekeeping.backUp', {})],
    ['a saved copy', /safekeeping\/not-saved/, (muster) => muster.ask('safekeeping.saveCopy', {})],
    [
      'a backup put in the file’s place',
      /safekeeping\/(disk-full|not-replaced)/,
      async (muster) => {
        const [backup] = (await muster.ask('safekeeping.look', {})).backups
        return muster.ask('safekeeping.restore', { id: backup?.id ?? '', place: 'own' })
      },
    ],
    [
      'a picture',
      /database\/disk-full/,
      (muster) => muster.ask('pictures.keep', { kind: 'portrait', content: base64(png(64, 64)) }),
    ],
  ]
  test.each(doors)(
    '%s is refused, leaves nothing behind, and works when there is room',
    async (_name, code, open) => {
      const { muster, disk } = await onSmallDisk()
      disk.fill()
      const before = { rows: allRows(muster.folder), files: filesIn(muster.folder) }
      await expect(open(muster)).rejects.toThrow(code)
      expect({ rows: allRows(muster.folder), files: filesIn(muster.folder) }).toEqual(before)
      expect((await muster.ask('program.status', {})).data.problem).toBeNull()
      disk.makeRoom()
      await open(muster)
      expect((await muster.ask('program.status', {})).data.problem).toBeNull()
    },
  )

  const files: typeof doors = [
    [
      'a file that is handed on',
      /program\/not-written/,
      (muster) => muster.ask('program.saveFile', { fileName: 'Club.muster-deck', content: base64(LARGE) }),
    ],
    [
      'a PDF',
      /print\/not-written/,
      async (muster) => {
        const asked = { title: 'Club', to: 'pdf', document: '{"parts":[]}' } as const
        const { id } = await muster.ask('printing.begin', asked)
        await muster.ask('printing.laid', { id, pages: 1, of: 1, done: true })
        return muster.ask('printing.ending', { id })
      },
    ],
  ]
  test.each(files)(
    '%s is refused where it does not fit, with no half of it left',
    async (_name, code, hand) => {
      const { muster, disk } = await onSmallDisk()
      disk.fill(LARGE.length / 5)
      const before = filesIn(disk.folder)
      await expect(hand(muster)).rejects.toThrow(code)
      expect(filesIn(disk.folder)).toEqual(before)
      disk.makeRoom()
      await hand(muster)
      const [made] = filesIn(join(muster.folder, 'copies'))
      expect(made).toMatch(new RegExp(` ${LARGE.length}$`))
    },
  )

  test('the first start says so, leaves nothing behind, and works when there is room', () => {
    const disk = smallDisk(2)
    const folder = join(disk.folder, 'data')
    mkdirSync(folder)
    disk.fill()
    const refused = openDatabase(folder)
    if (!isRefusal(refused)) throw new Error('The file was made.')
    expect(refused.problem.code).toBe('database/disk-full')
    expect(readdirSync(folder)).toEqual([])
    disk.makeRoom()
    const file = openDatabase(folder)
    if (isRefusal(file)) throw new Error(file.problem.code)
    file.close()
    expect(readdirSync(folder)).toEqual([FILE_NAME])
  })

  test('the close keeps what there is, and the backup is made up for at the next one', async () => {
    const { muster, disk, campaign } = await onSmallDisk()
    await muster.ask('campaigns.rename', { id: campaign, name: 'Before the disk was full' })
    const before = backupsIn(backupFolder(muster.folder), 'own').length
    disk.fill()
    muster.program.close()
    expect(backupsIn(backupFolder(muster.folder), 'own')).toHaveLength(before)
    disk.makeRoom()
    const again = startProgram(muster.folder)
    expect((await again.ask('campaigns.view', { id: campaign })).name).toBe('Before the disk was full')
    expect((await again.ask('safekeeping.look', {})).unkeptSince).not.toBeNull()
    again.program.close()
    expect(backupsIn(backupFolder(muster.folder), 'own')).toHaveLength(before + 1)
  })
})

test('a file that may grow no more refuses a change, and nothing of it is there', async () => {
  const { muster } = await begunWorld()
  const store = muster.program.data()
  if (isRefusal(store)) throw new Error(store.problem.code)
  store.file.pragma(`max_page_count = ${Number(store.file.pragma('page_count', { simple: true }))}`)
  const before = allRows(muster.folder)
  const create = { name: 'Large', from: { kind: 'muster' } } as const
  expect((await muster.refused('decks.create', create)).code).toBe('database/disk-full')
  expect(allRows(muster.folder)).toEqual(before)
  store.file.pragma('max_page_count = 100000')
  await muster.ask('decks.create', create)
})
