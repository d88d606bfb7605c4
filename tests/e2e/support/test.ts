import { chromium, test as base, type Browser, type TestInfo } from '@playwright/test'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TEMPORARY } from '../../support/temporary.ts'
import { startElectron, startForBrowser } from './hosts.ts'
import { holdMuster, type Host, type Muster } from './muster.ts'
import { BUILT, MAY_SANDBOX } from './places.ts'

export { expect } from '@playwright/test'
export type { Muster } from './muster.ts'

/** Set by the project: where the program shows itself. */
export interface HostOption {
  readonly host: Host
}

interface Fixtures extends HostOption {
  /** The folder of the build that is tried, in the checkout. */
  readonly built: string
  /** A data folder of the test's own. */
  readonly folder: string
  /**
   * The real program, started on `folder` and with its first screen up: in its window in the project
   * `window`, in Chromium in the project `page`. See `Muster` for what a test can do with it.
   *
   * ```ts
   * test('a campaign is there after a restart', async ({ muster }) => {
   *   const { id } = await muster.ask('samples.open', {})
   *   await muster.restart()
   *   await muster.go(`/campaign/${id}`)
   *   await expect(muster.page.getByRole('heading', { level: 1 })).toHaveText('Border of Ash')
   * })
   * ```
   */
  readonly muster: Muster
}

interface WorkerFixtures {
  /** One Chromium for each worker, started when a test of the project `page` first needs it. */
  readonly sharedChromium: () => Promise<Browser>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  host: ['electron', { option: true }],

  built: [BUILT, { option: true }],

  sharedChromium: [
    async ({}, use) => {
      let started: Promise<Browser> | undefined
      const { MUSTER_CHROMIUM: executablePath } = process.env
      await use(
        () =>
          (started ??= chromium.launch({
            chromiumSandbox: MAY_SANDBOX,
            ...(executablePath !== undefined && { executablePath }),
          })),
      )
      await (await started)?.close()
    },
    { scope: 'worker' },
  ],

  folder: async ({}, use) => {
    const folder = await mkdtemp(join(TEMPORARY, 'muster-e2e-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },

  muster: async ({ host, built, folder, sharedChromium }, use, info) => {
    let seed = 1000 * info.retry
    const muster = await holdMuster(host, folder, async (watch) => {
      // Another battle when the test is tried again, and after each restart.
      seed += 1
      const start = { folder, watch, seed, built }
      return host === 'electron' ? startElectron(start) : startForBrowser(start, await sharedChromium())
    })
    await use(muster)
    if (info.status !== info.expectedStatus)
      await keepTraces(info, {
        'screen.png': () => muster.page.screenshot({ timeout: 5000 }),
        'muster.log': () => readFile(join(folder, 'logs/muster.log')),
        'output.txt': () => Promise.resolve(`Seed of the program's chance: ${seed}\n${muster.output()}`),
      })
    await muster.finish()
  },
})

/** Leaves beside a failed test what tells why: the run's last lines name the files. */
async function keepTraces(
  info: TestInfo,
  traces: Readonly<Record<string, () => Promise<string | Buffer>>>,
): Promise<void> {
  for (const [name, read] of Object.entries(traces)) {
    // What a broken program can no longer tell is left out.
    const trace = await Promise.resolve()
      .then(read)
      .catch(() => null)
    if (trace === null) continue
    const path = info.outputPath(name)
    await writeFile(path, trace)
    info.attachments.push({
      name,
      path,
      contentType: name.endsWith('.png') ? 'image/png' : 'text/plain',
    })
  }
}
