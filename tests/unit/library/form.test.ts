import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { blankOf, freeId, openTyping, shapeOf, withAt } from '../../../renderer/library/form/shape.ts'

/** The form that is made of a document's schema. */

const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
const schema = z.strictObject({
  kind: z.literal('crew'),
  name: z.string().min(1).max(120),
  ready: z.boolean(),
  size: z.literal([1, 2, 4]),
  mood: z.enum(['calm', 'cross']).nullable(),
  people: z.array(z.strictObject({ id, age: z.number().int().min(18).max(99) })).max(3),
  drink: z.discriminatedUnion('of', [
    z.strictObject({ of: z.enum(['tea', 'milk']) }),
    z.strictObject({ of: z.literal('rum'), cups: z.number().min(0.5).max(2) }),
  ]),
  own: z.record(id, z.strictObject({ loud: z.literal([true, false]) })),
  reach: z.record(z.enum(['near', 'far']), z.number().int().min(-6).nullable()),
  weight: z.number().positive(),
})

test('a schema says what can be typed', () => {
  const { fields } = shapeOf(schema)
  expect(fields).toMatchObject({
    kind: { kind: 'fixed', value: 'crew' },
    name: { kind: 'text', longest: 120, isId: false },
    ready: { kind: 'yes-no' },
    size: { kind: 'choice', of: [1, 2, 4] },
    mood: { kind: 'maybe', of: { kind: 'choice', of: ['calm', 'cross'] } },
    people: { kind: 'list', least: 0, most: 3, of: { kind: 'fields' } },
    own: { kind: 'keyed', of: { kind: 'fields', fields: { loud: { kind: 'yes-no' } } } },
    reach: {
      kind: 'fields',
      fields: { near: { kind: 'maybe', of: { kind: 'number', least: -6 } }, far: { kind: 'maybe' } },
    },
    weight: { kind: 'number', least: 0, whole: false },
  })
  // Each value that tells the ways apart is a way.
  const { drink } = fields
  expect(drink?.kind === 'either' && [drink.by, Object.keys(drink.ways)]).toEqual([
    'of',
    ['tea', 'milk', 'rum'],
  ])
})

test('what it begins with passes the schema', () => {
  const blank = blankOf(
    shapeOf(schema),
    [],
    () => 'someone-1',
    () => 'Ada',
  )
  expect(schema.safeParse(blank).error).toBeUndefined()
  const person = shapeOf(schema).fields.people
  if (person?.kind !== 'list') throw new Error('People are a list.')
  expect(
    blankOf(
      person.of,
      ['people', 0],
      (path) => path.join('.'),
      () => 'x',
    ),
  ).toEqual({ id: 'people.0.id', age: 18 })
})

describe('a change', () => {
  const document = { a: [{ n: 1 }, { n: 2 }], own: { x: { n: 3 } } }
  test.each([
    ['in a list', ['a', 1, 'n'], 9, { a: [{ n: 1 }, { n: 9 }], own: { x: { n: 3 } } }],
    ['of a list', ['a'], [], { a: [], own: { x: { n: 3 } } }],
    ['out of a list', ['a', 0], undefined, { a: [{ n: 2 }], own: { x: { n: 3 } } }],
    ['under a new key', ['own', 'y'], { n: 4 }, { a: document.a, own: { x: { n: 3 }, y: { n: 4 } } }],
    ['out of keys', ['own', 'x'], undefined, { a: document.a, own: {} }],
  ])('%s', (_, path, value, expected) => {
    const before = structuredClone(document)
    expect(withAt(document, path, value)).toEqual(expected)
    expect(document).toEqual(before)
  })

  test('puts anything where it belongs and leaves the rest', () => {
    const keys = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.array(fc.integer(), { minLength: 1 }), {
      minKeys: 1,
    })
    fc.assert(
      fc.property(keys, fc.integer(), (of, value) => {
        const [key = ''] = Object.keys(of)
        const changed = withAt(of, [key, 0], value) as Record<string, number[]>
        expect(changed).toEqual({ ...of, [key]: [value, ...(of[key] ?? []).slice(1)] })
      }),
    )
  })
})

test('a new id is one that nothing has', () => {
  expect(freeId({ rooms: [{ id: 'rooms-1' }] }, 'rooms')).toBe('rooms-2')
  expect(freeId({}, 'Räume')).toBe('r-ume-1')
})

test.each([
  ['nothing is lost', { full: 7, left: 7 }, [1, 12], { full: 12, left: 12 }],
  ['some is lost', { full: 7, left: 1 }, [1, 12], { full: 12, left: 1 }],
])('what is left goes along with what there was while %s', (_, str, figures, expected) => {
  const change = openTyping({ full: 'left' })
  const typed = figures.reduce<unknown>((now, value) => change(now, ['str', 'full'], value), { str })
  expect(typed).toEqual({ str: expected })
  expect(change(typed, ['str', 'left'], 0)).toEqual({ str: { ...expected, left: 0 } })
})
