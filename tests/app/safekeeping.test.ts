import SQLite from 'better-sqlite3'
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  backupFolder,
  backupsIn,
  backUpGently,
  backUpNow,
  contentOf,
  ownName,
  thinOut,
} from '../../electron/safekeeping/backups.ts'
import { forkBeside, type StartBeside } from '../../electron/beside/beside.ts'
import { openCourier } from '../../electron/safekeeping/courier.ts'
import { createKeeper } from '../../electron/safekeeping/keeper.ts'
import { FILE_NAME, openDatabase } from '../../electron/safekeeping/open.ts'
import type { Backup, BackupRecord } from '../../shared/contract/safekeeping.ts'
import { isRefusal } from '../../shared/problem.ts'
import { SAMPLE_MISSIONS } from '../../shared/systems/blast-em/samples/missions.ts'
import { runs } from '../support/long.ts'
import { newCampaign, newParticipant } from '../support/new-campaign.ts'
import { powerCut } from '../support/power-cut.ts'
import '../support/proof.ts'
import { startProgram, temporaryFolder, type TestProgram } from './support/program.ts'
import { begunWorld } from './support/world.ts'

afterEach(() => void vi.useRealTimers())

const startNamed = (muster: TestProgram, name: string): Promise<{ id: string }> =>
  muster.ask(
    'campaigns.start',
    newCampaign([newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')], { name }),
  )

const which = ({ id, place }: Backup) => ({ id, place })
const newest = async (muster: TestProgram): Promise<Backup> => {
  const [backup] = (await muster.ask('safekeeping.look', {})).backups
  if (!backup) throw new Error('There is no backup.')
  return backup
}
const names = async (muster: TestProgram): Promise<string[]> =>
  (await muster.ask('campaigns.list', {})).map(({ name }) => name)

/** A program with one campaign, and a backup of it. */
async function kept(): Promise<TestProgram> {
  const muster = startProgram()
  await startNamed(muster, 'First')
  await muster.ask('safekeeping.backUp', {})
  return muster
}

/** Lets the clock of timers run until something is over. */
async function timePasses<T>(until: Promise<T>): Promise<T> {
  const clock = { stands: false }
  void until.finally(() => (clock.stands = true))
  while (!clock.stands) {
    await vi.advanceTimersByTimeAsync(1000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return until
}

describe('a backup', () => {
  test('is checked, counted and hashed, and holds everything', async () => {
    const muster = await kept()
    const backup = await newest(muster)
    expect(backup).toMatchObject({ cause: 'asked', damaged: false, place: 'own', figures: { campaigns: 1 } })
    const [found] = backupsIn(backupFolder(muster.folder), 'own')
    const content = found && contentOf(found)
    const folder = temporaryFolder()
    writeFileSync(join(folder, FILE_NAME), content ?? '')
    expect(await names(startProgram(folder))).toEqual(['First'])
  })

  test('of a Muster that kept less beside it keeps its number, and what would be missing with it is not told', async () => {
    const muster = await kept()
    const [found] = backupsIn(backupFolder(muster.folder), 'own')
    const path = join(backupFolder(muster.folder), `${found?.id}.json`)
    const { ids, ...less } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
    expect(ids).toMatchObject({ campaigns: [expect.any(String)] })
    writeFileSync(path, JSON.stringify(less))
    expect(await newest(muster)).toMatchObject({ figures: { campaigns: 1 }, missing: null })
    await startNamed(muster, 'Second')
    await muster.ask('safekeeping.backUp', {})
    expect((await newest(muster)).id).toMatch(/^muster-000002-/)
  })

  test('counts what every game keeps in its library, and says what of it came later', async () => {
    const muster = await kept()
    const document = SAMPLE_MISSIONS['wrong-bar']
    await muster.ask('documents.create', { system: 'blast-em', kind: 'mission', campaign: null, document })
    const [backup] = (await muster.ask('safekeeping.look', {})).backups
    expect(backup).toMatchObject({ figures: { documents: 0 }, missing: { documents: [document.name] } })
    await muster.ask('safekeeping.backUp', {})
    expect(await newest(muster)).toMatchObject({ figures: { documents: 1 }, missing: { documents: [] } })
    const [found] = backupsIn(backupFolder(muster.folder), 'own')
    const path = join(backupFolder(muster.folder), `${found?.id}.json`)
    const wrote = JSON.parse(readFileSync(path, 'utf8')) as BackupRecord
    const { documents: _counted, ...figures } = wrote.figures
    const { documents: _ids, ...ids } = wrote.ids ?? {}
    writeFileSync(path, JSON.stringify({ ...wrote, figures, ids }))
    // Whether a Muster that did not count them had them is not known.
    expect(await newest(muster)).toMatchObject({ figures: { documents: 0 }, missing: { documents: [] } })
  })

  test('is there of every change at the close, and none where nothing was changed', async () => {
    const muster = startProgram()
    await startNamed(muster, 'First')
    muster.program.close()
    const again = startProgram(muster.folder)
    const { backups, unkeptSince } = await again.ask('safekeeping.look', {})
    expect(backups.map(({ cause }) => cause)).toEqual(['closing'])
    expect(unkeptSince).toBeNull()
    again.program.close()
    expect(backupsIn(backupFolder(muster.folder), 'own')).toHaveLength(1)
  })

  test('is never more than half an hour away in an evening of eight hours', async ({ task }) => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'],
    })
    const muster = startProgram()
    const campaign = await startNamed(muster, 'First')
    const backedUp = (): number =>
      Math.max(0, ...backupsIn(backupFolder(muster.folder), 'own').map(({ record }) => record?.changes ?? 0))
    const states = new Map<number, number>()
    let longest = 0
    for (let minute = 0; minute < 8 * 60; minute += 1) {
      if (minute % 7 === 0) {
        await muster.ask('campaigns.rename', { id: campaign.id, name: `Minute ${minute}` })
        const file = muster.program.data()
        if (!isRefusal(file)) states.set(file.changes(), performance.now())
      }
      await vi.advanceTimersByTimeAsync(60_000)
      // The disk and the packing have their own pace.
      await muster.program.keeper.idle()
      const kept = backedUp()
      for (const [changes, at] of states) {
        if (changes <= kept) states.delete(changes)
        else longest = Math.max(longest, performance.now() - at)
      }
    }
    task.meta.proof = { times: 1, found: { 'longest without': `${Math.ceil(longest / 60_000)} min` } }
    expect(longest).toBeLessThan(30 * 60_000)
  })

  test('that is overdue is told without any other trouble', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const muster = await kept()
    await startNamed(muster, 'Second')
    vi.advanceTimersByTime(29 * 60_000)
    expect((await muster.ask('program.status', {})).data.backups).toBeNull()
    // The looks, which have a clock of their own here, did not come.
    vi.advanceTimersByTime(2 * 60_000)
    expect((await muster.ask('program.status', {})).data.backups?.code).toBe('safekeeping/overdue')
    expect((await muster.ask('safekeeping.look', {})).trouble?.code).toBe('safekeeping/overdue')
    await muster.ask('safekeeping.backUp', {})
    expect((await muster.ask('program.status', {})).data.backups).toBeNull()
  })

  test.each([
    ['that clock went on', () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 7_200_000)],
    ['that clock slept too', () => void vi.setSystemTime(Date.now() + 7_200_000)],
  ])('is made at the first look after the machine slept: %s', async (_name, sleep) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'Date', 'performance'] })
    onTestFinished(() => void vi.restoreAllMocks())
    const muster = await kept()
    await startNamed(muster, 'Second')
    const before = backupsIn(backupFolder(muster.folder), 'own').length
    await vi.advanceTimersByTimeAsync(61_000)
    await muster.program.keeper.idle()
    expect(backupsIn(backupFolder(muster.folder), 'own')).toHaveLength(before)
    sleep()
    await vi.advanceTimersByTimeAsync(61_000)
    await muster.program.keeper.idle()
    expect(backupsIn(backupFolder(muster.folder), 'own')).toHaveLength(before + 1)
    expect((await muster.ask('program.status', {})).data.backups).toBeNull()
  })

  test('of an empty file does not stand beside one of a full one', async () => {
    const muster = await kept()
    muster.program.close()
    rmSync(join(muster.folder, FILE_NAME))
    const anew = startProgram(muster.folder)
    expect((await anew.ask('program.status', {})).data.problem?.code).toBe('database/gone')
    await anew.ask('safekeeping.beginEmpty', {})
    expect(await names(anew)).toEqual([])
    const before = backupsIn(backupFolder(muster.folder), 'own').length
    await anew.ask('safekeeping.backUp', {})
    expect(backupsIn(backupFolder(muster.folder), 'own')).toHaveLength(before)
  })

  test('that is not what it was is told, is not put in the file’s place, and pushes no good one out', async () => {
    const muster = await kept()
    const [good] = backupsIn(backupFolder(muster.folder), 'own')
    if (!good) throw new Error('There is no backup.')
    const store = muster.program.data()
    if (isRefusal(store)) throw new Error('The file is open.')
    for (let n = 0; n < 60; n += 1) {
      store.keep(() => undefined)
      backUpNow(store.file, backupFolder(muster.folder), 'timed')
    }
    // All but the first lose a byte in the middle, as on a stick that goes bad.
    for (const { path } of backupsIn(backupFolder(muster.folder), 'own').filter(({ id }) => id !== good.id)) {
      const bytes = readFileSync(path)
      bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1
      writeFileSync(path, bytes)
    }
    const bad = await newest(muster)
    expect((await muster.refused('safekeeping.restore', which(bad))).code).toBe('safekeeping/not-whole')
    expect(await names(muster)).toEqual(['First'])
    thinOut(backupFolder(muster.folder), 2000)
    expect(backupsIn(backupFolder(muster.folder), 'own').map(({ id }) => id)).toContain(good.id)
  })

  test('makes room for newer ones in as much as the group chose, told beforehand; the newest three stay', async () => {
    const muster = await kept()
    for (const name of ['Second', 'Third', 'Fourth', 'Fifth']) {
      await startNamed(muster, name)
      await muster.ask('safekeeping.backUp', {})
    }
    const folder = backupFolder(muster.folder)
    const newest = backupsIn(folder, 'own').slice(0, 3)
    // The older ones as large as those of a group with thousands of pictures.
    for (const { id, path, record } of backupsIn(folder, 'own').slice(3)) {
      truncateSync(path, 600_000_000)
      const packed = { ...record?.packed, bytes: 600_000_000 }
      writeFileSync(join(folder, `${id}.json`), JSON.stringify({ ...record, packed }))
    }
    const { room } = await muster.ask('safekeeping.look', {})
    expect(room.chosen).toBe(2000)
    expect(room.choices.map(({ megabytes, takesAway }) => [megabytes, takesAway])).toEqual([
      [500, 2],
      [1000, 1],
      [2000, 0],
      [5000, 0],
      [10_000, 0],
    ])
    await muster.ask('safekeeping.setRoom', { megabytes: 500 })
    await muster.program.keeper.idle()
    expect((await muster.ask('safekeeping.look', {})).room.chosen).toBe(500)
    expect(backupsIn(folder, 'own').map(({ id }) => id)).toEqual(newest.map(({ id }) => id))
  })

  test('that cannot be made is told, and is made when it can', async () => {
    const muster = startProgram()
    await startNamed(muster, 'First')
    // Where the folder should be lies a file: also root cannot write there.
    writeFileSync(backupFolder(muster.folder), '')
    expect((await muster.refused('safekeeping.backUp', {})).code).toBe('safekeeping/unwritable')
    expect((await muster.ask('program.status', {})).data.backups?.code).toBe('safekeeping/unwritable')
    expect((await muster.ask('safekeeping.look', {})).trouble?.code).toBe('safekeeping/unwritable')
    muster.program.close()
    const again = startProgram(muster.folder)
    expect(await names(again)).toEqual(['First'])
    expect((await again.refused('safekeeping.backUp', {})).code).toBe('safekeeping/unwritable')
    rmSync(backupFolder(muster.folder))
    await again.ask('safekeeping.backUp', {})
    expect((await again.ask('program.status', {})).data.backups).toBeNull()
  })

  test('goes to a second place as well, which may be away and come back', async () => {
    const stick = temporaryFolder()
    const muster = await kept()
    await muster.ask('safekeeping.setSecond', { folder: stick })
    await muster.program.keeper.idle()
    const first = await muster.ask('safekeeping.look', {})
    expect(first.backups.map(({ place, inBoth }) => [place, inBoth])).toEqual([
      ['own', true],
      ['own', false],
    ])
    expect(first.second.there).toMatchObject({ good: 1, damaged: 0, hasNewest: true })
    renameSync(stick, `${stick}-away`)
    onTestFinished(() => rmSync(`${stick}-away`, { recursive: true, force: true }))
    // A file there, the empty folder that a stick leaves behind, nothing at all: it is away.
    const away = [() => undefined, () => writeFileSync(stick, ''), () => mkdirSync(stick)]
    for (const [at, leave] of away.entries()) {
      leave()
      await startNamed(muster, `Second ${at}`)
      await muster.ask('safekeeping.backUp', {})
      const { trouble, there } = (await muster.ask('safekeeping.look', {})).second
      expect(there?.hasNewest ?? false).toBe(false)
      expect([trouble?.code, trouble?.values?.folder]).toEqual(['safekeeping/second-away', stick])
      rmSync(stick, { recursive: true, force: true })
    }
    renameSync(`${stick}-away`, stick)
    await muster.ask('safekeeping.backUp', {})
    const { backups, second } = await muster.ask('safekeeping.look', {})
    expect(second.trouble).toBeNull()
    expect(second.there).toMatchObject({ good: 2, hasNewest: true })
    expect(backups.find(({ inBoth }) => inBoth)?.figures?.campaigns).toBe(4)
    // Another data folder has the same numbers, and a folder of its own there.
    const other = await kept()
    await other.ask('safekeeping.setSecond', { folder: stick })
    await other.program.keeper.idle()
    const seen = (await other.ask('safekeeping.look', {})).backups.filter(({ place }) => place === 'second')
    expect(new Set(seen.map(({ id }) => id.split('.')[0])).size).toBe(1)
    expect(readdirSync(join(stick, 'Muster backups'))).toHaveLength(2)
    rmSync(backupFolder(muster.folder), { recursive: true })
    const there = await newest(muster)
    expect(there).toMatchObject({ place: 'second', figures: { campaigns: 4 } })
    await muster.ask('safekeeping.restore', which(there))
    expect(await names(muster)).toHaveLength(4)
  })

  test('of a data folder that was lost stays in the second place, and what is made anew goes there too', async () => {
    const stick = temporaryFolder()
    const lost = startProgram()
    await lost.ask('safekeeping.setSecond', { folder: stick })
    for (let n = 1; n <= 18; n += 1) {
      await startNamed(lost, `War ${n}`)
      await lost.ask('safekeeping.backUp', {})
    }
    await lost.program.keeper.idle()
    lost.program.close()
    await lost.program.keeper.leaving()

    // The machine has its name and its folders again, and nothing in them.
    const muster = startProgram()
    const there = join(stick, 'Muster backups', ownName(muster.folder))
    renameSync(join(stick, 'Muster backups', ownName(lost.folder)), there)
    const numbers = (): number[] => backupsIn(there, 'second').flatMap((one) => one.record?.number ?? [])
    const before = numbers()
    await muster.ask('safekeeping.setSecond', { folder: stick })
    expect(numbers()).toEqual(before)
    const last = await newest(muster)
    expect(last).toMatchObject({ place: 'second', figures: { campaigns: 18 } })

    await muster.ask('safekeeping.restore', which(last))
    for (let n = 1; n <= 2; n += 1) {
      await startNamed(muster, `After ${n}`)
      await muster.ask('safekeeping.backUp', {})
      const { backups, second } = await muster.ask('safekeeping.look', {})
      expect(second).toMatchObject({ trouble: null, there: { hasNewest: true, damaged: 0 } })
      expect(backups[0]).toMatchObject({ place: 'own', inBoth: true, figures: { campaigns: 18 + n } })
    }
    expect(numbers()[0]).toBeGreaterThan(Math.max(...before))
  })

  test.skipIf(process.platform === 'win32')(
    'is made while the second place does not answer, which counts as away and holds nothing up, nor the close',
    async () => {
      const stick = temporaryFolder()
      const before = await kept()
      await before.ask('safekeeping.setSecond', { folder: stick })
      await before.program.keeper.idle()
      const [own = ''] = readdirSync(join(stick, 'Muster backups'))
      const hangs = join(stick, 'Muster backups', own, 'muster-000000-2026-11-01')
      writeFileSync(`${hangs}.sqlite.gz`, '')
      // Who opens it waits for another who never comes.
      execFileSync('mkfifo', [`${hangs}.json`])

      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      await startNamed(before, 'Second')
      const asked = before.ask('safekeeping.backUp', {})
      expect(await names(before)).toHaveLength(2)
      await vi.waitFor(() => expect(backupsIn(backupFolder(before.folder), 'own')).toHaveLength(3), 30_000)
      await timePasses(asked)
      expect((await before.ask('program.status', {})).data.backups?.code).toBe('safekeeping/second-away')
      const looked = await timePasses(before.ask('safekeeping.look', {}))
      expect(looked.backups.every(({ place }) => place === 'own')).toBe(true)

      await startNamed(before, 'Third')
      before.program.close()
      await timePasses(before.program.keeper.leaving() ?? Promise.resolve())
      rmSync(`${hangs}.json`)
      const again = startProgram(before.folder)
      await vi.advanceTimersByTimeAsync(11_000)
      await again.program.keeper.idle()
      const { backups, second } = await again.ask('safekeeping.look', {})
      expect(second.trouble).toBeNull()
      expect(backups.find(({ inBoth }) => inBoth)?.figures?.campaigns).toBe(3)
    },
  )

  test.each([
    ['relative', 'sticks'],
    ['not there', '/nowhere/at/all'],
  ])('takes no second place that is %s', async (_name, folder) => {
    const muster = await kept()
    expect((await muster.refused('safekeeping.setSecond', { folder })).path).toEqual(['folder'])
  })
})

