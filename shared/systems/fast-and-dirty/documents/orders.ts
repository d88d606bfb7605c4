import {
  ATTITUDE_TABLE,
  ESCALATION_ZONE,
  GRANTED_ARTILLERY,
  MISSION_DETAILS,
  STANCE_TABLE,
} from '../data/scenarios.ts'
import { fieldWorks, missionsPlayed } from '../scenarios.ts'
import { ESCALATION, SECTORS, type Attitude, type Mission, type Stance } from '../words.ts'
import type { ScenarioDraft, ScenarioSide } from './scenario.ts'

/** A scenario of what its sides have been ordered to do (lines 2643–2831). */

export function plainSide(
  of: Partial<ScenarioSide> & Pick<ScenarioSide, 'id' | 'name' | 'zone' | 'aim'>,
): ScenarioSide {
  return {
    notes: '',
    role: null,
    stance: null,
    attitude: null,
    share: 1,
    fortified: 0,
    traits: [],
    snipers: 0,
    fieldWorks: 0,
    works: [],
    artillery: [],
    antiAir: [],
    ignoresUnderFire: 0,
    ...of,
  }
}

export function plainScenario(
  of: Partial<ScenarioDraft> & Pick<ScenarioDraft, 'name' | 'brief' | 'sides'>,
): ScenarioDraft {
  return {
    kind: 'scenario',
    version: 1,
    notes: '',
    ground: 'other',
    table: { width: 48, depth: 48 },
    turns: null,
    contactMarkers: false,
    objectives: [],
    feature: '',
    ...of,
  }
}

/** What a side is sent for before anybody gives orders, as by a campaign's plan; null where dice say so (lines 2703, 2869–2881). */
export const sentFor = ({ aim }: ScenarioSide): Mission | null =>
  aim.kind === 'mission' && aim.mission !== ESCALATION ? aim.mission : null

/** What a player decides in secret (lines 2643–2655). */
export interface Posture {
  readonly stance: Stance
  readonly attitude: Attitude
}

export interface Orders extends Posture {
  /** The mission that the dice and the player came to. */
  readonly mission: Mission
}

type Ordered = Posture & { readonly mission: Mission | typeof ESCALATION }

/** A side under these orders; what the scenario has given it stays. Source: lines 2687–2697, 2751–2831. */
function ordered(side: ScenarioSide, { stance, attitude, mission }: Ordered): ScenarioSide {
  const detail = MISSION_DETAILS[mission]
  const { zone, artilleryCalls } = STANCE_TABLE[stance]
  const depth = mission === ESCALATION ? ESCALATION_ZONE : zone
  const own = side.artillery.filter(({ id }) => id !== GRANTED_GUN && id !== MISSION_GUN)
  const gun = (id: string, calls: number) => (calls > 0 ? [{ id, ...GRANTED_ARTILLERY, calls }] : [])
  const first = artilleryCalls > 0 ? MISSION_GUN : GRANTED_GUN
  return {
    ...side,
    ...{ stance, attitude, zone: { where: 'edge', width: null, depth } },
    ...{ aim: { kind: 'mission', mission }, traits: [...detail.traits], snipers: detail.snipers },
    fieldWorks: fieldWorks({ stance, attitude }) + detail.fieldWorks,
    artillery: [...own, ...gun(GRANTED_GUN, artilleryCalls), ...gun(first, detail.artilleryCalls)],
    ignoresUnderFire: ATTITUDE_TABLE[attitude].ignoresUnderFire,
  }
}
/** The gun of a stance, or of a mission; where both give one, the mission's is another (lines 2645, 2809). */
export const GRANTED_GUN = 'granted'
export const MISSION_GUN = 'granted-mission'

/** Every side places an objective in each sector (line 2699). */
const objectivesOf = (side: string): ScenarioDraft['objectives'] =>
  SECTORS.map((sector) => ({ id: `${side}-${sector}`, name: '', side, sector }))

/** A scenario in which one side has been given these orders, with the objectives that it sees. */
export function withOrders(scenario: ScenarioDraft, side: string, orders: Ordered): ScenarioDraft {
  const others = scenario.objectives.filter((one) => one.side !== side)
  return {
    ...scenario,
    sides: scenario.sides.map((one) => (one.id === side ? ordered(one, orders) : one)),
    objectives: [...others, ...objectivesOf(side)],
  }
}

/** A scenario in which both sides have theirs. Source: line 2717. */
export function withBothOrders(
  scenario: ScenarioDraft,
  [first, second]: readonly [Orders, Orders],
): ScenarioDraft {
  const [one, other] = missionsPlayed(first.mission, second.mission)
  const [own, theirs] = scenario.sides.map(({ id }) => id)
  const begun = withOrders({ ...scenario, objectives: [] }, own ?? '', { ...first, mission: one })
  const both = withOrders(begun, theirs ?? '', { ...second, mission: other })
  return { ...both, contactMarkers: one !== ESCALATION }
}
