import { rollAdvanced, type Grants, type Priorities } from '../advanced-force.ts'
import { rollBasic, type Choices } from '../basic-force.ts'
import type { Problem } from '../../../problem.ts'
import { changeForce, type Changed } from '../changes.ts'
import { SUPPORT_ARTILLERY } from '../data/advanced-force.ts'
import { VARIETY_ARTILLERY, VARIETY_HEAVY, type ByFace } from '../data/basic-force.ts'
import { LEADER_TABLE } from '../data/units.ts'
import { HEAVY_TABLE } from '../data/weapons.ts'
import { DEFAULT_RULES, type HouseRules } from '../house-rules.ts'
import type { NextRoll } from '../rolling.ts'
import type { Unit } from '../units.ts'
import type { Arm } from '../weapons.ts'
import {
  BASIC_WEAPONS,
  LEADER_RATINGS,
  SUPPORT_WEAPONS,
  type Armour,
  type HeavyWeapon,
  type UnitKind,
} from '../words.ts'
import type { ForceDraft, Made } from './force.ts'
import type { Figure, UnitDraft } from './unit.ts'

/** Rolled units as a force that can be named, changed and kept. */

export function plainFigure(of: Partial<Figure> & Pick<Figure, 'id' | 'role'>): Figure {
  return {
    name: '',
    count: 1,
    weapon: null,
    personalities: [],
    rating: null,
    branch: null,
    aptitude: null,
    strength: null,
    picture: null,
    ...of,
  }
}

export function plainUnit(of: Partial<UnitDraft> & Pick<UnitDraft, 'id' | 'kind' | 'figures'>): UnitDraft {
  return {
    name: '',
    notes: '',
    platoon: 1,
    quality: 'regular',
    resolve: 'steady',
    armour: 'light',
    basic: 'assaultRifles',
    serves: null,
    offBoard: false,
    traits: [],
    infect: null,
    partner: null,
    charges: 0,
    ...of,
  }
}

/** What a unit of the generators is called in a document: `u1-c` for `1.C`. */
export const draftId = (id: string): string => `u${id.toLowerCase().replaceAll('.', '-')}`

/** A rolled unit with its figures: who leads it, the riflemen, and each support weapon. */
export function draftOf({ id, strength, support, officer, basic, ...numbers }: Unit): UnitDraft {
  const [platoon = '1'] = id.split('.')
  const riflemen = strength - support.length
  const leads = officer || riflemen > 0
  const kind: UnitKind = !officer ? 'squad' : strength === 1 ? 'officer' : 'command'
  const figures = [
    ...(leads ? [plainFigure({ id: 'leader', role: officer ? 'officer' : 'leader' })] : []),
    ...(riflemen > 1 ? [plainFigure({ id: 'men', role: 'trooper', count: riflemen - 1 })] : []),
    ...support.map((weapon, at) =>
      plainFigure({ id: `weapon-${at + 1}`, role: 'trooper', weapon: supportOf(weapon) }),
    ),
  ]
  const carried = BASIC_WEAPONS.find((one) => one === basic) ?? 'assaultRifles'
  const { traits, quality, resolve, armour } = numbers
  return plainUnit({
    ...{ id: draftId(id), kind, platoon: Number(platoon), quality, resolve, armour },
    ...{ basic: carried, figures, traits: [...traits] },
  })
}

const supportOf = (weapon: Arm): Figure['weapon'] => SUPPORT_WEAPONS.find((one) => one === weapon) ?? null

/** A heavy weapons team with the crew that its table tells (lines 3101–3120). */
export function team(id: string, serves: HeavyWeapon, over: Partial<UnitDraft> = {}): UnitDraft {
  const crew = HEAVY_TABLE[serves].crew ?? 1
  const figures = [plainFigure({ id: 'crew', role: 'crew', count: crew })]
  return plainUnit({ id, kind: 'team', basic: 'assaultCarbines', figures, serves, ...over })
}

/** What a platoon was given by its Support: heavy teams, and mortars off the table (lines 2168–2179). */
export function supportTeams({ heavy, artillery }: Grants, platoon: number, armour: Armour): UnitDraft[] {
  const guns = heavy.map((weapon, at) => team(`t${platoon}-${at + 1}`, weapon, { platoon, armour }))
  const mortars = Array.from({ length: artillery }, (_none, at) =>
    team(`m${platoon}-${at + 1}`, SUPPORT_ARTILLERY.weapon, {
      ...{ platoon, armour, offBoard: true, quality: SUPPORT_ARTILLERY.quality },
    }),
  )
  return [...guns, ...mortars]
}

export const emptyForce = (name: string, made: Made): ForceDraft => ({
  kind: 'force',
  version: 1,
  name,
  notes: '',
  made,
  units: [],
  vehicles: [],
})

type Answer = { readonly force: ForceDraft } | { readonly problems: readonly Problem[] }

/** What of Greater Variety is played. Source: lines 557–561. */
export interface Variety {
  readonly leaders?: boolean
  readonly heavy?: boolean
  /** Off-board units: one, of a clear attacker two. */
  readonly artillery?: number
}

