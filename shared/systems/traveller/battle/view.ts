import type { HiddenEvent } from '../../../battle/battle.ts'
import type { WatcherOf } from '../../../battle/play.ts'
import { checkOdds } from '../checks.ts'
import { order } from '../initiative.ts'
import type { CharacterDraft } from '../documents/character.ts'
import type { EncounterDraft } from '../documents/encounter.ts'
import { isDecided } from './course/flow.ts'
import { dueSides } from './course/steps.ts'
import type { BattleEvent, EventKind } from './documents/events.ts'
import type { Reason } from './documents/fields.ts'
import type { Shot } from './documents/steps.ts'
import { topSpeed } from './rules/speed.ts'
import { attackReasons, outcomeOf, sum } from './rules/weigh.ts'
import { attackMet } from './state/meeting.ts'
import {
  armourOf,
  characterOf,
  commsOf,
  countOf,
  countReasons,
  driverOf,
  fighterIn,
  isClosed,
  isDisabled,
  isFighting,
  isLed,
  isUp,
  roundsLost,
  score,
  sensorsOf,
  skillsOf,
  vehicleDraftOf,
  type CountReason,
} from './state/look.ts'
import type { BattleState, Craft, Fighter } from './state/state.ts'
import { REFEREE, type Phase, type Side } from './words.ts'

/** What a watcher may know: the open table; who is hidden only their own side and the Referee. */

export interface FighterView extends Fighter {
  /** Its Initiative now; null before it is rolled. */
  readonly count: number | null
  /** What makes it up, each part with its line of the book. */
  readonly countReasons: readonly CountReason[]
  readonly armour: number
  /** Tactics and Leadership reach it. */
  readonly isLed: boolean
  readonly skills: CharacterDraft['skills']
  readonly sensors: readonly string[]
  readonly comms: readonly string[]
  readonly picture: string | null
  /** The group's document of it. */
  readonly kept: string | null
}

export interface CraftView extends Craft {
  readonly kind: 'vehicle' | 'robot' | 'drone'
  readonly isClosed: boolean
  readonly isMilitary: boolean
  /** Its plant is gone, or of a machine its computer. */
  readonly isDisabled: boolean
  /** What hits have left of its speed, km/h. */
  readonly topSpeed: number
  /** Whoever drives it, or controls it from outside; null where nobody does, or whoever does is hidden. */
  readonly driver: string | null
  readonly isDriven: boolean
  /** Rounds of actions that it still loses. */
  readonly idle: number
  /** What it was built with. */
  readonly full: { readonly hull: number; readonly structure: number; readonly armour: number }
  readonly names: Readonly<Record<string, string>>
  readonly picture: string | null
  readonly kept: string | null
}

export interface BattleView extends Omit<BattleState, 'setup' | 'dice' | 'fighters' | 'crafts'> {
  readonly level: BattleState['setup']['level']
  readonly rules: BattleState['setup']['rules']
  readonly sides: BattleState['setup']['sides']
  readonly referee: string | null
  readonly encounter: Omit<EncounterDraft, 'notes'>
  readonly fighters: readonly FighterView[]
  readonly crafts: readonly CraftView[]
  /** What they were written as, by their ids; what is noted of them is for whoever wrote it. */
  readonly documents: Pick<BattleState['setup'], 'people' | 'vehicles'>
  /** The Initiative track of this round: groups act together. */
  readonly track: readonly (readonly string[])[]
  /** Whom the first of what is going on waits for. */
  readonly due: readonly Side[]
  /** What will be added to the attack that comes next, as it is met so far, and how likely it hits; null: none comes. */
  readonly forecast: {
    readonly shot: Shot
    readonly dm: number
    readonly reasons: readonly Reason[]
    readonly hit: number
  } | null
  /** One side alone is up, or none. */
  readonly isDecided: boolean
}

export type Watcher = WatcherOf<Side>

