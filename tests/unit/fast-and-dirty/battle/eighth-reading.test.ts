import { describe, expect, it } from 'vitest'
import { now } from '../../../../renderer/systems/fast-and-dirty/faces/acts.ts'
import { printedUnits } from '../../../../renderer/systems/fast-and-dirty/prints/printed.ts'
import '../../../../renderer/systems/fast-and-dirty/prints/texts.ts'
import { wordsIn } from '../../../../renderer/texts/words.ts'
import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import { DEFAULT_RULES } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { weigh } from '../../../../shared/systems/fast-and-dirty/battle/rules/weigh.ts'
import { loop } from '../../../../shared/systems/fast-and-dirty/battle/decide.ts'
import { account } from '../../../../shared/systems/fast-and-dirty/battle/ending/account.ts'
import { forceAfter } from '../../../../shared/systems/fast-and-dirty/battle/ending/home.ts'
import {
  emptyForce,
  plainFigure,
  plainUnit,
  team,
} from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import {
  dueAfterBattle,
  infantryStep,
  purchasesFor,
  recovered,
  takingTroopers,
  vehicleStep,
} from '../../../../shared/systems/fast-and-dirty/documents/recovery.ts'
import { responseReasons } from '../../../../shared/systems/fast-and-dirty/battle/resolve/morale.ts'
import { fastAndDirtyPlay } from '../../../../shared/systems/fast-and-dirty/battle/play.ts'
import { tell, view } from '../../../../shared/systems/fast-and-dirty/battle/view.ts'
import {
  FOE,
  LED,
  OWN,
  PLAINLY,
  QUIET,
  scenarioWith,
  shot,
  squad,
  step,
  tableOf,
  TANK,
  type Table,
} from './table.ts'

/** What an eighth reading with the book in hand found; numbers are lines. */

const offered = (table: Table, side: 1 | 2): readonly string[] => [
  ...new Set(loop.options(table.state, `side-${side}`).map(({ command }) => command)),
]
const deployed = (table: Table): Table => {
  table.by(1, 'deployed', {})
  table.by(2, 'deployed', {})
  return table
}
const OFFICER = plainUnit({
  ...{ id: 'captain', kind: 'officer' },
  figures: [plainFigure({ id: 'leader', role: 'officer', rating: 'heroic', branch: 'infantry' })],
})
const CAPTAIN = 'side-1.captain'

describe('cards (577)', () => {
  const drawn = (die: number, ...given: Parameters<typeof tableOf>): Table => {
    const [{ rules, ...more } = {}] = given
    const table = deployed(tableOf({ ...more, rules: { ...QUIET, ...rules, cardActivation: true } }))
    table.by(1, 'roll-initiative', {}, die)
    return table
  }
  it('let the side whose card lies there join, part and make its Last Stand (1391, 1427)', () => {
    const table = drawn(1, { rules: { lastStand: true }, units: [[{}, OFFICER], [{}]] })
    expect(table.state.follow).toMatchObject({ unit: OWN, drawn: true })
    expect(offered(table, 1)).toEqual(expect.arrayContaining(['join', 'make-stand', 'activate']))
    expect(offered(table, 2)).not.toContain('make-stand')
    table.by(1, 'join', { unit: CAPTAIN, to: OWN, beside: true })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    // He went along, and has no card of his own any more.
    table.by(1, 'end-activation', { unit: OWN })
    expect(table.state.follow).toMatchObject({ unit: FOE, drawn: true })
    expect(table.unit(CAPTAIN).done).toBe(true)
  })
  it('come for a squad, and not for whoever has joined it, until it has acted (1427)', () => {
    const table = drawn(2, { units: [[{}, OFFICER, { id: 'two' }], [{}]] })
    expect(table.state.follow?.unit).toBe(CAPTAIN)
    table.by(1, 'activate', { ...PLAINLY, unit: CAPTAIN })
    table.by(1, 'end-activation', { unit: CAPTAIN }, 2)
    table.by(1, 'join', { unit: CAPTAIN, to: OWN, beside: true })
    expect(table.state.follow?.unit).toBe('side-1.two')
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.two' })
    table.by(1, 'end-activation', { unit: 'side-1.two' }, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    // Turn 2: three cards, and none of his.
    table.by(2, 'end-activation', { unit: FOE }, 2)
    expect(table.state.follow?.unit).toBe('side-1.two')
  })
  it('let an open battle be ended as each turn begins (436)', () => {
    const table = drawn(1)
    expect(offered(table, 1)).toContain('end-battle')
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'end-activation', { unit: OWN })
    expect(offered(table, 1)).not.toContain('end-battle')
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'end-activation', { unit: FOE }, 1)
    expect(table.state.round).toBe(2)
    table.by(1, 'end-battle', { won: null })
    expect(table.state.phase).toBe('over')
  })
  it('leave Drop Troops the choice of their moment (1230)', () => {
    const table = drawn(1, { units: [[{ traits: ['dropTroops'] }], [{}]] })
    expect(table.state.follow?.unit).toBe(OWN)
    expect(offered(table, 1)).toContain('let-go')
    table.by(1, 'let-go', {})
    expect(table.state.follow?.unit).toBe(FOE)
    expect(table.unit(OWN)).toMatchObject({ done: true, fate: 'waiting' })
  })
})

