import { describe, expect, it } from 'vitest'
import { readNamed } from '../../../shared/document.ts'
import { DEFAULT_RULES_DOCUMENT, RULES_DOCUMENT } from '../../../shared/systems/traveller/documents/rules.ts'
import {
  DEFAULT_RULES,
  HOUSE_RULES,
  RULE_BOOK,
  RULE_GROUPS,
} from '../../../shared/systems/traveller/house-rules.ts'
import { libraryKinds } from '../../../renderer/systems/traveller/library/kinds.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { listsHouseRules } from '../games/house-rules.ts'

describe('the list of house rules', () => {
  listsHouseRules(RULE_BOOK.keys, HOUSE_RULES, RULE_GROUPS, DEFAULT_RULES)

  it('has every ruling that a group may change', () => {
    const listed = new Set(RULE_BOOK.keys.flatMap((key) => HOUSE_RULES[key].ruling ?? []))
    const open = [1, 2, 6, 8, 14, 15, 18, 19, 21, 22, 27, 32, 37, 38, 39, 40, 41, 42]
    expect(open.filter((number) => !listed.has(`R${number}`))).toEqual([])
  })

  it.each([
    ['lifted', 'The book is silent here (lines 11, 172). Muster’s reading: next.'],
    [
      'tolerance',
      'The book can be read in more than one way (line 52). Muster’s reading: between −T and +T.',
    ],
    ['scatter', 'The book: nearer, the worse it was (as printed) (line 176). Anything else changes it.'],
  ] as const)('the form says how the book stands to %s', (key, said) => {
    const rules = libraryKinds.find(({ kind }) => kind === 'house-rules')
    const say = (text: string, values: object = {}): string => i18n.global.t(text, { ...values })
    expect(rules?.hint?.(['rules', key], say)).toBe(said)
  })

  it('uses every group, in its order', () => {
    const groups = RULE_BOOK.keys.map((key) => HOUSE_RULES[key].group)
    expect([...new Set(groups)]).toEqual(RULE_GROUPS)
  })

  it('is a document of its own', () => {
    expect(readNamed(RULES_DOCUMENT, DEFAULT_RULES_DOCUMENT)).toEqual({ document: DEFAULT_RULES_DOCUMENT })
    const odd = { ...DEFAULT_RULES_DOCUMENT, rules: { ...DEFAULT_RULES, scatter: 'sideways' } }
    expect(readNamed(RULES_DOCUMENT, odd)).toHaveProperty('problem')
  })
})
