import { expect, test } from 'vitest'
import { filtered, NO_FILTER } from '../../shared/systems/seven-seconds/histories/filter.ts'
import { indexBattles } from '../../shared/systems/seven-seconds/histories/filter-index.ts'
import { startThree } from './support/campaign.ts'
import { play, QUICK } from './support/fights.ts'
import { startProgram } from './support/program.ts'

const SECRET = 'Nobody else reads this'
const OPEN = 'The crane counts as Heavy Cover'

/** A program with a fight that has a private note and an open one, played so far; and finding in it. */
async function fought(commands: number) {
  const muster = startProgram()
  const { id: campaign, people } = await startThree(muster)
  const [a = '', b = ''] = people
  const { id } = await muster.ask('fights.begin', {
    ...QUICK,
    campaign,
    a: { kind: 'participant', participant: a },
    b: { kind: 'participant', participant: b },
  })
  // Notes of those who play would take the place of these.
  await play(muster, id, 5, commands)
  for (const [text, isPrivate] of [
    [SECRET, true],
    [OPEN, false],
  ] as const) {
    const { decision } = await muster.ask('fights.look', { id, watcher: 'public' })
    const command = { kind: 'note', side: 'a', piece: null, text, private: isPrivate } as const
    await muster.ask('fights.act', { id, after: decision, command, rolls: null })
  }
  const read = async () => {
    const told = await muster.ask('histories.battles', { campaign: null })
    return { told, index: indexBattles(told.campaigns, told.battles) }
  }
  const found = async (text: string) => filtered((await read()).index, { ...NO_FILTER, text }).length
  return { muster, campaign, id, read, found }
}

test('what is read of an entered battle holds no private note; its open notes, cards and own report are found', async () => {
  const { muster, campaign, id, read, found } = await fought(5000)
  const { battle } = await muster.ask('fights.enter', {
    id,
    foughtOn: '2026-11-20',
    place: 'Salt Pan',
    note: '',
    fates: [],
    recruit: [],
  })
  while ((await muster.ask('histories.digestLogs', {})).unread > 0);
  const { told } = await read()
  expect(JSON.stringify(told)).not.toContain(SECRET)
  expect(await found('nobody else reads')).toBe(0)
  expect(await found('crane')).toBe(1)
  const card = told.battles[0]?.digest?.sides.a.mission
  expect(await found(card?.id ?? '?')).toBe(1)
  expect(await found(card?.id.replace('-', '').toLowerCase() ?? '?')).toBe(1)

  expect(await found('marmalade')).toBe(0)
  await muster.ask('histories.write', { campaign, battle, words: '# The day of the marmalade', told: '' })
  expect(await found('marmalade')).toBe(1)
  // The search over everything reads the same.
  const everywhere = async (text: string) =>
    (await muster.ask('search.everything', { text })).groups.map(({ kind }) => kind)
  expect(await everywhere('crane heavy')).toEqual(['battle'])
  expect(await everywhere('marmalade')).toEqual(['report'])
  expect(await everywhere('nobody else reads')).toEqual([])
})

test('nothing of a battle under way is among what is searched, open or secret', async () => {
  const { read, found } = await fought(40)
  const { told } = await read()
  expect(told.battles).toEqual([])
  expect(JSON.stringify(told)).not.toContain(SECRET)
  expect(await found('crane')).toBe(0)
})
