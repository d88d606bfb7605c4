import { z } from 'zod'
import { line, name, text } from '../../../contract/fields.ts'
import type { NamedKind } from '../../../document.ts'
import { areUnique, count, idSchema, TWICE } from '../../fields.ts'
import { LIGHTS, SMOKES } from '../words.ts'

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

export const ENCOUNTER_DOCUMENT: NamedKind<EncounterDraft> = {
  kind: 'encounter',
  version: 1,
  schema: encounterSchema,
  upgrades: [],
}
