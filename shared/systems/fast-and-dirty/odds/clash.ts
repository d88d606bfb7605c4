import { overruns } from '../assault.ts'
import { KILL_TABLE, OVERRUN, POWER_ASSAULT, type Outcome } from '../data/assault.ts'
import type { HouseRules } from '../house-rules.ts'
import { atMost, thenOf, triesOf, type Spread } from '../chances/spread.ts'
import { shareFrom } from '../chances/wreck.ts'

/** A Close Assault on infantry, with all who fall in it (lines 1024–1051). */

export interface ClashSide {
  /** What its dice may show, every entry as likely as any other. */
  readonly shown: readonly number[]
  readonly add: number
  /** Dice for kills: of the figures in contact or in sight, which strike. */
  readonly rolls: number
  /** Figures of the whole unit, which an Overrun wipes out. */
  readonly size: number
  /** Of so many kills on it those that fall on power armour, which negates. */
  readonly onPowered: (kills: number) => number
}

export interface Clash {
  readonly aWins: number
  readonly draw: number
  readonly bWins: number
  readonly aOverruns: number
  readonly bOverruns: number
  /** Figures that each loses. */
  readonly aLoses: Spread
  readonly bLoses: Spread
}

/** Source: lines 1024–1051, 1472; R22. */
export function clashOdds(a: ClashSide, b: ClashSide, rules: Pick<HouseRules, 'powerInOverrun'>): Clash {
  const all = a.shown.length * b.shown.length
  const counted = new Map<string, { readonly end: End; readonly ways: number }>()
  for (const one of a.shown)
    for (const other of b.shown) {
      const end = endOf(one + a.add, other + b.add)
      const key = `${end.a} ${end.overrun}`
      counted.set(key, { end, ways: (counted.get(key)?.ways ?? 0) + 1 })
    }
  const ends = [...counted.values()].map(({ end, ways }) => ({ end, chance: ways / all }))
  const chance = (does: (end: End) => boolean): number =>
    ends.reduce((sum, one) => (does(one.end) ? sum + one.chance : sum), 0)
  const loses = (own: ClashSide, foe: ClashSide, foes: 'a' | 'b'): number[] => {
    const spread = Array.from({ length: own.size + 1 }, () => 0)
    for (const { end, chance: share } of ends)
      for (const [count, of] of killsBy(foe, own, end[foes], end.overrun, rules).entries())
        spread[count] = (spread[count] ?? 0) + share * of
    return spread
  }
  return {
    aWins: chance((end) => end.a === 'won'),
    draw: chance((end) => end.a === 'draw'),
    bWins: chance((end) => end.b === 'won'),
    aOverruns: chance((end) => end.overrun && end.a === 'won'),
    bOverruns: chance((end) => end.overrun && end.b === 'won'),
    aLoses: loses(a, b, 'b'),
    bLoses: loses(b, a, 'a'),
  }
}

interface End {
  readonly a: Outcome
  readonly b: Outcome
  readonly overrun: boolean
}

function endOf(a: number, b: number): End {
  if (a === b) return { a: 'draw', b: 'draw', overrun: false }
  const overrun = overruns(Math.max(a, b), Math.min(a, b))
  return a > b ? { a: 'won', b: 'lost', overrun } : { a: 'lost', b: 'won', overrun }
}

function killsBy(
  own: ClashSide,
  foe: ClashSide,
  outcome: Outcome,
  overrun: boolean,
  { powerInOverrun }: Pick<HouseRules, 'powerInOverrun'>,
): Spread {
  if (overrun && outcome === 'won') return [...Array.from({ length: foe.size }, () => 0), 1]
  const need = overrun ? OVERRUN.loserKills : KILL_TABLE[outcome]
  const isNegated = !overrun || powerInOverrun
  const kills = thenOf(triesOf(own.rolls, shareFrom(need)), (thrown) => {
    const saves = triesOf(isNegated ? foe.onPowered(thrown) : 0, shareFrom(POWER_ASSAULT.negates))
    return Array.from({ length: thrown + 1 }, (_none, left) => saves[thrown - left] ?? 0)
  })
  return atMost(kills, foe.size)
}
