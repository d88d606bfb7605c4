import { describe, expect, test } from 'vitest'
import type { Block } from '../../../renderer/print/blocks/block.ts'
import { initialsOf } from '../../../renderer/systems/blast-em/prints/figures.ts'
import { EACH_GADGET, gadgetSays } from '../../../renderer/systems/blast-em/prints/gadgets.ts'
import { MET, metIn, plainModel, teamModels } from '../../../renderer/systems/blast-em/prints/models.ts'
import { leaderBlocks, playersBlocks } from '../../../renderer/systems/blast-em/prints/sets/brief-sheet.ts'
import { healingBlocks } from '../../../renderer/systems/blast-em/prints/sets/healing-sheet.ts'
import { sampleNotes as GERMAN_NOTES } from '../../../renderer/systems/blast-em/prints/sample-notes.de.ts'
import { missionIn, ready, saidIn } from '../../../renderer/systems/blast-em/texts/missions.ts'
import { ready as GERMAN_MISSIONS } from '../../../renderer/systems/blast-em/texts/missions.de.ts'
import { noteText } from '../../../renderer/systems/blast-em/prints/words.ts'
import { referenceBlocks } from '../../../renderer/systems/blast-em/prints/sets/reference.ts'
import { silhouetteOf } from '../../../renderer/systems/blast-em/prints/silhouettes.ts'
import { wordsIn } from '../../../renderer/texts/words.ts'
import { BAD_GUY_CHART } from '../../../shared/systems/blast-em/data/bad-guys.ts'
import { TEAM_CHART } from '../../../shared/systems/blast-em/data/team-chart.ts'
import type { MissionDraft } from '../../../shared/systems/blast-em/documents/mission.ts'
import { DEFAULT_RULES, type HouseRules } from '../../../shared/systems/blast-em/house-rules.ts'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import { randomMission } from '../../../shared/systems/blast-em/samples/generate.ts'
import { SAMPLE_MISSIONS } from '../../../shared/systems/blast-em/samples/missions.ts'
import { SAMPLE_TEAMS } from '../../../shared/systems/blast-em/samples/teams.ts'
import { BAD_GUYS, TEAM_TYPES, type WhoRef } from '../../../shared/systems/blast-em/words.ts'

/** What stands on paper comes from the tables of the book and from the house rules. */

const words = wordsIn(() => 'en-GB')
const ruled = (rules: Partial<HouseRules>): HouseRules => ({ ...DEFAULT_RULES, ...rules })
const rowOf = (blocks: readonly Block[], first: string): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'row' && block.cells[0] === first ? [block.cells] : []))[0] ?? []
const told = (blocks: readonly Block[]): string => JSON.stringify(blocks)

test.each(Object.entries(SAMPLE_TEAMS))(
  'the sample %s has its notes in German too',
  (id, { members, notes }) => {
    const known = Object.keys(GERMAN_NOTES[id as keyof typeof SAMPLE_TEAMS])
    expect(known).toEqual(['team', ...members.map((one) => one.id)])
    expect([notes, ...members.map((one) => one.notes)].map((one) => noteText(words, one))).toEqual([
      notes,
      ...members.map((one) => one.notes),
    ])
  },
)

describe('the missions that lie ready', () => {
  test('have their German, all that they say, and nothing beside', () =>
    expect(Object.keys(GERMAN_MISSIONS).toSorted()).toEqual(Object.keys(ready).toSorted()))

  const say = (key: string): string =>
    GERMAN_MISSIONS[key.replace('blastEm.ready.', '')] ?? `${key} is missing`
  test('are in the words of the page, and what somebody wrote is as it was written', () => {
    const vault = SAMPLE_MISSIONS['seed-vault']
    const german = missionIn(vault, say)
    expect(german).toMatchObject({ name: vault.name, rooms: [{ name: 'Eingangsstollen' }, {}, {}, {}] })
    expect(JSON.stringify(german)).not.toMatch(/missing|The hero|Vault door/u)
    const own = { ...vault, brief: 'Nobody speaks.' }
    expect(missionIn(own, say)).toEqual(own)
  })
  test('and those of chance are, too: nothing that they say stays as it is', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const draft = randomMission(seededDice(openDice(seed)))
      const german = missionIn(draft, say)
      const same = saidIn(draft).filter(([place, said]) => said !== '' && said === saidOf(german, place))
      expect(same).toEqual([])
      expect(JSON.stringify(german)).not.toMatch(/ is missing/u)
    }
  })
  const saidOf = (mission: MissionDraft, place: string) => saidIn(mission).find(([one]) => one === place)?.[1]
})

