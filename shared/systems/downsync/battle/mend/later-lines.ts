import { dueOf, nearby, scorers } from '../course/steps.ts'
import { eligible, joiners, participants } from '../course/who.ts'
import { commandSchema, type Command, type CommandKind, type CommandOf } from '../documents/commands.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import { fresh, idsOf, isOnTable, pingIn, reserveOf, unitIn } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { PHASES, type Phase } from '../words.ts'

/** Lines after one that was corrected: what of them has come about by itself, and what is left of the others. */

interface Then {
  readonly state: BattleState
  readonly events: readonly BattleEvent[]
}

/** What a line says without bringing anything about has come about by itself, or is over. */
export const isMoot = <Kind extends CommandKind>(kind: Kind, command: CommandOf<Kind>, then: Then): boolean =>
  MOOT[kind]?.(command, then) ?? false

const MOOT: { readonly [Kind in CommandKind]?: (command: CommandOf<Kind>, then: Then) => boolean } = {
  'lay-pings': ({ pings }, { state }) => pings.every((id) => pingIn(state, id)?.fate !== 'held'),
  'reveal-no-more': (_command, { state }) => isBehind(state, 'revealing'),
  refresh: ({ freed, unit }, { state }) => !freed && isRefreshed(state, unit),
  'refresh-rest': (_command, { state, events }) =>
    events.every((event) => event.kind !== 'refreshed' || isRefreshed(state, event.unit)),
  'move-no-more': (_command, { state }) => isBehind(state, 'moving'),
  'let-act': (_command, { state: { taskforce, engagement } }) =>
    taskforce?.asked === true && engagement === null,
  join: ({ units }, { state }) => units.length === 0 && (state.engagement !== null || isLetAct(state)),
  boost: ({ units, favoured, side }, { state }) => {
    if (units.length + favoured.length > 0) return false
    const { engagement, stage } = state
    return engagement === null ? isLetAct(state) : engagement.asked.includes(side) || stage === 'activating'
  },
  reveal: ({ ping, unit }, { state }) => isRevealed(state, ping, unit),
  identify: ({ ping, unit }, { state }) => isRevealed(state, ping, unit),
  place: ({ unit }, { state }) =>
    unitIn(state, unit)?.fate === 'onTable' &&
    !state.steps.some((step) => step.kind === 'place' && step.unit === unit),
  'say-near': ({ pings, stealthy }, { state }) =>
    pings.length + stealthy.length === 0 && !isAskedWhoIsNear(state),
  gain: ({ takes, unit }, { state }) =>
    !takes && !state.steps.some((step) => step.kind === 'gain' && step.unit === unit),
  accept: (_command, { state }) => !state.steps.some(({ kind }) => kind === 'hit'),
  cease: (_command, { state }) => !state.steps.some(({ kind }) => kind === 'volley'),
  'begin-base': (_command, { state, events }) =>
    events.some((event) => event.kind === 'base-begun' && isActing(state, event)),
  'end-base': (_command, { state, events }) =>
    events.some((event) => event.kind === 'base-ended' && hasActed(state, event)),
  'end-taskforce': (_command, { state }) => state.taskforce === null,
  score: ({ own, enemy }, { state: { taskforce, steps } }) =>
    own.length + enemy.length === 0 && taskforce === null && steps.length === 0,
}

/** The Ping has come to light as that Unit, or as nothing. */
function isRevealed(state: BattleState, id: string, unit: string | null): boolean {
  const ping = pingIn(state, id)
  if (!ping || isOnTable(ping)) return false
  return unit === null ? ping.fate !== 'unit' : unitIn(state, unit)?.fate !== 'reserve'
}

/** What a line is about that names nobody: who acts, what is fired, what is hit, who has moved and what is counted. */
export const aboutIn = (state: BattleState, kind: CommandKind): readonly unknown[] =>
  ABOUT[kind]?.(state) ?? []

const ofActing = ({ activation }: BattleState) => [activation?.unit, activation?.base]
const ofStep = ({ steps: [step] }: BattleState): readonly unknown[] => {
  if (step?.kind === 'volley') return [step.kind, step.unit, step.base]
  if (step?.kind === 'hit') return [step.kind, step.unit, step.base, step.by]
  if (step?.kind === 'near') return [step.kind, step.piece]
  if (step?.kind === 'score') return [step.kind, step.side, step.score, step.token]
  return step?.kind === 'outcome' ? [step.kind, step.unit] : [step?.kind]
}
const ABOUT: Readonly<Partial<Record<CommandKind, (state: BattleState) => readonly unknown[]>>> = {
  ...{ perform: ofActing, watch: ofActing, 'end-base': ofActing },
  'begin-base': ({ activation }) => [activation?.unit],
  ...{ attack: ofStep, scan: ofStep, 'carry-out': ofStep, cease: ofStep },
  ...{ counter: ofStep, accept: ofStep, 'say-near': ofStep, score: ofStep, 'score-own': ofStep },
}

