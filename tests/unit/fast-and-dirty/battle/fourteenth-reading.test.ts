import { describe, expect, it } from 'vitest'
import { now } from '../../../../renderer/systems/fast-and-dirty/faces/acts.ts'
import { odds } from '../../../../renderer/systems/fast-and-dirty/faces/odds.ts'
import { forceAfter } from '../../../../shared/systems/fast-and-dirty/battle/ending/home.ts'
import { view } from '../../../../shared/systems/fast-and-dirty/battle/view.ts'
import { checkDraft } from '../../../../shared/systems/fast-and-dirty/documents/check-force.ts'
import { purchasesFor, recovered } from '../../../../shared/systems/fast-and-dirty/documents/recovery.ts'
import { loop } from '../../../../shared/systems/fast-and-dirty/battle/decide.ts'
import {
  fightersIn,
  killRolls,
  onPowered,
} from '../../../../shared/systems/fast-and-dirty/battle/resolve/assault.ts'
import { responseReasons } from '../../../../shared/systems/fast-and-dirty/battle/resolve/morale.ts'
import { withinDuty } from '../../../../shared/systems/fast-and-dirty/battle/setup/deploy.ts'
import { weigh } from '../../../../shared/systems/fast-and-dirty/battle/rules/weigh.ts'
import type { UnitState } from '../../../../shared/systems/fast-and-dirty/battle/state/state.ts'
import {
  emptyForce,
  plainFigure,
  plainUnit,
  team,
} from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
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

/** What a fourteenth reading with the book in hand found; numbers are lines. */

const offersOf = (table: Table, side: 1 | 2, kind: string) =>
  loop.options(table.state, `side-${side}`).filter(({ command }) => command === kind)
const changed = (table: Table, id: string, over: Partial<UnitState>): void => {
  Object.assign(table.state.units, { [id]: { ...table.unit(id), ...over } })
}
const many = (count: number, die: number): number[] => Array.from({ length: count }, () => die)
const figure = plainFigure
const officer = (over: Partial<UnitDraft> = {}): Partial<UnitDraft> => ({
  ...{ id: 'boss', kind: 'officer' },
  figures: [figure({ id: 'boss', role: 'officer', rating: 'heroic', branch: 'infantry' })],
  ...over,
})
const BOSS = 'side-1.boss'
const MG = { ...team('gun', 'heavyMg', { figures: [figure({ id: 'crew', role: 'crew', count: 2 })] }) }
const GUN = 'side-1.gun'

describe('Command Response (1171–1174)', () => {
  it('has the officer of a command squad present (2040)', () => {
    const figures = [
      figure({ id: 'boss', role: 'officer', rating: 'heroic', branch: 'infantry' }),
      figure({ id: 'men', role: 'trooper', count: 3 }),
    ]
    const table = tableOf({ units: [[{ kind: 'command', figures }], [{}]] })
    expect(responseReasons(table.state, table.unit(OWN))).toEqual([{ code: 'officer', add: 1 }])
    const alone = tableOf({ units: [[{}, officer()], [{}]] })
    expect(responseReasons(alone.state, alone.unit(BOSS))).toEqual([])
  })
  it('counts those who fell in its own activation of the turn before (1171)', () => {
    const table = tableOf({ rules: QUIET })
    table.acts(OWN)
    table.by(1, 'charge', rushAt())
    table.by(2, 'hold-fire', { turn: false })
    table.by(1, 'fight', { own: 6, enemy: 6, alien: false }, 1, 1, 2, 1, ...many(6, 1), 6, 6, ...many(4, 1))
    table.by(1, 'fall-back', { unit: OWN, into: 'none', leaves: false, mines: [] })
    table.by(2, 'fall-back', { unit: FOE, into: 'none', leaves: false, mines: [] })
    expect(table.up(OWN)).toBeLessThan(6)
    if (table.state.activation) table.by(1, 'end-activation', { unit: OWN })
    expect(responseReasons(table.state, table.unit(OWN))).toEqual([{ code: 'casualties', add: -1 }])
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'end-activation', { unit: FOE })
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'end-activation', { unit: OWN })
    expect(responseReasons(table.state, table.unit(OWN))).toEqual([])
  })
})

