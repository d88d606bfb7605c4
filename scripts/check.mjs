// npm run check [-- --changed]: what a person at work wants to know at once: types, lint, format and the unit tests.
// With --changed only the tests that what was changed since the last commit can reach.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main } from './lib/say.mjs'
import { account, FORMAT, LINT, TYPES } from './lib/steps.mjs'
import { runVitest } from './lib/test-runs.mjs'

await main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-check-'))
  const some = process.argv.includes('--changed') ? ['--changed'] : []
  const steps = account()
  await steps.together([TYPES], [LINT, FORMAT])
  await steps.alone({
    name: 'Unit tests',
    run: () => runVitest(join(folder, 'vitest.json'), '--project=unit', ...some),
  })
  rmSync(folder, { recursive: true, force: true })
  return steps.end()
})
