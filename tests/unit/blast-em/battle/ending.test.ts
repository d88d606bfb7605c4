import { describe, expect, it } from 'vitest'
import type { MissionDraft } from '../../../../shared/systems/blast-em/documents/mission.ts'
import type { EventOf } from '../../../../shared/systems/blast-em/battle/documents/events.ts'
import { tagalongPoints } from '../../../../shared/systems/blast-em/battle/ending/objective.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import {
  declaring,
  freely,
  lying,
  resolves,
  resolving,
  shoots,
  tableOf,
  thing,
  type Given,
  type Table,
} from './table.ts'

const over = (table: Table) =>
  table.state.ending ? `${table.state.ending.outcome} ${table.state.ending.why}` : null
const endTurn = (table: Table, secured: boolean | null = null) =>
  table.does('end-turn', { inSight: [], secured })
const leaves = (table: Table, ...who: string[]) =>
  table.does('leave', { models: who.map((one) => table.id(one)), way: 'in' })
const person = { ...lying('captive'), who: { kind: 'team' as const, type: 'tagalong' as const }, joins: true }
const mission = (over: Partial<MissionDraft>): Given => ({ mission: over })

describe('objectives (lines 41–47, 192)', () => {
  it('escape: the hero has left', () => {
    const table = freely(mission({ mission: 'escape', objective: { kind: 'leave' } }))
    leaves(table, 'trooper')
    endTurn(table)
    expect(over(table)).toBeNull()
    leaves(table, 'hero')
    endTurn(table)
    expect(over(table)).toBe('won objective')
  })
  it('infiltration: somebody who knows it has left', () => {
    const terminals = [{ ...lying('log'), does: [], opens: [] }]
    const table = freely({
      team: 'hero techie',
      ...mission({ mission: 'infiltration', objective: { kind: 'learn', from: 'log' }, terminals }),
    })
    table.does('use-terminal', { model: table.id('techie'), terminal: 'log', within: true }, 0, 1)
    leaves(table, 'hero')
    endTurn(table)
    expect(over(table)).toBeNull()
    leaves(table, 'techie')
    endTurn(table)
    expect(over(table)).toBe('won objective')
  })
  it('rescue: the captive has left, and counts no points', () => {
    const table = freely(
      mission({ mission: 'rescue', objective: { kind: 'bringOut', person: 'captive' }, people: [person] }),
    )
    table.does('meet', { model: table.id('hero'), person: 'captive', within: true })
    leaves(table, 'captive')
    endTurn(table)
    expect(over(table)).toBe('won objective')
    expect(tagalongPoints(table.state)).toBe(0)
  })
  it('recovery: the thing has left with somebody', () => {
    const items = [{ ...lying('case'), locked: false, find: null }]
    const table = freely(mission({ mission: 'recovery', objective: { kind: 'fetch', item: 'case' }, items }))
    table.does('open-item', { model: table.id('hero'), item: 'case', within: true })
    leaves(table, 'trooper', 'hero')
    endTurn(table)
    expect(over(table)).toBe('won objective')
  })
  it('strike: the target is wrecked', () => {
    const things = [thing('mast', { breakable: true })]
    const table = freely({
      team: 'hero demo',
      ...mission({ mission: 'strike', objective: { kind: 'destroy', target: 'mast' }, things }),
    })
    table.does('set-demo-pac', { model: table.id('demo'), on: 'mast', within: true })
    endTurn(table)
    expect(over(table)).toBe('won objective')
  })
  it('boarding: the room is held at the end of a turn, as the players see it', () => {
    const rooms = [{ id: 'bridge', name: 'Bridge', notes: '' }]
    const table = freely(
      mission({
        mission: 'boarding',
        objective: { kind: 'secure', room: 'bridge', enemies: 'noneUp' },
        rooms,
      }),
    )
    endTurn(table, false)
    expect(over(table)).toBeNull()
    endTurn(table, true)
    expect(over(table)).toBe('won objective')
  })
  it('strike: of a garrison only those count who can be fought', () => {
    const post = (...types: ('camera' | 'gun' | 'guard')[]): MissionDraft['garrison'] => {
      const models = types.map((type) => {
        const who =
          type === 'guard' ? { kind: 'badGuy' as const, type } : { kind: 'automatic' as const, type }
        return { who, count: 1 }
      })
      return [{ id: 'post', place: { room: null, at: null }, models }]
    }
    const strike = { mission: 'strike' as const, objective: { kind: 'destroy' as const, target: 'post' } }
    const watched = freely({ level: 'assist', ...mission({ ...strike, garrison: post('camera', 'guard') }) })
    endTurn(watched)
    expect(over(watched)).toBeNull()
    watched.does('look', { tokens: [], enemies: [] })
    const out = { fate: 'out', wounds: 0, turns: null, reason: 'hit' } as const
    watched.by('bad-guys', 'put-right', { model: 'enemy.2', ...out })
    endTurn(watched)
    expect(over(watched)).toBe('won objective')
    const terminals = [{ ...lying('log'), does: ['shutDownSecurity' as const], opens: [] }]
    const guarded = freely({
      team: 'hero techie',
      ...mission({ ...strike, terminals, garrison: post('gun') }),
    })
    guarded.does('use-terminal', { model: guarded.id('techie'), terminal: 'log', within: true }, 0, 1)
    endTurn(guarded)
    expect(over(guarded)).toBe('won objective')
  })
  it('escape: of allies whoever is not lost has left, in either order', () => {
    const escape = mission({ mission: 'escape', objective: { kind: 'leave' } })
    const table = freely({ players: 2, level: 'assist', ...escape })
    leaves(table, 'hero', 'trooper')
    endTurn(table)
    expect(over(table)).toBeNull()
    const out = { fate: 'out', wounds: 0, turns: null, reason: 'hit' } as const
    table.by('player-2', 'put-right', { model: 'player-2.m1', ...out })
    expect(over(table)).toBe('won objective')
    const sides = blastEmPlay.account?.of(table.events).sides
    expect(sides?.map(({ result }) => result)).toEqual(['won', 'lost'])
  })
  const wave = (id: string, turn: number | null) => ({
    id,
    way: 'theirs',
    turn,
    models: [{ who: { kind: 'badGuy' as const, type: 'guard' as const }, count: 1 }],
  })
  it('invasion: every wave has come and is beaten, one after the other', () => {
    const table = tableOf(
      mission({
        mission: 'invasion',
        objective: { kind: 'beatWaves', turns: null },
        waves: [wave('a', 1), wave('b', null)],
      }),
    )
    table.does('roll-first-player', {})
    for (const enemy of ['enemy.1', 'enemy.2']) {
      expect(table.state).toMatchObject({ phase: 'moving', fighting: [['player-1', 'bad-guys']] })
      table.does('done-moving', {})
      table.by('bad-guys', 'done-moving', {})
      table.by('bad-guys', 'done-declaring', {})
      shoots(table, 'trooper', enemy, { second: enemy })
      table.does('done-declaring', {})
      resolves(table, [8, 1])
      resolves(table, [8, 1])
      expect(table.state.models[enemy]?.fate).toBe('out')
      endTurn(table)
    }
    expect(over(table)).toBe('won objective')
  })
  it('invasion: held out for so many turns', () => {
    const table = freely(
      mission({ mission: 'invasion', objective: { kind: 'beatWaves', turns: 2 }, waves: [wave('late', 9)] }),
    )
    endTurn(table)
    expect(over(table)).toBeNull()
    endTurn(table)
    expect(over(table)).toBe('won objective')
  })
  it('what the players wrote themselves they settle', () => {
    const table = freely()
    table.does('end-mission', { outcome: 'won' })
    expect(over(table)).toBe('won by-agreement')
    const other = freely(mission({ mission: 'escape', objective: { kind: 'leave' } }))
    expect(other.refuses('end-mission', { outcome: 'won' }).code).toBe('battle/not-offered')
    other.does('end-mission', { outcome: 'broken-off' })
    expect(over(other)).toBe('broken-off by-agreement')
  })
})