describe('a file that is damaged, gone or of the past', () => {
  const spoilers: [string, string, (path: string) => void][] = [
    ['gone', 'database/gone', (path) => rmSync(path)],
    ['cut in half', 'database/damaged', (path) => truncateSync(path, 3 * 4096)],
    ['emptied', 'database/empty', (path) => truncateSync(path)],
    ['something else', 'database/not-sqlite', (path) => writeFileSync(path, 'Dear diary. '.repeat(400))],
    [
      'changed by one bit in a name',
      'database/altered',
      (path) => {
        const bytes = readFileSync(path)
        const at = bytes.lastIndexOf('First')
        bytes[at] = 'X'.charCodeAt(0)
        writeFileSync(path, bytes)
      },
    ],
  ]
  test.each(spoilers)(
    '%s: the last backup takes its place, and that can be undone',
    async (_name, code, spoil) => {
      const before = await kept()
      before.program.close()
      const path = join(before.folder, FILE_NAME)
      spoil(path)
      const spoiled = existsSync(path) ? readFileSync(path) : null
      const muster = startProgram(before.folder)
      expect((await muster.ask('program.status', {})).data.problem?.code).toBe(code)
      expect((await muster.refused('campaigns.list', {})).code).toBe(code)
      const backup = await newest(muster)
      const { figures } = await muster.ask('safekeeping.missing', which(backup))
      expect(figures.campaigns).toBe(1)
      await muster.ask('safekeeping.restore', which(backup))
      expect((await muster.ask('program.status', {})).data.problem).toBeNull()
      expect(await names(muster)).toEqual(['First'])
      const { setAside } = await muster.ask('safekeeping.look', {})
      expect(setAside).toMatchObject(spoiled ? [{ problem: code, figures: null }] : [])
      if (!spoiled) return
      await muster.ask('safekeeping.putBack', { id: setAside[0]?.id ?? '' })
      const { setAside: good } = await muster.ask('safekeeping.look', {})
      expect(good).toMatchObject([{ problem: null, figures: { campaigns: 1 } }])
      muster.program.close()
      expect(readFileSync(path)).toEqual(spoiled)
    },
  )

  test('that is another program’s is not said to hold nothing', async () => {
    const before = await kept()
    before.program.close()
    rmSync(join(before.folder, FILE_NAME))
    const notes = new SQLite(join(before.folder, FILE_NAME))
    notes.exec('CREATE TABLE notes (text TEXT)')
    notes.close()
    const muster = startProgram(before.folder)
    expect((await muster.ask('program.status', {})).data.problem?.code).toBe('database/foreign')
    expect((await newest(muster)).missing).toBeNull()
  })

  test('that is damaged is offered with what of it would be missing, as far as it can be read', async () => {
    const before = await kept()
    await before.ask('campaigns.rename', {
      id: (await startNamed(before, 'Second')).id,
      name: 'The Late War',
    })
    const [last] = backupsIn(backupFolder(before.folder), 'own')
    before.program.close()
    // The copy of the close goes with the disk.
    for (const { path, id } of backupsIn(backupFolder(before.folder), 'own'))
      if (id !== last?.id) rmSync(path)
    const path = join(before.folder, FILE_NAME)
    const bytes = readFileSync(path)
    const at = bytes.lastIndexOf('First')
    bytes[at] = 'X'.charCodeAt(0)
    writeFileSync(path, bytes)
    const muster = startProgram(before.folder)
    expect((await muster.ask('program.status', {})).data.problem?.code).toBe('database/altered')
    expect((await newest(muster)).missing?.campaigns).toEqual(['The Late War'])
  })

  test('of which an earlier copy lies there says so at the start, and the last backup takes its place', async () => {
    const before = await kept()
    before.program.close()
    const path = join(before.folder, FILE_NAME)
    const earlier = readFileSync(path)
    const later = startProgram(before.folder)
    await startNamed(later, 'Second')
    later.program.close()
    writeFileSync(path, earlier)
    const muster = startProgram(before.folder)
    const { problem, backups } = (await muster.ask('program.status', {})).data
    expect([problem, backups?.code, backups?.values?.changes]).toEqual([null, 'safekeeping/past', 1])
    expect((await muster.ask('safekeeping.look', {})).trouble?.code).toBe('safekeeping/past')
    await muster.ask('safekeeping.restore', which(await newest(muster)))
    expect((await names(muster)).toSorted()).toEqual(['First', 'Second'])
    expect((await muster.ask('program.status', {})).data.backups).toBeNull()
    // Who puts the earlier one back wants it.
    const [aside] = (await muster.ask('safekeeping.look', {})).setAside
    await muster.ask('safekeeping.putBack', { id: aside?.id ?? '' })
    expect(await names(muster)).toEqual(['First'])
    expect((await muster.ask('program.status', {})).data.backups).toBeNull()
  })

  test.skipIf(process.platform === 'win32')(
    'that is replaced while Muster has it open is told, and what was done since is in a backup',
    async () => {
      const muster = await kept()
      const path = join(muster.folder, FILE_NAME)
      copyFileSync(path, `${path}.other`)
      renameSync(`${path}.other`, path)
      await startNamed(muster, 'Second')
      expect((await muster.ask('program.status', {})).data.backups?.code).toBe('safekeeping/replaced')
      muster.program.close()
      const again = startProgram(muster.folder)
      expect(await names(again)).toEqual(['First'])
      expect((await again.ask('program.status', {})).data.backups?.code).toBe('safekeeping/past')
      expect((await newest(again)).figures?.campaigns).toBe(2)
    },
  )

  test('tells what would be gone with an earlier backup, and brings it back after all', async () => {
    const muster = await kept()
    const backup = await newest(muster)
    await startNamed(muster, 'Second')
    const { missing } = await muster.ask('safekeeping.missing', which(backup))
    expect(missing?.campaigns).toEqual(['Second'])
    expect((await newest(muster)).missing).toEqual(missing)
    await muster.ask('safekeeping.restore', which(backup))
    expect(await names(muster)).toEqual(['First'])
    const after = (await muster.ask('safekeeping.look', {})).backups.find(({ cause }) => cause === 'restore')
    await muster.ask('safekeeping.restore', which(after ?? backup))
    expect((await names(muster)).toSorted()).toEqual(['First', 'Second'])
  })

  /** A campaign whose participants stay behind, as another program leaves it. */
  function breakReference(path: string): void {
    const file = new SQLite(path)
    file.pragma('foreign_keys = OFF')
    file.exec(`UPDATE participants SET campaign_id = 'nowhere'`)
    file.close()
  }
  const WHAT = '2 entries in “participants” naming what is missing from “campaigns”'

  test('that contradicts itself says what is missing at the start, and the last backup takes its place', async () => {
    const before = await kept()
    before.program.close()
    breakReference(join(before.folder, FILE_NAME))
    const muster = startProgram(before.folder)
    const { problem } = (await muster.ask('program.status', {})).data
    expect([problem?.code, problem?.values?.what]).toEqual(['database/broken', WHAT])
    await muster.ask('program.openAgain', { altered: true })
    expect(await names(muster)).toEqual(['First'])
    muster.program.close()
    const again = startProgram(before.folder)
    expect((await again.ask('program.status', {})).data.problem?.code).toBe('database/broken')
    await again.ask('program.openAgain', { altered: true })
    expect((await again.refused('safekeeping.backUp', {})).code).toBe('safekeeping/unsound')
    await again.ask('safekeeping.restore', which(await newest(again)))
    expect((await again.ask('program.status', {})).data.problem).toBeNull()
    expect(await names(again)).toEqual(['First'])
  })

  test('that contradicts itself says so too where something meets it while Muster runs', async () => {
    const { muster, campaign } = await begunWorld()
    const store = muster.program.data()
    if (isRefusal(store)) throw new Error('The file is open.')
    store.file.pragma('foreign_keys = OFF')
    store.file.exec('DELETE FROM players')
    store.file.pragma('foreign_keys = ON')
    const answer = await muster.refused('campaigns.view', { id: campaign })
    expect(answer.code).toBe('database/reference')
    expect(answer.message).toContain('in “participants” naming what is missing from “players”')
  })

  test('that the disk has changed can be opened all the same', async () => {
    const before = await kept()
    before.program.close()
    const path = join(before.folder, FILE_NAME)
    const bytes = readFileSync(path)
    bytes[bytes.lastIndexOf('First')] = 'W'.charCodeAt(0)
    writeFileSync(path, bytes)
    const muster = startProgram(before.folder)
    expect((await muster.ask('program.openAgain', { altered: false })).data.problem?.code).toBe(
      'database/altered',
    )
    expect((await muster.ask('program.openAgain', { altered: true })).data.problem).toBeNull()
    expect(await names(muster)).toHaveLength(1)
  })

  test('is not replaced while another Muster has it', async () => {
    const muster = await kept()
    const other = startProgram(muster.folder)
    expect((await other.ask('program.status', {})).data.problem?.code).toBe('database/locked')
    expect((await other.refused('safekeeping.restore', which(await newest(other)))).code).toBe(
      'database/locked',
    )
    expect((await other.refused('safekeeping.beginEmpty', {})).code).toBe('database/locked')
    expect(await names(muster)).toEqual(['First'])
  })

  test('a restore that was cut off is ended by the next start', async () => {
    const before = await kept()
    const [found] = backupsIn(backupFolder(before.folder), 'own')
    before.program.close()
    const path = join(before.folder, FILE_NAME)
    mkdirSync(join(before.folder, 'set-aside', '0001-2026-11-23'), { recursive: true })
    renameSync(path, join(before.folder, 'set-aside', '0001-2026-11-23', FILE_NAME))
    writeFileSync(`${path}-journal`, 'what belongs to the other')
    writeFileSync(`${path}.restoring`, (found && contentOf(found)) ?? '')
    expect(await names(startProgram(before.folder))).toEqual(['First'])
    expect(readdirSync(join(before.folder, 'set-aside', '0001-2026-11-23')).toSorted()).toEqual([
      FILE_NAME,
      `${FILE_NAME}-journal`,
      `${FILE_NAME}.sum`,
    ])
  })

  /** Restores the same backup again and again: so many files lie aside. */
  async function setAsideTimes(muster: TestProgram, times: number): Promise<string[]> {
    const backup = await newest(muster)
    for (let n = 0; n < times; n += 1) await muster.ask('safekeeping.restore', which(backup))
    return (await muster.ask('safekeeping.look', {})).setAside.map(({ id }) => id)
  }

  test('the oldest that lies aside comes back too, and is not cleared to make room for what it replaces', async () => {
    const muster = await kept()
    const first = await newest(muster)
    await startNamed(muster, 'Second')
    await muster.ask('safekeeping.restore', which(first))
    const [oldest = ''] = (await setAsideTimes(muster, 4)).toReversed()
    await muster.ask('safekeeping.putBack', { id: oldest })
    expect((await muster.ask('program.status', {})).data.problem).toBeNull()
    expect((await names(muster)).toSorted()).toEqual(['First', 'Second'])
    const left = (await muster.ask('safekeeping.look', {})).setAside.map(({ id }) => id)
    expect(left).toHaveLength(5)
    expect(left).not.toContain(oldest)
  })

  /** How far it had come when it was cut off, and which of the two is there after the next start. */
  const cutOffs: [string, (data: string, id: string) => void, string[]][] = [
    [
      'before the file that is there was moved',
      (data, id) => renameSync(join(data, 'set-aside', id), join(data, 'set-aside', `waiting-${id}`)),
      ['First'],
    ],
    [
      'while the file that is there was moved',
      (data, id) => {
        renameSync(join(data, 'set-aside', id), join(data, 'set-aside', `waiting-${id}`))
        mkdirSync(join(data, 'set-aside', '0009-2026-11-24'))
        renameSync(join(data, FILE_NAME), join(data, 'set-aside', '0009-2026-11-24', FILE_NAME))
        writeFileSync(join(data, `${FILE_NAME}-journal`), 'what belongs to the one that goes')
      },
      ['First', 'Second'],
    ],
    [
      'while the other took its place',
      (data, id) => {
        const [from, aside] = [join(data, 'set-aside', `returning-${id}`), '0009-2026-11-24']
        renameSync(join(data, 'set-aside', id), from)
        mkdirSync(join(data, 'set-aside', aside))
        for (const part of ['', '.sum'])
          renameSync(join(data, `${FILE_NAME}${part}`), join(data, 'set-aside', aside, `${FILE_NAME}${part}`))
        renameSync(join(from, `${FILE_NAME}.sum`), join(data, `${FILE_NAME}.sum`))
      },
      ['First', 'Second'],
    ],
    [
      'when all was in its place',
      (data, id) => {
        mkdirSync(join(data, 'set-aside', `returning-${id}`))
        writeFileSync(join(data, 'set-aside', `returning-${id}`, 'note.json'), '')
      },
      ['First'],
    ],
  ]
  test.each(cutOffs)(
    'a putting back that was cut off %s is ended by the next start',
    async (_name, cut, left) => {
      const muster = await kept()
      const first = await newest(muster)
      await startNamed(muster, 'Second')
      await muster.ask('safekeeping.restore', which(first))
      const [aside] = (await muster.ask('safekeeping.look', {})).setAside
      muster.program.close()
      cut(muster.folder, aside?.id ?? '')
      const again = startProgram(muster.folder)
      expect((await names(again)).toSorted()).toEqual(left)
      const { setAside } = await again.ask('safekeeping.look', {})
      const folders = readdirSync(join(muster.folder, 'set-aside'))
      expect(folders.toSorted()).toEqual(setAside.map(({ id }) => id).toSorted())
      expect(setAside).toHaveLength(1)
      // No journal lies beside another file.
      expect(readdirSync(muster.folder)).not.toContain(`${FILE_NAME}-journal`)
    },
  )
})

