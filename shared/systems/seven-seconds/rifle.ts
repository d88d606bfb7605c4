import { chanceAllAbove, chanceAnyAbove } from '../../dice/exact.ts'
import { never } from '../../never.ts'
import { requireCount, requireWord } from '../arguments.ts'
import { requireSighting, requireSuit, requireTarget, type Sighting } from './arguments.ts'
import { exposure } from './cover.ts'
import { RIFLE_FACES } from './data/equipment.ts'
import { RIFLES, type Rifle, type Suit, type Target } from './words.ts'

export interface RifleShot extends Sighting {
  readonly weapon: Rifle
  /** Target Counters on the target. */
  readonly counters: number
}

/**
 * Chances of what a rifle or a flamer does, adding up to 1. `damaged` and `stunned` are the one without the
 * other; `killed` includes a second Damaged, so the two fields with Damaged are 0 for a suit that already is.
 */
export interface HitOdds {
  readonly killed: number
  readonly damaged: number
  readonly stunned: number
  readonly stunnedAndDamaged: number
  readonly unharmed: number
}

/**
 * The dice of a rifle attack; 0 means that the shot is impossible: no Target Counters, out of the arc, no line,
 * or terrain takes every die. One die for each full set of as many Target Counters as there are Range Bands.
 * Source: Fire Rifle, p.20; Terrain Effects, p.23; R10, R11, R16, R32.
 */
export function rifleDice(q: RifleShot): number {
  requireWord('weapon', q.weapon, RIFLES)
  requireCount('counters', q.counters)
  requireSighting(q)
  const exposed = exposure(q.weapon, q)
  if (exposed === null || q.outOfArc) return 0
  return Math.max(0, Math.floor(q.counters / exposed.bands) - exposed.toll)
}

/**
 * The chances of a rifle attack with so many dice. The lowest die decides: gauss kills on 1 and grazes on 2,
 * plasma kills on 1–2 and grazes on 3; a graze destroys a drone.
 * Source: Resolving Gauss and Plasma Rifle Attacks, p.20; R16.
 */
export function rifleOdds(q: {
  readonly weapon: Rifle
  readonly dice: number
  readonly target: Target
}): HitOdds {
  requireWord('weapon', q.weapon, RIFLES)
  requireCount('dice', q.dice)
  requireTarget(q.target)
  const { killsUpTo, grazesUpTo } = RIFLE_FACES[q.weapon]
  const missed = chanceAllAbove(q.dice, grazesUpTo)
  const notKilled = chanceAllAbove(q.dice, killsUpTo)
  switch (q.target.kind) {
    case 'drone':
      return { killed: 1 - missed, damaged: 0, stunned: 0, stunnedAndDamaged: 0, unharmed: missed }
    case 'trooper': {
      const grazed = notKilled - missed
      const graze = grazeOdds(q.target)
      return {
        killed: 1 - notKilled + grazed * graze.killed,
        damaged: grazed * graze.damaged,
        stunned: grazed * graze.stunned,
        stunnedAndDamaged: grazed * graze.stunnedAndDamaged,
        unharmed: missed + grazed * graze.unharmed,
      }
    }
    default:
      return never(q.target)
  }
}

/**
 * The chances of a graze that is certain, as a flamer's is: a red die above Armour stuns, a normal die above
 * Armour damages. Source: Resolving Gauss Rifle Attacks, p.20; Fire Flamer, p.22; R16, R20.
 */
export function grazeOdds(q: Suit): HitOdds {
  requireSuit(q)
  const above = chanceAnyAbove(1, q.armour)
  const damagedOnly = above * (1 - above)
  const both = above * above
  return {
    killed: q.damaged ? above : 0,
    damaged: q.damaged ? 0 : damagedOnly,
    stunned: above * (1 - above),
    stunnedAndDamaged: q.damaged ? 0 : both,
    unharmed: (1 - above) * (1 - above),
  }
}
