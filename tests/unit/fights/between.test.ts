import { describe, expect, test } from 'vitest'
import { betweenStage } from '../../../renderer/systems/seven-seconds/fights/console/model/between.ts'

describe('between rounds', () => {
  test.each([
    ['nobody leaves', null, false, { kind: 'plain', side: null }],
    ['who wants to leave is told', 'b', false, { kind: 'withdrawing', side: 'b' }],
    ['after the answer it is the one who pursues', 'b', true, { kind: 'pursued', side: 'a' }],
  ] as const)('%s', (_why, withdrawing, pursuit, stage) => {
    expect(betweenStage({ withdrawing, pursuit })).toEqual(stage)
  })
})