const guns = scenarioWith(() => ({
  artillery: [{ id: 'gun', weapon: 'mortarLight' as const, quality: 'regular' as const, calls: null }],
}))
describe('whoever calls artillery does nothing else (1353)', () => {
  const begin = (joined: Partial<UnitDraft>, id: string): Table => {
    const table = tableOf({ rules: QUIET, scenario: guns, units: [[LED, joined], [{}]] })
    changed(table, id, { attached: OWN })
    table.acts(OWN)
    return table
  }
  it.each([
    ['a team', MG, GUN, 0],
    ['an officer', officer(), BOSS, 0],
    ['a hero, who fires for himself', officer({ traits: ['hero'] }), BOSS, 1],
  ] as const)('with %s beside the squad that has fired', (_name, joined, id, least) => {
    const table = begin(joined, id)
    expect(offersOf(table, 1, 'call-artillery').length).toBeGreaterThan(0)
    table.by(1, 'shoot', shot({ cover: 'hard', inches: 50 }), 1, 1)
    expect(offersOf(table, 1, 'call-artillery').length > 0).toBe(least > 0)
  })
  it.each([
    ['fires no more where nobody else could call', {}, false],
    ['fires where the leader of the squad called', LED, true],
  ] as const)('a hero %s', (_name, squad, fires) => {
    const hero = officer({ traits: ['hero'] })
    const table = tableOf({ rules: QUIET, scenario: guns, units: [[squad, hero], [{}]] })
    changed(table, BOSS, { attached: OWN })
    table.acts(OWN)
    const firers = () =>
      offersOf(table, 1, 'shoot').flatMap(({ fields: { unit } }) => (unit?.kind === 'is' ? [unit.value] : []))
    expect(firers()).toContain(BOSS)
    const gun = Object.keys(table.state.guns)[0] ?? ''
    table.by(1, 'call-artillery', { unit: OWN, gun, at: FOE, protectedBy: null, seen: true }, ...[1, 6, 1])
    expect(firers().includes(BOSS)).toBe(fires)
  })
})

it('fire falls on those who lie there where nobody of a unit is up (1556, 1795)', () => {
  const man = [figure({ id: 'man', role: 'trooper' })]
  const table = tableOf({
    rules: { ...QUIET, recoverWounded: true },
    units: [[{}, { id: 'two' }], [{ traits: ['regenerate'], figures: man }]],
  })
  changed(table, FOE, { figures: [{ id: 'man', of: 'man', fate: 'wounded', treated: false }] })
  table.acts(OWN)
  table.by(1, 'shoot', shot({ cover: 'hard' }), 6, 6, 6, 1)
  expect(table.unit(FOE)).toMatchObject({ fate: 'destroyed', figures: [{ fate: 'killed' }] })
})

it.each([
  [5, 3],
  [80, 2],
])(
  'the rifle of an officer with a squad counts as far as it reaches: at %i (832, 1442)',
  (inches, damage) => {
    const boss = officer({ basic: 'gaussRifles' })
    const table = tableOf({
      rules: QUIET,
      units: [[{ basic: 'highTechRifles', quality: 'elite' }, boss], [{}]],
    })
    changed(table, BOSS, { attached: OWN })
    table.acts(OWN)
    const at = shot({ inches })
    expect(weigh(table.state, { ...at, aim: at })?.damage).toBe(damage)
  },
)

