import { kindOf } from '../../campaign/kind.ts'
import { TROOPERS } from '../../words.ts'
import { luck } from './luck.ts'
import { within, type Scope, type SeenSide } from './scope.ts'
import type { Counted } from './shapes.ts'
import { shots } from './shots.ts'
import { outcomeOf } from './wins.ts'

/** What two are compared in. */
export const COMPARED = [
  'won',
  'attacked',
  'campaign-points',
  'victory-points',
  'controlled',
  'killed',
  'shots',
  'expected-kills',
  'kills',
  'luck',
] as const
export type Compared = (typeof COMPARED)[number]

export interface VersusRow {
  readonly of: Compared
  /** Null where nobody noted it of any battle. */
  readonly values: readonly [Counted | null, Counted | null]
}

export interface Versus {
  /** The battles that the two fought against each other. */
  readonly battles: readonly string[]
  readonly drawn: Counted
  readonly rows: readonly VersusRow[]
  readonly unknown: readonly string[]
}

/** Two against each other: only the battles in which they met count. */
export function versus<Battle extends Scope['battles'][0]>(
  scope: Scope<Battle>,
  first: string,
  second: string,
): Versus {
  const met = scope.battles.filter(({ sides: [a, b] }) => {
    const [one, two] = [scope.who(a.participant)?.key, scope.who(b.participant)?.key]
    return (one === first && two === second) || (one === second && two === first)
  })
  const both = within(scope, met)
  const drawn = met.filter(({ account }) => account.winner === null).map(({ id }) => id)
  const [ours, theirs] = [first, second].map((key) => compared(both, key))
  return {
    battles: met.map(({ id }) => id),
    drawn: { value: drawn.length, battles: drawn },
    rows: COMPARED.map((of) => ({ of, values: [ours?.[of] ?? null, theirs?.[of] ?? null] })),
    unknown: met.filter(({ digest }) => digest === null).map(({ id }) => id),
  }
}

function compared(scope: Scope, key: string): Record<Compared, Counted | null> {
  const sides = scope.sides.filter(({ contender }) => contender.key === key)
  const fired = shots(scope).rows.find(({ contender }) => contender.key === key)
  const dice = luck(scope).rows.find(({ contender }) => contender.key === key)
  const among = (fits: (side: SeenSide) => boolean): Counted => added(sides.filter(fits), () => 1)
  // A Chance Encounter has no attacker; where nobody noted who attacked, nothing is known of it.
  const known = sides.filter(({ battle }) => kindOf(battle) !== null)
  const noted = sides.filter(({ facts }) => facts.victoryPoints !== null)
  return {
    won: among(({ battle, at }) => outcomeOf(battle, at) === 'won'),
    attacked: known.length === 0 ? null : added(known, ({ facts }) => Number(facts.role === 'attacker')),
    'campaign-points': added(sides, ({ account }) => account.pointsGained),
    'victory-points': noted.length === 0 ? null : added(noted, ({ facts }) => facts.victoryPoints ?? 0),
    controlled: among(({ facts }) => facts.controlsTable),
    killed: added(sides, ({ battle, at }) => troopersLost(battle.sides[at === 0 ? 1 : 0])),
    shots: fired ? { value: fired.fired, battles: fired.battles } : null,
    'expected-kills': fired ? { value: fired.expected, battles: fired.battles } : null,
    kills: fired ? { value: fired.kills, battles: fired.battles } : null,
    luck: dice ? { value: dice.good - dice.expected, battles: dice.battles } : null,
  }
}

/** A sum over sides, with the battles that gave anything to it. */
function added(sides: readonly SeenSide[], of: (side: SeenSide) => number): Counted {
  const giving = sides.filter((side) => of(side) !== 0)
  return {
    value: sides.reduce((sum, side) => sum + of(side), 0),
    battles: [...new Set(giving.map(({ battle }) => battle.id))],
  }
}

function troopersLost({ lost }: SeenSide['facts']): number {
  return TROOPERS.reduce((sum, type) => sum + (lost[type] ?? 0), 0)
}
