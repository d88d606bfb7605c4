import { describe, expect, it } from 'vitest'
import { is, must } from '../../../../shared/battle/field.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import type { MissionDraft } from '../../../../shared/systems/blast-em/documents/mission.ts'
import type { Carried } from '../../../../shared/systems/blast-em/words.ts'
import {
  declaring,
  fighting,
  freely,
  lying,
  resolves,
  resolving,
  shoots,
  thing,
  type Given,
  type Table,
  went,
} from './table.ts'

const door = (id: string, state: MissionDraft['doors'][number]['state']) => ({ ...lying(id), state })
const doors = [
  door('open', 'open'),
  door('closed', 'closed'),
  door('locked', 'locked'),
  door('blast', 'blast'),
  door('stuck', 'stuck'),
]
const terminal = (over: Partial<MissionDraft['terminals'][number]> = {}) => ({
  ...lying('panel'),
  does: ['openDoors' as const, 'shutDownSecurity' as const, 'locateObjective' as const],
  opens: ['locked', 'blast'],
  ...over,
})
const TEAM = 'hero techie demo pilot'
const at = (table: Table, who: string) => ({ model: table.id(who), within: true })
const facility = (given: Given = {}): Table => freely({ team: TEAM, mission: { doors }, ...given })

describe('doors and locks (lines 206–208, 222)', () => {
  it.each([
    ['hero', 'closed', 'open'],
    ['hero', 'locked', 'door/locked'],
    ['hero', 'stuck', 'door/stuck'],
  ])('%s at a door that is %s: %s', (who, which, what) => {
    const table = facility()
    const said = { ...at(table, who), door: which }
    if (what === 'open') {
      table.does('open-door', said)
      expect(table.state.doors[which]?.is).toBe('open')
      // One operation a turn.
      expect(table.refuses('open-door', said).code).toBe('model/has-acted')
    } else expect(table.refuses('open-door', said).code).toBe(what)
  })
  it('a technical roll must exceed the card, and never meets it', () => {
    const table = facility()
    // The six of clubs: 5 + 1 only meets it.
    table.does('override', { ...at(table, 'techie'), lock: 'blast' }, 5, 1)
    expect(table.last('checked')).toMatchObject({ card: 6, success: false, roll: { total: 6 } })
    expect(table.state.doors.blast?.is).toBe('blast')
    table.does('end-turn', { inSight: [], secured: null })
    table.does('override', { ...at(table, 'techie'), lock: 'blast' }, 5, 2)
    expect(table.state.doors.blast?.is).toBe('open')
    expect(table.refuses('override', { ...at(table, 'hero'), lock: 'locked' }).code).toBe('check/no-skill')
  })
  it('by house rule each has one try at a lock, or locks have no difficulty', () => {
    const once = facility({ rules: { technicalTries: 'once' } })
    once.does('override', { ...at(once, 'techie'), lock: 'locked' }, 12, 1)
    once.does('end-turn', { inSight: [], secured: null })
    expect(once.refuses('override', { ...at(once, 'techie'), lock: 'locked' }).code).toBe('check/has-tried')
    const easy = facility({ rules: { locks: 'succeed' } })
    easy.does('override', { ...at(easy, 'techie'), lock: 'locked' })
    expect(easy.state.doors.locked?.is).toBe('open')
  })
  it('a passkey opens one locked door, and is spent', () => {
    const table = facility({ gadgets: { hero: [{ gadget: 'passkey' }] } })
    table.does('use-passkey', { ...at(table, 'hero'), lock: 'locked' })
    expect(table.state.doors.locked?.is).toBe('open')
    expect(table.model('hero').carried).toMatchObject([{ carried: { gadget: 'passkey' }, left: 0 }])
  })
  it('a DemoPac opens a stuck door, and needs contact', () => {
    const table = facility()
    expect(table.refuses('set-demo-pac', { ...at(table, 'demo'), within: false, on: 'stuck' }).code).toBe(
      'table/not-so',
    )
    expect(table.refuses('set-demo-pac', { ...at(table, 'hero'), on: 'stuck' }).code).toBe('demo-pac/none')
    table.does('set-demo-pac', { ...at(table, 'demo'), on: 'stuck' })
    expect(table.state.doors.stuck?.is).toBe('open')
  })
  it('a DemoPac wrecks a machine, in a fight in place of an attack', () => {
    const table = declaring({ team: TEAM, mission: { terminals: [terminal({ opens: [] })] } })
    table.by('bad-guys', 'done-declaring', {})
    table.does('set-demo-pac', { ...at(table, 'demo'), on: 'panel' })
    expect(table.state.wrecked).toEqual(['panel'])
    const shot = { model: table.id('demo'), attack: 'standard', target: 'enemy.1', second: null } as const
    expect(table.refuses('declare-shot', shot).code).toBe('declare/has-acted')
  })
  it('a DemoPac on what is explosive asks who is in it, and the fight goes on', () => {
    const table = declaring({ team: TEAM, mission: { things: [thing('barrel', { explosive: true })] } })
    table.by('bad-guys', 'done-declaring', {})
    table.does('set-demo-pac', { ...at(table, 'demo'), on: 'barrel' })
    table.does('settle-explosion', { inside: ['enemy.1'] }, 8, 1)
    expect(table.state.phase).toBe('declaring')
    table.does('done-declaring', {})
    expect(table.model('their trooper').wounds).toBe(1)
  })
})

