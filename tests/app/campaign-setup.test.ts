import { describe, expect, test } from 'vitest'
import { campaigns, usuals } from '../../electron/database/schema.ts'
import type { Input } from '../../shared/contract/index.ts'
import type { CampaignView } from '../../shared/systems/seven-seconds/contract/campaigns.ts'
import { DEFAULT_RULES } from '../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import { NO_OPENING, rulesFor } from '../../shared/systems/seven-seconds/campaign/rules.ts'
import { ARCHETYPES } from '../../shared/systems/seven-seconds/data/archetypes.ts'
import { SAMPLE_FACTIONS } from '../../shared/systems/seven-seconds/data/sample-factions.ts'
import { withRules } from '../../shared/systems/seven-seconds/house-rules/values.ts'
import { newCampaign, newParticipant } from '../support/new-campaign.ts'
import { png } from '../unit/pictures/builders.ts'
import { report, side, standingsOf, startThree } from './support/campaign.ts'
import { startProgram, type TestProgram } from './support/program.ts'

type Change = Input<'campaigns.change'>
type Member = Change['participants'][number]

/** A change that changes nothing, for a campaign as it stands. */
function unchanged(view: CampaignView): Change {
  const { id, name, startsOn, place, map, deck, rules, participants } = view
  const members = participants.map(({ id: member, player, opening, startingTech, rival }) => ({
    id: member,
    player: player.name,
    opening,
    tech: startingTech,
    rival: rival === null ? null : participants.findIndex((one) => one.id === rival),
  }))
  return { id, name, startsOn, place, map, deck, rules, participants: members }
}

const withMembers = (change: Change, member: (one: Member, place: number) => Member): Change => ({
  ...change,
  participants: change.participants.map(member),
})

async function fight(program: TestProgram, campaign: string, a: string, b: string, points = 2) {
  return program.ask('battles.enter', {
    campaign,
    before: null,
    report: report(side(a, points, { controlsTable: true }), side(b, 1)),
  })
}

const OPENING = { campaignPoints: 4, streak: 2, techPoints: 7 }

describe('starting a campaign', () => {
  test('keeps every field, also after the program was closed', async () => {
    const first = startProgram()
    const rules = withRules(
      { ...rulesFor('medium'), length: 'own', pointsToWin: 14, streakToWin: 5 },
      {
        draws: 'end-streaks',
        opponent: 'chosen-rival',
        'battle.reading.craterRadius': 'inch3',
        'battle.scale': 'half',
      },
    )
    const { id: map } = await first.ask('pictures.keep', {
      kind: 'map',
      content: Buffer.from(png()).toString('base64'),
    })
    const { id } = await first.ask(
      'campaigns.start',
      newCampaign(
        [
          newParticipant('Ada', 'new-tokyo', { opening: OPENING, tech: ARCHETYPES.watchers, rival: 2 }),
          newParticipant('Ben', 'council-of-zane', { rival: 0 }),
          newParticipant('Ada', 'peoples-utopian-collective'),
        ],
        { name: ' Long march ', startsOn: '2026-10-01', place: 'The club', map, rules },
      ),
    )
    first.program.close()
    const view = await startProgram(first.folder).ask('campaigns.view', { id })
    expect(view).toMatchObject({
      name: 'Long march',
      startsOn: '2026-10-01',
      place: 'The club',
      map,
      rules,
    })
    const [ada, ben, twice] = view.participants
    expect(ada).toMatchObject({ opening: OPENING, startingTech: ARCHETYPES.watchers, rival: twice?.id })
    expect(ben).toMatchObject({
      opening: NO_OPENING,
      startingTech: SAMPLE_FACTIONS['council-of-zane'].tech,
      rival: ada?.id,
    })
    // One player may lead several factions.
    expect(twice).toMatchObject({ player: ada?.player, rival: null })
    expect(standingsOf(view)[0]).toEqual({ points: 4, streak: 2, tech: 7 })
  })

  const two = (rest: Parameters<typeof newParticipant>[2]) => [
    newParticipant('Ada', 'new-tokyo'),
    newParticipant('Ben', 'council-of-zane', rest),
  ]
  const opening = (some: Partial<typeof OPENING>) => two({ opening: { ...NO_OPENING, ...some } })
  const lowered = { ...ARCHETYPES.even, 1: { ...ARCHETYPES.even[1], armour: 1 } }
  test.each<[string, Input<'campaigns.start'>, string, (string | number)[]]>([
    ['one faction', newCampaign(two({}).slice(0, 1)), 'call/input', ['participants']],
    [
      'thirteen factions',
      newCampaign(Array.from({ length: 13 }, () => newParticipant('Ada', 'new-tokyo'))),
      'call/input',
      ['participants'],
    ],
    ['no name', newCampaign(two({}), { name: '  ' }), 'call/input', ['name']],
    ['a day that is none', newCampaign(two({}), { startsOn: '2026-02-30' }), 'call/input', ['startsOn']],
    ['a map that names no picture', newCampaign(two({}), { map: '../../etc/passwd' }), 'call/input', ['map']],
    [
      'more points than there are',
      newCampaign(opening({ techPoints: 1000 })),
      'call/input',
      ['participants', 1, 'opening', 'techPoints'],
    ],
    [
      'points that win already',
      newCampaign(opening({ campaignPoints: 10 })),
      'campaign/won-already',
      ['participants', 1, 'opening', 'campaignPoints'],
    ],
    [
      'a streak that wins already',
      newCampaign(opening({ streak: 4 })),
      'campaign/won-already',
      ['participants', 1, 'opening', 'streak'],
    ],
    [
      'numbers out of range',
      newCampaign(two({ tech: { ...ARCHETYPES.even, 3: { ...ARCHETYPES.even[3], armour: 6 } } })),
      'call/input',
      ['participants', 1, 'tech', '3', 'armour'],
    ],
    [
      'a lower rating above a higher one',
      newCampaign(two({ tech: lowered })),
      'tech/above-higher-rating',
      ['participants', 1, 'tech', 2, 'armour'],
    ],
    [
      'itself as rival',
      newCampaign(two({ rival: 1 })),
      'campaign/no-such-rival',
      ['participants', 1, 'rival'],
    ],
    [
      'a rival who is not there',
      newCampaign(two({ rival: 2 })),
      'campaign/no-such-rival',
      ['participants', 1, 'rival'],
    ],
    [
      'a faction twice',
      newCampaign([newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'new-tokyo')]),
      'campaign/faction-twice',
      ['participants', 1, 'faction'],
    ],
  ])('is refused with %s, and nothing is kept', async (_name, input, code, path) => {
    const program = startProgram()
    expect(await program.refused('campaigns.start', input)).toMatchObject({ code, path })
    expect(await program.ask('campaigns.list', {})).toEqual([])
    expect((await program.ask('campaigns.prepare', {})).players).toEqual([])
    expect((await program.ask('undo.look', {})).undo).toBeNull()
  })
})

