import { defineConfig } from '@playwright/test'
import type { HostOption } from './tests/e2e/support/test.ts'

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
  projects: [
    { name: 'electron', use: { host: 'electron' } },
    {
      name: 'browser',
      testIgnore: ['security.spec.ts', 'window.spec.ts', 'packaged.spec.ts'],
      use: { host: 'browser' },
    },
  ],
})
