import type { Found, FoundGroup } from '../../shared/contract/search.ts'
import { excerpt } from '../../shared/excerpt.ts'
import { plain, soughtIn } from '../../shared/search.ts'

/** Something that may be what is sought. */
export interface Candidate extends Omit<Found, 'because' | 'about' | 'on' | 'campaign' | 'at'> {
  readonly about?: string
  readonly on?: string | null
  readonly campaign?: Found['campaign']
  readonly at?: Found['at']
  /** What is searched of it beside its name and what is told about it. */
  readonly words?: readonly string[]
}

/** Keeps of one kind what has all the words; nothing where none has. The candidates' order says which come first. */
export type Sift = (
  kind: string,
  system: string | null,
  candidates: Iterable<Candidate>,
) => readonly FoundGroup[]

/** Of each kind so many are told; who wants another types a word more. */
export const MOST_FOUND = 8

/** How well it fits: it is called so, its name has the words, they stand somewhere in it. */
type Fit = 0 | 1 | 2

/** Sifts by what was typed; null where that has no word. */
export function openSift(typed: string): Sift | null {
  const sought = soughtIn(typed)
  if (sought.length === 0) return null
  const whole = plain(typed).trim()

  function fitOf({ name, about = '', words = [] }: Candidate): Fit | null {
    const called = plain(name)
    if (called.startsWith(whole)) return 0
    if (sought.every(({ at }) => at(called) >= 0)) return 1
    const all = plain([name, about, ...words].join('\n'))
    return sought.every(({ at }) => at(all) >= 0) ? 2 : null
  }

  /** The text with a word that nothing else that is shown has. */
  function becauseOf({ name, about = '', words = [] }: Candidate): Found['because'] {
    const shown = plain(`${name}\n${about}`)
    const missing = sought.filter(({ at }) => at(shown) < 0)
    const text = words.find((one) => missing.some(({ at }) => at(plain(one)) >= 0))
    return missing.length === 0 || text === undefined ? [] : [...excerpt(text, sought)]
  }

  return (kind, system, candidates) => {
    const fitting: { readonly fit: Fit; readonly candidate: Candidate }[] = []
    for (const candidate of candidates) {
      const fit = fitOf(candidate)
      if (fit !== null) fitting.push({ fit, candidate })
    }
    if (fitting.length === 0) return []
    const found = fitting
      .toSorted((one, other) => one.fit - other.fit)
      .slice(0, MOST_FOUND)
      .map(({ candidate }): Found => {
        const { words: _words, about = '', on = null, campaign = null, at = {}, ...rest } = candidate
        return { ...rest, about, on, campaign, at, because: becauseOf(candidate) }
      })
    return [{ kind, system, all: fitting.length, found }]
  }
}
