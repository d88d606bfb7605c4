import { requireCount, requireWhole, requireWord } from '../arguments.ts'
import {
  ATTITUDE_TABLE,
  CONTACT,
  NO_RECON,
  RECON_POINTS,
  RECON_RETURN,
  RECON_TRAITS,
  STANCE_TABLE,
} from './data/scenarios.ts'
import type { HouseRules } from './house-rules.ts'
import type { Unit } from './units.ts'
import {
  ATTITUDES,
  ESCALATION,
  MISSIONS,
  STANCES,
  type Attitude,
  type Mission,
  type Stance,
  type UnitTrait,
} from './words.ts'
import type { AnyTrait } from './traits.ts'

/** The scenario generator, as far as it is arithmetic (lines 2643–2741). */

interface Command {
  readonly stance: Stance
  readonly attitude: Attitude
  readonly platoons: number
}

function requireCommand({ stance, attitude, platoons }: Command): void {
  requireWord('stance', stance, STANCES)
  requireWord('attitude', attitude, ATTITUDES)
  requireWhole('platoons', platoons, 1, Number.MAX_SAFE_INTEGER)
}

/** What Recon Points of a side come from. Source: lines 2661–2675. */
export const RECON_SOURCES = ['platoons', 'stance', 'attitude', 'duty'] as const
type ReconSource = (typeof RECON_SOURCES)[number]

/** Recon Points by what they come from, those of units on recon duty with them. Source: lines 2661–2675. */
export function reconParts(q: Command & { readonly duty: number }): Readonly<Record<ReconSource, number>> {
  requireCommand(q)
  requireCount('duty', q.duty)
  return {
    platoons: q.platoons * RECON_POINTS.platoon,
    stance: STANCE_TABLE[q.stance].recon,
    attitude: ATTITUDE_TABLE[q.attitude].recon,
    duty: q.duty * RECON_POINTS.duty,
  }
}

/** Recon Points of a side; never below 0. Source: lines 2661–2675. */
export function reconPoints(q: Command & { readonly duty: number }): number {
  const parts = reconParts(q)
  return Math.max(
    0,
    RECON_SOURCES.reduce((sum, source) => sum + parts[source], 0),
  )
}

interface Having {
  readonly traits: readonly AnyTrait[]
}

/** Whether a unit may be sent on recon duty at all. Source: line 2677. */
export function mayRecon({ resolve, traits }: Pick<Unit, 'resolve'> & Having): boolean {
  return resolve !== NO_RECON.resolve && !NO_RECON.traits.some((trait) => traits.includes(trait))
}

/** Whether it may be sent beside the one squad of each platoon. Source: line 2675; R13. */
export const mayReconBeside = ({ traits }: Having): boolean =>
  RECON_TRAITS.some((trait) => traits.includes(trait))

/** What becomes of a unit on recon duty. Source: lines 2729–2731; R13. */
export function reconReturn(roll: number, unit: Having): 'destroyed' | 'late' | 'back' {
  requireWhole('roll', roll, 1, 6)
  const total = roll + (mayReconBeside(unit) ? RECON_RETURN.trait : 0)
  if (total <= RECON_RETURN.destroyed) return 'destroyed'
  return total <= RECON_RETURN.late ? 'late' : 'back'
}

/** Dummy Contact Markers of a side; never below 0. Source: lines 2646–2647, 2725–2727; R11. */
export function dummyMarkers(
  q: Command & { readonly units: readonly Having[] },
  { stanceDummies }: Pick<HouseRules, 'stanceDummies'>,
): number {
  requireCommand(q)
  const having = (traits: readonly UnitTrait[]): number =>
    q.units.filter((unit) => traits.some((trait) => unit.traits.includes(trait))).length
  const { dummies } = STANCE_TABLE[q.stance]
  const byStance = dummies * (stanceDummies === 'platoon' ? q.platoons : 1)
  const all = q.platoons * CONTACT.platoon + byStance + having(CONTACT.more) - having(CONTACT.less)
  return Math.max(0, all)
}

/** Field works that Stance and Attitude give. Source: lines 2647, 2655, 2695–2697. */
export const fieldWorks = ({ stance, attitude }: Pick<Command, 'stance' | 'attitude'>): number =>
  STANCE_TABLE[stance].fieldWorks + ATTITUDE_TABLE[attitude].fieldWorks

/** The missions that a side may choose between: those with the highest total. Source: line 2717. */
export function highestMissions(totals: Readonly<Record<Mission, number>>): Mission[] {
  const most = Math.max(...MISSIONS.map((mission) => totals[mission]))
  return MISSIONS.filter((mission) => totals[mission] === most)
}

/** What each plays: its own mission, or both an Escalating Engagement. Source: line 2717. */
export function missionsPlayed(
  one: Mission,
  other: Mission,
): readonly [Mission | typeof ESCALATION, Mission | typeof ESCALATION] {
  return one === other ? [ESCALATION, ESCALATION] : [one, other]
}