describe('a vehicle that lays smoke (1630, 1924)', () => {
  const smoking = (over: Partial<typeof TANK> = {}): Table => {
    const craft = {
      ...TANK,
      properties: ['smoke' as const],
      weapons: ['heavyMg', 'heavyMg'],
      crew: 2,
      seats: 8,
    }
    const table = tableOf({ rules: QUIET, crafts: [[{ ...craft, ...over }], []] })
    table.acts('side-1.tank')
    return table
  }
  const TANK_ID = 'side-1.tank'
  const standard = (table: Table): boolean =>
    loop.options(table.state, 'side-1').some(({ command, fields }) => {
      const speed = fields.speed
      return command === 'drive' && speed?.kind === 'is' && speed.value === 'standard'
    })
  it('does so in place of all its fire, and drives at Cautious speed', () => {
    const table = smoking()
    expect(standard(table)).toBe(true)
    table.by(1, 'lay-smoke', { unit: TANK_ID, within: true })
    expect(table.refuses(1, 'shoot', shot({ unit: TANK_ID, mount: '1' })).code).toBe('unit/acted')
    expect(offered(table, 1)).toContain('drive')
    expect(standard(table)).toBe(false)
  })
  it('drives as fast as it likes with a stabilizer (1944)', () => {
    const table = smoking({ properties: ['smoke', 'weaponStabilizer'] })
    table.by(1, 'lay-smoke', { unit: TANK_ID, within: true })
    expect(standard(table)).toBe(true)
  })
  it('has none left to lay once it has fired', () => {
    const table = smoking()
    table.by(1, 'shoot', shot({ unit: TANK_ID, mount: '1', cover: 'hard' }), 1)
    expect(offered(table, 1)).not.toContain('lay-smoke')
    expect(offered(table, 1)).toContain('shoot')
  })
})

it('whoever has Hivemind is asked for its controller, whoever that is (1761)', () => {
  const table = deployed(
    tableOf({ rules: QUIET, units: [[{ ...LED, traits: ['hivemind'] }, OFFICER], [{}]] }),
  )
  table.by(1, 'roll-initiative', {}, 6, 1)
  const asks = loop
    .options(table.state, 'side-1')
    .flatMap(({ command, fields }) =>
      command === 'activate' ? [[fields.unit, fields.controlled?.kind]] : [],
    )
  expect(asks).toContainEqual([expect.objectContaining({ value: OWN }), 'yes-no'])
  expect(asks).toContainEqual([expect.objectContaining({ value: CAPTAIN }), 'is'])
})

