import { describe, expect, test } from 'vitest'
import { commandOf, intentionOf } from '../../../../shared/battle/automatic.ts'
import { openDice, seededDice } from '../../../../shared/dice/source.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import { fillAll } from '../../../../shared/battle/fits.ts'
import type { BattleState } from '../../../../shared/systems/traveller/battle/state/state.ts'
import { onFoot, onWheels } from '../../games/traveller.ts'
import { HANDS } from '../../../../shared/systems/traveller/battle/rules/armed.ts'
import { playSensibly } from '../../../../shared/systems/traveller/battle/player/people.ts'
import { aVehicle, craftIn } from './documents.ts'
import { blow, shot, tableOf, type Table, type Who } from './table.ts'

/** How Muster leads a side. */

const intended = (table: Table) => {
  const intention = intentionOf(travellerPlay, table.state, 'side-2')
  if (!intention) return null
  const said = Object.entries(intention.fields).flatMap(([name, field]) =>
    field.kind === 'is' ? [[name, field.value] as const] : [],
  )
  return { command: intention.command, ...Object.fromEntries(said) }
}

function led(bob: Who, ann: Who = {}): Table {
  return tableOf({
    automatic: ['side-2'],
    people: { ann: { body: [7, 7, 7], ...ann }, abe: { body: [2, 6, 2] }, bob: { body: [7, 12, 7], ...bob } },
  }).begins()
}

describe('in its turn', () => {
  test('it aims at the weakest, shoots, and ends the turn', () => {
    const table = led({ arms: 'pistol' })
    expect(intended(table)).toMatchObject({ command: 'aim', fighter: 'bob', target: 'abe' })
    table.does('aim', { fighter: 'bob', target: 'abe' })
    expect(intended(table)).toMatchObject({
      command: 'attack',
      weapon: 'pistol',
      target: 'abe',
      mode: 'single',
    })
    table.does('attack', shot('bob', 'pistol', 'abe'), 1, 1)
    expect(intended(table)).toMatchObject({ command: 'end-turn', fighter: 'bob' })
  })

  test('it leaves what is measured to the players', () => {
    const table = led({ arms: 'pistol' })
    table.does('aim', { fighter: 'bob', target: 'abe' })
    const fields = intentionOf(travellerPlay, table.state, 'side-2')?.fields
    expect(
      Object.entries(fields ?? {})
        .filter(([, field]) => field.kind !== 'is')
        .map(([name]) => name),
    ).toEqual(['range', 'cover', 'soft', 'beside', 'aware'])
  })

  test('where its target cannot be aimed at people say so, and it turns to the next, or goes on (lines 54, 127, 204)', () => {
    const table = led({ arms: 'pistol' })
    table.does('aim', { fighter: 'bob', target: 'abe' })
    const attack = intentionOf(travellerPlay, table.state, 'side-2')
    const said = attack && travellerPlay.doctrine?.instead?.(attack)
    expect(said?.map(commandOf)).toEqual(
      ['abe', null].map((target) => ({
        ...{ kind: 'rule-out', side: 'side-2', fighter: 'bob', weapon: 'pistol', target },
      })),
    )
    table.does('rule-out', { fighter: 'bob', weapon: 'pistol', target: 'abe' })
    expect(intended(table)).toMatchObject({ command: 'attack', weapon: 'pistol', target: 'ann' })
    table.does('rule-out', { fighter: 'bob', weapon: 'pistol', target: 'ann' })
    expect(intended(table)).toMatchObject({ command: 'move', fighter: 'bob' })
    // In the next turn all of it may be otherwise.
    table.does('end-turn', { fighter: 'bob' })
    for (let others = 2; others > 0; others -= 1) table.passes()
    table.opens()
    expect(intended(table)).toMatchObject({ command: 'aim', target: 'abe' })
  })

  test('with a blade it asks who is beside it, before it goes and after (lines 47, 158)', () => {
    const table = led({ arms: 'knife' })
    const strikes = { command: 'attack', weapon: 'knife', target: 'abe' }
    expect(intended(table)).toMatchObject(strikes)
    table.does('rule-out', { fighter: 'bob', weapon: 'knife', target: null })
    expect(intended(table)).toMatchObject({ command: 'move', fighter: 'bob' })
    table.does('move', { fighter: 'bob', far: 6, difficult: false, rough: 0 })
    expect(intended(table)).toMatchObject(strikes)
    table.does('attack', blow('bob', 'knife', 'abe'), 1, 1)
    expect(intended(table)).toMatchObject({ command: 'end-turn' })
    // Whom it has struck at it strikes again, and does not leave.
    const beside = led({ arms: 'knife' })
    beside.does('attack', blow('bob', 'knife', 'abe'), 1, 1)
    expect(intended(beside)).toMatchObject({ command: 'end-turn' })
  })

  test('of a side that people lead nobody says so', () => {
    const table = tableOf({ people: { ann: {}, bob: { arms: 'pistol', body: [7, 12, 7] } } }).begins()
    expect(table.refuses('rule-out', { fighter: 'bob', weapon: 'pistol', target: 'ann' }).code).toBe(
      'put-right/not-there',
    )
  })

  test('it loads what is empty, draws what it has, and closes in where it has nothing', () => {
    expect(intended(led({ arms: '-pistol' }))).toMatchObject({ command: 'draw', weapon: 'pistol' })
    const bare = led({})
    bare.does('rule-out', { fighter: 'bob', weapon: HANDS, target: null })
    expect(intended(bare)).toMatchObject({ command: 'move', fighter: 'bob' })
  })
})

