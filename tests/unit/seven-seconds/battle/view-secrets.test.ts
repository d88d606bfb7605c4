import { describe, expect, test } from 'vitest'
import { openDice, seededDice } from '../../../../shared/dice/source.ts'
import { consider, decide, light } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type {
  BattleEvent,
  EventKind,
} from '../../../../shared/systems/seven-seconds/battle/documents/events.ts'
import { eventSchema } from '../../../../shared/systems/seven-seconds/battle/documents/events.ts'
import { openly } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import { fillAll } from '../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { tell, view, type Watcher } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { PHASES, SIDES } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { runs } from '../../../support/long.ts'
import { playBattle, setupOf, twin } from '../../games/seven-seconds.ts'
import { battle } from './builders.ts'
import { activate, command, fireFlamer, fireRifle, move, reveal } from './orders.ts'

const WATCHERS: readonly Watcher[] = [...SIDES, 'public']
const streaks = (seed: number) => {
  const { a, b } = setupOf().sides
  return setupOf({ sides: { a: { ...a, streak: seed % 4 }, b: { ...b, streak: (seed + 2) % 4 } } })
}

const REVEALED = ['measuring', 'over']
const MOST_BATTLES = 100

/** Numbers of real dice as somebody may try them: none, a few of each, and none that a die shows. */
const TRIED: readonly (readonly number[])[] = [[], [1], [6], [6, 6], [1, 1, 1, 1], [7]]

test('no answer tells what a side hides before it is done: whoever asks, with whatever real dice', () => {
  const asked = new Set<string>()
  const wanted = ['reveal', 'activate', 'intercept', 'end-activation', 'resolve-blast', 'fire-flamer']
  const lacks = (): boolean => wanted.some((kind) => !asked.has(kind))
  for (let seed = 1; seed <= runs(2, 12) || (lacks() && seed <= MOST_BATTLES); seed += 1) {
    const chance = seededDice(openDice(seed))
    playBattle(streaks(seed), seed, ({ before }) => {
      if (REVEALED.includes(before.phase)) return
      const { options: offers } = openly(before)
      // A few of them each time: a battle has thousands.
      for (const offer of offers.length > 0 ? [offers[chance.pick(offers.length)]] : []) {
        if (!offer) continue
        const draft = { kind: offer.command, side: offer.side, ...fillAll(offer.fields, chance) }
        asked.add(offer.command)
        for (const side of SIDES) {
          const other = twin(before, side)
          for (const rolls of TRIED)
            expect(consider(other, draft, rolls), JSON.stringify(draft)).toEqual(
              consider(before, draft, rolls),
            )
        }
      }
    })
  }
  for (const kind of wanted) expect(asked).toContain(kind)
})

test('the twin is another battle to the side itself', () => {
  const state = battle({ units: ['a scout'], blips: ['b tactical'] })
  expect(view(twin(state, 'b'), 'b')).not.toEqual(view(state, 'b'))
})

describe('a refusal does not tell what is hidden', () => {
  const state = battle({
    units: ['a tactical', 'a scout', 'b tactical'],
    blips: ['b scout & recce', 'b decoy', 'a assault'],
    acting: 'a-tactical-1',
  })
  const asA = (given: Command): Command => ({ ...given, side: 'a' })
  test.each<[string, Command]>([
    ['activating', asA(activate('b-scout-1'))],
    ['shooting', fireRifle('a-tactical-1', 'b-scout-1')],
    ['passing', move('a-tactical-1', 3, { passes: ['b-recce-1'] })],
    ['commanding', command('a-tactical-1', 'b-scout-1')],
    ['revealing', asA(reveal('b-blip-1'))],
    [
      'targeting',
      {
        kind: 'fire-missile',
        side: 'a',
        unit: 'a-tactical-1',
        target: 'b-recce-1',
        targetCover: 'none',
        interceptors: [],
      },
    ],
    [
      'intercepting',
      {
        kind: 'fire-missile',
        side: 'a',
        unit: 'a-tactical-1',
        target: 'b-tactical-1',
        targetCover: 'none',
        interceptors: ['b-scout-1'],
      },
    ],
    ['intercepting with their Blip', { kind: 'intercept', side: 'a', blips: ['b-blip-1'] }],
    ['burning', fireFlamer('a-tactical-1', ['b-scout-1'])],
  ])('%s', (_name, given) => {
    const answer = decide(state, given)
    expect(isRefusal(answer)).toBe(true)
    expect(decide(twin(state, 'b'), given)).toEqual(answer)
  })
})

