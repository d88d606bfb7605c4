import { z } from 'zod'
import { line, name, text } from '../../../contract/fields.ts'
import type { NamedKind } from '../../../document.ts'
import { areUnique, count, idSchema, TWICE } from '../../fields.ts'
import { LIGHTS, SMOKES } from '../words.ts'

/** As many of one character may stand on a side. */
export const MOST_ALIKE = 20

/** Whom a side is written for, each by name: they stand there when it is set up, and may be changed. */
const castFields = {
  people: z
    .array(
      z.strictObject({
        name: line,
        count: count(1, MOST_ALIKE),
        /** Not seen at first, whatever the rest of the side does. */
        hidden: z.boolean().exactOptional(),
      }),
    )
    .max(60)
    .exactOptional(),
  crafts: z
    .array(
      z.strictObject({
        name: line,
        /** Who drives it, or controls it from outside; empty for nobody. */
        pilot: line,
        riders: z.array(z.strictObject({ name: line })).max(40),
        /** Everybody in it is secured (line 208). */
        belted: z.boolean(),
        /** km/h when the fight opens. */
        speed: z.number().min(0).max(100_000),
      }),
    )
    .max(20)
    .exactOptional(),
}

/** How distances are told: metres on a table, squares on a map, or bands alone (lines 156–164). */
const groundSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('metres') }),
  z.strictObject({ kind: z.literal('squares'), width: count(1, 400), depth: count(1, 400) }),
  z.strictObject({ kind: z.literal('bands') }),
])

const encounterSchema = z.strictObject({
  kind: z.literal('encounter'),
  version: z.literal(1),
  name,
  /** Read out before it begins. */
  brief: text,
  /** For who sets it up. */
  notes: text,
  sides: z
    .array(
      z.strictObject({
        id: idSchema,
        name,
        notes: line,
        /** Ready for combat, as in an ambush (line 3); single combatants may be otherwise. */
        prepared: z.boolean(),
        /** Its combatants are not seen at first. */
        hidden: z.boolean(),
        ...castFields,
      }),
    )
    .min(2)
    .max(12)
    .refine(areUnique, TWICE),
  ground: groundSchema,
  /** Lines 121–123; null for none. They may differ from shot to shot. */
  light: z.enum(LIGHTS).nullable(),
  smoke: z.enum(SMOKES).nullable(),
  weather: z.boolean(),
  /** Whether radio gets through (line 102). */
  radio: z.enum(['clear', 'jammed', 'blocked']),
  /** So many obstacles that vehicles may weave (line 232). */
  obstacles: z.boolean(),
})

export type EncounterDraft = z.infer<typeof encounterSchema>

/** A battle has its people and vehicles as they are then: whom its encounter was written for is not told again. */
export const withoutCast = (encounter: EncounterDraft): EncounterDraft => ({
  ...encounter,
  sides: encounter.sides.map(({ people: _people, crafts: _crafts, ...side }) => side),
})

/**
 * How many of so many alike are written to be in hiding, by name, whatever the rest of their side does: as many as it has
 * in hiding where it has others of that name, else all.
 */
export function lookouts(
  { sides }: Pick<EncounterDraft, 'sides'>,
  side: number,
  called: string,
  count: number,
): number {
  const alike = sides[side]?.people?.filter(({ name }) => name === called) ?? []
  const inHiding = alike.filter(({ hidden }) => hidden === true)
  if (inHiding.length === alike.length) return inHiding.length === 0 ? 0 : count
  return Math.min(
    count,
    inHiding.reduce((all, one) => all + one.count, 0),
  )
}

export const ENCOUNTER_DOCUMENT: NamedKind<EncounterDraft> = {
  kind: 'encounter',
  version: 1,
  schema: encounterSchema,
  upgrades: [],
}
