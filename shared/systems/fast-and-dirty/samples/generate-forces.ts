import { anyOf, shuffled } from '../../../dice/shuffle.ts'
import type { Dice } from '../../../dice/source.ts'
import { NAME_STYLES, namesOfStyle } from '../../../names/index.ts'
import { pickNames } from '../../../names/pick.ts'
import type { Grants, Priorities } from '../advanced-force.ts'
import type { Choices, Pick } from '../basic-force.ts'
import type { Changed } from '../changes.ts'
import { EXCEPTIONAL_TROOPS } from '../data/advanced.ts'
import { CHANGE_TABLE, PRIORITY_POINTS } from '../data/advanced-force.ts'
import {
  CONTRARY,
  ENHANCEMENT_TABLE,
  LIMITATION_TABLE,
  VARIATION_TABLE,
  type ChoiceRow,
} from '../data/basic-force.ts'
import { HEAVY_PRICE } from '../data/points.ts'
import { NOT_ON_VEHICLES } from '../data/weapons.ts'
import { totalOf, type ForceDraft } from '../documents/force.ts'
import {
  advancedDraft,
  basicDraft,
  emptyForce,
  plainFigure,
  plainUnit,
  team,
  type Variety,
} from '../documents/making.ts'
import { thrownFor, withExtras, type Extra } from '../documents/extras.ts'
import { given } from '../documents/giving.ts'
import type { Figure, UnitDraft } from '../documents/unit.ts'
import { shieldsNobody, type VehicleDraft } from '../documents/vehicle.ts'
import {
  ARMOURS,
  BASIC_WEAPONS,
  CATEGORIES,
  CHANGES,
  EACH,
  ENHANCEMENTS,
  HEAVY_WEAPONS,
  LEADER_RATINGS,
  LIMITATIONS,
  METHODS,
  PERSONALITIES,
  PROPERTIES,
  QUALITIES,
  RESOLVES,
  SUPPORT_WEAPONS,
  VARIATIONS,
  VEHICLE_TYPES,
  type Category,
} from '../words.ts'
import { VEHICLE_STATS } from '../data/vehicles.ts'
import { FORCE_NAMES, SQUAD_NAMES } from './names.ts'

/** Whole forces of chance, in each of the three ways: legal, and the same from the same chance. */

interface Chance {
  readonly pick: Dice['pick']
}

const d6 = (chance: Chance): number => 1 + chance.pick(6)
const forceName = (chance: Chance): string =>
  `${anyOf(FORCE_NAMES.first, chance)} ${anyOf(FORCE_NAMES.last, chance)}`

/** Choices that cannot be had with what was rolled are made anew so often; then the plainest one. */
const TRIES = 30

/** A quick force: rolled, with a variation, an enhancement and a limitation of chance. Source: lines 446–549. */
export function randomBasicForce(chance: Chance, platoons = 1, variety: Variety = {}): ForceDraft {
  const name = forceName(chance)
  for (let n = 0; n < TRIES; n += 1) {
    const made = basicDraft(name, () => d6(chance), randomChoices(chance, platoons), variety)
    if ('force' in made) return named(made.force, chance)
  }
  const plain = Array.from({ length: platoons }, () => ({ limitation: { id: 'noGrenades' as const } }))
  const made = basicDraft(name, () => d6(chance), { platoons: plain }, variety)
  if (!('force' in made)) throw new Error('Not even the plainest quick force can be made.')
  return named(made.force, chance)
}

function randomChoices(chance: Chance, platoons: number): Choices {
  const numbers = Array.from({ length: platoons }, (_none, at) => at + 1)
  const variation = anyOf(VARIATIONS, chance)
  return {
    variation: picked(variation, VARIATION_TABLE[variation], numbers, chance),
    platoons: numbers.map((platoon) => {
      const enhancement = anyOf(ENHANCEMENTS, chance)
      const barred = CONTRARY[enhancement] ?? []
      const limitation = anyOf(
        LIMITATIONS.filter((one) => !barred.includes(one)),
        chance,
      )
      return {
        enhancement: picked(enhancement, ENHANCEMENT_TABLE[enhancement], [platoon], chance),
        limitation: picked(limitation, LIMITATION_TABLE[limitation], [platoon], chance),
      }
    }),
  }
}

