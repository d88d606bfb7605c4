import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import { checkMission, readyMission } from '../../../shared/systems/blast-em/documents/check-mission.ts'
import { MISSION_DOCUMENT, type MissionDraft } from '../../../shared/systems/blast-em/documents/mission.ts'
import { readNamed } from '../../../shared/document.ts'
import { readyTeam, TEAM_DOCUMENT, teamOf } from '../../../shared/systems/blast-em/documents/team.ts'
import { OWN_TOKENS } from '../../../shared/systems/blast-em/data/tokens.ts'
import { teamCost } from '../../../shared/systems/blast-em/index.ts'
import { randomMission, randomTeam } from '../../../shared/systems/blast-em/samples/generate.ts'
import { SAMPLE_MISSION_IDS, SAMPLE_MISSIONS } from '../../../shared/systems/blast-em/samples/missions.ts'
import { SAMPLE_TEAM_IDS, SAMPLE_TEAMS } from '../../../shared/systems/blast-em/samples/teams.ts'
import { MISSION_KINDS } from '../../../shared/systems/blast-em/words.ts'
import { runs } from '../../support/long.ts'
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
