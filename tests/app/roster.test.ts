import { newCampaign, newParticipant } from '../support/new-campaign.ts'
import { rulesFor } from '../../shared/systems/seven-seconds/campaign/rules.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BattleEntry, Trooper } from '../../shared/systems/seven-seconds/contract/roster.ts'
import { NAME_STYLES, namesOfStyle } from '../../shared/names/index.ts'
import { isRefusal } from '../../shared/problem.ts'
import { totalOf } from '../../shared/systems/seven-seconds/people/fallen.ts'
import type { TrooperType } from '../../shared/systems/seven-seconds/words.ts'
import { createDispatch } from '../../electron/host/dispatch.ts'
import { runs } from '../support/long.ts'
import { begunOnce } from './support/begun-once.ts'
import { report, side, startThree } from './support/campaign.ts'
import type { TestProgram } from './support/program.ts'

interface World {
  readonly muster: TestProgram
  readonly campaign: string
  /** The first participant and its faction, who fight in every battle. */
  readonly participant: string
  readonly rival: string
  readonly faction: string
  readonly battles: string[]
}

/** Three battles between the first two, each with two Tactical and one Scout lost by the first. */
const startWorld: () => Promise<World> = begunOnce(async (muster) => {
  const { id: campaign, people } = await startThree(muster)
  const battles: string[] = []
  for (let n = 0; n < 3; n += 1) {
    const { id } = await muster.ask('battles.enter', {
      campaign,
      before: null,
      report: report(side(people[0], 5, { lost: { tactical: 2, scout: 1 } }), side(people[1], 3)),
    })
    battles.push(id)
  }
  const faction = (await muster.ask('campaigns.view', { id: campaign })).participants[0]?.faction.id ?? ''
  return { campaign, participant: people[0] ?? '', rival: people[1] ?? '', faction, battles }
})

async function add(world: World, name: string, unit: TrooperType = 'tactical'): Promise<string> {
  const { muster, faction, campaign } = world
  return (await muster.ask('roster.add', { faction, campaign, unit, name, note: '' })).id
}

const was = (trooper: string, rest: Partial<BattleEntry> = {}): BattleEntry => ({
  trooper,
  fate: 'unhurt',
  wounds: 0,
  round: null,
  cause: '',
  kills: {},
  decorations: [],
  ...rest,
})

const record = (world: World, battle: number, entries: BattleEntry[]) => ({
  battle: world.battles[battle] ?? '',
  participant: world.participant,
  entries,
})

async function lineOf({ muster, faction, campaign }: World, id: string): Promise<Trooper | undefined> {
  return (await muster.ask('roster.view', { faction, campaign })).troopers.find((one) => one.id === id)
}

describe('a roster', () => {
  test('in a campaign: those of it and those of all; of the faction: everybody', async () => {
    const world = await startWorld()
    const { muster, faction, campaign } = world
    await add(world, 'Here')
    await muster.ask('roster.add', { faction, campaign: null, unit: 'scout', name: 'Everywhere', note: '' })
    const { id: other } = await muster.ask(
      'campaigns.start',
      newCampaign([newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')], {
        name: 'Other',
        rules: rulesFor('short'),
      }),
    )
    await muster.ask('roster.add', { faction, campaign: other, unit: 'scout', name: 'There', note: '' })
    const names = async (of: string | null): Promise<string[]> =>
      (await muster.ask('roster.view', { faction, campaign: of })).troopers.map(({ name }) => name)
    expect(await names(campaign)).toEqual(['Here', 'Everywhere'])
    expect(await names(other)).toEqual(['Everywhere', 'There'])
    expect(await names(null)).toEqual(['Here', 'Everywhere', 'There'])
  })

  test('what is written of a trooper can be changed and undone', async () => {
    const world = await startWorld()
    const { muster } = world
    const id = await add(world, 'Nao')
    const before = await muster.ask('roster.trooper', { id })
    const change = { name: 'Nao II', unit: 'scout' as const, note: 'Back.', campaign: null, fell: 'a fall' }
    await muster.ask('roster.change', { id, change })
    expect(await muster.ask('roster.trooper', { id })).toMatchObject({ ...change, fallen: { battle: null } })
    await muster.ask('undo.undo', {})
    expect(await muster.ask('roster.trooper', { id })).toEqual(before)
    await muster.ask('roster.remove', { id })
    expect((await muster.refused('roster.trooper', { id })).code).toBe('trooper/gone')
    await muster.ask('undo.undo', {})
    expect(await muster.ask('roster.trooper', { id })).toEqual(before)
  })
})

