import { describe, expect, test } from 'vitest'
import { rebased } from '../../renderer/ui/fields/rebased.ts'

describe('what was typed, over what has changed since', () => {
  const from = { place: '', points: ['16', '4'], date: '2026-11-20' }
  test.each<[string, object, object, object]>([
    ['nothing changed', { ...from, place: 'Hill' }, from, { ...from, place: 'Hill' }],
    [
      'another field was corrected',
      { ...from, place: 'Hill' },
      { ...from, points: ['1', '4'] },
      { place: 'Hill', points: ['1', '4'], date: '2026-11-20' },
    ],
    [
      'the other of two numbers was corrected',
      { ...from, points: ['16', '9'] },
      { ...from, points: ['1', '4'] },
      { ...from, points: ['1', '9'] },
    ],
    [
      'the same field was corrected',
      { ...from, place: 'Hill' },
      { ...from, place: 'Vale' },
      { ...from, place: 'Hill' },
    ],
    ['nothing was typed', from, { ...from, place: 'Vale' }, { ...from, place: 'Vale' }],
    [
      'a list was lengthened meanwhile, and typed in',
      { ...from, points: ['16', '9'] },
      { ...from, points: ['16', '4', '2'] },
      { ...from, points: ['16', '9'] },
    ],
    [
      'a list was lengthened meanwhile, and not typed in',
      { ...from, place: 'Hill' },
      { ...from, points: ['16', '4', '2'] },
      { ...from, place: 'Hill', points: ['16', '4', '2'] },
    ],
  ])('%s', (_name, typed, now, expected) => {
    expect(rebased<object>(typed, from, now)).toEqual(expected)
  })

  test('a field that is null and a field that is none are their own', () => {
    expect(rebased<{ a: string | null }>({ a: null }, { a: 'x' }, { a: 'y' })).toEqual({ a: null })
    expect(rebased<{ a: string | null }>({ a: 'z' }, { a: null }, { a: 'y' })).toEqual({ a: 'z' })
  })
})
