import { expect, test } from 'vitest'
import { nextTick, ref } from 'vue'
import { useActing } from '../../../renderer/table/use-acting.ts'

/** A command on its way, and the dice that it wants. */

test('whoever has dice to type has none any more once the program rolls, said here or elsewhere', async () => {
  const typed = ref(true)
  const acted: (readonly number[] | null)[] = []
  const roll = {
    purpose: 'attack',
    side: 'a',
    unit: null,
    die: 'd6' as const,
    dice: 2,
    least: 1,
    most: 6,
    target: null,
  }
  const acting = useActing({
    typesDice: () => typed.value,
    consider: () => Promise.resolve({ hindrances: [], missing: roll, rolls: null }),
    act: (_command, rolls) => {
      acted.push(rolls)
      return Promise.resolve(null)
    },
    asks: () => false,
  })
  acting.choose({ command: 'attack', side: 'a', fields: {} })
  expect(await acting.go()).toBe(false)
  expect(acting.roll.value).toEqual(roll)
  typed.value = false
  await nextTick()
  expect(acting.roll.value).toBeNull()
  expect(acting.numbers.value).toEqual([])
  expect(await acting.go()).toBe(true)
  expect(acted).toEqual([null])
})

test('what is not by the rules is asked about first where the battle only assists, and done when somebody agrees', async () => {
  const tooFar = { code: 'move/too-far', message: 'That is too far.', path: [], values: {} }
  let hindrances = [{ problem: tooFar, firm: false }]
  const acted: boolean[] = []
  const acting = useActing({
    typesDice: () => false,
    consider: () => Promise.resolve({ hindrances, missing: null, rolls: null }),
    act: (_command, _rolls, lawful) => {
      acted.push(lawful)
      return Promise.resolve(lawful ? tooFar : null)
    },
    asks: () => true,
  })
  const move = { command: 'move', side: 'a', fields: {} }
  acting.choose(move)
  expect(await acting.go()).toBe(false)
  expect(acting.asked.value).toEqual([tooFar])
  // It is still there to be put right.
  expect(acting.chosen.value).toEqual(move)
  acting.asked.value = []
  expect(await acting.go()).toBe(false)
  expect(await acting.confirm()).toBe(true)
  expect(acted).toEqual([true, true, false])

  // What makes no sense is done by nobody.
  hindrances = [{ problem: tooFar, firm: true }]
  acting.choose(move)
  expect(await acting.go()).toBe(false)
  expect(acting.asked.value).toEqual([])
  expect(acting.against.value).toEqual([tooFar])
})
