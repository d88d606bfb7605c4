import { describe, expect, test } from 'vitest'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import { SAMPLE_VEHICLES } from '../../../../shared/systems/traveller/samples/vehicles.ts'
import { aDrone, aVehicle, craftIn, WEAPONS } from './documents.ts'
import { blow, shot, tableOf, type Given, type Table, type Who } from './table.ts'

/** Cases that the book settles where two of its rules meet. */

const whole = { hits: 0, failsAt: null, price: null }
const seat = (craft: string, at: 'pilot' | 'crew' | 'passenger'): Pick<Who, 'at'> => ({
  at: { craft, seat: at, secured: false },
})

/** Ann operates a drone with a gun and a blade, from wherever she is. */
function remote(ann: Who = {}, over: Partial<Given> = {}): Table {
  const drone = aDrone({
    weapons: [
      { id: 'gun', weapon: WEAPONS.machineGun, arc: 'turret', loaded: 40, spare: 0, ...whole },
      { id: 'arm', weapon: WEAPONS.knife, arc: 'turret', loaded: 0, spare: 0, ...whole },
    ],
  })
  return tableOf({
    people: { ann: { body: [7, 12, 7], ...ann }, bob: { body: [7, 3, 7] } },
    ...over,
    crafts: [craftIn('drone', 'side-1', drone, { operator: 'ann' }), ...(over.crafts ?? [])],
  }).begins()
}

describe('what an operator’s body does not hinder (lines 60, 127, 168, 197)', () => {
  test('lying low: a drone fires and strikes from where it is', () => {
    const table = remote()
    table.does('change-stance', { fighter: 'ann', stance: 'prone' })
    const offers = travellerPlay.options(table.state, 'side-1')
    for (const { fields } of offers.filter(({ command }) => command === 'fire-auto'))
      expect(fields.clear).toMatchObject({ kind: 'is', value: true })
    table.does('attack', blow('ann', 'drone/arm', 'bob'), 1, 1)
  })

  test('sitting in a closed vehicle: a drone strikes outside', () => {
    const van = aVehicle({ closed: true, weapons: [], passengers: [] })
    const table = remote(seat('van', 'passenger'), { crafts: [craftIn('van', 'side-1', van)] })
    table.does('attack', blow('ann', 'drone/arm', 'bob'), 1, 1)
  })

  test('Recoil of what somebody does not ride costs nothing, on a mount what is written', () => {
    const table = remote()
    table.does('attack', shot('ann', 'drone/gun', 'bob'), 1, 1)
    expect(table.all('initiative-shifted')).toEqual([])
    const gun = {
      id: 'gun',
      weapon: WEAPONS.machineGun,
      arc: 'turret',
      loaded: 40,
      spare: 0,
      ...whole,
    } as const
    const car = craftIn('car', 'side-1', aVehicle({ passengers: [], weapons: [gun] }))
    const riding = tableOf({
      people: { ann: { body: [7, 12, 7], ...seat('car', 'crew') }, bob: {} },
      crafts: [car],
    })
    riding.begins()
    riding.does('attack', shot('ann', 'car/gun', 'bob'), 1, 1)
    expect(riding.last('initiative-shifted')).toMatchObject({ why: 'recoil', add: 2 })
  })

  test('the sample vehicles take the kick of their weapons', () => {
    const weapons = Object.values(SAMPLE_VEHICLES).flatMap((one) => one.weapons)
    expect(weapons.filter(({ weapon }) => weapon.recoil !== 0)).toEqual([])
  })
})

describe('the arc of a stunt (line 228)', () => {
  const asked = (table: Table): unknown =>
    travellerPlay
      .options(table.state, 'side-1')
      .find(
        ({ command, fields }) =>
          command === 'attack' && fields.target?.kind === 'is' && fields.target.value === 'bob',
      )?.fields.inArc

  test.each([
    ['behind the driver', 9, [true, false]],
    ['before the driver', 15, [true]],
  ] as const)('serves a gunner who acts %s for one turn', (_name, dex, turns) => {
    const table = tableOf({
      people: {
        ann: { body: [7, 12, 7], ...seat('car', 'pilot') },
        abe: { body: [7, dex, 7], ...seat('car', 'crew') },
        bob: { body: [7, 3, 7] },
      },
      crafts: [craftIn('car', 'side-1', aVehicle({ passengers: [], cargo: [] }), { speed: 40 })],
    }).begins()
    if (dex > 12) table.passes()
    table.does(
      'stunt',
      { fighter: 'ann', craft: 'car', what: 'arc', target: 'bob', arc: 'front', given: null },
      6,
      6,
    )
    for (const has of turns) {
      while (!table.acting().includes('abe')) {
        table.opens()
        if (!table.acting().includes('abe')) table.passes()
      }
      expect(asked(table)).toMatchObject({ kind: has ? 'is' : 'yes-no' })
      table.passes()
    }
  })
})

describe('who delays and reacts (lines 11, 64, 86)', () => {
  /** Ann 14 delays and dodges at Bob’s count of 13; Bea comes at 11. */
  function dodged(): Table {
    const table = tableOf({
      people: {
        ann: { body: [7, 12, 7] },
        bob: { body: [7, 9, 7], arms: 'pistol' },
        bea: { body: [7, 4, 7] },
      },
    }).begins()
    table.does('delay', { fighter: 'ann' })
    table.does('attack', shot('bob', 'pistol', 'ann', { aware: true }))
    table.by('side-1', 'let-pass', {})
    table.does('react', { fighter: 'ann', how: 'dodge', weapon: null }, 1, 1)
    return table
  }

  test('comes between from the lowered count on alone', () => {
    const table = dodged()
    expect(table.count('ann')).toBe(12)
    expect(table.offered('act-now', 'side-1')).toBe(0)
    table.passes()
    table.does('act-now', { fighter: 'ann' })
    expect(table.count('ann')).toBe(11)
  })

  test('is not asked before dice that are too early', () => {
    const table = dodged()
    table.does(
      'check',
      {
        fighter: 'bob',
        action: 'minor',
        about: 'Listens',
        skill: null,
        characteristic: null,
        limb: null,
        given: null,
      },
      1,
      1,
    )
    expect(table.all('checked')).toHaveLength(1)
  })

  test('leads the next round all the same', () => {
    const table = dodged()
    for (let n = 0; n < 2; n += 1) table.passes()
    expect(table.offered('act-now', 'side-1')).toBe(1)
    table.by('side-1', 'let-pass', {})
    table.opens()
    expect(table.acting()).toEqual(['ann'])
  })
})
