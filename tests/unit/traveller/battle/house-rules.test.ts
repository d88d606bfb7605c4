import { expect, test } from 'vitest'
import { travellerPlay } from '../../../../shared/systems/traveller/battle/play.ts'
import { HOUSE_RULES, type HouseRules } from '../../../../shared/systems/traveller/house-rules.ts'
import { aRobot, aVehicle, craftIn } from './documents.ts'
import { blow, reasons, SEEN, shot, tableOf, type Given, type Table, type Who } from './table.ts'

/** Each house rule by its values: what comes of a case under each of them. */
const tried = new Set<string>()

function cases<Key extends keyof HouseRules>(
  key: Key,
  name: string,
  come: (rules: Partial<HouseRules>) => unknown,
  ...rows: readonly (readonly [HouseRules[Key], unknown])[]
): void {
  tried.add(key)
  test.each(rows.map(([value, is]) => ({ value, is })))(`${key} $value: ${name}`, ({ value, is }) => {
    expect(come({ [key]: value })).toEqual(is)
  })
}

const FAST: Who = { body: [7, 12, 7] }
const of = (full: number) => ({ full, left: full })

/** Ann with these things against Bob with those. */
const duel = (rules: Partial<HouseRules>, ann: Who = {}, bob: Who = {}, over: Partial<Given> = {}): Table =>
  tableOf({ ...over, rules, people: { ann: { ...FAST, ...ann }, bob, ...over.people } }).begins()

const missed = (table: Table, ...rolls: number[]): Record<string, number> => {
  table.does('attack', shot('ann', 'pistol', 'bob'), ...(rolls.length > 0 ? rolls : [1, 1]))
  return reasons(table)
}
const nextRound = (table: Table): void => {
  const { round } = table.state
  while (table.state.round === round && table.state.phase === 'acting') table.passes()
  table.opens()
}