/** Every platoon has a command squad and three others at least (lines 450–453, 509). */
function picked<Choice extends string>(
  id: Choice,
  { units, basicOnly }: ChoiceRow,
  platoons: readonly number[],
  chance: Chance,
): Pick<Choice> {
  if (units === 'none') return { id }
  const squads = platoons.flatMap((at) => [
    ...(basicOnly ? [] : [`${at}.C`]),
    `${at}.1`,
    `${at}.2`,
    `${at}.3`,
  ])
  const count = units === 'any' ? 1 + chance.pick(squads.length) : units
  return { id, units: shuffled(squads, chance).slice(0, count) }
}

/** Leaders and officers get names, squads are called by their order. */
function named(force: ForceDraft, chance: Chance): ForceDraft {
  const isLed = ({ role }: Figure): boolean => role === 'leader' || role === 'officer' || role === 'psionic'
  const wanted = force.units.flatMap(({ figures }) => figures).filter(isLed).length
  const names = pickNames(namesOfStyle(anyOf(NAME_STYLES, chance)), [], wanted, (n) => chance.pick(n))
  let squads = 0
  return {
    ...force,
    units: force.units.map((unit) => {
      const figures = unit.figures.map((one) => (isLed(one) ? { ...one, name: names.shift() ?? '' } : one))
      if (unit.kind === 'squad') squads += 1
      const name = unit.kind === 'squad' ? `${SQUAD_NAMES[squads - 1] ?? `${squads}th`} Squad` : unit.name
      return { ...unit, name, figures }
    }),
  }
}

/** An advanced force: nine points spread by chance, and all that it wins given out. Source: lines 2087–2251. */
export function randomAdvancedForce(chance: Chance, platoons = 1, extras: readonly Extra[] = []): ForceDraft {
  const name = forceName(chance)
  const choices = Array.from({ length: platoons }, () => randomPriorities(chance))
  const next = (): number => d6(chance)
  const changed = advancedDraft(
    name,
    next,
    choices.map((one) => ({ ...one, changes: randomChanges(one, chance) })),
  )
  // A change that a squad could not take is left out with all others.
  const made = 'force' in changed ? changed : advancedDraft(name, next, choices)
  if (!('force' in made)) throw new Error('Nine points were spread wrongly.')
  const { force, grants } = made
  const units = grants.flatMap((won, at) => {
    const own = force.units.filter(({ platoon }) => platoon === at + 1)
    return givenOut(own, won, chance)
  })
  const thrown = (one: Extra): number[] => (extras.includes(one) ? thrownFor(one, next, platoons) : [])
  const rolls = { heroes: thrown('heroes'), psionics: thrown('psionics'), notLikeUs: thrown('notLikeUs') }
  return named(
    withExtras({ ...force, units }, rolls, (squads) => anyOf(squads, chance)),
    chance,
  )
}

function randomPriorities(chance: Chance): Priorities {
  const points: Record<Category, number> = {
    manpower: 0,
    firepower: 0,
    gear: 0,
    support: 0,
    training: 0,
    aggression: 0,
  }
  for (let spent = 0; spent < PRIORITY_POINTS.all; spent += 1)
    points[
      anyOf(
        CATEGORIES.filter((one) => points[one] < PRIORITY_POINTS.most),
        chance,
      )
    ] += 1
  return { points, each: EACH.filter(() => chance.pick(2) === 0) }
}

/** Changes that its points allow: often none, of the first two squads, which every platoon has (line 2120). */
function randomChanges({ points }: Priorities, chance: Chance): Changed[] {
  const allowed = CHANGES.filter((id) => points[CHANGE_TABLE[id].category] > 0 && chance.pick(5) === 0)
  return allowed.map((id) => ({
    id,
    unit: id === 'independentOfficer' ? null : `1.${1 + chance.pick(2)}`,
  }))
}

