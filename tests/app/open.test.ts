import SQLite from 'better-sqlite3'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { APPLICATION_ID, headerNumber, versionIn } from '../../electron/database/header.ts'
import { knownVersion, migrate, MIGRATIONS } from '../../electron/database/migrate.ts'
import { backupFolder, backupsIn, backUpNow, contentOf } from '../../electron/safekeeping/backups.ts'
import { FILE_NAME, openDatabase } from '../../electron/safekeeping/open.ts'
import { setAsideIn, setLeftAside } from '../../electron/safekeeping/set-aside.ts'
import { isRefusal, type Problem } from '../../shared/problem.ts'
import { startThree } from './support/campaign.ts'
import { migrationsOf, STATEMENTS } from './support/old-file.ts'
import { startProgram, temporaryFolder } from './support/program.ts'

const kept = (): boolean => true
const hash = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')

async function usedDatabase(): Promise<{ folder: string; path: string }> {
  const program = startProgram()
  await startThree(program)
  program.program.close()
  return { folder: program.folder, path: join(program.folder, FILE_NAME) }
}

function refusal(folder: string): Problem {
  const answer = openDatabase(folder)
  if (isRefusal(answer)) return answer.problem
  answer.close()
  throw new Error('The database was opened.')
}

describe('a file that Muster cannot use is refused with its own sentence and left as it was', () => {
  type Case = [string, string, RegExp, (path: string) => void]
  const cases: Case[] = [
    ['an empty file', 'database/empty', /is empty/, (path) => truncateSync(path)],
    [
      'a text file',
      'database/not-sqlite',
      /not a Muster campaign file/,
      (path) => writeFileSync(path, 'Dear diary. '.repeat(50)),
    ],
    [
      'a very short file',
      'database/not-sqlite',
      /not a Muster campaign file/,
      (path) => writeFileSync(path, 'x'),
    ],
    [
      'another application’s file',
      'database/foreign',
      /belongs to another program/,
      (path) => {
        const other = new SQLite(path)
        other.pragma('application_id = 12345')
        other.close()
      },
    ],
    [
      'a newer version',
      'database/newer',
      /newer Muster \(file version \d+\)/,
      (path) => {
        const newer = new SQLite(path)
        newer.pragma(`user_version = ${headerNumber(knownVersion() + 1, 7)}`)
        newer.close()
      },
    ],
    ...(
      [
        ['a trigger', 'CREATE TRIGGER sly AFTER INSERT ON players BEGIN DELETE FROM campaigns; END'],
        ['a view', 'CREATE VIEW sly AS SELECT * FROM campaigns'],
        ['a table', 'CREATE TABLE sly (id text)'],
        ['a column', 'ALTER TABLE campaigns ADD COLUMN sly text'],
        ['an index', 'CREATE INDEX sly ON campaigns (name)'],
        ['no players', 'PRAGMA foreign_keys = OFF; DROP TABLE players'],
      ] as const
    ).map(([name, sql]): Case => [
      `${name} that Muster did not make`,
      'database/odd',
      /that Muster did not make/,
      (path) => {
        const other = new SQLite(path)
        other.exec(sql)
        other.close()
      },
    ]),
    [
      'a page overwritten',
      'database/damaged',
      /is damaged/,
      (path) => {
        const bytes = readFileSync(path)
        bytes.fill(0xa5, 4096, 3 * 4096)
        writeFileSync(path, bytes)
      },
    ],
    [
      'a file cut in half',
      'database/damaged',
      /is damaged/,
      (path) => truncateSync(path, Math.floor(statSync(path).size / 2)),
    ],
  ]
  test.each(cases)('%s', async (_name, code, sentence, spoil) => {
    const { folder, path } = await usedDatabase()
    spoil(path)
    const before = hash(path)
    const problem = refusal(folder)
    expect(problem.code).toBe(code)
    expect(problem.message).toMatch(sentence)
    expect(problem.message).toContain(path)
    expect(hash(path)).toBe(before)
  })

  test('a folder in the file’s place', () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, FILE_NAME))
    expect(refusal(folder).code).toBe('database/not-a-file')
  })

  test('a file that another Muster has open', async () => {
    const { folder, path } = await usedDatabase()
    const first = openDatabase(folder)
    if (isRefusal(first)) throw new Error(first.problem.code)
    const before = hash(path)
    expect(refusal(folder).code).toBe('database/locked')
    expect(hash(path)).toBe(before)
    first.close()
    const again = openDatabase(folder)
    if (isRefusal(again)) throw new Error(again.problem.code)
    again.close()
  })

  /** Root may write anywhere: these run as a user who may not, where the test itself is run by root. */
  const asNobody = (work: () => void): void => {
    const root = process.geteuid?.() === 0
    if (root) process.seteuid?.(65534)
    try {
      work()
    } finally {
      if (root) process.seteuid?.(0)
    }
  }

  test.skipIf(process.platform === 'win32')('a read-only folder', async () => {
    const { folder, path } = await usedDatabase()
    chmodSync(folder, 0o555)
    onTestFinished(() => chmodSync(folder, 0o755))
    const before = hash(path)
    asNobody(() => expect(refusal(folder).code).toBe('database/folder-read-only'))
    expect(hash(path)).toBe(before)
  })

  test.skipIf(process.platform === 'win32')('a read-only file', async () => {
    const { folder, path } = await usedDatabase()
    if (process.geteuid?.() === 0) chownSync(folder, 65534, 65534)
    chmodSync(path, 0o444)
    const before = hash(path)
    asNobody(() => expect(refusal(folder).code).toBe('database/file-read-only'))
    expect(hash(path)).toBe(before)
  })
})

