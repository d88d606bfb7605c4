import { CHOICE_NUMBERS } from '../../data/basic-force.ts'
import { armIn } from '../../documents/fielded.ts'
import { CREW_WEAPON } from '../../data/points.ts'
import { basicIn, rifleIn, servedIn } from '../../documents/unit.ts'
import { mountIn } from '../../documents/vehicle.ts'
import type { HouseRules } from '../../house-rules.ts'
import type { Quality } from '../../words.ts'
import { rangeBand } from '../../ranges.ts'
import { isBlast, isForHardTargets, rowOf, type Arm } from '../../weapons.ts'
import {
  entryOf,
  figuresUp,
  groupOf,
  has,
  isOnTable,
  carriesHeavy,
  isSniper,
  isSquad,
  isTeam,
  joinedTo,
  qualityOf,
  unitIn,
} from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'

/** What a unit fires with. */

export interface Arms {
  readonly riflemen: number
  readonly basic: Arm
  readonly support: readonly Arm[]
  /** What a crew serves, or a vehicle has at this place; null: riflemen and support weapons. */
  readonly heavy: Arm | null
}

/** Damage of a weapon as the group rules (R1). */
export function damageOf(weapon: Arm, rules: HouseRules): number {
  const { cannonLightDamage, mortarLightDamage, beamHeavyDamage } = rules
  if (weapon === 'cannonLight') return cannonLightDamage
  if (weapon === 'mortarLight') return mortarLightDamage
  if (weapon === 'beamHeavy') return beamHeavyDamage
  return rowOf(weapon).damage ?? 0
}

/** The other Fire Team, free to act at once with this one (lines 1280–1284). */
export function partnerOf(state: BattleState, unit: UnitState): UnitState | null {
  const { partner } = unit.document
  if (partner === null || !has(state, unit, 'fireTeams')) return null
  const other = unitIn(state, `${unit.side}.${partner}`)
  return other && isOnTable(other) && has(state, other, 'fireTeams') ? other : null
}

/** A unit, or both Fire Teams where they act as one: what helps either helps both, once (line 1284; FAD-207). */
export function actingAs(state: BattleState, unit: UnitState, joint: boolean): readonly UnitState[] {
  const partner = joint ? partnerOf(state, unit) : null
  return partner ? [unit, partner] : [unit]
}

/** A heavy weapon is packed in the turn in which it moves, and a sniper's rifle too (lines 1320, 1640). */
export const isPacked = (state: BattleState, unit: UnitState): boolean =>
  unit.movedIn === state.round &&
  unit.done &&
  ((isTeam(state, unit) && !carriesHeavy(state, unit)) || isSniper(state, unit))

/** The heavy team with this squad that may still fire, and so at the same target: once in its activation, and as whoever answers a move or a charge (lines 1022, 1326–1328, 1452). */
export function teamWith(state: BattleState, unit: UnitState): UnitState | null {
  if (!isSquad(unit)) return null
  const isActing = state.activation?.unit === unit.id
  const teams = joinedTo(state, unit.id).filter(
    (one) => isTeam(state, one) && isOnTable(one) && (isActing ? !one.shot : !isPacked(state, one)),
  )
  return teams.find((one) => figuresUp(one).length > 0) ?? null
}

/** Who joined has acted by himself this turn, and acts no more (lines 1427, 1509). */
export const hasActed = ({ activation }: BattleState, unit: UnitState, { id, done }: UnitState): boolean =>
  activation?.unit === unit.id && done && !activation.along.includes(id)

/** Those who fire as a squad: those too who have joined it, and its partner; heroes shoot by themselves (lines 742, 1442, 1757). */
function firersOf(state: BattleState, unit: UnitState, joint: boolean): readonly UnitState[] {
  const [, partner] = actingAs(state, unit, joint)
  // Who fires by himself while he goes along has nothing of whom he is with (line 1757).
  const group = unit.attached === null ? groupOf(state, unit) : [unit]
  return [...group, ...(partner ? [partner] : [])].filter(
    (one) =>
      one.id === unit.id ||
      (one.document.kind !== 'team' && !has(state, one, 'hero') && !hasActed(state, unit, one)),
  )
}
const armedIn = (unit: UnitState): readonly (Arm | null)[] =>
  figuresUp(unit).map((figure) => armIn(unit.document, entryOf(unit, figure)?.weapon ?? null, 'support'))

