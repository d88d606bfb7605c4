import { describe, expect, test } from 'vitest'
import type { BattleSetup } from '../../../../shared/systems/traveller/battle/documents/setup.ts'
import { HANDS } from '../../../../shared/systems/traveller/battle/rules/armed.ts'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import type { BattleState } from '../../../../shared/systems/traveller/battle/state/state.ts'
import { vehicleAfter } from '../../../../shared/systems/traveller/battle/ending/home.ts'
import type { VehicleDraft } from '../../../../shared/systems/traveller/documents/vehicle.ts'
import { aDrone, aRobot, aVehicle, craftIn } from './documents.ts'
import { reasons, shot, tableOf, type Given, type Table } from './table.ts'

/** Vehicles, robots and drones: lines 186–333. */

const of = (full: number) => ({ full, left: full })
const DRIVER = [{ skill: 'Drive', specialty: 'wheeled', level: 1 }]
const seat = (craft: string, where: 'pilot' | 'passenger', secured = false) => ({
  at: { craft, seat: where, secured },
})

/** Ann drives with Abe beside her, Bob stands in the street. */
function street(
  car: Parameters<typeof aVehicle>[0] = {},
  over: Partial<Given> = {},
  speed = 40,
  crafts: BattleSetup['crafts'] = [],
): Table {
  return tableOf({
    ...over,
    people: {
      ann: { body: [7, 12, 7], skills: DRIVER, ...seat('car', 'pilot', true) },
      abe: { body: [7, 9, 7], arms: 'pistol', ...seat('car', 'passenger') },
      bob: { arms: 'pistol' },
      ...over.people,
    },
    crafts: [craftIn('car', 'side-1', aVehicle({ passengers: [], cargo: [], ...car }), { speed }), ...crafts],
  }).begins()
}

