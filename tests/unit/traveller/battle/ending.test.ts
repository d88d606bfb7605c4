import { describe, expect, test } from 'vitest'
import { adventure } from '../../../../renderer/systems/traveller/library/adventure.ts'
import { momentsOf } from '../../../../shared/systems/traveller/battle/ending/moments.ts'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import { fillAll } from '../../../../shared/battle/fits.ts'
import { accountSchema } from '../../../../shared/systems/account.ts'
import {
  characterAfter,
  vehicleAfter,
  type PersonHome,
} from '../../../../shared/systems/traveller/battle/ending/home.ts'
import { commandSchema } from '../../../../shared/systems/traveller/battle/documents/commands.ts'
import { PHASES } from '../../../../shared/systems/traveller/battle/words.ts'
import { CHARACTER_DOCUMENT } from '../../../../shared/systems/traveller/documents/character.ts'
import { VEHICLE_DOCUMENT } from '../../../../shared/systems/traveller/documents/vehicle.ts'
import { runs } from '../../../support/long.ts'
import { onFoot, onWheels, triedTraveller } from '../../games/traveller.ts'
import { playOut } from '../../games/tried.ts'
import { aDrone, aRobot, aVehicle, craftIn, WEAPONS } from './documents.ts'
import { shot, tableOf, type Table } from './table.ts'

/** The end of combat, what stays of it, who is hidden, and what is put right by hand. */

const GUN = [{ skill: 'Gun Combat', specialty: 'slug', level: 4 }]

/** Ann shoots Bob dead, and keeps five rounds. */
function shotDead(over: object = {}): Table {
  const table = tableOf({
    people: { ann: { body: [7, 12, 7], arms: 'pistol', skills: GUN }, bob: { body: [1, 1, 1] } },
    ...over,
  }).begins()
  table.does('attack', shot('ann', 'pistol', 'bob'), 6, 6, 6, 6, 6)
  return table
}

describe('what became of everybody', () => {
  const people = {
    ann: { body: [7, 12, 7], arms: 'pistol', skills: GUN },
    bob: {},
    bea: { body: [0, 0, 0] },
  } as const
  const scrap = { ...aVehicle(), structure: { full: 2, left: 0 } }
  const told = () => {
    const table = tableOf({ people, crafts: [craftIn('car', 'side-2', scrap)] })
    const record = { damaged: [], systems: [], ammunition: [], pieces: [] }
    table.by('side-1', 'record', { controls: null, dead: ['bob'], hurt: [], ...record })
    return travellerPlay.account?.of(table.events)
  }
  test('tells nobody who was lost before it began', () => {
    const lost = told()?.sides.flatMap((side) => side.people.filter(({ isLost }) => isLost))
    expect(lost?.map(({ id }) => id)).toEqual(['bob'])
    const figures = told()?.figures.filter(({ of }) => of === 'lost')
    expect(figures?.map(({ by, count, tries }) => [by, count, tries])).toContainEqual([
      'person',
      1,
      expect.any(Number),
    ])
    expect(figures?.find(({ by }) => by === 'vehicle')).toBeUndefined()
  })
  test('counts what somebody steers among the lost', () => {
    const table = tableOf({
      people: { ann: {}, bob: {} },
      crafts: [craftIn('eye', 'side-2', aDrone()), craftIn('car', 'side-2', aVehicle())],
    })
    const record = { hurt: [], damaged: [], systems: [], ammunition: [], pieces: [] }
    table.by('side-1', 'record', { controls: null, dead: ['eye'], ...record })
    const figures = travellerPlay.account?.of(table.events).figures.filter(({ of }) => of === 'lost') ?? []
    expect(figures.find(({ by }) => by === 'machine')).toMatchObject({ count: 1, tries: 1 })
    expect(figures.find(({ by }) => by === 'vehicle')).toMatchObject({ count: 0, tries: 1 })
  })
  test('counts as killed those alone who are dead', () => {
    const deedsOf = (table: Table) => travellerPlay.account?.of(table.events).sides[0]?.people[0]
    expect(deedsOf(shotDead())).toMatchObject({
      deeds: { felled: 1, killed: 1 },
      whom: { felled: ['bob'], killed: ['bob'] },
    })
    const out = tableOf({
      people: { ann: { body: [7, 12, 7], arms: 'pistol', skills: GUN }, bob: { body: [1, 9, 1] } },
    }).begins()
    out.does('attack', shot('ann', 'pistol', 'bob'), 4, 4, 1, 1, 1)
    expect(deedsOf(out)?.deeds).not.toHaveProperty('killed')
  })
})

