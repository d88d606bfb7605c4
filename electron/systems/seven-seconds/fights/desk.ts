import type { ownFightCalls } from '../../../../shared/systems/seven-seconds/contract/fights.ts'
import type { SevenSeconds } from '../../../../shared/systems/seven-seconds/battle/rules/rule.ts'
import type { FightDesk, FightParts } from '../../../fights/desk.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'
import type { FightLog } from '../../../fights/log.ts'
import { beginFight } from './begin.ts'
import { correctEnteredHandlers } from './correct-entered.ts'
import { enterFight } from './enter.ts'
import { behindTheGate } from './gate.ts'
import { checkNames } from './names.ts'
import { openShownSides } from './shown-sides.ts'
import { rosterOf } from './side-faction.ts'

export type OwnFightHandlers = HandlersOf<typeof ownFightCalls>

/** What battles of 7 Seconds need of factions, rosters and campaigns. */
export const fightDesk: FightDesk<OwnFightHandlers> = {
  openShownSides,

  check: (tables, fight, log, command) => {
    const { play, state } = log as unknown as FightLog<SevenSeconds>
    const names = command.kind === 'name-units' ? play.readCommand(command) : null
    if (!names || !('names' in names)) return null
    const wrong = checkNames(tables, state, names, rosterOf(tables, fight, names.side))
    return wrong ? { problem: wrong } : null
  },

  handlers: (ofTheHouse) => {
    // The house hands on the logs of this game only: what it does not read of them is this game's.
    const parts = ofTheHouse as unknown as FightParts<SevenSeconds>
    const { store, logs, find } = parts
    const { tables } = store
    return {
      ...behindTheGate(tables, parts),
      ...correctEnteredHandlers(parts),
      'fights.begin': (input) => beginFight(store, logs, input),
      'fights.enter': ({ id, ...about }) => {
        const fight = find(id)
        return fight ? enterFight(store, fight, logs.read(id), about) : gone('fight')
      },
    }
  },
}
