import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../../../../shared/systems/fast-and-dirty/battle/documents/commands.ts'
import { line } from '../../../../renderer/systems/fast-and-dirty/faces/lines.ts'
import { loop } from '../../../../shared/systems/fast-and-dirty/battle/decide.ts'
import type { HouseRules } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { view } from '../../../../shared/systems/fast-and-dirty/battle/view.ts'
import { FOE, OWN, PLAINLY, QUIET, shot, TANK, tableOf, type Table } from './table.ts'

/** What a tenth reading with the book in hand found; numbers are lines. */

describe('difficult ground through which a vehicle drives on (1861–1874, FAD-351)', () => {
  const tank = 'side-1.tank'
  const WAY: Omit<CommandOf<'drive'>, 'kind' | 'side' | 'rough'> = {
    unit: tank,
    speed: 'cautious',
    heading: 'free',
    into: 'none',
    ...{ mines: [], leaves: false },
    ...{ inches: 10, offRoad: 0, water: 0 },
  }
  const again = (table: Table): Table => {
    table.by(1, 'end-activation', { unit: tank })
    for (const id of [FOE, 'side-1.squad']) {
      const side = id === FOE ? 2 : 1
      table.by(side, 'activate', { ...PLAINLY, unit: id })
      table.by(side, 'end-activation', { unit: id })
    }
    table.by(1, 'roll-initiative', {}, 6, 1)
    table.by(1, 'activate', { ...PLAINLY, unit: tank })
    return table
  }
  const driven = (rules: Partial<HouseRules>, rough: number, ...dice: number[]): Table => {
    const table = tableOf({ rules: { ...QUIET, ...rules }, crafts: [[TANK], []] })
    table.acts(tank)
    table.by(1, 'drive', { ...WAY, rough }, ...dice)
    return again(table)
  }
  it('is tested once for six inches, however many drives they take', () => {
    const table = driven({}, 4, 3, 1)
    table.by(1, 'drive', { ...WAY, rough: 2, goesOn: true })
    again(table).by(1, 'drive', { ...WAY, rough: 1, goesOn: true }, 3, 1)
  })
  it('is another where the vehicle sets out from elsewhere', () => {
    driven({}, 4, 3, 1).by(1, 'drive', { ...WAY, rough: 2, goesOn: false }, 3, 1)
  })
  it('is run through in two drives too', () => {
    driven({ boggingAt: 'full' }, 4).by(1, 'drive', { ...WAY, rough: 2, goesOn: true }, 3, 1)
  })
  it('goes no farther than where it stops', () => {
    const table = tableOf({ rules: QUIET, crafts: [[TANK], []] })
    table.acts(tank)
    table.by(1, 'drive', { ...WAY, inches: 10, rough: 8 }, 3, 1, 1, 1)
    expect(table.last('driven').inches).toBe(8)
  })
  it('lets whoever has come free go six inches more', () => {
    const table = driven({}, 4, 1, 1)
    table.by(1, 'free', { unit: tank }, 3, 1)
    table.by(1, 'drive', { ...WAY, rough: 6, goesOn: true })
    expect(table.craft(tank).bogged).toBe(false)
  })
  it('is asked about only of whoever may stand in it', () => {
    const asks = (table: Table): boolean =>
      loop
        .options(table.state, 'side-1')
        .some(({ command, fields }) => command === 'drive' && fields.goesOn !== undefined)
    const table = driven({}, 4, 3, 1)
    expect(asks(table)).toBe(true)
    table.by(1, 'drive', { ...WAY, rough: 0, goesOn: true })
    expect(asks(again(table))).toBe(false)
  })
})

it('a hit is told in one line: what strikes, and what it strikes against (832, 861)', () => {
  const table = tableOf({ rules: QUIET })
  table.acts(OWN)
  table.by(1, 'shoot', shot(), 6, 1, 1, 6, 1, 6, 1, 6)
  const seen = view(table.state, 'public')
  const told = (purpose: string, at: number) => {
    const event = table.all('rolled').filter((one) => one.purpose === purpose)[at]
    return event ? line(event, { names: {} }, seen) : null
  }
  const [strikes, guards] = [told('damage', 0), told('armour', 0)]
  expect(strikes && guards ? strikes.with?.(guards) : null).toMatchObject({
    key: 'line.dice.against',
    values: { strikes: { key: 'line.dice.added' }, guards: { key: 'line.dice.plain' } },
  })
  expect(strikes ? strikes.with?.(strikes) : null).toBe(null)
})

describe('a squad that boards moves to its vehicle (676, 1405, 1454)', () => {
  const apc = { ...TANK, type: 'apcs' as const, weapons: [], crew: 1, seats: 8 }
  const BOARDS = { unit: OWN, craft: 'side-1.tank', beside: true }
  const boarding = (): Table => {
    const table = tableOf({ rules: { ...QUIET, opportunityFire: true }, crafts: [[apc], []] })
    table.acts(OWN)
    table.by(1, 'board', BOARDS)
    return table
  }
  it('is fired at on its way, and comes aboard all the same', () => {
    const table = boarding()
    expect(table.state.phase).toBe('reacting')
    table.by(2, 'op-fire', shot({ unit: FOE, at: OWN, cover: 'hard' }), 1, 1)
    expect(table.unit(OWN)).toMatchObject({ fate: 'aboard', aboard: 'side-1.tank', marker: 'underFire' })
  })
  it('comes to no vehicle where it is repulsed', () => {
    const table = boarding()
    table.by(2, 'op-fire', shot({ unit: FOE, at: OWN }), 6, 6, 6, 1, 6, 1, 6, 1)
    table.by(1, 'turn-away', { unit: OWN, into: 'partial', mines: [] })
    expect(table.unit(OWN)).toMatchObject({ fate: 'onTable', aboard: null })
    expect(table.craft('side-1.tank').done).toBe(false)
  })
})

it('a flyer lands before anybody gets aboard or out (676–680, 695)', () => {
  const lifter = { ...TANK, type: 'apcs' as const, method: 'fly' as const, weapons: [], crew: 1, seats: 8 }
  const commands = (table: Table): string[] =>
    loop.options(table.state, 'side-1').map(({ command }) => command)
  const outside = tableOf({ rules: QUIET, crafts: [[lifter], []] })
  outside.acts(OWN)
  expect(commands(outside)).not.toContain('board')
  const inside = tableOf({ rules: QUIET, crafts: [[lifter], []] })
  inside.by(1, 'embark', { unit: OWN, craft: 'side-1.tank' })
  inside.acts('side-1.tank')
  expect(commands(inside)).not.toContain('get-out')
  inside.by(1, 'land', { unit: 'side-1.tank', down: true })
  expect(commands(inside)).toContain('get-out')
})
