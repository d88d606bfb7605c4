import { expect, test } from 'vitest'
import { oddsText } from '../../../renderer/histories/replay/odds-text.ts'

/** Tells the key and the numbers that go into it. */
const tell = (key: string, values: Record<string, unknown> = {}): string =>
  'n' in values ? `${String(values.n)} %` : [key, ...Object.values(values)].join(' ')

test('a missile is told with what else may become of it, adding up to all', () => {
  const missile = { number: 7, of: 'kill', chance: 0.3, hurts: null, stopped: 0.25, came: false } as const
  const told = oddsText(missile, tell)
  expect(told).toMatch(/^replay\.odds\.missile\.no 30 % /)
  expect(told).toMatch(/ 25 % 45 %$/)
  expect(oddsText(missile, tell, true)).toMatch(/^replay\.odds\.missile\.open /)
})

test('a rifle is told with its chance to hurt', () => {
  const rifle = { number: 7, of: 'kill', chance: 0.3, hurts: 0.2, stopped: null, came: true } as const
  expect(oddsText(rifle, tell)).toMatch(/^replay\.odds\.rifle\.yes 30 % .* 20 %/)
})
