import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isRefusal } from '../../../shared/problem.ts'
import { MISSION_DOCUMENT } from '../../../shared/systems/blast-em/documents/mission.ts'
import {
  OWN_TYPE_DOCUMENT,
  ownTypeSchema,
  warnOfType,
  type OwnType,
} from '../../../shared/systems/blast-em/documents/own-type.ts'
import { readNamed, type NamedKind } from '../../../shared/document.ts'
import { RULES_DOCUMENT } from '../../../shared/systems/blast-em/documents/rules.ts'
import {
  dieOf,
  FIND_TABLE_DOCUMENT,
  OWN_FIND_TABLE,
  OWN_TOKEN_TABLE,
  TOKEN_TABLE_DOCUMENT,
} from '../../../shared/systems/blast-em/documents/tables.ts'
import {
  warnOfTeam,
  absent,
  blendOf,
  nextTeam,
  readyTeam,
  ruledBeside,
  TEAM_DOCUMENT,
  teamOf,
  waitingOf,
  withKnown,
  type TeamDraft,
} from '../../../shared/systems/blast-em/documents/team.ts'
import { SAMPLE_MISSIONS } from '../../../shared/systems/blast-em/samples/missions.ts'
import { SAMPLE_TEAMS } from '../../../shared/systems/blast-em/samples/teams.ts'
import { teamCost } from '../../../shared/systems/blast-em/teams.ts'
import { rulesWith } from './builders.ts'
import { DEFAULT_RULES, RULE_BOOK } from '../../../shared/systems/blast-em/house-rules.ts'
import { codeOf, describeKinds } from '../games/named-kinds.ts'

const draft: TeamDraft = SAMPLE_TEAMS['late-shift']
const crab: OwnType = {
  name: 'Crab',
  notes: '',
  ...{
    cost: 4,
    av: 3,
    dv: 4,
    cd: 8,
    wounds: 2,
    mv: 6,
    hth: 'one',
    ranged: null,
    skill: null,
    traits: ['bot'],
  },
}

describe('readNamed', () => {
  /** A kind with three versions: 2 gave it a colour, 3 calls it by another name. */
  const lamp: NamedKind<{ kind: 'lamp'; version: 3; colour: string; watts: number }> = {
    kind: 'lamp',
    version: 3,
    schema: z.strictObject({
      kind: z.literal('lamp'),
      version: z.literal(3),
      colour: z.string(),
      watts: z.number(),
    }),
    upgrades: [
      (older) => ({ ...older, color: 'white' }),
      (older) => {
        const { color, ...rest } = z.looseObject({ color: z.string() }).parse(older)
        return { ...rest, colour: color }
      },
    ],
  }
  const now = { kind: 'lamp', version: 3, colour: 'white', watts: 5 }

  it.each([
    ['of the first version', { kind: 'lamp', version: 1, watts: 5 }],
    ['of the second', { kind: 'lamp', version: 2, color: 'white', watts: 5 }],
    ['of this', now],
  ])('brings one %s up, and leaves what was given', (_name, given) => {
    const before = structuredClone(given)
    const read = readNamed(lamp, given)
    expect(read).toEqual({ document: now })
    expect(given).toEqual(before)
    // What was brought up is read the same once more.
    expect(isRefusal(read) ? null : readNamed(lamp, read.document)).toEqual(read)
  })

  it('refuses a newer one untouched', () => {
    const given = { ...now, version: 4, glow: Object.freeze({}) }
    const before = structuredClone(given)
    const read = readNamed(lamp, given)
    expect(read).toMatchObject({
      problem: { code: 'document/newer', path: ['version'], values: { version: 4 } },
    })
    expect(given).toEqual(before)
  })

  it.each<[string, unknown, string]>([
    ['nothing', null, 'document/unreadable'],
    ['a text', 'lamp', 'document/unreadable'],
    ['a list', [now], 'document/unreadable'],
    ['no version', { kind: 'lamp' }, 'document/unreadable'],
    ['version 0', { ...now, version: 0 }, 'document/unreadable'],
    ['half a version', { ...now, version: 1.5 }, 'document/unreadable'],
    ['a version as text', { ...now, version: '3' }, 'document/unreadable'],
    ['another kind', { ...now, kind: 'team' }, 'document/other-kind'],
    ['no kind', { version: 3 }, 'document/other-kind'],
    ['a field too many', { ...now, glow: 1 }, 'document/damaged'],
    ['a wrong field', { ...now, watts: 'five' }, 'document/damaged'],
  ])('%s', (_name, given, code) => expect(codeOf(lamp, given)).toBe(code))

  it('says where it is damaged', () =>
    expect(readNamed(TEAM_DOCUMENT, { ...draft, members: [{ ...draft.members[0], type: 7 }] })).toMatchObject(
      {
        problem: { code: 'document/damaged', path: ['members', 0, 'type'] },
      },
    ))
})

