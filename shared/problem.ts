/**
 * The one shape of a refusal, from a rule, the database or the contract.
 * `code` is stable (`faction/points-left`), `message` one English sentence that says what is wrong
 * and what to do, `path` the place in the input it speaks of; `values` are the figures in the
 * sentence, for a translation that is looked up by `code`.
 */
export interface Problem {
  readonly code: string
  readonly message: string
  readonly path: readonly (string | number)[]
  readonly values?: Readonly<Record<string, string | number>>
}

/** What a call or rule that may refuse gives back. */
export interface Refusal {
  readonly problem: Problem
}

export function problem(
  code: string,
  message: string,
  path: readonly (string | number)[] = [],
  values?: Readonly<Record<string, string | number>>,
): Problem {
  return values === undefined ? { code, message, path } : { code, message, path, values }
}

/** The same, found in what stands at a place of something larger. */
export const under = (problems: readonly Problem[], ...path: (string | number)[]): Problem[] =>
  problems.map((one) => ({ ...one, path: [...path, ...one.path] }))

/** Narrows the answer of a rule or call to its refusal. */
export function isRefusal(answer: object): answer is Refusal {
  return 'problem' in answer
}
