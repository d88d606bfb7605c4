import { z } from 'zod'
import type { BattleEvent } from '../battle/documents/events.ts'
import type { Course } from '../histories/tell/course.ts'
import { unitSchema } from '../people/documents.ts'
import { PHASES, SIDES } from '../battle/words.ts'
import { read, write } from '../../../contract/call.ts'
import { id, line, moment, name, nothing } from '../../../contract/fields.ts'
import type { HistoryBattle, HistoryCampaign } from './histories.ts'

/** Battles and campaigns as they are told, and what a group wrote on. */

const whole = z.number().int()

/** What is told of a battle, or with null of its whole campaign. */
const subject = { campaign: id, battle: id.nullable() }
/** The longest text: a report of a long evening with room to write on. */
const words = z.string().trim().max(100_000, 'Shorten the text to 100,000 characters.')
/** What Muster tells of it as the facts stand: the text that was written on is compared with it. */
const told = z.string().max(100_000)

/** A decoration given in a campaign, and for which of its battles; null for a whole service. */
const honour = z.strictObject({
  trooper: id,
  participant: id,
  name,
  reason: line,
  battle: id.nullable(),
  whose: name,
  unit: unitSchema,
})

const loggedFight = z.strictObject({
  id,
  /** The campaign's battle that it became; null while it is not entered. */
  battle: id.nullable(),
  createdAt: moment,
  a: name,
  b: name,
  phase: z.enum(PHASES),
  /** Sides that keep their secrets and private notes behind a PIN: no export has them. */
  locked: z.array(z.enum(SIDES)),
})

/** An event with the number that it has in its log. */
const logged = z.strictObject({
  number: whole,
  decision: whole,
  event: z.custom<BattleEvent>((value) => typeof value === 'object' && value !== null),
})

export const tellingCalls = {
  /** All that the report of a battle is written from; `course` is null without a log. */
  'histories.story': read(
    z.strictObject({ battle: id }),
    z.strictObject({
      campaign: z.custom<HistoryCampaign>(),
      battle: z.custom<HistoryBattle>(),
      course: z.custom<Course>().nullable(),
      honours: z.array(honour),
    }),
  ),
  /** What the group wrote on, of the campaign and its battles, and the decorations given in it. */
  'histories.written': read(
    z.strictObject({ campaign: id }),
    z.strictObject({
      tellings: z.array(z.strictObject({ battle: id.nullable(), words, changedAt: moment })),
      honours: z.array(honour),
    }),
  ),
  /** One text that was written on, and whether the facts have changed since; null when nobody wrote. */
  'histories.telling': read(
    z.strictObject({ ...subject, told }),
    z.strictObject({
      written: z.strictObject({ words, changedAt: moment, outdated: z.boolean() }).nullable(),
    }),
  ),
  /** Keeps what was written, as grown from what Muster tells now. */
  'histories.write': write(
    z.strictObject({ ...subject, words: words.min(1, 'Write something, or take Muster’s text over.'), told }),
    nothing,
  ),
  /** Takes Muster's text over: what was written goes. */
  'histories.unwrite': write(z.strictObject(subject), nothing),
  /** The fights of a campaign that have a log, running ones too. */
  'histories.fights': read(
    z.strictObject({ campaign: id }),
    z.strictObject({ fights: z.array(loggedFight) }),
  ),
  /**
   * What happened in a fight, as it may leave the program: as the public may know it, with secrets of one that is
   * not over and with private notes only where they are asked for, and never those behind a PIN.
   */
  'histories.events': read(
    z.strictObject({ fight: id, secrets: z.boolean(), privateNotes: z.boolean() }),
    z.strictObject({ events: z.array(logged) }),
  ),
}

export type GivenHonour = z.infer<typeof honour>
export type LoggedFight = z.infer<typeof loggedFight>
export type ExportedEvent = z.infer<typeof logged>