describe('who infiltrates (1779)', () => {
  const sniper = plainUnit({
    ...{ id: 'sniper', kind: 'sniper', traits: ['infiltration'] },
    figures: [plainFigure({ id: 'sniper', role: 'sniper' })],
  })
  const INFILTRATE = { unit: 'side-1.sniper', inches: 12, rough: 0, mines: [], into: 'none' as const }
  it('is nobody who never rushes (1320, 1745, 1855)', () => {
    const gun = { ...team('gun', 'heavyMg'), traits: ['infiltration' as const] }
    const goons = { id: 'goons', traits: ['goon' as const, 'infiltration' as const] }
    const table = deployed(tableOf({ rules: QUIET, units: [[{}, gun, sniper, goons], [{}]] }))
    const who = loop.options(table.state, 'side-1').filter(({ command }) => command === 'infiltrate')
    expect(who.map(({ fields }) => fields.unit)).toMatchObject([{ value: 'side-1.sniper' }])
  })
  it('has not moved in turn 1, and fires at movers (1306, 1638–1640)', () => {
    const rules = { ...QUIET, opportunityFire: true }
    const table = deployed(tableOf({ rules, units: [[sniper], [{}, { id: 'two' }]] }))
    table.by(1, 'infiltrate', INFILTRATE)
    expect(table.unit('side-1.sniper')).toMatchObject({ moved: false, movedIn: 0 })
    table.acts('side-1.sniper')
    table.by(1, 'end-activation', { unit: 'side-1.sniper' })
    table.by(2, 'activate', { ...PLAINLY, unit: 'side-2.two' })
    table.by(2, 'move', step({ unit: 'side-2.two' }))
    expect(table.state.phase).toBe('reacting')
  })
})

describe('a battle that is written down', () => {
  const apc = { ...TANK, crew: 3, weapons: ['heavyMg', 'autoCannonLight'], seats: 8 }
  const force = { ...emptyForce('Own', { way: 'free' }), units: [squad()], vehicles: [apc] }
  const written = (wreck: object): ReturnType<typeof forceAfter> => {
    const table = tableOf({ crafts: [[apc], []] })
    const wrecks = [{ craft: 'side-1.tank', destroyed: false, hits: 2, ...NOTHING, ...wreck }]
    table.by(1, 'record', { won: 'side-1', losses: [], wrecks })
    return forceAfter(force, account.of(table.events).sides[0]?.people ?? [], 'b1')
  }
  const NOTHING = { crewLost: 0, immobilised: false, weaponsLost: 0 }
  it.each([
    [{ crewLost: 1 }, { crewLost: 1, immobilised: false, weaponsOut: [] }],
    [{ immobilised: true }, { crewLost: 0, immobilised: true, weaponsOut: [] }],
    [{ weaponsLost: 1 }, { crewLost: 0, immobilised: false, weaponsOut: [1] }],
  ])('brings a vehicle home with its damage: %o (2897–2914)', (wreck, damage) => {
    const after = written(wreck)
    expect(after.vehicles[0]?.damage).toEqual({ destroyed: false, ...damage })
    expect(dueAfterBattle(after).vehicles).toHaveLength(1)
  })
  it('has a vehicle that lost nothing come home whole', () => {
    expect(written({}).vehicles).toEqual([apc])
  })
  it('takes no more of it than there was', () => {
    const table = tableOf({ crafts: [[apc], []] })
    const wreck = { craft: 'side-1.tank', destroyed: false, hits: 0, ...NOTHING, weaponsLost: 3 }
    expect(table.refuses(1, 'record', { won: null, losses: [], wrecks: [wreck] }).code).toBe(
      'record/more-of-vehicle',
    )
  })
  it('asks after squads that ride too', () => {
    const table = tableOf({ crafts: [[apc], []] })
    table.by(1, 'embark', { unit: OWN, craft: 'side-1.tank' })
    const losses = [{ unit: OWN, killed: 2, wounded: 0, routed: false }]
    table.by(1, 'record', { won: null, losses, wrecks: [] })
    expect(table.up(OWN)).toBe(4)
  })
})