describe('a card', () => {
  test.each(TEAM_TYPES)('of a %s has the numbers of the Team Chart', (type) => {
    const { cost, numbers } = plainModel({ kind: 'team', type }, DEFAULT_RULES, { side: 'team' })
    const { av, dv, cd, wounds, mv, hth, skill, ranged, cost: points } = TEAM_CHART[type]
    expect(cost).toBe(points)
    expect(numbers).toMatchObject({ av, dv, cd, wounds, mv, hth, skill })
    expect(numbers?.strikes).toContainEqual(expect.objectContaining({ kind: 'hth', av, cd }))
    if (ranged)
      expect(numbers?.strikes).toContainEqual(expect.objectContaining({ av: ranged.av, cd: ranged.cd }))
  })

  test.each(BAD_GUYS)('of a %s has the numbers of the bad guys', (type) => {
    const { cost, numbers } = plainModel({ kind: 'badGuy', type }, DEFAULT_RULES)
    const { av, dv, cd, wounds, mv } = BAD_GUY_CHART[type]
    expect(cost).toBeNull()
    expect(numbers).toMatchObject({ av, dv, cd, wounds, mv })
  })

  test('follows the house rules, and what somebody carries', () => {
    const hero = plainModel({ kind: 'team', type: 'hero' }, ruled({ heroMv: 10 }), { side: 'team' })
    expect(hero.numbers?.mv).toBe(10)
    const members = teamModels(SAMPLE_TEAMS['late-shift-again'], ruled({ bodyArmour: 2 }))
    expect(members[0]?.numbers?.dv).toBe(TEAM_CHART.hero.dv + 2)
    expect(members[1]?.numbers?.strikes[0]).toMatchObject({ kind: 'standard', av: 6 })
    expect(members[2]?.numbers?.strikes).toContainEqual(
      expect.objectContaining({ kind: 'grenade', reach: 16, radius: 3, wounds: [1] }),
    )
  })

  test('says of nobody that they call back-up where nobody does', () => {
    const personnel: WhoRef = { kind: 'badGuy', type: 'personnel' }
    const calls = (backUp: boolean) =>
      plainModel(personnel, ruled({ backUp })).numbers?.traits.includes('backUp')
    expect([calls(true), calls(false)]).toEqual([true, false])
  })

  test('of a weapon whose wounds are thrown tells them all', () => {
    const heavy = plainModel({ kind: 'team', type: 'heavy' }, ruled({ damage: 'variable' }), { side: 'team' })
    expect(heavy.numbers?.strikes.map(({ kind, wounds }) => [kind, wounds])).toEqual([
      ['heavy', [2, 3]],
      ['radius', [1]],
      ['hth', [1, 2]],
    ])
  })
})

test('whom a mission brings, each kind once: from the start, in waves and in tokens', () => {
  const mission: MissionDraft = {
    ...SAMPLE_MISSIONS['the-wrong-princess'],
    waves: [
      { id: 'w', way: 'bridge', turn: null, models: [{ who: { kind: 'own', type: 'mine' }, count: 2 }] },
    ],
    tokenTable: null,
  }
  expect(metIn(mission).map(({ type }) => type)).toEqual([
    'trooper',
    'personnel',
    'mine',
    'guard',
    'camera',
    'gun',
  ])
})

test('the target of a strike stands among whom a mission brings', () => {
  const mission: MissionDraft = {
    ...SAMPLE_MISSIONS['ward-nine'],
    tokens: [],
    tokenTable: [],
    garrison: [],
    waves: [],
  }
  const [first] = mission.people
  if (!first) throw new Error('Nobody is there.')
  expect(metIn(mission)).toEqual([])
  expect(metIn({ ...mission, objective: { kind: 'destroy', target: first.id } })).toEqual([first.who])
})

test('gadgets say what they do by the house rules', () => {
  const says = (at: number, rules: Partial<HouseRules> = {}): string => {
    const carried = EACH_GADGET[at]
    if (!carried) throw new Error(`There is no gadget ${at}.`)
    return Object.values(gadgetSays(words, carried, ruled(rules))).join(' ')
  }
  const all = EACH_GADGET.map((_none, at) => says(at))
  expect(all.filter((text) => /[{}|]|paper\./u.test(text))).toEqual([])
  expect(new Set(all).size).toBe(EACH_GADGET.length)
  const armour = EACH_GADGET.findIndex(({ gadget }) => gadget === 'bodyArmour')
  expect(says(armour)).toContain('Adds 1 to DV')
  expect(says(armour, { bodyArmour: 2 })).toContain('Adds 2 to DV')
  const medpack = EACH_GADGET.findIndex(({ gadget }) => gadget === 'medpack')
  expect(says(medpack, { medpacksBy: 'healers', medpacksRaise: false })).toContain(
    'of no use to the Mostly Dead',
  )
})