it('a marker that Inspire lowers comes off as the activation ends, as it would have (587, 1542)', () => {
  const mind: Partial<UnitDraft> = {
    ...{ id: 'mind', kind: 'psionic' },
    figures: [figure({ id: 'mind', role: 'psionic', aptitude: 'master', strength: 3 })],
  }
  const table = tableOf({ rules: QUIET, units: [[{}, mind], [{}]] })
  changed(table, 'side-1.mind', { attached: OWN, strength: 3 })
  changed(table, OWN, { marker: 'pinned' })
  table.acts(OWN)
  const said = { power: 'inspire' as const, at: OWN, near: true, seen: true }
  table.by(1, 'use-power', { unit: 'side-1.mind', ...said }, 6, 6, 6)
  expect(table.unit(OWN).marker).toBe('underFire')
  table.by(1, 'end-activation', { unit: OWN })
  expect(table.unit(OWN).marker).toBeNull()
})

it('who is Pinned stays in its vehicle (1139)', () => {
  const truck = { ...TANK, type: 'lightTransports' as const, weapons: [], crew: 1, seats: 8 }
  const table = tableOf({ rules: QUIET, crafts: [[truck], []] })
  table.by(1, 'embark', { unit: OWN, craft: 'side-1.tank' })
  table.acts('side-1.tank')
  expect(offersOf(table, 1, 'get-out')).toHaveLength(1)
  expect(staying(table)).toEqual([])
  changed(table, OWN, { marker: 'pinned' })
  expect(offersOf(table, 1, 'get-out')).toEqual([])
  expect(staying(table)).toMatchObject([{ values: { why: 'It is Pinned, and stays in.', line: 1139 } }])
})
const staying = (table: Table) => now(view(table.state, 'side-1')).filter(({ key }) => key === 'now.stays')

it('a vehicle that has called artillery sets nobody down (581, 680)', () => {
  const apc = {
    ...TANK,
    type: 'apcs' as const,
    weapons: [],
    crew: 1,
    seats: 8,
    properties: ['forwardObserver' as const],
  }
  const table = tableOf({ rules: QUIET, scenario: guns, crafts: [[apc], []] })
  table.by(1, 'embark', { unit: OWN, craft: 'side-1.tank' })
  table.acts('side-1.tank')
  const [call] = offersOf(table, 1, 'call-artillery')
  expect(call).toBeDefined()
  changedCraft(table, ['artillery'])
  expect(offersOf(table, 1, 'get-out')).toEqual([])
})
function changedCraft(table: Table, deeds: ('artillery' | 'demolition')[]): void {
  Object.assign(table.state.activation ?? {}, { deeds })
}

it('a shot of its team is one of the two orders of a squad (585, 1324)', () => {
  const table = tableOf({ rules: QUIET, scenario: guns, units: [[{ ...LED, charges: 1 }, MG], [{}]] })
  changed(table, GUN, { attached: OWN })
  table.acts(OWN)
  const shots = () => offersOf(table, 1, 'shoot').map(({ fields }) => fields.unit)
  changedCraft(table, ['demolition', 'artillery'])
  expect(shots()).toEqual([])
  changedCraft(table, ['demolition'])
  expect(shots()).toContainEqual(expect.objectContaining({ value: GUN }))
  changed(table, GUN, { shot: true })
  expect(offersOf(table, 1, 'call-artillery')).toEqual([])
})

describe('recon duty (2675)', () => {
  it('is not for those beside the platoons', () => {
    const beside = { id: 'beside', platoon: null }
    const table = tableOf({ units: [[{ platoon: 1 }, beside, { id: 'two', platoon: 2 }], [{}]] })
    expect(withinDuty(table.state, [OWN, 'side-1.beside', 'side-1.two'])).toEqual([OWN, 'side-1.two'])
  })
  it('is for a squad that a team will join (1324)', () => {
    const scenario = { ...scenarioWith(() => ({})), contactMarkers: true }
    const table = tableOf({ scenario, units: [[{}, { ...MG, partner: 'squad' }], [{}]] })
    expect(table.unit(GUN).attached).toBe(OWN)
    expect(offersOf(table, 1, 'send-scouts')).toHaveLength(1)
  })
})

