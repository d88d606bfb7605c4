import { problem, type Refusal } from '../../shared/problem.ts'
import type { TravelKind } from './brought.ts'

const ENDINGS: Readonly<Record<TravelKind, string>> = {
  deck: '.muster-deck',
  faction: '.muster-faction',
  table: '.csv or .json',
  archive: '.muster-archive, .sqlite or .sqlite.gz',
}
const A: Readonly<Record<TravelKind, string>> = {
  deck: 'a deck',
  faction: 'a faction',
  table: 'a table',
  archive: 'an archive',
}

/** What stands against reading a file, and what is said of it: each sentence ends with what to do. */
const SENTENCES = {
  'not-one': (kind: TravelKind) =>
    `This is not ${A[kind]} file of Muster, or it is damaged. Choose a file that ends in ${ENDINGS[kind]}.`,
  empty: (kind: TravelKind) =>
    `There is nothing in this file. Ask for the ${kind} to be exported again, and look at the size of the file before it is sent.`,
  cut: (kind: TravelKind) =>
    `The end of this file is missing: it was cut off on its way, or is still being copied. Copy it once more, or ask for the ${kind} to be exported again.`,
  'a-deck': () => 'This file holds one deck. Import it on the screen of decks.',
  'a-faction': () => 'This file holds one faction. Import it on the screen of factions.',
  'too-many': (kind: TravelKind) =>
    `There are more files in this one than ${A[kind]} can need. Nothing was read from it: ask for the ${kind} to be exported again.`,
  'too-large': (kind: TravelKind) =>
    `This file unpacks to more than ${A[kind]} can hold. Nothing was read from it.`,
  bomb: (kind: TravelKind) =>
    `This file is made to unpack to far more than it is. Nothing was read from it: ask for the ${kind} to be exported again.`,
  locked: (kind: TravelKind) =>
    `This file is locked with a password. Ask for the ${kind} to be exported again, and sent as it is.`,
  names: (kind: TravelKind) =>
    `Something in this file has a name that no file of Muster has. Nothing was read from it: ask for the ${kind} to be exported again.`,
  altered: (kind: TravelKind) =>
    `This file was altered or damaged on its way: its parts contradict each other. Ask for the ${kind} to be exported again.`,
  newer: (kind: TravelKind) =>
    `This ${kind} was written by a newer Muster. Bring this one up to date, then import it again.`,
  damaged: (kind: TravelKind) =>
    `This ${kind} file is damaged: something in it is missing or impossible. Ask for it to be exported again.`,
  picture: (kind: TravelKind) =>
    `A picture in this ${kind} file is missing, or not what it says. Ask for the ${kind} to be exported again.`,
  slow: (kind: TravelKind) =>
    `Reading this file took too long and was ended. Nothing was taken from it: ask for the ${kind} to be exported again.`,
  stopped: () => 'Reading this file was ended. Nothing was taken from it; choose it again to read it.',
  gone: () => 'What this file holds is no longer at hand. Choose the file again.',
} satisfies Record<string, (kind: TravelKind) => string>

export type Failure = keyof typeof SENTENCES

export function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'string'
}

/** Problems: `deck-file/…`, `table-file/…`, `faction-file/…` and `archive-file/…`, each with the failure's own name. */
export function refuse(kind: TravelKind, failure: Failure, path: readonly (string | number)[] = []): Refusal {
  return { problem: problem(`${kind}-file/${failure}`, SENTENCES[failure](kind), path) }
}
