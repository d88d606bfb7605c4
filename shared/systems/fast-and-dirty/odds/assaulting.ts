import { activationChanged } from '../battle/state/change.ts'
import type { Reason } from '../battle/documents/fields.ts'
import {
  assaultDice,
  assaultReasons,
  fightersIn,
  killRolls,
  onPowered,
  stormArmour,
  stormReasons,
  type Fighter,
} from '../battle/resolve/assault.ts'
import { breaksAt, nervesNeed, takesNerve } from '../battle/resolve/morale.ts'
import { hullOf } from '../battle/resolve/toll.ts'
import { sum } from '../battle/rules/weigh.ts'
import {
  craftIn,
  flies,
  has,
  isNonCombatant,
  isSniper,
  markerOf,
  rulesOf,
  unitIn,
} from '../battle/state/look.ts'
import type { BattleState, UnitState } from '../battle/state/state.ts'
import { VEHICLE_ASSAULT_DAMAGE } from '../data/assault.ts'
import { shownBy } from '../dice.ts'
import { clashOdds, type Clash, type ClashSide } from './clash.ts'
import { atLeast, type Spread } from '../chances/spread.ts'
import { breakingOf, shotOdds, type FootOdds, type ShotSaid } from './shooting.ts'
import type { Laid } from './table.ts'
import { shareFrom, stormOdds, type Wreck } from '../chances/wreck.ts'

/** A charge, from the free shot to who is left (lines 1016–1095). */

export interface ChargeSaid {
  /** Figures in contact or in sight, of each. */
  readonly own: number
  readonly enemy: number
  readonly alien: boolean
  readonly joint: boolean
  readonly berserk: boolean
  /** The defender's free shot; null: there is none. */
  readonly freeShot: ShotSaid | null
}

/** Why there is no such charge. */
export const CHARGE_BARS = {
  pinned: '1138',
  broken: '634',
  nonCombatant: '1421',
  sniper: '1640',
  flyer: '695, 1018',
} as const
export type ChargeBar = keyof typeof CHARGE_BARS

export interface AssaultOdds extends Clash {
  readonly own: Side
  readonly enemy: Side
  /** The free shot leaves nobody to fight. */
  readonly stopped: number
  /** Figures that the free shot brings down. */
  readonly shotDown: Spread
}
interface Side {
  readonly reasons: readonly Reason[]
  readonly add: number
  /** Those who strike. */
  readonly figures: number
  readonly breaks: FootOdds['breaks']
  readonly gone: number
}

export interface StormOdds extends Wreck {
  readonly reasons: readonly Reason[]
  readonly add: number
  readonly armour: number
  /** Nerves of Steel hold; 1 where none are asked for. */
  readonly nerve: number
  readonly need: number
  readonly breaks: number | null
  readonly breakAt: number | null
  /** Null of a bunker, which one blow is enough for. */
  readonly isCraft: boolean
}

function barOf(state: BattleState, unit: UnitState, at: string): ChargeBar | null {
  if (markerOf(state, unit) === 'pinned') return 'pinned'
  if (unit.broken) return 'broken'
  if (isNonCombatant(state, unit)) return 'nonCombatant'
  if (isSniper(state, unit)) return 'sniper'
  const foe = unitIn(state, at)
  const isUp = [unit, foe].some((of) => of !== null && flies(state, of))
  if (isUp && rulesOf(state).flyersInAssault !== 'always') return 'flyer'
  const craft = craftIn(state, at)
  return craft?.document.method === 'fly' && !craft.landed ? 'flyer' : null
}

