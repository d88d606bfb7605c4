import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNamed } from '../../../shared/document.ts'
import {
  DEFAULT_RULES_DOCUMENT,
  RULES_DOCUMENT,
} from '../../../shared/systems/fast-and-dirty/documents/rules.ts'
import {
  DEFAULT_RULES,
  HOUSE_RULES,
  RULE_BOOK,
  RULE_GROUPS,
} from '../../../shared/systems/fast-and-dirty/house-rules.ts'
import type { HouseRule } from '../../../shared/systems/house-rules.ts'
import { listsHouseRules } from '../games/house-rules.ts'

const inGroup = (group: string): string[] => RULE_BOOK.keys.filter((key) => HOUSE_RULES[key].group === group)

describe('the list of house rules', () => {
  listsHouseRules(RULE_BOOK.keys, HOUSE_RULES, RULE_GROUPS, DEFAULT_RULES)

  it('has a switch for every Advanced rule, in the order of the book', () => {
    const lines = inGroup('advanced').map((key) => Number(/^\d+/u.exec(ofKey(key).lines)?.[0]))
    expect(lines).toEqual(lines.toSorted((one, other) => one - other))
    // Headings of the book between lines 1148 and 1944.
    expect(lines).toHaveLength(28)
    for (const key of inGroup('advanced')) expect(ofKey(key).values).toEqual([true, false])
  })

  it('has a switch for every Optional rule, off but for the one that is recommended', () => {
    const optional = inGroup('optional')
    expect(optional).toHaveLength(13)
    const on = optional.filter((key) => ofKey(key).values[0] === true)
    expect(on).toEqual(['losingHeart'])
  })

  it('has every ruling of one choice that a group may change', () => {
    const listed = new Set(RULE_BOOK.keys.flatMap((key) => HOUSE_RULES[key].ruling ?? []))
    const open = [1, 8, 11, 12, 18, 19, 24, 26, 28, 32, 35, 36]
    expect(open.filter((number) => !listed.has(`R${number}`))).toEqual([])
  })

  it.each([
    ['cannonLightDamage', 2],
    ['mortarLightDamage', 1],
    ['beamHeavyDamage', 2],
    ['noGrenades', -1],
    ['stanceDummies', 'platoon'],
    ['barredGround', 'mayTry'],
    ['fewFigures', 'damage'],
    ['noRating', 'noHarm'],
    ['smallVehicles', 'lightTransports'],
    ['scatter', 'summed'],
    ['closeInDamage', 0],
    ['turns', 'open'],
    ['vehicleStealth', 'nextBand'],
    ['shakyFirst', 'shaky'],
  ] as const)('%s is %s unasked', (key, value) => expect(DEFAULT_RULES[key]).toBe(value))

  it('are kept whole', () =>
    fc.assert(
      fc.property(
        fc.record(
          Object.fromEntries(
            RULE_BOOK.keys.map((key) => [key, fc.constantFrom<unknown>(...HOUSE_RULES[key].values)]),
          ),
        ),
        (rules) => {
          const document = { kind: 'house-rules', version: 1, name: 'Ours', rules }
          expect(readNamed(RULES_DOCUMENT, JSON.parse(JSON.stringify(document)))).toEqual({ document })
          expect(RULE_BOOK.schema.safeParse({ ...rules, luck: true }).success).toBe(false)
        },
      ),
      { numRuns: 40 },
    ))
  it('those unasked are a document', () =>
    expect(readNamed(RULES_DOCUMENT, DEFAULT_RULES_DOCUMENT)).toEqual({ document: DEFAULT_RULES_DOCUMENT }))
})

function ofKey(key: string): HouseRule {
  const found = new Map<string, HouseRule>(Object.entries(HOUSE_RULES)).get(key)
  if (!found) throw new Error(`${key} is no house rule.`)
  return found
}