describe('beside a journal that a power cut left', () => {
  /** The file and its journal as they lie there when the power goes in the middle of a large change. */
  function cutOff(folder: string): string {
    const cut = temporaryFolder()
    powerCut(folder, cut)
    expect(readFileSync(join(cut, `${FILE_NAME}-journal`)).length).toBeGreaterThan(10_000)
    return cut
  }

  test('the file itself comes back whole', async () => {
    const muster = await kept()
    muster.program.close()
    const cut = cutOff(muster.folder)
    expect(await names(startProgram(cut))).toEqual(['First'])
    expect(existsSync(join(cut, 'set-aside'))).toBe(false)
  })

  test.for(['a backup', 'a plain copy of the file', 'a copy that Muster saved'] as const)(
    '%s put there by hand is opened as it is, never mixed',
    async (what, { task }) => {
      const times = runs(3, 150)
      for (let n = 0; n < times; n += 1) {
        const muster = await kept()
        const path = join(muster.folder, FILE_NAME)
        const [found] = backupsIn(backupFolder(muster.folder), 'own')
        const backup = (found && contentOf(found)) ?? Buffer.alloc(0)
        muster.program.close()
        const plain = readFileSync(path)
        const later = startProgram(muster.folder)
        const { place } = await later.ask('safekeeping.saveCopy', {})
        const saved = readFileSync(place ?? '')
        // Between the saved copy and the power cut nothing else is changed: only where its pages lie is another.
        if (what !== 'a copy that Muster saved') await startNamed(later, 'Later')
        later.program.close()
        const cut = cutOff(muster.folder)
        const put = {
          'a backup': backup,
          'a plain copy of the file': plain,
          'a copy that Muster saved': saved,
        }
        writeFileSync(join(cut, FILE_NAME), put[what])
        const opened = startProgram(cut)
        expect(await names(opened)).toEqual(['First'])
        opened.program.close()
        const file = openDatabase(cut)
        if (isRefusal(file)) throw new Error(file.problem.code)
        expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
        expect(file.prepare(`SELECT name FROM sqlite_schema WHERE name = 'half'`).all()).toEqual([])
        file.close()
        expect(readdirSync(join(cut, 'set-aside')).length).toBe(1)
      }
      task.meta.proof = { times, found: { mixed: 0 } }
    },
  )
})

