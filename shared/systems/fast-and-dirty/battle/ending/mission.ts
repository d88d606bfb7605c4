import { MISSION_DETAILS } from '../../data/scenarios.ts'
import { sectorFor, type ScenarioSide } from '../../documents/scenario.ts'
import { OFFICER_RATINGS } from '../../words.ts'
import { armyOf } from '../resolve/losses.ts'
import {
  bodiesIn,
  figuresUp,
  isGone,
  isUnit,
  mayRise,
  platoonsOf,
  rulesOf,
  scenarioSide,
  unitsOf,
} from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import { otherSide, type Side } from '../words.ts'

/** What a side wins by (lines 428–436, 2747–2831; R31, R32). */

type Aim = ScenarioSide['aim']
const aimOf = (state: BattleState, side: Side): Aim => scenarioSide(state, side).aim

/** Wins at the end where the other has not (line 2803). */
export function isDenying(state: BattleState, side: Side): boolean {
  const aim = aimOf(state, side)
  return aim.kind === 'deny' || (aim.kind === 'mission' && aim.mission === 'interfere')
}

/** What players have to look at as the turn ends: ground that is held, or touched. */
export function needsJudging(state: BattleState, side: Side): 'held' | 'touched' | null {
  const aim = aimOf(state, side)
  if (aim.kind === 'holdFeature' || aim.kind === 'own') return 'held'
  if (aim.kind !== 'mission') return null
  if (aim.mission === 'patrol') return 'touched'
  if (aim.mission === 'hold') return state.round >= rulesOf(state).holdFrom ? 'held' : null
  return MISSION_DETAILS[aim.mission].turns === null ? null : 'held'
}

/** Objectives that a Patrol still has to touch, by their ids. */
export function untouched(state: BattleState, side: Side): readonly string[] {
  const id = scenarioSide(state, side).id
  return state.setup.scenario.objectives
    .filter((one) => sectorFor(id, one) !== 'near' && !state.camps[side].touched.includes(one.id))
    .map((one) => one.id)
}

/** Whether a side has done what it came for. */
export function isWon(state: BattleState, side: Side): boolean {
  const aim = aimOf(state, side)
  const enemy = otherSide(side)
  const { defeat, holdTurns } = rulesOf(state)
  switch (aim.kind) {
    case 'defeat':
      return defeat === 'all' ? leftOf(state, enemy).length === 0 : isHalved(state, enemy)
    case 'holdFeature':
      return state.camps[side].held >= (aim.turns ?? holdTurns)
    case 'breakThrough':
      return hasBrokenThrough(state, side, aim)
    case 'deny':
      return false
    case 'own':
      return state.camps[side].met
    case 'mission':
      return isMissionDone(state, side, aim.mission)
  }
}

/** Half of the units, rounded up (line 2829; FAD-026). */
function isHalved(state: BattleState, side: Side): boolean {
  const army = armyOf(state, side)
  return army.length - leftOf(state, side).length >= Math.ceil(army.length / 2)
}
/** Who is not gone, or may get up yet (line 1851). */
const leftOf = (state: BattleState, side: Side): readonly (UnitState | CraftState)[] =>
  armyOf(state, side).filter((one) => !isGone(one) || (isUnit(one) && mayRise(state, one)))

/** Works destroyed and, rounded up, a share of the figures over the far edge: on their feet, carried or driven (line 432; FAD-022). */
function hasBrokenThrough(
  state: BattleState,
  side: Side,
  { works, share }: Extract<Aim, { kind: 'breakThrough' }>,
): boolean {
  const enemy = otherSide(side)
  const fallen = Object.values(state.works).filter(
    (one) => one.side === enemy && one.fate === 'destroyed',
  ).length
  const army = armyOf(state, side)
  const figures = (one: (typeof army)[number]): number => ('figures' in one ? one.figures.length : 1)
  const over = army.filter(({ fate }) => fate === 'left')
  const out = over.reduce((sum, one) => {
    if (!isUnit(one)) return sum + 1
    return sum + (one.aboard === null ? figuresUp(one).length + one.carried : bodiesIn(one))
  }, 0)
  const all = army.reduce((sum, one) => sum + figures(one), 0)
  return fallen >= works && out >= Math.ceil(share * all)
}

type Mission = Extract<Aim, { kind: 'mission' }>['mission']