describe('experience (2937, 2940)', () => {
  const men = squad({ id: 'men', figures: [plainFigure({ id: 'men', role: 'trooper', count: 6, lost: 1 })] })
  const base = { ...emptyForce('Own', { way: 'free' }), units: [team('gun', 'heavyMg'), men] }
  const after = forceAfter(base, [], 'b1')
  const buy = (of: string, what: 'trait' | 'personality', word: 'brave' | 'medic'): typeof after => {
    const one = purchasesFor(after).find((each) => each.of === of && each.what === what && each.word === word)
    if (!one) throw new Error('It cannot be had.')
    return recovered(after, { kind: 'bought', ...one, roll: null })
  }
  it('gives heavy teams traits, and one of a crew a personality (374, 2364)', () => {
    expect(buy('gun', 'trait', 'brave').units[0]?.traits).toEqual(['brave'])
    expect(buy('gun', 'personality', 'medic').units[0]?.figures).toMatchObject([
      { role: 'crew', count: 2, personalities: [] },
      { role: 'crew', count: 1, personalities: ['medic'] },
    ])
  })
  it('takes whoever has a personality out of those who are alike, and none of the lost', () => {
    const { units } = buy('men', 'personality', 'medic')
    expect(units[1]?.figures).toMatchObject([
      { id: 'men', count: 5, lost: 1, personalities: [] },
      { id: 'one-1', count: 1, personalities: ['medic'] },
    ])
    expect(units[1]?.figures[1]).not.toHaveProperty('lost')
  })
})

it('whoever was stabilised and is wounded again in a wreck dies (1556)', () => {
  const truck = { ...TANK, type: 'lightTransports' as const, front: 0, weapons: [], crew: 1, seats: 8 }
  const gun = { ...team('gun', 'railGunHeavy'), id: 'gun', partner: null }
  const rules = { ...QUIET, recoverWounded: true }
  const table = tableOf({ level: 'assist', rules, units: [[{}], [gun]], crafts: [[truck], []] })
  table.by(1, 'embark', { unit: OWN, craft: 'side-1.tank' })
  deployed(table)
  const figures = [{ figure: `${OWN}#men.1`, fate: 'stabilised' as const }]
  table.by(1, 'put-right', { unit: OWN, figures, reason: 'Cared for.' })
  table.acts('side-2.gun')
  const aimed = shot({ unit: 'side-2.gun', at: 'side-1.tank', cover: 'hard' })
  table.by(2, 'shoot', aimed, 6, 6, 1, 6, 6, 3, 3, 1, 1, 1, 1)
  expect(table.unit(OWN).figures.map(({ fate }) => fate)).toEqual([
    ...['killed', 'wounded', 'up', 'up', 'up', 'up'],
  ])
})

describe('a squad that hides in works (1294, 1343)', () => {
  const works = [{ id: 'tr', name: '', work: 'trenches' as const }]
  const WORK = 'side-1.work-tr'
  const out = (shelter: string | null): Table => {
    const scenario = scenarioWith((at) => (at === 0 ? { works } : {}))
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['stealth'] }], [{}]], scenario })
    table.by(1, 'dig-in', { unit: OWN, work: WORK })
    table.acts(FOE)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, hides: true })
    table.by(1, 'come-out', { unit: OWN, real: true, into: 'none', shelter, went: false })
    return table
  }
  it('has left them where it comes out elsewhere', () => {
    expect(out(null).unit(OWN).work).toBeNull()
  })
  it('has them where it comes out in them', () => {
    expect(out(WORK).unit(OWN).work).toBe(WORK)
  })
})

it.each(['missileLauncher', 'cannonHeavy', 'rpg'] as const)(
  'Point Defense at a bunker stops what a team with %s fires at it (1622–1624)',
  (weapon) => {
    const works = [{ id: 'b', name: '', work: 'lightBunker' as const, pds: 'advanced' as const }]
    const scenario = scenarioWith((at) => (at === 1 ? { works } : {}))
    const table = tableOf({ rules: QUIET, units: [[team('gun', weapon)], [{}]], scenario })
    table.acts('side-1.gun')
    const aimed = shot({ unit: 'side-1.gun', at: 'side-2.work-b', inches: 5 })
    table.by(1, 'shoot', aimed, 6, 6)
    expect(table.state.works['side-2.work-b']?.fate).toBe('stands')
    expect(table.all('rolled').map(({ purpose }) => purpose)).not.toContain('penetration')
  },
)

