import { expect, test } from 'vitest'
import { travellerPlay } from '../../../shared/systems/traveller/battle/play.ts'
import { act, now, order, usual } from '../../../renderer/systems/traveller/faces/acts.ts'
import { named } from '../../../renderer/systems/traveller/faces/called.ts'
import { odds } from '../../../renderer/systems/traveller/faces/odds.ts'
import { typedOf } from '../../../renderer/table/values.ts'
import type { EncounterDraft } from '../../../shared/systems/traveller/documents/encounter.ts'
import { signed } from '../../../renderer/ui/fields/whole-number.ts'
import { pieces } from '../../../renderer/systems/traveller/faces/pieces.ts'
import { aDrone, aRobot, aVehicle, craftIn } from './battle/documents.ts'
import { blow, shot, tableOf, type Table, type Who } from './battle/table.ts'

/** Under whom acts stand at the table, in which order, and what their forms begin with. */

const view = ({ state }: Table): object => travellerPlay.view(state, 'side-1')
const offered = ({ state }: Table, command: string) =>
  (['side-1', 'side-2'] as const)
    .flatMap((side) => travellerPlay.options(state, side))
    .filter((offer) => offer.command === command)

test('what the winner of a grapple chooses stands under the winner’s name', () => {
  const table = tableOf({ people: { ann: { body: [7, 12, 7] }, bob: {} } }).begins()
  table.does('grapple', { fighter: 'ann', target: 'bob', with: 'dex', within: true })
  table.does('resist', { fighter: 'bob', with: 'str' }, 6, 6, 1, 1)
  const acts = offered(table, 'choose-hold').map((offer) => act(offer, view(table)).of)
  expect(new Set(acts)).toEqual(new Set(['ann']))
})

test('who delays and has reacted is shown with the count from which they may come between (lines 64, 86)', () => {
  const table = tableOf({
    people: {
      ann: { body: [7, 12, 7] },
      abe: { body: [7, 10, 7] },
      bob: { body: [7, 9, 7], arms: 'pistol' },
    },
  }).begins()
  const marks = (): unknown => pieces(view(table)).find(({ id }) => id === 'ann')?.marks
  table.does('delay', { fighter: 'ann' })
  expect(marks()).toEqual([{ key: 'mark.delays' }])
  table.passes()
  table.does('attack', shot('bob', 'pistol', 'ann', { aware: true }))
  table.by('side-1', 'let-pass', {})
  table.does('react', { fighter: 'ann', how: 'dodge', weapon: null }, 1, 1)
  expect(marks()).toContainEqual({ key: 'mark.delaysFrom', values: { n: 12 } })
})

test('with one side left the end stands before fighting on (TRV-026)', () => {
  const table = tableOf({ people: { ann: { body: [7, 12, 7], arms: 'pistol' }, bob: { body: [3, 7, 1] } } })
  table.begins()
  expect(offered(table, 'end-combat').map((offer) => act(offer, view(table)).stands)).toEqual(['rare'])
  table.does('attack', shot('ann', 'pistol', 'bob'), 6, 6, 1, 1, 2)
  table.does('choose-loss', { fighter: 'bob', from: 'str' })
  expect(table.state.phase).toBe('closing')
  expect(offered(table, 'end-combat').map((offer) => act(offer, view(table)).stands)).toEqual(['first'])
  expect(offered(table, 'fight-on').map((offer) => act(offer, view(table)).stands)).toEqual(['ends'])
})

test.each([
  ['pistol', ['first', 'rare']],
  ['-pistol', ['first']],
  ['', ['first']],
])('bare hands stand below what is in hand: with “%s”', (arms, stands) => {
  const table = tableOf({ people: { ann: { body: [7, 12, 7], arms }, bob: {} } }).begins()
  expect(offered(table, 'attack').map((offer) => act(offer, view(table)).stands)).toEqual(stands)
})

