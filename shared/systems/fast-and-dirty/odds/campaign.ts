import { MISSION_TABLE, MISSION_BONUS } from '../data/scenarios.ts'
import { REINFORCEMENTS } from '../data/campaign.ts'
import {
  infantryReplaced,
  losesQuality,
  qualityAfter,
  resolveAfter,
  vehicleReplaced,
} from '../after-battle.ts'
import {
  ARMOUR_BY_GEAR,
  BASIC_BY_FIREPOWER,
  JET_PACKS_BY_GEAR,
  PRIORITY_TABLE,
  QUALITY_BY_TRAINING,
  QUANTITY_SUCCESS,
  RESOLVE_BY_AGGRESSION,
  SIZE_BY_MANPOWER,
  STRENGTH_BY_MANPOWER,
} from '../data/advanced-force.ts'
import {
  PLATOON_SIZE,
  SQUAD_ARMOUR,
  SQUAD_BASIC,
  SQUAD_QUALITY,
  SQUAD_RESOLVE,
  SQUAD_STRENGTH,
  SQUAD_SUPPORT,
  type ByFace,
} from '../data/basic-force.ts'
import { missionTotals } from '../missions.ts'
import { successOdds } from '../morale.ts'
import { mayRecon, reconReturn } from '../scenarios.ts'
import type { Unit } from '../units.ts'
import {
  MISSIONS,
  type Attitude,
  type Mission,
  type Priority,
  type Quality,
  type Resolve,
  type Stance,
} from '../words.ts'
import type { Spread } from '../chances/spread.ts'
import type { Told } from './told.ts'
import { whyIf } from './told.ts'

/** Dice round a battle: missions before it, losses after it, and what makes a force (lines 446–561, 2073–2222, 2643–2940). */

const FACES = [1, 2, 3, 4, 5, 6] as const
const shareOf = (does: (face: number) => boolean): number => FACES.filter(does).length / FACES.length

/** How often a mission may be chosen, being no lower than any other, and how often it is the only one. */
export interface MissionOdds {
  readonly mission: Mission
  readonly add: number
  readonly highest: number
  readonly alone: number
}

/** Source: lines 2703–2717. */
export function missionOdds(q: {
  readonly stance: Stance
  readonly attitude: Attitude
  readonly bonus: readonly Mission[]
}): MissionOdds[] {
  const adds = missionTotals({ ...q, rolls: MISSIONS.map(() => 1) })
  return MISSIONS.map((mission) => {
    const chance = (above: number): number =>
      FACES.reduce((sum, face) => {
        const total = adds[mission] - 1 + face
        const others = MISSIONS.filter((other) => other !== mission)
        return (
          sum +
          others.reduce((all, other) => all * shareOf((one) => adds[other] - 1 + one <= total - above), 1 / 6)
        )
      }, 0)
    return { mission, add: adds[mission] - 1, highest: chance(0), alone: chance(1) }
  })
}
export const missionLine = (mission: Mission): string => String(MISSION_TABLE[mission].line)
export const missionBonus: number = MISSION_BONUS.add

/** A unit back from recon duty. Source: lines 2677, 2729–2731; R13. */
export function reconTold(unit: Pick<Unit, 'resolve' | 'traits'>): Told {
  if (!mayRecon(unit)) return { chances: [], reasons: [{ code: 'noRecon', at: '2677' }] }
  const chance = (end: ReturnType<typeof reconReturn>): number =>
    shareOf((face) => reconReturn(face, unit) === end)
  return {
    chances: [
      { code: 'back', chance: chance('back') },
      { code: 'late', chance: chance('late') },
      { code: 'destroyed', chance: chance('destroyed') },
    ],
    reasons: [{ code: 'reconDie', at: '2729–2731' }],
  }
}

/** Source: lines 565–567, 532; R29. The first turn throws a tie again, later it goes to who lost before. */
export function initiativeTold(q: { readonly plus: number; readonly tie: 'again' | 'wins' | 'loses' }): Told {
  let [more, equal] = [0, 0]
  for (const own of FACES)
    for (const other of FACES) {
      if (own + q.plus > other) more += 1 / 36
      else if (own + q.plus === other) equal += 1 / 36
    }
  const first = q.tie === 'again' ? more / (1 - equal) : q.tie === 'wins' ? more + equal : more
  return {
    chances: [
      { code: 'first', chance: first },
      { code: 'second', chance: 1 - first },
    ],
    reasons: [
      { code: 'initiativeDie', at: '567' },
      ...whyIf(q.plus, 'intel', '532', { n: q.plus }),
      { code: `tie.${q.tie}`, at: '567' },
    ],
  }
}

