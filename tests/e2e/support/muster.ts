import { expect, type ElectronApplication, type Page } from '@playwright/test'
import type { CallName, Input } from '../../../shared/contract/index.ts'
import type { Output } from '../../../shared/systems/seven-seconds/contract/answers.ts'
import { KEY_PLACE } from '../../../renderer/client/key.ts'
import { isRefusal, type Refusal } from '../../../shared/problem.ts'
import type { Running, Watch } from './hosts.ts'

export type Host = 'electron' | 'browser'

/** The real program on a data folder of its own, as a test holds it. */
export interface Muster {
  readonly host: Host
  /** The data folder: empty at first, the same over restarts, deleted after the test. */
  readonly folder: string
  /** The page that is open. After a restart it is another one: ask for it anew. */
  readonly page: Page
  /** The application behind the window; only in the project `window`. */
  readonly electron: ElectronApplication
  /** Presses Enter where the program was started, and gives the address that it prints; only in the project `page`. */
  newAddress(): Promise<string>
  /** Opens a screen by its route, such as `/settings` or `/campaign/${id}/battles`. */
  go(route: string): Promise<void>
  /**
   * Calls the main process as the page does, without clicking: to bring a test to where it begins. The
   * page hears of the change and shows it.
   */
  ask<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>>
  /** Calls and gives whatever comes back, also for input that does not fit. */
  reply(name: string, input: unknown): Promise<{ value: unknown } | Refusal>
  /** Ends the program as a user does. */
  stop(): Promise<void>
  /** Ends the program as a power cut does. */
  kill(): Promise<void>
  /** Starts the program again after `stop` or `kill`. */
  start(): Promise<void>
  /** `stop` and `start`. */
  restart(): Promise<void>
  /**
   * Every error in the page's console, and every one that nobody caught, fails the test. Name here what
   * the test means to bring about; it fails too when that does not come.
   */
  expectError(pattern: RegExp): void
}

interface HeldMuster extends Muster {
  /** Looks over the errors and ends what still runs. */
  finish(): Promise<void>
  output(): string
}

/** Holds a program that `launch` starts, over restarts. */
export async function holdMuster(
  host: Host,
  folder: string,
  launch: (watch: Watch) => Promise<Running>,
): Promise<HeldMuster> {
  let running: Running | null = null
  let output = ''
  const errors: string[] = []
  const expected: RegExp[] = []

  const watch: Watch = (page) => {
    page.on('pageerror', (error) => errors.push(error.stack ?? String(error)))
    page.on('console', (message) => {
      // Where the program is being ended, what the page says of that is no news.
      if (message.type() === 'error' && running?.page === page) errors.push(message.text())
    })
  }

  const current = (): Running => {
    if (!running) throw new Error('Muster is not running: start it first.')
    return running
  }
  const letGo = (): Running => {
    const ending = current()
    running = null
    return ending
  }
  const reply: Muster['reply'] = (name, input) =>
    current().page.evaluate(callFromPage, [name, input, KEY_PLACE] as const)

  const start = async (): Promise<void> => {
    if (running) throw new Error('Muster runs already.')
    running = await launch(watch)
    await expect(running.page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const stop = async (): Promise<void> => {
    const ending = letGo()
    const code = await ending.stop()
    output += ending.output()
    expect(code, 'the exit code').toBe(0)
  }

  await start()
  return {
    host,
    folder,
    get page() {
      return current().page
    },
    get electron() {
      const { electron } = current()
      if (!electron) throw new Error('This test is for the project window only.')
      return electron
    },
    newAddress: () => current().newAddress(),
    go: async (route) => {
      await current().page.evaluate(openScreen, route)
      await expect(current().page.getByRole('heading', { level: 1 })).toBeVisible()
    },
    reply,
    ask: async <N extends CallName>(name: N, input: Input<N>) => {
      const answer = await reply(name, input)
      if (isRefusal(answer)) throw new Error(`${name} was refused: ${answer.problem.message}`)
      return answer.value as Output<N>
    },
    start,
    stop,
    kill: async () => {
      const ending = letGo()
      await ending.kill()
      output += ending.output()
    },
    restart: async () => {
      await stop()
      await start()
    },
    expectError: (pattern) => expected.push(pattern),
    output: () => output + (running?.output() ?? ''),
    finish: async () => {
      // Before the end: what a page has to say comes a moment later.
      for (const pattern of expected) await expect.poll(() => errors.join('\n')).toMatch(pattern)
      if (running) await stop()
      expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([])
    },
  }
}

/**
 * Runs in the page: opens a screen, and waits until its files are there and it takes the place of the one before. What
 * is typed or pressed until then is meant for that.
 */
async function openScreen(path: string): Promise<void> {
  interface Shown {
    __vue_app__?: {
      config: { globalProperties: { $router?: { currentRoute: { value: { fullPath: string } } } } }
    }
  }
  const now = (): string | undefined =>
    (document.querySelector('#program') as Shown | null)?.__vue_app__?.config.globalProperties.$router
      ?.currentRoute.value.fullPath
  const before = now()
  window.location.hash = path
  // One that leads elsewhere is another than before, too.
  for (let tries = 0; tries < 200 && now() === before && now() !== path; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 25))
  await new Promise((resolve) => setTimeout(resolve, 0))
}

/** Runs in the page: over the preload's bridge in the window, over HTTP in a browser. */
export async function callFromPage([name, input, place]: readonly [string, unknown, string]): Promise<
  { value: unknown } | Refusal
> {
  const { muster } = window as { muster?: { calls: Record<string, (input: unknown) => Promise<string>> } }
  if (muster) {
    const reply = await muster.calls[name]?.(input)
    return JSON.parse(reply ?? 'null') as { value: unknown } | Refusal
  }
  const answer = await fetch(`/call/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem(place)}`,
    },
    body: JSON.stringify(input),
  })
  return (await answer.json()) as { value: unknown } | Refusal
}
