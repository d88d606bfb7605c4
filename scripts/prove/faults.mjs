import { corrections } from './faults/corrections.mjs'
import { database } from './faults/database.mjs'
import { histories } from './faults/histories.mjs'
import { host } from './faults/host.mjs'
import { print } from './faults/print.mjs'
import { rules } from './faults/rules.mjs'
import { screens } from './faults/screens.mjs'
import { secrets } from './faults/secrets.mjs'
import { security } from './faults/security.mjs'

/**
 * A mistake that somebody might make, and what a user would suffer of it. `text` stands exactly once in `file`, and
 * `instead` takes its place. `tests` says where to look first, and nothing more: files of Vitest, or specs of
 * Playwright with ` -g ` and a part of the title of a test, which is much quicker than a whole spec.
 * @typedef {{ id: string, file: string, text: string, instead: string, suffers: string, tests: string[] }} Told
 * @typedef {Told & { subject: string }} Fault
 */

/** @type {Record<string, Told[]>} */
const subjects = { rules, secrets, database, host, security, screens, print, histories, corrections }

/** @type {Fault[]} */
export const faults = Object.entries(subjects).flatMap(([subject, told]) =>
  told.map((fault) => ({ ...fault, subject })),
)
