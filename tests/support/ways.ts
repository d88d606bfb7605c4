import type { BattleTypes } from '../../shared/battle/battle.ts'
import type { Play } from '../../shared/battle/play.ts'
import type { Input } from '../../shared/contract/index.ts'
import { openDice, seededDice } from '../../shared/dice/source.ts'
import { isRefusal } from '../../shared/problem.ts'

/** A program that is asked as a page does. */
interface Asked {
  ask(name: 'fights.act', input: Input<'fights.act'>): Promise<{ decision: number }>
  ask(name: 'fights.look', input: Input<'fights.look'>): Promise<{ decision: number }>
}

/** Has the program do some commands, one after the other. */
export async function playOn(
  muster: Asked,
  id: string,
  way: readonly Input<'fights.act'>['command'][],
): Promise<void> {
  let after = (await muster.ask('fights.look', { id, watcher: 'public' })).decision
  for (const command of way)
    after = (await muster.ask('fights.act', { id, after, command, rolls: null })).decision
}

/** Ways that are tried from one state, the short ones first. */
const TRIES = 300
const LONGEST = [60, 120, 200, 400]

/**
 * What players at random do until something is so: the first way that leads there, without what nobody is to do. The dice
 * of a battle lie in its state, so that they fall in the program as they do here.
 */
export function wayOf<Types extends BattleTypes & { readonly State: { readonly ending: unknown } }, Setup>(
  play: Play<Types, Setup>,
  from: Types['State'],
  isSo: (state: Types['State'], events: readonly Types['Event'][]) => boolean,
  isSpared: (command: Types['Command'], state: Types['State']) => boolean,
): readonly Types['Command'][] {
  for (const longest of LONGEST)
    for (let seed = 1; seed <= TRIES; seed += 1) {
      const chance = seededDice(openDice(seed))
      const way: Types['Command'][] = []
      const events: Types['Event'][] = []
      for (let state = from; way.length < longest;) {
        if (isSo(state, events)) return way
        const command = play.playAtRandom(state, chance)
        if (!command || state.ending) break
        if (isSpared(command, state)) continue
        const decided = play.decide(state, command)
        if (isRefusal(decided)) throw new Error(decided.problem.code)
        way.push(command)
        events.push(...decided.events)
        state = decided.state
      }
    }
  throw new Error('No way leads there.')
}
