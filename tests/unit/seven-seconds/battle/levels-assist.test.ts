import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../shared/problem.ts'
import { decide, type Decision } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { eventSchema } from '../../../../shared/systems/seven-seconds/battle/documents/events.ts'
import { DEFAULT_RULES } from '../../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import { fold } from '../../../../shared/systems/seven-seconds/battle/state/evolve.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { runs } from '../../../support/long.ts'
import { squad } from '../cards-builders.ts'
import { assisted, battle, deviationsOf, play, refusal, refusalOf, unitIn } from './builders.ts'
import { playBattle, setupOf } from '../../games/seven-seconds.ts'
import {
  activate,
  checkSuit,
  command,
  endActivation,
  endTurn,
  explode,
  fireMissile,
  fireRifle,
  move,
  pass,
  repair,
  reveal,
  spendPool,
  wish,
} from './orders.ts'
import { after, blips, cardsOf, mustered, oneASquare, order, upTo } from './setup-steps.ts'
import { extra, turnOf } from './turns-orders.ts'

const placing = upTo('objectives', 'attack')
const second = after(placing, 'place-objective', 'a', {
  objective: 'delta',
  inZone: true,
  toEdge: 9,
  toNearest: null,
})
const defending = after(second, 'place-objective', 'a', {
  objective: 'epsilon',
  inZone: true,
  toEdge: 9,
  toNearest: 9,
})
const laid = { objective: 'alpha', inZone: true, toEdge: 9, toNearest: 9 } as const

const line = squad('1 1 4 0 0 5 1st', ['scout', 'assault'])
const drawn = after(upTo('cards', 'attack', { cards: cardsOf(line) }), 'draw-cards', 'a', {})
const marching = mustered(after(upTo('cards', 'attack'), 'draw-cards', 'a', {}), 'a')
const deploying = upTo('deployment', 'attack')
const inFours = upTo('deployment', 'chance')

const action = battle({
  units: ['a tactical', 'a scout spent', 'a assault damaged', 'b tactical'],
  blips: ['a scout', 'a decoy spent', 'b scout'],
})
const begun: BattleState = { ...action, turn: { ...(action.turn ?? null), units: 1 } as BattleState['turn'] }
const acting = battle({
  units: ['a tactical', 'b tactical'],
  acting: 'a-tactical-1',
  activation: { actionsLeft: 0 },
})
const damaged = battle({ units: ['a tactical damaged', 'b tactical'], acting: 'a-tactical-1' })
const extraActing = battle({
  units: ['a tactical', 'b tactical'],
  blips: ['a scout'],
  acting: 'a-blip-1',
  activation: { as: 'extra-blip' },
})
const pooled = battle({
  units: ['a tactical', 'a scout', 'b tactical'],
  blips: ['b scout'],
  acting: 'a-tactical-1',
  activation: { actionsLeft: 1, pending: { kind: 'pool', points: 6 } },
})
const stunned = battle({ units: ['a tactical stunned', 'b tactical'], acting: 'a-tactical-1' })
const friends = battle({
  units: ['a tactical', 'a scout 4tc', 'b tactical'],
  acting: 'a-tactical-1',
})
const ordering = battle({
  units: ['a commander', 'a engineer', 'b scout spent damaged'],
  acting: 'a-commander-1',
})
const fused = battle({
  units: ['a kamikaze', 'b tactical 2tc', 'b scout 2tc'],
  acting: 'a-kamikaze-1',
  activation: { actionsLeft: 0, pending: { kind: 'fuse', touchable: ['b-tactical-1'] } },
})
const settling: BattleState = {
  ...battle({
    units: ['a tactical', 'b tactical'],
    objectives: { alpha: '-', beta: '-' },
    rules: { settling: 'all-alike' },
  }),
  phase: 'settling',
  turn: null,
  ending: { how: 'withdrawal', controls: 'a' },
}

/** With the program's own dice. */
function rolled(state: BattleState, given: Command): Decision {
  const decision = decide(state, given)
  if (isRefusal(decision)) throw new Error(decision.problem.code)
  return decision
}