describe('computers (line 208)', () => {
  it('do all that they are for at one success', () => {
    const table = facility({
      mission: {
        doors,
        terminals: [terminal()],
        garrison: [
          {
            id: 'eyes',
            place: { room: null, at: null },
            models: [{ who: { kind: 'automatic', type: 'gun' }, count: 1 }],
          },
        ],
      },
    })
    table.does('use-terminal', { ...at(table, 'techie'), terminal: 'panel' }, 0, 1)
    expect(table.state).toMatchObject({ secured: true, located: true })
    expect(table.state.doors).toMatchObject({
      locked: { is: 'open' },
      blast: { is: 'open' },
      stuck: { is: 'stuck' },
    })
    // The gun is off: nothing stands there to be fought.
    expect(table.refuses('look', { tokens: [], enemies: ['enemy.1'] }).code).toBe('battle/not-offered')
  })
  it('beside a camera or a gun a success shuts that one down, without any terminal', () => {
    const table = facility({ enemies: 'camera gun' })
    expect(table.refuses('override', { ...at(table, 'hero'), lock: 'enemy.1' }).code).toBe('check/no-skill')
    table.does('override', { ...at(table, 'techie'), lock: 'enemy.1' }, 0, 1)
    expect([table.model('their camera').off, table.model('their gun').off]).toEqual([true, false])
    expect(table.state.secured).toBe(false)
    table.does('end-turn', { inSight: [], secured: null })
    table.does('look', { tokens: [], enemies: [] })
    expect(table.refuses('override', { ...at(table, 'techie'), lock: 'enemy.1' }).code).toBe('lock/none')
    table.does('override', { ...at(table, 'techie'), lock: 'enemy.2' }, 0, 1)
    // It is off: nothing stands there to be fought.
    expect(table.refuses('look', { tokens: [], enemies: ['enemy.2'] }).code).toBe('battle/not-offered')
  })
  it('beside a gun a Techie does so in place of an attack, with nothing but guns to fight', () => {
    const among = (enemies: string): Table => {
      const table = facility({ enemies })
      went(table, 'techie', { reaches: ['enemy.1'] })
      while (table.state.phase === 'moving')
        table.by(table.state.exchange?.moves === 'team' ? 'player-1' : 'bad-guys', 'done-moving', {})
      table.by('bad-guys', 'done-declaring', {})
      return table
    }
    const table = among('gun')
    expect(table.refuses('override', { ...at(table, 'techie'), lock: 'locked' }).code).toBe('lock/none')
    table.does('override', { ...at(table, 'techie'), lock: 'enemy.1' }, 0, 1)
    expect(table.model('their gun').off).toBe(true)
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: [], secured: null })
    expect(table.last('fight-ended').won).toBe(true)
    const guarded = among('gun trooper')
    expect(guarded.refuses('override', { ...at(guarded, 'techie'), lock: 'enemy.1' }).code).toBe(
      'battle/not-offered',
    )
  })
  it('a DemoPac puts a camera or a gun out of order', () => {
    const table = facility({ enemies: 'camera gun' })
    table.does('set-demo-pac', { ...at(table, 'demo'), on: 'enemy.2' })
    expect([table.model('their camera').off, table.model('their gun').off]).toEqual([false, true])
  })
  it('from junk a Techie builds one device a mission, by house rule', () => {
    const junk = { gadget: 'grenade' as const }
    expect(facility({ mission: { junk } }).refuses('build-device', { model: 'player-1.m2' }).code).toBe(
      'junk/none',
    )
    const table = facility({ rules: { devicesFromJunk: true }, mission: { junk } })
    table.does('build-device', { model: table.id('techie') }, 0, 8)
    expect(table.model('techie').carried).toMatchObject([{ carried: junk, left: 1 }])
  })
  it('only a Pilot flies, without a roll', () => {
    const table = facility({ mission: { vessels: [lying('sloop')] } })
    expect(table.refuses('fly', { ...at(table, 'hero'), vessel: 'sloop' }).code).toBe('fly/no-pilot')
    table.does('fly', { ...at(table, 'pilot'), vessel: 'sloop' })
    expect(table.last('flown').vessel).toBe('sloop')
  })
})