describe('the end', () => {
  test('is proposed where one side alone is up, and a word ends it', () => {
    const table = shotDead()
    expect(table.state.phase).toBe('closing')
    expect(travellerPlay.openly(table.state).waitsFor).toEqual(['side-1'])
    table.by('side-1', 'end-combat', { controls: null })
    expect(table.state.ending).toEqual({ how: 'last-standing', controls: 'side-1' })
    expect(travellerPlay.openly(table.state).waitsFor).toEqual([])
  })

  test('or they fight on: somebody is still to come', () => {
    const table = shotDead()
    table.by('side-1', 'fight-on', {})
    expect(table.state.phase).toBe('acting')
    table.passes()
    table.opens()
    expect(table.state.round).toBe(2)
  })

  test('with both up it is by agreement', () => {
    const table = tableOf({ people: { ann: { body: [7, 12, 7] }, bob: {} } }).begins()
    table.by('side-1', 'end-combat', { controls: null })
    expect(table.state.ending).toEqual({ how: 'by-agreement', controls: null })
  })

  test('a combat without the program is recorded', () => {
    const table = tableOf()
    table.by('side-1', 'record', {
      controls: 'side-2',
      dead: ['ann'],
      hurt: [],
      damaged: [],
      systems: [],
      ammunition: [],
      pieces: [],
    })
    expect(table.state).toMatchObject({ phase: 'over', ending: { controls: 'side-2' } })
    // Nobody knows who was under fire in it, and for how long.
    const { figures } = travellerPlay.account?.of(table.events) ?? { figures: [] }
    expect(figures.map(({ of }) => of)).not.toContain('underFire')
  })

  test('and is read from logs that knew no pieces of what is thrown', () => {
    const told = { controls: null, dead: [], hurt: [], damaged: [], systems: [], ammunition: [] }
    expect(commandSchema.parse({ kind: 'record', side: 'side-1', ...told })).toMatchObject({ pieces: [] })
  })

  test.each([
    ['plant', 'disabled', { part: 'bot/powerPlant', hits: 3 }],
    ['computer', 'disabled', { part: 'bot/computer', hits: 2 }],
    ['drive', 'up', { part: 'bot/drive', hits: 3 }],
  ] as const)(
    'a robot or drone whose %s is told to be gone is %s (lines 304, 328)',
    (_what, fate, system) => {
      const crafts = [craftIn('bot', 'side-2', aRobot()), craftIn('drone', 'side-2', aDrone())]
      const table = tableOf({ people: { ann: {} }, crafts })
      const nothing = { controls: null, dead: [], hurt: [], damaged: [], ammunition: [], pieces: [] }
      const same = { ...system, part: system.part.replace('bot', 'drone') }
      table.by('side-1', 'record', { ...nothing, systems: [system, same] })
      const people = travellerPlay.account?.of(table.events).sides[1]?.people
      expect(people?.map((one) => one.fate)).toEqual([fate, fate])
    },
  )

  test('and says what is left of everybody, so that the next one begins with it', () => {
    const people = { ann: {}, abe: {}, ada: {}, bob: {} }
    const crafts = [craftIn('car', 'side-1', aVehicle()), craftIn('bot', 'side-2', aRobot())]
    const table = tableOf({ people, crafts })
    table.by('side-1', 'record', {
      controls: 'side-1',
      dead: ['bob', 'bot'],
      hurt: [
        { fighter: 'ann', str: 5, dex: 7, end: 0 },
        { fighter: 'abe', str: 7, dex: 0, end: 0 },
      ],
      damaged: [{ craft: 'car', hull: 0, structure: 2, armour: 5 }],
      systems: [],
      ammunition: [],
      pieces: [],
    })
    const fates = travellerPlay.account?.of(table.events).sides.flatMap((side) => side.people) ?? []
    expect(
      fates.map(({ id, fate, isLost, home }) => [id, fate, isLost, (home as PersonHome).characteristics]),
    ).toEqual([
      ['ann', 'up', false, { str: 5, dex: 7, end: 0 }],
      ['abe', 'unconscious', false, { str: 7, dex: 0, end: 0 }],
      ['ada', 'up', false, { str: 7, dex: 7, end: 7 }],
      ['car.clerk', 'up', false, { str: 7, dex: 7, end: 7 }],
      ['car', 'up', false, undefined],
      ['bob', 'dead', true, { str: 0, dex: 0, end: 0 }],
      ['bot', 'destroyed', true, undefined],
    ])
    expect(table.craft('car').shell).toMatchObject({ hull: 0, structure: 2, armour: 5 })
    expect(table.craft('bot')).toMatchObject({ destroyed: true, shell: { structure: 0 } })
    expect(vehicleAfter(aRobot(), fates.at(-1) ?? { home: {} })?.structure.left).toBe(0)
  })

  test('and which rounds: in a magazine and besides, of what is thrown how many, of what is mounted too', () => {
    const rack = { id: 'rack', weapon: WEAPONS.grenade, arc: 'rear', loaded: 0, spare: 4 } as const
    const [gun] = aVehicle().weapons
    const car = aVehicle({ weapons: [...(gun ? [gun, { ...gun, ...rack }] : [])] })
    const table = tableOf({
      people: { ann: { arms: 'pistol star*3 grenade axe' }, bob: {} },
      crafts: [craftIn('car', 'side-1', car)],
    })
    table.by('side-1', 'record', {
      controls: 'side-1',
      dead: [],
      hurt: [],
      damaged: [],
      systems: [],
      ammunition: [
        { held: 'ann/pistol', loaded: 6, spare: 1 },
        { held: 'car/gun', loaded: 0, spare: 20 },
      ],
      pieces: [
        { held: 'ann/star', left: 2 },
        { held: 'ann/grenade', left: 0 },
        { held: 'car/rack', left: 3 },
      ],
    })
    const fates = travellerPlay.account?.of(table.events).sides.flatMap((side) => side.people) ?? []
    const home = (id: string) => fates.find((one) => one.id === id) ?? { home: {} }
    const ann = table.state.setup.people.ann?.document
    expect(
      ann && characterAfter(ann, home('ann'))?.weapons.map(({ id, loaded, spare }) => [id, loaded, spare]),
    ).toEqual([
      ['pistol', 6, 1],
      ['star', 0, 2],
      ['axe', 0, 0],
    ])
    expect(vehicleAfter(car, home('car'))?.weapons.map(({ loaded, spare }) => [loaded, spare])).toEqual([
      [0, 20],
      [0, 3],
    ])
  })

  test('and which systems were hit, of a vehicle and of a robot: each has so many hits more', () => {
    const hit = { hits: 1, failsAt: null, price: null }
    const worn = aVehicle({ systems: { ...aVehicle().systems, drive: hit, computer: null } })
    const table = tableOf({
      crafts: [craftIn('car', 'side-1', worn), craftIn('robot', 'side-2', aRobot())],
    })
    const told = { controls: null, dead: [], hurt: [], damaged: [], ammunition: [], pieces: [] }
    const struck = (part: string, hits: number) => ({ ...told, systems: [{ part, hits }] })
    expect(table.refuses('record', struck('car/computer', 1), 'side-1').code).toBe('battle/not-offered')
    expect(table.refuses('record', struck('car/drive', 3), 'side-1').code).toBe('record/hits')
    const systems = [
      { part: 'car/drive', hits: 2 },
      { part: 'car/gun', hits: 1 },
      { part: 'car/cargo', hits: 1 },
      { part: 'robot/arm', hits: 2 },
    ]
    table.by('side-1', 'record', { ...told, systems })
    const fates = travellerPlay.account?.of(table.events).sides.flatMap((side) => side.people) ?? []
    const home = (id: string) => fates.find((one) => one.id === id) ?? { home: {} }
    const [car, robot] = [vehicleAfter(worn, home('car')), vehicleAfter(aRobot(), home('robot'))]
    expect([car?.systems.drive?.hits, car?.weapons.map(({ hits }) => hits), car?.cargo]).toEqual([
      3,
      [1, 0],
      [],
    ])
    expect(robot?.limbs.map(({ hits }) => hits)).toEqual([2])
  })

  test.each([
    ['rounds from nowhere', { held: 'ann/pistol', loaded: 6, spare: 7 }],
    ['a magazine fuller than full', { held: 'ann/pistol', loaded: 7, spare: 1 }],
  ])('%s are refused', (_what, stock) => {
    const table = tableOf({ people: { ann: { arms: 'pistol rifle' }, bob: {} } })
    const nothing = { controls: null, dead: [], hurt: [], damaged: [], systems: [], pieces: [] }
    expect(table.refuses('record', { ...nothing, ammunition: [stock] }, 'side-1').code).toBe('record/more')
  })

  test.each([
    ['more than they had', { hurt: [{ fighter: 'ann', str: 8, dex: 7, end: 7 }] }, 'record/more'],
    [
      'dead, and with so much left',
      { dead: ['ann'], hurt: [{ fighter: 'ann', str: 1, dex: 1, end: 0 }] },
      'record/twice',
    ],
    ['more pieces than there were', { pieces: [{ held: 'ann/star', left: 3 }] }, 'record/more'],
    [
      'more than it came with',
      { damaged: [{ craft: 'car', hull: 2, structure: 1, armour: 1 }] },
      'record/more',
    ],
  ])('%s is refused', (_what, said, code) => {
    const worn = aVehicle({ hull: { full: 3, left: 1 } })
    const table = tableOf({
      people: { ann: { arms: 'star*2' }, bob: { arms: 'grenade*4' } },
      crafts: [craftIn('car', 'side-1', worn)],
    })
    const nothing = {
      controls: null,
      dead: [],
      hurt: [],
      damaged: [],
      systems: [],
      ammunition: [],
      pieces: [],
    }
    expect(table.refuses('record', { ...nothing, ...said }, 'side-1').code).toBe(code)
  })
})

