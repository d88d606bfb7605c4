import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  conditionSchema,
  missionCardSchema,
  type Condition,
  type Pay,
} from '../../../shared/systems/seven-seconds/cards/documents.ts'
import { endOfBattleSchema, type EndOfBattle } from '../../../shared/systems/seven-seconds/cards/end.ts'
import { measurementsFor } from '../../../shared/systems/seven-seconds/cards/measure.ts'
import { scoreMission } from '../../../shared/systems/seven-seconds/cards/score.ts'
import { OBJECTIVES, OTHER_SIDE, SIDES } from '../../../shared/systems/seven-seconds/cards/words.ts'
import { aMission, anEnd, ending, measuredEnd, mission, objectives } from './cards-builders.ts'

const each: Pay = { kind: 'each', most: null }
const upTo = (most: number): Pay => ({ kind: 'each', most })
const once = (atLeast: number): Pay => ({ kind: 'once', atLeast })
const all = [...OBJECTIVES]

type Row = [name: string, condition: Condition, end: Partial<EndOfBattle>, count: number, points: number]

/** Side a's mission with one condition; a paid one brings 3 each, a loss takes 2. */
function scores(rows: Row[]): void {
  it.each(rows)('%s', (_name, condition, end, count, points) => {
    const { lines, total } = scoreMission(mission({ conditions: [condition] }), ending(end), 'a')
    expect(lines.map((line) => [line.count, line.points])).toEqual([[count, points]])
    expect(total).toBe(points)
  })
}

describe('Objectives', () => {
  const secured = (pay: Pay, which = all): Condition => ({
    kind: 'objectives',
    which,
    state: { kind: 'secured' },
    pay,
    points: 3,
  })
  const be = (kind: 'destroyed' | 'not-destroyed', pay: Pay, which = all): Condition => ({
    kind: 'objectives',
    which,
    state: { kind },
    pay,
    points: 3,
  })
  const inspected = (counters: number, pay: Pay): Condition => ({
    kind: 'objectives',
    which: all,
    state: { kind: 'inspected', counters },
    pay,
    points: 3,
  })
  scores([
    ['each one held', secured(each), { objectives: objectives('a b - a a') }, 3, 9],
    ['none held', secured(each), { objectives: objectives('b b - - -') }, 0, 0],
    ['a capped one', secured(upTo(2)), { objectives: objectives('a a a a a') }, 5, 6],
    ['below the cap', secured(upTo(2)), { objectives: objectives('a - - - -') }, 1, 3],
    ['just enough', secured(once(3)), { objectives: objectives('a a a - -') }, 3, 3],
    ['more than enough pays once', secured(once(3)), { objectives: objectives('a a a a a') }, 5, 3],
    ['one too few', secured(once(3)), { objectives: objectives('a a b - -') }, 2, 0],
    ['the named one', secured(once(1), ['delta']), { objectives: objectives('- - - a -') }, 1, 3],
    ['all but the named one', secured(once(1), ['delta']), { objectives: objectives('a a a b a') }, 0, 0],
    [
      'held and then destroyed is no longer Secured',
      secured(each),
      { objectives: objectives('ax - - - -') },
      0,
      0,
    ],
    ['destroyed, whoever holds it', be('destroyed', each), { objectives: objectives('x ax bx - -') }, 3, 9],
    ['none destroyed', be('destroyed', each), { objectives: objectives('a b - - -') }, 0, 0],
    ['standing, whoever holds it', be('not-destroyed', each), { objectives: objectives('x a b - x') }, 3, 9],
    ['all are to stand, one does not', be('not-destroyed', once(5)), { objectives: objectives('x') }, 4, 0],
    ['all stand', be('not-destroyed', once(5)), {}, 5, 3],
    ['R28 Inspected, whoever holds it', inspected(3, each), { objectives: objectives('3 b3 a4 2 -') }, 3, 9],
    [
      'R28 Inspected by who holds it alone, where the group plays so',
      inspected(3, each),
      { objectives: objectives('3 b3 a4 a2 -'), inspected: 'own' },
      1,
      3,
    ],
    ['R28 Inspected before it was destroyed', inspected(3, each), { objectives: objectives('x3') }, 1, 3],
    [
      'R29 Inspected by control, ten counters',
      inspected(10, once(5)),
      { objectives: objectives('10 10 10 10 10') },
      5,
      3,
    ],
    ['one counter short', inspected(4, each), { objectives: objectives('3 3 3 3 3') }, 0, 0],
    ['a Chance Encounter has none to secure', secured(each), { objectives: null }, 0, 0],
    ['nor any that stands', be('not-destroyed', each), { objectives: null }, 0, 0],
  ])
})

