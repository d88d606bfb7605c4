import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNamed } from '../../../shared/document.ts'
import { DEFAULT_RULES_DOCUMENT, RULES_DOCUMENT } from '../../../shared/systems/blast-em/documents/rules.ts'
import {
  DEFAULT_RULES,
  HOUSE_RULES,
  RULE_BOOK,
  RULE_GROUPS,
  type HouseRules,
} from '../../../shared/systems/blast-em/house-rules.ts'
import { libraryKinds } from '../../../renderer/systems/blast-em/library/kinds.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { listsHouseRules } from '../games/house-rules.ts'
import { claimed } from './builders.ts'

const anyRules = fc.record(
  Object.fromEntries(
    RULE_BOOK.keys.map((key) => [key, fc.constantFrom<unknown>(...HOUSE_RULES[key].values)]),
  ),
)

describe('the list of house rules', () => {
  listsHouseRules(RULE_BOOK.keys, HOUSE_RULES, RULE_GROUPS, DEFAULT_RULES)

  it('has every ruling that a group may change; R32 is a table', () => {
    const listed = new Set(RULE_BOOK.keys.flatMap((key) => HOUSE_RULES[key].ruling ?? []))
    const open = [1, 2, 3, 4, 5, 6, 14, 16, 19, 25, 26, 27, 28, 29, 30, 32, 33, 36]
    expect(open.filter((number) => !listed.has(`R${number}`))).toEqual([])
  })

  it.each([
    ['locks', 'silent', 'The book is silent here (line 208). Muster’s reading: Against a card.'],
    ['bodyArmour', 'silent', 'The book is silent here (line 230). Muster’s reading: 1.'],
    ['heavySidearm', 'silent', 'The book is silent here (lines 115, 333). Muster’s reading: No.'],
    ['pointsLeft', 'silent', 'The book is silent here (line 190). Muster’s reading: Are lost.'],
    ['heroMv', 'unclear', 'The book can be read in more than one way (lines 129, 174). Muster’s reading: 8.'],
    ['wrecking', 'says', 'The book: Heavy and radius hits (lines 91, 357). Anything else changes it.'],
  ] as const)('the form says how the book stands to %s: %s', (key, on, said) => {
    const rules = libraryKinds.find(({ kind }) => kind === 'house-rules')
    const say = (text: string, values: object = {}): string => i18n.global.t(text, { ...values })
    expect(RULE_BOOK.bookOn(key)).toBe(on)
    expect(rules?.hint?.(['rules', key], say)).toBe(said)
    expect(rules?.hint?.(['name'], say)).toBeUndefined()
  })

  it.each([
    ['heroMv', 8],
    ['heavyMv', 8],
    ['teacherWounds', 3],
    ['damage', 'fixed'],
    ['medical', 'exceed'],
    ['strays', 'hit'],
    ['hthReach', 1],
    ['court', 'rank'],
    ['tagalongPoints', 3],
    ['heavySidearm', false],
  ] as const)('%s is %s unasked', (key, value) => expect(DEFAULT_RULES[key]).toBe(value))
})

describe('their schema', () => {
  it('takes every value of the list, whole documents only', () =>
    fc.assert(
      fc.property(anyRules, (rules) => {
        expect(RULE_BOOK.schema.parse(rules)).toEqual(rules)
        const document = { kind: 'house-rules', version: 1, name: 'Ours', rules }
        expect(readNamed(RULES_DOCUMENT, JSON.parse(JSON.stringify(document)))).toEqual({ document })
        const changed = RULE_BOOK.changed(claimed(rules))
        expect(changed.every((key) => rules[key] !== DEFAULT_RULES[key])).toBe(true)
      }),
    ))

  it.each<[string, object]>([
    ['a value of no rule', { court: 'eleven' }],
    ['a number as text', { heroMv: '8' }],
    ['a rule too many', { luck: true }],
    ['one left out', { medical: undefined }],
  ])('refuses %s', (_name, over) =>
    expect(RULE_BOOK.schema.safeParse({ ...DEFAULT_RULES, ...over }).success).toBe(false),
  )

  it('tells what a group changed', () => {
    expect(RULE_BOOK.changed(DEFAULT_RULES)).toEqual([])
    const rules: HouseRules = { ...DEFAULT_RULES, guests: false, heroMv: 10 }
    expect(RULE_BOOK.changed(rules)).toEqual(['heroMv', 'guests'])
    expect(readNamed(RULES_DOCUMENT, DEFAULT_RULES_DOCUMENT)).toEqual({ document: DEFAULT_RULES_DOCUMENT })
  })
})
