import { describe, expect, test } from 'vitest'
import { ASIDES } from '../../../shared/battle/asides.ts'
import { isDiceMoved, isRolled, type BattleTypes } from '../../../shared/battle/battle.ts'
import { commandOf, intentionOf } from '../../../shared/battle/automatic.ts'
import type { Line } from '../../../shared/battle/correction.ts'
import { pickOf } from '../../../shared/battle/fits.ts'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import { isRefusal } from '../../../shared/problem.ts'
import { GAMES } from '../../../renderer/systems/registry.ts'
import { runs } from '../../support/long.ts'
import { triedLanterns } from '../../toy/lanterns.ts'
import { triedBlastEm } from './blast-em.ts'
import { triedDownsync } from './downsync.ts'
import { triedFastAndDirty } from './fast-and-dirty.ts'
import { triedSevenSeconds } from './seven-seconds.ts'
import { triedTraveller } from './traveller.ts'
import { expectClear, playOut, type Tried } from './tried.ts'

/** What every game holds to, so that the house can carry it. */

test('every game of the program is tried', () => {
  expect(GAMES.map(({ name }) => name)).toEqual([
    triedSevenSeconds.name,
    triedBlastEm.name,
    triedTraveller.name,
    triedFastAndDirty.name,
    triedDownsync.name,
  ])
})

/** Of those that are played until something rare has happened. */
const MOST_BATTLES = 100

conforms(triedSevenSeconds)
conforms(triedBlastEm)
conforms(triedTraveller)
conforms(triedFastAndDirty)
conforms(triedDownsync)
conforms(triedLanterns)