describe('the driver', () => {
  test('keeps control with a Minor Action, and at another speed', () => {
    const table = street()
    table.does('drive', { fighter: 'ann', craft: 'car', speed: 60 })
    expect(table.craft('car')).toMatchObject({ speed: 60, controlled: true })
    expect(table.fighter('ann')).toMatchObject({ minor: 0, significant: 1 })
  })

  test('who does not lets it run on, by house rule into something (TRV-206)', () => {
    const table = street()
    table.passes()
    expect(table.all('uncontrolled')).toEqual([{ kind: 'uncontrolled', craft: 'car' }])
    const crash = street({}, { rules: { driverless: 'crashes' } })
    crash.does('end-turn', { fighter: 'ann' }, 1, 1, 1, 1)
    expect(crash.last('collided')).toMatchObject({ dice: 4, damage: 4 })
    crash.passes()
    expect(crash.craft('car').speed).toBe(0)
    expect(crash.all('collided')).toHaveLength(1)
  })

  test.each([
    { struck: null, solid: true, speed: 0 },
    { struck: null, solid: false, speed: 40 },
    { struck: 'bob', solid: true, speed: 40 },
  ])('only a solid wall or thing stops it: $struck, solid $solid', ({ struck, solid, speed }) => {
    const table = street({ armour: of(99) }, { level: 'assist' })
    table.by('side-1', 'crash', { craft: 'car', struck, solid, headOn: false }, 1, 1, 1, 1)
    expect(table.craft('car').speed).toBe(speed)
  })

  test('whoever gets aboard a car of another side takes its controls once nobody fights at them', () => {
    const table = street({}, { level: 'assist', people: { bob: { body: [7, 12, 7], skills: DRIVER } } }, 0)
    table.does('board', { fighter: 'bob', craft: 'car', seat: 'crew', secured: false })
    expect(table.fighter('bob').aboard?.craft).toBe('car')
    expect(table.offered('take-controls', 'side-2')).toBe(0)
    table.by('side-1', 'put-right', {
      ...{ fighter: 'ann', fate: 'unconscious', str: 0, dex: 12, end: 0, reason: 'Struck down' },
    })
    table.does('take-controls', { fighter: 'bob', craft: 'car' })
    expect(table.fighter('bob').aboard?.seat).toBe('pilot')
    expect(table.fighter('ann').aboard?.seat).toBe('crew')
    expect(table.craft('car').controlled).toBe(true)
  })

  test('manoeuvring and ramming are control too, of those who are tied as soon as it is declared (line 190)', () => {
    const ramming = {
      ...{
        fighter: 'ann',
        craft: 'car',
        target: 'bob',
        sure: false,
        solid: false,
        headOn: false,
        aware: false,
      },
      given: null,
    }
    const manoeuvred = street()
    manoeuvred.does('manoeuvre', { fighter: 'ann', craft: 'car', what: 'goal' })
    const rammed = street()
    rammed.does('ram', ramming, 1, 1)
    const tied = street({}, { people: { bob: { body: [7, 12, 7] } } })
    expect(tied.acting()).toEqual(['ann', 'bob'])
    tied.does('ram', ramming)
    for (const table of [manoeuvred, rammed, tied]) {
      table.does('end-turn', { fighter: 'ann' })
      expect(table.all('uncontrolled')).toEqual([])
    }
    tied.does('end-turn', { fighter: 'bob' }, 1, 1)
    for (const table of [manoeuvred, rammed, tied]) expect(table.craft('car').controlled).toBe(true)
  })

  test('evasive action counts against attacks at the vehicle and from it, till the next turn (R34)', () => {
    const table = street()
    table.does('evade', { fighter: 'ann', craft: 'car', given: null }, 5, 3)
    expect(table.craft('car').evasion).toBe(3)
    table.does('drive', { fighter: 'ann', craft: 'car', speed: 40 })
    table.passes()
    table.does('attack', shot('abe', 'pistol', 'bob'), 1, 1)
    expect(reasons(table)).toMatchObject({ evasion: -3 })
    table.passes()
    // 40 km/h are 66 metres a round.
    table.does('attack', shot('bob', 'pistol', 'car', { moved: 66 }), 1, 1)
    expect(reasons(table)).toMatchObject({ evasion: -3, vehicleTarget: 1, targetMoved: -6 })
    table.passes()
    table.opens()
    table.does('drive', { fighter: 'ann', craft: 'car', speed: 40 })
    expect(table.craft('car').evasion).toBe(0)
  })

  test.each(['evade', 'manoeuvre'] as const)(
    'a vehicle is somewhere else, too, once it %ss in place of the Minor Action (line 190)',
    (kind) => {
      const table = street()
      table.does('drive', { fighter: 'ann', craft: 'car', speed: 40 })
      table.passes()
      table.passes()
      table.does('attack', shot('bob', 'pistol', 'car', { moved: 66 }), 1, 1)
      expect(table.state.ranges).toHaveLength(1)
      table.passes()
      table.opens()
      if (kind === 'evade') table.does('evade', { fighter: 'ann', craft: 'car', given: null }, 5, 3)
      else table.does('manoeuvre', { fighter: 'ann', craft: 'car', what: 'goal' })
      expect(table.state.ranges).toEqual([])
    },
  )

  test('evasive action holds while the driver delays, and until the driver acts or lets the turn go (line 216)', () => {
    const evading = (): Table => {
      const table = street()
      table.does('evade', { fighter: 'ann', craft: 'car', given: null }, 5, 3)
      while (table.state.round === 1) table.passes()
      table.opens()
      return table
    }
    const late = evading()
    expect([late.acting(), late.craft('car').evasion]).toEqual([['ann'], 3])
    late.does('delay', { fighter: 'ann' })
    expect(late.craft('car').evasion).toBe(3)
    late.does('act-now', { fighter: 'ann' })
    late.does('drive', { fighter: 'ann', craft: 'car', speed: 40 })
    expect(late.craft('car').evasion).toBe(0)
    const idle = evading()
    idle.passes()
    expect(idle.craft('car').evasion).toBe(0)
    // Whoever waits over the end has not controlled it in this round.
    const over = evading()
    over.does('delay', { fighter: 'ann' })
    over.passes()
    over.passes()
    over.by('side-1', 'let-pass', {})
    expect(over.all('uncontrolled')).toHaveLength(1)
    expect(over.craft('car').evasion).toBe(0)
  })

  test('evasive action still holds against whoever comes between before the driver’s first action (lines 86, 216)', () => {
    const people = {
      ann: { body: [7, 12, 7] as const, arms: 'pistol', skills: DRIVER, ...seat('car', 'pilot', true) },
      bob: { arms: 'pistol', body: [7, 15, 7] as const },
    }
    const begun = (): Table => {
      const table = street({}, { people })
      table.passes()
      // 9 + 1 + 2: Effect 4.
      table.does('evade', { fighter: 'ann', craft: 'car', given: null }, 6, 3)
      while (table.state.round === 1) table.passes()
      table.opens()
      table.does('delay', { fighter: 'bob' })
      return table
    }
    const between = begun()
    between.does('attack', shot('ann', 'pistol', 'bob'))
    between.does('act-now', { fighter: 'bob' })
    expect(between.craft('car').evasion).toBe(4)
    expect(between.fighter('ann')).toMatchObject({ minor: 1, significant: 1, acted: false })
    between.passes()
    between.does('attack', shot('ann', 'pistol', 'bob'), 1, 1)
    expect(between.craft('car').evasion).toBe(0)
    const late = begun()
    late.does('drive', { fighter: 'ann', craft: 'car', speed: 40 })
    late.does('attack', shot('ann', 'pistol', 'bob'))
    late.does('act-now', { fighter: 'bob' })
    expect([late.craft('car').evasion, late.fighter('ann').acted]).toEqual([0, true])
  })

  test('who falls leaves it running on with the end of the round: it evades no more (lines 190, 216)', () => {
    const table = street({}, { level: 'assist', rules: { driverless: 'crashes' } })
    table.does('evade', { fighter: 'ann', craft: 'car', given: null }, 5, 3)
    table.passes()
    table.by('side-1', 'put-right', {
      fighter: 'ann',
      fate: 'unconscious',
      str: 0,
      dex: 12,
      end: 0,
      reason: '',
    })
    expect(table.craft('car').evasion).toBe(3)
    while (table.state.round === 1) table.passes()
    expect(table.all('uncontrolled')).toEqual([])
    table.opens()
    table.passes()
    // Abe’s and Bob’s turns are over, and nobody has driven: four dice for 40 km/h, through armour 6 nothing comes.
    table.does('end-turn', { fighter: 'bob' }, 1, 1, 1, 1)
    expect(table.all('uncontrolled')).toEqual([{ kind: 'uncontrolled', craft: 'car' }])
    expect(table.craft('car').evasion).toBe(0)
    expect(table.last('collided')).toMatchObject({ damage: 4 })
    expect(table.state).toMatchObject({ phase: 'hastening', round: 3 })
  })

  test('weaves at a penalty; a pursuer follows at the same number or breaks off (line 232)', () => {
    const pursuer = craftIn('truck', 'side-2', aVehicle({ passengers: [] }), { speed: 50 })
    const people = { bea: { skills: DRIVER, ...seat('truck', 'pilot', true) } }
    const table = street({}, { encounter: { obstacles: true }, people }, 40, [pursuer])
    expect(
      table.refuses('weave', { fighter: 'ann', craft: 'car', number: 3, pursuers: [], given: null }).code,
    ).toBe('weave/too-high')
    table.does('weave', { fighter: 'ann', craft: 'car', number: 2, pursuers: ['truck'], given: null }, 4, 4)
    expect(reasons(table)).toEqual({ skill: 1, characteristicDm: 2, weaving: -2 })
    table.passes()
    table.passes()
    expect(table.acting()).toEqual(['bob', 'bea'])
    expect(table.refuses('end-turn', { fighter: 'bea' }).code).toBe('battle/not-offered')
    expect(table.craft('truck').pursues).toEqual({ number: 2 })
    // Whoever is held or at work can let them go too, and nothing else.
    for (const bound of [
      { grapple: 'bob' },
      { work: { about: '', action: 'significant', done: 1, rounds: 2 } },
    ])
      expect(
        travellerPlay
          .options(
            {
              ...table.state,
              fighters: { ...table.state.fighters, bea: { ...table.fighter('bea'), ...bound } },
            } as BattleState,
            'side-2',
          )
          .filter(({ command, fields }) => command === 'break-off' && fields.fighter?.kind === 'is'),
      ).toHaveLength(1)
    table.does('break-off', { fighter: 'bea', craft: 'truck' })
    table.does('end-turn', { fighter: 'bea' })
  })

  test('whoever only rides with a pursuer may get out of it (line 232)', () => {
    const pursuer = craftIn('truck', 'side-2', aVehicle({ passengers: [] }), { speed: 50 })
    const people = {
      bob: { skills: DRIVER, ...seat('truck', 'pilot') },
      bea: { body: [7, 11, 7] as const, ...seat('truck', 'passenger') },
    }
    const table = street({}, { encounter: { obstacles: true }, people }, 40, [pursuer])
    table.does('weave', { fighter: 'ann', craft: 'car', number: 2, pursuers: ['truck'], given: null }, 4, 4)
    table.passes()
    expect([table.acting(), table.craft('truck').pursues]).toEqual([['bea'], { number: 2 }])
    table.does('leave-craft', { fighter: 'bea' })
    expect(table.fighter('bea').aboard).toBeNull()
    table.passes()
    table.passes()
    expect(table.refuses('leave-craft', { fighter: 'bob' }).code).toBe('battle/not-offered')
  })

  test('a failed weave is a crash at present speed: the secured take a quarter and stay (R36)', () => {
    const table = street({ armour: of(0), hull: of(30) }, { encounter: { obstacles: true } })
    // 4d6 = 16 on everything; 16 damage: two Double hits, on the Hull.
    table.does(
      'weave',
      { fighter: 'ann', craft: 'car', number: 2, pursuers: [], given: null },
      ...[1, 1],
      ...[4, 4, 4, 4],
    )
    expect(table.last('collided')).toMatchObject({ dice: 4, damage: 16, metres: 12 })
    // What it ran into stops it.
    expect(table.craft('car').speed).toBe(0)
    // Whoever sits at the belted driver's side has none; whether he can be thrown the players see (TRV-219).
    expect(table.state.steps[0]).toMatchObject({ kind: 'throw', among: ['abe'], metres: 12 })
    expect(table.fighter('abe').aboard).not.toBeNull()
    table.by('side-1', 'settle-throw', { thrown: ['abe'] }, ...[4, 4, 3, 3])
    expect(table.fighter('ann').left.end).toBe(3)
    expect(table.fighter('abe')).toMatchObject({ aboard: null, stance: 'standing' })
    expect(table.state.steps[0]).toMatchObject({ kind: 'loss', harm: { target: 'abe', damage: 16 } })
    table.does('choose-loss', { fighter: 'abe', from: 'str' })
  })

  test('whoever is not thrown takes the same damage and stays aboard: as a rule in a closed vehicle (line 208)', () => {
    const open = { armour: of(0), hull: of(30) }
    const [inside, outside] = [{ ...open, closed: true }, open].map((car) => {
      const table = street(car, { encounter: { obstacles: true } })
      table.does(
        'weave',
        { fighter: 'ann', craft: 'car', number: 2, pursuers: [], given: null },
        ...[1, 1, 4, 4, 4, 4],
      )
      const [offer] = travellerPlay.options(table.state, 'side-1')
      expect(offer).toMatchObject({ command: 'settle-throw' })
      return { table, thrown: offer?.fields.thrown }
    })
    expect(inside?.thrown).toMatchObject({ of: ['abe'], usual: [] })
    expect(outside?.thrown).toMatchObject({ of: ['abe'], usual: ['abe'] })
    inside?.table.by('side-1', 'settle-throw', { thrown: [] }, ...[4, 4, 3, 3])
    expect(inside?.table.state.steps[0]).toMatchObject({ harm: { target: 'abe', damage: 16 } })
    expect(inside?.table.fighter('abe').aboard).not.toBeNull()
  })

  test('a ram is met with a dodge; where it succeeds the target is struck', () => {
    const table = street()
    table.does('ram', {
      fighter: 'ann',
      craft: 'car',
      target: 'bob',
      sure: false,
      solid: false,
      headOn: false,
      aware: true,
      given: null,
    })
    table.does('react', { fighter: 'bob', how: 'dodge', weapon: null }, 4, 4, 1, 1, 1, 1)
    expect(reasons(table)).toEqual({ skill: 1, characteristicDm: 2, dodge: -1 })
    expect(table.fighter('bob').left.end).toBe(3)
    expect(table.all('craft-hit')).toEqual([])
  })

  test('two that meet head-on do so at the higher of their speeds; else it is that of who drives into the other (TRV-216)', () => {
    const meeting = (headOn: boolean): Table => {
      const van = craftIn('van', 'side-2', aVehicle({ passengers: [], armour: of(99) }), { speed: 75 })
      const table = street({ armour: of(99) }, {}, 40, [van])
      table.does(
        'ram',
        {
          ...{ fighter: 'ann', craft: 'car', target: 'van', sure: true, solid: false, headOn },
          ...{ aware: false, given: null },
        },
        ...Array.from({ length: headOn ? 8 : 4 }, () => 1),
      )
      // What cannot be missed takes no dice, and is no try.
      const { figures = [] } = travellerPlay.account?.of(table.events) ?? {}
      expect(figures.filter(({ of: what }) => what === 'control')).toEqual([])
      return table
    }
    expect(meeting(true).last('collided').dice).toBe(8)
    expect(meeting(false).last('collided').dice).toBe(4)
    const still = street({}, {}, 40, [craftIn('van', 'side-2', aVehicle({ passengers: [] }))])
    expect(still.refuses('crash', { craft: 'car', struck: 'van', solid: true, headOn: true }).code).toBe(
      'battle/not-offered',
    )
  })

  test('what acts by itself pursues nobody (line 232)', () => {
    const robot = craftIn('robot', 'side-2', aRobot(), { speed: 20, prepared: true })
    const table = street({}, { encounter: { obstacles: true } }, 40, [robot])
    const [weave] = travellerPlay.options(table.state, 'side-1').filter(({ command }) => command === 'weave')
    expect(weave?.fields.pursuers).toMatchObject({ kind: 'is', value: [] })
  })

  test('a stunt brings somebody into an arc for a round, and its weapons need no word of it', () => {
    const table = street()
    table.does(
      'stunt',
      { fighter: 'ann', craft: 'car', what: 'arc', target: 'bob', arc: 'front', given: null },
      5,
      5,
    )
    table.passes()
    expect(table.refuses('attack', shot('abe', 'car/gun', 'car')).code).toBe('battle/not-offered')
    table.does('attack', shot('abe', 'car/gun', 'bob', { inArc: true }), 1, 1)
    expect(table.craft('car').gained).toEqual([{ target: 'bob', arc: 'front', until: 2 }])
  })
})

