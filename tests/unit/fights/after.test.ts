import { describe, expect, test } from 'vitest'
import { reasonsText } from '../../../renderer/systems/seven-seconds/fights/console/after/reasons-text.ts'
import {
  fatesFor,
  fatesOf,
  type FateDrafts,
} from '../../../renderer/systems/seven-seconds/fights/console/after/fates.ts'
import type { Tell } from '../../../renderer/systems/seven-seconds/fights/names.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { deedsOf } from '../../../shared/systems/seven-seconds/battle/ending/service.ts'
import type { Unit } from '../../../shared/systems/seven-seconds/battle/state/state.ts'
import '../../../renderer/systems/seven-seconds/fights/texts.ts'

const tell: Tell = (key, values = {}, plural) =>
  plural === undefined ? i18n.global.t(key, values) : i18n.global.t(key, values, plural)

describe('the score in words', () => {
  test.each([
    ['lost', 'tactical', 0, '0 tactical troopers lost'],
    ['lost', 'tactical', 1, '1 tactical trooper lost'],
    ['alive', 'scout', 1, '1 scout alive'],
    ['alive', 'assault', 4, '4 assault troopers alive'],
  ] as const)('%s %s %i', (fate, unit, count, text) => {
    const reason = { kind: 'units', fate, unit, count } as const
    expect(reasonsText([{ ...reason, side: 'a' }], tell, { a: 'A', b: 'B' })).toBe(text)
  })
})

function unit(id: string, name: string | null, destroyed: boolean): Unit {
  const [side, type] = id.split('-')
  const fate = destroyed ? { by: null, cause: 'gauss', round: 1 } : null
  const where = destroyed ? 'destroyed' : 'table'
  return { id, side, type, name, where, fate } as unknown as Unit
}

describe('what became of those with a name', () => {
  const units = [
    unit('a-scout-1', 'Aiko', false),
    unit('a-scout-2', 'Botan', true),
    unit('b-scout-1', null, true),
  ]
  const deeds = deedsOf(units)
  const of = (name: string, drafts: FateDrafts, all = units): readonly string[] => {
    const one = deeds.find((deed) => deed.unit.name === name)
    return one ? fatesFor(one, deeds, drafts, all) : []
  }

  test('whom somebody with a name from right to left has killed, is kept with it as it is', () => {
    const told = Object.assign((...all: Parameters<Tell>) => tell(...all), { named: () => 'مملكة' })
    const fallen = {
      ...unit('a-scout-2', 'Botan', true),
      fate: { by: 'b-scout-1', cause: 'gauss', round: 1 },
    }
    expect(fatesOf(deedsOf([fallen as Unit]), {}, told)[0]?.cause).toMatch(/^[^\u2066-\u2069]*مملكة$/)
  })

  test('a survivor cannot be killed while the fallen of the type are named', () => {
    expect(of('Aiko', {})).not.toContain('killed')
    expect(of('Botan', {})).toContain('killed')
  })

  test('but when it was another that fell, or one without a name', () => {
    expect(of('Aiko', { 'a-scout-2': { fate: 'wounded', wounds: '' } })).toContain('killed')
    expect(of('Aiko', {}, [...units, unit('a-scout-3', null, true)])).toContain('killed')
  })
})