describe('changing a campaign', () => {
  test('to what it is already is no step, and back is as it was', async () => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const [ada = '', ben = ''] = people
    await fight(program, id, ada, ben)
    await program.ask('technology.buy', { participant: ada, steps: [{ rating: 3, stat: 'armour' }] })
    const before = await program.ask('campaigns.view', { id })
    await program.ask('campaigns.change', unchanged(before))
    expect((await program.ask('undo.look', {})).undo?.call).toBe('technology.buy')
    await program.ask('campaigns.change', { ...unchanged(before), rules: rulesFor('long'), name: 'Other' })
    await program.ask('campaigns.change', unchanged(before))
    expect(await program.ask('campaigns.view', { id })).toEqual(before)
  })

  test('is one step of undo and redo: rules, leader, opening, rival, one more, one less', async () => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const [ada = '', ben = '', cleo = ''] = people
    await fight(program, id, ada, ben)
    await program.ask('technology.buy', { participant: ada, steps: [{ rating: 3, stat: 'armour' }] })
    const before = await program.ask('campaigns.view', { id })
    const own = await program.ask('factions.create', {
      name: 'Kestrels',
      from: { kind: 'archetype', archetype: 'even' },
    })
    const base = unchanged(before)
    await program.ask('campaigns.change', {
      ...base,
      name: 'New name',
      startsOn: '2026-01-02',
      place: 'Elsewhere',
      rules: withRules(rulesFor('short'), { opponent: 'chosen-rival' }),
      participants: [
        ...base.participants
          .slice(0, 2)
          .map((one, place) => ({ ...one, player: 'Dora', opening: OPENING, rival: place === 0 ? 2 : 0 })),
        newParticipant('Eve', own.id, { rival: 1 }),
      ],
    })
    const after = await program.ask('campaigns.view', { id })
    expect(after).toMatchObject({ name: 'New name', startsOn: '2026-01-02', place: 'Elsewhere' })
    const eve = after.participants[2]
    expect(after.participants.map((one) => [one.id, one.player.name, one.rival])).toEqual([
      [ada, 'Dora', eve?.id],
      [ben, 'Dora', ada],
      [eve?.id, 'Eve', ben],
    ])
    expect(after.participants.some((one) => one.id === cleo)).toBe(false)
    expect(standingsOf(after)).toEqual([
      // 7 and 2 for the battle, 1 for Armour: Eve's is higher, so it is half price.
      { points: 5, streak: 3, tech: 8 },
      { points: 4, streak: 0, tech: 8 },
      { points: 0, streak: 0, tech: 0 },
    ])
    expect(await program.ask('undo.undo', {})).toMatchObject({ call: 'campaigns.change' })
    expect(await program.ask('campaigns.view', { id })).toEqual(before)
    await program.ask('undo.redo', {})
    expect(await program.ask('campaigns.view', { id })).toEqual(after)
  })

  test('leaves the rules that came after it began as they were until they are taken up, which is one step of undo', async () => {
    const program = startProgram()
    const { id } = await startThree(program)
    const store = program.program.data()
    if ('problem' in store) throw new Error('The database is open.')
    const {
      rules,
      rules: {
        battle: { kamikazeContacts, ...battle },
      },
    } = await program.ask('campaigns.view', { id })
    store.tables
      .update(campaigns)
      .set({ rulesVersion: 3, rulesDocument: { ...rules, battle } })
      .run()
    const before = await program.ask('campaigns.view', { id })
    expect(before.newRules).toContain('battle.kamikazeContacts')
    expect(before.newRules).toHaveLength(6)
    expect(before.rules).toEqual({ ...rules, battle: { ...battle, kamikazeContacts } })
    await program.ask('campaigns.rename', { id, name: 'Other' })
    expect((await program.ask('campaigns.view', { id })).newRules).toHaveLength(6)
    await program.ask('campaigns.takeRules', { id })
    expect(await program.ask('campaigns.view', { id })).toMatchObject({ newRules: [], rules: before.rules })
    expect(await program.ask('undo.undo', {})).toMatchObject({ call: 'campaigns.takeRules' })
    expect((await program.ask('campaigns.view', { id })).newRules).toHaveLength(6)
  })

  test('of rules of a newer version is not shown and stays as it is', async () => {
    const program = startProgram()
    const { id } = await startThree(program)
    const store = program.program.data()
    if ('problem' in store) throw new Error('The database is open.')
    store.tables.update(campaigns).set({ rulesVersion: 99 }).run()
    const [line] = await program.ask('campaigns.list', {})
    expect(line?.problem?.code).toBe('campaign/unreadable')
    expect(store.tables.select({ version: campaigns.rulesVersion }).from(campaigns).get()?.version).toBe(99)
    store.tables.update(campaigns).set({ system: 'chess' }).run()
    expect((await program.ask('campaigns.list', {}))[0]?.problem?.code).toBe('campaign/unknown-game')
    expect((await program.refused('campaigns.view', { id })).code).toBe('campaign/gone')
  })

  test('does not remove who has fought, in a battle or in one that the program runs', async () => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const [ada = '', ben = '', cleo = ''] = people
    const without = async (gone: string): Promise<Change> => {
      const base = unchanged(await program.ask('campaigns.view', { id }))
      return { ...base, participants: base.participants.filter((one) => !('id' in one && one.id === gone)) }
    }
    const battle = await fight(program, id, ada, ben)
    expect((await program.refused('campaigns.change', await without(ben))).code).toBe(
      'campaign/participant-fought',
    )
    await program.ask('battles.remove', { id: battle.id })
    await program.ask('fights.begin', {
      campaign: id,
      a: { kind: 'participant', participant: ada },
      b: { kind: 'participant', participant: cleo },
      level: 'assist',
      rules: null,
    })
    expect((await program.refused('campaigns.change', await without(cleo))).code).toBe(
      'campaign/participant-fought',
    )
    await program.ask('campaigns.change', await without(ben))
    expect((await program.ask('campaigns.view', { id })).participants.map((one) => one.id)).toEqual([
      ada,
      cleo,
    ])
  })

  test.each<[string, (change: Change) => Change, string]>([
    [
      'one faction left',
      (change) => ({ ...change, participants: change.participants.slice(0, 1) }),
      'call/input',
    ],
    [
      'somebody twice',
      (change) => ({ ...change, participants: [...change.participants, ...change.participants.slice(0, 1)] }),
      'campaign/faction-twice',
    ],
    [
      'a faction that fights already',
      (change) => ({
        ...change,
        participants: [...change.participants, newParticipant('Dora', 'new-tokyo')],
      }),
      'campaign/faction-twice',
    ],
    [
      'a goal that is reached already',
      (change) => ({
        ...withMembers(change, (one) => ({ ...one, opening: OPENING })),
        rules: { ...change.rules, length: 'own', pointsToWin: 4 },
      }),
      'campaign/won-already',
    ],
    [
      'numbers that cannot be',
      (change) =>
        withMembers(change, (one) => ({
          ...one,
          tech: { ...ARCHETYPES.even, 1: { ...ARCHETYPES.even[1], armour: 1 } },
        })),
      'tech/above-higher-rating',
    ],
  ])('is refused with %s, and all stays as it was', async (_name, change, code) => {
    const program = startProgram()
    const { id } = await startThree(program)
    const before = await program.ask('campaigns.view', { id })
    expect((await program.refused('campaigns.change', change(unchanged(before)))).code).toBe(code)
    expect(await program.ask('campaigns.view', { id })).toEqual(before)
  })

  test('gives its battle rules to battles begun from then on, and leaves those under way', async () => {
    const program = startProgram()
    const { id, people } = await startThree(program)
    const [ada = '', ben = ''] = people
    const begin = async (): Promise<string> => {
      const begun = await program.ask('fights.begin', {
        campaign: id,
        a: { kind: 'participant', participant: ada },
        b: { kind: 'participant', participant: ben },
        level: 'assist',
        rules: null,
      })
      return begun.id
    }
    const rulesOf = async (fightId: string) =>
      (await program.ask('fights.look', { id: fightId, watcher: 'public' })).view.rules
    const first = await begin()
    const base = unchanged(await program.ask('campaigns.view', { id }))
    const rules = withRules(base.rules, {
      'battle.scale': 'half',
      'battle.passing': 'ends-the-round-for-him',
    })
    await program.ask('campaigns.change', { ...base, rules })
    const second = await begin()
    expect(await rulesOf(first)).toEqual(DEFAULT_RULES)
    expect(await rulesOf(second)).toEqual({
      ...DEFAULT_RULES,
      scale: 0.5,
      passing: 'ends-the-round-for-him',
    })
  })
})

