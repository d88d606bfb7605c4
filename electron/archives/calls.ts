import SQLite from 'better-sqlite3'
import { existsSync, readFileSync } from 'node:fs'
import {
  LARGEST_ARCHIVE,
  THING_KINDS,
  type archiveCalls,
  type FoundThing,
  type Inside,
  type ThingKind,
} from '../../shared/contract/archives.ts'
import type { Checked } from '../../shared/contract/index.ts'
import { safeFileName } from '../../shared/file-name.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import { findCampaign } from '../campaigns/there.ts'
import type { Store } from '../database/store.ts'
import { gone, type HandlersOf } from '../handlers.ts'
import type { Program } from '../program/program.ts'
import { backupsOf } from '../program/safekeeping.ts'
import { figuresOf } from '../safekeeping/figures.ts'
import { FILE_NAME } from '../safekeeping/open.ts'
import { pathAside } from '../safekeeping/set-aside.ts'
import { bring, weigh } from './bring.ts'
import { nameOf, openHeld } from './counts.ts'
import { packCampaign } from './pack.ts'
import { openRows, THING_TABLES, type Row } from './tables.ts'

const ENDING = '.muster-archive'

/** Looks into files that are not open, and brings over what is wanted of them. */
export function archiveHandlers(store: Store, program: Program): HandlersOf<typeof archiveCalls> {
  const { readings } = program

  /** Opens what was read under an id, for as long as `use` takes. */
  const within = <T>(
    reading: string,
    use: (from: SQLite.Database, lost: number | null) => T | Refusal,
  ): T | Refusal => {
    const brought = readings.find('archive', reading)
    if (isRefusal(brought)) return brought
    const from = new SQLite(Buffer.from(brought.content))
    try {
      return use(from, brought.lost)
    } finally {
      from.close()
    }
  }

  const look = (reading: string): Inside | Refusal =>
    within(reading, (from, lost) => ({ things: foundIn(from, store.file), figures: figuresOf(from), lost }))

  return {
    'archives.open': async ({ from: source, reading }) => {
      const content = source.kind === 'file' ? source.content : await bytesOf(program, source)
      if (typeof content === 'object' && isRefusal(content)) return content
      const brought = await readings.read('archive', content, reading)
      return isRefusal(brought) ? brought : look(reading)
    },

    'archives.look': ({ reading }) => look(reading),

    'archives.weigh': ({ reading, things }) => within(reading, (from) => weigh(store.file, from, things)),

    'archives.bring': ({ reading, things, answers }) =>
      within(reading, (from) => {
        const { brought, came } = bring(store.file, from, things, answers)
        const [campaign] = brought.filter(({ kind }) => kind === 'campaign')
        const row = campaign && findCampaign(store.tables, campaign.id)
        if (row) store.undo.belongsTo(row)
        return { brought, came }
      }),

    'archives.pack': async ({ campaign: id }) => {
      const campaign = findCampaign(store.tables, id)
      if (!campaign) return gone('campaign')
      const content = await packCampaign(store.file, id)
      if (!content) return notSound()
      if (content.length > LARGEST_ARCHIVE) return outgrown(content.length)
      const name = safeFileName(campaign.name, 'campaign')
      const day = new Date().toISOString().slice(0, 10)
      return { fileName: `${name} ${day}${ENDING}`, content: Buffer.from(content).toString('base64') }
    },
  }
}

type Own = Exclude<Checked<'archives.open'>['from'], { kind: 'file' }>

async function bytesOf(program: Program, source: Own): Promise<Buffer | Refusal> {
  if (source.kind === 'backup') {
    const { find, unpack } = backupsOf(program)
    const found = await find(source)
    return found ? unpack(found) : notThere()
  }
  const path = pathAside(program.folder, FILE_NAME, source.id)
  return path !== null && existsSync(path) ? readFileSync(path) : notThere()
}

/** Where not all rows of a table are things: what is in the trash, and battles that are a part of a campaign. */
const ONLY: Readonly<Partial<Record<ThingKind, string>>> = {
  campaign: 'deleted_at IS NULL',
  fight: 'campaign_id IS NULL',
}

/** What can be brought over of a file, by kind and name. */
function foundIn(from: SQLite.Database, here: SQLite.Database): FoundThing[] {
  const own = openRows(here)
  const [heldThere, heldHere] = [openHeld(from), openHeld(here)]
  const byName = new Intl.Collator(undefined, { numeric: true })
  return THING_KINDS.flatMap((kind) => {
    const table = THING_TABLES[kind]
    return from
      .prepare<[], Row>(`SELECT * FROM "${table}" WHERE ${ONLY[kind] ?? 'true'}`)
      .all()
      .map((row): FoundThing => ({
        kind,
        id: row.id,
        name: nameOf(from, kind, row),
        there: heldThere(kind, row.id),
        here: own.has(table, row.id) ? heldHere(kind, row.id) : null,
        of: kind === 'trooper' ? String(row.faction_id) : null,
      }))
      .toSorted((a, b) => byName.compare(a.name, b.name))
  })
}

const notThere = (): Refusal => ({
  problem: problem(
    'archive-file/not-there',
    'This file is no longer there, or not what it was when it was kept. Look at the list again.',
  ),
})
/** Nobody could bring it over. */
function outgrown(bytes: number): Refusal {
  const [size, most] = [bytes, LARGEST_ARCHIVE].map((one) => Math.round(one / 1_000_000))
  const message = `With its pictures this campaign comes to ${size} MB, and a file that another Muster brings over may have ${most} MB. Save a copy of everything in Settings, Safekeeping: it may be of any size, and takes the place of the campaign file on another machine.`
  return { problem: problem('archive-file/outgrown', message) }
}
const notSound = (): Refusal => ({
  problem: problem(
    'archive-file/not-sound',
    'No archive was made: the campaign file did not pass its check. Close Muster and start it again to see what can be done.',
  ),
})
