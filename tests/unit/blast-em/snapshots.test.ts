import { describe, expect, it } from 'vitest'
import { snapshots, type Fight } from '../../../shared/systems/blast-em/index.ts'
import { mover, type Mover } from './builders.ts'

const sees = (by: string, at: string, inches: number, over: Partial<Fight['views'][number]> = {}) => ({
  by,
  at,
  inches,
  ...over,
})

/** One shooter of the team and one mover of the bad guys, in plain view. */
const duel = (shooter: Partial<Mover> = {}, target: Partial<Mover> = {}, view = {}): Fight => ({
  models: [mover('a', 'team', shooter), mover('x', 'badGuys', { moving: true, ...target })],
  views: [sees('a', 'x', 10, view)],
})

describe('snapshots', () => {
  it('E7 the patrol, lines 325–347', () => {
    const f: Fight = {
      models: [
        mover('hero', 'team'),
        mover('point', 'team'),
        mover('rear', 'team'),
        mover('corpsman', 'team'),
        mover('heavy', 'team', { heavy: true }),
        mover('tagalong', 'team'),
        mover('first', 'badGuys', { moving: true, ran: true }),
        mover('second', 'badGuys', { moving: true, ran: true }),
        mover('third', 'badGuys', { moving: true, ran: true }),
        mover('fourth', 'badGuys'),
        mover('fifth', 'badGuys'),
      ],
      views: [
        sees('point', 'first', 8),
        sees('point', 'second', 9),
        sees('hero', 'second', 11),
        sees('hero', 'fourth', 6),
        sees('heavy', 'first', 7),
        sees('rear', 'first', 12, { intervening: 1 }),
        sees('corpsman', 'second', 13, { intervening: 2 }),
        sees('tagalong', 'third', 14, { intervening: 1 }),
      ],
    }
    expect(snapshots(f, 'team')).toEqual([
      { by: 'hero', at: ['second'] },
      { by: 'point', at: ['first', 'second'] },
    ])
    expect(snapshots(f, 'badGuys')).toEqual([])
  })

  const yes = [{ by: 'a', at: ['x'] }]
  it.each([
    ['a mover in view', {}, {}, {}, true],
    ['it moves itself, and walks', { moving: true }, {}, {}, true],
    ['it has run', { ran: true }, {}, {}, false],
    ['it has had its Snapshot', { snapped: true }, {}, {}, false],
    ['it is in HTH', { inHth: true }, {}, {}, false],
    ['it has no standard weapon', { heavy: true }, {}, {}, false],
    ['it is down', { status: 'mostlyDead' }, {}, {}, false],
    ['it is stunned', { status: 'stunned' }, {}, {}, false],
    ['it is to ground', { toGround: true }, {}, {}, false],
    ['to ground, and flanked', { toGround: true }, {}, { flanks: true }, true],
    ['the other stands', {}, { moving: false }, {}, false],
    ['the other is to ground', {}, { toGround: true }, {}, false],
    ['the other is down already', {}, { status: 'out' }, {}, false],
    ['something is between', {}, {}, { intervening: 1 }, false],
  ] as const)('%s', (_name, shooter, target, view, may) =>
    expect(snapshots(duel(shooter, target, view), 'team')).toEqual(may ? yes : []),
  )

  it('takes the nearest first, and of equals the first of the models', () => {
    const runs = { moving: true }
    const f: Fight = {
      models: [
        mover('x', 'badGuys', runs),
        mover('y', 'badGuys', runs),
        mover('z', 'badGuys', runs),
        mover('a', 'team'),
      ],
      views: [sees('a', 'z', 5), sees('a', 'y', 8), sees('a', 'x', 8), sees('a', 'x', 9)],
    }
    expect(snapshots(f, 'team')).toEqual([{ by: 'a', at: ['z', 'x', 'y'] }])
  })

  it('shoots at no friend, and leaves the fight as it was', () => {
    const f: Fight = {
      models: [mover('a', 'team'), mover('b', 'team', { moving: true })],
      views: [sees('a', 'b', 3)],
    }
    const before = structuredClone(f)
    expect(snapshots(f, 'team')).toEqual([])
    expect(f).toEqual(before)
  })
})
