import { dirname, join } from 'node:path'
import { problem, type Refusal } from '../../shared/problem.ts'

/** Why the database cannot be opened. Each sentence says what is wrong and what to do next. */
const SENTENCES = {
  'database/folder-read-only': ({ folder }) =>
    `Muster may not write in its data folder ${folder}. Give your user the right to write there, or start Muster with --data and another folder.`,
  'database/file-read-only': ({ path }) =>
    `The campaign file ${path} is write-protected. Remove the write protection, or start Muster with --data and another folder.`,
  'database/unreadable': ({ path }) =>
    `Muster may not read the campaign file ${path}. Give your user the right to read and write it, then try again.`,
  'database/read-only': ({ folder }) =>
    `Muster may not write in ${folder}. Everything can be looked at, printed and exported; nothing can be changed. Give your user the right to write there and start Muster again, or save a copy in Settings and open it elsewhere.`,
  'database/visiting': ({ day }) =>
    `You look at the backup of ${day}: everything can be looked at, printed and exported, nothing changed. Go back to the present to change something.`,
  'database/not-a-file': ({ path }) =>
    `There is a folder at ${path}, where Muster keeps its campaign file. Move it elsewhere and try again.`,
  'database/empty': ({ path }) =>
    `The campaign file ${path} is empty, so its content has been lost outside Muster. Put a backup in its place.`,
  'database/not-sqlite': ({ path }) =>
    `The file ${path} is not a Muster campaign file. Put a backup in its place, which sets it aside, or move it elsewhere.`,
  'database/foreign': ({ path }) =>
    `The file ${path} belongs to another program. Move it elsewhere, or start Muster with --data and another folder.`,
  'database/newer': ({ path, version }) =>
    `The campaign file ${path} was written by a newer Muster (file version ${version}). Install the newest Muster to open it.`,
  'database/damaged': ({ path }) =>
    `The campaign file ${path} is damaged. Put a backup in its place: the damaged file is set aside and kept.`,
  'database/gone': ({ path }) =>
    `The campaign file ${path} is not there any more, though campaigns were kept here. Put it back where it was and try again, choose a backup below, or begin with an empty one.`,
  'database/odd': ({ path }) =>
    `The campaign file ${path} has tables, columns or triggers that Muster did not make. They could change or delete things unseen, so it was not opened. Put a backup in its place, or a copy that only Muster has written.`,
  'database/altered': ({ path }) =>
    `The campaign file ${path} is not what it was when Muster closed it: the disk has changed something in it. Put a backup in its place, or open it all the same and look closely.`,
  'database/broken': ({ path, what }) =>
    `The campaign file ${path} contradicts itself, as after a change by another program: ${what}. Put a backup in its place, or open it all the same and look closely; no backup is made of it as it is.`,
  'database/reference': ({ what }) =>
    `The campaign file contradicts itself: ${what}. So this could not be done, and nothing was changed. Go back to a backup in Settings, Safekeeping.`,
  'database/locked': ({ path }) =>
    `The campaign file ${path} is in use by another Muster. Close that one and try again.`,
  'database/disk-full': ({ path }) => `The disk that holds ${path} is full. Make some room and try again.`,
  'database/unusable': ({ path, cause }) =>
    `The campaign file ${path} cannot be used here (${cause}). Look at the folder, then try again.`,
  'database/upgrade-failed': ({ path, backups }) =>
    `The campaign file ${path} could not be brought to this version of Muster, and was left as it was. Copies are in ${backups}.`,
} as const satisfies Record<string, (values: Record<string, string | number>) => string>

export type DatabaseProblem = keyof typeof SENTENCES

export function refuse(code: DatabaseProblem, values: Record<string, string | number>): Refusal {
  const known = {
    ...values,
    backups: typeof values.path === 'string' ? join(dirname(values.path), 'backups') : '',
  }
  return { problem: problem(code, SENTENCES[code](known), [], known) }
}
