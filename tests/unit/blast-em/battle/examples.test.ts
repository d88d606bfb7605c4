import { describe, expect, it } from 'vitest'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import { dueSnapshots } from '../../../../shared/systems/blast-em/battle/course/due.ts'
import { begun, declaring, fighting, freely, resolves, resolving, shoots, went } from './table.ts'

/** The worked examples of the book, played. */

describe('E2: running and two shots', () => {
  it.each([
    ['stand', 2, []],
    ['move', 1, []],
    ['move', 2, [{ code: 'shots', add: -1 }]],
    ['run', 1, [{ code: 'run', add: -1 }]],
    [
      'run',
      2,
      [
        { code: 'run', add: -1 },
        { code: 'shots', add: -1 },
      ],
    ],
  ] as const)('%s, %i shots: %j on each', (how, shots, reasons) => {
    const table = resolving(
      {},
      (one) =>
        shoots(one, 'trooper', 'their trooper', shots === 2 ? { second: one.id('their trooper2') } : {}),
      (one) => how !== 'stand' && went(one, 'trooper', { how }),
    )
    for (let shot = 0; shot < shots; shot += 1) {
      const add = reasons.reduce((sum: number, reason) => sum + reason.add, 0)
      resolves(table, [8, 1])
      expect(table.last('attack-made').attacker).toEqual({
        value: 5,
        die: 'd8',
        face: 8,
        reasons,
        total: 13 + add,
      })
    }
    expect(table.model('their trooper').wounds).toBe(1)
  })
})

describe('E3: a trooper with one wound left, treated by a Corpsman', () => {
  const hurt = (wounds: 1 | 2) => {
    // Two shots of theirs that hit: one wound each of the trooper's three; or three of them.
    const table = declaring({ team: 'hero trooper corpsman', enemies: 'trooper*3' })
    for (const by of ['their trooper', 'their trooper2', 'their trooper3'].slice(0, wounds === 1 ? 2 : 3))
      table.by('bad-guys', 'declare-shot', {
        model: table.id(by),
        attack: 'standard',
        target: table.id('trooper'),
        second: null,
      })
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    return table
  }

  it('draws the card alone, and is whole again when the roll exceeds it', () => {
    const table = hurt(1)
    for (let shot = 0; shot < 2; shot += 1) resolves(table, [8, 1], {}, 'bad-guys')
    expect(table.model('trooper')).toMatchObject({ fate: 'up', wounds: 1 })
    table.does('end-turn', { inSight: [], secured: null })
    table.does('look', { tokens: [], enemies: [] })
    const treat = { model: table.id('corpsman'), patient: table.id('trooper'), within: true, watched: false }
    // The five of clubs, and 2 + 4 for the Corpsman.
    table.does('treat', treat, 4, 2)
    expect(table.last('treated')).toMatchObject({ card: 5, worse: 0, success: true, roll: { total: 6 } })
    expect(table.model('trooper')).toMatchObject({ fate: 'up', wounds: 3 })
  })

  it('at 0 draws a card, adds a d4, and acts from the next turn', () => {
    const table = hurt(2)
    resolves(table, [8, 1], {}, 'bad-guys')
    resolves(table, [8, 1], {}, 'bad-guys')
    resolves(table, [8, 1, 3], {}, 'bad-guys')
    expect(table.model('trooper')).toMatchObject({ fate: 'mostlyDead', wounds: 0, turnsLeft: 3 })
    table.does('end-turn', { inSight: [], secured: null })
    table.does('look', { tokens: [], enemies: [] })
    const treat = { model: table.id('corpsman'), patient: table.id('trooper'), within: true, watched: false }
    // The five of clubs and a 2 against 4 + 4: seven is exceeded.
    table.does('treat', treat, 4, 2, 4)
    expect(table.last('treated')).toMatchObject({ card: 5, worse: 2, success: true, roll: { total: 8 } })
    expect(table.model('trooper')).toMatchObject({ fate: 'up', wounds: 3, turnsLeft: null })
    expect(table.refuses('move', moving(table.id('trooper'))).code).toBe('model/rests')
  })
})

const moving = (model: string) => ({
  model,
  how: 'move' as const,
  inches: 2,
  seenBy: [],
  reaches: [],
  keepsCover: null,
})