test('a vehicle remembers whoever of its riders died, thrown out of it or written as a character too', () => {
  const rider = (id: string, name: string) => ({ id, name, secured: false, isDead: false })
  const car = aVehicle({
    pilot: rider('p', 'ann'),
    passengers: [rider('c', 'Clerk'), rider('d', 'Dora'), rider('e', 'Elsa')],
    armour: { full: 0, left: 0 },
    hull: { full: 40, left: 40 },
  })
  const table = tableOf({
    level: 'assist',
    people: { ann: { body: [7, 12, 7], at: { craft: 'car', seat: 'pilot', secured: true } }, bob: {} },
    crafts: [craftIn('car', 'side-1', car, { speed: 10 })],
  }).begins()
  table.by('side-1', 'crash', { craft: 'car', struck: null, solid: true, headOn: false }, 1)
  table.by('side-1', 'settle-throw', { thrown: ['car.c', 'car.d'] }, 3, 3)
  for (const fighter of ['ann', 'car.c'])
    table.does('put-right', { fighter, fate: 'dead', str: 0, dex: 0, end: 0, reason: '' })
  const fates = travellerPlay.account?.of(table.events).sides.flatMap((side) => side.people) ?? []
  const after = vehicleAfter(car, fates.find(({ id }) => id === 'car') ?? { home: {} })
  expect(after?.pilot?.isDead).toBe(true)
  expect(after?.passengers.map(({ name, isDead }) => [name, isDead])).toEqual([
    ['Clerk', true],
    ['Dora', false],
    ['Elsa', false],
  ])
})