function conforms<Types extends BattleTypes, Setup>(game: Tried<Types, Setup>): void {
  type State = Types['State']
  type Command = Types['Command']
  const { play, setupOf, twin } = game
  const out = (seed: number, watch?: Parameters<typeof playOut<Types, Setup>>[3]) =>
    playOut(game, setupOf(seed), seed, watch)
  const isAside = (command: Command): boolean => ASIDES.some((kind) => kind === command.kind)

  const BATTLES = runs(40, 300)
  /** At most so many until every kind of event has occurred: some are rare. */
  const MOST_TRIED = 4 * BATTLES

  describe(game.name, () => {
    test(`${BATTLES} battles come to their end without a refusal, and every kind of event occurs in them`, () => {
      const seen = new Set<string>()
      const unseen = (): string[] => game.kinds.filter((kind) => !seen.has(kind))
      for (const seed of seeds(1, MOST_TRIED)) {
        if (seed > BATTLES && unseen().every((kind) => game.never.includes(kind))) break
        const { state, events } = out(seed, (step) => expect(game.wrong(step)).toEqual([]))
        expect(play.openly(state).waitsFor).toEqual([])
        for (const { kind } of events) seen.add(kind)
      }
      expect(unseen()).toEqual(game.never)
    })

    test('the log folds to the state at every moment, and its events pass their schema unchanged', () => {
      for (const seed of seeds(2000, runs(4, 15))) {
        const moments: [events: number, state: State][] = []
        let count = play.begin(setupOf(seed), seed).events.length
        const { state, events } = out(seed, ({ events: some, after }) => {
          count += some.length
          if (moments.length * 40 < count) moments.push([count, after])
        })
        expect(play.fold(events)).toEqual(state)
        for (const [length, then] of moments) expect(play.fold(events.slice(0, length))).toEqual(then)
        for (const event of events) expect(play.eventSchema.parse(written(event))).toEqual(event)
      }
    })

    test('a list tells where a battle stands as its state does', () => {
      for (const seed of seeds(2500, runs(2, 10))) {
        const newest = new Map<string, Types['Event']>()
        for (const event of play.begin(setupOf(seed), seed).events) newest.set(event.kind, event)
        out(seed, ({ events, after }) => {
          for (const event of events) newest.set(event.kind, event)
          const { phase, round, ending } = play.standing.of(
            play.standing.kinds.flatMap((kind) => newest.get(kind) ?? []),
          )
          expect({ phase, round }).toEqual({ phase: after.phase, round: after.round })
          if (after.phase === 'over') expect(ending).not.toBeNull()
        })
      }
    })

    test('the same state and command give the same events, also where the state was written out', () => {
      for (const seed of seeds(3000, runs(2, 10))) {
        out(seed, ({ before, command, events }) => {
          const again = play.decide(written(before), command)
          expect(isRefusal(again) ? again : again.events).toEqual(events)
        })
      }
    })

    test('a state stays as it was, whatever is decided from it', () => {
      for (const seed of seeds(4000, runs(2, 5))) {
        out(seed, ({ before, command }) => {
          const was = JSON.stringify(before)
          play.decide(before, command)
          expect(JSON.stringify(before)).toBe(was)
        })
      }
    })

    test('who waits is told: nobody is offered what is another’s, and nobody waits without being offered anything', () => {
      for (const seed of seeds(4500, runs(2, 10))) {
        out(seed, ({ before }) => {
          for (const side of play.sidesOf(before))
            expect(play.options(before, side).filter((offer) => offer.side !== side)).toEqual([])
          for (const side of play.openly(before).waitsFor) expect(play.options(before, side)).not.toEqual([])
        })
      }
    })

    test('enforced, nothing is accepted that was not offered, and a refusal changes nothing', () => {
      let [accepted, refused] = [0, 0]
      for (const seed of seeds(6000, runs(5, 25))) {
        const chance = seededDice(openDice(seed))
        out(seed, ({ before, command }) => {
          // What is written beside the battle is never offered: it may always be.
          if (isAside(command)) return
          const tried = [
            changed(before, command, (n) => chance.pick(n)),
            play.playAtRandom(before, chance) ?? command,
          ]
          for (const one of tried) {
            const was = JSON.stringify(before)
            const decision = play.decide(before, one)
            expect(JSON.stringify(before)).toBe(was)
            if (isRefusal(decision)) {
              refused += 1
              expectClear(decision.problem)
              continue
            }
            accepted += 1
            const offers = play.options(before, one.side)
            expect(game.isOffered(offers, one), `${JSON.stringify(one)} of seed ${seed}`).toBe(true)
          }
        })
      }
      expect(accepted).toBeGreaterThan(20)
      expect(refused).toBeGreaterThan(20)
    })

    test('what a side hides makes no difference to what the others see, are offered, told and answered', () => {
      const phases = new Set<string>()
      const lacks = (): boolean => game.hiding.some((phase) => !phases.has(phase))
      // Some phases are rare: as many battles as it takes, within reason.
      for (let seed = 1; seed <= runs(4, 20) || (lacks() && seed <= MOST_BATTLES); seed += 1) {
        const chance = seededDice(openDice(seed))
        out(seed, ({ before, events, after }) => {
          if (play.isRevealed(before)) return
          const sides = play.sidesOf(before)
          for (const side of sides) {
            const other = twin(before, side)
            if (JSON.stringify(other) !== JSON.stringify(before)) phases.add(before.phase)
            // A referee may see everything.
            const others = sides.filter((one) => one !== side && !play.referees.includes(one))
            for (const watcher of [...others, 'public' as const]) {
              expect(play.view(other, watcher)).toEqual(play.view(before, watcher))
              if (watcher !== 'public')
                expect(play.options(other, watcher)).toEqual(play.options(before, watcher))
            }
            expect(play.openly(other)).toEqual(play.openly(before))
            const { options: offers } = play.openly(before)
            const offer = offers[chance.pick(Math.max(1, offers.length))]
            const draft = offer && {
              ...game.fillAll(offer.fields, chance),
              kind: offer.command,
              side: offer.side,
            }
            for (const rolls of draft ? TRIED : [])
              expect(play.consider(other, draft, rolls)).toEqual(play.consider(before, draft, rolls))
          }
          const told = JSON.stringify(events.map((event) => play.tell(event, after, 'public')))
          expect(told).not.toContain('"words":')
        })
      }
      expect(game.hiding.filter((phase) => !phases.has(phase))).toEqual([])
    })

    test('the program plays for a side by what that side may know and is offered, and asks only for measures', () => {
      if (!play.doctrine) return
      let done = 0
      for (const seed of seeds(6500, runs(6, 20))) {
        out(seed, ({ before }) => {
          for (const side of play.doctrine?.sides(before) ?? []) {
            const intention = intentionOf(play, before, side)
            if (!intention) continue
            expect(play.options(before, side).map(({ command }) => command)).toContain(intention.command)
            for (const [name, field] of Object.entries(intention.fields))
              if (field.kind !== 'is') expect(field.measured, `${intention.command} ${name}`).toBe(true)
            for (const other of play.sidesOf(before).filter((one) => one !== side))
              expect(intentionOf(play, twin(before, other), side)).toEqual(intention)
            const command = commandOf(intention)
            if (command === null) {
              const filled = { ...game.fillAll(intention.fields, seededDice(openDice(seed))) }
              const draft = { ...filled, kind: intention.command, side }
              const read = play.readCommand(draft)
              expect(isRefusal(read) || play.isSecret(read)).toBe(false)
              expect(isRefusal(play.decide(before, draft))).toBe(false)
            } else expect(isRefusal(play.decide(before, command)), JSON.stringify(command)).toBe(false)
            done += 1
          }
        })
      }
      expect(done).toBeGreaterThan(10)
    })

    test('real dice and cards are asked for one roll after the other, and lead to what the program’s own do', () => {
      let asked = 0
      for (const seed of seeds(7000, runs(2, 10))) {
        out(seed, ({ before, command, events }) => {
          const fell = events.filter(isRolled).flatMap(({ dice }) => dice)
          if (fell.length === 0) return
          let typed = 0
          for (let rolls = 0; typed < fell.length; rolls += 1) {
            const answer = play.consider(before, command, fell.slice(0, typed))
            if (isRefusal(answer) || !answer.missing)
              throw new Error(`Nothing is asked for after ${rolls} rolls.`)
            asked += 1
            typed += answer.missing.dice
          }
          expect(play.consider(before, command, fell)).toMatchObject({ missing: null, rolls: null })
          const decision = play.decide(before, command, fell)
          if (isRefusal(decision)) throw new Error(decision.problem.message)
          const rest = <Event extends Types['Event']>(all: readonly Event[]): Event[] =>
            all.filter((event) => !isDiceMoved(event))
          expect(rest(decision.events)).toEqual(rest(events))
        })
      }
      expect(asked).toBeGreaterThan(10)
    })

    test('a line that is given again as it was changes nothing, and any line can be left out', () => {
      for (const seed of seeds(8000, runs(1, 5))) {
        const lines: Line<Types['Event']>[] = []
        const states: State[] = []
        const { state, events: log } = out(seed, ({ before, command, events }) => {
          states.push(before)
          lines.push({ decision: lines.length + 1, command, rolls: null, from: null, events })
        })
        const chance = seededDice(openDice(seed))
        for (let tries = 0; tries < runs(4, 20); tries += 1) {
          const at = chance.pick(lines.length)
          const [first, ...later] = lines.slice(at)
          const before = states[at]
          if (!first || !before) throw new Error('There is such a line.')
          const same = play.correctLines(before, [first, ...later], state, {
            command: first.command,
            rolls: null,
          })
          if (isRefusal(same)) throw new Error(same.problem.message)
          expect(same).toMatchObject({ same: true, dropped: [], noted: [] })
          expect(same.lines.map(({ events }) => events)).toEqual(lines.slice(at).map(({ events }) => events))
          const without = play.correctLines(before, [first, ...later], state, null)
          if (isRefusal(without)) throw new Error(without.problem.message)
          const last = without.lines.at(-1)
          const gone = [first, ...later].flatMap(({ events }) => events).length
          const events = [...log.slice(0, log.length - gone), ...without.lines.flatMap((line) => line.events)]
          expect(play.fold(events)).toEqual(last?.state ?? before)
        }
      }
    })

    test('with anything in any place of a command nothing throws and no state is spoiled', () => {
      const samples = new Map<string, { readonly before: State; readonly command: Command }>()
      for (const seed of seeds(1, 12))
        out(seed, ({ before, command }) => {
          // Later ones have more in them than the first.
          if (!samples.has(command.kind) || seed % 3 === 0) samples.set(command.kind, { before, command })
        })
      for (const { before, command } of samples.values()) {
        for (const state of [before, assisted(before)]) {
          const was = JSON.stringify(state)
          for (const draft of spoiled(command, HOSTILE)) {
            const answer = play.decide(state, draft)
            if (isRefusal(answer)) {
              expectClear(answer.problem)
              continue
            }
            expect(written(answer.state)).toEqual(answer.state)
            for (const side of play.sidesOf(answer.state)) {
              play.options(answer.state, side)
              play.view(answer.state, side)
            }
          }
          expect(JSON.stringify(state)).toBe(was)
        }
      }
    })

    test('assisted, a battle can be played to its end whatever was let pass', () => {
      const broken = new Set<string>()
      for (let seed = 1; seed <= runs(5, 20) || (broken.size === 0 && seed <= MOST_BATTLES); seed += 1) {
        const chance = seededDice(openDice(seed))
        let { state } = play.begin(setupOf(seed, 'assist'), seed)
        for (let commands = 0; ; commands += 1) {
          const command = play.playAtRandom(state, chance)
          if (!command) break
          const drafts = commands % 3 === 0 ? [...spoiled(command, mistakesOn(state))] : []
          const tried =
            drafts.length > 0 ? Array.from({ length: 12 }, () => drafts[chance.pick(drafts.length)]) : []
          for (const draft of [...tried, command]) {
            const decision = play.decide(state, draft)
            if (isRefusal(decision)) {
              if (draft === command) throw new Error(`Seed ${seed}: ${decision.problem.code}`)
              expectClear(decision.problem)
              continue
            }
            const deviations = decision.events[0]?.deviations ?? []
            if (draft !== command && deviations.length === 0) continue
            for (const { code } of deviations) broken.add(code)
            ;({ state } = decision)
            break
          }
          if (commands > 20_000) throw new Error(`Seed ${seed} does not end.`)
        }
        expect(play.openly(state).waitsFor).toEqual([])
      }
      expect(broken.size).toBeGreaterThan(0)
    })

    /** The command with one thing in it changed to something else that a player might try. */
    function changed(state: State, command: Command, pick: (n: number) => number): Command {
      const ids = [
        ...new Set(play.sidesOf(state).flatMap((side) => wordsIn(play.options(state, side)))),
        'nobody',
      ]
      const copy: Record<string, unknown> = Object.fromEntries(Object.entries(command))
      const fields = Object.keys(copy).filter((field) => field !== 'kind')
      const field = fields[pick(fields.length)] ?? 'side'
      const value = copy[field]
      if (field === 'side') copy.side = pickOf(play.sidesOf(state), { pick })
      else if (typeof value === 'boolean') copy[field] = !value
      else if (typeof value === 'number') copy[field] = [0, 1, 6, 6.5, 9.1, 40][pick(6)]
      else if (typeof value === 'string') copy[field] = ids[pick(ids.length)]
      else if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
        copy[field] = [...new Set([...value, ids[pick(ids.length)]])]
      else if (Array.isArray(value)) copy[field] = value.slice(1)
      const read = play.readCommand(copy)
      return isRefusal(read) ? command : read
    }

    function assisted(state: State): State {
      return { ...state, setup: { ...state.setup, level: 'assist' } }
    }
  })
}

