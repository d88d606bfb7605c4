import { defineAsyncComponent, h, type Component } from 'vue'
import type { NamedKind } from '../../shared/document.ts'
import {
  usualDocument,
  type HouseRule,
  type RuleBook,
  type RuleValue,
  type RulesDocument,
  type RulesOf,
} from '../../shared/systems/house-rules.ts'
import { libraryKind, type LibraryKind, type Say } from './kinds.ts'
import { numberText } from '../ui/fields/whole-number.ts'
import './texts.ts'

/** A value of a rule in words. */
export function ruleValue(say: Say, texts: string, key: string, value: RuleValue): string {
  if (typeof value === 'boolean') return say(value ? 'library.rules.yes' : 'library.rules.no')
  return typeof value === 'number' ? numberText(value) : say(`${texts}.value.${key}-${value}`)
}

/** The lines of the book where a rule stands, and whether they are several. */
export const linesOf = (lines: string): { readonly lines: string; readonly n: 1 | 2 } => ({
  lines,
  n: /^\d+$/u.test(lines) ? 1 : 2,
})

/** A game's house rules as they are kept and written: `texts` says how rules, values and groups are called. */
export function rulesKind<All extends Readonly<Record<string, HouseRule>>>(
  book: RuleBook<All>,
  { kind, schema }: NamedKind<RulesDocument<RulesOf<All>>>,
  texts: string,
): LibraryKind {
  const Beside: Component = defineAsyncComponent(() => import('./RulesBeside.vue'))
  const rules: LibraryKind<RulesDocument<RulesOf<All>>> = {
    kind,
    schema,
    texts,
    hasLook: false,
    blank: () => usualDocument(book),
    random: null,
    samples: [],
    told: (document, say) => say('library.rules.told', { n: book.changed(document.rules).length }),
    choices: () => ({}),
    groups: {
      rules: book.groups.map((group) => ({
        title: `${texts}.group.${group}`,
        fields: book.keys.filter((key) => book.rows[key]?.group === group),
      })),
    },
    sheet: null,
    hint: ([part, key = ''], say) => {
      const on = part === 'rules' ? book.bookOn(key) : null
      const rule = book.rows[key]
      if (on === null || !rule) return undefined
      return say(`library.rules.book.${on}`, {
        value: ruleValue(say, texts, key, rule.values[0] ?? false),
        ...linesOf(rule.lines),
      })
    },
    beside: (_props, { attrs }) => h(Beside, { ...attrs, book, texts }),
  }
  return libraryKind(rules)
}