test('the account says who is up, whom it cost and what stays', () => {
  const table = shotDead()
  table.by('side-1', 'end-combat', { controls: null })
  const account = travellerPlay.account?.of(table.events)
  expect(() => accountSchema.parse(account)).not.toThrow()
  const [ours, theirs] = account?.sides ?? []
  expect(ours).toMatchObject({ side: 'side-1', result: 'won' })
  expect(ours?.people[0]).toMatchObject({
    id: 'ann',
    fate: 'up',
    deeds: { hits: 1, felled: 1 },
    home: {
      characteristics: { str: 7, dex: 12, end: 7 },
      weapons: [{ id: 'pistol', loaded: 5, spare: 6, at: 'hand' }],
    },
  })
  expect(theirs?.people[0]).toMatchObject({
    isLost: true,
    lostTo: { with: 'Pistol', by: 'ann' },
    home: { characteristics: { str: 0, dex: 0, end: 0 } },
  })
  expect(account?.figures.find(({ of }) => of === 'hits')).toMatchObject({ by: 'gun', count: 1, tries: 1 })
  expect(account?.figures.find(({ of }) => of === 'damage')).toMatchObject({ by: 'gun' })
  expect(account?.figures.find(({ of }) => of === 'underFire')).toMatchObject({ by: 'person', count: 1 })
})

