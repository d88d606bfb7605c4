import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contract, type CallName } from '../../shared/contract/index.ts'
import { isRefusal } from '../../shared/problem.ts'
import { openDice, seededDice } from '../../shared/dice/source.ts'
import type { Command, CommandKind } from '../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { fillAll } from '../../shared/systems/seven-seconds/battle/rules/field.ts'
import type { Offer } from '../../shared/systems/seven-seconds/battle/rules/field.ts'
import { LINES, PLAN } from '../support/hammer-on-the-door.ts'
import { storedState } from '../support/stored-fight.ts'
import {
  actBoth,
  askBoth,
  beginTwins,
  compareNotices,
  copyTwins,
  enterBoth,
  PIN_OF_A,
  setUpTwins,
  type Hidden,
  type Twins,
} from './support/twins.ts'
import { validPayloads } from './support/world.ts'

/** Calls that are given nothing of a battle, with what they do instead. */
const LEFT: Partial<Record<CallName, string>> = {
  'samples.open': 'Fights a campaign of its own.',
  'sampleAdventures.open': 'The same.',
  'program.openAgain': 'Names the folder of the data, which is each one’s own.',
  'program.showDataFolder': 'The same.',
  'program.status': 'The same.',
  'safekeeping.look': 'Counts and sizes of the whole file, and names its folder.',
  'safekeeping.saveCopy': 'Names the folder of the data.',
  'program.saveFile': 'The same.',
  'archives.pack': 'The file itself, from which a PIN keeps nobody (docs/adr/0008).',
}
const CALLS = (Object.keys(contract) as CallName[]).filter((name) => !(name in LEFT))
const asked = new Set<CallName>()

/** Whoever may look, but for side b with its own PIN. */
const EYES = [
  { watcher: 'public' },
  { watcher: 'a', pin: PIN_OF_A },
  { watcher: 'b' },
  { watcher: 'b', pin: PIN_OF_A },
] as const

// No clock is between the two: files that are packed have the moment in them, and a wrong PIN waits.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

type Attempt = readonly [CallName, object]

/** Numbers of real dice as somebody may try them. */
const TRIED: readonly (readonly number[])[] = [[], [1, 1, 1], [6, 6, 6]]

/** A unit that there is not: the numbers of side b begin with 61. */
const NOBODY = 'b-scout-32'

interface Known {
  readonly decision: number
  readonly events: number
  readonly offers: readonly Offer[]
  /** Ids of units that hide in the one battle and not in the other, in either order, and one that is in none. */
  readonly guesses: readonly string[]
}

async function known(twins: Twins): Promise<Known> {
  const id = twins.of.fight
  const [{ muster }] = twins.programs
  const { decision, options, loose } = await muster.ask('fights.look', { id, watcher: 'public' })
  const { events } = await muster.ask('fights.log', { id, watcher: 'public', after: 0 })
  const [one, other] = twins.programs.map((twin) => Object.keys(storedState(twin.muster, id).units))
  const only = (ids: readonly string[] = [], others: readonly string[] = []): string[] =>
    ids.filter((unit) => !others.includes(unit)).slice(0, 1)
  const guesses = [...only(one, other), ...only(other, one), NOBODY]
  return { decision, events: events.at(-1)?.number ?? 1, offers: [...options, ...loose], guesses }
}

/** Commands of every kind that is offered, as they are offered and with pieces in them that nobody is shown. */
function commandsOf({ offers, guesses, decision }: Known): Command[] {
  const chance = seededDice(openDice(decision))
  const kinds = [...new Set(offers.map(({ command, side }) => `${command} ${side}`))]
  return kinds.flatMap((kind) => {
    const of = offers.filter(({ command, side }) => `${command} ${side}` === kind)
    const offer = of[chance.pick(of.length)]
    if (!offer) return []
    const draft = { kind: offer.command, side: offer.side, ...fillAll(offer.fields, chance) }
    const text = JSON.stringify(draft)
    const named = [...new Set(text.match(/"[ab]-[a-z]+-\d+"/g))].slice(0, 2)
    const guessed = named.flatMap((piece) =>
      guesses.map((guess) => JSON.parse(text.replaceAll(piece, `"${guess}"`)) as Command),
    )
    return [draft as unknown as Command, ...guessed]
  })
}

