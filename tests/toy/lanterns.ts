import { z } from 'zod'
import {
  HAND_OVER,
  HANDED_OVER,
  handedOver,
  handOverFields,
  handOverRule,
  intend,
  type Doctrine,
} from '../../shared/battle/automatic.ts'
import { asideFields, asideRules, counterSet, noted, type Written } from '../../shared/battle/asides.ts'
import type { DiceMoved, HiddenEvent, Rolled } from '../../shared/battle/battle.ts'
import { event, rolledFields } from '../../shared/battle/events.ts'
import { openCorrector } from '../../shared/battle/correction.ts'
import { band, distanceUpTo, one, some, wholeFrom } from '../../shared/battle/field.ts'
import { fillAll, isOffered, pickOf, type Chance } from '../../shared/battle/fits.ts'
import { drawCards, rollTest, type Log as HouseLog } from '../../shared/battle/log.ts'
import { openLoop } from '../../shared/battle/loop.ts'
import type { Play, WatcherOf } from '../../shared/battle/play.ts'
import { breaks, impossible, when, type Hindrance, type Rule as HouseRule } from '../../shared/battle/rule.ts'
import { LEVELS, type Level } from '../../shared/battle/battle.ts'
import { PACK, playingCard } from '../../shared/dice/playing-cards.ts'
import { never } from '../../shared/never.ts'
import { problem } from '../../shared/problem.ts'
import type { Game } from '../../shared/systems/game.ts'
import { diceStateSchema, type DiceState } from '../../shared/dice/source.ts'
import type { Tried } from '../unit/games/tried.ts'

/**
 * Lantern Night, a game for three that is not shipped: it holds the house to what it promises to any game. Nobody has
 * a force, nobody a campaign. Each round a playing card for everybody says who throws first; all choose in secret and
 * at once at whom they throw, and how far away he stands; then each throws a die of eight sides, and puts a
 * lantern out with more than the metres and the wind. Who has the most lanterns after the last round wins. Where there is
 * a keeper, he sees everything and says how the wind blows; else whoever throws first looks at the trees. The program can
 * play for anybody but him.
 */

export const lanternNight: Game = {
  id: 'lanterns',
  name: 'Lantern Night',
  edition: 'of no book',
  seats: { least: 3, most: 3, referee: true, automatic: true },
}

export const SEATS = ['red', 'green', 'blue'] as const
export type Seat = (typeof SEATS)[number]
/** The keeper judges: he has no lantern, and neither wins nor loses. */
export type Side = Seat | 'keeper'
const PHASES = ['cards', 'choices', 'wind', 'throws', 'over'] as const
type Phase = (typeof PHASES)[number]
const LANTERNS = 3
const METRES = 10
/** What the wind adds to the distance. */
const WINDS = { still: 0, breeze: 1, gale: 2 } as const
type Wind = keyof typeof WINDS
const WIND_NAMES = ['still', 'breeze', 'gale'] as const satisfies readonly Wind[]
const PAGE = 1
const MOST_ROUNDS = 12

export interface Setup {
  readonly level: Level
  readonly rounds: number
  /** What the three are called. */
  readonly names: BySeat<string>
  /** What the keeper is called; null where there is none. */
  readonly keeper: string | null
  /** For whom the program plays. */
  readonly automatic: Seat[]
}

interface Choice {
  readonly target: Seat
  readonly metres: number
}

type BySeat<Item> = Readonly<Record<Seat, Item>>

export interface State extends Written<Side> {
  readonly setup: Setup
  readonly dice: DiceState
  readonly phase: Phase
  readonly round: number
  readonly lanterns: BySeat<number>
  readonly choices: BySeat<Choice | null>
  readonly wind: Wind
  readonly automatic: readonly Side[]
  /** Who has still to throw, in the order of the cards. */
  readonly order: readonly Seat[]
}

const seat = z.enum(SEATS)
const side = z.enum([...SEATS, 'keeper'])
const aside = asideFields(z.string().min(1))
const command = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), side, ...shape })
const purpose = z.enum(['order', 'throw'])
const choice = { target: seat, metres: z.number().min(0).max(METRES) }
const wind = { wind: z.enum(WIND_NAMES) }

