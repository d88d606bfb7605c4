import { describe, expect, it } from 'vitest'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import { begun, declaring, fighting, freely, lying, resolves, tableOf, went, type Table } from './table.ts'

const patrol = (id: string, count = 2) => ({
  id,
  place: { room: null, at: null },
  holds: {
    kind: 'enemies' as const,
    models: [{ who: { kind: 'badGuy' as const, type: 'guard' as const }, count }],
  },
})
const empty = (id: string) => ({ id, place: { room: null, at: null }, holds: { kind: 'nothing' as const } })
const endTurn = (table: Table) => table.does('end-turn', { inSight: [], secured: null })

describe('turns (lines 301–315)', () => {
  it('go clockwise from the first player, and the previous one leads the bad guys', () => {
    const table = tableOf({ players: 3 })
    table.does('roll-first-player', {})
    const turns: unknown[] = []
    for (const side of ['player-1', 'player-2', 'player-3', 'player-1'] as const) {
      turns.push([table.state.round, table.state.active, table.state.leader])
      table.by(side, 'end-turn', { inSight: [], secured: null })
    }
    expect(turns).toEqual([
      [1, 'player-1', 'player-3'],
      [1, 'player-2', 'player-1'],
      [1, 'player-3', 'player-2'],
      [2, 'player-1', 'player-3'],
    ])
  })
  it('know no leader where Muster plays the bad guys', () => {
    const table = tableOf({ players: 2 })
    table.by('bad-guys', 'hand-over', { automatic: true })
    table.does('roll-first-player', {})
    expect(table.state.leader).toBeNull()
    expect(blastEmPlay.doctrine?.sides(table.state)).toEqual(['bad-guys'])
  })
  it('test tokens in sight first, and go on freely where nothing is in them', () => {
    const table = begun({ mission: { tokens: [empty('one'), empty('two')] } })
    expect(table.state.phase).toBe('looking')
    expect(table.refuses('move', freeMove(table)).code).toBe('battle/not-now')
    table.does('look', { tokens: ['one'], enemies: [] })
    expect(table.last('token-tested')).toMatchObject({
      token: 'one',
      found: { kind: 'nothing' },
      stays: false,
    })
    expect(table.state.phase).toBe('free')
  })
  it('begin a fight with what a token holds, on the way too', () => {
    const table = freely({ mission: { tokens: [empty('one'), patrol('two')] } })
    went(table, 'hero')
    table.does('look', { tokens: ['two'], enemies: [] })
    expect(table.state).toMatchObject({ phase: 'moving', fighting: [['player-1', 'bad-guys']] })
    expect(table.last('arrived')).toMatchObject({ origin: 'token', from: 'two', side: 'bad-guys' })
    // The hero has moved and does not again; the trooper still may (line 313).
    expect(table.refuses('move', freeMove(table)).code).toBe('move/has-moved')
    went(table, 'trooper')
  })
  it('bring about a fight where somebody ends beside an enemy whom nobody has met', () => {
    const table = freely({ enemies: 'guard' })
    table.does('move', { ...freeMove(table), reaches: [table.id('their guard')] })
    expect(table.state).toMatchObject({ phase: 'moving', fighting: [['player-1', 'bad-guys']] })
    expect(table.refuses('move', freeMove(table)).code).toBe('move/has-moved')
  })
  it('bring reinforcements in a fight that goes on', () => {
    const table = declaring({ enemies: 'guard', mission: { tokens: [patrol('more')] } })
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    expect(table.state.phase).toBe('looking')
    table.does('look', { tokens: ['more'], enemies: [] })
    expect(table.events.filter(({ kind }) => kind === 'fight-begun')).toHaveLength(1)
    expect(Object.keys(table.state.models)).toContain('enemy.3')
    expect(table.state.phase).toBe('moving')
  })
  it('end a fight with nobody in sight, or leave it open for the next', () => {
    for (const inSight of [[], ['enemy.1']]) {
      const table = declaring({ enemies: 'guard' })
      table.by('bad-guys', 'done-declaring', {})
      table.does('done-declaring', {})
      table.does('end-turn', { inSight, secured: null })
      expect(table.state.fighting).toEqual(inSight.length > 0 ? [['player-1', 'bad-guys']] : [])
    }
  })
  it('by house rule end it only when nobody is up', () => {
    const table = declaring({ enemies: 'guard', rules: { fightEnds: 'noneUp' } })
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    endTurn(table)
    expect(table.state.fighting).toEqual([['player-1', 'bad-guys']])
  })
  it('bar operations while the team is in a fight (line 311)', () => {
    const table = fighting({ mission: { doors: [{ ...lying('door'), state: 'closed' }] } })
    const open = { model: table.id('hero'), door: 'door', within: true }
    expect(table.refuses('open-door', open).code).toBe('battle/not-now')
  })
  it('keep who stood to ground for the next turn', () => {
    const table = declaring({ enemies: 'guard' })
    table.by('bad-guys', 'done-declaring', {})
    table.does('go-to-ground', { model: table.id('hero'), behind: null })
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    expect(table.model('hero').toGround).toBe(true)
  })
})

const freeMove = (table: Table) => ({
  model: table.id('hero'),
  how: 'move' as const,
  inches: 4,
  seenBy: [],
  reaches: [],
  keepsCover: null,
})

