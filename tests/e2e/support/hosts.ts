import { _electron, type Browser, type ElectronApplication, type Page } from '@playwright/test'
import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { on, once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { seedChance, seededBy } from '../../support/chance.ts'
import { BUILT, electronArguments, electronEnvironment, MAY_SANDBOX, ROOT } from './places.ts'

/** The program while it runs, however it shows itself. */
export interface Running {
  readonly page: Page
  readonly electron: ElectronApplication | null
  /** Presses Enter where it was started, and gives the address that it prints; a window has none. */
  newAddress(): Promise<string>
  /** What it wrote, for the report of a failed test. */
  output(): string
  /** Ends it as a user does, and gives its exit code. */
  stop(): Promise<number | null>
  /** Ends it as a power cut does. */
  kill(): Promise<void>
}

/** Called with the page before anything has been loaded in it, or as soon as can be. */
export type Watch = (page: Page) => void

/** What each start of the program needs. */
export interface Start {
  readonly folder: string
  readonly watch: Watch
  /** Of the program's own chance. */
  readonly seed: number
  /** The folder of the build, in the checkout. */
  readonly built: string
}

/** The program in its own window. */
export async function startElectron({ folder, watch, seed, built }: Start): Promise<Running> {
  // Without a path Playwright takes the `electron` package's program, or the one that
  // ELECTRON_OVERRIDE_DIST_PATH names, and holds back its start until it watches: no window is missed.
  const electron = await _electron.launch({
    args: electronArguments(folder, built),
    chromiumSandbox: MAY_SANDBOX,
    env: electronEnvironment(),
    cwd: ROOT,
    timeout: 60_000,
    // The theme is the program's to say.
    colorScheme: null,
  })
  askAgain(electron)
  const child = electron.process()
  const output = collect(child)
  const ended = exitOf(child)
  const page = await electron.firstWindow()
  watch(page)
  await electron.evaluate(`(${seedChance.toString()})(${seed})`)
  return {
    page,
    electron,
    newAddress: () => Promise.reject(new Error('This test is for the project page only.')),
    output,
    stop: async () => {
      await electron.close()
      return ended
    },
    kill: () => killed(child, ended),
  }
}

/** An answer that was lost, and a module of Node's that is asked for while it is being read. */
const PASSING = ['Resulting promise was garbage collected', "reading 'subtle'"]
const TRIES = 10
const PAUSE = 50

/**
 * The inspector of Electron's main process holds the promise of an answer weakly: where a collection
 * comes between, the answer is lost though the work was done. What the tests ask there may be asked twice.
 */
function askAgain(electron: ElectronApplication): void {
  const evaluate = electron.evaluate.bind(electron) as (...input: unknown[]) => Promise<unknown>
  const patient = async (...input: unknown[]): Promise<unknown> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await evaluate(...input)
      } catch (error) {
        if (tries === TRIES || !PASSING.some((words) => String(error).includes(words))) throw error
        // A module is read by the process that is asked: at once, it would be in the midst of it again.
        await pause(PAUSE * tries)
      }
    }
  }
  electron.evaluate = patient as ElectronApplication['evaluate']
}

/** The program as a host on this machine, without any page. */
export interface RunningHost extends Pick<Running, 'output' | 'stop' | 'kill'> {
  /** The address that it prints as soon as it can be asked. */
  readonly address: () => Promise<string>
  /** Presses Enter, and gives the next one. */
  readonly newAddress: () => Promise<string>
}

export function startHost({
  folder,
  seed,
  built = BUILT,
}: Pick<Start, 'folder' | 'seed'> & Partial<Start>): RunningHost {
  const child = spawn(
    process.execPath,
    [seededBy(seed), join(ROOT, built, 'main/server.js'), '--data', folder],
    {
      cwd: ROOT,
      stdio: 'pipe',
    },
  )
  const output = collect(child)
  const ended = exitOf(child)
  const addresses = addressesFrom(child)
  return {
    address: async () => {
      const address = await Promise.race([addresses(), ended.then(() => null)])
      if (address === null) throw new Error(`The host ended at once:\n${output()}`)
      return address
    },
    newAddress: () => {
      child.stdin.write('\n')
      return addresses()
    },
    output,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
    kill: () => killed(child, ended),
  }
}

/** The program as a host on this machine, with its page in Chromium. */
export async function startForBrowser({ watch, ...start }: Start, browser: Browser): Promise<Running> {
  const host = startHost(start)
  const address = await host.address()
  // What moves, moves in the window: here a page is as it will be, at once.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  watch(page)
  await page.goto(address)
  return {
    page,
    electron: null,
    newAddress: () => host.newAddress(),
    output: () => host.output(),
    stop: async () => {
      await context.close()
      return host.stop()
    },
    kill: async () => {
      await host.kill()
      await context.close()
    },
  }
}

/** Gives each address that the host prints, one after the other. */
function addressesFrom(child: ChildProcessWithoutNullStreams): () => Promise<string> {
  const lines = on(createInterface({ input: child.stdout }), 'line', { close: ['close'] })
  return async () => {
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      const [address] = /http:\/\/\S+/.exec(String(line.value)) ?? []
      if (address !== undefined) return address
    }
    throw new Error('The host printed no address.')
  }
}

function collect(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => (output += data.toString()))
  return () => output
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

async function killed(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGKILL')
  await ended
}
