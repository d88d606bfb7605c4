import { describe, expect, test } from 'vitest'
import { openDice, seededDice } from '../../../../shared/dice/source.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { setupFrom, type BattleSetup } from '../../../../shared/systems/traveller/battle/documents/setup.ts'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import { DEFAULT_RULES } from '../../../../shared/systems/traveller/house-rules.ts'
import { SAMPLE_CASTS, SAMPLE_ENCOUNTERS } from '../../../../shared/systems/traveller/samples/encounters.ts'
import { faces } from '../../../../renderer/systems/traveller/faces/faces.ts'
import { SAMPLE_CHARACTERS } from '../../../../shared/systems/traveller/samples/characters.ts'
import { SAMPLE_VEHICLES } from '../../../../shared/systems/traveller/samples/vehicles.ts'
import type { VehicleDraft } from '../../../../shared/systems/traveller/documents/vehicle.ts'
import { triedTraveller } from '../../games/traveller.ts'
import { playOut } from '../../games/tried.ts'
import type { CharacterDraft } from '../../../../shared/systems/traveller/documents/character.ts'
import {
  aCharacter,
  aDrone,
  aRobot,
  aVehicle,
  anEncounter,
  carried,
  craftIn,
  personIn,
  WEAPONS,
} from './documents.ts'

/** How a battle is set up. */

/** As the form fills it in. */
const numbered = (typed: object | null | undefined): object =>
  JSON.parse(JSON.stringify(typed), (key, value: unknown) =>
    key === 'count' || key === 'speed' ? Number(value) : value === '' ? null : value,
  ) as object

const plain: Omit<BattleSetup, 'version'> = {
  level: 'enforce',
  rules: DEFAULT_RULES,
  encounter: anEncounter(),
  players: [],
  people: [personIn('ann', 'side-1', aCharacter()), personIn('bob', 'side-2', aCharacter())],
  crafts: [],
  referee: null,
  automatic: [],
}
const [ann, bob] = plain.people as [BattleSetup['people'][number], BattleSetup['people'][number]]
const none = { full: 7, left: 0 }
const gone = { hits: 2, failsAt: null, price: null }
const rider = { id: 'clerk', name: 'Clerk', secured: false, isDead: false }
const down = aCharacter({ name: 'Bob', characteristics: { str: none, dex: { full: 7, left: 3 }, end: none } })
const seat = { craft: 'car', seat: 'pilot', secured: true } as const

describe('what is refused', () => {
  test.each<[string, Partial<Omit<BattleSetup, 'version'>>, string]>([
    ['somebody twice', { people: [ann, { ...bob, id: 'ann' }] }, 'battle/twice'],
    ['a side that there is not', { people: [ann, { ...bob, side: 'side-3' }] }, 'battle/no-such-side'],
    ['a vehicle that there is not', { people: [{ ...ann, aboard: seat }, bob] }, 'battle/no-such-vehicle'],
    [
      'two at the wheel',
      {
        people: [
          { ...ann, aboard: seat },
          { ...bob, aboard: seat },
        ],
        crafts: [craftIn('car', 'side-1', aVehicle())],
      },
      'battle/seat-taken',
    ],
    [
      'a drone of nobody’s',
      { crafts: [craftIn('drone', 'side-1', aDrone(), { operator: 'eve' })] },
      'battle/no-operator',
    ],
    ['one side alone', { people: [ann] }, 'battle/nobody'],
    ['one side that is all down', { people: [ann, { ...bob, character: down }] }, 'battle/nobody-up'],
    [
      'a side whose driver lies at the wheel in a coma',
      {
        people: [ann, { ...bob, character: down, aboard: { craft: 'car', seat: 'pilot', secured: true } }],
        crafts: [
          craftIn(
            'car',
            'side-2',
            aVehicle({ pilot: { ...rider, id: 'bob', name: 'Bob' }, passengers: [rider] }),
          ),
        ],
      },
      'battle/nobody-up',
    ],
    [
      'a robot without a computer',
      {
        people: [ann],
        crafts: [craftIn('bot', 'side-2', aRobot({ systems: { ...aRobot().systems, computer: gone } }))],
      },
      'battle/nobody-up',
    ],
    [
      'but not a third side of which nobody is up',
      {
        encounter: anEncounter({ sides: 3 }),
        people: [ann, bob, personIn('cid', 'side-3', down)],
      },
      'fine',
    ],
    ['something that is none', { people: [{ ...ann, id: 'A B' }] }, 'battle/set-up'],
  ])('%s', (_name, over, code) => {
    const setup = setupFrom({ ...plain, ...over })
    expect(isRefusal(setup) ? setup.problem.code : 'fine').toBe(code)
  })
})

