import { desc, eq, isNull } from 'drizzle-orm'
import type { FightSummary, fightCalls, ToldEvent } from '../../shared/contract/fights.ts'
import { isRefusal, problem } from '../../shared/problem.ts'
import { decide, readCommand } from '../../shared/systems/seven-seconds/battle/decide.ts'
import { options } from '../../shared/systems/seven-seconds/battle/options.ts'
import type { BattleState } from '../../shared/systems/seven-seconds/battle/state/state.ts'
import { tell, view, type Watcher } from '../../shared/systems/seven-seconds/battle/view.ts'
import { fights } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { gone, type HandlersOf } from '../handlers.ts'
import { beginFight } from './begin.ts'
import { enterFight } from './enter.ts'
import { openFightLogs, type LoggedEvent } from './log.ts'

export type StoredFight = typeof fights.$inferSelect

export function fightHandlers(store: Store): HandlersOf<typeof fightCalls> {
  const { tables } = store
  const logs = openFightLogs(tables)
  const find = (id: string): StoredFight | undefined =>
    tables.select().from(fights).where(eq(fights.id, id)).get()

  return {
    'fights.list': ({ campaign }) =>
      tables
        .select()
        .from(fights)
        .where(campaign === null ? isNull(fights.campaignId) : eq(fights.campaignId, campaign))
        // Ids are UUIDv7: the newest first.
        .orderBy(desc(fights.id))
        .all()
        .map((fight) => summarise(fight, logs.read(fight.id).state)),

    'fights.begin': (input) => beginFight(store, logs, input),

    'fights.look': ({ id, watcher }) => {
      const fight = find(id)
      if (!fight) return gone('fight')
      const { state, decision } = logs.read(id)
      return {
        summary: summarise(fight, state),
        view: view(state, watcher),
        options: watcher === 'public' ? [] : [...options(state, watcher)],
        decision,
      }
    },

    'fights.log': ({ id, watcher, after }) => {
      if (!find(id)) return gone('fight')
      const { events, state } = logs.read(id)
      return {
        events: tellAll(
          events.filter(({ number }) => number > after),
          state,
          watcher,
        ),
      }
    },

    'fights.act': ({ id, command: draft, rolls }) => {
      const fight = find(id)
      if (!fight) return gone('fight')
      if (fight.battleId !== null) return entered()
      const command = readCommand(draft)
      if (isRefusal(command)) return command
      const log = logs.read(id)
      const decided = decide(log.state, command, rolls)
      if (isRefusal(decided)) return decided
      const decision = log.decision + 1
      logs.append(id, decision, decided)
      const first = log.events.length + 1
      const written = decided.events.map((event, index) => ({ number: first + index, decision, event }))
      return { decision, events: tellAll(written, decided.state, command.side) }
    },

    'fights.takeBack': ({ id, decision }) => {
      const fight = find(id)
      if (!fight) return gone('fight')
      if (fight.battleId !== null) return entered()
      if (decision > logs.read(id).decision) {
        const message = 'There is no such decision to take back: look at the log again.'
        return { problem: problem('fight/no-decision', message, ['decision']) }
      }
      logs.cut(id, decision)
      return {}
    },

    'fights.enter': ({ id, ...about }) => {
      const fight = find(id)
      return fight ? enterFight(store, fight, logs.read(id), about) : gone('fight')
    },

    'fights.abandon': ({ id }) => {
      if (!find(id)) return gone('fight')
      tables.delete(fights).where(eq(fights.id, id)).run()
      return {}
    },
  }
}

function entered() {
  const message = 'This battle is in its campaign already: nothing more can happen in it.'
  return { problem: problem('fight/entered', message) }
}

function summarise(fight: StoredFight, { phase, round, ending }: BattleState): FightSummary {
  const { id, campaignId: campaign, level, createdAt, nameA: a, nameB: b, battleId: battle } = fight
  return { id, campaign, level, createdAt, a, b, battle, phase, round, ending }
}

function tellAll(events: readonly LoggedEvent[], state: BattleState, watcher: Watcher): ToldEvent[] {
  return events.map(({ number, decision, event }) => ({
    number,
    decision,
    event: tell(event, state, watcher),
  }))
}