describe('E4: two troopers declared at one Security ’Bot', () => {
  it('both resolve on it, whatever the first does', () => {
    const table = resolving({ team: 'hero trooper trooper', enemies: 'securityBot' }, (one) => {
      shoots(one, 'trooper', 'their securityBot')
      shoots(one, 'trooper2', 'their securityBot')
    })
    resolves(table, [8, 1])
    expect(table.model('their securityBot').fate).toBe('up')
    const [, , , ...fallen] = resolves(table, [8, 1, 2])
    expect(fallen.map(({ kind }) => kind)).toContain('fell')
    expect(table.model('their securityBot')).toMatchObject({ fate: 'mostlyDead', turnsLeft: 2 })
  })
})

describe('E5: who is felled shoots all the same', () => {
  it('is carried out after he is out of wounds', () => {
    const table = declaring({ enemies: 'guard' })
    table.by('bad-guys', 'declare-shot', {
      model: table.id('their guard'),
      attack: 'standard',
      target: table.id('hero'),
      second: null,
    })
    table.by('bad-guys', 'done-declaring', {})
    shoots(table, 'trooper', 'their guard', { second: table.id('their guard') })
    table.does('done-declaring', {})
    // His own attack is first in the order of declaration: what felled him counts only when all is resolved.
    resolves(table, [8, 1], {}, 'bad-guys')
    resolves(table, [8, 1])
    resolves(table, [8, 1])
    expect(table.model('their guard').fate).toBe('out')
    expect(table.model('hero').wounds).toBe(3)
  })
})

describe('E6: an Operative is the whole team', () => {
  it('begins alone', () => {
    const table = begun({ team: 'operative' })
    expect(Object.keys(table.state.models)).toEqual(['player-1.m1'])
  })
})

describe('E7: the patrol', () => {
  it('surprises a team that has moved, runs, and draws two Snapshots', () => {
    const table = freely({
      team: 'hero trooper trooper corpsman heavy',
      mission: {
        tokens: [
          {
            id: 'token',
            place: { room: null, at: null },
            holds: { kind: 'enemies', models: [{ who: { kind: 'badGuy', type: 'trooper' }, count: 5 }] },
          },
        ],
      },
    })
    for (const name of ['hero', 'trooper', 'trooper2', 'corpsman', 'heavy']) went(table, name)
    expect(blastEmPlay.view(table.state, 'player-1').tokens).toEqual([
      { id: 'token', spent: false, tested: false, held: null },
    ])
    table.does('look', { tokens: ['token'], enemies: [] })
    // The team has moved, and may not reposition.
    expect(table.state).toMatchObject({ phase: 'moving', exchange: { moves: 'badGuys' } })
    const view = (by: string, inches: number) => ({ by: table.id(by), inches, flanks: false })
    const runs = (model: string, seenBy: ReturnType<typeof view>[]) =>
      table.by('bad-guys', 'move', { model, how: 'run', inches: 14, seenBy, reaches: [], keepsCover: null })
    const seen = [view('trooper', 9), view('hero', 12), view('heavy', 10)]
    for (const model of ['enemy.1', 'enemy.2', 'enemy.3']) runs(model, seen)
    table.by('bad-guys', 'done-moving', {})
    expect(table.state.phase).toBe('snapshots')
    expect(dueSnapshots(table.state).map(({ by }) => by)).toEqual([table.id('hero'), table.id('trooper')])
    const snap = (by: string, target: string, ...rolls: number[]) =>
      table.does('snapshot', { model: table.id(by), target, cover: 'none' }, ...rolls)
    // 9/16 and 7/16: a trooper's 5 + d8 and the hero's 4 + d8 against 4 + d8.
    snap('trooper', 'enemy.1', 4, 4)
    expect(table.last('attack-made')).toMatchObject({
      hit: true,
      wounds: 1,
      attacker: { total: 9, reasons: [] },
    })
    snap('hero', 'enemy.2', 4, 4)
    expect(table.last('attack-made')).toMatchObject({ hit: false, attacker: { total: 8 } })
    table.does('settle-stray', { struck: null })
    expect(table.state.models['enemy.1']).toMatchObject({ fate: 'up', wounds: 1 })
    // Nobody is left who has a Snapshot: all of them declare.
    expect(table.state.phase).toBe('declaring')
  })
  it('knows no Snapshot of those who ran, of heavy weapons, or of who is not seen', () => {
    const table = fighting({ team: 'hero trooper heavy' })
    went(table, 'hero', { how: 'run' })
    table.does('done-moving', {})
    const seenBy = ['hero', 'heavy'].map((by) => ({ by: table.id(by), inches: 5, flanks: false }))
    went(table, 'their trooper', { seenBy }, 'bad-guys')
    table.by('bad-guys', 'done-moving', {})
    expect(table.state.phase).toBe('declaring')
  })
})
