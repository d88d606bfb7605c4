import type { Side } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import { groupLog, type LogGroup } from './groups.ts'
import { segmentsOf } from './segments.ts'
import { shortName, type Tell } from '../../names.ts'
import type { OpenFight } from '../../open-fight.ts'

/** A line of the log in words, for sentences about it. */
export interface LineWords {
  readonly place: string
  readonly told: string
  readonly side: Side | null
}

/** The place of a line, `2.5`: the round and its number within it. */
export function placeOf({ round, number }: LogGroup): string {
  return `${round}.${number}`
}

/** A line in words, as the log tells it. */
export function toldOf(group: LogGroup, tell: Tell, names: Readonly<Record<Side, string>>): string {
  return segmentsOf(group, tell, names, false)
    .map((segment) => ('id' in segment ? shortName(segment.id, tell) : segment.text))
    .join('')
    .trim()
}

/** The lines of a fight's log in words, by their decisions. */
export function lineWords(
  log: OpenFight['log']['value'],
  names: Readonly<Record<Side, string>>,
  tell: Tell,
): ReadonlyMap<number, LineWords> {
  return new Map(
    groupLog(log).map((group) => {
      const told = toldOf(group, tell, names)
      return [group.decision, { place: placeOf(group), told, side: group.side }]
    }),
  )
}