/** What nobody offers: to name, to write on or to put right a piece that nobody is shown. */
function unasked({ guesses }: Known, own: Twins['rosters']['a']): Command[] {
  const trooperFor = (piece: string): string => own.find(({ unit }) => piece.includes(unit))?.id ?? ''
  return guesses.flatMap((piece): Command[] => [
    { kind: 'note', side: 'a', piece, text: 'There?', private: false },
    { kind: 'set-counter', side: 'a', piece, name: 'There?', count: 1 },
    { kind: 'put-right', side: 'a', piece, to: { counters: 1 }, reason: 'There?' },
    { kind: 'put-right', side: 'b', piece, to: { counters: 1 }, reason: 'There?' },
    { kind: 'name-units', side: 'a', names: [{ unit: piece, name: 'There?', trooper: trooperFor(piece) }] },
    { kind: 'reveal', side: 'b', blip: piece },
    { kind: 'activate', side: 'b', piece, as: 'unit', reveal: false },
  ])
}

/** Lines that side b gives in private: its cards, squad, names, a note and its Holding Area. */
const THEIR_NOTE = 13
const THEIRS = [9, 11, 12, THEIR_NOTE, 15]

/** Everything that is asked without doing anything. */
function questions({ of, rosters }: Twins, now: Known): Attempt[] {
  const { fight: id, faction, campaign } = of
  const { decision, events } = now
  const correction = { id, after: decision, command: null, rolls: null }
  const lines = [1, ...THEIRS, Math.ceil(decision / 2), decision - 1, decision]
  return [
    ...EYES.flatMap((eyes): Attempt[] => [
      ['fights.look', { id, ...eyes }],
      ['fights.look', { id, ...eyes, before: Math.max(1, decision - 1) }],
      ['fights.log', { id, ...eyes, after: 0 }],
      ['fights.moments', { id, ...eyes }],
      ...[events, Math.ceil(events / 2)].map((at): Attempt => ['fights.moment', { id, ...eyes, at }]),
    ]),
    ['fights.moments', { id, watcher: 'both' }],
    ['fights.moment', { id, watcher: 'both', at: events }],
    ...[true, false].flatMap((secrets) =>
      [true, false].map((privateNotes): Attempt => [
        'histories.events',
        { fight: id, secrets, privateNotes },
      ]),
    ),
    ...[{}, { pin: PIN_OF_A }].flatMap((key): Attempt[] => [
      ['fights.layouts', { id, side: 'b', ...key }],
      ['fights.suggestLayout', { id, side: 'b', ...key }],
      ['fights.suggestNames', { id, side: 'b', names: { style: 'steppe' }, ...key }],
    ]),
    ['fights.layouts', { id, side: 'a', pin: PIN_OF_A }],
    ['fights.suggestLayout', { id, side: 'a', pin: PIN_OF_A }],
    ...lines.flatMap((line): Attempt[] => [
      ['fights.line', { id, decision: line }],
      ['fights.considerCorrection', { ...correction, decision: line }],
      ['fights.considerEntered', { ...correction, decision: line }],
    ]),
    // Other dice for the roles, or no cards for side a: both would draw what the other one has.
    ...[
      { decision: 1, command: { kind: 'roll-roles', side: 'a' }, rolls: [1, 6] },
      { decision: 8, command: null, rolls: null },
    ].map((instead): Attempt => [
      'fights.considerCorrection',
      { ...correction, ...instead, pins: { a: PIN_OF_A } },
    ]),
    ...commandsOf(now).flatMap((command) =>
      TRIED.map((rolls): Attempt => ['fights.consider', { id, command, rolls }]),
    ),
    ...unasked(now, rosters.a).map((command): Attempt => ['fights.consider', { id, command, rolls: [] }]),
    ['roster.view', { faction, campaign }],
    ...rosters.b.slice(0, 3).map(({ id: trooper }): Attempt => ['roster.trooper', { id: trooper }]),
    ['histories.battles', { campaign }],
  ]
}