test('it opens a round and leaves the others to theirs: it never gives up a fight', () => {
  const people = { ann: {}, bob: {} }
  const table = tableOf({ people, automatic: ['side-1'] })
  for (const side of ['side-1', 'side-2'] as const) table.by(side, 'roll-initiative', {})
  const own = () => intentionOf(travellerPlay, table.state, 'side-1')
  expect(own()?.command).toBe('open-round')
  table.by('side-1', 'open-round', { sides: ['side-1'], hasty: [] })
  expect(own()).toBeNull()
  expect(travellerPlay.openly(table.state).waitsFor).toEqual(['side-2'])
})

test('people who lie in wait for it say when a round opens, and when it is over', () => {
  const people = {
    ann: { hidden: true },
    abe: { hidden: true, body: [1, 1, 1] },
    bob: { arms: 'pistol' },
  } as const
  const table = tableOf({ people, automatic: ['side-2'] })
  table.by('side-2', 'roll-initiative', {})
  expect(table.state.phase).toBe('hastening')
  expect(intended(table)).toBeNull()
  // The table does it for Muster, as anything that it does not mean to do.
  expect(table.offered('open-round', 'side-2')).toBeGreaterThan(0)
  table.by('side-1', 'show', { piece: 'abe', ready: true })
  expect(intended(table)).toMatchObject({ command: 'open-round' })
  table.opens()
  table.does('attack', shot('bob', 'pistol', 'abe'), 6, 6, 6, 6, 6)
  expect(table.state.phase).toBe('closing')
  expect(intended(table)).toBeNull()
  expect(table.offered('show', 'side-1')).toBe(1)
  expect([table.offered('end-combat', 'side-2'), table.offered('fight-on', 'side-2')]).toEqual([1, 1])
})

describe('attacked', () => {
  test('it dodges once a round', () => {
    const table = led({}, { arms: 'pistol', body: [7, 15, 7] })
    const aware = shot('ann', 'pistol', 'bob', { aware: true })
    table.does('attack', aware)
    expect(intended(table)).toEqual({ command: 'react', fighter: 'bob', how: 'dodge', weapon: null })
    table.does('react', { fighter: 'bob', how: 'dodge', weapon: null }, 1, 1)
    expect(intended(table)).toBeNull()
  })

  test('it loses what it has more of', () => {
    const table = led({ body: [9, 4, 1] }, { arms: 'pistol', body: [7, 15, 7] })
    table.does('attack', shot('ann', 'pistol', 'bob'), 6, 6, 1, 1, 1)
    expect(intended(table)).toEqual({ command: 'choose-loss', fighter: 'bob', from: 'str' })
  })
})

/** Muster leads all sides; what is measured is read off at random. */
function playOut(
  begun: BattleState,
  seed: number,
): { readonly state: BattleState; readonly commands: number } {
  const chance = seededDice(openDice(seed))
  let state: BattleState = { ...begun, automatic: begun.setup.sides.map(({ side }) => side) }
  for (let commands = 0; commands < 3000; commands += 1) {
    if (state.phase === 'over') return { state, commands }
    const [side] = travellerPlay.openly(state).waitsFor.filter((one) => one !== 'referee')
    const intention = side && intentionOf(travellerPlay, state, side)
    if (!side || !intention) throw new Error(`Nobody means to do anything in ${state.phase} of seed ${seed}.`)
    const draft = commandOf(intention) ?? {
      ...fillAll(intention.fields, chance),
      kind: intention.command,
      side,
    }
    const decision = travellerPlay.decide(state, draft)
    if (isRefusal(decision)) throw new Error(`${decision.problem.code}: ${JSON.stringify(draft)}`)
    ;({ state } = decision)
    if (state.round > 40) return { state, commands }
  }
  throw new Error(`Seed ${seed} does not end.`)
}

test.each([
  ['on foot', onFoot, 15],
  // Vehicles at speed hardly hit each other (line 51): neither side gives up.
  ['on wheels', onWheels, 3],
] as const)('%s it brings battles to their end by itself, without giving up', (_name, setupOf, many) => {
  let ended = 0
  for (let seed = 1; seed <= 20; seed += 1) {
    const { state } = playOut(travellerPlay.begin(setupOf(seed), seed).state, seed)
    if (state.phase === 'over') ended += 1
    expect(state.ending?.how).not.toBe('by-agreement')
  }
  expect(ended).toBeGreaterThan(many)
})

test.each([[[]], [['side-1', 'side-2'] as const]])(
  'a chase in which nobody can harm anybody is left at that by whoever plays a side sensibly (automatic: %j)',
  (automatic) => {
    const at = (craft: string) => ({ at: { craft, seat: 'pilot', secured: true } }) as const
    const drives = (id: string, side: 'side-1' | 'side-2') =>
      craftIn(id, side, aVehicle({ closed: true, weapons: [], passengers: [] }), { speed: 0 })
    const table = tableOf({
      automatic: [...automatic],
      people: { ann: at('car'), bob: at('van') },
      crafts: [drives('car', 'side-1'), drives('van', 'side-2')],
    })
    const chance = seededDice(openDice(3))
    let { state } = table
    for (let n = 0; n < 2000 && !state.ending; n += 1) {
      const command = playSensibly(state, chance)
      const made = command && travellerPlay.decide(state, command)
      if (!made || isRefusal(made)) throw new Error(JSON.stringify(made ?? state.phase))
      ;({ state } = made)
    }
    expect(state.ending).not.toBeNull()
    expect(state.round).toBeLessThan(70)
  },
)
