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
