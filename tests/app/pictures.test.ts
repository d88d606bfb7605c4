import { describe, expect, test } from 'vitest'
import { startProgram, temporaryFolder, type TestProgram } from './support/program.ts'
import { png } from '../unit/pictures/builders.ts'

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const keep = async (muster: TestProgram, grey: number): Promise<string> =>
  (await muster.ask('pictures.keep', { kind: 'emblem', content: base64(png(4, 4, grey)) })).id
const make = async (muster: TestProgram): Promise<string> =>
  (await muster.ask('factions.create', { name: 'Kestrels', from: { kind: 'random' } })).id
const isThere = async (muster: TestProgram, id: string): Promise<boolean> =>
  muster.ask('pictures.view', { id }).then(
    () => true,
    () => false,
  )

describe('a picture', () => {
  test('is kept once under the hash of its bytes, and is no step of undo', async () => {
    const muster = startProgram()
    const id = await keep(muster, 10)
    expect(id).toMatch(/^[0-9a-f]{64}$/)
    expect(await keep(muster, 10)).toBe(id)
    expect(await keep(muster, 11)).not.toBe(id)
    expect(await muster.ask('pictures.view', { id })).toEqual({
      media: 'image/png',
      content: base64(png(4, 4, 10)),
    })
    expect((await muster.ask('history.look', {})).undo).toBeNull()
  })

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture/not-one'],
    ['nothing', Buffer.from(''), 'picture/not-one'],
    ['too many pixels', png(1100, 1), 'picture/size'],
    ['too many bytes', Buffer.concat([png(), Buffer.alloc(400_000)]), 'picture/too-large'],
  ])('%s is refused and not kept', async (_name, bytes, code) => {
    const muster = startProgram()
    const refused = await muster.refused('pictures.keep', { kind: 'emblem', content: base64(bytes) })
    expect(refused.code).toBe(code)
    expect(muster.errors).toEqual([])
  })

  test('stands for the emblem of a faction, which is kept behind it', async () => {
    const muster = startProgram()
    const faction = await make(muster)
    const picture = await keep(muster, 10)
    await muster.ask('factions.change', { id: faction, change: { picture } })
    expect((await muster.ask('factions.list', {}))[0]).toMatchObject({ picture })
    await muster.ask('history.undo', {})
    expect((await muster.ask('factions.view', { id: faction })).picture).toBeNull()
    await muster.ask('history.redo', {})
    expect((await muster.ask('factions.view', { id: faction })).picture).toBe(picture)
    const unknown = await muster.refused('factions.change', {
      id: faction,
      change: { picture: 'a'.repeat(64) },
    })
    expect(unknown.code).toBe('picture/gone')
  })

  test('is cleared when the file is opened again and nothing names it, nor could undo', async () => {
    const folder = temporaryFolder()
    const first = startProgram(folder)
    const faction = await make(first)
    const [shown, undone, removed, loose] = [
      await keep(first, 1),
      await keep(first, 2),
      await keep(first, 3),
      await keep(first, 4),
    ]
    for (const picture of [removed, shown, undone])
      await first.ask('factions.change', { id: faction, change: { picture } })
    await first.ask('history.undo', {})
    expect((await first.ask('factions.view', { id: faction })).picture).toBe(shown)
    first.program.close()

    const second = startProgram(folder)
    expect(await isThere(second, loose)).toBe(false)
    for (const picture of [shown, undone, removed]) expect(await isThere(second, picture)).toBe(true)
    await second.ask('history.redo', {})
    expect((await second.ask('factions.view', { id: faction })).picture).toBe(undone)
  })
})
