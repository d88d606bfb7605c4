import type { Dice } from '../../../../dice/source.ts'
import type { ReadyMission } from '../../documents/check-mission.ts'
import type { Encounter, Find } from '../../words.ts'

type Tables = Pick<ReadyMission, 'tokenTable' | 'findTable'>
type Chance = Pick<Dice, 'pick'>

/**
 * What a token holds: as the mission says, else by the table (R32). The program alone throws for it, and for all of it
 * at once, so that no roll at the table tells what is in one.
 */
export function filling(
  { tokenTable, findTable }: Tables,
  holds: Encounter | null,
  chance: Chance,
): { readonly holds: Encounter; readonly find: Find } {
  const drawn = holds ?? tokenTable[chance.pick(tokenTable.length)] ?? { kind: 'nothing' }
  const find = findTable[chance.pick(findTable.length)] ?? { kind: 'tagalong' }
  const one = drawn.kind === 'automatic' ? drawn.of[chance.pick(drawn.of.length)] : null
  return { holds: one ? { kind: 'automatic', of: [one] } : drawn, find }
}

/** The patrol of the token table: its largest group of enemies (lines 245, 325). */
export function patrolOf({
  tokenTable,
}: Pick<Tables, 'tokenTable'>): Extract<Encounter, { kind: 'enemies' }> {
  const groups = tokenTable.flatMap((row) => (row.kind === 'enemies' ? [row] : []))
  const size = ({ models }: (typeof groups)[number]): number =>
    models.reduce((sum, { count }) => sum + count, 0)
  return groups.toSorted((one, other) => size(other) - size(one))[0] ?? GUARDS
}

/** Where a table knows no enemies at all: Muster's own. */
const GUARDS: Extract<Encounter, { kind: 'enemies' }> = {
  kind: 'enemies',
  models: [{ who: { kind: 'badGuy', type: 'guard' }, count: 3 }],
}
