import { z } from 'zod'
import { name, text } from '../../../contract/fields.ts'
import { problem, type Problem } from '../../../problem.ts'
import { ADVENTURER_DV, ADVENTURER_WOUNDS } from '../data/people.ts'
import type { Model } from '../profiles.ts'
import { DICE, RANGED_WEAPONS, TRAITS } from '../words.ts'
import { count } from '../../fields.ts'
import type { NamedKind } from '../../../document.ts'

const value = count(0, 20)
const die = z.literal(DICE)

/** Neither the plot nor body armour hangs on a type of the group's own (lines 49, 230), and all have hands. */
const OWN_TRAITS = z.enum(TRAITS).exclude(['plot', 'armour', 'handless'])

/** A type of the group's own: a row for a chart, for a team or the bad guys. */
export const ownTypeFields = {
  name,
  notes: text,
  /** Points. */
  cost: count(0, 99),
  av: value,
  dv: value,
  cd: die,
  wounds: count(1, 20),
  mv: count(0, 48),
  hth: z.enum(['one', 'each']),
  ranged: z
    .strictObject({
      av: value,
      cd: die,
      weapon: z.enum(RANGED_WEAPONS),
      /** Wounds of each model in it: 1 as a grenade's, 2 as a bad guy's heavy weapon (R5). */
      blast: z.strictObject({ inches: count(1, 12), wounds: count(1, 2) }).nullable(),
    })
    .refine(({ weapon, blast }) => weapon !== 'grenade' || blast !== null, 'A grenade needs a radius.')
    .refine(
      ({ weapon, blast }) => weapon !== 'standard' || blast === null,
      'A standard weapon has no radius.',
    )
    .nullable(),
  skill: z
    .strictObject({ av: value, cd: die, medical: z.boolean(), technical: z.boolean() })
    .refine(({ medical, technical }) => medical || technical, 'Say what the skill is for.')
    .nullable(),
  traits: z
    .array(OWN_TRAITS)
    .refine((traits) => new Set(traits).size === traits.length, 'Each of these once.'),
}

export const ownTypeSchema = z.strictObject(ownTypeFields)
export type OwnType = z.infer<typeof ownTypeSchema>

const ownTypeDocumentSchema = z.strictObject({
  kind: z.literal('own-type'),
  version: z.literal(1),
  ...ownTypeFields,
})
export type OwnTypeDocument = z.infer<typeof ownTypeDocumentSchema>

/** A type that travels alone. */
export const OWN_TYPE_DOCUMENT: NamedKind<OwnTypeDocument> = {
  kind: 'own-type',
  version: 1,
  schema: ownTypeDocumentSchema,
  upgrades: [],
}

/** The model of a type of the group's own. */
export function ownModel({ name: _name, notes: _notes, ...numbers }: OwnType): Model {
  return numbers
}

export function ownModels(own: Readonly<Record<string, OwnType>>): Readonly<Record<string, Model>> {
  return Object.fromEntries(Object.entries(own).map(([id, type]) => [id, ownModel(type)]))
}

/**
 * What is unusual in a type for a team, and no reason to refuse it: `type/frail` with the path `['dv']` or `['wounds']`.
 * Source: lines 196, 202.
 */
export function warnOfType({ dv, wounds }: Pick<OwnType, 'dv' | 'wounds'>): Problem[] {
  const low = (stat: string, has: number, least: number): Problem[] =>
    has >= least
      ? []
      : [
          problem(
            'type/frail',
            `Every adventurer of the book has ${least} or more here, and this one ${has}: raise it, or leave it so on purpose.`,
            [stat],
            { stat, value: has, least },
          ),
        ]
  return [...low('dv', dv, ADVENTURER_DV), ...low('wounds', wounds, ADVENTURER_WOUNDS)]
}
