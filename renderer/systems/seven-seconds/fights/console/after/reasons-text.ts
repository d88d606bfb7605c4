import { never } from '../../../../../../shared/never.ts'
import type { Condition } from '../../../../../../shared/systems/seven-seconds/cards/documents.ts'
import type { Reason } from '../../../../../../shared/systems/seven-seconds/cards/tally.ts'
import type { Side } from '../../../../../../shared/systems/seven-seconds/cards/words.ts'
import { figure } from '../../../../../ui/marks/figure.ts'
import '../../../cards/texts.ts'
import { shortName, type Tell } from '../../names.ts'

/** What a condition pays, once or for each. */
export function payText(condition: Condition, tell: Tell): string {
  const each = 'pay' in condition && condition.pay.kind === 'each'
  return tell(`fight.console.after.pay.${each ? 'each' : 'once'}`, { points: figure(condition.points) })
}

/** The facts of the table that a condition looked at. */
export function reasonsText(
  reasons: readonly Reason[],
  tell: Tell,
  names: Readonly<Record<Side, string>>,
): string {
  if (reasons.length === 0) return tell('fight.console.reason.none')
  return reasons.map((reason) => reasonText(reason, tell, names)).join(', ')
}

function reasonText(reason: Reason, tell: Tell, names: Readonly<Record<Side, string>>): string {
  const say = (key: string, values: Record<string, unknown> = {}): string =>
    tell(`fight.console.reason.${key}`, values)
  switch (reason.kind) {
    case 'objective': {
      const { holder, destroyed, counters } = reason
      const state = destroyed
        ? tell('fight.console.destroyed')
        : holder
          ? tell('fight.console.held', { side: names[holder] })
          : tell('fight.console.contested')
      const told = counters > 0 ? `${state}, ${say('counters', { n: counters })}` : state
      return say('objective', { name: shortName(reason.objective, tell), state: told })
    }
    case 'no-objectives':
      return say('no-objectives')
    case 'units':
      return say(reason.fate, {
        n: reason.count,
        unit: tell(`cards.group.${reason.unit}`, {}, reason.count),
      })
    case 'measured':
      return reason.count === null ? say('unmeasured') : say('measured', { n: reason.count })
    case 'controls':
      return reason.side === null ? say('nobody') : say('controls', { side: names[reason.side] })
    case 'first-kill':
      return reason.side === null ? say('no-kill') : say('first-kill', { side: names[reason.side] })
    default:
      return never(reason)
  }
}
