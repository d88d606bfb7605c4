import { defineConfig } from '@playwright/test'
import lists from '../lists/playwright.config.ts'

/** `npm run bench -- --histories`: the screens of a campaign of 1,000 battles in the real window. */
export default defineConfig(lists, {
  testDir: '.',
  outputDir: '../../../test-results/bench',
  timeout: 1_200_000,
  reporter: [['../lists/figures.ts']],
})
