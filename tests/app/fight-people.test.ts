import { describe, expect, test } from 'vitest'
import type { Input } from '../../shared/contract/index.ts'
import type { Output } from '../../shared/systems/seven-seconds/contract/answers.ts'
import { SIDES, type Side } from '../../shared/systems/seven-seconds/battle/words.ts'
import type { BattleState, Unit } from '../../shared/systems/seven-seconds/battle/state/state.ts'
import { TROOPERS } from '../../shared/systems/seven-seconds/words.ts'
import { begunOnce } from './support/begun-once.ts'
import { startThree } from './support/campaign.ts'
import { play, QUICK } from './support/fights.ts'
import { storedState } from '../support/stored-fight.ts'
import { startProgram, type TestProgram } from './support/program.ts'

const GONE = '018f0000-0000-7000-8000-000000000001'
const STYLE = { style: 'steppe' } as const

interface Battle {
  readonly muster: TestProgram
  readonly fight: string
  readonly campaign: string
  readonly people: readonly string[]
  readonly factions: readonly string[]
}

/** A battle in a campaign whose squads are mustered and not placed yet. */
const beforePlacing: () => Promise<Battle> = begunOnce(musterBoth)

async function musterBoth(muster: TestProgram) {
  const { id: campaign, people } = await startThree(muster)
  const { participants } = await muster.ask('campaigns.view', { id: campaign })
  const { id: fight } = await muster.ask('fights.begin', {
    ...QUICK,
    campaign,
    a: { kind: 'participant', participant: people[0] ?? '' },
    b: { kind: 'participant', participant: people[1] ?? '' },
  })
  for (let step = 0; !isMustered(storedState(muster, fight)); step += 1)
    await play(muster, fight, 40 + step, 1)
  return { fight, campaign, people, factions: participants.map(({ faction }) => faction.id) }
}

const isMustered = ({ sides }: BattleState): boolean => sides.a.mustered && !sides.a.placed
const troopersOf = (state: BattleState, side: Side): Unit[] =>
  Object.values(state.units).filter(
    (unit) => unit.side === side && TROOPERS.some((type) => type === unit.type),
  )

async function decisionOf({ muster, fight }: Battle): Promise<number> {
  return (await muster.ask('fights.look', { id: fight, watcher: 'public' })).decision
}

type Names = { unit: string; name: string; trooper: string | null }[]
const command = (names: Names, side: Side = 'a') => ({ kind: 'name-units', side, names }) as const

async function nameAll(battle: Battle, names: Names): Promise<Output<'fights.act'>> {
  const { muster, fight } = battle
  return muster.ask('fights.act', {
    id: fight,
    after: await decisionOf(battle),
    command: command(names),
    rolls: null,
  })
}

const recruitAll = ({ muster, campaign, factions }: Battle, need = { scout: 0, assault: 0, engineer: 0 }) =>
  muster.ask('roster.fillSquad', {
    faction: factions[0] ?? '',
    campaign,
    need: { tactical: 7, commander: 1, ...need },
    names: STYLE,
  })

