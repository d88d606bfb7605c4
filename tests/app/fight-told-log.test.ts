import { describe, expect, test } from 'vitest'
import type { Output } from '../../shared/systems/seven-seconds/contract/answers.ts'
import type { ToldEvent } from '../../shared/systems/seven-seconds/contract/answers.ts'
import { play, QUICK } from './support/fights.ts'
import { startProgram, type TestProgram } from './support/program.ts'

type Watcher = 'a' | 'b' | 'public'

const logOf = (
  muster: TestProgram,
  id: string,
  known?: string,
  watcher: Watcher = 'public',
): Promise<Output<'fights.log'>> =>
  muster.ask('fights.log', { id, watcher, after: 0, ...(known !== undefined && { known }) })

/** Somebody who follows a battle and is told only what has changed since. */
function follower(muster: TestProgram, id: string, watcher: Watcher) {
  let edition: string | undefined
  let events: readonly ToldEvent[] = []
  return async (): Promise<{ told: number; of: number }> => {
    const since = await logOf(muster, id, edition, watcher)
    events = [...events.filter(({ number }) => number <= since.after), ...since.events]
    edition = since.edition
    expect(events).toEqual((await logOf(muster, id, undefined, watcher)).events)
    return { told: since.events.length, of: events.length }
  }
}

async function begun(): Promise<{ muster: TestProgram; id: string; after: number }> {
  const muster = startProgram()
  const { id } = await muster.ask('fights.begin', QUICK)
  return { muster, id, after: await play(muster, id, 11, 60) }
}

describe('a log that is known already', () => {
  test('is told only from where it has changed', async () => {
    const { muster, id, after } = await begun()
    const { edition, events } = await logOf(muster, id)
    expect(await logOf(muster, id, edition)).toMatchObject({ after: events.at(-1)?.number, events: [] })
    await muster.ask('fights.takeBack', { id, decision: after })
    const back = await logOf(muster, id, edition)
    const left = events.filter(({ decision }) => decision < after)
    expect(back).toMatchObject({ after: left.at(-1)?.number, events: [] })
    await muster.ask('fights.doAgain', { id, after: after - 1 })
    const again = await logOf(muster, id, back.edition)
    expect(again.events).toEqual(events.slice(left.length))
    // Who still knows the edition from before both is told the same: done again it is another event.
    expect((await logOf(muster, id, edition)).events).toEqual(events.slice(left.length))
  })

  test('is told whole to whoever knows another, or one with other eyes', async () => {
    const { muster, id } = await begun()
    const { edition, events } = await logOf(muster, id, undefined, 'a')
    for (const known of [edition, 'b/hidden/nothing', '']) {
      const answer = await logOf(muster, id, known, 'b')
      expect(answer.after).toBe(0)
      expect(answer.events).toHaveLength(events.length)
    }
  })

  test('of every watcher, through a whole battle with steps back and its end, it comes to the same', async () => {
    const muster = startProgram()
    const { id } = await muster.ask('fights.begin', QUICK)
    const followers = (['a', 'b', 'public'] as const).map((watcher) => follower(muster, id, watcher))
    let fewer = 0
    for (let seed = 1; seed <= 40; seed += 1) {
      await play(muster, id, seed, 8)
      for (const follow of followers) {
        const { told, of } = await follow()
        if (told < of / 2) fewer += 1
      }
      const { decision, view } = await muster.ask('fights.look', { id, watcher: 'public' })
      if (view.phase === 'over') break
      if (seed % 3 === 0) await muster.ask('fights.takeBack', { id, decision: decision - 2 })
    }
    expect(fewer).toBeGreaterThan(30)
  })
})
