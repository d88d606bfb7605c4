import { describe, expect, test } from 'vitest'
import { groupLog } from '../../../renderer/systems/seven-seconds/fights/console/log/groups.ts'
import { placeOf, toldOf } from '../../../renderer/systems/seven-seconds/fights/console/log/lines.ts'
import { keepSame } from '../../../renderer/fights/keep-same.ts'
import { sentence } from '../../../renderer/systems/seven-seconds/fights/console/log/sentences.ts'
import { shortName, type Tell } from '../../../renderer/systems/seven-seconds/fights/names.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import type { ToldEvent } from '../../../shared/systems/seven-seconds/contract/answers.ts'
import {
  eventSchema,
  type BattleEvent,
  type EventKind,
  type EventOf,
} from '../../../shared/systems/seven-seconds/battle/documents/events.ts'
import { tell as told } from '../../../shared/systems/seven-seconds/battle/view.ts'
import { runs } from '../../support/long.ts'
import { playBattle, setupOf } from '../games/seven-seconds.ts'
import '../../../renderer/systems/seven-seconds/fights/texts.ts'

const missing: string[] = []
const tell: Tell = (key, values = {}, plural) => {
  if (!i18n.global.te(key)) missing.push(key)
  return plural === undefined ? i18n.global.t(key, values) : i18n.global.t(key, values, plural)
}
const names = {
  piece: (id: string) => shortName(id, tell),
  side: (side: 'a' | 'b') => (side === 'a' ? 'Tokyo' : 'Zane'),
}

/** The whole log of a random battle as a watcher is told it. */
function logOf(seed: number, watcher: 'public' | 'a'): ToldEvent[] {
  const decisions: (readonly BattleEvent[])[] = []
  const { state } = playBattle(setupOf(), seed, ({ events }) => decisions.push(events))
  return decisions
    .flatMap((events, index) => events.map((event) => ({ decision: index + 1, event })))
    .map(({ decision, event }, index) => ({
      number: index + 1,
      decision,
      event: told(event, state, watcher),
    }))
}

test('a shot without dice tells of no roll', () => {
  const rolled = {
    kind: 'rolled',
    purpose: 'rifle',
    side: 'a',
    unit: 'a-tactical-1',
    plus: 0,
    target: 2,
    success: false,
  }
  const event = (dice: readonly number[]) =>
    ({ ...rolled, dice }) as unknown as Parameters<typeof sentence>[0]
  expect(sentence(event([5]), tell, names)).toBe('A 2 or less hits: all miss.')
  expect(sentence(event([]), tell, names)).toBe('')
})

test('a missile at many Target Counters needs no more than a die can show', () => {
  const event = {
    kind: 'rolled',
    purpose: 'missile',
    side: 'a',
    unit: 'a-tactical-1',
    dice: [5],
    plus: 0,
    test: 'at-most',
    target: 14,
    success: true,
  } as const satisfies BattleEvent
  expect(sentence(event, tell, names)).toBe('The missile needs 6 or less: a direct hit.')
})

describe('the log', () => {
  test('has a sentence for every kind of event, with names and without ids', () => {
    const kinds = eventSchema.options.map((option) => option.shape.kind.value)
    const seen = new Set<EventKind | 'hidden'>()
    let count = 0
    // Some kinds are rare: as many battles as it takes, within reason.
    for (let seed = 1; seed <= runs(12, 60) || (seed <= 200 && !seen.has('pursuit-begun')); seed += 1) {
      for (const { event } of logOf(seed, seed % 2 === 0 ? 'public' : 'a')) {
        const text = sentence(event, tell, names)
        seen.add(event.kind)
        count += 1
        expect(text).toMatch(/^[A-ZΑ-Ωα-ω].*\.$/u)
        expect(text, JSON.stringify(event)).not.toMatch(
          /[{}]|undefined|null|NaN|\b[ab]-[a-z]+|ground-|\b(?:alpha|beta|gamma|delta|epsilon)\b|fight\./,
        )
      }
    }
    expect(missing).toEqual([])
    expect(count).toBeGreaterThan(5000)
    // Only a house rule takes a counter away; the beginning is always hidden; names and corrections are for people.
    expect(new Set(kinds.filter((kind) => !seen.has(kind)))).toEqual(
      new Set([
        'begun',
        'piles-changed',
        'dice-moved',
        'units-named',
        'activation-lost',
        'score-corrected',
        'pin-given-up',
        'put-right',
        'turn-put-right',
      ]),
    )
    expect(sentence({ kind: 'activation-lost', piece: 'a-scout-2' }, tell, names)).toBe(
      'Scout 2 loses its Activation Counter.',
    )
    expect(sentence({ kind: 'pin-given-up', side: 'a' }, tell, names)).toBe(
      'The PIN of Tokyo was given up by agreement.',
    )
  })

  test('tells what was put right by hand, with the reason where there is one', () => {
    const righted: EventOf<'put-right'> = {
      kind: 'put-right',
      piece: 'a-scout-2',
      to: { destroyed: false, counters: 2, near: ['alpha'] },
      reason: '',
    }
    expect(sentence(righted, tell, names)).toBe(
      'Scout 2 put right: back on the table, 2 Target Counters, within 6″ of α.',
    )
    expect(sentence({ ...righted, to: { near: [] }, reason: 'Miscounted' }, tell, names)).toBe(
      'Scout 2 put right: within 6″ of no Objective (Miscounted).',
    )
    expect(sentence({ kind: 'turn-put-right', initiative: 'a', turn: 'b', reason: '' }, tell, names)).toMatch(
      /^Put right: the Initiative Counter is .*’s, it is .*’s turn\.$/,
    )
  })

  test('numbers what begins a round with that round', () => {
    const groups = groupLog(logOf(3, 'public'))
    const begin = groups.filter(({ events }) => events.some(({ event }) => event.kind === 'round-begun'))
    expect(begin.length).toBeGreaterThan(1)
    expect(begin.map(placeOf)).toEqual(begin.map((_, index) => `${index + 1}.1`))
  })

  test('numbers decisions within their round, and keeps what has not changed', () => {
    const log = logOf(3, 'public')
    const groups = groupLog(log)
    expect(groups.flatMap(({ events }) => events)).toEqual(log)
    for (const [index, group] of groups.entries()) {
      const before = groups[index - 1]
      if (before?.round === group.round) expect(group.number).toBe(before.number + 1)
      else expect(group.number).toBe(1)
    }
    const again = keepSame(structuredClone(log), log)
    expect(again.every((event, index) => event === log[index])).toBe(true)
    const shorter = groupLog(keepSame(structuredClone(log.slice(0, -1)), log), groups)
    expect(shorter.slice(0, -1).every((group, index) => group === groups[index])).toBe(true)
    expect(groupLog(again, groups).every((group, index) => group === groups[index])).toBe(true)
  })
})

