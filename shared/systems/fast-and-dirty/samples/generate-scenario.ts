import { anyOf, shuffled } from '../../../dice/shuffle.ts'
import type { Dice } from '../../../dice/source.ts'
import {
  ATTITUDE_TABLE,
  ESCALATION_ZONE,
  GRANTED_ARTILLERY,
  MISSION_BONUS,
  MISSION_DETAILS,
  STANCE_TABLE,
} from '../data/scenarios.ts'
import { GROUNDS, type ScenarioDraft, type ScenarioSide } from '../documents/scenario.ts'
import { missionTotals } from '../missions.ts'
import { fieldWorks, highestMissions, missionsPlayed } from '../scenarios.ts'
import {
  ATTITUDES,
  ESCALATION,
  MISSIONS,
  SECTORS,
  STANCES,
  type Attitude,
  type Mission,
  type Stance,
} from '../words.ts'
import { PLACES } from './names.ts'
import { plainScenario, plainSide } from './scenarios.ts'

/** The scenario generator (lines 2643–2831). */

interface Chance {
  readonly pick: Dice['pick']
}

/** What a player decides in secret. */
export interface Orders {
  readonly stance: Stance
  readonly attitude: Attitude
  /** The mission that the dice and the player came to. */
  readonly mission: Mission
}

/** A scenario of what both sides decided. Source: lines 2687–2699, 2717, 2751–2831. */
export function scenarioOf(
  of: Pick<ScenarioDraft, 'name' | 'brief' | 'ground'>,
  orders: readonly [Orders, Orders],
): ScenarioDraft {
  const [first, second] = orders
  const played = missionsPlayed(first.mission, second.mission)
  const sides = orders.map((one, at) =>
    sideOf(`side-${at + 1}`, `Side ${at + 1}`, one, played[at] ?? one.mission),
  )
  return plainScenario({
    ...of,
    sides,
    contactMarkers: played[0] !== ESCALATION,
    objectives: sides.flatMap(({ id }) => objectivesOf(id)),
  })
}

function sideOf(
  id: string,
  name: string,
  { stance, attitude }: Orders,
  mission: Mission | typeof ESCALATION,
): ScenarioSide {
  const detail = MISSION_DETAILS[mission]
  const { zone, artilleryCalls } = STANCE_TABLE[stance]
  const calls = artilleryCalls + detail.artilleryCalls
  const depth = mission === ESCALATION ? ESCALATION_ZONE : zone
  return plainSide({
    ...{ id, name, stance, attitude, zone: { where: 'edge', width: null, depth } },
    ...{ aim: { kind: 'mission', mission }, traits: [...detail.traits], snipers: detail.snipers },
    fieldWorks: fieldWorks({ stance, attitude }) + detail.fieldWorks,
    artillery: calls > 0 ? [{ id: 'granted', ...GRANTED_ARTILLERY, calls }] : [],
    ignoresUnderFire: ATTITUDE_TABLE[attitude].ignoresUnderFire,
  })
}

/** A scenario in which one side has been given these orders, with the objectives that it sees. */
export function withOrders(scenario: ScenarioDraft, side: string, orders: Orders): ScenarioDraft {
  const others = scenario.objectives.filter((one) => one.side !== side)
  return {
    ...scenario,
    sides: scenario.sides.map((one) => {
      if (one.id !== side) return one
      const ordered = sideOf(one.id, one.name, orders, orders.mission)
      return { ...ordered, notes: one.notes, role: one.role, share: one.share, works: one.works }
    }),
    objectives: [...others, ...objectivesOf(side)],
  }
}

const objectivesOf = (side: string): ScenarioDraft['objectives'] =>
  SECTORS.map((sector) => ({ id: `${side}-${sector}`, name: '', side, sector }))

/** Orders of chance: Stance, Attitude, two bonuses, the dice, and one of the missions that came out highest. */
export function randomOrders(chance: Chance): Orders {
  const stance = anyOf(STANCES, chance)
  const attitude = anyOf(ATTITUDES, chance)
  const bonus = shuffled(MISSIONS, chance).slice(0, MISSION_BONUS.most)
  const rolls = MISSIONS.map(() => 1 + chance.pick(6))
  const mission = anyOf(highestMissions(missionTotals({ stance, attitude, bonus, rolls })), chance)
  return { stance, attitude, mission }
}

/** A scenario of chance that can be played as it is. */
export function randomScenario(chance: Chance): ScenarioDraft {
  const place = anyOf(PLACES, chance)
  const brief = `Both sides have been told to be at ${place} before noon. Neither was told about the other.`
  return scenarioOf({ name: `Orders for ${place}`, brief, ground: anyOf(GROUNDS, chance) }, [
    randomOrders(chance),
    randomOrders(chance),
  ])
}