it('with a vehicle whose broken crew drives over the edge go those who ride in it (634–636, 678)', () => {
  const carrier = { ...TANK, seats: 8, resolve: 'reluctant' as const, crew: 2 }
  const units: Parameters<typeof tableOf>[0] = {
    rules: QUIET,
    ...{ crafts: [[carrier], []], units: [[{}, { id: 'two' }], [team('gun', 'railGunHeavy')]] },
  }
  const table = tableOf(units)
  table.by(1, 'embark', { unit: OWN, craft: 'side-1.tank' })
  table.acts('side-2.gun')
  const aimed = shot({ unit: 'side-2.gun', at: 'side-1.tank', inches: 10, cover: 'hard' })
  // One hit: 5 + 7 against 6 + 5 is a crewman, no more.
  table.by(2, 'shoot', aimed, 5, 5, 6, 1)
  table.by(2, 'end-activation', { unit: 'side-2.gun' })
  table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.tank' }, 3, 1, 1)
  const away = { speed: 'standard', heading: 'away', into: 'none', leaves: true } as const
  table.by(1, 'drive', {
    unit: 'side-1.tank',
    mines: [],
    inches: 18,
    rough: 0,
    offRoad: 0,
    water: 0,
    ...away,
  })
  expect([table.craft('side-1.tank').fate, table.unit(OWN).fate]).toEqual(['routed', 'routed'])
})

describe('weapons without an Anti-Tank rating (R19)', () => {
  const cart = { ...TANK, id: 'cart', type: 'lightTransports' as const, front: 0, weapons: [], crew: 1 }
  const set = (): Table => {
    const table = tableOf({ rules: QUIET, crafts: [[], [cart, { ...TANK, id: 'apc', front: 5 }]] })
    table.acts(OWN)
    return table
  }
  const targets = (table: Table): unknown[] =>
    loop
      .options(table.state, 'side-1')
      .flatMap(({ command, fields }) =>
        command === 'shoot' && fields.at?.kind === 'is' ? [fields.at.value] : [],
      )
  it('are fired at whatever has no armour, and at nothing that has', () => {
    expect(targets(set())).toContain('side-2.cart')
    expect(targets(set())).not.toContain('side-2.apc')
  })
  it('come through with +0 there, and leave it Under Fire', () => {
    const table = set()
    // 5 and +3: one hit in hard cover; 3 against 3 penetrates, and takes the driver.
    table.by(1, 'shoot', shot({ at: 'side-2.cart', cover: 'hard' }), 5, 1, 3, 3, 1)
    expect(table.craft('side-2.cart')).toMatchObject({ crew: 0, marker: 'underFire' })
  })
})

describe('while contact markers are to go down (2719–2723)', () => {
  const works = [{ id: 'tr', name: '', work: 'trenches' as const }]
  const begun = (contactMarkers: boolean): Table => {
    const plain = scenarioWith((at) => (at === 0 ? { works, traits: ['agile'] } : {}))
    const sides = plain.sides.map((side) => ({
      ...side,
      ...{ stance: 'neutral' as const, attitude: 'cautious' as const },
    }))
    const crafts: [(typeof TANK)[], (typeof TANK)[]] = [[{ ...TANK, seats: 8 }], []]
    const scenario = { ...plain, contactMarkers, sides }
    const table = tableOf({
      rules: QUIET,
      scenario,
      units: [[{}, { id: 'two' }, { id: 'three' }], [{}]],
      crafts,
    })
    table.by(1, 'give-trait', { trait: 'agile', unit: OWN })
    table.by(1, 'dig-in', { unit: OWN, work: 'side-1.work-tr' })
    table.by(1, 'embark', { unit: 'side-1.two', craft: 'side-1.tank' })
    return table
  }
  const seen = (table: Table, watcher: 'side-1' | 'side-2' | 'public'): unknown[] =>
    view(table.state, watcher).units.flatMap(({ id, side, work, aboard, traits }) =>
      side === 'side-1' ? [[id, work, aboard, traits]] : [],
    )
  const told = (table: Table, watcher: 'side-1' | 'side-2' | 'public'): string[] =>
    table.events.slice(-3).map((event) => tell(event, table.state, watcher).kind)
  it('only its side knows who is in works, rides or was given what', () => {
    const table = begun(true)
    for (const watcher of ['side-2', 'public'] as const) {
      expect(told(table, watcher)).toEqual(['hidden', 'hidden', 'hidden'])
      expect(seen(table, watcher)).toEqual([
        [OWN, null, null, []],
        ['side-1.two', null, null, []],
        ['side-1.three', null, null, []],
      ])
      expect(view(table.state, watcher).camps['side-1'].given).toEqual([])
    }
    expect(told(table, 'side-1')).toEqual(['trait-given', 'dug-in', 'boarded'])
    expect(seen(table, 'side-1')).toContainEqual([OWN, 'side-1.work-tr', null, ['agile']])
  })
  it('says so for itself, and not at the open table', () => {
    const table = begun(true)
    const open = fastAndDirtyPlay.openly(table.state).options.map(({ command }) => command)
    expect(open).toContain('deployed')
    for (const own of ['dig-in', 'embark']) expect(open).not.toContain(own)
    expect(offered(table, 1)).toEqual(expect.arrayContaining(['dig-in', 'deployed']))
  })
  it('without them all of that is open', () => {
    const table = begun(false)
    expect(told(table, 'side-2')).toEqual(['trait-given', 'dug-in', 'boarded'])
    expect(seen(table, 'public')).toContainEqual([OWN, 'side-1.work-tr', null, ['agile']])
  })
})

