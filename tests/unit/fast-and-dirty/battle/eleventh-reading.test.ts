import { describe, expect, it } from 'vitest'
import { now } from '../../../../renderer/systems/fast-and-dirty/faces/acts.ts'
import { pieces } from '../../../../renderer/systems/fast-and-dirty/faces/pieces.ts'
import { loop } from '../../../../shared/systems/fast-and-dirty/battle/decide.ts'
import { isWon } from '../../../../shared/systems/fast-and-dirty/battle/ending/mission.ts'
import { stormArmour } from '../../../../shared/systems/fast-and-dirty/battle/resolve/assault.ts'
import { moraleDice } from '../../../../shared/systems/fast-and-dirty/battle/resolve/morale.ts'
import { hardness } from '../../../../shared/systems/fast-and-dirty/battle/resolve/shot.ts'
import { leadership, strikerReasons } from '../../../../shared/systems/fast-and-dirty/battle/rules/weigh.ts'
import { view } from '../../../../shared/systems/fast-and-dirty/battle/view.ts'
import { checkDraft } from '../../../../shared/systems/fast-and-dirty/documents/check-force.ts'
import {
  emptyForce,
  plainFigure,
  plainUnit,
  team,
} from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import { withOrders } from '../../../../shared/systems/fast-and-dirty/documents/orders.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import {
  FOE,
  LED,
  OWN,
  PLAINLY,
  QUIET,
  rushAt,
  scenarioWith,
  shot,
  step,
  TANK,
  tableOf,
  type Table,
} from './table.ts'

/** What an eleventh reading with the book in hand found; numbers are lines. */

const begun = (table: Table): Table => {
  table.by(1, 'deployed', {})
  table.by(2, 'deployed', {})
  table.by(1, 'roll-initiative', {}, 6, 1)
  return table
}
const offersOf = (table: Table, side: 1 | 2, kind: string) =>
  loop.options(table.state, `side-${side}`).filter(({ command }) => command === kind)
const officer = (over: Partial<Parameters<typeof plainFigure>[0]> = {}, unit: object = {}) =>
  plainUnit({
    ...{ id: 'captain', kind: 'officer' },
    figures: [plainFigure({ id: 'leader', role: 'officer', rating: 'heroic', branch: 'infantry', ...over })],
    ...unit,
  })
const CAPTAIN = 'side-1.captain'

describe('officers (1427–1446)', () => {
  const command = {
    ...{ kind: 'command' as const },
    figures: [
      plainFigure({ id: 'novice', role: 'officer', rating: 'novice', branch: 'infantry' }),
      plainFigure({ id: 'men', role: 'trooper', count: 3 }),
    ],
  }
  it('who join a command squad lend it their rating, not its own officer’s', () => {
    const table = begun(tableOf({ rules: QUIET, units: [[command, officer()], [{}]] }))
    table.by(1, 'join', { unit: CAPTAIN, to: OWN, beside: true })
    const own = table.unit(OWN)
    expect(moraleDice(table.state, own, false, false).rerolls).toBe(3)
    expect(leadership(table.state, own)).toBe(3)
  })
  it('of its branch count, whoever joined first', () => {
    const rider = officer({ branch: 'cavalry', rating: 'experienced' }, { id: 'rider' })
    const table = begun(tableOf({ rules: QUIET, units: [[{}, rider, officer()], [{}]] }))
    table.by(1, 'join', { unit: 'side-1.rider', to: OWN, beside: true })
    table.by(1, 'join', { unit: CAPTAIN, to: OWN, beside: true })
    expect(leadership(table.state, table.unit(OWN))).toBe(3)
    expect(moraleDice(table.state, table.unit(OWN), false, false).rerolls).toBe(3)
  })
  it('take the marker of their squad along, and Pinned join nobody (640, 1103, 1139)', () => {
    const table = begun(
      tableOf({
        rules: QUIET,
        units: [
          [{}, { id: 'two' }, officer()],
          [{}, { id: 'two' }],
        ],
      }),
    )
    table.by(1, 'join', { unit: CAPTAIN, to: OWN, beside: true })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.two' })
    table.by(1, 'end-activation', { unit: 'side-1.two' })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard', inches: 60 }), 1, 1)
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'part', { unit: CAPTAIN })
    expect([table.unit(OWN).marker, table.unit(CAPTAIN).marker]).toEqual(['underFire', 'underFire'])
    const pinned = { ...table.unit(CAPTAIN), marker: 'pinned' as const }
    const state = { ...table.state, units: { ...table.state.units, [CAPTAIN]: pinned } }
    expect(loop.options(state, 'side-1').some(({ command: kind }) => kind === 'join')).toBe(false)
  })
})

