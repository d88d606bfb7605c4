import { expect, it } from 'vitest'
import { reportOf } from '../../renderer/adventures/report.ts'
import '../../renderer/adventures/texts.ts'
import { adventure as downsync } from '../../renderer/systems/downsync/library/adventure.ts'
import { adventure as traveller } from '../../renderer/systems/traveller/library/adventure.ts'
import { textsOf } from '../../renderer/texts/languages.ts'
import { wordsIn } from '../../renderer/texts/words.ts'
import type { Logged } from '../../shared/contract/adventures.ts'
import { LANGUAGES } from '../../shared/printing/words.ts'

/** What a report says behind the story. */

const person = (name: string, fate: string) => ({
  ...{
    id: name,
    name,
    type: 'person',
    fate,
    isLost: false,
    lostTo: null,
    joined: false,
    deeds: {},
    whom: {},
  },
})
const battle = {
  fight: { names: { 'side-1': 'Mara', 'side-2': 'Tomas' }, ending: { how: 'by-agreement', controls: null } },
  account: [
    { side: 'side-1', result: 'open', points: null, people: [person('Ann', 'unconscious')] },
    {
      side: 'side-2',
      result: 'open',
      points: null,
      people: [{ ...person('Bob', 'up'), deeds: { reacted: 3 } }],
    },
  ],
} as unknown as Logged
const said = (language: (typeof LANGUAGES)[number], of: typeof traveller): string =>
  reportOf(
    wordsIn(() => language),
    { ...battle, paragraphs: [] },
    of,
  ).replaceAll(/[\u2066-\u2069]/gu, '')

it.each([
  ['en-GB', '### Afterwards\n\nEnded by agreement.\n\nOf Mara’s side Ann was unconscious.\n'],
  ['de-DE', '### Danach\n\nIn Einvernehmen beendet.\n\nAuf der Seite von Mara war Ann bewusstlos.\n'],
] as const)(
  'of a fight that nobody has won it is said once how it ended, and who is down: %s',
  async (language, text) => {
    await textsOf(language)
    expect(said(language, traveller)).toBe(text)
  },
)

it('numbers those who have no name and are alike', () => {
  const { fight, account } = battle
  const many = [person('', 'unconscious'), person('Ann', 'up'), person('', 'unconscious')]
  const [one, other] = account ?? []
  const told = { fight, account: [{ ...one, people: many }, other] } as unknown as Logged
  const report = reportOf(
    wordsIn(() => 'en-GB'),
    { ...told, paragraphs: [] },
    traveller,
  )
  expect(report.replaceAll(/[\u2066-\u2069]/gu, '')).toContain(
    'Of Mara’s side Person 1 and Person 2 were unconscious.',
  )
})

it('where a game has winners each side says that nobody knows', () =>
  expect(said('en-GB', downsync).match(/Nobody can say/gu)).toHaveLength(2))

it('of a side that has lost nobody it is told who did most, and nobody is praised for reactions alone', () => {
  const [first, second] = battle.account ?? []
  const shot = {
    ...battle,
    account: [first, { ...second, people: [{ ...person('Bob', 'up'), deeds: { hits: 1 } }] }],
  }
  const text = reportOf(
    wordsIn(() => 'en-GB'),
    { ...(shot as Logged), paragraphs: [] },
    traveller,
  )
  expect(text.replaceAll(/[\u2066-\u2069]/gu, '')).toContain('Of Tomas’s side Bob did most: 1 hit.')
})