it('troopers and repairs wait for the replacements (2889–2930)', () => {
  const lost = [plainFigure({ id: 'men', role: 'trooper' as const, count: 8, lost: 5 })]
  const hit = { destroyed: false, crewLost: 1, immobilised: false, weaponsOut: [] }
  const force = {
    ...emptyForce('Own', { way: 'free' }),
    ...{ units: [squad({ figures: lost })], vehicles: [{ ...TANK, damage: hit }], after: 'b1' },
    aftermath: [
      {
        ...{ battle: 'b1', hit: ['tank'], steps: [] },
        losses: [{ unit: 'squad', figure: 'men', lost: 5, killed: 5, wounded: 0 }],
      },
    ],
  }
  const rolled = recovered(force, { kind: 'reinforcements', rolls: [4, 4] })
  expect(takingTroopers(rolled)).toEqual([])
  expect(purchasesFor(rolled).some(({ what }) => what === 'repairVehicle')).toBe(false)
  const [unit, vehicle] = [rolled.units[0], rolled.vehicles[0]]
  const infantry = unit && infantryStep(unit, { roll: 1, resolve: 3 })
  const repaired = vehicle && vehicleStep(vehicle, { roll: 1, resolve: 3 })
  if (!infantry || !repaired) throw new Error('Both are due.')
  const replaced = recovered(recovered(rolled, infantry), repaired)
  expect(takingTroopers(replaced).map(({ id }) => id)).toEqual(['squad'])
  expect(purchasesFor(replaced).some(({ what }) => what === 'repairVehicle')).toBe(true)
})

describe('a squad leader who falls beside an officer (1156, 1173)', () => {
  const set = (): Table => {
    const rules = { ...QUIET, commandDisruption: true, commandResponse: true }
    const table = deployed(tableOf({ rules, units: [[LED, OFFICER], [{}]] }))
    table.by(1, 'roll-initiative', {}, 1, 6)
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    return table
  }
  const reasons = (table: Table): unknown[] =>
    responseReasons(table.state, table.unit(OWN)).map(({ code, add }) => [code, add])
  it('is lost: the squad is Pinned, and an officer who comes is another matter', () => {
    const table = set()
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'join', { unit: CAPTAIN, to: OWN, beside: true })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'roll-initiative', {}, 1, 6)
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN }), 1, 1, 6, 1)
    table.by(1, 'fall', { who: `${OWN}#leader` })
    expect(table.unit(OWN)).toMatchObject({ marker: 'pinned', leaderLost: true })
    expect(reasons(table)).toEqual([
      ['casualties', -1],
      ['leaderLost', -1],
      ['officer', 1],
    ])
  })
})

