import { attackDm, type AttackReason } from './attack-dm.ts'
import type { Attack } from './attack.ts'
import { aimedAutoFireOdds, autoFireOdds } from './auto-fire.ts'
import { checkOdds, effectDist } from './checks.ts'
import { damageDist, stateOf, wound, type Body } from './damage.ts'
import { INTELLIGENT_DM, PIERCING, PRONE_DMS, VEHICLE_TARGET_DM } from './data/attacks.ts'
import { UNSKILLED_DM } from './data/checks.ts'
import { SYSTEMS } from './data/vehicles.ts'
import type { HouseRules } from './house-rules.ts'
import type { Problem } from '../../problem.ts'
import { scatter } from './weapons.ts'
import { PICKS, STATES, type Dist, type State } from './words.ts'

/** One attack on one target with all that may come of it: how likely it hits, what goes through, and who stays up. */
export interface Matchup {
  readonly attack: Attack
  readonly damage: { readonly dice: number; readonly add: number }
  /** Its Effect is added to the damage: not that of a payload (lines 176, 180; R22). */
  readonly addsEffect: boolean
  /** Metres around where a payload bursts that comes down near where it misses (lines 136, 176); left out: it bursts on a hit alone. */
  readonly blast?: number
  readonly armour: number
  /** Who is shot at; null for a vehicle or machine. */
  readonly body: Body | null
  /** DM of attacks on what is shot at, for its size (line 191). */
  readonly size: number
  /** A machine's weapon that has taken a hit (line 290). */
  readonly isDamaged?: boolean
  /** By house rule a parry without the skill helps the attacker (R41). */
  readonly parryHelps?: number
}

export interface MatchupReason {
  readonly why: AttackReason['why'] | 'size' | 'damaged'
  readonly dm: number
}

export interface MatchupOdds {
  readonly dm: number
  readonly reasons: readonly MatchupReason[]
  /** Of full auto each pair. */
  readonly hit: number
  readonly byEffect: Dist
  /** Of a hit: the chance of each damage that goes through. */
  readonly damage: Dist
  /** Chances of the attack: something goes through, and how the target then is, unhurt as it was. */
  readonly through: number
  readonly ends: Readonly<Record<State, number>> | null
  /** Each pair behind the first, where by house rule that alone has the aim; null: it is as the first. */
  readonly further: { readonly dm: number; readonly hit: number } | null
}

/** Source: lines 45–56, 95, 180–184; `attackDm`, `autoFireOdds`, `damageDist`, `wound`. */
export function matchupOdds(
  q: Matchup,
  rules: Pick<HouseRules, 'unskilled' | 'proneFrom' | 'tolerance' | 'aimedPairs' | 'scatter'>,
): MatchupOdds | { readonly problem: Problem } {
  const { attack } = q
  const { intelligent, ...plain } = { ...attack, vehicleTarget: q.size === VEHICLE_TARGET_DM }
  const answer = attackDm(plain)
  if ('problem' in answer) return answer
  const [damaged] = SYSTEMS.weapon.effects
  const reasons = byHouse(
    [
      ...answer.reasons,
      ...sizeReason(q),
      { why: 'damaged', dm: q.isDamaged === true ? damaged.dm : 0 },
      { why: 'parry', dm: q.parryHelps ?? 0 },
    ],
    attack,
    rules,
  )
  const rest = sum(reasons)
  if (intelligent !== undefined) {
    const isWithin = rest <= intelligent && (rules.tolerance === 'upTo' || rest >= -intelligent)
    if (isWithin) reasons.push({ why: 'intelligent', dm: INTELLIGENT_DM })
  }
  const dm = sum(reasons)
  const byEffect = effectDist(dm)
  const hits = entries(byEffect).filter(([effect]) => effect >= 0)
  const hit = checkOdds(dm)
  const damage: Record<number, number> = {}
  for (const [effect, chance] of hits) {
    const counted = q.addsEffect ? effect : 0
    const { dice, add } = q.damage
    // What is thrown to burst does nothing by its impact; what is fired so pierces all the same (lines 176, 184).
    const pierces = effect >= PIERCING.effect && attack.weapon.kind !== 'thrown'
    for (const [n, share] of entries(damageDist({ dice, add, effect: counted, armour: q.armour }))) {
      const through = pierces ? Math.max(n, PIERCING.least) : n
      damage[through] = (damage[through] ?? 0) + (chance / hit) * share
    }
  }
  const near = q.blast === undefined ? 0 : nearMiss(byEffect, q.blast, rules)
  const nearby: Dist = near === 0 ? {} : damageDist({ ...q.damage, effect: 0, armour: q.armour })
  const isFirst = attack.mode === 'auto' && rules.aimedPairs === 'first' && (attack.aim ?? 0) > 0
  const others = isFirst ? matchupOdds({ ...q, attack: { ...attack, aim: 0 } }, rules) : null
  const further = others && !('problem' in others) ? { dm: others.dm, hit: others.hit } : null
  return {
    dm,
    reasons,
    hit,
    byEffect,
    damage,
    through: hit * (1 - (damage[0] ?? 0)) + near * (1 - (nearby[0] ?? 0)),
    ends:
      q.body &&
      endsOf(q.body, [
        [damage, hit],
        [nearby, near],
      ]),
    further,
  }
}

