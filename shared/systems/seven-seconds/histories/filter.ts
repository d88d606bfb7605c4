import { MARGINS } from '../words.ts'
import type { Filter, Order } from './filter-document.ts'
import type { IndexedBattle, IndexedSide } from './filter-index.ts'
import { battleFinder } from './find-words.ts'

/** Finding battles among all that were fought, quick enough to follow every key that is typed. */

/** Lets every battle through. */
export const NO_FILTER: Filter = {
  text: '',
  campaigns: [],
  factions: [],
  players: [],
  opponents: [],
  roles: [],
  ended: [],
  missions: [],
  troops: [],
  margins: [],
  places: [],
  from: null,
  to: null,
  levels: [],
}

/** The newest first, as they were entered. */
export const USUAL_ORDER: Order = { by: 'number', descending: true }

/** Whether a filter keeps anything out. */
export function isSet(filter: Filter): boolean {
  return (Object.keys(NO_FILTER) as (keyof Filter)[]).some((key) => {
    const value = filter[key]
    return value !== null && value.length > 0 && (key !== 'text' || filter.text.trim() !== '')
  })
}

/** Says of a battle whether a filter means it. */
export function matcher(filter: Filter): (row: IndexedBattle) => boolean {
  const wanted = battleFinder(filter.text)
  const { from, to } = filter
  const isOurs = sideMatcher(filter)
  return (row) => {
    const {
      battle,
      campaign,
      sides: [a, b],
    } = row
    return (
      admits(filter.campaigns, campaign.id) &&
      admits(filter.margins, battle.account.margin) &&
      admits(filter.levels, battle.level) &&
      admits(filter.places, battle.place) &&
      // A battle without a date is in no stretch of time.
      (from === null || (battle.foughtOn !== null && battle.foughtOn >= from)) &&
      (to === null || (battle.foughtOn !== null && battle.foughtOn <= to)) &&
      (isOurs(a, b) || isOurs(b, a)) &&
      wanted(row)
    )
  }
}

/** The battles that a filter means, sorted. */
export function filtered(rows: readonly IndexedBattle[], filter: Filter, order?: Order): IndexedBattle[] {
  const fits = rows.filter(matcher(filter))
  return order ? sorted(fits, order) : fits
}

/** Sorts battles; those of which nobody knows it come last either way, and equal ones the newest first. */
export function sorted(rows: readonly IndexedBattle[], { by, descending }: Order): IndexedBattle[] {
  const keyed = rows.map((row) => ({ row, key: keyOf(row, by) }))
  const way = descending ? -1 : 1
  const newer = (a: IndexedBattle, b: IndexedBattle): number =>
    b.campaignPlace - a.campaignPlace || b.battle.account.position - a.battle.account.position
  return keyed
    .sort((a, b) => {
      if (a.key === null || b.key === null) {
        return Number(a.key === null) - Number(b.key === null) || newer(a.row, b.row)
      }
      if (by === 'number') return -way * newer(a.row, b.row)
      return (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) * way || newer(a.row, b.row)
    })
    .map(({ row }) => row)
}

function keyOf({ battle }: IndexedBattle, by: Order['by']): number | string | null {
  const { account, digest, foughtOn } = battle
  switch (by) {
    case 'date':
      return foughtOn
    case 'number':
      return account.position
    case 'margin':
      // Differences are below 2,000.
      return MARGINS.indexOf(account.margin) * 10_000 + Math.abs(account.difference ?? 0)
    case 'length':
      return digest ? digest.rounds * 100_000 + digest.events : null
    case 'losses':
      return account.sides[0].lost + account.sides[1].lost
  }
}

/** Says of a side, with the other one, whether it is the one that a filter asks about. */
function sideMatcher(filter: Filter): (ours: IndexedSide, theirs: IndexedSide) => boolean {
  const { factions, players, opponents, roles, ended, missions, troops } = filter
  return (ours, { participant: other }) =>
    admits(factions, ours.participant.faction.id) &&
    admits(players, ours.participant.player.id) &&
    (opponents.length === 0 || opponents.includes(other.faction.id) || opponents.includes(other.player.id)) &&
    admits(roles, ours.role) &&
    admits(ended, ours.ended) &&
    admits(missions, ours.mission) &&
    admits(troops, ours.troops)
}

/** An empty list admits everything. */
function admits<Value extends string>(list: readonly Value[], value: Value | null): boolean {
  return list.length === 0 || (value !== null && list.includes(value))
}
