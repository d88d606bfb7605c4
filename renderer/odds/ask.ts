import { rulesField } from '../../shared/battle/at-hand.ts'
import type { Field, Fields } from '../../shared/battle/field.ts'
import type { KeptDocument, KeptKind } from '../../shared/systems/kept.ts'
import type { OddsAnswer, OddsTables, Said } from './odds.ts'

/** What the questions of a game's odds share. */

/** One kind of question, with its answer and its tables. */
export interface QuestionOf<People> {
  readonly fields: (people: People, said: Said) => Fields
  readonly answer: (people: People, said: Said) => OddsAnswer
  readonly tables: (people: People, said: Said) => OddsTables
}

export const flag: Field = { kind: 'yes-no', must: null, measured: false }
export const orNone = (of: readonly string[]): Field => ({ kind: 'one', of, orNone: true, measured: false })

/** Who is meant, the first of all where nobody was said. */
export const found = <Item extends { readonly id: string }>(all: readonly Item[], id: unknown): Item => {
  const item = all.find((each) => each.id === id) ?? all[0]
  if (!item) throw new Error('Nobody can be asked about.')
  return item
}
export const wordIn = <Word extends string>(words: readonly Word[], said: unknown): Word | null =>
  words.find((word) => word === said) ?? null
export const idsOf = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id)

/** House rules that the group keeps. */
export interface KeptRules<Rules> extends Pick<KeptDocument, 'id' | 'name' | 'inCampaign'> {
  readonly rules: Rules
}
export const rulesAmong = <Rules>(
  kept: readonly KeptDocument[],
  { kind, schema }: Pick<KeptKind<{ readonly rules: Rules }>, 'kind' | 'schema'>,
): KeptRules<Rules>[] =>
  kept.flatMap(({ id, kind: is, name, inCampaign, document }) => {
    const read = is === kind ? schema.safeParse(document) : null
    return read?.success ? [{ id, name, inCampaign, rules: read.data.rules }] : []
  })
/** By which of them it is asked, as where a battle is set up. */
export const rulesFields = ({ rules }: { readonly rules: readonly KeptRules<object>[] }): Fields =>
  rulesField(rules, idsOf(rules))

/** Counts as bars; nothing that cannot be. */
export const bars = (
  title: NonNullable<OddsAnswer['plots']>[number]['title'],
  spread: readonly number[],
): NonNullable<OddsAnswer['plots']>[number] => ({
  title,
  across: { key: 'plot.percent' },
  rows: spread.flatMap((chance, n) => (chance > 0 ? [{ name: String(n), chance }] : [])),
})