/** Everything that does something, with whatever it would be refused for. */
function deeds({ of, rosters }: Twins, now: Known): Attempt[] {
  const { fight: id } = of
  const { decision: after } = now
  // What takes back has its turn later.
  const payloads = { ...validPayloads(of), 'fights.takeBack': { id, decision: after + 1 } }
  const secret: readonly Command[] = [
    { kind: 'draw-cards', side: 'b' },
    { kind: 'keep-cards', side: 'b', mission: 'D-02', troops: 'T-07' },
    { kind: 'muster', side: 'b', choices: [], drones: {} },
    { kind: 'name-units', side: 'b', names: [] },
    { kind: 'fill-holding-area', side: 'b', squares: [] },
    { kind: 'note', side: 'b', piece: null, text: '', private: true },
  ]
  const act = (command: Command, key: object): Attempt => [
    'fights.act',
    { id, after, command, rolls: null, ...key },
  ]
  const others = CALLS.filter((name) => !/^history\.(un|re)do/.test(name))
  return [
    ...secret.flatMap((command) => [act(command, {}), act(command, { pin: PIN_OF_A })]),
    ...unasked(now, rosters.a).map((command) => act(command, { pin: PIN_OF_A })),
    ...others.map((name): Attempt => [name, payloads[name]]),
    ['fights.takeBackOwn', { id, side: 'b', after }],
    ['fights.takeBackOwn', { id, side: 'a', after, pin: PIN_OF_A }],
    ['fights.setPin', { id, side: 'b', chosen: null }],
    // With its own PIN side a may say that both gave up that of b, which the log tells for good.
    ['fights.giveUpPin', { id, side: 'b' }],
  ]
}

async function ask(twins: Twins, [name, input]: Attempt) {
  asked.add(name)
  const [reply] = await askBoth(twins, name, input)
  return reply
}

async function askAll(twins: Twins): Promise<void> {
  for (const attempt of questions(twins, await known(twins))) await ask(twins, attempt)
}

/** Asks all, and tries all on copies: what was done is undone, so that each is tried where the battle stands. */
async function doAll(all: Twins): Promise<void> {
  await askAll(all)
  const twins = copyTwins(all)
  const now = await known(twins)
  const { fight: id } = twins.of
  const [{ muster }] = twins.programs
  const lastStep = async () => (await muster.ask('undo.look', {})).undo?.id
  for (const attempt of deeds(twins, now)) {
    const [name] = attempt
    const before = await lastStep()
    if (isRefusal(await ask(twins, attempt))) continue
    if ((await lastStep()) !== before) await ask(twins, ['undo.undo', {}])
    if (name === 'fights.act') await ask(twins, ['fights.takeBack', { id, decision: now.decision + 1 }])
  }
  await ask(twins, ['undo.redo', {}])
  await goBack(twins)
  for (const eyes of EYES) await ask(twins, ['fights.look', { id, ...eyes }])
  compareNotices(twins)
}

/** What is done is taken back and done again, corrected, and that taken back. */
async function goBack(twins: Twins): Promise<void> {
  const now = await known(twins)
  const { fight: id } = twins.of
  const { decision: after } = now
  for (const command of commandsOf(now)) {
    const done = await ask(twins, ['fights.act', { id, after, command, rolls: null }])
    if (isRefusal(done)) continue
    await ask(twins, ['fights.takeBack', { id, decision: after + 1 }])
    await ask(twins, ['fights.doAgain', { id, after }])
    const correction = { id, decision: after + 1, after: after + 1, command: null, rolls: null }
    await ask(twins, ['fights.considerCorrection', correction])
    await ask(twins, ['fights.correct', { ...correction, leftOut: [] }])
    await ask(twins, ['fights.takeBackCorrection', { id, after }])
    return
  }
}