describe('whoever goes along', () => {
  const GUN = { ...team('gun', 'heavyMg'), partner: 'squad' }
  const hurt = (own: object, gun: object, ofSquad: readonly string[]): Table => {
    const units: [object[], object[]] = [[own, { ...GUN, ...gun }], [{}]]
    const table = deployed(tableOf({ level: 'assist', rules: { ...QUIET, recoverWounded: true }, units }))
    const wounded = (unit: string, ...figures: readonly string[]): void => {
      const all = figures.map((figure) => ({ figure: `${unit}#${figure}`, fate: 'wounded' as const }))
      table.by(1, 'put-right', { unit, figures: all, reason: 'So it lies.' })
    }
    wounded('side-1.gun', 'crew.1')
    wounded(OWN, ...ofSquad)
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    return table
  }
  it('heals of itself as those do whom it is with (1795)', () => {
    const table = hurt({ traits: ['regenerate'] }, { traits: ['regenerate'] }, ['men.1'])
    table.by(1, 'end-activation', { unit: OWN })
    expect([table.up(OWN), table.up('side-1.gun')]).toEqual([6, 3])
  })
  it('is helped by an aid team while others see to themselves (1552, 1807)', () => {
    const table = hurt({ traits: ['selfRepairing'] }, {}, ['men.1', 'men.2'])
    table.by(1, 'recover', { unit: OWN, teams: 1, self: 2 }, 6, 6, 6)
    expect([table.up(OWN), table.up('side-1.gun')]).toEqual([6, 3])
  })
  it('leaves his own works as he joins, and has those of the squad as he parts (1294)', () => {
    const works = [{ id: 'tr', name: '', work: 'trenches' as const }]
    const scenario = scenarioWith((at) => (at === 0 ? { works } : {}))
    const table = tableOf({ rules: QUIET, scenario, units: [[{}, OFFICER], [{}]] })
    table.by(1, 'dig-in', { unit: CAPTAIN, work: 'side-1.work-tr' })
    deployed(table)
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'join', { unit: CAPTAIN, to: OWN, beside: true })
    expect(table.unit(CAPTAIN).work).toBeNull()
  })
})

describe('a vehicle', () => {
  const linked = {
    ...TANK,
    properties: ['forwardObserver' as const],
    type: 'lightTransports' as const,
    front: 0,
  }
  it.each([
    [1, true],
    [0, false],
  ])('with a crew of %i calls artillery: %s (1906)', (crew, calls) => {
    const artillery = [{ id: 'a', weapon: 'cannonMedium', quality: 'regular' as const, calls: 2 }]
    const scenario = scenarioWith((at) => (at === 0 ? { artillery } : {}))
    const rules = { ...QUIET, indirectArtillery: true }
    const table = deployed(tableOf({ level: 'assist', rules, scenario, crafts: [[linked], []] }))
    const put = { craft: 'side-1.tank', crew, hits: 0, immobilised: false, reason: 'So it stands.' }
    table.by(1, 'put-craft-right', put)
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.tank' })
    expect(offered(table, 1).includes('call-artillery')).toBe(calls)
  })
  it('that flies and has landed crosses nothing (FAD-098)', () => {
    const table = tableOf({ rules: QUIET, crafts: [[{ ...TANK, method: 'fly' }], []] })
    table.acts('side-1.tank')
    table.by(1, 'land', { unit: 'side-1.tank', down: true })
    const [drive] = loop.options(table.state, 'side-1').filter(({ command }) => command === 'drive')
    expect(drive?.fields.rough).toMatchObject({ kind: 'is', value: 0 })
  })
})

describe('a hero who goes along (1757)', () => {
  const hero = plainUnit({ ...OFFICER, traits: ['hero'] })
  const armed = {
    figures: [
      plainFigure({ id: 'men', role: 'trooper', count: 6 }),
      plainFigure({
        ...{ id: 'saw', role: 'trooper', weapon: 'squadAutomaticWeapon' },
        personalities: ['triggerHappy', 'sharpshooter'],
      }),
    ],
  }
  const joined = (rules: object = QUIET): Table => {
    const table = deployed(
      tableOf({
        rules,
        units: [
          [armed, hero],
          [{}, { id: 'two' }],
        ],
      }),
    )
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'join', { unit: CAPTAIN, to: OWN, beside: true })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    return table
  }
  it('fires with what he has himself, and nothing of his squad’s', () => {
    const table = joined()
    const {
      unit: _unit,
      mount,
      joint,
      lucky,
      alien,
      wet,
      at,
      covered: _covered,
      ...aim
    } = shot({ unit: CAPTAIN })
    const weighed = weigh(table.state, { unit: CAPTAIN, mount, at, joint, lucky, alien, wet, aim })
    expect(weighed?.reasons).toEqual([{ code: 'quality', add: 1 }])
    expect(weighed?.damage).toBe(2 - 1 + 1)
  })
  it('fires at movers too', () => {
    const table = joined({ ...QUIET, opportunityFire: true })
    table.by(1, 'end-activation', { unit: OWN })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'move', step({ unit: FOE }))
    const who = loop
      .options(table.state, 'side-1')
      .flatMap(({ command, fields }) =>
        command === 'op-fire' && fields.unit?.kind === 'is' ? [fields.unit.value] : [],
      )
    expect([...new Set(who)]).toEqual([OWN, CAPTAIN])
  })
})

