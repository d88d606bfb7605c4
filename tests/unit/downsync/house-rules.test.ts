import { describe, expect, it } from 'vitest'
import { readNamed } from '../../../shared/document.ts'
import { DEFAULT_RULES_DOCUMENT, RULES_DOCUMENT } from '../../../shared/systems/downsync/documents/rules.ts'
import {
  DEFAULT_RULES,
  HOUSE_RULES,
  RULE_BOOK,
  RULE_GROUPS,
} from '../../../shared/systems/downsync/house-rules.ts'
import { listsHouseRules } from '../games/house-rules.ts'

describe('the list of house rules', () => {
  listsHouseRules(RULE_BOOK.keys, HOUSE_RULES, RULE_GROUPS, DEFAULT_RULES)
  it('has every ruling that a group may change, and each group', () => {
    const listed = new Set(RULE_BOOK.keys.flatMap((key) => HOUSE_RULES[key].ruling ?? []))
    expect([2, 20, 23, 30, 32, 34].filter((number) => !listed.has(`R${number}`))).toEqual([])
    expect([...new Set(RULE_BOOK.keys.map((key) => HOUSE_RULES[key].group))]).toEqual([...RULE_GROUPS])
  })
  it.each([
    // The points that the page marks with ◆.
    ['negatedScans', true],
    ['hiddenPings', 'once'],
    ['hiddenUnits', false],
    ['stunPaidBy', 'everyBase'],
    ['decoyTraits', 'once'],
    ['negativeScore', false],
    ['enemyHalf', true],
    ['tokenMeasured', 'edge'],
    ['rounds', 'none'],
    // Those that the coverage leaves open and marks so.
    ['overwatchPaidBy', 'anyBase'],
    ['stunPrice', 'eachItsOwn'],
    ['freeActions', 'once'],
    ['buildingConceals', false],
    ['pingsInBuildings', false],
    ['deployment', 'allAtOnce'],
    ['inZone', 'wholly'],
    ['ontoTokens', false],
    ['placedBases', 'partly'],
    ['touchingConceals', true],
  ] as const)('%s is %s unasked', (key, value) => expect(DEFAULT_RULES[key]).toBe(value))
  it('those unasked are a document, and no other rule is one', () => {
    expect(readNamed(RULES_DOCUMENT, DEFAULT_RULES_DOCUMENT)).toEqual({ document: DEFAULT_RULES_DOCUMENT })
    expect(RULE_BOOK.schema.safeParse({ ...DEFAULT_RULES, luck: true }).success).toBe(false)
  })
})
