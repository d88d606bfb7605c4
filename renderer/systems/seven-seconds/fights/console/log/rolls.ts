import { AS_IT_LIES } from '../../../../../../shared/dice/source.ts'
import type { ToldEvent } from '../../../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { EventOf } from '../../../../../../shared/systems/seven-seconds/battle/documents/events.ts'
import type { TargetId } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Tell } from '../../names.ts'
import { clockOf } from '../dice/clock.ts'
import type { Namer } from './sentences.ts'

/** However many Target Counters there are, no die shows more (p.21). */
const DIE = 6

/** Which of several that a kamikaze touches each of its dice is for, by the numbers of the rolls (R21). */
export function contactsRolled(events: readonly ToldEvent[]): ReadonlyMap<number, TargetId> {
  const touched = events.flatMap(({ event }) =>
    event.kind === 'exploded' && event.contact !== null && event.furtherContacts
      ? [event.contact, ...event.furtherContacts]
      : [],
  )
  const rolls = events.filter(({ event }) => event.kind === 'rolled' && event.purpose === 'contact')
  return new Map(
    rolls.flatMap(({ number }, index) => {
      const contact = touched[index]
      return contact === undefined ? [] : [[number, contact] as const]
    }),
  )
}

/**
 * What dice were rolled for, and what came of them; the dice themselves are drawn beside it. `contact` is whom they
 * are for, where several are touched.
 */
export function rollSentence(
  event: EventOf<'rolled'>,
  tell: Tell,
  name: Namer,
  contact: TargetId | null = null,
): string {
  const { purpose, side, unit, dice, plus, target, success } = event
  // A shot that was impossible has told so already.
  if (purpose === 'rifle' && dice.length === 0) return ''
  const sum = dice.reduce((total, die) => total + die, 0) + plus
  // A plural goes by `n`: the pool's is its sum, the others name what the dice are compared with.
  const values = {
    who: unit === null ? name.side(side) : name.piece(unit),
    sum,
    n: purpose === 'sensor-pool' ? sum : purpose === 'missile' ? Math.min(target ?? 0, DIE) : (target ?? 0),
    degrees: dice[0] ?? 0,
    clock: clockOf(dice[0] ?? 0),
    contact: contact === null ? '' : name.piece(contact),
  }
  // Nobody read it off: where it goes is told with the blast.
  if (purpose === 'direction' && dice[0] === AS_IT_LIES) return ''
  const outcome = success === null ? '' : success ? '.yes' : '.no'
  return tell(
    `fight.console.log.rolled.${contact === null ? purpose : 'contactOf'}${outcome}`,
    values,
    purpose === 'sensor-pool' ? sum : undefined,
  )
}
