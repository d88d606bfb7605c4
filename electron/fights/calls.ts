import { and, eq } from 'drizzle-orm'
import type { fightCalls } from '../../shared/contract/fights.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import { findCampaign, ofCampaignThere } from '../campaigns/there.ts'
import { fights } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import type { FightDesk } from './desk.ts'
import { isPhotoTaken } from '../../shared/battle/asides.ts'
import { HAND_OVER } from '../../shared/battle/automatic.ts'
import type { AnyCommand, AnyState } from '../../shared/battle/battle.ts'
import { gone, together, type HandlersOf } from '../handlers.ts'
import type { GamePlay } from '../plays.ts'
import { checkNamed } from '../pictures/stored.ts'
import { openAutomatic, openly } from './automatic.ts'
import { stateBefore } from './considering.ts'
import { correctionHandlers } from './correct.ts'
import { openCorrections } from './corrections.ts'
import { openDecisions } from './decisions.ts'
import { openFightLogs, type FightLog } from './log.ts'
import { lastOwnStep, ownSteps } from './own-step.ts'
import { cameToLight } from './came-to-light.ts'
import { isAgreement, onlyAgreed, pinHandlers, staysFrom, staysTaken, type WriteLine } from './pin-calls.ts'
import { openPins } from './pins.ts'
import { changedSince } from './refusals.ts'
import { openStoredFights, sidesOf, type StoredFight } from './stored.ts'
import { replayHandlers } from './replay.ts'
import { setUpHandlers } from './set-up.ts'
import { openShownSummaries } from './summary.ts'
import { openToldLogs, tellAll } from './told-log.ts'

