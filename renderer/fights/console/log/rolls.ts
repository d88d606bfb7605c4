import { AS_IT_LIES } from '../../../../shared/dice/source.ts'
import type { EventOf } from '../../../../shared/systems/seven-seconds/battle/documents/events.ts'
import type { Tell } from '../../names.ts'
import { clockOf } from '../dice/clock.ts'
import type { Namer } from './sentences.ts'

/** However many Target Counters there are, no die shows more (p.21). */
const DIE = 6

/** What dice were rolled for, and what came of them; the dice themselves are drawn beside it. */
export function rollSentence(event: EventOf<'rolled'>, tell: Tell, name: Namer): string {
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
  }
  // Nobody read it off: where it goes is told with the blast.
  if (purpose === 'direction' && dice[0] === AS_IT_LIES) return ''
  const outcome = success === null ? '' : success ? '.yes' : '.no'
  return tell(
    `fight.console.log.rolled.${purpose}${outcome}`,
    values,
    purpose === 'sensor-pool' ? sum : undefined,
  )
}
