import { useI18n } from 'vue-i18n'
import type { IndexedBattle } from '../../../shared/systems/seven-seconds/histories/filter-index.ts'
import { foundPeople } from '../../../shared/systems/seven-seconds/histories/found-people.ts'
import './texts.ts'

/** More names than these would make a line of its own. */
const MOST = 3

/** Names the people for whom a battle was found, since nothing else in its line does; empty for none. */
export function useWhyFound(): (row: IndexedBattle, typed: string) => string {
  const { t } = useI18n()
  return (row, typed) => {
    const people = foundPeople(row, typed)
    const told = people
      .slice(0, MOST)
      .map(({ name, fate }) => (fate === null ? name : t(`find.fate.${fate}`, { name })))
    const more = people.length - told.length
    return [...told, ...(more > 0 ? [t('find.more', { n: more })] : [])].join(', ')
  }
}
