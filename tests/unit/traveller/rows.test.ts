import { expect, test } from 'vitest'
import { libraryKinds } from '../../../renderer/systems/traveller/library/kinds.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { aCharacter, aVehicle, carried, WEAPONS } from './battle/documents.ts'

/** How the rows of a form are told while they are closed. */

const linesOf = (kind: string, document: object): unknown[] => {
  const say = (key: string): string => i18n.global.t(key)
  const rows = libraryKinds.find((one) => one.kind === kind)?.rows?.(document, say).weapons ?? []
  return rows.map(({ name, line }) => [name, line])
}

test('rounds are told of what has a magazine, pieces of what is thrown, and neither of a blade', () => {
  const weapons = [
    carried('pistol', WEAPONS.pistol, { loaded: 0, spare: 12 }),
    carried('grenade', WEAPONS.grenade, { spare: 3, inHand: false }),
    carried('knife', WEAPONS.knife, { inHand: false }),
  ]
  expect(linesOf('character', aCharacter({ weapons }))).toEqual([
    ['Pistol', 'Rounds in it: 0 · Rounds besides: 12 · In hand when a fight opens'],
    ['Grenade', 'Pieces: 3'],
    ['Knife', ''],
  ])
})

test('what a vehicle has mounted is told with its arc and its hits', () => {
  const [gun] = aVehicle().weapons
  const weapons = gun ? [{ ...gun, hits: 1, failsAt: 4 }] : []
  expect(linesOf('vehicle', aVehicle({ weapons }))).toEqual([
    ['Cannon', 'Rounds in it: 20 · Rounds besides: 20 · Front · Hits taken: 1 · Jury-rigged, for hours: 4'],
  ])
})
