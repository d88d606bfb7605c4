import { defineAsyncComponent, h, type Component } from 'vue'
import type { NamedKind } from '../../shared/document.ts'
import {
  usualDocument,
  type HouseRule,
  type RuleBook,
  type RulesDocument,
  type RulesOf,
} from '../../shared/systems/house-rules.ts'
import { libraryKind, type LibraryKind } from './kinds.ts'
import './texts.ts'

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
    beside: (_props, { attrs }) => h(Beside, { ...attrs, rows: book.rows, changedIn: book.changed, texts }),
  }
  return libraryKind(rules)
}