describe('the deck of cards', () => {
  test('has the chances of the functions', () => {
    const blocks = healingBlocks(words, DEFAULT_RULES)
    expect(rowOf(blocks, 'Corpsman')).toEqual(['Corpsman', '4 + d8', '58%', '38%', '66%', '–'])
    expect(rowOf(blocks, 'Techie').at(-1)).toBe('65%')
  })

  test('has those of one die for all healers where a house rule has it so', () => {
    const saved = (dyingDie: HouseRules['dyingDie']) =>
      rowOf(healingBlocks(words, ruled({ dyingDie })), 'Corpsman').at(-2)
    expect([saved('own'), saved('shared')]).toEqual(['66%', '65%'])
  })

  test('says what a card asks: more, or as much where the house rules have it', () => {
    const blocks = healingBlocks(words, DEFAULT_RULES)
    // Sidekick 3 + d6, Corpsman 4 + d8, Teacher 3 + d12, Medic 5 + d8, Enhanced ’Bot 5 + d10.
    expect(rowOf(blocks, 'Jack')).toEqual(['Jack', '11', '–', '8', '9+', '7+', '7+'])
    const meets = healingBlocks(words, ruled({ medical: 'meet' }))
    expect(rowOf(meets, 'Jack')).toEqual(['Jack', '11', '–', '7+', '8+', '6+', '6+'])
    const tens = healingBlocks(words, ruled({ court: 'ten' }))
    expect(rowOf(tens, '10, Jack, Queen, King')[1]).toBe('10')
  })
})

test('the reference has modifiers and wounds of the tables', () => {
  const blocks = referenceBlocks(words, DEFAULT_RULES)
  expect(rowOf(blocks, 'Ran (2 × MV)').slice(1)).toEqual(['−1', '−2'])
  expect(rowOf(blocks, 'Hard cover').slice(1)).toEqual(['−2', '−2'])
  expect(rowOf(blocks, 'Heavy')[1]).toBe('2')
  const thrown = referenceBlocks(words, ruled({ damage: 'variable' }))
  expect(rowOf(thrown, 'Standard, HTH')[1]).toBe('1–5: 1, 6: 2')
  const one = referenceBlocks(words, ruled({ damage: 'variable', hthDamage: 'one' }))
  expect(rowOf(one, 'Standard')[1]).toBe('1–5: 1, 6: 2')
  expect(told(one)).not.toContain('Standard, HTH')
  const always = referenceBlocks(words, ruled({ groundHolds: 'always' }))
  expect(told(always)).toContain('from wherever they come')
  expect(told(thrown)).not.toMatch(/blastEm\w*\.|\{\w+\}/u)
})

