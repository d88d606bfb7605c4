import { rollTest } from '../../../../battle/log.ts'
import type { Log } from '../rules/rule.ts'
import { rulesOf } from '../state/look.ts'
import type { Side } from '../words.ts'
import { rollEach } from './dice.ts'

/** A die for each failure, summed in one direction, or each by itself (lines 1245, 1367; R26). */
export function scatter(log: Log, of: { side: Side; unit: string }, by: string, failed: number): void {
  if (failed === 0) return
  const dice = rollEach(log, { purpose: 'scatter', ...of }, failed)
  const legs = rulesOf(log.state).scatter === 'summed' ? [dice.reduce((sum, die) => sum + die, 0)] : dice
  for (const inches of legs) {
    const { dice: way } = rollTest(
      log,
      { test: 'above', target: -1 },
      { purpose: 'direction', ...of, die: 'degree' },
    )
    log.emit({ kind: 'scattered', by, inches, degrees: way[0] ?? 0 })
  }
}
