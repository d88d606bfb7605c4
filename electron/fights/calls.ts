import { desc, eq, isNull } from 'drizzle-orm'
import type { fightCalls, ToldEvent } from '../../shared/contract/fights.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import { consider, decide } from '../../shared/systems/seven-seconds/battle/decide.ts'
import { isSecret, openOptions, options } from '../../shared/systems/seven-seconds/battle/options.ts'
import type { BattleState } from '../../shared/systems/seven-seconds/battle/state/state.ts'
import { SIDES } from '../../shared/systems/seven-seconds/battle/words.ts'
import { tell, view, type Watcher } from '../../shared/systems/seven-seconds/battle/view.ts'
import { campaigns, fights } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { gone, type HandlersOf } from '../handlers.ts'
import { beginFight } from './begin.ts'
import { openDecisions } from './decisions.ts'
import { enterFight } from './enter.ts'
import { openFightLogs, type LoggedEvent } from './log.ts'
import { openPins } from './pins.ts'
import { randomLayout } from './suggest-layout.ts'
import { summarise, type StoredFight } from './summary.ts'

export function fightHandlers(store: Store): HandlersOf<typeof fightCalls> {
  const { tables, undo } = store
  const logs = openFightLogs(tables)
  const decisions = openDecisions(tables)
  const pins = openPins(tables)
  const find = (id: string): StoredFight | undefined =>
    tables.select().from(fights).where(eq(fights.id, id)).get()
  const named = (campaign: string) =>
    tables
      .select({ id: campaigns.id, name: campaigns.name })
      .from(campaigns)
      .where(eq(campaigns.id, campaign))
      .get()
  /** A fight that can still go on. */
  const running = (id: string): StoredFight | Refusal => {
    const fight = find(id)
    if (!fight) return gone('fight')
    return fight.battleId === null ? fight : entered()
  }

  return {
    'fights.list': ({ campaign }) =>
      tables
        .select()
        .from(fights)
        .where(campaign === null ? isNull(fights.campaignId) : eq(fights.campaignId, campaign))
        // Ids are UUIDv7: the newest first.
        .orderBy(desc(fights.id))
        .all()
        .map((fight) => summarise(tables, fight)),

    'fights.begin': (input) => beginFight(store, logs, input),

    'fights.look': ({ id, watcher, pin }) => {
      const fight = find(id)
      if (!fight) return gone('fight')
      const refused = pins.check(id, watcher, pin)
      if (refused) return refused
      const { state, decision } = logs.read(id)
      return {
        summary: summarise(tables, fight),
        pins: pins.of(id),
        view: view(state, watcher),
        options: [...(watcher === 'public' ? openOptions(state) : options(state, watcher))],
        decision,
        takenBack: decisions.takenBack(id),
      }
    },

    'fights.log': ({ id, watcher, after, pin }) => {
      if (!find(id)) return gone('fight')
      const refused = pins.check(id, watcher, pin)
      if (refused) return refused
      const { events, state } = logs.read(id)
      const later = events.filter(({ number }) => number > after)
      return { events: tellAll(later, state, watcher) }
    },

    'fights.consider': ({ id, command, rolls }) => {
      if (!find(id)) return gone('fight')
      // What a side holds could be asked out of it; where it has a PIN, that is for its own eyes.
      const asksSecrets = isSecret(command.kind) && SIDES.includes(command.side)
      const refused = asksSecrets ? pins.check(id, command.side, undefined) : null
      if (refused) return refused
      const considered = consider(logs.read(id).state, command, rolls)
      if (isRefusal(considered)) return considered
      const { hindrances, missing, rolls: wrong } = considered
      return { hindrances: [...hindrances], missing, rolls: wrong }
    },

    'fights.act': ({ id, after, command, rolls, pin }) => {
      const fight = running(id)
      if (isRefusal(fight)) return fight
      const { side } = command
      const isOpen = pin === undefined && !isSecret(command.kind)
      const refused = isOpen || !SIDES.includes(side) ? null : pins.check(id, side, pin)
      if (refused) return refused
      const log = logs.read(id)
      if (log.decision !== after) return changedSince()
      const decided = decide(log.state, command, rolls)
      if (isRefusal(decided)) return decided
      const decision = log.decision + 1
      decisions.note(id, { decision, command, rolls })
      const written = logs.append(id, decision, decided)
      const watcher = isOpen && pins.of(id)[side] ? 'public' : side
      return { decision, events: tellAll(written, decided.state, watcher) }
    },

    'fights.setPin': ({ id, side, chosen, pin }) => {
      const fight = running(id)
      if (isRefusal(fight)) return fight
      const refused = pins.check(id, side, pin)
      if (refused) return refused
      pins.set(id, side, chosen)
      return {}
    },

    'fights.suggestLayout': ({ id, side, pin }) => {
      if (!find(id)) return gone('fight')
      const refused = pins.check(id, side, pin)
      return refused ?? randomLayout(logs.read(id).state, side)
    },

    'fights.takeBack': ({ id, decision }) => {
      const fight = running(id)
      if (isRefusal(fight)) return fight
      if (decision > logs.read(id).decision) {
        const message = 'There is no such decision to take back: look at the log again.'
        return { problem: problem('fight/no-decision', message, ['decision']) }
      }
      decisions.takeBack(id, decision)
      logs.cut(id, decision)
      return {}
    },

    'fights.doAgain': ({ id, after }) => {
      const fight = running(id)
      if (isRefusal(fight)) return fight
      const { state, decision } = logs.read(id)
      if (decision !== after) return changedSince()
      const next = decisions.next(id)
      if (!next)
        return {
          problem: problem('fight/nothing-to-do-again', 'Nothing was taken back that can be done again.'),
        }
      const decided = decide(state, next.command, next.rolls)
      if (isRefusal(decided)) return decided
      decisions.doneAgain(id, next.decision)
      logs.append(id, next.decision, decided)
      return { decision: next.decision }
    },

    'fights.enter': ({ id, ...about }) => {
      const fight = find(id)
      return fight ? enterFight(store, fight, logs.read(id), about) : gone('fight')
    },

    'fights.abandon': ({ id }) => {
      const fight = running(id)
      if (isRefusal(fight)) return fight
      tables.delete(fights).where(eq(fights.id, id)).run()
      const campaign = fight.campaignId === null ? null : named(fight.campaignId)
      if (campaign) undo.belongsTo(campaign)
      return {}
    },
  }
}

function entered(): Refusal {
  const message = 'This battle is in its campaign already: nothing more can happen in it.'
  return { problem: problem('fight/entered', message) }
}

function changedSince(): Refusal {
  const message = 'Something else happened in this battle meanwhile: look again, then choose.'
  return { problem: problem('fight/changed-since', message, ['after']) }
}

function tellAll(events: readonly LoggedEvent[], state: BattleState, watcher: Watcher): ToldEvent[] {
  return events.map(({ number, decision, event }) => ({
    number,
    decision,
    event: tell(event, state, watcher),
  }))
}