describe('riders', () => {
  test('of a closed civilian vehicle have half soft cover, and two shoot out of each side (R33)', () => {
    const table = street(
      { closed: true },
      { people: { alf: { body: [7, 8, 7], arms: 'pistol', ...seat('car', 'passenger') } } },
    )
    table.passes()
    expect(table.refuses('attack', shot('abe', 'pistol', 'bob')).code).toBe('battle/not-offered')
    table.does('attack', shot('abe', 'pistol', 'bob', { port: 'left' }), 1, 1)
    table.passes()
    table.passes()
    // Beside it in a car of his own he would see it stand still (TRV-207).
    table.does('attack', shot('bob', 'pistol', 'abe', { cover: 'half', soft: true, moved: 0 }), 1, 1)
    expect(reasons(table)).toEqual({ skill: -3, cover: -1 })
  })

  test('what is mounted is fired by one of those aboard in a round (line 204)', () => {
    const table = street(
      {},
      { people: { alf: { body: [7, 9, 7], arms: 'pistol', ...seat('car', 'passenger') } } },
    )
    const fires = (fighter: string) => shot(fighter, 'car/gun', 'bob', { inArc: true })
    table.passes()
    // Tied, too: what one has declared the other does not fire.
    expect(table.acting()).toEqual(['abe', 'alf'])
    table.does('attack', fires('abe'))
    expect(table.refuses('attack', fires('alf')).code).toBe('battle/not-offered')
    table.does('attack', shot('alf', 'car/turret', 'bob'))
    table.does('end-turn', { fighter: 'abe' })
    table.does('end-turn', { fighter: 'alf' }, 1, 1, 1, 1)
    while (table.state.round === 1) table.passes()
    table.opens()
    while (!table.acting().includes('alf')) table.passes()
    table.does('attack', fires('alf'), ...(table.acting().length === 1 ? [1, 1] : []))
  })

  test('of a closed military one shoot one from each side', () => {
    const table = street(
      { closed: true, military: true },
      { people: { alf: { body: [7, 9, 7], arms: 'pistol', ...seat('car', 'passenger') } } },
    )
    table.passes()
    expect(table.acting()).toEqual(['abe', 'alf'])
    table.does('attack', shot('abe', 'pistol', 'bob', { port: 'left' }))
    expect(table.refuses('attack', shot('alf', 'pistol', 'bob', { port: 'left' })).code).toBe(
      'battle/not-offered',
    )
    table.does('attack', shot('alf', 'pistol', 'bob', { port: 'right' }))
  })

  test('who is interrupted before his shot leaves the port to others too (lines 86, 197)', () => {
    const riding = { arms: 'pistol', ...seat('car', 'passenger') } as const
    const table = street(
      { closed: true, military: true },
      { people: { abe: { ...riding, body: [7, 10, 7] }, alf: { ...riding, body: [7, 9, 7] } } },
    )
    table.does('delay', { fighter: 'ann' })
    table.does('attack', shot('abe', 'pistol', 'bob', { port: 'left' }))
    expect(table.craft('car').ports).toHaveLength(1)
    table.does('act-now', { fighter: 'ann' })
    expect(table.craft('car').ports).toEqual([])
    expect(table.fighter('abe').significant).toBe(1)
  })

  test('low in its full cover are not to be hit, and fire nothing of their own out of it (line 127)', () => {
    const riding = { body: [7, 11, 7], arms: 'pistol grenade', ...seat('car', 'passenger') } as const
    const table = street({ closed: true, military: true }, { people: { abe: riding } })
    table.passes()
    table.does('change-stance', { fighter: 'abe', stance: 'crouched' })
    const weapons = travellerPlay
      .options(table.state, 'side-1')
      .filter(
        ({ command, fields: { target } }) =>
          command === 'attack' && target?.kind === 'is' && target.value !== 'ann',
      )
      .map(({ fields: { weapon } }) => weapon?.kind === 'is' && weapon.value)
    expect(new Set(weapons)).toEqual(new Set(['car/gun', 'car/turret']))
  })

  test('fight each other in one vehicle, over no port and behind none of its cover (line 188)', () => {
    const riding = { body: [7, 11, 7], arms: 'pistol knife machineGun', ...seat('car', 'passenger') } as const
    const table = street(
      { closed: true },
      { people: { abe: riding, bea: { ...seat('car', 'passenger') }, ben: { ...seat('car', 'passenger') } } },
    )
    table.does('evade', { fighter: 'ann', craft: 'car', given: null }, 5, 3)
    table.passes()
    expect(table.acting()).toEqual(['abe'])
    const at = (weapon: string): string[] => [
      ...new Set(
        travellerPlay
          .options(table.state, 'side-1')
          .flatMap(({ command, fields }) =>
            command === 'attack' && fields.weapon?.kind === 'is' && fields.weapon.value === weapon
              ? fields.target?.kind === 'is'
                ? [String(fields.target.value)]
                : []
              : [],
          ),
      ),
    ]
    // A blade reaches nobody outside, what is mounted nobody inside.
    expect(at('knife').toSorted()).toEqual(['ann', 'bea', 'ben'])
    expect(at('car/turret')).toEqual(['bob'])
    expect(at('pistol').toSorted()).toEqual(['ann', 'bea', 'ben', 'bob'])
    expect(table.refuses('attack', shot('abe', 'pistol', 'bea', { port: 'left' })).code).toBe(
      'battle/not-offered',
    )
    table.does('attack', shot('abe', 'pistol', 'bea', { range: 1, beside: ['ben'] }), 1, 1, 1)
    expect(reasons(table)).toEqual({ skill: -3, characteristicDm: 1, intoCombat: -2, evasion: -3 })
  })

  test('of one vehicle grapple, and fire full auto inside it; with who is outside they do neither (line 188)', () => {
    const riding = { body: [7, 11, 7], arms: 'machineGun', ...seat('car', 'passenger') } as const
    const begun = (): Table => {
      const table = street(
        { closed: true },
        { people: { abe: riding, bea: { ...seat('car', 'passenger') } } },
      )
      table.passes()
      return table
    }
    const table = begun()
    const grab = { fighter: 'abe', with: 'str', within: true } as const
    expect(table.refuses('grapple', { ...grab, target: 'bob' }).code).toBe('battle/not-offered')
    table.does('grapple', { ...grab, target: 'bea' })
    const auto = begun()
    auto.does('fire-auto', { fighter: 'abe', weapon: 'machinegun', clear: true, port: null }, 6, 6, 1)
    auto.by('side-1', 'lay-pair', { first: '1', second: '2' })
    const pair = { first: '1', second: '2', ...shot('abe', 'machinegun', 'bob'), close: true }
    const {
      fighter: _fighter,
      weapon: _weapon,
      mode: _mode,
      with: _with,
      clear: _clear,
      port: _port,
      ...seen
    } = pair
    expect(auto.refuses('pair-dice', { ...seen, target: 'bob' }, 'side-1').code).toBe('battle/not-offered')
    auto.by('side-1', 'pair-dice', { ...seen, target: 'bea' }, 1, 1, 1)
    expect(auto.last('attacked')).toMatchObject({ success: true })
  })

  test('take the controls when the driver is out', () => {
    const table = street(
      {},
      {
        people: {
          ann: { body: [7, 7, 7], ...seat('car', 'pilot') },
          abe: { body: [7, 12, 7], ...seat('car', 'passenger') },
        },
      },
    )
    expect(table.offered('take-controls', 'side-1')).toBe(0)
  })
})