const SECRET: readonly EventKind[] = ['cards-drawn', 'cards-kept', 'mustered', 'holding-area-filled']
const NEVER: readonly EventKind[] = ['piles-changed', 'dice-moved', 'begun']

/** One event of each kind and side, from battles that were fought. */
function events(): BattleEvent[] {
  const found = new Map<string, BattleEvent>()
  for (let seed = 1; seed <= 12; seed += 1) {
    for (const event of playBattle(streaks(seed), seed).events) {
      found.set(
        `${event.kind} ${'side' in event ? event.side : ''} ${'private' in event ? event.private : ''}`,
        event,
      )
    }
  }
  return [...found.values()]
}

describe('tell', () => {
  const all = events()
  const at = (phase: BattleState['phase']): BattleState => ({ ...battle(), phase })
  const sides = (kind: EventKind): Set<string> =>
    new Set(all.filter((event) => event.kind === kind).map((event) => ('side' in event ? event.side : '')))

  test('there are both sides’ secrets to be told', () => {
    for (const kind of SECRET) expect(sides(kind)).toEqual(new Set(SIDES))
    for (const kind of NEVER) expect(sides(kind).size).toBe(1)
  })

  test.each(PHASES)('%s', (phase) => {
    const state = at(phase)
    const isOver = REVEALED.includes(phase)
    for (const event of all) {
      const side = 'side' in event ? event.side : null
      for (const watcher of WATCHERS) {
        const told = tell(event, state, watcher)
        if (NEVER.includes(event.kind)) expect(told).toEqual({ kind: 'hidden', of: event.kind, side: null })
        else if (event.kind === 'noted' && event.private && side !== watcher)
          expect(told).toEqual({ kind: 'hidden', of: 'noted', side })
        else if (SECRET.includes(event.kind) && !isOver && side !== watcher)
          expect(told).toEqual({ kind: 'hidden', of: event.kind, side })
        else expect(told).toEqual(event)
      }
    }
  })

  test('broken rules of a hidden event are hidden with it', () => {
    const [problem] = [{ code: 'muster/points', message: 'Too many.', path: [] }]
    const event: BattleEvent = { kind: 'mustered', side: 'a', units: [], deviations: [problem] }
    expect(tell(event, at('action'), 'b')).toEqual({ kind: 'hidden', of: 'mustered', side: 'a' })
    expect(tell(event, at('action'), 'a')).toEqual(event)
  })

  test('no kind of event that names a card, a square or a hidden unit is left open', () => {
    const hides = new Set([...SECRET, ...NEVER])
    const kinds = eventSchema.options.map((option) => option.shape.kind.value)
    for (let seed = 20; seed < 26; seed += 1) {
      const log: { readonly event: BattleEvent; readonly after: BattleState }[] = []
      playBattle(streaks(seed), seed, ({ events: some, after }) => {
        for (const event of some) log.push({ event, after })
      })
      for (const { event, after } of log) {
        if (hides.has(event.kind) || REVEALED.includes(after.phase)) continue
        const text = JSON.stringify(event)
        const hidden = Object.values(after.units).filter(({ where }) => where === 'holding-area')
        for (const { id } of hidden) expect(text).not.toContain(`"${id}"`)
        expect(text).not.toMatch(/"[ODET]-\d\d"/)
      }
    }
    expect(kinds).toEqual(expect.arrayContaining([...hides]))
  })
})

test.each([
  ['sole-survivor', ['a', 'b']],
  ['nobody-left', ['a', 'b']],
  ['agreement', []],
  ['withdrawal', []],
] as const)('a battle that ends by %s brings to light who has nobody left: %j', (how, sides) => {
  const ended: BattleEvent = { kind: 'battle-ended', how, controls: null }
  expect(light(ended)).toEqual(sides.map((of) => ({ of, what: 'survivors' })))
})
