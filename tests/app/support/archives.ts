import fc from 'fast-check'
import { crc32, deflateRawSync } from 'node:zlib'

/** Archives written field by field, so that any of them can lie. Names as in PKWARE's APPNOTE.TXT. */

/** What stands in a header, in the order in which it stands there; the lengths that follow come by themselves. */
const HEADER = ['needs', 'flags', 'method', 'moment', 'sum', 'packed', 'size'] as const
type Header = Record<(typeof HEADER)[number], number>
const ROOM: Readonly<Record<keyof Header, 2 | 4>> = {
  needs: 2,
  flags: 2,
  method: 2,
  moment: 4,
  sum: 4,
  packed: 4,
  size: 4,
}

export interface Part {
  readonly name: string
  readonly bytes: Uint8Array
  readonly stored?: boolean
  /** What the directory says otherwise than it is; also where the entry begins, and on which disk. */
  readonly directory?: Partial<Header & { from: number; disk: number; name: string }>
  /** What the header before the bytes says otherwise. */
  readonly inPlace?: Partial<Header & { name: string; mark: number }>
  /** How often the directory names it. */
  readonly times?: number
}

export interface Around {
  readonly before?: Uint8Array
  /** Between the directory and the end. */
  readonly between?: Uint8Array
  readonly after?: Uint8Array
  readonly comment?: Uint8Array
  readonly end?: Partial<Record<'disk' | 'first' | 'here' | 'entries' | 'size' | 'from', number>>
}

const figure = (value: number, room: 2 | 4): Buffer => {
  const bytes = Buffer.alloc(room)
  if (room === 2) bytes.writeUInt16LE(value & 0xffff)
  else bytes.writeUInt32LE(value >>> 0)
  return bytes
}
const headerOf = (header: Header): Buffer[] => HEADER.map((field) => figure(header[field], ROOM[field]))

const packedBefore = new WeakMap<Uint8Array, Uint8Array>()

/** The same zeros are packed once, however many archives they go into. */
function deflated(bytes: Uint8Array): Uint8Array {
  const packed = packedBefore.get(bytes) ?? deflateRawSync(bytes, { level: 9 })
  packedBefore.set(bytes, packed)
  return packed
}

/** Nothing but zeros: what packs closest. */
const ZEROS = [100, 70_000, 300_000, 2 ** 21].map((length) => new Uint8Array(length))

export function archiveOf(parts: readonly Part[], around: Around = {}): Uint8Array {
  const { before = Buffer.alloc(0), between = Buffer.alloc(0), comment = Buffer.alloc(0), end = {} } = around
  const body: Uint8Array[] = [before]
  const lines: Buffer[] = []
  let at = before.length
  let entries = 0
  for (const { name, bytes, stored = false, directory = {}, inPlace = {}, times = 1 } of parts) {
    const packed = stored ? bytes : deflated(bytes)
    const header: Header = {
      needs: 20,
      flags: 0,
      method: stored ? 0 : 8,
      moment: 0,
      sum: crc32(bytes),
      packed: packed.length,
      size: bytes.length,
    }
    const here = Buffer.from(inPlace.name ?? name)
    const there = Buffer.from(directory.name ?? name)
    const place = Buffer.concat([
      figure(inPlace.mark ?? 0x04034b50, 4),
      ...headerOf({ ...header, ...inPlace }),
      figure(here.length, 2),
      figure(0, 2),
      here,
    ])
    const line = Buffer.concat([
      figure(0x02014b50, 4),
      figure(20, 2),
      ...headerOf({ ...header, ...directory }),
      figure(there.length, 2),
      figure(0, 2),
      figure(0, 2),
      figure(directory.disk ?? 0, 2),
      figure(0, 2),
      figure(0, 4),
      figure(directory.from ?? at, 4),
      there,
    ])
    body.push(place, packed)
    at += place.length + packed.length
    lines.push(Buffer.alloc(line.length * times, line))
    entries += times
  }
  const directory = Buffer.concat([...lines, between])
  return Buffer.concat([
    ...body,
    directory,
    figure(0x06054b50, 4),
    figure(end.disk ?? 0, 2),
    figure(end.first ?? 0, 2),
    figure(end.here ?? entries, 2),
    figure(end.entries ?? entries, 2),
    figure(end.size ?? directory.length, 4),
    figure(end.from ?? at, 4),
    figure(comment.length, 2),
    comment,
    around.after ?? Buffer.alloc(0),
  ])
}

