import { takesOnlyOffers } from '../../../../battle/fits.ts'
import { notNowIn } from '../../../../battle/rule.ts'
import type { CommandKind, CommandOf } from '../documents/commands.ts'
import type { Phase } from '../words.ts'
import type { Downsync, Rule } from './rule.ts'

/** What stands against a command whatever its rule. Pages are lines of the book. */

export const notNow = notNowIn<Phase>({
  starting: { what: 'the roll for who chooses', page: 184 },
  choosing: { what: 'who deploys first', page: 184 },
  deploying: { what: 'Pings to go out', page: 187 },
  designating: { what: 'a Taskforce', page: 215 },
  revealing: { what: 'Pings to be revealed', page: 219 },
  refreshing: { what: 'Units to be Refreshed', page: 223 },
  moving: { what: 'the Taskforce to move', page: 236 },
  reacting: { what: 'whether there is a reaction', page: 597 },
  joining: { what: 'who joins the Taskforce', page: 603 },
  answering: { what: 'who reacts', page: 605 },
  boosting: { what: 'whose priority is boosted', page: 627 },
  activating: { what: 'a Unit to be activated', page: 248 },
  acting: { what: 'the Unit that acts', page: 433 },
  countering: { what: 'the answer to a hit', page: 563 },
  settling: { what: 'what the players see on the table', page: 391 },
  scoring: { what: 'the inches to the mission’s tokens', page: 661 },
  over: { what: 'nothing more', page: 663 },
})

export const offeredOnly = <Kind extends CommandKind>(line: number, rule: Rule<Kind>): Rule<Kind> =>
  takesOnlyOffers<Downsync, CommandOf<Kind>>(line, rule, {
    tellsAll: true,
    isBar: () => false,
    rested: (state) => state,
  })
