/** Ends a switch over a union: a new kind that nobody handles breaks the build here. */
export function never(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`)
}