describe('units', () => {
  const kills = (of: 'units' | 'troopers' | 'drones' | 'scout' | 'commander', pay: Pay): Condition => ({
    kind: 'kills',
    of,
    pay,
    points: 3,
  })
  const losses = (of: 'troopers' | 'commander' | 'units', pay: Pay): Condition => ({
    kind: 'losses',
    of,
    pay,
    points: -2,
  })
  const enemyLost: Partial<EndOfBattle> = {
    losses: { a: { assault: 4 }, b: { tactical: 2, scout: 1, basic: 3 } },
  }
  const ownLost: Partial<EndOfBattle> = {
    losses: { a: { tactical: 2, commander: 1, basic: 3 }, b: { scout: 4 } },
  }
  const left: Partial<EndOfBattle> = {
    alive: { a: { tactical: 3, commander: 1, recce: 2 }, b: { scout: 4 } },
  }
  scores([
    ['each enemy trooper killed', kills('troopers', each), enemyLost, 3, 9],
    ['each enemy drone', kills('drones', each), enemyLost, 3, 9],
    ['each enemy unit', kills('units', each), enemyLost, 6, 18],
    ['each enemy scout', kills('scout', each), enemyLost, 1, 3],
    ['kills up to a cap', kills('troopers', upTo(2)), enemyLost, 3, 6],
    ['kills reach the threshold', kills('troopers', once(3)), enemyLost, 3, 3],
    ['kills miss the threshold', kills('troopers', once(4)), enemyLost, 3, 0],
    ['the enemy commander lives', kills('commander', once(1)), enemyLost, 0, 0],
    [
      'the enemy commander is killed',
      kills('commander', once(1)),
      { losses: { a: {}, b: { commander: 1 } } },
      1,
      3,
    ],
    ['each own trooper lost', losses('troopers', each), ownLost, 3, -6],
    ['own losses up to a cap', losses('units', upTo(4)), ownLost, 6, -8],
    ['the own commander lost', losses('commander', once(1)), ownLost, 1, -2],
    ['own losses below the threshold', losses('troopers', once(4)), ownLost, 3, 0],
    ['only the own ones cost', losses('troopers', each), enemyLost, 4, -8],
    ['no loss at all', losses('troopers', each), {}, 0, 0],
    ['without loss', { kind: 'no-losses', of: 'troopers', points: 3 }, {}, 1, 3],
    [
      'drones are no troopers',
      { kind: 'no-losses', of: 'troopers', points: 3 },
      { losses: { a: { basic: 2 }, b: {} } },
      1,
      3,
    ],
    [
      'one loss spoils it',
      { kind: 'no-losses', of: 'troopers', points: 3 },
      { losses: { a: { scout: 1 }, b: {} } },
      0,
      0,
    ],
    ['each own trooper alive', { kind: 'alive', of: 'troopers', pay: each, points: 3 }, left, 4, 12],
    ['alive up to a cap', { kind: 'alive', of: 'troopers', pay: upTo(3), points: 3 }, left, 4, 9],
    ['enough alive', { kind: 'alive', of: 'troopers', pay: once(4), points: 3 }, left, 4, 3],
    ['too few alive', { kind: 'alive', of: 'troopers', pay: once(5), points: 3 }, left, 4, 0],
    ['the commander is alive', { kind: 'alive', of: 'commander', pay: once(1), points: 3 }, left, 1, 3],
    ['the commander is not', { kind: 'alive', of: 'commander', pay: once(1), points: 3 }, ownLost, 0, 0],
  ])
})

