import { describe, expect, it } from 'vitest'
import { tale } from '../../../renderer/systems/traveller/faces/tale.ts'
import '../../../renderer/systems/traveller/texts/battle.ts'
import '../../../renderer/systems/traveller/texts/tale.ts'
import { sayer } from '../../../renderer/table/use-table-words.ts'
import { wordsIn } from '../../../renderer/texts/words.ts'
import { sentence } from '../../../renderer/ui/markdown/speech.ts'
import { view } from '../../../shared/systems/traveller/battle/view.ts'
import { LANGUAGES } from '../../../shared/printing/words.ts'
import { aRobot, craftIn } from './battle/documents.ts'
import { tableOf } from './battle/table.ts'

/** What the report of a fight tells, in its first wording. */

const table = tableOf({
  people: {
    ann: { name: 'Ann' },
    abe: { name: 'The mate' },
    bob: { name: 'Bob' },
    bea: { name: 'Bea' },
  },
  crafts: [craftIn('drone', 'side-2', aRobot({ name: 'Vault warden' }))],
})
const seen = view(table.state, 'public')
const say = sayer(
  'travellerTable',
  wordsIn(() => LANGUAGES[0]),
  (name) => name,
)
const tells = (event: object, ...before: { readonly kind: string }[]): string | null => {
  const told = tale(event, { names: {} }, seen, (key) => `${key}.0`, before)
  return told && sentence(say(told))
}

const GRENADE = 'Smelter grenade'
const burst = (by: string | null, caught: readonly string[], over: object = {}) => ({
  kind: 'burst',
  by,
  with: GRENADE,
  rings: [{ dice: 4, add: 0, caught: caught.map((id) => ({ id, how: 'none' })) }],
  ...over,
})
const fell = (fighter: string, by: string | null, what = GRENADE, to = 'unconscious') => ({
  ...{ kind: 'fell', fighter, to, by },
  with: what,
})

describe('a burst', () => {
  it.each([
    [['bob', 'bea'], 'Ann let fly with a Smelter grenade, and Bob and Bea stood too near.'],
    [['abe'], 'Ann let fly with a Smelter grenade, and those too near were of their own side: the mate.'],
    [['ann'], 'Ann let fly with a Smelter grenade, and stood too near.'],
    [
      ['bob', 'abe'],
      'Ann let fly with a Smelter grenade, and it spared neither Bob nor, on their own side, the mate.',
    ],
    [['bob', 'ann'], 'Ann let fly with a Smelter grenade, and stood in it with Bob.'],
    [[], 'Ann let fly with a Smelter grenade, and it burst where nobody was.'],
  ])('says whose it was, and who of it were of the same side: %s', (caught, text) => {
    expect(tells(burst('ann', caught))).toBe(text)
  })

  it('is told once: who goes down in it needs no weapon again', () => {
    expect(tells(fell('bob', 'ann'), burst('ann', ['bob']))).toBe('Bob went down.')
    expect(tells(fell('bob', 'ann'), burst('ann', ['bea']))).toBe(
      'Ann brought Bob down with a Smelter grenade.',
    )
  })

  it('of a vehicle falls nowhere', () => {
    expect(tells(burst('ann', ['bob'], { with: 'explosion' }))).toBe('Bob stood too near to that.')
    expect(tells(burst('ann', [], { with: 'explosion' }))).toBeNull()
  })

  it('that hurts nobody is not told', () => {
    const rings = [{ dice: 0, add: 0, caught: [{ id: 'bob', how: 'none' }] }]
    expect(tells(burst('ann', [], { rings }))).toBeNull()
  })
})

it('whoever goes down to their own side does so in words', () => {
  expect(tells(fell('abe', 'ann', 'Long rifle', 'dead'))).toBe(
    'Ann killed the mate with a Long rifle, and they were on the same side.',
  )
  expect(tells({ kind: 'strayed', by: 'ann', struck: 'abe' })).toBe(
    'What Ann missed struck the mate, of the same side.',
  )
})

it.each([
  ['ann', 'Belt knife', 'Ann hit the Vault warden with a Belt knife, and it blew up.'],
  ['drone', 'collision', 'The Vault warden blew up.'],
])('a destroyed machine has who did it: %s, %s', (by, what, text) => {
  const hit = { kind: 'craft-hit', craft: 'drone', by, with: what }
  expect(tells({ kind: 'craft-lost', craft: 'drone', explodes: true }, hit)).toBe(text)
})

it('who holds the field is the side, and not who plays it', () => {
  const ended = { kind: 'ended', how: 'controls', controls: 'side-1' }
  expect(tells(ended)).toBe(`In the end the field belonged to ${seen.sides[0]?.name}.`)
})