const whole = { hits: 0, failsAt: null, price: null }
const SYSTEMS = { drive: whole, powerPlant: whole, sensors: whole, computer: whole }

/** Bob shoots at the car: 12 with what is typed, all of 3d6 and more. */
function hit(table: Table, ...rolls: number[]): void {
  while (!table.acting().includes('bob')) table.passes()
  const { speed } = table.craft('car')
  table.does(
    'attack',
    shot('bob', 'machinegun', 'car', { moved: speed === 0 ? null : (speed * 5) / 3 }),
    ...rolls,
  )
}

const GUNNER = {
  bob: {
    arms: 'machineGun',
    body: [15, 7, 7] as const,
    skills: [{ skill: 'Gun Combat', specialty: 'slug', level: 6 }],
  },
}

describe('vehicle damage', () => {
  test('becomes hits, each with its location (lines 237–266)', () => {
    const table = street({ armour: of(2) }, { people: GUNNER }, 0)
    // 6 + 2 + 6 + 1 = 15: Effect 7; 3d6 = 3: 10, less 2: 8, a Double hit; on the Drive.
    hit(table, 6, 2, 1, 1, 1, 5, 5)
    expect(table.last('craft-hit')).toMatchObject({ damage: 8, hits: [2] })
    expect(table.last('craft-hit').events).toEqual([
      { row: 10, place: 'drive', now: 1 },
      { row: 10, place: 'drive', now: 2 },
    ])
    expect(table.craft('car').shell.drive).toBe(2)
  })

  test('slows a vehicle: no faster than its drive lets it, and without one it rolls out at the driver’s next turn (lines 282–284, TRV-268)', () => {
    const shotAt = (of2: number, ...rolls: number[]): Table => {
      const table = street({ armour: of(of2), speed: 30, hull: of(30) }, { people: GUNNER }, 30)
      table.does('drive', { fighter: 'ann', craft: 'car', speed: 30 })
      // 12 + 6 + 1 for its size, −5 for 50 metres: Effect 6.
      hit(table, 6, 6, ...rolls)
      return table
    }
    // 4 + 6 − 2 = 8, a Double hit at the drive: a quarter less.
    const hurt = shotAt(2, 1, 1, 2, 5, 5)
    expect(hurt.craft('car')).toMatchObject({ speed: 22, shell: { drive: 2 } })
    expect(hurt.last('slowed')).toEqual({ kind: 'slowed', craft: 'car', speed: 22 })
    // 18 + 6 − 4 = 20, a Triple hit: it rolls on until Ann has had her next turn.
    const broken = shotAt(4, 6, 6, 6, 5, 5)
    expect(broken.craft('car')).toMatchObject({ speed: 30, shell: { drive: 3 } })
    expect(travellerPlay.view(broken.state, 'public').crafts[0]?.topSpeed).toBe(0)
    broken.passes()
    broken.opens()
    expect([broken.acting(), broken.craft('car').speed]).toEqual([['ann'], 30])
    broken.passes()
    expect(broken.last('slowed')).toEqual({ kind: 'slowed', craft: 'car', speed: 0 })
    expect(broken.all('uncontrolled')).toEqual([])
  })

  test('with the Hull gone it goes on inside: passengers take all of it, less their own armour (R29, R32)', () => {
    const table = street({ armour: of(0), hull: of(0) }, { people: GUNNER }, 0)
    // 10 points: three Single hits on row 7, Armour: none is left, so the Hull, so inside: passengers.
    hit(table, 6, 2, 1, 1, 1, 4, 3, 4, 3, 4, 3)
    expect(table.last('craft-hit').events.map(({ place }) => place)).toEqual([
      'passengers',
      'passengers',
      'passengers',
    ])
    table.does('choose-loss', { fighter: 'abe', from: 'str' })
    expect(table.fighter('abe').fate).toBe('dead')
  })

  test('a wreck rolls on to the end of the round, and may run into something until then (TRV-262)', () => {
    const wrecked = (): Table => {
      const table = street({ armour: of(0), hull: of(0), structure: of(2) }, { people: GUNNER }, 20)
      // 8 points, a Double hit on row 8: the Hull is gone, so the Structure, all of it.
      hit(table, 6, 3, 1, 1, 1, 4, 4)
      expect(table.last('craft-lost').explodes).toBe(false)
      expect(table.craft('car')).toMatchObject({ destroyed: true, speed: 20 })
      return table
    }
    const rolling = wrecked()
    rolling.passes()
    expect(rolling.last('slowed')).toEqual({ kind: 'slowed', craft: 'car', speed: 0 })
    const crashing = wrecked()
    crashing.by('side-1', 'crash', { craft: 'car', struck: 'bob', solid: true, headOn: false }, 1, 2)
    crashing.by('side-1', 'settle-throw', { thrown: [] })
    expect(['ann', 'abe', 'bob'].map((id) => crashing.fighter(id).left.end)).toEqual([7, 4, 4])
    expect(crashing.all('craft-lost')).toHaveLength(1)
  })

  test('explodes when one attack takes its Structure below 0: near and far, and nobody in a closed one dodges (E13)', () => {
    const table = street(
      { armour: of(0), hull: of(0), structure: of(1), closed: true },
      { people: GUNNER },
      0,
    )
    // Three hits on row 8: the Hull is gone, so the Structure.
    hit(table, 6, 2, 1, 1, 1, 4, 4, 4, 4, 4, 4)
    expect(table.last('craft-lost')).toEqual({ kind: 'craft-lost', craft: 'car', explodes: true })
    table.by('side-2', 'settle-blast', { near: [], far: ['bob'] })
    // 4d6 for who is in it, 2d6 for Bob, who does not dodge; all of it at once.
    table.does('brace', { fighter: 'bob', how: 'none' }, 1, 1, 1, 1, 2, 2)
    expect(['ann', 'abe', 'bob'].map((id) => table.fighter(id).left.end)).toEqual([3, 3, 3])
  })

  test('a plant that is hit costs a turn of driving and of mounted weapons (line 302)', () => {
    const table = street({ armour: of(2), hull: of(0) }, { people: GUNNER }, 0)
    // Row 4: Drive 1 and 2 … it takes a robot or the inside to hit the plant: row 3 is Sensors, then Hull, then inside.
    hit(table, 6, 2, 1, 1, 1, 2, 1)
    expect(table.last('craft-hit').events.map(({ place }) => place)).toEqual(['sensors', 'sensors'])
    table.passes()
    table.opens()
    hit(table, 6, 2, 1, 1, 1, 2, 1)
    expect(table.last('craft-hit').events[0]).toEqual({ row: 3, place: 'powerPlant', now: 1 })
    // All of them have acted in this round: each loses the next, whoever drives and whoever mans a weapon.
    const own = (): boolean =>
      travellerPlay
        .options(table.state, 'side-1')
        .some(({ fields: { weapon } }) => weapon?.kind === 'is' && weapon.value === 'car/gun')
    table.passes()
    table.opens()
    expect([table.acting(), table.offered('drive', 'side-1')]).toEqual([['ann'], 0])
    table.passes()
    expect(table.last('idled')).toEqual({ kind: 'idled', craft: 'car', left: 0 })
    expect([table.acting(), own()]).toEqual([['abe'], false])
    table.passes()
    table.passes()
    table.opens()
    expect([table.acting(), table.offered('drive', 'side-1')]).toEqual([['ann'], 1])
    table.passes()
    expect([table.acting(), own()]).toEqual([['abe'], true])
  })

  test('and that round alone, also where nobody drives it; whoever has yet to act loses this one (line 302)', () => {
    const riding = {
      ann: { body: [7, 12, 7], ...seat('car', 'passenger') },
      bob: { ...GUNNER.bob, body: [15, 10, 7] },
    } as const
    const systems = { ...SYSTEMS, sensors: { hits: 2, failsAt: null, price: null } }
    const table = street({ armour: of(8), hull: of(0), systems }, { people: riding }, 0)
    // 10 − 8 = 2, a Single hit; row 3 is Sensors, of which nothing is left, then Hull, then the plant inside.
    hit(table, 6, 2, 1, 1, 1, 2, 1)
    expect(table.last('craft-hit').events).toEqual([{ row: 3, place: 'powerPlant', now: 1 }])
    const mans = (): boolean =>
      travellerPlay
        .options(table.state, 'side-1')
        .some(({ fields: { weapon } }) => weapon?.kind === 'is' && weapon.value === 'car/turret')
    table.passes()
    expect([table.acting(), mans()]).toEqual([['abe'], false])
    table.passes()
    table.opens()
    // Ann had had her turn by then, Abe had not.
    expect([table.acting(), mans()]).toEqual([['ann'], false])
    table.passes()
    table.passes()
    expect([table.acting(), mans()]).toEqual([['abe'], true])
  })
})

