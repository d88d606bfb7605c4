import { rollAdvanced, type Grants, type Priorities } from '../advanced-force.ts'
import { rollBasic, type Choices } from '../basic-force.ts'
import type { Problem } from '../../../problem.ts'
import { SUPPORT_ARTILLERY } from '../data/advanced-force.ts'
import { HEAVY_TABLE } from '../data/weapons.ts'
import type { NextRoll } from '../rolling.ts'
import type { Unit } from '../units.ts'
import { BASIC_WEAPONS, SUPPORT_WEAPONS, type Armour, type HeavyWeapon, type UnitKind } from '../words.ts'
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

const supportOf = (weapon: string): Figure['weapon'] => SUPPORT_WEAPONS.find((one) => one === weapon) ?? null

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
  colours: null,
  emblem: null,
  made,
  units: [],
  vehicles: [],
})

type Answer = { readonly force: ForceDraft } | { readonly problems: readonly Problem[] }

/** A quick force, with the rolls and choices that made it. Source: lines 446–549. */
export function basicDraft(name: string, next: NextRoll, choices: Choices): Answer {
  const made = rollBasic(next, choices)
  if ('problems' in made) return made
  const kept = <Choice extends string>(
    pick: { readonly id: Choice; readonly units?: readonly string[] } | undefined,
  ): { id: Choice; units: string[] } | null => (pick ? { id: pick.id, units: [...(pick.units ?? [])] } : null)
  const record: Made = {
    way: 'basic',
    rolls: made.steps.flatMap(({ rolls }) => rolls),
    variation: kept(choices.variation),
    platoons: choices.platoons.map(({ enhancement, limitation }) => ({
      enhancement: kept(enhancement),
      limitation: kept(limitation),
    })),
  }
  return { force: { ...emptyForce(name, record), units: made.units.map(draftOf) } }
}

/** A force of platoons by priorities, their grants of men and traits still to be given out. Source: lines 2087–2222. */
export function advancedDraft(
  name: string,
  next: NextRoll,
  platoons: readonly Priorities[],
):
  | (Extract<Answer, { force: unknown }> & { readonly grants: readonly Grants[] })
  | Exclude<Answer, { force: unknown }> {
  const all: UnitDraft[] = []
  const grants: Grants[] = []
  const record: Extract<Made, { way: 'advanced' }> = { way: 'advanced', platoons: [] }
  for (const [at, choices] of platoons.entries()) {
    const made = rollAdvanced(next, choices)
    if ('problems' in made) return made
    const platoon = at + 1
    const own = made.units.map((unit) => draftOf({ ...unit, id: unit.id.replace(/^1/u, `${platoon}`) }))
    all.push(...own, ...supportTeams(made.grants, platoon, made.units[0]?.armour ?? 'light'))
    grants.push(made.grants)
    record.platoons.push({
      points: { ...choices.points },
      each: [...(choices.each ?? [])],
      rolls: made.steps.flatMap(({ rolls }) => rolls),
    })
  }
  return { force: { ...emptyForce(name, record), units: all }, grants }
}
