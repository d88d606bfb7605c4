import { describe, expect, test } from 'vitest'
import type {
  Command,
  CommandOf,
} from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { looseOptions } from '../../../../shared/systems/seven-seconds/battle/mend/loose-options.ts'
import { assisted, battle, fateOf, kindsOf, play, refusal, unitIn } from './builders.ts'
import { activate } from './orders.ts'
import { turnOf } from './turns-orders.ts'

const enforced = battle({
  units: ['a tactical 2tc', 'a haywire', 'b scout destroyed', 'b tactical'],
  blips: ['b engineer'],
  objectives: { alpha: '-' },
})
const state = assisted(enforced)

function right(piece: string, to: CommandOf<'put-right'>['to'], reason = ''): Command {
  return { kind: 'put-right', side: piece.startsWith('a') ? 'a' : 'b', piece, to, reason }
}
const turn = (over: Partial<CommandOf<'put-turn-right'>>): Command => ({
  kind: 'put-turn-right',
  side: 'a',
  initiative: null,
  turn: null,
  reason: '',
  ...over,
})

describe('a piece put right by hand', () => {
  test('is noted, with the reason, and only what is said changes', () => {
    const { events, state: after } = play(
      state,
      right('a-tactical-1', { counters: 5, damaged: true }, 'Fell over'),
    )
    expect(fateOf(after, 'a-tactical-1')).toBe('5tc damaged')
    expect(events[0]).toMatchObject({ kind: 'put-right', reason: 'Fell over' })
    expect(events[0]?.deviations?.map(({ code }) => code)).toEqual(['put-right/by-hand'])
  })

  test('near another Objective it stands elsewhere: nobody knows who is beside it or in which field it is', () => {
    const told = battle({ units: ['a haywire jamming', 'a tactical', 'b scout'], objectives: { alpha: '-' } })
    const [drone, trooper] = ['a-haywire-1', 'a-tactical-1']
    const units = {
      ...told.units,
      [drone]: { ...unitIn(told, drone), clear: [trooper], beside: [trooper] },
      [trooper]: { ...unitIn(told, trooper), beside: [drone] },
    }
    const after = play(assisted({ ...told, units }), right(trooper, { near: ['alpha'] })).state
    expect(unitIn(after, trooper)).toMatchObject({ near: ['alpha'], beside: [] })
    expect(unitIn(after, drone)).toMatchObject({ clear: [], beside: [] })
  })

  test('comes back from the destroyed, and goes', () => {
    const back = play(state, right('b-scout-1', { destroyed: false, stunned: true })).state
    expect(fateOf(back, 'b-scout-1')).toBe('stunned')
    const gone = play(back, right('b-tactical-1', { destroyed: true })).state
    expect(unitIn(gone, 'b-tactical-1')).toMatchObject({ where: 'destroyed', counters: 0, activation: false })
    expect(gone.firstKill).toBe('a')
    expect(play(gone, right('b-tactical-1', { destroyed: false })).state.firstKill).toBeNull()
  })

  test('a Blip, an Objective near and a jammer', () => {
    const { state: after } = play(
      state,
      right('b-blip-1', { activation: false, near: ['alpha'] }),
      right('a-haywire-1', { jamming: true }),
    )
    expect(after.blips['b-blip-1']).toMatchObject({ activation: false, near: ['alpha'] })
    expect(fateOf(after, 'a-haywire-1')).toBe('jamming')
  })

  test('whoever is put among the destroyed while it acts stops', () => {
    const acting = play(state, activate('a-tactical-1')).state
    expect(play(acting, right('a-tactical-1', { destroyed: true })).state.turn?.activation ?? null).toBeNull()
  })

  test.each<[string, Command, string]>([
    ['nothing at all', right('a-tactical-1', {}), 'put-right/nothing'],
    ['as it stands', right('a-tactical-1', { counters: 2 }), 'put-right/nothing'],
    ['nobody', right('a-scout-7', { counters: 1 }), 'put-right/not-there'],
    ['a hidden unit', right('b-engineer-1', { counters: 1 }), 'put-right/not-there'],
    ['the other side’s', { ...right('b-tactical-1', { counters: 1 }), side: 'a' }, 'put-right/not-there'],
    ['counters on a Blip', right('b-blip-1', { counters: 1 }), 'put-right/blip'],
    ['counters on the destroyed', right('b-scout-1', { counters: 1 }), 'put-right/gone'],
    ['a Stunned drone', right('a-haywire-1', { stunned: true }), 'put-right/drone'],
    ['a jammer of a trooper', right('a-tactical-1', { jamming: true }), 'put-right/jammer'],
    ['an Objective off the table', right('a-tactical-1', { near: ['beta'] }), 'measure/unknown'],
    ['the turn of who has it', turn({ turn: 'a' }), 'put-right/turn'],
    ['the initiative of who has it', turn({ initiative: 'a' }), 'put-right/nothing'],
  ])('%s makes no sense', (_name, command, code) => expect(refusal(state, command).code).toBe(code))

  test('where rules are enforced it is refused, and says what to do', () => {
    for (const command of [right('a-tactical-1', { counters: 5 }), turn({ turn: 'b' })]) {
      const { code, message } = refusal(enforced, command)
      expect(code).toBe('put-right/enforced')
      expect(message).toContain('correct the line')
    }
  })

  test('the turn goes over, whoever acts, and so does the initiative', () => {
    const acting = play(state, activate('a-tactical-1')).state
    const { events, state: after } = play(acting, turn({ turn: 'b', initiative: 'b' }))
    expect(kindsOf(events)).toEqual(['turn-put-right', 'activation-ended', 'turn-ended', 'turn-begun'])
    expect([turnOf(after), after.initiative]).toEqual(['b 2', 'b'])
  })
})

test('what is beside the rules is offered only where they assist, and each of it can be done', () => {
  expect(looseOptions(enforced)).toEqual([])
  const offers = looseOptions(state)
  expect(offers.filter(({ side }) => side === 'b').map(({ command }) => command)).toContain('activate')
  for (const { command, side, fields } of offers.filter((offer) => offer.command === 'activate')) {
    const values = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, field.kind === 'is' ? field.value : null]),
    )
    const { events } = play(state, { kind: command, side, ...values } as Command)
    expect(events[0]?.deviations?.length).toBeGreaterThan(0)
  }
})
