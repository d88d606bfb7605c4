import { RATINGS, STATS, type Rating, type Stat, type Tech } from '../../words.ts'
import { follow, type Courses } from './courses.ts'
import type { Contender, Scope } from './scope.ts'
import type { Counted, MeasuredBattle, MeasuredCampaign } from './shapes.ts'
import { tally, type Tally } from './tally.ts'

/** A faction's 18 numbers added up. */
const sum = (tech: Tech): number =>
  RATINGS.reduce((all, rating) => all + STATS.reduce((row, stat) => row + tech[rating][stat], 0), 0)

/** A step that was bought: with the battle after which it was, null before the first of the campaign. */
interface Bought {
  readonly contender: Contender
  readonly rating: Rating
  readonly stat: Stat
  readonly after: MeasuredBattle | null
}

/** The steps bought before the first battle or after one of these. Those after battles that are not shown stay out. */
function bought({ campaigns, battles, who }: Scope, all: readonly MeasuredBattle[]): Bought[] {
  const shown = new Set(battles.map(({ id }) => id))
  return campaigns.flatMap((campaign) => {
    const own = all.filter((battle) => battle.campaign === campaign.id)
    return campaign.purchases.flatMap(({ participant, afterNumber, rating, stat }): Bought[] => {
      const contender = who(participant)
      const after = own.findLast(({ number }) => number <= afterNumber) ?? null
      if (!contender || (after && !shown.has(after.id))) return []
      return [{ contender, rating, stat, after }]
    })
  })
}

/**
 * The sum of everybody's 18 numbers as a campaign goes on (p.28): at its start with what was bought before the first
 * battle, then after each battle with the purchases that followed it. `all` are the campaign's battles, shown or not.
 */
export function techGrowth(scope: Scope, all: readonly MeasuredBattle[]): Courses {
  const steps = tally()
  const starts = tally()
  for (const { id, startingTech } of scope.campaigns.flatMap(({ participants }) => participants)) {
    const contender = scope.who(id)
    if (contender) starts.add(contender.key, sum(startingTech), '')
  }
  for (const { contender, after } of bought(scope, all)) {
    if (after) steps.add(`${after.id} ${contender.key}`, 1, after.id)
    else starts.add(contender.key, 1, '')
  }
  return follow(
    scope,
    new Map(scope.contenders.map(({ key }) => [key, starts.of(key).value])),
    (index, { key }, before) => before + steps.of(`${scope.battles[index]?.id ?? ''} ${key}`).value,
  )
}

export interface TechRow {
  readonly stat: Stat
  /** Of everybody, and by contender: the numbers at the start, and the steps bought, by rating. */
  readonly bought: Readonly<Record<Rating, Counted>>
  readonly of: readonly {
    readonly contender: Contender
    readonly ratings: readonly { readonly rating: Rating; readonly start: number; readonly bought: Counted }[]
  }[]
}

/** Technology by stat and rating: what everybody began with, and what was bought. */
export function techByStat(scope: Scope, all: readonly MeasuredBattle[]): TechRow[] {
  const counts = tally()
  for (const { contender, rating, stat, after } of bought(scope, all))
    for (const key of [`${stat} ${rating}`, `${stat} ${rating} ${contender.key}`]) count(counts, key, after)
  const starts = startsOf(scope.campaigns, scope.who)
  return STATS.map((stat) => ({
    stat,
    bought: {
      1: known(counts, `${stat} 1`),
      2: known(counts, `${stat} 2`),
      3: known(counts, `${stat} 3`),
    },
    of: scope.contenders.map((contender) => ({
      contender,
      ratings: RATINGS.map((rating) => ({
        rating,
        start: starts.of(`${stat} ${rating} ${contender.key}`).value,
        bought: known(counts, `${stat} ${rating} ${contender.key}`),
      })),
    })),
  }))
}

function startsOf(campaigns: readonly MeasuredCampaign[], who: Scope['who']): Tally {
  const starts = tally()
  for (const { id, startingTech } of campaigns.flatMap(({ participants }) => participants)) {
    const contender = who(id)
    if (!contender) continue
    for (const rating of RATINGS)
      for (const stat of STATS)
        starts.add(`${stat} ${rating} ${contender.key}`, startingTech[rating][stat], '')
  }
  return starts
}

/** What was bought before the first battle comes from none. */
function count(counts: Tally, key: string, after: MeasuredBattle | null): void {
  counts.add(key, 1, after?.id ?? '')
}

function known(counts: Tally, key: string): Counted {
  const { value, battles } = counts.of(key)
  return { value, battles: battles.filter(Boolean) }
}
