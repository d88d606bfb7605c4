import type { Spread } from '../chances/spread.ts'

/** What dice come to, and why: codes that are said in words elsewhere, each reason with the lines of the book. */
export interface Told<Code extends string = string> {
  readonly chances: readonly { readonly code: Code; readonly n?: number; readonly chance: number }[]
  readonly reasons: readonly Why[]
}
export interface Why {
  readonly code: string
  readonly values?: Readonly<Record<string, number | string>>
  readonly at: string
}

/** A reason that is one only where there is something of it. */
export const whyIf = (is: boolean | number, code: string, at: string, values?: Why['values']): Why[] =>
  is === false || is === 0 ? [] : [{ code, at, ...(values && { values }) }]

/** Two successes or more, one, none. */
export function inThree<Code extends string>(
  spread: Spread,
  [most, one, none]: readonly [Code, Code, Code],
): Told<Code>['chances'] {
  const [zero = 0, single = 0, ...more] = spread
  return [
    { code: most, chance: more.reduce((sum, chance) => sum + chance, 0) },
    { code: one, chance: single },
    { code: none, chance: zero },
  ]
}