/** Source: lines 1016–1051; R22, R23. */
export function chargeOdds(
  { state: laid, one, other }: Laid,
  said: ChargeSaid,
): AssaultOdds | { readonly bar: ChargeBar } {
  const state = said.berserk ? activationChanged(laid, { berserk: true }) : laid
  const [attacker, defender] = [unitIn(state, one), unitIn(state, other)]
  if (!attacker || !defender) return { bar: 'flyer' }
  const bar = barOf(state, attacker, other)
  if (bar) return { bar }
  const shot = said.freeShot
    ? shotOdds({ state: laid, one: other, other: one }, null, { ...said.freeShot, joint: false, free: true })
    : null
  const shotDown: Spread = shot === null || 'bar' in shot || !shot.foot ? [1] : shot.foot.harm.fallen
  const size = fightersIn(state, { unit: attacker, joint: said.joint })
  const led = fightersIn(state, { unit: attacker, joint: false })
  const meeting = (own: number): Met => met(state, attacker, defender, own, said)
  const first = meeting(Math.min(said.own, size))
  const all = shotDown.map((chance, down) => ({
    ...{ chance, down, left: size - down },
    met: chance > 0 && led - down > 0 ? meeting(Math.min(said.own, size - down)) : null,
  }))
  const mixed = (of: (clash: Clash) => number): number =>
    all.reduce((total, one) => (one.met ? total + one.chance * of(one.met.clash) : total), 0)
  const aLoses = Array.from({ length: size + 1 }, () => 0)
  const bLoses = Array.from({ length: first.enemySize + 1 }, () => 0)
  const add = (to: number[], at: number, chance: number): void => {
    to[at] = (to[at] ?? 0) + chance
  }
  for (const { chance, down, met: fought, left } of all) {
    if (chance === 0) continue
    for (const [count, share] of (fought?.clash.aLoses ?? [1]).entries())
      add(aLoses, down + Math.min(count, left), chance * share)
    for (const [count, share] of (fought?.clash.bLoses ?? [1]).entries()) add(bLoses, count, chance * share)
  }
  const sideOf = (unit: UnitState, reasons: readonly Reason[], loses: Spread, strike: number): Side => ({
    ...{ reasons, figures: strike, add: sum(reasons), breaks: breakingOf(state, unit, loses) },
    gone: loses.at(-1) ?? 0,
  })
  return {
    aWins: mixed(({ aWins }) => aWins),
    draw: mixed(({ draw }) => draw),
    bWins: mixed(({ bWins }) => bWins),
    aOverruns: mixed(({ aOverruns }) => aOverruns),
    bOverruns: mixed(({ bOverruns }) => bOverruns),
    ...{ aLoses, bLoses, shotDown, stopped: shotDown[led] ?? 0 },
    own: sideOf(attacker, first.own, aLoses, Math.min(said.own, size)),
    enemy: sideOf(defender, first.enemy, bLoses, Math.min(said.enemy, first.enemySize)),
  }
}

interface Met {
  readonly clash: Clash
  readonly own: readonly Reason[]
  readonly enemy: readonly Reason[]
  readonly enemySize: number
}

function met(
  state: BattleState,
  attacker: UnitState,
  defender: UnitState,
  own: number,
  said: ChargeSaid,
): Met {
  const one: Fighter = { unit: attacker, figures: own, charging: true, joint: said.joint }
  const other: Fighter = { unit: defender, figures: said.enemy, charging: false, joint: false }
  const [ours, theirs] = [
    assaultReasons(state, one, other, said.alien),
    assaultReasons(state, other, one, said.alien),
  ]
  const side = (fighter: Fighter, reasons: readonly Reason[]): ClashSide => ({
    shown: shownBy(assaultDice(fighter), { legend: has(state, fighter.unit, 'legend') }),
    add: sum(reasons),
    rolls: killRolls(state, fighter),
    size: fightersIn(state, fighter),
    onPowered: (kills) => onPowered(state, fighter, kills),
  })
  const clash = clashOdds(side(one, ours), side(other, theirs), rulesOf(state))
  return { clash, own: ours, enemy: theirs, enemySize: fightersIn(state, other) }
}

/** `dared`: its nerve has held already. Source: lines 1053–1091, 1310. */
export function stormingOdds(
  { state: laid, one, other }: Laid,
  said: Pick<ChargeSaid, 'own' | 'joint' | 'berserk'>,
  dared = false,
): StormOdds | { readonly bar: ChargeBar } {
  const state = said.berserk ? activationChanged(laid, { berserk: true }) : laid
  const unit = unitIn(state, one)
  if (!unit) return { bar: 'flyer' }
  const bar = barOf(state, unit, other)
  if (bar) return { bar }
  const craft = craftIn(state, other)
  const reasons = stormReasons(state, unit, said.joint)
  const armour = stormArmour(state, other)
  const need = nervesNeed(state, unit, said.joint)
  const nerve = takesNerve(state, other) && !dared ? shareFrom(need) : 1
  const figures = Math.min(said.own, fightersIn(state, { unit, joint: said.joint }))
  const hull = craft ? hullOf(craft) : BUNKER
  const blows = stormOdds(
    hull,
    { figures, add: sum(reasons), armour, table: VEHICLE_ASSAULT_DAMAGE },
    rulesOf(state),
  )
  const held = (chance: number): number => chance * nerve
  const breaks = craft ? breaksAt(state, craft) : null
  return {
    ...{ reasons, add: sum(reasons), armour, nerve, need, isCraft: craft !== null },
    damaged: held(craft ? blows.damaged : 1 - (blows.hitsBy[0] ?? 0)),
    destroyed: held(craft ? blows.destroyed : 1 - (blows.hitsBy[0] ?? 0)),
    immobilised: held(blows.immobilised),
    weaponLost: 0,
    crewLost: held(blows.crewLost),
    hits: blows.hits,
    breakAt: breaks?.at ?? null,
    breaks: breaks ? held(atLeast(blows.hits, Math.max(0, breaks.at - breaks.lost))) : null,
  }
}
const BUNKER = { crew: 0, weapons: 0, immobilised: false, flies: false, driver: 'none' } as const
