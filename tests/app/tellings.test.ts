import { expect, test } from 'vitest'
import { report, side, startThree } from './support/campaign.ts'
import { play, QUICK } from './support/fights.ts'
import { storedState } from '../support/stored-fight.ts'
import { startProgram, type TestProgram } from './support/program.ts'
import { tell } from '../../shared/systems/seven-seconds/battle/view.ts'

const NOBODY = '01890000-0000-7000-8000-000000000000'

async function withBattle(muster: TestProgram) {
  const { id: campaign, people } = await startThree(muster)
  const { id: battle } = await muster.ask('battles.enter', {
    campaign,
    before: null,
    report: report(side(people[0], 9, { lost: { tactical: 1 } }), side(people[1], 4)),
  })
  return { campaign, battle, people }
}

/** Begins a fight of the campaign's first two, and plays so many commands of it. */
async function fightOf(muster: TestProgram, campaign: string, people: readonly string[], commands: number) {
  const [a = '', b = ''] = people
  const { id } = await muster.ask('fights.begin', {
    ...QUICK,
    campaign,
    a: { kind: 'participant', participant: a },
    b: { kind: 'participant', participant: b },
  })
  await play(muster, id, 5, commands)
  return id
}

test('a text is kept with what it grew from; it says when the facts have changed, and is taken back by undo', async () => {
  const muster = startProgram()
  const { campaign, battle } = await withBattle(muster)
  const of = { campaign, battle }
  const look = async (told: string) => (await muster.ask('histories.telling', { ...of, told })).written
  expect(await look('# One')).toBeNull()

  await muster.ask('histories.write', { ...of, words: '  # Ours  ', told: '# One' })
  expect(await look('# One')).toMatchObject({ words: '# Ours', outdated: false })
  expect(await look('# Two')).toMatchObject({ words: '# Ours', outdated: true })

  // Keeping it means that it is held against the facts as they are.
  await muster.ask('histories.write', { ...of, words: '# Ours', told: '# Two' })
  expect(await look('# Two')).toMatchObject({ words: '# Ours', outdated: false })

  await muster.ask('histories.unwrite', of)
  expect(await look('# Two')).toBeNull()
  const undone = await muster.ask('undo.undo', {})
  expect(undone).toMatchObject({ call: 'histories.unwrite', campaign: { id: campaign } })
  expect(await look('# Two')).toMatchObject({ words: '# Ours' })
  await muster.ask('undo.undo', {})
  expect(await look('# One')).toMatchObject({ words: '# Ours', outdated: false })
  await muster.ask('undo.undo', {})
  expect(await look('# One')).toBeNull()
  await muster.ask('undo.redo', {})
  expect(await look('# One')).toMatchObject({ words: '# Ours' })
})

test('each battle and the campaign have a text of their own, which goes with them', async () => {
  const muster = startProgram()
  const { campaign, battle } = await withBattle(muster)
  await muster.ask('histories.write', { campaign, battle, words: 'Battle', told: '' })
  await muster.ask('histories.write', { campaign, battle: null, words: 'Campaign', told: '' })
  await muster.ask('histories.write', { campaign, battle: null, words: 'Campaign, again', told: '' })
  const all = async () =>
    (await muster.ask('histories.written', { campaign })).tellings.map(({ battle: of, words }) => [of, words])
  expect(await all()).toEqual([
    [battle, 'Battle'],
    [null, 'Campaign, again'],
  ])
  await muster.ask('battles.remove', { id: battle })
  expect(await all()).toEqual([[null, 'Campaign, again']])
  await muster.ask('undo.undo', {})
  expect(await all()).toHaveLength(2)
})

test.each([
  ['nothing', { words: '   ' }, 'call/input'],
  ['a library', { words: 'x'.repeat(100_001) }, 'call/input'],
  ['a battle that is not there', { battle: NOBODY }, 'battle/gone'],
  ['a campaign that is not there', { campaign: NOBODY }, 'campaign/gone'],
])('%s is not written', async (_name, over, code) => {
  const muster = startProgram()
  const { campaign, battle } = await withBattle(muster)
  const problem = await muster.refused('histories.write', {
    campaign,
    battle,
    words: 'Ash',
    told: '',
    ...over,
  })
  expect(problem.code).toBe(code)
  expect((await muster.ask('histories.written', { campaign })).tellings).toEqual([])
})

test('a battle of another campaign is not told in this one', async () => {
  const muster = startProgram()
  const { battle } = await withBattle(muster)
  const { campaign } = await withBattle(muster)
  const problem = await muster.refused('histories.write', { campaign, battle, words: 'Ash', told: '' })
  expect(problem.code).toBe('battle/gone')
})

