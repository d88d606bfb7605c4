import { VEHICLE_DAMAGE, type VehicleDamage } from '../data/fire.ts'
import { penetrationOdds } from '../damage.ts'
import type { HouseRules } from '../house-rules.ts'
import { thenOf, triesOf, type Spread } from './spread.ts'

/** What hits do to a vehicle: penetration, and damage that builds on what is broken already (lines 914–972, 1080–1091). */

export interface Hull {
  readonly crew: number
  /** Weapons that still fire. */
  readonly weapons: number
  readonly immobilised: boolean
  /** It crashes where it can no longer move. */
  readonly flies: boolean
  /** A light transport on the move crashes with the first of its crew, one that stands is left where it is without the last. */
  readonly driver: 'none' | 'moving' | 'still'
}

export interface Wreck {
  /** At least one damage. */
  readonly damaged: number
  readonly destroyed: number
  /** Of those that are not destroyed. */
  readonly immobilised: number
  readonly weaponLost: number
  readonly crewLost: number
  /** Penetrating hits, by which crews break. */
  readonly hits: Spread
}

interface State extends Hull {
  readonly hits: number
  readonly gone: boolean
}

/** The attacker's choice of two (line 946): what takes it out of the battle, then what it can do least without. */
const GRAVEST: readonly VehicleDamage[] = ['destroyed', 'weapon', 'immobilised', 'crew']

/** Hits of fire, each against the armour by itself. Source: lines 914–972; R19. */
export function wreckOdds(
  hull: Hull,
  q: {
    readonly hits: Spread
    readonly at: number | null
    readonly armour: number
    readonly reactive: boolean
  },
  rules: Pick<HouseRules, 'noRating' | 'driverless'>,
): Wreck & { readonly penetrates: number } {
  const rated = q.at === null && rules.noRating === 'zero' ? 0 : q.at
  const { once, twice } = penetrationOdds({ at: rated, armour: q.armour, reactive: q.reactive })
  const afterOne = (states: Ways): Ways => {
    const next = new Map<string, Way>()
    for (const { state, chance } of states.values()) {
      put(next, state, chance * (1 - once - twice))
      for (const first of VEHICLE_DAMAGE) {
        put(next, damaged(state, [first], rules), (chance * once) / 6)
        for (const second of VEHICLE_DAMAGE)
          put(next, damaged(state, [first, second], rules), (chance * twice) / 36)
      }
    }
    return next
  }
  const all = afterSpread(hull, q.hits, afterOne)
  return { ...told(hull, all), penetrates: once + twice }
}

/** Blows in a Close Assault, thrown on a table of their own. Source: lines 1070–1091. */
export function stormOdds(
  hull: Hull,
  q: {
    readonly figures: number
    readonly add: number
    readonly armour: number
    readonly table: readonly VehicleDamage[]
  },
  rules: Pick<HouseRules, 'driverless'>,
): Wreck & { readonly hitsBy: Spread } {
  const afterOne = (states: Ways): Ways => {
    const next = new Map<string, Way>()
    for (const { state, chance } of states.values())
      for (const face of q.table) put(next, damaged(state, [face], rules), chance / q.table.length)
    return next
  }
  // One die of the vehicle's counts against all of theirs.
  const hitsBy = thenOf(
    Array.from({ length: 6 }, () => 1 / 6),
    (die) => triesOf(q.figures, shareFrom(die + 1 + q.armour - q.add)),
  )
  return { ...told(hull, afterSpread(hull, hitsBy, afterOne)), hitsBy }
}

/** How much of a die is so much or more. */
export const shareFrom = (least: number): number => Math.min(6, Math.max(0, 7 - least)) / 6

interface Way {
  readonly state: State
  readonly chance: number
}
type Ways = ReadonlyMap<string, Way>

/** What alone of a state may change. */
const keyOf = ({ crew, weapons, immobilised, hits, gone }: State): string =>
  `${crew} ${weapons} ${hits} ${immobilised} ${gone}`

function put(ways: Map<string, Way>, state: State, chance: number): void {
  if (chance <= 0) return
  const key = keyOf(state)
  ways.set(key, { state, chance: (ways.get(key)?.chance ?? 0) + chance })
}

function afterSpread(hull: Hull, hits: Spread, afterOne: (states: Ways) => Ways): Ways {
  const all = new Map<string, Way>()
  const whole: State = { ...hull, hits: 0, gone: false }
  let now: Ways = new Map([[keyOf(whole), { state: whole, chance: 1 }]])
  for (const [count, chance] of hits.entries()) {
    if (count > 0) now = afterOne(now)
    for (const way of now.values()) put(all, way.state, way.chance * chance)
  }
  return all
}

/** The damage that counts of those thrown; what is there already, or never was, is a miss (line 960). */
function damaged(
  state: State,
  rolled: readonly VehicleDamage[],
  rules: Pick<HouseRules, 'driverless'>,
): State {
  if (state.gone) return state
  const able = rolled.filter((one) => applies(state, one)).map((one) => after(state, one, rules))
  const rank = (one: State): number =>
    one.gone ? -1 : GRAVEST.findIndex((kind) => hasTaken(state, one, kind))
  const [gravest] = able.toSorted((one, other) => rank(one) - rank(other))
  return gravest ?? state
}

function applies({ crew, weapons, immobilised }: State, damage: VehicleDamage): boolean {
  if (damage === 'crew') return crew > 0
  if (damage === 'weapon') return weapons > 0
  return damage === 'destroyed' || !immobilised
}
function hasTaken(before: State, now: State, damage: VehicleDamage): boolean {
  if (damage === 'weapon') return now.weapons < before.weapons
  if (damage === 'immobilised') return now.immobilised && !before.immobilised
  return damage === 'crew' && now.crew < before.crew
}

function after(state: State, damage: VehicleDamage, { driverless }: Pick<HouseRules, 'driverless'>): State {
  const hit = { ...state, hits: state.hits + 1 }
  switch (damage) {
    case 'destroyed':
      return { ...hit, gone: true }
    case 'immobilised':
      return { ...hit, immobilised: true, gone: state.flies }
    case 'weapon':
      return { ...hit, weapons: state.weapons - 1 }
    case 'crew': {
      const crew = state.crew - 1
      const isLeft = state.driver === 'still' && driverless === 'stays'
      return { ...hit, crew, gone: state.driver === 'moving' || (crew === 0 && !isLeft) }
    }
  }
}

function told(hull: Hull, ways: Ways): Wreck {
  const all = [...ways.values()]
  const chance = (does: (state: State) => boolean): number =>
    all.reduce((sum, way) => (does(way.state) ? sum + way.chance : sum), 0)
  const most = Math.max(0, ...all.map(({ state }) => state.hits))
  return {
    damaged: chance(({ hits }) => hits > 0),
    destroyed: chance(({ gone }) => gone),
    immobilised: chance(({ gone, immobilised }) => !gone && immobilised && !hull.immobilised),
    weaponLost: chance(({ gone, weapons }) => !gone && weapons < hull.weapons),
    crewLost: chance(({ gone, crew }) => !gone && crew < hull.crew),
    hits: Array.from({ length: most + 1 }, (_none, count) => chance(({ hits }) => hits === count)),
  }
}
