import { MISSILE_LOSSES } from '../../data/ranges.ts'
import { changeCounters } from '../effects/counters.ts'
import { destroy } from '../effects/harm.ts'
import { revealAll } from '../effects/reveal.ts'
import { actor, cannotAct, notPending, unable } from '../rules/against.ts'
import { COVER_OF_TARGET, WHY } from '../rules/field.ts'
import { is, one, some } from '../../../../battle/field.ts'
import { rollTest } from '../../../../battle/log.ts'
import { type Log } from '../rules/rule.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import { blipsOf, countersOn, isEnemy, objectiveAt, onTable, profileOf, unitsOnTable } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { survivingObjectives } from '../ending/end.ts'
import { afterAction, comeToAct, spendAction } from '../turns/flow.ts'
import { OTHER_SIDE, type Side, type TargetId, type UnitId } from '../words.ts'
import type { Cover } from '../../words.ts'
import { deviate, intercepts } from './countermeasures.ts'

/**
 * One Target Counter on the firer. Every enemy unit along the path may stop the missile, the target too, those that
 * are recorded as near it unless the players say why not, and the other side is asked whether it reveals Blips for
 * that; then a die up to the Target Counters left by cover is a direct hit, anything else deviates. The blast comes
 * after. Source: Fire Missile, p.21; R17, R18.
 */
export const fireMissile: Rule<'fire-missile'> = {
  phases: ['action'],
  offers: (state, side) => {
    const unit = actor(state, side)
    const targets = aimable(state, side)
    if (!unit || !profileOf(state, unit).missiles || targets.length === 0) return []
    const ids = Object.fromEntries(targets.map((target) => [target, knownInterceptors(state, side, target)]))
    const known = { by: 'target', ids, unless: 'leftOut' }
    return [
      {
        unit: is(unit.id),
        target: one(targets),
        targetCover: COVER_OF_TARGET,
        interceptors: some(interceptorsOf(state, side), { known }),
        leftOut: WHY,
      },
    ]
  },
  check: (state, { side, unit: id, target, targetCover, interceptors, leftOut }) => {
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
      ...when(leftOut === undefined && spared(state, side, target, interceptors).length > 0, () =>
        breaks(
          'missile/known-left-out',
          'Units recorded as near the target may intercept: take them along, or say why they do not.',
          { page: 21, path: ['interceptors'] },
        ),
      ),
    ]
  },
  resolve: (log, { side, unit, target, targetCover, interceptors, leftOut }) => {
    comeToAct(log, side, unit)
    const counters = countersOn(log.state, target)
    const units = spared(log.state, side, target, interceptors)
    const fired = { unit, target, targetCover, counters, interceptors: [...interceptors] }
    const why = leftOut === undefined || units.length === 0 ? {} : { leftOut: { units, why: leftOut } }
    log.emit({ kind: 'missile-fired', ...fired, ...why })
    changeCounters(log, unit, 1, 'fired')
    spendAction(log)
    const { setup, blips } = log.state
    if (!mayIntercept(setup.rules, Object.values(blips), OTHER_SIDE[side])) fly(log, side, unit)
  },
}

/**
 * The owner of hidden Blips within 6" of the path may reveal them to intercept, before any die is rolled. Where he does
 * the dice are rolled by a command of their own: what is asked for must not tell what a Blip hides.
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
    if (unit === undefined) return
    if (blips.length === 0) return fly(log, OTHER_SIDE[side], unit)
    log.emit({ kind: 'interceptors-revealed', unit, units: [...revealAll(log, blips, 'by-choice')] })
  },
}

/** The dice of a missile that Blips were revealed to intercept. Source: Fire Missile, p.21; R17. */
export const rollMissile: Rule<'roll-missile'> = {
  phases: ['action'],
  offers: (state, side) => {
    const unit = state.turn?.side === side ? state.turn.activation?.piece : undefined
    return unit !== undefined && isAnswered(state) ? [{ unit: is(unit) }] : []
  },
  check: (state, { side, unit }) => {
    const missing = notPending(state, side, unit, 'flight')
    if (missing.length > 0) return missing
    return when(!isAnswered(state), () =>
      impossible('missile/not-answered', 'The other side says first whether it reveals Blips to intercept.', {
        page: 21,
        path: ['side'],
      }),
    )
  },
  resolve: (log, { side, unit }) => fly(log, side, unit),
}

function isAsked({ turn }: BattleState, side: Side): boolean {
  const pending = turn?.activation?.pending
  return turn?.side !== side && pending?.kind === 'flight' && !pending.answered
}

function isAnswered({ turn }: BattleState): boolean {
  const pending = turn?.activation?.pending
  return pending?.kind === 'flight' && pending.answered
}

/** Whether the owner of hidden Blips is asked before any die is rolled. Source: Fire Missile, p.21; R17. */
export function mayIntercept(
  { blipsMayIntercept }: Pick<BattleState['setup']['rules'], 'blipsMayIntercept'>,
  blips: readonly { readonly side: Side }[],
  owner: Side,
): boolean {
  return blipsMayIntercept && blips.some(({ side }) => side === owner)
}

/** The missile flies past its interceptors, hits or deviates. Source: Fire Missile, Missile Deviation, p.21; R17, R18. */
function fly(log: Log, side: Side, unit: UnitId): void {
  const pending = log.state.turn?.activation?.pending
  if (pending?.kind !== 'flight') return
  const { target, targetCover, counters } = pending
  const stopper = stoppedBy(log, side, target, pending.interceptors)
  if (stopper !== undefined) {
    log.emit({ kind: 'missile-intercepted', unit, by: stopper })
    return afterAction(log)
  }
  const needed = Math.max(0, counters - lossOf(targetCover))
  const direct = rollTest(
    log,
    { test: 'at-most', target: needed },
    { purpose: 'missile', side, unit },
  ).success
  const deviation = direct ? null : deviate(log, side, unit)
  if (direct) hit(log, unit, target)
  const firer = log.state.units[unit]
  const radius = firer ? (profileOf(log.state, firer).nuclear ?? 1) : 1
  const hitAlready = direct ? target : null
  log.emit({
    kind: 'blast-opened',
    unit,
    cause: 'missile',
    radius,
    centre: target,
    deviation,
    spared: hitAlready,
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

/** Enemy units recorded as within 6" of where it flies to: near that Objective, or where they came to light with it. */
function knownInterceptors(state: BattleState, side: Side, target: TargetId): UnitId[] {
  const beside = onTable(state, target)?.beside ?? []
  return unitsOnTable(state, OTHER_SIDE[side])
    .filter(({ id, near }) => near.some((objective) => objective === target) || beside.includes(id))
    .map(({ id }) => id)
}

/** Those of them that the players leave out. */
function spared(state: BattleState, side: Side, target: TargetId, named: readonly UnitId[]): UnitId[] {
  return knownInterceptors(state, side, target).filter((id) => !named.includes(id))
}

function interceptorsOf(state: BattleState, side: Side): TargetId[] {
  return unitsOnTable(state, OTHER_SIDE[side]).map(({ id }) => id)
}