describe('a plant that is hit in the own turn costs one round of actions, and no more (line 302, TRV-274)', () => {
  const systems = { ...SYSTEMS, sensors: { hits: 2, failsAt: null, price: null } }
  const struck = (acts: (table: Table) => void): Table => {
    const table = street(
      { armour: of(8), hull: of(0), systems },
      { people: { bob: { ...GUNNER.bob, body: [15, 15, 7] } } },
      0,
    )
    table.does('delay', { fighter: 'bob' })
    acts(table)
    table.does('act-now', { fighter: 'bob' })
    hit(table, 4, 2, 1, 1, 1, 2, 1)
    expect(table.last('craft-hit').events).toEqual([{ row: 3, place: 'powerPlant', now: 1 }])
    table.passes()
    expect(table.acting()).toEqual(['ann'])
    return table
  }
  const drives = (table: Table): number => table.offered('drive', 'side-1')
  const next = (table: Table): void => {
    while (table.state.phase === 'acting') table.passes()
    table.opens()
    while (!table.acting().includes('ann')) table.passes()
  }

  test('of a driver who has done something: the next one', () => {
    const table = struck((one) => one.does('drive', { fighter: 'ann', craft: 'car', speed: 0 }))
    expect(drives(table)).toBe(1)
    next(table)
    expect(drives(table)).toBe(0)
    next(table)
    expect(drives(table)).toBe(1)
  })

  test('of one who has not: this one', () => {
    const table = struck(() => undefined)
    expect(drives(table)).toBe(0)
    next(table)
    expect(drives(table)).toBe(1)
  })
})