function isMissionDone(state: BattleState, side: Side, mission: Mission): boolean {
  const { turns, enemyUnits } = MISSION_DETAILS[mission]
  if (turns !== null) return state.camps[side].held >= turns
  if (enemyUnits !== null) return isHalved(state, otherSide(side))
  if (mission === 'patrol') return hasPatrolled(state, side)
  if (mission === 'infiltrate') return infiltrated(state, side) >= platoonsOf(state, side)
  return mission === 'strike' && isLeaderless(state, otherSide(side))
}

/** Its commander is dead, and not only stunned; wounded he counts once his unit is destroyed (lines 1851, 2821; FAD-442). */
function isLeaderless(state: BattleState, side: Side): boolean {
  const target = commanderOf(state, side)
  if (!target || mayRise(state, target.unit)) return false
  return target.unit.fate === 'destroyed' || isDead(target)
}

interface Commander {
  readonly unit: UnitState
  readonly figure: string
}
const isDead = ({ unit, figure }: Commander): boolean =>
  unit.figures.some(({ id, fate }) => id === figure && fate === 'killed')
/** He ran or left the table alive: whoever is next leads (line 2821; FAD-442). */
const isAway = (one: Commander): boolean =>
  (one.unit.fate === 'routed' || one.unit.fate === 'left') && !isDead(one)

/** Both middle markers, and either of the far ones (line 2815). */
function hasPatrolled(state: BattleState, side: Side): boolean {
  const { id } = scenarioSide(state, side)
  const touched = (sector: 'middle' | 'far'): number =>
    state.setup.scenario.objectives.filter(
      (one) => sectorFor(id, one) === sector && state.camps[side].touched.includes(one.id),
    ).length
  const [middle, far] = MISSION_DETAILS.patrol.objectives
  return touched('middle') >= (middle?.count ?? 2) && touched('far') >= (far?.count ?? 1)
}

/** Squads that left over the enemy's edge, on foot or aboard (line 2797). */
const infiltrated = (state: BattleState, side: Side): number =>
  unitsOf(state, side).filter((unit) => unit.fate === 'left' && mayInfiltrate(unit)).length
/** An unbroken squad. */
export const mayInfiltrate = ({ broken, document }: UnitState): boolean =>
  !broken && ['squad', 'command'].includes(document.kind)

/** Whoever leads a side: the officer of the highest rating, else the leader of the largest squad; of those who have not run (line 2821; FAD-442). */
export function commanderOf(state: BattleState, side: Side): Commander | null {
  const { lostScouts } = state.camps[side]
  const there = unitsOf(state, side).filter(({ id }) => !lostScouts.includes(id))
  const ranked = there.flatMap((unit) =>
    unit.figures.flatMap((figure) => {
      const entry = unit.document.figures.find(({ id }) => id === figure.of)
      if (entry?.role !== 'officer' && entry?.role !== 'leader') return []
      const rating = OFFICER_RATINGS.findIndex((one) => one === entry.rating)
      const rank = entry.role === 'officer' ? OFFICER + Math.max(0, rating) * RATING : unit.figures.length
      return [{ unit, figure: figure.id, rank }]
    }),
  )
  return ranked.toSorted((one, other) => other.rank - one.rank).find((one) => !isAway(one)) ?? null
}
/** Every officer is above every squad leader, and a rating above any size. */
const [OFFICER, RATING] = [1000, 100]

/** After so many turns the battle is over; null: it is open (R32). */
export function turnLimit(state: BattleState): number | null {
  const LIMITS = { open: null, six: 6, eight: 8, ten: 10 } as const
  return state.setup.scenario.turns ?? LIMITS[rulesOf(state).turns]
}

/** Who spoils it for the other by the end of the battle; null: nobody does (R32). */
export function spoiler(state: BattleState): Side | null {
  const denying = (['side-1', 'side-2'] as const).filter((side) => isDenying(state, side))
  return denying.length === 1 ? (denying[0] ?? null) : null
}

/** Who has more units left, of two who both did what they came for (FAD-444). */
export function moreLeft(state: BattleState): Side | null {
  const left = (side: Side): number => armyOf(state, side).filter((one) => !isGone(one)).length
  const [one, other] = [left('side-1'), left('side-2')]
  return one === other ? null : one > other ? 'side-1' : 'side-2'
}