test('what is made at once while another is being made takes neither its place nor its number', async () => {
  const muster = await kept()
  const store = muster.program.data()
  if (isRefusal(store)) throw new Error('The file is open.')
  const folder = backupFolder(muster.folder)
  const before = backupsIn(folder, 'own').length
  const slowly = backUpGently(store.file, folder, 'timed')
  await startNamed(muster, 'Second')
  const quickly = backUpNow(store.file, folder, 'restore')
  await slowly
  expect(quickly).toMatchObject({ made: { cause: 'restore' } })
  const made = backupsIn(folder, 'own').map(({ cause, damaged }) => [cause, damaged])
  expect(made).toHaveLength(before + 2)
  expect(made).toContainEqual(['restore', false])
  expect(made).toContainEqual(['timed', false])
})

describe('a large file', () => {
  /** Keeps one beside the program, and says how often a process was started for it. */
  async function keptLarge(start: StartBeside): Promise<{ started: number; folder: string; text: string }> {
    const muster = await kept()
    const store = muster.program.data()
    if (isRefusal(store)) throw new Error('The file is open.')
    const text = randomBytes(10_000_000).toString('hex')
    store.keep(() => void store.file.prepare('UPDATE campaigns SET epilogue = ?').run(text))
    const folder = temporaryFolder()
    let started = 0
    const courier = () =>
      openCourier(() => {
        started += 1
        return start('courier')
      })
    const keeper = createKeeper({
      folder,
      store: () => store,
      second: () => null,
      room: () => 2000,
      courier: courier(),
      packer: courier,
      told: () => undefined,
    })
    onTestFinished(() => keeper.end())
    expect(await keeper.backUp('asked')).toBeNull()
    return { started, folder: backupFolder(folder), text }
  }
  function expectKept(folder: string, text: string): void {
    const [found] = backupsIn(folder, 'own')
    expect(readdirSync(folder)).toEqual([`${found?.id ?? ''}.json`, `${found?.id ?? ''}.sqlite.gz`])
    const file = new SQLite((found && contentOf(found)) ?? undefined)
    onTestFinished(() => void file.close())
    expect(file.prepare('SELECT epilogue FROM campaigns').pluck().get() === text).toBe(true)
  }

  test('is looked at and packed by a process beside the program', async () => {
    const { started, folder, text } = await keptLarge(forkBeside)
    expect(started).toBe(1)
    expectKept(folder, text)
  })

  test('is packed here where that process falls over', async () => {
    const { started, folder, text } = await keptLarge((work) => {
      const beside = forkBeside(work)
      return { ...beside, post: () => beside.end() }
    })
    expect(started).toBe(1)
    expectKept(folder, text)
  })
})

