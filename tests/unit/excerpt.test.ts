import { expect, it } from 'vitest'
import { readable } from '../../renderer/ui/markdown/readable.ts'
import { excerpt } from '../../shared/excerpt.ts'
import { plain, soughtIn } from '../../shared/search.ts'

const LONG =
  'It rained all evening and nobody wanted to go out, but the marmalade was on the other side of the street, and so the Scouts went, one after the other, until there was none left.'

/** What was found stands in brackets. */
it.each<[string, string, string, string]>([
  ['a short text is whole', 'The crane counts as cover', 'crane', 'The [crane] counts as cover'],
  ['as it is written', 'Sgt. Inès Okafor', 'ines', 'Sgt. [Inès] Okafor'],
  ['one sign that is sought as several', 'Die große Straße…', 'strasse', 'Die große [Straße]…'],
  ['several words', 'Rain and mud', 'mud rain', '[Rain] and [mud]'],
  ['words that lie in each other', 'Marmalade', 'marm marmalade', '[Marmalade]'],
  ['a word as often as it occurs', 'Run, they ran: run', 'run', '[Run], they ran: [run]'],
  ['a number that stands alone', 'Round 18, then 8', '8', 'Round 18, then [8]'],
  ['lines become one', 'First\n\nsecond', 'second', 'First [second]'],
  [
    'of a long text what stands around',
    LONG,
    'marmalade',
    '…to go out, but the [marmalade] was on the other side of the street, and so the Scouts…',
  ],
  [
    'of a long text its beginning',
    LONG,
    'rained',
    'It [rained] all evening and nobody wanted to go out, but the…',
  ],
  ['of a long text its end', LONG, 'none', '…other, until there was [none] left.'],
])('%s', (_name, text, typed, expected) => {
  const told = excerpt(text, soughtIn(typed)).map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
  expect(told.join('')).toBe(expected)
})

it('a text that was written in Markdown is read as its words', () => {
  expect(readable('# The *wet* one\n\n> quoted\n\n- a point\n1\\. Mk\\_2 and `code`')).toBe(
    'The wet one quoted a point 1. Mk_2 and code',
  )
})

it.each([
  ['Relay Ridge, 8 Nov!', 'relay ridge, 8 nov!'],
  ['D`Arcy', "d'arcy"],
  ['Straße – “Ø”', 'strasse - "o"'],
])('%s is searched as %s', (text, as) => {
  expect(plain(text)).toBe(as)
})