describe('losing (lines 49, 174)', () => {
  /** The hero suffers so many wounds of four. */
  const struck = (wounds: number, given: Given = {}): Table => {
    const table = declaring({ team: 'hero trooper', enemies: 'trooper*5', ...given })
    for (let shot = 1; shot <= wounds; shot += 1)
      table.by('bad-guys', 'declare-shot', {
        model: `enemy.${shot}`,
        attack: 'standard',
        target: table.id('hero'),
        second: null,
      })
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    for (let shot = 1; shot <= wounds; shot += 1)
      resolves(table, wounds === 4 && shot === 4 ? [8, 1, 1] : [8, 1], {}, 'bad-guys')
    return table
  }
  it('a Hero who is out loses; Mostly Dead he has not yet', () => {
    expect(over(struck(4))).toBeNull()
    expect(over(struck(5))).toBe('lost hero')
    const lostTo = (table: Table) => blastEmPlay.account?.of(table.events).sides[0]?.people[0]?.lostTo
    expect(lostTo(struck(5))).toEqual({ with: 'standard', by: 'badGuy.trooper' })
    const dying = struck(4)
    endTurn(dying)
    dying.does('look', { tokens: [], enemies: [] })
    endTurn(dying)
    expect(over(dying)).toBe('lost hero')
    expect(lostTo(dying)).toEqual(lostTo(struck(5)))
  })
  it('whom the players have laid down nobody felled, also where they die of it later', () => {
    const table = resolving({ enemies: 'trooper guard', level: 'assist' }, (one) =>
      shoots(one, 'trooper', 'their trooper'),
    )
    resolves(table, [8, 1])
    const down = { fate: 'mostlyDead', wounds: 0, turns: 1, reason: 'fell down a shaft' } as const
    table.by('bad-guys', 'put-right', { model: 'enemy.1', ...down })
    table.does('put-right', { model: table.id('trooper'), ...down })
    endTurn(table)
    table.does('look', { tokens: [], enemies: [] })
    endTurn(table)
    expect([table.model('trooper').fate, table.model('their trooper').fate]).toEqual(['out', 'out'])
    const people = blastEmPlay.account?.of(table.events).sides[0]?.people ?? []
    expect(people[1]?.deeds).toEqual({ hits: 1 })
    expect(people[1]?.lostTo).toEqual({ with: 'agreed', by: 'fell down a shaft' })
  })
  it('nobody who only comes along is the Hero, whatever their type', () => {
    const people = [{ ...person, who: { kind: 'team' as const, type: 'operative' as const } }]
    const table = freely({ level: 'assist', ...mission({ people }) })
    table.does('meet', { model: table.id('hero'), person: 'captive', within: true })
    const out = { fate: 'out', wounds: 0, turns: null, reason: 'hit' } as const
    table.does('put-right', { model: 'captive', ...out })
    expect(table.state).toMatchObject({ lost: [], ending: null, phase: 'free' })
  })
  it('of several teams that one alone', () => {
    const table = struck(5, { players: 2 })
    expect(over(table)).toBeNull()
    expect(table.state).toMatchObject({ lost: ['player-1'], active: 'player-2' })
    expect(table.model('trooper').fate).toBe('gone')
  })
  it('a mission with a turn limit, and a team of which nobody is left', () => {
    const late = freely(mission({ turnLimit: 2 }))
    endTurn(late)
    endTurn(late)
    expect(over(late)).toBe('lost turn-limit')
    const gone = freely(
      mission({ mission: 'strike', objective: { kind: 'destroy', target: 'mast' }, things: [thing('mast')] }),
    )
    leaves(gone, 'hero', 'trooper')
    endTurn(gone)
    expect(over(gone)).toBe('lost nobody-left')
  })
  it('a team that has got away has no more turns', () => {
    const table = freely({ players: 2 })
    leaves(table, 'hero', 'trooper')
    endTurn(table)
    expect(table.state).toMatchObject({ active: 'player-2', round: 1, ending: null })
    table.by('player-2', 'end-turn', { inSight: [], secured: null })
    expect(table.state).toMatchObject({ active: 'player-2', round: 2, ending: null })
  })
  it('whoever is to be brought out is out', () => {
    const table = resolving(
      mission({ mission: 'rescue', objective: { kind: 'bringOut', person: 'captive' }, people: [person] }),
      (one) => shoots(one, 'trooper', 'their trooper', { second: one.id('their trooper') }),
    )
    for (let shot = 0; shot < 2; shot += 1) {
      resolves(table, [1, 8])
      table.does('settle-stray', { struck: 'captive' }, ...(shot === 1 ? [4] : []))
    }
    expect(table.state.models.captive?.fate).toBe('mostlyDead')
    expect(over(table)).toBeNull()
  })
})

