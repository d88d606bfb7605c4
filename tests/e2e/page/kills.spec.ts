import SQLite from 'better-sqlite3'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { runs } from '../../support/long.ts'
import { tellProof } from '../../support/proof.ts'
import { callsAt, type Ask } from '../support/calls.ts'
import { startHost, type RunningHost } from '../support/hosts.ts'
import { look, lookAtAll, writeUntil, type Round } from '../support/kills.ts'
import { expect, test as base } from '../support/test.ts'

/** A folder on a disk that has to be waited for: more instants lie within a change. */
const test = base.extend<{ disk: string }>({
  disk: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-kills-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  },
})

interface Started {
  readonly host: RunningHost
  readonly ask: Ask
  readonly milliseconds: number
}

async function start(folder: string): Promise<Started> {
  const since = performance.now()
  const host = startHost({ folder, seed: 1 })
  const ask = await callsAt(await host.address())
  expect((await ask('program.status', {})).data.problem).toBeNull()
  return { host, ask, milliseconds: performance.now() - since }
}

test('the process is killed at any instant: what was acknowledged is there, and nothing is there by half', async ({
  disk,
}, info) => {
  const times = runs(4, 200)
  info.setTimeout(60_000 + times * 10_000)
  const rounds: Round[] = []
  let slowest = 0
  let number = 0
  let inStart = 0
  for (let kill = 0; kill < times; kill += 1) {
    // Now and then it is killed once more while it starts, perhaps while it takes back what was half done.
    if (kill % 4 === 3) {
      inStart += 1
      const hasty = startHost({ folder: disk, seed: 1 })
      await after(randomInt(400))
      await hasty.kill()
    }
    const started = await start(disk)
    slowest = Math.max(slowest, started.milliseconds)
    const [last] = rounds.slice(-1)
    if (last) expect(await look(started.ask, last)).toMatchObject({ lost: 0, half: 0 })
    const killed = async (): Promise<void> => {
      await after(randomInt(5, 200))
      await started.host.kill()
    }
    rounds.push(await writeUntil(started.ask, `Kill ${kill}`, () => (number += 1), killed))
  }
  const { host, ask } = await start(disk)
  const found = await lookAtAll(ask, rounds)
  expect(await host.stop()).toBe(0)
  const file = new SQLite(join(disk, 'muster.sqlite'), { readonly: true })
  expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(file.pragma('foreign_key_check')).toEqual([])
  file.close()
  tellProof(info, {
    times: times + inStart,
    found: { ...found, 'slowest start': `${Math.round(slowest)} ms` },
  })
  expect(found.acknowledged).toBeGreaterThan(times)
  expect(found).toMatchObject({ lost: 0, half: 0 })
})

test('the process is killed while it keeps safe: one state or the other is there, and none is gone', async ({
  disk,
}, info) => {
  const times = runs(2, 60)
  info.setTimeout(60_000 + times * 10_000)
  const found = { restored: 0, lost: 0, damaged: 0 }
  let { host, ask } = await start(disk)
  const { id } = await ask('samples.open', {})
  await ask('safekeeping.backUp', {})
  // How long it takes here: within that it is killed.
  const since = performance.now()
  const [first] = (await ask('safekeeping.look', {})).backups
  await ask('safekeeping.restore', { id: first?.id ?? '', place: 'own' })
  const takes = Math.ceil(1.3 * (performance.now() - since))
  for (let kill = 0; kill < times; kill += 1) {
    const before = (await ask('campaigns.view', { id })).name
    const [backup] = (await ask('safekeeping.look', {})).backups
    const which = { id: backup?.id ?? '', place: 'own' } as const
    const name = `Kill ${kill}`
    await ask('campaigns.rename', { id, name })
    const keeping = [
      () => ask('safekeeping.restore', which),
      () => ask('safekeeping.backUp', {}),
      () => ask('safekeeping.restore', which),
      () => ask('safekeeping.saveCopy', {}),
    ][kill % 4]
    const done = keeping?.().catch(() => null)
    await after(randomInt(takes))
    await host.kill()
    await done
    ;({ host, ask } = await start(disk))
    const now = (await ask('campaigns.view', { id })).name
    const { backups } = await ask('safekeeping.look', {})
    if (now !== name) {
      found.restored += 1
      // What it took the place of is in a backup of its own.
      const kept = backups.find(({ cause }) => cause === 'restore')
      await ask('safekeeping.restore', { id: kept?.id ?? '', place: 'own' })
      if ((await ask('campaigns.view', { id })).name !== name) found.lost += 1
    }
    expect([
      before,
      name,
      'Border of Ash',
      ...Array.from({ length: kill }, (_, at) => `Kill ${at}`),
    ]).toContain(now)
    for (const one of backups.slice(0, 3))
      await ask('safekeeping.missing', { id: one.id, place: 'own' }).catch(() => (found.damaged += 1))
    await ask('safekeeping.backUp', {})
  }
  expect(await host.stop()).toBe(0)
  tellProof(info, { times, found: { ...found, restore: `${takes} ms` } })
  expect(found).toMatchObject({ lost: 0, damaged: 0 })
})
