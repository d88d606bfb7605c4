import { describe, expect, test } from 'vitest'
import { intentionOf } from '../../../../shared/battle/automatic.ts'
import type { Some } from '../../../../shared/battle/field.ts'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import type { CommandKind } from '../../../../shared/systems/traveller/battle/documents/commands.ts'
import type { Side } from '../../../../shared/systems/traveller/battle/words.ts'
import { aRobot, aVehicle, craftIn, WEAPONS } from './documents.ts'
import { blow, reasons, SEEN, shot, tableOf, type Table } from './table.ts'

/** Riders beside riders, a robot’s blade, an ambush of a whole side, and difficult metres (TRV-010, 019, 037, 074, 147). */

const fieldsOf = (table: Table, side: Side, kind: CommandKind) =>
  travellerPlay.options(table.state, side).flatMap((one) => (one.command === kind ? [one.fields] : []))

describe('beside a rider', () => {
  const seat = (of: 'pilot' | 'passenger') => ({ at: { craft: 'car', seat: of, secured: false } }) as const
  const begun = (): Table => {
    const car = craftIn('car', 'side-1', aVehicle({ passengers: [] }))
    return tableOf({
      people: {
        ann: seat('pilot'),
        abe: seat('passenger'),
        amy: {},
        bob: { arms: 'pistol', body: [7, 12, 7] },
      },
      crafts: [car],
    }).begins()
  }
  test.each([
    ['ann', ['abe', 'amy']],
    ['amy', []],
    ['car', ['amy']],
  ])('of %s', (target, beside) => {
    const [fields] = fieldsOf(begun(), 'side-2', 'attack').filter(
      (one) =>
        one.target?.kind === 'is' &&
        one.target.value === target &&
        one.weapon?.kind === 'is' &&
        one.weapon.value === 'pistol',
    )
    expect((fields?.beside as Some | undefined)?.of ?? []).toEqual(beside)
  })
  test('a miss strikes who sits there', () => {
    const table = begun()
    table.does('attack', shot('bob', 'pistol', 'ann', { beside: ['abe'] }), 1, 1, 4, 1, 1, 1)
    expect(reasons(table)).toMatchObject({ intoCombat: -2 })
    expect(table.last('strayed')).toMatchObject({ struck: 'abe' })
  })
})

test('a robot parries with what is mounted on it', () => {
  const mind = {
    dex: 9,
    initiativeDm: 0,
    attackDm: 0,
    skills: [{ skill: 'Melee', specialty: 'blade', level: 3 }],
  }
  const [gun] = aRobot().weapons
  const bot = aRobot({ mind, weapons: gun ? [{ ...gun, id: 'blade', weapon: WEAPONS.knife }] : [] })
  const table = tableOf({
    people: { ann: { arms: 'knife', body: [7, 12, 7] } },
    crafts: [craftIn('bot', 'side-2', bot, { prepared: true })],
  }).begins()
  table.does('attack', blow('ann', 'knife', 'bot', { aware: true }))
  table.by('side-2', 'react', { fighter: 'bot', how: 'parry', weapon: 'bot/blade' }, 1, 1)
  expect(reasons(table)).toMatchObject({ parry: -3 })
})

