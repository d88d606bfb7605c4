import type SQLite from 'better-sqlite3'
import { v7 as uuid } from 'uuid'
import type { ClashAnswer, Coming, Standing, ThingKind } from '../../shared/contract/archives.ts'
import { LONGEST_NAME } from '../../shared/contract/fields.ts'
import { comingOf, nameOf, openHeld } from './counts.ts'
import { gather, idsIn, withIds, type Gathered, type Named } from './gather.ts'
import {
  HASHED,
  kindOf,
  openPutting,
  openRows,
  referencesOf,
  THING_TABLES,
  type Reference,
  type Row,
} from './tables.ts'

/** Brings things of one file into another, in which some of them may be already. */

interface Placed {
  readonly table: string
  readonly row: Row
}

/** A thing with all that belongs to it alone, and how it stands to what is here. */
interface Group extends Omit<Standing, 'there' | 'here' | 'comes' | 'comesToOurs'> {
  readonly rows: readonly Placed[]
  /** Those that come also where ours stays: whoever served in a battle that comes is needed. */
  readonly missing: readonly Placed[]
}

interface Plan {
  readonly gathered: Gathered
  readonly groups: readonly Group[]
  /** Factions that come with the game have another id in every file. */
  readonly known: ReadonlyMap<string, string>
}

/** What would come, and how each stands to what is here: nothing is written. */
export function weigh(here: SQLite.Database, from: SQLite.Database, things: readonly Named[]): Standing[] {
  const [heldThere, heldHere] = [openHeld(from), openHeld(here)]
  const { groups, known } = planOf(here, from, things)
  return groups.map(({ rows, missing, standing, ...group }): Standing => {
    const comes = comingOf(rows)
    return {
      ...group,
      // A faction of the game is everywhere, whether somebody has played it or not.
      standing: Object.keys(comes).length === 0 ? 'same' : standing,
      there: heldThere(group.kind, group.id),
      here: standing === 'new' ? null : heldHere(group.kind, known.get(group.id) ?? group.id),
      comes,
      comesToOurs: comingOf(missing),
    }
  })
}

function planOf(here: SQLite.Database, from: SQLite.Database, things: readonly Named[]): Plan {
  const own = openRows(here)
  const gathered = gather(from, things, own.has)
  const known = new Map<string, string>()
  for (const { id, sample } of gathered.get('factions')?.values() ?? []) {
    const same = sample === null ? null : own.by('factions', 'sample', sample)[0]
    if (same && same.id !== id) known.set(id, same.id)
  }
  const rows = new Map<string, Placed[]>()
  const asked = new Set(things.map(({ id }) => id))
  const references = referencesOf(from)
  const belongs = ownersIn(gathered, references, asked)
  for (const [table, all] of gathered)
    for (const row of all.values()) {
      const owner = belongs(table, row)
      if (owner === null) continue
      const own = rows.get(owner)
      if (own) own.push({ table, row })
      else rows.set(owner, [{ table, row }])
    }
  const groups = [...gathered].flatMap(([table, all]): Group[] => {
    const kind = kindOf(table)
    if (!kind) return []
    return [...all.values()].flatMap((row): Group[] => {
      const placed = rows.get(row.id)
      if (!placed) return []
      const there = own.find(table, known.get(row.id) ?? row.id)
      const added = addedHere(placed, references, own.by)
      const same =
        known.has(row.id) ||
        (placed.every((one) => isSame(one.row, own.find(one.table, one.row.id))) &&
          !(WHOLE.includes(kind) && added.length > 0))
      const standing = there ? (same ? 'same' : 'differs') : 'new'
      const missing = placed.filter((one) => one.row !== row && !own.has(one.table, one.row.id))
      return [
        {
          kind,
          id: row.id,
          name: nameOf(from, kind, row),
          standing,
          nameHere: there ? nameOf(here, kind, there) : null,
          asked: asked.has(row.id),
          further: standing === 'differs' ? furtherOf(kind, missing, added) : null,
          rows: placed,
          missing: kind === 'faction' && standing !== 'new' ? missing : [],
        },
      ]
    })
  })
  return { gathered, groups, known }
}

/** What is not the same where it has gone on here: battles that came since, cards that were added. */
const WHOLE: readonly ThingKind[] = ['campaign', 'deck', 'fight']

/** The tables with a row for each thing that was done or added: whoever has all of the other's, and more, went on. */
const GROWING: Readonly<Record<ThingKind, readonly string[]>> = {
  campaign: ['battles', 'fight_events', 'tech_purchases', 'battle_changes', 'trash', 'tellings'],
  fight: ['fight_events'],
  faction: ['troopers', 'decorations'],
  deck: ['deck_cards'],
  player: [],
  trooper: ['service', 'decorations'],
  names: [],
  document: [],
}

