import { expect, test } from 'vitest'
import { travellerPlay } from '../../../shared/systems/traveller/battle/play.ts'
import { act, usual } from '../../../renderer/systems/traveller/faces/acts.ts'
import { aVehicle, craftIn } from './battle/documents.ts'
import { shot, tableOf, type Table } from './battle/table.ts'

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

test('how far a vehicle moved stands in the form as the road sees it, and can be said otherwise (TRV-207)', () => {
  const crafts = [craftIn('car', 'side-2', aVehicle({ passengers: [] }), { speed: 70 })]
  const at = { craft: 'car', seat: 'pilot', secured: true } as const
  const table = tableOf({
    people: { ann: { body: [7, 12, 7], arms: 'pistol' }, bob: { at } },
    crafts,
  }).begins()
  const attacks = offered(table, 'attack')
  expect(attacks.map(({ fields }) => fields.target)).toMatchObject([{ value: 'bob' }, { value: 'car' }])
  expect(attacks.map((offer) => usual(offer, view(table)).moved)).toEqual(['116', '116'])
})
