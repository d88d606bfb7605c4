import { userInfo } from 'node:os'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { FILE_NAME } from '../../electron/safekeeping/open.ts'
import type { Input } from '../../shared/contract/index.ts'
import type { Output } from '../../shared/systems/seven-seconds/contract/answers.ts'
import { isRefusal } from '../../shared/problem.ts'
import { SIDES } from '../../shared/systems/seven-seconds/battle/words.ts'
import { runs } from '../support/long.ts'
import { begunOnce } from './support/begun-once.ts'
import { startThree, standingsOf } from './support/campaign.ts'
import { play, QUICK } from './support/fights.ts'
import { storedState } from '../support/stored-fight.ts'
import type { TestProgram } from './support/program.ts'

interface Entered {
  readonly muster: TestProgram
  readonly fight: string
  readonly campaign: string
  readonly battle: string
  readonly after: number
}

const STYLE = { style: 'steppe' } as const

const known = new Map<number, () => Promise<Entered>>()

/** A battle of two named squads, played to its end and entered. */
async function entered(seed: number): Promise<Entered> {
  const again = known.get(seed) ?? begunOnce((muster) => playAndEnter(muster, seed))
  known.set(seed, again)
  return again()
}

async function playAndEnter(muster: TestProgram, seed: number) {
  const { id: campaign, people } = await startThree(muster)
  const [a = '', b = ''] = people
  const { id: fight } = await muster.ask('fights.begin', {
    ...QUICK,
    // Where the program only assists, lines are kept that enforced rules would leave out.
    level: 'assist',
    campaign,
    a: { kind: 'participant', participant: a },
    b: { kind: 'participant', participant: b },
  })
  const waiting = new Set(SIDES)
  for (let step = 0; waiting.size > 0; step += 1) {
    await play(muster, fight, seed * 1000 + step, 1)
    const state = storedState(muster, fight)
    for (const side of waiting) {
      if (!state.sides[side].mustered || state.sides[side].placed || state.phase !== 'cards') continue
      waiting.delete(side)
      const { names } = await muster.ask('fights.suggestNames', { id: fight, side, names: STYLE })
      const { decision } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
      const command = { kind: 'name-units', side, names } as const
      await muster.ask('fights.act', { id: fight, after: decision, command, rolls: null })
    }
  }
  await play(muster, fight, seed)
  const { battle } = await muster.ask('fights.enter', {
    id: fight,
    foughtOn: '2026-11-21',
    place: 'Shed',
    note: 'Wet.',
    recruit: ['a', 'b'],
  })
  const { decision } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
  return { fight, campaign, battle, after: decision }
}

type Asked = Input<'fights.considerEntered'>
type Considered = Output<'fights.considerEntered'>

/** A shot that killed, given so that it misses, where the battle still ends after it. */
async function missedShot({ muster, fight, after }: Entered): Promise<{ asked: Asked; then: Considered }> {
  const { events } = await muster.ask('fights.log', { id: fight, watcher: 'public', after: 0 })
  const kills = events.filter(({ event }) => event.kind === 'destroyed').map(({ decision }) => decision)
  for (const decision of new Set(kills.toReversed())) {
    const { command, fell } = await muster.ask('fights.line', { id: fight, decision })
    for (const face of [6, 1]) {
      const rolls = fell.flatMap(({ dice }) => dice.map(() => face))
      const asked = { id: fight, decision, after, command, rolls }
      const then = await muster.reply('fights.considerEntered', asked)
      const isSaved = then?.people.some(
        ({ before, after: lives }) => before?.fate === 'killed' && lives?.fate === 'unhurt',
      )
      if (then && !then.same && isSaved) return { asked, then }
    }
  }
  throw new Error('No shot of this battle can be missed.')
}

/** The same, of the first battle in which there is one. */
async function withMissedShot(): Promise<Entered & { readonly asked: Asked; readonly then: Considered }> {
  for (let seed = 1; seed < 40; seed += 1) {
    const found = await entered(seed)
    const shot = await missedShot(found).catch(() => null)
    if (shot) return { ...found, ...shot }
    found.muster.program.close()
  }
  throw new Error('No battle has such a shot.')
}

const leftOut = ({ dropped }: Considered): number[] => dropped.map(({ decision }) => decision)
const ABOUT = {
  who: 'Ada',
  reason: 'It was a 6',
  words: { before: 'It kills.', after: 'It misses.' },
  causes: [],
}