cases(
  'dmOfNone',
  'a score of 0',
  (rules) =>
    duel(rules, { body: [7, 12, 7] }, { body: [7, 1, 7], dms: { tactics: 0, leadership: 0 } }).count('bob'),
  [-3, 10],
  [-2, 10],
)
cases(
  'unskilled',
  'a skill that is not held',
  (rules) => missed(duel(rules, { arms: 'pistol' })).skill ?? 0,
  [-3, -3],
  [-4, -4],
  [0, 0],
)
cases(
  'sisterSpecialties',
  'another specialty',
  (rules) =>
    missed(duel(rules, { arms: 'pistol', skills: [{ skill: 'Gun Combat', specialty: 'energy', level: 2 }] })),
  [true, { characteristicDm: 2 }],
  [false, { skill: -3, characteristicDm: 2 }],
)
cases(
  'opposedTies',
  'both equal in a grapple',
  (rules) => {
    const table = duel(rules, { arms: '' }, {})
    table.does('grapple', { fighter: 'ann', target: 'bob', with: 'str', within: true })
    table.does('resist', { fighter: 'bob', with: 'str' }, 6, 6, 1, 1)
    table.by('side-1', 'choose-hold', { fighter: 'bob', what: 'hold', weapon: null, far: 0, ends: false })
    nextRound(table)
    table.does('wrestle', { fighter: 'ann', with: 'str' })
    table.does('resist', { fighter: 'bob', with: 'str' }, 3, 3, 3, 3)
    return table.last('grabbed').winner
  },
  ['nothing', null],
  ['defender', 'bob'],
)
cases(
  'woundedDms',
  'a wounded characteristic',
  (rules) => {
    const table = duel(rules, { arms: 'pistol' }, { arms: 'pistol', body: [7, 7, 7] }, { level: 'assist' })
    table.by('side-1', 'put-right', { fighter: 'ann', fate: 'up', str: 7, dex: 3, end: 7, reason: '' })
    return missed(table).characteristicDm
  },
  ['asItStands', -1],
  ['asItBegan', 2],
)
cases(
  'allPrepared',
  'everybody ready',
  (rules) => {
    const table = tableOf({ rules })
    return travellerPlay.consider(table.state, { kind: 'roll-initiative', side: 'side-1' }, [])
  },
  ['twelve', { hindrances: [], missing: null, rolls: null }],
  [
    'roll',
    expect.objectContaining({
      missing: expect.objectContaining({ dice: 2, purpose: 'initiative' }) as unknown,
    }),
  ],
)
const SQUAD = {
  skills: [
    { skill: 'Tactics', specialty: '', level: 0 },
    { skill: 'Leadership', specialty: '', level: 0 },
  ],
  unit: 'squad',
}
cases(
  'newcomersTactics',
  'who comes later',
  (rules) => {
    const table = tableOf({
      rules,
      people: { ann: { ...SQUAD, ...FAST, role: 'commander' }, abe: { ...SQUAD, hidden: true }, bob: {} },
    })
    table.does('check-tactics', { fighter: 'ann', given: null }, 6, 5)
    table.begins()
    table.by('side-1', 'show', { piece: 'abe', ready: true })
    return table.count('abe')
  },
  [false, 12],
  [true, 15],
)
cases(
  'lifted',
  'lifted above the count that runs',
  (rules) => {
    const table = tableOf({
      rules,
      people: { ann: { ...SQUAD, body: [7, 7, 7] }, abe: { body: [7, 6, 7] }, bob: { body: [7, 5, 7] } },
    }).begins()
    table.does('lead', { fighter: 'ann', target: 'abe', given: null }, 6, 4)
    return [table.fighter('abe').now.leadership, table.fighter('abe').next.leadership]
  },
  ['next', [2, 0]],
  ['nextRound', [0, 2]],
)
cases(
  'hasten',
  'a second haste',
  (rules) => {
    const table = tableOf({ rules })
    for (const { side } of table.state.setup.sides) table.by(side, 'roll-initiative', {})
    table.opens('ann')
    nextRoundOf(table)
    return travellerPlay
      .options(table.state, 'side-1')
      .some(({ fields: { hasty } }) => hasty?.kind === 'some' && hasty.of.includes('ann'))
  },
  ['eachRound', true],
  ['eachFight', false],
)
function nextRoundOf(table: Table): void {
  const { round } = table.state
  while (table.state.round === round) table.passes()
}
cases(
  'delayedCount',
  'the count of who delayed',
  (rules) => {
    const table = duel(rules)
    table.does('delay', { fighter: 'ann' })
    table.does('act-now', { fighter: 'ann' })
    nextRound(table)
    return table.count('ann')
  },
  ['stays', 12],
  ['oneRound', 14],
)
cases(
  'delayedLead',
  'who leads after waiting',
  (rules) => {
    const table = duel(rules)
    table.does('delay', { fighter: 'ann' })
    nextRoundOfDelayed(table)
    table.opens('bob')
    return table.count('ann')
  },
  ['afterChanges', 15],
  ['base', 13],
)
function nextRoundOfDelayed(table: Table): void {
  table.passes()
  table.by('side-1', 'let-pass', {})
}
cases(
  'tacticsBy',
  'a member with the skill',
  (rules) =>
    tableOf({ rules, people: { ann: { unit: 'squad', role: 'commander' }, abe: SQUAD, bob: {} } }).offered(
      'check-tactics',
      'side-1',
    ),
  ['commander', 0],
  ['anyMember', 1],
)
cases(
  'tacticsFailed',
  'an Effect of −4',
  (rules) => {
    const table = tableOf({ rules, people: { ann: { ...SQUAD, role: 'commander' }, bob: {} } })
    table.does('check-tactics', { fighter: 'ann', given: null }, 2, 2)
    return table.begins().count('ann')
  },
  ['nothing', 12],
  ['lowers', 8],
)
cases(
  'leadershipFailed',
  'an Effect of −4',
  (rules) => {
    const table = tableOf({
      rules,
      people: { ann: { ...SQUAD, ...FAST }, abe: {}, bob: { body: [7, 6, 7] } },
    }).begins()
    table.does('lead', { fighter: 'ann', target: 'abe', given: null }, 2, 2)
    return table.count('abe')
  },
  ['nothing', 12],
  ['lowers', 8],
)
cases(
  'commanderDown',
  'the bonus of a unit',
  (rules) => {
    const table = tableOf({
      rules,
      level: 'assist',
      people: { ann: { ...SQUAD, role: 'commander' }, abe: SQUAD, bob: {} },
    })
    table.does('check-tactics', { fighter: 'ann', given: null }, 6, 4)
    table.begins()
    table.by('side-1', 'put-right', { fighter: 'ann', fate: 'dead', str: 0, dex: 0, end: 0, reason: '' })
    return table.count('abe')
  },
  ['bonusLost', 12],
  ['bonusStays', 14],
)
cases(
  'leadershipCutOff',
  'who was led and is cut off since',
  (rules) => {
    const skills = [{ skill: 'Leadership', specialty: '', level: 0 }]
    const table = tableOf({
      rules,
      people: {
        ann: { body: [7, 12, 7], skills, unit: 'squad', role: 'commander' },
        abe: { unit: 'squad' },
        bob: {},
      },
    }).begins()
    table.does('lead', { fighter: 'ann', target: 'abe', given: null }, 6, 5)
    table.does('tell-reach', { fighter: 'abe', reach: 'away' })
    return table.count('abe')
  },
  ['stays', 15],
  ['lost', 12],
)
tried.add('linksByOthers')
const mostOf = (table: Table, difficult: boolean): number | undefined => {
  const offer = travellerPlay
    .options(table.state, 'side-1')
    .find(
      ({ command, fields }) =>
        command === 'move' && fields.difficult?.kind === 'is' && fields.difficult.value === difficult,
    )
  return offer?.fields.far?.kind === 'number' ? offer.fields.far.most : undefined
}
const low = (table: Table, stance: 'crouched' | 'prone' = 'crouched'): Table => {
  table.does('change-stance', { fighter: 'ann', stance })
  return table
}
cases(
  'lowOnRough',
  'crouched on difficult ground',
  (rules) => mostOf(low(duel(rules)), true),
  [1.5, 1.5],
  [3, 3],
)
cases(
  'partlyRough',
  'metres of a difficult way',
  (rules) => mostOf(duel(rules), true),
  ['whole', 3],
  ['metres', 6],
)
cases(
  'proneMoves',
  'prone',
  (rules) => mostOf(low(duel(rules), 'prone'), false),
  ['crouched', 3],
  ['never', undefined],
)
cases(
  'longReadying',
  'after a move',
  (rules) => {
    const table = duel(rules, { arms: '-rifle' })
    table.does('draw', { fighter: 'ann', weapon: 'rifle' })
    table.does('move', { fighter: 'ann', far: 1, difficult: false, rough: 0 })
    return table.fighter('ann').readying?.spent
  },
  ['kept', 1],
  ['lost', undefined],
)
cases(
  'interrupting',
  'what was declared',
  (rules) => {
    const table = tableOf({
      rules,
      people: { ann: FAST, bob: { arms: 'pistol', body: [7, 9, 7] }, bea: {} },
    }).begins()
    table.does('delay', { fighter: 'ann' })
    table.does('aim', { fighter: 'bob', target: 'ann' })
    return table.offered('act-now', 'side-1')
  },
  ['beforeDice', 1],
  ['betweenTurns', 0],
)
cases(
  'proneFrom',
  'somebody prone at Short range',
  (rules) => {
    const table = duel(rules, { arms: 'pistol' })
    table.passes()
    table.does('change-stance', { fighter: 'bob', stance: 'prone' })
    nextRound(table)
    return missed(table).stance ?? 0
  },
  ['short', -2],
  ['medium', 0],
)
cases(
  'unskilledParry',
  'a parry without the skill',
  (rules) => {
    const table = duel(rules, { arms: 'knife' }, {})
    table.does('attack', blow('ann', 'knife', 'bob', { aware: true }))
    table.does('react', { fighter: 'bob', how: 'parry', weapon: null }, 1, 1)
    return reasons(table).parry ?? 0
  },
  ['none', 0],
  ['helpsAttacker', 3],
)
cases(
  'tolerance',
  'far below the tolerance',
  (rules) => {
    const table = duel(rules, { arms: 'rifle', body: [7, 3, 7] }, { body: [7, 1, 7] })
    table.does('attack', shot('ann', 'rifle', 'bob'), 1, 1)
    return reasons(table).intelligent ?? 0
  },
  ['eitherWay', 0],
  ['upTo', 1],
)
const AUTO = { arms: 'machineGun', body: [6, 12, 7] } as const
const AIMED = { ...SEEN, aware: true, inArc: true, close: true } as const
cases(
  'halves',
  'half an Auto of 3',
  (rules) => {
    const table = duel(rules, AUTO)
    table.does('fire-auto', { fighter: 'ann', weapon: 'machinegun', clear: true, port: null }, 1, 1, 1)
    return table.fighter('ann').next.recoil
  },
  ['down', 3],
  ['up', 4],
)

