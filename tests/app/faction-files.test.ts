import { createHash } from 'node:crypto'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { packFaction, unpackFaction } from '../../electron/systems/seven-seconds/factions/file.ts'
import { safeFileName } from '../../shared/file-name.ts'
import type { TravellingFaction } from '../../shared/systems/seven-seconds/factions/file.ts'
import { isRefusal } from '../../shared/problem.ts'
import { ARCHETYPES } from '../../shared/systems/seven-seconds/data/archetypes.ts'
import { png } from '../unit/pictures/builders.ts'
import { startProgram } from './support/program.ts'

const KESTRELS: TravellingFaction = {
  name: 'Kestrel Pact',
  shortName: 'Kestrels',
  motto: 'High and quiet.',
  colours: { first: '#102030', second: '#ffeedd' },
  emblem: null,
  picture: null,
  lore: '# Kestrels\n\n<script>alert(1)</script>',
  notes: 'Not for others.',
  tech: ARCHETYPES['stealth-raiders'],
}

/** Under which a file is read. */
const reading = '019ab7c2-5d1e-7a04-8f3b-6c2d9e4a1b70'
const base64 = (content: Uint8Array): string => Buffer.from(content).toString('base64')
const zipOf = (document: unknown, entry = 'faction.json'): Uint8Array =>
  zipSync(
    { [entry]: strToU8(typeof document === 'string' ? document : JSON.stringify(document)) },
    { level: 0 },
  )
const document = (over: object = {}, faction: object = {}): object => ({
  format: 'muster-faction',
  version: 2,
  system: 'seven-seconds',
  faction: { ...KESTRELS, ...faction },
  ...over,
})

const idOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
/** A faction file with some bytes for its picture; its name and its hash can lie. */
const withPicture = (
  bytes: Uint8Array,
  over: object = {},
  folder = 'pictures/',
  id = idOf(bytes),
): Uint8Array =>
  zipSync({
    'faction.json': strToU8(JSON.stringify(document(over, { picture: id }))),
    [`${folder}${id}`]: bytes,
  })

