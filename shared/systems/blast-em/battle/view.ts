import type { HiddenEvent } from '../../../battle/battle.ts'
import type { WatcherOf } from '../../../battle/play.ts'
import { declarers, isInReach } from './course/who.ts'
import { isDrugged, profileOf, typeNameOf, wearing } from './state/look.ts'
import type { Model } from '../profiles.ts'
import type { Wearing } from '../gadgets.ts'
import type { Encounter } from '../words.ts'
import { isToBeSaid, tagalongPoints } from './ending/objective.ts'
import type { BattleEvent, EventKind } from './documents/events.ts'
import type { BattleState, Exchange, ItemState, ModelState } from './state/state.ts'
import { isPlayer, type Phase, type Side } from './words.ts'

/** What a watcher may know: the open table. What tokens, lockers and waves hold is the program's until it shows. */

type Mission = BattleState['setup']['mission']
/** The mission without what is still hidden in it. */
export type MissionView = Omit<Mission, 'tokens' | 'items' | 'waves' | 'tokenTable' | 'findTable' | 'own'> & {
  readonly tokens: readonly Omit<Mission['tokens'][number], 'holds'>[]
  readonly items: readonly Omit<Mission['items'][number], 'find'>[]
  readonly waves: readonly Omit<Mission['waves'][number], 'models'>[]
}

export interface ModelView extends ModelState {
  /** Its numbers by the house rules, and what else is so of it. */
  readonly profile: Model
  readonly wearing: Wearing
  readonly isDrugged: boolean
  /** Which of its type it is on its side, among those without a name; from 1, 0 for whoever is the only one in a team. */
  readonly nth: number
  /** What the group calls its type, where that is one of their own. */
  readonly typeName: string | null
}

export interface TokenView {
  readonly id: string
  readonly spent: boolean
  /** Was tested, and stayed. */
  readonly tested: boolean
  /** What it held, once it is turned over. */
  readonly held: Encounter | null
}

export interface BattleView extends Omit<
  BattleState,
  'setup' | 'dice' | 'models' | 'tokens' | 'items' | 'exchange'
> {
  readonly level: BattleState['setup']['level']
  readonly rules: BattleState['setup']['rules']
  readonly players: BattleState['setup']['players']
  readonly mission: MissionView
  readonly models: readonly ModelView[]
  readonly tokens: readonly TokenView[]
  readonly items: readonly (ItemState & { readonly id: string })[]
  readonly exchange: Exchange | null
  /** Who declares now, while attacks are declared. */
  readonly declares: readonly Side[]
  /** Nobody is left on the table, and the players say how the mission ended (line 5). */
  readonly isToBeSaid: boolean
  /** For Tagalongs that were saved (line 192). */
  readonly points: number
}

export type Watcher = WatcherOf<Side>

/** Source: lines 288–289, 313; R32. With `turnedOver` it shows what everybody has come to know at the end. */
export function view(state: BattleState, watcher: Watcher, turnedOver = isRevealed(state)): BattleView {
  // Of one that was played without the program nobody has turned anything over here.
  const isKnown = turnedOver && state.round > 0
  const { setup, dice: _dice, models, tokens, items, exchange, ...open } = state
  return {
    ...open,
    level: setup.level,
    rules: setup.rules,
    players: setup.players,
    mission: missionView(setup.mission),
    models: Object.values(models).map((model) => ({
      ...model,
      profile: profileOf(state, model),
      wearing: wearing(model),
      isDrugged: isDrugged(model),
      nth: nthOf(state, model),
      typeName: typeNameOf(state, model),
    })),
    tokens: Object.entries(tokens).map(([id, { holds, spent, tested }]) => ({
      id,
      spent,
      tested: tested !== null,
      held: spent || isKnown ? holds : null,
    })),
    items: Object.entries(items).map(([id, item]) => ({
      ...item,
      id,
      find: item.opened || isKnown ? item.find : null,
    })),
    exchange: exchangeView(state, exchange, watcher),
    declares: state.phase === 'declaring' ? declarers(state) : [],
    notes: open.notes.filter((note) => !note.private || note.side === watcher),
    isToBeSaid: isToBeSaid(state),
    points: tagalongPoints(state),
  }
}

/** An enemy that is up, and on, stands in its reach (line 284, R16). */
export function isInHthHere(view: BattleView, model: ModelView): boolean {
  return view.models.some((other) => isInReach(view, model, other))
}

function nthOf({ models }: BattleState, { id, side, who }: ModelState): number {
  const alike = Object.values(models).filter(
    (one) => one.name === '' && one.side === side && one.who.type === who.type && one.who.kind === who.kind,
  )
  if (side !== null && isPlayer(side) && alike.length === 1) return 0
  return alike.findIndex((one) => one.id === id) + 1
}

function missionView(mission: Mission): MissionView {
  const { tokenTable: _tokens, findTable: _finds, own: _own, ...open } = mission
  return {
    ...open,
    tokens: mission.tokens.map(({ holds: _holds, ...token }) => token),
    items: mission.items.map(({ find: _find, ...item }) => item),
    waves: mission.waves.map(({ models: _models, ...wave }) => wave),
  }
}

/** What is declared in secret its own side alone knows until it is opened. */
function exchangeView(
  { setup: { rules }, models }: BattleState,
  exchange: Exchange | null,
  watcher: Watcher,
): Exchange | null {
  if (!exchange || exchange.opened || rules.declaring !== 'secret') return exchange
  return { ...exchange, attacks: exchange.attacks.filter(({ by }) => models[by]?.side === watcher) }
}

export function isRevealed({ phase }: { readonly phase: Phase }): boolean {
  return phase === 'over'
}

export type Told = BattleEvent | HiddenEvent<EventKind, Side>

/** Would tell what tokens hold and dice will show; the beginning holds the mission with all that is in it. */
const NEVER_TOLD: readonly EventKind[] = ['begun', 'tokens-filled', 'dice-moved']

export function tell(event: BattleEvent, _state: { readonly phase: Phase }, watcher: Watcher): Told {
  if (NEVER_TOLD.includes(event.kind)) return { kind: 'hidden', of: event.kind, side: null }
  const isSecret =
    (event.kind === 'noted' && event.private) || (event.kind === 'attack-declared' && event.secret)
  return isSecret && event.side !== watcher ? { kind: 'hidden', of: event.kind, side: event.side } : event
}