describe('own names in a battle of a campaign', () => {
  test('come from the living of the roster, then from a style, and nobody is recruited for it', async () => {
    const battle = await beforePlacing()
    const { muster, fight, factions, campaign } = battle
    const { members } = await muster.ask('roster.fillSquad', {
      faction: factions[0] ?? '',
      campaign,
      need: { tactical: 1, commander: 1, assault: 0, scout: 0, engineer: 0 },
      names: STYLE,
    })
    const { names } = await muster.ask('fights.suggestNames', { id: fight, side: 'a', names: STYLE })
    const units = troopersOf(storedState(muster, fight), 'a')
    expect(names.map(({ unit }) => unit).sort()).toEqual(units.map(({ id }) => id).sort())
    expect(new Set(names.map(({ name }) => name)).size).toBe(units.length)
    const known = names.filter(({ trooper }) => trooper !== null)
    expect(known.length).toBeGreaterThan(0)
    for (const { unit, trooper, name } of known)
      expect(members.find(({ id }) => id === trooper)).toMatchObject({ name, unit: unit.split('-')[1] })
    const { troopers } = await muster.ask('roster.view', { faction: factions[0] ?? '', campaign })
    expect(troopers).toHaveLength(2)
    await nameAll(battle, names)
    const { view } = await muster.ask('fights.look', { id: fight, watcher: 'a' })
    expect(view.units.filter(({ name }) => name !== null)).toHaveLength(units.length)
  })

  test('must be of this roster, alive and of the type; what is wrong changes nothing', async () => {
    const battle = await beforePlacing()
    const { muster, fight, factions, campaign } = battle
    const { members } = await recruitAll(battle, { scout: 1, assault: 1, engineer: 1 })
    const other = await muster.ask('roster.add', {
      faction: factions[1] ?? '',
      campaign,
      unit: 'tactical',
      name: 'Of the others',
      note: '',
    })
    const [unit] = troopersOf(storedState(muster, fight), 'a').filter(({ type }) => type === 'tactical')
    const id = unit?.id ?? ''
    const after = await decisionOf(battle)
    const refused = async (trooper: string, code: string): Promise<void> => {
      const named = command([{ unit: id, name: 'X', trooper }])
      expect(
        (await muster.refused('fights.act', { id: fight, after, command: named, rolls: null })).code,
      ).toBe(code)
    }
    await refused(GONE, 'names/not-living')
    await refused(other.id, 'names/not-living')
    await refused(members.find((one) => one.unit === 'engineer')?.id ?? '', 'names/other-type')
    const fallen = members.find((one) => one.unit === 'tactical')?.id ?? ''
    await muster.ask('roster.change', { id: fallen, change: { fell: 'In the old war' } })
    await refused(fallen, 'names/not-living')
    for (const names of [null, 'x', [{ unit: id }], [{ unit: id, name: 'a\nb', trooper: null }]]) {
      const named = { ...command([]), names }
      expect(
        (await muster.refused('fights.act', { id: fight, after, command: named, rolls: null })).code,
      ).toBe('command/unreadable')
    }
    expect(await decisionOf(battle)).toBe(after)
  })

  test('are taken back and done again like any other step', async () => {
    const battle = await beforePlacing()
    const { muster, fight } = battle
    const [unit] = troopersOf(storedState(muster, fight), 'a')
    const { decision } = await nameAll(battle, [{ unit: unit?.id ?? '', name: 'Ada', trooper: null }])
    await muster.ask('fights.takeBack', { id: fight, decision })
    expect(storedState(muster, fight).units[unit?.id ?? '']?.name).toBeNull()
    await muster.ask('fights.doAgain', { id: fight, after: decision - 1 })
    expect(storedState(muster, fight).units[unit?.id ?? '']?.name).toBe('Ada')
  })
})

test('a quick battle has names of a style, and no troopers of a roster', async () => {
  const muster = startProgram()
  const { id: fight } = await muster.ask('fights.begin', QUICK)
  for (let step = 0; !isMustered(storedState(muster, fight)); step += 1)
    await play(muster, fight, 40 + step, 1)
  const { names } = await muster.ask('fights.suggestNames', {
    id: fight,
    side: 'a',
    names: { style: 'call-signs' },
  })
  expect(names.length).toBeGreaterThan(1)
  expect(names.every(({ trooper }) => trooper === null)).toBe(true)
  expect(
    (await muster.refused('fights.suggestNames', { id: fight, side: 'a', names: { list: GONE } })).code,
  ).toBe('name-list/gone')
})

interface Played extends Battle {
  /** Those of side a with a name. */
  readonly units: readonly Unit[]
}

/** A battle that is over, with the squad of side a named: of the roster, of whom some fell and some live, and two by a free name. */
const played: () => Promise<Played> = begunOnce(async (muster) => {
  for (let seed = 1; ; seed += 1) {
    const known = await musterBoth(muster)
    const units = await playNamed({ muster, ...known }, seed)
    const fates = units.flatMap(({ trooper, fate }) => (trooper === null ? [] : [fate !== null]))
    if (fates.includes(true) && fates.includes(false)) return { ...known, units }
  }
})

async function playNamed(battle: Battle, seed: number): Promise<Unit[]> {
  const { muster, fight } = battle
  await recruitAll(battle)
  const { names } = await muster.ask('fights.suggestNames', { id: fight, side: 'a', names: STYLE })
  await nameAll(battle, names)
  await play(muster, fight, seed)
  const { view } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
  return view.units.filter((unit) => unit.side === 'a' && unit.name !== null)
}

const ABOUT = { foughtOn: '2026-11-21', place: 'Shed', note: '' }

async function enter(
  { muster, fight }: Battle,
  more: Partial<Input<'fights.enter'>> = {},
): Promise<Output<'roster.battle'>['sides']> {
  const { battle } = await muster.ask('fights.enter', { id: fight, ...ABOUT, ...more })
  return (await muster.ask('roster.battle', { battle })).sides
}

