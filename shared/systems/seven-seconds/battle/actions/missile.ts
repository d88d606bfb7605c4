import { MISSILE_LOSSES } from '../../data/ranges.ts'
import { changeCounters } from '../effects/counters.ts'
import { destroy } from '../effects/harm.ts'
import { revealAll } from '../effects/reveal.ts'
import { actor, cannotAct, unable } from '../rules/against.ts'
import { COVER_OF_TARGET, is, one, some } from '../rules/field.ts'
import { rollTest, type Log } from '../rules/log.ts'
import { breaks, impossible, when, type Rule } from '../rules/rule.ts'
import { blipsOf, countersOn, isEnemy, objectiveAt, onTable, profileOf, unitsOnTable } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { survivingObjectives } from '../ending/end.ts'
import { afterAction, comeToAct, spendAction } from '../turns/flow.ts'
import { OTHER_SIDE, type Side, type TargetId, type UnitId } from '../words.ts'
import type { Cover } from '../../words.ts'
import { deviate, intercepts } from './countermeasures.ts'

/**
 * One Target Counter on the firer. Every enemy unit along the path may stop the missile, the target too, and the
 * other side is asked whether it reveals Blips for that; then a die up to the Target Counters left by cover is a
 * direct hit, anything else deviates. The blast comes after. Source: Fire Missile, p.21; R17, R18.
 */
export const fireMissile: Rule<'fire-missile'> = {
  phases: ['action'],
  offers: (state, side) => {
    const unit = actor(state, side)
    const targets = aimable(state, side)
    if (!unit || !profileOf(state, unit).missiles || targets.length === 0) return []
    const interceptors = some(interceptorsOf(state, side))
    return [{ unit: is(unit.id), target: one(targets), targetCover: COVER_OF_TARGET, interceptors }]
  },
  check: (state, { side, unit: id, target, targetCover, interceptors }) => {
    const hindered = cannotAct(state, side, id)
    if (hindered.some(({ firm }) => firm)) return hindered
    const unit = onTable(state, id)
    const armed = unit !== null && profileOf(state, unit).missiles
    const known = interceptorsOf(state, side)
    const isGround = state.grounds[target] !== undefined
    const targeted = onTable(state, target)
    const isEnemyUnit = targeted?.side === OTHER_SIDE[side]
    const isTarget = isEnemyUnit || objectiveAt(state, target) !== null || isGround
    return [
      ...hindered,
      ...unable(!armed, 'Fire a Missile', 21, unit !== null && profileOf(state, unit).nuclear !== null),
      ...when(!isTarget, () =>
        // At an own unit it can be carried out, where the players agree.
        (targeted === null || target === id ? impossible : breaks)(
          'missile/no-target',
          'Missiles are fired at enemy units, Objectives and marked ground.',
          { page: 21, path: ['target'] },
        ),
      ),
      ...when(objectiveAt(state, target)?.destroyed === true, () =>
        breaks('missile/destroyed-already', 'This Objective is destroyed already.', {
          page: 21,
          path: ['target'],
        }),
      ),
      ...when(isGround && !state.setup.rules.missilesAtGround, () =>
        breaks('missile/at-ground', 'Your house rule allows no missiles at ground.', {
          page: 21,
          path: ['target'],
        }),
      ),
      ...when(isTarget && countersOn(state, target) === 0, () =>
        breaks('missile/no-counters', 'The target has no Target Counter: it must be targeted first.', {
          page: 21,
          path: ['target'],
        }),
      ),
      ...when(targetCover === 'blocking', () =>
        impossible(
          'missile/no-blocking',
          'Nothing blocks a missile: the target is in light cover, heavy or none.',
          {
            page: 21,
            path: ['targetCover'],
          },
        ),
      ),
      ...when(
        interceptors.some((one) => !known.includes(one)),
        () =>
          impossible('measure/unknown', 'Name only enemy units on the table along the path.', {
            page: 21,
            path: ['interceptors'],
          }),
      ),
    ]
  },
  resolve: (log, { side, unit, target, targetCover, interceptors }) => {
    comeToAct(log, side, unit)
    const counters = countersOn(log.state, target)
    log.emit({ kind: 'missile-fired', unit, target, targetCover, counters, interceptors: [...interceptors] })
    changeCounters(log, unit, 1, 'fired')
    spendAction(log)
    if (!mayIntercept(log.state, OTHER_SIDE[side])) fly(log, side, unit)
  },
}

