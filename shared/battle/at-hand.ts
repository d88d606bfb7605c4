import type { z } from 'zod'
import { one, type Fields } from './field.ts'
import { problem, type Refusal } from '../problem.ts'
import type { KeptDocument } from '../systems/kept.ts'
import type { SetOut } from './play.ts'

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
export function rulesField(
  kept: readonly Pick<KeptDocument, 'id' | 'inCampaign'>[],
  all: readonly string[],
): Fields {
  const ofCampaign = kept.filter(({ id, inCampaign }) => inCampaign && all.includes(id)).map(({ id }) => id)
  if (ofCampaign.length > 0) return { rules: one(ofCampaign) }
  return all.length > 0 ? { rules: { kind: 'one', of: all, orNone: true, measured: false } } : {}
}

/** What a battle is to begin with, as its schema has it. Problem: `battle/set-up`, where the first fault is. */
export function readSetup<Setup>(
  schema: z.ZodType<Setup>,
  given: unknown,
): { readonly setup: Setup } | Refusal {
  const read = schema.safeParse(given)
  if (read.success) return { setup: read.data }
  const path = (read.error.issues[0]?.path ?? []).map((step) =>
    typeof step === 'number' ? step : String(step),
  )
  const message = 'Something of the set-up cannot be read: look at it again.'
  return { problem: problem('battle/set-up', message, path) }
}

/** Where it came from, of a document that the group keeps. */
export const keptId = (kept: readonly KeptDocument[], id: string): { readonly kept?: string } =>
  kept.some((document) => document.id === id) ? { kept: id } : {}

/** Somebody at the table; `kept`: the document of the group's that they set out as. */
interface Seated {
  readonly name: string
  readonly kept?: string | undefined
}

/** Who is at the table, each on the side that stands in `order` where they stand among the players. */
export const seats = <Side extends string>(
  order: readonly Side[],
  players: readonly Seated[],
): { readonly side: Side; readonly name: string; readonly document?: string }[] =>
  players.flatMap(({ name, kept }, at) => {
    const side = order[at]
    return side === undefined ? [] : [{ side, name, ...(kept !== undefined && { document: kept }) }]
  })

/** What they set out as, each as one document. */
export const setOutOf = <Side extends string, Player extends Seated>(
  order: readonly Side[],
  players: readonly Player[],
  documentOf: (player: Player) => { readonly kind: string },
): SetOut<Side>[] =>
  players.flatMap((player, at) => {
    const side = order[at]
    if (side === undefined) return []
    const document = documentOf(player)
    return [{ side, person: null, kind: document.kind, document, loose: player.kept === undefined }]
  })