describe('a battle that is entered', () => {
  test('brings the destroyed of the roster among the killed, the rest unhurt, with round and kills', async () => {
    const battle = await played()
    const [own, other] = await enter(battle)
    const enlisted = battle.units.filter(({ trooper }) => trooper !== null)
    expect(enlisted.length).toBeGreaterThan(1)
    expect(own?.entries.map(({ trooper }) => trooper).sort()).toEqual(
      enlisted.map(({ trooper }) => trooper).sort(),
    )
    for (const unit of enlisted) {
      expect(own?.entries.find(({ trooper }) => trooper === unit.trooper)).toMatchObject({
        name: unit.name,
        fate: unit.fate ? 'killed' : 'unhurt',
        round: unit.fate?.round ?? null,
      })
    }
    expect(enlisted.some(({ fate }) => fate !== null)).toBe(true)
    expect(other?.entries).toEqual([])
  })

  test('takes the fates that the players chose, and is one step of undo', async () => {
    const battle = await played()
    const { muster, campaign, factions, fight } = battle
    const [unit] = battle.units.filter(({ trooper, fate }) => trooper !== null && fate !== null)
    if (!unit) throw new Error('Nobody fell.')
    const before = await muster.ask('roster.view', { faction: factions[0] ?? '', campaign })
    const fates = [{ unit: unit.id, fate: 'wounded', wounds: 2, round: null, cause: 'A flamer' }] as const
    const [own] = await enter(battle, { fates: [...fates], recruit: ['a', 'b'] })
    expect(own?.entries.find(({ trooper }) => trooper === unit.trooper)).toMatchObject({
      fate: 'wounded',
      wounds: 2,
      cause: 'A flamer',
    })
    expect(own?.entries).toHaveLength(battle.units.length)
    const after = await muster.ask('roster.view', { faction: factions[0] ?? '', campaign })
    expect(after.troopers.length - before.troopers.length).toBe(
      battle.units.filter(({ trooper }) => trooper === null).length,
    )

    await muster.ask('undo.undo', {})
    expect(await muster.ask('roster.view', { faction: factions[0] ?? '', campaign })).toEqual(before)
    expect((await muster.ask('campaigns.view', { id: campaign })).battles).toEqual([])
    expect((await muster.ask('fights.look', { id: fight, watcher: 'public' })).summary.battle).toBeNull()
    await muster.ask('undo.redo', {})
    expect(await muster.ask('roster.view', { faction: factions[0] ?? '', campaign })).toEqual(after)
  })

  test('is refused whole where a fate cannot be: nothing is entered', async () => {
    const battle = await played()
    const { muster, fight, campaign } = battle
    const alive = battle.units.filter(({ trooper, fate }) => trooper !== null && fate === null)
    const nobody = { unit: 'a-tactical-99', fate: 'killed', wounds: 0, round: null, cause: '' } as const
    expect((await muster.refused('fights.enter', { id: fight, ...ABOUT, fates: [nobody] })).code).toBe(
      'fight/not-named',
    )
    const unit = alive[0]?.id ?? ''
    const tooMany = await muster.refused('fights.enter', {
      id: fight,
      ...ABOUT,
      fates: alive.map((one) => ({ ...nobody, unit: one.id })),
    })
    expect(tooMany).toMatchObject({ code: 'roster/more-than-lost' })
    expect(tooMany.path[0]).toBe('fates')
    const hurt = { ...nobody, unit, fate: 'unhurt', wounds: 1 }
    expect(await muster.refused('fights.enter', { id: fight, ...ABOUT, fates: [hurt] })).toMatchObject({
      code: 'roster/unhurt-wounds',
      path: ['fates', unit],
    })
    for (const wrong of [{ fate: 'missing' }, { wounds: -1 }, { round: 0 }, { cause: 'x'.repeat(201) }])
      expect(
        (await muster.refused('fights.enter', { id: fight, ...ABOUT, fates: [{ ...hurt, ...wrong }] })).code,
      ).toBe('call/input')
    expect((await muster.ask('campaigns.view', { id: campaign })).battles).toEqual([])
  })

  test('counts a score that was corrected', async () => {
    const battle = await played()
    const { muster, fight, campaign } = battle
    const after = await decisionOf(battle)
    const corrected = { kind: 'correct-score', side: 'b', line: 0, points: 40, note: 'Agreed' } as const
    await muster.ask('fights.act', { id: fight, after, command: corrected, rolls: null })
    const { view } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
    expect(view.score?.b.lines[0]).toMatchObject({ points: 40, corrected: { note: 'Agreed' } })
    await enter(battle)
    const [entered] = (await muster.ask('campaigns.view', { id: campaign })).battles
    expect(entered?.sides.map(({ victoryPoints }) => victoryPoints)).toEqual(
      SIDES.map((side) => view.score?.[side].total),
    )
    const late = { ...corrected, points: 1 }
    expect(
      (await muster.refused('fights.act', { id: fight, after: after + 1, command: late, rolls: null })).code,
    ).toBe('fight/entered')
  })
})
