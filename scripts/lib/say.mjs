// How the scripts talk: plain lines, a sentence when something fails, a sign of life while one waits.

/** Something the person at the keyboard can act on: shown as a sentence, without a stack. */
export class Trouble extends Error {}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** @param {number} since milliseconds, as Date.now() gives them */
export function secondsSince(since) {
  return Math.round((Date.now() - since) / 1000)
}

/**
 * Runs `work` and tells how long it has been going on once it takes over two seconds:
 * every second in place on a terminal, every 15 seconds as a new line elsewhere.
 * @template T
 * @param {() => string} words what goes on now
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(words, work) {
  const begun = Date.now()
  const terminal = process.stdout.isTTY
  let next = 2
  const show = (/** @type {string} */ end) => {
    process.stdout.write(`${terminal ? '\r' : ''}${words()} … ${String(secondsSince(begun))} s${end}`)
  }
  const timer = setInterval(() => {
    if (secondsSince(begun) < next) return
    next = secondsSince(begun) + (terminal ? 1 : 15)
    show(terminal ? '' : '\n')
  }, 250)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    if (next > 2) show(', ended\n')
  }
}

/**
 * Runs a script to its exit code and turns a Trouble into its sentence.
 * @param {() => Promise<number>} script
 */
export async function main(script) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  try {
    if (major < 20 || (major === 20 && minor < 11)) {
      throw new Trouble(
        `Muster needs Node 20.11 or newer; this is ${process.version}. See https://nodejs.org`,
      )
    }
    process.exitCode = await script()
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