describe('what is built into a vehicle', () => {
  const rides = (sensors: number): Table =>
    street(
      { closed: false, sensors: ['infraRed'], systems: { ...SYSTEMS, sensors: { ...whole, hits: sensors } } },
      { encounter: { light: 'dark' } },
      0,
    )
  const shows = (table: Table, weapon: string): unknown =>
    travellerPlay
      .options(table.state, 'side-1')
      .find(
        ({ command, fields }) =>
          command === 'attack' && fields.weapon?.kind === 'is' && fields.weapon.value === weapon,
      )?.fields.sensor

  test('shows targets to whoever fires what it has mounted, as long as its sensors work (lines 121, 297)', () => {
    expect(shows(rides(1), 'car/gun')).toMatchObject({ kind: 'one', of: ['infraRed'] })
    expect(shows(rides(2), 'car/gun')).toMatchObject({ kind: 'is', value: null })
    const own = rides(0)
    own.passes()
    expect(shows(own, 'pistol')).toMatchObject({ kind: 'is', value: null })
  })

  test('links those who ride it to the rest of their unit (lines 97–102)', () => {
    const unit = 'squad'
    const tactician = {
      unit,
      role: 'commander' as const,
      skills: [{ skill: 'Tactics', specialty: '', level: 2 }],
    }
    const cars = ['car', 'van'].map((id) =>
      craftIn(id, 'side-1', aVehicle({ passengers: [], comms: ['radio'] })),
    )
    const table = tableOf({
      people: {
        ann: { ...tactician, ...seat('car', 'passenger') },
        abe: { unit, ...seat('van', 'passenger') },
        alf: { unit },
        bob: {},
      },
      crafts: cars,
    })
    table.does('check-tactics', { fighter: 'ann', given: null }, 5, 4)
    table.begins()
    for (const fighter of ['abe', 'alf']) table.does('tell-reach', { fighter, reach: 'away' })
    expect(['abe', 'alf'].map((id) => table.count(id))).toEqual([15, 12])
  })
})

describe('robots and drones', () => {
  const robots = (over: object = {}, people: Given['people'] = GUNNER): Table =>
    tableOf({
      people,
      crafts: [
        craftIn('robot', 'side-1', aRobot({ armour: of(2), hull: of(1), structure: of(1), ...over }), {
          prepared: true,
        }),
      ],
    }).begins()

  test('a robot acts by itself, with the DMs of its document (TRV-059)', () => {
    const table = robots()
    expect(table.acting()).toEqual(['robot'])
    expect(table.count('robot')).toBe(13)
    table.does('attack', shot('robot', 'robot/gun', 'bob'), 1, 1)
    expect(reasons(table)).toEqual({ skill: 1, characteristicDm: 1 })
  })

  test('a damaged limb costs the checks that it is used for, and no others (line 309)', () => {
    const limb = { id: 'arm', name: 'Arm', hits: 1, failsAt: null, price: null }
    const robot = robots({ limbs: [limb] })
    const lifting = {
      ...{ fighter: 'robot', action: 'free' as const, about: 'Lift it', skill: null, characteristic: null },
      given: null,
    }
    robot.does('check', { ...lifting, limb: null }, 4, 4)
    expect(reasons(robot)).not.toHaveProperty('limb')
    robot.does('check', { ...lifting, limb: 'arm' }, 4, 4)
    expect(reasons(robot)).toMatchObject({ limb: -2 })
    // A sound one is none to ask about.
    expect(robots().refuses('check', { ...lifting, limb: 'arm' }).code).toBe('battle/not-offered')
  })

  test('its computer off, it loses rounds; the second hit is the end of it (lines 327–328)', () => {
    const table = robots()
    table.passes()
    // 8 points: a Double hit at the Computer; off for 2 rounds, then gone.
    table.does('attack', shot('bob', 'machinegun', 'robot'), 6, 2, 1, 1, 1, 6, 6, 2)
    expect(table.fighter('robot').fate).toBe('disabled')
    expect(table.state.phase).toBe('closing')
  })

  test('what it lost before is over with the rounds that it lost (lines 302, 327; TRV-274)', () => {
    const bob = { ...GUNNER.bob, body: [15, 15, 7] as const }
    const table = robots({ armour: of(8), hull: of(9) }, { bob })
    const hitsIt = (...location: number[]): void => {
      // 5 + 9 = 14, Effect 6; 9 + 1, less 8: a Single hit.
      table.does('attack', shot('bob', 'machinegun', 'robot'), 3, 2, 1, 1, 1, ...location)
      table.passes()
    }
    // The plant costs the robot its turn of this round, and nothing of the next.
    hitsIt(1, 2)
    table.opens()
    table.does('delay', { fighter: 'bob' })
    expect(table.acting()).toEqual(['robot'])
    table.passes()
    table.does('act-now', { fighter: 'bob' })
    hitsIt(6, 6, 2)
    expect(table.craft('robot').lost).toEqual({ rounds: 2, since: 2, acted: ['robot'], atOnce: true })
  })

  test('shut down it does nothing in its turns', () => {
    const table = robots({ armour: of(8) })
    table.passes()
    // 10 − 8 = 2: a Single hit.
    table.does('attack', shot('bob', 'machinegun', 'robot'), 6, 2, 1, 1, 1, 6, 6, 1)
    expect(table.craft('robot').lost).toMatchObject({ rounds: 1, since: 1, acted: ['robot'] })
    table.passes()
    table.opens()
    expect(table.acting()).toEqual(['bob'])
    table.passes()
    table.opens()
    expect(table.acting()).toEqual(['robot'])
  })

  test.each([
    ['whole', {}, 6],
    ['its drive hit', { drive: 1 }, 5.4],
    ['its drive hit twice', { drive: 2 }, 4.5],
    ['its plant hit twice', { powerPlant: 2 }, 3],
    ['both', { drive: 2, powerPlant: 2 }, 2.25],
    ['its drive gone', { drive: 3 }, null],
  ])('walks as far as its hits let it: %s (lines 17, 282–284, 303)', (_name, hits, most) => {
    const system = (n = 0) => ({ hits: n, failsAt: null, price: null })
    const { drive = 0, powerPlant = 0 } = hits as { drive?: number; powerPlant?: number }
    const table = robots({
      systems: { drive: system(drive), powerPlant: system(powerPlant), sensors: null, computer: null },
    })
    const moves = travellerPlay.options(table.state, 'side-1').filter(({ command }) => command === 'move')
    expect(moves[0]?.fields.far ?? null).toEqual(most === null ? null : expect.objectContaining({ most }))
  })

  test('that has walked is a target that moved (line 51)', () => {
    const table = robots()
    for (let n = 0; n < 3; n += 1)
      table.does('move', { fighter: 'robot', far: 6, difficult: false, rough: 0 })
    table.passes()
    table.does('attack', shot('bob', 'machinegun', 'robot'), 1, 1)
    expect(reasons(table)).toMatchObject({ targetMoved: -1 })
  })

  test('blind, it neither shoots nor reacts (TRV-273)', () => {
    const table = robots({
      systems: {
        drive: null,
        powerPlant: null,
        computer: null,
        sensors: { hits: 2, failsAt: null, price: null },
      },
    })
    expect(table.offered('attack', 'side-1')).toBe(0)
  })

  test('a drone is its operator’s: its weapon fires with his skill, on his count', () => {
    const table = tableOf({
      people: { ann: { body: [7, 9, 7] }, bob: {} },
      crafts: [craftIn('drone', 'side-1', aDrone(), { operator: 'ann' })],
    }).begins()
    table.does('attack', shot('ann', 'drone/gun', 'bob'), 1, 1)
    expect(reasons(table)).toEqual({ skill: -3, characteristicDm: 1 })
  })
})

