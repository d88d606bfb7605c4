import { PASSENGERS } from '../../data/fire.ts'
import type { Log } from '../rules/rule.ts'
import { hasOwnLeader, isPowered, ridersOf, rulesOf, unitIn } from '../state/look.ts'
import { rollDie } from './dice.ts'
import { learnResolve, missLeader, settleUnit } from './losses.ts'
import { mark } from './marks.ts'

/** Who comes out of a wreck, or of a bunker that is blown up: its table has wounds, whatever is played (lines 970–972, 1312; R25). */
export function rollSurvivors(log: Log, id: string, by: string | null, of: 'wreck' | 'bunker'): void {
  const unit = unitIn(log.state, id)
  if (!unit) return
  const was = log.state
  const { recoverWounded } = rulesOf(was)
  const hasWounds = recoverWounded || of === 'bunker'
  const row = isPowered(unit) ? 'powerArmour' : hasWounds ? 'wounds' : 'plain'
  for (const figure of unit.figures.filter(({ fate }) => fate !== 'killed')) {
    const face = rollDie(log, { purpose: 'passenger', side: unit.side, unit: id })
    const fate = PASSENGERS[row][face - 1] ?? 'unharmed'
    if (fate === 'unharmed') continue
    // Whoever is down already dies of another wound, stabilised or not (line 1556).
    const isKilled = fate === 'killed' || !recoverWounded || figure.fate !== 'up'
    log.emit({
      kind: 'figures-hit',
      unit: id,
      figures: [figure.id],
      fate: isKilled ? 'killed' : 'wounded',
      by,
    })
  }
  learnResolve(log, id)
  missLeader(log, id, hasOwnLeader(unit))
  settleUnit(log, id, by)
  mark(log, id, 'pinned')
}

/** Riders stand where their vehicle was; out of a wreck not all of them, and Pinned. */
export function setDown(log: Log, craft: string, by: string | null = null, riders?: readonly string[]): void {
  const all = riders ?? ridersOf(log.state, craft).map(({ id }) => id)
  for (const unit of all) {
    log.emit({ kind: 'got-out', unit, craft })
    if (riders) rollSurvivors(log, unit, by, 'wreck')
  }
}
