import { describe, expect, test } from 'vitest'
import { keysOf } from '../../../renderer/library/form/form.ts'
import { shapeOf, type Path, type Shape } from '../../../renderer/library/form/shape.ts'
import type { LibraryKind } from '../../../renderer/library/kinds.ts'
import { libraryKinds as blastEm } from '../../../renderer/systems/blast-em/library/kinds.ts'
import { libraryKinds as downsync } from '../../../renderer/systems/downsync/library/kinds.ts'
import { libraryKinds as fastAndDirty } from '../../../renderer/systems/fast-and-dirty/library/kinds.ts'
import { libraryKinds as traveller } from '../../../renderer/systems/traveller/library/kinds.ts'
import { never } from '../../../shared/never.ts'
import { i18n } from '../../../renderer/texts/index.ts'

/** Every kind of documents that a game shows in its library. */

const GAMES: Readonly<Record<string, readonly LibraryKind[]>> = {
  'blast-em': blastEm,
  downsync,
  'fast-and-dirty': fastAndDirty,
  traveller,
}
const KINDS = Object.entries(GAMES).flatMap(([game, kinds]) =>
  kinds.map((kind) => [`${game} ${kind.kind}`, kind] as const),
)
const te = (key: string): boolean => i18n.global.te(key)
const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  i18n.global.t(key, values)

/** Each text that a form of this shape asks for: one of these keys has to be there. */
function asked(shape: Shape, path: Path, texts: string, maybe = false): string[][] {
  const values = (of: readonly (string | number)[]): string[][] =>
    of.map((one) => [
      ...keysOf(texts, 'value', path).map((key) => `${key}-${String(one).replace('.', '_')}`),
      `${texts}.value.${one}`,
    ])
  const label = keysOf(texts, 'field', path)
  const none =
    maybe && (shape.kind === 'choice' || shape.kind === 'number' || shape.kind === 'either')
      ? values(['none'])
      : []
  const own = [label, ...none]
  switch (shape.kind) {
    case 'fixed':
      return []
    case 'text':
      return shape.isId && path.at(-1) === 'id' ? [] : own
    case 'choice':
      return [...own, ...values(shape.of.filter((one) => typeof one === 'string'))]
    case 'maybe':
      return asked(shape.of, path, texts, true)
    case 'fields':
      return Object.entries(shape.fields).flatMap(([name, of]) => asked(of, [...path, name], texts))
    case 'list':
    case 'keyed': {
      const inner = asked(shape.of, path, texts)
      return shape.of.kind === 'choice' ? inner : [...own, ...inner, keysOf(texts, 'row', path)]
    }
    case 'either':
      return [
        ...own,
        ...values(Object.keys(shape.ways)),
        ...Object.values(shape.ways).flatMap((way) => asked(way, path, texts)),
      ]
    case 'number':
    case 'yes-no':
      return own
    default:
      return never(shape)
  }
}

/** What its form asks: the rest is asked beside it. */
function inForm({ schema, texts, askedBeside = [] }: (typeof KINDS)[number][1]): string[][] {
  const shape = shapeOf(schema)
  return Object.entries(shape.fields)
    .filter(([name]) => !askedBeside.includes(name))
    .flatMap(([name, of]) => asked(of, [name], texts))
}

describe.each(KINDS)('%s', (_, kind) => {
  test('lists that are filled in begin with what can be kept', () => {
    for (const [part, begun] of Object.entries(kind.blanks?.(say) ?? {}))
      if (Array.isArray(begun)) {
        const filled = { ...kind.blank(), [part]: begun }
        expect.soft(kind.schema.safeParse(filled).error, part).toBeUndefined()
      }
  })

  test('calls everything in its form by a name', () => {
    const missing = inForm(kind).filter((keys) => !keys.some((key) => te(key)))
    expect(missing.map((keys) => keys[0])).toEqual([])
    const words = [
      'title',
      'one',
      'create',
      'empty',
      'emptyText',
      'samples',
      ...(kind.random ? ['random'] : []),
    ]
    expect(words.filter((key) => !te(`${kind.texts}.${key}`))).toEqual([])
    const groups = Object.values(kind.groups).flat()
    expect(groups.map(({ title }) => title).filter((key) => !te(key))).toEqual([])
  })

  test('groups each field of a part once', () => {
    for (const [way, groups] of Object.entries(kind.groups)) {
      const part = shapeOf(kind.schema).fields[way]
      const names = part?.kind === 'fields' ? Object.keys(part.fields) : []
      expect(groups.flatMap(({ fields }) => fields).toSorted()).toEqual(names.toSorted())
    }
  })

  test('begins with a document of its schema, as chance and the samples are', () => {
    let turn = 0
    const pick = (n: number): number => (turn += 7) % n
    const random = kind.random ? Array.from({ length: 20 }, () => kind.random?.(pick)) : []
    for (const document of [kind.blank(), ...random, ...kind.samples]) {
      expect(kind.schema.safeParse(document).error).toBeUndefined()
      expect(document && kind.told(document, say)).toMatch(/\S/u)
    }
  })
})

