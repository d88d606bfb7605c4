import { expect, it } from 'vitest'
import { finder, plain } from '../../shared/search.ts'
import { battleFinder } from '../../shared/systems/seven-seconds/histories/find-words.ts'

const TEXT = plain(
  'Ember Locks\nthe locks of Ember\nRelay-Ridge\n16:4\nO-07 Hold\nat 8:30\n6" of ground\n2 Nov',
)

it.each<[string, string, boolean]>([
  ['a phrase in quotes', '"ember locks"', true],
  ['a phrase in curly quotes', '“Ember Locks”', true],
  ['a phrase whose end is not typed yet', '"ember lo', true],
  ['a phrase of words that stand elsewhere', '"locks ember"', false],
  ['a phrase and a word', '"of ember" relay', true],
  ['nothing but a quote', '"', true],
  ['an inch mark is no quote', '6" ground', true],
  ['a hyphen for a space', 'ember-locks', true],
  ['a hyphen where there is one', 'relay-ridge', true],
  ['two words for one with a hyphen', 'relay ridge', true],
  ['words that do not stand together', 'locks-ember', false],
  ['a code', 'o-07', true],
  ['a score', '16:4', true],
  ['a score with spaces', '16 : 4', true],
  ['another score', '16:40', false],
  ['the end of a score', '6:4', false],
  ['a number of a score alone', '4', false],
  ['a number beside it', '2', true],
  ['a time', '8:30', true],
])('%s: %s', (_name, typed, expected) => {
  expect(finder(typed)(TEXT)).toBe(expected)
})

it.each<[string, string, boolean]>([
  ['a number before a state is the battle’s', 'battle 7 won', true],
  ['not of another battle', 'battle 3 won', false],
  ['nor before a word that is told', '7 nov', false],
  ['while a number of a word is', '2 nov', true],
])('%s: %s', (_name, typed, expected) => {
  const row = { words: plain('Battle 7\n2 Nov\nZane'), states: plain('Zane\nwon') }
  expect(battleFinder(typed)(row)).toBe(expected)
})
