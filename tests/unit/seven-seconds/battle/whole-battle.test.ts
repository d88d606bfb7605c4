import { expect, test } from 'vitest'
import { openDice } from '../../../../shared/dice/source.ts'
import { begin } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import { commandSchema } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { evolve } from '../../../../shared/systems/seven-seconds/battle/state/evolve.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { view } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { SQUARES as ALL, blipId, type Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { SAMPLE_FACTIONS } from '../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { changed, standingOf } from '../../../support/battle-script.ts'
import { CARDS, DRONES, LINES, NEAR, SCORE, SEED, SQUARES } from '../../../support/hammer-on-the-door.ts'
import { setupOf } from '../../games/seven-seconds.ts'
import { after, carriedOut, order } from './setup-steps.ts'

/** The battle of the script with both sides deployed. */
function deployed(): BattleState {
  const { tech: a } = SAMPLE_FACTIONS['new-tokyo']
  const { tech: b } = SAMPLE_FACTIONS['council-of-zane']
  const begun = begin(setupOf({ sides: { a: { tech: a, streak: 0 }, b: { tech: b, streak: 1 } } }), 7).state
  const { piles } = begun
  const offense = [CARDS.a.mission, ...piles.offense]
  const defense = [CARDS.b.mission, ...piles.defense]
  const troops = [CARDS.a.troops, CARDS.b.troops, ...piles.troops]
  let state = evolve(begun, { kind: 'piles-changed', piles: { ...piles, offense, defense, troops } })
  state = evolve(state, { kind: 'dice-moved', dice: openDice(SEED) })
  state = after(state, 'roll-roles', 'a', {}, [5, 2])
  state = after(state, 'choose-edge', 'b', { edge: 'north' })
  for (const [objective, side] of [
    ['delta', 'a'],
    ['epsilon', 'a'],
    ['alpha', 'b'],
    ['beta', 'b'],
    ['gamma', 'b'],
  ] as const)
    state = after(state, 'place-objective', side, {
      objective,
      inZone: true,
      toEdge: 7,
      toNearest: objective === 'delta' ? null : 9,
    })
  for (const side of ['a', 'b'] as const) state = after(state, 'draw-cards', side, {})
  for (const side of ['a', 'b'] as const)
    state = after(state, 'muster', side, { choices: side === 'a' ? [] : ['assault'], drones: DRONES[side] })
  for (const side of ['a', 'b'] as const)
    state = carriedOut(state, order('fill-holding-area', side, { squares: squaresOf(side) })).state
  for (const side of ['b', 'a'] as const)
    state = after(state, 'deploy', side, {
      inZone: true,
      blips: ALL.map((square) => {
        const blip = blipId(side, square)
        const near = Object.entries(NEAR).flatMap(([id, objective]) => (id === blip ? [objective] : []))
        return { blip, near }
      }),
    })
  return state
}

function squaresOf(side: Side) {
  return ALL.map((square) => ({
    square,
    units: Object.entries(SQUARES[side]).flatMap(([unit, at]) => (at === square ? [unit] : [])),
  })).filter(({ units }) => units.length > 0)
}

test('a whole battle comes out as the book says, line by line', () => {
  let state = deployed()
  for (const [index, { why, command, dice, then }] of LINES.entries()) {
    const before = standingOf(view(state, 'public'))
    state = carriedOut(state, command, dice.length > 0 ? dice : null).state
    const where = `line ${index}: ${command.kind}. ${why}`
    expect(changed(before, standingOf(view(state, 'public'))), where).toEqual(then)
  }
  const { score, ending, round, firstKill } = view(state, 'public')
  expect({ round, firstKill, ending }).toMatchObject({ round: 5, firstKill: 'a', ending: { controls: 'a' } })
  expect(score?.result).toEqual(SCORE.result)
  for (const side of ['a', 'b'] as const) {
    expect(score?.[side].lines.map(({ points }) => points)).toEqual(SCORE[side].lines)
    expect(score?.[side].total).toBe(SCORE[side].total)
  }
})

test('the script has every command of a battle’s rounds', () => {
  const setup = [
    'roll-roles',
    'choose-edge',
    'place-objective',
    'draw-cards',
    'keep-cards',
    'muster',
    'name-units',
    'fill-holding-area',
    'deploy',
  ]
  const otherEnds = ['pursue', 'agree-to-end']
  const beside = ['note', 'set-counter', 'photo', 'give-up-pin']
  const byHand = ['put-right', 'put-turn-right']
  const used = new Set<string>(LINES.map(({ command }) => command.kind))
  const kinds = commandSchema.options.map((option) => option.shape.kind.value)
  expect(kinds.filter((kind) => !used.has(kind))).toEqual([
    ...setup,
    ...otherEnds,
    'correct-score',
    ...beside,
    ...byHand,
  ])
})