const commandSchema = z.discriminatedUnion('kind', [
  command('draw', {}),
  command('choose', choice),
  command('say-wind', wind),
  command('throw', {}),
  command(HAND_OVER, handOverFields),
  command('note', aside.note),
  command('set-counter', aside.counter),
  command('photo', aside.photo),
  command('give-up-pin', {}),
])
export type Command = z.infer<typeof commandSchema>
type Kind = Command['kind']
type CommandOf<One extends Kind> = Extract<Command, { kind: One }>

const called = z.string().trim().min(1).max(24)
const said = z.strictObject({
  red: called,
  green: called,
  blue: called,
  rounds: z.int('Give a whole number of rounds').min(1).max(MOST_ROUNDS),
  /** Empty where there is none. */
  keeper: z.string().trim().max(24),
  automatic: z.array(seat),
})
const setupSchema = z.strictObject({
  level: z.enum(LEVELS),
  rounds: said.shape.rounds,
  names: said.pick({ red: true, green: true, blue: true }),
  keeper: called.nullable(),
  automatic: said.shape.automatic,
})
const eventSchema = z.discriminatedUnion('kind', [
  event('begun', { setup: setupSchema }),
  event('round-begun', { round: z.int(), order: z.array(seat) }),
  event('chosen', { side: seat, ...choice }),
  event('opened', { choices: z.record(seat, z.strictObject(choice).nullable()) }),
  event('wind-said', { side, ...wind }),
  event(HANDED_OVER, { side, ...handOverFields }),
  event('thrown', { side: seat, target: seat, hit: z.boolean() }),
  event('phase-entered', { phase: z.enum(PHASES) }),
  event('dice-moved', { dice: diceStateSchema }),
  event('rolled', rolledFields(purpose, side, z.string())),
  event('noted', { side, ...aside.note }),
  event('counter-set', { side, ...aside.counter }),
  event('photo-taken', { side, ...aside.photo }),
  event('pin-given-up', { side }),
])
type Purpose = z.infer<typeof purpose>
export type Event =
  Exclude<z.infer<typeof eventSchema>, { kind: 'rolled' | 'dice-moved' }> | Rolled<Purpose, Side> | DiceMoved

type View = Omit<State, 'dice'>
type Told = Event | HiddenEvent<Event['kind'], Side>

export interface Lanterns {
  readonly State: State
  readonly Command: Command
  readonly Event: Event
  readonly Side: Side
  readonly Phase: Phase
  readonly Purpose: Purpose
  readonly View: View
  readonly Told: Told
  readonly OwnField: never
}
type Rule<One extends Kind> = HouseRule<Lanterns, CommandOf<One>>
type Log = HouseLog<State, Event>

const EVERY_PHASE = { phases: PHASES }
const shining = ({ lanterns }: Pick<State, 'lanterns'>): readonly Seat[] =>
  SEATS.filter((one) => lanterns[one] > 0)
const nobody = { red: null, green: null, blue: null }

const notYours = (side: Side, wanted: readonly Side[]): readonly Hindrance[] =>
  when(!wanted.includes(side), () =>
    impossible('lanterns/not-yours', 'Somebody else is at it: wait for him.', { page: PAGE, path: ['side'] }),
  )

function enter(log: Log, phase: Phase): void {
  log.emit({ kind: 'phase-entered', phase })
}

function next(log: Log): void {
  const { order, round, setup } = log.state
  if (order.length === 0)
    enter(log, shining(log.state).length < 2 || round === setup.rounds ? 'over' : 'cards')
}

/** Who says how the wind blows: the keeper, else whoever throws first. */
const windsOf = ({ setup, order }: State): readonly Side[] =>
  setup.keeper === null ? order.slice(0, 1) : ['keeper']
const isSeat = (one: Side): one is Seat => one !== 'keeper'

const mayChoose = (state: State): readonly Side[] =>
  shining(state).filter((one) => state.choices[one] === null)