describe('the program without its database', () => {
  test('says so in every call for data, and goes on when the file was mended', async () => {
    const { folder, path } = await usedDatabase()
    const aside = `${path}.aside`
    copyFileSync(path, aside)
    writeFileSync(path, '')
    const program = startProgram(folder)
    expect((await program.ask('program.status', {})).data.problem?.code).toBe('database/empty')
    expect((await program.refused('campaigns.list', {})).code).toBe('database/empty')
    copyFileSync(aside, path)
    expect((await program.ask('program.openAgain', { altered: false })).data.problem).toBeNull()
    expect(await program.ask('campaigns.list', {})).toHaveLength(1)
  })
})

describe('the open database', () => {
  test('is durable, checked, ours, and one file that can be copied while in use', async () => {
    const program = startProgram()
    const database = openDatabase(temporaryFolder())
    if (isRefusal(database)) throw new Error(database.problem.code)
    expect(database.pragma('synchronous', { simple: true })).toBe(2)
    expect(database.pragma('journal_mode', { simple: true })).toBe('delete')
    expect(database.pragma('foreign_keys', { simple: true })).toBe(1)
    expect(database.pragma('application_id', { simple: true })).toBe(APPLICATION_ID)
    expect(versionIn(database.pragma('user_version', { simple: true }) as number)).toBe(knownVersion())
    database.close()

    await startThree(program)
    const copy = temporaryFolder()
    copyFileSync(join(program.folder, FILE_NAME), join(copy, FILE_NAME))
    const other = startProgram(copy)
    expect(await other.ask('campaigns.list', {})).toEqual(await program.ask('campaigns.list', {}))
  })

  test('takes on its rules also where the file has others', async () => {
    const { folder, path } = await usedDatabase()
    const before = new SQLite(path)
    before.pragma('journal_mode = WAL')
    before.close()
    const database = openDatabase(folder)
    if (isRefusal(database)) throw new Error(database.problem.code)
    onTestFinished(() => void database.close())
    expect(database.pragma('journal_mode', { simple: true })).toBe('delete')
    expect(database.pragma('trusted_schema', { simple: true })).toBe(0)
    expect(database.pragma('locking_mode', { simple: true })).toBe('exclusive')
  })

  test('two programs that start at once on an empty folder end with one file, and one of them is told', async () => {
    const folder = temporaryFolder()
    const start = `
      import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, '../../electron/safekeeping/open.ts'))}
      const answer = openDatabase(${JSON.stringify(folder)})
      process.stdout.write('problem' in answer ? answer.problem.code : 'open')
      if (!('problem' in answer)) process.stdin.once('end', () => answer.close()).resume()`
    const run = promisify(execFile)
    const programs = [1, 2, 3].map(() => run(process.execPath, ['--input-type=module', '-e', start]))
    // Who has the file keeps it until all have answered.
    await Promise.all(programs.flatMap(({ child }) => (child.stdout ? [once(child.stdout, 'data')] : [])))
    for (const { child } of programs) child.stdin?.end()
    const answers = await Promise.all(programs)
    expect(answers.map(({ stdout }) => stdout).toSorted()).toEqual([
      'database/locked',
      'database/locked',
      'open',
    ])
    expect(readdirSync(folder)).toEqual([FILE_NAME])
  })

  test('what a file that is gone left behind is set aside, and a file that is made meanwhile is not', () => {
    const folder = temporaryFolder()
    for (const part of ['', '-journal', '.sum']) writeFileSync(join(folder, `${FILE_NAME}${part}`), part)
    setLeftAside(folder, FILE_NAME)
    expect(readdirSync(folder).toSorted()).toEqual([FILE_NAME, 'set-aside'])
    expect(setAsideIn(folder, FILE_NAME)).toEqual([])
  })

  test('a folder where the draft should be is told, not thrown', () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, `${FILE_NAME}.${process.pid}.new`, 'inside'), { recursive: true })
    expect(refusal(folder).code).toBe('database/unusable')
  })

  test('a first start that was cut off leaves nothing that a second start trips over', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, `${FILE_NAME}.2147483646.new`), 'half')
    const database = openDatabase(folder)
    if (isRefusal(database)) throw new Error(database.problem.code)
    database.close()
    expect(existsSync(join(folder, `${FILE_NAME}.2147483646.new`))).toBe(false)
  })
})

