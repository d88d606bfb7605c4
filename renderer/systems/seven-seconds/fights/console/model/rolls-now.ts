import { mayIntercept } from '../../../../../../shared/systems/seven-seconds/battle/actions/missile.ts'
import type { CommandKind } from '../../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { OTHER_SIDE } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import { namesOf, type Draft, type Form } from './forms.ts'
import type { Forecast } from './odds.ts'
import type { Table } from './table.ts'

const ROLLS: readonly CommandKind[] = [
  'target',
  'resolve-blast',
  'roll-damage',
  'check-suit',
  'explode',
  'intercept',
  'roll-missile',
]

/** Whether dice fall as soon as this is done. */
export function rollsNow(table: Table, form: Form, draft: Draft, odds: Forecast | null): boolean {
  const { command, side } = form
  // The other side says first which Blips it reveals to intercept.
  if (command === 'fire-missile') return !mayIntercept(table.view.rules, table.view.blips, OTHER_SIDE[side])
  // Smoke alone burns nobody, drones are destroyed without dice, and of whoever was hidden it is asked afterwards.
  if (command === 'fire-flamer') {
    const inside = namesOf(draft.inside).map((id) => table.unit(id))
    return inside.every((unit) => unit !== null) && inside.some((unit) => table.profile(unit).armour !== null)
  }
  // A shot that cannot hit has no dice, which shows as soon as it is measured.
  if (command === 'fire-rifle') return odds === null || odds.parts.length > 0
  return ROLLS.includes(command) || (odds !== null && odds.parts.length > 0)
}