describe('lockers, finds and people (lines 192, 216–236)', () => {
  const items = [
    {
      ...lying('locker'),
      locked: false,
      find: { kind: 'gadget' as const, carried: { gadget: 'medpack' as const, uses: 2 } },
    },
    { ...lying('safe'), locked: true, find: null },
  ]
  it('give what is in them to whoever opens them', () => {
    const table = facility({ mission: { items } })
    table.does('open-item', { ...at(table, 'hero'), item: 'locker' })
    expect(table.model('hero')).toMatchObject({
      holds: ['locker'],
      carried: [{ carried: { gadget: 'medpack' }, left: 2 }],
    })
    expect(table.refuses('open-item', { ...at(table, 'pilot'), item: 'safe' }).code).toBe('item/locked')
    table.does('override', { ...at(table, 'techie'), lock: 'safe' }, 0, 1)
    expect(table.model('techie').holds).toEqual(['safe'])
  })
  it('somebody who is met joins as a Tagalong', () => {
    const table = facility({
      mission: {
        people: [{ ...lying('clerk'), who: { kind: 'bystander', type: 'adult' }, joins: true }],
      },
    })
    expect(table.state.models.clerk).toMatchObject({ side: null, wounds: 1 })
    table.does('meet', { ...at(table, 'hero'), person: 'clerk' })
    expect(table.state.models.clerk?.side).toBe('player-1')
    expect(table.refuses('meet', { ...at(table, 'pilot'), person: 'clerk' }).code).toBe('meet/nobody')
  })
  it('a fight that is won may bring a find', () => {
    const table = resolving({ enemies: 'guard', mission: { rewards: true } }, (one) =>
      shoots(one, 'trooper', 'their guard'),
    )
    resolves(table, [8, 1, 1])
    // The third row of Muster's own finds is a grenade; the guard counts down beside it.
    table.does('end-turn', { inSight: [], secured: null }, 3)
    expect(table.last('fight-ended').won).toBe(true)
    expect(table.model('hero').carried).toMatchObject([{ carried: { gadget: 'grenade' }, left: 1 }])
  })
})