describe('rules of the book: enforce refuses, assist carries out and notes them', () => {
  test.each<[string, BattleState, Command, string[]]>([
    [
      'δ outside the quarter',
      placing,
      order('place-objective', 'a', { ...laid, objective: 'delta', inZone: false, toNearest: null }),
      ['objective/out-of-zone p.15'],
    ],
    [
      'δ near an edge',
      placing,
      order('place-objective', 'a', { ...laid, objective: 'delta', toEdge: 2, toNearest: null }),
      ['objective/near-edge p.15'],
    ],
    [
      'α near another',
      defending,
      order('place-objective', 'b', { ...laid, toNearest: 8 }),
      ['objective/near-another p.15'],
    ],
    [
      'α wrong in every way',
      defending,
      order('place-objective', 'b', { ...laid, inZone: false, toEdge: 6, toNearest: 0 }),
      ['objective/out-of-zone p.15', 'objective/near-edge p.15', 'objective/near-another p.15'],
    ],
    [
      'another trooper for a question mark',
      drawn,
      order('muster', 'a', { choices: ['tactical'], drones: {} }),
      ['muster/not-allowed p.8'],
    ],
    [
      'drones beyond the points',
      drawn,
      order('muster', 'a', { choices: ['assault'], drones: { recce: 2 } }),
      ['muster/points p.15'],
    ],
    [
      'figures beyond the set',
      drawn,
      order('muster', 'a', { choices: ['scout'], drones: {} }),
      ['muster/figures p.6'],
    ],
    [
      'three on a square',
      marching,
      order('fill-holding-area', 'a', {
        squares: [{ square: 1, units: Object.keys(marching.units) }],
      }),
      ['holding-area/full p.8'],
    ],
    [
      'too few Blips',
      deploying,
      order('deploy', 'b', { blips: blips('b', [1, 2]), inZone: true }),
      ['deploy/count p.15'],
    ],
    [
      'more than four Blips',
      inFours,
      order('deploy', 'a', { blips: blips('a', [1, 2, 3, 4, 5]), inZone: true }),
      ['deploy/count p.15'],
    ],
    [
      'Blips out of the zone',
      deploying,
      order('deploy', 'b', { blips: blips('b'), inZone: false }),
      ['deploy/out-of-zone p.15'],
    ],
    ['a unit without an Activation Counter', action, activate('a-scout-1'), ['activate/no-counter p.16']],
    ['a second unit', begun, activate('a-tactical-1'), ['activate/too-many p.16']],
    ['a further Blip before a unit', action, extra('a-blip-1'), ['activate/extra-blips p.16']],
    [
      'a further Blip revealed to act',
      begun,
      activate('a-blip-1', { as: 'extra-blip', reveal: true }),
      ['activate/extra-revealed p.16'],
    ],
    [
      'a further Blip revealed while it acts',
      extraActing,
      reveal('a-blip-1'),
      ['activate/extra-revealed p.16'],
    ],
    [
      'a spent Blip as a second unit',
      begun,
      activate('a-blip-2'),
      ['activate/no-counter p.16', 'activate/too-many p.16'],
    ],
    ['a turn in which nothing acted', action, endTurn('a'), ['turn/nothing-activated p.16']],
    ['a third action', acting, move('a-tactical-1', 3), ['unit/no-action-left p.16']],
    [
      'an action of a suit that was not asked',
      damaged,
      move('a-tactical-1', 3),
      ['unit/suit-unchecked p.24'],
    ],
    [
      'a Move too far',
      { ...acting, turn: battle({ units: ['a tactical'], acting: 'a-tactical-1' }).turn },
      move('a-tactical-1', 8),
      ['move/too-far p.18'],
    ],
    [
      'Objectives not alike',
      settling,
      order('settle-objectives', 'a', { states: { alpha: 'secured', beta: 'destroyed' } }),
      ['settle/not-alike p.16'],
    ],
    [
      'the edge of the other side',
      upTo('edges', 'attack'),
      order('choose-edge', 'a', { edge: 'north' }),
      ['battle/other-side p.14'],
    ],
    [
      'the Objective of the other side',
      defending,
      order('place-objective', 'a', laid),
      ['battle/other-side p.15'],
    ],
    [
      'an Objective that is not to be placed yet',
      placing,
      order('place-objective', 'a', { ...laid, toNearest: null }),
      ['objective/not-to-place p.15'],
    ],
    [
      'the attacker deploying first',
      deploying,
      order('deploy', 'a', { blips: blips('a'), inZone: true }),
      ['battle/other-side p.15'],
    ],
    ['a pass on the enemy’s turn', action, pass('b'), ['turn/not-yours p.16']],
    [
      'the enemy’s turn ended while a unit acts',
      acting,
      endTurn('b'),
      ['turn/not-yours p.16', 'turn/activation-open p.16'],
    ],
    ['a turn ended while a unit acts', acting, endTurn('a'), ['turn/activation-open p.16']],
    ['a pass in a turn that has begun', begun, pass('a'), ['turn/begun p.16']],
    ['a unit that was not activated', action, move('a-tactical-1', 1), ['unit/not-activated p.16']],
    [
      'an enemy that was not activated, while another acts',
      acting,
      move('b-tactical-1', 1),
      ['unit/not-activated p.16', 'turn/not-yours p.16', 'turn/activation-open p.16'],
    ],
    [
      'a unit that has acted already, while it acts',
      acting,
      activate('a-tactical-1'),
      ['turn/activation-open p.16', 'activate/no-counter p.16', 'activate/too-many p.16'],
    ],
    [
      'an enemy while a unit acts',
      acting,
      activate('b-tactical-1'),
      ['turn/activation-open p.16', 'turn/not-yours p.16'],
    ],
    [
      'the end of an activation with a Sensor Pool unspent',
      pooled,
      endActivation('a-tactical-1'),
      ['action/half-done p.17'],
    ],
    [
      'another that acts with a Sensor Pool unspent',
      pooled,
      activate('a-scout-1'),
      ['turn/activation-open p.16', 'action/half-done p.17', 'activate/too-many p.16'],
    ],
    ['a Blip revealed with a Sensor Pool unspent', pooled, reveal('b-blip-1'), ['action/half-done p.17']],
    ['a Stunned trooper', stunned, move('a-tactical-1', 1), ['unit/stunned p.24']],
    ['a shot at an own unit', friends, fireRifle('a-tactical-1', 'a-scout-1'), ['rifle/no-enemy p.20']],
    [
      'a missile at an own unit',
      friends,
      fireMissile('a-tactical-1', 'a-scout-1'),
      ['missile/no-target p.21'],
    ],
    [
      'an own unit targeted',
      pooled,
      spendPool('a-tactical-1', wish('a-scout-1', 1)),
      ['target/unknown p.19'],
    ],
    ['an enemy commanded', ordering, command('a-commander-1', 'b-scout-1'), ['command/no-unit p.22']],
    [
      'an enemy repaired',
      ordering,
      repair('a-engineer-1', 'b-scout-1'),
      ['unit/not-activated p.16', 'turn/activation-open p.16', 'repair/nothing p.22'],
    ],
    [
      'a kamikaze that touches whom it did not come near',
      fused,
      explode('a-kamikaze-1', 'b-scout-1'),
      ['kamikaze/no-contact p.22'],
    ],
    [
      'a Withdraw during a pursuit',
      { ...action, phase: 'between-rounds', pursuit: true, turn: null },
      order('withdraw', 'a', {}),
      ['withdraw/pursued p.16'],
    ],
    [
      'an end agreed during a pursuit',
      { ...action, phase: 'between-rounds', pursuit: true, turn: null },
      order('agree-to-end', 'a', {}),
      ['withdraw/pursued p.16'],
    ],
    [
      'the defender settling',
      settling,
      order('settle-objectives', 'b', { states: { alpha: 'secured', beta: 'secured' } }),
      ['battle/other-side p.16'],
    ],
  ])('%s', (_name, state, given, codes) => {
    expect(refusalOf(state, given)).toBe(codes[0])
    const decision = rolled(assisted(state), given)
    expect(deviationsOf(decision)).toEqual(codes)
    expect(decision.events[0]?.deviations?.[0]).toEqual(refusal(state, given))
    for (const event of decision.events) expect(eventSchema.parse(event)).toEqual(event)
    expect(decision.state).not.toEqual(assisted(state))
  })

  test('what breaks no rule is noted nowhere', () => {
    const { events } = play(assisted(action), activate('a-tactical-1'), move('a-tactical-1', 3))
    expect(events.some((event) => 'deviations' in event)).toBe(false)
  })
})

