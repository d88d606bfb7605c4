/** Where the chance of every test begins; MUSTER_SEED tries another. */
export const SEED = Number(process.env.MUSTER_SEED ?? 20261121)

/**
 * Makes a program's own chance (dice, cards, names) come out of a seed, so that a battle of a test is the same battle
 * in every run. It runs within the program's main process and knows nothing from outside itself.
 */
export function seedChance(seed: number): void {
  let state = seed
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  const randomInt = (min: number, max?: number): number =>
    max === undefined ? below(min) : min + below(max - min)
  Object.assign(process.getBuiltinModule('node:crypto'), { randomInt })
  process.getBuiltinModule('node:module').syncBuiltinESMExports()
}

/** The same as an argument of a Node that is about to start. */
export function seededBy(seed: number): string {
  return `--import=data:text/javascript,${encodeURIComponent(`(${seedChance.toString()})(${seed})`)}`
}