describe('the table', () => {
  const near = (
    pay: Pay,
    place: 'epsilon' | 'own-edge' | 'enemy-edge' | 'centre' = 'epsilon',
  ): Condition => ({
    kind: 'near',
    place,
    inches: 6,
    pay,
    points: 3,
  })
  const clear: Condition = { kind: 'clear', place: 'epsilon', inches: 6, points: 3 }
  const at = (
    side: 'a' | 'b',
    place: 'epsilon' | 'edge-a' | 'edge-b' | 'centre',
    count: number,
    inches = 6,
  ) => ({
    near: [{ side, place, inches, count }],
  })
  scores([
    ['own side in control', { kind: 'control', points: 3 }, { controls: 'a' }, 1, 3],
    ['Contested is no control', { kind: 'control', points: 3 }, {}, 0, 0],
    ['enemy in control', { kind: 'control', points: 3 }, { controls: 'b' }, 0, 0],
    ['denied by control', { kind: 'deny', points: 3 }, { controls: 'a' }, 1, 3],
    ['denied while Contested', { kind: 'deny', points: 3 }, {}, 1, 3],
    ['not denied', { kind: 'deny', points: 3 }, { controls: 'b' }, 0, 0],
    ['first kill', { kind: 'first-kill', points: 3 }, { firstKill: 'a' }, 1, 3],
    ['the enemy was first', { kind: 'first-kill', points: 3 }, { firstKill: 'b' }, 0, 0],
    ['nobody was killed', { kind: 'first-kill', points: 3 }, {}, 0, 0],
    ['each one near', near(each), at('a', 'epsilon', 3), 3, 9],
    ['near up to a cap', near(upTo(2)), at('a', 'epsilon', 3), 3, 6],
    ['enough near', near(once(2)), at('a', 'epsilon', 2), 2, 3],
    ['too few near', near(once(2)), at('a', 'epsilon', 1), 1, 0],
    ['only the enemy is near', near(each), at('b', 'epsilon', 3), 0, 0],
    ['another distance was measured', near(each), at('a', 'epsilon', 3, 8), 0, 0],
    ['the own edge', near(each, 'own-edge'), at('a', 'edge-a', 2), 2, 6],
    ['the enemy edge', near(each, 'enemy-edge'), at('a', 'edge-b', 2), 2, 6],
    ['not the own edge', near(each, 'enemy-edge'), at('a', 'edge-a', 2), 0, 0],
    ['the centre', near(each, 'centre'), at('a', 'centre', 2), 2, 6],
    ['clear of the enemy', clear, at('b', 'epsilon', 0), 1, 3],
    ['not clear', clear, at('b', 'epsilon', 1), 0, 0],
    ['not measured is not clear', clear, {}, 0, 0],
    ['own troopers do not make it clear', clear, at('a', 'epsilon', 0), 0, 0],
  ])
})

