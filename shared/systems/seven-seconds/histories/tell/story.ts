import type { Fate } from '../../../../contract/choices.ts'
import type { HistoryBattle, HistoryCampaign } from '../../contract/histories.ts'
import type { BattleKind } from '../../battle/words.ts'
import { kindOf } from '../../campaign/kind.ts'
import { unnamedFallen, type Counts } from '../../people/fallen.ts'
import type { Kills } from '../../people/words.ts'
import type { Margin, TrooperType } from '../../words.ts'
import type { Course } from './course.ts'

/** A battle as a story: who, where, when, what came of it, and its course as far as anything kept it. */

/** Somebody of a roster who was there. */
export interface StoryPerson {
  /** Who of the roster. */
  readonly trooper: string
  readonly name: string
  readonly unit: TrooperType
  readonly fate: Fate
  readonly round: number | null
  readonly cause: string
  readonly kills: Kills
  readonly honours: readonly { readonly name: string; readonly reason: string }[]
}

export interface StorySide {
  readonly faction: string
  readonly short: string
  readonly player: string
  readonly role: 'attacker' | 'defender' | null
  readonly roleDie: number | null
  readonly victoryPoints: number | null
  readonly controlsTable: boolean
  readonly people: readonly StoryPerson[]
  readonly lost: Counts
  /** Of the lost, those without a name. */
  readonly unnamed: Counts
  readonly pointsGained: number
  readonly pointsAfter: number
  readonly streakBefore: number
  readonly streakAfter: number
  readonly techGained: number
}

export interface Story {
  readonly campaign: string
  /** 1 for the campaign's first battle; it also chooses among the ways to say things. */
  readonly position: number
  readonly foughtOn: string | null
  readonly place: string
  readonly note: string
  /** Null where nobody knows who attacked. */
  readonly kind: BattleKind | null
  readonly sides: readonly [StorySide, StorySide]
  readonly winner: 0 | 1 | null
  readonly margin: Margin
  readonly difference: number | null
  /** Whoever won the campaign by this battle, by its short name; null where nobody did. */
  readonly wonCampaign: { readonly faction: string; readonly by: 'points' | 'streak' } | null
  readonly afterTheEnd: boolean
  readonly course: Course | null
  /** What those of the rosters who were there are called now. */
  readonly roster: ReadonlyMap<string, string>
}

/** A decoration of the campaign, and the battle that it is for. */
export interface Honour {
  readonly trooper: string
  readonly battle: string | null
  readonly name: string
  readonly reason: string
}

/** Puts together what is told of a battle; `course` is null for one that was only recorded. */
export function storyOf(
  campaign: Pick<HistoryCampaign, 'name' | 'participants' | 'winner'>,
  battle: Omit<HistoryBattle, 'digest' | 'changes'>,
  course: Course | null,
  honours: readonly Honour[],
): Story {
  const { account, foughtOn, place, note } = battle
  const sideOf = (at: 0 | 1): StorySide => {
    const [side, own] = [battle.sides[at], account.sides[at]]
    const fighter = campaign.participants.find(({ id }) => id === side.participant)
    const there = battle.people.filter(({ participant }) => participant === side.participant)
    const killed = there.filter(({ fate }) => fate === 'killed').map(({ unit }) => unit)
    return {
      faction: fighter?.faction.name ?? '',
      short: fighter?.faction.shortName ?? '',
      player: fighter?.player.name ?? '',
      role: side.role,
      roleDie: side.roleDie,
      victoryPoints: side.victoryPoints,
      controlsTable: side.controlsTable,
      people: there.map(({ trooper, name, unit, fate, round, cause, kills }) => ({
        trooper,
        name,
        unit,
        fate,
        round,
        cause,
        kills,
        honours: honours.filter((one) => one.trooper === trooper && one.battle === battle.id),
      })),
      lost: side.lost,
      unnamed: unnamedFallen(side.lost, killed),
      pointsGained: own.pointsGained,
      pointsAfter: own.pointsAfter,
      streakBefore: own.streakBefore,
      streakAfter: own.streakAfter,
      techGained: own.techGained.battle + own.techGained.table,
    }
  }
  const sides = [sideOf(0), sideOf(1)] as const
  const { winner: champion } = campaign
  const at = battle.sides.findIndex(({ participant }) => participant === champion?.participant)
  return {
    campaign: campaign.name,
    position: account.position,
    foughtOn,
    place,
    note,
    kind: kindOf(battle),
    sides,
    winner: account.winner,
    margin: account.margin,
    difference: account.difference,
    wonCampaign:
      champion?.battle === battle.id && at >= 0
        ? { faction: sides[at === 1 ? 1 : 0].short, by: champion.by }
        : null,
    afterTheEnd: account.afterTheEnd,
    course,
    roster: new Map(battle.people.map(({ trooper, name }) => [trooper, name])),
  }
}