/** What a battle costs a unit on foot for good. */
export interface AfterOdds {
  /** How many of its losses come back. */
  readonly back: Spread
  readonly quality: { readonly asked: number; readonly falls: number; readonly to: Quality }
  readonly resolve: { readonly falls: number; readonly rises: number }
}
/** Where a Quality Loss is rolled for. Source: lines 2907–2912. */
export const qualityFalls = (quality: Quality): number =>
  shareOf((roll) => qualityAfter(quality, roll) !== quality)
/** Source: lines 2883–2922; R34. */
export function afterOdds(q: {
  readonly strength: number
  readonly losses: number
  readonly quality: Quality
  readonly resolve: Resolve
}): AfterOdds {
  const { strength, losses, quality, resolve } = q
  const back = Array.from({ length: losses + 1 }, (_none, count) =>
    shareOf((roll) => infantryReplaced({ roll, losses, lone: strength === 1 }) === count),
  )
  const asked = shareOf((roll) =>
    losesQuality({ replaced: infantryReplaced({ roll, losses, lone: strength === 1 }), strength }),
  )
  const worse = qualityFalls(quality)
  return {
    back,
    quality: { asked, falls: asked * worse, to: qualityAfter(quality, 1) },
    resolve: {
      falls: shareOf((roll) => resolveAfter(resolve, roll) !== resolve && roll < 3),
      rises: shareOf((roll) => resolveAfter(resolve, roll) !== resolve && roll > 3),
    },
  }
}
/** A vehicle that was destroyed, or only damaged, fights again. Source: lines 2897–2903. */
export const vehicleBack = (destroyed: boolean): number =>
  shareOf((roll) => vehicleReplaced({ roll, destroyed }))
export const reinforcementDice: number = REINFORCEMENTS.dice

/** Tables of a force that is rolled, with their lines: how often each entry comes. */
export const ROLLED = ['size', 'strength', 'quality', 'resolve', 'armour', 'basic', 'support'] as const
export type Rolled = (typeof ROLLED)[number]
export interface RolledEntry {
  readonly table: Rolled
  readonly entry: string
  readonly at: string
  readonly chance: number
}
const QUICK: Readonly<Record<Rolled, readonly [ByFace<string | number>, string]>> = {
  size: [PLATOON_SIZE, '450–453'],
  strength: [SQUAD_STRENGTH, '461–465'],
  quality: [SQUAD_QUALITY, '469–473'],
  resolve: [SQUAD_RESOLVE, '477–481'],
  armour: [SQUAD_ARMOUR, '485–489'],
  basic: [SQUAD_BASIC, '495–499'],
  support: [SQUAD_SUPPORT, '503–507'],
}
const BY_PRIORITY = {
  size: [SIZE_BY_MANPOWER, '2114–2120'],
  strength: [STRENGTH_BY_MANPOWER, '2124–2130'],
  quality: [QUALITY_BY_TRAINING, '2185–2191'],
  resolve: [RESOLVE_BY_AGGRESSION, '2201–2207'],
  armour: [ARMOUR_BY_GEAR, '2158–2164'],
  basic: [BASIC_BY_FIREPOWER, '2136–2142'],
} as const

/** Null: as a quick force is rolled; else by priority. Source: lines 450–507, 2112–2207. */
export function rolledOdds(priority: Priority | null): RolledEntry[] {
  return ROLLED.flatMap((table) => {
    const [faces, at]: readonly [ByFace<string | number>, string] =
      priority === null || table === 'support'
        ? QUICK[table]
        : [BY_PRIORITY[table][0][priority], BY_PRIORITY[table][1]]
    const lines = priority !== null && table === 'support' ? '2146–2150' : at
    return [...new Set(faces)].map((entry) => ({
      ...{ table, entry: String(entry), at: lines },
      chance: faces.filter((one) => one === entry).length / faces.length,
    }))
  })
}

/** A Quantity Test of a priority. Source: lines 2096–2106. */
export const quantityOdds = (priority: Priority): Spread =>
  successOdds({ dice: PRIORITY_TABLE[priority].dice, need: QUANTITY_SUCCESS })
/** A squad has jet packs. Source: line 2166. */
export const jetPackOdds = (priority: Priority): number => {
  const from = JET_PACKS_BY_GEAR[priority]
  return from === null ? 0 : shareOf((face) => face >= from)
}
