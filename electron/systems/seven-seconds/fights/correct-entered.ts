import { eq } from 'drizzle-orm'
import { isAlike } from '../../../../shared/alike.ts'
import type { enteredCalls } from '../../../../shared/systems/seven-seconds/contract/entered.ts'
import type { Logged } from '../../../../shared/systems/seven-seconds/contract/changes.ts'
import { isRefusal, problem, type Refusal } from '../../../../shared/problem.ts'
import type { SevenSeconds } from '../../../../shared/systems/seven-seconds/battle/rules/rule.ts'
import { reportOf } from '../../../../shared/systems/seven-seconds/battle/ending/report.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { SIDES } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { view } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import type { BattleSide, KnownResult } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { totalKills } from '../../../../shared/systems/seven-seconds/people/words.ts'
import { checkReport } from '../../../../shared/systems/seven-seconds/campaign/report.ts'
import { rewriteBattle } from '../battles/write.ts'
import { loadCampaign, type StoredCampaign } from '../campaigns/facts.ts'
import { fights } from '../../../database/schema.ts'
import type { Correction } from '../../../plays.ts'
import type { Store } from '../../../database/store.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'
import { noteChange } from '../histories/changes.ts'
import {
  considerLine,
  isKnown,
  nothingOther,
  stateBefore,
  tellLines,
  toldOf,
  type Asked,
} from '../../../fights/considering.ts'
import type { Corrections } from '../../../fights/corrections.ts'
import type { Decisions } from '../../../fights/decisions.ts'
import type { FightLog, FightLogs, LoggedEvent } from '../../../fights/log.ts'
import { mendPeople, writePeople, type Change } from './mend-people.ts'
import type { Pins } from '../../../fights/pins.ts'
import { changedSince } from '../../../fights/refusals.ts'
import { sideIn, type StoredFight } from '../../../fights/stored.ts'

interface Parts {
  readonly store: Store
  readonly logs: FightLogs<SevenSeconds>
  readonly decisions: Decisions
  readonly corrections: Corrections<SevenSeconds>
  readonly pins: Pins
  readonly find: (id: string) => StoredFight | undefined
}

type Sides = [BattleSide, BattleSide]
type Battle = StoredCampaign['battles'][number]

/** What a correction comes to in the campaign. */
interface Outcome {
  readonly correction: Correction<SevenSeconds>
  readonly campaign: StoredCampaign
  readonly battle: Battle
  readonly sides: Sides
  readonly result: KnownResult | null
  readonly people: readonly Change[]
}

/** Old lines of battles that are entered in their campaign: the log, the result and the people change together. */
export function correctEnteredHandlers(parts: Parts): HandlersOf<typeof enteredCalls> {
  const { store, logs, corrections } = parts
  const { tables, undo } = store

  return {
    'fights.considerEntered': ({ after, ...asked }) => {
      const outcome = workOut(parts, asked, [])
      if (isRefusal(outcome)) return outcome
      if (logs.read(asked.id).decision !== after) return changedSince()
      const { correction, sides, result, people } = outcome
      return {
        ...tellLines(parts, asked, correction),
        sides,
        result,
        line: toldLine(logs.read(asked.id), asked, correction),
        people: people.map(({ unit, trooper, name, before, after: then, fell }) => ({
          unit,
          trooper,
          name,
          before,
          after: then,
          fell,
        })),
      }
    },

    'fights.correctEntered': ({ after, leftOut, who, reason, causes, words, ...asked }) => {
      const outcome = workOut(parts, asked, causes)
      if (isRefusal(outcome)) return outcome
      const { correction, campaign, battle, people } = outcome
      const { id, decision, command } = asked
      const log = logs.read(id)
      if (log.decision !== after || !isKnown(correction, leftOut)) return changedSince()
      if (correction.same) return nothingOther()
      undo.belongsTo(campaign)
      corrections.write(id, decision, correction, command === null)
      tables
        .update(fights)
        .set({ enteredEvent: logs.read(id).lastId })
        .where(eq(fights.id, id))
        .run()
      const [was, now] = [reportedIn(battle), reportedIn(outcome)]
      const isOther = !isAlike(was, now)
      const kept = correction.lines.filter(
        (line) => line.decision !== null && line.decision !== decision,
      ).length
      if (isOther) {
        const { foughtOn, place, note } = battle
        rewriteBattle(tables, battle.id, { ...now, foughtOn, place, note })
      }
      writePeople(tables, battle.id, people)
      const round = roundOf(log.events, decision)
      noteChange(
        tables,
        { campaign: campaign.id, battle: battle.id },
        {
          what: 'log',
          before: {
            round,
            words: words.before,
            later: kept + correction.dropped.length,
            people: recordsOf(people, 'before'),
            ...(isOther && { reported: was }),
          },
          after: {
            round,
            words: words.after ?? '',
            later: kept,
            people: recordsOf(people, 'after'),
            putIn: correction.lines.filter((line) => line.decision === null).length,
            ...(isOther && { reported: now }),
          },
        },
        { who, reason },
      )
      return { decision: logs.read(id).decision }
    },
  }
}