/** Of full auto, its dice paired for most: the chances of 0, 1, 2 … hits; null of any other attack. */
export function pairsThatHit({ attack }: Matchup, { dm, further }: MatchupOdds): readonly number[] | null {
  if (attack.mode !== 'auto') return null
  const auto = attack.weapon.auto ?? 1
  return further ? aimedAutoFireOdds({ auto, dm: further.dm, first: dm }) : autoFireOdds({ auto, dm })
}

const entries = (dist: Dist): [number, number][] =>
  Object.entries(dist).map(([n, chance]) => [Number(n), chance])
const sum = (reasons: readonly MatchupReason[]): number => reasons.reduce((all, { dm }) => all + dm, 0)

/** A vehicle's document may say otherwise than the book (line 191). */
function sizeReason({ size }: Matchup): MatchupReason[] {
  return size === 0 || size === VEHICLE_TARGET_DM ? [] : [{ why: 'size', dm: size }]
}

/** The reasons of an attack as a group rules them (R1, R6). */
export function byHouse(
  reasons: readonly MatchupReason[],
  { skill, stance, band, weapon }: Attack,
  { unskilled, proneFrom }: Pick<HouseRules, 'unskilled' | 'proneFrom'>,
): MatchupReason[] {
  const isSpared = stance === 'prone' && band === 'short' && proneFrom === 'medium' && weapon.kind !== 'melee'
  return reasons
    .map(({ why, dm }) => {
      if (why === 'skill' && skill === null) return { why, dm: dm - UNSKILLED_DM + unskilled }
      return why === 'stance' && isSpared ? { why, dm: dm - PRONE_DMS.short } : { why, dm }
    })
    .filter(({ dm }) => dm !== 0)
}

/** How somebody is afterwards, as they were where nothing goes through, who picks the greater of STR and DEX (line 180). */
function endsOf(body: Body, struck: readonly (readonly [damage: Dist, of: number])[]): Record<State, number> {
  const [str, dex] = PICKS
  const pick = body.str > body.dex ? str : dex
  const ends: Record<State, number> = { up: 0, unconscious: 0, dead: 0 }
  ends[stateOf(body)] = 1 - struck.reduce((all, [, of]) => all + of, 0)
  for (const [damage, of] of struck)
    for (const [n, chance] of entries(damage)) ends[wound(body, n, pick).state] += of * chance
  return ends
}

/** How often it misses and comes down so near that its target is in the blast (lines 136, 176; R21). */
const nearMiss = (byEffect: Dist, blast: number, rules: Pick<HouseRules, 'scatter'>): number =>
  entries(byEffect)
    .filter(([effect]) => effect < 0 && scatter(effect, rules.scatter === 'farther') <= blast)
    .reduce((all, [, chance]) => all + chance, 0)

/** Those that can come about. */
export const endsThatCan = (ends: Readonly<Record<State, number>>): readonly State[] =>
  STATES.filter((state) => ends[state] > 0)
