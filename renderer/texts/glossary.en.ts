/** The words of a game for newcomers: what stands around those that the game gives. */
export const glossary = {
  title: 'Words of the game',
  text: 'What the rule book’s words mean, in short. The page is the one to read on at.',
  game: 'Game',
  search: 'Search',
  language: 'Language',
  languages: { 'en-GB': 'English', 'de-DE': 'Deutsch' },
  nothing: 'No word and no sentence has this in it.',
  none: 'This game has no words of its own to explain.',
  failed: 'The words could not be loaded. Try again in a moment.',
  print: 'Print the words',
  page: 'p.{n}',
}