describe('the record of a battle', () => {
  test('is one step of undo, and gives each trooper their record', async () => {
    const world = await startWorld()
    const { muster, battles, campaign } = world
    const [ada, bix] = [await add(world, 'Ada'), await add(world, 'Bix', 'scout')]
    await muster.ask('roster.recordBattle', record(world, 0, [was(ada, { kills: { gauss: 1 } })]))
    const entries = [
      was(ada, { fate: 'wounded', wounds: 2, cause: 'a blast', kills: { gauss: 2, missile: 1 } }),
      was(bix, {
        fate: 'killed',
        round: 4,
        cause: 'flames',
        decorations: [{ name: 'Star', reason: 'For all.' }],
      }),
    ]
    await muster.ask('roster.recordBattle', record(world, 1, entries))
    expect(await lineOf(world, ada)).toMatchObject({ battles: 2, kills: 4, wounds: 2, fallen: null })
    expect(await lineOf(world, bix)).toMatchObject({
      decorations: 1,
      fallen: { battle: { id: battles[1], campaign, position: 2 } },
    })
    const told = await muster.ask('roster.trooper', { id: ada })
    expect(told.record.map(({ battle, fate }) => [battle.position, fate])).toEqual([
      [1, 'unhurt'],
      [2, 'wounded'],
    ])
    expect(told.record[0]?.opponent).toContain('Utopian')
    const { sides } = await muster.ask('roster.battle', { battle: battles[1] ?? '' })
    expect(sides[0]).toMatchObject({ fights: true, lost: { tactical: 2, scout: 1 }, entries })
    await muster.ask('undo.undo', {})
    expect(await lineOf(world, ada)).toMatchObject({ battles: 1, kills: 1 })
    expect(await lineOf(world, bix)).toMatchObject({ decorations: 0, fallen: null })
    await muster.ask('undo.redo', {})
    expect(await lineOf(world, bix)).toMatchObject({ decorations: 1 })
  })

  test('refuses what cannot be, and changes nothing', async () => {
    const world = await startWorld()
    const { muster, campaign } = world
    const ids = await Promise.all(['A', 'B', 'C'].map((name) => add(world, name)))
    const [a = '', b = '', c = ''] = ids
    const [other] = (await muster.ask('campaigns.view', { id: campaign })).participants.slice(1)
    const { id: theirs } = await muster.ask('roster.add', {
      faction: other?.faction.id ?? '',
      campaign,
      unit: 'tactical',
      name: 'Theirs',
      note: '',
    })
    await muster.ask('roster.recordBattle', record(world, 0, [was(a, { fate: 'killed' })]))
    await muster.ask('roster.recordBattle', record(world, 2, [was(b)]))
    const before = await muster.ask('roster.fallen', { campaign })
    const killed = { fate: 'killed' as const }
    for (const [battle, entries, code, path] of [
      [1, [was(a)], 'roster/fallen-before', ['entries', 0, 'trooper']],
      [1, [was(c), was(b, killed)], 'roster/serves-later', ['entries', 1, 'fate']],
      [1, [was(c), was(c)], 'roster/twice', ['entries', 1, 'trooper']],
      [1, [was(theirs)], 'roster/not-theirs', ['entries', 0, 'trooper']],
      [0, [was(a, { wounds: 1 })], 'roster/unhurt-wounds', ['entries', 0, 'fate']],
    ] as const) {
      const refused = await muster.refused('roster.recordBattle', record(world, battle, [...entries]))
      expect(refused).toMatchObject({ code, path })
    }
    const more = await Promise.all(['D', 'E', 'F'].map((name) => add(world, name)))
    const refused = await muster.refused(
      'roster.recordBattle',
      record(
        world,
        1,
        more.map((id) => was(id, killed)),
      ),
    )
    expect(refused).toMatchObject({ code: 'roster/more-than-lost', path: ['entries', 2, 'fate'] })
    expect(refused.message).toContain('2 Tactical')
    expect(await muster.ask('roster.fallen', { campaign })).toEqual(before)
  })

  test('a correction that lowers the losses keeps the names and says so; one that changes the side lets them be taken off', async () => {
    const world = await startWorld()
    const { muster, battles, rival, participant } = world
    const ada = await add(world, 'Ada', 'scout')
    await muster.ask('roster.recordBattle', record(world, 0, [was(ada, { fate: 'killed' })]))
    const battle = battles[0] ?? ''
    await muster.ask('battles.correct', { id: battle, report: report(side(participant, 5), side(rival, 3)) })
    expect((await muster.ask('roster.battle', { battle })).sides[0]).toMatchObject({
      lost: {},
      entries: [{ name: 'Ada', fate: 'killed' }],
    })
    expect((await lineOf(world, ada))?.fallen).not.toBeNull()
    const { participants } = await muster.ask('campaigns.view', { id: world.campaign })
    const third = participants[2]?.id ?? ''
    await muster.ask('battles.correct', { id: battle, report: report(side(third, 5), side(rival, 3)) })
    const { sides } = await muster.ask('roster.battle', { battle })
    expect(sides.map(({ fights, entries }) => [fights, entries.length])).toEqual([
      [true, 0],
      [true, 0],
      [false, 1],
    ])
    const stray = record(world, 0, [was(ada)])
    expect((await muster.refused('roster.recordBattle', stray)).code).toBe('roster/not-a-side')
    await muster.ask('roster.recordBattle', { ...stray, entries: [] })
    expect(await lineOf(world, ada)).toMatchObject({ battles: 0, fallen: null })
  })

  test('who has served is not moved to another type or campaign that cannot be', async () => {
    const world = await startWorld()
    const { muster, campaign } = world
    const ada = await add(world, 'Ada')
    await muster.ask('roster.recordBattle', record(world, 0, [was(ada, { fate: 'killed' })]))
    const change = (part: object) => ({ id: ada, change: part })
    expect((await muster.refused('roster.change', change({ unit: 'engineer' }))).code).toBe(
      'roster/type-in-battle',
    )
    expect((await muster.refused('roster.change', change({ fell: 'a fall' }))).code).toBe(
      'roster/fell-in-battle',
    )
    await muster.ask('roster.change', { id: ada, change: { unit: 'scout' } })
    const { id: other } = await muster.ask(
      'campaigns.start',
      newCampaign([newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')], {
        name: 'Other',
        rules: rulesFor('short'),
      }),
    )
    expect((await muster.refused('roster.change', change({ campaign: other }))).code).toBe(
      'roster/served-elsewhere',
    )
    await muster.ask('roster.change', { id: ada, change: { campaign: null } })
    expect(await lineOf({ ...world, campaign }, ada)).toMatchObject({ campaign: null, unit: 'scout' })
  })

  test('decorations for a battle and for a whole service', async () => {
    const world = await startWorld()
    const { muster, battles } = world
    const ada = await add(world, 'Ada')
    const star = { trooper: ada, name: 'Star', reason: 'Brave.' }
    await muster.ask('roster.recordBattle', record(world, 0, [was(ada)]))
    await muster.ask('roster.decorate', { ...star, battle: battles[0] ?? '' })
    const { id } = await muster.ask('roster.decorate', { ...star, battle: null, name: 'Long service' })
    expect((await muster.ask('roster.trooper', { id: ada })).honours).toMatchObject([
      { name: 'Star', battle: battles[0] },
      { name: 'Long service', battle: null },
    ])
    expect((await muster.refused('roster.decorate', { ...star, battle: battles[1] })).code).toBe(
      'roster/not-there',
    )
    await muster.ask('roster.takeBackDecoration', { id })
    expect(await lineOf(world, ada)).toMatchObject({ decorations: 1 })
    // Off the battle, and without what it was given for.
    await muster.ask('roster.recordBattle', record(world, 0, []))
    expect(await lineOf(world, ada)).toMatchObject({ decorations: 0, battles: 0 })
  })
})

