import type SQLite from 'better-sqlite3'
import type { ThingKind } from '../../shared/contract/archives.ts'
import { HASHED, openRows, referencesOf, THING_TABLES, type Reference, type Row } from './tables.ts'

export interface Named {
  readonly kind: ThingKind
  readonly id: string
}

/** Rows by their tables and ids. */
export type Gathered = ReadonlyMap<string, ReadonlyMap<string, Row>>

const NOWHERE = (): boolean => false
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const HASH = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g

/** The ids that are named in a row, wherever they stand in it. */
export const idsIn = (row: Row): string[] => textsOf(row).flatMap((text) => text.match(UUID) ?? [])

/** A row with other ids, wherever it names them. */
export function withIds(row: Row, renamed: ReadonlyMap<string, string>): Row {
  const entries = Object.entries(row).map(([column, value]) => {
    if (typeof value !== 'string') return [column, value]
    return [column, value.replace(UUID, (id) => renamed.get(id) ?? id)]
  })
  return Object.fromEntries(entries) as Row
}

const textsOf = (row: Row): string[] => Object.values(row).filter((value) => typeof value === 'string')

/**
 * Everything that belongs to some things of a file, and what they cannot do without: of a campaign its battles and
 * people, its factions, players and cards. What is a part of two things, such as a trooper's service in a battle, comes
 * with both only. One trooper comes alone, with what they did in battles that are `near`.
 */
export function gather(
  database: SQLite.Database,
  things: readonly Named[],
  near: (table: string, id: string) => boolean = NOWHERE,
): Gathered {
  const rows = openRows(database)
  const references = referencesOf(database)
  const gathered = new Map<string, Map<string, Row>>()
  const has = (table: string, id: unknown): boolean => gathered.get(table)?.has(id as string) ?? false

  const take = (table: string, row: Row, alone: boolean): { table: string; row: Row }[] => {
    if (has(table, row.id)) return []
    gathered.set(table, (gathered.get(table) ?? new Map<string, Row>()).set(row.id, row))
    const parts = alone ? [] : partsOf(table, row)
    const needed = references.filter((one) => one.table === table && isNeeded(one, alone))
    return [
      ...parts,
      ...needed.flatMap(({ to, column }) => {
        const other = typeof row[column] === 'string' ? rows.find(to, row[column]) : null
        return other ? take(to, other, alone) : []
      }),
    ]
  }
  const partsOf = (table: string, { id }: Row): { table: string; row: Row }[] =>
    references
      .filter(({ to, isPart }) => to === table && isPart)
      .flatMap(({ table: part, column }) => rows.by(part, column, id).map((row) => ({ table: part, row })))
  const isWhole = (table: string, row: Row, isNear: typeof near): boolean =>
    references
      .filter((one) => one.table === table && one.isPart && row[one.column] !== null)
      .every(({ to, column }) => has(to, row[column]) || isNear(to, row[column] as string))

  // What comes whole comes first: a trooper alone brings a bare faction.
  const [single, whole] = [things.filter(isSingle), things.filter((one) => !isSingle(one))]
  for (const { kind, id } of [...whole, ...single]) {
    const table = THING_TABLES[kind]
    const row = rows.find(table, id)
    if (!row) continue
    const alone = isSingle({ kind, id })
    const isNear = alone ? near : NOWHERE
    let waiting = take(table, row, alone)
    if (alone) waiting = [...waiting, ...partsOf(table, row)]
    // What waits for another owner is looked at again when more has come.
    for (let came = true; came;) {
      came = false
      const left: typeof waiting = []
      for (const one of waiting) {
        if (isWhole(one.table, one.row, isNear)) {
          came = true
          for (const part of take(one.table, one.row, false)) left.push(part)
        } else left.push(one)
      }
      waiting = left
    }
  }
  for (const faction of fightingAlone(gathered)) {
    const row = rows.find(THING_TABLES.faction, faction)
    if (row) take(THING_TABLES.faction, row, true)
  }
  addKeptBeside(database, gathered)
  return gathered
}

const isSingle = ({ kind }: Named): boolean => kind === 'trooper'

/** What the beginnings of battles without a campaign name: the group's own factions that fight in them. */
function fightingAlone(gathered: Gathered): string[] {
  const alone = gathered.get(THING_TABLES.fight)
  return [...(gathered.get('fight_events')?.values() ?? [])].flatMap((event) =>
    event.kind === 'begun' && alone?.get(String(event.fight_id))?.campaign_id === null ? idsIn(event) : [],
  )
}

/** What a row cannot be without; alone it also needs what it is a part of. */
function isNeeded({ to, isPart, mayBeNull }: Reference, alone: boolean): boolean {
  if (isPart) return alone && !mayBeNull
  return !mayBeNull || to === THING_TABLES.player || to === THING_TABLES.deck
}

/** What is named in documents: pictures and sets of cards, and what stands among the usuals for a row. */
function addKeptBeside(database: SQLite.Database, gathered: Map<string, Map<string, Row>>): void {
  const rows = openRows(database)
  const ids = new Set([...gathered.values()].flatMap((all) => [...all.keys()]))
  const usuals = database
    .prepare<[], Row>('SELECT * FROM usuals')
    .all()
    .filter((row) => (row.id.match(UUID) ?? []).some((id) => ids.has(id)))
  gathered.set('usuals', new Map(usuals.map((row) => [row.id, row])))
  // Sets of cards name pictures in turn.
  let texts = [...gathered.values()].flatMap((all) => [...all.values()])
  while (texts.length > 0) {
    const hashes = new Set(texts.flatMap((row) => textsOf(row).flatMap((text) => text.match(HASH) ?? [])))
    texts = []
    for (const table of HASHED)
      for (const hash of hashes) {
        const found = gathered.get(table)?.has(hash) ? null : rows.find(table, hash)
        if (!found) continue
        gathered.set(table, (gathered.get(table) ?? new Map<string, Row>()).set(hash, found))
        texts.push(found)
      }
  }
}
