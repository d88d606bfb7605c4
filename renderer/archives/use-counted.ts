import { useI18n } from 'vue-i18n'
import { COMING, COUNTED, type Coming, type FoundThing, type Held } from '../../shared/contract/archives.ts'
import { useWords } from '../texts/words.ts'

export interface Counting {
  /** What there is of a thing: `12 battles · the last of 3 Oct 2026`. */
  readonly holds: (kind: FoundThing['kind'], held: Held) => string
  /** What comes over: `1 campaign, 12 battles and 3 factions`. */
  readonly comes: (coming: Coming) => string
}

export function useCounted(): Counting {
  const { t, d } = useI18n()
  const words = useWords()
  return {
    holds: (kind, { counts, last, trashed }) => {
      const told = COUNTED.filter(
        (what) => (counts[what] ?? 0) > 0 || (what === 'battles' && kind === 'campaign'),
      )
      const of = kind === 'campaign' || kind === 'fight' ? kind : 'other'
      return [
        ...told.map((what) => t(`archives.counted.${what}`, counts[what] ?? 0)),
        ...(last === null ? [] : [t(`archives.last.${of}`, { day: d(new Date(`${last}T12:00`), 'day') })]),
        ...(trashed ? [t('archives.trashed')] : []),
      ].join(' · ')
    },
    comes: (coming) =>
      words.and(
        COMING.filter((what) => (coming[what] ?? 0) > 0).map((what) =>
          t(`archives.comes.${what}`, coming[what] ?? 0),
        ),
      ),
  }
}

export function sumOf(all: readonly Coming[]): Coming {
  const sum: Coming = {}
  for (const one of all)
    for (const what of COMING) if (one[what]) sum[what] = (sum[what] ?? 0) + (one[what] ?? 0)
  return sum
}

export const countOf = (coming: Coming): number => COMING.reduce((sum, what) => sum + (coming[what] ?? 0), 0)