/** Which of two states went on from the other, by what was done in each: no clock is asked. */
function furtherOf(
  kind: ThingKind,
  missing: readonly Placed[],
  added: readonly string[],
): Standing['further'] {
  const theirs = missing.some(({ table }) => GROWING[kind].includes(table))
  const ours = added.some((table) => GROWING[kind].includes(table))
  return theirs === ours ? null : theirs ? 'theirs' : 'ours'
}

/** The tables in which there are parts here that are not among those of the file. */
function addedHere(
  placed: readonly Placed[],
  references: readonly Reference[],
  own: (table: string, column: string, id: string) => readonly Row[],
): string[] {
  const come = new Set(placed.map(({ row }) => row.id))
  const added = placed.flatMap(({ table, row }) =>
    references
      .filter(({ to, isPart }) => to === table && isPart)
      .filter((one) => own(one.table, one.column, row.id).some(({ id }) => !come.has(id)))
      .map((one) => one.table),
  )
  return [...new Set(added)]
}

function isSame(row: Row, other: Row | null): boolean {
  return other !== null && Object.entries(row).every(([column, value]) => other[column] === value)
}

/** Finds the thing that a row belongs to: that of the row that it is a part of, a campaign before its people. */
function ownersIn(
  gathered: Gathered,
  references: readonly Reference[],
  asked: ReadonlySet<string>,
): (table: string, row: Row) => string | null {
  const all = new Map([...gathered].flatMap(([table, rows]) => [...rows.keys()].map((id) => [id, table])))
  const ownerOf = (table: string, row: Row): string | null => {
    if (table === 'usuals') {
      const [named] = idsIn(row).filter((id) => all.has(id))
      const of = named === undefined ? undefined : all.get(named)
      const owner = of === undefined ? undefined : gathered.get(of)?.get(named ?? '')
      return of !== undefined && owner ? ownerOf(of, owner) : null
    }
    const parents = references
      .filter((one) => one.table === table && one.isPart)
      .flatMap(({ to, column }): Placed[] => {
        const parent = gathered.get(to)?.get(row[column] as string)
        return parent ? [{ table: to, row: parent }] : []
      })
      .toSorted((a, b) => rankOf(a.table) - rankOf(b.table))
    const [first] = parents
    // Whoever is asked for by name stands alone, without the others of the faction.
    if (!first || (first.table === THING_TABLES.faction && asked.has(row.id)))
      return kindOf(table) ? row.id : null
    return ownerOf(first.table, first.row)
  }
  return ownerOf
}

/** Of several owners the campaign has a row before a faction, and that before a trooper. */
const rankOf = (table: string): number =>
  table === THING_TABLES.trooper ? 2 : table === THING_TABLES.faction ? 1 : 0

/**
 * Brings them over inside a transaction; gives what was asked for and came, under the ids that it has here, and all that
 * came, counted. `answers`: what becomes of a thing that is here and not the same.
 */
export function bring(
  here: SQLite.Database,
  from: SQLite.Database,
  things: readonly Named[],
  answers: readonly (Named & { readonly as: ClashAnswer })[],
): { brought: Named[]; came: Coming } {
  const { gathered, groups, known } = planOf(here, from, things)
  const answerOf = (group: Group): ClashAnswer =>
    answers.find(({ kind, id }) => kind === group.kind && id === group.id)?.as ?? 'ours'
  const differing = groups.filter(({ standing }) => standing === 'differs')
  const beside = differing.filter(
    (group) => answerOf(group) === 'beside' || (group.kind === 'campaign' && answerOf(group) === 'theirs'),
  )
  const over = differing.filter((group) => !beside.includes(group) && answerOf(group) === 'theirs')
  const renamed = new Map([...known, ...newIds(beside, groups)])
  const writing: Writing[] = []
  const write = (placed: Placed, over: boolean): void => void writing.push({ ...placed, over })
  for (const group of groups) {
    const isNew = group.standing === 'new' || over.includes(group)
    for (const placed of group.rows) {
      const isRoot = placed.row.id === group.id
      if (isNew) write(placed, true)
      else if (beside.includes(group))
        write(isRoot && answerOf(group) === 'beside' ? second(here, placed) : placed, true)
    }
    if (!over.includes(group) && !beside.includes(group))
      for (const placed of group.missing) write(placed, false)
  }
  for (const table of HASHED)
    for (const row of gathered.get(table)?.values() ?? []) write({ table, row }, false)

  for (const group of over) takeOut(here, group)
  for (const group of beside) if (answerOf(group) === 'theirs') throwAway(here, group)
  writeAll(here, writing, renamed)
  const came = groups.filter((one) => one.standing === 'new' || over.includes(one) || beside.includes(one))
  return {
    brought: came.filter(({ asked }) => asked).map(({ kind, id }) => ({ kind, id: renamed.get(id) ?? id })),
    came: comingOf(groups.flatMap((one) => (came.includes(one) ? one.rows : one.missing))),
  }
}

