import { defineConfig } from '@playwright/test'
import type { HostOption } from './tests/e2e/support/test.ts'

/** Long proofs of a battle at the table: one host is enough for them. */
const OF_THE_TABLE = [
  'whole-battle.spec.ts',
  'power-cuts.spec.ts',
  'battle-looks.spec.ts',
  'stop-watch.spec.ts',
  'endings.spec.ts',
]

/**
 * The real program, twice: in its Electron window, and in Chromium against its host for the browser. The
 * same files run in both; what only a window has is left out of the second.
 */
export default defineConfig<HostOption>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Each worker shows a window: two at once is what a small machine with one display bears.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // What is not there by then will not come: better told at once than at the end of the test's time.
  use: { actionTimeout: 45_000 },
  projects: [
    { name: 'electron', use: { host: 'electron' } },
    {
      name: 'browser',
      testIgnore: ['security.spec.ts', 'window.spec.ts', 'packaged.spec.ts', ...OF_THE_TABLE],
      use: { host: 'browser' },
    },
  ],
})