/** Four dice at Bob, who knows of it. */
const volley = (rules: Partial<HouseRules>): Table => {
  const table = tableOf({
    rules,
    people: { ann: FAST, bob: {} },
    crafts: [craftIn('robot', 'side-1', quad(), { prepared: true })],
  }).begins()
  while (!table.acting().includes('robot')) table.passes()
  table.does('aim', { fighter: 'robot', target: 'bob' })
  table.does('fire-auto', { fighter: 'robot', weapon: 'robot/gun', clear: true, port: null }, 1, 1, 1, 1)
  table.by('side-1', 'pair-dice', { ...AIMED, beside: [], first: '1', second: '2', target: 'bob' })
  table.by('side-1', 'pair-dice', { ...AIMED, beside: [], first: '1', second: '2', target: 'bob' })
  return table
}
function quad() {
  const robot = aRobot()
  const [gun] = robot.weapons
  return {
    ...robot,
    weapons: gun ? [{ ...gun, loaded: 60, weapon: { ...gun.weapon, auto: 4, magazine: 60 } }] : [],
  }
}
cases(
  'autoReactions',
  'two pairs at one who knows',
  (rules) => {
    const table = volley(rules)
    table.does('react', { fighter: 'bob', how: 'dodge', weapon: null })
    return [table.state.phase, table.all('attacked').length]
  },
  ['eachPair', ['reacting', 1]],
  ['once', ['acting', 2]],
)
cases(
  'aimedPairs',
  'aim at both pairs',
  (rules) => {
    const table = volley(rules)
    while (table.state.phase === 'reacting')
      table.does('react', { fighter: 'bob', how: 'none', weapon: null })
    return table
      .all('weighed')
      .filter(({ purpose }) => purpose === 'attack')
      .map(({ reasons: all }) => all.some(({ why }) => why === 'aim'))
  },
  ['all', [true, true]],
  ['first', [true, false]],
)
tried.add('scatter')
cases(
  'firedEffect',
  'a rocket with an Effect of 3',
  (rules) => {
    const table = duel(rules, {
      arms: 'launcher',
      skills: [{ skill: 'Heavy Weapons', specialty: 'man portable', level: 1 }],
    })
    table.does('attack', shot('ann', 'launcher', 'bob'), 5, 4)
    return table.state.steps.flatMap((step) =>
      step.kind === 'inside' ? step.rings.map(({ add }) => add) : [],
    )
  },
  [false, [6]],
  [true, [9]],
)
cases(
  'blastDice',
  'two in a blast',
  (rules) => {
    const table = duel(rules, { arms: 'grenade' }, {}, { people: { bea: {} } })
    table.does('attack', shot('ann', 'grenade', null), 6, 6)
    table.by('side-1', 'settle-blast', { near: ['bob', 'bea'], far: [] })
    table.does('brace', { fighter: 'bob', how: 'none' })
    const missing = travellerPlay.consider(
      table.state,
      { kind: 'brace', side: 'side-2', fighter: 'bea', how: 'none' },
      [1, 1, 1, 1, 1],
    )
    return 'missing' in missing && missing.missing !== null
  },
  ['forAll', false],
  ['each', true],
)
cases(
  'payloadReactions',
  'who dodged the throw',
  (rules) => {
    const table = duel(rules, { arms: 'grenade' })
    table.does('attack', shot('ann', 'grenade', 'bob', { aware: true }))
    table.does('react', { fighter: 'bob', how: 'dodge', weapon: null }, 6, 6)
    const rolls = rules.payloadReactions === 'one' ? [1, 1, 1, 1, 1] : []
    table.by('side-1', 'settle-blast', { near: [], far: [] }, ...rolls)
    return table.state.phase
  },
  ['one', 'acting'],
  ['both', 'reacting'],
)
cases(
  'grabLost',
  'a first grab that its target wins',
  (rules) => {
    const table = duel(rules)
    table.does('grapple', { fighter: 'ann', target: 'bob', with: 'str', within: true })
    table.does('resist', { fighter: 'bob', with: 'str' }, 1, 1, 6, 6)
    return table.state.phase
  },
  ['shakenOff', 'acting'],
  ['option', 'grappling'],
)
cases(
  'grappleChecks',
  'the turn of the other',
  (rules) => {
    const table = duel(rules)
    table.does('grapple', { fighter: 'ann', target: 'bob', with: 'str', within: true })
    table.does('resist', { fighter: 'bob', with: 'str' }, 6, 6, 1, 1)
    table.by('side-1', 'choose-hold', { fighter: 'bob', what: 'hold', weapon: null, far: 0, ends: false })
    table.passes()
    return table.offered('wrestle', 'side-2')
  },
  ['eachTurn', 1],
  ['eachRound', 0],
)
cases(
  'grappleArmour',
  'damage in a grapple',
  (rules) => {
    const table = duel(rules, {}, { armour: { name: 'Mesh', notes: '', value: 3, price: null } })
    table.does('grapple', { fighter: 'ann', target: 'bob', with: 'str', within: true })
    table.does('resist', { fighter: 'bob', with: 'str' }, 4, 4, 3, 4)
    table.by('side-1', 'choose-hold', {
      fighter: 'bob',
      what: 'damage',
      weapon: null,
      far: 0,
      ends: false,
    })
    return table.fighter('bob').left.end
  },
  [true, 7],
  [false, 4],
)

