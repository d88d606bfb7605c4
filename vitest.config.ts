import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { runs } from './tests/support/long.ts'

export default defineConfig({
  plugins: [vue()],
  test: {
    // Whole battles are played in some: how long that takes is the machine's matter, never a test's.
    testTimeout: runs(180_000, 600_000),
    hookTimeout: runs(180_000, 600_000),
    // No test leaves anything behind for another file: each core loads the sources once, not once a file.
    isolate: false,
    maxWorkers: '100%',
    setupFiles: ['tests/support/same-chance.ts'],
    coverage: {
      provider: 'v8',
      include: ['shared/**/*.ts', 'electron/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
    },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        extends: true,
        // After the others: a worker that changes between the two loads its sources anew.
        test: { name: 'app', include: ['tests/app/**/*.test.ts'], sequence: { groupOrder: 1 } },
      },
    ],
  },
})
