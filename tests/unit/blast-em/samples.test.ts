import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import {
  checkMission,
  readyMission,
  targetOf,
} from '../../../shared/systems/blast-em/documents/check-mission.ts'
import { MISSION_DOCUMENT, type MissionDraft } from '../../../shared/systems/blast-em/documents/mission.ts'
import { readNamed } from '../../../shared/document.ts'
import {
  readyTeam,
  TEAM_DOCUMENT,
  teamOf,
  type TeamDraft,
} from '../../../shared/systems/blast-em/documents/team.ts'
import { MISSION_TABLE } from '../../../shared/systems/blast-em/data/missions.ts'
import { TEAM_CHART } from '../../../shared/systems/blast-em/data/team-chart.ts'
import { OWN_TOKENS } from '../../../shared/systems/blast-em/data/tokens.ts'
import { teamCost } from '../../../shared/systems/blast-em/index.ts'
import { randomMission, randomTeam } from '../../../shared/systems/blast-em/samples/generate.ts'
import { SAMPLE_MISSION_IDS, SAMPLE_MISSIONS } from '../../../shared/systems/blast-em/samples/missions.ts'
import { SAMPLE_TEAM_IDS, SAMPLE_TEAMS } from '../../../shared/systems/blast-em/samples/teams.ts'
import { MISSION_KINDS, type TeamType } from '../../../shared/systems/blast-em/words.ts'
import { runs } from '../../support/long.ts'
import { libraryKinds } from '../../../renderer/systems/blast-em/library/kinds.ts'
import { rulesWith } from './builders.ts'

const idea = SAMPLE_MISSIONS['seed-vault']

describe('teams to start from', () => {
  it.each(SAMPLE_TEAM_IDS)('%s is legal, spends its points and has a name for everybody', (id) => {
    const draft = SAMPLE_TEAMS[id]
    expect(readNamed(TEAM_DOCUMENT, JSON.parse(JSON.stringify(draft)))).toEqual({ document: draft })
    expect(readyTeam(draft, rulesWith())).toHaveProperty('team')
    expect(teamCost(teamOf(draft))).toBe(12)
    const names = draft.members.map(({ name }) => name)
    expect(names.every((name) => name.length > 0)).toBe(true)
    expect(new Set(names).size).toBe(names.length)
  })
  it('are all listed, an Operative and a sequel among them', () => {
    expect(Object.keys(SAMPLE_TEAMS)).toEqual([...SAMPLE_TEAM_IDS])
    expect(SAMPLE_TEAM_IDS.filter((id) => SAMPLE_TEAMS[id].members[0]?.type === 'operative')).toEqual([
      'quiet-ada',
    ])
    expect(SAMPLE_TEAM_IDS.filter((id) => SAMPLE_TEAMS[id].sequel)).toEqual(['late-shift-again'])
  })
})

describe('missions to start from', () => {
  it.each(SAMPLE_MISSION_IDS)('%s can be played', (id) => {
    const draft = SAMPLE_MISSIONS[id]
    expect(readNamed(MISSION_DOCUMENT, JSON.parse(JSON.stringify(draft)))).toEqual({ document: draft })
    expect(checkMission(draft)).toEqual([])
    expect(draft.tokens.length).toBeGreaterThanOrEqual(4)
    for (const words of [draft.brief, draft.win, draft.loss]) expect(words).toMatch(/\.$/)
  })
  it.each(MISSION_KINDS)('%s has its own', (kind) => {
    const own = SAMPLE_MISSION_IDS.filter((id) => SAMPLE_MISSIONS[id].mission === kind)
    expect(own.length).toBeGreaterThanOrEqual(kind === 'firefight' ? 1 : 2)
  })
})