test('a second place that cannot be read hides nothing else', async () => {
  const stick = temporaryFolder()
  const muster = await kept()
  await muster.ask('safekeeping.setSecond', { folder: stick })
  await muster.program.keeper.idle()
  rmSync(join(stick, 'Muster backups'), { recursive: true })
  writeFileSync(join(stick, 'Muster backups'), 'a file where the folder was')
  const { backups } = await muster.ask('safekeeping.look', {})
  expect(backups.every(({ place }) => place === 'own')).toBe(true)
})

describe('a backup that is looked at', () => {
  test('stands in the place of the present, in which nothing is changed and everything is kept', async () => {
    const muster = await kept()
    const backup = await newest(muster)
    const second = await startNamed(muster, 'Second')
    const bytes = readFileSync(join(muster.folder, FILE_NAME))
    await muster.ask('safekeeping.visit', which(backup))
    expect((await muster.ask('program.status', {})).data.visiting).toBe(backup.madeAt)
    expect(await names(muster)).toEqual(['First'])
    expect((await muster.refused('campaigns.view', { id: second.id })).code).toBe('campaign/gone')
    expect((await muster.ask('undo.look', {})).undo).toBeNull()
    for (const [name, payload] of [
      ['campaigns.rename', { id: second.id, name: 'Third' }],
      ['samples.open', {}],
      ['undo.undo', {}],
      ['trash.clear', {}],
    ] as const)
      expect((await muster.refused(name, payload)).code).toBe('database/visiting')
    expect(readFileSync(join(muster.folder, FILE_NAME))).toEqual(bytes)
    // What is backed up meanwhile is the present.
    expect((await newest(muster)).missing?.campaigns).toEqual(['Second'])
    await muster.ask('safekeeping.backUp', {})
    expect((await newest(muster)).figures?.campaigns).toBe(2)
    await muster.ask('safekeeping.leave', {})
    expect((await muster.ask('program.status', {})).data.visiting).toBeNull()
    expect((await names(muster)).toSorted()).toEqual(['First', 'Second'])
    await muster.ask('undo.undo', {})
    expect(await names(muster)).toEqual(['First'])
  })

  test('is left by the close, and by what takes the place of the present', async () => {
    const muster = await kept()
    const backup = await newest(muster)
    await startNamed(muster, 'Second')
    await muster.ask('safekeeping.visit', which(backup))
    await muster.ask('safekeeping.restore', which(backup))
    expect((await muster.ask('program.status', {})).data.visiting).toBeNull()
    await startNamed(muster, 'Third')
    await muster.ask('safekeeping.visit', which(backup))
    muster.program.close()
    expect((await names(startProgram(muster.folder))).toSorted()).toEqual(['First', 'Third'])
  })

  test('may be the only thing that can be looked at', async () => {
    const before = await kept()
    before.program.close()
    const path = join(before.folder, FILE_NAME)
    writeFileSync(path, 'Dear diary. '.repeat(400))
    const muster = startProgram(before.folder)
    await muster.ask('safekeeping.visit', which(await newest(muster)))
    expect((await muster.ask('program.status', {})).data.problem).toBeNull()
    expect(await names(muster)).toEqual(['First'])
    await muster.ask('safekeeping.leave', {})
    expect((await muster.ask('program.status', {})).data.problem?.code).toBe('database/not-sqlite')
  })
})