describe('back-up (lines 245, 309)', () => {
  it('is called once a fight instead of attacking, and comes at the next turn', () => {
    const table = declaring({ enemies: 'personnel*3' })
    const call = { model: 'enemy.1', inView: true }
    // Who sees nobody calls in vain, and another may.
    table.by('bad-guys', 'call-back-up', { model: 'enemy.2', inView: false })
    table.by('bad-guys', 'call-back-up', call)
    expect(table.refuses('call-back-up', { ...call, model: 'enemy.3' }, 'bad-guys').code).toBe(
      'back-up/called',
    )
    expect(
      table.refuses(
        'declare-shot',
        { model: 'enemy.2', attack: 'standard', target: table.id('hero'), second: null },
        'bad-guys',
      ).code,
    ).toBe('declare/has-acted')
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    // The largest group of the token table: five troopers.
    expect(table.last('arrived')).toMatchObject({ origin: 'backUp', from: 'theirs' })
    expect(table.last('arrived').models).toHaveLength(5)
  })
})

describe('looking back', () => {
  it('finds what is talked about afterwards', () => {
    const table = resolving({ enemies: 'guard' }, (one) => shoots(one, 'trooper', 'their guard'))
    resolves(table, [8, 1, 2])
    table.does('end-mission', { outcome: 'won' })
    const numbered = table.events.map((event, index) => ({ number: index + 1, event }))
    // Nobody talks of a guard without a name.
    expect(blastEmPlay.lookBack(numbered).moments.map(({ what }) => what)).toEqual(['fight', 'ended'])
  })
  it('names who did it, and to whom', () => {
    const table = resolving({ enemies: 'trooper' }, (one) => shoots(one, 'trooper', 'their trooper'))
    resolves(table, [8, 1])
    const [trooper, hero, theirs] = [table.id('trooper'), table.id('hero'), table.id('their trooper')]
    const struck = table.last('attack-made')
    const log = [
      ...table.events,
      { ...struck, by: theirs, target: hero },
      { kind: 'fell', model: hero, to: 'mostlyDead', turns: 3, deep: false } as const,
      { ...struck, by: theirs, target: trooper },
      { kind: 'fell', model: hero, to: 'out', turns: null, deep: false } as const,
    ]
    const { moments } = blastEmPlay.lookBack(log.map((event, index) => ({ number: index + 1, event })))
    const told = moments.map(({ what, by, whom }) => [what, by, whom])
    expect(told.slice(-2)).toEqual([
      ['mostly-dead', theirs, hero],
      ['out', theirs, hero],
    ])
  })
  it('tells a shot that went astray by itself, and not as what its marksman did', () => {
    const table = resolving({ enemies: 'trooper' }, (one) => shoots(one, 'trooper', 'their trooper'))
    const [trooper, hero] = [table.id('trooper'), table.id('hero')]
    const log = [
      ...table.events,
      { kind: 'stray-settled', by: trooper, struck: hero, wounds: 1 } as EventOf<'stray-settled'>,
      { kind: 'fell', model: hero, to: 'mostlyDead', turns: 3, deep: false, by: trooper } as const,
    ]
    const { moments } = blastEmPlay.lookBack(log.map((event, index) => ({ number: index + 1, event })))
    expect(moments.slice(-2).map(({ what, by, whom }) => [what, by, whom])).toEqual([
      ['stray', trooper, hero],
      ['mostly-dead', undefined, hero],
    ])
  })
  it('calls it the Teacher’s doing whom the Teacher spared, whoever struck after', () => {
    const table = resolving({ team: 'hero trooper teacher', enemies: 'trooper' }, (one) => {
      shoots(one, 'teacher', 'their trooper')
      shoots(one, 'trooper', 'their trooper')
    })
    resolves(table, [8, 1])
    resolves(table, [8, 1])
    expect(table.last('fell')).toMatchObject({ to: 'unconscious', by: table.id('teacher') })
    const [side] = blastEmPlay.account?.of(table.events).sides ?? []
    expect(side?.people.map(({ name, deeds }) => [name, deeds.felled ?? 0])).toEqual([
      ['hero', 0],
      ['trooper', 0],
      ['teacher', 1],
    ])
  })
  it('calls it the doing of whoever killed them, though the Teacher struck after', () => {
    const table = resolving({ team: 'hero trooper teacher', enemies: 'trooper' }, (one) => {
      for (const by of ['hero', 'trooper', 'teacher']) shoots(one, by, 'their trooper')
    })
    for (let shot = 0; shot < 3; shot += 1) resolves(table, [8, 1])
    expect(table.last('fell')).toMatchObject({ to: 'out', by: table.id('trooper') })
    const [side] = blastEmPlay.account?.of(table.events).sides ?? []
    expect(side?.people.map(({ name, deeds }) => [name, deeds.felled ?? 0])).toEqual([
      ['hero', 0],
      ['trooper', 1],
      ['teacher', 0],
    ])
  })
  it('counts whom a stray shot strikes among the hits, and says how somebody was lost whom the players put out', () => {
    const table = resolving({ enemies: 'trooper*2', level: 'assist' }, (one) =>
      shoots(one, 'trooper', 'their trooper'),
    )
    resolves(table, [1, 8, 1], { near: ['enemy.2'] })
    const fell = { fate: 'out', wounds: 0, turns: null, reason: 'Fell off the roof' } as const
    table.does('put-right', { model: table.id('trooper'), ...fell })
    const [side] = blastEmPlay.account?.of(table.events).sides ?? []
    const trooper = side?.people.find(({ name }) => name === 'trooper')
    expect(trooper?.lostTo).toEqual({ with: 'agreed', by: 'Fell off the roof' })
    const strays = table.events.filter((event) => event.kind === 'stray-settled' && event.wounds > 0)
    expect(trooper?.deeds.hits).toBe(strays.length)
    expect(strays).toHaveLength(1)
  })
  it('takes no gadget for what the mission came for', () => {
    const items = ['case', 'locker'].map((id) => ({ ...lying(id), locked: false, find: null }))
    const table = freely({
      mission: { mission: 'recovery', items, objective: { kind: 'fetch', item: 'case' } },
    })
    table.does('open-item', { model: table.id('trooper'), item: 'locker', within: true })
    const moments = () =>
      blastEmPlay.lookBack(table.events.map((event, index) => ({ number: index + 1, event }))).moments
    expect(moments()).toEqual([])
    table.does('open-item', { model: table.id('hero'), item: 'case', within: true })
    expect(moments().map(({ what }) => what)).toEqual(['objective'])
  })
})