test('how far a vehicle moved stands in the form as the road sees it, and can be said otherwise (TRV-207)', () => {
  const crafts = [craftIn('car', 'side-2', aVehicle({ passengers: [] }), { speed: 70 })]
  const at = { craft: 'car', seat: 'pilot', secured: true } as const
  const table = tableOf({
    people: { ann: { body: [7, 12, 7], arms: 'hands' }, bob: { at } },
    crafts,
  }).begins()
  const attacks = offered(table, 'attack')
  expect(attacks.map(({ fields }) => fields.target)).toMatchObject([{ value: 'bob' }, { value: 'car' }])
  expect(attacks.map((offer) => usual(offer, view(table)).moved)).toEqual(['116', '116'])
})

test('vehicles that somebody may get into stand beside each other, those of others as what is seldom meant', () => {
  const crafts = [
    craftIn('car', 'side-1', aVehicle({ passengers: [] })),
    craftIn('van', 'side-2', aVehicle({ passengers: [] })),
  ]
  const table = tableOf({ people: { ann: { body: [7, 12, 7] }, bob: {} }, crafts }).begins()
  const ann = offered(table, 'board').filter(({ side }) => side === 'side-1')
  const acts = ann.map((offer) => act(offer, view(table)))
  expect(acts.map(({ to }) => to?.what)).toEqual([{ key: 'command.board' }, { key: 'command.board' }])
  expect(acts.map(({ stands }) => stands)).toEqual([undefined, 'rare'])
})

test('a ram says into whom or what, with one’s own side alone below all; a stunt says what for', () => {
  const at = { craft: 'car', seat: 'pilot', secured: true } as const
  const table = tableOf({
    people: { ann: { body: [7, 12, 7], at }, abe: {}, bob: {} },
    crafts: [
      craftIn('car', 'side-1', aVehicle({ passengers: [] }), { speed: 40 }),
      craftIn('van', 'side-2', aVehicle({ name: 'Van', passengers: [] })),
      craftIn('bus', 'side-1', aVehicle({ name: 'Bus', passengers: [] }), { speed: 30 }),
    ],
  }).begins()
  const told = (command: string) => offered(table, command).map((offer) => act(offer, view(table)))
  expect(told('ram').map(({ to, stands }) => [to?.what.key, to?.whom, stands])).toEqual([
    ['act.ramWith', 'bob', undefined],
    ['act.ramWith', 'Van', undefined],
    ['act.ramOwnWith', 'abe', 'rare'],
    ['act.ramOwnWith', 'Bus', 'rare'],
  ])
  expect(told('stunt').map(({ does: { values } }) => values?.what)).toEqual(
    ['manoeuvres', 'help', 'feat', 'show', 'arc'].map((what) => ({ key: `what.${what}` })),
  )
})

test('who drives beside a vehicle sees it move by the difference of their speeds (TRV-207)', () => {
  const at = { craft: 'car', seat: 'pilot', secured: true } as const
  const table = tableOf({
    people: { ann: { body: [7, 12, 7], arms: 'pistol', at }, bob: {} },
    crafts: [
      craftIn('car', 'side-1', aVehicle({ passengers: [] }), { speed: 60 }),
      craftIn('van', 'side-2', aVehicle({ passengers: [] }), { speed: 66 }),
    ],
  }).begins()
  const moved = offered(table, 'attack')
    .filter(({ fields }) => fields.target?.kind === 'is' && fields.target.value === 'van')
    .map((offer) => usual(offer, view(table)).moved)
  expect(new Set(moved)).toEqual(new Set(['10']))
})