describe('filling a squad', () => {
  const style = NAME_STYLES[0]?.id ?? ''
  const need = { tactical: 3, commander: 1, assault: 0, scout: 1, engineer: 0 }

  test('takes the living who have fought least and recruits the rest, in one step', async () => {
    const world = await startWorld()
    const { muster, faction, campaign } = world
    const [old, fresh, dead] = [await add(world, 'Old'), await add(world, 'Fresh'), await add(world, 'Dead')]
    await muster.ask('roster.recordBattle', record(world, 0, [was(old), was(dead, { fate: 'killed' })]))
    const scope = { faction, campaign }
    const { members } = await muster.ask('roster.fillSquad', { ...scope, need, names: { style } })
    expect(members.slice(0, 2).map(({ id }) => id)).toEqual([fresh, old])
    expect(members.map(({ unit, recruited }) => [unit, recruited])).toEqual([
      ['tactical', false],
      ['tactical', false],
      ['tactical', true],
      ['commander', true],
      ['scout', true],
    ])
    const names = new Set(namesOfStyle(NAME_STYLES[0] ?? { id: '', name: '', given: [], family: [] }))
    for (const { name, recruited } of members) if (recruited) expect(names).toContain(name)
    expect((await muster.ask('roster.view', scope)).troopers).toHaveLength(6)
    await muster.ask('undo.undo', {})
    expect((await muster.ask('roster.view', scope)).troopers).toHaveLength(3)
  })

  test('an own list gives each name once, then Roman numerals; the fallen keep theirs', async () => {
    const world = await startWorld()
    const { muster, faction, campaign } = world
    await muster.ask('roster.change', {
      id: await add(world, 'Anvil', 'scout'),
      change: { fell: 'long ago' },
    })
    const { id: list } = await muster.ask('names.create', { name: 'Ours', names: ['Anvil', 'Badger'] })
    const fill = { faction, campaign, need: { ...need, tactical: 2 }, names: { list } }
    const { members } = await muster.ask('roster.fillSquad', fill)
    const names = members.map(({ name }) => name).sort()
    const [third] = names.filter((name) => name.endsWith(' III'))
    expect(['Anvil III', 'Badger III']).toContain(third)
    expect(names.filter((name) => name !== third)).toEqual(['Anvil II', 'Badger', 'Badger II'])
  })

  test.each<[string, object]>([
    ['more than a figure set', { need: { ...need, commander: 2 } }],
    ['less than none', { need: { ...need, scout: -1 } }],
    ['half a trooper', { need: { ...need, scout: 0.5 } }],
    ['an unknown style', { names: { style: 'atlantis' } }],
    ['both a style and a list', { names: { style, list: '01890000-0000-7000-8000-000000000000' } }],
  ])('refused: %s', async (_what, wrong) => {
    const { muster, faction, campaign } = await startWorld()
    const input = { faction, campaign, need, names: { style }, ...wrong }
    expect((await muster.refused('roster.fillSquad', input)).code).toBe('call/input')
  })
})