describe('a drone with an operator', () => {
  const [whole, gone] = [(hits: number) => ({ hits, failsAt: null, price: null }), null]
  const flying = (systems: object, rules: Given['rules'] = {}): Table =>
    tableOf({
      rules,
      people: { ann: { body: [7, 9, 7], arms: 'pistol' }, bob: {} },
      crafts: [
        craftIn(
          'drone',
          'side-1',
          aDrone({
            systems: {
              ...{ drive: whole(0), powerPlant: whole(0), sensors: whole(0), computer: gone },
              ...systems,
            },
          }),
          { operator: 'ann', speed: 20 },
        ),
      ],
    }).begins()
  const fired = (table: Table): (string | undefined)[] =>
    travellerPlay
      .options(table.state, 'side-1')
      .flatMap(({ command, fields: { weapon } }) =>
        command === 'attack' && weapon?.kind === 'is' ? [String(weapon.value)] : [],
      )

  test.each([
    ['its plant', { powerPlant: whole(3) }],
    ['its computer', { computer: whole(2) }],
  ])('is disabled without %s: neither driven nor fired (lines 304, 328)', (_what, systems) => {
    const table = flying(systems)
    expect(table.offered('drive', 'side-1')).toBe(0)
    expect([...new Set(fired(table))]).toEqual(['pistol', HANDS])
    expect(travellerPlay.view(table.state, 'public').crafts[0]?.isDisabled).toBe(true)
  })

  test('is driven and fires where it never had such a system', () => {
    const table = flying({ powerPlant: null, computer: null, drive: null })
    expect(table.offered('drive', 'side-1')).toBe(1)
    expect(fired(table)).toContain('drone/gun')
  })

  test('is blinded without sensors: its operator fires his own arms alone, by house rule its too at −2 (lines 297–298)', () => {
    expect([...new Set(fired(flying({ sensors: whole(2) })))]).toEqual(['pistol', HANDS])
    const table = flying({ sensors: whole(2) }, { blindRobots: 'penalty' })
    table.does('attack', shot('ann', 'drone/gun', 'bob'), 1, 1)
    expect(reasons(table)).toMatchObject({ sensors: -2 })
  })
})

test('all of one blow takes hold before a vehicle that it destroys explodes (lines 136, 274)', () => {
  const table = tableOf({
    people: {
      ann: { body: [7, 12, 7], arms: 'grenade' },
      bob: { body: [1, 7, 1] },
      ben: { body: [15, 7, 15] },
    },
    crafts: [
      craftIn('car', 'side-2', aVehicle({ armour: of(0), hull: of(0), structure: of(1), passengers: [] })),
    ],
  }).begins()
  table.does('attack', shot('ann', 'grenade', null), 6, 6)
  table.by('side-1', 'settle-blast', { near: ['car', 'bob', 'ben'], far: [] })
  for (const fighter of ['bob', 'ben'])
    table.does(
      'brace',
      { fighter, how: 'none' },
      // 10 points: three Single hits at the Structure, and Bob is dead of them.
      ...(fighter === 'ben' ? [2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3] : []),
    )
  expect(table.last('craft-lost').explodes).toBe(true)
  expect(table.fighter('bob').fate).toBe('dead')
  expect(table.fighter('ben').left.end).toBe(5)
  expect(table.state.steps.map(({ kind }) => kind)).toEqual(['inside'])
})

test.each([
  ['whom it would have struck', [3, 4], [4, 1]],
  ['and a wreck does not explode of it', [1, 1], [7, 0]],
])(
  'of the tied the second hit at what the first has wrecked lands all the same: %s (lines 7, 253, 274)',
  (_what, second, [end, struck]) => {
    const firer = { body: [7, 12, 7], arms: 'pistol' } as const
    const frail = { armour: of(0), hull: of(0), structure: of(1) }
    const table = tableOf({
      people: { ann: firer, abe: firer, bob: {} },
      crafts: [craftIn('car', 'side-2', aVehicle(frail))],
    }).begins()
    expect(table.acting()).toEqual(['ann', 'abe'])
    for (const fighter of ['ann', 'abe'])
      table.does('attack', shot(fighter, 'pistol', 'car', { moved: null }))
    table.does('end-turn', { fighter: 'ann' })
    const thrown = [4, 4, 1, 1, 1]
    table.does('end-turn', { fighter: 'abe' }, ...thrown, ...thrown, 1, 1, ...second)
    expect(table.all('craft-lost')).toEqual([{ kind: 'craft-lost', craft: 'car', explodes: false }])
    expect(table.all('craft-hit')).toHaveLength(2)
    expect(table.fighter('car.clerk').left.end).toBe(end)
    expect(table.all('wounded')).toHaveLength(struck ?? 0)
    const lost = travellerPlay.account?.of(table.events).sides.flatMap(({ people }) => people)
    expect(lost?.find(({ name }) => name === 'Car')?.lostTo?.by).toBe('ann')
  },
)

