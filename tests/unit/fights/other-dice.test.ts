import { describe, expect, test } from 'vitest'
import {
  askedRolls,
  fellThen,
  withDie,
} from '../../../renderer/systems/seven-seconds/fights/correct/other-dice.ts'
import type { Consideration } from '../../../renderer/systems/seven-seconds/fights/open-fight.ts'

type Missing = NonNullable<Consideration['missing']>

const rifle: Missing = {
  purpose: 'rifle',
  side: 'a',
  unit: 'a-scout-1',
  die: 'd6',
  dice: 2,
  least: 1,
  most: 6,
  target: 2,
}
const graze: Missing = { ...rifle, purpose: 'graze', side: 'b', unit: 'b-scout-1', dice: 1 }

/** A shot with two dice, and one more for a graze when one of them shows 5. */
const consider = (_command: unknown, typed: readonly number[] = []): Promise<Consideration> => {
  const grazes = typed.slice(0, 2).includes(5)
  const missing = typed.length < 2 ? rifle : grazes && typed.length < 3 ? graze : null
  return Promise.resolve({ hindrances: [], missing, rolls: null })
}
const command = { kind: 'pass', side: 'a' } as const
const fell = [{ purpose: 'rifle', side: 'a', unit: 'a-scout-1', dice: [2, 4] }] as const
const read = async (wished: Parameters<typeof askedRolls>[2]) => {
  const asked = await askedRolls(consider, command, wished)
  if ('code' in asked) throw new Error(asked.message)
  return asked
}

describe('the dice of a line that is corrected', () => {
  test('are those that fell then', async () => {
    const asked = await read(fell.map((one) => ({ ...one, dice: [...one.dice] })))
    expect(asked.map(({ dice }) => dice)).toEqual([[2, 4]])
  })

  test('ask for a further roll where another die brings one, and know what it showed then', async () => {
    const then = [...fell.map((one) => ({ ...one, dice: [...one.dice] }))]
    const asked = await read(withDie(await read(then), then, { roll: 0, die: 0, to: 5 }))
    expect(asked.map(({ dice }) => dice)).toEqual([[5, 4], [null]])
    expect([fellThen(asked, then, 0, 0), fellThen(asked, then, 1, 0)]).toEqual([2, null])
    const told = await read(withDie(asked, then, { roll: 1, die: 0, to: 6 }))
    expect(told.map(({ dice }) => dice)).toEqual([[5, 4], [6]])
  })

  test('take up what fell then of a roll that is asked for once more', async () => {
    const then = [
      { ...fell[0], dice: [5, 4] },
      { purpose: 'graze', side: 'b', unit: 'b-scout-1', dice: [3] } as const,
    ].map((one) => ({ ...one, dice: [...one.dice] }))
    const missed = await read(withDie(await read(then), then, { roll: 0, die: 0, to: 4 }))
    expect(missed.map(({ dice }) => dice)).toEqual([[4, 4]])
    const again = await read(withDie(missed, then, { roll: 0, die: 1, to: 5 }))
    expect(again.map(({ dice }) => dice)).toEqual([[4, 5], [3]])
  })
})