const RULES: { readonly [One in Kind]: Rule<One> } = {
  draw: {
    phases: ['cards'],
    offers: () => [{}],
    check: () => [],
    resolve: (log) => {
      const { round } = log.state
      const own = shining(log.state)
      const cards = drawCards(log, PACK, { purpose: 'order', side: own[0] ?? 'red', unit: null }, own.length)
      const rank = (one: Seat): number => playingCard(cards[own.indexOf(one)] ?? 0).rank
      log.emit({ kind: 'round-begun', round: round + 1, order: own.toSorted((a, b) => rank(b) - rank(a)) })
      enter(log, 'choices')
    },
  },
  choose: {
    phases: ['choices'],
    offers: (state, side) =>
      mayChoose(state).includes(side)
        ? [
            {
              target: one(shining(state).filter((other) => other !== side)),
              metres: { ...distanceUpTo(METRES, null, 'metres'), measured: false },
            },
          ]
        : [],
    check: (state, { side, target }) => [
      ...notYours(side, mayChoose(state)),
      ...when(target === side, () =>
        breaks('lanterns/own', 'Nobody throws at himself: choose another.', { page: PAGE, path: ['target'] }),
      ),
      ...when(!shining(state).includes(target), () =>
        breaks('lanterns/dark', 'He has no lantern left: choose another.', { page: PAGE, path: ['target'] }),
      ),
    ],
    resolve: (log, { side, target, metres }) => {
      if (!isSeat(side)) return
      log.emit({ kind: 'chosen', side, target, metres })
      if (mayChoose(log.state).length > 0) return
      log.emit({ kind: 'opened', choices: log.state.choices })
      enter(log, 'wind')
    },
  },
  'say-wind': {
    phases: ['wind'],
    offers: (state, side) => (windsOf(state).includes(side) ? [{ wind: band(WIND_NAMES) }] : []),
    check: (state, { side }) => notYours(side, windsOf(state)),
    resolve: (log, { side, wind }) => {
      log.emit({ kind: 'wind-said', side, wind })
      enter(log, 'throws')
    },
  },
  throw: {
    phases: ['throws'],
    offers: ({ order }, side) => (order[0] === side ? [{}] : []),
    check: ({ order }, { side }) => notYours(side, order.slice(0, 1)),
    resolve: (log, { side }) => {
      const chosen = isSeat(side) ? log.state.choices[side] : null
      if (!chosen || !isSeat(side)) return
      const roll = { purpose: 'throw', side, unit: null, die: 'd8' } as const
      const target = Math.ceil(chosen.metres) + WINDS[log.state.wind]
      const { success } = rollTest(log, { test: 'above', target }, roll)
      log.emit({ kind: 'thrown', side, target: chosen.target, hit: success })
      next(log)
    },
  },
  [HAND_OVER]: handOverRule<Side, Phase>({
    ...EVERY_PHASE,
    page: PAGE,
    mayBe: (one) => isSeat(one),
  }),
  ...asideRules<State, Side, Phase>({
    ...EVERY_PHASE,
    page: PAGE,
    isShown: (_state, piece) => SEATS.some((one) => one === piece),
  }),
}

function evolve(state: State, told: Event): State {
  switch (told.kind) {
    case 'begun':
      throw new Error('A battle begins once.')
    case 'dice-moved':
      return { ...state, dice: told.dice }
    case 'round-begun':
      return { ...state, round: told.round, order: told.order, choices: nobody }
    case 'chosen':
      return {
        ...state,
        choices: { ...state.choices, [told.side]: { target: told.target, metres: told.metres } },
      }
    case 'opened':
      return state
    case 'wind-said':
      return { ...state, wind: told.wind }
    case HANDED_OVER:
      return handedOver(state, told)
    case 'thrown': {
      const order = state.order.filter((one) => one !== told.side)
      const left = Math.max(0, state.lanterns[told.target] - Number(told.hit))
      return { ...state, order, lanterns: { ...state.lanterns, [told.target]: left } }
    }
    case 'phase-entered':
      return { ...state, phase: told.phase }
    case 'noted':
      return noted(state, told)
    case 'counter-set':
      return counterSet(state, told)
    case 'rolled':
    case 'photo-taken':
    case 'pin-given-up':
      return state
    default:
      return never(told)
  }
}

