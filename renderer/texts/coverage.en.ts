/** How much of a game's book Muster does. */
export const coverage = {
  title: 'What Muster does of the rules',
  text: 'The whole book, rule by rule in our own words, with its pages.',
  share: {
    'worked-out': '{n} of {all} rules are worked out',
    asked: '{n} ask what you see or measure',
    chosen: '{n} are your choice',
    'by-hand': '{n} are done by hand',
  },
  show: 'Show',
  search: 'Search the rules',
  pages: 'p. {pages}',
  nothing: 'No rule has this in it',
  nothingText: 'Try another word, or show all rules.',
  all: 'All',
  is: { 'worked-out': 'Worked out', asked: 'Asked', chosen: 'Your choice', 'by-hand': 'By hand' },
  found: 'No rule | One rule | {n} rules',
}
