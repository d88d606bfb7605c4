import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEMPORARY } from '../../support/temporary.ts'
import { expect, test } from '../support/test.ts'

// Each host has processes of its own kind for it.
test.skip(process.platform === 'win32', 'There is no pipe in the place of a file.')
test('a second place that never answers holds up neither the program nor its end', async ({ muster }) => {
  const stick = mkdtempSync(join(TEMPORARY, 'muster-stick-'))
  await muster.ask('samples.open', {})
  await muster.ask('safekeeping.setSecond', { folder: stick })
  const there = join(stick, 'Muster backups')
  await expect
    .poll(() => readdirSync(there).flatMap((own) => readdirSync(join(there, own))))
    .toContainEqual(expect.stringMatching(/\.sqlite\.gz$/))
  const hangs = join(there, readdirSync(there)[0] ?? '', 'muster-000000-2026-11-01')
  writeFileSync(`${hangs}.sqlite.gz`, '')
  execFileSync('mkfifo', [`${hangs}.json`])

  await muster.ask('decks.create', { name: 'Dust', from: { kind: 'muster' } })
  await muster.restart()
  await expect(muster.page.getByRole('heading', { level: 1 })).toBeVisible()
  rmSync(stick, { recursive: true })
})
