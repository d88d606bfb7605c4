import { defineConfig } from '@playwright/test'
import type { HostOption } from '../e2e/support/test.ts'

/** `npm run pictures`: draws the screenshots of docs/pictures anew, from the real window. */
export default defineConfig<HostOption>({
  testDir: '.',
  outputDir: '../../test-results/pictures',
  workers: 1,
  reporter: 'list',
  projects: [{ name: 'electron', use: { host: 'electron' } }],
})
