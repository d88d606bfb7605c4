import { z } from 'zod'
import type { NamedKind } from '../document.ts'
import type { KeptKind } from './kept.ts'

/**
 * House rules of any game: what a group may rule otherwise (◆), by the codes of the values that a rule may have. The
 * first value is what Muster does unasked.
 */

export type RuleValue = string | number | boolean

export interface HouseRule<Group extends string = string, Value extends RuleValue = RuleValue> {
  readonly group: Group
  /** The ruling that fixes what the book leaves open; null where a line of the book is read with no ruling of its own. */
  readonly ruling: string | null
  readonly lines: string
  readonly values: readonly Value[]
}

/** What writes the rows of a list of house rules: the usual value first. */
export function rowsIn<Group extends string>(): {
  readonly row: <const Value extends RuleValue>(
    group: Group,
    ruling: string | null,
    lines: string,
    ...values: readonly Value[]
  ) => HouseRule<Group, Value>
  readonly yesFirst: (group: Group, ruling: string | null, lines: string) => HouseRule<Group, boolean>
  readonly noFirst: (group: Group, ruling: string | null, lines: string) => HouseRule<Group, boolean>
} {
  return {
    row: (group, ruling, lines, ...values) => ({ group, ruling, lines, values }),
    yesFirst: (group, ruling, lines) => ({ group, ruling, lines, values: [true, false] }),
    noFirst: (group, ruling, lines) => ({ group, ruling, lines, values: [false, true] }),
  }
}

type Rows = Readonly<Record<string, HouseRule>>

/** What a group has chosen: nothing is left out. */
export type RulesOf<All extends Rows> = { readonly [Key in keyof All]: All[Key]['values'][number] }

/**
 * How the book stands to what Muster does unasked: it says so, and another value changes it; it can be read in more than
 * one way; or it is silent.
 */
export type BookOn = 'says' | 'unclear' | 'silent'

/** A game's house rules, with what can be asked of their list. */
export interface RuleBook<All extends Rows> {
  /** In the order in which they are shown. */
  readonly groups: readonly string[]
  readonly rows: All
  /** In the order in which they are shown. */
  readonly keys: readonly (keyof All & string)[]
  readonly schema: z.ZodType<RulesOf<All>>
  /** What Muster does unasked. */
  readonly usual: RulesOf<All>
  /** Those that are not as Muster has them unasked, in the order of the list. */
  readonly changed: (rules: Readonly<Record<string, RuleValue>>) => (keyof All & string)[]
  /** Null where the game does not say. */
  readonly bookOn: (key: string) => BookOn | null
}

/**
 * `book` names what the book says itself and where it is silent; of all else it can be read in more than one way. What was
 * `added` after groups had written theirs stands in those as it is played unasked.
 */
export function ruleBook<const All extends Rows>(
  groups: readonly string[],
  rows: All,
  book: Readonly<Record<'says' | 'silent', readonly (keyof All & string)[]>> | null = null,
  added: readonly (keyof All & string)[] = [],
): RuleBook<All> {
  const isKey = (key: string): key is keyof All & string => Object.hasOwn(rows, key)
  const keys = Object.keys(rows).filter(isKey)
  const ofEach = <Made>(make: (rule: HouseRule, key: string) => Made): Readonly<Record<string, Made>> =>
    Object.fromEntries(Object.entries<HouseRule>(rows).map(([key, rule]) => [key, make(rule, key)]))
  const schema = z.strictObject(
    ofEach(({ values }, key) => {
      const one = z.literal([...values])
      const [unasked] = values
      return unasked !== undefined && added.includes(key) ? one.default(unasked) : one
    }),
  ) as z.ZodType as z.ZodType<RulesOf<All>>
  const usual = schema.parse(ofEach(({ values }) => values[0]))
  return {
    groups,
    rows,
    keys,
    schema,
    usual,
    changed: (rules) => keys.filter((key) => rules[key] !== usual[key]),
    bookOn: (key) => {
      if (!book || !isKey(key)) return null
      if (book.says.includes(key)) return 'says'
      return book.silent.includes(key) ? 'silent' : 'unclear'
    },
  }
}

/** House rules as a campaign keeps them and a battle is begun with. */
export interface RulesDocument<Rules> {
  readonly kind: 'house-rules'
  readonly version: 1
  readonly name: string
  readonly rules: Rules
}

/** The kind of their documents, as it was first written; `name` is what any name may be. */
export function rulesDocument<All extends Rows>(
  { schema }: RuleBook<All>,
  name: z.ZodType<string>,
): NamedKind<RulesDocument<RulesOf<All>>> {
  const kind = 'house-rules'
  return {
    kind,
    version: 1,
    schema: z.strictObject({ kind: z.literal(kind), version: z.literal(1), name, rules: schema }),
    upgrades: [],
  }
}

/** What a group begins with that has ruled nothing. */
export const usualDocument = <All extends Rows>({ usual }: RuleBook<All>): RulesDocument<RulesOf<All>> => ({
  kind: 'house-rules',
  version: 1,
  name: 'Our rules',
  rules: usual,
})

/** They are kept like any document of a group. */
export const rulesKept = <Rules>(of: NamedKind<RulesDocument<Rules>>): KeptKind<RulesDocument<Rules>> => ({
  ...of,
  nameOf: (document) => document.name,
  picturesOf: () => [],
  withoutPictures: (rules) => rules,
  check: () => [],
  goesOn: null,
})
