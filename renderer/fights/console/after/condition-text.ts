import { never } from '../../../../shared/never.ts'
import type { Condition, Pay } from '../../../../shared/systems/seven-seconds/cards/documents.ts'
import type { Reason } from '../../../../shared/systems/seven-seconds/cards/tally.ts'
import {
  isObjective,
  type CardPlace,
  type Side,
} from '../../../../shared/systems/seven-seconds/cards/words.ts'
import { figure } from '../../../ui/marks/figure.ts'
import { shortName, type Tell } from '../../names.ts'

/** As many as a condition may ask for: a group is told of in the plural. */
const MANY = 2

/** What a condition of a mission asks for, in words. */
export function conditionText(condition: Condition, tell: Tell): string {
  const say = (key: string, values: Record<string, unknown> = {}, plural?: number): string =>
    tell(`fight.console.condition.${key}`, values, plural)
  const place = (of: CardPlace): string =>
    isObjective(of) ? say('place.objective', { name: shortName(of, tell) }) : say(`place.${of}`)
  switch (condition.kind) {
    case 'objectives': {
      const { state } = condition
      const values = state.kind === 'inspected' ? { n: state.counters } : {}
      const which = condition.which.map((name) => shortName(name, tell)).join(' ')
      return say('objectives', { which, state: say(`state.${state.kind}`, values) })
    }
    case 'kills':
    case 'losses':
    case 'no-losses':
    case 'alive':
      return say(condition.kind, { of: say(`group.${condition.of}`, {}, MANY) })
    case 'near':
    case 'clear':
      return say(condition.kind, { inches: condition.inches, place: place(condition.place) })
    case 'control':
    case 'deny':
    case 'first-kill':
      return say(condition.kind)
    case 'own':
      return condition.text
    default:
      return never(condition)
  }
}

/** What it pays. */
export function payText(condition: Condition, tell: Tell): string {
  const points = figure(condition.points)
  const say = (key: string, n = 0): string => tell(`fight.console.condition.pay.${key}`, { points, n })
  const pay: Pay = 'pay' in condition ? condition.pay : { kind: 'once', atLeast: 1 }
  if (pay.kind === 'once') return pay.atLeast > 1 ? say('atLeast', pay.atLeast) : say('once')
  return pay.most === null ? say('each') : say('upTo', pay.most)
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
        unit: tell(`fight.console.condition.group.${reason.unit}`, {}, reason.count),
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
