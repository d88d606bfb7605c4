import type { HistoryBattle, HistoryCampaign } from '../contract/histories.ts'
import { plain } from '../../../search.ts'
import { SIDES } from '../battle/words.ts'
import { kindOf } from '../campaign/kind.ts'
import type { Ended, FilterRole } from './filter-words.ts'
import { toldOf, type FateWords, type Told } from './told-words.ts'

/** A line between them: no word reaches over two of them. */
const BETWEEN = '\n'

/** One side of a battle, with what a filter asks of it. */
export interface IndexedSide {
  readonly participant: HistoryCampaign['participants'][number]
  readonly role: FilterRole
  readonly ended: Ended
  /** Titles of its cards; null where nobody noted them, or without a log. */
  readonly mission: string | null
  readonly troops: string | null
}

/** A battle prepared for finding: what can be searched is put together once. */
export interface IndexedBattle {
  readonly battle: HistoryBattle
  readonly campaign: HistoryCampaign
  /** Order among all campaigns: the oldest is 0. */
  readonly campaignPlace: number
  readonly sides: readonly [IndexedSide, IndexedSide]
  /** Everything that is told of it: put together when somebody asks, since of most battles nobody does. */
  readonly told: () => readonly Told[]
  /** The same as it is searched. */
  readonly words: string
  /** By turns a line with whom, and a line with what they did or became: `yun okafor`, `killed`. */
  readonly states: string
}

/**
 * What the screens print of a battle, between these sides, in words of their own: its day, its margin,
 * the types of its units.
 */
export type PrintedWords = (
  battle: HistoryBattle,
  between: readonly [IndexedSide, IndexedSide],
) => readonly Told[]

/** Prepares battles for finding. Those whose campaign or sides are unknown are left out. */
export function indexBattles(
  campaigns: readonly HistoryCampaign[],
  battles: readonly HistoryBattle[],
  printed: PrintedWords = () => [],
  fates: FateWords = {},
): readonly IndexedBattle[] {
  const known = new Map(campaigns.map((campaign, place) => [campaign.id, { campaign, place }]))
  return battles.flatMap((battle) => {
    const of = known.get(battle.campaign)
    if (!of) return []
    const [a, b] = [sideOf(of.campaign, battle, 0), sideOf(of.campaign, battle, 1)]
    if (!a || !b) return []
    const { campaign, place } = of
    const participants = [a.participant, b.participant]
    const told = (): readonly Told[] => [
      ...toldOf(battle, campaign, participants, fates),
      ...printed(battle, [a, b]),
    ]
    const all = told()
    const words = new Set(all.flatMap(({ text, searched = text, also = [] }) => [searched, ...also]))
    const states = all.flatMap(({ state }) => (state ? [state.of, state.words] : []))
    return [
      {
        battle,
        campaign,
        campaignPlace: place,
        sides: [a, b],
        told,
        words: plain([...words].join(BETWEEN)),
        states: plain(states.join(BETWEEN)),
      },
    ]
  })
}

function sideOf(campaign: HistoryCampaign, battle: HistoryBattle, place: 0 | 1): IndexedSide | null {
  const side = battle.sides[place]
  const participant = campaign.participants.find(({ id }) => id === side.participant)
  if (!participant) return null
  const { winner } = battle.account
  // Side a of a fight is the battle's first.
  const cards = battle.digest?.sides[SIDES[place]]
  return {
    participant,
    role: side.role ?? (kindOf(battle) === 'chance-encounter' ? 'chance-encounter' : 'unknown'),
    ended: winner === null ? 'drawn' : winner === place ? 'won' : 'lost',
    mission: cards?.mission?.title ?? null,
    troops: cards?.troops?.title ?? null,
  }
}
