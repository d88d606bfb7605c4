import { expect, test } from 'vitest'
import { begin } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import { evolve } from '../../../../shared/systems/seven-seconds/battle/state/evolve.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { view } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { blipId, type Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { SAMPLE_FACTIONS } from '../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { changed, standingOf } from '../../../support/battle-script.ts'
import {
  CARDS,
  DRONES,
  linesOf,
  namesOf,
  OPENING,
  SCORE,
  squaresOf,
  wrongsOf,
} from '../../../support/wrong-valley.ts'
import { setupOf } from '../../games/seven-seconds.ts'
import { after, carriedOut, refusal } from './setup-steps.ts'

const unitsOf = (state: BattleState, side: Side) =>
  namesOf(Object.values(state.units).filter((unit) => unit.side === side))

/** The battle of the script with both sides deployed, four Blips at a time (p.15). */
function deployed(): BattleState {
  const { tech: a } = SAMPLE_FACTIONS['new-tokyo']
  const { tech: b } = SAMPLE_FACTIONS['council-of-zane']
  const begun = begin(setupOf({ sides: { a: { tech: a, streak: 0 }, b: { tech: b, streak: 1 } } }), 7).state
  const { piles } = begun
  const missions = [CARDS.a.mission, CARDS.b.mission, ...piles['chance-encounter']]
  const troops = [CARDS.a.troops, CARDS.b.troops, ...piles.troops]
  let state = evolve(begun, {
    kind: 'piles-changed',
    piles: { ...piles, 'chance-encounter': missions, troops },
  })
  state = after(state, 'roll-roles', 'a', {}, [...OPENING.roles])
  expect([state.attacker, state.phase]).toEqual([null, 'first-initiative'])
  state = after(state, 'roll-initiative', 'a', {}, [...OPENING.initiative])
  // Who has not the Initiative Counter picks the edge.
  expect(refusal(state, 'choose-edge', 'b', { edge: 'west' })).toBe('battle/other-side')
  state = after(state, 'choose-edge', 'a', { edge: 'west' })
  for (const side of ['a', 'b'] as const) state = after(state, 'draw-cards', side, {})
  for (const side of ['a', 'b'] as const)
    state = after(state, 'muster', side, { choices: [], drones: DRONES[side] })
  for (const side of ['a', 'b'] as const)
    state = after(state, 'fill-holding-area', side, { squares: squaresOf(side, unitsOf(state, side)) })
  for (const first of [1, 5, 9, 13])
    for (const side of ['b', 'a'] as const)
      state = after(state, 'deploy', side, {
        inZone: true,
        blips: [0, 1, 2, 3].map((n) => ({ blip: blipId(side, first + n), near: [] })),
      })
  return state
}

test('a whole Chance Encounter comes out as the book says, line by line', () => {
  let state = deployed()
  const lines = linesOf(unitsOf(state, 'a'), unitsOf(state, 'b'))
  const wrongs = wrongsOf(unitsOf(state, 'a'), unitsOf(state, 'b'))
  for (const [index, { why, command, dice, then }] of lines.entries()) {
    const refused = (wrongs[index] ?? []).map(([{ kind, side, ...fields }]) =>
      refusal(state, kind, side, fields as never),
    )
    expect(refused, `before line ${index}`).toEqual((wrongs[index] ?? []).map(([, code]) => code))
    const before = standingOf(view(state, 'public'))
    state = carriedOut(state, command, dice.length > 0 ? dice : null).state
    const where = `line ${index}: ${command.kind}. ${why}`
    expect(changed(before, standingOf(view(state, 'public'))), where).toEqual(then)
  }
  const { score, ending, round, firstKill } = view(state, 'public')
  expect({ round, firstKill, ending }).toMatchObject({
    round: 3,
    firstKill: 'a',
    ending: { how: 'pursuit', controls: null },
  })
  expect(score?.result).toEqual(SCORE.result)
  for (const side of ['a', 'b'] as const) {
    expect(score?.[side].lines.map(({ points }) => points)).toEqual(SCORE[side].lines)
    expect(score?.[side].total).toBe(SCORE[side].total)
  }
})
