import { describe, expect, test } from 'vitest'
import { openMarker } from '../../../renderer/rulebook/mark.ts'
import { bookWords } from '../../../renderer/rulebook/words.ts'
import { GAMES } from '../../../renderer/systems/registry.ts'
import { LANGUAGES } from '../../../shared/printing/words.ts'
import { lanternsScreens } from '../../toy/screens.ts'

const WORDS = [
  { written: ['target counter', 'TC'] },
  { written: ['Target', 'targeted'] },
  { written: ['blip'] },
  { written: ['blip counter'] },
  { written: ['Controls the Table'] },
  { written: ['enemy'] },
  { written: ['C++ (x)'] },
  { written: [] },
]
const mark = openMarker(WORDS)
/** The text with what is marked in brackets. */
const marked = (text: string): string =>
  mark(text)
    .map(({ text: piece, word }) => (word ? `[${piece}]` : piece))
    .join('')

const TEXTS: readonly [name: string, text: string, marked: string][] = [
  ['none', 'Nothing of it.', 'Nothing of it.'],
  ['empty', '', ''],
  ['a word alone', 'blip', '[blip]'],
  ['small or large at its beginning', 'Blip and Target Counter', '[Blip] and [Target Counter]'],
  ['in the plural', 'Blips, TCs, enemies', '[Blips], [TCs], [enemies]'],
  ['the longest first', 'A Blip Counter is no blip.', 'A [Blip Counter] is no [blip].'],
  [
    'once in a text, whatever its form',
    'A blip, blips, Blip; a TC, target counters',
    'A [blip], blips, Blip; a [TC], target counters',
  ],
  [
    'with a capital only, where it is written so',
    'The target is a Target action.',
    'The target is a [Target] action.',
  ],
  ['no part of a word', 'blippy, unblip, blip2, TCP, éblip', 'blippy, unblip, blip2, TCP, éblip'],
  ['signs around it', '(blip), “Blip” – blip’s', '([blip]), “Blip” – blip’s'],
  ['a hyphen or a space that does not break', 'target-counter', '[target-counter]'],
  ['over a line', 'Controls the\nTable', '[Controls the\nTable]'],
  ['signs of patterns', 'C++ (x)', '[C++ (x)]'],
  ['in a name from right to left', '\u2068blip שלום\u2069 has a blip', '\u2068blip שלום\u2069 has a [blip]'],
]

describe('words of a book are marked', () => {
  test.each(TEXTS)('%s', (_name, text, expected) => expect(marked(text)).toBe(expected))

  test('and every text stays what it was', () => {
    for (const [, text] of TEXTS)
      expect(
        mark(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
  })

  test('in an enormous text at once', () => {
    const text = 'blip target counter enemy '.repeat(40_000)
    expect(mark(text).filter(({ word }) => word)).toHaveLength(3)
  })

  test('not at all without words', () => {
    expect(openMarker([])('A blip')).toEqual([{ text: 'A blip', word: null }])
  })
})

describe.each([...GAMES, lanternsScreens])('the words of $name', (game) => {
  test.each(LANGUAGES)('are there in %s, each with its meaning and page', async (language) => {
    const words = await bookWords(game, language)
    for (const { key, name, says, page } of words) {
      expect.soft([name, says], key).not.toContainEqual(expect.stringMatching(/glossary|^$/u))
      expect.soft(page, key).toBeGreaterThan(0)
    }
    const names = words.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, language)))
  })

  test('no two are written alike', async () => {
    const written = (await bookWords(game, 'en-GB')).flatMap((word) => word.written)
    expect(new Set(written).size).toBe(written.length)
  })
})