/** Every row of every table but those of undo and of what is worked out. */
function rowsOf({ folder }: TestProgram): Record<string, unknown[]> {
  const copy = join(folder, 'rows.sqlite')
  copyFileSync(join(folder, FILE_NAME), copy)
  const file = new SQLite(copy, { readonly: true })
  const names = file
    .prepare<[], { name: string }>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'undo%' AND name NOT IN ('fight_digests')",
    )
    .all()
  const rows = names.map(({ name }): [string, unknown[]] => [
    name,
    file.prepare(`SELECT * FROM "${name}" ORDER BY 1`).all(),
  ])
  file.close()
  return Object.fromEntries(rows)
}

async function digestOf({ muster, campaign, battle }: Entered) {
  while ((await muster.ask('histories.digestLogs', {})).unread > 0);
  const { battles } = await muster.ask('histories.battles', { campaign })
  return battles.find(({ id }) => id === battle)
}

describe('a line of a battle that is entered, corrected', () => {
  test('changes log, result, people, standings and digest together; undo and redo are exact', async () => {
    const found = await withMissedShot()
    const { muster, fight, campaign, battle, asked, then } = found
    const before = rowsOf(muster)
    const story = await digestOf(found)
    const standings = standingsOf(await muster.ask('campaigns.view', { id: campaign }))
    expect(await muster.ask('fights.considerEntered', asked)).toEqual(then)
    expect(rowsOf(muster)).toEqual(before)

    await muster.ask('fights.correctEntered', { ...asked, ...ABOUT, leftOut: leftOut(then) })
    const after = rowsOf(muster)
    const view = await muster.ask('campaigns.view', { id: campaign })
    const record = view.battles.find(({ id }) => id === battle)
    expect(record).toMatchObject({ sides: then.sides, foughtOn: '2026-11-21', place: 'Shed', note: 'Wet.' })
    const { view: end } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
    expect(end.phase).toBe('over')
    expect(record?.sides.map((side) => side.victoryPoints)).toEqual([end.score?.a.total, end.score?.b.total])
    const told = await digestOf(found)
    expect(told?.changes).toBe(1)
    expect(told?.digest).not.toEqual(story?.digest)
    for (const person of then.people) {
      const now = told?.people.find(({ trooper }) => trooper === person.trooper)
      expect(now).toMatchObject({ fate: person.after?.fate, kills: person.after?.kills })
    }
    // Who lives by the new log is no longer among the killed, and the shooter has a kill less.
    const saved = then.people.filter((one) => one.before?.fate === 'killed' && one.after?.fate === 'unhurt')
    expect(saved.length).toBeGreaterThan(0)

    await muster.ask('undo.undo', {})
    expect(rowsOf(muster)).toEqual(before)
    expect((await digestOf(found))?.digest).toEqual(story?.digest)
    expect(standingsOf(await muster.ask('campaigns.view', { id: campaign }))).toEqual(standings)
    await muster.ask('undo.redo', {})
    expect(rowsOf(muster)).toEqual(after)
    expect((await digestOf(found))?.digest).toEqual(told?.digest)
    const [change] = await muster.ask('changes.list', { battle })
    const reported = record && { sides: record.sides, result: record.result }
    expect(change).toMatchObject({
      what: 'log',
      who: 'Ada',
      reason: 'It was a 6',
      // The corrected line stays itself; the others are those after it.
      before: { later: then.kept - 1 + then.dropped.length },
      after: {
        later: then.kept - 1,
        putIn: new Set(then.putIn.map(({ decision }) => decision)).size,
        reported,
      },
    })
  })

  test('keeps what the players had said otherwise by hand', async () => {
    const found = await withMissedShot()
    const { muster, campaign, battle, asked, then } = found
    const { battles } = await muster.ask('campaigns.view', { id: campaign })
    const own = battles.find(({ id }) => id === battle)
    if (!own) throw new Error('It is not there.')
    const [a, b] = own.sides
    const wrong = { ...a, roleDie: 3, lost: { ...a.lost, scout: (a.lost.scout ?? 0) + 4 } }
    const { foughtOn, place, note, result } = own
    await muster.ask('battles.correct', {
      id: battle,
      report: { sides: [wrong, b], result, foughtOn, place, note },
    })
    const mended = await muster.ask('fights.considerEntered', asked)
    expect(mended.sides[0].roleDie).toBe(3)
    if (JSON.stringify(then.sides[0].lost) === JSON.stringify(a.lost))
      expect(mended.sides[0].lost).toEqual(wrong.lost)
    else expect(mended.sides[0].lost).toEqual(then.sides[0].lost)
  })

  test('a kill that is left out hardly ever keeps the battle from being over, whatever it decided', async () => {
    const counted = { tried: 0, over: 0 }
    for (let seed = 1; seed <= runs(2, 3); seed += 1) {
      const { muster, fight, after } = await entered(seed)
      const { events } = await muster.ask('fights.log', { id: fight, watcher: 'public', after: 0 })
      const kills = events.filter(({ event }) => event.kind === 'destroyed').map(({ decision }) => decision)
      for (const decision of new Set(kills)) {
        const asked = { id: fight, decision, after, command: null, rolls: null }
        const answer = await muster.reply('fights.considerEntered', asked)
        counted.tried += 1
        if (answer) counted.over += 1
      }
      muster.program.close()
    }
    expect(counted.tried).toBeGreaterThan(6)
    expect(counted.over / counted.tried).toBeGreaterThan(0.8)
  })

  test('what a line that is left out did to the lines after it stays in the battle’s history', async () => {
    const { muster, fight, battle, after } = await entered(2)
    const { events } = await muster.ask('fights.log', { id: fight, watcher: 'public', after: 0 })
    for (const { decision, event } of events) {
      if (event.kind !== 'destroyed') continue
      const asked = { id: fight, decision, after, command: null, rolls: null }
      const then = await muster.reply('fights.considerEntered', asked)
      if (!then || then.putIn.length === 0) continue
      const words = { before: 'It kills.', after: null }
      const about = { who: '', reason: '', words, causes: [], leftOut: leftOut(then) }
      await muster.ask('fights.correctEntered', { ...asked, ...about })
      const [change] = await muster.ask('changes.list', { battle })
      const putIn = new Set(then.putIn.map((one) => one.decision)).size
      expect(change).toMatchObject({
        who: userInfo().username,
        before: { words: 'It kills.', later: then.kept + then.dropped.length },
        after: { words: '', later: then.kept, putIn },
      })
      return
    }
    throw new Error('No kill of this battle was followed by what had to be put in.')
  })

  test('is refused where the battle would not be over, where nothing is other, and where it is not entered', async () => {
    const { muster, fight, after } = await entered(3)
    const before = rowsOf(muster)
    const ask = (decision: number, more: object = {}) => ({
      id: fight,
      decision,
      after,
      command: null,
      rolls: null,
      ...more,
    })
    // Without the first of all nothing can follow.
    expect((await muster.refused('fights.considerEntered', ask(1))).code).toBe('correction/not-over')
    const doing = { ...ask(1), ...ABOUT, leftOut: [] }
    expect((await muster.refused('fights.correctEntered', doing)).code).toBe('correction/not-over')
    expect((await muster.refused('fights.considerEntered', ask(9999))).code).toBe('fight/no-decision')
    expect((await muster.refused('fights.considerEntered', ask(1, { command: { kind: 'fly' } }))).code).toBe(
      'command/unreadable',
    )
    const { command } = await muster.ask('fights.line', { id: fight, decision: 1 })
    const same = { ...ask(1, { command }), ...ABOUT, leftOut: [] }
    expect((await muster.refused('fights.correctEntered', same)).code).toBe('correction/same')
    expect((await muster.refused('fights.correctEntered', { ...same, after: after - 1 })).code).toBe(
      'fight/changed-since',
    )
    expect((await muster.refused('fights.correct', { ...ask(1, { command }), leftOut: [] })).code).toBe(
      'fight/entered',
    )
    const { id: quick } = await muster.ask('fights.begin', QUICK)
    expect((await muster.refused('fights.considerEntered', { ...ask(1), id: quick })).code).toBe(
      'correction/not-entered',
    )
    await muster.ask('fights.abandon', { id: quick })
    expect(rowsOf(muster).fight_events).toEqual(before.fight_events)
    expect(isRefusal(muster.program.data())).toBe(false)
  })
})