describeKinds([
  ['team', TEAM_DOCUMENT, draft],
  ['own type', OWN_TYPE_DOCUMENT, { kind: 'own-type', version: 1, ...crab }],
  ['mission', MISSION_DOCUMENT, SAMPLE_MISSIONS['ward-nine']],
  ['token table', TOKEN_TABLE_DOCUMENT, OWN_TOKEN_TABLE],
  ['find table', FIND_TABLE_DOCUMENT, OWN_FIND_TABLE],
])

describe('what a team can do and what becomes of it', () => {
  it.each([
    ['late-shift', { shooting: 2, healing: 2, technical: 2 }],
    ['lantern-choir', { shooting: 0, healing: 3, technical: 2 }],
    ['loud-and-sorry', { shooting: 4, healing: 0, technical: 0 }],
    // Nobody shoots better than an Operative (line 194).
    ['quiet-ada', { shooting: 1, healing: 1, technical: 1 }],
  ] as const)('%s blends its people', (id, blend) => {
    expect(blendOf(SAMPLE_TEAMS[id])).toEqual(blend)
  })

  it('goes on without whom it lost, with what the others carry', () => {
    const team = SAMPLE_TEAMS['late-shift']
    const person = {
      name: '',
      type: 'trooper',
      fate: 'left',
      joined: false,
      lostTo: null,
      deeds: {},
      whom: {},
    }
    const grenade = { gadget: 'grenade' } as const
    const next = nextTeam(team, [
      { ...person, id: 'm1', isLost: false, home: { gadgets: [grenade] } },
      { ...person, id: 'm2', isLost: true, home: { gadgets: [] } },
      // Somebody who came along is nobody of the team, whatever they are called.
      { ...person, id: 'm3', isLost: true, joined: true, home: { gadgets: [] } },
    ])
    expect(next.sequel).toBe(true)
    expect(next.members.map(({ id }) => id)).toEqual(['m1', 'm3', 'm4', 'm5', 'm6'])
    expect(next.members[0]?.gadgets).toEqual([grenade])
    expect(team.members).toHaveLength(6)
  })

  describe('knows everybody of earlier missions', () => {
    const team = SAMPLE_TEAMS['late-shift']
    const person = {
      name: '',
      type: 'tagalong',
      fate: 'left',
      isLost: false,
      lostTo: null,
      deeds: {},
      whom: {},
      home: {},
    }
    const along = { ...person, joined: true, id: 'captive', name: 'Dr Vance' }
    const lost = { ...person, joined: false, id: 'm2', isLost: true }
    const joined = nextTeam(team, [
      lost,
      along,
      { ...along, id: 'found.1', name: '' },
      // They were not saved.
      { ...along, id: 'clerk', isLost: true, name: 'Clerk' },
      { ...along, id: 'robot', fate: 'gone', name: 'Robot' },
    ])

    const stay = joined.members.filter(({ id }) => !id.startsWith('met-'))
    const next = { ...joined, members: stay }

    it('and has Tagalongs who were brought home in it as Sidekicks, as far as its points go', () => {
      expect(joined.members.slice(stay.length)).toMatchObject([
        { id: 'met-1', name: 'Dr Vance', type: 'sidekick', guest: false },
        { id: 'met-2', name: '', type: 'sidekick', guest: false },
      ])
      expect(readyTeam(joined, rulesWith({}))).toHaveProperty('team')
      // Met once more, she is the same.
      expect(nextTeam(joined, [along]).members).toHaveLength(joined.members.length)
      // Nobody has been lost: all points are spent.
      const dear = nextTeam(team, [along])
      expect([teamCost(teamOf(team)), dear.members.length]).toEqual([12, team.members.length])
      expect(absent(dear).map(({ name }) => name)).toEqual(['Dr Vance'])
      const alone = nextTeam(SAMPLE_TEAMS['quiet-ada'], [along])
      expect(alone.members).toHaveLength(1)
    })

    describe('with what they brought along', () => {
      const [grenade, armour] = [{ gadget: 'grenade' }, { gadget: 'bodyArmour' }] as const
      const bringing = { ...along, home: { gadgets: [grenade, armour] } }
      const waitingIn = (one: TeamDraft): unknown =>
        one.known.find(({ name }) => name === 'Dr Vance')?.gadgets

      it('who is in the team: all but what a Sidekick may not wear, which waits', () => {
        const laden = nextTeam(team, [lost, bringing])
        expect(laden.members.at(-1)).toMatchObject({ name: 'Dr Vance', gadgets: [grenade] })
        expect(waitingIn(nextTeam(laden, []))).toEqual([armour])
        // As somebody whom it fits they have it next time, and whoever is left behind keeps all of it.
        const named = (one: { readonly name: string }): boolean => one.name === 'Dr Vance'
        const trooper = laden.members.map((one) => (named(one) ? { ...one, type: 'trooper' } : one))
        const later = nextTeam({ ...laden, members: trooper }, [])
        expect(later.members.find(named)?.gadgets).toEqual([grenade, armour])
        expect(waitingIn(later)).toBeUndefined()
        const without = absent({ ...laden, members: laden.members.filter((one) => !named(one)) })
        expect(without.filter(named).map(waitingOf)).toEqual([[armour, grenade]])
      })

      it('for whom points do not reach: all of it waits, and more that is brought later', () => {
        const dear = nextTeam(team, [bringing])
        expect(waitingIn(dear)).toEqual([grenade, armour])
        const [vance] = absent(dear)
        if (!vance) throw new Error('Nobody is known.')
        expect(withKnown(dear, vance, 'trooper').members.at(-1)?.gadgets).toEqual([grenade, armour])
        const again = nextTeam(dear, [{ ...along, home: { gadgets: [grenade] } }])
        expect(waitingIn(again)).toEqual([grenade, armour, grenade])
        expect(TEAM_DOCUMENT.schema.parse(again)).toEqual(again)
      })

      it('who is the same as somebody in the team', () => {
        const named = { ...bringing, name: 'Wick' }
        const next = nextTeam(team, [named])
        expect(next.members.find(({ name }) => name === 'Wick')?.gadgets).toEqual([grenade, armour])
      })

      it('whatever armour somebody else carries who may not wear it', () => {
        const carrying = { ...person, joined: false, id: 'm5', home: { gadgets: [armour] } }
        expect(nextTeam(team, [lost, carrying, along]).members.at(-1)).toMatchObject({ name: 'Dr Vance' })
      })
    })

    it('who was lost, and who came along', () => {
      expect(absent(next)).toMatchObject([
        { id: 'm2', name: 'Six-Ton Maro', type: 'trooper', isOut: true },
        { id: 'met-1', name: 'Dr Vance', type: 'tagalong', isOut: false },
        { id: 'met-2', name: '', type: 'tagalong', isOut: false },
      ])
      expect(TEAM_DOCUMENT.schema.parse(next)).toEqual(next)
    })

    it('once each, should the sequel be written again', () => {
      expect(absent(nextTeam(next, [along])).map(({ name }) => name)).toEqual([
        'Six-Ton Maro',
        'Dr Vance',
        '',
      ])
    })

    const [maro, vance] = absent(next)
    if (!maro || !vance) throw new Error('Nobody is known.')

    it('who may come back, for the points of a type', () => {
      const back = withKnown(next, vance, 'sidekick')
      expect(teamCost(teamOf(back)) - teamCost(teamOf(next))).toBe(1)
      expect(absent(back).map(({ id }) => id)).toEqual(['m2', 'met-2'])
      expect(back.members.at(-1)).toMatchObject({ name: 'Dr Vance', type: 'sidekick', guest: false })
      expect(withKnown(next, maro, 'trooper').members.at(-1)).toMatchObject({ guest: true, gadgets: [] })
    })

    it.each([
      ['a Tagalong as a Tagalong', vance, 'tagalong', {}, 'team/tagalong'],
      ['a Tagalong as somebody else', vance, 'sidekick', {}, ''],
      ['the same where nobody changes', vance, 'sidekick', { changeOfType: false }, ''],
      [
        'the lost as somebody else where nobody changes',
        maro,
        'heavy',
        { changeOfType: false },
        'team/no-change',
      ],
      ['the lost as a guest', maro, 'trooper', {}, ''],
      ['the lost where there are no guests', maro, 'trooper', { guests: false }, 'team/no-guests'],
      ['the lost as before where nobody changes', maro, 'trooper', { changeOfType: false }, ''],
      ['too many points', vance, 'operative', {}, 'team/operative team/points'],
    ] as const)('%s', (_name, who, type, rules, codes) => {
      const ready = readyTeam(withKnown(next, who, type), rulesWith(rules))
      expect('problems' in ready ? ready.problems.map(({ code }) => code).join(' ') : '').toBe(codes)
    })
  })
})

