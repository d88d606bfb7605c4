import { chromium, expect, type Browser, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { KEY_PLACE } from '../../../renderer/client/key.ts'
import { isRefusal } from '../../../shared/problem.ts'
import type { Ask } from './calls.ts'
import { callFromPage } from './muster.ts'
import { electronEnvironment, MAY_SANDBOX, ROOT } from './places.ts'

export const UNPACKED = join(ROOT, 'release/linux-unpacked')
export const PROGRAM = join(UNPACKED, 'muster')

/** The packaged program while it runs. */
export interface Packaged {
  readonly page: Page
  readonly ask: Ask
  /** What it wrote until now. */
  readonly output: () => string
  readonly stop: () => Promise<number | null>
  readonly kill: () => Promise<void>
}

/**
 * Playwright starts Electron by Node’s debugger, which the package refuses: it is reached as a browser is. `as`: who
 * it runs as, where the test runs as root, and where that user may write.
 */
export async function startPackaged(
  folder: string,
  as: { readonly user?: number | undefined; readonly home?: string } = {},
): Promise<Packaged> {
  const args = ['--remote-debugging-port=0', '--inspect=0', '--data', folder]
  const child = spawn(PROGRAM, [...(MAY_SANDBOX ? [] : ['--no-sandbox']), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(as.user !== undefined && { uid: as.user, gid: as.user }),
    // Whoever sets these means to run code of his own in the program.
    env: {
      ...electronEnvironment(),
      ...(as.home !== undefined && { HOME: as.home, XDG_CONFIG_HOME: as.home, XDG_CACHE_HOME: as.home }),
      ELECTRON_RUN_AS_NODE: '1',
      NODE_OPTIONS: '--require=/nowhere/of-my-own.js',
    },
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  let output = ''
  child.stderr.on('data', (data: Buffer) => (output += data.toString()))
  const kill = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
  }
  try {
    const port = (): string | undefined =>
      /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(output)?.[1]
    await expect.poll(port, 'the port for DevTools').toBeDefined()
    const address = `http://127.0.0.1:${port() ?? ''}`
    // Who attaches before the page is there waits for ever, and in the moment in which it comes now and then too.
    await expect
      .poll(async () => (await fetch(`${address}/json/list`)).text())
      .toContain('app://muster/index.html')
    const browser = await attached(address)
    const page = browser.contexts()[0]?.pages()[0]
    if (!page) throw new Error('The program has no page.')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    return {
      page,
      ask: async (name, input) => {
        const answer = await page.evaluate(callFromPage, [name, input, KEY_PLACE] as const)
        if (isRefusal(answer)) throw new Error(`${name} was refused: ${answer.problem.code}`)
        return answer.value as Awaited<ReturnType<Ask>> as never
      },
      output: () => output,
      stop: async () => {
        await browser.close()
        child.kill('SIGTERM')
        const [code] = await ended
        return code
      },
      kill,
    }
  } catch (error) {
    await kill()
    throw error
  }
}

async function attached(address: string, tries = 6): Promise<Browser> {
  try {
    return await chromium.connectOverCDP(address, { timeout: 20_000 })
  } catch (error) {
    if (tries === 1) throw error
    return attached(address, tries - 1)
  }
}
