import { expect, test } from 'vitest'
import { letterText, lettersFor } from '../../../renderer/fights/console/model/letters.ts'
import { view } from '../../../shared/systems/seven-seconds/battle/view.ts'
import { battle, play } from '../seven-seconds/battle/builders.ts'
import { revealed } from '../seven-seconds/battle/turns-orders.ts'

const all = (side: string): string[] => Array.from({ length: 16 }, (_, index) => `${side}-blip-${index + 1}`)
const full = (side: string): string[] => all(side).map(() => `${side} scout`)

const OBJECTIVES = ['alpha', 'beta', 'gamma', 'delta', 'epsilon']
/** What these letters do in the console, while pieces are chosen and while a form is filled in. */
const MEANT = Array.from('bcdoy').concat(['Shift+D', 'Shift+F', 'Shift+H', 'Shift+K', 'Shift+L', 'Shift+N'])
const WHILE_CHOOSING = Array.from('pevux').concat(['Shift+R', 'Shift+V'], MEANT)

test('every Blip of both sides has a key of its own, none of which means anything else', () => {
  const table = view(battle({ blips: [...full('a'), ...full('b')] }), 'public')
  const letters = lettersFor([...all('a'), ...all('b')], table, 'b')
  expect(new Set(letters.values()).size).toBe(32)
  for (const key of letters.values()) expect(WHILE_CHOOSING).not.toContain(key)
  // Who is to act has the plain letters.
  expect([...letters].filter(([id]) => id.startsWith('b')).map(([, key]) => key)).toEqual(
    Array.from('aghilqswzfjkmnrt'),
  )
  expect(letters.get('a-blip-1')).toBe('Shift+A')
})

test('whatever can be aimed at has a key too', () => {
  const table = view(battle({ blips: [...full('a'), ...full('b')] }), 'public')
  const letters = lettersFor([...all('b'), ...OBJECTIVES, 'ground-1', 'ground-2'], table)
  expect(new Set(letters.values()).size).toBe(23)
  for (const key of letters.values()) expect(MEANT).not.toContain(key)
})

test('a unit has the letter of its Blip, the second one with Shift, and keeps it while others come and go', () => {
  const start = battle({ blips: ['a scout', 'a tactical & basic', 'a decoy', 'b scout', 'b decoy'] })
  const before = lettersFor(['a-blip-1', 'a-blip-2', 'a-blip-3'], view(start, 'public'))
  expect([...before.values()]).toEqual(['a', 'g', 'h'])

  const { state } = play(start, revealed('a-blip-2'))
  const now = view(state, 'public')
  expect(lettersFor(['a-tactical-1', 'a-basic-1', 'a-blip-1', 'a-blip-3'], now)).toEqual(
    new Map([
      ['a-tactical-1', 'g'],
      ['a-basic-1', 'Shift+G'],
      ['a-blip-1', 'a'],
      ['a-blip-3', 'h'],
    ]),
  )
  const fallen = { ...state.units['a-tactical-1'], where: 'destroyed' } as (typeof state.units)[string]
  const later = view({ ...state, units: { ...state.units, 'a-tactical-1': fallen } }, 'public')
  expect(lettersFor(['a-basic-1', 'a-blip-3'], later)).toEqual(
    new Map([
      ['a-basic-1', 'Shift+G'],
      ['a-blip-3', 'h'],
    ]),
  )
})

test('a unit that came from no square has a key all the same', () => {
  const start = battle({ units: ['a scout', 'b scout'] })
  const letters = lettersFor(['a-scout-1', 'b-scout-1'], view(start, 'public'))
  expect(new Set(letters.values()).size).toBe(2)
})

test('a key reads as it is pressed', () => {
  expect(['a', 'Shift+A'].map(letterText)).toEqual(['A', '⇧A'])
})
