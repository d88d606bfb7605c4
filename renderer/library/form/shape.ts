import { z } from 'zod'
import { never } from '../../../shared/never.ts'

/** A part of a document as somebody fills it in: what its schema lets stand there. */
export type Shape =
  | {
      readonly kind: 'text'
      readonly least: number
      readonly longest: number
      readonly isId: boolean
      readonly isPicture: boolean
    }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly whole: boolean }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'choice'; readonly of: readonly (string | number)[] }
  /** Nobody is asked: it is always the same. */
  | { readonly kind: 'fixed'; readonly value: unknown }
  | FieldsShape
  | {
      readonly kind: 'list'
      readonly of: Shape
      readonly least: number
      readonly most: number
      /** The same may stand in it more than once. */
      readonly repeats: boolean
    }
  /** By ids that the form gives. */
  | { readonly kind: 'keyed'; readonly of: Shape }
  /** One of several, told apart by what stands at `by`. */
  | { readonly kind: 'either'; readonly by: string; readonly ways: Readonly<Record<string, FieldsShape>> }
  | { readonly kind: 'maybe'; readonly of: Shape }

export interface FieldsShape {
  readonly kind: 'fields'
  readonly fields: Readonly<Record<string, Shape>>
}

/** A name of something within its document, and a picture's: how their schemas are known. */
const ID = '^[a-z][a-z0-9-]{0,39}$'
const PICTURE = '^[0-9a-f]{64}$'
/** Where a schema sets no end. */
const LONGEST_TEXT = 10_000
const LARGEST = 1_000_000

type Json = z.core.JSONSchema.JSONSchema

/** The shape of a kind's documents, read from their schema: what it lets through can be typed, and nothing else. */
export function shapeOf(schema: z.ZodType): FieldsShape {
  const shape = shapeIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }))
  if (shape.kind !== 'fields') throw new Error('A document has fields.')
  return shape
}

function shapeIn(json: Json): Shape {
  if (json.const !== undefined) return { kind: 'fixed', value: json.const }
  if (json.enum) return chosenFrom(json.enum)
  const options = json.oneOf ?? json.anyOf
  if (options) return oneOf(options.map(plainly))
  if (json.type === 'string')
    return {
      kind: 'text',
      least: json.minLength ?? 0,
      longest: json.maxLength ?? LONGEST_TEXT,
      isId: json.pattern === ID,
      isPicture: json.pattern === PICTURE,
    }
  if (json.type === 'integer' || json.type === 'number')
    return {
      kind: 'number',
      least: json.minimum ?? Number(json.exclusiveMinimum ?? -LARGEST),
      most: json.maximum ?? LARGEST,
      whole: json.type === 'integer',
    }
  if (json.type === 'boolean') return { kind: 'yes-no' }
  if (json.type === 'array')
    return {
      kind: 'list',
      of: shapeIn(plainly(Array.isArray(json.items) ? json.items[0] : json.items)),
      least: json.minItems ?? 0,
      most: json.maxItems ?? LARGEST,
      repeats: json.uniqueItems === false,
    }
  if (json.type !== 'object') throw new Error(`No form knows how to ask for ${JSON.stringify(json)}.`)
  if (json.properties) return fieldsOf(json.properties)
  const of = plainly(json.additionalProperties)
  // By the words of a list: each of them has its field.
  const words = typeof json.propertyNames === 'object' ? json.propertyNames.enum : undefined
  if (words) return fieldsOf(Object.fromEntries(words.map((word) => [String(word), of])))
  return { kind: 'keyed', of: shapeIn(of) }
}

const fieldsOf = (properties: NonNullable<Json['properties']>): FieldsShape => ({
  kind: 'fields',
  fields: Object.fromEntries(
    Object.entries(properties).map(([name, json]) => [name, shapeIn(plainly(json))]),
  ),
})

function plainly(json: z.core.JSONSchema._JSONSchema | undefined): Json {
  if (typeof json !== 'object') throw new Error('No form asks for anything at all.')
  return json
}

function chosenFrom(values: readonly unknown[]): Shape {
  if (values.every((value) => typeof value === 'boolean')) return { kind: 'yes-no' }
  return { kind: 'choice', of: values.map((value) => (typeof value === 'number' ? value : String(value))) }
}

function oneOf(options: readonly Json[]): Shape {
  const given = options.filter(({ type }) => type !== 'null')
  if (given.length < options.length)
    return { kind: 'maybe', of: given.length === 1 ? shapeIn(plainly(given[0])) : oneOf(given) }
  if (given.every((one) => one.const !== undefined)) return chosenFrom(given.map((one) => one.const))
  const parts = given.map(shapeIn)
  const ways = parts.filter((one) => one.kind === 'fields')
  const by = Object.entries(ways[0]?.fields ?? {}).find(
    ([, { kind }]) => kind === 'fixed' || kind === 'choice',
  )?.[0]
  if (by === undefined || ways.length < parts.length) throw new Error('No form can tell these apart.')
  return { kind: 'either', by, ways: Object.fromEntries(ways.flatMap((way) => waysOf(way, by))) }
}