function fold([first, ...events]: readonly Event[]): State {
  if (first?.kind !== 'begun') throw new Error('A battle begins with its setup.')
  const begun: State = {
    setup: first.setup,
    dice: { generator: 'xoroshiro128plus', words: [1, 0, 0, 0] },
    phase: 'cards',
    round: 0,
    lanterns: { red: LANTERNS, green: LANTERNS, blue: LANTERNS },
    choices: nobody,
    wind: 'still',
    automatic: first.setup.automatic,
    order: [],
    notes: [],
    ownCounters: [],
  }
  return events.reduce(evolve, begun)
}

const loop = openLoop<Lanterns, Setup>({
  commandSchema,
  kinds: commandSchema.options.map((option) => option.shape.kind.value),
  phases: PHASES,
  sidesOf: ({ setup }) => (setup.keeper === null ? SEATS : [...SEATS, 'keeper']),
  purposes: ['order', 'throw'],
  ruleOf: <One extends Kind>(kind: One): Rule<One> => RULES[kind],
  notNow: ({ phase }, phases) =>
    when(!phases.includes(phase), () =>
      impossible('battle/not-now', 'Not now: the night waits for something else.', {
        page: PAGE,
        values: { phase },
      }),
    ),
  begin: (setup) => [{ kind: 'begun', setup }],
  diceMoved: (dice) => ({ kind: 'dice-moved', dice }),
  evolve,
  fold,
  secret: ['choose'],
  atLeisure: [],
})

const light = (told: Event): readonly { readonly of: Side; readonly what: string | null }[] =>
  told.kind === 'opened' ? SEATS.map((of) => ({ of, what: null })) : []

const { correctLines } = openCorrector<Lanterns, Setup>(
  loop,
  { aimOf: () => null, nextStep: () => null, mayGoOn: () => false },
  light,
)

/** Before all are opened nobody knows what another has chosen; but the keeper. */
function view(state: State, watcher: WatcherOf<Side>): View {
  const { dice: _dice, choices, notes, ...open } = state
  const hidden = state.phase === 'choices' && watcher !== 'keeper'
  const shown = (one: Seat): Choice | null => (hidden && one !== watcher ? null : choices[one])
  return {
    ...open,
    notes: notes.filter((note) => !note.private || note.side === watcher),
    choices: { red: shown('red'), green: shown('green'), blue: shown('blue') },
  }
}

function tell(told: Event, _state: Pick<State, 'phase'>, watcher: WatcherOf<Side>): Told {
  if (told.kind === 'begun' || told.kind === 'dice-moved')
    return { kind: 'hidden', of: told.kind, side: null }
  const secret = told.kind === 'chosen' || (told.kind === 'noted' && told.private)
  const isOwn = told.kind === 'chosen' && watcher === 'keeper'
  return secret && !isOwn && told.side !== watcher ? { kind: 'hidden', of: told.kind, side: told.side } : told
}

/** Throws at whoever has the most lanterns, as near as one may stand with the wind that there may be. */
const plan: Doctrine<Lanterns>['plan'] = ({ lanterns }, [offer], side, chance) => {
  if (offer?.command !== 'choose') return offer ?? null
  const others = SEATS.filter((one) => one !== side && lanterns[one] > 0)
  const most = Math.max(...others.map((one) => lanterns[one]))
  const target = pickOf(
    others.filter((one) => lanterns[one] === most),
    chance,
  )
  return target ? intend<Lanterns>(offer, { target, metres: 1 + chance.pick(3) }) : null
}