const seeds = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index)

function written<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

/** Numbers of real dice as somebody may try them: none, a few of each, and none that a die shows. */
const TRIED: readonly (readonly number[])[] = [[], [1], [6], [6, 6], [1, 1, 1, 1], [7]]

/** Every word that stands anywhere in it. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

const manyOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `a-scout-${index}`)

const HOSTILE: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  -1,
  0,
  0.5,
  7,
  999,
  1e9,
  NaN,
  Infinity,
  -Infinity,
  '',
  'a',
  'red',
  '__proto__',
  'constructor',
  'alpha',
  'ground-1',
  'ground-999',
  'a-tactical-1',
  'b-tactical-1',
  'a-blip-1',
  'b-blip-1',
  'a-scout-99',
  [],
  ['alpha'],
  ['a-blip-1', 'b-blip-1'],
  manyOf(1000),
  {},
  { length: 3 },
  JSON.parse('{"__proto__":{"kind":"pass"}}'),
  () => 'a',
  Symbol('a'),
]

/** The same thing with one place in it, at any depth, changed to each of these. */
function* spoiled(value: unknown, changes: readonly unknown[]): Generator {
  yield* changes
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    for (const other of spoiled(inner, changes))
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }
  }
}

/** What a player might put in the place of something else on this table: any name that the state has for a thing. */
function mistakesOn(state: object): readonly unknown[] {
  const ids = new Set<string>()
  const collect = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 2) return
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object') ids.add(key)
      collect(inner, depth + 1)
    }
  }
  const { setup: _setup, dice: _dice, ...table } = state as Record<string, unknown>
  collect(table, 0)
  const all = [...ids]
  return [
    ...all,
    ...all.map((id) => [id]),
    true,
    false,
    null,
    0,
    1,
    3,
    6.5,
    12,
    99,
    [],
    'secured',
    'tactical',
  ]
}
