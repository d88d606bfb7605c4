import { ask } from '../../../../battle/course.ts'
import { rollSum } from '../../../../battle/log.ts'
import { never } from '../../../../never.ts'
import { REPAIRS } from '../../data/vehicles.ts'
import type { Deed, DeedOf } from '../documents/deeds.ts'
import {
  check,
  checkReasons,
  controlReasons,
  givenReason,
  limbReason,
  reason,
  roundReasons,
  skillReason,
} from '../rules/weigh.ts'
import type { Log } from '../rules/rule.ts'
import { characterOf, craftIn, fighterIn, isUp, LEADERSHIP, rulesOf, skillCalled } from '../state/look.ts'
import { riggable } from '../state/rigs.ts'
import type { Fighter } from '../state/state.ts'
import { lapse } from './attack.ts'
import { shift, spend } from './cost.ts'

/** Checks that attack nobody, from what they take to what comes of them (lines 43, 82, 172, 212–232). */

export function carryOut(log: Log, deed: Deed): void {
  const fighter = fighterIn(log.state, deed.fighter)
  if (!fighter || !isUp(fighter)) {
    lapse(log, deed.fighter)
    return
  }
  switch (deed.kind) {
    case 'check':
      makeCheck(log, fighter, deed)
      return
    case 'finish-work':
      finishWork(log, fighter)
      return
    case 'lead':
      lead(log, fighter, deed)
      return
    case 'evade':
    case 'stunt':
    case 'weave':
      handle(log, fighter, deed)
      return
    default:
      never(deed)
  }
}

function makeCheck(
  log: Log,
  fighter: Fighter,
  { action, about, skill, characteristic, limb, through = null, given }: DeedOf<'check'>,
): void {
  spend(log, fighter.id, action)
  const reasons = [
    ...checkReasons(
      log.state,
      fighter,
      skillCalled(log.state, fighter, skill),
      characteristic,
      given,
      through,
    ),
    limbReason(log.state, fighter, limb),
  ]
  const outcome = check(log, fighter, 'check', reasons)
  log.emit({ kind: 'checked', fighter: fighter.id, about, ...outcome })
}

/** All rounds of an Extended Action are done: the check for which they were (line 82). */
function finishWork(log: Log, fighter: Fighter): void {
  if (!fighter.work) return
  const { id, side } = fighter
  const { about, dm, mends } = fighter.work
  const craft = craftIn(log.state, mends?.craft ?? null)
  if (mends && !(craft && riggable(log.state, craft).includes(mends.part))) {
    // Destroyed since, or rigged by somebody else.
    log.emit({ kind: 'work-ended', fighter: id, finished: false })
    lapse(log, id)
    return
  }
  const reasons = [reason('skill', dm), ...roundReasons(fighter)]
  const outcome = check(log, fighter, mends ? 'repair' : 'check', reasons)
  log.emit({ kind: 'checked', fighter: id, about, ...(mends && { mends }), ...outcome })
  log.emit({ kind: 'work-ended', fighter: id, finished: true })
  if (!mends || !outcome.success) return
  const { dice } = REPAIRS.juryRig.hours
  const hours = rollSum(log, { purpose: 'hours', side, unit: id }, dice)
  log.emit({ kind: 'jury-rigged', fighter: id, ...mends, hours })
}

/** The Effect is added to somebody else’s Initiative, for one round. Source: lines 11, 99, 172; R8, R12, R16. */
function lead(log: Log, leader: Fighter, { target: id, given }: DeedOf<'lead'>): void {
  spend(log, leader.id, 'significant')
  const outcome = check(log, leader, 'leadership', [
    skillReason(log.state, leader, LEADERSHIP),
    reason('readyDm', characterOf(log.state, leader.id)?.dms.leadership ?? 0),
    ...roundReasons(leader),
    givenReason(given),
  ])
  log.emit({ kind: 'led', fighter: leader.id, target: id, ...outcome })
  const target = fighterIn(log.state, id)
  const counts = outcome.effect > 0 || rulesOf(log.state).leadershipFailed === 'lowers'
  if (target && counts && outcome.effect !== 0) shift(log, target, 'leadership', outcome.effect)
}

/** A control check, and what comes of it. Source: lines 216, 228, 232; R34, TRV-240. */
function handle(log: Log, fighter: Fighter, deed: DeedOf<'evade' | 'stunt' | 'weave'>): void {
  const craft = craftIn(log.state, deed.craft)
  if (!craft || craft.destroyed) {
    lapse(log, fighter.id)
    return
  }
  const who = { fighter: fighter.id, craft: craft.id }
  spend(log, fighter.id, 'significant')
  const reasons = controlReasons(log.state, fighter, craft, deed.given)
  if (deed.kind === 'weave') reasons.push(reason('weaving', -deed.number))
  const outcome = check(log, fighter, 'control', reasons)
  if (deed.kind === 'evade') log.emit({ kind: 'evaded', ...who, ...outcome })
  else if (deed.kind === 'stunt') {
    const { what, target, arc } = deed
    log.emit({ kind: 'stunted', ...who, what, target, arc, ...outcome })
  } else {
    const { number, pursuers } = deed
    log.emit({ kind: 'wove', ...who, number, pursuers, ...outcome })
    // Woven into an obstacle: a collision at present speed with something solid.
    if (!outcome.success)
      ask(log, { kind: 'crash', craft: craft.id, struck: null, solid: true, headOn: false })
  }
}
