import { describe, expect, test } from 'vitest'
import { picked, standingOf } from '../../../renderer/systems/seven-seconds/fights/console/model/aim.ts'
import {
  emptyDraft,
  fillIn,
  openFields,
  withChosen,
  type Form,
} from '../../../renderer/systems/seven-seconds/fights/console/model/forms.ts'
import { MOST } from '../../../renderer/systems/seven-seconds/fights/console/model/inches.ts'
import { LONGEST } from '../../../shared/systems/seven-seconds/battle/documents/fields.ts'
import { distanceUpTo, is, some, wholeFrom } from '../../../shared/battle/field.ts'

const form: Form = {
  command: 'target',
  side: 'a',
  offers: [{ command: 'target', side: 'a', fields: { inches: distanceUpTo(6), dice: wholeFrom(1, 3) } }],
}
const gapsOf = (inches: string, dice: string) => fillIn(form, { inches, dice }).gaps

describe('numbers of a form', () => {
  test('as much as any field may hold', () => {
    expect(MOST).toBe(LONGEST)
    expect(gapsOf(String(MOST), '3')).toEqual([])
  })

  test.each([
    ['', '1', 'inches', 'missing'],
    ['six', '1', 'inches', 'unreadable'],
    ['99999', '1', 'inches', 'most'],
    ['6.5', '1.5', 'dice', 'whole'],
  ])('%j and %j', (inches, dice, field, why) => {
    expect(gapsOf(inches, dice)).toEqual([{ path: [field], why }])
  })

  test('what only a rule forbids is left to the rules', () => {
    expect(gapsOf('7', '3')).toEqual([])
  })
})

describe('a kamikaze that flew to where an Objective is near', () => {
  const near = some(['alpha', 'beta'], { partOf: 'passes' })
  const flight: Form = {
    command: 'kamikaze',
    side: 'a',
    offers: (['move', 'jump'] as const).map((by) => ({
      command: 'kamikaze',
      side: 'a',
      fields: {
        by: is(by),
        inches: distanceUpTo(by === 'move' ? 6 : 9),
        spent: by === 'move' ? distanceUpTo(6, 'inches') : is(null),
        passes: some(['b-scout-1', 'alpha', 'beta'], { usual: by === 'move' ? ['alpha'] : [] }),
        near,
      },
    })),
  }
  const moves = emptyDraft(flight)

  test('passes it by a Move, and by a Jump only where it lands so near (p.18)', () => {
    expect(moves.passes).toEqual(['alpha'])
    const seen = { ...moves, passes: ['alpha', 'b-scout-1'], near: ['alpha'] }
    const jumps = withChosen(flight, seen, 'by', 'jump')
    expect(jumps).toMatchObject({ by: 'jump', passes: ['b-scout-1'], near: [] })
    expect(withChosen(flight, jumps, 'by', 'move')).toMatchObject({
      by: 'move',
      passes: ['alpha', 'b-scout-1'],
    })
  })

  test('is near whatever lies within 6" of its landing: that is chosen once', () => {
    const jumps = withChosen(flight, moves, 'by', 'jump')
    const fields = openFields(flight, jumps)
    const { passes } = fields
    if (!passes) throw new Error('A Jump passes others.')
    const aim = { name: 'passes', field: passes, of: [] }
    const once = picked(jumps, aim, 'beta', fields)
    expect(once.passes).toEqual(['beta'])
    const screened = picked(once, aim, 'beta', fields)
    expect(screened).toMatchObject({ passes: [], near: ['beta'] })
    expect(standingOf(screened, aim, 'beta')).toBe('screened')
    expect(picked(screened, aim, 'beta', fields)).toMatchObject({ passes: [], near: [] })
  })

  test('is near without being sensed behind blocking terrain: chosen a third time (p.11, 18)', () => {
    const fields = openFields(flight, moves)
    const { passes } = fields
    if (!passes) throw new Error('A Move passes others.')
    const aim = { name: 'passes', field: passes, of: [] }
    const steps = [moves]
    for (let n = 0; n < 4; n += 1) steps.push(picked(steps.at(-1) ?? moves, aim, 'alpha', fields))
    // It was near the start: where it is left out, what stands between is the reason.
    expect(steps.map((draft) => standingOf(draft, aim, 'alpha'))).toEqual([
      'yes',
      'near',
      'screened',
      'screened',
      'yes',
    ])
    expect(steps.map(({ near }) => near)).toEqual([[], ['alpha'], ['alpha'], [], []])
  })
})
