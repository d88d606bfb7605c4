import { ask } from '../../../../battle/course.ts'
import { DODGE_DMS } from '../../data/attacks.ts'
import type { StepOf } from '../documents/steps.ts'
import { check, controlReasons, reason } from '../rules/weigh.ts'
import type { Log } from '../rules/rule.ts'
import { craftIn, fighterIn, isUp } from '../state/look.ts'
import { lapse } from './attack.ts'

/**
 * Driving into somebody on purpose: a control check, less the target's dodge or evasive action and one's own evasion;
 * then a collision. Source: line 224; TRV-230, TRV-231.
 */
export function ramInto(log: Log, step: StepOf<'ram'>): void {
  const { driver: by, craft: id, target, bonus, solid, headOn, met } = step
  const driver = fighterIn(log.state, by)
  const craft = craftIn(log.state, id)
  if (!driver || !craft || craft.destroyed || !isUp(driver)) {
    lapse(log, by)
    return
  }
  const ride = fighterIn(log.state, target)?.aboard?.craft ?? target
  const evasion = craft.evasion + (craftIn(log.state, ride)?.evasion ?? 0)
  const dodge = met === 'dodge' ? DODGE_DMS.open : met === 'dodgeBehind' ? DODGE_DMS.cover : 0
  if (bonus !== null) {
    const outcome = check(log, driver, 'control', [
      ...controlReasons(log.state, driver, craft, null),
      reason('given', bonus),
      reason('dodge', dodge),
      reason('evasion', evasion === 0 ? 0 : -evasion),
    ])
    log.emit({ kind: 'rammed', fighter: by, craft: id, target, ...outcome })
    if (!outcome.success) return
  } else
    log.emit({ kind: 'rammed', fighter: by, craft: id, target, dm: 0, total: 0, effect: 0, success: true })
  ask(log, { kind: 'crash', craft: id, struck: target, solid, headOn })
}