test('the story of a recorded battle has no course, that of a fought one follows its log, also after a correction', async () => {
  const muster = startProgram()
  const { campaign, battle, people } = await withBattle(muster)
  const recorded = await muster.ask('histories.story', { battle })
  expect(recorded.course).toBeNull()
  expect(recorded.battle.account.position).toBe(1)

  const id = await fightOf(muster, campaign, people, 5000)
  const { battle: fought } = await muster.ask('fights.enter', {
    id,
    foughtOn: null,
    place: 'Salt Pan',
    note: '',
    fates: [],
    recruit: [],
  })
  const told = await muster.ask('histories.story', { battle: fought })
  const { state } = { state: storedState(muster, id) }
  expect(told.course?.lasted).toBe(state.round)
  expect(told.course?.score?.a.total).toBe(told.battle.sides[0].victoryPoints)
  const destroyed = Object.values(state.units).filter(({ where }) => where === 'destroyed')
  const killed = (told.course?.rounds ?? []).flatMap(({ moments }) =>
    moments.flatMap((moment) => (moment.kind === 'kill' ? moment.victims : [])),
  )
  // A drone that blew itself up is no kill; a trooper in their own flames is told.
  const gone = destroyed.filter(({ id: unit, fate }) => fate?.by !== unit || fate.cause !== 'kamikaze')
  expect(killed).toHaveLength(gone.length)
})

test('what leaves the program of a running fight is what everybody may know', async () => {
  const muster = startProgram()
  const { campaign, people } = await withBattle(muster)
  const fight = await fightOf(muster, campaign, people, 40)
  const note = (side: 'a' | 'b', text: string) =>
    ({ kind: 'note', side, piece: null, text, private: true }) as const
  for (const [of, text] of [
    ['a', 'Secret of a'],
    ['b', 'Secret of b'],
  ] as const) {
    const { decision } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
    await muster.ask('fights.act', { id: fight, after: decision, command: note(of, text), rolls: null })
  }
  const { fights } = await muster.ask('histories.fights', { campaign })
  expect(fights).toMatchObject([{ id: fight, battle: null, locked: [] }])
  expect(['measuring', 'over']).not.toContain(fights[0]?.phase)
  const kinds = async (secrets: boolean, privateNotes: boolean) => {
    const { events } = await muster.ask('histories.events', { fight, secrets, privateNotes })
    return { kinds: new Set(events.map(({ event }) => event.kind)), text: JSON.stringify(events), events }
  }

  const open = await kinds(false, false)
  const state = storedState(muster, fight)
  for (const { event } of open.events) expect(tell(event, state, 'public').kind).not.toBe('hidden')
  for (const secret of ['begun', 'piles-changed', 'dice-moved', 'cards-drawn', 'cards-kept', 'mustered'])
    expect(open.kinds).not.toContain(secret)
  expect(open.text).not.toContain('Secret of')

  const notes = await kinds(false, true)
  expect(notes.text).toContain('Secret of a')
  expect(notes.kinds).not.toContain('cards-drawn')

  const secrets = await kinds(true, false)
  expect(secrets.kinds).toContain('cards-drawn')
  expect(secrets.text).not.toContain('Secret of')
  // Cards and dice that are still to come are nobody's to know.
  expect(secrets.kinds).not.toContain('piles-changed')
  expect(secrets.kinds).not.toContain('dice-moved')

  await muster.ask('fights.setPin', { id: fight, side: 'a', chosen: '2468' })
  const locked = await kinds(true, true)
  expect(locked.text).not.toContain('Secret of a')
  expect(locked.text).toContain('Secret of b')
  const ofA = locked.events.filter(({ event }) => event.kind === 'cards-drawn' && event.side === 'a')
  expect(ofA).toEqual([])
  expect((await muster.ask('histories.fights', { campaign })).fights[0]?.locked).toEqual(['a'])
})

test('decorations are told with the battle that they are for', async () => {
  const muster = startProgram()
  const { id: campaign } = await muster.ask('samples.open', {})
  const { honours } = await muster.ask('histories.written', { campaign })
  const { battles } = await muster.ask('campaigns.view', { id: campaign })
  expect(honours.length).toBeGreaterThan(0)
  for (const { battle, participant } of honours) {
    const there = battles.find(({ id }) => id === battle)
    expect(there?.sides.map((one) => one.participant)).toContain(participant)
  }
})