/** Everything that a platoon won goes to units that can have it. Source: lines 2152, 2193–2222. */
function givenOut(platoon: readonly UnitDraft[], won: Grants, chance: Chance): UnitDraft[] {
  let units = [...platoon]
  const give = (times: number, does: (unit: UnitDraft) => UnitDraft | null): void => {
    for (let n = 0; n < times; n += 1) {
      const able = units.flatMap((unit) => does(unit) ?? [])
      if (able.length === 0) return
      const changed = anyOf(able, chance)
      units = units.map((unit) => (unit.id === changed.id ? changed : unit))
    }
  }
  const times = (grant: 'rifleGrenades' | 'plasmaRifles' | 'hardened' | 'officerLevels' | 'leaderLevels') =>
    give(won[grant], (unit) => given(unit, { grant }))
  times('rifleGrenades')
  times('plasmaRifles')
  for (let n = 0; n < won.traits; n += 1) {
    const word = anyOf(anyOf(EXCEPTIONAL_TROOPS, chance), chance)
    give(1, (unit) => given(unit, { grant: 'traits', word }))
  }
  for (let n = 0; n < won.personalities; n += 1) {
    const word = anyOf(PERSONALITIES, chance)
    give(1, (unit) => given(unit, { grant: 'personalities', word }))
  }
  times('hardened')
  times('officerLevels')
  times('leaderLevels')
  return units
}

/** Points below which no force is made. */
export const LEAST_BUDGET = 60

/** A force that costs no more than so many points. Source: lines 2255–2614. */
export function randomPointsForce(chance: Chance, budget: number): ForceDraft {
  const force = emptyForce(forceName(chance), { way: 'points', budget })
  let left = budget
  const squad = boughtSquad('squad-1', 'lowTechRifles', 4, chance)
  const units: UnitDraft[] = [squad]
  const vehicles: VehicleDraft[] = []
  left -= totalOf(squad) ?? 0
  const basic = anyOf(BASIC_WEAPONS, chance)
  for (let n = 2; n <= MOST_BOUGHT; n += 1) {
    const kind = anyOf(BOUGHT, chance)
    const one =
      kind === 'vehicle'
        ? boughtVehicle(`vehicle-${n}`, chance)
        : kind === 'team'
          ? boughtTeam(`team-${n}`, chance)
          : boughtSquad(`squad-${n}`, basic, 5 + chance.pick(6), chance)
    const total = totalOf(one)
    if (total === null || total > left) continue
    left -= total
    if ('figures' in one) units.push(one)
    else vehicles.push(one)
  }
  return named({ ...force, units, vehicles }, chance)
}

const MOST_BOUGHT = 24
const BOUGHT = ['squad', 'squad', 'squad', 'team', 'vehicle'] as const

function boughtSquad(
  id: string,
  basic: (typeof BASIC_WEAPONS)[number],
  strength: number,
  chance: Chance,
): UnitDraft {
  const weapon = anyOf(SUPPORT_WEAPONS, chance)
  const isPlain = strength < 5
  return plainUnit({
    ...{ id, kind: 'squad', basic },
    quality: isPlain ? 'conscript' : anyOf(QUALITIES, chance),
    resolve: isPlain ? 'steady' : anyOf(RESOLVES, chance),
    armour: isPlain ? 'light' : anyOf(ARMOURS, chance),
    figures: [
      plainFigure({
        id: 'leader',
        role: 'leader',
        rating: isPlain ? 'inexperienced' : anyOf(LEADER_RATINGS, chance),
      }),
      plainFigure({ id: 'men', role: 'trooper', count: strength - 2 }),
      plainFigure({ id: 'weapon-1', role: 'trooper', weapon }),
    ],
  })
}

const PRICED_GUNS = HEAVY_WEAPONS.filter((weapon) => HEAVY_PRICE[weapon] !== null)
const MOUNTED = HEAVY_WEAPONS.filter((weapon) => !NOT_ON_VEHICLES.includes(weapon))

const boughtTeam = (id: string, chance: Chance): UnitDraft => team(id, anyOf(PRICED_GUNS, chance))

function boughtVehicle(id: string, chance: Chance): VehicleDraft {
  const type = anyOf(VEHICLE_TYPES, chance)
  const weapons = Array.from({ length: chance.pick(3) }, () => anyOf(MOUNTED, chance))
  const vehicle = {
    ...{ id, name: '', notes: '', picture: null, platoon: 1, type, method: anyOf(METHODS, chance) },
    ...{ front: chance.pick(VEHICLE_STATS[type].front + 1), weapons },
    crew: 1 + chance.pick(weapons.length + 1),
    seats: chance.pick(11),
    quality: anyOf(QUALITIES, chance),
    resolve: anyOf(RESOLVES, chance),
  }
  const isClosed = !shieldsNobody(vehicle)
  const properties = PROPERTIES.filter(
    (one) =>
      one !== 'commandVehicle' && chance.pick(12) === 0 && (isClosed || one !== 'closeInDefenseSystem'),
  )
  return { ...vehicle, properties }
}
