import { isolate } from '../../../../../texts/isolate.ts'
import type { ToldEvent } from '../../../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { Side } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Tell } from '../../names.ts'
import type { LogGroup } from './groups.ts'
import { contactsRolled } from './rolls.ts'
import { isQuiet, sentence } from './sentences.ts'

/** A stretch of a sentence: words, or a piece that is drawn with its mark. */
export type Segment = { readonly text: string } | { readonly id: string }

// Of the private use area: nobody types them in a note.
const OPEN = '\uE000'
const CLOSE = '\uE001'

/** The sentences of a decision, cut where pieces are named. */
export function segmentsOf(
  { events }: LogGroup,
  tell: Tell,
  names: Readonly<Record<Side, string>>,
  everything: boolean,
): readonly Segment[] {
  const name = { piece: (id: string) => `${OPEN}${id}${CLOSE}`, side: (side: Side) => isolate(names[side]) }
  const loud = everything ? [] : withItsCause(events)
  const told =
    loud.length > 0 ? loud : events.filter(({ event }) => event.kind !== 'hidden' || event.side !== null)
  const shown = told.length > 0 ? told : events.slice(0, 1)
  const contacts = contactsRolled(events)
  const text = shown.map(({ number, event }) => sentence(event, tell, name, contacts.get(number))).join(' ')
  return text
    .split(new RegExp(`[${OPEN}${CLOSE}]`, 'u'))
    .map((part, index) => (index % 2 === 0 ? { text: part } : { id: part }))
}

/** What does not go without saying. Where that is but who holds Objectives now, it is told whose activation ended. */
function withItsCause(events: readonly ToldEvent[]): readonly ToldEvent[] {
  const loud = events.filter(({ event }) => !isQuiet(event) && !isToldBeside(event, events))
  if (!loud.every(({ event }) => event.kind === 'objective-held')) return loud
  return [
    ...(loud.length > 0 ? events.filter(({ event }) => event.kind === 'activation-ended') : []),
    ...loud,
  ]
}

/** Stands in another sentence of the line: how far and which way it deviates, and who may act where all that came to light may. */
function isToldBeside(event: ToldEvent['event'], events: readonly ToldEvent[]): boolean {
  if (event.kind === 'rolled') return event.purpose === 'deviation' || event.purpose === 'direction'
  if (event.kind !== 'squad-activated' || event.units.length === 0) return false
  return events.some(
    ({ event: other }) =>
      other.kind === 'blip-revealed' &&
      other.blip === event.blip &&
      other.units.every((id) => event.units.includes(id)),
  )
}

/** The dice of a decision as they fell, roll by roll; a direction is told in words. */
export function diceOf({
  events,
}: LogGroup): readonly { readonly side: Side; readonly dice: readonly number[] }[] {
  return events.flatMap(({ event }) =>
    event.kind === 'rolled' && event.purpose !== 'direction' && event.dice.length > 0
      ? [{ side: event.side, dice: event.dice }]
      : [],
  )
}