describe('a line of the log', () => {
  const told = (...events: EventOf<EventKind>[]): string =>
    toldOf(
      {
        decision: 1,
        round: 1,
        number: 1,
        side: 'a',
        events: events.map((event, index) => ({ number: index, decision: 1, event })),
      },
      tell,
      { a: 'Tokyo', b: 'Zane' },
    )
  const ended = { kind: 'activation-ended', piece: 'a-scout-1' } as const
  const held = { kind: 'objective-held', objective: 'beta', holder: 'a' } as const

  test('names whose activation ended where it only tells who holds Objectives', () => {
    expect(told(held, ended)).toBe('Scout 1 is done. Tokyo Secures β.')
  })

  test('leaves it out where more was done', () => {
    const jammed = { kind: 'damaged', unit: 'a-scout-1' } as const
    expect(told(jammed, held, ended)).toBe('Scout 1 is Damaged. Tokyo Secures β.')
  })

  test('tells the end of an activation that changed nothing', () => {
    expect(told(ended)).toBe('Scout 1 is done.')
  })

  test('tells once how far and which way a missile deviates', () => {
    const rolled = {
      kind: 'rolled',
      side: 'a',
      unit: 'a-scout-1',
      plus: 0,
      target: null,
      success: null,
    } as const
    const blast = {
      kind: 'blast-opened',
      unit: 'a-scout-1',
      cause: 'missile',
      radius: 1,
      centre: 'beta',
      deviation: { inches: 7, direction: 120 },
      spared: null,
      touched: null,
    } as const
    expect(
      told(
        { ...rolled, purpose: 'missile', dice: [5], test: 'at-most', target: 3, success: false },
        { ...rolled, purpose: 'deviation', dice: [3, 4], test: 'sum' },
        { ...rolled, purpose: 'direction', dice: [120], test: 'direction' },
        blast,
      ),
    ).toBe('The missile needs 3 or less: it deviates. The blast of 1″ is 7″ from β, at 120°, 4 o’clock.')
  })

  test('tells of each that a kamikaze touches what was rolled for it', () => {
    const contact = {
      kind: 'rolled',
      purpose: 'contact',
      side: 'a',
      unit: 'a-kamikaze-1',
      plus: 0,
      test: 'below',
    } as const
    const exploded = { kind: 'exploded', unit: 'a-kamikaze-1', contact: 'b-scout-2' } as const
    const [strikes, fails] = [
      { ...contact, dice: [2], target: 5, success: true },
      { ...contact, dice: [5], target: 3, success: false },
    ]
    expect(told({ ...exploded, furtherContacts: ['b-basic-3'] }, strikes, fails)).toBe(
      'Kamikaze drone 1 explodes at Scout 2, Basic drone 3. At Scout 2 it needs less than 5: it strikes. At Basic drone 3 it needs less than 3: it does not strike.',
    )
    expect(told(exploded, fails)).toMatch(/Kamikaze drone 1 needs less than 3: it does not strike\.$/)
  })

  test('tells once who comes to light and may act', () => {
    const revealed = { kind: 'blip-revealed', blip: 'a-blip-1', reason: 'activated' } as const
    const squad = { kind: 'squad-activated', blip: 'a-blip-1', as: 'unit' } as const
    expect(told({ ...revealed, units: ['a-scout-1'] }, { ...squad, units: ['a-scout-1'] })).toBe(
      'Blip 1 is revealed to act: Scout 1.',
    )
    expect(
      told({ ...revealed, units: ['a-scout-1', 'a-basic-2'] }, { ...squad, units: ['a-scout-1'] }),
    ).toMatch(/Scout 1, Basic drone 2\. Scout 1 may act\.$/)
  })
})
