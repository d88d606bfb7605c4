import type { Odds } from '../../../../shared/systems/seven-seconds/histories/moments.ts'
import { never } from '../../../../shared/never.ts'
import { OTHER_SIDE, type Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { wholePercents } from '../../../fights/shares.ts'
import type { Tell } from '../fights/names.ts'

/** Words for a chance, each up to its own bound. */
const WORDS = [
  [0, 'impossible'],
  [0.05, 'hopeless'],
  [0.15, 'long'],
  [0.4, 'unlikely'],
  [0.6, 'even'],
  [0.95, 'likely'],
] as const

/** What is added up comes out a hair beside what it is. */
const HAIR = 1e-9

/** A chance without what adding up has left on it: what cannot be otherwise is 0 or 1. */
function plain(chance: number): number {
  if (chance < HAIR) return 0
  return chance > 1 - HAIR ? 1 : chance
}

/** A chance as people say it: `9%`. */
export function percent(share: number, tell: Tell): string {
  const chance = plain(share)
  const n = Math.round(chance * 100)
  if (n < 1 && chance > 0) return tell('replay.odds.least')
  if (n > 99 && chance < 1) return tell('replay.odds.most')
  return tell('replay.odds.percent', { n })
}

function wordFor(share: number, tell: Tell): string {
  const chance = plain(share)
  const word = chance === 1 ? 'certain' : (WORDS.find(([most]) => chance <= most)?.[1] ?? 'sure')
  return tell(`replay.odds.word.${word}`)
}

/** Numbers that are spoken with a vowel first: eight, eleven, eighteen and the eighties. */
const VOWEL = /^(?:8\d?|11|18)$/

/** `A 9% shot`. */
function shotText(share: number, tell: Tell): string {
  const chance = percent(share, tell)
  const n = Math.round(plain(share) * 100)
  const isBound = chance !== tell('replay.odds.percent', { n })
  return tell(`replay.odds.shot.${isBound ? 'bound' : VOWEL.test(String(n)) ? 'vowel' : 'other'}`, { chance })
}

/** The odds of a shot or roll in a sentence, and what came of a shot unless that is still open. */
export function oddsText(
  odds: Odds,
  tell: Tell,
  names: Readonly<Record<Side, string>>,
  isOpen = false,
): string {
  switch (odds.of) {
    case 'rifle':
      return shotSentence(odds, { hurts: odds.hurts }, tell, isOpen)
    case 'missile': {
      const { chance, stopped } = odds
      return shotSentence(odds, { stopped, deviates: 1 - chance - stopped }, tell, isOpen)
    }
    case 'roll': {
      // By what came: some rolls one hopes to fail.
      const told = odds.came ? odds.chance : 1 - odds.chance
      return tell('replay.odds.roll', { chance: percent(told, tell), word: wordFor(told, tell) })
    }
    case 'points':
      return tell('replay.odds.points', { chance: percent(odds.chance, tell) })
    case 'roll-off': {
      const { side, chance, tie } = odds
      const [first = 0, second = 0, both = 0] = wholePercents([chance, 1 - chance - tie, tie])
      return tell('replay.odds.rollOff', {
        first: names[side],
        firstChance: tell('replay.odds.percent', { n: first }),
        second: names[OTHER_SIDE[side]],
        secondChance: tell('replay.odds.percent', { n: second }),
        tie: tell('replay.odds.percent', { n: both }),
      })
    }
    default:
      return never(odds)
  }
}

/** What it was meant to do, what else may become of it where that can be, and what did. */
function shotSentence(
  { of, chance, came }: Extract<Odds, { of: 'rifle' | 'missile' }>,
  others: Readonly<Record<string, number>>,
  tell: Tell,
  isOpen: boolean,
): string {
  const key = `replay.odds.${of}`
  const parts = [
    tell(`${key}.shot`, { shot: shotText(chance, tell), word: wordFor(chance, tell) }),
    ...Object.entries(others).flatMap(([what, share]) =>
      plain(share) === 0 ? [] : [tell(`${key}.${what}`, { chance: percent(share, tell) })],
    ),
  ].join(', ')
  return isOpen ? `${parts}.` : `${parts}${tell(`${key}.${came ? 'yes' : 'no'}`)}`
}
