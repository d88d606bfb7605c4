import { ask } from '../../../../battle/course.ts'
import type { StepOf } from '../documents/steps.ts'
import { ramReasons } from '../rules/checks.ts'
import { check } from '../rules/weigh.ts'
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
  if (bonus !== null) {
    const outcome = check(
      log,
      driver,
      'control',
      ramReasons(log.state, driver, craft, { target, met }, bonus),
    )
    log.emit({ kind: 'rammed', fighter: by, craft: id, target, ...outcome })
    if (!outcome.success) return
  } else
    log.emit({ kind: 'rammed', fighter: by, craft: id, target, dm: 0, total: 0, effect: 0, success: true })
  ask(log, { kind: 'crash', craft: id, struck: target, solid, headOn })
}