/** What is said of a Taskforce belongs to it; what is put right, noted or agreed belongs to none. */
export const turnOf = (kind: CommandKind): 'opens' | 'within' | null =>
  kind === 'designate' ? 'opens' : OF_NO_TURN.includes(kind) || kind.startsWith('put-') ? null : 'within'
const OF_NO_TURN: readonly CommandKind[] = [
  ...(['roll-start', 'choose-first', 'lay-pings', 'record', 'end-battle'] as const),
  ...(['hand-over', 'note', 'set-counter', 'photo', 'give-up-pin'] as const),
]

/** The other side was asked, and nobody reacts. */
const isLetAct = ({ taskforce, engagement, stage }: BattleState): boolean =>
  taskforce?.asked === true && engagement === null && stage === 'activating'

/** Whoever was said to react is there no more, or has acted. */
export function nobodyReacts(
  state: BattleState,
  following: readonly { readonly command: unknown }[],
): boolean {
  for (const { command } of following) {
    const { data } = commandSchema.safeParse(command)
    if (data?.kind === 'answer')
      return data.units.length > 0 && both(data.units, idsOf(eligible(state))).length === 0
    if (data?.kind === 'designate') return false
  }
  return false
}

/** What is left of a line where some of those whom it names are gone, or what a Ping was has come to light elsewhere. */
export const restOf = <Kind extends CommandKind>(
  kind: Kind,
  command: CommandOf<Kind>,
  state: BattleState,
): Command | null => REST[kind]?.(command, state) ?? null

const REST: {
  readonly [Kind in CommandKind]?: (command: CommandOf<Kind>, state: BattleState) => Command | null
} = {
  'choose-first': (command, state) => state.chooser && { ...command, side: state.chooser },
  designate: (command, state) => {
    const { units, pings } = fresh(state, command.side)
    return { ...command, units: both(command.units, units), pings: both(command.pings, pings) }
  },
  reveal: (command, state) => asTheLast(command, state),
  identify: (command, state) => asTheLast(command, state),
  join: (command, state) => ({ ...command, units: both(command.units, idsOf(joiners(state))) }),
  answer: (command, state) => ({ ...command, units: both(command.units, idsOf(eligible(state))) }),
  boost: (command, state) => {
    const all = idsOf(participants(state))
    return { ...command, units: both(command.units, all), favoured: both(command.favoured, all) }
  },
  'say-near': (command, state) => {
    const step = dueOf(state, command.side, 'near')
    if (!step) return null
    const { pings, stealthy } = nearby(state, step)
    return { ...command, pings: both(command.pings, pings), stealthy: both(command.stealthy, stealthy) }
  },
  score: (command, state) => {
    const { own, enemy } = scorers(state, command.side)
    return { ...command, own: both(command.own, own), enemy: both(command.enemy, enemy) }
  },
}

/** A Ping is the only Unit of its Signature that is left in Reserve. */
function asTheLast(command: CommandOf<'reveal' | 'identify'>, state: BattleState): Command | null {
  const ping = pingIn(state, command.ping)
  const [only, ...others] = ping ? reserveOf(state, command.side, ping.sig) : []
  return only && others.length === 0 ? { ...command, unit: only.id } : null
}

const both = (named: readonly string[], there: readonly string[]): string[] =>
  named.filter((id) => there.includes(id))

const isBehind = ({ taskforce, stage }: BattleState, phase: Phase): boolean =>
  taskforce !== null && PHASES.indexOf(stage) > PHASES.indexOf(phase)

/** Now, or once what goes on is done. */
const isAskedWhoIsNear = ({ steps, stage, setup }: BattleState): boolean =>
  steps.some(({ kind }) => kind === 'near') ||
  (setup.rules.revealsSettled === 'allMoves' && EARLY.includes(stage))
const EARLY: readonly Phase[] = ['revealing', 'refreshing', 'moving']

const isRefreshed = ({ taskforce }: BattleState, unit: string): boolean =>
  taskforce?.refreshed.includes(unit) ?? false

/** That base acts, or has acted. */
const isActing = ({ activation }: BattleState, { unit, base }: EventOf<'base-begun'>): boolean =>
  activation?.unit === unit && (activation.base === base || activation.acted.includes(base))

/** That base has done all that it does in this turn. */
const hasActed = (state: BattleState, { unit, base }: EventOf<'base-ended'>): boolean =>
  state.activation?.unit === unit
    ? state.activation.acted.includes(base)
    : (state.engagement?.done.includes(unit) ?? false) || (unitIn(state, unit)?.activated ?? false)