describe('a team', () => {
  const member = draft.members[0]
  it.each<[string, object]>([
    ['a member twice', { members: [member, member] }],
    [
      'forty-one members',
      { members: Array.from({ length: 41 }, (_none, index) => ({ ...member, id: `m${index}` })) },
    ],
    ['an id with a path', { members: [{ ...member, id: '../m1' }] }],
    ['a name of two lines', { name: 'One\nTwo' }],
    ['no name', { name: '  ' }],
    ['a name turned round', { name: 'Moni\u202egnol' }],
    ['a picture that is none', { members: [{ ...member, picture: 'file:///etc/passwd' }] }],
    ['an upgrade of no kind', { members: [{ ...member, gadgets: [{ gadget: 'weaponUpgrade' }] }] }],
    ['a medpack without end', { members: [{ ...member, gadgets: [{ gadget: 'medpack', uses: Infinity }] }] }],
    ['a passkey with uses', { members: [{ ...member, gadgets: [{ gadget: 'passkey', uses: 2 }] }] }],
    ['own types by a wrong id', { own: { 'A B': crab } }],
    ['notes without end', { notes: 'x'.repeat(10_001) }],
  ])('is not read with %s', (_name, over) =>
    expect(codeOf(TEAM_DOCUMENT, { ...draft, ...over })).toBe('document/damaged'),
  )

  it('may be unfinished as a draft, and then does not set out', () => {
    const empty = { ...draft, members: [] }
    expect(codeOf(TEAM_DOCUMENT, empty)).toBe('read')
    expect(readyTeam(empty, rulesWith())).toMatchObject({ problems: [{ code: 'team/hero' }] })
  })

  it('sets out with its types looked up', () => {
    const members = draft.members
      .slice(0, 2)
      .map((one, index) => ({ ...one, type: index === 0 ? 'hero' : 'crab' }))
    const ready = readyTeam({ ...draft, members, own: { crab } }, rulesWith())
    const { name: _name, notes: _notes, ...model } = crab
    expect(ready).toMatchObject({
      team: {
        members: [
          { id: 'm1', who: { kind: 'team', type: 'hero' } },
          { id: 'm2', who: { kind: 'own', type: 'crab', model } },
        ],
      },
    })
  })

  it.each([
    ['a sequel where there are none', { sequel: true }, { sequels: false }, 'team/no-sequels'],
    ['a guest in a first mission', { sequel: false }, {}, 'team/no-guests'],
    ['a guest where there are none', { sequel: true }, { guests: false }, 'team/no-guests'],
    ['a guest in a sequel', { sequel: true }, {}, ''],
  ] as const)('%s', (_name, over, rules, code) => {
    const members = draft.members.map((one, index) => ({
      ...one,
      guest: index === 1 && code !== 'team/no-sequels',
    }))
    const ready = readyTeam({ ...draft, ...over, members }, rulesWith(rules))
    expect('problems' in ready ? ready.problems.map((one) => one.code).join(' ') : '').toBe(code)
  })

  it.each([
    ['points left over', { members: 2 }, {}, ''],
    ['points left over that must be spent', { members: 2 }, { pointsLeft: 'refused' }, 'team/points-left'],
    ['the same in a sequel', { members: 2, sequel: true }, { pointsLeft: 'refused' }, ''],
    ['no points left over', {}, { pointsLeft: 'refused' }, ''],
    ['gadgets in a first mission', { gadgets: true }, {}, 'team/gadget'],
    ['gadgets where they may be', { gadgets: true }, { gadgetsFrom: 'firstMission' }, ''],
  ] as const)(
    '%s',
    (
      _name,
      {
        members = draft.members.length,
        sequel = false,
        gadgets = false,
      }: { members?: number; sequel?: boolean; gadgets?: boolean },
      rules,
      code,
    ) => {
      const team = {
        ...draft,
        sequel,
        members: draft.members.slice(0, members).map((one) => ({
          ...one,
          guest: false,
          gadgets: gadgets ? [{ gadget: 'medpack' as const, uses: 2 }] : [],
        })),
      }
      const ready = readyTeam(team, rulesWith(rules))
      expect('problems' in ready ? ready.problems.map((one) => one.code).join(' ') : '').toBe(code)
    },
  )

  it.each([
    ['as usual', {}, '', ''],
    ['that want points spent', { pointsLeft: 'refused' }, 'team/points-left', ''],
    ['that let a first team have gadgets', { gadgetsFrom: 'firstMission' }, '', 'team/gadget'],
  ] as const)('beside the book, house rules %s', (_name, rules, refused, allowed) => {
    const members = draft.members.slice(0, 2).map((one) => ({
      ...one,
      guest: false,
      gadgets: [{ gadget: 'passkey' as const }],
    }))
    const ruled = ruledBeside({ ...draft, sequel: false, members }, rulesWith(rules))
    expect(ruled.refused.map(({ code }) => code).join(' ')).toBe(refused)
    expect(ruled.allowed.map(({ code }) => code).join(' ')).toBe(allowed)
  })

  it('reads house rules that were written before some were added', () => {
    const { pointsLeft: _points, gadgetsFrom: _gadgets, waves: _waves, ...older } = DEFAULT_RULES
    expect(RULE_BOOK.schema.parse(older)).toEqual(DEFAULT_RULES)
  })
})