describe('what makes no sense is refused at both levels', () => {
  const gone = battle({
    units: ['a tactical', 'b tactical', 'a scout destroyed'],
    blips: ['a assault', 'b scout'],
  })
  test.each<[string, BattleState, Command, string]>([
    ['out of phase', placing, pass('a'), 'battle/not-now p.15'],
    [
      'an Objective that lies there',
      second,
      order('place-objective', 'a', { ...laid, objective: 'delta' }),
      'objective/not-to-place p.15',
    ],
    [
      'a distance to nothing',
      placing,
      order('place-objective', 'a', { ...laid, objective: 'delta' }),
      'objective/nearest p.15',
    ],
    ['a second draw', drawn, order('draw-cards', 'a', {}), 'card/drawn-already p.15'],
    [
      'a card that was not drawn',
      after(upTo('cards', 'attack', { streaks: [3, 0] }), 'draw-cards', 'a', {}),
      order('keep-cards', 'a', { mission: 'D-01', troops: 'T-01' }),
      'card/not-drawn p.29',
    ],
    [
      'a squad mustered twice',
      marching,
      order('muster', 'a', { choices: [], drones: {} }),
      'muster/not-now p.15',
    ],
    [
      'a question mark unanswered',
      drawn,
      order('muster', 'a', { choices: [], drones: {} }),
      'muster/choices p.8',
    ],
    [
      'a unit left off the squares',
      marching,
      order('fill-holding-area', 'a', { squares: oneASquare(marching, 'a').slice(1) }),
      'holding-area/not-all p.8',
    ],
    [
      'a Blip twice',
      deploying,
      order('deploy', 'b', { blips: [...blips('b', [1, 1])], inZone: true }),
      'deploy/not-yours p.15',
    ],
    ['no Blip at all', deploying, order('deploy', 'b', { blips: [], inZone: true }), 'deploy/none p.15'],
    ['the enemy’s unit', gone, { ...activate('b-tactical-1'), side: 'a' }, 'unit/not-yours p.16'],
    ['a destroyed unit', gone, activate('a-scout-1'), 'unit/destroyed p.24'],
    ['a hidden unit', gone, activate('a-assault-1'), 'unit/not-on-table p.16'],
    ['a unit beside the units of the turn', begun, extra('a-tactical-1'), 'activate/not-a-blip p.16'],
    [
      'a unit revealed',
      action,
      activate('a-tactical-1', { reveal: true }),
      'activate/nothing-to-reveal p.17',
    ],
    ['the end of what has not begun', action, endActivation('a-tactical-1'), 'unit/not-activated p.16'],
    ['a whole suit', acting, checkSuit('a-tactical-1'), 'suit/nothing-to-check p.24'],
    [
      'Objectives left out',
      settling,
      order('settle-objectives', 'a', { states: { alpha: 'secured' } }),
      'settle/not-all p.16',
    ],
  ])('%s', (_name, state, command, code) => {
    expect(refusalOf(state, command)).toBe(code)
    expect(refusalOf(assisted(state), command)).toBe(code)
  })
})

