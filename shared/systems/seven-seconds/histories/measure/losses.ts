import { CAUSES, type Cause } from '../../battle/words.ts'
import { KILL_WEAPONS } from '../../people/words.ts'
import { TROOPERS, UNITS, type TrooperType, type UnitType } from '../../words.ts'
import { withoutLog, type Contender, type Scope, type SeenSide } from './scope.ts'
import type { Counted, Measured } from './shapes.ts'
import { tally, together } from './tally.ts'

export interface LossRow<Of extends string> {
  readonly of: Of
  readonly all: Counted
  readonly by: readonly ({ readonly contender: Contender } & Counted)[]
}

/** What destroyed a unit; "not noted" where a trooper was reported lost and no log says how. */
export const WEAPONS = [...CAUSES, 'not-noted'] as const
export type Weapon = (typeof WEAPONS)[number]

/**
 * Units lost, by type: troopers as they were reported (R30), drones as the logs tell. Of battles without a log the
 * drones are not known.
 */
export function lossesByType(scope: Scope): Measured<LossRow<UnitType>> {
  const counts = tally()
  for (const side of scope.sides) {
    const { battle, contender, facts } = side
    const { types } = destroyedOf(side)
    for (const type of UNITS) {
      const lost = isTrooper(type) ? facts.lost[type] : types.get(type)
      if (lost) counts.add(`${type} ${contender.key}`, lost, battle.id)
    }
  }
  return { rows: rowsOf(UNITS, counts.of, scope.contenders), unknown: withoutLog(scope.battles) }
}

/**
 * Units lost, by what destroyed them: as the logs tell, troopers and drones. Without a log they are the kills that were
 * noted of the other side's troopers, drones among them. Troopers that were reported lost beyond that are "not noted".
 */
export function lossesByWeapon(scope: Scope): Measured<LossRow<Weapon>> {
  const counts = tally()
  for (const side of scope.sides) {
    const { battle, contender, facts } = side
    const { types, causes } = destroyedOf(side)
    for (const [cause, lost] of causes) counts.add(`${cause} ${contender.key}`, lost, battle.id)
    let left = TROOPERS.reduce(
      (sum, type) => sum + Math.max(0, (facts.lost[type] ?? 0) - (types.get(type) ?? 0)),
      0,
    )
    for (const [weapon, kills] of side.digest ? [] : killsAgainst(side)) {
      if (kills > 0) counts.add(`${weapon} ${contender.key}`, kills, battle.id)
      left -= kills
    }
    if (left > 0) counts.add(`not-noted ${contender.key}`, left, battle.id)
  }
  return { rows: rowsOf(WEAPONS, counts.of, scope.contenders), unknown: withoutLog(scope.battles) }
}

/** The kills that were noted of those who fought against a side, by weapon. "Other" says nothing of it. */
function killsAgainst({ battle, facts }: SeenSide): (readonly [Cause, number])[] {
  const noted = new Map<Cause, number>()
  for (const { participant, kills } of battle.people) {
    if (participant === facts.participant) continue
    for (const weapon of KILL_WEAPONS) {
      if (weapon === 'other') continue
      noted.set(weapon, (noted.get(weapon) ?? 0) + (kills[weapon] ?? 0))
    }
  }
  return [...noted]
}

/** The units of a side that were destroyed, as the log tells: so many of each type, and to each cause. */
function destroyedOf({ digest, letter }: SeenSide): {
  readonly types: ReadonlyMap<UnitType, number>
  readonly causes: ReadonlyMap<Cause, number>
} {
  const types = new Map<UnitType, number>()
  const causes = new Map<Cause, number>()
  for (const { unit, cause } of digest?.kills ?? []) {
    const lost = digest?.units[unit]
    if (lost?.side !== letter) continue
    types.set(lost.type, (types.get(lost.type) ?? 0) + 1)
    causes.set(cause, (causes.get(cause) ?? 0) + 1)
  }
  return { types, causes }
}

function rowsOf<Of extends string>(
  list: readonly Of[],
  counted: (key: string) => Counted,
  contenders: readonly Contender[],
): LossRow<Of>[] {
  return list.map((of) => {
    const by = contenders.map((contender) => ({ contender, ...counted(`${of} ${contender.key}`) }))
    return { of, all: together(by), by }
  })
}

function isTrooper(type: UnitType): type is TrooperType {
  return (TROOPERS as readonly string[]).includes(type)
}