test('a faction’s roll of the fallen goes over its campaigns, and ends with those whom no battle tells', async () => {
  const world = await startWorld()
  const { muster, faction, campaign } = world
  const ada = await add(world, 'Ada')
  await muster.ask('roster.recordBattle', record(world, 1, [was(ada, { fate: 'killed', cause: 'flames' })]))
  await muster.ask('roster.change', { id: await add(world, 'Bix'), change: { fell: 'a fall' } })
  const roll = await muster.ask('roster.fallen', { faction })
  expect(roll.battles.map(({ battle }) => battle.position)).toEqual([1, 2, 3])
  expect(roll.battles[1]?.sides[0]).toMatchObject({
    named: [{ name: 'Ada', cause: 'flames' }],
    unnamed: { tactical: 1, scout: 1 },
  })
  expect(roll.elsewhere).toMatchObject([{ name: 'Bix', fell: 'a fall' }])
  expect(await muster.ask('roster.fallen', { campaign })).toEqual(roll)
})

test('whatever is recorded, taken back and removed: who has fallen follows from what stands', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          {
            weight: 6,
            arbitrary: fc.record({
              kind: fc.constant('record' as const),
              battle: fc.nat(2),
              fates: fc.array(fc.constantFrom('absent', 'unhurt', 'wounded', 'killed'), {
                minLength: 5,
                maxLength: 5,
              }),
            }),
          },
          { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), battle: fc.nat(2) }) },
          { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }) },
        ),
        { minLength: 6, maxLength: 14 },
      ),
      async (steps) => {
        const world = await startWorld()
        const { muster, campaign, battles } = world
        const dispatch = createDispatch(muster.program)
        const ids: string[] = []
        for (const name of ['A', 'B', 'C', 'D', 'E']) ids.push(await add(world, name))
        for (const step of steps) {
          switch (step.kind) {
            case 'undo':
            case 'redo':
              await dispatch(`history.${step.kind}`, {})
              break
            case 'remove':
              await dispatch('battles.remove', { id: battles[step.battle] })
              break
            case 'record': {
              const entries = ids.flatMap((id, n) => {
                const fate = step.fates[n] ?? 'absent'
                return fate === 'absent' ? [] : [was(id, { fate })]
              })
              const reply = await dispatch('roster.recordBattle', record(world, step.battle, entries))
              if (isRefusal(reply)) expect(reply.problem.code).toMatch(/^(roster|battle)\//)
            }
          }
          await holds(world, campaign)
        }
        expect(muster.errors).toEqual([])
        muster.program.close()
      },
    ),
    { numRuns: runs(5, 15), endOnFailure: true },
  )
})

