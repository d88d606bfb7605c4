/**
 * A function that hangs on nothing but what it is asked: a question that was asked before is not worked out again.
 * Questions of one name have one answer, which nobody changes. At the most so many are kept; then all are forgotten.
 */
export function remembering<Question extends readonly unknown[], Answer>(
  nameOf: (...question: Question) => string,
  answerTo: (...question: Question) => Answer,
  most = 4096,
): (...question: Question) => Answer {
  const known = new Map<string, Answer>()
  return (...question) => {
    const name = nameOf(...question)
    const before = known.get(name)
    if (before !== undefined) return before
    const answer = answerTo(...question)
    if (known.size >= most) known.clear()
    known.set(name, answer)
    return answer
  }
}
