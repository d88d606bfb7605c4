import { z } from 'zod'
import { problemSchema } from '../problem-schema.ts'
import { command, read } from './call.ts'
import { BACKUP_ROOMS } from './choices.ts'
import { moment, nothing } from './fields.ts'

const count = z.int().min(0)

/** What a file holds, counted. `rows`: everything that people made. */
export const figures = z.strictObject({
  campaigns: count,
  battles: count,
  underWay: count,
  lines: count,
  factions: count,
  players: count,
  decks: count,
  /** Teams, missions and the like; 0 in what an older Muster wrote, which did not count them. */
  documents: count.default(0),
  rows: count,
})
export type Figures = z.infer<typeof figures>

/** What would be gone with a backup in the file's place: names, and of battles the days on which they were entered. */
const missing = z.strictObject({
  campaigns: z.array(z.string()),
  battles: z.array(z.string()),
  lines: count,
  factions: z.array(z.string()),
  players: z.array(z.string()),
  decks: z.array(z.string()),
  documents: z.array(z.string()),
})
export type Missing = z.infer<typeof missing>

/** Of which things one can say by their ids whether a backup has them. */
const ids = z.strictObject({
  campaigns: z.array(z.string()),
  battles: z.array(z.string()),
  factions: z.array(z.string()),
  players: z.array(z.string()),
  decks: z.array(z.string()),
  /** Absent from what an older Muster wrote, which did not keep them. */
  documents: z.array(z.string()).optional(),
})
export type Ids = z.infer<typeof ids>

/** Why a backup was made. `older`: by a Muster that kept no figures beside it. */
export const CAUSES = ['timed', 'closing', 'asked', 'upgrade', 'restore', 'older'] as const
export type Cause = (typeof CAUSES)[number]

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What is kept beside a backup: enough to prove that it is what it was. */
export const record = z.strictObject({
  /** 1, 2, … in the order in which they were made, whatever the clock said. */
  number: z.int().min(1),
  /** What the clock said. */
  madeAt: moment,
  cause: z.enum(CAUSES),
  /** Of the file: how many migrations it has had, and how often it had been changed. */
  version: count,
  changes: count,
  /** From where the copy itself counts its changes. */
  marked: count,
  database: z.strictObject({ bytes: count, sha256 }),
  packed: z.strictObject({ bytes: count, sha256 }),
  figures,
  /** Null in those of a Muster that did not keep them yet. */
  ids: ids.nullable().default(null),
})
export type BackupRecord = z.infer<typeof record>

/** The file's name without its ending. */
const id = z.string().regex(/^[\w.-]{1,120}$/)
const place = z.enum(['own', 'second'])
const backup = z.strictObject({
  id,
  place,
  madeAt: moment,
  cause: z.enum(CAUSES),
  bytes: count,
  /** Null where nothing beside it tells. */
  figures: figures.nullable(),
  /** What is here, or can be read of it, and is not in it; null where that cannot be told. */
  missing: missing.nullable(),
  /** It is not what was kept any more. */
  damaged: z.boolean(),
  /** It lies in the data folder, and in the second place as well. */
  inBoth: z.boolean(),
})
export type Backup = z.infer<typeof backup>

/** What is known of a file that is set aside: what it held, or the code of the problem for which it was not opened. */
export const asideNote = z.strictObject({ figures: figures.nullable(), problem: z.string().nullable() })
export type AsideNote = z.infer<typeof asideNote>

/** A file that another was put in the place of. */
const setAside = asideNote.extend({ id, at: moment, bytes: count })
export type SetAside = z.infer<typeof setAside>

const room = z.literal(BACKUP_ROOMS)

const state = z.strictObject({
  backups: z.array(backup),
  setAside: z.array(setAside),
  folder: z.string(),
  /** Since when something has been changed that is in no backup; null where all of it is. */
  unkeptSince: moment.nullable(),
  /** Why the last one was not made. */
  trouble: problemSchema.nullable(),
  second: z.strictObject({
    folder: z.string().nullable(),
    trouble: problemSchema.nullable(),
    /** What lies there of this data folder; null where the place is away, or there is none. */
    there: z
      .strictObject({
        good: count,
        damaged: count,
        lastMadeAt: moment.nullable(),
        /** The newest backup is one of them. */
        hasNewest: z.boolean(),
      })
      .nullable(),
  }),
  /** How much room they may take, and how many of them each choice would take away. */
  room: z.strictObject({
    chosen: room,
    choices: z.array(z.strictObject({ megabytes: room, takesAway: count })),
  }),
})
export type Safekeeping = z.infer<typeof state>

const which = z.strictObject({ id, place })

export const safekeepingCalls = {
  'safekeeping.look': read(nothing, state),
  'safekeeping.backUp': command(nothing, nothing),
  /** The same two of a backup that is unpacked and proven for it. */
  'safekeeping.missing': read(which, z.strictObject({ figures, missing: missing.nullable() })),
  /** Shows a backup in the place of what is open, which stays as it is: nothing can be changed meanwhile. */
  'safekeeping.visit': command(which, nothing),
  /** Goes back to the present. */
  'safekeeping.leave': command(nothing, nothing),
  'safekeeping.restore': command(which, nothing),
  /** Puts back a file that another was put in the place of. */
  'safekeeping.putBack': command(z.strictObject({ id }), nothing),
  /** Begins an empty file where there was one; nothing else does. */
  'safekeeping.beginEmpty': command(nothing, nothing),
  /** A whole copy of the file where the person wants it; `place` null when they thought better of it. */
  'safekeeping.saveCopy': command(nothing, z.strictObject({ place: z.string().nullable() })),
  /** Asks for a folder, where the host can; null when the person thought better of it. */
  'safekeeping.chooseSecond': command(nothing, z.strictObject({ folder: z.string().nullable() })),
  'safekeeping.setRoom': command(z.strictObject({ megabytes: room }), nothing),
  'safekeeping.setSecond': command(
    z.strictObject({ folder: z.string().trim().max(4096).nullable() }),
    nothing,
  ),
}
