import { soughtIn, type Sought } from '../../../search.ts'
import type { IndexedBattle } from './filter-index.ts'

/**
 * Says of a battle whether every word of what was typed occurs in what is told of it. Words of what somebody did or
 * became are asked of whoever is named beside them: `okafor killed` is no battle that Okafor survived.
 */
export function battleFinder(typed: string): (row: Pick<IndexedBattle, 'words' | 'states'>) => boolean {
  const sought = soughtIn(typed)
  return ({ words, states }) => {
    // A state is nothing that is counted: in `battle 7 won` the number is the battle's.
    const isCounted = (place: number): boolean => (sought[place]?.at(words) ?? -1) >= 0
    const asked = sought.filter(
      ({ at, alone }, place) => at(words) < 0 && (!alone || alone(words) < 0 || isCounted(place + 1)),
    )
    if (asked.length === 0) return true
    if (asked.some(({ at }) => at(states) < 0)) return false
    // Names are among the words too: what is found in the states alone is no name.
    const isName = (one: Sought): boolean => !asked.includes(one) && one.at(states) >= 0
    return asked.every((one) => isSoOf(states, sought, one, isName))
  }
}

/** Whether a word is true of those who are named before or behind it; where nobody is, of anybody. */
function isSoOf(
  states: string,
  sought: readonly Sought[],
  word: Sought,
  isName: (one: Sought) => boolean,
): boolean {
  const place = sought.indexOf(word)
  const before = namesFrom(sought.slice(0, place).reverse(), isName)
  const behind = namesFrom(sought.slice(place + 1), isName)
  if (before.length > 0 || behind.length > 0) {
    const of = whoseState(states, word)
    return [before, behind].some((names) => isOf(states, of, names))
  }
  const names = sought.filter(isName)
  if (names.length === 0) return true
  return whoseState(states, word).some((of) => names.some(({ at }) => at(of) >= 0))
}

/** As many as stand next to each other. */
function namesFrom(sought: readonly Sought[], isName: (one: Sought) => boolean): readonly Sought[] {
  const end = sought.findIndex((one) => !isName(one))
  return end < 0 ? sought : sought.slice(0, end)
}

/** All names of one who is there belong together; of names that nobody has together, the next one counts. */
function isOf(states: string, of: readonly string[], names: readonly Sought[]): boolean {
  const [next] = names
  if (!next) return false
  const has = (wanted: readonly Sought[]) => (line: string) => wanted.every(({ at }) => at(line) >= 0)
  const areTogether = names.length === 1 || linesWith(states, next).some(({ line }) => has(names)(line))
  return of.some(has(areTogether ? names : [next]))
}

/** Whom a word is said of: the line before each that holds it. */
function whoseState(states: string, word: Sought): readonly string[] {
  return linesWith(states, word).map(({ from }) =>
    from === 0 ? '' : states.slice(states.lastIndexOf('\n', from - 2) + 1, from - 1),
  )
}

interface Line {
  readonly line: string
  /** Where it begins. */
  readonly from: number
}

function linesWith(text: string, { at }: Sought): readonly Line[] {
  const lines: Line[] = []
  for (let found = at(text); found >= 0;) {
    const from = text.lastIndexOf('\n', found) + 1
    const end = text.indexOf('\n', found)
    lines.push({ line: text.slice(from, end < 0 ? text.length : end), from })
    if (end < 0) break
    found = at(text, end)
  }
  return lines
}