test('a robot that comes with a plant or a computer that is gone is out of action (lines 304, 328)', () => {
  const system = (hits: number) => ({ hits, failsAt: null, price: null })
  const systems = { drive: system(0), powerPlant: system(0), sensors: system(0), computer: system(0) }
  const fateWith = (over: object) =>
    tableOf({ crafts: [craftIn('robot', 'side-1', aRobot({ systems: { ...systems, ...over } }))] }).fighter(
      'robot',
    ).fate
  expect([fateWith({}), fateWith({ powerPlant: system(3) }), fateWith({ computer: system(2) })]).toEqual([
    'up',
    'disabled',
    'disabled',
  ])
})

describe('a jury-rig', () => {
  const hit = (hits: number) => ({ hits, failsAt: null, price: null })
  const car = (drive: number): VehicleDraft =>
    aVehicle({
      ...{ passengers: [], cargo: [], armour: of(8), hull: of(30), structure: of(30) },
      systems: { drive: hit(drive), powerPlant: null, sensors: null, computer: null },
    })
  const rigged = (drive = 1): Table => {
    const table = street(car(drive), { people: GUNNER }, 0)
    table.passes()
    table.does('jury-rig', {
      ...{ fighter: 'abe', craft: 'car', part: 'drive', skill: null, given: '4', rounds: 1 },
    })
    table.does('finish-work', { fighter: 'abe' }, 4, 4, 3)
    return table
  }
  const after = (table: Table): VehicleDraft | null => {
    table.by(table.fighter(table.acting()[0] ?? '').side, 'end-combat', { controls: null })
    const home = travellerPlay.account?.of(table.events).sides[0]?.people.find(({ id }) => id === 'car')?.home
    return vehicleAfter(car(1), { home: home ?? {} })
  }

  test('takes its rounds, and the system works for some hours (line 333)', () => {
    expect(rigged().craft('car')).toMatchObject({
      shell: { drive: 0 },
      rigged: [{ part: 'drive', hours: 3, hits: 1 }],
    })
  })

  test('mends nothing: hit again, it is the next hit, and after the fight the hits are there (line 333)', () => {
    const table = rigged(2)
    expect(after(rigged())?.systems.drive).toMatchObject({ hits: 1, failsAt: 3 })
    table.passes()
    // 10 − 8 = 2, a Single hit at the drive: its third.
    table.does('attack', shot('bob', 'machinegun', 'car'), 6, 2, 1, 1, 1, 5, 5)
    expect(table.last('craft-hit').events).toEqual([{ row: 10, place: 'drive', now: 3 }])
    expect(table.craft('car')).toMatchObject({ shell: { drive: 3 }, rigged: [] })
    expect(after(table)?.systems.drive).toMatchObject({ hits: 3, failsAt: null })
  })

  test('brings back a drive that is disabled, which the book does not call destroyed (lines 284, 333)', () => {
    const table = rigged(3)
    expect(table.craft('car')).toMatchObject({
      shell: { drive: 0 },
      rigged: [{ part: 'drive', hours: 3, hits: 3 }],
    })
    expect(after(table)?.systems.drive).toMatchObject({ hits: 3, failsAt: 3 })
  })

  test('comes to nothing where somebody else was sooner, or it is scrap by then (line 333)', () => {
    const table = street(car(1), { people: GUNNER }, 0)
    const rig = { craft: 'car', part: 'drive', skill: null, given: '4', rounds: 1 } as const
    table.does('jury-rig', { fighter: 'ann', ...rig })
    table.passes()
    table.does('jury-rig', { fighter: 'abe', ...rig })
    table.does('finish-work', { fighter: 'abe' }, 4, 4, 3)
    while (!table.acting().includes('bob')) table.passes()
    table.passes()
    table.opens()
    table.does('finish-work', { fighter: 'ann' })
    expect(table.last('withdrawn')).toEqual({ kind: 'withdrawn', fighter: 'ann', lapsed: true })
    expect(table.fighter('ann').work).toBeNull()
    expect(table.craft('car').rigged).toEqual([{ part: 'drive', hours: 3, hits: 1 }])
  })

  test('holds in the next fight where its hours are not over, and only there', () => {
    const draft = { ...car(1), systems: { ...car(1).systems, drive: { ...hit(1), failsAt: 3 } } }
    const begun = (rigsHold: boolean) =>
      tableOf({ crafts: [craftIn('car', 'side-1', draft, { rigsHold })] }).craft('car')
    expect(begun(true)).toMatchObject({ shell: { drive: 0 }, rigged: [{ part: 'drive', hours: 3, hits: 1 }] })
    expect(begun(false)).toMatchObject({ shell: { drive: 1 }, rigged: [] })
    const kept = [
      {
        id: '0b6f7c1e-8f0f-4b7a-9d55-1f1b3f0e7a11',
        kind: 'vehicle',
        name: 'Car',
        document: draft,
        inCampaign: false,
      },
    ]
    const asks = (of: typeof kept) => JSON.stringify(travellerPlay.setUp?.fields(of)).includes('rigsHold')
    expect([asks(kept), asks([])]).toEqual([true, false])
  })
})

test('a driver who is interrupted as he rams keeps the aim (lines 29, 86, 224)', () => {
  const people = {
    ann: { body: [7, 12, 7] as const, arms: 'pistol', skills: DRIVER, ...seat('car', 'pilot', true) },
    bob: { body: [7, 15, 7] as const },
  }
  const table = street({}, { people })
  table.does('delay', { fighter: 'bob' })
  table.does('aim', { fighter: 'ann', target: 'bob' })
  const ram = { fighter: 'ann', craft: 'car', target: 'bob', sure: false, solid: false, headOn: false }
  table.does('ram', { ...ram, aware: true, given: null })
  expect(table.fighter('ann').aim).toBeNull()
  table.does('act-now', { fighter: 'bob' })
  expect(table.fighter('ann')).toMatchObject({ significant: 1, aim: { target: 'bob', actions: 1 } })
})

test('a drone of which nobody has the controls is taken by anybody of its side (TRV-206)', () => {
  const drone = (id: string, side: 'side-1' | 'side-2') =>
    craftIn(id, side, { ...aVehicle({ passengers: [] }), craft: 'drone', mind: null }, { speed: 20 })
  const table = tableOf({
    people: { ann: { body: [7, 12, 7] }, bob: {} },
    crafts: [drone('gnat', 'side-1'), drone('wasp', 'side-2')],
  }).begins()
  expect(table.acting()).toEqual(['ann'])
  expect(table.offered('take-controls', 'side-1')).toBe(1)
  table.does('take-controls', { fighter: 'ann', craft: 'gnat' })
  expect(table.craft('gnat').operator).toBe('ann')
})
