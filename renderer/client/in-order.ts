let last: Promise<unknown> = Promise.resolve()

/**
 * Does one thing after the other, in the order in which they were asked for: quick changes, and an undo right
 * after them, may not overtake each other on their way to main.
 */
export function inOrder<T>(does: () => Promise<T>): Promise<T> {
  const done = last.then(does)
  last = done.catch(() => undefined)
  return done
}