test('what stays fits into the documents that they came with, whatever happened', () => {
  for (let seed = 1; seed <= 24; seed += 1) {
    const setup = seed % 2 === 0 ? onWheels(seed) : onFoot(seed)
    const { state, events } = playOut(triedTraveller, setup, seed)
    const home = new Map(
      travellerPlay.account?.of(events).sides.flatMap(({ people }) => people.map((one) => [one.id, one])),
    )
    for (const { id, character } of setup.people) {
      const one = home.get(id)
      const after = one && characterAfter(character, one)
      expect(CHARACTER_DOCUMENT.schema.parse(after)).toEqual(after)
      expect(after?.characteristics.end.left).toBe(state.fighters[id]?.left.end)
    }
    for (const { id, vehicle } of setup.crafts) {
      const one = home.get(id)
      const after = one && vehicleAfter(vehicle, one)
      expect(VEHICLE_DOCUMENT.schema.parse(after)).toEqual(after)
      expect(after?.hull.left).toBe(state.crafts[id]?.shell.hull)
    }
  }
})

describe('who is hidden', () => {
  const people = { ann: { body: [7, 12, 7] as const }, bob: {}, bea: { hidden: true, prepared: false } }

  test('only their own side and the referee see', () => {
    const { state } = tableOf({ people, referee: 'Robin' }).begins()
    const seen = (who: 'side-1' | 'side-2' | 'referee' | 'public') =>
      travellerPlay.view(state, who).fighters.map(({ id }) => id)
    expect(seen('side-1')).toEqual(['ann', 'bob'])
    expect(seen('public')).toEqual(['ann', 'bob'])
    expect(seen('side-2')).toEqual(['ann', 'bob', 'bea'])
    expect(seen('referee')).toEqual(['ann', 'bob', 'bea'])
    expect(JSON.stringify(travellerPlay.openly(state))).not.toContain('bea')
  })

  test('acts from when it is shown: with its own dice, or 12 where it lay in wait (TRV-019)', () => {
    const table = tableOf({ people }).begins()
    expect(table.offered('show', 'side-1')).toBe(0)
    table.by('side-2', 'show', { piece: 'bea', ready: false }, 2, 3)
    expect(table.count('bea')).toBe(5)
    const waiting = tableOf({ people }).begins()
    waiting.by('side-2', 'show', { piece: 'bea', ready: true })
    expect(waiting.count('bea')).toBe(12)
    waiting.passes()
    expect(waiting.acting()).toEqual(['bob', 'bea'])
  })
})

