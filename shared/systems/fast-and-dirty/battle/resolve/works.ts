import type { Log } from '../rules/rule.ts'
import { allUnits, unitIn } from '../state/look.ts'
import { rollSurvivors } from './riders.ts'

/** A bunker or a sentry gun is destroyed; who was in it, with those who have joined them, comes out or does not (line 1312). */
export function loseWork(log: Log, id: string, by: string | null): void {
  const inside = allUnits(log.state).filter(
    (unit) => unit.fate === 'onTable' && (unitIn(log.state, unit.attached) ?? unit).work === id,
  )
  log.emit({ kind: 'work-lost', work: id, by })
  for (const unit of inside) rollSurvivors(log, unit.id, by, 'bunker')
}
