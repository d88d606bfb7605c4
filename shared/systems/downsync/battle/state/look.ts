import { isAlike } from '../../../../alike.ts'
import type { Action, Trait } from '../../documents/unit-card.ts'
import type { HouseRules } from '../../house-rules.ts'
import { SIGS, type BaseCount, type Sig } from '../../words.ts'
import { BATTLE_SIDES, otherSide, type Side } from '../words.ts'
import type { BaseState, BattleState, PingState, UnitState } from './state.ts'

/** What is known of a battle: who is there, and what they are like. */

export const rulesOf = ({ setup }: BattleState): HouseRules => setup.rules

const at = <One>(all: Readonly<Record<string, One>>, id: string | null): One | null =>
  id !== null && Object.hasOwn(all, id) ? (all[id] ?? null) : null

export const unitIn = (state: BattleState, id: string | null): UnitState | null => at(state.units, id)
export const pingIn = (state: BattleState, id: string | null): PingState | null => at(state.pings, id)
export const idsOf = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id)

export const unitsOf = (state: BattleState, side: Side): readonly UnitState[] =>
  Object.values(state.units).filter((one) => one.side === side)
export const pingsOf = (state: BattleState, side: Side): readonly PingState[] =>
  Object.values(state.pings).filter((one) => one.side === side)

/** Which one it is where several of its side are called so; null where its name is enough. */
export function numberAmong(state: Pick<BattleState, 'units'>, { id, side, name }: UnitState): number | null {
  const alike = Object.values(state.units).filter((one) => one.side === side && one.name === name)
  return alike.length < 2 ? null : alike.findIndex((one) => one.id === id) + 1
}

export const isOnTable = ({ fate }: { readonly fate: string }): boolean => fate === 'onTable'
export const outUnits = (state: BattleState, side: Side): readonly UnitState[] =>
  unitsOf(state, side).filter(isOnTable)
export const outPings = (state: BattleState, side: Side): readonly PingState[] =>
  pingsOf(state, side).filter(isOnTable)

export const sideOf = (state: BattleState, id: string): Side | null =>
  unitIn(state, id)?.side ?? pingIn(state, id)?.side ?? null

export const living = ({ bases }: UnitState): readonly BaseState[] => bases.filter(({ alive }) => alive)
export const baseIn = (unit: UnitState, number: BaseCount): BaseState | null =>
  unit.bases.find((one) => one.number === number && one.alive) ?? null
/** Which of its bases it is, where there are several. */
export const ofBase = ({ bases }: UnitState, base: BaseCount): { base?: BaseCount } =>
  bases.length > 1 ? { base } : {}
/** Each building that one of its bases is in. */
export const buildingsOf = (unit: UnitState): readonly string[] => [
  ...new Set(living(unit).flatMap(({ building }) => (building === '' ? [] : [building]))),
]
export const isInfantry = ({ card }: UnitState): boolean => card.bases !== null

export const reserveOf = (state: BattleState, side: Side, sig: Sig): readonly UnitState[] =>
  unitsOf(state, side).filter(({ fate, card }) => fate === 'reserve' && card.sig === sig)

/** Units and Pings that may still be designated this Round (lines 193, 215). */
export const fresh = (state: BattleState, side: Side): { units: string[]; pings: string[] } => ({
  units: idsOf(outUnits(state, side).filter(({ activated }) => !activated)),
  pings: idsOf(outPings(state, side).filter(({ activated }) => !activated)),
})
export const hasFresh = (state: BattleState, side: Side): boolean => {
  const { units, pings } = fresh(state, side)
  return units.length + pings.length > 0
}

/** A side with nobody on the table and nobody in Reserve (line 663; R31). */
export const isWipedOut = (state: BattleState, side: Side): boolean =>
  unitsOf(state, side).every(({ fate }) => fate === 'destroyed')

/**
 * Traits of a card that count: the same once, unless it adds up (line 669). Of one name are also parts of an ability, such as
 * what it brings at another moment.
 */
export const traitsOf = ({ card: { traits } }: UnitState): readonly Trait[] =>
  traits.filter((trait, index) => trait.stacks || !traits.slice(0, index).some((one) => isSame(one, trait)))

const isSame = (one: Trait, other: Trait): boolean =>
  one.name === other.name &&
  one.at === other.at &&
  one.commandPoints === other.commandPoints &&
  one.gains === other.gains &&
  isAlike(one.modifiers, other.modifiers)

export const actionIn = ({ card }: UnitState, id: string): Action | null =>
  card.actions.find((one) => one.id === id) ?? null

/** Whose the Active Player’s enemy is. */
export const activeOf = ({ active }: BattleState): Side => active ?? BATTLE_SIDES[0]
export const nonActiveOf = (state: BattleState): Side => otherSide(activeOf(state))

/** Pings on the Battlefield and Units in Reserve of a Ping’s Signature (lines 412–416). */
export const ofSig = (state: BattleState, { side, sig }: PingState): { pings: number; reserve: number } => ({
  pings: outPings(state, side).filter((one) => one.sig === sig).length,
  reserve: reserveOf(state, side, sig).length,
})

export const sizesOf = (of: (sig: Sig) => number): Record<Sig, number> => {
  const [small, medium, large] = SIGS
  return { [small]: of(small), [medium]: of(medium), [large]: of(large) }
}
