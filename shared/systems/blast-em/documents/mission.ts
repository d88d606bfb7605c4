import { z } from 'zod'
import { line, name, text } from '../../../contract/fields.ts'
import { COVERS, DOOR_STATES, MISSION_KINDS, SIDES } from '../words.ts'
import { areUnique, count, idSchema, TWICE } from '../../fields.ts'
import { carriedSchema, encounterSchema, findSchema, placed, someSchema, whoSchema } from './fields.ts'
import { ownTypeSchema } from './own-type.ts'
import type { NamedKind } from '../../../document.ts'
import { findRowsSchema, tokenRowsSchema } from './tables.ts'

const MOST_THINGS = 60
const list = <Shape extends z.ZodRawShape & { id: typeof idSchema }>(shape: Shape) =>
  z
    .array(z.strictObject(shape))
    .max(MOST_THINGS)
    .refine((all) => areUnique(z.array(z.object({ id: z.string() })).parse(all)), TWICE)

export const ATMOSPHERES = ['standard', 'vacuum', 'corrosive', 'other'] as const
export const GRAVITIES = ['standard', 'none', 'low', 'high'] as const
/** What a way in or out is for. */
export const WAY_USES = ['teamIn', 'teamOut', 'badGuysIn'] as const
/** What a technical success at a terminal does (line 208). */
export const TERMINAL_USES = ['locateObjective', 'shutDownSecurity', 'openDoors'] as const

/** What the mission is about; ids name what stands elsewhere in it (lines 41–47). */
export const objectiveSchema = z.discriminatedUnion('kind', [
  /** Get free and away. */
  z.strictObject({ kind: z.literal('leave') }),
  /** Learn what a terminal, or somebody, knows, and leave. */
  z.strictObject({ kind: z.literal('learn'), from: idSchema }),
  /** Find somebody and bring them out unharmed. */
  z.strictObject({ kind: z.literal('bringOut'), person: idSchema }),
  /** Leave with something. */
  z.strictObject({ kind: z.literal('fetch'), item: idSchema }),
  /** Destroy a thing, or somebody. */
  z.strictObject({ kind: z.literal('destroy'), target: idSchema }),
  /** Have somebody in the room at the end of a turn, and by default no enemy up there. */
  z.strictObject({ kind: z.literal('secure'), room: idSchema, enemies: z.enum(['noneUp', 'any']) }),
  /** Beat every wave, or hold out for so many turns. */
  z.strictObject({ kind: z.literal('beatWaves'), turns: count(1, 99).nullable() }),
  /** As the players write it. */
  z.strictObject({ kind: z.literal('own') }),
])
export type Objective = z.infer<typeof objectiveSchema>

/** As many as there are; null without limit. */
const stock = count(0, 99).nullable()

const missionSchema = z.strictObject({
  kind: z.literal('mission'),
  version: z.literal(1),
  name,
  /** Read out before it begins. */
  brief: text,
  /** For who sets it up. */
  notes: text,
  mission: z.enum(MISSION_KINDS),
  /** Inches. */
  area: z.strictObject({ width: count(12, 240), depth: count(12, 240), notes: line }),
  rooms: list({ id: idSchema, name, notes: line }),
  /** Standard by default (lines 95–97); it changes no number. */
  environment: z.strictObject({
    atmosphere: z.enum(ATMOSPHERES),
    gravity: z.enum(GRAVITIES),
    notes: line,
  }),
  ways: list({ ...placed, for: z.array(z.enum(WAY_USES)).min(1).max(WAY_USES.length) }),
  /** Null until it is chosen. */
  objective: objectiveSchema.nullable(),
  /** What wins and what loses, in the words of who wrote the mission. */
  win: text,
  loss: text,
  /** Lost after so many turns; null without limit. */
  turnLimit: count(1, 99).nullable(),
  /** `holds` where the mission knows what is in one; null: its table says. */
  tokens: list({ id: idSchema, place: placed.place, holds: encounterSchema.nullable() }),
  /** Null: Muster's own (R32). */
  tokenTable: tokenRowsSchema.nullable(),
  findTable: findRowsSchema.nullable(),
  doors: list({ ...placed, state: z.enum(DOOR_STATES) }),
  terminals: list({
    ...placed,
    does: z.array(z.enum(TERMINAL_USES)).max(TERMINAL_USES.length),
    /** Doors that it opens. */
    opens: z.array(idSchema).max(MOST_THINGS),
  }),
  /** Lockers and what lies about; what has no find is there for the story. */
  items: list({ ...placed, locked: z.boolean(), find: findSchema.nullable() }),
  /** Who is there and is no enemy; `joins`: as a Tagalong, once the team has found them. */
  people: list({ ...placed, who: whoSchema, joins: z.boolean() }),
  /** What was agreed before play on what stands about (lines 353, 359). */
  things: list({
    ...placed,
    cover: z.enum(COVERS),
    /** A model may go to ground behind it. */
    hides: z.boolean(),
    breakable: z.boolean(),
    explosive: z.boolean(),
  }),
  /** Something to fly (line 29). */
  vessels: list(placed),
  /** Enemies that stand there from the beginning. */
  garrison: list({ id: idSchema, place: placed.place, models: z.array(someSchema).min(1).max(8) }),
  /** Enemies that come by a way: in a turn, or where that is null once the wave before is beaten. */
  waves: list({
    id: idSchema,
    way: idSchema,
    turn: count(1, 99).nullable(),
    models: z.array(someSchema).min(1).max(8),
  }),
  stocks: z.strictObject({ grenades: stock, demoPacs: stock, heavyShots: stock }),
  /** Models below 0 are Mostly Dead here too (line 268). */
  traumaUnit: z.boolean(),
  /** Who is surprised by the first fight (line 274). */
  surprised: z.enum(SIDES).nullable(),
  /** A find for each fight that the team wins (line 218). */
  rewards: z.boolean(),
  /** What a device from junk is (line 57); null where none can be made. */
  junk: carriedSchema.nullable(),
  /** Enemy types of its own. */
  own: z.record(idSchema, ownTypeSchema),
})

/** A mission as somebody writes it: it may be unfinished, and name what is not there. */
export type MissionDraft = z.infer<typeof missionSchema>

/** Whom the team is to bring out comes along wherever they are found (line 43). */
export const comesAlong = (
  { objective }: Pick<MissionDraft, 'objective'>,
  { id, joins }: MissionDraft['people'][number],
): boolean => joins || (objective?.kind === 'bringOut' && objective.person === id)

export const MISSION_DOCUMENT: NamedKind<MissionDraft> = {
  kind: 'mission',
  version: 1,
  schema: missionSchema,
  upgrades: [],
}