/** A quick force, with the rolls and choices that made it. Source: lines 446–561. */
export function basicDraft(name: string, next: NextRoll, choices: Choices, variety: Variety = {}): Answer {
  const made = rollBasic(next, choices)
  if ('problems' in made) return made
  const kept = <Choice extends string>(
    pick: { readonly id: Choice; readonly units?: readonly string[] } | undefined,
  ): { id: Choice; units: string[] } | null => (pick ? { id: pick.id, units: [...(pick.units ?? [])] } : null)
  const units = made.units.map(draftOf)
  const rolled = (times: number): number[] => Array.from({ length: times }, next)
  const squads = units.filter(({ kind }) => kind === 'squad').length
  const record: Extract<Made, { way: 'basic' }> = {
    way: 'basic',
    rolls: made.steps.flatMap(({ rolls }) => rolls),
    variation: kept(choices.variation),
    platoons: choices.platoons.map(({ enhancement, limitation }) => ({
      enhancement: kept(enhancement),
      limitation: kept(limitation),
    })),
    variety: {
      leaders: rolled(variety.leaders ? squads : 0),
      heavy: rolled(variety.heavy ? choices.platoons.length : 0),
      artillery: rolled(variety.artillery ?? 0),
    },
  }
  return { force: { ...emptyForce(name, record), units: varied(units, record.variety) } }
}

/** Leaders' ratings, a heavy weapon each platoon, and guns off the table. Source: lines 557–561; FAD-063, FAD-064. */
function varied(
  units: readonly UnitDraft[],
  { leaders, heavy, artillery }: Extract<Made, { way: 'basic' }>['variety'],
): UnitDraft[] {
  const left = [...leaders]
  const rated = units.map((unit) => {
    if (unit.kind !== 'squad') return unit
    const roll = left.shift()
    const rating = LEADER_RATINGS.find((one) => LEADER_TABLE[one].faces.some((face) => face === roll)) ?? null
    const figures = unit.figures.map((one) => (one.role === 'leader' ? { ...one, rating } : one))
    return { ...unit, figures }
  })
  const gun = (table: ByFace<HeavyWeapon>, roll: number): HeavyWeapon => table[roll - 1] ?? table[0]
  return [
    ...rated,
    ...heavy.map((roll, at) => team(`t${at + 1}`, gun(VARIETY_HEAVY, roll), { platoon: at + 1 })),
    ...artillery.map((roll, at) =>
      team(`m${at + 1}`, gun(VARIETY_ARTILLERY, roll), { platoon: null, offBoard: true }),
    ),
  ]
}

/** Leaders and officers begin with the lowest rating. Source: lines 2220–2222. */
const withLowest = (unit: UnitDraft): UnitDraft => ({
  ...unit,
  figures: unit.figures.map((one) => ({ ...one, rating: lowestRating(one) })),
})
export function lowestRating({ role }: Pick<Figure, 'role'>): Figure['rating'] {
  if (role === 'officer') return 'novice'
  return role === 'leader' ? 'inexperienced' : null
}

/** What makes a platoon: points, what is rolled for each, and what is changed afterwards. */
export interface PlatoonOrders extends Priorities {
  readonly changes?: readonly Changed[]
  readonly often?: true
}

/** A force of platoons by priorities, their grants of men and traits still to be given out. Source: lines 2087–2222. */
export function advancedDraft(
  name: string,
  next: NextRoll,
  platoons: readonly PlatoonOrders[],
  { grantedArmour }: Pick<HouseRules, 'grantedArmour'> = DEFAULT_RULES,
):
  | { readonly force: ForceDraft; readonly grants: readonly Grants[] }
  | { readonly problems: readonly Problem[] } {
  const all: UnitDraft[] = []
  const grants: Grants[] = []
  const extras = { heroes: [], psionics: [], notLikeUs: [] }
  const record: Extract<Made, { way: 'advanced' }> = { way: 'advanced', platoons: [], extras }
  for (const [at, orders] of platoons.entries()) {
    const { changes = [], often, ...choices } = orders
    const made = rollAdvanced(next, choices)
    if ('problems' in made) return made
    const changed = changeForce(made.units, choices.points, changes, often)
    if ('problems' in changed) return changed
    const platoon = at + 1
    const worn = grantedArmour === 'platoon' ? (made.units[0]?.armour ?? 'light') : 'light'
    const own = changed.units.map((unit) =>
      withLowest(draftOf({ ...unit, id: unit.id.replace(/^1/u, `${platoon}`) })),
    )
    all.push(...own, ...supportTeams(made.grants, platoon, worn))
    grants.push(made.grants)
    record.platoons.push({
      points: { ...choices.points },
      each: [...(choices.each ?? [])],
      rolls: made.steps.flatMap(({ rolls }) => rolls),
      changes: [...changes],
      ...(often && { often }),
    })
  }
  return { force: { ...emptyForce(name, record), units: all }, grants }
}