const RIDER: Who = {
  at: { craft: 'car', seat: 'pilot', secured: true },
  armour: { name: 'Mesh', notes: '', value: 2, price: null },
}
const car = (over: Parameters<typeof aVehicle>[0] = {}, speed = 40) =>
  craftIn('car', 'side-1', aVehicle({ passengers: [], cargo: [], hull: of(99), ...over }), {
    speed,
    prepared: true,
  })
const drives = (rules: Partial<HouseRules>, over: Parameters<typeof aVehicle>[0] = {}, speed = 40): Table =>
  tableOf({
    rules,
    people: {
      ann: { ...FAST, ...RIDER },
      bob: {
        arms: 'machineGun',
        body: [15, 8, 7],
        skills: [{ skill: 'Gun Combat', specialty: 'slug', level: 6 }],
      },
    },
    crafts: [car(over, speed)],
  }).begins()

cases(
  'driverless',
  'nobody kept control',
  (rules) => {
    const table = drives(rules)
    table.does('end-turn', { fighter: 'ann' }, ...(rules.driverless === 'crashes' ? [1, 1, 1, 1] : []))
    return table.all('collided').length
  },
  ['straightOn', 0],
  ['crashes', 1],
)
cases(
  'aimAtRiders',
  'a rider who can be seen',
  (rules) => {
    const table = drives(rules)
    table.passes()
    return travellerPlay
      .options(table.state, 'side-2')
      .some(
        ({ command, fields }) =>
          command === 'attack' && fields.target?.kind === 'is' && fields.target.value === 'ann',
      )
  },
  [true, true],
  [false, false],
)
cases(
  'twoSpeeds',
  'two that move',
  (rules) => {
    const table = tableOf({
      rules,
      people: { ann: { ...FAST, ...RIDER }, bob: {} },
      crafts: [car(), craftIn('van', 'side-2', aVehicle({ passengers: [], armour: of(99) }), { speed: 20 })],
    }).begins()
    const dice = rules.twoSpeeds === 'sum' ? 6 : 4
    table.by(
      'side-1',
      'crash',
      { craft: 'car', struck: 'van', solid: false, headOn: false },
      ...Array.from({ length: dice }, () => 1),
    )
    return table.last('collided').dice
  },
  ['rammer', 4],
  ['sum', 6],
)
cases(
  'collisionRiders',
  'a vehicle that was not damaged',
  (rules) => {
    const table = drives(rules, { armour: of(99) })
    table.by('side-1', 'crash', { craft: 'car', struck: null, solid: true, headOn: false }, 6, 6, 6, 6)
    return table.fighter('ann').left.end
  },
  ['whenDamaged', 7],
  ['always', 3],
)
/** Bob hits the car for 10 less its armour. */
const hitCar = (table: Table, ...rolls: number[]): Table => {
  while (!table.acting().includes('bob')) table.passes()
  table.does('attack', shot('bob', 'machinegun', 'car'), 6, 2, 1, 1, 1, ...rolls)
  return table
}
cases(
  'ridersArmour',
  'a pilot who is hit through the hull',
  (rules) => hitCar(drives(rules, { armour: of(8), hull: of(0) }, 0), 6, 6).fighter('ann').left.end,
  [true, 7],
  [false, 5],
)
const robot = (rules: Partial<HouseRules>, over: Parameters<typeof aRobot>[0]): Table =>
  tableOf({
    rules,
    people: {
      bob: {
        arms: 'machineGun',
        body: [15, 12, 7],
        skills: [{ skill: 'Gun Combat', specialty: 'slug', level: 6 }],
      },
    },
    crafts: [craftIn('robot', 'side-1', aRobot({ armour: of(0), ...over }), { prepared: true })],
  }).begins()
