import type { z } from 'zod'
import { one, type Fields } from './field.ts'
import type { KeptDocument } from '../systems/kept.ts'

/** What there is to choose from when a battle is set up by a form: what the group keeps, and samples; by ids. */

export const keptOf = <Document>(
  kept: readonly KeptDocument[],
  kind: string,
  schema: z.ZodType<Document>,
): ReadonlyMap<string, Document> =>
  new Map(
    kept.flatMap(({ id, kind: is, document }) =>
      is === kind ? [[id, schema.parse(document)] as const] : [],
    ),
  )

export const withSamples = <Document>(
  kept: ReadonlyMap<string, Document>,
  samples: Readonly<Record<string, Document>>,
): ReadonlyMap<string, Document> => new Map([...kept, ...Object.entries(samples)])

/** A sample that the group has made its own, under its name, is offered as that. */
export function offered(all: ReadonlyMap<string, { readonly name: string }>, samples: object): string[] {
  const isSample = (id: string): boolean => Object.hasOwn(samples, id)
  const own = new Set([...all].filter(([id]) => !isSample(id)).map(([, { name }]) => name))
  return [...all].filter(([id, { name }]) => !isSample(id) || !own.has(name)).map(([id]) => id)
}

/** A campaign has house rules of its own; else those that the group keeps, or none: Muster's own reading. */
export function rulesField(kept: readonly KeptDocument[], all: readonly string[]): Fields {
  const ofCampaign = kept.filter(({ id, inCampaign }) => inCampaign && all.includes(id)).map(({ id }) => id)
  if (ofCampaign.length > 0) return { rules: one(ofCampaign) }
  return all.length > 0 ? { rules: { kind: 'one', of: all, orNone: true, measured: false } } : {}
}
