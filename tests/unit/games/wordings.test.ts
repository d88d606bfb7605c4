import { expect, test } from 'vitest'
import { wordingsInTurn } from '../../../renderer/ui/markdown/speech.ts'

test('no sentence is said again before its others were, and the next battle begins in other words', () => {
  const many = (key: string): number => (key === 'first' ? 4 : 3)
  const told = (place: number) => {
    const wording = wordingsInTurn(place, many)
    return ['first', 'fell', 'fell', 'fell', 'fell'].map(wording)
  }
  expect(told(1)).toEqual(['first.0', 'fell.0', 'fell.1', 'fell.2', 'fell.0'])
  expect([1, 2, 3, 4, 5].map((place) => told(place)[0])).toEqual([
    'first.0',
    'first.1',
    'first.2',
    'first.3',
    'first.0',
  ])
})
