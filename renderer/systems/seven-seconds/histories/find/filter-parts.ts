import { useI18n } from 'vue-i18n'
import type { Filter } from '../../../../../shared/systems/seven-seconds/histories/filter-document.ts'
import type { ListKey, Occurring } from '../../../../../shared/systems/seven-seconds/histories/occurring.ts'

/** The parts of a filter that are chosen from the values that occur, in the order of the panel. */
export const LISTS = [
  'campaigns',
  'factions',
  'players',
  'opponents',
  'roles',
  'ended',
  'missions',
  'troops',
  'margins',
  'places',
  'levels',
] as const satisfies readonly ListKey[]

/** Values that are the book's or ours and not somebody's names, in the order of the book; each of a handful. */
const WORDS = {
  roles: { key: 'role', values: ['attacker', 'defender', 'chance-encounter', 'unknown'] },
  ended: { key: 'ended', values: ['won', 'lost', 'drawn'] },
  margins: { key: 'margin', values: ['decisive', 'normal', 'marginal', 'draw'] },
  levels: { key: 'level', values: ['record', 'assist', 'enforce'] },
} as const
type WordKey = keyof typeof WORDS

/** Whether a part is a handful of words, of which several are chosen at once. */
export function isOfWords(key: ListKey): key is WordKey {
  return key in WORDS
}

/** Puts what occurs into the order in which one looks for it. */
export function inOrder(key: ListKey, occurring: readonly Occurring[]): readonly Occurring[] {
  if (!isOfWords(key)) return occurring
  const order: readonly string[] = WORDS[key].values
  return occurring.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
}

/** What a value is called on the screen. */
export function useValueText(): (key: ListKey, value: string, label: string) => string {
  const { t } = useI18n()
  return (key, value, label) => (isOfWords(key) ? t(`find.${WORDS[key].key}.${value}`) : label)
}

/** A filter with other values in one of its lists. */
export function withValues(key: ListKey, values: readonly string[]): Partial<Filter> {
  return { [key]: values }
}