test('forms begin with what is so, what is better and what is held', () => {
  const skills = [{ skill: 'Recon', specialty: '', level: 1 }]
  const table = tableOf({
    people: { ann: { body: [7, 12, 7], arms: 'knife', skills }, bob: {} },
    encounter: { light: 'dark', weather: true, radio: 'jammed' },
  }).begins()
  const begun = (command: string) => offered(table, command).map((offer) => usual(offer, view(table)))[0]
  expect(begun('set-conditions')).toEqual({
    ...{ light: 'dark', smoke: '', weather: true, radio: 'jammed', obstacles: false },
  })
  expect([begun('attack')?.with, begun('grapple')?.with]).toEqual(['dex', 'dex'])
  expect([begun('check'), begun('begin-work')]).toEqual([
    { skill: 'Recon', characteristic: 'dex' },
    { skill: 'Recon', characteristic: 'dex' },
  ])
  // Light and weather are no side's: it stands once.
  expect(offered(table, 'set-conditions').map((offer) => act(offer, view(table)).ofTable)).toEqual([
    true,
    true,
  ])
  // One word is the end for all: that is looked at first.
  expect(offered(table, 'end-combat').map((offer) => act(offer, view(table)).weighty)).toEqual([true])
})

test('where only one distance can be it is not asked, and a move begins with all of it', () => {
  const people = { ann: { body: [7, 12, 7], arms: 'hands' }, bob: {} } as const
  const asked = (ground: EncounterDraft['ground'], command: string, field: string): unknown[] => {
    const table = tableOf({ people, encounter: { ground } }).begins()
    return offered(table, command).map((offer) => [
      offer.fields[field]?.kind,
      typedOf(offer.fields, usual(offer, view(table)))[field],
    ])
  }
  const squares = { kind: 'squares', width: 20, depth: 20 } as const
  expect(asked(squares, 'attack', 'range')).toEqual([['number', '0']])
  expect(asked({ kind: 'metres' }, 'attack', 'range')).toEqual([['number', '1']])
  expect(asked({ kind: 'bands' }, 'attack', 'range')).toEqual([['one', 'personal']])
  expect(asked(squares, 'move', 'far')).toEqual([
    ['number', '4'],
    ['number', '2'],
  ])
  expect(asked({ kind: 'metres' }, 'move', 'far')).toEqual([
    ['number', '6'],
    ['number', '3'],
  ])
})

test('the odds of what a driver does are without the evasive action that ends with it (line 216)', () => {
  const at = { craft: 'car', seat: 'pilot', secured: true } as const
  const table = tableOf({
    people: { ann: { body: [7, 12, 7], at }, bob: {} },
    crafts: [craftIn('car', 'side-1', aVehicle({ passengers: [] }), { speed: 40 })],
  }).begins()
  table.does('evade', { fighter: 'ann', craft: 'car', given: null }, 6, 6)
  for (let turn = 0; turn < 2; turn += 1) table.passes()
  table.opens()
  expect(table.craft('car').evasion).toBe(3)
  const said = shot('ann', 'car/turret', 'bob')
  const [offer] = offered(table, 'attack')
  const told = offer && odds(offer, { ...said, beside: [] }, view(table))
  table.does('attack', said, 1, 1)
  expect(told?.[0]).toMatchObject({ values: { dm: signed(table.last('weighed').dm) } })
})

test.each([
  ['launcher', true, 'odds.burstsWithEffect'],
  ['launcher', false, 'odds.bursts'],
  ['grenade', true, 'odds.bursts'],
])(
  'what a %s comes to says whether its Effect is added, by house rule %s (R22)',
  (arms, firedEffect, key) => {
    const table = tableOf({ rules: { firedEffect }, people: { ann: { body: [7, 12, 7], arms }, bob: {} } })
    table.begins()
    const [offer] = offered(table, 'attack')
    const told = offer && odds(offer, { ...shot('ann', arms, 'bob'), beside: [] }, view(table))
    expect(told?.map((one) => one.key)).toContain(key)
  },
)

test('the odds of a parry without the skill are by the house rule that it helps who attacks (R41)', () => {
  const knives = { body: [7, 12, 7], arms: 'knife' } as const
  const table = tableOf({
    rules: { unskilledParry: 'helpsAttacker' },
    people: { ann: knives, bob: {} },
  }).begins()
  table.does('attack', blow('ann', 'knife', 'bob', { aware: true }))
  const [offer] = offered(table, 'react')
  const parry = { fighter: 'bob', how: 'parry', weapon: null } as const
  const told = offer && odds(offer, parry, view(table))
  table.does('react', parry, 1, 1)
  expect(told?.[0]).toMatchObject({ values: { dm: signed(table.last('weighed').dm) } })
})