cases(
  'robotsExplode',
  'a robot below 0',
  (rules) => {
    const table = robot(rules, { hull: of(0), structure: of(1) })
    table.does('attack', shot('bob', 'machinegun', 'robot'), 6, 2, 1, 1, 1, 3, 3, 3, 3, 3, 3)
    return table.last('craft-lost').explodes
  },
  [true, true],
  [false, false],
)
cases(
  'blindRobots',
  'a robot without sensors',
  (rules) => {
    const table = robot(rules, {
      systems: {
        drive: null,
        powerPlant: null,
        computer: null,
        sensors: { hits: 2, failsAt: null, price: null },
      },
    })
    table.passes()
    return table.offered('attack', 'side-1') > 0
  },
  ['helpless', false],
  ['penalty', true],
)
/** 39 points: two steps above the table. */
const heavy = (rules: Partial<HouseRules>): readonly number[] => {
  const table = drives(rules, { armour: of(0), hull: of(99) }, 130)
  const dice = [6, 6, 6, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2]
  const hits = rules.extraHits === 'both' ? 5 : 3
  table.by(
    'side-1',
    'crash',
    { craft: 'car', struck: null, solid: true, headOn: false },
    ...dice,
    ...Array.from({ length: hits * 2 }, () => 4),
  )
  return table.last('craft-hit').hits
}
cases('extraHits', 'six points above the table', heavy, ['pairs', [3, 3, 2]], ['both', [3, 3, 2, 1, 1]])
const placesOf = (table: Table): readonly string[] => table.last('craft-hit').events.map(({ place }) => place)
cases(
  'armourGone',
  'no armour left',
  (rules) =>
    placesOf(
      hitCar(
        drives(
          rules,
          { armour: of(0), crew: [{ id: 'clerk', name: 'Clerk', secured: true, isDead: false }] },
          0,
        ),
        4,
        3,
        4,
        3,
        4,
        3,
      ),
    ),
  ['hull', ['hull', 'hull', 'hull']],
  ['internal', ['passengers', 'passengers', 'passengers']],
)
cases(
  'plantHits',
  'a plant that goes with no Hull left',
  (rules) => {
    const system = { hits: 2, failsAt: null, price: null }
    const table = robot(rules, {
      armour: of(8),
      hull: of(0),
      structure: of(9),
      systems: { drive: null, powerPlant: system, sensors: null, computer: null },
    })
    table.does('attack', shot('bob', 'machinegun', 'robot'), 6, 2, 1, 1, 1, 1, 2, 3)
    return placesOf(table)
  },
  ['structure', ['powerPlant', 'structure', 'structure', 'structure']],
  ['nothing', ['powerPlant']],
)
cases(
  'cargoHits',
  'two lots',
  (rules) => {
    const cargo = [
      { id: 'one', name: 'One' },
      { id: 'two', name: 'Two' },
    ]
    const system = { hits: 2, failsAt: null, price: null }
    const gone = aVehicle().weapons.map((one) => ({ ...one, hits: 2 }))
    return hitCar(
      drives(
        rules,
        {
          armour: of(8),
          hull: of(0),
          cargo,
          weapons: gone,
          systems: { drive: system, powerPlant: null, sensors: null, computer: null },
        },
        0,
      ),
      3,
      2,
    ).craft('car').shell.cargo
  },
  ['oneLot', 1],
  ['all', 0],
)
cases(
  'weaponOrLimb',
  'one weapon and one limb',
  (rules) => {
    const table = robot(rules, { armour: of(8) })
    table.does(
      'attack',
      shot('bob', 'machinegun', 'robot'),
      6,
      2,
      1,
      1,
      1,
      3,
      2,
      ...(rules.weaponOrLimb === 'oneDraw' ? [2] : []),
    )
    return placesOf(table)
  },
  ['oneDraw', ['limb']],
  ['weaponsFirst', ['weapon']],
)
cases(
  'lostSpeed',
  'drive and plant both hit',
  (rules) => {
    const system = (hits: number) => ({ hits, failsAt: null, price: null })
    const table = drives(rules, {
      systems: { drive: system(2), powerPlant: system(2), sensors: null, computer: null },
    })
    return travellerPlay.view(table.state, 'public').crafts[0]?.topSpeed
  },
  ['both', 45],
  ['worse', 60],
)

test('each house rule is tried', () => {
  expect(Object.keys(HOUSE_RULES).filter((key) => !tried.has(key))).toEqual([])
})