interface Writing extends Placed {
  readonly over: boolean
}

/** Writes rows, each after those that it names: so undo takes away each before them. */
function writeAll(
  here: SQLite.Database,
  writing: readonly Writing[],
  renamed: ReadonlyMap<string, string>,
): void {
  const references = referencesOf(here)
  const own = openRows(here)
  const put = openPutting(here)
  const ranks = ranksOf(references)
  const coming = new Set(writing.map(({ table, row }) => `${table} ${row.id}`))
  const after: (() => void)[] = []
  for (const { table, row, over } of writing.toSorted((a, b) => rank(ranks, a) - rank(ranks, b))) {
    const without: Record<string, null> = {}
    for (const { column, to } of references.filter((one) => one.table === table && one.mayBeNull)) {
      const named = row[column]
      if (typeof named !== 'string') continue
      const isThere = coming.has(`${to} ${named}`) || own.has(to, renamed.get(named) ?? named)
      if (!isThere || to === table) without[column] = null
      // Two rows of a table may name each other.
      if (isThere && to === table) after.push(() => put(table, withIds(row, renamed), true))
    }
    put(table, withIds({ ...row, ...without }, renamed), over)
  }
  for (const one of after) one()
}

const rank = (ranks: ReadonlyMap<string, number>, { table }: Placed): number => ranks.get(table) ?? 0

/** How far down a table stands below those that its rows name. */
function ranksOf(references: readonly Reference[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  const rankOf = (table: string): number => {
    const known = ranks.get(table)
    if (known !== undefined) return known
    const above = references.filter((one) => one.table === table && one.to !== table)
    const found = 1 + Math.max(0, ...above.map(({ to }) => rankOf(to)))
    ranks.set(table, found)
    return found
  }
  for (const { table } of references) rankOf(table)
  return ranks
}

/** New ids for all that comes beside what is here, in the order of the old ones; what it shares keeps its own. */
function newIds(beside: readonly Group[], groups: readonly Group[]): Map<string, string> {
  const shared = new Set(
    groups.filter((group) => !beside.includes(group)).flatMap(({ rows }) => rows.map(({ row }) => row.id)),
  )
  const ids = new Set(beside.flatMap(({ rows }) => rows.flatMap(({ row }) => idsIn(row))))
  return new Map(
    [...ids]
      .filter((id) => !shared.has(id))
      .toSorted()
      .map((id) => [id, uuid()]),
  )
}

const LOG = ['fight_events', 'fight_decisions', 'fight_corrections']

/** Of what is written over only what is there counts: cards that were taken out of a deck are not mixed in again. */
function takeOut(here: SQLite.Database, { kind, id }: Group): void {
  const parts = kind === 'deck' ? ['deck_cards'] : kind === 'fight' ? LOG : []
  for (const part of parts) here.prepare(`DELETE FROM "${part}" WHERE ${kind}_id = ?`).run(id)
}

/** Ours goes where a person would throw it: from there it can be put back. */
function throwAway(here: SQLite.Database, { id }: Group): void {
  here.prepare('UPDATE campaigns SET deleted_at = ? WHERE id = ?').run(new Date().toISOString(), id)
}

/** As it is called beside one of the same name; the sample campaign is there once. */
function second(here: SQLite.Database, { table, row }: Placed): Placed {
  if (!('name' in row)) return { table, row }
  const taken = new Set(
    here
      .prepare<[], { name: string }>(`SELECT name FROM "${table}"`)
      .all()
      .map(({ name }) => name),
  )
  const first = String(row.name)
  let name = first
  for (let number = 2; taken.has(name); number += 1) {
    const ending = ` (${number})`
    name = `${first.slice(0, LONGEST_NAME - ending.length)}${ending}`
  }
  const own = 'sample' in row && { sample: table === THING_TABLES.campaign ? 0 : null }
  return { table, row: { ...row, name, ...own } }
}
