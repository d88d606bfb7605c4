import { describe, expect, it } from 'vitest'
import { openDice, seededDice } from '../../../../shared/dice/source.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { setupFrom } from '../../../../shared/systems/blast-em/battle/documents/setup.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import { fillAll } from '../../../../shared/battle/fits.ts'
import { DEFAULT_RULES_DOCUMENT } from '../../../../shared/systems/blast-em/documents/rules.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/blast-em/samples/missions.ts'
import { SAMPLE_TEAMS } from '../../../../shared/systems/blast-em/samples/teams.ts'
import type { KeptDocument } from '../../../../shared/systems/kept.ts'
import { battleOf } from '../../games/blast-em.ts'
import { rulesWith } from '../builders.ts'

const said = {
  name1: 'Ada',
  name2: '',
  team1: 'late-shift',
  team2: 'quiet-ada',
  mission: 'seed-vault',
  automatic: true,
}
const { setUp } = blastEmPlay
const kept = (kind: string, place: number, document: object): KeptDocument => ({
  id: `0199c0de-0000-7000-8000-00000000000${place}`,
  kind,
  name: kind,
  document,
  inCampaign: false,
})
const TEAM = kept('team', 1, SAMPLE_TEAMS['spare-parts'])
const MISSION = kept('mission', 2, SAMPLE_MISSIONS['seed-vault'])
const RULES = kept('house-rules', 3, { ...DEFAULT_RULES_DOCUMENT, rules: rulesWith({ medical: 'meet' }) })
const KEPT = [TEAM, MISSION, RULES]

describe('the form', () => {
  it('reads who plays, with which samples', () => {
    const setup = setUp?.read(said, 'assist', [])
    if (!setup || isRefusal(setup)) throw new Error('It can be read.')
    expect(setUp?.sides(setup)).toEqual([
      { side: 'player-1', name: 'Ada' },
      { side: 'player-2', name: 'Quiet Ada' },
      { side: 'bad-guys', name: 'Bad Guys' },
    ])
    expect(setup).toMatchObject({ level: 'assist', automatic: true, first: null })
  })
  it('has Muster lead the bad guys of one player alone', () => {
    expect(setUp?.read({ ...said, team2: null, automatic: false }, 'enforce', [])).toMatchObject({
      automatic: true,
    })
  })
  it.each([
    [{ team1: null }, ['team1']],
    [{ rules: 'ours' }, ['rules']],
    [{ mission: 'nowhere' }, ['mission']],
    [{ team2: 'nobody' }, ['team2']],
  ])('refuses %j', (over, path) => {
    expect(setUp?.read({ ...said, ...over }, 'enforce', [])).toMatchObject({
      problem: { code: 'blast-em/set-up', path },
    })
  })
  it('takes what the group keeps before the samples, and its house rules', () => {
    const setup = setUp?.read(
      { ...said, team1: TEAM.id, mission: MISSION.id, rules: RULES.id },
      'assist',
      KEPT,
    )
    if (!setup || isRefusal(setup)) throw new Error('It can be read.')
    expect(setup.rules.medical).toBe('meet')
    expect(setup.mission.name).toBe(SAMPLE_MISSIONS['seed-vault'].name)
    expect(setUp?.sides(setup)[0]).toEqual({ side: 'player-1', name: 'Ada', document: TEAM.id })
  })
  it('whatever stands in its fields is a battle', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const setup = setUp?.read(fillAll(setUp.fields(KEPT), seededDice(openDice(seed))), 'enforce', KEPT)
      if (!setup || isRefusal(setup)) throw new Error('It can be read.')
      expect(blastEmPlay.begin(setup, seed).state.phase).toBe('first-player')
    }
  })
})

describe('documents', () => {
  const given = {
    level: 'enforce' as const,
    rules: rulesWith(),
    players: [{ name: 'Ada', team: SAMPLE_TEAMS['late-shift'] }],
    mission: SAMPLE_MISSIONS['seed-vault'],
    first: null,
    automatic: true,
  }
  it('make a battle that holds them whole', () => {
    expect(setupFrom(given)).toEqual({ version: 1, ...given })
  })
  it('call types of the group’s own by their name, of a team and of the mission alike', () => {
    const { own } = SAMPLE_MISSIONS['last-relay']
    const crawler = own.crawler
    if (!crawler) throw new Error('The mission has it.')
    const [hero] = SAMPLE_TEAMS['late-shift'].members
    if (!hero) throw new Error('The team has one.')
    const team = {
      ...SAMPLE_TEAMS['late-shift'],
      members: [hero, { ...hero, id: 'm2', type: 'crawler', name: '' }],
      own: { crawler: { ...crawler, name: 'Lapdog' } },
    }
    const mission = {
      ...SAMPLE_MISSIONS['last-relay'],
      garrison: [
        {
          id: 'here',
          place: { room: null, at: null },
          models: [{ who: { kind: 'own' as const, type: 'crawler' }, count: 1 }],
        },
      ],
    }
    const begun = blastEmPlay.begin(battleOf({ players: [{ name: 'Ada', team }], mission }), 1)
    const view = blastEmPlay.view(begun.state, 'public')
    expect(
      view.models.flatMap(({ side, who, typeName }) => (who.kind === 'own' ? [[side, typeName]] : [])),
    ).toEqual([
      ['player-1', 'Lapdog'],
      ['bad-guys', 'Crawler'],
    ])
    const [ours] = blastEmPlay.account?.of(begun.events).sides ?? []
    expect(ours?.people.map(({ type }) => type)).toEqual(['hero', 'Lapdog'])
  })
  it.each([
    [
      'a team of two heroes',
      {
        players: [
          {
            name: 'Ada',
            team: {
              ...SAMPLE_TEAMS['late-shift'],
              members: [
                ...SAMPLE_TEAMS['late-shift'].members,
                ...SAMPLE_TEAMS['late-shift'].members.slice(0, 1),
              ],
            },
          },
        ],
      },
      'team/hero',
      ['players', 0, 'team', 'members'],
    ],
    [
      'a mission without objective',
      { mission: { ...SAMPLE_MISSIONS['seed-vault'], objective: null } },
      'mission/objective',
      ['mission', 'objective'],
    ],
    ['a first player who is not there', { first: 'player-3' as const }, 'battle/first', ['first']],
  ])('refuse %s', (_name, over, code, path) => {
    expect(setupFrom({ ...given, ...over })).toMatchObject({ problem: { code, path } })
  })
})

describe('who goes first (line 301)', () => {
  const three = (firstPlayer: 'highestD6' | 'coin') =>
    battleOf({
      rules: rulesWith({ firstPlayer }),
      players: ['Ada', 'Bo', 'Cy'].map((name) => ({ name, team: SAMPLE_TEAMS['quiet-ada'] })),
    })
  it.each([
    // Ties of the highest throw again.
    ['highestD6', [6, 2, 6, 3, 5], 'player-3'],
    // Heads stays in against the next.
    ['coin', [2, 1], 'player-2'],
  ] as const)('%s: %j', (how, rolls, first) => {
    const { state } = blastEmPlay.begin(three(how), 1)
    const decision = blastEmPlay.decide(state, { kind: 'roll-first-player', side: 'player-1' }, [...rolls])
    if (isRefusal(decision)) throw new Error(decision.problem.message)
    expect(decision.state).toMatchObject({ first, active: first, round: 1 })
  })
})
