import SQLite from 'better-sqlite3'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Input } from '../../../shared/contract/index.ts'
import { runs } from '../../support/long.ts'
import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import { tellProof } from '../../support/proof.ts'
import { callsAt, type Ask } from '../support/calls.ts'
import { startHost, type RunningHost } from '../support/hosts.ts'
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

/** What was sent, by its number, and whether it was answered. */
type Sent = Map<number, boolean>

interface Round {
  readonly campaign: string
  readonly people: readonly string[]
  readonly battles: Sent
  readonly players: Sent
}

const report = (people: readonly string[], number: number): Input<'battles.enter'>['report'] => {
  const side = (at: number) => ({
    participant: people[at] ?? '',
    victoryPoints: number % 1000,
    role: null,
    roleDie: null,
    controlsTable: at === 0,
    lost: { scout: 1 + (number % 3), tactical: 2 },
  })
  return {
    sides: [side(0), side(1)],
    result: null,
    foughtOn: null,
    place: String(number),
    note: 'Cold. '.repeat(number % 200).trim(),
  }
}
const player = (number: number): Input<'players.create'> => ({
  name: `Player ${number}`,
  contact: '',
  colour: '#335577',
  guest: false,
  factions: [],
  sameName: false,
})

/** Sends one change after the other, until nobody answers any more. */
async function write(
  into: Sent,
  next: () => number,
  send: (number: number) => Promise<unknown>,
): Promise<void> {
  try {
    for (;;) {
      const number = next()
      into.set(number, false)
      await send(number)
      into.set(number, true)
    }
  } catch (error) {
    if (String(error).includes('was refused')) throw error
  }
}

/** Writes from three sides at once, and kills the host at any instant. */
async function killed({ host, ask }: Started, name: string, next: () => number): Promise<Round> {
  const participants = [newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')]
  const { id: campaign } = await ask('campaigns.start', newCampaign(participants, { name }))
  const people = (await ask('campaigns.view', { id: campaign })).participants.map(({ id }) => id)
  const [battles, players]: [Sent, Sent] = [new Map(), new Map()]
  const enter = (number: number) =>
    ask('battles.enter', { campaign, before: null, report: report(people, number) })
  const writing = [
    write(battles, next, enter),
    write(battles, next, enter),
    write(players, next, (number) => ask('players.create', player(number))),
  ]
  await after(randomInt(5, 200))
  await host.kill()
  await Promise.all(writing)
  return { campaign, people, battles, players }
}

/** What is there of a round: acknowledged and not there is lost, and there and not as it was sent is half. */
async function look(ask: Ask, { campaign, people, battles, players }: Round) {
  const there = new Map(
    (await ask('campaigns.view', { id: campaign })).battles.map((battle) => [Number(battle.place), battle]),
  )
  const named = new Set((await ask('players.list', {})).map(({ name }) => name))
  const isHalf = (number: number): boolean => {
    const [battle, sent] = [there.get(number), report(people, number)]
    return (
      battle !== undefined &&
      !isDeepStrictEqual({ sides: battle.sides, note: battle.note }, { sides: sent.sides, note: sent.note })
    )
  }
  const answered = (sent: Sent): number[] =>
    [...sent].flatMap(([number, isAnswered]) => (isAnswered ? [number] : []))
  const [entered, created] = [answered(battles), answered(players)]
  return {
    acknowledged: entered.length + created.length,
    lost:
      entered.filter((number) => !there.has(number)).length +
      created.filter((number) => !named.has(`Player ${number}`)).length,
    half: [...battles.keys()].filter(isHalf).length,
  }
}

test('the process is killed at any instant: what was acknowledged is there, and nothing is there by half', async ({
  disk,
}, info) => {
  const times = runs(4, 200)
  info.setTimeout(60_000 + times * 10_000)
  const found = { acknowledged: 0, lost: 0, half: 0 }
  const rounds: Round[] = []
  const count = async (ask: Ask, round: Round): Promise<void> => {
    const now = await look(ask, round)
    for (const what of ['acknowledged', 'lost', 'half'] as const) found[what] += now[what]
  }
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
    if (last) await count(started.ask, last)
    rounds.push(await killed(started, `Kill ${kill}`, () => (number += 1)))
  }
  // Once more all of them: what outlived one kill outlives the others.
  found.acknowledged = 0
  const { host, ask } = await start(disk)
  for (const round of rounds) await count(ask, round)
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
  const times = runs(3, 60)
  info.setTimeout(60_000 + times * 10_000)
  const found = { restored: 0, lost: 0, damaged: 0 }
  let { host, ask } = await start(disk)
  const { id } = await ask('samples.open', {})
  await ask('safekeeping.backUp', {})
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
    await after(randomInt(60))
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
  tellProof(info, { times, found })
  expect(found).toMatchObject({ lost: 0, damaged: 0 })
})