describe('the brief of the players', () => {
  test.each(Object.entries<MissionDraft>(SAMPLE_MISSIONS))(
    'tells nothing of what is hidden: %s',
    (_id, mission) => {
      const other: MissionDraft = {
        ...mission,
        notes: 'Hidden',
        tokens: mission.tokens.map((token) => ({ ...token, holds: { kind: 'find' } })),
        tokenTable: null,
        findTable: [],
        items: mission.items.map((item) => ({ ...item, notes: 'Hidden', find: { kind: 'tagalong' } })),
        terminals: mission.terminals.map((one) => ({ ...one, notes: 'Hidden', opens: [] })),
        people: mission.people.map((one) => ({ ...one, notes: 'Hidden', joins: false })),
        waves: [],
        garrison: mission.objective?.kind === 'destroy' ? mission.garrison : [],
        surprised: 'team',
        junk: { gadget: 'grenade' },
        rewards: !mission.rewards,
      }
      expect(told(playersBlocks(words, other))).toBe(told(playersBlocks(words, mission)))
      expect(told(playersBlocks(words, mission))).toContain(mission.name)
    },
  )

  test('says of whom a rescue is about that they come along, whatever stands at them', () => {
    const mission: MissionDraft = SAMPLE_MISSIONS['ward-nine']
    const { objective } = mission
    if (objective?.kind !== 'bringOut') throw new Error('It is no rescue.')
    const unsaid = mission.people.map((one) => (one.id === objective.person ? { ...one, joins: false } : one))
    expect(unsaid).not.toEqual(mission.people)
    expect(told(leaderBlocks(words, { ...mission, people: unsaid }, DEFAULT_RULES))).toBe(
      told(leaderBlocks(words, mission, DEFAULT_RULES)),
    )
  })

  test('says what it takes to hold a room', () => {
    const mission: MissionDraft = SAMPLE_MISSIONS['taking-the-heron']
    if (mission.objective?.kind !== 'secure') throw new Error('No room is to be held.')
    expect(told(playersBlocks(words, mission))).toContain('It is held with no enemy up in it.')
    const any: MissionDraft = { ...mission, objective: { ...mission.objective, enemies: 'any' } }
    expect(told(playersBlocks(words, any))).toContain('It is held also with enemies in it.')
  })

  test('names of a group that is to be destroyed who is in it: others may stand in its room', () => {
    const mission: MissionDraft = SAMPLE_MISSIONS['an-end-to-colonel-varga']
    expect(told(playersBlocks(words, mission))).toMatch(/Destroy this: .?Walking gun/u)
    const others = { ...mission, objective: { kind: 'destroy' as const, target: 'inspection' } }
    expect(told(playersBlocks(words, others))).toMatch(
      /Destroy this: .?1 × Assault trooper, 2 × Guard, 1 × Techie/u,
    )
  })

  test('tells the leader what the house rules have, and nothing that they have not', () => {
    const junk = { gadget: 'medpack', uses: 1 } as const
    const [bot, tagalong]: [WhoRef, WhoRef] = [
      { kind: 'team', type: 'botBasic' },
      { kind: 'team', type: 'tagalong' },
    ]
    const mission: MissionDraft = {
      ...SAMPLE_MISSIONS['ward-nine'],
      surprised: 'team',
      rewards: true,
      junk,
      people: [{ id: 'bot', name: 'Bot', notes: '', place: { room: null, at: null }, who: bot, joins: true }],
    }
    const plain = { ...mission, surprised: null, rewards: false, junk: null }
    const none = ruled({ surprise: false, rewards: 'foundOnly', devicesFromJunk: false })
    expect(told(leaderBlocks(words, mission, none))).toBe(told(leaderBlocks(words, plain, none)))
    const all = ruled({ devicesFromJunk: true })
    expect(leaderBlocks(words, mission, all).length).toBe(leaderBlocks(words, plain, all).length + 3)
    const withTagalong = { ...mission, people: mission.people.map((one) => ({ ...one, who: tagalong })) }
    const along = ruled({ foundBots: 'tagalong' })
    expect(told(leaderBlocks(words, mission, along))).toBe(told(leaderBlocks(words, withTagalong, along)))
  })

  test('tells the leader of whom it is about to destroy among the enemies, and not among the others', () => {
    const colonel: MissionDraft['people'][number] = {
      ...{ id: 'colonel', name: 'Baron Ott', notes: '', place: { room: null, at: null } },
      ...{ who: { kind: 'bystander', type: 'adult' }, joins: true },
    }
    const mission: MissionDraft = {
      ...SAMPLE_MISSIONS['an-end-to-colonel-varga'],
      objective: { kind: 'destroy', target: 'colonel' },
      people: [colonel],
    }
    const rows = leaderBlocks(words, mission, DEFAULT_RULES).flatMap((block) =>
      block.kind === 'row' && JSON.stringify(block.cells).includes('Baron Ott') ? [block.cells] : [],
    )
    expect(rows).toEqual([['–', 'Baron Ott, Bystander']])
  })

  test('does not say where the objective is as long as a terminal has to tell', () => {
    const mission: MissionDraft = {
      ...SAMPLE_MISSIONS['ward-nine'],
      objective: { kind: 'fetch', item: 'cabinet' },
    }
    const place = (of: MissionDraft): string | undefined =>
      playersBlocks(words, of).flatMap((block) =>
        block.kind === 'row' && block.cells[0] === 'Drug cabinet' ? [block.cells.at(-1)] : [],
      )[0]
    expect(place(mission)).toBe('–')
    expect(place({ ...mission, terminals: [] })).toBe('Operating theatre')
  })
})

test('no two figures are alike', () => {
  const everybody: WhoRef[] = [
    ...TEAM_TYPES.map((type): WhoRef => ({ kind: 'team', type })),
    ...Object.values(MET).flat(),
    { kind: 'own', type: 'mine' },
  ]
  const drawings = everybody.map((who) => JSON.stringify(silhouetteOf(who)))
  expect(new Set(drawings).size).toBe(everybody.length)
})

test.each([
  ['Ottla Brandt', 'OB'],
  ['Six-Ton Maro', 'ST'],
  ['Dr. Hedda von Lomax', 'DH'],
  ['élodie', 'É'],
  ['…', ''],
])('initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
