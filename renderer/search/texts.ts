import { addTexts } from '../texts/index.ts'

/** One search over everything. */
export const search = {
  title: 'Search everything',
  label: 'What is sought',
  keys: { go: 'open', choose: 'another' },
  teach: {
    title: 'Type a name, a place or a word',
    text: 'Players, campaigns, battles, people, all that your games keep, what was written of it, and the words of the book are searched. Several words have to stand together in one of them; what stands in quotes is sought as it is: "salt pan".',
  },
  nothing: {
    title: 'Nothing has all of these words',
    text: 'Try fewer of them, or only the beginning of one. What is in the trash is not searched, nor what is secret in a battle that goes on.',
  },
  failed: 'It could not be searched',
  /** For screen readers. */
  count: 'Nothing found | One thing found | {n} things found',
  kind: {
    campaign: 'Campaigns',
    player: 'Players',
    fight: 'Battles at the table',
    word: 'Words of the book',
  },
  group: '{kind} · {game}',
  more: 'and {n} more: type a further word',
} as const

addTexts({ search })
