import { addTexts } from '../texts/index.ts'
import { addLanguage } from '../texts/languages.ts'

/** The print room: what is chosen there, and how it is printed. */
export const print = {
  room: 'Print room',
  game: 'Game',
  save: 'Save as PDF',
  print: 'Print…',
  nothing: 'Choose something to print first.',
  kept: 'Saved: {file}',
  printed: 'The printer has the pages now.',
  cancelled: { pdf: 'No PDF was saved.', printer: 'Nothing was printed.' },
  parts: 'What can be printed',
  part: { cards: 'Cards', sheets: 'Sheets', pieces: 'Table pieces' },
  choose: 'What to print',
  keys: { save: 'save as PDF', print: 'print' },
  pages: 'No page yet | One page | {n} pages',
  page: { front: 'Page {n} of {of}', back: 'Page {n} of {of}, the back of the page before' },
  noRoom: 'Nothing of this fits on the paper. Choose a smaller card, less bleed or narrower margins.',
  empty: {
    title: 'Nothing chosen yet',
    text: 'Choose on the left what shall lie on the table. Its pages appear here as they will be printed, at their true size.',
  },
  view: { label: 'Size of the pages here', small: 'Overview', large: 'One by one', true: 'True size' },
  progress: {
    label: 'Pages laid out',
    begun: 'Preparing the pages …',
    laid: '{n} of {of} pages laid out …',
    pdf: 'All pages are laid out: the PDF is being written …',
    printer: 'All pages are laid out: the system’s print dialog takes over …',
    cancel: 'Stop printing',
  },
  options: {
    title: 'On paper',
    keptHere: 'Kept for this campaign, the language too.',
    keptOutside:
      'Kept for what is printed outside of campaigns: each of them keeps its own, the language too.',
    paperLabel: 'Paper',
    paper: { a4: 'A4, 210 × 297 mm', letter: 'Letter, 8.5 × 11″' },
    sizeLabel: 'Size of the cards',
    size: {
      poker: 'Poker, 63 × 88 mm',
      bridge: 'Bridge, 57 × 89 mm',
      tarot: 'Tarot, 70 × 120 mm',
      mini: 'Mini, 44 × 68 mm',
      own: 'Own size',
    },
    width: 'Width in mm',
    height: 'Height in mm',
    sidesLabel: 'Sides of the paper',
    sides: {
      single: 'Fronts only',
      'long-edge': 'Both, turned along the long edge',
      'short-edge': 'Both, turned along the short edge',
    },
    sidesHint: {
      single: 'Backs are left out; counters that need theirs are folded.',
      'long-edge': 'Choose the same in the printer’s own settings.',
      'short-edge': 'Choose the same in the printer’s own settings.',
    },
    inkLabel: 'Ink',
    ink: { colour: 'Full colour', saving: 'Ink-saving', mono: 'Black and white' },
    languageLabel: 'Language',
    language: { 'en-GB': 'English', 'de-DE': 'Deutsch' },
    told: 'What somebody wrote on stays as it was written; all else is told in this language.',
    largeType: 'Large type',
    cropMarks: 'Crop marks',
    cuttingLines: 'Cutting lines',
    margin: 'Margin in mm',
    bleed: 'Bleed in mm',
    perPage: 'Cards on a page',
    fit: 'all',
  },
} as const

/** What printed pages say in Muster’s own words. Every sentence here has its German in `texts.de.ts`. */
export const paper = {
  what: {
    battle: 'Log of a battle',
    report: 'Battle report',
    chronicle: 'Chronicle',
    numbers: 'Numbers',
    glossary: 'Words of the game',
    reference: 'Quick reference',
    'stand-ups': 'Paper figures',
  },
  number: '{n} / {of}',
  goesOn: '{title} (continued)',
  card: { goesOn: 'goes on: {part} of {of}', wentOn: '{part} of {of}' },
  tab: 'Glue here',
  full: {
    title: 'Names in full',
    lead: 'These were too long for their place and end in … there.',
  },
  title: {
    of: '{what}: {name}',
  },
  photo: {
    without: 'Photo without a caption',
    gone: 'This photo is no longer kept.',
  },
  ruler: {
    label: 'Ruler of 100 millimetres and 4 inches',
    millimetres: '100 mm',
    inches: '4 inches',
    advice: 'Print at 100 %, then measure here before you cut.',
  },
} as const

addTexts({ print, paper })
addLanguage('de-DE', () => import('./texts.de.ts'))