describe('by hand', () => {
  const right = { fighter: 'bob', fate: 'up', str: 5, dex: 6, end: 0, reason: 'We forgot the medic' } as const

  test('somebody is as the table has it, where the program only assists', () => {
    const table = tableOf({ level: 'assist' }).begins()
    table.by('side-2', 'put-right', right)
    expect(table.fighter('bob').left).toEqual({ str: 5, dex: 6, end: 0 })
    expect(table.events.at(-1)).toMatchObject({ kind: 'put-right' })
    expect(table.refuses('put-right', { ...right, str: 0 }, 'side-2').code).toBe('put-right/fate')
    expect(table.refuses('put-right', right, 'side-1').code).toBe('put-right/not-there')
  })

  test('at any time that is not over, and the combat goes on to its end', () => {
    const seen = new Set<string>()
    const rightAtRandom: (typeof triedTraveller)['writeAtRandom'] = (state, chance) => {
      const all = chance.pick(6) > 0 ? [] : travellerPlay.looseOptions(state)
      const offers = all.filter(({ command }) => command === 'put-right' || command === 'put-craft-right')
      const offer = offers[chance.pick(Math.max(1, offers.length))]
      if (!offer) return null
      seen.add(state.phase)
      return commandSchema.parse({ kind: offer.command, side: offer.side, ...fillAll(offer.fields, chance) })
    }
    // Whoever is put right may be better off than before.
    const isMeant = (found: string): boolean => /is better|rises/u.test(found)
    const player = { play: travellerPlay, writeAtRandom: rightAtRandom }
    for (let seed = 1; seed <= runs(60, 600); seed += 1)
      playOut(player, triedTraveller.setupOf(seed, 'assist'), seed, (step) =>
        expect(
          triedTraveller.wrong(step).filter((found) => !isMeant(found)),
          `seed ${seed}: ${JSON.stringify(step.command)}`,
        ).toEqual([]),
      )
    expect([...seen].toSorted()).toEqual(PHASES.filter((phase) => phase !== 'over').toSorted())
  })

  test('who was out from the beginning and is up now rolls Initiative as a newcomer', () => {
    const table = tableOf({
      level: 'assist',
      people: { ann: {}, bob: {}, ben: { body: [0, 7, 0] } },
    }).begins()
    table.by('side-2', 'put-right', { fighter: 'ben', fate: 'up', str: 2, dex: 7, end: 0, reason: '' }, 5, 4)
    expect(table.count('ben')).toBe(9)
  })

  test('where nobody is left to roll Initiative or open the round, it goes on', () => {
    const down = { fighter: 'bob', fate: 'unconscious', str: 0, dex: 7, end: 0, reason: '' } as const
    const table = tableOf({ level: 'assist' })
    table.by('side-1', 'roll-initiative', {})
    table.by('side-2', 'put-right', down)
    expect(table.state.phase).toBe('hastening')
    table.by('side-1', 'open-round', { sides: ['side-1'], hasty: [] })
    expect(table.state.phase).toBe('closing')
    const opening = tableOf({ level: 'assist', automatic: ['side-1'] })
    for (const side of ['side-1', 'side-2'] as const) opening.by(side, 'roll-initiative', {})
    opening.by('side-1', 'open-round', { sides: ['side-1'], hasty: [] })
    opening.by('side-2', 'put-right', down)
    expect(opening.state.phase).toBe('closing')
  })

  test('a machine that is put right has its turn, and stays out of action without its plant (lines 7, 304)', () => {
    const system = { hits: 0, failsAt: null, price: null }
    const scrap = { full: 3, left: 0 }
    const fateWith = (hits: number) => {
      const systems = { drive: system, powerPlant: { ...system, hits }, sensors: system, computer: system }
      const crafts = [craftIn('bot', 'side-2', aRobot({ structure: scrap, systems }))]
      const table = tableOf({ level: 'assist', crafts }).begins()
      const whole = { craft: 'bot', hull: 1, structure: 3, armour: 3, speed: 0, reason: '' }
      table.by('side-2', 'put-craft-right', whole, ...(hits === 3 ? [] : [4, 4]))
      return [table.fighter('bot').fate, table.fighter('bot').initiative?.roll]
    }
    expect(fateWith(3)).toEqual(['disabled', undefined])
    expect(fateWith(0)).toEqual(['up', 8])
  })

  test('a machine is scrap with its vehicle, and whole again with it', () => {
    const table = tableOf({ level: 'assist', crafts: [craftIn('bot', 'side-2', aRobot())] }).begins(2, 2)
    const none = { str: 0, dex: 0, end: 0, reason: '' }
    table.by('side-2', 'put-right', { fighter: 'bot', fate: 'dead', ...none })
    expect(table.craft('bot')).toMatchObject({ destroyed: true, shell: { structure: 0 } })
    const whole = { craft: 'bot', hull: 1, structure: 2, armour: 3, speed: 0, reason: '' }
    table.by('side-2', 'put-craft-right', whole)
    expect([table.craft('bot').destroyed, table.fighter('bot').fate]).toEqual([false, 'up'])
    table.by('side-2', 'put-craft-right', { ...whole, structure: 0 })
    expect([table.craft('bot').destroyed, table.fighter('bot').fate]).toEqual([true, 'dead'])
    table.by('side-2', 'put-right', { fighter: 'bot', fate: 'disabled', ...none })
    expect([table.craft('bot').shell.structure, table.fighter('bot').fate]).toEqual([1, 'disabled'])
  })

  test('never where the rules are enforced', () => {
    const table = tableOf().begins()
    expect(table.refuses('put-right', right, 'side-2').code).toBe('put-right/enforced')
  })

  test('where the program only assists, one more action is let pass and noted', () => {
    const table = tableOf({ level: 'assist', people: { ann: { body: [7, 12, 7] }, bob: {} } }).begins()
    for (let n = 0; n < 3; n += 1) table.does('move', { fighter: 'ann', far: 6, difficult: false, rough: 0 })
    const [first] = table.does('move', { fighter: 'ann', far: 9, difficult: false, rough: 0 })
    expect(first?.deviations?.map(({ code }) => code)).toEqual(['fighter/no-action', 'move/too-far'])
    expect(table.fighter('ann').moved).toBe(27)
  })
})