describe('a copy of the file', () => {
  test('is whole, also while Muster goes on, and never takes the file’s own place', async () => {
    const muster = await kept()
    const { place } = await muster.ask('safekeeping.saveCopy', {})
    const folder = temporaryFolder()
    copyFileSync(place ?? '', join(folder, FILE_NAME))
    expect(await names(startProgram(folder))).toEqual(['First'])
  })
})

describe('a clock that goes wrong', () => {
  test('six months ahead for one start clears nothing that was thrown away, and is told', async () => {
    const folder = temporaryFolder()
    const day = (at: string): void => void vi.setSystemTime(new Date(`${at}T20:00:00Z`))
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const at of ['2026-11-21', '2026-11-22', '2026-11-23']) {
      day(at)
      startProgram(folder, null, false).program.close()
    }
    const muster = startProgram(folder, null, false)
    const { id } = await startNamed(muster, 'First')
    await muster.ask('campaigns.remove', { id })
    muster.program.close()

    day('2028-05-23')
    const ahead = startProgram(folder, null, false)
    expect((await ahead.ask('program.status', {})).data.backups?.code).toBe('safekeeping/clock')
    await ahead.ask('trash.clear', {})
    expect(await ahead.ask('trash.campaigns', {})).toHaveLength(1)
    ahead.program.close()

    day('2026-11-24')
    const back = startProgram(folder, null, false)
    expect(await back.ask('trash.campaigns', {})).toHaveLength(1)
    await back.ask('trash.restoreCampaign', { id })
    expect(await names(back)).toEqual(['First'])
  })
})

