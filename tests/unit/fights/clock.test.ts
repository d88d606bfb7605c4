import { describe, expect, test } from 'vitest'
import {
  reading,
  readSetting,
  timeText,
  writeSetting,
  type ClockSetting,
} from '../../../renderer/systems/seven-seconds/fights/console/clock/time.ts'

describe('the clock of an activation', () => {
  test.each<[ClockSetting['way'], number, number, string, boolean]>([
    ['down', 120, 0, '2:00', false],
    ['down', 120, 55, '1:05', false],
    ['down', 120, 119, '0:01', false],
    ['down', 120, 120, '+0:00', true],
    ['down', 120, 195, '+1:15', true],
    ['up', 90, 0, '0:00', false],
    ['up', 90, 89, '1:29', false],
    ['up', 90, 90, '1:30', true],
    ['up', 90, 3725, '62:05', true],
  ])('%s from %i s after %i s shows %s, over: %s', (way, seconds, passed, text, over) => {
    expect(reading({ way, seconds }, passed)).toEqual({ text, over })
  })

  test('is kept and read again', () => {
    for (const setting of [
      { way: 'off', seconds: 120 },
      { way: 'down', seconds: 5 },
      { way: 'up', seconds: 5999 },
    ] as const)
      expect(readSetting(writeSetting(setting))).toEqual(setting)
  })

  test.each([null, '', 'down', 'down 4', 'down 6000', 'down x', 'round 60', 'up 1.5', 'off 7'])(
    'is off where %j was kept',
    (kept) => {
      expect(readSetting(kept)).toEqual({ way: 'off', seconds: 120 })
    },
  )

  test('has no seconds before it begins', () => {
    expect(timeText(-3)).toBe('0:00')
  })
})
