import { plain, soughtIn, type Sought } from '../../../search.ts'
import type { IndexedBattle } from './filter-index.ts'
import { TOLD_KINDS, type Told } from './told-words.ts'

/** Shorter words of letters occur in too much to tell why a battle was found; a number, a picture or 東京 does not. */
const SHORTEST = 3
const tells = ({ word }: Sought): boolean => word.length >= SHORTEST || /[^a-z\x20-\x2f]/u.test(word)

/** Why a battle was found: what is told of it that holds words which were typed. */
export interface Because {
  readonly told: Told
  readonly sought: readonly Sought[]
  /** Whether it holds one in what is read, and not only by what became of whom it is about. */
  readonly isRead: boolean
}

/**
 * What of a battle holds the words that were typed and do not stand in its line already (`seen`, as it reads there):
 * everybody of that name once, the fallen first, and for each word that is left the best reason.
 */
export function foundBecause({ told }: IndexedBattle, typed: string, seen: string): readonly Because[] {
  const line = plain(seen)
  const sought = soughtIn(typed).filter((one) => tells(one) && one.at(line) < 0)
  if (sought.length === 0) return []
  const found = told().flatMap((one) => holding(one, sought))
  const people = once(found.filter(({ told: { kind }, isRead }) => kind === 'person' && isRead))
  let left = sought.filter((one) => !people.some((person) => person.sought.includes(one)))
  const because = [...people]
  while (left.length > 0) {
    const best = bestOf(found, left)
    if (!best) break
    const isAnybody = best.told.kind === 'person'
    because.push(...(isAnybody ? once(found.filter((one) => isLike(one, best))) : [best]))
    left = left.filter((one) => !best.sought.includes(one))
  }
  return because
}

function holding(told: Told, sought: readonly Sought[]): readonly Because[] {
  const words = plain([told.text, ...(told.also ?? []), told.who ?? ''].join('\n'))
  const state = plain(told.state?.words ?? '')
  const read = sought.filter(({ at }) => at(words) >= 0)
  const held = sought.filter((one) => read.includes(one) || one.at(state) >= 0)
  return held.length > 0 ? [{ told, sought: held, isRead: read.length > 0 }] : []
}

/** Whether somebody is a reason for the same words. */
function isLike(one: Because, { sought }: Because): boolean {
  return one.told.kind === 'person' && sought.every((word) => one.sought.includes(word))
}

/** Each name once, the fallen first. */
function once(people: readonly Because[]): readonly Because[] {
  const named = new Map<string, Because>()
  for (const one of people) {
    const key = plain(one.told.text)
    if (!named.has(key)) named.set(key, one)
  }
  const fell = ({ told }: Because): number => Number(told.fate === 'killed')
  return [...named.values()].sort((a, b) => fell(b) - fell(a))
}

/** The one that holds most of the words that are left, then most of all, of the better kind where several do. */
function bestOf(found: readonly Because[], left: readonly Sought[]): Because | undefined {
  const many = ({ sought }: Because): number => left.filter((one) => sought.includes(one)).length
  const kind = ({ told }: Because): number => TOLD_KINDS.indexOf(told.kind)
  return found
    .filter((one) => many(one) > 0)
    .toSorted((a, b) => many(b) - many(a) || b.sought.length - a.sought.length || kind(a) - kind(b))
    .at(0)
}
