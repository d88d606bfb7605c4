import { fork } from 'node:child_process'
import { extname, join } from 'node:path'

/** A process beside the program, as its host has them. It can be ended at any moment, and falls over alone. */
export interface Beside {
  post(asked: object): void
  /** What it says, as the two have agreed; null: it ended by itself. */
  hear(listener: (said: unknown) => void): void
  end(): void
}

/** What a process beside the program is there for: each is an entry of the build. */
export type Work = 'courier' | 'reader'

/** As the host starts one. */
export type StartBeside = (work: Work) => Beside

/** Megabytes of objects that each may hold: more than any file of Muster takes to be read. */
const MOST: Readonly<Record<Work, number>> = { courier: 256, reader: 256 }

/** Beside the program in the package, and where its source lies in the source tree. */
export function besideOf(work: Work): { readonly path: string; readonly limit: string } {
  const source = extname(import.meta.filename) === '.ts'
  return {
    path: join(import.meta.dirname, source ? `../${work}.ts` : `${work}.js`),
    limit: `--max-old-space-size=${MOST[work]}`,
  }
}

/** A process of Node's. */
export const forkBeside: StartBeside = (work) => {
  const { path, limit } = besideOf(work)
  const child = fork(path, { execArgv: [limit], serialization: 'advanced', stdio: 'ignore' })
  // The program does not wait for it.
  child.unref()
  child.channel?.unref()
  return {
    post: (asked) => void child.send(asked, () => undefined),
    hear: (listener) => {
      child.on('message', listener)
      child.on('error', () => listener(null))
      child.on('exit', () => listener(null))
    },
    end: () => void child.kill('SIGKILL'),
  }
}
