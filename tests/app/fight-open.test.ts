import { expect, test } from 'vitest'
import { isRefusal } from '../../shared/problem.ts'
import { openDice, seededDice } from '../../shared/dice/source.ts'
import { cardId } from '../../shared/systems/seven-seconds/cards/documents.ts'
import { MUSTER_CARDS } from '../../shared/systems/seven-seconds/cards/decks/index.ts'
import { DEFAULT_RULES } from '../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import { decide } from '../../shared/systems/seven-seconds/battle/decide.ts'
import { openly } from '../../shared/systems/seven-seconds/battle/decide.ts'
import { playAtRandom } from '../../shared/systems/seven-seconds/battle/player/random.ts'
import type { BattleState, Unit } from '../../shared/systems/seven-seconds/battle/state/state.ts'
import { view } from '../../shared/systems/seven-seconds/battle/view.ts'
import { SIDES } from '../../shared/systems/seven-seconds/battle/words.ts'
import { runs } from '../support/long.ts'
import { startProgram } from './support/program.ts'
import { storedState } from '../support/stored-fight.ts'

const REVEALED = ['measuring', 'over']
const CARDS = [...MUSTER_CARDS.missions, ...MUSTER_CARDS.troops].map(cardId)
/** Looked at every so many commands: each look reads the whole log. */
const EVERY = 6

/** The same battle to everyone at the table: what is hidden lies under other Blips, and other cards are held. */
function shuffled(state: BattleState): BattleState {
  const units = Object.fromEntries(
    Object.entries(state.units).map(([id, unit]): [string, Unit] =>
      unit.where === 'holding-area' && unit.square !== null
        ? [id, { ...unit, square: (unit.square % 16) + 1 }]
        : [id, unit],
    ),
  )
  const [a, b] = SIDES
  const other = (side: 'a' | 'b'): BattleState['sides']['a'] => {
    const { hand, mission, troops } = state.sides[side]
    return {
      ...state.sides[side],
      hand: hand && { ...hand, missions: hand.missions.toReversed() },
      mission: mission === null ? null : 'E-01',
      troops: troops === null ? null : 'T-02',
    }
  }
  return { ...state, units, sides: { a: other(a), b: other(b) }, dice: openDice(77) }
}

test('nothing that is told in the open names a hidden unit or card, or would be otherwise with other secrets', async () => {
  const muster = startProgram()
  let looks = 0
  for (let seed = 1; seed <= runs(2, 12); seed += 1) {
    const { id } = await muster.ask('fights.begin', {
      campaign: null,
      a: { kind: 'sample-faction', faction: 'new-tokyo' },
      b: { kind: 'sample-faction', faction: 'council-of-zane' },
      level: seed % 2 === 0 ? 'enforce' : 'assist',
      rules: DEFAULT_RULES,
    })
    const chance = seededDice(openDice(seed))
    let state = storedState(muster, id)
    for (let commands = 0; commands < 150; commands += 1) {
      const command = playAtRandom(state, chance)
      if (!command) break
      await muster.ask('fights.act', { id, after: commands, command, rolls: null })
      const decided = decide(state, command)
      if (isRefusal(decided)) throw new Error(decided.problem.code)
      state = decided.state
      if (REVEALED.includes(state.phase)) break
      expect(openly(shuffled(state))).toEqual(openly(state))
      expect(view(shuffled(state), 'public')).toEqual(view(state, 'public'))
      if (commands % EVERY !== 0) continue
      looks += 1
      const look = await muster.ask('fights.look', { id, watcher: 'public' })
      const { events } = await muster.ask('fights.log', { id, watcher: 'public', after: 0 })
      const told = JSON.stringify([look, events])
      const hidden = Object.values(state.units).filter(({ where }) => where === 'holding-area')
      for (const unit of hidden) expect(told).not.toContain(`"${unit.id}"`)
      for (const card of CARDS) expect(told).not.toContain(`"${card}"`)
      expect(told).not.toMatch(/"(?:piles|words)":/)
    }
  }
  expect(looks).toBeGreaterThan(30)
})
