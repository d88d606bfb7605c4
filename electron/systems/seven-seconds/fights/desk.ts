import type { FightDesk } from '../../desk.ts'
import { gone } from '../../../handlers.ts'
import { replayHandlers } from '../histories/replay.ts'
import { beginFight } from './begin.ts'
import { correctEnteredHandlers } from './correct-entered.ts'
import { enterFight } from './enter.ts'
import { behindTheGate } from './gate.ts'
import { checkNames } from './names.ts'
import { openShownSides } from './shown-sides.ts'
import { rosterOf } from './side-faction.ts'

/** What battles of 7 Seconds need of factions, rosters and campaigns. */
export const fightDesk: FightDesk = {
  openShownSides,

  check: (tables, fight, { play, state }, command) => {
    const names = command.kind === 'name-units' ? play.readCommand(command) : null
    if (!names || !('names' in names)) return null
    const wrong = checkNames(tables, state, names, rosterOf(tables, fight, command.side))
    return wrong ? { problem: wrong } : null
  },

  handlers: (parts) => {
    const { store, logs, find } = parts
    const { tables } = store
    return {
      ...behindTheGate(tables, parts),
      ...replayHandlers({ tables, ...parts }),
      ...correctEnteredHandlers(parts),
      'fights.begin': (input) => beginFight(store, logs, input),
      'fights.enter': ({ id, ...about }) => {
        const fight = find(id)
        return fight ? enterFight(store, fight, logs.read(id), about) : gone('fight')
      },
    }
  },
}
