import { and, eq } from 'drizzle-orm'
import type { PersonChange } from '../../../../shared/systems/seven-seconds/contract/entered.ts'
import type { Problem } from '../../../../shared/problem.ts'
import { deedsOf, type Deeds } from '../../../../shared/systems/seven-seconds/battle/ending/service.ts'
import type { BattleState, Unit } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { SIDES } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import type { BattleSide } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { killsSchema } from '../../../../shared/systems/seven-seconds/people/documents.ts'
import { checkRecord, type Comrade } from '../../../../shared/systems/seven-seconds/people/service.ts'
import { service, troopers } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import { comradeOf, loadRoll, type ServiceRow } from '../people/records.ts'
import { insertService } from '../people/service.ts'
import { mendRecord, type Mended } from './mend-record.ts'
import { rosterOf, type SideRoster } from './side-faction.ts'
import type { StoredFight } from '../../../fights/stored.ts'

interface Entered {
  readonly battle: string
  /** Where it stands in its campaign, from 1. */
  readonly position: number
  readonly sides: readonly [BattleSide, BattleSide]
}

/** A change of one trooper's record, with the row that it is written to. */
export interface Change extends PersonChange {
  readonly row: string | null
  readonly participant: string
}

interface Present {
  readonly row: ServiceRow
  readonly name: string
  readonly unit: string
}

/**
 * What another log makes of the records of those who were there. What the players said by hand of fates, wounds and
 * causes stays as long as the log does not tell otherwise now. Refused when a record could not be.
 */
export function mendPeople(
  tables: Tables,
  fight: StoredFight,
  states: { readonly before: BattleState; readonly after: BattleState },
  entered: Entered,
  causes: readonly { readonly unit: string; readonly cause: string }[],
): { readonly changes: readonly Change[] } | { readonly problem: Problem } {
  const changes: Change[] = []
  for (const [index, side] of SIDES.entries()) {
    const roster = rosterOf(tables, fight, side)
    if (!roster) continue
    const roll = loadRoll(tables, roster)
    const comrades = new Map(roll.rows.map((row) => [row.id, comradeOf(row, roll)]))
    const present = presentAt(tables, entered.battle, roster)
    const deeds = (state: BattleState) =>
      deedsOf(Object.values(state.units)).filter(({ unit }) => unit.side === side)
    const own = changesOf(roster, present, deeds(states.before), deeds(states.after), {
      causes,
      // Nobody falls who serves later: they were wounded then (R30).
      servesLater: (trooper) => servesLater(comrades.get(trooper), roster, entered.position),
    })
    const lost = entered.sides[index]?.lost ?? {}
    const problem = checkRecord(
      { battle: entered.battle, campaign: roster.campaign, position: entered.position, lost },
      comrades,
      recordAfter(present, own),
    )
    if (problem && own.length > 0) return { problem: { ...problem, path: [] } }
    changes.push(...own)
  }
  return { changes }
}

/** Writes the changes. */
export function writePeople(tables: Tables, battle: string, changes: readonly Change[]): void {
  for (const { row, trooper, participant, after } of changes) {
    if (row === null) {
      if (after) insertService(tables, { battle, participant, trooper, ...after, decorations: [] })
    } else if (after === null) tables.delete(service).where(eq(service.id, row)).run()
    else {
      const { kills: killsDocument, ...told } = after
      tables
        .update(service)
        .set({ ...told, killsDocument })
        .where(eq(service.id, row))
        .run()
    }
  }
}

interface Ways {
  readonly causes: readonly { readonly unit: string; readonly cause: string }[]
  readonly servesLater: (trooper: string) => boolean
}

function changesOf(
  { participant }: SideRoster,
  present: readonly Present[],
  before: readonly Deeds[],
  after: readonly Deeds[],
  { causes, servesLater: later }: Ways,
): Change[] {
  const rowOf = ({ trooper, name, type }: Unit): Present | undefined =>
    present.find(({ row, ...who }) =>
      trooper === null ? who.name === name && who.unit === type : row.trooperId === trooper,
    )
  const isSamePerson = (one: Unit, other: Unit): boolean =>
    one.id === other.id && one.trooper === other.trooper && one.name === other.name
  const changes: Change[] = []
  for (const now of after) {
    const was = before.find(({ unit }) => isSamePerson(unit, now.unit)) ?? null
    const known = rowOf(now.unit)
    const trooper = known?.row.trooperId ?? now.unit.trooper
    // Who was taken off by hand stays off, and who has no place in the roster gets none by this.
    if (trooper === null || (was && !known)) continue
    const record = known ? toldOf(known.row) : null
    const cause = causes.find((one) => one.unit === now.unit.id)?.cause ?? ''
    const mended = mendRecord(record, was, now, { cause, servesLater: later(trooper) })
    if (mended.same) continue
    changes.push({
      unit: now.unit.id,
      trooper,
      name: now.unit.name ?? '',
      participant,
      row: known?.row.id ?? null,
      before: record,
      after: mended.record,
      fell: mended.fell,
    })
  }
  for (const { unit } of before) {
    const known = rowOf(unit)
    if (!known || after.some((now) => rowOf(now.unit)?.row.id === known.row.id)) continue
    const { trooperId: trooper, id: row } = known.row
    const record = toldOf(known.row)
    changes.push({
      unit: unit.id,
      trooper,
      name: known.name,
      participant,
      row,
      before: record,
      after: null,
      fell: null,
    })
  }
  return changes
}

/** Everybody's record as it would stand. */
function recordAfter(
  present: readonly Present[],
  changes: readonly Change[],
): readonly (Pick<Mended, 'fate' | 'wounds'> & { trooper: string })[] {
  const untouched = present.filter(({ row }) => !changes.some((change) => change.row === row.id))
  return [
    ...untouched.map(({ row }) => ({ trooper: row.trooperId, fate: row.fate, wounds: row.wounds })),
    ...changes.flatMap(({ trooper, after }) => (after ? [{ trooper, ...after }] : [])),
  ]
}

function presentAt(tables: Tables, battle: string, { participant }: SideRoster): Present[] {
  return tables
    .select({ row: service, name: troopers.name, unit: troopers.unit })
    .from(service)
    .innerJoin(troopers, eq(troopers.id, service.trooperId))
    .where(and(eq(service.battleId, battle), eq(service.participantId, participant)))
    .all()
}

function toldOf({ fate, wounds, round, cause, killsDocument }: ServiceRow): Mended {
  return { fate, wounds, round, cause, kills: killsSchema.parse(killsDocument) }
}

function servesLater(who: Comrade | undefined, { campaign }: SideRoster, position: number): boolean {
  return who?.served.some((one) => one.campaign === campaign && one.position > position) ?? false
}