/** The basic weapons of all who fire so, of whoever has joined a squad as far as they reach (lines 832, 1442; R16). */
export const riflesOf = (
  state: BattleState,
  unit: UnitState,
  joint: boolean,
  inches: number,
): readonly Arm[] =>
  firersOf(state, unit, joint)
    .filter((one) => {
      const arms = armsOf(state, one)
      if (arms.riflemen === 0 || !armedIn(one).includes(null)) return false
      const reach = { quality: qualityOf(state, one), mult: multOf(state, one, arms), inches }
      return one.attached === null || rangeBand(reach) !== 'out'
    })
    .map(({ document }) => basicIn(document))

/** What such a squad fires with. */
export function squadArms(state: BattleState, unit: UnitState, joint: boolean): Arms {
  const own = firersOf(state, unit, joint)
  const armed = own.flatMap(armedIn)
  const busy = state.activation?.unit === unit.id ? state.activation.busy : 0
  const away = own.filter(({ scouting, used }) => scouting || used.includes('medicStays')).length
  const rifles = armed.filter((weapon) => weapon === null).length - busy - away
  const support = armed.filter((weapon) => weapon !== null)
  return {
    riflemen: Math.max(0, rifles),
    basic: basicIn(unit.document),
    // With nobody else left they are those who are busy.
    support: rifles < 0 ? support.slice(0, Math.max(0, support.length + rifles)) : support,
    heavy: null,
  }
}

/** What a unit on foot fires with. */
export function armsOf(state: BattleState, unit: UnitState, joint = false): Arms {
  const { kind } = unit.document
  const serves = servedIn(unit.document)
  const alone = { riflemen: 1, basic: basicIn(unit.document), support: [] }
  if (kind === 'sniper') return { ...alone, riflemen: 0, heavy: rifleIn(unit.document) }
  if (kind === 'team' && serves !== null) return { ...alone, riflemen: 0, heavy: serves }
  if (kind === 'nonCombatants') return { ...alone, riflemen: 0, heavy: null }
  return squadArms(state, unit, joint)
}

/** The carbines of a crew, for its free shot at whoever charges it, where what it serves is no shot at infantry (lines 976, 1022, 2362, 3126). */
export function carbinesOf(state: BattleState, unit: UnitState, at: string): Arms | null {
  const { heavy } = armsOf(state, unit)
  const isShot = !isBlast(heavy) && !isForHardTargets(heavy)
  if (!isTeam(state, unit) || heavy === null || isShot || unitIn(state, at) === null) return null
  return { riflemen: figuresUp(unit).length, basic: CREW_WEAPON, support: [], heavy: null }
}

export const craftArms = ({ document }: CraftState, mount: number): Arms => ({
  riflemen: 0,
  basic: 'assaultRifles',
  support: [],
  heavy: mountIn(document, mount),
})

/** Figures that fire: one or two of a squad fire too thinly (line 832). */
export const firing = ({ riflemen, support }: Arms): number => riflemen + support.length

/** The range multiplier that counts: of the basic weapon, else the farthest of what else there is (R16). */
export function multOf(state: BattleState, unit: UnitState | null, arms: Arms): number {
  if (arms.heavy !== null) return rowOf(arms.heavy).mult ?? 1
  if (arms.riflemen === 0) return Math.max(1, ...arms.support.map((weapon) => rowOf(weapon).mult ?? 1))
  const more =
    (has(state, unit, 'longerRange') ? CHOICE_NUMBERS.longerRange : 0) +
    (has(state, unit, 'shorterRange') ? CHOICE_NUMBERS.shorterRange : 0)
  return (rowOf(arms.basic).mult ?? 1) + more
}

/** Support weapons that reach so far (R16). */
export const inReach = (arms: Arms, quality: Quality, inches: number): readonly Arm[] =>
  arms.support.filter((weapon) => rangeBand({ quality, mult: rowOf(weapon).mult ?? 1, inches }) !== 'out')

/** The best Anti-Tank rating of what fires; null: none has one (line 916; R19). */
export function antiTankOf(weapons: readonly Arm[]): number | null {
  const rated = weapons.flatMap((weapon) => rowOf(weapon).antiTank ?? [])
  return rated.length === 0 ? null : Math.max(...rated)
}

/** Whether anybody fires at all. */
export const canFireAtAll = (arms: Arms): boolean => arms.heavy !== null || firing(arms) > 0
