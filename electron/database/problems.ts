import { dirname, join } from 'node:path'
import { problem, type Refusal } from '../../shared/problem.ts'

/** Why the database cannot be opened. Each sentence says what is wrong and what to do next. */
const SENTENCES = {
  'database/folder-read-only': ({ folder }) =>
    `Muster may not write in its data folder ${folder}. Give your user the right to write there, or start Muster with --data and another folder.`,
  'database/file-read-only': ({ path }) =>
    `The campaign file ${path} is write-protected. Remove the write protection, or start Muster with --data and another folder.`,
  'database/not-a-file': ({ path }) =>
    `There is a folder at ${path}, where Muster keeps its campaign file. Move it elsewhere and try again.`,
  'database/empty': ({ path, backups }) =>
    `The campaign file ${path} is empty, so its content has been lost outside Muster. Put a copy from ${backups} in its place, or move the empty file away to start afresh.`,
  'database/not-sqlite': ({ path, backups }) =>
    `The file ${path} is not a Muster campaign file. Move it elsewhere, or put a copy from ${backups} in its place.`,
  'database/foreign': ({ path }) =>
    `The file ${path} belongs to another program. Move it elsewhere, or start Muster with --data and another folder.`,
  'database/newer': ({ path, version }) =>
    `The campaign file ${path} was written by a newer Muster (file version ${version}). Install the newest Muster to open it.`,
  'database/damaged': ({ path, backups }) =>
    `The campaign file ${path} is damaged. Nothing was changed in it. Keep it aside, and put the newest copy from ${backups} in its place.`,
  'database/locked': ({ path }) =>
    `The campaign file ${path} is in use by another Muster. Close that one and try again.`,
  'database/disk-full': ({ path }) =>
    `The disk that holds ${path} is full. Make some room and try again; nothing was changed.`,
  'database/unusable': ({ path, cause }) =>
    `The campaign file ${path} cannot be used here (${cause}). Look at the folder, then try again; nothing was changed.`,
  'database/upgrade-failed': ({ path, backups }) =>
    `The campaign file ${path} could not be brought to this version of Muster, and was left as it was. Copies are in ${backups}.`,
} as const satisfies Record<string, (values: Record<string, string | number>) => string>

export type DatabaseProblem = keyof typeof SENTENCES

export function refuse(code: DatabaseProblem, values: Record<string, string | number>): Refusal {
  const known = { ...values, backups: typeof values.path === 'string' ? backupFolder(values.path) : '' }
  return { problem: problem(code, SENTENCES[code](known), [], known) }
}

/** Where copies of a database file are kept: beside it. */
export function backupFolder(path: string): string {
  return join(dirname(path), 'backups')
}
