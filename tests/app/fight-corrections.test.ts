import { describe, expect, test } from 'vitest'
import type { Input } from '../../shared/contract/index.ts'
import type { Output } from '../../shared/systems/seven-seconds/contract/answers.ts'
import type { Command } from '../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { play, QUICK } from './support/fights.ts'
import { storedState } from '../support/stored-fight.ts'
import { startProgram, type TestProgram } from './support/program.ts'

async function begun(commands = 60, seed = 11): Promise<{ muster: TestProgram; id: string; after: number }> {
  const muster = startProgram()
  const { id } = await muster.ask('fights.begin', QUICK)
  const after = await play(muster, id, seed, commands)
  return { muster, id, after }
}

async function logOf(
  muster: TestProgram,
  id: string,
  watcher: 'a' | 'b' | 'public' = 'public',
): Promise<Pick<Output<'fights.log'>, 'events' | 'marks'>> {
  const { events, marks } = await muster.ask('fights.log', { id, watcher, after: 0 })
  return { events, marks }
}

/** The first activation, to be left out. */
async function firstActivation(muster: TestProgram, id: string): Promise<number> {
  const { events } = await logOf(muster, id)
  const found = events.find(({ event }) => event.kind === 'activated' || event.kind === 'squad-activated')
  if (!found) throw new Error('Nobody was activated.')
  return found.decision
}

const leave = (id: string, decision: number, after: number): Input<'fights.considerCorrection'> => ({
  id,
  decision,
  after,
  command: null,
  rolls: null,
  pins: {},
})

async function leftOut(
  muster: TestProgram,
  id: string,
  after: number,
): Promise<Output<'fights.considerCorrection'>> {
  const asked = leave(id, await firstActivation(muster, id), after)
  const considered = await muster.ask('fights.considerCorrection', asked)
  await muster.ask('fights.correct', {
    ...asked,
    leftOut: considered.dropped.map(({ decision }) => decision),
  })
  return considered
}

