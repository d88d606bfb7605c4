import { z } from 'zod'
import { read, write } from './call.ts'
import { bearer } from './looks.ts'
import { id, line, name, nothing } from './fields.ts'

/** The people of the group. */

const fields = {
  name,
  /** How to reach them, in the group's words. */
  contact: line,
  /** Empty until one is chosen. */
  colour: z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/, 'Choose a colour.')]),
  /** Plays now and then, and leads nothing of their own. */
  guest: z.boolean(),
  /** Of what the group made itself, by its ids, what they lead; whoever led one of these before leads it no more. */
  led: z.array(id).max(200),
}
const { led: _, ...shown } = fields

const lead = z.strictObject({
  /** The game that it is of. */
  system: z.string(),
  /** What it is, as the search over everything calls its kind. */
  kind: z.string(),
  faction: bearer,
  /** So it was said of it itself, apart from any campaign. */
  ledBy: z.boolean(),
  /** The campaigns in which they play it. */
  campaigns: z.array(z.strictObject({ id, name })),
})

const player = z.strictObject({ id, ...shown, leads: z.array(lead) })

/** Two people may have one name; it is asked about first. */
const sameName = z.boolean()

export const playerCalls = {
  /** Everybody, by name. */
  'players.list': read(nothing, z.array(player)),
  /** What the group made itself and somebody may lead, by name. */
  'players.mayLead': read(nothing, z.array(z.strictObject({ system: z.string(), id, name }))),
  /** Refused with `player/name-taken` when somebody has this name, unless that is meant. */
  'players.create': write(z.strictObject({ ...fields, sameName }), z.strictObject({ id })),
  'players.change': write(
    z.strictObject({ id, change: z.strictObject(fields).partial(), sameName }),
    nothing,
  ),
  /** Refused while a campaign needs them. */
  'players.remove': write(z.strictObject({ id }), nothing),
}

export type Player = z.infer<typeof player>
export type Lead = z.infer<typeof lead>
