import { defineConfig } from '@playwright/test'
import type { HostOption } from '../../e2e/support/test.ts'

/** `npm run bench -- --lists`: long lists in the real window, against the frames that the machine can draw. */
export default defineConfig<HostOption>({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../../test-results/bench',
  workers: 1,
  timeout: 300_000,
  reporter: [['./figures.ts']],
  projects: [{ name: 'electron', use: { host: 'electron' } }],
})