describe('a line says why', () => {
  const reasons = (condition: Condition, end: Partial<EndOfBattle>) =>
    scoreMission(mission({ conditions: [condition] }), ending(end), 'a').lines[0]?.reasons

  it('names every Objective it looked at and whether it counts', () => {
    const condition: Condition = {
      kind: 'objectives',
      which: ['beta', 'gamma'],
      state: { kind: 'inspected', counters: 3 },
      pay: each,
      points: 3,
    }
    expect(reasons(condition, { objectives: objectives('- b3 ax2') })).toEqual([
      { kind: 'objective', objective: 'beta', counts: true, holder: 'b', destroyed: false, counters: 3 },
      { kind: 'objective', objective: 'gamma', counts: false, holder: 'a', destroyed: true, counters: 2 },
    ])
    expect(reasons(condition, { objectives: null })).toEqual([{ kind: 'no-objectives' }])
  })

  it('names the units by side and type', () => {
    const losses = { a: {}, b: { tactical: 2, scout: 1, recce: 1 } }
    expect(reasons({ kind: 'kills', of: 'troopers', pay: upTo(2), points: 3 }, { losses })).toEqual([
      { kind: 'units', fate: 'lost', side: 'b', unit: 'tactical', count: 2 },
      { kind: 'units', fate: 'lost', side: 'b', unit: 'scout', count: 1 },
    ])
  })

  it('says what was measured, and that it was not', () => {
    const condition: Condition = { kind: 'clear', place: 'own-edge', inches: 8, points: 3 }
    const question = { side: 'b', place: 'edge-a', inches: 8 } as const
    expect(reasons(condition, { near: [{ ...question, count: 0 }] })).toEqual([
      { kind: 'measured', ...question, count: 0 },
    ])
    expect(reasons(condition, {})).toEqual([{ kind: 'measured', ...question, count: null }])
  })

  it.each<[string, Condition, number | null, number]>([
    ['each time', { kind: 'own', text: 'A flag taken', pay: each, points: 3 }, 2, 6],
    ['up to a most', { kind: 'own', text: 'A flag taken', pay: upTo(2), points: 3 }, 5, 6],
    ['once it is enough', { kind: 'own', text: 'A flag taken', pay: once(2), points: 3 }, 1, 0],
    ['points that it costs', { kind: 'own', text: 'A flag lost', pay: each, points: -2 }, 2, -4],
    ['nothing that nobody counted', { kind: 'own', text: 'A flag taken', pay: each, points: 3 }, null, 0],
  ])('pays what the players counted for their own words: %s', (_name, condition, count, total) => {
    const deed = condition.kind === 'own' ? condition.text : ''
    const near = [
      { side: 'b' as const, deed, count: 9 },
      ...(count === null ? [] : [{ side: 'a' as const, deed, count }]),
    ]
    const score = scoreMission(mission({ conditions: [condition] }), ending({ near }), 'a')
    expect(score.total).toBe(total)
    expect(score.lines[0]?.reasons).toEqual([{ kind: 'measured', side: 'a', deed, count }])
  })

  it('says who Controls the Table and who was first', () => {
    expect(reasons({ kind: 'deny', points: 3 }, { controls: 'b' })).toEqual([{ kind: 'controls', side: 'b' }])
    expect(reasons({ kind: 'first-kill', points: 3 }, {})).toEqual([{ kind: 'first-kill', side: null }])
  })

  it('says how often it was paid', () => {
    const conditions: Condition[] = [
      { kind: 'kills', of: 'troopers', pay: upTo(2), points: 3 },
      { kind: 'kills', of: 'troopers', pay: once(3), points: 4 },
    ]
    const { lines } = scoreMission(
      mission({ conditions }),
      ending({ losses: { a: {}, b: { scout: 4 } } }),
      'a',
    )
    expect(lines.map(({ count, paid, points }) => [count, paid, points])).toEqual([
      [4, 2, 6],
      [4, 1, 4],
    ])
  })
})

describe('what must be measured', () => {
  const card = mission({
    conditions: [
      { kind: 'near', place: 'enemy-edge', inches: 6, pay: each, points: 1 },
      { kind: 'near', place: 'enemy-edge', inches: 6, pay: once(3), points: 5 },
      { kind: 'clear', place: 'alpha', inches: 6, points: 5 },
      { kind: 'control', points: 5 },
    ],
  })
  it.each([
    ['a', 'b', 'edge-b'],
    ['b', 'a', 'edge-a'],
  ] as const)('for side %s, each question once', (side, enemy, edge) => {
    expect(measurementsFor(card, side)).toEqual([
      { side, place: edge, inches: 6 },
      { side: enemy, place: 'alpha', inches: 6 },
    ])
  })
  it('nothing for a mission without distances', () => expect(measurementsFor(mission(), 'a')).toEqual([]))
})

