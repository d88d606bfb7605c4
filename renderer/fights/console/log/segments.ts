import type { Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Tell } from '../../names.ts'
import type { LogGroup } from './groups.ts'
import { isQuiet, sentence } from './sentences.ts'

/** A stretch of a sentence: words, or a piece that is drawn with its mark. */
export type Segment = { readonly text: string } | { readonly id: string }

const OPEN = '⟦'
const CLOSE = '⟧'

/** The sentences of a decision, cut where pieces are named. */
export function segmentsOf(
  { events }: LogGroup,
  tell: Tell,
  names: Readonly<Record<Side, string>>,
  everything: boolean,
): readonly Segment[] {
  const name = { piece: (id: string) => `${OPEN}${id}${CLOSE}`, side: (side: Side) => names[side] }
  const loud = everything ? [] : events.filter(({ event }) => !isQuiet(event))
  const told =
    loud.length > 0
      ? loud
      : events.filter(({ event }) => everything || event.kind !== 'hidden' || event.side !== null)
  const shown = told.length > 0 ? told : events.slice(0, 1)
  const text = shown.map(({ event }) => sentence(event, tell, name)).join(' ')
  return text
    .split(new RegExp(`[${OPEN}${CLOSE}]`, 'u'))
    .map((part, index) => (index % 2 === 0 ? { text: part } : { id: part }))
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
