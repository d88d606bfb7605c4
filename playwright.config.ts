import { defineConfig } from '@playwright/test'
import type { HostOption } from './tests/e2e/support/test.ts'

/**
 * The real program, in the cheapest host that can prove a behaviour: what a page does, in Chromium against the
 * program's host for browsers (`page`); what only a window has, in Electron (`window`). Few things stand in both.
 */
export default defineConfig<HostOption>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One for each core of a small machine: a third was tried, and took as long.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // What is not there by then will not come: better told at once than at the end of the test's time.
  use: { actionTimeout: 60_000 },
  projects: [
    { name: 'window', testMatch: ['window/**', 'both/**'], use: { host: 'electron' } },
    { name: 'page', testMatch: ['page/**', 'both/**'], use: { host: 'browser' } },
  ],
})
