import type { TrooperType } from '../words.ts'

/** Question marks of a troop card as they are typed: the first letters of the types that each names. */
const LETTERS = {
  T: 'tactical',
  S: 'scout',
  A: 'assault',
  E: 'engineer',
} as const satisfies Record<string, TrooperType>

/**
 * Reads `TS AE` or `T/S, A/E`: one of tactical and scout, and one of assault and engineer. Null where a letter is
 * none of them or a question mark leaves no choice.
 */
export function readChoices(typed: string): TrooperType[][] | null {
  const words = typed
    .toUpperCase()
    .replace(/\s*\/\s*/g, '')
    .split(/[\s,;]+/)
    .filter(Boolean)
  const choices: TrooperType[][] = []
  for (const word of words) {
    const types = [...new Set(word)].flatMap((letter) =>
      isLetter(letter) ? [LETTERS[letter] as TrooperType] : [],
    )
    if (types.length !== word.length || types.length < 2) return null
    choices.push(types)
  }
  return choices
}

/** How they are typed. */
export function choicesText(choices: readonly (readonly TrooperType[])[]): string {
  const letter = (type: TrooperType): string =>
    Object.entries(LETTERS).find(([, named]) => named === type)?.[0] ?? ''
  return choices.map((types) => types.map(letter).join('')).join(' ')
}

function isLetter(letter: string): letter is keyof typeof LETTERS {
  return Object.hasOwn(LETTERS, letter)
}

/** Question marks that leave the same choice are one, with how many they are. */
export function sameChoices<Type extends string>(
  choices: readonly (readonly Type[])[],
): { readonly choice: readonly Type[]; readonly n: number }[] {
  const groups = new Map<string, { choice: readonly Type[]; n: number }>()
  for (const choice of choices) {
    const key = choice.toSorted().join(' ')
    const group = groups.get(key)
    if (group) group.n += 1
    else groups.set(key, { choice, n: 1 })
  }
  return [...groups.values()]
}
