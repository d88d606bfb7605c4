import { expect, test } from 'vitest'
import { affordable } from '../../../renderer/systems/seven-seconds/fights/secrets/squad.ts'

const prices = { basic: 1, kamikaze: 2, haywire: 2, recce: 3 }
const most = { basic: 4, kamikaze: 2, haywire: 2, recce: 1 }
const none = { basic: 0, kamikaze: 0, haywire: 0, recce: 0 }

test.each([
  ['no point left', none, 0, []],
  ['more spent than there are', none, -2, []],
  ['one point', none, 1, ['basic']],
  ['points for all', none, 3, ['basic', 'kamikaze', 'haywire', 'recce']],
  ['points for what no figures are left of', { ...none, basic: 4 }, 1, []],
  ['figures of the dearer ones left', { ...none, basic: 4, recce: 1 }, 3, ['kamikaze', 'haywire']],
])('what points would still buy: %s', (_name, drones, points, told) => {
  expect(affordable(drones, { prices, most }, points)).toEqual(told)
})