test('of a combat told by hand the weapons stand with who holds them, or on what they are mounted', () => {
  const table = tableOf({
    people: { ann: { arms: 'pistol' }, bob: {} },
    crafts: [craftIn('car', 'side-1', aVehicle())],
  })
  const weapons = ['ann/pistol', 'car/gun'].map((held) => named('held', held, view(table)))
  expect(weapons).toMatchObject([
    { values: { who: 'ann', weapon: 'Pistol' } },
    { values: { who: 'Car', weapon: 'Cannon' } },
  ])
})

test('on the track stands who is asked out of turn: to react, or whether to come between', () => {
  const table = tableOf({ people: { ann: { body: [7, 12, 7] }, bob: { arms: 'pistol' } } }).begins()
  const asked = () =>
    order(view(table)).flatMap((group) =>
      group.flatMap((one) => (one.asked ? [[one.id, one.asked.key]] : [])),
    )
  table.does('delay', { fighter: 'ann' })
  expect(asked()).toEqual([])
  table.does('attack', shot('bob', 'pistol', 'ann', { aware: true }))
  expect(asked()).toEqual([['ann', 'note.mayAct']])
  table.by('side-1', 'let-pass', {})
  expect(asked()).toEqual([['ann', 'note.mayReact']])
})

test('what acts by itself shows its Initiative, and no speed', () => {
  const table = tableOf({
    people: { ann: {} },
    crafts: [craftIn('robot', 'side-2', aRobot(), { prepared: true }), craftIn('car', 'side-1', aVehicle())],
  }).begins()
  const says = (id: string) =>
    pieces(view(table))
      .find((piece) => piece.id === id)
      ?.states.map(({ key }) => key) ?? []
  expect(says('robot')).toContain('piece.count')
  expect(says('robot')).not.toContain('piece.speed')
  expect(says('car')).toContain('piece.speed')
})

test('two who are called the same are told apart by what they ride, or by their side', () => {
  const mate = { id: 'mate', name: 'The mate', secured: false, isDead: false }
  const crafts = (['side-1', 'side-2'] as const).map((side, at) =>
    craftIn(`car-${at}`, side, aVehicle({ name: `Car ${at}`, passengers: [mate] })),
  )
  const table = tableOf({ people: { ann: { name: 'Twin' }, bob: { name: 'Twin' } }, crafts })
  const calls = Object.values(table.state.fighters).map(({ id }) => named('dead', id, view(table)))
  const of = (name: string, where: string) => ({ key: 'called.of', values: { name, where } })
  const sides = table.state.setup.sides.map(({ name }) => name)
  expect(calls).toEqual([
    ...sides.map((side) => of('Twin', side)),
    of('The mate', 'Car 0'),
    of('The mate', 'Car 1'),
  ])
})

test('at the end of a round to let it pass is to lead the next one (line 86)', () => {
  const table = tableOf({ people: { ann: { body: [7, 12, 7] }, bob: {} } }).begins()
  table.does('delay', { fighter: 'ann' })
  table.passes()
  expect(offered(table, 'let-pass').map((offer) => act(offer, view(table)).does)).toEqual([
    { key: 'act.leadNext' },
  ])
})

test('a driver is told that control is still to be kept, and that stands before all else (line 190)', () => {
  const at = { craft: 'car', seat: 'pilot', secured: true } as const
  const table = tableOf({
    people: { ann: { body: [7, 12, 7], arms: 'pistol', at }, bob: {} },
    crafts: [craftIn('car', 'side-1', aVehicle({ passengers: [] }), { speed: 40 })],
  }).begins()
  const told = (): string[] => now(view(table)).map(({ key }) => key)
  expect(told()).toEqual(['now.turn', 'now.uncontrolled'])
  expect(offered(table, 'drive').map((offer) => act(offer, view(table)).stands)).toEqual(['before'])
  table.does('drive', { fighter: 'ann', craft: 'car', speed: 40 })
  expect(told()).toEqual(['now.turn'])
})