const ofScript: Hidden = {
  ...PLAN.cards.b,
  choices: [...PLAN.choices.b],
  drones: PLAN.drones.b,
  squares: () => PLAN.squares.b,
  whom: (living) => living,
  words: 'They wait for us at Beta',
  pin: '2468',
}

test('before anything has come to light, all of it may be other, and nobody is told so', async () => {
  const other: Hidden = {
    mission: 'D-03',
    troops: 'T-02',
    choices: [],
    drones: { basic: 1 },
    squares: (units) => Object.fromEntries(units.map(({ id }, index) => [id, 16 - Math.max(1, index)])),
    whom: (living) => living.toReversed(),
    words: 'We rush Delta',
    pin: '86420',
  }
  const twins = await beginTwins('enforce', [ofScript, other])
  await setUpTwins(twins, async (stage) => {
    await (stage === 'Holding Areas filled' ? doAll(twins) : askAll(twins))
  })
  await askAll(twins)
  for (const { command, dice } of LINES.slice(0, 7)) await actBoth(twins, command, dice)
  await askAll(twins)
})

/** Lines before the first command of a kind. */
const stageBefore = (kind: CommandKind): number => LINES.findIndex(({ command }) => command.kind === kind)

/** A Sensor Pool, a blast and its dice, a round, a jamming drone, and somebody who withdraws: all wait for somebody. */
const STAGES = [
  ...(['spend-pool', 'resolve-blast', 'roll-damage', 'roll-initiative', 'allow-withdrawal'] as const).map(
    stageBefore,
  ),
  stageBefore('toggle-jammer') + 1,
]

test('in the battle what Blips still hide is told to nobody, whatever waits', async () => {
  const other: Hidden = {
    ...ofScript,
    mission: 'D-05',
    drones: { ...ofScript.drones, recce: 3 },
    squares: (units) => {
      const more = units
        .filter(({ type }) => type === 'recce')
        .map(({ id }, index) => [id, index === 0 ? 7 : 10])
      return { ...PLAN.squares.b, ...(Object.fromEntries(more) as Record<string, number>) }
    },
    words: 'We rush Delta',
    pin: '86420',
  }
  const twins = await beginTwins('assist', [ofScript, other])
  await setUpTwins(twins, () => Promise.resolve())
  let last: number | undefined
  for (const [index, { command, dice }] of LINES.slice(0, stageBefore('settle-objectives')).entries()) {
    last = await actBoth(twins, command, dice, last)
    if (index + 1 === stageBefore('intercept')) await doAll(twins)
    else if (STAGES.includes(index + 1)) await askAll(twins)
  }
})

test('what a side wrote for itself stays its own, when all is over and in the histories too', async () => {
  const other: Hidden = { ...ofScript, words: 'We rush Delta', pin: '86420' }
  const twins = await beginTwins('enforce', [ofScript, other])
  await setUpTwins(twins, () => Promise.resolve())
  let last: number | undefined
  for (const { command, dice } of LINES) last = await actBoth(twins, command, dice, last)
  await askAll(twins)
  const entered = await enterBoth(twins)
  const { fight: id } = entered.of
  for (const [index, { muster }] of entered.programs.entries()) {
    const { pin, words: text } = entered.hidden[index] ?? ofScript
    const { decision: after } = await muster.ask('fights.look', { id, watcher: 'public' })
    const command = {
      kind: 'note',
      side: 'b',
      piece: null,
      text: `${text}, all of us`,
      private: true,
    } as const
    const words = { before: 'A private note.', after: 'A private note.' }
    const correction = {
      id,
      decision: THEIR_NOTE,
      after,
      command,
      rolls: null,
      pins: { b: pin },
      leftOut: [],
    }
    await muster.ask('fights.correctEntered', { ...correction, who: 'Cleo', reason: '', words, causes: [] })
    await muster.ask('histories.digestLogs', {})
  }
  await doAll(entered)
})

test('every call was tried', () => {
  expect(CALLS.filter((name) => !asked.has(name))).toEqual([])
})
