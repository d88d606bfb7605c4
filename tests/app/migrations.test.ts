import SQLite from 'better-sqlite3'
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { versionIn } from '../../electron/database/header.ts'
import { knownVersion, migrate } from '../../electron/database/migrate.ts'
import { backupFolder, backupsIn, backUpNow, contentOf } from '../../electron/safekeeping/backups.ts'
import { FILE_NAME, openDatabase } from '../../electron/safekeeping/open.ts'
import { isRefusal } from '../../shared/problem.ts'
import { runs } from '../support/long.ts'
import '../support/proof.ts'
import { migrationsOf, oldFile, STATEMENTS, type OldFile } from './support/old-file.ts'
import { startProgram, temporaryFolder } from './support/program.ts'
import { begunWorld } from './support/world.ts'

const VERSIONS = Array.from({ length: knownVersion() - 1 }, (_, index) => index + 1)

/** Where something can happen on the way from a version to this one: before each statement, and after the last. */
const stepsFrom = (version: number): number[] =>
  Array.from({ length: STATEMENTS.slice(version).flat().length }, (_, step) => step)
/** All of them in the long form; in every run one here and there, others in each version, and the last. */
const some = (steps: readonly number[], version: number): number[] =>
  steps.filter((step) => step % runs(40, 1) === version % runs(40, 1) || step === steps.length - 1)

/** The migrations from a version on, with something else in the place of a statement. */
function changedAt(version: number, change: (statement: string, step: number) => readonly string[]): string {
  let step = 0
  return migrationsOf(
    STATEMENTS.map((statements, index) =>
      index < version ? statements : statements.flatMap((statement) => change(statement, step++)),
    ),
  )
}

/** The one backup that was made before an upgrade, as a file. */
function backupBeside(folder: string): string {
  const backups = backupsIn(backupFolder(folder), 'own').filter(({ cause }) => cause === 'upgrade')
  expect(backups.length).toBeGreaterThan(0)
  const path = join(temporaryFolder(), FILE_NAME)
  const [found] = backups
  const content = found && contentOf(found)
  if (!content) throw new Error('The backup is not whole.')
  writeFileSync(path, content)
  return path
}

const versionOf = (path: string): number => {
  const file = new SQLite(path, { readonly: true })
  try {
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(file.pragma('foreign_key_check')).toEqual([])
    return versionIn(file.pragma('user_version', { simple: true }) as number)
  } finally {
    file.close()
  }
}

/** What undo would write back is of the older version, and goes with it. */
const withoutUndo = (rows: Readonly<Record<string, readonly unknown[]>>) =>
  Object.fromEntries(Object.entries(rows).filter(([table]) => !table.startsWith('undo_')))

/** The upgrade goes through, and nothing of what was there is gone or another. */
function expectUpgraded(
  old: OldFile,
  folder: string,
  rows: Readonly<Record<string, readonly unknown[]>>,
): void {
  const file = openDatabase(folder)
  if (isRefusal(file)) throw new Error(file.problem.message)
  file.close()
  const path = join(folder, FILE_NAME)
  expect(versionOf(path)).toBe(knownVersion())
  expect(withoutUndo(old.rows(path))).toEqual(withoutUndo(rows))
}

