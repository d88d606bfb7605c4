import { describe, expect, test } from 'vitest'
import type { Input } from '../../shared/contract/index.ts'
import type { Command } from '../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Output } from '../../shared/systems/seven-seconds/contract/answers.ts'
import { openDice, seededDice } from '../../shared/dice/source.ts'
import { fillAll } from '../../shared/systems/seven-seconds/battle/rules/field.ts'
import type { Side } from '../../shared/systems/seven-seconds/battle/words.ts'
import { QUICK } from './support/fights.ts'
import { storedState } from '../support/stored-fight.ts'
import { startProgram, type TestProgram } from './support/program.ts'

const PIN = '13579'

/** A battle whose sides may draw their cards, side b with a PIN. */
async function atTheCards(): Promise<{ muster: TestProgram; id: string }> {
  const muster = startProgram()
  const { id } = await muster.ask('fights.begin', QUICK)
  const go = async (
    command: Input<'fights.act'>['command'],
    rolls: number[] | null = null,
  ): Promise<void> => {
    const { decision } = await muster.ask('fights.look', { id, watcher: 'public' })
    await muster.ask('fights.act', { id, after: decision, command, rolls })
  }
  // A tie: nobody places Objectives.
  await go({ kind: 'roll-roles', side: 'a' }, [3, 3])
  await go({ kind: 'roll-initiative', side: 'a' }, [6, 1])
  await go({ kind: 'choose-edge', side: 'b', edge: 'north' })
  await muster.ask('fights.setPin', { id, side: 'b', chosen: PIN })
  return { muster, id }
}

const own = (side: Side) => (side === 'b' ? { side, pin: PIN } : { side })

async function look(muster: TestProgram, id: string, side: Side): Promise<Output<'fights.look'>> {
  const { pin } = { pin: undefined, ...own(side) }
  return muster.ask('fights.look', { id, watcher: side, ...(pin !== undefined && { pin }) })
}

async function act(muster: TestProgram, id: string, command: Command): Promise<void> {
  const { side } = command
  const { decision } = await look(muster, id, side)
  const { side: _side, ...key } = own(side)
  await muster.ask('fights.act', { id, after: decision, command, rolls: null, ...key })
}

const draw = (muster: TestProgram, id: string, side: Side): Promise<void> =>
  act(muster, id, { kind: 'draw-cards', side })

/** Musters whatever the cards allow. */
async function musterSquad(muster: TestProgram, id: string, side: Side): Promise<void> {
  const { options } = await look(muster, id, side)
  const offer = options.find(({ command }) => command === 'muster')
  const filled = fillAll(offer?.fields ?? {}, seededDice(openDice(1)))
  await act(muster, id, { kind: 'muster', side, ...filled } as unknown as Command)
}

describe('a step that a side did in private', () => {
  test('is taken back by that side, and the very same can be done once more', async () => {
    const { muster, id } = await atTheCards()
    await draw(muster, id, 'a')
    const drawn = await look(muster, id, 'a')
    await musterSquad(muster, id, 'a')
    const mustered = await look(muster, id, 'a')
    expect(mustered.ownStep).toBe('muster')
    await muster.ask('fights.takeBackOwn', { id, side: 'a', after: mustered.decision })
    expect(await look(muster, id, 'a')).toEqual({ ...drawn, takenBack: 1 })
    await musterSquad(muster, id, 'a')
    expect(await look(muster, id, 'a')).toEqual(mustered)
  })

  test('is never the draw: the other side would draw cards that this one has seen', async () => {
    const { muster, id } = await atTheCards()
    await draw(muster, id, 'a')
    const { ownStep, decision } = await look(muster, id, 'a')
    expect(ownStep).toBeNull()
    const refused = await muster.refused('fights.takeBackOwn', { id, side: 'a', after: decision })
    expect(refused.code).toBe('fight/not-own-step')
  })

  test('is told to nobody else, and stays once the other side has done something', async () => {
    const { muster, id } = await atTheCards()
    await draw(muster, id, 'a')
    await musterSquad(muster, id, 'a')
    for (const watcher of ['public', 'b'] as const) {
      const key = watcher === 'b' ? { pin: PIN } : {}
      expect((await muster.ask('fights.look', { id, watcher, ...key })).ownStep).toBeNull()
    }
    const { decision } = await look(muster, id, 'b')
    const refused = await muster.refused('fights.takeBackOwn', { id, ...own('b'), after: decision })
    expect(refused.code).toBe('fight/not-own-step')

    await draw(muster, id, 'b')
    expect((await look(muster, id, 'a')).ownStep).toBeNull()
    const state = storedState(muster, id)
    const late = await muster.refused('fights.takeBackOwn', { id, side: 'a', after: decision + 1 })
    expect(late.code).toBe('fight/not-own-step')
    expect(storedState(muster, id)).toEqual(state)
  })

  test('needs the PIN of its side, and a battle that has not gone on', async () => {
    const { muster, id } = await atTheCards()
    await draw(muster, id, 'b')
    await musterSquad(muster, id, 'b')
    const { decision } = await look(muster, id, 'b')
    const without = await muster.refused('fights.takeBackOwn', { id, side: 'b', after: decision })
    expect(without.code).toBe('fight/pin')
    const older = await muster.refused('fights.takeBackOwn', { id, ...own('b'), after: decision - 1 })
    expect(older.code).toBe('fight/changed-since')
    expect((await look(muster, id, 'b')).decision).toBe(decision)
  })

  test('is no step that was done in the open', async () => {
    const { muster, id } = await atTheCards()
    const { decision } = await look(muster, id, 'b')
    const refused = await muster.refused('fights.takeBackOwn', { id, ...own('b'), after: decision })
    expect(refused.code).toBe('fight/not-own-step')
  })

  test('may be a note for its own side alone', async () => {
    const { muster, id } = await atTheCards()
    const { decision } = await look(muster, id, 'a')
    const note = { kind: 'note', side: 'a', piece: null, text: 'Left flank first', private: true } as const
    await muster.ask('fights.act', { id, after: decision, command: note, rolls: null })
    expect((await look(muster, id, 'a')).ownStep).toBe('note')
    await muster.ask('fights.takeBackOwn', { id, side: 'a', after: decision + 1 })
    expect((await look(muster, id, 'a')).view.notes).toEqual([])
  })
})
