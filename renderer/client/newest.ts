/**
 * Reads so that the newest question counts: an answer to an earlier one is dropped, and whoever asked it
 * waits until the newest has been taken.
 */
export function newest<Asked extends unknown[], Answer>(
  read: (...asked: Asked) => Promise<Answer>,
  take: (answer: Answer) => void,
): (...asked: Asked) => Promise<void> {
  let latest: Promise<void> = Promise.resolve()
  return (...asked) => {
    const own: Promise<void> = read(...asked).then((answer) => (own === latest ? take(answer) : latest))
    latest = own
    return own
  }
}