/** What a team, with whoever joins it there, would need for the objective and does not have. */
function lacking(mission: MissionDraft, team: TeamDraft): string[] {
  const { objective, items, terminals, people, things, ways } = mission
  const can = new Set<string>()
  const come = (type: string): void => {
    const model = TEAM_CHART[type as TeamType]
    if (model.skill?.technical) can.add('technical')
    if (model.traits.includes('demoPacs')) for (const means of ['demoPac', 'wrecks']) can.add(means)
    if (model.ranged?.weapon === 'heavy') can.add('wrecks')
  }
  for (const { type, gadgets } of team.members) {
    come(type)
    for (const { gadget } of gadgets) can.add(gadget)
  }
  const stateOf = (id: string): string => mission.doors.find((door) => door.id === id)?.state ?? 'open'
  const isPassed = (room: string | null, by: (door: string) => boolean): boolean =>
    mission.doors.every(({ id, place }) => place.room !== room || by(id))
  /** By whoever stands before it. */
  const opens = (id: string): boolean => {
    if (['open', 'closed'].includes(stateOf(id)) || can.has('demoPac')) return true
    return stateOf(id) !== 'stuck' && (can.has('technical') || can.has('passkey'))
  }
  const isReached = (room: string | null): boolean =>
    isPassed(room, (door) => opens(door) || (can.has('technical') && isWired(door)))
  const isWired = (door: string): boolean =>
    terminals.some((one) => one.opens.includes(door) && isPassed(one.place.room, opens))
  // What lies about is taken up, and whoever joins comes along, before it comes to it.
  for (const { locked, find, place } of items)
    if (find?.kind === 'gadget' && isReached(place.room) && (!locked || can.has('technical')))
      can.add(find.carried.gadget)
  for (const { who, joins, place } of people)
    if (joins && who.kind === 'team' && isReached(place.room)) come(who.type)
  const lacks: string[] = []
  const wants = (is: boolean, what: string): void => void (is || lacks.push(what))
  const mayBe = <One extends { readonly id: string }>(all: readonly One[], id: string): One | undefined =>
    all.find((one) => one.id === id)
  const placed = [...items, ...terminals, ...people, ...things]
  const target = objective && targetOf(objective)
  const at = placed.find(({ id }) => id === target)?.place.room ?? null
  wants(isReached(objective?.kind === 'secure' ? objective.room : at), 'a way to it')
  wants(
    !MISSION_TABLE[mission.mission].exit ||
      ways.some((way) => way.for.includes('teamOut') && isReached(way.place.room)),
    'a way out',
  )
  if (objective?.kind === 'fetch')
    wants(!mayBe(items, objective.item)?.locked || can.has('technical'), 'technical skill')
  if (objective?.kind === 'learn')
    wants(!mayBe(terminals, objective.from) || can.has('technical'), 'technical skill')
  if (objective?.kind === 'destroy')
    wants(!mayBe(things, objective.target) || can.has('wrecks') || can.has('grenade'), 'something heavy')
  return lacks
}

describe('missions to start from, with teams to start from', () => {
  const pairs = SAMPLE_MISSION_IDS.flatMap((mission) => SAMPLE_TEAM_IDS.map((team) => ({ mission, team })))
  it.each(pairs)('$mission can be won by $team', ({ mission, team }) => {
    expect(lacking(SAMPLE_MISSIONS[mission], SAMPLE_TEAMS[team])).toEqual([])
  })
  it('would not be, behind a stuck door or a lock for those who can open neither', () => {
    const { 'the-black-box': box, 'second-set-of-books': books } = SAMPLE_MISSIONS
    const [hatch] = box.doors
    if (!hatch) throw new Error('There is no hatch.')
    const stuck: MissionDraft = { ...box, doors: [{ ...hatch, state: 'stuck' }] }
    expect(lacking(stuck, SAMPLE_TEAMS['late-shift'])).toEqual(['a way to it'])
    expect(lacking(stuck, SAMPLE_TEAMS['loud-and-sorry'])).toEqual([])
    expect(lacking({ ...books, people: [] }, SAMPLE_TEAMS['loud-and-sorry'])).toEqual(['technical skill'])
  })
})