describe('an old line of a fight corrected', () => {
  test('looking changes nothing; doing leaves out what no longer fits, and marks the log', async () => {
    const { muster, id, after } = await begun()
    const before = await logOf(muster, id)
    const asked = leave(id, await firstActivation(muster, id), after)
    const considered = await muster.ask('fights.considerCorrection', asked)
    expect(await logOf(muster, id)).toEqual(before)
    expect(considered.dropped.length).toBeGreaterThan(0)
    const { decision } = await muster.ask('fights.correct', {
      ...asked,
      leftOut: considered.dropped.map((one) => one.decision),
    })
    const putIn = new Set(considered.putIn.map((told) => told.decision)).size
    expect(decision).toBe(after - 1 - considered.dropped.length + putIn)
    const { marks, events } = await logOf(muster, id)
    // Each line that was to say something else says it.
    expect(considered.changed.length).toBeGreaterThan(0)
    const told = events.map(({ event }) => event)
    for (const line of considered.changed)
      expect(told).toEqual(expect.arrayContaining(line.events.map(({ event }) => event)))
    const marked = (kind: string): number =>
      marks.filter(({ what }) => what === kind).reduce((sum, { lines }) => sum + lines, 0)
    expect(marked('left-out')).toBe(1 + considered.dropped.length)
    expect(marked('put-in')).toBe(putIn)
    expect(putIn).toBeGreaterThan(0)
    expect((await muster.ask('fights.look', { id, watcher: 'public' })).corrected).toBe(true)
  })

  test('taken back as a whole the log comes back exactly, also after a restart, and is done again', async () => {
    const { muster, id, after } = await begun()
    const before = [await logOf(muster, id, 'a'), storedState(muster, id)]
    await leftOut(muster, id, after)
    const corrected = [await logOf(muster, id, 'a'), storedState(muster, id)]
    muster.program.close()
    const again = startProgram(muster.folder)
    const { decision } = await again.ask('fights.look', { id, watcher: 'public' })
    await again.ask('fights.takeBackCorrection', { id, after: decision })
    expect([await logOf(again, id, 'a'), storedState(again, id)]).toEqual(before)
    expect((await again.ask('fights.look', { id, watcher: 'public' })).takenBack).toBe(1)
    await again.ask('fights.doAgain', { id, after })
    expect([await logOf(again, id, 'a'), storedState(again, id)]).toEqual(corrected)
  })

  test('its lines are taken back and done again one by one, with the same dice', async () => {
    const { muster, id, after } = await begun()
    await leftOut(muster, id, after)
    const { decision } = await muster.ask('fights.look', { id, watcher: 'public' })
    const corrected = await logOf(muster, id, 'a')
    await muster.ask('fights.takeBack', { id, decision: 1 })
    for (let done = 0; done < decision; done += 1) await muster.ask('fights.doAgain', { id, after: done })
    expect(await logOf(muster, id, 'a')).toEqual(corrected)
    expect((await muster.ask('fights.look', { id, watcher: 'public' })).corrected).toBe(true)
  })

  test('the battle goes on after it', async () => {
    const { muster, id, after } = await begun()
    await leftOut(muster, id, after)
    expect(await play(muster, id, 5, 20)).toBe(20)
    expect((await muster.ask('fights.look', { id, watcher: 'public' })).corrected).toBe(false)
    expect((await muster.refused('fights.takeBackCorrection', { id, after: 0 })).code).toBe(
      'fight/changed-since',
    )
  })

  test('refuses what is no line, no command, no change, against the rules or older than the log', async () => {
    const { muster, id, after } = await begun()
    const asked = leave(id, await firstActivation(muster, id), after)
    const code = async (
      over: object,
      name: 'fights.correct' | 'fights.considerCorrection' = 'fights.correct',
    ) =>
      (await muster.refused(name, { ...asked, ...(name === 'fights.correct' && { leftOut: [] }), ...over }))
        .code
    const before = await logOf(muster, id)
    const { command } = await muster.ask('fights.line', { id, decision: asked.decision })
    expect(await code({ decision: after + 1 })).toBe('fight/no-decision')
    expect(await code({ command: { kind: 'fly' } })).toBe('command/unreadable')
    expect(await code({ command })).toBe('correction/same')
    expect(await code({ command: { kind: 'roll-roles', side: 'a' } })).toBe('battle/not-now')
    expect(await code({ after: after - 1 }, 'fights.considerCorrection')).toBe('fight/changed-since')
    expect(await code({ leftOut: [1, 2, 3] })).toBe('fight/changed-since')
    expect(await logOf(muster, id)).toEqual(before)
  })

  test('a secret line, and what would bring a Blip to light, need the PIN of their side', async () => {
    const { muster, id, after } = await begun(40)
    const { events } = await logOf(muster, id)
    const secret = events.find(({ event }) => event.kind === 'hidden' && event.of === 'mustered')
    if (secret?.event.kind !== 'hidden' || !secret.event.side) throw new Error('Nobody mustered.')
    const { side } = secret.event
    await muster.ask('fights.setPin', { id, side, chosen: '1357' })
    const asked = leave(id, secret.decision, after)
    for (const [name, input] of [
      ['fights.line', { id, decision: secret.decision }],
      ['fights.considerCorrection', asked],
      ['fights.correct', { ...asked, leftOut: [] }],
    ] as const) {
      const { code, message } = await muster.refused(name, input)
      expect(code).toBe('fight/pin')
      expect(message).not.toContain('T-')
    }
    await muster.ask('fights.line', { id, decision: secret.decision, pin: '1357' })
    const { dropped } = await muster.ask('fights.considerCorrection', { ...asked, pins: { [side]: '1357' } })
    expect(dropped.length).toBeGreaterThan(0)

    const other = events.findLast(
      ({ event }) => event.kind === 'activated' && event.piece.startsWith(`${side}-blip`),
    )
    if (other?.event.kind !== 'activated') return
    const reveals: Command = { kind: 'activate', side, piece: other.event.piece, as: 'unit', reveal: true }
    const open = { ...leave(id, other.decision, after), command: reveals }
    expect((await muster.refused('fights.considerCorrection', open)).code).toMatch(/^fight\/pin|activate\//)
  })
})
