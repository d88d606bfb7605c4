import { createPinia, setActivePinia } from 'pinia'
import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import type { ProgramStatus } from '../../../shared/contract/program.ts'
import { useProgram } from '../../../renderer/program/store.ts'
import { useActing } from '../../../renderer/table/use-acting.ts'

/** A command on its way, and the dice that it wants. */

const withTyped = (typedDice: boolean): ProgramStatus =>
  ({ preferences: { typedDice } }) as unknown as ProgramStatus

test('whoever has dice to type has none any more once the program rolls, said here or elsewhere', async () => {
  setActivePinia(createPinia())
  const program = useProgram()
  program.status = withTyped(true)
  const acted: (readonly number[] | null)[] = []
  const roll = { purpose: 'attack', side: 'a', unit: null, die: 'd6', dice: 2, least: 1, most: 6, target: null }
  const acting = useActing({
    consider: () => Promise.resolve({ hindrances: [], missing: roll, rolls: null }),
    act: (_command, rolls) => {
      acted.push(rolls)
      return Promise.resolve(null)
    },
  })
  acting.choose({ command: 'attack', side: 'a', fields: {} })
  expect(await acting.go()).toBe(false)
  expect(acting.roll.value).toEqual(roll)
  program.status = withTyped(false)
  await nextTick()
  expect(acting.roll.value).toBeNull()
  expect(acting.numbers.value).toEqual([])
  expect(await acting.go()).toBe(true)
  expect(acted).toEqual([null])
})
