import { z } from 'zod'
import { problemSchema } from '../problem-schema.ts'
import { command, read } from './call.ts'
import { THEMES } from './choices.ts'
import { id, moment, nothing } from './fields.ts'

/** Base64 of the largest archive. */
const MOST_SAVED = 90_000_000

/** A name, and no way to another folder. */
const fileName = z
  .string()
  .max(255)
  .regex(/^[^/\\:\p{Cc}]+$/u)
  .refine((name) => !/^\.+$/.test(name))

const gameId = z.string().max(40)
const games = z.strictObject({
  /** The id of the game that was chosen last; empty for none. */
  chosen: gameId,
  /** Those that the group does not play. */
  putAway: z.array(gameId).max(40),
})

const status = z.strictObject({
  version: z.string(),
  host: z.enum(['window', 'browser']),
  /** The data folder and whether its database could be opened. */
  data: z.strictObject({
    folder: z.string(),
    problem: problemSchema.nullable(),
    /** Why no backup could be made, or what else one should know to keep everything safe. */
    backups: problemSchema.nullable(),
    /** When the backup was made that is looked at in the place of the present; null where it is the present. */
    visiting: moment.nullable(),
  }),
  preferences: z.strictObject({ theme: z.enum(THEMES), typedDice: z.boolean(), games }),
})

/** In a menu: names are cut before. */
const stepWords = z.string().max(200).nullable()
const place = z.strictObject({
  label: z.string().max(100),
  /** With Ctrl, or ⌘; null where no keys open it. */
  keys: z
    .string()
    .regex(/^(Shift\+)?[A-Z0-9]$/u)
    .nullable(),
  /** The route that it leads to. */
  to: z.string().max(60),
})
const menuWords = z.strictObject({
  /** What Undo and Redo are about on the page's screen; null: nothing that has words. */
  undo: stepWords,
  redo: stepWords,
  /** Places of the chosen game, and of the campaign that is open. */
  library: z.array(place).max(20),
  campaign: z.array(place).max(20),
})

export const programCalls = {
  'program.status': read(nothing, status),
  /**
   * Tries once more to open the database, after the user has mended what stood in the way; `altered`: also where the
   * disk has changed something in it.
   */
  'program.openAgain': command(z.strictObject({ altered: z.boolean() }), status),
  'program.setTheme': command(z.strictObject({ theme: z.enum(THEMES) }), nothing),
  /** Whether real dice are rolled in battles, and typed in. */
  'program.setTypedDice': command(z.strictObject({ typed: z.boolean() }), nothing),
  /** Which game's library is shown, and which games are put away. */
  'program.setGames': command(games, nothing),
  /** What stands in the window's menu beside what always does. */
  'program.nameMenu': command(menuWords, nothing),
  'program.showDataFolder': command(nothing, nothing),
  'program.openPage': command(z.strictObject({ game: z.string().regex(/^[a-z-]{1,40}$/) }), nothing),
  /** A second window that shows a fight as everybody at the table may see it. */
  'program.openPublicWindow': command(z.strictObject({ fight: id }), nothing),
  /** The renderer tells the local log file of an error it could not handle. */
  'program.reportError': command(
    z.strictObject({ message: z.string().max(2000), stack: z.string().max(20_000) }),
    nothing,
  ),
  /** What a page keeps for itself goes to the disk now: what is typed and not saved. */
  'program.keepTyped': command(nothing, nothing),
  /** Asks where a file shall go and writes it there, whole; where there is a window. `place` null: thought better of. */
  'program.saveFile': command(
    z.strictObject({ fileName, content: z.base64().max(MOST_SAVED) }),
    z.strictObject({ place: z.string().nullable() }),
  ),
  /** Ends the reading of a file, or forgets what it brought. */
  'program.endReading': command(z.strictObject({ reading: id }), nothing),
  /** The first screen can be used now. */
  'program.usable': command(nothing, nothing),
}

export type MenuWords = z.infer<typeof menuWords>
export type ProgramStatus = z.infer<typeof status>