/** What must be so after any step: fallen as the battles say, none after their end, no type beyond its losses. */
async function holds(world: World, campaign: string): Promise<void> {
  const { muster, faction } = world
  const view = await muster.reply('campaigns.view', { id: campaign })
  if (!view) return
  const ends = new Map<string, number>()
  for (const [index, { id, sides }] of view.battles.entries()) {
    const { sides: recorded } = await muster.ask('roster.battle', { battle: id })
    for (const { participant, entries } of recorded) {
      for (const { trooper, fate } of entries) {
        expect(ends.has(trooper)).toBe(false)
        if (fate === 'killed') ends.set(trooper, index + 1)
      }
      const lost = sides.find((one) => one.participant === participant)?.lost.tactical ?? 0
      expect(entries.filter(({ fate }) => fate === 'killed').length).toBeLessThanOrEqual(lost)
    }
  }
  const roster = await muster.reply('roster.view', { faction, campaign })
  for (const { id, fallen } of roster?.troopers ?? []) {
    expect(fallen?.battle?.position ?? null).toBe(ends.get(id) ?? null)
  }
  const roll = await muster.ask('roster.fallen', { campaign })
  expect(roll.battles.flatMap(({ sides }) => sides.flatMap(({ named }) => named)).length).toBe(ends.size)
  const nameless = roll.battles.flatMap(({ battle, sides }) => {
    const people = sides.reduce((sum, { unnamed }) => sum + totalOf(unnamed), 0)
    return people > 0 ? [{ battle: battle.id, people }] : []
  })
  const counted = await muster.ask('roster.unnamed', { campaign })
  expect(counted).toMatchObject({
    people: nameless.reduce((sum, { people }) => sum + people, 0),
    battles: nameless.length,
  })
  if (nameless.length > 0) expect(nameless.map(({ battle }) => battle)).toContain(counted.battle)
  else expect(counted.battle).toBeNull()
}

test('many troopers are listed with their records', async () => {
  const world = await startWorld()
  const { muster, faction, campaign, participant, battles } = world
  const names = namesOfStyle(NAME_STYLES[1] ?? { id: '', name: '', given: [], family: [] })
  const ids: string[] = []
  for (let n = 0; n < 300; n += 1) {
    const unit = (['tactical', 'scout', 'assault'] as const)[n % 3] ?? 'tactical'
    ids.push(
      (await muster.ask('roster.add', { faction, campaign, unit, name: names[n] ?? `Name ${n}`, note: '' }))
        .id,
    )
  }
  for (const [index, battle] of battles.entries()) {
    const entries = ids.slice(index * 90, index * 90 + 90).map((id) => was(id, { kills: { gauss: 1 } }))
    await muster.ask('roster.recordBattle', { battle, participant, entries })
  }
  const { troopers } = await muster.ask('roster.view', { faction, campaign })
  expect(troopers).toHaveLength(300)
  expect(troopers.reduce((sum, { kills }) => sum + kills, 0)).toBe(270)
})

describe('moving a battle in which somebody fell', () => {
  /** Ada serves in the first battle and falls in the second. */
  async function fallen(): Promise<World & { ada: string; order: () => Promise<string[]> }> {
    const world = await startWorld()
    const ada = await add(world, 'Ada')
    await world.muster.ask('roster.recordBattle', record(world, 0, [was(ada)]))
    await world.muster.ask('roster.recordBattle', record(world, 1, [was(ada, { fate: 'killed' })]))
    const order = async (): Promise<string[]> =>
      (await world.muster.ask('campaigns.view', { id: world.campaign })).account.battles.map(({ id }) => id)
    return { ...world, ada, order }
  }

  test.each<[string, number, number | null]>([
    ['the battle of her death before one she served in', 1, 0],
    ['a battle she served in to the end', 0, null],
    ['a battle she served in past that of her death', 0, 2],
  ])('%s is refused', async (_name, moved, before) => {
    const { muster, battles, order } = await fallen()
    const was = await order()
    const input = { id: battles[moved] ?? '', before: before === null ? null : (battles[before] ?? '') }
    const problem = await muster.refused('battles.move', input)
    expect(problem).toMatchObject({
      code: 'battle/serves-after-death',
      values: { name: 'Ada', fell: 2, serves: 1 },
    })
    expect(problem.message).toContain('Take Ada off battle 1 first')
    expect(await order()).toEqual(was)
  })

  test('goes where nobody serves after it, and once she is taken off', async () => {
    const { muster, battles, order, ...world } = await fallen()
    const [first = '', second = '', third = ''] = battles
    await muster.ask('battles.move', { id: second, before: null })
    expect(await order()).toEqual([first, third, second])
    await muster.ask('roster.recordBattle', {
      battle: first,
      participant: world.participant,
      entries: [],
    })
    await muster.ask('battles.move', { id: second, before: first })
    expect(await order()).toEqual([second, first, third])
  })
})
