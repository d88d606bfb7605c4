import type { Fate } from '../../../contract/choices.ts'
import { plain } from '../../../search.ts'
import type { IndexedBattle } from './filter-index.ts'

/** Somebody whose name was searched for; without a fate where nobody noted it. */
export interface FoundPerson {
  readonly name: string
  readonly fate: Fate | null
}

/** Shorter words occur in too many names to tell why a battle was found. */
const SHORTEST = 3

/** Those of a battle whose names hold a word of what was typed: each name once, the fallen first. */
export function foundPeople({ battle }: IndexedBattle, typed: string): readonly FoundPerson[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word.length >= SHORTEST)
  if (words.length === 0) return []
  const named: FoundPerson[] = [
    ...battle.people.map(({ name, fate }) => ({ name, fate })),
    ...battle.decorations.map(({ who }) => ({ name: who, fate: null })),
    ...(battle.digest?.units ?? []).flatMap(({ name }) => (name === null ? [] : [{ name, fate: null }])),
  ]
  const found = new Map<string, FoundPerson>()
  for (const one of named) {
    const key = plain(one.name)
    if (!found.has(key) && words.some((word) => key.includes(word))) found.set(key, one)
  }
  return [...found.values()].sort((a, b) => Number(b.fate === 'killed') - Number(a.fate === 'killed'))
}
