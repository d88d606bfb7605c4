import { describe, expect, test } from 'vitest'
import { fillIn, type Form } from '../../../renderer/fights/console/model/forms.ts'
import { MOST } from '../../../renderer/fights/console/model/inches.ts'
import { LONGEST } from '../../../shared/systems/seven-seconds/battle/documents/fields.ts'
import { inchesUpTo, wholeFrom } from '../../../shared/systems/seven-seconds/battle/rules/field.ts'

const form: Form = {
  command: 'target',
  side: 'a',
  offers: [{ command: 'target', side: 'a', fields: { inches: inchesUpTo(6), dice: wholeFrom(1, 3) } }],
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
