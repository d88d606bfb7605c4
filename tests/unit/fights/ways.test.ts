import { expect, test } from 'vitest'
import { aboutBlip, type Way } from '../../../renderer/systems/seven-seconds/fights/console/model/ways.ts'

type Given = Pick<Way, 'command' | 'then'>
const BLIP = { side: 'a', piece: 'a-blip-3' } as const
const activate = (as: 'unit' | 'extra-blip', reveal: boolean): Given['command'] => ({
  kind: 'activate',
  ...BLIP,
  as,
  reveal,
})
const only: Given = { command: { kind: 'reveal', side: 'a', blip: 'a-blip-3' } }
const hidden: Given = { command: activate('unit', false) }
const revealed: Given = { command: activate('unit', true) }
const extra: Given = { command: activate('extra-blip', false) }
const afterTurn: Given = { command: { kind: 'end-turn', side: 'b' }, then: activate('unit', true) }

test.each<[string, Given[], string]>([
  ['may act as one of the units of the turn', [hidden, revealed, only], 'blip'],
  ['may act as that or as a further one', [hidden, revealed, extra, only], 'blip'],
  ['of the other side, whose turn comes', [afterTurn, only], 'blip'],
  ['may act as a further one alone', [extra, only], 'extraOnly'],
  ['has acted, or nobody acts: it may only be turned over', [only], 'revealedNow'],
])('a Blip that %s', (_who, ways, expected) => expect(aboutBlip(ways)).toBe(expected))