describe('gadgets (lines 222–236)', () => {
  it('drugs lift the die for three turns, once a game', () => {
    const table = freely({ gadgets: { trooper: [{ gadget: 'combatDrugs' }] } })
    table.does('take-drugs', { model: table.id('trooper') })
    const turns: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      turns.push(table.model('trooper').drugs)
      table.does('end-turn', { inSight: [], secured: null })
    }
    expect(turns).toEqual([3, 2, 1, 0])
    expect(table.refuses('take-drugs', { model: table.id('trooper') }).code).toBe('gadget/none')
  })
  it('drugs come home with whoever has not taken them (lines 216, 232)', () => {
    const carried: Carried = { gadget: 'combatDrugs' }
    const table = freely({ gadgets: { hero: [carried], trooper: [carried] } })
    table.does('take-drugs', { model: table.id('trooper') })
    const people = blastEmPlay.account?.of(table.events).sides[0]?.people
    expect(people?.map(({ home }) => home)).toEqual([{ gadgets: [carried] }, { gadgets: [] }])
  })
  it('drugs, armour and upgrades are in the numbers, with their reasons', () => {
    const table = resolving(
      {
        gadgets: {
          trooper: [{ gadget: 'combatDrugs' }, { gadget: 'weaponUpgrade', upgrade: 'accurate' }],
        },
      },
      (one) => shoots(one, 'trooper', 'their trooper'),
      (one) => one.does('take-drugs', { model: one.id('trooper') }),
    )
    resolves(table, [10, 1])
    expect(table.last('attack-made').attacker).toEqual({
      value: 5,
      die: 'd10',
      face: 10,
      reasons: [
        { code: 'accurate', add: 1 },
        { code: 'combatDrugs', add: 2 },
      ],
      total: 16,
    })
  })
  it('a rapid weapon fires its second shot without penalty', () => {
    const table = resolving(
      { gadgets: { trooper: [{ gadget: 'weaponUpgrade', upgrade: 'rapid' }] } },
      (one) => shoots(one, 'trooper', 'their trooper', { second: one.id('their trooper') }),
      (one) =>
        one.does('move', {
          model: one.id('trooper'),
          how: 'run',
          inches: 9,
          seenBy: [],
          reaches: [],
          keepsCover: null,
        }),
    )
    resolves(table, [8, 1])
    expect(table.last('attack-made').attacker.reasons).toEqual([{ code: 'run', add: -1 }])
  })
  it('a force field takes off the first wound of each turn', () => {
    const table = declaring({ gadgets: { trooper: [{ gadget: 'forceField' }] }, enemies: 'trooper*3' })
    for (const model of ['enemy.1', 'enemy.2', 'enemy.3'])
      table.by('bad-guys', 'declare-shot', {
        model,
        attack: 'standard',
        target: table.id('trooper'),
        second: null,
      })
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    for (let attack = 0; attack < 3; attack += 1) resolves(table, [8, 1], {}, 'bad-guys')
    expect(table.last('wounded')).toMatchObject({ suffered: 3, field: true, left: 1 })
  })
  it('a force field that has taken one off does so for nobody else in that turn', () => {
    const gadgets = { trooper: [{ gadget: 'forceField' as const }] }
    const rules = { handingOver: 'always', leavingHth: 'struck' } as const
    const table = declaring({ gadgets, enemies: 'trooper*2', rules }, (one) =>
      went(one, 'trooper', { reaches: ['enemy.1'] }),
    )
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    const away = { model: table.id('trooper'), how: 'move' as const, inches: 4, seenBy: [], reaches: [] }
    table.does('move', { ...away, keepsCover: null }, 8, 1)
    expect(table.model('trooper').carried).toMatchObject([{ spent: true }])
    table.does('hand-over-gadget', { ...at(table, 'trooper'), to: table.id('hero'), gadget: 0 })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    const shot = { model: 'enemy.1', attack: 'standard', target: table.id('hero'), second: null } as const
    table.by('bad-guys', 'declare-shot', shot)
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    resolves(table, [8, 1], {}, 'bad-guys')
    expect(table.last('wounded')).toMatchObject({ field: false, left: 3 })
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    expect(table.model('hero').carried).toMatchObject([{ spent: false }])
  })
  it('change hands beside one another, outside fights', () => {
    const table = freely({
      gadgets: { trooper: [{ gadget: 'bodyArmour' }, { gadget: 'passkey' }] },
      team: 'hero trooper pilot',
    })
    const to = (who: string, gadget: number) => ({ ...at(table, 'trooper'), to: table.id(who), gadget })
    expect(table.refuses('hand-over-gadget', to('pilot', 0)).code).toBe('gadget/does-not-fit')
    table.does('hand-over-gadget', to('hero', 0))
    expect(table.model('hero').carried).toHaveLength(1)
    const fight = fighting({ gadgets: { trooper: [{ gadget: 'passkey' }] } })
    const said = { ...at(fight, 'trooper'), to: fight.id('hero'), gadget: 0 }
    expect(fight.refuses('hand-over-gadget', said).code).toBe('gadget/in-a-fight')
  })
})

describe('shooting at things outside a fight', () => {
  const things = [thing('desk', { breakable: true })]
  it('wrecks what is breakable, and the second shot of who stood is left', () => {
    const table = freely({ team: 'hero heavy', enemies: 'trooper', mission: { things } })
    table.does('wreck', {
      model: table.id('heavy'),
      attack: 'heavy',
      thing: 'desk',
      inSight: true,
      inches: 0,
      inside: [],
    })
    expect(table.state.wrecked).toEqual(['desk'])
    table.does('look', { tokens: [], enemies: ['enemy.1'] })
    for (const side of ['player-1', 'bad-guys'] as const) table.by(side, 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    const shot = { model: table.id('heavy'), attack: 'heavy' as const, target: 'enemy.1' }
    expect(table.refuses('declare-shot', { ...shot, second: 'enemy.1' }).code).toBe('battle/not-offered')
    table.does('declare-shot', { ...shot, second: null })
    expect(table.last('attack-declared').shots).toBe(2)
  })
  it('needs sight, but of a grenade by house rule alone (lines 206, 357)', () => {
    const seen = (grenadesNeedSight: boolean): unknown => {
      const table = freely({ team: 'hero demo heavy', mission: { things }, rules: { grenadesNeedSight } })
      return blastEmPlay
        .options(table.state, 'player-1')
        .filter(({ command }) => command === 'wreck')
        .map(({ fields }) => [fields.attack, fields.inSight])
    }
    const [grenade, heavy, radius] = ['grenade', 'heavy', 'radius'].map(is)
    expect(seen(false)).toEqual([
      [grenade, is(true)],
      [heavy, must(true)],
      [radius, must(true)],
    ])
    expect(seen(true)).toContainEqual([grenade, must(true)])
  })
})
