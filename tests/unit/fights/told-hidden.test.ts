import { expect, test } from 'vitest'
import { segmentsOf } from '../../../renderer/systems/seven-seconds/fights/console/log/segments.ts'
import type { LogGroup } from '../../../renderer/systems/seven-seconds/fights/console/log/groups.ts'

test('how the dice lie is told to nobody, however much of the log is told', () => {
  const group = {
    decision: 4,
    events: [
      { decision: 4, number: 8, event: { kind: 'turn-ended', side: 'a' } },
      { decision: 4, number: 9, event: { kind: 'hidden', of: 'dice-moved', side: null } },
    ],
  } as unknown as LogGroup
  const told = segmentsOf(group, (key) => key, { a: 'Zane', b: 'Tokyo' }, true)
  expect(told.map((part) => ('text' in part ? part.text : '')).join('')).not.toContain('hidden')
})
