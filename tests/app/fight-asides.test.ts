import { describe, expect, test } from 'vitest'
import { png } from '../unit/pictures/builders.ts'
import type { Command } from '../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { play, QUICK } from './support/fights.ts'
import { storedState } from '../support/stored-fight.ts'
import { startProgram, type TestProgram } from './support/program.ts'

const content = (grey: number): string => Buffer.from(png(8, 6, grey)).toString('base64')
const keep = async (muster: TestProgram, grey: number): Promise<string> =>
  (await muster.ask('pictures.keep', { kind: 'photo', content: content(grey) })).id
const isThere = async (muster: TestProgram, id: string): Promise<boolean> =>
  muster.ask('pictures.view', { id }).then(
    () => true,
    () => false,
  )
const decisionOf = async (muster: TestProgram, id: string): Promise<number> =>
  (await muster.ask('fights.look', { id, watcher: 'public' })).decision

async function begin(muster: TestProgram): Promise<string> {
  const { id } = await muster.ask('fights.begin', QUICK)
  await play(muster, id, 4, 60)
  return id
}

async function act(muster: TestProgram, id: string, command: Command, pin?: string) {
  const after = await decisionOf(muster, id)
  const key = pin === undefined ? {} : { pin }
  return muster.ask('fights.act', { id, after, command, rolls: null, ...key })
}

const photo = (picture: string): Command => ({ kind: 'photo', side: 'a', picture, caption: 'The crater' })
const own = (text: string): Command => ({ kind: 'note', side: 'a', piece: null, text, private: true })

describe('a photo of a battle', () => {
  test('is named by the log, and kept as long as something could show it', async () => {
    let muster = startProgram()
    const id = await begin(muster)
    const picture = await keep(muster, 10)
    const stray = await keep(muster, 11)
    const { events, decision } = await act(muster, id, photo(picture))
    expect(events.map(({ event }) => event)).toEqual([
      { kind: 'photo-taken', side: 'a', picture, caption: 'The crater' },
    ])
    const restart = (): void => {
      muster.program.close()
      muster = startProgram(muster.folder)
    }
    // In the log; taken back, for then it can be done again; abandoned, for that can be undone.
    restart()
    expect(await isThere(muster, picture)).toBe(true)
    expect(await isThere(muster, stray)).toBe(false)
    await muster.ask('fights.takeBack', { id, decision })
    restart()
    expect(await isThere(muster, picture)).toBe(true)
    await muster.ask('fights.doAgain', { id, after: decision - 1 })
    await muster.ask('fights.abandon', { id })
    restart()
    expect(await isThere(muster, picture)).toBe(true)
    await muster.ask('undo.undo', {})
    const log = await muster.ask('fights.log', { id, watcher: 'b', after: 0 })
    expect(log.events.at(-1)?.event).toMatchObject({ kind: 'photo-taken', picture })

    // Something else was done instead: nothing brings it back.
    await muster.ask('fights.takeBack', { id, decision })
    await act(muster, id, own('instead'))
    restart()
    expect(await isThere(muster, picture)).toBe(false)
  })

  test('that a correction leaves out is kept, for that can be taken back', async () => {
    const before = startProgram()
    const id = await begin(before)
    const picture = await keep(before, 10)
    const { decision } = await act(before, id, photo(picture))
    const leaving = { id, decision, after: decision, command: null, rolls: null, leftOut: [] }
    await before.ask('fights.correct', leaving)
    before.program.close()
    const muster = startProgram(before.folder)
    expect(await isThere(muster, picture)).toBe(true)
    await muster.ask('fights.takeBackCorrection', { id, after: decision - 1 })
    const log = await muster.ask('fights.log', { id, watcher: 'public', after: 0 })
    expect(log.events.at(-1)?.event).toMatchObject({ kind: 'photo-taken', picture })
  })

  test('that is not kept, or is no picture, is refused and nothing is done', async () => {
    const muster = startProgram()
    const id = await begin(muster)
    const after = await decisionOf(muster, id)
    const refused = async (picture: unknown): Promise<string> =>
      (
        await muster.refused('fights.act', {
          id,
          after,
          command: { ...photo(''), picture } as Command,
          rolls: null,
        })
      ).code
    expect(await refused('f'.repeat(64))).toBe('picture/gone')
    expect(await refused('')).toBe('command/unreadable')
    expect(await refused({ id: 1 })).toBe('command/unreadable')
    expect(await decisionOf(muster, id)).toBe(after)
    expect(muster.errors).toEqual([])
  })

  test('may be larger than other pictures', async () => {
    const muster = startProgram()
    const large = Buffer.from(png(1600, 900, 40)).toString('base64')
    await muster.ask('pictures.keep', { kind: 'photo', content: large })
    const longer = Buffer.from(png(1601, 20, 40)).toString('base64')
    expect((await muster.refused('pictures.keep', { kind: 'photo', content: longer })).code).toBe(
      'picture/size',
    )
  })
})

describe('notes and counters of a battle', () => {
  test('are in its log: after a restart, taken back and done again', async () => {
    let muster = startProgram()
    const id = await begin(muster)
    const { view } = await muster.ask('fights.look', { id, watcher: 'public' })
    const piece = view.blips[0]?.id ?? view.units[0]?.id ?? ''
    await act(muster, id, { kind: 'note', side: 'a', piece, text: 'Carries it', private: false })
    const { decision } = await act(muster, id, {
      kind: 'set-counter',
      side: 'b',
      piece,
      name: 'Fuel',
      count: 3,
    })
    const written = storedState(muster, id)
    muster.program.close()
    muster = startProgram(muster.folder)
    const look = async () => (await muster.ask('fights.look', { id, watcher: 'public' })).view
    expect((await look()).notes).toContainEqual({ side: 'a', piece, text: 'Carries it', private: false })
    expect((await look()).ownCounters).toContainEqual({ piece, name: 'Fuel', count: 3 })
    await muster.ask('fights.takeBack', { id, decision: decision - 1 })
    expect((await look()).ownCounters).not.toContainEqual({ piece, name: 'Fuel', count: 3 })
    await muster.ask('fights.doAgain', { id, after: decision - 2 })
    await muster.ask('fights.doAgain', { id, after: decision - 1 })
    expect(storedState(muster, id)).toEqual(written)
  })

  test('for one side alone are told to nobody else, and written or taken off only with its PIN', async () => {
    const muster = startProgram()
    const id = await begin(muster)
    await muster.ask('fights.setPin', { id, side: 'a', chosen: '1234' })
    const after = await decisionOf(muster, id)
    const without = { id, after, command: own('flank left'), rolls: null }
    expect((await muster.refused('fights.act', without)).code).toBe('fight/pin')
    expect((await muster.refused('fights.act', { ...without, pin: '9999' })).code).toBe('fight/pin')
    const told = await act(muster, id, own('flank left'), '1234')
    expect(JSON.stringify(told)).toContain('flank left')
    for (const watcher of ['b', 'public'] as const) {
      const look = await muster.ask('fights.look', { id, watcher })
      const log = await muster.ask('fights.log', { id, watcher, after: 0 })
      expect(JSON.stringify([look, log])).not.toContain('flank left')
      expect(log.events.at(-1)?.event).toEqual({ kind: 'hidden', of: 'noted', side: 'a' })
    }
    const mine = await muster.ask('fights.look', { id, watcher: 'a', pin: '1234' })
    expect(mine.view.notes).toContainEqual({ side: 'a', piece: null, text: 'flank left', private: true })
    const { events } = await act(muster, id, own(''), '1234')
    expect(events).toHaveLength(1)
  })
})
