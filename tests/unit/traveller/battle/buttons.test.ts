import { expect, test } from 'vitest'
import { act, usual } from '../../../../renderer/systems/traveller/faces/acts.ts'
import { named } from '../../../../renderer/systems/traveller/faces/called.ts'
import { odds } from '../../../../renderer/systems/traveller/faces/odds.ts'
import { commandSchema } from '../../../../shared/systems/traveller/battle/documents/commands.ts'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import { aRobot, aVehicle, craftIn, WEAPONS } from './documents.ts'
import { tableOf, type Table } from './table.ts'

/** What stands on the buttons of a turn, and what a form asks or begins with. */

const view = (table: Table) => travellerPlay.view(table.state, 'side-1')
const offered = (table: Table, command: string) =>
  travellerPlay.options(table.state, 'side-1').filter((offer) => offer.command === command)

function chase(): Table {
  const at = (craft: string) => ({ craft, seat: 'pilot', secured: true }) as const
  return tableOf({
    people: {
      ann: { body: [7, 12, 7], at: at('car') },
      abe: {},
      bob: { at: at('van') },
    },
    crafts: [
      craftIn('car', 'side-1', aVehicle({ passengers: [] }), { speed: 60 }),
      craftIn('van', 'side-2', aVehicle({ passengers: [] }), { speed: 60 }),
    ],
  }).begins()
}

test('a ram names whom it is at, the own side apart and below all', () => {
  const table = chase()
  const rams = offered(table, 'ram').map((offer) => act(offer, view(table)))
  expect(rams).toMatchObject([
    { to: { what: { key: 'act.ramWith' }, whom: 'Car' } },
    { to: { what: { key: 'act.ramOwnWith' }, whom: 'abe' }, stands: 'rare' },
  ])
})

test('each stunt is one of its own', () => {
  const table = chase()
  const stunts = offered(table, 'stunt').map((offer) => act(offer, view(table)).does.values?.what)
  expect(new Set(stunts.map((what) => JSON.stringify(what))).size).toBe(5)
})

test('to end it all is asked for, with who holds the field', () => {
  const table = chase()
  const [end] = offered(table, 'end-combat')
  expect(end?.fields).toMatchObject({ controls: { kind: 'one', of: ['side-1', 'side-2'], orNone: true } })
  expect(end && odds(end, {}, view(table))).toEqual([{ key: 'odds.ends' }])
  table.by('side-1', 'end-combat', { controls: 'side-2' })
  expect(table.state.ending).toEqual({ how: 'by-agreement', controls: 'side-2' })
  const older = { kind: 'end-combat', side: 'side-1' }
  expect(commandSchema.parse(older)).toEqual({ ...older, controls: null })
})

test('a check begins with what somebody is best at', () => {
  const skills = [
    { skill: 'Recon', specialty: '', level: 1 },
    { skill: 'Gun Combat', specialty: 'slug', level: 2 },
  ]
  const table = tableOf({ people: { ann: { body: [6, 12, 7], skills }, bob: {} } }).begins()
  for (const command of ['check', 'begin-work'])
    expect(offered(table, command).map((offer) => usual(offer, view(table)))).toEqual([
      { skill: 'Gun Combat (slug)', characteristic: 'dex' },
    ])
})

test('of weaving nothing is foretold before its number is chosen', () => {
  const table = chase()
  table.by('side-1', 'set-conditions', {
    light: null,
    smoke: null,
    weather: false,
    radio: 'clear',
    obstacles: true,
  })
  const [weave] = offered(table, 'weave')
  expect(weave && odds(weave, { fighter: 'ann', craft: 'car' }, view(table))).toEqual([])
  expect(weave && odds(weave, { fighter: 'ann', craft: 'car', number: 2 }, view(table))).not.toEqual([])
})

test('a system or limb is called as the vehicle has it that is asked about, whatever others call theirs', () => {
  const at = (craft: string) => ({ craft, seat: 'pilot', secured: true }) as const
  const [gun] = aVehicle().weapons
  if (!gun) throw new Error('It has one.')
  const claw = { id: 'limb', name: 'Claw', hits: 0, failsAt: null, price: null }
  const hurt = { ...gun, hits: 1, weapon: WEAPONS.laser }
  const table = tableOf({
    people: { ann: { body: [7, 12, 7], at: at('bus') }, bob: { at: at('car') } },
    crafts: [
      craftIn('car', 'side-2', aVehicle({ passengers: [] })),
      craftIn('bus', 'side-1', aVehicle({ name: 'Bus', weapons: [hurt], passengers: [] })),
      craftIn('robot', 'side-2', aRobot({ limbs: [claw] }), { prepared: true }),
    ],
  }).begins()
  while (!table.acting().includes('ann')) table.passes()
  const [rig] = offered(table, 'jury-rig')
  expect(rig && named('part', 'gun', view(table), rig.fields)).toBe('Laser')
  const limb = (fighter: string) =>
    named('limb', 'limb', view(table), { fighter: { kind: 'is', value: fighter, measured: false } })
  expect(limb('robot')).toBe('Claw')
  expect(limb('other')).toEqual({ key: 'place.limb' })
})
