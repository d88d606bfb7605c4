import type { Odds } from '../../../../shared/systems/seven-seconds/histories/moments.ts'
import type { Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { sideOf } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import type { LogGroup } from '../fights/console/log/groups.ts'
import { placeOf, toldOf } from '../fights/console/log/lines.ts'
import { contactsRolled, rollSentence } from '../fights/console/log/rolls.ts'
import { shortName, type Tell } from '../fights/names.ts'
import type { Replay, ToldReplay } from './use-replay.ts'

type Names = Readonly<Record<Side, string>>

/** A line as far as it had come with an event. */
export function upTo(line: LogGroup, number: number): LogGroup {
  return { ...line, events: line.events.filter((event) => event.number <= number) }
}

export interface MomentDice {
  readonly number: number
  readonly side: Side
  /** None for the shot itself, whose dice fall after it. */
  readonly dice: readonly number[]
  readonly words: string
  readonly odds: Odds | null
  /** What comes of it has not happened yet. */
  readonly isOpen: boolean
}

/** The dice of a line so far, roll by roll, and the shots they were thrown for. */
export function momentDice(
  { events }: LogGroup,
  told: Pick<ToldReplay, 'odds'> | null,
  tell: Tell,
  names: Names,
): readonly MomentDice[] {
  const name = { piece: (id: string) => shortName(id, tell), side: (side: Side) => names[side] }
  const last = events.at(-1)?.number ?? 0
  const contacts = contactsRolled(events)
  const isShotTold = events.some(
    ({ number, event }) =>
      event.kind === 'rifle-fired' && told?.odds.some((one) => one.number === number) === true,
  )
  return events.flatMap(({ number, event }): MomentDice[] => {
    const odds = told?.odds.find((one) => one.number === number) ?? null
    if (event.kind === 'rolled') {
      const { side, purpose } = event
      // A direction is told in words: it has no face.
      const dice = purpose === 'direction' ? [] : event.dice
      // A rifle's odds stand with its shot: what a hit does is part of them.
      const own = purpose === 'rifle' && isShotTold ? null : odds
      const words = rollSentence(event, tell, name, contacts.get(number))
      return [{ number, side, dice, words, odds: own, isOpen: false }]
    }
    if (odds === null || !('unit' in event)) return []
    // A shot is told by its odds alone until its dice have fallen.
    const isOpen = 'settled' in odds && (odds.settled === null || odds.settled > last)
    return [{ number, side: sideOf(event.unit) ?? 'a', dice: [], words: '', odds, isOpen }]
  })
}

/** The moment in a sentence: its round, its line, and what has happened there so far. */
export function momentWords(replay: Replay, tell: Tell, names: Names, number = replay.at.value): string {
  const line = replay.groupAt(number)
  if (!line) return ''
  const so = upTo(line, number)
  const round = line.round === 0 ? tell('replay.before') : tell('replay.round', { n: line.round })
  const told = line.decision === 0 ? tell('replay.beginning') : toldOf(so, tell, names)
  return tell('replay.transport.spoken', { round, place: placeOf(line), told })
}
