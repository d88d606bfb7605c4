/** Milliseconds: who presses something feels it when the answer comes later. */
export const FELT = 200

/** How long something keeps this thread at work, in milliseconds of its own. */
export function workOf(does: () => void): number {
  const before = process.threadCpuUsage()
  does()
  return since(before)
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Milliseconds between two looks at the loop. */
const EVERY = 5

/**
 * Looks how long this thread works at a stretch, during which it hears nobody, until what it gives is called: in
 * milliseconds of its own, so that what else the machine has to do does not count.
 */
export function watchLoop(): () => number {
  let longest = 0
  let before = process.threadCpuUsage()
  const look = (): void => {
    longest = Math.max(longest, since(before))
    before = process.threadCpuUsage()
  }
  const looking = setInterval(look, EVERY)
  return () => {
    clearInterval(looking)
    look()
    return longest
  }
}