export const lanterns: Play<Lanterns, Setup> = {
  ...loop,
  version: 1,
  referees: ['keeper'],
  setUp: {
    kinds: [],
    fields: () => ({
      red: { kind: 'words', longest: 24, orNone: false, measured: false },
      green: { kind: 'words', longest: 24, orNone: false, measured: false },
      blue: { kind: 'words', longest: 24, orNone: false, measured: false },
      rounds: wholeFrom(1, MOST_ROUNDS),
      keeper: { kind: 'words', longest: 24, orNone: true, measured: false },
      automatic: { ...some(SEATS), measured: false },
    }),
    read: (draft, level) => {
      const read = said.safeParse(draft)
      if (read.success) {
        const { rounds, keeper, automatic, ...names } = read.data
        return { level, rounds, names, keeper: keeper === '' ? null : keeper, automatic }
      }
      const path = (read.error.issues[0]?.path ?? []).map(String)
      return { problem: problem('lanterns/set-up', 'Name all three, and say how many rounds.', path) }
    },
    called: () => '',
    sides: ({ names, keeper }) => [
      ...SEATS.map((one) => ({ side: one, name: names[one] })),
      ...(keeper === null ? [] : [{ side: 'keeper' as const, name: keeper }]),
    ],
    setOut: () => [],
  },
  eventSchema,
  keptOnce: null,
  looseOptions: () => [],
  isSecret: (told) => told.kind === 'choose' || (told.kind === 'note' && told.private),
  canTakeBackOwn: () => true,
  light,
  correctLines,
  standing: {
    kinds: ['phase-entered', 'round-begun'],
    of: (newest) => {
      const phase = newest.find((told) => told.kind === 'phase-entered')?.phase ?? 'cards'
      const round = newest.find((told) => told.kind === 'round-begun')?.round ?? 0
      return { phase, round, ending: phase === 'over' ? { how: 'dark', controls: null } : null }
    },
  },
  isRevealed: ({ phase }) => phase === 'over',
  view,
  open: (state) => view(state, 'public'),
  account: null,
  lookBack: (events) => ({
    moments: events.flatMap(({ number, event: told }) =>
      told.kind === 'thrown' && told.hit ? [{ number, what: 'lantern-out', turn: null }] : [],
    ),
    odds: [],
  }),
  tell,
  doctrine: {
    sides: ({ automatic }) => automatic,
    unasked: [],
    plan,
  },
  playAtRandom: (state, chance) => {
    const offer = pickOf(
      loop.sidesOf(state).flatMap((one) => loop.options(state, one)),
      chance,
    )
    return offer
      ? commandSchema.parse({ kind: offer.command, side: offer.side, ...fillAll(offer.fields, chance) })
      : null
  },
}

export const triedLanterns: Tried<Lanterns, Setup> = {
  name: 'Lantern Night',
  play: lanterns,
  setupOf: (seed, level = 'enforce') => ({
    level,
    rounds: 3 + (seed % 4),
    names: { red: 'Ada', green: 'Bo', blue: 'Cleo' },
    keeper: seed % 3 === 0 ? 'Old Tam' : null,
    automatic: seed % 2 === 0 ? ['green'] : [],
  }),
  isOffered,
  fillAll,
  writeAtRandom,
  wrong: ({ after }) =>
    SEATS.filter((one) => after.lanterns[one] < 0).map((one) => `${one} has less than none.`),
  twin,
  hiding: ['choices'],
  kinds: eventSchema.options.map((option) => option.shape.kind.value),
  never: ['pin-given-up'],
}

/** Now and then somebody notes something, photographs the table or counts something of his own. */
function writeAtRandom(state: State, chance: Chance): Command | null {
  if (state.phase === 'over' || chance.pick(6) > 0) return null
  const side = pickOf(SEATS, chance) ?? 'red'
  const what = chance.pick(4)
  if (what === 3) return { kind: HAND_OVER, side, automatic: !state.automatic.includes(side) }
  if (what === 0) return { kind: 'photo', side, picture: '0'.repeat(64), caption: '' }
  if (what === 1) return { kind: 'set-counter', side, piece: side, name: 'Oil', count: chance.pick(3) }
  return { kind: 'note', side, piece: null, text: `Note of ${side}`, private: chance.pick(2) === 0 }
}

/** The same night to everybody but one seat, who has chosen otherwise and wrote nothing for himself. */
export function twin(state: State, of: Side): State {
  const own = isSeat(of) ? state.choices[of] : null
  const other = shining(state).find((one) => one !== of && one !== own?.target)
  const choices =
    state.phase === 'choices' && own && other
      ? { ...state.choices, [of]: { target: other, metres: METRES - own.metres } }
      : state.choices
  return { ...state, choices, notes: state.notes.filter((note) => !note.private || note.side !== of) }
}
