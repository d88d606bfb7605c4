import { describe, expect, test } from 'vitest'
import { report, side, startThree } from './support/campaign.ts'
import { startProgram, type TestProgram } from './support/program.ts'

const PLAYER = { contact: '', colour: '' as const, guest: false, led: [] as string[], sameName: false }

async function named(muster: TestProgram, name: string): Promise<string> {
  return (await muster.ask('factions.create', { name, from: { kind: 'archetype', archetype: 'even' } })).id
}

const nameOf = async (muster: TestProgram, id: string): Promise<string | undefined> =>
  (await muster.ask('players.list', {})).find((player) => player.id === id)?.name

describe('players', () => {
  test('stand in the list by name, with the factions that they lead and where', async () => {
    const muster = startProgram()
    const { id: campaign } = await startThree(muster)
    const own = await named(muster, 'Kestrels')
    expect(await muster.ask('players.mayLead', {})).toEqual([
      { system: 'seven-seconds', id: own, name: 'Kestrels' },
    ])
    const list = await muster.ask('players.list', {})
    expect(list.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo'])
    const ada = list[0]?.id ?? ''
    await muster.ask('players.change', { id: ada, change: { led: [own] }, sameName: false })
    const [first] = await muster.ask('players.list', {})
    expect(first?.leads).toMatchObject([
      { system: 'seven-seconds', faction: { name: 'Kestrels', sample: null }, ledBy: true, campaigns: [] },
      {
        faction: { sample: 'new-tokyo' },
        ledBy: false,
        campaigns: [{ id: campaign, name: 'Test campaign' }],
      },
    ])
  })

  test('a faction has one leader; one player may lead several', async () => {
    const muster = startProgram()
    const [one, two] = [await named(muster, 'One'), await named(muster, 'Two')]
    const { id: eva } = await muster.ask('players.create', { ...PLAYER, name: 'Eva', led: [one, two] })
    const { id: jo } = await muster.ask('players.create', { ...PLAYER, name: 'Jo', guest: true })
    const led = async (): Promise<Record<string, string[]>> =>
      Object.fromEntries(
        (await muster.ask('players.list', {})).map(({ name, leads }) => [
          name,
          leads.map(({ faction }) => faction.name),
        ]),
      )
    expect(await led()).toEqual({ Eva: ['One', 'Two'], Jo: [] })
    await muster.ask('players.change', { id: jo, change: { led: [two] }, sameName: false })
    expect(await led()).toEqual({ Eva: ['One'], Jo: ['Two'] })
    await muster.ask('players.change', { id: eva, change: { led: [] }, sameName: false })
    expect(await led()).toEqual({ Eva: [], Jo: ['Two'] })
    await muster.ask('players.remove', { id: jo })
    expect(await led()).toEqual({ Eva: [] })
    await muster.ask('undo.undo', {})
    await muster.ask('undo.undo', {})
    expect(await led()).toEqual({ Eva: ['One'], Jo: ['Two'] })
  })

  test('a new name shows everywhere', async () => {
    const muster = startProgram()
    const { id } = await startThree(muster)
    const ada = (await muster.ask('campaigns.view', { id })).participants[0]?.player.id ?? ''
    await muster.ask('players.change', { id: ada, change: { name: 'Adele' }, sameName: false })
    expect((await muster.ask('campaigns.view', { id })).participants[0]?.player.name).toBe('Adele')
    expect((await muster.ask('campaigns.list', {}))[0]?.participants[0]?.player).toBe('Adele')
    await muster.ask('undo.undo', {})
    expect(await nameOf(muster, ada)).toBe('Ada')
  })

  test('names that clash ask, whatever their case and accents', async () => {
    const muster = startProgram()
    const { id: eva } = await muster.ask('players.create', { ...PLAYER, name: 'Eva' })
    const { id: jo } = await muster.ask('players.create', { ...PLAYER, name: 'Jo' })
    expect(await muster.refused('players.create', { ...PLAYER, name: ' éva ' })).toMatchObject({
      code: 'player/name-taken',
      path: ['name'],
      values: { name: 'Eva' },
    })
    expect(
      (await muster.refused('players.change', { id: jo, change: { name: 'EVA' }, sameName: false })).code,
    ).toBe('player/name-taken')
    // One's own name is no clash; and two people may have one name when that is meant.
    await muster.ask('players.change', { id: eva, change: { name: 'EVA' }, sameName: false })
    await muster.ask('players.change', { id: jo, change: { name: 'Eva' }, sameName: true })
    expect(await nameOf(muster, jo)).toBe('Eva')
  })

  test('stay while a campaign needs them', async () => {
    const muster = startProgram()
    const { id } = await startThree(muster)
    const ada = (await muster.ask('campaigns.view', { id })).participants[0]?.player.id ?? ''
    const refused = await muster.refused('players.remove', { id: ada })
    expect(refused).toMatchObject({ code: 'player/in-campaign', values: { name: 'Ada', campaigns: 1 } })
    expect(refused.message).toContain('Test campaign')
    await muster.ask('campaigns.remove', { id })
    expect((await muster.refused('players.remove', { id: ada })).code).toBe('player/needed-in-trash')
    await muster.ask('trash.removeCampaign', { id })
    await muster.ask('trash.clear', {})
    await muster.ask('players.remove', { id: ada })
    expect(await nameOf(muster, ada)).toBeUndefined()
  })

  test('a sample faction is not led apart from a campaign', async () => {
    const muster = startProgram()
    const { id } = await startThree(muster)
    const tokyo = (await muster.ask('campaigns.view', { id })).participants[0]?.faction.id ?? ''
    const eva = { ...PLAYER, name: 'Eva', led: [tokyo] }
    expect((await muster.refused('players.create', eva)).code).toBe('player/lead-gone')
    expect(await muster.ask('players.list', {})).toHaveLength(3)
  })
})

describe('lists of names', () => {
  test('are kept with each name once, changed and removed', async () => {
    const muster = startProgram()
    const { id } = await muster.ask('names.create', { name: 'Ours', names: ['Anvil', ' anvil', 'Badger'] })
    expect(await muster.ask('names.lists', {})).toEqual([{ id, name: 'Ours', names: ['Anvil', 'Badger'] }])
    await muster.ask('names.change', { id, name: 'Theirs', names: ['Clover'] })
    expect(await muster.ask('names.lists', {})).toEqual([{ id, name: 'Theirs', names: ['Clover'] }])
    await muster.ask('names.remove', { id })
    expect(await muster.ask('names.lists', {})).toEqual([])
    await muster.ask('undo.undo', {})
    expect(await muster.ask('names.lists', {})).toHaveLength(1)
  })

  test.each<[string, unknown]>([
    ['no name', { name: ' ', names: ['Anvil'] }],
    ['no names', { name: 'Ours', names: [] }],
    ['an empty one', { name: 'Ours', names: ['Anvil', ' '] }],
    ['a line break', { name: 'Ours', names: ['An\nvil'] }],
    ['one too long', { name: 'Ours', names: ['x'.repeat(101)] }],
    ['too many', { name: 'Ours', names: Array.from({ length: 2001 }, (_, n) => `Name ${n}`) }],
  ])('refused: %s', async (_what, input) => {
    const muster = startProgram()
    expect((await muster.refused('names.create', input)).code).toBe('call/input')
  })
})

describe('the sample campaign', () => {
  test('has named troopers whose record agrees with its losses, and some fallen without a name', async () => {
    const muster = startProgram()
    const { id } = await muster.ask('samples.open', {})
    const view = await muster.ask('campaigns.view', { id })
    let fallen = 0
    for (const { faction } of view.participants) {
      const { troopers } = await muster.ask('roster.view', { faction: faction.id, campaign: id })
      expect(troopers.length).toBeGreaterThanOrEqual(10)
      fallen += troopers.filter((one) => one.fallen !== null).length
    }
    const roll = await muster.ask('roster.fallen', { campaign: id })
    const sides = roll.battles.flatMap((battle) => battle.sides)
    const sum = (counts: Readonly<Record<string, number>>): number =>
      Object.values(counts).reduce((all, n) => all + n, 0)
    expect(sides.reduce((all, { named: names }) => all + names.length, 0)).toBe(fallen)
    const unnamed = sides.reduce((all, one) => all + sum(one.unnamed), 0)
    expect(unnamed).toBeGreaterThan(0)
    const lost = view.account.standings.reduce((all, standing) => all + sum(standing.lost), 0)
    expect(fallen + unnamed).toBe(lost)
    // Each record would be taken as it stands: nobody serves after they fell, no type beyond its losses.
    for (const battle of view.battles) {
      const { sides: recorded } = await muster.ask('roster.battle', { battle: battle.id })
      for (const { participant, entries } of recorded) {
        await muster.ask('roster.recordBattle', {
          battle: battle.id,
          participant,
          entries: entries.map(({ name: _name, unit: _unit, ...entry }) => entry),
        })
      }
    }
    const again = await muster.ask('roster.fallen', { campaign: id })
    expect(again).toEqual(roll)
  })

  test('a battle that is deleted gives its fallen back, and undo takes them again', async () => {
    const muster = startProgram()
    const { id, people } = await startThree(muster)
    const { id: battle } = await muster.ask('battles.enter', {
      campaign: id,
      before: null,
      report: report(side(people[0], 3, { lost: { scout: 1 } }), side(people[1], 1)),
    })
    const faction = (await muster.ask('campaigns.view', { id })).participants[0]?.faction.id ?? ''
    const { id: trooper } = await muster.ask('roster.add', {
      faction,
      campaign: id,
      unit: 'scout',
      name: 'Nao',
      note: '',
    })
    const entry = {
      trooper,
      fate: 'killed' as const,
      wounds: 0,
      round: 2,
      cause: '',
      kills: {},
      decorations: [],
    }
    await muster.ask('roster.recordBattle', { battle, participant: people[0] ?? '', entries: [entry] })
    const fallen = async (): Promise<boolean> =>
      (await muster.ask('roster.trooper', { id: trooper })).fallen !== null
    expect(await fallen()).toBe(true)
    await muster.ask('battles.remove', { id: battle })
    expect(await fallen()).toBe(false)
    await muster.ask('undo.undo', {})
    expect(await fallen()).toBe(true)
  })
})