describe('our usual campaign', () => {
  test('is kept once, offered without factions and a deck that are gone, and forgotten, each with undo', async () => {
    const program = startProgram()
    const usual = async () => (await program.ask('campaigns.prepare', {})).usual
    expect(await usual()).toBeNull()
    const own = await program.ask('factions.create', {
      name: 'Kestrels',
      from: { kind: 'archetype', archetype: 'even' },
    })
    const rules = withRules(rulesFor('long'), { draws: 'end-streaks' })
    const participants = [
      { player: 'Ada', faction: own.id },
      { player: 'Ben', faction: 'new-tokyo' },
    ]
    await program.ask('campaigns.keepUsual', {
      rules: rulesFor('short'),
      place: '',
      deck: null,
      participants: [],
    })
    const { id: deck } = await program.ask('decks.create', { name: 'Ours', from: { kind: 'blank' } })
    await program.ask('campaigns.keepUsual', { rules, place: 'The club', deck, participants })
    expect(await usual()).toEqual({ rules, place: 'The club', deck, participants })
    await program.ask('factions.move', { id: own.id, to: 'trash' })
    await program.ask('decks.move', { id: deck, to: 'trash' })
    expect(await usual()).toEqual({
      rules,
      place: 'The club',
      deck: null,
      participants: participants.slice(1),
    })
    await program.ask('undo.undo', {})
    await program.ask('undo.undo', {})
    await program.ask('undo.undo', {})
    expect(await usual()).toEqual({ rules: rulesFor('short'), place: '', deck: null, participants: [] })
    await program.ask('campaigns.forgetUsual', {})
    expect(await usual()).toBeNull()
    await program.ask('undo.undo', {})
    expect((await usual())?.rules).toEqual(rulesFor('short'))
  })

  test('that cannot be read keeps nobody from starting a campaign', async () => {
    const program = startProgram()
    await program.ask('campaigns.keepUsual', {
      rules: rulesFor('short'),
      place: '',
      deck: null,
      participants: [],
    })
    const store = program.program.data()
    if ('problem' in store) throw new Error('The database is open.')
    store.tables
      .update(usuals)
      .set({ document: { rulesVersion: 99 } })
      .run()
    expect((await program.ask('campaigns.prepare', {})).usual).toBeNull()
    expect(program.errors).toHaveLength(1)
  })

  test('from before decks could be chosen has the cards that come with the game', async () => {
    const program = startProgram()
    const rules = rulesFor('short')
    await program.ask('campaigns.keepUsual', { rules, place: '', deck: null, participants: [] })
    const store = program.program.data()
    if ('problem' in store) throw new Error('The database is open.')
    const before = store.tables.select({ document: usuals.document }).from(usuals).get()
    const { deck, ...document } = before?.document as Record<string, unknown>
    expect(deck).toBeNull()
    store.tables.update(usuals).set({ document }).run()
    expect((await program.ask('campaigns.prepare', {})).usual).toMatchObject({ rules, deck: null })
  })

  test('players that are known are named once, whoever leads several factions', async () => {
    const program = startProgram()
    await startThree(program)
    await program.ask('samples.open', {})
    expect((await program.ask('campaigns.prepare', {})).players).toEqual([
      'Ada',
      'Ben',
      'Cleo',
      'Ilse',
      'Mara',
      'Tomas',
    ])
  })
})