describe('a migration', () => {
  /** This program's migrations and one more, as a later version would bring it. */
  function laterVersion(sql: string): string {
    const folder = temporaryFolder()
    cpSync(MIGRATIONS, folder, { recursive: true })
    const journal = join(folder, 'meta/_journal.json')
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number }[] }
    const tag = '9999_later'
    // Older by date than the first: what counts is the place in the list.
    entries.push({ idx: entries.length, version: '6', when: 1, tag, breakpoints: true } as { idx: number })
    writeFileSync(journal, JSON.stringify({ ...rest, entries }))
    writeFileSync(join(folder, `${tag}.sql`), sql)
    return folder
  }

  const REBUILD = `CREATE TABLE new_campaigns AS SELECT * FROM campaigns;
--> statement-breakpoint
DROP TABLE campaigns;
--> statement-breakpoint
CREATE TABLE campaigns (id text PRIMARY KEY NOT NULL, system text, name text, sample integer, rules_version integer, rules_document text, created_at text);
--> statement-breakpoint
INSERT INTO campaigns SELECT id, system, name, sample, rules_version, rules_document, created_at FROM new_campaigns;
--> statement-breakpoint
DROP TABLE new_campaigns;`

  test('rebuilds a table without losing its children, after a verified copy', async () => {
    const { folder, path } = await usedDatabase()
    const database = new SQLite(path)
    onTestFinished(() => void database.close())
    const children = database.prepare('SELECT * FROM participants').all()
    expect(children).toHaveLength(3)
    const backUp = (): boolean => 'made' in backUpNow(database, backupFolder(folder), 'upgrade')
    expect(migrate(database, path, backUp, laterVersion(REBUILD))).toBeNull()
    expect(database.prepare('SELECT * FROM participants').all()).toEqual(children)
    expect(versionIn(database.pragma('user_version', { simple: true }) as number)).toBe(knownVersion() + 1)
    const [found] = backupsIn(backupFolder(folder), 'own')
    const copy = join(temporaryFolder(), FILE_NAME)
    writeFileSync(copy, (found && contentOf(found)) ?? '')
    const backup = new SQLite(copy, { readonly: true })
    onTestFinished(() => void backup.close())
    expect(versionIn(backup.pragma('user_version', { simple: true }) as number)).toBe(knownVersion())
    expect(backup.prepare('SELECT * FROM participants').all()).toEqual(children)
  })

  test.each([
    [
      'a statement fails',
      'CREATE TABLE extra (id text);\n--> statement-breakpoint\nINSERT INTO nowhere VALUES (1);',
    ],
    ['rows lose what they refer to', 'DELETE FROM campaigns;'],
  ])('changes nothing when %s', async (_name, sql) => {
    const { path } = await usedDatabase()
    const database = new SQLite(path)
    onTestFinished(() => void database.close())
    const answer = migrate(database, path, kept, laterVersion(sql))
    expect(answer?.problem.code).toBe('database/upgrade-failed')
    expect(versionIn(database.pragma('user_version', { simple: true }) as number)).toBe(knownVersion())
    expect(database.prepare('SELECT count(*) AS n FROM campaigns').get()).toEqual({ n: 1 })
    expect(database.prepare(`SELECT name FROM sqlite_schema WHERE name = 'extra'`).all()).toEqual([])
  })

  test('of an older file ends with references guarded as in a new one', () => {
    const folder = temporaryFolder()
    const path = join(folder, FILE_NAME)
    const old = new SQLite(path)
    expect(migrate(old, path, kept, migrationsOf(STATEMENTS.slice(0, 2)))).toBeNull()
    old.close()
    const database = openDatabase(folder)
    if (isRefusal(database)) throw new Error(database.problem.code)
    onTestFinished(() => void database.close())
    expect(versionIn(database.pragma('user_version', { simple: true }) as number)).toBe(knownVersion())
    expect(database.pragma('foreign_keys', { simple: true })).toBe(1)
  })
})