export function view(state: BattleState, watcher: Watcher, turnedOver = isRevealed(state)): BattleView {
  const { setup, dice: _dice, fighters, crafts, ...open } = state
  const mayKnow = ({ hidden, side }: { readonly hidden: boolean; readonly side: Side }): boolean =>
    !hidden || turnedOver || side === watcher || watcher === REFEREE
  const { notes: _notes, ...encounter } = setup.encounter
  const [step] = state.steps
  const isKnown = (id: string): boolean =>
    [fighters[id], crafts[id]].some((one) => one !== undefined && mayKnow(one))
  const known = <Document extends object>(
    all: Readonly<Record<string, { readonly document: Document; readonly kept: string | null }>>,
  ) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([id]) => isKnown(id))
        .map(([id, { document, kept }]) => [id, { document: { ...document, notes: '' }, kept }]),
    )
  return {
    ...open,
    notes: open.notes.filter((note) => !note.private || note.side === watcher),
    level: setup.level,
    rules: setup.rules,
    sides: setup.sides,
    referee: setup.referee,
    encounter,
    fighters: Object.values(fighters)
      .filter(mayKnow)
      .map((fighter) => fighterView(state, fighter)),
    crafts: Object.values(crafts)
      .filter(mayKnow)
      .map((craft) => craftView(state, craft, isKnown)),
    documents: { people: known(setup.people), vehicles: known(setup.vehicles) },
    track: trackOf(state),
    due: step ? dueSides(state, step) : [],
    forecast: forecastOf(state),
    isDecided: isDecided(state),
  }
}

function forecastOf(state: BattleState): BattleView['forecast'] {
  const met = attackMet(state.steps)
  const next = met?.kind === 'shot' ? met : state.steps.find((step) => step.kind === 'shot')
  const shot = next?.shot
  const fighter = fighterIn(state, shot?.by ?? null)
  const reasons = shot && fighter && attackReasons(state, fighter, shot)
  if (!shot || !reasons) return null
  const dm = sum(reasons)
  // Of full auto the dice lie on the table.
  const hit = shot.pair ? Number(outcomeOf(shot.pair[0] + shot.pair[1] + dm, dm).success) : checkOdds(dm)
  return { shot, dm, reasons, hit }
}

/** Who acts after whom in this round; groups act together (line 7). */
export function trackOf(state: BattleState): readonly (readonly string[])[] {
  const all = Object.values(state.fighters).filter((one) => isFighting(one) && one.initiative !== null)
  return order(
    all.map((one) => ({ id: one.id, initiative: countOf(state, one), dex: score(state, one, 'dex') })),
  )
}

function fighterView(state: BattleState, fighter: Fighter): FighterView {
  const document = characterOf(state, fighter.id)
  return {
    ...fighter,
    count: fighter.initiative === null ? null : countOf(state, fighter),
    countReasons: countReasons(state, fighter),
    armour: armourOf(state, fighter),
    isLed: isLed(state, fighter),
    skills: skillsOf(state, fighter),
    sensors: sensorsOf(state, fighter),
    comms: commsOf(state, fighter),
    picture: document?.picture ?? null,
    kept: state.setup.people[fighter.id]?.kept ?? null,
  }
}

function craftView(state: BattleState, craft: Craft, isKnown: (id: string) => boolean): CraftView {
  const draft = vehicleDraftOf(state, craft.id)
  const driver = driverOf(state, craft)
  const knownOf = (id: string | null): string | null => (id !== null && isKnown(id) ? id : null)
  return {
    ...craft,
    operator: knownOf(craft.operator),
    kind: draft?.craft ?? 'vehicle',
    isClosed: isClosed(state, craft),
    isMilitary: draft?.military ?? false,
    isDisabled: isDisabled(state, craft),
    topSpeed: topSpeed(state, craft),
    driver: knownOf(driver?.id ?? null),
    isDriven: driver !== null && isUp(driver),
    idle: Math.min(craft.lost?.rounds ?? 0, roundsLost(state, craft, driver?.id ?? '')),
    full: {
      hull: draft?.hull.full ?? 0,
      structure: draft?.structure.full ?? 0,
      armour: draft?.armour.full ?? 0,
    },
    names: {
      ...Object.fromEntries((draft?.weapons ?? []).map(({ id, weapon }) => [id, weapon.name])),
      ...Object.fromEntries((draft?.limbs ?? []).map(({ id, name }) => [id, name])),
    },
    picture: draft?.picture ?? null,
    kept: state.setup.vehicles[craft.id]?.kept ?? null,
  }
}

export function isRevealed({ phase }: { readonly phase: Phase }): boolean {
  return phase === 'over'
}

export type Told = BattleEvent | HiddenEvent<EventKind, Side>

/** The beginning holds who is hidden; dice would tell what they will show. */
const NEVER_TOLD: readonly EventKind[] = ['begun', 'dice-moved']

/** Whoever is hidden does nothing before it is shown: there is nothing else to keep back. */
export function tell(event: BattleEvent, _state: { readonly phase: Phase }, watcher: Watcher): Told {
  if (NEVER_TOLD.includes(event.kind)) return { kind: 'hidden', of: event.kind, side: null }
  const isSecret = event.kind === 'noted' && event.private
  return isSecret && event.side !== watcher ? { kind: 'hidden', of: event.kind, side: event.side } : event
}
