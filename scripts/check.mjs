// npm run check [-- --changed]: what a person at work wants to know at once: types, lint, format and the unit tests.
// With --changed only what was changed since the last commit is linted, and only the tests that it can reach run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mustRun } from './lib/children.mjs'
import { main } from './lib/say.mjs'
import { account, FORMAT, linting, TYPES } from './lib/steps.mjs'
import { captureVitest } from './lib/test-runs.mjs'
import { root } from './lib/tools.mjs'

/** Files of the checkout as they are now, without those that are gone. */
async function changedFiles() {
  const changed = ['diff', 'HEAD', '--name-only', '--diff-filter=d', '--relative', '-z']
  const added = ['ls-files', '--others', '--exclude-standard', '-z']
  const advice = 'Without Git, "npm run check" checks everything.'
  const lists = await Promise.all(
    [changed, added].map((args) => mustRun('Changed files', 'git', args, advice, { cwd: root })),
  )
  return lists.flatMap((list) => list.split('\0')).filter(Boolean)
}

/** A setting at the top is about every file. @param {string} file */
const isSetting = (file) => /^[^/]+\.(?:[jt]s|json)$/.test(file)

await main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-check-'))
  const changed = process.argv.includes('--changed') ? await changedFiles() : undefined
  const toLint = changed?.some(isSetting) ? undefined : changed
  const some = changed ? ['--changed', '--passWithNoTests'] : []
  const steps = account()
  await steps.together(
    [TYPES],
    [
      linting(toLint),
      FORMAT,
      {
        name: 'Unit tests',
        run: () => captureVitest(join(folder, 'vitest.json'), '--project=unit', ...some),
      },
    ],
  )
  rmSync(folder, { recursive: true, force: true })
  return steps.end({ mayBeNone: changed !== undefined })
})