describe('an ambush', () => {
  const skills = [{ skill: 'Tactics', specialty: '', level: 3 }]
  const hidden = { hidden: true, unit: 'squad' } as const
  const lying = (): Table =>
    tableOf({
      people: {
        ann: { prepared: false },
        bob: { ...hidden, role: 'commander', skills, arms: '-rifle' },
        bea: hidden,
      },
    })
  test('of a whole side has its Tactics, and says what is in hand, as it comes out', () => {
    const table = lying()
    table.does('roll-initiative', {}, 3, 3)
    expect(table.offered('check-tactics', 'side-2')).toBe(0)
    table.by('side-2', 'show', { piece: 'bob', ready: true })
    table.by('side-2', 'take-in-hand', { held: ['bob/rifle'] })
    expect(table.fighter('bob').weapons[0]?.at).toBe('hand')
    table.does('check-tactics', { fighter: 'bob', given: null }, 4, 4)
    expect(table.count('bob')).toBe(15)
    table.by('side-2', 'show', { piece: 'bea', ready: true })
    expect(table.count('bea')).toBe(15)
    expect(table.offered('check-tactics', 'side-2')).toBe(0)
    table.opens()
    expect(table.acting()).toEqual(['bob', 'bea'])
  })
  test.each([true, false])(
    'begins with being ready as the encounter has it, by Muster too: %s',
    (prepared) => {
      const table = tableOf({ people: { ann: {}, bob: { hidden: true, prepared } }, automatic: ['side-2'] })
      table.does('roll-initiative', {})
      const [show] = travellerPlay.options(table.state, 'side-2').filter(({ command }) => command === 'show')
      expect(show?.fields.ready).toMatchObject({ usual: prepared })
      expect(intentionOf(travellerPlay, table.state, 'side-2')).toMatchObject({
        command: 'show',
        fields: { ready: { kind: 'is', value: prepared } },
      })
    },
  )
  test('that comes out as turns run has none, nor has one of whom somebody was seen', () => {
    const late = lying()
    late.does('roll-initiative', {}, 3, 3)
    late.opens()
    late.by('side-2', 'show', { piece: 'bob', ready: true })
    expect(late.offered('check-tactics', 'side-2')).toBe(0)
    const seen = tableOf({
      people: { ann: {}, bob: {}, bea: { ...hidden, role: 'commander', skills } },
    })
    for (const side of ['side-1', 'side-2'] as const) seen.by(side, 'roll-initiative', {})
    seen.by('side-2', 'show', { piece: 'bea', ready: true })
    expect(seen.offered('check-tactics', 'side-2')).toBe(0)
  })
  test.each([
    [true, []],
    [false, [3, 4]],
  ])('that is shown before its side rolls is ready as it is said: %s', (ready, rolls) => {
    const table = tableOf({
      people: { ann: {}, bob: { prepared: !ready }, bea: { hidden: true, prepared: !ready } },
      rules: { allPrepared: 'twelve' },
    })
    table.by('side-2', 'show', { piece: 'bea', ready })
    table.by('side-2', 'roll-initiative', {}, ...(ready ? [3, 3] : []), ...rolls)
    expect(table.fighter('bea').initiative?.roll).toBe(ready ? 'prepared' : 7)
  })
})

test.each([
  [1.5, 3],
  [3, 1.5],
] as const)('low and by metres, where difficult ground leaves %s', (lowOnRough, no) => {
  const table = tableOf({ rules: { lowOnRough, partlyRough: 'metres' } }).begins()
  table.does('change-stance', { fighter: 'ann', stance: 'crouched' })
  const all = { fighter: 'ann', far: lowOnRough, difficult: true, rough: lowOnRough }
  if (no === 3) expect(table.refuses('move', { ...all, far: no, rough: no }).code).toBe('move/too-far')
  table.does('move', all)
  expect(table.fighter('ann').moved).toBe(lowOnRough)
})

test('of two spots of full auto the second lies within six metres of the first', () => {
  const table = tableOf({ people: { ann: { arms: 'autoLauncher', body: [7, 12, 7] }, bob: {} } }).begins()
  table.does(
    'fire-auto',
    { fighter: 'ann', weapon: 'autolauncher', clear: true, port: null },
    ...[6, 5, 4, 4, 3, 2],
  )
  while (table.offered('lay-pair', 'side-1') > 0) {
    const [fields] = fieldsOf(table, 'side-1', 'lay-pair')
    const valueOf = (name: string) => (fields?.[name]?.kind === 'is' ? String(fields[name].value) : '')
    table.by('side-1', 'lay-pair', { first: valueOf('first'), second: valueOf('second') })
  }
  const spot = { ...SEEN, beside: [], first: '1', second: '2', target: null, inArc: true, close: true }
  table.by('side-1', 'pair-dice', spot)
  expect(table.refuses('pair-dice', { ...spot, close: false }, 'side-1').path).toEqual(['close'])
})