describe('a faction file', () => {
  test('of the first version still comes in', async () => {
    const muster = startProgram()
    const { picture: _none, ...before } = KESTRELS
    const old = { ...document({ version: 1 }), faction: before }
    await muster.ask('factions.unpack', { content: base64(zipOf(old)), reading })
    const { id } = await muster.ask('factions.import', { reading, as: { kind: 'new', name: 'Old' } })
    expect(await muster.ask('factions.view', { id })).toMatchObject({ picture: null, tech: KESTRELS.tech })
  })

  test('brings its picture with it, and nothing else that lies beside it', async () => {
    const from = startProgram()
    const { id } = await from.ask('factions.create', { name: 'Kestrel Pact', from: { kind: 'random' } })
    const kept = await from.ask('pictures.keep', { kind: 'emblem', content: base64(png()) })
    await from.ask('factions.change', { id, change: { picture: kept.id } })
    const { content } = await from.ask('factions.pack', { id, withNotes: false })
    expect(Object.keys(unzipSync(Buffer.from(content, 'base64')))).toEqual([
      'faction.json',
      `pictures/${kept.id}`,
    ])

    const to = startProgram()
    expect((await to.ask('factions.unpack', { content, reading })).picture).toEqual({
      media: 'image/png',
      content: base64(png()),
    })
    // Looking alone keeps nothing.
    expect((await to.refused('pictures.view', { id: kept.id })).code).toBe('picture/gone')
    const as = { kind: 'new', name: 'Kestrels' } as const
    const { id: imported } = await to.ask('factions.import', { reading, as })
    expect((await to.ask('factions.view', { id: imported })).picture).toBe(kept.id)
    expect((await to.ask('pictures.view', { id: kept.id })).media).toBe('image/png')
  })

  test('what is packed is unpacked the same', () => {
    expect(unpackFaction(packFaction(KESTRELS).content)).toEqual({ faction: KESTRELS, picture: null })
  })

  test('private notes stay at home unless they are asked for', async () => {
    const muster = startProgram()
    const { id } = await muster.ask('factions.create', { name: 'Kestrel Pact', from: { kind: 'random' } })
    await muster.ask('factions.change', { id, change: { notes: 'Secret.', lore: 'Told.' } })
    const contentOf = async (withNotes: boolean): Promise<string> => {
      const { content } = await muster.ask('factions.pack', { id, withNotes })
      return Buffer.from(unzipSync(Buffer.from(content, 'base64'))['faction.json'] ?? []).toString()
    }
    expect(await contentOf(false)).not.toContain('Secret.')
    expect(await contentOf(true)).toContain('Secret.')
  })

  test('is looked into, a clash of names is told, and it comes in as new or over the old one', async () => {
    const muster = startProgram()
    const content = base64(packFaction(KESTRELS).content)
    expect(await muster.ask('factions.unpack', { content, reading })).toMatchObject({
      clash: null,
      problems: [],
      faction: KESTRELS,
    })
    const { id } = await muster.ask('factions.import', { reading, as: { kind: 'new', name: 'Kestrel Pact' } })
    expect((await muster.ask('factions.unpack', { content, reading })).clash).toEqual({
      id,
      name: 'Kestrel Pact',
    })
    await muster.ask('factions.change', { id, change: { motto: 'Changed.', notes: 'Ours.' } })
    const bare = base64(packFaction({ ...KESTRELS, notes: '' }).content)
    await muster.ask('factions.unpack', { content: bare, reading })
    const nobody = { kind: 'replace', faction: reading }
    expect((await muster.refused('factions.import', { reading, as: nobody })).code).toBe('faction/gone')
    await muster.ask('factions.import', { reading, as: { kind: 'replace', faction: id } })
    expect(await muster.ask('factions.view', { id })).toMatchObject({
      motto: 'High and quiet.',
      notes: 'Ours.',
    })
    await muster.ask('undo.undo', {})
    expect(await muster.ask('factions.view', { id })).toMatchObject({ motto: 'Changed.' })
    await muster.ask('factions.import', { reading, as: { kind: 'new', name: 'Kestrels II' } })
    expect(await muster.ask('factions.list', {})).toHaveLength(2)
  })

  const bomb = zipSync({ 'faction.json': new Uint8Array(64 * 1024 * 1024) }, { level: 9 })
  const liar = Uint8Array.from(bomb)
  // The size that the archive claims, in its directory at the end and before the entry, made small.
  for (let at = 0; at < liar.length - 4; at += 1) {
    if (liar[at] === 0 && liar[at + 1] === 0 && liar[at + 2] === 0 && liar[at + 3] === 4)
      liar.set([16, 0, 0, 0], at)
  }

  test.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'faction-file/not-one'],
    ['no archive', strToU8('{"format":"muster-faction"}'), 'faction-file/not-one'],
    ['half an archive', packFaction(KESTRELS).content.slice(0, 200), 'faction-file/not-one'],
    ['another archive', zipOf(document(), 'readme.txt'), 'faction-file/not-one'],
    ['a way out of the folder', zipOf(document(), '../../faction.json'), 'faction-file/names'],
    ['no JSON', zipOf('{"format":'), 'faction-file/not-one'],
    ['JSON that is no object', zipOf('[1, 2]'), 'faction-file/not-one'],
    ['JSON nested without end', zipOf('['.repeat(100_000)), 'faction-file/not-one'],
    ['JSON nested deep', zipOf(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`), 'faction-file/not-one'],
    ['another format', zipOf(document({ format: 'muster-deck' })), 'faction-file/not-one'],
    ['a newer version', zipOf(document({ version: 3 })), 'faction-file/newer'],
    ['a version that is a word', zipOf(document({ version: 'x' })), 'faction-file/damaged'],
    ['another game', zipOf(document({ system: 'chess' })), 'faction-file/damaged'],
    [
      'numbers out of range',
      zipOf(document({}, { tech: { ...KESTRELS.tech, 3: { ...KESTRELS.tech[3], armour: 9 } } })),
      'faction-file/damaged',
    ],
    ['a missing rating', zipOf(document({}, { tech: { 1: KESTRELS.tech[1] } })), 'faction-file/damaged'],
    ['a name of nothing', zipOf(document({}, { name: '   ' })), 'faction-file/damaged'],
    ['a name with a line break', zipOf(document({}, { name: 'A\nB' })), 'faction-file/damaged'],
    ['half a character in its name', zipOf(document({}, { name: 'A\ud83d' })), 'faction-file/damaged'],
    ['half a character in its motto', zipOf(document({}, { motto: '\udc00' })), 'faction-file/damaged'],
    ['a name without end', zipOf(document({}, { name: 'x'.repeat(10_000) })), 'faction-file/damaged'],
    [
      'a colour that is a script',
      zipOf(document({}, { colours: { first: 'url(//x)', second: '#000000' } })),
      'faction-file/damaged',
    ],
    ['an extra field', zipOf(document({}, { portrait: null })), 'faction-file/damaged'],
    ['a picture in the first version', withPicture(png(), { version: 1 }), 'faction-file/damaged'],
    ['an id that is a script', zipOf(document({}, { picture: '<svg onload=1>' })), 'faction-file/damaged'],
    ['an id that leads out', zipOf(document({}, { picture: '../'.repeat(22) })), 'faction-file/damaged'],
    ['no picture where one is named', zipOf(document({}, { picture: idOf(png()) })), 'faction-file/picture'],
    ['a picture under a path', withPicture(png(), {}, `pictures/../pictures/`), 'faction-file/names'],
    [
      'a picture of another hash',
      withPicture(png(), {}, 'pictures/', idOf(png(5, 5))),
      'faction-file/picture',
    ],
    ['a picture that is an SVG', withPicture(strToU8('<svg onload="1"/>')), 'faction-file/picture'],
    ['a picture that is a page', withPicture(strToU8('<!doctype html>')), 'faction-file/picture'],
    ['a picture with too many pixels', withPicture(png(1025, 1)), 'faction-file/picture'],
    ['a picture that unpacks too large', withPicture(new Uint8Array(64_000_000)), 'faction-file/too-large'],
    ['half a picture', withPicture(png().slice(0, 20)), 'faction-file/picture'],
    [
      'a prototype',
      zipOf(JSON.stringify(document()).replace('"name"', '"__proto__":{"polluted":true},"name"')),
      'faction-file/damaged',
    ],
    ['a bomb', bomb, 'faction-file/too-large'],
    ['a bomb that says it is small', liar, 'faction-file/altered'],
  ])('with %s is refused', (_name, content, code) => {
    const answer = unpackFaction(content)
    expect(isRefusal(answer) ? answer.problem.code : answer).toBe(code)
    if (isRefusal(answer)) expect(answer.problem.message).toMatch(/^[A-Z].*\.$/)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('that is refused changes nothing', async () => {
    const muster = startProgram()
    for (const content of [base64(bomb), '']) {
      const refused = await muster.refused('factions.unpack', { content, reading })
      expect(refused.code).toBe(content === '' ? 'faction-file/not-one' : 'faction-file/too-large')
      const as = { kind: 'new', name: 'X' }
      expect((await muster.refused('factions.import', { reading, as })).code).toBe('faction-file/gone')
    }
    expect(await muster.ask('factions.list', {})).toEqual([])
    expect(muster.errors).toEqual([])
  })

  test.each([
    ['Kestrel Pact', 'Kestrel Pact'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a/b\\c:d*e?"<>|', 'a-b-c-d-e'],
    ['...', 'faction'],
    ['CON', 'faction'],
    ['👩‍🚀', 'faction'],
    ['Zażółć gęślą', 'Zażółć gęślą'],
    ['مهر', 'مهر'],
    ['x'.repeat(300), 'x'.repeat(60)],
  ])('is named so that every system takes it: %s', (name, expected) => {
    expect(safeFileName(name, 'faction')).toBe(expected)
  })
})
