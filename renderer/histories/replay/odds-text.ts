import type { Odds } from '../../../shared/contract/replay.ts'
import type { Tell } from '../../fights/names.ts'

/** Words for a chance, each up to its own bound. */
const WORDS = [
  [0.05, 'hopeless'],
  [0.15, 'long'],
  [0.4, 'unlikely'],
  [0.6, 'even'],
  [0.95, 'likely'],
] as const

/** A chance as people say it: `9%`. */
export function percent(chance: number, tell: Tell): string {
  const n = Math.round(chance * 100)
  if (n < 1 && chance > 0) return tell('replay.odds.least')
  if (n > 99 && chance < 1) return tell('replay.odds.most')
  return tell('replay.odds.percent', { n })
}

/** The odds of a shot or roll in a sentence, and what came of it unless that is still open. */
export function oddsText({ of, chance, hurts, stopped, came }: Odds, tell: Tell, isOpen = false): string {
  // A shot is told by what it was meant to do, a roll by what came: some rolls one hopes to fail.
  const told = of === 'kill' || came ? chance : 1 - chance
  const word = WORDS.find(([most]) => told <= most)?.[1] ?? 'sure'
  const shot = `replay.odds.${stopped === null ? 'rifle' : 'missile'}.${isOpen ? 'open' : came ? 'yes' : 'no'}`
  return tell(of === 'kill' ? shot : 'replay.odds.roll', {
    chance: percent(told, tell),
    word: tell(`replay.odds.word.${word}`),
    hurts: percent(hurts ?? 0, tell),
    stopped: percent(stopped ?? 0, tell),
    // What is added up may come out a hair below nothing.
    deviates: percent(Math.max(0, 1 - chance - (stopped ?? 0)), tell),
  })
}
