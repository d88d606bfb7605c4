import { describe, expect, test } from 'vitest'
import { startThree } from './support/campaign.ts'
import { QUICK } from './support/fights.ts'
import { startProgram, type TestProgram } from './support/program.ts'

const GONE = '018f0000-0000-7000-8000-000000000001'
const SQUARES = [
  { square: 3, units: ['scout', 'basic'] as ('scout' | 'basic')[] },
  { square: 16, units: ['commander'] as 'commander'[] },
]

async function begun(): Promise<{ muster: TestProgram; id: string }> {
  const muster = startProgram()
  return { muster, ...(await muster.ask('fights.begin', QUICK)) }
}

describe('kept layouts', () => {
  test('are kept for the faction, by name, and found in its next battle also after a restart', async () => {
    const { muster, id } = await begun()
    await muster.ask('fights.keepLayout', { id, side: 'a', name: 'Zulu', squares: SQUARES })
    await muster.ask('fights.keepLayout', { id, side: 'a', name: 'Anvil', squares: [] })
    muster.program.close()
    const again = startProgram(muster.folder)
    const { id: campaign, people } = await startThree(again)
    const { id: next } = await again.ask('fights.begin', {
      ...QUICK,
      campaign,
      a: { kind: 'participant', participant: people[1] ?? '' },
      b: { kind: 'participant', participant: people[0] ?? '' },
    })
    const { layouts } = await again.ask('fights.layouts', { id: next, side: 'b' })
    expect(layouts.map(({ name }) => name)).toEqual(['Anvil', 'Zulu'])
    expect(layouts[1]?.squares).toEqual(SQUARES)
    expect((await again.ask('fights.layouts', { id: next, side: 'a' })).layouts).toEqual([])
  })

  test('one of the same name takes the place of the other; renamed and removed by id', async () => {
    const { muster, id } = await begun()
    const { layout } = await muster.ask('fights.keepLayout', { id, side: 'b', name: 'Ridge', squares: [] })
    expect(
      await muster.ask('fights.keepLayout', { id, side: 'b', name: ' rídge ', squares: SQUARES }),
    ).toEqual({ layout })
    await muster.ask('fights.keepLayout', { id, side: 'b', name: 'Left', squares: [] })
    expect((await muster.refused('fights.renameLayout', { id, side: 'b', layout, name: 'LEFT' })).code).toBe(
      'layout/name-taken',
    )
    await muster.ask('fights.renameLayout', { id, side: 'b', layout, name: 'Right' })
    const of = async () => (await muster.ask('fights.layouts', { id, side: 'b' })).layouts
    expect((await of()).map(({ name }) => name)).toEqual(['Left', 'Right'])
    await muster.ask('fights.removeLayout', { id, side: 'b', layout })
    expect((await of()).map(({ name }) => name)).toEqual(['Left'])
    for (const name of ['fights.renameLayout', 'fights.removeLayout'] as const)
      expect(
        (
          await muster.refused(name, {
            id,
            side: 'b',
            layout: GONE,
            ...(name.includes('rename') && { name: 'x' }),
          })
        ).code,
      ).toBe('layout/gone')
  })

  test.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(121) }],
    ['a square that is none', { squares: [{ square: 17, units: [] }] }],
    ['a type that is none', { squares: [{ square: 1, units: ['tank'] }] }],
    ['too many squares', { squares: Array.from({ length: 17 }, () => ({ square: 1, units: [] })) }],
  ])('%s is refused', async (_what, wrong) => {
    const { muster, id } = await begun()
    const refused = await muster.refused('fights.keepLayout', {
      id,
      side: 'a',
      name: 'Ridge',
      squares: SQUARES,
      ...wrong,
    })
    expect(refused.code).toBe('call/input')
  })

  test('no more than forty of them', async () => {
    const { muster, id } = await begun()
    for (let n = 1; n <= 40; n += 1)
      await muster.ask('fights.keepLayout', { id, side: 'a', name: `Layout ${n}`, squares: [] })
    const more = { id, side: 'a', name: 'One more', squares: [] } as const
    expect((await muster.refused('fights.keepLayout', more)).code).toBe('layout/full')
    await muster.ask('fights.keepLayout', { ...more, name: 'Layout 7', squares: SQUARES })
  })
})