describe.skipIf(process.platform === 'win32')('where the file may be read and not written', () => {
  /** Root may write anywhere: the rest of the test runs as a user who may not. */
  function asNobody(): void {
    if (process.geteuid?.() !== 0) return
    process.seteuid?.(65_534)
    onTestFinished(() => {
      process.seteuid?.(0)
    })
  }

  test.each([
    ['the folder', (folder: string) => chmodSync(folder, 0o555)],
    ['the file', (folder: string) => chmodSync(join(folder, FILE_NAME), 0o444)],
  ])('everything can be looked at, nothing is changed, and that is told: %s', async (what, protect) => {
    const before = await kept()
    before.program.close()
    const path = join(before.folder, FILE_NAME)
    if (what === 'the file' && process.geteuid?.() === 0) chownSync(before.folder, 65_534, 65_534)
    protect(before.folder)
    onTestFinished(() => chmodSync(before.folder, 0o755))
    const bytes = readFileSync(path)
    asNobody()
    const muster = startProgram(before.folder)
    expect(await names(muster)).toEqual(['First'])
    const { data } = await muster.ask('program.status', {})
    expect([data.problem, data.backups?.code]).toEqual([null, 'database/read-only'])
    const [campaign] = await muster.ask('campaigns.list', {})
    const rename = { id: campaign?.id ?? '', name: 'Second' }
    expect((await muster.refused('campaigns.rename', rename)).code).toBe('database/read-only')
    expect((await muster.refused('undo.undo', {})).code).toBe('database/read-only')
    expect((await muster.refused('safekeeping.backUp', {})).code).toBe('database/read-only')
    const backup = await newest(muster)
    expect((await muster.refused('safekeeping.restore', which(backup))).code).toBe('database/read-only')
    muster.program.close()
    expect(readFileSync(path)).toEqual(bytes)
  })

  test('a file that may not even be read says so', async () => {
    const before = await kept()
    before.program.close()
    chmodSync(join(before.folder, FILE_NAME), 0o000)
    if (process.geteuid?.() === 0) chownSync(before.folder, 65_534, 65_534)
    asNobody()
    const muster = startProgram(before.folder)
    expect((await muster.ask('program.status', {})).data.problem?.code).toBe('database/unreadable')
  })
})

test('what was changed before somebody asked is in the backup, also where another was being made', async () => {
  const muster = startProgram()
  const turns = 12
  for (let turn = 1; turn <= turns; turn += 1) {
    await startNamed(muster, `Before ${turn}`)
    const before = muster.ask('safekeeping.backUp', {})
    // Each time it has come a little further.
    for (let step = 1; step < turn; step += 1) await new Promise((resolve) => setTimeout(resolve))
    await startNamed(muster, `Meanwhile ${turn}`)
    await Promise.all([before, muster.ask('safekeeping.backUp', {})])
    const [newest] = (await muster.ask('safekeeping.look', {})).backups
    expect(newest).toMatchObject({ figures: { campaigns: 2 * turn } })
  }
})