describe('Strike (2817–2823)', () => {
  const strike = scenarioWith((at) => (at === 0 ? { aim: { kind: 'mission', mission: 'strike' } } : {}))
  const CHIEF = 'side-2.captain'
  it('a commander who lies wounded counts once nobody of his unit is left', () => {
    const table = tableOf({ scenario: strike, rules: QUIET, units: [[{}], [{}, officer()]] })
    table.acts(OWN)
    expect(isWon(table.state, 'side-1')).toBe(false)
    const chief = table.unit(CHIEF)
    const figures = chief.figures.map((one) => ({ ...one, fate: 'wounded' as const }))
    const lies = (fate: 'onTable' | 'destroyed') => ({
      ...table.state,
      units: { ...table.state.units, [CHIEF]: { ...chief, figures, fate } },
    })
    expect(isWon(lies('onTable'), 'side-1')).toBe(false)
    expect(isWon(lies('destroyed'), 'side-1')).toBe(true)
  })
  it('of one who ran the next in rank is the target', () => {
    const table = tableOf({ scenario: strike, rules: QUIET, units: [[{}], [LED, officer()]] })
    table.acts(OWN)
    const gone = { ...table.unit(CHIEF), fate: 'routed' as const }
    const state = { ...table.state, units: { ...table.state.units, [CHIEF]: gone } }
    expect(view(table.state, 'side-1').commanders['side-2']?.unit).toBe(CHIEF)
    expect(view(state, 'side-1').commanders['side-2']?.unit).toBe(FOE)
    expect(isWon(state, 'side-1')).toBe(false)
  })
})

it('Overrun: whoever lies there dies too (1051)', () => {
  const table = tableOf({
    rules: { ...QUIET, recoverWounded: true },
    units: [[{}], [{ traits: ['regenerate'] }]],
  })
  table.acts(OWN)
  const foe = table.unit(FOE)
  const figures = foe.figures.map((one, at) => ({ ...one, fate: at < 2 ? ('wounded' as const) : one.fate }))
  Object.assign(table.state.units, { [FOE]: { ...foe, figures } })
  table.by(1, 'charge', rushAt())
  table.by(2, 'hold-fire', { turn: false })
  table.by(1, 'fight', { own: 6, enemy: 4, alien: false }, 6, 6, 1, 1, 1, 1, 1, 1)
  expect(table.last('assault-decided').overrun).toBe(true)
  expect(table.unit(FOE).figures.map(({ fate }) => fate)).toEqual(foe.figures.map(() => 'killed'))
  expect(table.unit(FOE).fate).toBe('destroyed')
})

describe('strikes (995–1012, 1322, 1440)', () => {
  it('count the crew that is lost, and an officer of Gunnery', () => {
    const mortar = { ...team('team', 'mortarHeavy'), id: 'team' }
    const gunner = officer({ branch: 'gunnery' })
    const table = begun(tableOf({ rules: QUIET, units: [[mortar, gunner], [{}]] }))
    table.by(1, 'join', { unit: CAPTAIN, to: 'side-1.team', beside: true })
    const crew = table.unit('side-1.team')
    const figures = crew.figures.map((one, at) => ({
      ...one,
      fate: at === 0 ? ('killed' as const) : one.fate,
    }))
    const state = { ...table.state, units: { ...table.state.units, 'side-1.team': { ...crew, figures } } }
    expect(strikerReasons(state, 'side-1.team')).toEqual([
      { code: 'officer', add: 3 },
      { code: 'crewLost', add: -1 },
    ])
  })
})

describe('hiding (1334–1343)', () => {
  it.each([
    ['Pinned (1139)', { marker: 'pinned' as const }],
    ['a Last Stand (1393)', { used: ['lastStand' as const] }],
  ])('is not for whoever stays where it is: %s', (_name, over) => {
    const table = begun(tableOf({ rules: QUIET }))
    const state = { ...table.state, units: { ...table.state.units, [OWN]: { ...table.unit(OWN), ...over } } }
    const hides = (of: Table['state']) =>
      loop.options(of, 'side-1').find(({ command }) => command === 'activate')?.fields.hides
    expect(hides(table.state)).toMatchObject({ kind: 'yes-no' })
    expect(hides(state)).toMatchObject({ kind: 'is', value: false })
  })
})

