import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { FILE_NAME, openDatabase } from '../../../electron/safekeeping/open.ts'
import { createDispatch } from '../../../electron/host/dispatch.ts'
import type { PrintHost } from '../../../electron/program/print-host.ts'
import { forkBeside } from '../../../electron/beside/beside.ts'
import { openPreferences } from '../../../electron/program/preferences.ts'
import { createProgram, type Program } from '../../../electron/program/program.ts'
import { contract, type CallName, type Input } from '../../../shared/contract/index.ts'
import type { Output } from '../../../shared/systems/seven-seconds/contract/answers.ts'
import { isRefusal, type Problem } from '../../../shared/problem.ts'
import { TEMPORARY } from '../../support/temporary.ts'

/** A folder of its own for one test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(TEMPORARY, 'muster-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

let empty: Buffer | null = null

/** A folder with the file that the program makes in an empty one: made once, then copied. */
function folderWithFile(): string {
  const folder = temporaryFolder()
  const path = join(folder, FILE_NAME)
  if (empty) writeFileSync(path, empty)
  else {
    const database = openDatabase(folder)
    if (isRefusal(database)) throw new Error(database.problem.message)
    database.close()
    empty = readFileSync(path)
  }
  return folder
}

export interface TestProgram {
  readonly program: Program
  readonly folder: string
  readonly errors: string[]
  /** Calls as the renderer does; the answer is held against the contract's output. */
  ask<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>>
  /** Calls and expects a refusal. */
  refused(name: CallName, input: unknown): Promise<Problem>
  /** Calls and gives the answer, or null where it was refused. */
  reply<N extends CallName>(name: N, input: Input<N>): Promise<Output<N> | null>
}

/** The whole main process but Electron, on a real SQLite file. */
export function startProgram(
  folder = folderWithFile(),
  printing: PrintHost | null = null,
  clockIsTrusted = true,
): TestProgram {
  const errors: string[] = []
  const preferences = openPreferences(folder)
  // The clock is trusted: what is old is known to be.
  const today = new Date().toISOString().slice(0, 10)
  if (clockIsTrusted) preferences.set({ days: [today, today, today] })
  const program = createProgram({
    host: 'browser',
    version: '0.0.0',
    folder,
    log: { info: () => undefined, error: (message, error) => errors.push(`${message} ${String(error)}`) },
    preferences,
    showFolder: () => Promise.resolve(false),
    openAddress: () => Promise.resolve(false),
    askPlace: (fileName) => Promise.resolve(join(folder, 'copies', fileName)),
    askFolder: () => Promise.resolve(null),
    openPublic: () => false,
    printing,
    menuNamed: () => undefined,
    themeChanged: () => undefined,
    keepTyped: () => undefined,
    usable: () => undefined,
    startBeside: forkBeside,
  })
  onTestFinished(() => program.close())
  const dispatch = createDispatch(program)
  return {
    program,
    folder,
    errors,
    ask: async (name, input) => {
      const reply = await dispatch(name, input)
      if (isRefusal(reply)) throw new Error(`${name} refused: ${reply.problem.code} ${reply.problem.message}`)
      const plain: unknown = JSON.parse(JSON.stringify(reply.value))
      return contract[name].output.parse(plain) as Output<typeof name>
    },
    reply: async (name, input) => {
      const reply = await dispatch(name, input)
      return isRefusal(reply) ? null : (reply.value as Output<typeof name>)
    },
    refused: async (name, input) => {
      const reply = await dispatch(name, input)
      if (!isRefusal(reply)) throw new Error(`${name} was not refused.`)
      return reply.problem
    },
  }
}