/** One of the ways for each value that tells it. */
function waysOf(way: FieldsShape, by: string): readonly (readonly [string, FieldsShape])[] {
  const teller = way.fields[by]
  const values = teller?.kind === 'choice' ? teller.of : teller?.kind === 'fixed' ? [teller.value] : []
  return values.map((value) => [
    String(value),
    { kind: 'fields', fields: { ...way.fields, [by]: { kind: 'fixed', value } } },
  ])
}

/** One or two numbers that make one thing, as what there was and what is left: they stand beside each other. */
export function isPair(shape: Shape): boolean {
  if (shape.kind !== 'fields') return false
  const fields = Object.values(shape.fields)
  return fields.length <= 2 && fields.every(({ kind }) => kind === 'number')
}

/** What stands at a place before anybody has said anything: `idAt` gives each id, `textAt` each text that may not be empty. */
export function blankOf(shape: Shape, path: Path, idAt: TextAt, textAt: TextAt): unknown {
  switch (shape.kind) {
    case 'text':
      if (shape.isId) return idAt(path)
      return shape.least > 0 ? textAt(path).slice(0, shape.longest) : ''
    case 'number':
      return Math.max(shape.least, Math.min(shape.most, 1))
    case 'yes-no':
      return false
    case 'choice':
      return shape.of[0]
    case 'fixed':
      return shape.value
    case 'fields':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, of]) => [name, blankOf(of, [...path, name], idAt, textAt)]),
      )
    case 'list':
      return Array.from({ length: shape.least }, (_, at) => blankOf(shape.of, [...path, at], idAt, textAt))
    case 'keyed':
      return {}
    case 'either': {
      const [first] = Object.values(shape.ways)
      return first && blankOf(first, path, idAt, textAt)
    }
    case 'maybe':
      return null
    default:
      return never(shape)
  }
}

type TextAt = (path: Path) => string

export type Path = readonly (string | number)[]

/** What stands at a place of a document; undefined where there is no such place. */
export function valueAt(document: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return document
  if (typeof document !== 'object' || document === null) return undefined
  return valueAt(new Map<string, unknown>(Object.entries(document)).get(String(step)), rest)
}

/** A copy of a document in which something else stands at a place; without a value it is taken out. */
export function withAt(document: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(document)) {
    const items: readonly unknown[] = document
    return rest.length === 0 && value === undefined
      ? items.filter((_, at) => at !== key)
      : items.map((item, at) => (at === key ? withAt(item, rest, value) : item))
  }
  const fields = Object.entries(document ?? {}) as [string, unknown][]
  const others = fields.filter(([name]) => rest.length > 0 || value !== undefined || name !== key)
  const isThere = fields.some(([name]) => name === key)
  const changed = others.map(([name, inner]) => [name, name === key ? withAt(inner, rest, value) : inner])
  return Object.fromEntries(
    isThere || value === undefined ? changed : [...changed, [key, withAt(undefined, rest, value)]],
  )
}

/** What goes along when something else is changed, as what is left does with what there was: by the names of both. */
export type Along = Readonly<Record<string, string>>

/** Where that stands which goes along with a place, as long as the two are the same; null where nothing does. */
export function goesAlong(document: unknown, path: Path, along: Along = {}): Path | null {
  const name = along[String(path.at(-1))]
  if (name === undefined) return null
  const beside = [...path.slice(0, -1), name]
  return valueAt(document, beside) === valueAt(document, path) ? beside : null
}

/** Changes as somebody types them: what goes along with a number does so from its first figure to its last. */
export function openTyping(along: Along = {}): typeof withAt {
  let typing: { readonly key: string; readonly beside: Path | null } = { key: '', beside: null }
  return (document, path, value) => {
    const key = path.join('/')
    // Halfway through, as at the 1 of a 12, it may be the same by chance.
    if (key !== typing.key) typing = { key, beside: goesAlong(document, path, along) }
    const changed = withAt(document, path, value)
    return typing.beside === null ? changed : withAt(changed, typing.beside, value)
  }
}

/** An id that nothing in the document has. */
export function freeId(document: unknown, base: string): string {
  const text = JSON.stringify(document)
  const start =
    base
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, '-')
      .slice(0, 20) || 'x'
  for (let n = 1; ; n += 1) if (!text.includes(`"${start}-${n}"`)) return `${start}-${n}`
}