describe('where the program only assists', () => {
  test('Blips deployed in other numbers are made up for', () => {
    const state = assisted(inFours)
    const six = after(state, 'deploy', 'a', { blips: blips('a', [1, 2, 3, 4, 5, 6]), inZone: true })
    // b has sixteen to come and a ten: b catches up before a goes on.
    const first = after(six, 'deploy', 'b', { blips: blips('b', [1, 2, 3, 4]), inZone: true })
    const early = play(first, order('deploy', 'a', { blips: blips('a', [7, 8, 9, 10]), inZone: true }))
    expect(deviationsOf(early)).toEqual(['battle/other-side p.15'])
    const next = after(first, 'deploy', 'b', { blips: blips('b', [5, 6, 7, 8]), inZone: true })
    expect(after(next, 'deploy', 'a', { blips: blips('a', [7, 8, 9, 10]), inZone: true }).phase).toBe(
      'deployment',
    )
  })

  test('a defender who deploys in two goes comes to his sixteen before the attacker', () => {
    const state = after(assisted(deploying), 'deploy', 'b', { blips: blips('b', [1, 2]), inZone: true })
    const rest = blips('b').slice(2)
    expect(deviationsOf(play(state, order('deploy', 'b', { blips: rest, inZone: true })))).toEqual([])
  })

  test('a unit that acts without its counter acts', () => {
    const { state } = play(assisted(action), activate('a-scout-1'))
    expect(state.turn?.activation).toMatchObject({ piece: 'a-scout-1', actionsLeft: 2 })
  })

  test('a turn that is ended before it began gives play to the other side', () =>
    expect(turnOf(play(assisted(action), endTurn('a')).state)).toBe('b 1'))

  // It is counted as a unit of the turn.
  test('a further Blip that is revealed to act all the same is a further Blip', () => {
    const { state } = play(assisted(begun), activate('a-blip-1', { as: 'extra-blip', reveal: true }))
    expect(state.turn).toMatchObject({ side: 'a', units: 1, extraBlips: 1 })
  })

  test('three on a square are one Blip, and all of them are revealed', () => {
    const state = battle({ units: ['b tactical'], blips: ['a scout & basic & recce'] })
    const { state: after } = play(state, reveal('a-blip-1'))
    for (const id of ['a-scout-1', 'a-basic-1', 'a-recce-1']) expect(unitIn(after, id).where).toBe('table')
  })

  test('random battles end too', () => {
    for (let seed = 1; seed <= runs(2, 5); seed += 1) {
      const { state, events } = playBattle(setupOf({ level: 'assist', rules: DEFAULT_RULES }), seed)
      expect(state.phase).toBe('over')
      expect(events.some((event) => event.deviations)).toBe(false)
      expect(fold(events)).toEqual(state)
    }
  })
})
