import { expect, test } from 'vitest'
import { libraryKinds } from '../../../renderer/systems/traveller/library/kinds.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { aCharacter, aDrone, aRobot, aVehicle, carried, WEAPONS } from './battle/documents.ts'

/** How the rows of a form are told while they are closed. */

const linesOf = (kind: string, document: object): unknown[] => {
  const say = (key: string): string => i18n.global.t(key)
  const rows = libraryKinds.find((one) => one.kind === kind)?.rows?.(document, say).weapons ?? []
  return rows.map(({ name, line }) => [name, line])
}

const hidden = (kind: string, document: object): readonly string[] =>
  libraryKinds.find((one) => one.kind === kind)?.hides?.(document) ?? []
/** Without what the weapons themselves have not. */
const ownHidden = (kind: string, document: object): readonly string[] =>
  hidden(kind, document).filter((path) => /^weapons\/\d+\/[^/]+$/u.test(path))

test('rounds are told of what has a magazine, pieces of what is thrown, and neither of a blade', () => {
  const weapons = [
    carried('pistol', WEAPONS.pistol, { loaded: 0, spare: 12 }),
    carried('grenade', WEAPONS.grenade, { spare: 3, inHand: false }),
    carried('knife', WEAPONS.knife, { inHand: false }),
    carried('rifle', WEAPONS.rifle, { loaded: 0, spare: 4, inHand: false, isLost: true }),
  ]
  expect(linesOf('character', aCharacter({ weapons }))).toEqual([
    ['Pistol', 'Rounds in it: 0 · Rounds besides: 12 · In hand when a battle opens'],
    ['Grenade', 'Pieces: 3'],
    ['Knife', ''],
    ['Rifle', 'Rounds besides: 4 · Lost: its rounds alone are left'],
  ])
})

test('an open row asks for rounds where there is a magazine or some are written, and for what was lost once it is', () => {
  const weapons = [
    carried('pistol', WEAPONS.pistol),
    carried('grenade', WEAPONS.grenade),
    carried('knife', WEAPONS.knife),
    carried('axe', WEAPONS.axe, { loaded: 1, spare: 1 }),
    carried('rifle', WEAPONS.rifle, { isLost: true }),
  ]
  expect(ownHidden('character', aCharacter({ weapons }))).toEqual([
    'weapons/1/loaded',
    'weapons/2/loaded',
    'weapons/2/spare',
    'weapons/0/isLost',
    'weapons/1/isLost',
    'weapons/2/isLost',
    'weapons/3/isLost',
  ])
  const [gun] = aVehicle().weapons
  const blade = gun && { ...gun, weapon: WEAPONS.knife, loaded: 0, spare: 0 }
  expect(ownHidden('vehicle', aVehicle({ weapons: gun && blade ? [gun, blade] : [] }))).toEqual([
    'weapons/1/loaded',
    'weapons/1/spare',
  ])
})

test('what a vehicle has mounted is told with its arc and its hits', () => {
  const [gun] = aVehicle().weapons
  const weapons = gun ? [{ ...gun, hits: 1, failsAt: 4 }] : []
  expect(linesOf('vehicle', aVehicle({ weapons }))).toEqual([
    ['Cannon', 'Rounds in it: 20 · Rounds besides: 20 · Front · Hits taken: 1 · Jury-rigged, for hours: 4'],
  ])
})

test.each([
  ['melee', 'knife', ['auto', 'magazine', 'reload', 'laser', 'laserSight', 'sensor', 'blast', 'scatters']],
  ['thrown', 'grenade', ['auto', 'magazine', 'reload', 'laser', 'laserSight', 'sensor', 'scatters']],
  ['gun', 'pistol', ['scatters']],
  ['explosive', 'launcher', []],
] as const)('a %s weapon is asked for nothing that such a one has not', (_kind, name, none) => {
  const document = { kind: 'weapon', version: 1, ...WEAPONS[name] }
  expect(hidden('weapon', document)).toEqual(none)
  expect(hidden('character', aCharacter({ weapons: [carried(name, WEAPONS[name])] }))).toEqual(
    expect.arrayContaining(none.map((one) => `weapons/0/weapon/${one}`)),
  )
})

test('what is written all the same stays in view', () => {
  const document = { kind: 'weapon', version: 1, ...WEAPONS.knife, magazine: 6, laser: true }
  expect(hidden('weapon', document)).toEqual(['auto', 'laserSight', 'sensor', 'blast', 'scatters'])
})

test('a robot or drone is asked for nobody who rides in it, and a vehicle for no mind', () => {
  const riding = ['closed', 'military', 'cover', 'shooters', 'pilot', 'crew', 'passengers']
  expect(hidden('vehicle', aRobot({ weapons: [] }))).toEqual(riding)
  expect(hidden('vehicle', aDrone({ weapons: [] }))).toEqual(riding)
  expect(hidden('vehicle', aVehicle({ weapons: [] }))).toEqual(['mind'])
})

test.each([
  [7, ''],
  [0, 'Unconscious'],
])('whoever has DEX %i is marked on the shelf: %s', (left, marked) => {
  const { characteristics } = aCharacter()
  const down = aCharacter({ characteristics: { ...characteristics, dex: { full: 7, left } } })
  const kind = libraryKinds.find((one) => one.kind === 'character')
  expect(kind?.isOut?.(down, (key) => i18n.global.t(key))).toBe(marked)
})

test('a machine that is scrap, or out of action, is marked on the shelf; one that is only hit is not', () => {
  const kind = libraryKinds.find((one) => one.kind === 'vehicle')
  const marked = (document: object): string | undefined =>
    kind?.isOut?.(document, (key) => i18n.global.t(key))
  const { systems } = aRobot()
  const gone = { hits: 3, failsAt: null, price: null }
  expect(marked(aRobot({ hull: { full: 4, left: 1 } }))).toBe('')
  expect(marked(aRobot({ systems: { ...systems, powerPlant: gone } }))).toBe('Out of action')
  expect(marked(aVehicle({ structure: { full: 2, left: 0 } }))).toBe('Scrap')
})
