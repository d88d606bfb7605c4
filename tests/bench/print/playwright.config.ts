import { defineConfig } from '@playwright/test'
import lists from '../lists/playwright.config.ts'

/** `npm run bench -- --print`: cards to a PDF in the real window, against plain pages and a bare window. */
export default defineConfig(lists, {
  testDir: '.',
  outputDir: '../../../test-results/bench',
  reporter: [['../lists/figures.ts']],
})