describe.for(VERSIONS)('a file of version %i', (version) => {
  test('has something in every table, is brought to this version, and its figures are as they were', async ({
    task,
  }) => {
    const { muster: now, campaign } = await begunWorld()
    const { account } = await now.ask('campaigns.view', { id: campaign })
    const old = await oldFile(version)
    const rows = old.rows(old.path)
    expect(Object.entries(rows).filter(([, some]) => some.length === 0)).toEqual([])
    expect(versionOf(old.path)).toBe(version)
    const muster = startProgram(old.folder)
    expect((await muster.ask('campaigns.view', { id: campaign })).account).toEqual(account)
    // What was done in the version before can still be undone; in an older one it stays done where its rows were others.
    const { undo: step } = await muster.ask('undo.look', {})
    if (version === knownVersion() - 1) expect(step).not.toBeNull()
    if (step) {
      await muster.ask('undo.undo', {})
      await muster.ask('undo.redo', {})
    }
    await muster.ask('campaigns.rename', { id: campaign, name: 'Renamed' })
    await muster.ask('undo.undo', {})
    // What there was before can be looked at as it is now.
    const { backups } = await muster.ask('safekeeping.look', {})
    const { id = '', place = 'own' } = backups.find(({ cause }) => cause === 'upgrade') ?? {}
    await muster.ask('safekeeping.visit', { id, place })
    expect((await muster.ask('campaigns.view', { id: campaign })).account).toEqual(account)
    muster.program.close()
    expect(versionOf(old.path)).toBe(knownVersion())
    expect(withoutUndo(old.rows(old.path))).toEqual(withoutUndo(rows))
    const backup = backupBeside(old.folder)
    expect(versionOf(backup)).toBe(version)
    expect(old.rows(backup)).toEqual(rows)
    task.meta.proof = { times: 1, found: { tables: Object.keys(rows).length, lost: 0 } }
  })

  test('is left as it was when a statement fails, with a backup beside it', async ({ task }) => {
    const old = await oldFile(version)
    const [rows, bytes] = [old.rows(old.path), readFileSync(old.path)]
    const steps = some(stepsFrom(version), version)
    for (const step of steps) {
      const database = new SQLite(old.path)
      const backUp = (): boolean => 'made' in backUpNow(database, backupFolder(old.folder), 'upgrade')
      const failing = changedAt(version, (statement, at) => [
        at === step ? 'SELECT * FROM nowhere' : statement,
      ])
      const answer = migrate(database, old.path, backUp, failing)
      database.close()
      expect(answer?.problem.code).toBe('database/upgrade-failed')
      expect(readFileSync(old.path).equals(bytes)).toBe(true)
      expect(old.rows(backupBeside(old.folder))).toEqual(rows)
    }
    expectUpgraded(old, old.folder, rows)
    task.meta.proof = { times: steps.length, found: { 'half upgraded': 0 } }
  })

  test('is left as it was when the disk is full', async ({ task }) => {
    const old = await oldFile(version)
    const [rows, bytes] = [old.rows(old.path), readFileSync(old.path)]
    let times = 0
    for (let room = 0; ; room += runs(40, 1)) {
      const database = new SQLite(old.path)
      const pages = database.pragma('page_count', { simple: true }) as number
      database.pragma(`max_page_count = ${pages + room}`)
      const upgrade = (): unknown => migrate(database, old.path, () => true)
      try {
        upgrade()
        break
      } catch (error) {
        expect(String(error)).toContain('database or disk is full')
      } finally {
        database.close()
      }
      times += 1
      expect(readFileSync(old.path).equals(bytes)).toBe(true)
    }
    expectUpgraded(old, old.folder, rows)
    task.meta.proof = { times, found: { 'half upgraded': 0 } }
  })

  test('is brought to this version by the next start when the power goes on the way', async ({ task }) => {
    const old = await oldFile(version)
    const rows = old.rows(old.path)
    const steps = some(stepsFrom(version), version)
    const cuts: string[] = []
    const database = new SQLite(old.path)
    // So little room in memory that much is on the disk before its end.
    database.pragma('cache_size = 5')
    database.function('power_cut', () => {
      const folder = temporaryFolder()
      for (const part of ['', '-journal'])
        if (existsSync(`${old.path}${part}`))
          copyFileSync(`${old.path}${part}`, join(folder, `${FILE_NAME}${part}`))
      cuts.push(folder)
      return 0
    })
    const cutting = changedAt(version, (statement, at) =>
      steps.includes(at) ? ['SELECT power_cut()', statement] : [statement],
    )
    expect(migrate(database, old.path, () => true, cutting)).toBeNull()
    database.close()
    expect(cuts).toHaveLength(steps.length)
    for (const folder of cuts) {
      expectUpgraded(old, folder, rows)
      expect(old.rows(backupBeside(folder))).toEqual(rows)
    }
    task.meta.proof = { times: cuts.length, found: { lost: 0 } }
  })
})

test('a file that has been through every version is brought to the next one again', async () => {
  const old = await oldFile(1)
  const rows = old.rows(old.path)
  for (const version of VERSIONS.slice(1)) {
    const file = new SQLite(old.path)
    expect(migrate(file, old.path, () => true, migrationsOf(STATEMENTS.slice(0, version)))).toBeNull()
    file.close()
    expect(versionOf(old.path)).toBe(version)
    const store = new SQLite(old.path)
    store.exec(`INSERT INTO undo_steps (call, undone, at) VALUES ('campaigns.rename', 0, '2026-11-23');
      INSERT INTO undo_rows (step_id, table_name, row_id) SELECT max(id), 'campaigns', '1' FROM undo_steps`)
    store.close()
  }
  expectUpgraded(old, old.folder, rows)
})

test('a file in which an earlier upgrade left rows of undo without their steps is brought to this version', async () => {
  const old = await oldFile(6)
  const rows = old.rows(old.path)
  const file = new SQLite(old.path)
  file.pragma('foreign_keys = OFF')
  file.exec('DELETE FROM undo_steps')
  file.close()
  expectUpgraded(old, old.folder, rows)
})
