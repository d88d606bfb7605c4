import { expect, test } from 'vitest'
import {
  letterText,
  lettersFor,
  meantBy,
} from '../../../renderer/systems/seven-seconds/fights/console/model/letters.ts'
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
  const letters = lettersFor([...all('b'), ...all('a')], table)
  expect(new Set(letters.values()).size).toBe(32)
  for (const key of letters.values()) expect(WHILE_CHOOSING).not.toContain(key)
  expect(all('a').map((id) => letters.get(id))).toEqual(Array.from('aghilqswzfjkmnrt'))
  expect(letters.get('b-blip-1')).toBe('Shift+A')
})

test('a piece has the same key whatever else can be chosen, and when it has come to light', () => {
  const start = battle({ blips: [...full('a'), ...full('b')] })
  const before = view(start, 'public')
  for (const ids of [['b-blip-2'], [...all('a'), ...all('b')]])
    expect(lettersFor(ids, before).get('b-blip-2')).toBe('Shift+G')
  const after = view(play(start, { kind: 'reveal', side: 'b', blip: 'b-blip-2' }).state, 'public')
  expect(lettersFor(['b-scout-2', ...all('a')], after).get('b-scout-2')).toBe('Shift+G')
})

test('whatever can be aimed at has a key too', () => {
  const table = view(battle({ blips: [...full('a'), ...full('b')] }), 'public')
  const letters = lettersFor([...all('b'), ...OBJECTIVES, 'ground-1', 'ground-2'], table)
  expect(new Set(letters.values()).size).toBe(23)
  for (const key of letters.values()) expect(MEANT).not.toContain(key)
})

test('two units of one square share the key of their Blip', () => {
  const start = battle({ blips: ['a scout', 'a tactical & basic', 'a decoy', 'b scout', 'b decoy'] })
  const before = lettersFor(['a-blip-1', 'a-blip-2', 'a-blip-3'], view(start, 'public'))
  expect([...before.values()]).toEqual(['a', 'g', 'h'])
  const { state } = play(start, revealed('a-blip-2'))
  const now = lettersFor(['a-tactical-1', 'a-basic-1', 'a-blip-3'], view(state, 'public'))
  expect([...now.values()]).toEqual(['g', 'g', 'h'])
})

test.each<[string, boolean, string[], string | undefined]>([
  ['nobody has it', false, [], undefined],
  ['one has it, chosen already', false, ['alone'], 'alone'],
  ['of two the first', false, [], 'first'],
  ['again: the second', false, ['first'], 'second'],
  ['again: back to the first', false, ['second'], 'first'],
  ['several: the first', true, [], 'first'],
  ['again: the second too', true, ['first'], 'second'],
  ['again: the first goes', true, ['first', 'second'], 'first'],
  ['again: the second goes', true, ['second'], 'second'],
])('a key that is pressed: %s', (name, several, taken, meant) => {
  const letters = new Map([
    ['first', 'g'],
    ['second', 'g'],
    ['alone', 'h'],
  ])
  const key = meant === undefined ? 'z' : meant === 'alone' ? 'h' : 'g'
  expect(
    meantBy(key, letters, (id) => taken.includes(id), several),
    name,
  ).toBe(meant)
})

test('a key reads as it is pressed', () => {
  expect(['a', 'Shift+A'].map(letterText)).toEqual(['A', '⇧A'])
})
