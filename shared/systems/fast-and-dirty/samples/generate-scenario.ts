import { anyOf, shuffled } from '../../../dice/shuffle.ts'
import type { Dice } from '../../../dice/source.ts'
import { MISSION_BONUS, STANCE_TABLE } from '../data/scenarios.ts'
import type { TreeBattle } from '../documents/campaign.ts'
import { plainScenario, plainSide, withBothOrders, type Orders } from '../documents/orders.ts'
import { GROUNDS, type ScenarioDraft } from '../documents/scenario.ts'
import { missionTotals } from '../missions.ts'
import { highestMissions } from '../scenarios.ts'
import { ATTITUDES, MISSIONS, STANCES, type Mission } from '../words.ts'
import { PLACES } from './names.ts'

/** The scenario generator (lines 2643–2831). */

interface Chance {
  readonly pick: Dice['pick']
}

/** A scenario of what both sides decided. Source: lines 2687–2699, 2717, 2751–2831. */
export function scenarioOf(
  of: Pick<ScenarioDraft, 'name' | 'brief' | 'ground'>,
  orders: readonly [Orders, Orders],
): ScenarioDraft {
  const sides = orders.map((_one, at) =>
    plainSide({
      ...{ id: `side-${at + 1}`, name: `Side ${at + 1}` },
      ...{ zone: { where: 'edge', width: null, depth: 0 }, aim: { kind: 'defeat' } },
    }),
  )
  return withBothOrders(plainScenario({ ...of, sides }), orders)
}

/** The scenario of a plan's battle, whose first side attacks: its missions are known, orders are given at the table. Source: lines 2869–2881. */
export function plannedScenario(
  { id, name, notes, attacker, defender }: TreeBattle,
  called: readonly [string, string],
): ScenarioDraft {
  const side = (at: 0 | 1, mission: Mission) =>
    plainSide({
      ...{ id: `side-${at + 1}`, name: called[at], role: at === 0 ? 'attacker' : 'defender' },
      ...{ zone: { where: 'edge', width: null, depth: STANCE_TABLE.neutral.zone } },
      aim: { kind: 'mission', mission },
    })
  return plainScenario({
    ...{ name, brief: notes, ground: 'rural', secretOrders: true, planned: id },
    sides: [side(0, attacker), side(1, defender)],
  })
}

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
