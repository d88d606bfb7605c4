import type { Digest, Kill } from '../../../../../shared/systems/seven-seconds/histories/digest.ts'
import type {
  MeasuredBattle,
  MeasuredCampaign,
  MeasuredSide,
} from '../../../../../shared/systems/seven-seconds/histories/measure/shapes.ts'
import {
  RATINGS,
  STATS,
  type Tech,
  type UnitType,
} from '../../../../../shared/systems/seven-seconds/words.ts'

/** All 18 numbers alike. */
export function tech(value: number): Tech {
  const line = Object.fromEntries(STATS.map((stat) => [stat, value])) as Tech[1]
  return Object.fromEntries(RATINGS.map((rating) => [rating, line])) as Tech
}

export function campaign(
  id: string,
  people: readonly (readonly [participant: string, player: string, faction: string])[],
  rest: Partial<MeasuredCampaign> = {},
): MeasuredCampaign {
  return {
    id,
    participants: people.map(([participant, player, faction]) => ({
      id: participant,
      player: { id: player, name: player },
      faction: { id: faction, name: `The ${faction}`, shortName: faction },
      startingTech: tech(1),
    })),
    purchases: [],
    standings: [],
    ...rest,
  }
}

interface Side extends Partial<MeasuredSide> {
  readonly participant: string
  readonly gained?: number
  readonly after?: number
  readonly streak?: number
}

export function battle(
  id: string,
  a: Side,
  b: Side,
  rest: Partial<Omit<MeasuredBattle, 'account'>> & { winner?: 0 | 1 | null } = {},
): MeasuredBattle {
  const facts = ({
    participant,
    role = null,
    victoryPoints = null,
    lost = {},
    controlsTable = false,
  }: Side) => ({
    participant,
    role,
    victoryPoints,
    lost,
    controlsTable,
  })
  const account = ({ gained = 0, after = 0, streak = 0 }: Side) => ({
    pointsGained: gained,
    pointsAfter: after,
    streakAfter: streak,
  })
  const { winner = null, ...others } = rest
  return {
    id,
    campaign: 'c',
    number: Number(/\d+/.exec(id)?.[0] ?? 1),
    sides: [facts(a), facts(b)],
    result: null,
    account: { winner, sides: [account(a), account(b)] },
    people: [],
    digest: null,
    ...others,
  }
}

type DigestSide = Digest['sides']['a']
const emptySide: DigestSide = { mission: null, troops: null, shots: [], luck: [] }

export function digest(
  rest: Partial<Omit<Digest, 'sides'>> & { a?: Partial<DigestSide>; b?: Partial<DigestSide> } = {},
): Digest {
  const { a, b, ...others } = rest
  return {
    events: 1,
    rounds: 1,
    ending: null,
    deck: 'Muster',
    sides: { a: { ...emptySide, ...a }, b: { ...emptySide, ...b } },
    units: [],
    kills: [],
    notes: [],
    photos: [],
    deviations: 0,
    ...others,
  }
}

export function unit(side: 'a' | 'b', type: UnitType, rating: 1 | 2 | 3 = 2): Digest['units'][0] {
  return { side, type, rating, name: null, trooper: null }
}

export function kill(of: number, cause: Kill['cause']): Kill {
  return { event: 1, round: 1, unit: of, by: null, cause, chance: null }
}