test('so is whoever controls a drone, and everybody sees that it wants it, or has nobody (lines 190, 255)', () => {
  const flying = (over: Partial<Who>): Table =>
    tableOf({
      people: { ann: { body: [7, 12, 7], ...over }, abe: {}, bob: {} },
      crafts: [
        craftIn('gnat', 'side-1', aDrone(), {
          operator: 'ann',
          speed: 20,
        }),
      ],
    })
  const marks = (table: Table): unknown =>
    pieces(travellerPlay.view(table.state, 'side-2')).find(({ id }) => id === 'gnat')?.marks
  const table = flying({}).begins()
  expect(now(view(table)).map(({ key }) => key)).toEqual(['now.turn', 'now.uncontrolled'])
  expect(offered(table, 'drive').map((offer) => act(offer, view(table)).stands)).toEqual(['before'])
  expect(marks(table)).toEqual([{ key: 'mark.uncontrolled' }])
  table.does('drive', { fighter: 'ann', craft: 'gnat', speed: 20 })
  expect(marks(table)).toEqual([])
  expect(marks(flying({ body: [0, 7, 0] }))).toEqual([{ key: 'mark.noDriver' }])
  // Who controls it from hiding the others do not know.
  const hidden = travellerPlay.view(flying({ hidden: true }).state, 'side-2').crafts
  expect(JSON.stringify(hidden)).not.toContain('ann')
})

test('with a rider whom a grenade strikes the vehicle stands in the blast to begin with (line 136)', () => {
  const at = { craft: 'car', seat: 'pilot', secured: true } as const
  const table = tableOf({
    people: { ann: { at }, abe: {}, bob: { body: [7, 12, 7], arms: 'grenade' } },
    crafts: [craftIn('car', 'side-1', aVehicle({ passengers: [] }))],
  }).begins()
  const target = shot('bob', 'grenade', 'ann', { cover: 'half', soft: true })
  table.does('attack', { ...target, given: null }, 6, 6)
  const [offer] = offered(table, 'settle-blast')
  expect(offer && usual(offer, view(table))).toEqual({ near: ['car'] })
})

test.each([
  ['the drive is out', { drive: 3 }],
  ['the plant is', { powerPlant: 3 }],
])('a driver is told nothing of control where %s (lines 284, 304)', (_what, hits) => {
  const at = { craft: 'car', seat: 'pilot', secured: true } as const
  const table = tableOf({
    people: { ann: { body: [7, 12, 7], arms: 'pistol', at }, bob: {} },
    crafts: [craftIn('car', 'side-1', aVehicle({ passengers: [] }), { speed: 40 })],
  }).begins()
  const seen = travellerPlay.view(table.state, 'public')
  const [car] = seen.crafts
  if (!car) throw new Error('no car')
  const hit = { ...seen, crafts: [{ ...car, shell: { ...car.shell, ...hits } }] }
  expect(now(hit).map(({ key }) => key)).toEqual(['now.turn'])
})

test('once a fight is over nobody has the turn or aims any more', () => {
  const table = tableOf({ people: { ann: { body: [7, 12, 7], arms: 'pistol' }, bob: {} } }).begins()
  const marks = (): unknown => pieces(view(table)).find(({ id }) => id === 'ann')?.marks
  expect(marks()).toEqual([{ key: 'mark.turn' }])
  table.by('side-1', 'end-combat', { controls: null })
  expect(marks()).toEqual([])
})

test('no side waits for itself of which nobody is up', () => {
  const table = tableOf({ people: { ann: {}, bob: { body: [0, 0, 0] }, cal: {} } })
  const [rolls] = now(view(table))
  expect(rolls?.values?.sides).toHaveLength(2)
})
