import { addTexts } from '../texts/index.ts'
import { addLanguage } from '../texts/languages.ts'

/** The words of a game for newcomers: what stands around those that the game gives. */
export const glossary = {
  title: 'Words of the game',
  text: 'What the rule book’s words mean, in short. Where to read on stands with each.',
  game: 'Game',
  search: 'Search',
  language: 'Language',
  languages: { 'en-GB': 'English', 'de-DE': 'Deutsch' },
  nothing: 'No word and no sentence has this in it.',
  none: 'This game has no words of its own to explain.',
  failed: 'The words could not be loaded. Try again in a moment.',
  print: 'Print the words',
  page: 'p.{n}',
  line: 'line {n}',
}

/** How much of a game's book Muster does. */
export const coverage = {
  title: 'What Muster does of the rules',
  text: 'The whole book, rule by rule in our own words, with where it stands there.',
  textOfLines:
    'The whole book, rule by rule in our own words, with where it stands there: its text has no pages, so its lines are counted, from the first on.',
  share: {
    'worked-out': '{n} of {all} rules are worked out',
    asked: '{n} ask what you see or measure',
    chosen: '{n} are your choice',
    'by-hand': '{n} are done by hand',
  },
  show: 'Show',
  search: 'Search the rules',
  pages: 'p. {pages}',
  lines: 'line {pages} | lines {pages}',
  ours: 'Muster’s own, no rule of the book',
  nothing: 'No rule has this in it',
  nothingText: 'Try another word, or show all rules.',
  all: 'All',
  is: { 'worked-out': 'Worked out', asked: 'Asked', chosen: 'Your choice', 'by-hand': 'By hand' },
  found: 'No rule | One rule | {n} rules',
}

addTexts({ glossary, coverage })
addLanguage('de-DE', () => import('./texts.de.ts'))
