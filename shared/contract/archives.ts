import { z } from 'zod'
import { read, write } from './call.ts'
import { id, name } from './fields.ts'
import { figures } from './safekeeping.ts'

/** What can be brought from one file into another. `names`: a list of names; `fight`: a battle without a campaign. */
export const THING_KINDS = [
  'campaign',
  'fight',
  'faction',
  'deck',
  'player',
  'trooper',
  'names',
  'document',
] as const
export type ThingKind = (typeof THING_KINDS)[number]

const kind = z.enum(THING_KINDS)
const thing = z.strictObject({ kind, id })
const count = z.int().min(0)

/** Bytes: what is larger holds up whoever carries it. */
export const LARGEST_ARCHIVE = 64 * 1024 * 1024

/** How it stands to what is here: as it is here already, not the same, or not here. */
export const STANDINGS = ['new', 'same', 'differs'] as const

/** Where something may be brought from: a backup, what was set aside, or a file that somebody has sent. */
const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('backup'), id: z.string().max(200), place: z.enum(['own', 'second']) }),
  z.strictObject({ kind: z.literal('aside'), id: z.string().max(200) }),
  /** As base64. */
  z.strictObject({
    kind: z.literal('file'),
    content: z.string().max(90_000_000, 'This file is larger than an archive can be.'),
  }),
])
export type Source = z.input<typeof source>

/** What there is of a thing, counted. `underWay`: not entered yet; `cards`: with their copies; `lines`: of a log. */
export const COUNTED = ['battles', 'underWay', 'troopers', 'cards', 'names', 'lines'] as const
const held = z.strictObject({
  counts: z.partialRecord(z.enum(COUNTED), count),
  /** The day of its last battle, or on which it was last changed; null where none is known. */
  last: z.iso.date().nullable(),
  trashed: z.boolean(),
})
export type Held = z.infer<typeof held>

const found = z.strictObject({
  kind,
  id,
  name,
  there: held,
  /** Of the one with this id here; null where there is none. */
  here: held.nullable(),
  /** A trooper's faction. */
  of: id.nullable(),
})
export type FoundThing = z.infer<typeof found>

const inside = z.strictObject({
  things: z.array(found),
  figures,
  /** Rows of a damaged file that could not be read; null where all of it could. */
  lost: count.nullable(),
})
export type Inside = z.infer<typeof inside>

const CLASH_ANSWERS = ['ours', 'theirs', 'beside'] as const
export type ClashAnswer = (typeof CLASH_ANSWERS)[number]

/** What comes over, counted. `underWay`: battles of campaigns that are not entered yet. */
export const COMING = [
  'campaign',
  'battle',
  'underWay',
  'fight',
  'faction',
  'trooper',
  'deck',
  'player',
  'names',
  'document',
] as const
const coming = z.partialRecord(z.enum(COMING), count)
export type Coming = z.infer<typeof coming>

const standing = z.strictObject({
  kind,
  id,
  name,
  standing: z.enum(STANDINGS),
  there: held,
  here: held.nullable(),
  /** Which of both has all that the other has, and more; null where neither has, or that cannot be told. */
  further: z.enum(['ours', 'theirs']).nullable(),
  /** What comes with it, and what of it comes all the same where ours stays. */
  comes: coming,
  comesToOurs: coming,
  /** How it is called here. */
  nameHere: name.nullable(),
  /** Asked for by itself, and not only needed by something that was. */
  asked: z.boolean(),
})
export type Standing = z.infer<typeof standing>

const reading = id
const things = z.array(thing).min(1).max(5000)

export const archiveCalls = {
  /** Reads a whole file apart, and tells what is in it; `reading` is a new id, under which it is kept for a while. */
  'archives.open': read(z.strictObject({ from: source, reading }), inside),
  /** The same of a file that was read under an id, beside what is here now. */
  'archives.look': read(z.strictObject({ reading }), inside),
  /** How some things and what they need stand to what is here, before anything is brought. */
  'archives.weigh': read(z.strictObject({ reading, things }), z.array(standing)),
  /**
   * Brings things over. What is here and not the same stays (`ours`), is written over (`theirs`; of a campaign, goes
   * to the trash), or gets another beside it. What is not answered stays.
   */
  'archives.bring': write(
    z.strictObject({
      reading,
      things,
      answers: z.array(thing.extend({ as: z.enum(CLASH_ANSWERS) })).max(5000),
    }),
    z.strictObject({ brought: z.array(thing), came: coming }),
  ),
  /** One file with everything that belongs to a campaign. */
  'archives.pack': read(
    z.strictObject({ campaign: id }),
    z.strictObject({ fileName: z.string(), content: z.string() }),
  ),
}
