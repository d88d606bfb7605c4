import { describe, expect, test } from 'vitest'
import { openDice, seededDice } from '../../../../shared/dice/source.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { ASIDES } from '../../../../shared/battle/asides.ts'
import { decide, readCommand } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import {
  eventSchema,
  type EventKind,
} from '../../../../shared/systems/seven-seconds/battle/documents/events.ts'
import { options } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import { playAtRandom } from '../../../../shared/systems/seven-seconds/battle/player/random.ts'
import { isOffered } from '../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import { fold } from '../../../../shared/systems/seven-seconds/battle/state/evolve.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { view } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { OTHER_SIDE, SIDES } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { runs } from '../../../support/long.ts'
import { playBattle, setupOf, type Step } from './arena.ts'

/** As many as every kind of event needs to occur. */
const BATTLES = runs(40, 300)
const seeds = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index)
const streaks = (seed: number) => {
  const { a, b } = setupOf().sides
  return setupOf({ sides: { a: { ...a, streak: seed % 5 }, b: { ...b, streak: (seed >> 2) % 4 } } })
}

/** What must hold after every command. */
function holdsInvariants({ before, events, after }: Step): void {
  for (const unit of Object.values(after.units)) {
    if (unit.counters < 0) throw new Error(`${unit.id} has ${unit.counters} Target Counters.`)
    if (unit.where !== 'table' && (unit.counters > 0 || unit.activation))
      throw new Error(`${unit.id} has counters.`)
  }
  const dead = new Set(
    Object.values(before.units)
      .filter((unit) => unit.where === 'destroyed')
      .map(({ id }) => id),
  )
  for (const event of events) {
    if (
      'piece' in event &&
      event.kind !== 'noted' &&
      event.kind !== 'action-spent' &&
      event.kind !== 'activation-ended' &&
      dead.has(event.piece)
    ) {
      throw new Error(`${event.piece} is destroyed and takes part in ${event.kind}.`)
    }
    if (event.kind === 'activation-given') {
      const piece = before.units[event.piece] ?? before.blips[event.piece]
      if (piece?.activation !== false) throw new Error(`${event.piece} gets a second Activation Counter.`)
    }
  }
}

describe('a player who takes any option', () => {
  test(`finishes ${BATTLES} battles with no refusal and no invariant broken, and every kind of event occurs`, () => {
    const seen = new Set<EventKind>()
    for (const seed of seeds(1, BATTLES)) {
      const { state, events } = playBattle(streaks(seed), seed, holdsInvariants)
      expect(state.phase).toBe('over')
      for (const { kind } of events) seen.add(kind)
    }
    // A counter is lost by a house rule only; names, corrections, lost PINs and what is put right by hand are for people.
    const never: EventKind[] = [
      'units-named',
      'activation-lost',
      'score-corrected',
      'pin-given-up',
      'put-right',
      'turn-put-right',
    ]
    const kinds = eventSchema.options.map((option) => option.shape.kind.value)
    expect(kinds.filter((kind) => !seen.has(kind))).toEqual(never)
  })

  test('leaves a log whose fold is the state, and whose events pass their schema unchanged', () => {
    for (const seed of seeds(2000, runs(4, 15))) {
      const { state, events } = playBattle(streaks(seed), seed)
      expect(fold(events)).toEqual(state)
      for (const event of events) expect(eventSchema.parse(JSON.parse(JSON.stringify(event)))).toEqual(event)
    }
  })

  test('gets the same events again from the same state and command, also from a state that was written out', () => {
    for (const seed of seeds(3000, runs(2, 10))) {
      playBattle(streaks(seed), seed, ({ before, command, events }) => {
        const copy = JSON.parse(JSON.stringify(before)) as BattleState
        const again = decide(copy, command)
        expect(isRefusal(again) ? again : again.events).toEqual(events)
      })
    }
  })

  test('leaves the states that he was given as they were', () => {
    for (const seed of seeds(4000, runs(2, 5))) {
      playBattle(streaks(seed), seed, ({ before, command }) => {
        const written = JSON.stringify(before)
        decide(before, command)
        expect(JSON.stringify(before)).toBe(written)
      })
    }
  })
})

