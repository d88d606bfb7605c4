import type { Log } from '../rules/rule.ts'
import { allUnits } from '../state/look.ts'
import { rollSurvivors } from './riders.ts'

/** A bunker or a sentry gun is destroyed; who was in it comes out or does not (line 1312). */
export function loseWork(log: Log, id: string, by: string | null): void {
  const inside = allUnits(log.state).filter(({ work, fate }) => work === id && fate === 'onTable')
  log.emit({ kind: 'work-lost', work: id, by })
  for (const unit of inside) rollSurvivors(log, unit.id, by)
}