it('the team of a Broken squad fires from cover alone, and stays there with it (634)', () => {
  const gun = { ...team('gun', 'heavyMg'), partner: 'squad' }
  const table = deployed(tableOf({ level: 'assist', rules: QUIET, units: [[{}, gun], [{}]] }))
  const figures = [1, 2, 3, 4, 5].map((n) => ({ figure: `${OWN}#men.${n}`, fate: 'killed' as const }))
  table.by(1, 'put-right', { unit: OWN, figures, reason: 'So it lies.' })
  table.by(1, 'roll-initiative', {}, 6, 1)
  table.by(1, 'activate', { ...PLAINLY, unit: OWN }, 3, 1, 1)
  const [offer] = loop
    .options(table.state, 'side-1')
    .filter(
      ({ command, fields }) =>
        command === 'shoot' && fields.unit?.kind === 'is' && fields.unit.value === 'side-1.gun',
    )
  expect(offer?.fields.covered).toMatchObject({ must: true })
  table.by(1, 'shoot', shot({ unit: 'side-1.gun', cover: 'hard', covered: true }), 1)
  expect(offered(table, 1)).not.toContain('move')
})

it('reserves of an Escalating Engagement may stay away for a turn (2773)', () => {
  const aim = { kind: 'mission', mission: 'escalatingEngagement' } as const
  const units: [object[], object[]] = [[{}, { id: 'two' }], [{}]]
  const table = tableOf({ rules: QUIET, scenario: scenarioWith(() => ({ aim })), units })
  table.by(1, 'deployed', { first: OWN })
  table.by(2, 'deployed', { first: FOE }, 6, 1)
  table.by(1, 'roll-initiative', {}, 6, 1)
  table.by(1, 'activate', { ...PLAINLY, unit: OWN })
  table.by(1, 'end-activation', { unit: OWN })
  table.by(2, 'activate', { ...PLAINLY, unit: FOE })
  table.by(2, 'end-activation', { unit: FOE })
  expect(offered(table, 1)).toEqual(expect.arrayContaining(['activate', 'let-go']))
  table.by(1, 'let-go', {})
  expect(table.state.round).toBe(2)
  expect(table.unit('side-1.two').fate).toBe('waiting')
})

describe('a sheet between battles (2003–2007, 2887–2926)', () => {
  const words = wordsIn(() => 'en-GB')
  const men = (lost: number): ForceDraft['units'][number] =>
    squad({ figures: [plainFigure({ id: 'men', role: 'trooper', count: 8, lost })] })
  const printed = (lost: number): ReturnType<typeof printedUnits> =>
    printedUnits(words, { ...emptyForce('Own', { way: 'free' }), units: [men(lost)] }, DEFAULT_RULES)
  it('is of those who are there', () => {
    expect(printed(3)).toMatchObject([{ strength: 5, sheet: { break: 3, rows: [{ qty: 5 }] } }])
  })
  it('is none of a unit with nobody left', () => {
    expect(printed(8)).toEqual([])
  })
})

describe('what cannot be done now says why', () => {
  const said = (table: Table): string => JSON.stringify(now(view(table.state, 'side-1')))
  it('as of a rocket launcher with no hard target', () => {
    const table = tableOf({ rules: QUIET, units: [[team('pipe', 'rpg')], [{}]] })
    table.acts('side-1.pipe')
    expect(said(table)).toContain('hard targets alone')
  })
  it('as of a squad that has fired', () => {
    const table = tableOf({ rules: QUIET })
    table.acts(OWN)
    expect(said(table)).not.toContain('now.barred')
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    expect(said(table)).toContain('It has done what it can')
  })
})
