import { describe, expect, test } from 'vitest'
import { report, side, startThree } from './support/campaign.ts'
import { startProgram, type TestProgram } from './support/program.ts'

/** New Tokyo after so many battles against the Collective, Controlling the Table: 2 Tech Points each. */
async function afterBattles(battles: number): Promise<{
  muster: TestProgram
  id: string
  ada: string
  ben: string
  fight: () => Promise<unknown>
}> {
  const muster = startProgram()
  const { id, people } = await startThree(muster)
  const [ada = '', ben = ''] = people
  const fight = (): Promise<unknown> =>
    muster.ask('battles.enter', {
      campaign: id,
      before: null,
      report: report(side(ada, 2, { controlsTable: true }), side(ben, 1)),
    })
  for (let n = 0; n < battles; n += 1) await fight()
  return { muster, id, ada, ben, fight }
}

const step = (rating: 1 | 2 | 3, stat: 'armour' | 'sensors' | 'nuclear') => ({ rating, stat })

describe('a basket of technology', () => {
  test('is bought in its order, in one step of undo, and comes back by redo', async () => {
    const { muster, id, ada } = await afterBattles(5)
    const before = await muster.ask('campaigns.view', { id })
    // Armour of New Tokyo 1/2/3, of the Collective 3 and more: 3rd follows 2nd, each at half price.
    const steps = [step(3, 'armour'), step(2, 'armour'), step(3, 'armour')]
    const { ids } = await muster.ask('technology.buy', { participant: ada, steps })
    const after = await muster.ask('campaigns.view', { id })
    expect(after.purchases.map((one) => one.id)).toEqual(ids)
    expect(after.account.purchases.map(({ rating, from, to, price }) => [rating, from, to, price])).toEqual([
      [3, 1, 2, 1],
      [2, 2, 3, 2],
      [3, 2, 3, 1],
    ])
    await muster.ask('undo.undo', {})
    expect(await muster.ask('campaigns.view', { id })).toEqual(before)
    await muster.ask('undo.redo', {})
    expect(await muster.ask('campaigns.view', { id })).toEqual(after)
  })

  test('is refused as a whole, with the step that does not work', async () => {
    const { muster, id, ada } = await afterBattles(2)
    const steps = [step(3, 'armour'), step(3, 'armour'), step(3, 'sensors')]
    const problem = await muster.refused('technology.buy', { participant: ada, steps })
    expect(problem).toMatchObject({ code: 'tech/limited-by-rating', path: ['steps', 1] })
    expect(problem.message).toMatch(/^Step 2, 3rd rate Armour 3: /)
    const { purchases } = await muster.ask('campaigns.view', { id })
    expect(purchases).toEqual([])
    expect((await muster.ask('undo.look', {})).undo?.call).toBe('battles.enter')
  })

  test.each([
    ['no step', []],
    ['too many', Array.from({ length: 19 }, () => step(3, 'sensors'))],
    ['a stat that is none', [{ rating: 3, stat: 'luck' }]],
    ['a rating that is none', [{ rating: 4, stat: 'armour' }]],
    ['one step without a list', step(3, 'armour')],
  ])('with %s is not understood', async (_name, steps) => {
    const { muster, ada } = await afterBattles(1)
    expect((await muster.refused('technology.buy', { participant: ada, steps })).code).toBe('call/input')
  })
})

describe('taking technology back', () => {
  test('takes all fresh steps in one step of undo', async () => {
    const { muster, id, ada } = await afterBattles(5)
    const buy = (...steps: ReturnType<typeof step>[]) =>
      muster.ask('technology.buy', { participant: ada, steps })
    const first = await buy(step(3, 'armour'), step(2, 'armour'))
    const second = await buy(step(3, 'armour'))
    const before = await muster.ask('campaigns.view', { id })
    await muster.ask('technology.takeBack', { ids: [...first.ids, ...second.ids] })
    expect((await muster.ask('campaigns.view', { id })).purchases).toEqual([])
    await muster.ask('undo.undo', {})
    expect(await muster.ask('campaigns.view', { id })).toEqual(before)
  })

  test('is refused as a whole where a step that stays hangs on one, or one was used in a battle', async () => {
    const { muster, id, ada, fight } = await afterBattles(5)
    const { ids } = await muster.ask('technology.buy', {
      participant: ada,
      steps: [step(3, 'sensors'), step(2, 'armour'), step(3, 'armour'), step(3, 'armour')],
    })
    const [sensors = '', second = '', , last = ''] = ids
    const problem = await muster.refused('technology.takeBack', { ids: [sensors, second] })
    expect(problem).toMatchObject({ code: 'tech/needed', values: { purchase: last, participant: ada } })
    expect((await muster.ask('campaigns.view', { id })).purchases).toHaveLength(4)
    await muster.ask('technology.takeBack', { ids: [second, last, second] })
    await fight()
    expect((await muster.refused('technology.takeBack', { ids: [sensors] })).code).toBe('tech/used-in-battle')
  })

  test('of two campaigns at once finds nothing', async () => {
    const { muster, ada } = await afterBattles(2)
    const own = await muster.ask('technology.buy', { participant: ada, steps: [step(3, 'armour')] })
    const sample = await muster.ask('samples.open', {})
    const { purchases } = await muster.ask('campaigns.view', { id: sample.id })
    const ids = [...own.ids, purchases[0]?.id ?? '']
    expect((await muster.refused('technology.takeBack', { ids })).code).toBe('purchase/gone')
  })
})