describe('Close Assault', () => {
  it('asks for each figure whether it wears power armour (1049)', () => {
    const table = tableOf({ units: [[{}, officer({ armour: 'heavyPower' })], [{}]] })
    changed(table, BOSS, { attached: OWN })
    const fighter = { unit: table.unit(OWN), figures: 7, charging: true, joint: false }
    expect(killRolls(table.state, fighter)).toBe(8)
    expect([6, 7].map((kills) => onPowered(table.state, fighter, kills))).toEqual([0, 1])
  })
  it('is not for an officer who has acted before he joined (1427)', () => {
    const table = tableOf({ rules: QUIET, units: [[{}, officer()], [{}]] })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    changed(table, BOSS, { attached: OWN, done: true })
    table.acts(OWN)
    expect(fightersIn(table.state, { unit: table.unit(OWN), joint: false })).toBe(6)
  })
})

it('a squad hides with its officer, and they come out together (1334, 1827)', () => {
  const table = tableOf({
    rules: { ...QUIET, hiddenMovement: true },
    units: [[{ traits: ['stealth'] }, officer()], [{}]],
  })
  changed(table, BOSS, { attached: OWN })
  table.by(1, 'deployed', {})
  table.by(2, 'deployed', {})
  table.by(1, 'roll-initiative', {}, 6, 1)
  table.by(1, 'activate', { ...PLAINLY, unit: OWN, hides: true })
  expect([table.unit(OWN).fate, table.unit(BOSS).fate]).toEqual(['hidden', 'hidden'])
  table.by(1, 'end-activation', { unit: OWN, within: true })
  table.by(2, 'activate', { ...PLAINLY, unit: FOE })
  table.by(2, 'end-activation', { unit: FOE })
  table.by(1, 'roll-initiative', {}, 6, 1)
  expect(offersOf(table, 1, 'activate')).toHaveLength(1)
  table.by(1, 'come-out', { unit: OWN, real: true, into: 'none', shelter: null })
  expect(table.unit(BOSS).fate).toBe('onTable')
})

it('both Fire Teams of a joint shot have fired (1284)', () => {
  const traits = ['fireTeams' as const]
  const table = tableOf({
    rules: QUIET,
    units: [
      [
        { traits, partner: 'two' },
        { id: 'two', traits, partner: 'squad' },
      ],
      [{}],
    ],
  })
  table.acts(OWN)
  table.by(1, 'shoot', shot({ cover: 'hard', inches: 60, joint: true }), 1, 1)
  expect(table.unit('side-1.two').shot).toBe(true)
  expect(table.unit(FOE).shotBy.map(({ unit }) => unit)).toEqual([OWN, 'side-1.two'])
})

describe('what is put right by hand', () => {
  it('leaves no vehicle without a crew, and pins none (1146; FAD-132)', () => {
    const table = tableOf({ level: 'assist', crafts: [[TANK], []] })
    table.acts(OWN)
    const marks = { mark: 'pinned' as const, cover: 'none' as const, acted: false, resolveLost: 0 }
    const of = table.refuses(1, 'put-marks-right', { unit: 'side-1.tank', ...marks, reason: 'so' })
    expect(of.code).toBe('put-right/never-pinned')
    const now = { crew: 0, hits: 2, immobilised: false, reason: 'so' }
    table.by(1, 'put-craft-right', { craft: 'side-1.tank', ...now })
    expect(table.craft('side-1.tank').fate).toBe('destroyed')
  })
})

