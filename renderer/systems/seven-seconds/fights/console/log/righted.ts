import type { EventOf } from '../../../../../../shared/systems/seven-seconds/battle/documents/events.ts'
import type { CommandOf } from '../../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Tell } from '../../names.ts'
import type { Namer } from './sentences.ts'

const TOGGLES = ['destroyed', 'activation', 'damaged', 'stunned', 'jamming'] as const

/** What is put right of a piece, in words. */
export function rightedWords(to: CommandOf<'put-right'>['to'], tell: Tell, name: Namer): string {
  const said = (key: string, values = {}, n?: number): string =>
    tell(`fight.console.log.righted.${key}`, values, n)
  const words = [
    ...TOGGLES.flatMap((field) => {
      const value = to[field]
      return value === undefined ? [] : [said(`${field}.${value ? 'on' : 'off'}`)]
    }),
    ...(to.counters === undefined ? [] : [said('counters', {}, to.counters)]),
    ...(to.near === undefined
      ? []
      : to.near.length === 0
        ? [said('nearNone')]
        : [said('near', { objectives: to.near.map((id) => name.piece(id)).join(', ') })]),
  ]
  return words.join(', ')
}

/** Whose the initiative and the turn are now, in words. */
export function turnWords(
  { initiative, turn }: Pick<CommandOf<'put-turn-right'>, 'initiative' | 'turn'>,
  tell: Tell,
  name: Namer,
): string {
  return [
    initiative && tell('fight.console.log.righted.initiative', { side: name.side(initiative) }),
    turn && tell('fight.console.log.righted.turn', { side: name.side(turn) }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The sentence of something that was put right by hand. */
export function rightedSentence(
  event: EventOf<'put-right' | 'turn-put-right'>,
  tell: Tell,
  name: Namer,
): string {
  const { reason } = event
  const key = `fight.console.log.${event.kind}.${reason === '' ? 'plain' : 'reason'}`
  return event.kind === 'put-right'
    ? tell(key, { piece: name.piece(event.piece), what: rightedWords(event.to, tell, name), reason })
    : tell(key, { what: turnWords(event, tell, name), reason })
}
