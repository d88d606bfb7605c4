import SQLite from 'better-sqlite3'
import { existsSync, readFileSync } from 'node:fs'
import {
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
import { backupsOf } from '../safekeeping/calls.ts'
import { figuresOf } from '../safekeeping/figures.ts'
import { FILE_NAME } from '../safekeeping/open.ts'
import { pathAside } from '../safekeeping/set-aside.ts'
import { bring, weigh } from './bring.ts'
import { packCampaign } from './pack.ts'
import { openRows, THING_TABLES } from './tables.ts'

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
        const brought = bring(store.file, from, things, answers)
        const [campaign] = brought.filter(({ kind }) => kind === 'campaign')
        const row = campaign && findCampaign(store.tables, campaign.id)
        if (row) store.undo.belongsTo(row)
        return { brought }
      }),

    'archives.pack': ({ campaign: id }) => {
      const campaign = findCampaign(store.tables, id)
      if (!campaign) return gone('campaign')
      const content = packCampaign(store.file, id)
      if (!content) return notSound()
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

const BATTLES: Readonly<Partial<Record<ThingKind, string>>> = {
  campaign: 'SELECT count(*) AS n FROM battles WHERE campaign_id = ?',
  faction:
    'SELECT count(*) AS n FROM battle_sides JOIN participants ON participants.id = participant_id WHERE faction_id = ?',
}

/** What can be brought over of a file, by kind and name. */
function foundIn(from: SQLite.Database, here: SQLite.Database): FoundThing[] {
  const own = openRows(here)
  const factions = openRows(from)
  const byName = new Intl.Collator(undefined, { numeric: true })
  return THING_KINDS.flatMap((kind) => {
    const table = THING_TABLES[kind]
    const battlesIn = (file: SQLite.Database, id: string): number | null => {
      const count = BATTLES[kind]
      return count === undefined ? null : (file.prepare<[string], { n: number }>(count).get(id)?.n ?? 0)
    }
    const rows = from
      .prepare<[], { id: string; name: string; faction_id?: string }>(
        `SELECT * FROM "${table}" WHERE ${kind === 'campaign' ? 'deleted_at IS NULL' : 'true'}`,
      )
      .all()
    return rows
      .map(({ id, name, faction_id: faction }): FoundThing => {
        const isHere = own.has(table, id)
        return {
          kind,
          id,
          name,
          battles: battlesIn(from, id),
          battlesHere: isHere ? battlesIn(here, id) : null,
          of: faction === undefined ? null : String(factions.find('factions', faction)?.name),
          here: isHere,
        }
      })
      .toSorted((a, b) => byName.compare(a.name, b.name))
  })
}

const notThere = (): Refusal => ({
  problem: problem(
    'archive-file/not-there',
    'This file is no longer there, or not what it was when it was kept. Look at the list again.',
  ),
})
const notSound = (): Refusal => ({
  problem: problem(
    'archive-file/not-sound',
    'No archive was made: the campaign file did not pass its check. Close Muster and start it again to see what can be done.',
  ),
})