/** Works out all that follows, or says why it cannot be. */
function workOut(
  parts: Parts,
  asked: Asked,
  causes: readonly { readonly unit: string; readonly cause: string }[],
): Outcome | Refusal {
  const { tables } = parts.store
  const fight = parts.find(asked.id)
  if (!fight) return gone('fight')
  const campaign = fight.campaignId === null ? null : loadCampaign(tables, fight.campaignId)
  const position = campaign?.battles.findIndex(({ id }) => id === fight.battleId) ?? -1
  const battle = campaign?.battles[position]
  if (!campaign || !battle) return notEntered()
  const correction = considerLine(parts, asked, true)
  if (isRefusal(correction)) return correction

  const log = parts.logs.read(asked.id)
  const kept = log.events.filter(({ decision }) => decision < asked.decision).map(({ event }) => event)
  const after = correction.lines.at(-1)?.state ?? stateBefore(log, asked.decision)
  const told = (events: typeof kept, state: BattleState): Sides | null => {
    const [a, b] = SIDES.map((side) => sideIn(fight, side).participantId)
    return a == null || b == null ? null : reportOf(view(state, 'public'), events, { a, b })
  }
  const was = told(
    log.events.map(({ event }) => event),
    log.state,
  )
  const now = told([...kept, ...correction.lines.flatMap(({ events }) => events)], after)
  if (!was || !now) return notOver()
  const { sides, result } = mendReport(battle, was, now)
  const wrong = checkReport(
    { sides, result },
    campaign.participants.map(({ id }) => id),
  )
  if (wrong) return { problem: wrong }
  const mended = mendPeople(
    tables,
    fight,
    { before: log.state, after },
    { battle: battle.id, position: position + 1, sides },
    causes,
  )
  if ('problem' in mended) return mended
  return { correction, campaign, battle, sides, result, people: mended.changes }
}

/** What the log tells otherwise now goes into the report; what the players had said otherwise by hand stays. */
function mendReport(battle: Battle, was: Sides, now: Sides): { sides: Sides; result: KnownResult | null } {
  const [first, second] = battle.sides
  const takes = (place: 0 | 1, field: keyof BattleSide): boolean =>
    !isAlike(was[place][field], now[place][field])
  const mend = (side: BattleSide, place: 0 | 1): BattleSide => {
    const then = now[place]
    return {
      participant: side.participant,
      role: takes(place, 'role') ? then.role : side.role,
      roleDie: takes(place, 'roleDie') ? then.roleDie : side.roleDie,
      victoryPoints: pointsTold || takes(place, 'victoryPoints') ? then.victoryPoints : side.victoryPoints,
      controlsTable: takes(place, 'controlsTable') ? then.controlsTable : side.controlsTable,
      lost: takes(place, 'lost') ? then.lost : side.lost,
    }
  }
  const known = (): KnownResult | null => {
    if (battle.result === null || !takes(0, 'role')) return battle.result
    const { winner, margin } = battle.result
    return now[0].role === null ? { winner, margin, encounter: true } : { winner, margin }
  }
  // Where only the result was told, new points of one side would stand beside none of the other.
  const pointsTold = battle.result !== null && (takes(0, 'victoryPoints') || takes(1, 'victoryPoints'))
  return { sides: [mend(first, 0), mend(second, 1)], result: pointsTold ? null : known() }
}

/** The parts of those whose part is another now. */
function recordsOf(people: readonly Change[], when: 'before' | 'after'): NonNullable<Logged['people']> {
  return people.flatMap(({ name, [when]: record }) =>
    record ? [{ name, fate: record.fate, kills: totalKills(record.kills) }] : [],
  )
}

const reportedIn = ({
  sides,
  result,
}: Pick<Battle, 'sides' | 'result'>): Pick<Outcome, 'sides' | 'result'> => ({
  sides,
  result,
})

/** What the line itself would tell. */
function toldLine(
  { play }: FightLog<SevenSeconds>,
  { decision, command }: Asked,
  { lines }: Correction<SevenSeconds>,
) {
  const [line] = command === null ? [] : lines
  return toldOf(play, line?.events ?? [], decision, { phase: 'over' })
}

/** The round that a line was made in; null before the first. */
function roundOf(events: readonly LoggedEvent<SevenSeconds>[], line: number): number | null {
  const begun = events.findLast(({ decision, event }) => decision < line && event.kind === 'round-begun')
  return begun?.event.kind === 'round-begun' ? begun.event.round : null
}

function notEntered(): Refusal {
  const message = 'This battle is in no campaign: correct its line in the battle itself.'
  return { problem: problem('correction/not-entered', message) }
}

function notOver(): Refusal {
  const message =
    'The battle would not be over then, and how it would have ended only the players can say: set other dice or give the line so that the end stays, or correct the result on the page of the battle.'
  return { problem: problem('correction/not-over', message) }
}