it('the sole survivor who sets off his charges is dead (1216)', () => {
  const table = tableOf({ rules: QUIET, units: [[officer({}, { id: 'squad', charges: 1 })], [{}]] })
  table.acts(OWN)
  table.by(1, 'rig', { unit: OWN, target: 'The dam' }, 3, 3)
  table.by(1, 'end-activation', { unit: OWN })
  table.by(2, 'activate', { ...PLAINLY, unit: FOE })
  table.by(2, 'end-activation', { unit: FOE })
  table.acts(OWN)
  table.by(1, 'detonate', { unit: OWN, clear: false }, 3, 3, 1)
  expect(table.unit(OWN)).toMatchObject({ fate: 'destroyed', figures: [{ fate: 'killed' }] })
})

describe('charges (1194–1222)', () => {
  it.each(['Gun bunker', 'heavy bunker'])('destroy the work that they lie at: %s', (target) => {
    const works = (at: number) =>
      at === 1 ? { works: [{ id: 'gun', name: 'Gun bunker', work: 'heavyBunker' as const }] } : {}
    const table = tableOf({
      rules: QUIET,
      units: [[{ charges: 1 }], [{}, { id: 'in' }]],
      scenario: scenarioWith(works),
    })
    table.by(2, 'dig-in', { unit: 'side-2.in', work: 'side-2.work-gun' })
    table.acts(OWN)
    table.by(1, 'rig', { unit: OWN, target }, 3, 3)
    table.by(1, 'end-activation', { unit: OWN })
    for (const unit of [FOE, 'side-2.in']) {
      table.by(2, 'activate', { ...PLAINLY, unit })
      table.by(2, 'end-activation', { unit })
    }
    table.acts(OWN)
    table.by(1, 'detonate', { unit: OWN, clear: true }, 3, 3, 1, 6, 6, 6, 1, 1, 1)
    expect(table.state.works['side-2.work-gun']?.fate).toBe('destroyed')
    expect(table.up('side-2.in')).toBe(3)
  })
})

describe('artillery (1353–1369)', () => {
  const gun = { id: 'mortar', weapon: 'mortarHeavy', quality: 'regular', calls: 2 } as const
  const scenario = scenarioWith((at) => (at === 0 ? { artillery: [gun] } : {}))
  const call = { unit: OWN, gun: 'side-1.gun-mortar', at: FOE, seen: true, protectedBy: null }
  it('that an officer calls is as accurate as he is', () => {
    const units = [{ quality: 'rabble' as const }, officer({}, { quality: 'elite' })]
    const table = begun(tableOf({ rules: QUIET, scenario, units: [units, [{}]] }))
    table.by(1, 'join', { unit: CAPTAIN, to: OWN, beside: true })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'call-artillery', call, 6, 6, 6, 2, 2)
    expect(table.all('scattered')).toEqual([])
  })
  it('of which the message was garbled may be called again', () => {
    const table = tableOf({ rules: QUIET, scenario, units: [[LED], [{}]] })
    table.acts(OWN)
    table.by(1, 'call-artillery', call, 6, 1, 1)
    expect(table.last('called').outcome).toBe('garbled')
    expect(table.state.guns['side-1.gun-mortar']?.calls).toBe(2)
  })
  it('of a stance and of a mission are two guns (2645, 2809)', () => {
    const { meetingEngagement } = SAMPLE_SCENARIOS
    const [own] = meetingEngagement.sides
    const orders = { stance: 'offensive', attitude: 'cautious', mission: 'interfere' } as const
    const given = withOrders(meetingEngagement, own?.id ?? '', orders)
    expect(given.sides[0]?.artillery.map(({ id, calls }) => [id, calls])).toEqual([
      ['granted', 2],
      ['granted-mission', 1],
    ])
  })
})

describe('powers on the armour of vehicles (1536, 1544)', () => {
  const mind = {
    ...{ id: 'squad', kind: 'psionic' as const },
    figures: [plainFigure({ id: 'mind', role: 'psionic', aptitude: 'master', strength: 3 })],
  }
  it.each([
    ['expose', 'side-2.tank', 3],
    ['shield', 'side-1.tank', 7],
  ] as const)('%s', (power, at, front) => {
    const table = tableOf({ rules: QUIET, units: [[mind], []], crafts: [[TANK], [TANK]] })
    table.acts(OWN)
    table.by(1, 'use-power', { unit: OWN, power, at, near: true, seen: true }, 6, 6, 1)
    expect(hardness(table.state, { at, aim: shot({ at }) })).toBe(front)
    expect(stormArmour(table.state, at)).toBe(front - 2)
  })
})