describe('tokens (lines 288–289, 305, 325)', () => {
  it('that hold nothing yet stay, and are tested again next turn', () => {
    const token = { id: 'one', place: { room: null, at: null }, holds: { kind: 'notYet' as const } }
    const table = begun({ mission: { tokens: [token] } })
    table.does('look', { tokens: ['one'], enemies: [] })
    expect(table.state.tokens.one).toMatchObject({ spent: false })
    expect(table.refuses('look', { tokens: ['one'], enemies: [] }).code).toBe('look/tested')
    endTurn(table)
    expect(table.state.phase).toBe('looking')
    table.does('look', { tokens: ['one'], enemies: [] })
  })
  it('by house rule stay when they are empty', () => {
    const table = begun({ rules: { emptyTokens: 'stays' }, mission: { tokens: [empty('one')] } })
    table.does('look', { tokens: ['one'], enemies: [] })
    expect(table.last('token-tested').stays).toBe(true)
  })
  it('that a camera sees turned over are a patrol, once', () => {
    const camera = { ...empty('eye'), holds: { kind: 'automatic' as const, of: ['camera' as const] } }
    const table = begun({ mission: { tokens: [camera, empty('one'), empty('two')] } })
    table.does('look', { tokens: ['eye'], enemies: [] })
    // A camera does not fight.
    expect(table.state.phase).toBe('free')
    table.does('look', { tokens: ['one', 'two'], enemies: [] })
    const tested = table.events.filter((event) => event.kind === 'token-tested')
    expect(tested.map(({ token, found, camera: by }) => [token, found.kind, by])).toEqual([
      ['eye', 'automatic', null],
      ['one', 'enemies', 'enemy.1'],
      ['two', 'nothing', null],
    ])
  })
  it('may hold a gun, and a find to be opened', () => {
    const table = begun({
      mission: {
        tokens: [
          { ...empty('gun'), holds: { kind: 'automatic', of: ['gun'] } },
          { ...empty('find'), holds: { kind: 'find' } },
        ],
        findTable: [1, 2, 3, 4].map(() => ({ kind: 'tagalong' as const })),
      },
    })
    table.does('look', { tokens: ['find'], enemies: [] })
    expect(table.state.phase).toBe('free')
    table.does('open-item', { model: table.id('trooper'), item: 'find', within: true })
    expect(table.state.models['found.1']).toMatchObject({ side: 'player-1', origin: 'found', wounds: 2 })
    table.does('look', { tokens: ['gun'], enemies: [] })
    expect(table.state).toMatchObject({ phase: 'moving', fighting: [['player-1', 'bad-guys']] })
  })
  it('never show before they are turned over, and not in the log', () => {
    const table = begun({ mission: { tokens: [patrol('one')] } })
    const shown = JSON.stringify([
      blastEmPlay.view(table.state, 'player-1'),
      blastEmPlay.view(table.state, 'bad-guys'),
      table.events.map((event) => blastEmPlay.tell(event, table.state, 'bad-guys')),
    ])
    expect(shown).not.toContain('guard')
  })
})

describe('movement (lines 83, 127–133, 167)', () => {
  it.each([
    ['trooper', 'move', 8, 8.1],
    ['trooper', 'run', 16, 16.5],
    ['sidekick', 'move', 6, 7],
  ] as const)('%s: %s up to %i inches', (who, how, most, over) => {
    const table = freely({ team: 'hero trooper sidekick' })
    const said = { ...freeMove(table), model: table.id(who), how }
    expect(table.refuses('move', { ...said, inches: over })).toMatchObject({
      code: 'move/too-far',
      values: { most },
    })
    table.does('move', { ...said, inches: most })
  })
  it('keeps ordinary people who run from all else', () => {
    const table = fighting({ enemies: 'personnel guard' })
    table.does('done-moving', {})
    for (const who of ['their personnel', 'their guard']) went(table, who, { how: 'run' }, 'bad-guys')
    table.by('bad-guys', 'done-moving', {})
    const shot = (who: string) =>
      ({ model: table.id(who), attack: 'standard', target: table.id('hero'), second: null }) as const
    expect(table.refuses('declare-shot', shot('their personnel'), 'bad-guys').code).toBe('declare/ran')
    table.by('bad-guys', 'declare-shot', shot('their guard'))
  })
  it('drags the fallen at half movement, and does nothing else', () => {
    const table = declaring({ enemies: 'trooper*3' })
    for (const who of ['their trooper', 'their trooper2', 'their trooper3'])
      table.by('bad-guys', 'declare-shot', {
        model: table.id(who),
        attack: 'standard',
        target: table.id('trooper'),
        second: null,
      })
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    for (const rolls of [
      [8, 1],
      [8, 1],
      [8, 1, 4],
    ])
      resolves(table, rolls, {}, 'bad-guys')
    endTurn(table)
    table.does('look', { tokens: [], enemies: [] })
    const drag = {
      ...{ model: table.id('hero'), fallen: table.id('trooper'), inches: 4, within: true },
      ...{ seenBy: [], reaches: [], keepsCover: null },
    }
    expect(table.refuses('drag', { ...drag, within: false }).code).toBe('table/not-so')
    expect(table.refuses('drag', { ...drag, inches: 5 }).code).toBe('battle/not-offered')
    table.does('drag', drag)
    expect(table.refuses('move', freeMove(table)).code).toBe('move/has-moved')
  })
})

describe('a dispute (lines 343, 353)', () => {
  it('is decided by a coin, whatever it is about', () => {
    const table = freely()
    table.does('flip-coin', { about: 'Whether the desk is hard cover' }, 2)
    expect(table.last('coin-flipped')).toMatchObject({
      about: 'Whether the desk is hard cover',
      heads: false,
    })
    expect(blastEmPlay.openly(table.state).waitsFor).toEqual(['player-1'])
  })
})

describe('levels', () => {
  it('note a broken rule where the battle only assists', () => {
    const table = freely({ level: 'assist' })
    const [moved] = went(table, 'trooper', { inches: 12 })
    expect(moved?.deviations?.map(({ code, values }) => [code, values?.page])).toEqual([
      ['move/too-far', 127],
    ])
  })
})