describe('a mission that was played without the program (lines 49, 192)', () => {
  const said = { outcome: 'won' as const, winner: null, out: [], tagalongs: [] }
  it('is over as the players say, with whom it cost and whom they brought home', () => {
    const table = tableOf({ team: 'hero trooper', players: 2 })
    const lost = table.id('trooper')
    table.does('record-mission', { ...said, out: [lost], tagalongs: [{ side: 'player-2', count: 2 }] })
    expect(over(table)).toBe('won by-agreement')
    const [ours, theirs] = blastEmPlay.account?.of(table.events).sides ?? []
    expect(ours?.people.map(({ fate }) => fate)).toEqual(['left', 'out'])
    expect([ours?.points, theirs?.points]).toEqual([0, 6])
    expect(theirs?.people.filter(({ joined }) => joined)).toHaveLength(2)
    expect(theirs?.result).toBe('won')
  })
  it('is lost with the Hero, whatever else is said', () => {
    const table = tableOf({ team: 'hero trooper' })
    table.does('record-mission', { ...said, out: [table.id('hero')] })
    expect(over(table)).toBe('lost hero')
    const [ours] = blastEmPlay.account?.of(table.events).sides ?? []
    expect(ours?.people.map(({ isLost }) => isLost)).toEqual([true, false])
  })
  it('is not won by a rival whose Hero does not come back', () => {
    const table = tableOf({ rules: { teams: 'rivals' }, players: 2 })
    table.does('record-mission', { ...said, winner: 'player-1', out: [table.id('hero')] })
    expect(table.state.ending).toMatchObject({ outcome: 'won', by: null })
    expect(blastEmPlay.account?.of(table.events).sides.map(({ result }) => result)).toEqual(['lost', 'won'])
  })
  it.each([
    ['lost', 6],
    ['broken-off', 0],
  ] as const)('%s: Tagalongs who were kept alive score %i', (outcome, points) => {
    const table = tableOf({ team: 'hero trooper' })
    table.does('record-mission', { ...said, outcome, tagalongs: [{ side: 'player-1', count: 2 }] })
    expect(blastEmPlay.account?.of(table.events).sides[0]?.points).toBe(points)
  })
  it('scores nothing for a team whose Hero does not come back', () => {
    const table = tableOf({ team: 'hero trooper', players: 2 })
    const tagalongs = [{ side: 'player-1' as const, count: 2 }]
    table.does('record-mission', { ...said, out: [table.id('hero')], tagalongs })
    expect(blastEmPlay.account?.of(table.events).sides.map(({ points }) => points)).toEqual([0, 0])
  })
  it('is won by one of rivals', () => {
    const table = tableOf({ rules: { teams: 'rivals' }, players: 2 })
    table.does('record-mission', { ...said, winner: 'player-2' })
    expect(blastEmPlay.account?.of(table.events).sides.map(({ result }) => result)).toEqual(['lost', 'won'])
  })
  it('is recorded before anybody has had a turn', () => {
    expect(freely().refuses('record-mission', said).code).toBe('battle/not-now')
  })
})
