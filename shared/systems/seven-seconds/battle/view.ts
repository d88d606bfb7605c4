import type { HiddenEvent as HouseHiddenEvent } from '../../../battle/battle.ts'
import type { Tech } from '../words.ts'
import type { Hand } from '../cards/draw.ts'
import { cardId, type MissionCard, type TroopCard } from '../cards/documents.ts'
import type { BattleEvent, EventKind } from './documents/events.ts'
import { scoreBattle, type BattleScore } from './ending/score.ts'
import { missionOf, troopCardOf } from './state/card.ts'
import { unitsOfBlip } from './state/look.ts'
import type { BattleState, Blip, SideState, Unit } from './state/state.ts'
import { SIDES, type Side, type UnitId } from './words.ts'

/** A side, or whoever looks over the table. */
export type Watcher = Side | 'public'

/** What a watcher may know of a battle: the open table, and of secrets only the own side's until the end. */
export interface BattleView extends Omit<
  BattleState,
  'setup' | 'dice' | 'piles' | 'sides' | 'units' | 'blips'
> {
  readonly level: BattleState['setup']['level']
  readonly rules: BattleState['setup']['rules']
  /** The set of cards that is played with. */
  readonly deckName: string
  readonly sides: Readonly<Record<Side, SideView>>
  /** Units on the table and destroyed ones, and the watcher's own in his Holding Area. */
  readonly units: readonly Unit[]
  readonly blips: readonly BlipView[]
  /** Victory Points; null before the battle is over. */
  readonly score: BattleScore | null
}

export interface SideView extends Pick<SideState, 'edge' | 'mustered' | 'placed' | 'deployed'> {
  /** The faction's numbers, as they stood when the battle began: both players know them. */
  readonly tech: Tech
  /** Winning Streak before the battle (p.29). */
  readonly streak: number
  readonly cards: 'none' | 'drawn' | 'kept'
  /** These are null where the watcher may not know them. */
  readonly hand: { readonly missions: readonly MissionCard[]; readonly troops: readonly TroopCard[] } | null
  readonly mission: MissionCard | null
  readonly troops: TroopCard | null
}

export interface BlipView extends Blip {
  /** The units that it stands for, none for a Decoy; null where the watcher may not know. */
  readonly units: readonly UnitId[] | null
}

/**
 * Source: Mission Cards, p.8; Holding Area, p.8; End of Game, p.16. A moment of the past hides what it hid then; with
 * `turnedOver` it shows what everybody has come to know at the end.
 */
export function view(state: BattleState, watcher: Watcher, turnedOver = isRevealed(state)): BattleView {
  const { setup, dice, piles, sides, units, blips, ...open } = state
  const knows = (side: Side): boolean => side === watcher || turnedOver
  const sideView = (side: Side): SideView => {
    const { edge, mustered, placed, deployed, hand, mission } = sides[side]
    return {
      tech: setup.sides[side].tech,
      streak: setup.sides[side].streak,
      edge,
      mustered,
      placed,
      deployed,
      cards: mission !== null ? 'kept' : hand !== null ? 'drawn' : 'none',
      hand: hand && knows(side) ? handOf(state, hand) : null,
      mission: knows(side) ? missionOf(state, side) : null,
      troops: knows(side) ? troopCardOf(state, side) : null,
    }
  }
  const [a, b] = SIDES
  return {
    ...open,
    level: setup.level,
    rules: setup.rules,
    deckName: setup.cards.name,
    sides: { a: sideView(a), b: sideView(b) },
    units: Object.values(units).filter(({ side, where }) => where !== 'holding-area' || knows(side)),
    blips: Object.values(blips).map((blip) => ({
      ...blip,
      units: knows(blip.side) ? unitsOfBlip(state, blip).map(({ id }) => id) : null,
    })),
    notes: open.notes.filter((note) => !note.private || note.side === watcher),
    score: scoreBattle(state),
  }
}

function handOf({ setup: { cards } }: BattleState, { missions, troops }: Hand): SideView['hand'] {
  return {
    missions: cards.missions.filter((card) => missions.includes(cardId(card))),
    troops: cards.troops.filter((card) => troops.includes(cardId(card))),
  }
}

/** Missions are turned over when the battle has ended. */
export function isRevealed({ phase }: Pick<BattleState, 'phase'>): boolean {
  return phase === 'measuring' || phase === 'over'
}

export type HiddenEvent = HouseHiddenEvent<EventKind, Side>

const SECRETS: readonly EventKind[] = [
  'cards-drawn',
  'cards-kept',
  'mustered',
  'units-named',
  'holding-area-filled',
]
/** Would tell the cards and dice that are still to come; the beginning is large, and `view` tells what is in it. */
const NEVER_TOLD: readonly EventKind[] = ['piles-changed', 'dice-moved', 'begun']

/** The event as the watcher may see it, in a battle that now stands in that phase. */
export function tell(
  event: BattleEvent,
  state: Pick<BattleState, 'phase'>,
  watcher: Watcher,
): BattleEvent | HiddenEvent {
  const side = 'side' in event ? event.side : null
  if (NEVER_TOLD.includes(event.kind)) return { kind: 'hidden', of: event.kind, side: null }
  // What a side wrote for itself stays its own, also when the cards are turned over.
  const isOwnNote = event.kind === 'noted' && event.private
  const secret = (isOwnNote || (SECRETS.includes(event.kind) && !isRevealed(state))) && side !== watcher
  return secret ? { kind: 'hidden', of: event.kind, side } : event
}