test('a side is never told what the other one hides', () => {
  for (const seed of seeds(5000, runs(4, 20))) {
    playBattle(streaks(seed), seed, ({ after }) => {
      if (after.phase === 'measuring' || after.phase === 'over') return
      for (const watcher of [...SIDES, 'public'] as const) {
        const seen =
          JSON.stringify(view(after, watcher)) +
          SIDES.map((side) => (side === watcher ? JSON.stringify(options(after, side)) : '')).join('')
        const others = watcher === 'public' ? SIDES : [OTHER_SIDE[watcher]]
        for (const side of others) {
          const hidden = Object.values(after.units).filter(
            (unit) => unit.side === side && unit.where === 'holding-area',
          )
          for (const { id } of hidden) expect(seen).not.toContain(`"${id}"`)
          const { mission, troops, hand } = after.sides[side]
          const own = watcher === 'public' ? null : after.sides[watcher]
          const known = [
            own?.mission,
            own?.troops,
            ...(own?.hand?.missions ?? []),
            ...(own?.hand?.troops ?? []),
          ]
          for (const card of [mission, troops, ...(hand?.missions ?? []), ...(hand?.troops ?? [])]) {
            if (card !== null && !known.includes(card)) expect(seen).not.toContain(`"${card}"`)
          }
        }
        expect(seen).not.toContain('"words":')
        expect(seen).not.toContain('"piles"')
      }
    })
  }
})

/** The command with one thing in it changed to something else that a player might try. */
function changed(command: Command, state: BattleState, pick: (n: number) => number): Command {
  const ids = [
    ...Object.keys(state.units),
    ...Object.keys(state.blips),
    ...Object.keys(state.objectives),
    'ground-1',
    'a-scout-9',
  ]
  const copy: Record<string, unknown> = { ...command }
  const fields = Object.keys(copy).filter((field) => field !== 'kind')
  const field = fields[pick(fields.length)] ?? 'side'
  const value = copy[field]
  if (field === 'side') copy.side = OTHER_SIDE[command.side]
  else if (typeof value === 'boolean') copy[field] = !value
  else if (typeof value === 'number') copy[field] = [0, 1, 6, 6.5, 9.1, 40][pick(6)]
  else if (typeof value === 'string') copy[field] = ids[pick(ids.length)]
  else if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    copy[field] = [...new Set([...value, ids[pick(ids.length)]])]
  } else if (Array.isArray(value)) copy[field] = value.slice(1)
  const read = readCommand(copy)
  return isRefusal(read) ? command : read
}

test('enforce accepts nothing that was not offered, and a refusal changes nothing', () => {
  let accepted = 0
  let refused = 0
  for (const seed of seeds(6000, runs(5, 25))) {
    const chance = seededDice(openDice(seed))
    playBattle(streaks(seed), seed, ({ before, command }) => {
      // What is written beside the battle is never offered: it may always be.
      if (ASIDES.some((kind) => kind === command.kind)) return
      for (const tried of [
        changed(command, before, (n) => chance.pick(n)),
        playAtRandom(before, chance) ?? command,
      ]) {
        const written = JSON.stringify(before)
        const decision = decide(before, tried)
        expect(JSON.stringify(before)).toBe(written)
        if (isRefusal(decision)) {
          refused += 1
          expect(decision.problem.message).toMatch(/^[A-Z].*\.$/)
          continue
        }
        accepted += 1
        if (!isOffered(options(before, tried.side), tried)) {
          throw new Error(
            `Accepted but not offered: ${JSON.stringify(tried)} in ${before.phase}, seed ${seed}`,
          )
        }
      }
    })
  }
  expect(accepted).toBeGreaterThan(200)
  expect(refused).toBeGreaterThan(200)
})