describe('an own type', () => {
  it.each<[string, object]>([
    ['a die of seven sides', { cd: 7 }],
    ['no wounds', { wounds: 0 }],
    [
      'a standard weapon that blasts',
      { ranged: { av: 5, cd: 8, weapon: 'standard', blast: { inches: 3, wounds: 1 } } },
    ],
    ['a grenade without a radius', { ranged: { av: 5, cd: 8, weapon: 'grenade', blast: null } }],
    ['a skill for nothing', { skill: { av: 5, cd: 8, medical: false, technical: false } }],
    ['the plot upon it', { traits: ['plot'] }],
    ['body armour', { traits: ['armour'] }],
    ['a trait twice', { traits: ['bot', 'bot'] }],
    ['half a point', { cost: 0.5 }],
  ])('is refused with %s', (_name, over) =>
    expect(ownTypeSchema.safeParse({ ...crab, ...over }).success).toBe(false),
  )

  it('is warned of where it is frail, and not refused', () => {
    expect(warnOfType(crab)).toEqual([])
    const warned = warnOfType({ dv: 2, wounds: 1 })
    expect(warned.map(({ code, path }) => [code, ...path].join(' '))).toEqual([
      'type/frail dv',
      'type/frail wounds',
    ])
    const frail = { ...draft, own: { crab, moth: { ...crab, wounds: 1 } } }
    expect(warnOfTeam(frail).map(({ path }) => path.join(' '))).toEqual(['own moth wounds'])
  })
})

describe('tables', () => {
  it('of tokens have six rows', () => {
    expect(
      codeOf(TOKEN_TABLE_DOCUMENT, { ...OWN_TOKEN_TABLE, rows: OWN_TOKEN_TABLE.rows.slice(1) }),
    ).not.toBe('read')
    expect(dieOf(OWN_TOKEN_TABLE.rows)).toBe(6)
  })
  it('of finds have as many as a die', () => {
    expect(dieOf(OWN_FIND_TABLE.rows)).toBe(8)
    expect(codeOf(FIND_TABLE_DOCUMENT, { ...OWN_FIND_TABLE, rows: OWN_FIND_TABLE.rows.slice(1) })).not.toBe(
      'read',
    )
    expect(codeOf(FIND_TABLE_DOCUMENT, { ...OWN_FIND_TABLE, rows: OWN_FIND_TABLE.rows.slice(2) })).toBe(
      'read',
    )
    expect(dieOf([])).toBeNull()
  })
  it('are not read as another kind', () => {
    expect(codeOf(TOKEN_TABLE_DOCUMENT, OWN_FIND_TABLE)).toBe('document/other-kind')
    expect(codeOf(RULES_DOCUMENT, OWN_FIND_TABLE)).toBe('document/other-kind')
  })
})