/** How battles are fought, for the games that fight them. */
export function fightHandlers<Own extends object>(
  store: Store,
  games: readonly (FightDesk<Own> & { readonly system: string })[],
): HandlersOf<Omit<typeof fightCalls, 'fights.underWay'>> & Own {
  const { tables, undo } = store
  const logs = openFightLogs(tables)
  const decisions = openDecisions(tables)
  const corrections = openCorrections(tables, logs, decisions)
  const pins = openPins(tables)
  const toldLogs = openToldLogs()
  const deskOf = new Map(games.map((game) => [game.system, game]))
  const summarise = openShownSummaries(tables, games)
  const stored = openStoredFights(tables)
  const find = (id: string): StoredFight | undefined => stored.find(id)
  /** A fight that can still go on. */
  const running = (id: string): StoredFight | Refusal => {
    const fight = find(id)
    if (!fight) return gone('fight')
    return fight.battleId === null ? fight : entered()
  }
  const stateAt = (id: string, before: number | undefined): AnyState =>
    before === undefined ? logs.read(id).state : stateBefore(logs.read(id), before)
  const write: WriteLine = (id, { command, rolls }, decided) => {
    // Nothing came of it, such as a look that shows nothing new: there is no line to write, and none to take back.
    if (decided.events.length === 0) return []
    const decision = logs.read(id).decision + 1
    decisions.note(id, { decision, command, rolls, from: null, marks: [] })
    corrections.forgetUndone(id)
    return logs.append(id, decision, decided)
  }

  const automatic = openAutomatic(logs, decisions)
  const parts = { store, logs, decisions, corrections, pins, find, summarise }
  const own = together(games.map(({ handlers }) => handlers(parts)))

  return {
    ...setUpHandlers({ store, stored, logs, automatic }),
    ...replayHandlers({ logs, decisions, pins, find, summarise }),
    ...own,

    'fights.look': ({ id, watcher, pin, before }) => {
      const fight = find(id)
      if (!fight) return gone('fight')
      const refused = pins.check(id, watcher, pin)
      if (refused) return refused
      const state = stateAt(id, before)
      const { play, decision } = logs.read(id)
      const isPast = before !== undefined
      return {
        summary: summarise(fight),
        pins: pins.of(id, sidesOf(fight)),
        view: play.view(state, watcher),
        ...(watcher === 'public'
          ? openly(play, state)
          : { options: [...play.options(state, watcher)], waitsFor: null }),
        loose: [...play.looseOptions(state)],
        automatic: play.doctrine ? [...play.doctrine.sides(state)] : null,
        handsOver: handsOver(play, state, sidesOf(fight)),
        decision: isPast ? Math.min(before - 1, decision) : decision,
        takenBack: isPast ? 0 : decisions.takenBack(id) + Number(corrections.canRedo(id)),
        corrected: !isPast && corrections.canUndo(id),
        ownStep: isPast || watcher === 'public' ? null : lastOwnStep(play, decisions, id, watcher),
      }
    },

    'fights.log': ({ id, watcher, after, known, pin }) => {
      if (!find(id)) return gone('fight')
      const refused = pins.check(id, watcher, pin)
      if (refused) return refused
      return { ...toldLogs.since(logs.read(id), watcher, known, after), marks: decisions.marks(id) }
    },

    'fights.consider': ({ id, command, rolls, before }) => {
      const fight = find(id)
      if (!fight) return gone('fight')
      const { play } = logs.read(id)
      // What a side holds could be asked out of it; where it has a PIN, that is for its own eyes.
      const asksSecrets = play.isSecret(command) && sidesOf(fight).includes(command.side)
      const refused = asksSecrets ? pins.check(id, command.side, undefined) : null
      if (refused) return refused
      const considered = play.consider(stateAt(id, before), command, rolls)
      if (isRefusal(considered)) return considered
      const { hindrances, missing, rolls: wrong } = considered
      return { hindrances: [...hindrances], missing, rolls: wrong }
    },

    'fights.act': ({ id, after, command, rolls, lawful, pin }) => {
      const fight = running(id)
      if (isRefusal(fight)) return fight
      if (isAgreement(command)) return onlyAgreed()
      const log = logs.read(id)
      const { play } = log
      const { side } = command
      const isOpen = pin === undefined && !play.isSecret(command)
      const refused = isOpen || !sidesOf(fight).includes(side) ? null : pins.check(id, side, pin)
      if (refused) return refused
      if (log.decision !== after) return changedSince()
      const unfit = deskOf.get(fight.system)?.check(tables, fight, log, command)
      if (unfit) return unfit
      const hindered = lawful ? hindrance(log, command) : null
      if (hindered) return hindered
      const decided = play.decide(log.state, command, rolls)
      if (isRefusal(decided)) return decided
      // What a photo shows is kept beside the log, which only names it.
      const photo = decided.events.find(isPhotoTaken)
      const unkept = checkNamed(tables, photo?.picture)
      if (unkept) return unkept
      const written = write(id, { command, rolls }, decided)
      const more = automatic.goOn(id)
      const watcher = isOpen && pins.of(id, sidesOf(fight))[side] ? 'public' : side
      const { state, decision } = logs.read(id)
      return { decision, events: tellAll(log, [...written, ...more], state, watcher) }
    },

    ...pinHandlers({ running, logs, pins, write }),

    'fights.takeBack': ({ id, decision: told }) => {
      const fight = running(id)
      if (isRefusal(fight)) return fight
      if (told > logs.read(id).decision) {
        const message = 'There is no such decision to take back: look at the log again.'
        return { problem: problem('fight/no-decision', message, ['decision']) }
      }
      const decision = automatic.lastOfPeople(id, told)
      if (decision === null) {
        const message = 'So far Muster alone has played: there is nothing of yours to take back.'
        return { problem: problem('fight/only-automatic', message) }
      }
      const before = logs.read(id)
      if (staysFrom(before, decision)) return staysTaken()
      decisions.takeBack(id, decision)
      logs.cut(id, decision)
      const lines = cameToLight(before, decision, pins.of(id, sidesOf(fight)))
      if (lines > 0) decisions.mark(id, { what: 'taken-back', at: new Date().toISOString(), lines })
      return {}
    },

    ...ownSteps({ running, logs, decisions, pins }),

    'fights.doAgain': ({ id, after }) => {
      const fight = running(id)
      if (isRefusal(fight)) return fight
      const { play, state, decision } = logs.read(id)
      if (decision !== after) return changedSince()
      if (corrections.canRedo(id)) {
        corrections.redo(id)
        return { decision: logs.read(id).decision }
      }
      const next = decisions.next(id)
      if (!next)
        return {
          problem: problem('fight/nothing-to-do-again', 'Nothing was taken back that can be done again.'),
        }
      const decided = play.decide(state, next.command, next.rolls, next.from)
      if (isRefusal(decided)) return decided
      decisions.doneAgain(id, next.decision)
      logs.append(id, next.decision, decided)
      automatic.doAgain(id)
      corrections.doneAgain(id)
      return { decision: logs.read(id).decision }
    },

    'fights.ofBattle': ({ battle }) => ({
      fight:
        tables
          .select({ id: fights.id })
          .from(fights)
          .where(and(eq(fights.battleId, battle), ofCampaignThere(tables, fights.campaignId)))
          .get()?.id ?? null,
    }),

    'fights.abandon': ({ id }) => {
      const fight = running(id)
      if (isRefusal(fight)) return fight
      tables.delete(fights).where(eq(fights.id, id)).run()
      const campaign = fight.campaignId === null ? null : findCampaign(tables, fight.campaignId)
      if (campaign) undo.belongsTo(campaign)
      return {}
    },

    ...correctionHandlers({
      logs,
      decisions,
      corrections,
      automatic,
      pins,
      running,
      find: (id) => find(id) ?? gone('fight'),
    }),
  }
}

/** The sides that may be handed to the program now, or be taken over from it. */
function handsOver(play: GamePlay, state: AnyState, sides: readonly string[]): string[] {
  const now = play.doctrine?.sides(state)
  if (!now) return []
  return sides.filter((side) => {
    const command = { kind: HAND_OVER, side, automatic: !now.includes(side) }
    return !isRefusal(play.decide(state, command))
  })
}

/** The first rule that stands against a command. */
function hindrance({ play, state }: FightLog, command: AnyCommand): Refusal | null {
  const considered = play.consider(state, command, [])
  if (isRefusal(considered)) return considered
  const [first] = considered.hindrances
  return first ? { problem: first.problem } : null
}

function entered(): Refusal {
  const message = 'This battle is in its campaign already: nothing more can happen in it.'
  return { problem: problem('fight/entered', message) }
}