it('wheels pay twice for difficult ground, which is off the road (701)', () => {
  const cart = { ...TANK, method: 'wheeled' as const }
  const table = tableOf({
    rules: { ...QUIET, vehicleBogging: true, barredGround: 'mayTry' },
    crafts: [[cart], []],
  })
  table.acts('side-1.tank')
  const drive = {
    unit: 'side-1.tank',
    speed: 'cautious' as const,
    offRoad: 0,
    water: 0,
    heading: 'free' as const,
  }
  const rest = { ...drive, into: 'none' as const, mines: [], leaves: false }
  expect(table.refuses(1, 'drive', { ...rest, inches: 18, rough: 9 }).code).toBe('move/too-far')
  expect(offersOf(table, 1, 'drive')[0]?.fields.rough).toMatchObject({ most: 9 })
})

it('non-combatants stay only where they see no enemy (1421)', () => {
  const table = tableOf({
    rules: { ...QUIET, nonCombatants: true },
    units: [[{ kind: 'nonCombatants' }], [{}]],
  })
  table.acts(OWN)
  expect(table.refuses(1, 'end-activation', { unit: OWN, unseen: false }).code).toBe('table/not-so')
  table.by(1, 'end-activation', { unit: OWN, unseen: true })
})

it('a battle that was kept as it waited for fire which nobody has goes on', () => {
  const table = tableOf({ rules: { ...QUIET, opportunityFire: true } })
  table.acts(OWN)
  table.by(1, 'move', step())
  expect(table.state.phase).toBe('reacting')
  changed(table, FOE, { opFired: true })
  expect(loop.options(table.state, 'side-2').map(({ command }) => command)).toContain('hold-fire')
  table.by(2, 'hold-fire', { turn: false })
  expect(table.state.phase).toBe('acting')
})

it('the odds of the berserk and the drugged tell no dice that are not thrown (1707, 1719)', () => {
  const told = (trait: 'berserk' | 'combatDrugs', said: object): string => {
    const table = tableOf({
      rules: { ...QUIET, commandResponse: true },
      units: [[{ traits: [trait] }], [{}]],
    })
    table.by(1, 'deployed', {})
    table.by(2, 'deployed', {})
    table.by(1, 'roll-initiative', {}, 6, 1)
    changed(table, OWN, {
      marker: 'underFire',
      figures: table.unit(OWN).figures.map((one, at) => (at < 4 ? { ...one, fate: 'killed' } : one)),
    })
    const [offer] = offersOf(table, 1, 'activate')
    return JSON.stringify(offer && odds(offer, { unit: OWN, ...said }, view(table.state, 'side-1')))
  }
  expect(told('berserk', { reach: true })).toBe('[]')
  expect(told('berserk', { reach: false })).not.toBe('[]')
  expect(told('combatDrugs', { drugs: true })).toContain('morale')
  expect(told('combatDrugs', { drugs: true }).length).toBeLessThan(told('combatDrugs', {}).length)
})

it('experience buys Infect, and Mechanized with a vehicle that is nobody’s (2940)', () => {
  const men = {
    ...plainUnit({ id: 'men', kind: 'squad', figures: [figure({ id: 'men', role: 'trooper', count: 6 })] }),
  }
  const words = (vehicles: (typeof TANK)[], way: 'free' | 'points'): (string | null)[] => {
    const made = way === 'free' ? { way } : { way, budget: null }
    const force = forceAfter({ ...emptyForce('Own', made), units: [men], vehicles }, [], 'b1')
    return purchasesFor(force).map(({ word }) => word)
  }
  const truck = { ...TANK, seats: 8 }
  expect(words([truck], 'free')).toEqual(expect.arrayContaining(['infect', 'mechanized']))
  expect(words([], 'free')).not.toContain('mechanized')
  expect(words([], 'points')).not.toContain('infect')
  const force = forceAfter(
    { ...emptyForce('Own', { way: 'free' }), units: [men], vehicles: [truck] },
    [],
    'b1',
  )
  const bought = recovered(force, {
    kind: 'bought',
    what: 'trait',
    of: 'men',
    word: 'mechanized',
    roll: null,
  })
  expect(bought.units[0]).toMatchObject({ traits: ['mechanized'], partner: 'tank' })
  expect(checkDraft(bought)).toEqual([])
})
