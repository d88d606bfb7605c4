import { expect, it } from 'vitest'
import { indexBattles } from '../../../../shared/systems/seven-seconds/histories/filter-index.ts'
import { foundBecause } from '../../../../shared/systems/seven-seconds/histories/found-because.ts'
import { battleOf, campaignOf, cards } from './history-builders.ts'

const coast = campaignOf('Salt Coast', [
  ['New Tokyo', 'Ana'],
  ['Zane Corporation', 'Bjørn'],
])
const person = {
  trooper: 't',
  unit: 'scout' as const,
  participant: 'Salt Coast/New Tokyo',
  round: 2,
  kills: {},
}
const battle = battleOf(coast, ['New Tokyo', 'Zane Corporation'], {
  place: 'The old harbour',
  note: 'Rain all evening',
  written: 'The harbour at night',
  people: [
    { ...person, name: 'Yun Ames', fate: 'unhurt', cause: '' },
    { ...person, name: 'Yun Okafor', fate: 'killed', cause: 'a missile in the rain' },
  ],
  decorations: [{ trooper: 't', who: 'Yun Ames', name: 'Iron Star', reason: 'Held the bridge' }],
  digest: {
    sides: cards({ mission: 'O-10: Seize the pumps' }),
    units: [
      { side: 'b', type: 'tactical', rating: 2, name: 'Ghost', trooper: null },
      { side: 'b', type: 'tactical', rating: 2, name: 'Dune', trooper: null },
    ],
    kills: [{ event: 9, round: 1, unit: 1, by: null, cause: 'flamer', chance: null }],
    notes: ['The crane counts as Heavy Cover'],
    photos: [
      { event: 3, picture: 'p', caption: 'Behind the crane' },
      { event: 4, picture: 'q', caption: '🎉 東京' },
    ],
  },
})
const rows = indexBattles(
  [coast],
  [battle],
  () => [
    { kind: 'unit', text: 'Scout' },
    {
      kind: 'kill',
      text: 'Tactical Dune killed: flamer of Commander Erdene',
      searched: 'flamer of Commander Erdene',
      who: 'Dune',
      state: { of: 'Tactical Dune', words: 'killed' },
    },
    { kind: 'role', text: 'Zane, Attacker', searched: '', state: { of: 'Zane', words: 'attacker attacked' } },
  ],
  { killed: 'killed' },
)

/** The line shows its number, its sides and its place. */
const SEEN = '1\nNew Tokyo\nZane\nThe old harbour'

it.each<[string, string, string[]]>([
  ['what the line shows is no reason', 'tokyo harbour', []],
  ['neither are one or two letters', 'ra ev', []],
  ['a picture is, however short', '🎉', ['photo 🎉 東京']],
  ['and so are signs that are words', '東', ['photo 🎉 東京']],
  ['everybody of a name once, the fallen first', 'yun', ['person Yun Okafor', 'person Yun Ames']],
  ['a name from the log', 'ghost', ['person Ghost']],
  ['what somebody fell to, and who', 'missile', ['cause Yun Okafor: a missile in the rain']],
  ['a decoration', 'bridge', ['honour Yun Ames: Iron Star: Held the bridge']],
  ['a note', 'evening', ['note Rain all evening']],
  ['of several that hold it the better one', 'rain', ['cause Yun Okafor: a missile in the rain']],
  ['the one that holds most of the words', 'rain evening', ['note Rain all evening']],
  ['what was noted in play, before a photo', 'crane', ['inPlay The crane counts as Heavy Cover']],
  ['a photo', 'behind', ['photo Behind the crane']],
  ['the own report', 'night', ['written The harbour at night']],
  ['a card', 'pumps', ['card O-10 Seize the pumps']],
  ['a card by its code in a hurry', 'o10', ['card O-10 Seize the pumps']],
  ['the whole name of a faction', 'corporation', ['faction Zane Corporation']],
  ['a type of unit', 'scout', ['unit Scout']],
  ['who was killed by what', 'flamer', ['kill Dune: Tactical Dune killed: flamer of Commander Erdene']],
  ['everybody who was killed', 'killed', ['person Yun Okafor', 'person Dune']],
  ['whoever is named and was killed', 'dune killed', ['person Dune']],
  [
    'the kill of whoever is named',
    'dune killed flamer',
    ['person Dune', 'kill Dune: Tactical Dune killed: flamer of Commander Erdene'],
  ],
  [
    'who fell to what, beside others of whom it is said',
    'okafor killed missile',
    ['person Yun Okafor', 'cause Yun Okafor: a missile in the rain'],
  ],
  ['a role', 'zane attacked', ['role Zane, Attacker']],
  ['each word has its reason', 'ghost night harbour', ['person Ghost', 'written The harbour at night']],
])('%s: %s', (_name, typed, expected) => {
  const because = rows.flatMap((row) => foundBecause(row, typed, SEEN))
  const told = because.map(
    ({ told: { kind, text, who } }) => `${kind} ${who === undefined ? '' : `${who}: `}${text}`,
  )
  expect(told).toEqual(expected)
})