describe('every mission over every end', () => {
  const any = fc.tuple(aMission, anEnd, fc.constantFrom(...SIDES))

  it('is scored line by line, the total is their sum, and nothing changes', () => {
    fc.assert(
      fc.property(any, ([card, end, side]) => {
        const before = structuredClone([card, end])
        const { lines, total } = scoreMission(card, end, side)
        expect(lines.map(({ condition }) => condition)).toEqual(card.conditions)
        expect(total).toBe(lines.reduce((sum, { points }) => sum + points, 0))
        expect(Number.isInteger(total)).toBe(true)
        expect([card, end]).toEqual(before)
      }),
    )
  })

  it('is measured completely by the questions asked', () => {
    fc.assert(
      fc.property(any, fc.nat(17), ([card, end, side], count) => {
        const { lines } = scoreMission(card, measuredEnd(end, card, count), side)
        for (const { reasons } of lines)
          for (const reason of reasons) if (reason.kind === 'measured') expect(reason.count).toBe(count)
      }),
    )
  })

  it('is worth the same from the other chair', () => {
    const otherEdge = { 'edge-a': 'edge-b', 'edge-b': 'edge-a' } as const
    const turned = (end: EndOfBattle): EndOfBattle => ({
      objectives:
        end.objectives &&
        endOfBattleSchema.shape.objectives.parse(
          Object.fromEntries(
            Object.entries(end.objectives).map(([name, { holder, ...rest }]) => [
              name,
              { ...rest, holder: holder && OTHER_SIDE[holder] },
            ]),
          ),
        ),
      losses: { a: end.losses.b, b: end.losses.a },
      alive: { a: end.alive.b, b: end.alive.a },
      controls: end.controls && OTHER_SIDE[end.controls],
      firstKill: end.firstKill && OTHER_SIDE[end.firstKill],
      inspected: end.inspected,
      near: end.near.map((answer) => {
        const side = OTHER_SIDE[answer.side]
        if ('deed' in answer) return { ...answer, side }
        const { place } = answer
        return { ...answer, side, place: place === 'edge-a' || place === 'edge-b' ? otherEdge[place] : place }
      }),
    })
    fc.assert(
      fc.property(any, ([card, end, side]) => {
        expect(scoreMission(card, turned(end), OTHER_SIDE[side]).total).toBe(
          scoreMission(card, end, side).total,
        )
      }),
    )
  })

  it('survives JSON', () => {
    fc.assert(
      fc.property(any, ([card, end]) => {
        expect(missionCardSchema.parse(JSON.parse(JSON.stringify(card)))).toEqual(card)
        expect(endOfBattleSchema.parse(JSON.parse(JSON.stringify(end)))).toEqual(end)
      }),
    )
  })
})

describe('what is no condition', () => {
  it.each([
    ['an unknown kind', { kind: 'glory', points: 3 }],
    ['half a point', { kind: 'control', points: 0.5 }],
    [
      'eleven counters',
      {
        kind: 'objectives',
        which: ['alpha'],
        state: { kind: 'inspected', counters: 11 },
        pay: each,
        points: 3,
      },
    ],
    [
      'no Objective named',
      { kind: 'objectives', which: [], state: { kind: 'secured' }, pay: each, points: 3 },
    ],
    [
      'a sixth Objective',
      { kind: 'objectives', which: ['zeta'], state: { kind: 'secured' }, pay: each, points: 3 },
    ],
    ['a threshold of none', { kind: 'kills', of: 'troopers', pay: once(0), points: 3 }],
    ['a distance of none', { kind: 'clear', place: 'centre', inches: 0, points: 3 }],
    ['no words of its own', { kind: 'own', text: ' ', pay: each, points: 3 }],
    ['too many words', { kind: 'own', text: 'x'.repeat(161), pay: each, points: 3 }],
    ['a field too many', { kind: 'control', points: 3, of: 'troopers' }],
  ])('%s', (_name, value) => expect(conditionSchema.safeParse(value).success).toBe(false))
})
