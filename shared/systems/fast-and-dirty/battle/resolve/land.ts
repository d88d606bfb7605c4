import { DROP } from '../../data/advanced.ts'
import type { Step, StepOf } from '../documents/steps.ts'
import type { Log } from '../rules/rule.ts'
import { groupOf, hasOwnLeader, isOnTable, isPowered, levelOf, rulesOf, unitIn } from '../state/look.ts'
import type { UnitState } from '../state/state.ts'
import { rollDie, rollEach } from './dice.ts'
import { learnResolve, missLeader, settleUnit } from './losses.ts'
import { mark } from './marks.ts'
import { scatter } from './scatter.ts'

/** Each failed die scatters it, three pin it; where it has drifted to the players see (lines 1234–1249). */
export function land(log: Log, { unit: id, underFire }: StepOf<'land'>): Step[] {
  const unit = unitIn(log.state, id)
  if (!unit || !isOnTable(unit)) return []
  const { side } = unit
  const need = levelOf(log.state, unit)
  const failed = rollEach(log, { purpose: 'drop', side, unit: id }, DROP.dice, need).filter(
    (die) => die < need,
  ).length
  scatter(log, { side, unit: id }, id, failed)
  // What it gets in landing outlasts it.
  if (failed === DROP.dice) mark(log, id, 'pinned')
  if (underFire) mark(log, id, 'underFire')
  // Where it meant to come down the ground is clear (line 1232).
  return failed > 0 ? [{ kind: 'touch-down', unit: id }] : []
}

/** On roofs and in trees figures are hurt, of a team that has come down along too (lines 1249, 1324). */
export function landRoughly(log: Log, id: string): void {
  const unit = unitIn(log.state, id)
  for (const one of unit ? groupOf(log.state, unit) : []) hurtLanding(log, one)
}

function hurtLanding(log: Log, unit: UnitState): void {
  const { id } = unit
  const { side } = unit
  const powered = isPowered(unit)
  const was = log.state
  const { recoverWounded } = rulesOf(was)
  for (const figure of unit.figures.filter(({ fate }) => fate === 'up')) {
    const die = rollDie(log, { purpose: 'landing', side, unit: id })
    const kills = !powered && die >= DROP.killedOn
    const wounds = powered ? die >= DROP.powerWoundedOn : die >= DROP.woundedOn
    if (!kills && !wounds) continue
    const fate = kills || !recoverWounded ? 'killed' : 'wounded'
    log.emit({ kind: 'figures-hit', unit: id, figures: [figure.id], fate, by: null })
  }
  learnResolve(log, id)
  missLeader(log, id, hasOwnLeader(unit))
  settleUnit(log, id, null)
}