describe('the form', () => {
  const setUp = travellerPlay.setUp
  if (!setUp) throw new Error('There is a form.')

  test.each(Object.entries(SAMPLE_CASTS))('sets up the sample %s, which random players end', (id, casts) => {
    const sides = Object.values(casts)
    const draft = {
      encounter: id,
      players: [{ side: 'side-1', name: 'Ada' }],
      people: sides.flatMap(({ characters }, at) =>
        characters.map((character) => ({ character, side: `side-${at + 1}`, count: 1 })),
      ),
      crafts: sides.flatMap(({ vehicles, characters }, at) =>
        vehicles.map((vehicle, nth) => ({
          vehicle,
          side: `side-${at + 1}`,
          pilot: nth === 0 ? (characters[0] ?? null) : null,
          riders: nth === 0 ? characters.slice(1) : [],
          speed: 40,
        })),
      ),
      referee: 'Robin',
      automatic: ['side-2'],
    }
    const setup = setUp.read(draft, 'enforce', [])
    if (isRefusal(setup)) throw new Error(setup.problem.code)
    expect(setUp.called(setup)).toBe(SAMPLE_ENCOUNTERS[id as keyof typeof SAMPLE_ENCOUNTERS].name)
    expect(setUp.sides(setup).map(({ name }) => name)).toEqual([
      'Ada',
      setup.encounter.sides[1]?.name,
      'Robin',
    ])
    // What acts by itself goes as people do, and never stands there at a speed that nothing can change.
    for (const { vehicle, speed } of setup.crafts) expect(speed).toBe(vehicle.mind === null ? 40 : 0)
    expect(playOut(triedTraveller, setup, 7).state.ending).not.toBeNull()
  })

  test('whatever is chosen in it is read or refused with a word', () => {
    const fields = setUp.fields([])
    for (let seed = 1; seed <= 40; seed += 1) {
      const answer = setUp.read(triedTraveller.fillAll(fields, seededDice(openDice(seed))), 'assist', [])
      if (isRefusal(answer)) expect(answer.problem.message).toMatch(/^[A-Z].*\.$/)
    }
  })

  test('whoever rides is belted as it is said of a vehicle, or as the vehicle says of a driver and of a name (line 208)', () => {
    const rider = (id: string, name: string, secured: boolean) => ({ id, name, secured, isDead: false })
    const document = aVehicle({
      pilot: rider('p', 'Driver', true),
      crew: [rider('c', 'Dr Imre Salt', true)],
      passengers: [],
    })
    const id = '0b6f7c1e-8f0f-4b7a-9d55-1f1b3f0e7a11'
    const kept = [{ id, kind: 'vehicle', name: 'Car', document, inCampaign: false }]
    const riders = ['okonjo', 'salt', 'corv']
    const beltedWith = (belted: boolean) => {
      const setup = setUp.read(
        {
          encounter: 'brawl',
          people: [...riders, 'dole'].map((character) => ({
            character,
            side: character === 'dole' ? 'side-2' : 'side-1',
            count: 1,
          })),
          crafts: [
            { vehicle: id, side: 'side-1', pilot: 'okonjo', riders: riders.slice(1), belted, speed: 0 },
          ],
        },
        'enforce',
        kept,
      )
      if (isRefusal(setup)) throw new Error(setup.problem.code)
      return setup.people.map(({ aboard }) => aboard?.secured)
    }
    expect(beltedWith(false)).toEqual([true, true, false, undefined])
    expect(beltedWith(true)).toEqual([true, true, true, undefined])
  })

  test('whoever drives, rides or controls a drone is there, said or not; nobody rides in a drone', () => {
    const setup = setUp.read(
      {
        encounter: 'brawl',
        people: [{ character: 'okonjo', side: 'side-1', count: 1 }],
        crafts: [
          { vehicle: 'van', side: 'side-2', pilot: 'dole', riders: ['corv', 'okonjo'], speed: 0 },
          { vehicle: 'gnat', side: 'side-2', pilot: 'salt', riders: ['quillon'], speed: 0 },
        ],
      },
      'enforce',
      [],
    )
    if (isRefusal(setup)) throw new Error(setup.problem.code)
    expect(setup.people.map(({ id, side, aboard }) => [id, side, aboard?.craft ?? null])).toEqual([
      ['p-okonjo', 'side-1', 'v1'],
      ['p-dole', 'side-2', 'v1'],
      ['p-corv', 'side-2', 'v1'],
      ['p-salt', 'side-2', null],
    ])
    expect(setup.crafts[1]?.operator).toBe('p-salt')
  })

  test('asks of a machine nothing that makes no difference of it', () => {
    const asked = (document: VehicleDraft) =>
      ['pilot', 'riders', 'belted', 'speed', 'rigsHold'].filter(
        (name) => !faces.moot?.('crafts', name, 'v', null, document),
      )
    expect(asked(aVehicle())).toEqual(['pilot', 'riders', 'belted', 'speed'])
    expect(asked(aDrone())).toEqual(['pilot', 'speed'])
    expect(asked(aRobot())).toEqual([])
    const rig = { hits: 1, failsAt: 3, price: null }
    expect(asked(aRobot({ systems: { ...aRobot().systems, drive: rig } }))).toEqual(['rigsHold'])
    expect(faces.moot?.('crafts', 'belted', Object.keys(SAMPLE_VEHICLES).at(-1) ?? '', null, null)).toBe(true)
  })

  test('offers to ride those who fight on that side and sit nowhere else, and no speed beyond its own', () => {
    const crafts = setUp.fields([]).crafts
    const person = (character: string, side: string) => ({ character, side, count: '1' })
    const people = [
      person('okonjo', 'side-1'),
      person('salt', 'side-1'),
      person('corv', 'side-1'),
      person('dole', 'side-2'),
    ]
    const van = { vehicle: 'van', side: 'side-1', pilot: 'okonjo', riders: [] }
    const asked = (name: string, entry: object, others: readonly object[] = [], fighting = people) => {
      const field = crafts?.kind === 'list' ? crafts.of[name] : undefined
      if (!field) throw new Error(name)
      const typed = { people: fighting, crafts: [{ ...van, ...entry }, ...others] } as never
      const at = {
        list: 'crafts',
        name,
        id: 'van',
        documentOf: () => null,
        typed,
        entry: { ...van, ...entry } as never,
      }
      const left = faces.narrowed?.(field, at)
      return left && 'of' in left ? left.of : left
    }
    expect(asked('pilot', {})).toEqual(['okonjo', 'salt', 'corv'])
    // Not whoever drives, nor whoever rides in another.
    expect(asked('riders', {})).toEqual(['salt', 'corv'])
    const other = { vehicle: 'cruiser', side: 'side-1', pilot: 'corv', riders: [] }
    expect(asked('riders', {}, [other])).toEqual(['salt'])
    // Who is ticked stays in view, so that it can be undone.
    expect(asked('riders', { riders: ['dole'] })).toEqual(['salt', 'corv', 'dole'])
    // Before anybody is said to fight there, all may.
    expect(asked('riders', { side: 'side-3' })).toEqual(Object.keys(SAMPLE_CHARACTERS))
    // Whoever rides in it may control a drone, and who controls one may ride.
    const gnat = { vehicle: 'gnat', side: 'side-1', pilot: 'salt', riders: [] }
    expect(asked('riders', {}, [gnat])).toEqual(['salt', 'corv'])
    expect(asked('speed', {})).toMatchObject({ least: 0, most: SAMPLE_VEHICLES.van.speed })
  })

  test('whoever has nothing in hand by the documents begins with the first that is carried (line 25, TRV-041)', () => {
    const id = '0b6f7c1e-8f0f-4b7a-9d55-1f1b3f0e7a11'
    const own = { ...aCharacter(), name: 'Own' }
    const pistol = carried('pistol', WEAPONS.pistol, { inHand: false })
    const handsOf = (weapons: CharacterDraft['weapons'], over: Partial<CharacterDraft> = {}): unknown => {
      const kept = [
        { id, kind: 'character', name: 'Own', document: { ...own, weapons, ...over }, inCampaign: false },
      ]
      const people = [
        { character: id, side: 'side-1', count: 1 },
        { character: 'okonjo', side: 'side-2', count: 1 },
      ]
      const setup = setUp.read({ encounter: 'brawl', people }, 'enforce', kept)
      if (isRefusal(setup)) throw new Error(setup.problem.code)
      return setup.people[0]?.character.weapons.map(({ inHand }) => inHand)
    }
    const lost = { ...pistol, id: 'lost', isLost: true as const }
    const knife = carried('knife', WEAPONS.knife, { inHand: false })
    expect(handsOf([lost, pistol, knife])).toEqual([false, true, false])
    expect(handsOf([pistol, { ...knife, inHand: true }])).toEqual([false, true])
    expect(handsOf([])).toEqual([])
    // The last fight is over: what was put away or lost in it is not how the next one opens.
    expect(handsOf([lost, pistol], { after: id })).toEqual([false, true])
  })

  test('the sample chase comes with who flies its drone', () => {
    const brought = faces.brings?.(
      'encounter',
      'chase',
      (sample) => sample,
      null,
      () => null,
    )
    const setup = setUp.read({ ...numbered(brought), encounter: 'chase' }, 'enforce', [])
    if (isRefusal(setup)) throw new Error(setup.problem.code)
    const drones = setup.crafts.filter(({ vehicle }) => vehicle.craft === 'drone')
    expect(drones.map(({ operator }) => operator)).toEqual(['p-hale'])
  })

  test('an encounter of the group’s own brings whom it names, and its battle does not tell it again', () => {
    const [first, second] = SAMPLE_ENCOUNTERS.brawl.sides
    const ride = { name: 'Harrow delivery van', pilot: 'Hob Quillon', belted: true, speed: 30 }
    const own = {
      ...SAMPLE_ENCOUNTERS.brawl,
      name: 'Behind the fish hall',
      sides: [
        {
          ...first,
          people: [
            { name: 'Hob Quillon', count: 1 },
            { name: 'Guard', count: 4 },
            { name: 'Nobody known', count: 1 },
          ],
          crafts: [{ ...ride, riders: [{ name: 'Wren' }] }],
        },
        { ...second, people: [{ name: 'Wren', count: 1 }], crafts: [] },
      ],
    }
    const guard = '0b6f7c1e-8f0f-4b7a-9d55-1f1b3f0e7a11'
    const brought = faces.brings?.(
      'encounter',
      'mine',
      (sample, name) => (name === 'Guard' ? guard : sample),
      own,
      () => null,
    )
    expect(brought).toEqual({
      people: [
        { character: 'quillon', side: 'side-1', count: '1' },
        { character: guard, side: 'side-1', count: '4' },
        { character: 'wren', side: 'side-2', count: '1' },
      ],
      crafts: [
        { vehicle: 'van', side: 'side-1', pilot: 'quillon', riders: ['wren'], belted: true, speed: '30' },
      ],
    })
    // What it brings is kept in it already; another is not.
    const nameOf = (_field: string, value: string): string =>
      ({ quillon: 'Hob Quillon', wren: 'Wren', van: 'Harrow delivery van', dole: 'Dole' })[value] ?? 'Guard'
    const said = (over: object) => ({
      encounter: 'mine',
      ...{ people: [{ character: 'wren', side: 'side-2', count: 1 }], crafts: [], ...over },
    })
    const keep = (over: object, document: object) => faces.keeps?.(said(over), () => document, nameOf)
    const other = keep({}, own)
    expect(other).toMatchObject({
      id: 'mine',
      document: {
        sides: [
          { people: [], crafts: [] },
          { people: [{ name: 'Wren', count: 1 }], crafts: [] },
        ],
      },
    })
    expect(keep({}, other?.document ?? {})).toBeNull()
    const crafts = [{ vehicle: 'van', side: 'side-1', pilot: null, riders: ['dole'], belted: true, speed: 5 }]
    expect(keep({ crafts }, own)?.document).toMatchObject({
      sides: [
        { crafts: [{ pilot: '', riders: [{ name: 'Dole' }], name: 'Harrow delivery van', speed: 5 }] },
        {},
      ],
    })
    const kept = [{ id: guard, kind: 'encounter', name: own.name, document: own, inCampaign: false }]
    const people = [
      { character: 'quillon', side: 'side-1', count: 1 },
      { character: 'wren', side: 'side-2', count: 1 },
    ]
    const setup = setUp.read({ encounter: guard, people }, 'enforce', kept)
    if (isRefusal(setup)) throw new Error(setup.problem.code)
    expect(setup.encounter.sides).toEqual([first, second])
    expect(JSON.stringify(faces.about?.('encounter', 'mine', own, () => null))).toContain('Guard')
  })

  test('one of a side may be in hiding, unless they ride in something that is seen', () => {
    const [first, second] = SAMPLE_ENCOUNTERS.brawl.sides
    const lookout = { name: 'Wren', count: 1, hidden: true }
    const own = { ...SAMPLE_ENCOUNTERS.brawl, sides: [{ ...first, people: [lookout] }, second] }
    const id = '0b6f7c1e-8f0f-4b7a-9d55-1f1b3f0e7a11'
    const kept = [{ id, kind: 'encounter', name: own.name, document: own, inCampaign: false }]
    const people = [
      { character: 'quillon', side: 'side-1', count: 1 },
      { character: 'wren', side: 'side-1', count: 1 },
      { character: 'dole', side: 'side-2', count: 1 },
    ]
    const hiddenOf = (over: object): unknown => {
      const setup = setUp.read({ encounter: id, people, ...over }, 'enforce', kept)
      return isRefusal(setup) ? setup.problem.code : setup.people.map(({ hidden }) => hidden)
    }
    expect(hiddenOf({})).toEqual([null, true, null])
    expect(hiddenOf({ crafts: [{ vehicle: 'van', side: 'side-1', pilot: 'wren' }] })).toEqual([
      null,
      null,
      null,
    ])
    const said = { encounter: 'mine', people, crafts: [] }
    const nameOf = (_field: string, value: string): string => (value === 'wren' ? 'Wren' : value)
    expect(faces.keeps?.(said, () => own, nameOf)?.document).toMatchObject({
      sides: [{ people: [{ name: 'quillon', count: 1 }, lookout] }, {}],
    })
  })

  test('of several alike one may be in hiding, in a row of its own', () => {
    const [first, second] = SAMPLE_ENCOUNTERS.brawl.sides
    const rows = [
      { name: 'Wren', count: 2 },
      { name: 'Wren', count: 1, hidden: true },
    ]
    const own = { ...SAMPLE_ENCOUNTERS.brawl, sides: [{ ...first, people: rows }, second] }
    const id = '0b6f7c1e-8f0f-4b7a-9d55-1f1b3f0e7a11'
    const kept = [{ id, kind: 'encounter', name: own.name, document: own, inCampaign: false }]
    const wrens = { character: 'wren', side: 'side-1', count: 3 }
    const setup = setUp.read(
      { encounter: id, people: [wrens, { character: 'dole', side: 'side-2', count: 1 }] },
      'enforce',
      kept,
    )
    if (isRefusal(setup)) throw new Error(setup.problem.code)
    expect(setup.people.map(({ character: { name }, hidden }) => [name, hidden])).toEqual([
      ['Wren 1', null],
      ['Wren 2', null],
      ['Wren 3', true],
      ['Marguerite Dole', null],
    ])
    // At the set-up they are one entry, and are kept as they were.
    expect(
      faces.brings?.(
        'encounter',
        id,
        (sample) => sample,
        own,
        () => null,
      )?.people,
    ).toEqual([{ character: 'wren', side: 'side-1', count: '3' }])
    const said = { encounter: 'mine', people: [wrens], crafts: [] }
    const bare = { ...own, sides: own.sides.map((side, at) => (at === 0 ? side : { ...side, people: [] })) }
    const kind =
      faces.keeps?.(
        said,
        () => bare,
        () => 'Wren',
      )?.document ?? bare
    expect(kind).toMatchObject({ sides: [{ people: rows }, {}] })
  })

  test('whoever is dead stays away, and who is hurt says so where it is chosen who fights', () => {
    const none = { full: 7, left: 0 }
    const dead = aCharacter({ characteristics: { str: none, dex: none, end: none } })
    const documentOf = (id: string): object | null => (id === 'hale' ? dead : null)
    const brought = faces.brings?.('encounter', 'chase', (sample) => sample, null, documentOf)
    expect(JSON.stringify(brought)).not.toContain('hale')
    expect(brought?.people).not.toHaveLength(0)
    const hurt = aCharacter({ characteristics: { str: none, dex: { full: 7, left: 7 }, end: none } })
    const kinds = [dead, hurt, aCharacter({}), null].map((one) => faces.kindOf?.('character', '', one))
    expect(kinds).toEqual([{ key: 'kind.dead' }, { key: 'kind.unconscious' }, null, null])
    const scrap = { ...aVehicle(), structure: { full: 2, left: 0 } }
    expect(faces.kindOf?.('vehicle', '', scrap)).toEqual({ key: 'kind.scrap' })
    const { systems } = aVehicle()
    const still = aVehicle({ systems: { ...systems, powerPlant: { hits: 3, failsAt: null, price: null } } })
    expect(faces.kindOf?.('vehicle', '', still)).toEqual({ key: 'kind.disabled' })
  })

  test('several who are alike are numbered, and only one of them can be kept', () => {
    const document = aCharacter({ name: 'Guard' })
    const kept = [
      {
        id: '0b6f7c1e-8f0f-4b7a-9d55-1f1b3f0e7a11',
        kind: 'character',
        name: 'Guard',
        document,
        inCampaign: false,
      },
    ]
    const people = [
      { character: kept[0]?.id, side: 'side-1', count: 3 },
      { character: 'okonjo', side: 'side-2', count: 1 },
    ]
    const setup = setUp.read({ encounter: 'brawl', people }, 'enforce', kept)
    if (isRefusal(setup)) throw new Error(setup.problem.code)
    expect(setup.people.map(({ character: { name } }) => name).slice(0, 3)).toEqual([
      'Guard 1',
      'Guard 2',
      'Guard 3',
    ])
    expect(setup.people[0]).not.toHaveProperty('kept')
  })
})