/**
 * The owner of hidden Blips within 6" of the path may reveal them to intercept, before any die is rolled.
 * Source: Fire Missile, p.21; Activating and Revealing Blips, p.17; R17.
 */
export const intercept: Rule<'intercept'> = {
  phases: ['action'],
  offers: (state, side) =>
    isAsked(state, side) ? [{ blips: some(blipsOf(state, side).map(({ id }) => id)) }] : [],
  check: (state, { side, blips }) => [
    ...when(!isAsked(state, side), () =>
      impossible('missile/nothing-to-intercept', 'No enemy missile is on its way.', {
        page: 21,
        path: ['side'],
      }),
    ),
    ...when(
      blips.some((id) => state.blips[id]?.side !== side),
      () =>
        impossible('measure/unknown', 'Name only your own Blips on the table.', {
          page: 21,
          path: ['blips'],
        }),
    ),
  ],
  resolve: (log, { side, blips }) => {
    const unit = log.state.turn?.activation?.piece
    const revealed = revealAll(log, blips, 'by-choice')
    if (unit !== undefined) fly(log, OTHER_SIDE[side], unit, revealed)
  },
}

function isAsked({ turn }: BattleState, side: Side): boolean {
  return turn !== null && turn.side !== side && turn.activation?.pending?.kind === 'flight'
}

function mayIntercept(state: BattleState, owner: Side): boolean {
  return state.setup.rules.blipsMayIntercept && blipsOf(state, owner).length > 0
}

/** The missile flies past its interceptors, hits or deviates. Source: Fire Missile, Missile Deviation, p.21; R17, R18. */
function fly(log: Log, side: Side, unit: UnitId, revealed: readonly UnitId[] = []): void {
  const pending = log.state.turn?.activation?.pending
  if (pending?.kind !== 'flight') return
  const { target, targetCover, counters } = pending
  const stopper = stoppedBy(log, side, target, [...pending.interceptors, ...revealed])
  if (stopper !== undefined) {
    log.emit({ kind: 'missile-intercepted', unit, by: stopper })
    return afterAction(log)
  }
  const needed = Math.max(0, counters - lossOf(targetCover))
  const direct = rollTest(log, 'at-most', needed, { purpose: 'missile', side, unit }).success
  const deviation = direct ? null : deviate(log, side, unit)
  if (direct) hit(log, unit, target)
  const firer = log.state.units[unit]
  const radius = firer ? (profileOf(log.state, firer).nuclear ?? 1) : 1
  const spared = direct ? target : null
  log.emit({
    kind: 'blast-opened',
    unit,
    cause: 'missile',
    radius,
    centre: target,
    deviation,
    spared,
    touched: null,
  })
}

/** The target rolls last, when the path leads past others first. */
function stoppedBy(log: Log, side: Side, target: TargetId, named: readonly UnitId[]): UnitId | undefined {
  const along = named.includes(target) || !isEnemy(side, target) ? named : [...named, target]
  return along.find((id) => intercepts(log, id))
}

function hit(log: Log, unit: UnitId, target: TargetId): void {
  const objective = survivingObjectives(log.state).find((one) => one === target)
  if (objective) log.emit({ kind: 'objective-destroyed', objective, by: unit })
  else destroy(log, target, { cause: 'missile', by: unit })
}

function lossOf(cover: Cover): number {
  return cover === 'blocking' ? 0 : MISSILE_LOSSES[cover]
}

function aimable(state: BattleState, side: Side): TargetId[] {
  const grounds = state.setup.rules.missilesAtGround ? Object.keys(state.grounds) : []
  const enemies = unitsOnTable(state, OTHER_SIDE[side]).map(({ id }) => id)
  return [...enemies, ...survivingObjectives(state), ...grounds].filter((id) => countersOn(state, id) > 0)
}

function interceptorsOf(state: BattleState, side: Side): TargetId[] {
  return unitsOnTable(state, OTHER_SIDE[side]).map(({ id }) => id)
}