test('a machine that falls is lost, and that is looked back at once, with whoever did it', () => {
  const fell = { kind: 'fell', fighter: 'bot', to: 'dead', by: 'ann', with: 'Rifle' } as const
  const lost = { kind: 'craft-lost', craft: 'bot', explodes: false } as const
  const person = { ...fell, fighter: 'bob' } as const
  const events = [lost, fell, person].map((event, at) => ({ number: at + 1, event }))
  expect(momentsOf(events).moments).toEqual([
    { number: 2, what: 'craft-lost', turn: 'craft-lost', by: 'ann', whom: 'bot' },
    { number: 3, what: 'dead', turn: null, by: 'ann', whom: 'bob' },
  ])
})

test('whoever brings a machine down has felled it, and that once', () => {
  const small = { hull: { full: 1, left: 1 }, structure: { full: 1, left: 1 }, armour: { full: 0, left: 0 } }
  const table = tableOf({
    people: { ann: { arms: 'pistol', body: [7, 12, 7] }, bob: {} },
    crafts: [craftIn('robot', 'side-2', aRobot(small), { prepared: true })],
  }).begins()
  // Twelve hits: 6 points are two Singles, which both go to the Hull and on to the Structure.
  table.does('attack', shot('ann', 'pistol', 'robot'), 6, 3, 2, 2, 1, 1, 1, 1, 1)
  expect(table.fighter('robot').fate).not.toBe('up')
  const [ann] = travellerPlay.account?.of(table.events).sides[0]?.people ?? []
  expect(ann).toMatchObject({ deeds: { hits: 1, felled: 1 }, whom: { felled: ['Robot'] } })
})

test('people fall, machines are destroyed', () => {
  const lostAs = (type: string) => adventure.lostAs?.({ type, fate: 'dead' })
  expect(['person', 'vehicle', 'robot', 'drone'].map(lostAs)).toEqual([
    'fallen',
    'destroyed',
    'destroyed',
    'destroyed',
  ])
})