/** Many entries over the same bytes, each of which would be unpacked: a small file that takes minutes. */
export function overlapping(name: string, times: number): Uint8Array {
  return archiveOf([{ name, bytes: ZEROS.at(-1) ?? new Uint8Array(), times }])
}

/** Entries with names of their own, each of which begins a little later in the same bytes, and ends with them. */
export function nestedOverlaps(times: number, first: Part): Uint8Array {
  const inner = Buffer.alloc(64 * 1024)
  const packed = deflateRawSync(inner).length
  const parts = Array.from({ length: times }, (_, number) => ({
    name: `pictures/${number}`,
    bytes: inner,
    directory: { packed: packed + 200 },
    inPlace: { packed: packed + 200 },
  }))
  return archiveOf([first, ...parts])
}

const lie = fc.oneof(
  fc.constantFrom(0, 1, 8, 0xffff, 0xffffffff, 0x7fffffff, 2 * 1024 * 1024),
  fc.integer({ min: 0, max: 0xffffffff }),
  fc.integer({ min: 0, max: 4096 }),
)
const small = fc.uint8Array({ maxLength: 60 })

/** Mostly nothing, else one thing, now and then several: what lies in every place is found out in the first. */
function few<Model extends object>(model: { [K in keyof Model]: fc.Arbitrary<Model[K]> }): fc.Arbitrary<
  Partial<Model>
> {
  const fields = Object.keys(model) as (keyof Model & string)[]
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom(...fields)
        .chain((field) => model[field].map((value) => ({ [field]: value }) as unknown as Partial<Model>)),
    },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) as fc.Arbitrary<Partial<Model>> },
  )
}

/** Archives with the document that is looked for, and lies in every place; some of them are good. */
export function hostile(document: string, text: Uint8Array): fc.Arbitrary<Uint8Array> {
  const name = fc.oneof(
    fc.constantFrom(document, 'readme.txt', 'pictures/', 'pictures/x', '__MACOSX/x'),
    fc.constantFrom(document.toUpperCase(), `../${document}`, `/${document}`, 'C:/x', 'a\\b', 'a\u0000', ''),
    fc.string({ maxLength: 20, unit: 'binary-ascii' }),
  )
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(text, ...ZEROS))
  const header = { needs: lie, flags: lie, method: lie, sum: lie, packed: lie, size: lie }
  const lies = few<Pick<Part, 'directory' | 'inPlace' | 'times'>>({
    directory: few({ ...header, from: lie, disk: lie, name }),
    inPlace: few({ ...header, name, mark: lie }),
    times: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(2, 300) }, fc.constant(65_535)),
  })
  const first = fc
    .tuple(fc.boolean(), lies)
    .map(([stored, lied]): Part => ({ name: document, bytes: text, stored, ...lied }))
  const more = fc
    .tuple(name, bytes, fc.boolean(), lies)
    .map(([called, holds, stored, lied]): Part => ({ name: called, bytes: holds, stored, ...lied }))
  const around = few<Around>({
    before: small,
    between: small,
    after: small,
    comment: small,
    end: few({ disk: lie, first: lie, here: lie, entries: lie, size: lie, from: lie }),
  })
  const written = fc
    .tuple(first, fc.array(more, { maxLength: 4 }), around)
    .map(([one, others, all]) => archiveOf([one, ...others], all))
  const overlaps = fc.integer({ min: 2, max: 20_000 })
  return fc.oneof(
    { weight: 10, arbitrary: written },
    { weight: 6, arbitrary: bent(written) },
    { weight: 1, arbitrary: overlaps.map((times) => overlapping(document, times)) },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 2, max: 300 })
        .map((times) => nestedOverlaps(times, { name: document, bytes: text })),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }) },
  )
}

/** Archives of which some bytes are others, or that end early, or twice. */
function bent(whole: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array> {
  const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 6 })
  return fc
    .tuple(whole, changes, fc.option(fc.nat()), fc.option(fc.constant(true), { freq: 9 }))
    .map(([content, changed, cut, twice]) => {
      const copy = Uint8Array.from(content)
      for (const [at, byte] of changed) copy[at % copy.length] = byte
      const part = cut === null ? copy : copy.subarray(0, cut % copy.length)
      return twice === null ? part : Buffer.concat([part, content])
    })
}