test('numbers that are no whole ones have their words: how far a vehicle covers those in it', () => {
  const words = ['0', '0_25', '0_5', '0_75', '1'].map(
    (value) => `travellerLibrary.vehicle.value.cover-cover-${value}`,
  )
  expect(words.filter((key) => !te(key))).toEqual([])
})

test('a mission says of its waves and tables who comes and what lies there, by number and kind', () => {
  const kind = blastEm.find((one) => one.kind === 'mission')
  const [draft] = kind?.samples.filter((one) => 'name' in one && one.name === 'The Black Box') ?? []
  if (!kind?.rows || !draft) throw new Error('The mission comes with the game.')
  const tables = kind.blanks?.(say)
  const rows = kind.rows({ ...draft, tokenTable: tables?.tokenTable, findTable: tables?.findTable }, say)
  expect(rows.waves?.map(({ line }) => line)).toEqual([
    'Eastern edge · In round 2 · 3 × Trooper',
    'Eastern edge · In round 5 · 3 × Trooper, 1 × Heavy',
  ])
  expect(rows.tokenTable?.map(({ line }) => line)).toEqual([
    'Nothing',
    'Nothing',
    '3 × Guard',
    '5 × Trooper',
    'Camera, Gun',
    'Something useful',
  ])
  expect(rows.findTable).toHaveLength(8)
  expect(rows.tokens?.map(({ line }) => line)[0]).toBe('Open salt')
})

test('a type of the group’s own begins as somebody whom the game knows no fault of', () => {
  for (const kind of blastEm) {
    const own = kind.blanks?.(say).own
    if (own) expect(own).toMatchObject({ av: 3, dv: 3, cd: 8, mv: 8, traits: ['sidearm'] })
  }
})

test('of a mission whoever is added against the team is a Guard, and beside it somebody ordinary', () => {
  const kind = blastEm.find((one) => one.kind === 'mission')
  const { models, people, garrison, waves } = kind?.blanks?.(say) ?? {}
  const guard = { who: { kind: 'badGuy', type: 'guard' }, count: 1 }
  expect(models).toEqual(guard)
  expect(people).toMatchObject({ who: { kind: 'bystander' } })
  expect([garrison, waves]).toEqual([{ models: [guard] }, { models: [guard] }])
})

test('a group that a strike may be at is told by its room and who is in it', () => {
  const kind = blastEm.find((one) => one.kind === 'mission')
  const sample = kind?.samples.find((one) => JSON.stringify(one).includes('"target":"walking-gun"'))
  expect(sample && kind?.choices(sample, say)['objective.target']).toContainEqual({
    value: 'walking-gun',
    label: 'Machine shed · 1 × Walking gun',
  })
})

test('a team takes on whoever its points still pay for, and says when they pay for nobody', () => {
  const kind = blastEm.find((one) => one.kind === 'team')
  const team = (...types: readonly string[]) => ({
    ...kind?.blank(),
    members: types.map((type, at) => ({
      ...{ id: `m${at}`, type, name: '', notes: '', gadgets: [], picture: null, guest: false },
    })),
  })
  const added = (...types: string[]) => kind?.blanks?.(say, team(...types)).members
  const full = (...types: string[]) => kind?.full?.(team(...types), say).members
  expect(added('hero')).toEqual({ type: 'trooper' })
  expect(added('hero', 'teacher', 'trooper')).toEqual({ type: 'techie' })
  expect(full('hero', 'teacher', 'trooper')).toBeUndefined()
  expect(full('hero', 'trooper', 'heavy', 'demo', 'corpsman')).toMatch(/^Points left: 0\./u)
  expect(full('operative')).toMatch(/^An Operative works alone/u)
})

test('each sample team has an emblem and a temper of its own', () => {
  const kind = blastEm.find((one) => one.kind === 'team')
  const looks = kind?.samples.map((one) => JSON.stringify(kind.sampleLook?.(one))) ?? []
  expect(new Set(looks).size).toBe(6)
  expect(looks).not.toContain('null')
  expect(kind?.samples.map((one) => kind.about?.(one))).not.toContain('')
})