describe('vehicles', () => {
  it('without their properties have no urban kit (1940)', () => {
    const kit = { ...TANK, properties: ['urbanWarfareKit' as const] }
    const rear = (vehicleProperties: boolean): number => {
      const table = begun(tableOf({ rules: { ...QUIET, vehicleProperties }, crafts: [[kit], []] }))
      const at = 'side-1.tank'
      return hardness(table.state, { at, aim: shot({ at, face: 'rear' }) })
    }
    expect([rear(true), rear(false)]).toEqual([5, 3])
  })
  it('have the crew of their table where nobody pays for it (3128–3138, R7)', () => {
    const crewed = (way: 'free' | 'points', crew: number) =>
      checkDraft({
        ...emptyForce('Own', way === 'free' ? { way } : { way, budget: null }),
        vehicles: [{ ...TANK, type: 'mainBattleTanks', weapons: ['cannonHeavy', 'heavyMg'], crew }],
      }).map(({ code }) => code)
    expect([crewed('free', 5), crewed('free', 0), crewed('points', 5)]).toEqual([[], [], ['points/crew']])
  })
  it('let nobody out who got in this turn (569)', () => {
    const apc = { ...TANK, type: 'apcs' as const, weapons: [], crew: 1, seats: 8 }
    const table = tableOf({ rules: { ...QUIET, boarding: 'squadOnly' }, crafts: [[apc], []] })
    table.acts(OWN)
    table.by(1, 'board', { unit: OWN, craft: 'side-1.tank', beside: true })
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.tank' })
    expect(offersOf(table, 1, 'get-out')).toEqual([])
  })
})

it('power armour is what the Basic Game says without its advanced rule (1033, 1049, 1134)', () => {
  const heavy = { armour: 'heavyPower' as const }
  const table = tableOf({ rules: { ...QUIET, powerArmour: false }, units: [[heavy], [{}]] })
  table.acts(OWN)
  table.by(1, 'charge', rushAt())
  table.by(2, 'hold-fire', { turn: false })
  table.by(1, 'fight', { own: 1, enemy: 1, alien: false }, 3, 3, 6, 6, 1, 1, 1)
  expect(table.last('assault-decided').reasons[0]).toContainEqual({ code: 'powerArmour', add: 3 })
})

it('whoever was stabilised is carried as well (1569, 1581)', () => {
  const table = tableOf({ rules: { ...QUIET, recoverWounded: true } })
  const own = table.unit(OWN)
  const figures = own.figures.map((one, at) => ({
    ...one,
    fate: at < 1 ? ('stabilised' as const) : one.fate,
  }))
  Object.assign(table.state.units, { [OWN]: { ...own, figures } })
  table.acts(OWN)
  table.by(1, 'move', step({ inches: 3, carries: 1 }))
  expect(table.last('busied').figures).toBe(1)
})

describe('the table says', () => {
  const saying = (over: object, traits: readonly 'relentless'[] | readonly 'hardened'[] = []) => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: [...traits] }], [{}]] })
    table.acts(OWN)
    const state = { ...table.state, units: { ...table.state.units, [OWN]: { ...table.unit(OWN), ...over } } }
    return now(view(state, 'side-1')).map(({ key }) => key)
  }
  it.each([
    [[], 'pinned', ['now.bound.pinned']],
    [['relentless'], 'pinned', []],
    [['hardened'], 'underFire', []],
  ] as const)('what binds whoever is active, and no more: %j %s (1753, 1799)', (traits, marker, bound) => {
    expect(saying({ marker }, traits).filter((key) => key.startsWith('now.bound'))).toEqual(bound)
  })
  it('that some never rush (1320, 1745, 1855)', () => {
    const units = [{ traits: ['zombie' as const] }, { id: 'two' }]
    const table = tableOf({ rules: QUIET, units: [units, [{}]] })
    const keys = pieces(view(table.state, 'side-1'))
      .flatMap(({ states }) => states.map(({ key }) => key))
      .filter((key) => key.startsWith('piece.body'))
    expect(keys.slice(0, 2)).toEqual(['piece.bodyNeverRushing', 'piece.body'])
  })
})