describe('checkMission', () => {
  it.each<[string, Partial<MissionDraft>, string]>([
    ['no objective', { objective: null }, 'mission/objective objective'],
    ['the objective of another kind', { objective: { kind: 'leave' } }, 'mission/objective objective'],
    ['nothing to fetch', { objective: { kind: 'fetch', item: 'crown' } }, 'mission/target objective'],
    ['a door to fetch', { objective: { kind: 'fetch', item: 'vault-door' } }, 'mission/target objective'],
    [
      'no way in',
      { ways: idea.ways.map((one) => ({ ...one, for: ['teamOut', 'badGuysIn'] })) },
      'mission/way-in ways',
    ],
    [
      'no way out',
      { ways: idea.ways.map((one) => ({ ...one, for: ['teamIn', 'badGuysIn'] })) },
      'mission/way-out ways',
    ],
    [
      'a strike needs no way out',
      {
        mission: 'strike',
        objective: { kind: 'destroy', target: 'cart' },
        ways: idea.ways.map((one) => ({ ...one, for: ['teamIn'] })),
      },
      '',
    ],
    [
      'an invasion without waves',
      { mission: 'invasion', objective: { kind: 'beatWaves', turns: 3 } },
      'mission/waves waves',
    ],
    [
      'a wave from nowhere',
      {
        waves: [
          { id: 'w', way: 'mouth', turn: 1, models: [{ who: { kind: 'badGuy', type: 'guard' }, count: 1 }] },
        ],
      },
      'mission/way waves.0.way',
    ],
    [
      'a name twice',
      { vessels: [{ id: 'cart', name: 'Cart', notes: '', place: { room: null, at: null } }] },
      'mission/id vessels.0.id',
    ],
    [
      'a room that is not there',
      { vessels: [{ id: 'boat', name: 'Boat', notes: '', place: { room: 'lake', at: null } }] },
      'mission/room vessels.0.place',
    ],
    [
      'off the table',
      { vessels: [{ id: 'boat', name: 'Boat', notes: '', place: { room: null, at: { x: 49, y: 1 } } }] },
      'mission/outside vessels.0.place',
    ],
    [
      'a door that is not there',
      { terminals: idea.terminals.map((one) => ({ ...one, opens: ['hatch'] })) },
      'mission/door terminals.0.opens.0',
    ],
    [
      'a type that is not there',
      {
        garrison: [
          {
            id: 'g',
            place: { room: null, at: null },
            models: [{ who: { kind: 'own', type: 'toString' }, count: 1 }],
          },
        ],
      },
      'mission/type garrison.0.models.0.who',
    ],
  ])('%s', (_name, over, expected) => {
    const found = checkMission({ ...idea, ...over }).map(({ code, path }) =>
      `${code} ${path.join('.')}`.trim(),
    )
    expect(found.join(', ')).toBe(expected)
  })

  it.each(MISSION_KINDS)('another kind of mission is about what that is about: %s', (mission) => {
    const all = Object.values(SAMPLE_MISSIONS)
    const full = { people: all.flatMap(({ people }) => people), items: all.flatMap(({ items }) => items) }
    const settled = (changed: MissionDraft): object | undefined =>
      libraryKinds.find(({ kind }) => kind === MISSION_DOCUMENT.kind)?.settled?.(changed, idea)
    const { objective } = MISSION_TABLE[mission]
    expect(settled({ ...idea, ...full, mission })).toMatchObject({ objective: { kind: objective } })
    const empty = { people: [], items: [], terminals: [], things: [], garrison: [], vessels: [], rooms: [] }
    const waits = mission !== idea.mission && !['leave', 'beatWaves', 'own'].includes(objective)
    const { objective: about } = MISSION_DOCUMENT.schema.parse(settled({ ...idea, ...empty, mission }))
    expect(about === null).toBe(waits)
  })

  it('a mission that is ready has its tables and types at hand', () => {
    const ready = readyMission(SAMPLE_MISSIONS['an-end-to-colonel-varga'])
    expect(ready).toMatchObject({
      mission: { tokenTable: OWN_TOKENS, own: { 'walking-gun': { wounds: 6 } } },
    })
    expect(readyMission({ ...idea, objective: null })).toMatchObject({
      problems: [{ code: 'mission/objective' }],
    })
  })
})

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const chanceOf = (seed: number) => seededDice(openDice(seed))

describe('what chance gives', () => {
  it('is a legal team, the same from the same chance', () =>
    fc.assert(
      fc.property(seeds, (seed) => {
        const draft = randomTeam(chanceOf(seed))
        expect(readNamed(TEAM_DOCUMENT, draft)).toEqual({ document: draft })
        expect(readyTeam(draft, rulesWith())).toHaveProperty('team')
        // Whoever lets chance choose wants all that the points buy.
        expect(teamCost(teamOf(draft))).toBe(12)
        expect(randomTeam(chanceOf(seed))).toEqual(draft)
      }),
      { numRuns: runs(150, 5000) },
    ))

  it('is a mission that can be played, the same from the same chance', () =>
    fc.assert(
      fc.property(seeds, (seed) => {
        const draft = randomMission(chanceOf(seed))
        expect(readNamed(MISSION_DOCUMENT, draft)).toEqual({ document: draft })
        expect(checkMission(draft)).toEqual([])
        expect(draft.tokens.length).toBeGreaterThanOrEqual(4)
        expect(randomMission(chanceOf(seed))).toEqual(draft)
        // Nobody has got away where they begin (line 41).
        const [begins] = draft.ways.filter((one) => one.for.includes('teamIn'))
        if (draft.objective?.kind === 'leave') expect(begins?.for).not.toContain('teamOut')
        const isLeft = draft.ways.some((one) => one.for.includes('teamOut'))
        if (draft.objective?.kind === 'leave') expect(isLeft).toBe(true)
        // What is boarded has somewhere to steer it from (line 46), and the win calls that room.
        const room = draft.rooms.at(-1)?.name.toLowerCase() ?? ''
        if (draft.mission === 'boarding') expect(draft.win.toLowerCase()).toContain(`in the ${room} `)
        expect(`${draft.win} ${draft.loss}`).not.toMatch(/[{}]/u)
        // No objective needs a DemoPac, nor is it locked away from those who brought one.
        expect(draft.doors.at(-1)?.state).not.toBe('stuck')
        const { objective } = draft
        const needs = objective?.kind === 'learn' || objective?.kind === 'destroy'
        if (!needs) expect(lacking(draft, SAMPLE_TEAMS['loud-and-sorry'])).toEqual([])
      }),
      { numRuns: runs(150, 5000) },
    ))

  it('is every kind in time, and Operatives too', () => {
    const many = Array.from({ length: 120 }, (_none, seed) => seed)
    expect(new Set(many.map((seed) => randomMission(chanceOf(seed)).mission)).size).toBe(7)
    const leaders = new Set(many.map((seed) => randomTeam(chanceOf(seed)).members[0]?.type))
    expect([...leaders].toSorted()).toEqual(['hero', 'operative'])
  })
})
